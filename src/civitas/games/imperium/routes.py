"""Trade routes: their commerce effects, trading, and swapping with the market (imperium:trade-routes)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import COMMERCE_OF, NO_PROGRAM, SUITS, Step
from civitas.games.imperium.deeds import clear_unrest, lay_unrest, slot_card, start_gain
from civitas.games.imperium.moving import PLACE
from civitas.games.imperium.playing import FULL
from civitas.games.imperium.state import GADGET, GOODS, HAND, MARKET, PLAY, SLOT, SLOTS, State
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node

# What a commerce effect is resolved for.
COPYING: Final = 0  # because a card says so
TRADING_OWN: Final = 1  # for a goods token of one's own
TRADING_THEIRS: Final = 2  # for one out of the supply


class AskRoute(Ask[State]):
    """The trade route in play whose commerce effect the seat in focus resolves; never that of the speaking route."""

    def __init__(self, why: int) -> None:
        super().__init__("their-card")
        self.why = why

    def options(self, s: State, f: Frame) -> list[int]:
        seats = [f.who] if self.why == TRADING_OWN else s.other_seats(f.who)
        if self.why == TRADING_OWN and not s.has(GOODS, f.who):
            return []
        out: list[int] = []
        for seat in seats:
            for card in s.sheaf(PLAY, seat).held:
                room = card != f.src if self.why == COPYING else s.tokens_on(card, GOODS) < FULL
                if room and COMMERCE_OF[card] != NO_PROGRAM:
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


class GoodsForTrade(Node[State]):
    """Whoever traded with another's route gains a goods token afterwards."""

    def run(self, s: State, f: Frame) -> None:
        if f.v != PASS:
            start_gain(s, f, f.who, GOODS, 1)


class Commerce(Step):
    """The seat in focus resolves the commerce effect of a trade route."""

    def __init__(self, why: int) -> None:
        self.asking = AskRoute(why)
        self.why = why

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)
        if self.why == TRADING_THEIRS:
            out.append(GoodsForTrade())


class AskSwapMarket(Ask[State]):
    """A gadget in the hand and the market card of a suit of it with which it changes places: PLACE * slot + gadget."""

    def __init__(self) -> None:
        super().__init__("swap-market", True)

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for slot in range(SLOTS):
            other = slot_card(s, slot)
            if other < 0 or SUITS[other] & GADGET:
                continue
            for card in s.zone(HAND, f.who).distinct():
                if SUITS[card] & GADGET and SUITS[card] & SUITS[other]:
                    out.append(slot * PLACE + card)
        return out or [PASS]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            return
        slot, card = code // PLACE, code % PLACE
        move(s, slot_card(s, slot), s.zone(MARKET, 0), s.zone(HAND, f.who), s.everyone)
        clear_unrest(s, slot)
        move(s, card, s.zone(HAND, f.who), s.zone(MARKET, 0), s.everyone)
        s.put(SLOT + slot, card + 1)
        lay_unrest(s, slot, card)


class SwapWithMarket(Step):
    """A gadget from the hand of the seat in focus changes places with a market card of its suit; tokens stay."""

    def __init__(self) -> None:
        self.asking = AskSwapMarket()
        self.veiled = True

    def able(self, s: State, f: Frame) -> bool:
        return self.asking.options(s, f) != [PASS]

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class Convert(Step):
    """A token of one resource becomes one of another; that is no payment (imperium:other-nations)."""

    def __init__(self, resource: int, into: int) -> None:
        self.resource = resource
        self.into = into

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0

    def run(self, s: State, f: Frame) -> None:
        if s.has(self.resource, f.who):
            s.change(self.resource, f.who, -1)
            s.change(self.into, f.who, 1)
