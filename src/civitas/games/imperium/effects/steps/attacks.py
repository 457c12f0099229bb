"""Steps that avoid an attack, and what it uproots (imperium:attack)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.automaton.resolving import row_at
from civitas.games.imperium.effects.steps.resources import AskPay, Pay
from civitas.games.imperium.names import YES
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import PROGRESS, RESOURCES, ROW, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.text import Message, Wording

# Attacks (imperium:attack).

ASK_TRIBUTE: Final = Wording("imperium-ask-tribute")
PASS_TRIBUTE: Final = Wording("imperium-pass-tribute")

# What attacks make others abandon or recall.
UPROOTED: Final[dict[int, list[Selector]]] = {}


class Uproots(Expr[State]):
    """Whether the attack (A) makes its victim abandon or recall a card of this kind that it has in play.

    Of the automaton (B) the row attacks, whatever the card is (imperium:automaton-attacks).
    """

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        kinds = UPROOTED.get(f.a, []) if f.b != s.silent else row_at(s, s.counts[ROW] - 1).uproots
        for uprooted in kinds:
            if uprooted.among(s, self.selector.in_play(s, f.who)):
                return 1
        return 0


class AskPayThem(AskPay):
    """How the seat in focus pays the attacker (B)."""

    def answer(self, s: State, f: Frame, code: int) -> None:
        before = [s.has(resource, f.who) for resource in range(RESOURCES)]
        super().answer(s, f, code)
        for resource in range(RESOURCES):
            s.change(resource, f.b, before[resource] - s.has(resource, f.who))


class PayThem(Pay):
    """The seat in focus pays the attacker; it gets what is paid."""

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskPayThem(self.price))


class Avoid(Step):
    """The attack does not reach the seat: its program ends and says so."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.leave(1)


class AskTribute(Ask[State]):
    """Whether the attacker (B) gives the defender a progress token, so that the attack reaches it."""

    def __init__(self) -> None:
        super().__init__("tribute")

    def asked(self, s: State, f: Frame) -> int:
        return f.b

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0] if s.has(PROGRESS, f.b) else [PASS]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            s.leave(1)
        else:
            s.change(PROGRESS, f.b, -1)
            s.change(PROGRESS, f.me, 1)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TRIBUTE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return YES()

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_TRIBUTE()


class TributeOrAvoid(Step):
    """The attack is ignored unless the attacker gives a progress token."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskTribute())
