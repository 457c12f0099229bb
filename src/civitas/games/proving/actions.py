"""What a seat may do in its turn: play a card, buy a card, or end the turn (proving:turn)."""

from __future__ import annotations

from typing import Final

from civitas.games.proving.effects import BY_COINS, BY_FAVOURS, GAIN_CARD
from civitas.games.proving.state import (
    ACTION,
    ACTIONS,
    BOOK,
    BOUGHT,
    BUYS,
    COINS,
    COST,
    EFFECT,
    FAVOURS,
    FREE,
    HAND,
    KINDS,
    KINGDOM,
    PLAY,
    PLAYABLE,
    PLAYED,
    TYPES,
    WORTH,
    State,
)
from civitas.kernel.expr import A
from civitas.kernel.flow import Call
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.picks import Pay
from civitas.kernel.triggers import Fire, Release

# Option codes of a turn: a card's number plays it, BUY plus the number buys it.
BUY: Final = 100
CODES: Final = 200

DEAREST: Final = 8

# For each kingdom played, the cards that cost at most so much, by that much.
PRICES: Final[dict[int, list[list[int]]]] = {}


def affordable(kingdom: int, means: int) -> list[int]:
    """The cards of a kingdom that cost no more than this."""
    prices = PRICES.get(kingdom)
    if prices is None:
        cards = [card for card in range(KINDS) if kingdom >> card & 1]
        prices = PRICES[kingdom] = [[card for card in cards if COST[card] <= most] for most in range(DEAREST + 1)]
    return prices[min(means, DEAREST)]


class DoEffect(Node[State]):
    """The effect of the action card A, and one action less (proving:actions)."""

    def run(self, s: State, f: Frame) -> None:
        s.add(ACTIONS + f.who, -1)
        s.call(EFFECT[f.a], f.me, f.who, f.a)


class CostOfBuy(Expr[State]):
    def get(self, s: State, f: Frame) -> int:
        return s.cost(f.who, f.a)


PLAY_ACTION: Final[int] = BOOK.program("play action", [Fire(PLAYED), DoEffect(), Release()], "proving:actions")
BUY_CARD: Final[int] = BOOK.program(
    "buy",
    [
        Pay("pay", CostOfBuy(), (BY_COINS, BY_FAVOURS)),
        Call(GAIN_CARD, A),
        Release(),
        Fire(BOUGHT),
    ],
    "proving:buying",
)


class AskTurn(Ask[State]):
    """The turn's question, asked until the seat passes.

    Playing treasures is free (proving:treasures), an action card takes an action, buying takes a buy.
    """

    def __init__(self) -> None:
        super().__init__("turn", True, True)

    def options(self, s: State, f: Frame) -> list[int]:
        seat = f.who
        counts = s.counts
        out = [PASS]
        playable = PLAYABLE if counts[ACTIONS + seat] > 0 else FREE
        last = PASS
        for card in s.hand(seat).held:
            if playable[card] and card != last:
                out.append(card)
                last = card
        if counts[BUYS + seat] > 0:
            means = counts[COINS + seat] + counts[FAVOURS + seat] + s.discount(seat)
            supply = s.supply().counts
            for card in affordable(counts[KINGDOM], means):
                if supply[card]:
                    out.append(BUY + card)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        f.pc -= 1
        if code >= BUY:
            s.add(BUYS + f.who, -1)
            s.call(BUY_CARD, f.me, f.who, code - BUY, code - BUY)
            return
        move(s, code, s.zone(HAND, f.who), s.zone(PLAY, f.who))
        if TYPES[code] & ACTION:
            s.call(PLAY_ACTION, f.me, f.who, code, code)
        else:
            s.add(COINS + f.who, WORTH[code])
