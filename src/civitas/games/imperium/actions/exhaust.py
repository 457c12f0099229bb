"""Exhaust tokens and exhaust abilities (imperium:exhaust)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import EXHAUST_EFFECT, EXHAUST_OF, NO_PROGRAM
from civitas.games.imperium.state import BOOK, EXHAUSTED, EXHAUSTS, PLAY, READIED, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node
from civitas.kernel.triggers import Release

# Exhaust tokens.


def exhaust(s: State, seat: int, card: int) -> None:
    """An exhaust token moves from the state card to the card (imperium:exhaust)."""
    s.add(EXHAUSTS + seat, -1)
    s.exhausted = tuple(sorted((*s.exhausted, card)))
    if s.sink is not None:
        s.log(EXHAUSTED, seat, (card,))


def ready(s: State, seat: int, card: int) -> None:
    """The exhaust token comes back to the state card."""
    s.add(EXHAUSTS + seat, 1)
    s.exhausted = tuple(other for other in s.exhausted if other != card)
    if s.sink is not None:
        s.log(READIED, seat, (card,))


def own_exhausted(s: State, seat: int) -> list[int]:
    """The seat's cards in play that have an exhaust token; a power is no card in play."""
    play = s.sheaf(PLAY, seat)
    return [card for card in s.exhausted if play.count(card)]


# Exhaust abilities.


def can_exhaust(s: State, seat: int, card: int) -> bool:
    """A token left on the state card, and none on this one (imperium:exhaust)."""
    return s.counts[EXHAUSTS + seat] > 0 and not s.is_exhausted(card)


def exhaustible(s: State, seat: int, card: int) -> bool:
    face = s.as_copied(card) if s.copies else card
    if EXHAUST_OF[face] == NO_PROGRAM or not can_exhaust(s, seat, card):
        return False
    return EXHAUST_EFFECT[face].usable(s, seat, card)


class BeginExhaust(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        exhaust(s, f.who, f.a)
        s.call(EXHAUST_OF[s.as_copied(f.a)], f.who, f.who, f.a)


USE_EXHAUST: Final[int] = BOOK.program("exhaust", [BeginExhaust(), Release()], "imperium:exhaust")
