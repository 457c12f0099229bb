"""What moves a table on without a person: bots, standing answers, clocks."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

from civitas.kernel.errors import CivitasError
from civitas.server.chores import Chores
from civitas.server.marks import draw_luck, same_luck
from civitas.server.opening import NoTable
from civitas.server.storage import Store
from civitas.server.table import BOT, SECOND, OtherRules, Table
from civitas.server.tables import Late, Tables
from civitas.server.workers import AWAY_LEVEL, Workers, known_world

log = logging.getLogger("civitas.drivers")

CLOCK_EVERY: Final = 1.0
SWEEP_EVERY: Final = 30.0
AT_ONCE: Final = 4
# So many answers are stored at once: people's wait in the same queue.
STORED_AT_ONCE: Final = 1
LONG: Final = 10.0
# What failed is tried again after so many seconds, and after twice as many each time it fails again.
AGAIN: Final = 2.0
LONGEST: Final = 60.0


def pause(tries: int) -> float:
    """Seconds to wait after so many tries that failed."""
    return min(LONGEST, AGAIN * 2.0 ** min(tries - 1, 20))


class Drivers:
    """One driver for every table that waits for a bot, in the process that saw it change last.

    If that process dies, the sweep of another finds the table; two drivers of one table do no harm, because the
    second answer is late.
    """

    def __init__(self, tables: Tables, store: Store, workers: Workers, chores: Chores) -> None:
        self.tables = tables
        self.store = store
        self.workers = workers
        self.chores = chores
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        # How often the clock of a table failed since it last went well.
        self.failed: Counter[str] = Counter()
        self.resumed = False
        self.storing = asyncio.Semaphore(STORED_AT_ONCE)
        tables.on_change.append(self.changed)

    def open(self) -> None:
        self.tasks = [
            self.chores.every("clock", CLOCK_EVERY, self.watch_clocks),
            self.chores.every("sweep", SWEEP_EVERY, self.sweep),
        ]

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
            self.driving[number] = self.chores.once("driver", self.run(number))

    async def run(self, number: str) -> None:
        """Answers until a person is asked."""
        try:
            while await self.tried(number):
                pass
        finally:
            del self.driving[number]

    async def tried(self, number: str) -> bool:
        tries = 0
        while True:
            try:
                return await self.step(number)
            except (NoTable, OtherRules):
                return False
            except Late:
                continue
            except Exception as fault:
                # Whatever it is, the bot's seat is asked still, and nobody else will answer for it.
                self.chores.fault("driver", fault, number)
                tries += 1
                await asyncio.sleep(pause(tries))

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
            await self.play(number, "choose", seat, [standing], version)
            return True
        kind = "many" if table.playing.commit_open() else "choose"
        codes = await self.codes_for(table, seat, row.level if row.kind == BOT else AWAY_LEVEL)
        await self.play(number, kind, seat, codes, version)
        return True

    async def play(self, number: str, kind: str, seat: int, codes: list[int], version: int) -> None:
        async with self.storing:
            await self.tables.play(number, kind, seat, codes, version, None)

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
        await self.store.set_clock()
        if not self.resumed:
            await self.store.resume_clocks(self.store.now())
            self.resumed = True
        for number in await self.store.overdue(self.store.now()):
            await self.time_out(number)

    async def time_out(self, number: str) -> None:
        """A table that cannot be played has no deadline until a server starts anew; other faults put it off."""
        try:
            await self.tables.time_out(number)
        except (Late, NoTable):
            return
        except CivitasError as fault:
            log.warning("the clock of %s stands still: %s", number, fault)
            await self.store.set_deadline(number, None)
        except Exception as fault:
            # One table must not stop the clocks of all others.
            self.chores.fault("clock", fault, number)
            self.failed[number] += 1
            await self.store.set_deadline(number, self.store.now() + int(pause(self.failed[number]) * SECOND))
        else:
            self.failed.pop(number, None)

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
            self.chores.goes_on("sweep")
            self.drive(number)
            under_way.add(self.driving[number])
