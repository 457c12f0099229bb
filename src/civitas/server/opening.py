"""Making games out of what is stored: in workers, to be taken over from there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec

from civitas import registry
from civitas.kernel.errors import CivitasError, Forbidden
from civitas.server.endings import ending_of
from civitas.server.heads import imported
from civitas.server.releases import Stored, Verdict, all_stored, course_of, tried
from civitas.server.schema import ReplayIndex
from civitas.server.storage import History, PlayerRow, SegmentRow, Store, TableHead
from civitas.server.table import (
    OVER,
    PLAYING,
    WAITING,
    PackedTable,
    Table,
    installed_digest,
    is_current,
    is_read_only,
    rooms_of,
)
from civitas.server.views import Known, replay_index
from civitas.server.workers import Workers

log = logging.getLogger("civitas.tables")

DECODER: Final = msgspec.msgpack.Decoder(PackedTable)
HISTORY_EVERY: Final = 50
FEW: Final = 60


class NoTable(CivitasError):
    """There is no table of that name."""


# What workers do.


def made_again(stored: Stored, earlier: bytes) -> bytes:
    """The table's game as it stands, from an earlier history of it if there is one."""
    return msgspec.msgpack.encode(again(stored, earlier).pack())


def again(stored: Stored, earlier: bytes) -> Table:
    table = Table(stored.head, [])
    table.segments = stored.segments
    if earlier:
        table.unpack(DECODER.decode(earlier))
    else:
        table.begin()
    for move in stored.moves:
        if move.version > table.playing.version:
            table.make(move)
    return table


def index_of(stored: Stored, earlier: bytes) -> ReplayIndex:
    """What the replay of a game has to show."""
    return replay_index(again(stored, earlier))


def as_it_lasted(stored: Stored) -> bytes:
    """The game up to the last position that is the same under these rules; nothing if none is."""
    course = course_of(stored)
    if course is None or stored.head.lasting < 0:
        return b""
    table = Table(stored.head, [])
    table.segments = stored.segments
    try:
        table.advance_to(course.codes[: stored.head.lasting])
    except CivitasError:
        return b""
    return msgspec.msgpack.encode(table.pack())


def begun(head: TableHead, segments: list[SegmentRow]) -> tuple[TableHead, bytes]:
    """A game that begins with choices of another one."""
    table = Table(head, [])
    table.segments = segments
    set_up(table)
    return table.head, msgspec.msgpack.encode(table.pack())


def ending(head: TableHead, state: str) -> str:
    return ending_of(head, rooms_of(head.game).game.from_json(state))


def known_at(
    name: str, keyframe: str, codes: list[int], following: int | None, seat: int | None, everything: bool
) -> Known:
    """The position so many choices after a keyframe; `following` is the choice made there, if any was."""
    game = rooms_of(name).game
    s = game.from_json(keyframe)
    for code in codes:
        s.choose(code)
    asked = s.asking and (everything or s.asked == seat)
    return Known(
        game.opened(s) if everything else game.view(s, seat),
        game.prompt(s) if asked else None,
        game.describe(s, following) if asked and following is not None else None,
    )


def set_up(table: Table) -> None:
    """Sets the game up and keeps what was settled by lot. A branch may begin where nothing is left to play."""
    table.head.status, table.head.rules = PLAYING, table.installed_rules
    table.head.digest = installed_digest(table.head.game)
    table.begin()
    table.note_beginning()
    table.options = table.playing.head.options
    table.head.wished, table.head.options = table.head.options, msgspec.json.encode(table.options).decode()
    table.note_end()


def take_over(table: Table, packed: bytes) -> None:
    if packed:
        table.unpack(DECODER.decode(packed))


