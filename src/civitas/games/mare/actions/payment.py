"""Paying for what is built: a set of coins, or of different goods (mare:3)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.powers import PAIRS, SWAPS
from civitas.games.mare.resources import spend
from civitas.games.mare.state import BOOK, COIN, LEGEND, LEGEND_STOCK, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask

# The ways to make a set.
COINS_ONLY: Final = 0
GOODS_ONLY: Final = 1
COINS_AND_A_GOOD: Final = 2
GOODS_AND_A_COIN: Final = 3
GOODS_WITH_A_PAIR: Final = 4


def largest_sets(s: State, seat: int) -> list[int]:
    """The largest set the seat can make in each way; it can make any smaller one too (mare:3, ruling 12)."""
    coins = s.coins(seat)
    types = s.good_types(seat)
    out = [coins, len(types), 0, 0, 0]
    if (coins or types) and s.ask_modifiers(SWAPS, seat, 0):
        if types:
            out[COINS_AND_A_GOOD] = coins + 1
        if coins:
            out[GOODS_AND_A_COIN] = len(types) + 1
    if types and s.ask_modifiers(PAIRS, seat, 0) and pairs(s, seat):
        out[GOODS_WITH_A_PAIR] = len(types) + 1
    return out


def pairs(s: State, seat: int) -> list[int]:
    """The goods the seat has more than one of."""
    return [good for good in s.good_types(seat) if s.good_count(seat, good) >= 2]


def can_pay(s: State, seat: int, cost: int) -> bool:
    return cost <= max(largest_sets(s, seat))


class AskWay(Ask[State]):
    """Which kind of set; A is the cost. Leaves the goods still to give in B and forgets the last good in N."""

    def __init__(self) -> None:
        super().__init__("way", True)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [way for way, most in enumerate(largest_sets(s, f.who)) if f.a <= most]

    def answer(self, s: State, f: Frame, code: int) -> None:
        coins = 0
        if code == COINS_ONLY:
            coins = f.a
        elif code == COINS_AND_A_GOOD:
            coins = f.a - 1
        elif code == GOODS_AND_A_COIN:
            coins = 1
        for _ in range(coins):
            spend(s, f.who, COIN)
        f.b = f.a - coins
        f.n = -1
        if code != GOODS_WITH_A_PAIR:
            f.pc += 1


class AskPair(Ask[State]):
    """Which good is used twice (mare:hannibal)."""

    def __init__(self) -> None:
        super().__init__("pair", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return pairs(s, f.who)

    def answer(self, s: State, f: Frame, code: int) -> None:
        """One of the pair is paid now, common before legendary; the other among the different goods that follow."""
        spend(s, f.who, code if s.stock_of(f.who, code) else LEGEND + code)
        f.b -= 1


class AskGood(Ask[State]):
    """The goods of the set, one at a time, types ascending; a legendary one may stand for its type. B are still due."""

    def __init__(self) -> None:
        super().__init__("good", True)

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.b,)

    def options(self, s: State, f: Frame) -> list[int]:
        if f.b <= 0:
            return []
        types = [good for good in s.good_types(f.who) if good > f.n]
        first = types[: max(0, len(types) - f.b + 1)]  # enough types must follow to fill the set
        if not s.zone(LEGEND_STOCK, f.who).size():
            return first
        out = [good for good in first if s.stock_of(f.who, good)]
        return out + [LEGEND + good for good in first if s.stock_of(f.who, LEGEND + good)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        spend(s, f.who, code)
        f.n = code - LEGEND if code >= LEGEND else code
        f.b -= 1
        f.pc -= 1


class AskCheap(Ask[State]):
    """A coin, or the one good a hero or wonder asks for; A is that good (mare:3.1.2)."""

    def __init__(self) -> None:
        super().__init__("cheap", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return cheap_tokens(s, f.who, f.a)

    def answer(self, s: State, f: Frame, code: int) -> None:
        spend(s, f.who, code)


def cheap_tokens(s: State, seat: int, good: int) -> list[int]:
    return [token for token in (good, COIN, LEGEND + good) if s.stock_of(seat, token)]


PAY_SET: Final[int] = BOOK.program("pay a set", [AskWay(), AskPair(), AskGood()], "mare:3")
PAY_CHEAP: Final[int] = BOOK.program("pay one resource", [AskCheap()], "mare:3.1.2")
