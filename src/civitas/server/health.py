"""Whether the server can do its work: it can store, its background work goes on, and Redis answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from civitas.server.chores import Chores
from civitas.server.live import Live
from civitas.server.storage import Store

# Seconds until what has not answered counts as silent.
PATIENCE: Final = 1.5


class Health:
    """Tries what the server needs. Each of it is tried once at a time, however often and long somebody asks."""

    def __init__(self, store: Store, live: Live, chores: Chores) -> None:
        self.chores = chores
        self.needs: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {"The database": store.probe}
        if live.redis_url:
            self.needs["Redis"] = live.ping
        self.trying: dict[str, asyncio.Task[None]] = {}

    async def ailments(self) -> list[str]:
        """What is wrong, a sentence each, known within two seconds."""
        asked = {name: self.trying.get(name) or self.attempt(name, work) for name, work in self.needs.items()}
        await asyncio.wait(asked.values(), timeout=PATIENCE)
        found = [self.ailment(name, task) for name, task in asked.items()]
        found += [f"The task {name} has stopped." for name in self.chores.ailing()]
        return [each for each in found if each]

    def attempt(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(work())
        self.trying[name] = task
        task.add_done_callback(lambda _: self.tried(name))
        return task

    def tried(self, name: str) -> None:
        """Also what nobody waited for any more has been heard."""
        task = self.trying.pop(name)
        if not task.cancelled():
            task.exception()

    def ailment(self, name: str, task: asyncio.Task[None]) -> str:
        if not task.done():
            return f"{name} does not answer."
        fault = task.exception()
        return "" if fault is None else f"{name} fails: {type(fault).__name__}."

    async def close(self) -> None:
        for task in list(self.trying.values()):
            task.cancel()
        await asyncio.gather(*self.trying.values(), return_exceptions=True)
