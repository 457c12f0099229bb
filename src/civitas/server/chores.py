"""Work that goes on in the background for as long as the server runs, whatever goes wrong in it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

from msgspec import Struct

from civitas.server.faults import STORAGE_FAULTS
from civitas.server.limits import Limiter

log = logging.getLogger("civitas.chores")

# How long a round of a chore may take before it counts as stuck, in seconds.
ROUND_MOST: Final = 60.0


class Chore(Struct):
    """Work done over and over. `ended` is when its last round did, or was seen to go on, of the monotonic clock."""

    task: asyncio.Task[None]
    seconds: float
    ended: float


class Chores:
    """The background work of a server. A fault in it is logged and counted, and the work goes on."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()
        self.repeated: dict[str, Chore] = {}
        self.single: set[asyncio.Task[None]] = set()
        # Of faults of one kind a line a minute is told; all are counted.
        self.told = Limiter(rate=1, burst=1)

    def every(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Does something now, and again so many seconds after it was done."""
        task = asyncio.create_task(self.repeat(name, seconds, work))
        self.repeated[name] = Chore(task, seconds, time.monotonic())
        return task

    async def repeat(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with self.surviving(name):
                await work()
            self.repeated[name].ended = time.monotonic()
            await asyncio.sleep(seconds)

    def once(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Does something beside everything else."""
        task = asyncio.create_task(self.done(name, work))
        self.single.add(task)
        task.add_done_callback(self.single.discard)
        return task

    async def done(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        with self.surviving(name):
            await work

    @contextmanager
    def surviving(self, name: str) -> Iterator[None]:
        """Whatever is raised inside is logged and counted, unless the server wants the task to end."""
        try:
            yield
        except asyncio.CancelledError as fault:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self.fault(name, fault)
        except Exception as fault:
            # Nobody waits for this work who could be told; a clock that ended would stop for every table.
            self.fault(name, fault)

    def fault(self, name: str, fault: BaseException, table: str = "") -> None:
        self.faults[name] += 1
        kind = f"{name} {type(fault).__name__}"
        self.told.allow(kind, time.monotonic(), weight=0)
        if not self.told.worth_telling(kind, time.monotonic()):
            return
        told = {"chore": name} | ({"table": table} if table else {})
        if isinstance(fault, STORAGE_FAULTS):
            log.warning("%s: %s: %s", name, type(fault).__name__, fault, extra=told)
        else:
            log.error("a fault in %s", name, exc_info=fault, extra=told)

    def goes_on(self, name: str) -> None:
        """A round that takes long is not stuck."""
        if name in self.repeated:
            self.repeated[name].ended = time.monotonic()

    def ailing(self) -> list[str]:
        """The chores that have ended or are stuck."""
        late = time.monotonic() - ROUND_MOST
        return [
            name for name, chore in self.repeated.items() if chore.task.done() or chore.ended + chore.seconds < late
        ]

    async def close(self) -> None:
        tasks = [*(chore.task for chore in self.repeated.values()), *self.single]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
