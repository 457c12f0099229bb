"""Steps that draw cards (imperium:draw)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.draw import DRAW, IF_ABLE, TO, can_reshuffle, may_draw
from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.automaton.piles import mill
from civitas.games.imperium.codes import BACK_ON_TOP, TO_DISCARD, TO_HISTORY
from civitas.games.imperium.names import card_name, card_target
from civitas.games.imperium.state import DECK, DISCARD, HAND, HISTORY, LOOKED_AT, State
from civitas.games.imperium.step import Step
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw_many, move, move_all
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording

ASK_DRAW_UP_TO: Final = Wording("imperium-ask-draw-up-to")
ASK_DISCARD_DRAWN: Final = Wording("imperium-ask-discard-drawn")
ASK_PLACE_DRAWN: Final = Wording("imperium-ask-place-drawn")
NUMBER: Final = Wording("imperium-number", "number")
DRAWN_TO: Final = {
    TO_DISCARD: Wording("imperium-drawn-to-discard"),
    BACK_ON_TOP: Wording("imperium-drawn-to-deck"),
    TO_HISTORY: Wording("imperium-drawn-to-history"),
}


class Draw(Step):
    """The seat in focus draws cards; N is how many came (imperium:draw)."""

    def __init__(self, amount: Amount, if_able: bool = False) -> None:
        self.amount = lift(amount)
        self.if_able = if_able

    def able(self, s: State, f: Frame) -> bool:
        if self.amount.get(s, f) <= 0 or not may_draw(s, f.who):
            return False
        return bool(s.pile(DECK, f.who).order) or (not self.if_able and can_reshuffle(s, f.who))

    def run(self, s: State, f: Frame) -> None:
        amount = self.amount.get(s, f)
        if f.who == s.silent:
            f.n = mill(s, amount)
        elif amount > 0:
            deck = s.pile(DECK, f.who)
            if len(deck.order) >= amount and may_draw(s, f.who):
                draw_many(s, deck, s.zone(HAND, f.who), amount)
                s.deck_drawn_from(f.who)
                f.n = amount
            else:
                s.call(DRAW, f.me, f.who, f.src, amount, IF_ABLE if self.if_able else 0)


class AskAmount(Ask[State]):
    """How many cards to draw, up to a number."""

    def __init__(self, most: int, if_able: bool) -> None:
        super().__init__("draw-up-to")
        self.most = most
        self.if_able = if_able

    def options(self, s: State, f: Frame) -> list[int]:
        return list(range(self.most + 1))

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code:
            s.call(DRAW, f.me, f.who, f.src, code, IF_ABLE if self.if_able else 0)

    def habit(self, s: State, f: Frame, opts: list[int]) -> int:
        return opts[-1]

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_DRAW_UP_TO()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return NUMBER(number=code)


class DrawUpTo(Step):
    def __init__(self, most: int, if_able: bool = False) -> None:
        self.most = most
        self.if_able = if_able
        self.one = Draw(1, if_able)

    def parts(self) -> list[Step]:
        return [self.one]

    def able(self, s: State, f: Frame) -> bool:
        return self.one.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskAmount(self.most, self.if_able))


class DrawAside(Node[State]):
    """Draws cards aside, where only their owner sees them."""

    def __init__(self, amount: int, if_able: bool) -> None:
        self.amount = amount
        self.if_able = if_able

    def run(self, s: State, f: Frame) -> None:
        s.call(DRAW, f.me, f.who, f.src, self.amount, TO * LOOKED_AT + (IF_ABLE if self.if_able else 0))


class AskDiscardDrawn(Ask[State]):
    """Which of the cards just drawn is discarded; the others go to the hand."""

    def __init__(self) -> None:
        super().__init__("discard-drawn", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return s.zone(LOOKED_AT, f.who).distinct()

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(LOOKED_AT, f.who), s.zone(DISCARD, f.who))
        move_all(s, s.zone(LOOKED_AT, f.who), s.zone(HAND, f.who))

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_DISCARD_DRAWN()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, LOOKED_AT, code)


class DrawAndDiscard(Step):
    """The seat in focus draws cards and discards one of them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.one = Draw(1)

    def parts(self) -> list[Step]:
        return [self.one]

    def able(self, s: State, f: Frame) -> bool:
        return self.one.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(DrawAside(self.amount, False))
        out.append(AskDiscardDrawn())


class AskPlaceDrawn(Ask[State]):
    """Where the top card, just drawn, goes: discarded, back on top, or into the history."""

    def __init__(self) -> None:
        super().__init__("place-drawn")

    def options(self, s: State, f: Frame) -> list[int]:
        return [TO_DISCARD, BACK_ON_TOP, TO_HISTORY] if s.zone(LOOKED_AT, f.who).size() else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        to = (DISCARD, DECK, HISTORY)[code]
        for card in s.zone(LOOKED_AT, f.who).cards():
            send(s, f.who, card, LOOKED_AT, to)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_PLACE_DRAWN()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return DRAWN_TO[code]()


class PlaceTopCard(Step):
    """The seat in focus draws its top card, if able, and says where it goes."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(DECK, f.who).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(DrawAside(1, True))
        out.append(AskPlaceDrawn())
