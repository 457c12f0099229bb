"""All tables of this process: fetched, changed one writer at a time, stored, and told to whoever looks on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Generic, TypeVar

import msgspec

from civitas.kernel.errors import Forbidden, IllegalChoice, StaleChoice
from civitas.kernel.record import Record
from civitas.server.archive import stored_game
from civitas.server.chores import Chores
from civitas.server.endings import Ending, read_ending
from civitas.server.guests import name_at_table
from civitas.server.heads import branched, draw_for_others, new_head, rematched
from civitas.server.limits import Limiter
from civitas.server.live import Live
from civitas.server.opening import NoTable, Opener, copied, set_up
from civitas.server.releases import record_of
from civitas.server.schema import Branch, Join, NewTable, Say, Standing, StandingWish, UndoRequest
from civitas.server.storage import (
    TALK_MOST,
    CampaignRow,
    Conflict,
    Move,
    PlayerRow,
    SeatRow,
    SegmentRow,
    Store,
    TableHead,
    TalkRow,
)
from civitas.server.table import BOT, HUMAN, OPEN, OVER, WAITING, Table
from civitas.server.workers import Workers

T = TypeVar("T")

KEPT: Final = 300
VERSIONS_MOST: Final = 20_000
UNFINISHED_MOST: Final = 500
STANDING_MOST: Final = 200
# What one player may say: a line a second, and some at once.
TALK_RATE: Final = 1.0
TALK_BURST: Final = 10.0


class Late(StaleChoice):
    """The answer came after the table had moved on; it carries the table as it stands and the seat that answered."""

    def __init__(self, why: str, table: Table, seat: int | None = None) -> None:
        super().__init__(why)
        self.table = table
        self.seat = seat


class Look(Generic[T]):
    """Somebody who waits to look at a table, and what they make of it."""

    def __init__(self, heard: asyncio.Future[T], work: Callable[[Table], T]) -> None:
        self.heard = heard
        self.work = work

    def at(self, table: Table) -> None:
        try:
            made = self.work(table)
        except Exception as fault:  # It is theirs who look, whatever it is.
            self.fails(fault)
        else:
            if not self.heard.done():
                self.heard.set_result(made)

    def fails(self, fault: Exception) -> None:
        if not self.heard.done():
            self.heard.set_exception(fault)


class Tables:
    """Fetches tables and changes them.

    A table in memory is checked against its stamp in the database before every use, so that several processes can
    serve it. A change is made in memory, stored, and only then told; if it cannot be stored the memory is dropped.
    """

    def __init__(self, store: Store, live: Live, chores: Chores, historians: Workers) -> None:
        self.store = store
        self.live = live
        self.chores = chores
        self.opener = Opener(store, historians)
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.users: Counter[str] = Counter()
        self.looking: dict[str, list[Look[Any]]] = {}
        self.reading: set[asyncio.Task[None]] = set()
        self.talkers = Limiter(TALK_RATE, TALK_BURST)
        self.on_change: list[Callable[[Table, list[int]], None]] = []
        self.choices = 0

    async def open(self) -> None:
        await self.opener.open()

    async def close(self) -> None:
        await self.opener.close()

    # Fetching.

    async def get(self, number: str) -> Table:
        """The table as it stands; NoTable if there is none."""
        async with self.held(number):
            return await self.fetch(number)

    async def look(self, number: str, work: Callable[[Table], T]) -> T:
        """What is made of the table as it stands; the table is read once for all who look at the same moment."""
        heard: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = self.looking.setdefault(number, [])
        waiting.append(Look(heard, work))
        if len(waiting) == 1:
            reading = asyncio.create_task(self.read(number))
            self.reading.add(reading)
            reading.add_done_callback(self.reading.discard)
        return await heard

    async def read(self, number: str) -> None:
        # Whoever comes until the reading begins hears what it finds.
        await asyncio.sleep(0)
        waiting = self.looking.pop(number)
        try:
            async with self.held(number):
                table = await self.fetch(number)
                for look in waiting:
                    look.at(table)
        except Exception as fault:  # It is theirs who look, whatever it is.
            for look in waiting:
                look.fails(fault)

    @asynccontextmanager
    async def held(self, number: str) -> AsyncIterator[None]:
        """One user of a table at a time in this process."""
        lock = self.locks.setdefault(number, asyncio.Lock())
        self.users[number] += 1
        try:
            async with lock:
                yield
        finally:
            self.users[number] -= 1
            if not self.users[number]:
                del self.users[number], self.locks[number]

    async def fetch(self, number: str) -> Table:
        table = self.kept.get(number)
        stamp = await self.store.stamp(number)
        if stamp is None:
            raise NoTable("There is no such table, or it is gone.")
        if table is None or table.head.changed != stamp:
            self.kept.pop(number, None)
            table = await self.opener.table(number, table)
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        self.kept[table.head.id] = table
        self.kept.move_to_end(table.head.id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    # Changing.

    @asynccontextmanager
    async def changing(self, number: str) -> AsyncIterator[Change]:
        """A change of a table: all of it is stored and told, or nothing happened."""
        async with self.held(number):
            table = await self.fetch(number)
            before = table.waiting()
            change = Change(table, self.store.now())
            try:
                yield change
                if change.made:
                    table.settle_time(before, {move.seat for move in change.moves}, change.now)
                    table.head.updated = change.now
                    await self.store.save(table.head, change.moves, change.said, change.snapshot())
            except Conflict:
                self.kept.pop(number, None)
                fresh = await self.fetch(number)
                raise Late("Somebody else was faster; look at the table again.", fresh) from None
            except BaseException:
                # What was done in memory is not stored as far as we know, so memory is wrong and all look anew.
                if change.made:
                    self.kept.pop(number, None)
                    self.live.announce(number)
                raise
            if change.said is not None:
                table.talk = [*table.talk, change.said][-TALK_MOST:]
            self.choices += len(change.moves)
            self.opener.keep_past(table)
        # Nothing is awaited from here on, so that the caller shows the table as it was stored.
        if change.made:
            self.live.announce(number)
            self.inform(table, before)

    def inform(self, table: Table, before: list[int]) -> None:
        """Tells listeners of a change that is stored: no fault of theirs makes it undone for the one who made it."""
        for listener in self.on_change:
            with self.chores.surviving("listener"):
                listener(table, before)

    # Sitting down.

    async def create(self, player: PlayerRow, wish: NewTable) -> Table:
        return await self.place(new_head(player, wish), wish.start)

    async def place(
        self,
        head: TableHead,
        start: bool,
        campaign: CampaignRow | None = None,
        segments: Sequence[SegmentRow] = (),
    ) -> Table:
        """Stores a new table and, if all its seats are taken and it is wished, starts it.

        The campaign whose game it is is stored with it, or neither; Conflict if somebody else changed the campaign.
        """
        if await self.store.unfinished(head.host) >= UNFINISHED_MOST:
            raise Forbidden(f"You have {UNFINISHED_MOST} unfinished tables; finish or leave some first.")
        table = Table(head, [])
        table.segments = list(segments)
        if start and all(seat.kind != OPEN for seat in head.seats):
            await self.opener.begin(table)
            table.settle_time([], set(), self.store.now())
        snapshot = "" if table.session is None else table.state.to_json()
        await self.store.add_table(table.head, campaign, snapshot, segments)
        self.opener.keep_past(table)
        self.keep(table)
        self.inform(table, [])
        return table

    async def join(self, number: str, player: PlayerRow, wish: Join) -> Table:
        async with self.changing(number) as change:
            table = change.table
            if table.head.status != WAITING:
                raise Forbidden("The game at this table has already started.")
            free = [seat for seat in table.head.seats if seat.kind == OPEN]
            if wish.seat is not None:
                free = [seat for seat in free if seat.number == wish.seat]
            if not free:
                raise IllegalChoice("There is no such free seat at this table.")
            draw_for_others(table.head, table.humans() | {player.id})
            seat = free[0]
            taken = [other.name for other in table.head.seats]
            seat.kind, seat.player = HUMAN, player.id
            seat.name = name_at_table(wish.name, player.name, player.id, taken)
            change.made = True
        return table

    async def leave(self, number: str, player: PlayerRow, seat: int) -> Table:
        """Gets up: before the game the seat is open again, during it a bot goes on; a game of other rules is let go."""
        async with self.changing(number) as change:
            table = change.table
            row = table.own_seat(player.id, seat)
            match table.head.status:
                case _ if table.read_only:
                    row.kind, row.player = OPEN, ""
                case "waiting":
                    row.kind, row.player, row.name, row.standing = OPEN, "", "", "[]"
                case "playing":
                    row.away, row.asked_at = True, change.now
                case _:
                    raise Forbidden("The game is over; there is nothing to leave.")
            change.made = True
        return table

    async def start(self, number: str, player: PlayerRow) -> Table:
        """The host starts the game; seats still open are given to bots."""
        async with self.changing(number) as change:
            table = change.table
            if table.head.host != player.id:
                raise Forbidden("Only the player who set the table up can start the game.")
            if table.head.status != WAITING:
                raise Forbidden("The game at this table has already started.")
            draw_for_others(table.head, table.humans())
            change.made = True
            for seat in table.head.seats:
                if seat.kind == OPEN:
                    seat.kind, seat.level = BOT, "normal"
            set_up(table)
            change.begun = True
        return table

    async def take_back(self, number: str, player: PlayerRow, seat: int) -> Table:
        """A player whose seat a bot has taken plays again, with a fresh move's time."""
        async with self.changing(number) as change:
            row = change.table.own_seat(player.id, seat)
            if change.table.playing.state.over or not row.away:
                raise IllegalChoice(f"Seat {seat + 1} is not played by a bot.")
            row.away, row.asked_at = False, change.now
            change.made = True
        return change.table

    # Playing.

    async def play(
        self, number: str, kind: str, seat: int, codes: list[int], version: int, player: str | None
    ) -> Table:
        """A choice, set, undo or redo by a player for a seat of theirs; a bot or the clock names no player."""
        async with self.changing(number) as change:
            table = change.table
            if player is not None:
                table.own_seat(player, seat)
                if table.head.seats[seat].away:
                    raise Forbidden(f"A bot plays for seat {seat + 1}; take it back first.")
            elif not table.driven(seat) and table.standing_answer(seat) is None:
                raise Late(f"The player of seat {seat + 1} is back.", table, seat)
            if not table.still_asks(version):
                why = f"This answers version {version} of a game that is now at {table.playing.version}."
                raise Late(why, table, seat)
            change.move(kind, seat, codes)
        return table

    async def wish_undo(self, number: str, player: PlayerRow, seat: int, position: int, version: int) -> Table:
        """Asks to go back; granted at once when nobody else played what is taken back, present or not."""
        async with self.changing(number) as change:
            table = change.table
            table.own_seat(player.id, seat)
            if version != table.playing.version:
                raise Late("The table has moved on since.", table, seat)
            if not 0 <= position < len(table.playing.codes):
                raise IllegalChoice(
                    f"The game stands at position {len(table.playing.codes)}; {position} is not before."
                )
            position = table.playing.before_secrets(position)
            others = [
                row.number
                for row in table.head.seats
                if row.kind == HUMAN and row.player != player.id and position < await self.played_until(table, row)
            ]
            if others:
                table.head.undo = msgspec.json.encode(UndoRequest(seat, position, others)).decode()
                change.made = True
            else:
                change.move("rewind", seat, [position])
        return table

    async def played_until(self, table: Table, seat: SeatRow) -> int:
        """Up to where the game is one that the human of a seat has played: where a bot holds it, until they left."""
        if not seat.away:
            return len(table.playing.codes)
        return table.common_position(await self.store.version_at(table.head.id, seat.asked_at))

    async def answer_undo(self, number: str, player: PlayerRow, seat: int, agree: bool, version: int) -> Table:
        """Agrees to an undo, or refuses it for all; the one who asked may withdraw it."""
        async with self.changing(number) as change:
            table = change.table
            table.own_seat(player.id, seat)
            wish = table.undo_request
            if version != table.playing.version or wish is None:
                raise Late("Nobody asks for an undo any more.", table, seat)
            waiting = [each for each in wish.waiting if table.head.seats[each].player != player.id]
            if not agree:
                table.head.undo = ""
                change.made = True
            elif len(waiting) == len(wish.waiting):
                raise IllegalChoice("Your answer to this undo is not waited for.")
            elif waiting:
                table.head.undo = msgspec.json.encode(UndoRequest(wish.seat, wish.position, waiting)).decode()
                change.made = True
            else:
                change.move("rewind", wish.seat, [wish.position])
        return table

    async def time_out(self, number: str) -> None:
        """Bots take the seats whose time is up."""
        async with self.changing(number) as change:
            table = change.table
            for seat in table.playing.waiting():
                deadline = table.deadline_of(seat)
                if not table.driven(seat) and deadline is not None and deadline <= change.now:
                    row = table.head.seats[seat]
                    row.away, row.asked_at, row.bank = True, change.now, 0
            # Also when nobody is late any more, so that a stale deadline is not looked at again and again.
            change.made = True

    # Talking.

    async def say(self, number: str, player: PlayerRow, wish: Say) -> Table:
        async with self.changing(number) as change:
            table = change.table
            mine = table.seats_of(player.id)
            if wish.seat is not None:
                table.own_seat(player.id, wish.seat)
            seat = wish.seat if wish.seat is not None else mine[0] if mine else -1
            if seat < 0 and wish.kind == "proposal":
                raise Forbidden("Only those who play can propose something.")
            if not self.talkers.allow(player.id, time.monotonic()):
                raise Forbidden("You say too much at once; wait a moment.")
            name = table.head.seats[seat].name if seat >= 0 else player.name
            change.said = TalkRow(number_after(table.talk), seat, name, wish.kind, wish.text, change.now)
            change.made = True
        return table

    async def set_standing(self, number: str, player: PlayerRow, wish: StandingWish) -> Table:
        async with self.changing(number) as change:
            table = change.table
            row = table.own_seat(player.id, wish.seat)
            if table.playing.state.over:
                raise Forbidden("Standing answers are for a game that is being played.")
            kept = [each for each in table.standing(wish.seat) if (each.kind, each.source) != (wish.kind, wish.source)]
            if wish.answer != "ask":
                kept.append(Standing(wish.kind, wish.source, wish.answer))
            if len(kept) > STANDING_MOST:
                raise IllegalChoice(f"A seat can have {STANDING_MOST} standing answers at most.")
            row.standing = msgspec.json.encode(kept).decode()
            change.made = True
        return table

    # Other tables out of this one.

    async def branch(self, number: str, player: PlayerRow, wish: Branch) -> Table:
        table = await self.get(number)
        return await self.place(branched(table, player, wish), True, segments=copied(table.segments))

    async def rematch(self, number: str, player: PlayerRow) -> Table:
        return await self.place(rematched(await self.get(number), player), True)

    async def import_record(self, player: PlayerRow, text: str) -> Table:
        head = await self.opener.imported(player, text)
        return await self.place(head, head.status == WAITING)

    async def ending(self, number: str) -> Ending:
        """What is kept of a finished game to be looked at."""
        table = await self.get(number)
        content = await self.store.ending(table.head)
        if not content:
            wanted = "is not kept yet" if table.head.status == OVER else "is kept once it is over"
            raise NoTable(f"What this game came to {wanted}.")
        return read_ending(content)

    async def exported(self, number: str, player: PlayerRow) -> str:
        """The record; of a game of an older release, that none can be made of, all that is stored.

        During play it would tell what is hidden, so it is given out then only of a game that cannot be played on.
        """
        table = await self.get(number)
        if table.read_only and (table.head.status == OVER or table.seats_of(player.id)):
            stored = await self.opener.stored(table.head, 0)
            made = record_of(stored)
            return stored_game(table.head, stored.moves) if made is None else made.to_json()
        if table.head.status != OVER:
            raise Forbidden("A game's record is given out when the game is over.")
        record: Record = table.playing.record()
        return msgspec.structs.replace(record, names=[seat.name for seat in table.head.seats]).to_json()


class Change:
    """A change under way: what it adds to the table, stored when the caller is done."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.made = False
        self.begun = False
        self.moves: list[Move] = []
        self.said: TalkRow | None = None

    def move(self, kind: str, seat: int, codes: list[int]) -> None:
        table = self.table
        if table.playing.version >= VERSIONS_MOST and not table.leads_on(kind, seat):
            raise Forbidden(
                f"So much was taken back here that the game has {VERSIONS_MOST} versions; it can only go on."
            )
        move = Move(table.playing.version + 1, kind, seat, codes, self.now)
        self.moves.append(table.make(move))
        self.made = True
        table.head.version = table.playing.version
        table.head.last_print = table.last_print()
        table.head.undo = ""
        table.ended = False
        table.note_end()

    def snapshot(self) -> str:
        """The state the moves led to, or the start of the game; empty where the game is as it was."""
        return self.table.state.to_json() if self.moves or self.begun else ""


def number_after(talk: list[TalkRow]) -> int:
    return talk[-1].number + 1 if talk else 1
