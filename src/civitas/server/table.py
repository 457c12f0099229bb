"""A table in memory: its head, and the session its moves lead to.

It can be dropped at any time and made again from what is stored; nothing here is the only copy of anything.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas import registry
from civitas.digest import rules_digest
from civitas.kernel.errors import Forbidden, IllegalChoice, StaleChoice
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS
from civitas.kernel.packing import PackedSession, pack, unpack
from civitas.kernel.record import PRINT_EVERY, Record, Segment, fingerprint
from civitas.kernel.session import Session
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.server.schema import Clock, Line, ReplayIndex, Standing, UndoRequest
from civitas.server.storage import Move, SeatRow, SegmentRow, TableHead, TalkRow

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
SECOND: Final = 1000


@cache
def rooms_of(game: str) -> Rooms:
    """A game's names and log lines, worked out once."""
    return Rooms(registry.game(game))


def installed_rules(game: str) -> str:
    """The version of the rules this server plays a game by."""
    version: str = rooms_of(game).game.info.version
    return version


def installed_digest(game: str) -> str:
    return rules_digest(rooms_of(game).game)


def is_current(head: TableHead) -> bool:
    """Whether the game stands, as it is stored, under the rules installed here."""
    return head.status == WAITING or head.digest == installed_digest(head.game)


def is_read_only(head: TableHead) -> bool:
    """Whether the rules installed here were tried and the game does not stand under them.

    A game of an older release has nothing it could be tried by, so its version of the rules must be the installed one.
    """
    if is_current(head):
        return False
    return head.tried == installed_digest(head.game) or (not head.digest and head.rules != installed_rules(head.game))


class OtherRules(Forbidden):
    """A game that cannot be played on because the rules have changed since."""


def past_segments(segments: list[SegmentRow]) -> list[Segment]:
    """What was played under other rules, as a record has it: each begins where the one before was left."""
    starts = ["", *(segment.start for segment in segments)]
    return [
        Segment(segment.rules, segment.choices, segment.prints, start)
        for segment, start in zip(segments, starts, strict=False)
    ]


class PackedTable(Struct, frozen=True, array_like=True):
    """A table's game as it stands, for another process."""

    positions: list[int]
    turns: list[int]
    session: PackedSession


