"""Telling whoever looks at a table that it has changed: in this process, and through Redis in all others."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

log = logging.getLogger("civitas.live")

CHANNEL: Final = "civitas:tables"
AGAIN: Final = 1.0
PATIENCE: Final = 5.0


class Watch:
    """One onlooker. Changes that come while it is busy are one change: it always fetches the table as it stands."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()

    async def wait(self, seconds: float) -> bool:
        """Whether the table changed within so many seconds."""
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return False
        self.changed.clear()
        return True


class Live:
    """Who looks at which table in this process."""

    def __init__(self, redis_url: str = "") -> None:
        self.redis_url = redis_url
        self.redis: Any = None
        self.listener: asyncio.Task[None] | None = None
        self.telling: set[asyncio.Task[None]] = set()
        self.watches: dict[str, set[Watch]] = {}
        self.players: dict[str, Counter[str]] = {}

    async def open(self) -> None:
        if self.redis_url:
            from redis.asyncio import Redis

            self.redis = Redis.from_url(self.redis_url, socket_connect_timeout=PATIENCE)
            await self.redis.ping()
            self.listener = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
            await self.redis.aclose()

    async def ping(self) -> None:
        await self.redis.ping()

    def announce(self, table: str) -> None:
        """The table has changed. What is stored is stored: other processes hear of it as soon as Redis lets them."""
        self.wake(table)
        if self.redis is not None:
            task = asyncio.create_task(self.publish(table))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def publish(self, table: str) -> None:
        from redis.exceptions import RedisError

        try:
            await self.redis.publish(CHANNEL, table)
        except (RedisError, OSError) as fault:
            log.warning("a change of %s was not told to the others: %s", table, fault)

    def wake(self, table: str) -> None:
        for watch in self.watches.get(table, ()):
            watch.changed.set()

    def wake_all(self) -> None:
        for table in self.watches:
            self.wake(table)

    async def listen(self) -> None:
        """Hears of changes other processes make. What was missed while Redis was away is made up for by waking all."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.wake_all()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self.wake(message["data"].decode())
            except RedisError as fault:
                log.warning("Redis is not there: %s", fault)
                await asyncio.sleep(AGAIN)

    @contextmanager
    def watching(self, table: str, player: str) -> Iterator[Watch]:
        """While somebody looks at the table."""
        watch = Watch()
        self.watches.setdefault(table, set()).add(watch)
        self.players.setdefault(table, Counter())[player] += 1
        try:
            yield watch
        finally:
            self.watches[table].discard(watch)
            self.players[table][player] -= 1
            self.players[table] += Counter()
            if not self.watches[table]:
                del self.watches[table], self.players[table]

    def present(self, table: str) -> set[str]:
        return set(self.players.get(table, ()))

    def count(self) -> int:
        return sum(len(watches) for watches in self.watches.values())
