"""Games under other rules than those they were played by: tried before anything is played on.

All of it works on what is stored, in a worker; the table is not touched.
"""

from __future__ import annotations

import logging
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from civitas.kernel.errors import CivitasError
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.record import PRINT_EVERY, Record, Segment, fingerprint
from civitas.kernel.rng import check_seed
from civitas.server.storage import Move, SegmentRow, TableHead
from civitas.server.table import OVER, Table, installed_digest, installed_rules, past_segments, rooms_of

log = logging.getLogger("civitas.releases")

# Why a game does not stand under other rules: it leads elsewhere, a choice is refused, nothing was stored to try it by.
ELSEWHERE: Final = "elsewhere"
REFUSED: Final = "refused"
UNPROVED: Final = "unproved"
Fate = Literal["holds", "goes on", "breaks"]


class Course(Struct, frozen=True):
    """The choices of a game since its last segment began, and the prints of every tenth position."""

    codes: list[int]
    prints: list[str]


class Verdict(Struct, frozen=True):
    """What becomes of a game under the rules installed.

    It holds: all it was tried by is as it was. Else it goes on from its snapshot, `start` under these rules, or breaks
    for the reason `why`. `lasting` is the last position known to be the same, and `said` what happened after it.
    `last_print` is the print of the position the game stands at, where it stands.
    """

    fate: Fate
    why: str = ""
    lasting: int = 0
    said: str = ""
    start: str = ""
    last_print: str = ""


class Stored(Struct, frozen=True):
    """All that is stored of a game."""

    head: TableHead
    segments: list[SegmentRow]
    moves: list[Move]
    snapshot: str = ""


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
    """Whether a game stands under the rules installed; runs in a worker."""
    game = rooms_of(stored.head.game).game
    course = course_of(stored)
    if course is None or not stored.head.last_print:
        return tried_by_its_end(stored)
    lasting, why, said = followed(game, stored, course)
    if not why:
        return Verdict("holds", last_print=stored.head.last_print)
    if stored.head.status != OVER and stored.snapshot:
        try:
            s = game.carry_over(stored.snapshot)
        except CivitasError as fault:
            said = f"{said} {fault}"
        else:
            return Verdict("goes on", why, lasting, said, s.to_json(), fingerprint(s))
    return Verdict("breaks", why, lasting, said)


def followed(game: Game[Any], stored: Stored, course: Course) -> tuple[int, str, str]:
    """The last position that is what it was; and where that is not the end, why and what happened after it."""
    lasting = position = 0
    try:
        s = first_state(game, stored)
        for position, code in enumerate(course.codes, 1):
            s.choose(code)
            if position % PRINT_EVERY == 0:
                if fingerprint(s) != course.prints[position // PRINT_EVERY - 1]:
                    return lasting, ELSEWHERE, f"Choice {position} leads elsewhere."
                lasting = position
        if fingerprint(s) != stored.head.last_print:
            return lasting, ELSEWHERE, "The last position is another one."
    except CivitasError as fault:
        return lasting, REFUSED, f"Choice {position}: {fault}"
    except Exception as fault:  # These rules were never made for these choices, so they may do anything.
        log.info("choice %s of table %s", position, stored.head.id, exc_info=fault)
        return lasting, REFUSED, f"Choice {position} met a fault of the rules: {fault!r}."
    return len(course.codes), "", ""


def first_state(game: Game[Any], stored: Stored) -> Machine:
    head = stored.head
    s: Machine
    if stored.segments:
        s = game.from_json(stored.segments[-1].start)
    else:
        s = game.new(len(head.seats), check_seed(head.seed), msgspec.json.decode(head.options))
    return s


def tried_by_its_end(stored: Stored) -> Verdict:
    """A game begun in an older release stands if it leads to the seats that were asked, or the winners.

    Without any print it must be one of the same version of the rules.
    """
    head = stored.head
    if not head.last_print and head.rules != installed_rules(head.game):
        return Verdict("breaks", UNPROVED, 0, "Nothing was stored to try the game by.")
    table = Table(head, [])
    try:
        table.begin()
        for move in stored.moves:
            table.make(move)
    except CivitasError as fault:
        return Verdict("breaks", REFUSED, 0, str(fault))
    session = table.session
    assert session is not None
    over, winners = session.state.over, msgspec.json.decode(head.winners)
    if over != (head.status == OVER) or (over and session.state.winners() != winners):
        return Verdict("breaks", ELSEWHERE, 0, "The game has another end.")
    if not over and session.waiting() != msgspec.json.decode(head.asked):
        return Verdict("breaks", ELSEWHERE, 0, "The game asks other seats.")
    if head.last_print not in ("", table.last_print()):
        return Verdict("breaks", ELSEWHERE, 0, "The last position is another one.")
    return Verdict("holds", last_print=table.last_print())


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


def outcome(stored: Stored, verdict: Verdict) -> tuple[TableHead, SegmentRow | None]:
    """What is to be stored of a verdict: the table's head, and of a game that goes on what was played before."""
    head, course = stored.head, course_of(stored)
    segment = None
    if verdict.fate == "goes on" and course is not None:
        segment = SegmentRow(head.version, head.rules, course.codes, course.prints, verdict.start)
    judged(head, verdict)
    return head, segment


def judged(head: TableHead, verdict: Verdict) -> None:
    """Notes in a table's head what becomes of its game."""
    digest = installed_digest(head.game)
    if verdict.fate == "breaks":
        head.tried, head.why, head.lasting = digest, verdict.why, verdict.lasting
        return
    if verdict.fate == "goes on":
        head.base, head.undo = head.version, ""
        head.opening = head.opening_prints = "[]"
    head.digest, head.rules, head.last_print = digest, installed_rules(head.game), verdict.last_print
    head.tried, head.why, head.lasting = "", "", 0
