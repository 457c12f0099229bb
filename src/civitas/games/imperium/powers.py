"""What single cards and powers need: an amount, a way to look at the nation deck (imperium:nations)."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.cards import Step
from civitas.games.imperium.market import PutBackOne
from civitas.games.imperium.state import LOOKED_AT, NATION_DECK, UNREST_COST, State
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import PASS, Ask, Expr, Node


class UnrestPrice(Expr[State]):
    """So many materials or cards for playing an Unrest, less what passives of the seat in focus take off."""

    def __init__(self, printed: int) -> None:
        self.printed = printed

    def get(self, s: State, f: Frame) -> int:
        if not s.lasting and not s.cast.modifiers[UNREST_COST]:
            return self.printed
        return s.ask_modifiers(UNREST_COST, f.who, self.printed)


class NationAside(Node[State]):
    """The top cards of the nation deck are looked at: their owner has them aside."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(NATION_DECK, f.who)
        for _ in range(min(self.amount, len(deck.order))):
            draw(s, deck, s.zone(LOOKED_AT, f.who))


class AskSink(Ask[State]):
    """Which of the nation cards looked at goes to the bottom of the deck, if any; nobody else sees which."""

    def __init__(self) -> None:
        super().__init__("sink-nation", False, False, True)

    def options(self, s: State, f: Frame) -> list[int]:
        cards = s.zone(LOOKED_AT, f.who).distinct()
        return [PASS, *cards] if cards else cards

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            move(s, code, s.zone(LOOKED_AT, f.who), s.pile(NATION_DECK, f.who), 0, True)


class SiftNation(Step):
    """The seat in focus looks at the top cards of its nation deck; one may go to the bottom, the others back on top."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(NATION_DECK, f.who).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NationAside(self.amount))
        out.append(AskSink())
        out.append(PutBackOne("put-back-nation", NATION_DECK))
