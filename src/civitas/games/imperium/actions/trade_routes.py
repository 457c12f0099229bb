"""The profit of a trade route (imperium:trade-routes)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.cards import PROFIT_OF
from civitas.games.imperium.state import BOOK, DISCARD, GOODS, PLAY, PROFITED, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node
from civitas.kernel.triggers import Fire, Release

# Profit (imperium:trade-routes).
FULL: Final = 3  # goods with which a trade route is full


class BeginProfit(Node[State]):
    """The goods on the route A come to its owner, and its profit effect happens."""

    def run(self, s: State, f: Frame) -> None:
        goods = s.tokens_on(f.a, GOODS)
        s.add_tokens(f.who, f.a, GOODS, -goods)
        s.change(GOODS, f.who, goods)
        s.call(PROFIT_OF[f.a], f.who, f.who, f.a)


class EndProfit(Node[State]):
    """A route that nothing sent elsewhere goes to the discard pile."""

    def run(self, s: State, f: Frame) -> None:
        if s.zone(PLAY, f.who).count(f.a):
            send(s, f.who, f.a, PLAY, DISCARD)


USE_PROFIT: Final[int] = BOOK.program(
    "profit",
    [BeginProfit(), EndProfit(), Fire(PROFITED, held=True), Release()],
    "imperium:trade-routes",
)
