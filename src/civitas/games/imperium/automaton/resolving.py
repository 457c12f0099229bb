"""How the automaton resolves a card: the first row that fits and of which anything can be done.

See imperium:automaton-resolving and, for what a row does to the other player, imperium:automaton-attacks.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.play import DEFEND, REACHED
from civitas.games.imperium.automaton.definition import NO_ROW, Row, sheet_of, side_of
from civitas.games.imperium.automaton.levels import slots_open
from civitas.games.imperium.automaton.piles import dynasty_left, put_down
from civitas.games.imperium.state import (
    AFFECTED,
    ATTACKED,
    AUTOMATON_SHEET,
    AUTOMATON_SIDE,
    AVOIDS,
    BOOK,
    DIE,
    DYNASTY,
    PLAYING,
    POWER,
    PROGRESS,
    RESOLVED,
    ROW,
    SLOTS,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw
from civitas.kernel.node import NOBODY, Node
from civitas.kernel.triggers import Release
from civitas.kernel.zones import Pile

NOTHING_TO_RESOLVE: Final = 2  # the progress it gains instead
# Rows that are looked up for no card: added to a row of the journey, and the two of a side.
JOURNEY: Final = 64
AFTER_SHUFFLE: Final = 128
END_OF_CLEAN_UP: Final = 129
# Told on the state card; the clean-up does it by itself.
CLEAN_UP_TOKEN: Final = 130


def other_player(s: State) -> int:
    """The one who plays against the automaton."""
    return 1 - s.silent


def row_at(s: State, number: int) -> Row:
    """A row of the side that is up, or of the journey, or what the side says for another moment."""
    if number >= AFTER_SHUFFLE:
        side = side_of(s)
        found = side.after_shuffle if number == AFTER_SHUFFLE else side.end_of_clean_up
        assert found is not None
        return found
    if number >= JOURNEY:
        return sheet_of(s).journey[number - JOURNEY]
    return side_of(s).rows[number]


def able(s: State, seat: int, card: int, row: Row) -> bool:
    """Whether any part of the row could be done for the card."""
    return row.body.able(s, Frame(0, seat, seat, card, 0, 0, None))


def first_row(s: State, card: int) -> int:
    """The highest row that the card fits and of which any part can be done (imperium:automaton-resolving)."""
    side = side_of(s)
    for number in side.fitting(s, card):
        if able(s, s.silent, card, side.rows[number]):
            return number
    return NO_ROW


class BeginResolving(Node[State]):
    """Which row it is: B. N keeps which row was being resolved and who avoided it, if this happens within one."""

    def run(self, s: State, f: Frame) -> None:
        f.n = s.counts[ROW] + (s.counts[AVOIDS] << 8)
        s.put(AVOIDS, 0)
        f.b = first_row(s, f.a)
        begin_row(s, f)


def begin_row(s: State, f: Frame) -> None:
    s.put(ROW, f.b + 1)
    if s.sink is not None and f.b < AFTER_SHUFFLE:
        place = (int(s.counts[AUTOMATON_SHEET]), int(s.counts[AUTOMATON_SIDE]), f.b)
        s.log(RESOLVED, f.who, (f.a, *place))


class MeetAttack(Node[State]):
    """The other player may have something to avoid with what the row would do to it."""

    def run(self, s: State, f: Frame) -> None:
        f.v = 0
        if f.b == NO_ROW:
            return
        row = row_at(s, f.b)
        if not row.harms or not row.harms_now(s, f):
            return
        victim = other_player(s)
        if s.lasting or s.any_live(s.cast.listeners[ATTACKED], victim):
            s.call(DEFEND, f.who, victim, f.a, f.a)


class RunRow(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        if f.v:
            s.put(AVOIDS, 1 << other_player(s))
        if f.b != NO_ROW:
            s.call(row_at(s, f.b).program, f.who, f.who, f.a)


class EndResolving(Node[State]):
    """Whom the attack has reached hears of it; the card goes to the discard pile unless the row sent it elsewhere."""

    def run(self, s: State, f: Frame) -> None:
        victim = other_player(s)
        bits = int(s.counts[AVOIDS])
        if bits >> REACHED + victim & 1 and not bits >> victim & 1:
            s.announce(AFFECTED, victim, f.a)
        put_down(s, f.a)
        s.put(ROW, f.n & 255)
        s.put(AVOIDS, f.n >> 8)


RESOLVE_CARD: Final[int] = BOOK.program(
    "resolve a card",
    [BeginResolving(), MeetAttack(), RunRow(), EndResolving(), Release()],
    "imperium:automaton-resolving",
)


def resolve(s: State, card: int) -> None:
    """The card, which lies open, is resolved."""
    s.call(RESOLVE_CARD, s.silent, s.silent, card, card)


def resolve_top(s: State, pile: Pile) -> None:
    """The top card of a pile is resolved; of an empty one none, but progress gained (imperium:automaton-words)."""
    if pile.order:
        resolve(s, draw(s, pile, s.zone(PLAYING, s.silent)))
        if pile.spec.kind == DYNASTY:
            dynasty_left(s)
    else:
        s.change(PROGRESS, s.silent, NOTHING_TO_RESOLVE)


class BeginRow(Node[State]):
    """The row B, which no card was looked up for, is done in the name of the card A."""

    def run(self, s: State, f: Frame) -> None:
        f.n = s.counts[ROW] + (s.counts[AVOIDS] << 8)
        s.put(AVOIDS, 0)
        begin_row(s, f)


ROW_BY_ITSELF: Final[int] = BOOK.program(
    "row of the automaton",
    [BeginRow(), MeetAttack(), RunRow(), EndResolving(), Release()],
    "imperium:automaton-clean-up",
)


def do_row(s: State, card: int, number: int) -> None:
    s.call(ROW_BY_ITSELF, s.silent, s.silent, card, card, number)


def journey_on(s: State, card: int) -> None:
    """The row of the card the journey has come to."""
    rows = sheet_of(s).journey
    do_row(s, card, JOURNEY + next(number for number, row in enumerate(rows) if row.fits(s, card)))


def state_card(s: State) -> int:
    """The card in whose name the automaton's state card speaks: its power."""
    return s.cards_in(POWER, s.silent)[0]


def slot_of_die(s: State) -> int:
    """The market slot of the number rolled; NOBODY where the automaton has no such slot (imperium:automaton-words)."""
    die = s.counts[DIE]
    return die - 1 if 0 < die <= min(SLOTS, slots_open(s)) else NOBODY
