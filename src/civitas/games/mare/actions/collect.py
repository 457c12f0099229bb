"""Phase 1: collecting resources (mare:1)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.mare.chart import CARAVAN, LEGENDARY, MARKET, TEMPLE
from civitas.games.mare.powers import EXTRA_COINS, EXTRA_GOODS, LEGIONS_COLLECT
from civitas.games.mare.resources import draw_legend, take, take_coins
from civitas.games.mare.state import BOOK, BUILT, KINDS_OF_GOOD, LEGION_ON, SUPPLY, State
from civitas.kernel.flow import EachSeat, PushSeats, SetN
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import Ask, Node

FOR_COIN: Final = 0
FOR_LEGEND: Final = 1


class PushTradeOrder(PushSeats):
    def order(self, s: Machine, f: Frame) -> list[int]:
        assert isinstance(s, State)
        return s.trade_order()


class InTradeOrder(EachSeat):
    """The body for every seat, highest trade level first: who comes later may find the supply short (ruling 4)."""

    def push(self) -> Node[Any]:
        return PushTradeOrder(False)


class Collect(Node[State]):
    """Coins for cities, goods for caravans, both doubled; coins and legendary goods for legendary cities (mare:1.1)."""

    def run(self, s: State, f: Frame) -> None:
        seat = f.who
        chart = s.chart
        coins = s.ask_modifiers(EXTRA_COINS, seat, 0)
        for icon, stands in enumerate(s.counts[BUILT : BUILT + len(chart.icon_kind)]):
            if stands:
                if s.owner_of(icon) == seat:
                    coins += self.yield_of(s, seat, icon)
            elif s.counts[LEGION_ON + icon] == seat + 1 and self.legion_collects(s, seat, icon):
                self.take_goods(s, seat, icon)
        take_coins(s, seat, coins)

    def yield_of(self, s: State, seat: int, icon: int) -> int:
        """Takes the goods a building brings; returns the coins it brings."""
        kind = s.chart.icon_kind[icon]
        if kind == CARAVAN:
            self.take_goods(s, seat, icon)
        elif kind == LEGENDARY:
            draw_legend(s, seat)
            return 1
        elif s.chart.is_city(icon):
            return 1 + s.doubles(seat, s.chart.icon_province[icon], TEMPLE)
        return 0

    def take_goods(self, s: State, seat: int, icon: int) -> None:
        take(s, seat, s.chart.icon_good[icon], 1 + s.doubles(seat, s.chart.icon_province[icon], MARKET))

    def legion_collects(self, s: State, seat: int, icon: int) -> bool:
        """Circe's legions on empty caravan icons, where no enemy stands (ruling 7)."""
        return (
            s.chart.icon_kind[icon] == CARAVAN
            and s.ask_modifiers(LEGIONS_COLLECT, seat, 0) > 0
            and s.enemy_units(s.chart.icon_province[icon], seat) == 0
        )


class AskTempleOfLegend(Ask[State]):
    """A temple beside a legendary city gives a coin or a legendary good more, as its controller likes (mare:1.1).

    N is the icon to look at next.
    """

    def __init__(self) -> None:
        super().__init__("temple")

    def next_icon(self, s: State, f: Frame) -> int:
        chart = s.chart
        for icon in chart.great_cities:
            mine = chart.icon_kind[icon] == LEGENDARY and s.counts[BUILT + icon] > 0 and s.owner_of(icon) == f.who
            if icon >= f.n and mine and s.doubles(f.who, chart.icon_province[icon], TEMPLE):
                return icon
        return -1

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.next_icon(s, f),)

    def options(self, s: State, f: Frame) -> list[int]:
        return [FOR_COIN, FOR_LEGEND] if self.next_icon(s, f) >= 0 else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.n = self.next_icon(s, f) + 1
        f.pc -= 1
        if code == FOR_COIN:
            take_coins(s, f.who, 1)
        else:
            draw_legend(s, f.who)


class AskColossus(Ask[State]):
    """After all have collected, a good of choice from the supply, announced (mare:colossus)."""

    def __init__(self) -> None:
        super().__init__("colossus")

    def options(self, s: State, f: Frame) -> list[int]:
        if not s.ask_modifiers(EXTRA_GOODS, f.who, 0):
            return []
        supply = s.zone(SUPPLY, 0)
        return [good for good in range(KINDS_OF_GOOD) if supply.count(good)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        take(s, f.who, code, 1)


COLLECT: Final[int] = BOOK.program(
    "collect",
    [InTradeOrder([Collect(), SetN(0), AskTempleOfLegend()]), InTradeOrder([AskColossus()])],
    "mare:1.1",
)
