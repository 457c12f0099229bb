"""Documents about a table, each made for one viewer out of what that viewer may know."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec
from msgspec import Struct

from civitas.kernel.game import ALL, View
from civitas.kernel.machine import Machine
from civitas.kernel.text import Message, Option
from civitas.server.releases import ELSEWHERE, REFUSED
from civitas.server.schema import (
    Answered,
    Course,
    ReplayIndex,
    ReplayView,
    SeatView,
    TableRow,
    TableView,
    Talk,
    Turn,
    Warned,
)
from civitas.server.storage import SeatRow, TableHead
from civitas.server.table import BOT, HUMAN, OVER, Table, is_read_only, rooms_of
from civitas.words import message

TALK_MOST = 200
SAMPLES = 60
EARLIER_MOST = 60
LONGEST_OPTION = 200  # a map of the players' own is told by the view


def timestamp(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def seat_views(head: TableHead, player: str, present: set[str]) -> list[SeatView]:
    silent = rooms_of(head.game).game.plays_itself(msgspec.json.decode(head.options))
    return [
        SeatView(
            number=seat.number,
            kind="automaton" if seat.number == silent else kind_of(seat),
            name=seat.name,
            level=seat.level if seat.kind == BOT and seat.number != silent else "",
            mine=seat.kind == HUMAN and seat.player == player,
            away=seat.away,
            present=seat.kind == BOT or seat.player in present,
            bank=seat.bank if head.clock else None,
        )
        for seat in head.seats
    ]


def kind_of(seat: SeatRow) -> Literal["human", "bot", "open"]:
    return "bot" if seat.kind == BOT else "human" if seat.kind == HUMAN else "open"


def table_row(head: TableHead, player: str) -> TableRow:
    return TableRow(
        id=head.id,
        game=head.game,
        status=head.status,
        seats=seat_views(head, player, set()),
        asked=[] if is_read_only(head) else msgspec.json.decode(head.asked),
        mine=[seat.number for seat in head.seats if seat.kind == HUMAN and seat.player == player],
        winners=msgspec.json.decode(head.winners),
        updated=timestamp(head.updated),
        listed=head.listed,
        read_only=is_read_only(head),
        campaign=head.campaign if head.host == player else "",
    )


def table_view(table: Table, player: str, seat: int | None, since: int, present: set[str]) -> TableView:
    """The table for a player who looks with the eyes of one of their seats, or as a spectator (None)."""
    head, session = table.head, table.session
    viewer = len(head.seats) if seat is None else seat
    asked_state = None if seat is None else table.as_asked(seat)
    after = table.after(since)
    over = head.status == OVER
    return TableView(
        id=head.id,
        game=head.game,
        rules=head.rules,
        installed_rules=table.installed_rules,
        read_only=table.read_only,
        why=why_of(head),
        lasting=head.lasting,
        winners=msgspec.json.decode(head.winners),
        options={name: value for name, value in table.options.items() if len(str(value)) <= LONGEST_OPTION},
        parts=table.parts,
        status=head.status,
        listed=head.listed,
        host=head.host == player,
        version=head.version,
        stamp=head.changed,
        position=len(session.codes) if session is not None else 0,
        seats=seat_views(head, player, present),
        mine=table.seats_of(player),
        seat=seat,
        asked=table.waiting(),
        committed=session.committed() if session is not None else [],
        answered=own_answer(table, seat),
        view=board(table, seat),
        prompt=None if asked_state is None else table.rooms.game.prompt(asked_state),
        warned=[] if asked_state is None or seat is None else warned(table, asked_state, seat),
        can_undo=session is not None and seat is not None and session.can_undo(seat),
        can_redo=session is not None and seat is not None and session.can_redo(seat),
        undo_request=table.undo_request,
        after=after,
        lines=[] if session is None else table.lines_of(viewer, after),
        talk=[
            Talk(
                said.number,
                said.seat,
                said.name,
                "proposal" if said.kind == "proposal" else "chat",
                said.text,
                timestamp(said.at),
            )
            for said in table.talk[-TALK_MOST:]
        ],
        standing=[] if seat is None else table.standing(seat),
        breakdown=table.rooms.game.breakdown(session.state) if session is not None and session.state.over else [],
        tally=table.rooms.game.tally(session.state) if session is not None else [],
        won_by=table.rooms.game.won_by(session.state) if session is not None and session.state.over else [],
        seed=head.seed if head.seed_chosen or over else None,
        clock=table.clock,
        deadline=None if head.deadline is None or table.read_only else timestamp(head.deadline),
        parent=head.parent,
        campaign=head.campaign if head.host == player else "",
    )


def why_of(head: TableHead) -> Literal["", "elsewhere", "refused", "unproved"]:
    """Why nobody can play on; a game of an older release was not even tried."""
    if not is_read_only(head):
        return ""
    return "elsewhere" if head.why == ELSEWHERE else "refused" if head.why == REFUSED else "unproved"


def own_answer(table: Table, seat: int | None) -> Answered | None:
    """The seat's commitment while others are still thinking; PASS, which ends a set, is no part of it."""
    session = table.session
    if session is None or seat is None or seat not in session.answers:
        return None
    return Answered([code for code in session.answers[seat] if code >= 0])


