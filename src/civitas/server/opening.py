"""Opening tables that are not in memory: a game is made from its moves in a worker, and taken over from there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from civitas.kernel.errors import CivitasError
from civitas.server.endings import ending_of
from civitas.server.releases import Stored, Verdict, course_of, outcome, tried
from civitas.server.storage import History, SegmentRow, Store, TableHead
from civitas.server.table import OVER, WAITING, PackedTable, Table, is_current, is_read_only
from civitas.server.workers import BotFault, Workers

log = logging.getLogger("civitas.tables")

DECODER: Final = msgspec.msgpack.Decoder(PackedTable)
HISTORY_EVERY: Final = 50


class NoTable(CivitasError):
    """There is no table of that name."""


def made_again(stored: Stored, earlier: bytes) -> bytes:
    """The table's game as it stands, from an earlier history of it if there is one; runs in a worker."""
    table = Table(stored.head, [])
    table.segments = stored.segments
    if earlier:
        table.unpack(DECODER.decode(earlier))
    else:
        table.begin()
    for move in stored.moves:
        if move.version > table.playing.version:
            table.make(move)
    return msgspec.msgpack.encode(table.pack())


def as_it_lasted(stored: Stored) -> bytes:
    """The game up to the last position that is the same under these rules; nothing if not even its set-up is known.

    Runs in a worker.
    """
    course = course_of(stored)
    if course is None:
        return b""
    table = Table(stored.head, [])
    table.segments = stored.segments
    try:
        table.advance_to(course.codes[: stored.head.lasting])
    except CivitasError:
        return b""
    return msgspec.msgpack.encode(table.pack())


def take_over(table: Table, packed: bytes) -> None:
    if packed:
        table.unpack(DECODER.decode(packed))


class Opener:
    """Makes tables out of what is stored, in workers, and keeps what the next opening and later releases need."""

    def __init__(self, store: Store, historians: Workers) -> None:
        self.store = store
        self.historians = historians
        self.keeping: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        for task in self.keeping.values():
            task.cancel()
        await asyncio.gather(*self.keeping.values(), return_exceptions=True)

    async def open(self, number: str, old: Table | None) -> Table:
        """The table as it stands; a session already in memory goes on from where it is.

        Under other rules than those it is stored for the game is tried first.
        """
        while True:
            head = await self.store.head(number)
            if head is None:
                raise NoTable("There is no such table, or it is gone.")
            if is_current(head) or is_read_only(head):
                break
            await self.try_rules(head)
        talk = await self.store.talk(number)
        if old is not None and goes_on(old, head):
            # A move stored between the readings belongs to a later stamp.
            moves = await self.store.moves(number, old.playing.version)
            old.head, old.talk = head, talk
            for move in moves:
                if move.version <= head.version:
                    old.make(move)
            return old
        table = Table(head, talk)
        if head.status != WAITING:
            await self.make(table)
        self.keep_past(table)
        return table

    async def make(self, table: Table) -> None:
        """Gives a table that has begun its game, from a history of it and the moves since."""
        head = table.head
        table.segments = await self.store.segments(head.id)
        if head.status == OVER:
            table.ended = bool(await self.store.ending(head.id))
        if table.read_only:
            if head.lasting or head.last_print:
                take_over(table, await self.historians.ask(as_it_lasted, await self.stored(head, 0)))
            return
        earlier = await self.earlier(head)
        stored = await self.stored(head, earlier.version)
        take_over(table, await self.historians.ask(made_again, stored, earlier.content))
        table.remembered = earlier.version

    async def earlier(self, head: TableHead) -> History:
        """What is kept of the table's past under these rules; an empty one if nothing is."""
        found = await self.store.history(head.id)
        if found is not None and found.digest == head.digest and head.base <= found.version <= head.version:
            return found
        return History(head.base, head.digest, b"")

    async def stored(self, head: TableHead, after: int) -> Stored:
        """What is stored of a table, with its moves after a version."""
        moves = [move for move in await self.store.moves(head.id, after) if move.version <= head.version]
        return Stored(head, await self.store.segments(head.id), moves)

    async def try_rules(self, head: TableHead) -> None:
        """Finds out what becomes of a game under the rules installed, and notes it; somebody else may be faster."""
        stored = msgspec.structs.replace(await self.stored(head, 0), snapshot=await self.store.snapshot(head.id))
        verdict: Verdict = await self.historians.ask(tried, stored)
        log.log(
            logging.INFO if verdict.fate == "holds" else logging.WARNING,
            "table %s of %s under other rules: it %s. %s",
            head.id,
            head.game,
            verdict.fate,
            verdict.said,
        )
        await self.store.judge([outcome(stored, verdict)])

    # What is kept for later.

    def keep_past(self, table: Table) -> None:
        """Sees to it that a game that is over can always be looked at, and that a long one opens fast.

        Only one process at a time, and the table is not waited for: what is missing is made at the next opening.
        """
        head = table.head
        if table.session is None or table.read_only or head.id in self.keeping:
            return
        if head.status == OVER and not table.ended:
            self.keep(head.id, self.keep_ending(table, table.state.to_json()))
        elif head.version // HISTORY_EVERY > table.remembered // HISTORY_EVERY:
            self.keep(head.id, self.keep_history(table, head.version))

    def keep(self, number: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.keeping[number] = task
        task.add_done_callback(lambda _: self.keeping.pop(number, None))

    async def keep_ending(self, table: Table, state: str) -> None:
        head = table.head
        names = [seat.name for seat in head.seats]
        try:
            if not await self.store.ending(head.id):
                made = await self.historians.ask(ending_of, head.game, head.rules, state, names)
                await self.store.add_ending(head.id, made)
            table.ended = True
        except (BotFault, SQLAlchemyError, OSError) as fault:
            log.warning("the end of table %s is not kept yet: %s", head.id, fault)

    async def keep_history(self, table: Table, version: int) -> None:
        """From what is stored, so that the table can be played on meanwhile."""
        try:
            head = await self.store.head(table.head.id)
            if head is not None and is_current(head):
                earlier = await self.earlier(head)
                made = await self.historians.ask(made_again, await self.stored(head, earlier.version), earlier.content)
                await self.store.put_history(head.id, History(head.version, head.digest, made))
            table.remembered = version
        except (BotFault, SQLAlchemyError, OSError) as fault:
            log.warning("the history of table %s is not kept yet: %s", table.head.id, fault)


def copied(segments: list[SegmentRow]) -> list[SegmentRow]:
    """The segments for a table that has no versions yet."""
    last = len(segments) - 1
    return [msgspec.structs.replace(segment, base=number - last) for number, segment in enumerate(segments)]


def goes_on(old: Table, head: TableHead) -> bool:
    """Whether the session in memory is one of the game as it is stored, if perhaps of an earlier version."""
    session = old.session
    return (
        session is not None
        and head.status != WAITING
        and is_current(head)
        and old.head.digest == head.digest
        and old.head.base == head.base
        and session.version <= head.version
    )
