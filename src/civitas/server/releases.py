"""Games under other rules than those they were played by: tried before anything is played on.

All of it works on what is stored, in a worker; the table is not touched.
"""

from __future__ import annotations

import copy
import logging
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.record import PRINT_EVERY, Record, Segment, fingerprint
from civitas.kernel.rng import check_seed
from civitas.kernel.session import Session
from civitas.server.endings import ending_of
from civitas.server.marks import now_ms
from civitas.server.storage import Judgement, Move, SegmentRow, Store, TableHead
from civitas.server.table import OVER, Table, installed_digest, installed_rules, past_segments, rooms_of

log = logging.getLogger("civitas.releases")

# Why a game does not stand under other rules: it leads elsewhere, a choice is refused, nothing was stored to try it by.
ELSEWHERE: Final = "elsewhere"
REFUSED: Final = "refused"
UNPROVED: Final = "unproved"
NOWHERE: Final = -1
Fate = Literal["holds", "goes on", "breaks"]


class Course(Struct, frozen=True):
    """The choices of a game since its last segment began, and the prints of every tenth position."""

    codes: list[int]
    prints: list[str]


class Stored(Struct, frozen=True):
    """All that is stored of a game; `ended`: its ending is."""

    head: TableHead
    segments: list[SegmentRow]
    moves: list[Move]
    snapshot: str = ""
    ended: bool = False


class Verdict(Struct, frozen=True):
    """What becomes of a game under the rules installed.

    It holds: all it was tried by is as it was. Else it goes on from its snapshot, or breaks. `said` is what happened.
    """

    fate: Fate
    judgement: Judgement
    said: str = ""


class Walk(Struct, frozen=True):
    """A game made again under other rules: how far it is the same, and the state it led to if that is all the way.

    `start` is the state it began with, as it is saved under these rules; it is wanted of a segment.
    """

    lasting: int
    why: str = ""
    said: str = ""
    start: str = ""
    state: Machine | None = None


async def all_stored(store: Store, head: TableHead) -> Stored:
    """What is stored of a table to try other rules by."""
    return Stored(
        head,
        await store.segments(head.id),
        await store.moves(head.id, 0),
        await store.snapshot(head.id),
        await store.has_ending(head),
    )


