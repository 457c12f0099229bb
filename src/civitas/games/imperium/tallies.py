"""Steps that are done as often as something was done or paid, or to all cards of a kind (imperium:interpreting)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import Step
from civitas.games.imperium.deeds import history_zone, pay, send, start_gain
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import DECK, DISCARD, GARRISON, HAND, HISTORY, LEGENDS, PLAY, State
from civitas.kernel.expr import Amount, N, lift
from civitas.kernel.flow import If, Repeat
from civitas.kernel.frame import Frame
from civitas.kernel.moves import look_through, move, shuffle
from civitas.kernel.node import NOBODY, Ask, Expr, Node


class ForEach(Step):
    """The step, as often as something is counted when it begins."""

    def __init__(self, times: Amount, body: Step) -> None:
        self.times = lift(times)
        self.body = body
        self.veiled = body.veiled

    def able(self, s: State, f: Frame) -> bool:
        return self.times.get(s, f) > 0 and self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        Repeat(self.times, [self.body]).emit(out)


class AskPayUpTo(Ask[State]):
    """How much of a resource the seat in focus pays; B becomes it."""

    def __init__(self, resource: int, most: Amount, hidden: bool) -> None:
        super().__init__("pay-up-to", hidden)
        self.resource = resource
        self.most = lift(most)

    def options(self, s: State, f: Frame) -> list[int]:
        return list(range(min(self.most.get(s, f), s.has(self.resource, f.who)) + 1))

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource,)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.b = code
        pay(s, f.who, self.resource, code)


class PayUpTo(Step):
    """The seat in focus pays as much as it wants of a resource; nothing pays in its place. B is how much.

    `hidden`: what limits it is secret.
    """

    def __init__(self, resource: int, most: Amount, hidden: bool = False) -> None:
        self.resource = resource
        self.most = lift(most)
        self.veiled = hidden

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0 and self.most.get(s, f) > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskPayUpTo(self.resource, self.most, self.veiled))


class AllTo(Step):
    """All cards of a kind in these zones of the seat in focus go elsewhere; N is how many. `show`: the zones too."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], to: int, show: bool) -> None:
        self.selector = selector
        self.zones = zones
        self.to = to
        self.show = show
        self.veiled = not show

    def able(self, s: State, f: Frame) -> bool:
        for zone in self.zones:
            if s.zone(zone, f.who).size():
                return True
        return False

    def run(self, s: State, f: Frame) -> None:
        f.n = 0
        for zone in self.zones:
            there = s.zone(zone, f.who)
            if self.show and not there.spec.public:
                for viewer in range(s.seats + 1):
                    look_through(s, there, viewer)
        for zone in self.zones:
            for card in self.selector.among(s, s.zone(zone, f.who).cards()):
                f.n += 1
                if self.to == HISTORY and history_zone(s, f.who) == HISTORY:
                    shown = s.everyone if self.show else 0
                    move(s, card, s.zone(zone, f.who), s.zone(HISTORY, f.who), shown)
                else:
                    send(s, f.who, card, zone, self.to)
            if zone == DECK and s.pile(DECK, f.who).order:
                shuffle(s, s.pile(DECK, f.who))


class StealNow(Node[State]):
    """N tells whether the seat in focus was short."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        taken = min(self.amount, s.has(self.resource, f.who))
        f.n = int(taken < self.amount)
        s.change(self.resource, f.who, -taken)
        start_gain(s, f, f.me, self.resource, taken)


class StealElse(Step):
    """`me` takes so much of a resource from the seat in focus; if that is short, something happens to it instead."""

    def __init__(self, resource: int, amount: int, orelse: Step) -> None:
        self.resource = resource
        self.amount = amount
        self.orelse = orelse

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0 or self.orelse.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(StealNow(self.resource, self.amount))
        If(N, [self.orelse]).emit(out)


WHEREVER: Final = (PLAY, DISCARD, HAND, HISTORY, GARRISON, LEGENDS, DECK)


class ItTo(Step):
    """The card in question (A) goes elsewhere, wherever among its owner's cards it has come to lie; Unrest stays."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if f.a == NOBODY or f.a == UNREST:
            return
        for zone in WHEREVER:
            if s.zone(zone, f.who).count(f.a):
                send(s, f.who, f.a, zone, self.to)
                return


class Found(Expr[State]):
    """Whether a card was found (A)."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.a != NOBODY)
