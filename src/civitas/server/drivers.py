"""What moves a table on without a person: bots, standing answers, clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.server.marks import draw_luck, now_ms, same_luck
from civitas.server.opening import NoTable
from civitas.server.storage import Store
from civitas.server.table import BOT, OtherRules, Table
from civitas.server.tables import Late, Tables
from civitas.server.workers import AWAY_LEVEL, BotFault, Workers, known_world

log = logging.getLogger("civitas.drivers")

CLOCK_EVERY: Final = 1.0
SWEEP_EVERY: Final = 30.0
AGAIN: Final = 2.0
AT_ONCE: Final = 4
LONG: Final = 10.0


class Drivers:
    """One driver for every table that waits for a bot, in the process that saw it change last.

    If that process dies, the sweep of another finds the table; two drivers of one table do no harm, because the
    second answer is late.
    """

    def __init__(self, tables: Tables, store: Store, workers: Workers) -> None:
        self.tables = tables
        self.store = store
        self.workers = workers
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        tables.on_change.append(self.changed)

    def open(self) -> None:
        self.tasks = [
            asyncio.create_task(self.every(CLOCK_EVERY, self.watch_clocks)),
            asyncio.create_task(self.every(SWEEP_EVERY, self.sweep)),
        ]

    async def close(self) -> None:
        tasks = [*self.tasks, *self.driving.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, table: Table, _before: list[int]) -> None:
        if self.next_seat(table) is not None:
            self.drive(table.head.id)

    def next_seat(self, table: Table) -> int | None:
        """The seat somebody else answers for now, if any."""
        for seat in table.waiting():
            if table.driven(seat) or table.standing_answer(seat) is not None:
                return seat
        return None

    def drive(self, number: str) -> None:
        if number not in self.driving:
            self.driving[number] = asyncio.create_task(self.run(number))

    async def run(self, number: str) -> None:
        """Answers until a person is asked."""
        try:
            while await self.tried(number):
                pass
        finally:
            del self.driving[number]

    async def tried(self, number: str) -> bool:
        while True:
            try:
                return await self.step(number)
            except (NoTable, OtherRules):
                return False
            except Late:
                continue
            except (CivitasError, BotFault, SQLAlchemyError, OSError) as fault:
                # It stays in the log, and the table is tried again.
                log.warning("a bot's answer at %s was not taken: %s", number, fault)
                await asyncio.sleep(AGAIN)

    async def step(self, number: str) -> bool:
        """One answer; whether there may be more to do."""
        table = await self.tables.get(number)
        seat = self.next_seat(table)
        if seat is None:
            return False
        version = table.playing.version
        row = table.head.seats[seat]
        standing = None if table.driven(seat) else table.standing_answer(seat)
        if standing is not None:
            await self.tables.play(number, "choose", seat, [standing], version, None)
            return True
        kind = "many" if table.playing.commit_open() else "choose"
        codes = await self.codes_for(table, seat, row.level if row.kind == BOT else AWAY_LEVEL)
        await self.tables.play(number, kind, seat, codes, version, None)
        return True

    async def codes_for(self, table: Table, seat: int, level: str) -> list[int]:
        state = table.state
        if len(state.options) == 1 and not table.playing.commit_open():
            return list(state.options)
        world = known_world(table.rooms.game, state, seat)
        head = table.head
        luck = same_luck(head.seed, table.playing.version) if head.seed_chosen else draw_luck()
        return await self.workers.answer(head.game, world, seat, table.rooms.levels[level], luck)

    async def watch_clocks(self) -> None:
        """Bots take the seats whose time is up."""
        for number in await self.store.overdue(now_ms()):
            try:
                await self.tables.time_out(number)
            except CivitasError as fault:
                log.warning("the clock of %s could not be kept: %s", number, fault)

    async def sweep(self) -> None:
        """Finds tables whose bots nobody drives: after a restart, or when another process died.

        A few at a time, so that people do not wait for them; one that takes long goes on beside the next.
        """
        under_way: set[asyncio.Task[None]] = set()
        for number in await self.store.waiting_for_bots():
            if number in self.driving:
                continue
            if len(under_way) >= AT_ONCE:
                _, under_way = await asyncio.wait(under_way, timeout=LONG, return_when=asyncio.FIRST_COMPLETED)
                if len(under_way) >= AT_ONCE:
                    under_way = set()
            self.drive(number)
            under_way.add(self.driving[number])

    async def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Goes on whatever the database does: it may be back the next time."""
        while True:
            try:
                await work()
            except (SQLAlchemyError, OSError) as fault:
                log.warning("the database did not answer: %s", fault)
            await asyncio.sleep(seconds)
