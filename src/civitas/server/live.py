"""Telling whoever looks at a table that it has changed: in this process, and through Redis in all others.

Processes tell each other what changed and who looks on. Redis may lose what they say, or hang: what could not be told
is told later, each tells all its viewers now and then, and an onlooker who heard nothing for a while looks for itself.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from civitas.server.chores import Chores
from civitas.server.marks import new_id

CHANNEL: Final = "civitas:tables"
# Seconds: for an answer of Redis, until a failed try is repeated, and how often a process tells all its viewers.
PATIENCE: Final = 2.0
AGAIN: Final = 0.5
BEAT: Final = 10.0
# After so many beats without a word a process is taken for gone, and Redis for hung.
BEATS_MISSED: Final = 3


class Told(Struct, omit_defaults=True):
    """What a process tells the others: tables that changed, and who looks at tables, of `whole` at any at all.

    `asks`: it wants to be told all viewers of the others.
    """

    process: str
    changed: list[str] = field(default_factory=list)
    viewers: dict[str, list[str]] = field(default_factory=dict)
    whole: bool = False
    asks: bool = False


DECODER: Final = msgspec.json.Decoder(Told)


class Elsewhere(Struct):
    """The viewers of another process, and when it was last heard, of the monotonic clock."""

    heard: float
    viewers: dict[str, set[str]] = field(default_factory=dict)


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
    """Who looks at which table, in this process and in the others."""

    def __init__(self, chores: Chores, redis_url: str = "") -> None:
        self.chores = chores
        self.redis_url = redis_url
        self.redis: Any = None
        self.channel: Any = None
        self.faults: tuple[type[Exception], ...] = (OSError,)
        self.process = new_id()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.watches: dict[str, set[Watch]] = {}
        self.players: dict[str, Counter[str]] = {}
        # What the others have not been told yet.
        self.news = asyncio.Event()
        self.changed: set[str] = set()
        self.moved: set[str] = set()
        self.whole = True
        self.asks = True
        self.beat_at = 0.0
        self.heard_at = 0.0

    async def open(self) -> None:
        if self.redis_url:
            from redis.asyncio import Redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError

            self.faults = (OSError, RedisError)

            self.redis = Redis.from_url(
                self.redis_url,
                socket_connect_timeout=PATIENCE,
                socket_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 1),
            )
            await self.redis.ping()
            self.chores.every("publish", 0, self.publish)
            self.chores.every("listen", 0, self.listen)

    async def close(self) -> None:
        """The others need not wait to find out that nobody looks on here."""
        if self.redis is not None:
            with self.chores.surviving("publish"):
                await self.redis.publish(CHANNEL, msgspec.json.encode(Told(self.process, whole=True)))
            await self.leave_channel()
            await self.redis.aclose()

    async def ping(self) -> None:
        await self.redis.ping()

    # Telling.

    def announce(self, table: str) -> None:
        """The table has changed. What is stored is stored: other processes hear of it as soon as Redis lets them."""
        self.wake(table)
        if self.redis is not None:
            self.changed.add(table)
            self.news.set()

    async def publish(self) -> None:
        """Waits for news and tells them, or that there are none; what could not be told stays untold."""
        now = time.monotonic()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), max(0.01, self.beat_at + BEAT - now))
        if time.monotonic() >= self.beat_at + BEAT:
            self.whole = True
            self.forget_silent()
        self.news.clear()
        told = Told(self.process, list(self.changed), self.viewers_here(), self.whole, self.asks)
        self.changed, self.moved, self.whole, self.asks = set(), set(), False, False
        try:
            await self.redis.publish(CHANNEL, msgspec.json.encode(told))
        except self.faults:
            self.changed.update(told.changed)
            self.moved.update(told.viewers)
            self.whole, self.asks = self.whole or told.whole, self.asks or told.asks
            self.news.set()
            await asyncio.sleep(AGAIN)
            raise
        if told.whole:
            self.beat_at = time.monotonic()

    def viewers_here(self) -> dict[str, list[str]]:
        """Who looks on in this process, at all tables or where that changed."""
        tables = self.players.keys() if self.whole else self.moved
        return {table: sorted(self.here(table)) for table in tables}

    # Hearing.

    async def listen(self) -> None:
        """Hears what the others tell; what was missed while Redis was away is made up for."""
        try:
            if self.channel is None:
                self.heard_at = time.monotonic()
                self.channel = self.redis.pubsub()
                await self.channel.subscribe(CHANNEL)
            message = await self.channel.get_message(timeout=PATIENCE)
            if message is not None:
                self.heard_at = time.monotonic()
                self.take(message)
            elif time.monotonic() > self.heard_at + BEATS_MISSED * BEAT:
                # Not even what this process itself has told.
                raise TimeoutError("Redis tells nothing")
        except self.faults:
            await self.leave_channel()
            await asyncio.sleep(AGAIN)
            raise

    async def leave_channel(self) -> None:
        channel, self.channel = self.channel, None
        if channel is not None:
            with self.chores.surviving("listen"):
                await channel.aclose()

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            # Also after a connection was lost, and with it whatever was told meanwhile.
            self.asks = self.whole = True
            self.news.set()
            self.wake_all()
        elif message["type"] == "message":
            told = DECODER.decode(message["data"])
            if told.process != self.process:
                self.hear(told)

    def hear(self, told: Told) -> None:
        there = self.elsewhere.setdefault(told.process, Elsewhere(0.0))
        there.heard = time.monotonic()
        gone = there.viewers.keys() - told.viewers.keys() if told.whole else set()
        fresh = {table: set(told.viewers.get(table, ())) for table in {*told.viewers, *gone}}
        moved = {table for table, players in fresh.items() if players != there.viewers.get(table, set())}
        there.viewers |= fresh
        there.viewers = {table: players for table, players in there.viewers.items() if players}
        for table in moved.union(told.changed):
            self.wake(table)
        if told.asks:
            self.whole = True
            self.news.set()

    def forget_silent(self) -> None:
        """Processes that have not told anything for long have no viewers any more."""
        late = time.monotonic() - BEATS_MISSED * BEAT
        for process in [process for process, there in self.elsewhere.items() if there.heard < late]:
            for table in self.elsewhere.pop(process).viewers:
                self.wake(table)

    # Looking on.

    def wake(self, table: str) -> None:
        for watch in self.watches.get(table, ()):
            watch.changed.set()

    def wake_all(self) -> None:
        for table in self.watches:
            self.wake(table)

    @contextmanager
    def watching(self, table: str, player: str) -> Iterator[Watch]:
        """While somebody looks at the table; who is nobody looks on unseen."""
        watch = Watch()
        self.watches.setdefault(table, set()).add(watch)
        here = self.players.setdefault(table, Counter())
        here[player] += 1
        self.moves(table, player, here[player] == 1)
        try:
            yield watch
        finally:
            self.watches[table].discard(watch)
            here[player] -= 1
            self.moves(table, player, not here[player])
            if not here[player]:
                del here[player]
            if not self.watches[table]:
                del self.watches[table], self.players[table]

    def moves(self, table: str, player: str, first_or_last: bool) -> None:
        """A player came or went, which the others are told if it is seen."""
        if self.redis is not None and player and first_or_last:
            self.moved.add(table)
            self.news.set()

    def here(self, table: str) -> set[str]:
        return {player for player, count in self.players.get(table, Counter()).items() if player and count}

    def present(self, table: str) -> set[str]:
        """The players who look at the table, in whatever process."""
        return self.here(table).union(*(there.viewers.get(table, set()) for there in self.elsewhere.values()))

    def count(self) -> int:
        """How many look on in this process."""
        return sum(len(watches) for watches in self.watches.values())
