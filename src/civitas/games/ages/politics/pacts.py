"""Offering, accepting and cancelling pacts (ages:offering-a-pact, ages:cancelling-a-pact)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import LEVEL
from civitas.games.ages.play import settle, take_out_pact
from civitas.games.ages.state import (
    BOOK,
    MILITARY_HAND,
    PACT_ACCEPTED,
    PACT_IN_PLAY,
    PACT_OFFERED,
    PACT_PARTNER,
    PACT_REFUSED,
    PACT_SIDE,
    REVEALED,
    State,
)
from civitas.kernel.flow import YES
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node

SIDES: Final = 2


class Offer(Node[State]):
    """Pact A is shown to partner and side in B: partner * SIDES + the offerer's own side."""

    def run(self, s: State, f: Frame) -> None:
        move(s, f.a, s.military_hand_of(f.me, f.a), s.zone(REVEALED, 0))
        s.log(PACT_OFFERED, f.me, (f.a, f.b // SIDES, f.b % SIDES))


class AskAccept(Ask[State]):
    """The partner accepts or refuses (ruling 82)."""

    def __init__(self) -> None:
        super().__init__("accept")

    def asked(self, s: State, f: Frame) -> int:
        return f.b // SIDES

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a, f.me, f.b % SIDES)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, YES]

    def answer(self, s: State, f: Frame, code: int) -> None:
        partner = f.b // SIDES
        if code == PASS:
            move(s, f.a, s.zone(REVEALED, 0), s.zone(MILITARY_HAND[LEVEL[f.a]], f.me))
            s.log(PACT_REFUSED, f.me, (f.a, partner))
            return
        take_out_pact(s, f.me)
        move(s, f.a, s.zone(REVEALED, 0), s.zone(PACT_IN_PLAY, f.me))
        s.put(PACT_PARTNER + f.me, partner + 1)
        s.put(PACT_SIDE + f.me, f.b % SIDES)
        settle(s)
        s.log(PACT_ACCEPTED, f.me, (f.a, partner))


OFFER_PACT: Final[int] = BOOK.program("offer a pact", [Offer(), AskAccept()], "ages:offering-a-pact")


def cancellable(s: State, seat: int) -> list[int]:
    """The owners of the pacts a seat is a party of, ascending."""
    return [
        owner
        for owner in range(s.seats)
        if s.counts[PACT_PARTNER + owner] and seat in (owner, s.counts[PACT_PARTNER + owner] - 1)
    ]