class Table:
    """One table: what is stored of it, and the game as it stands."""

    def __init__(self, head: TableHead, talk: list[TalkRow]) -> None:
        self.head = head
        self.talk = talk
        self.rooms = rooms_of(head.game)
        self.options: dict[str, bool | int | str] = msgspec.json.decode(head.options)
        self.clock: Clock | None = msgspec.json.decode(head.clock, type=Clock) if head.clock else None
        self.session: Session[Any] | None = None
        # How many choices had been made at each version, and whose turn it was at each choice.
        self.positions: list[int] = [0]
        self.turns: list[int] = []
        self.told: dict[int, list[list[Line]]] = {}
        self.index: ReplayIndex | None = None
        self.known_parts: list[str] | None = None
        # What spectators are told: by the stamp, the position they have heard up to, and the players they see there.
        self.spoken: dict[tuple[int, int, frozenset[str]], str] = {}
        # What was played under other rules; up to which version its history is stored, and whether its ending is.
        self.segments: list[SegmentRow] = []
        self.remembered = 0
        self.ended = False

    # The game.

    @property
    def installed_rules(self) -> str:
        return installed_rules(self.head.game)

    @property
    def read_only(self) -> bool:
        return is_read_only(self.head)

    def begin(self) -> None:
        """Sets the game up, or takes it where it goes on under these rules, with the choices it branched off with."""
        if self.segments:
            session = self.gone_on()
        else:
            session = Session.new(self.rooms.game, len(self.head.seats), self.head.seed, self.options)
        for code in msgspec.json.decode(self.head.opening, type=list[int]):
            self.turns.append(session.state.turn)
            session.advance([code])
        session.kept.clear()
        session.version = self.head.base
        self.session = session
        self.positions = [len(session.codes)] * (self.head.base + 1)

    def gone_on(self) -> Session[Any]:
        """The session from the state on that the game was carried over with."""
        game = self.rooms.game
        session = Session(game, game.carry_over(self.segments[-1].start))
        session.head = Record(
            self.head.game, len(self.head.seats), self.options, self.head.seed, past_segments(self.segments)
        )
        return session

    def advance_to(self, codes: list[int]) -> None:
        """Makes choices one by one, of a game that is only to be looked at."""
        self.begin()
        session = self.session
        assert session is not None
        for code in codes[len(session.codes) :]:
            self.turns.append(session.state.turn)
            session.advance([code])
            self.positions.append(len(session.codes))
        session.kept.clear()

    @property
    def parts(self) -> list[str]:
        """The parts of the game's facts that this table needs."""
        if self.session is None:
            return []
        if self.known_parts is None:
            self.known_parts = list(self.rooms.parts_of(self.session.head.options))
        return self.known_parts

    def pack(self) -> PackedTable:
        assert self.session is not None
        return PackedTable(self.positions, self.turns, pack(self.session))

    def unpack(self, packed: PackedTable) -> None:
        self.positions, self.turns = packed.positions, packed.turns
        self.session = unpack(self.rooms.game, packed.session)

    @property
    def playing(self) -> Session[Any]:
        """The session; Forbidden before the game has started, OtherRules if it cannot be played here."""
        if self.read_only:
            raise OtherRules(
                f"This game was played under rules version {self.head.rules} of {self.head.game}, and does not stand "
                f"under those installed here, version {self.installed_rules}. It can be read and saved, but not played "
                "on."
            )
        if self.session is None:
            raise Forbidden("The game at this table has not started yet.")
        return self.session

    @property
    def state(self) -> Machine:
        state: Machine = self.playing.state
        return state

    def make(self, move: Move) -> Move:
        """Takes a move that names the version it leads to, and tells what came of it.

        Nothing changes if the move is refused.
        """
        session = self.playing
        if move.version != session.version + 1:
            raise StaleChoice(
                f"This answers version {move.version - 1} of the game, which is now at {session.version}."
            )
        turn, before = session.state.turn, len(session.codes)
        match move.kind:
            case "choose":
                session.choose(move.seat, move.codes[0])
            case "many":
                session.choose_many(move.seat, move.codes)
            case "undo":
                session.undo(move.seat)
            case "redo":
                session.redo(move.seat)
            case "rewind":
                session.rewind(move.codes[0])
            case kind:
                raise IllegalChoice(f"There is no move of kind {kind!r}.")
        self.index = None
        position = len(session.codes)
        del self.turns[position:]
        self.turns += [turn] * (position - len(self.turns))
        # An undo may be followed by other choices of the same number, so what was told of them is told anew.
        kept = min(position, self.positions[-1])
        for told in self.told.values():
            del told[kept:]
        self.positions.append(position)
        made, prints = session.codes[before:], session.prints[before // PRINT_EVERY :] if position > before else []
        return msgspec.structs.replace(move, position=position, made=made, prints=prints)

    def leads_on(self, kind: str, seat: int) -> bool:
        """Whether a move brings the game nearer to its end: it takes nothing back and changes no answer."""
        session = self.playing
        return kind in ("choose", "many") and not (session.commit_open() and seat in session.answers)

    def last_print(self) -> str:
        return fingerprint(self.state)

    def note_beginning(self) -> None:
        """Keeps the prints of the position the game begins with and of those it was brought along to."""
        session = self.playing
        self.head.first_print, self.head.last_print = fingerprint(session.keyframes[0]), self.last_print()
        self.head.opening_prints = msgspec.json.encode(session.prints).decode()

    def note_end(self) -> None:
        """Keeps whether the game is over, and its result."""
        self.head.status = OVER if self.state.over else PLAYING
        if self.state.over:
            self.head.winners = msgspec.json.encode(self.state.winners()).decode()

    def still_asks(self, version: int) -> bool:
        """Whether an answer to this version answers what is asked now.

        Commitments of others make new versions of the same question, and must not make a seat's answer late.
        """
        session = self.playing
        if version == session.version:
            return True
        since = self.positions[version:] if 0 <= version < len(self.positions) else []
        return session.commit_open() and bool(since) and set(since) == {len(session.codes)}

    def waiting(self) -> list[int]:
        """The seats the game waits for."""
        return self.session.waiting() if self.session is not None and not self.read_only else []

    def as_asked(self, seat: int) -> Machine | None:
        """A state that asks this seat, None if it is not asked; while a commitment is open all that take part are."""
        session = self.session
        if session is None or self.read_only or not session.state.asking:
            return None
        state: Machine = session.state
        if state.asked == seat:
            return state
        if session.commit_open() and seat in session.taking_part():
            asking: Machine = session.game.asking(state, seat)
            return asking
        return None

    # The log.

    def lines_of(self, viewer: int, after: int) -> list[Line]:
        """The log after a position, as a viewer may know it (a seat, or the number of seats for a spectator)."""
        session = self.session
        assert session is not None
        told = self.told.setdefault(viewer, [])
        for position in range(len(told), len(session.codes)):
            events = session.log(viewer, position, position + 1)
            turn = self.turns[position]
            told.append(
                [
                    Line(position + 1, turn, line.seat, line.text, list(line.targets))
                    for line in lines(self.rooms, session.state, events)
                ]
            )
        return [line for choice in told[after:] for line in choice]

    def lines_at(self, viewer: int, position: int) -> list[Line]:
        """What the choice that led to a position caused."""
        self.lines_of(viewer, position)
        return self.told[viewer][position - 1] if position else []

    def lines_before(self, viewer: int, position: int, most: int) -> list[Line]:
        """The last lines of the log before the choice that led to a position."""
        self.lines_of(viewer, position)
        found: list[Line] = []
        for choice in reversed(self.told[viewer][: max(0, position - 1)]):
            found[:0] = choice
            if len(found) >= most:
                break
        return found[-most:]

    def common_position(self, version: int) -> int:
        """Up to where the log a client has of an earlier version still holds."""
        return min(self.positions[max(0, min(version, len(self.positions) - 1)) :])

    def after(self, since: int) -> int:
        """From where on the log is told to a client that has heard it up to a version, 0 for none."""
        return self.common_position(since) if since and self.session is not None else 0

    # People.

    def seats_of(self, player: str) -> list[int]:
        return [seat.number for seat in self.head.seats if seat.kind == HUMAN and seat.player == player]

    def own_seat(self, player: str, seat: int) -> SeatRow:
        """The seat, if the player may answer for it."""
        if seat not in self.seats_of(player):
            raise Forbidden(f"Seat {seat + 1} of this table is not yours.")
        return self.head.seats[seat]

    def humans(self) -> set[str]:
        return {seat.player for seat in self.head.seats if seat.kind == HUMAN}

    def driven(self, seat: int) -> bool:
        """Whether a bot answers for the seat."""
        row = self.head.seats[seat]
        return row.kind == BOT or row.away

    def standing(self, seat: int) -> list[Standing]:
        found: list[Standing] = msgspec.json.decode(self.head.seats[seat].standing, type=list[Standing])
        return found

    def standing_answer(self, seat: int) -> int | None:
        """What the seat has said it always answers to the question it is asked; None if it wants to be asked.

        Only a question that can be passed has a standing answer, and `always` only where there is one thing to say.
        """
        state = self.as_asked(seat)
        if state is None or state.question is None or state.question.pick.kind != "one" or PASS not in state.options:
            return None
        asked = state.question
        for wish in self.standing(seat):
            if (wish.kind, wish.source) == (asked.kind, asked.source):
                if wish.answer == "never":
                    return PASS
                others = [code for code in state.options if code != PASS]
                if wish.answer == "always" and len(others) == 1:
                    return others[0]
        return None

    @property
    def undo_request(self) -> UndoRequest | None:
        return msgspec.json.decode(self.head.undo, type=UndoRequest) if self.head.undo else None

    # Time.

    def settle_time(self, before: list[int], answered: set[int], now: int) -> None:
        """Charges the banks of seats that have answered, notes when seats were asked, and sets the deadline."""
        asked = self.waiting()
        for seat in self.head.seats:
            if seat.away:
                # It costs its human no time, and when they left is kept.
                continue
            if seat.number in before and (seat.number in answered or seat.number not in asked):
                self.charge(seat, now)
            if seat.number in asked and (seat.number in answered or seat.number not in before):
                seat.asked_at = now
        self.head.asked = msgspec.json.encode(asked).decode()
        self.head.deadline = self.first_deadline(asked)

    def charge(self, seat: SeatRow, now: int) -> None:
        if self.clock is not None:
            over = (now - seat.asked_at) // SECOND - self.clock.move
            seat.bank = max(0, seat.bank - max(0, over))

    def first_deadline(self, asked: list[int]) -> int | None:
        times = [self.deadline_of(seat) for seat in asked if not self.driven(seat)]
        return min((time for time in times if time is not None), default=None)

    def deadline_of(self, seat: int) -> int | None:
        """When the seat's time is up, in milliseconds; None without a clock."""
        if self.clock is None:
            return None
        row = self.head.seats[seat]
        return row.asked_at + (self.clock.move + row.bank) * SECOND