def course_of(stored: Stored) -> Course | None:
    """The choices as they were made, told without any rules; None where moves of an older release are among them."""
    head = stored.head
    played = [move for move in stored.moves if move.version > head.base]
    codes = msgspec.json.decode(head.opening, type=list[int])
    prints = msgspec.json.decode(head.opening_prints, type=list[str])
    if len(prints) != len(codes) // PRINT_EVERY or any(move.position < 0 for move in played):
        return None
    for move in played:
        before = move.position - len(move.made)
        del codes[before:], prints[before // PRINT_EVERY :]
        codes += move.made
        prints += move.prints
    return Course(codes, prints)


def tried(stored: Stored) -> Verdict:
    """Whether a game stands under the rules installed, and what is to be stored of that; runs in a worker."""
    head = stored.head
    course = course_of(stored)
    if course is None or not head.last_print:
        return tried_by_its_end(stored)
    game = rooms_of(head.game).game
    walk = followed(game, stored, course)
    if walk.state is not None:
        return holds(stored, walk)
    if head.status != OVER and stored.snapshot:
        try:
            return goes_on(game, stored, course, walk)
        except Exception as fault:  # These rules were never made for this state, so they may do anything.
            log.info("the snapshot of table %s", head.id, exc_info=fault)
            walk = msgspec.structs.replace(walk, said=f"{walk.said} {told(fault)}")
    return breaks(stored, walk)


def followed(game: Game[Any], stored: Stored, course: Course) -> Walk:
    """Makes the choices again and compares the prints."""
    head = stored.head
    lasting, position = NOWHERE, 0
    try:
        s = first_state(game, stored)
        start = s.to_json() if stored.segments else ""
        if fingerprint(s) != head.first_print:
            return Walk(lasting, ELSEWHERE, "It begins with another position.")
        lasting = 0
        for position, code in enumerate(course.codes, 1):
            s.choose(code)
            if position % PRINT_EVERY == 0:
                if fingerprint(s) != course.prints[position // PRINT_EVERY - 1]:
                    return Walk(lasting, ELSEWHERE, f"Choice {position} leads elsewhere.")
                lasting = position
        if fingerprint(s) != head.last_print:
            return Walk(lasting, ELSEWHERE, "The last position is another one.")
    except Exception as fault:  # These rules were never made for these choices, so they may do anything.
        log.info("choice %s of table %s", position, head.id, exc_info=fault)
        return Walk(lasting, REFUSED, f"Choice {position}: {told(fault)}")
    return Walk(position, start=start, state=s)


def told(fault: Exception) -> str:
    return str(fault) if isinstance(fault, CivitasError) else f"A fault of the rules: {fault!r}."


def first_state(game: Game[Any], stored: Stored) -> Machine:
    head = stored.head
    s: Machine
    if stored.segments:
        s = game.carry_over(stored.segments[-1].start)
    else:
        s = game.new(len(head.seats), check_seed(head.seed), msgspec.json.decode(head.options))
    return s


def tried_by_its_end(stored: Stored) -> Verdict:
    """A game begun in an older release stands if it leads to the seats that were asked, or the winners.

    Nothing else was stored to try it by, so it must be one of the same version of the rules. What is stored of games
    since is added.
    """
    head = stored.head
    if head.rules != installed_rules(head.game):
        return breaks(stored, Walk(NOWHERE, UNPROVED, "Nothing was stored to try the game by."))
    table = Table(copy.deepcopy(head), [])
    try:
        table.begin()
        table.note_beginning()
        moves = [table.make(move) for move in stored.moves]
    except Exception as fault:  # These rules were never made for these choices, so they may do anything.
        return breaks(stored, Walk(NOWHERE, REFUSED, told(fault)))
    session = table.session
    assert session is not None
    over, winners = session.state.over, msgspec.json.decode(head.winners)
    if over != (head.status == OVER) or (over and session.state.winners() != winners):
        return breaks(stored, Walk(NOWHERE, ELSEWHERE, "The game has another end."))
    if not over and session.waiting() != msgspec.json.decode(head.asked):
        return breaks(stored, Walk(NOWHERE, ELSEWHERE, "The game asks other seats."))
    table.head.last_print = table.last_print()
    found = holds(msgspec.structs.replace(stored, head=table.head), Walk(len(session.codes), state=session.state))
    judgement = msgspec.structs.replace(found.judgement, moves=moves, snapshot=session.state.to_json())
    return msgspec.structs.replace(found, judgement=judgement)


# What is stored of what was found.


def holds(stored: Stored, walk: Walk) -> Verdict:
    """The game moves over: nothing of it changes but the rules it is said to be played by."""
    s = walk.state
    assert s is not None
    head = standing(stored.head)
    segment = None
    if walk.start:
        segment = msgspec.structs.replace(stored.segments[-1], start=walk.start)
    ending = ending_of(stored.head, s) if s.over and not stored.ended else ""
    return Verdict("holds", Judgement(head, segment, ending=ending))


def goes_on(game: Game[Any], stored: Stored, course: Course, walk: Walk) -> Verdict:
    """The game goes on under these rules from its snapshot; what was played before is a segment of its own."""
    s = game.carry_over(stored.snapshot)
    start, head = s.to_json(), standing(stored.head)
    segment = SegmentRow(head.version, stored.head.rules, course.codes, course.prints, start)
    head.base, head.undo = head.version, ""
    head.opening = head.opening_prints = "[]"
    head.first_print = head.last_print = fingerprint(s)
    table = Table(head, [])
    table.session = Session(game, s)
    table.note_end()
    # All that are asked begin to think about what these rules ask.
    table.settle_time([], set(), now_ms())
    return Verdict("goes on", Judgement(head, segment, start), walk.said)


def breaks(stored: Stored, walk: Walk) -> Verdict:
    """The game is only to be looked at; under the rules it was played by it still stands as it did."""
    head = copy.deepcopy(stored.head)
    head.tried, head.why, head.lasting = installed_digest(head.game), walk.why, walk.lasting
    return Verdict("breaks", Judgement(head), walk.said)


def standing(head: TableHead) -> TableHead:
    """The head of a game that stands under the rules installed."""
    head = copy.deepcopy(head)
    head.digest, head.rules = installed_digest(head.game), installed_rules(head.game)
    head.tried, head.why, head.lasting = "", "", 0
    return head


def record_of(stored: Stored) -> Record | None:
    """The record of a game told without its rules; None where moves of an older release are among them."""
    head, course = stored.head, course_of(stored)
    if course is None:
        return None
    starts = [segment.start for segment in stored.segments]
    last = Segment(head.rules, course.codes, course.prints, starts[-1] if starts else "")
    return Record(
        head.game,
        len(head.seats),
        msgspec.json.decode(head.options),
        head.seed,
        [*past_segments(stored.segments), last],
        [seat.name for seat in head.seats],
    )