def board(table: Table, seat: int | None) -> View | None:
    """What the viewer sees; once the game is over, everything."""
    session = table.session
    if session is None:
        return None
    if session.state.over:
        return msgspec.structs.replace(session.seen(ALL), seat=seat)
    return session.seen(seat)


def warned(table: Table, state: Machine, seat: int) -> list[Warned]:
    """The options of a seat that it should think about twice."""
    game = table.rooms.game
    found = ((code, game.warnings(state, seat, code)) for code in state.options)
    return [Warned(code, warnings) for code, warnings in found if warnings]


# Replay.


def replay_index(table: Table) -> ReplayIndex:
    """Where turns begin, and after the end how the seats stood on the way."""
    if table.index is not None:
        return table.index
    session = table.playing
    total = len(session.codes)
    turns = [
        Turn(position, turn)
        for position, turn in enumerate(table.turns)
        if position == 0 or table.turns[position - 1] != turn
    ]
    over = session.state.over
    sampled = sorted({total * i // SAMPLES for i in range(SAMPLES + 1)}) if over else []
    index = ReplayIndex(total, turns, sampled, courses(table, sampled), over)
    if over:
        table.index = index
    return index


def courses(table: Table, sampled: list[int]) -> list[Course]:
    """How the seats stood at some positions: what the game tallies, or else their points."""
    session, game = table.playing, table.rooms.game
    if not sampled:
        return []
    states = [session.at(position) for position in sampled]
    seats = range(len(table.head.seats))
    tallies = [game.tally(state) for state in states]
    if not tallies[0]:
        points = [state.scores() for state in states]
        return [Course(message("points"), [[row[seat] for row in points] for seat in seats])]
    return [
        Course(item.text, [[tally[seat][number].points for tally in tallies] for seat in seats])
        for number, item in enumerate(tallies[0][0])
    ]


class Known(Struct, frozen=True):
    """A position of a game as somebody knew it, what was asked there and what was chosen, if they may know."""

    view: View
    prompt: Message | None
    choice: Option | None


def replay_view(table: Table, position: int, seat: int | None, everything: bool, known: Known) -> ReplayView:
    """A position as the viewer knew it, with what was told of it."""
    viewer = len(table.head.seats) if seat is None else seat
    return ReplayView(
        position=position,
        seat=seat,
        everything=everything,
        view=known.view,
        prompt=known.prompt,
        earlier=table.lines_before(viewer, position, EARLIER_MOST),
        lines=table.lines_at(viewer, position),
        choice=known.choice,
    )
