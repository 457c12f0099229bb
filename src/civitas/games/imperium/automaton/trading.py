"""The automaton's trade routes: what it does with them at the end of its turn (imperium:automaton-routes)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.acquire import ACQUIRE
from civitas.games.imperium.actions.market import filled_slots, slot_card
from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.actions.trade_routes import FULL
from civitas.games.imperium.automaton.market import best_of
from civitas.games.imperium.automaton.resolving import other_player
from civitas.games.imperium.automaton.steps_market import TakeFame
from civitas.games.imperium.cards import NAMES, SUITS, TITLES
from civitas.games.imperium.state import (
    BOOK,
    CIVILISED,
    GOODS,
    HISTORY,
    MERCHANT_EMPIRE,
    MERCHANT_TURNED,
    PLAY,
    PROGRESS,
    TRADE_ROUTE,
    TRADED,
    TRADES,
    UNCIVILISED,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Node
from civitas.kernel.text import Message
from civitas.kernel.triggers import Release

FAME_PRICE: Final = 5
CARD_PRICE: Final = 3
TAKE_FAME: Final = TakeFame()


class Route:
    """What the automaton does with a route: the programs of its commerce and its profit, their steps and words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.commerce: int = NOBODY
        self.profit: int = NOBODY
        self.commerce_text: list[Message] = []
        self.profit_text: list[Message] = []
        self.commerce_steps: list[Step] = []
        self.profit_steps: list[Step] = []


# In the order of the automaton's table.
ROUTES: Final[list[Route]] = []


def place_in_table(card: int) -> int:
    """The place of a route in the automaton's table; NOBODY for one that is not in it."""
    title = TITLES[NAMES[card]]
    for place, route in enumerate(ROUTES):
        if route.name == title:
            return place
    return NOBODY


def trigger_route(s: State, card: int) -> None:
    """The commerce effect of the automaton's own table."""
    place = place_in_table(card)
    if place != NOBODY:
        s.call(ROUTES[place].commerce, s.silent, s.silent, card)


class TriggerThis(Step):
    """The route being resolved, now in play, is triggered."""

    def able(self, s: State, f: Frame) -> bool:
        return place_in_table(f.src) != NOBODY

    def run(self, s: State, f: Frame) -> None:
        trigger_route(s, f.src)


# Trading.


def open_routes(s: State, seat: int) -> list[int]:
    """The routes a seat has in play on which there is room."""
    routes = [card for card in s.cards_in(PLAY, seat) if place_in_table(card) != NOBODY]
    return [card for card in routes if s.tokens_on(card, GOODS) < FULL]


def best_route(s: State) -> int:
    """Most goods, its own before the other player's, the first in its table; NOBODY where none has room."""
    best = NOBODY
    worth = (0, 0, 0)
    for seat in (s.silent, other_player(s)):
        for card in open_routes(s, seat):
            rank = (s.tokens_on(card, GOODS), int(seat == s.silent), -place_in_table(card))
            if best == NOBODY or rank > worth:
                best, worth = card, rank
    return best


class TradeNow(Node[State]):
    """Goods onto a route, which is triggered; without a route progress for goods."""

    def run(self, s: State, f: Frame) -> None:
        card = best_route(s)
        if card == NOBODY:
            if s.has(PROGRESS, s.silent):
                s.change(PROGRESS, s.silent, -1)
                s.change(GOODS, s.silent, 1)
            return
        own = s.peek(PLAY, s.silent).count(card) > 0
        s.add_tokens(s.silent if own else other_player(s), card, GOODS, 1)
        if not own:
            s.change(GOODS, s.silent, 1)
        s.announce(TRADED, s.silent)
        trigger_route(s, card)


TRADE: Final[int] = BOOK.program("automaton trades", [TradeNow(), Release()], "imperium:automaton-routes")


def can_trade(s: State) -> bool:
    return s.counts[TRADES] > 0 and (best_route(s) != NOBODY or s.has(PROGRESS, s.silent) > 0)


class Trade(Step):
    def able(self, s: State, f: Frame) -> bool:
        return can_trade(s)

    def run(self, s: State, f: Frame) -> None:
        if can_trade(s):
            s.call(TRADE, f.me, f.me, f.src)


# The end of its turn.


def slots_of(s: State, suits: int) -> list[int]:
    return [slot for slot in filled_slots(s) if SUITS[slot_card(s, slot)] & suits]


def full_routes(s: State) -> list[int]:
    """Its full routes, the one played last first."""
    routes = [card for card in reversed(s.played) if place_in_table(card) != NOBODY]
    return [card for card in routes if s.tokens_on(card, GOODS) >= FULL]


class EndOfTurn(Node[State]):
    """The first that can be done of what its merchant has it do."""

    def run(self, s: State, f: Frame) -> None:
        if not s.counts[TRADES]:
            return
        routes = slots_of(s, TRADE_ROUTE)
        if routes:
            s.call(ACQUIRE, f.me, f.me, f.src, best_of(s, routes))
        elif not s.counts[MERCHANT_EMPIRE] and s.has(GOODS, f.me) >= FAME_PRICE:
            s.change(GOODS, f.me, -FAME_PRICE)
            TAKE_FAME.run(s, f)
            s.put(MERCHANT_EMPIRE, 1)
            s.log(MERCHANT_TURNED, f.me)
        elif full_routes(s):
            s.call(PROFITS, f.me, f.me, f.src)
        elif s.counts[MERCHANT_EMPIRE] and s.has(GOODS, f.me) >= CARD_PRICE and slots_of(s, CIVILISED | UNCIVILISED):
            s.change(GOODS, f.me, -CARD_PRICE)
            s.call(ACQUIRE, f.me, f.me, f.src, best_of(s, slots_of(s, CIVILISED | UNCIVILISED)))
        else:
            s.call(TRADE, f.me, f.me, f.src)


class PushProfits(Node[State]):
    """Which routes bring profit is settled before the first does."""

    def run(self, s: State, f: Frame) -> None:
        routes = full_routes(s)
        f.xs = (len(routes), *routes, *f.xs)


class NextProfit(Node[State]):
    """The goods come to the automaton, the route to its history; then its profit effect."""

    def run(self, s: State, f: Frame) -> None:
        left = f.xs[0]
        if not left:
            f.xs = f.xs[1:]
            return
        card = f.xs[1]
        f.xs = (left - 1, *f.xs[2:])
        f.pc -= 1
        if s.peek(PLAY, f.me).count(card):
            send(s, f.me, card, PLAY, HISTORY)
            s.call(ROUTES[place_in_table(card)].profit, f.me, f.me, card)


PROFITS: Final[int] = BOOK.program(
    "profits of the automaton", [PushProfits(), NextProfit(), Release()], "imperium:automaton-routes"
)

END_OF_TURN: Final[int] = BOOK.program("routes of the automaton", [EndOfTurn(), Release()], "imperium:automaton-routes")
