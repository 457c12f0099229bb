"""State cards with effects of their own, and other changes of a nation's fortune (imperium:state)."""

from __future__ import annotations

from civitas.games.imperium.cards import Step
from civitas.games.imperium.deeds import flip_state, return_unrest, send
from civitas.games.imperium.market import KING
from civitas.games.imperium.moving import NamedTo
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    ACCESSION,
    DISCARD,
    EXILE,
    FAME_DECK,
    HAND,
    NATION_DECK,
    PLAY,
    RETURNED,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move_all
from civitas.kernel.node import Expr


class FlipState(Step):
    """The seat in focus turns its state card over."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        flip_state(s, f.who)


class TriggerEnd(Step):
    """The end of the game is triggered (imperium:scoring)."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.trigger_scoring()


class TriggerKing(Step):
    """King of Kings is resolved (imperium:king-of-kings)."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.call(KING, f.me, f.who, f.src)


class HandAway(Step):
    """The seat in focus discards its whole hand."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        move_all(s, s.zone(HAND, f.who), s.zone(DISCARD, f.who))


class ExileNation(Step):
    """The nation deck of the seat in focus goes into exile, with the card of this name, be it in play or still to come.

    Unrest among it is returned.
    """

    def __init__(self, selector: Selector) -> None:
        self.named = NamedTo(selector, (ACCESSION, PLAY), EXILE)

    def able(self, s: State, f: Frame) -> bool:
        return s.pile(NATION_DECK, f.who).size() > 0 or self.named.able(s, f)

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)
        exile = s.zone(EXILE, 0)
        while deck.order:
            if draw(s, deck, exile) == UNREST:
                return_unrest(s, exile)
        zone, card = self.named.found(s, f)
        if card >= 0:
            send(s, f.who, card, zone, EXILE)


class FameEmpty(Expr[State]):
    """Whether King of Kings is all that is left of the fame deck."""

    def get(self, s: State, f: Frame) -> int:
        return int(not s.pile(FAME_DECK).order)


class ReturnedThisTurn(Expr[State]):
    """How many Unrest the seat in focus has returned from its hand this turn."""

    def get(self, s: State, f: Frame) -> int:
        return s.counts[RETURNED + f.who]
