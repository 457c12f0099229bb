"""What the fast variant does before the first turn (imperium:fast)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import NO_PROGRAM
from civitas.games.imperium.nations import nation_of
from civitas.games.imperium.state import BOOK, DISCARD, NATION_DECK, State
from civitas.kernel.flow import EachSeat
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw
from civitas.kernel.node import NO_SOURCE, Node
from civitas.kernel.triggers import Release

NATION_CARDS: Final = 2


class TakeNationCards(Node[State]):
    """The top two cards of the nation deck go to the discard pile of the seat in focus."""

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)  # the automaton has none, but a dynasty of its own
        for _ in range(min(NATION_CARDS, len(deck.order))):
            draw(s, deck, s.zone(DISCARD, f.who))


class OwnSetUp(Node[State]):
    """What the nation of the seat in focus does besides."""

    def run(self, s: State, f: Frame) -> None:
        program = NO_PROGRAM if f.who == s.silent else nation_of(s, f.who).fast_set_up
        if program != NO_PROGRAM:
            s.call(program, f.who, f.who, NO_SOURCE)


FAST_SET_UP: Final[int] = BOOK.program(
    "fast set-up", [EachSeat([TakeNationCards(), OwnSetUp(), Release()])], "imperium:fast"
)
