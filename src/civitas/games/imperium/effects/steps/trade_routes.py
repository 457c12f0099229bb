"""Commerce and trading (imperium:trade-routes)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.resources import start_gain
from civitas.games.imperium.actions.trade_routes import FULL
from civitas.games.imperium.cards import COMMERCE_OF, NO_PROGRAM
from civitas.games.imperium.effects.steps.control import Around
from civitas.games.imperium.names import card_name, lying
from civitas.games.imperium.state import GOODS, PLAY, TRADED, TRADES, State
from civitas.games.imperium.step import Step
from civitas.kernel.flow import JumpUnless, PopFocus
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.text import Message, Wording
from civitas.kernel.triggers import Fire

ASK_ROUTE: Final = Wording("imperium-ask-their-card")

# What a commerce effect is resolved for.
COPYING: Final = 0  # because a card says so
TRADING_OWN: Final = 1  # for a goods token of one's own
TRADING_THEIRS: Final = 2  # for one out of the supply


class AskRoute(Ask[State]):
    """The trade route in play whose commerce effect the seat in focus resolves; never that of the speaking route."""

    def __init__(self, why: int) -> None:
        super().__init__("their-card")
        self.why = why

    def seats(self, s: State, f: Frame) -> list[int]:
        """Whose routes come into question."""
        if self.why != TRADING_OWN:
            return s.other_seats(f.who)
        return [f.who] if s.has(GOODS, f.who) else []

    def fits(self, s: State, f: Frame, card: int) -> bool:
        if COMMERCE_OF[card] == NO_PROGRAM:
            return False
        return card != f.src if self.why == COPYING else s.tokens_on(card, GOODS) < FULL

    def offers_some(self, s: State, f: Frame) -> bool:
        """Whether there is an option."""
        for seat in self.seats(s, f):
            for card in s.sheaf(PLAY, seat).held:
                if self.fits(s, f, card):
                    return True
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for seat in self.seats(s, f):
            for card in s.sheaf(PLAY, seat).held:
                if self.fits(s, f, card):
                    out.append(card)
        out.sort()
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if self.why != COPYING:
            for seat in range(s.seats):
                if s.zone(PLAY, seat).count(code):
                    s.add_tokens(seat, code, GOODS, 1)
        if self.why == TRADING_OWN:
            s.change(GOODS, f.who, -1)
        s.call(COMMERCE_OF[code], f.who, f.who, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_ROUTE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return lying(s, code, s.turn_order(f.who))


class GoodsForTrade(Node[State]):
    """Whoever traded with another's route gains a goods token afterwards."""

    def run(self, s: State, f: Frame) -> None:
        if f.v != PASS:
            start_gain(s, f, f.who, GOODS, 1)


class Trade(Around):
    """To trade, in one of its ways; only at a table with Trade Routes (imperium:trade-routes)."""

    def only_trades(self) -> bool:
        return True

    def able(self, s: State, f: Frame) -> bool:
        return s.counts[TRADES] > 0 and self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        gate = JumpUnless(TradesHere())
        out.append(gate)
        self.body.emit(out)
        out.append(Fire(TRADED, 0, 0, held=True))
        gate.to = len(out)


class TradesHere(Expr[State]):
    """Whether the table has Trade Routes."""

    def get(self, s: State, f: Frame) -> int:
        return s.counts[TRADES]


class Commerce(Step):
    """The seat in focus resolves the commerce effect of a trade route."""

    def __init__(self, why: int) -> None:
        self.asking = AskRoute(why)
        self.why = why

    def able(self, s: State, f: Frame) -> bool:
        return self.asking.offers_some(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)
        if self.why == TRADING_THEIRS:
            out.append(GoodsForTrade())


class PushHolder(Node[State]):
    """The focus moves to whoever has the speaking card in play."""

    def run(self, s: State, f: Frame) -> None:
        f.xs = (f.who, *f.xs)
        f.who = holder(s, f)


def holder(s: State, f: Frame) -> int:
    for seat in range(s.seats):
        if s.sheaf(PLAY, seat).count(f.src):
            return seat
    return f.me


class ForHolder(Around):
    """The step for the owner of the route, whoever resolves its commerce effect."""

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        f.who = holder(s, f)
        able = self.body.able(s, f)
        f.who = old
        return able

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushHolder())
        self.body.emit(out)
        out.append(PopFocus())