class Opener:
    """Makes tables out of what is stored, in workers, and keeps what the next opening and later releases need."""

    def __init__(self, store: Store, historians: Workers) -> None:
        self.store = store
        self.historians = historians
        self.keeping: dict[str, asyncio.Task[None]] = {}
        self.first: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Reads the rules, so that no request waits for it, and keeps endings that an earlier stop prevented."""
        for game in registry.games(hidden=True):
            await asyncio.to_thread(installed_digest, game)
        self.first = asyncio.create_task(noted(self.keep_missing()))

    async def close(self) -> None:
        tasks = [*self.keeping.values(), *([] if self.first is None else [self.first])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Opening.

    async def table(self, number: str, old: Table | None) -> Table:
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
            table.ended = await self.store.has_ending(head)
        if table.read_only:
            if head.last_print:
                take_over(table, await self.historians.ask(as_it_lasted, await all_stored(self.store, head)))
            return
        made, table.remembered = await self.from_history(made_again, head, light=True)
        take_over(table, made)

    async def from_history(
        self, work: Callable[[Stored, bytes], Any], head: TableHead, light: bool = False
    ) -> tuple[Any, int]:
        """Something made from the table's history and the moves since; and up to where the history went.

        By a worker, but that `light` work of a few moves is done at once: to tell a worker of them takes longer. A
        history is a cache: where it cannot be read the game is made from the beginning.
        """
        earlier = await self.earlier(head)
        if earlier.content:
            try:
                return await self.made(work, head, earlier, light), earlier.version
            except (CivitasError, msgspec.MsgspecError) as fault:
                log.warning("the history of table %s cannot be read: %s", head.id, fault)
        return await self.made(work, head, nothing_of(head), light), head.base

    async def made(self, work: Callable[[Stored, bytes], Any], head: TableHead, earlier: History, light: bool) -> Any:
        stored = await self.stored(head, earlier.version)
        steps = len(stored.moves) + (0 if earlier.content else head.opening.count(","))
        if light and steps <= FEW:
            return work(stored, earlier.content)
        return await self.historians.ask(work, stored, earlier.content)

    async def earlier(self, head: TableHead) -> History:
        """What is kept of the table's past under these rules; an empty one if nothing is."""
        found = await self.store.history(head.id)
        if found is not None and found.digest == head.digest and head.base <= found.version <= head.version:
            return found
        return nothing_of(head)

    async def stored(self, head: TableHead, after: int) -> Stored:
        """What is stored of a table, with its moves after a version."""
        moves = [move for move in await self.store.moves(head.id, after) if move.version <= head.version]
        return Stored(head, await self.store.segments(head.id), moves)

    async def try_rules(self, head: TableHead) -> None:
        """Finds out what becomes of a game under the rules installed, and notes it; somebody else may be faster."""
        verdict: Verdict = await self.historians.ask(tried, await all_stored(self.store, head))
        log.log(
            logging.INFO if verdict.fate == "holds" else logging.WARNING,
            "table %s of %s under other rules: it %s. %s",
            head.id,
            head.game,
            verdict.fate,
            verdict.said,
        )
        await self.store.judge([verdict.judgement])

    # New tables out of choices that were made elsewhere.

    async def imported(self, player: PlayerRow, text: str) -> TableHead:
        head: TableHead = await self.historians.ask(imported, player, text)
        return head

    async def begin(self, table: Table) -> None:
        """Sets a game up, with the choices it begins with."""
        if table.head.opening == "[]" and not table.segments:
            set_up(table)
            return
        table.head, packed = await self.historians.ask(begun, table.head, table.segments)
        table.options = msgspec.json.decode(table.head.options)
        take_over(table, packed)

    # Replay.

    async def index(self, table: Table) -> ReplayIndex:
        if not table.state.over:
            return replay_index(table)
        if table.index is None:
            table.index, _ = await self.from_history(index_of, table.head)
        return table.index

    async def known(self, table: Table, position: int, seat: int | None, everything: bool) -> Known:
        """A position of the past as a seat, or a spectator, knew it."""
        session = table.playing
        if everything and not session.state.over:
            raise Forbidden("Everything is shown only when the game is over.")
        start, keyframe = session.keyframe(position)
        following = session.codes[position] if position < len(session.codes) else None
        codes = session.codes[start:position]
        found: Known = await self.historians.ask(
            known_at, table.head.game, keyframe.to_json(), codes, following, seat, everything
        )
        return found

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
        task = asyncio.create_task(noted(work))
        self.keeping[number] = task
        task.add_done_callback(lambda _: self.keeping.pop(number, None))

    async def keep_ending(self, table: Table, state: str) -> None:
        head = msgspec.structs.replace(table.head)
        if not await self.store.has_ending(head):
            await self.store.put_ending(head, await self.historians.ask(ending, head, state))
        table.ended = table.head.version == head.version

    async def keep_history(self, table: Table, version: int) -> None:
        """From what is stored, so that the table can be played on meanwhile."""
        head = await self.store.head(table.head.id)
        if head is not None and is_current(head):
            made, _ = await self.from_history(made_again, head)
            await self.store.put_history(head.id, History(head.version, head.digest, made))
        table.remembered = version

    async def keep_missing(self) -> None:
        """Keeps the endings of games that were over when the server stopped before it could."""
        for game in registry.games(hidden=True):
            for number in await self.store.unended(game, installed_digest(game)):
                if number not in self.keeping:
                    await self.table(number, None)
                    await asyncio.gather(*filter(None, [self.keeping.get(number)]))


def nothing_of(head: TableHead) -> History:
    """No history: the game is made from where it began, or went on, under these rules."""
    return History(head.base, head.digest, b"")


async def noted(work: Coroutine[Any, Any, None]) -> None:
    """Work nobody waits for: what goes wrong is in the log, and is tried again at the next opening."""
    try:
        await work
    except Exception as fault:  # It may be anything, and there is nobody to be told.
        log.warning("not kept yet: %r", fault)


def copied(segments: Sequence[SegmentRow]) -> list[SegmentRow]:
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
