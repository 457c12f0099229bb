"""All tables of this process: fetched, changed one writer at a time, stored, and told to whoever looks on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from civitas.kernel.errors import CivitasError, Forbidden, IllegalChoice, StaleChoice
from civitas.kernel.record import Record
from civitas.server.archive import stored_game
from civitas.server.chores import Chores
from civitas.server.guests import name_at_table
from civitas.server.heads import branched, draw_for_others, imported, new_head, rematched
from civitas.server.limits import Limiter
from civitas.server.live import Live
from civitas.server.schema import Branch, Join, NewTable, Say, Standing, StandingWish, UndoRequest
from civitas.server.storage import TALK_MOST, CampaignRow, Conflict, Move, PlayerRow, SeatRow, Store, TableHead, TalkRow
from civitas.server.table import BOT, HUMAN, OPEN, OVER, PLAYING, WAITING, Table

KEPT: Final = 64
UNFINISHED_MOST: Final = 500
STANDING_MOST: Final = 200
# What one player may say: a line a second, and some at once.
TALK_RATE: Final = 1.0
TALK_BURST: Final = 10.0


class NoTable(CivitasError):
    """There is no table of that name."""


class Late(StaleChoice):
    """The answer came after the table had moved on; it carries the table as it stands and the seat that answered."""

    def __init__(self, why: str, table: Table, seat: int | None = None) -> None:
        super().__init__(why)
        self.table = table
        self.seat = seat


class Tables:
    """Fetches tables and changes them.

    A table in memory is checked against its stamp in the database before every use, so that several processes can
    serve it. A change is made in memory, stored, and only then told; if it cannot be stored the memory is dropped.
    """

    def __init__(self, store: Store, live: Live, chores: Chores) -> None:
        self.store = store
        self.live = live
        self.chores = chores
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.users: Counter[str] = Counter()
        self.talkers = Limiter(TALK_RATE, TALK_BURST)
        self.on_change: list[Callable[[Table, list[int]], None]] = []
        self.choices = 0

    # Fetching.

    async def get(self, number: str) -> Table:
        """The table as it stands; NoTable if there is none."""
        async with self.held(number):
            return await self.fetch(number)

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
            table = await self.refresh(number, table)
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        self.kept[table.head.id] = table
        self.kept.move_to_end(table.head.id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    async def refresh(self, number: str, old: Table | None) -> Table:
        """The table from what is stored; a session already in memory goes on from where it is.

        A game of other rules is not replayed. All is read before anything is changed. A move stored between the
        readings belongs to a later stamp.
        """
        head = await self.store.head(number)
        if head is None:
            raise NoTable("There is no such table, or it is gone.")
        talk = await self.store.talk(number)
        session = old.session if old is not None else None
        known = session.version if session is not None and session.version <= head.version else 0
        moves = [move for move in await self.store.moves(number, known) if move.version <= head.version]
        if old is not None and known:
            table = old
            table.head, table.talk = head, talk
        else:
            table = Table(head, talk)
        if not table.read_only:
            for move in moves:
                table.make(move)
        return table

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
                    await self.store.save(table.head, change.moves, change.said)
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

    async def place(self, head: TableHead, start: bool, campaign: CampaignRow | None = None) -> Table:
        """Stores a new table and, if all its seats are taken and it is wished, starts it.

        The campaign whose game it is is stored with it, or neither; Conflict if somebody else changed the campaign.
        """
        if await self.store.unfinished(head.host) >= UNFINISHED_MOST:
            raise Forbidden(f"You have {UNFINISHED_MOST} unfinished tables; finish or leave some first.")
        table = Table(head, [])
        if start and all(seat.kind != OPEN for seat in head.seats):
            begin(table)
            table.settle_time([], set(), self.store.now())
        await self.store.add_table(table.head, campaign)
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
            begin(table)
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
        return await self.place(branched(await self.get(number), player, wish), True)

    async def rematch(self, number: str, player: PlayerRow) -> Table:
        return await self.place(rematched(await self.get(number), player), True)

    async def import_record(self, player: PlayerRow, text: str) -> Table:
        head = imported(player, text)
        return await self.place(head, head.status == WAITING)

    async def exported(self, number: str, player: PlayerRow) -> str:
        """The record, or of a game of other rules all that is stored. During play both would tell what is hidden."""
        table = await self.get(number)
        if table.read_only and (table.head.status == OVER or table.seats_of(player.id)):
            return stored_game(table.head, await self.store.moves(number, 0))
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
        self.moves: list[Move] = []
        self.said: TalkRow | None = None

    def move(self, kind: str, seat: int, codes: list[int]) -> None:
        table = self.table
        move = Move(table.playing.version + 1, kind, seat, codes, self.now)
        table.make(move)
        self.made = True
        self.moves.append(move)
        table.head.version = table.playing.version
        table.head.undo = ""
        if table.state.over:
            table.head.status = OVER
            table.head.winners = msgspec.json.encode(table.state.winners()).decode()
        else:
            table.head.status = PLAYING


def number_after(talk: list[TalkRow]) -> int:
    return talk[-1].number + 1 if talk else 1


def begin(table: Table) -> None:
    """Sets the game up and keeps what was settled by lot. A branch may begin where nothing is left to play."""
    table.head.status, table.head.rules = PLAYING, table.installed_rules
    table.begin()
    table.options = table.playing.head.options
    table.head.wished, table.head.options = table.head.options, msgspec.json.encode(table.options).decode()
    if table.state.over:
        table.head.status = OVER
        table.head.winners = msgspec.json.encode(table.state.winners()).decode()
