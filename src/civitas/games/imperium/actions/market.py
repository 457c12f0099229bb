"""The market: slots, the Unrest under them, the tokens on them (imperium:market)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.unrest import go_home, take_unrest
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.state import (
    CIVILISED_DECK,
    EXILE,
    MAIN_DECK,
    MARKET,
    MARKET_TOKENS,
    OPEN_ROUTE,
    OPEN_ROUTES,
    REGION,
    REGION_DECK,
    RESOURCES,
    SLOT,
    SLOT_TOKENS,
    SLOT_UNREST,
    SLOTS,
    UNCIVILISED_DECK,
    UNDER_MARKET,
    State,
)
from civitas.kernel.moves import draw, move
from civitas.kernel.node import NOBODY

# The deck that refills each slot of the market (imperium:market).
SLOT_DECKS: Final = (MAIN_DECK, MAIN_DECK, CIVILISED_DECK, UNCIVILISED_DECK, REGION_DECK)
FIRST_SMALL_DECK: Final = 2


def refill(s: State, slot: int) -> None:
    """A new card for an empty slot, and Unrest under it unless it is a region (imperium:market)."""
    card = next_card(s, slot)
    if card == NOBODY:
        return
    s.put(SLOT + slot, card + 1)
    lay_unrest(s, slot, card)
    main_deck_left(s)


def next_card(s: State, slot: int) -> int:
    """The card that comes into a slot: of its own deck, then the open route under that deck, then of the main deck."""
    market = s.zone(MARKET, 0)
    deck = s.pile(SLOT_DECKS[slot])
    if deck.order:
        return draw(s, deck, market)
    route = s.counts[OPEN_ROUTE + slot] - 1
    if route != NOBODY:
        s.put(OPEN_ROUTE + slot, 0)
        move(s, route, s.zone(OPEN_ROUTES, 0), market)
        return route
    main = s.pile(MAIN_DECK)
    return draw(s, main, market) if main.order else NOBODY


def lay_unrest(s: State, slot: int, card: int) -> None:
    """Every market card but a region lies on an Unrest (imperium:market)."""
    if not SUITS[card] & REGION and take_unrest(s, s.zone(UNDER_MARKET, 0)):
        s.add(SLOT_UNREST + slot, 1)


def main_deck_left(s: State) -> None:
    """An empty main deck triggers scoring (imperium:end 1)."""
    if not s.pile(MAIN_DECK).order:
        s.trigger_scoring()


def slot_card(s: State, slot: int) -> int:
    """The card in a slot of the market; NOBODY in an empty one."""
    return s.counts[SLOT + slot] - 1


def slot_tokens(s: State, slot: int, resource: int) -> int:
    return s.counts[SLOT_TOKENS + slot * RESOURCES + resource]


def any_tokens(s: State, slot: int) -> bool:
    for resource in range(RESOURCES):
        if s.counts[SLOT_TOKENS + slot * RESOURCES + resource]:
            return True
    return False


def hand_tokens_on(s: State, slot: int, card: int, other: int) -> None:
    """Tokens stay on the slot when its card changes places with another (imperium:swap)."""
    for resource in range(RESOURCES):
        n = slot_tokens(s, slot, resource)
        if n:
            s.log(MARKET_TOKENS, NOBODY, (card, resource, -n))
            s.log(MARKET_TOKENS, NOBODY, (other, resource, n))


def clear_unrest(s: State, slot: int) -> None:
    """The Unrest under a slot goes back to the pile."""
    for _ in range(s.counts[SLOT_UNREST + slot]):
        go_home(s, s.cards_in(UNDER_MARKET)[0], s.zone(UNDER_MARKET, 0))
    s.put(SLOT_UNREST + slot, 0)


def exile_from_market(s: State, slot: int) -> None:
    """A market card goes into exile, its Unrest back to the pile; the slot is refilled (imperium:exile)."""
    s.note_exiled(slot_card(s, slot))
    move(s, slot_card(s, slot), s.zone(MARKET, 0), s.zone(EXILE, 0))
    s.put(SLOT + slot, 0)
    clear_unrest(s, slot)
    refill(s, slot)


def exile_top(s: State, amount: int) -> None:
    """The top cards of the main deck go into exile before the first turn (imperium:fast, imperium:training)."""
    main = s.pile(MAIN_DECK)
    for _ in range(min(amount, len(main.order))):
        s.note_exiled(draw(s, main, s.zone(EXILE, 0)))
    main_deck_left(s)


def filled_slots(s: State) -> list[int]:
    return [slot for slot in range(SLOTS) if slot_card(s, slot) >= 0]


def add_to_slot(s: State, slot: int, resource: int, amount: int) -> None:
    s.add(SLOT_TOKENS + slot * RESOURCES + resource, amount)
    s.log(MARKET_TOKENS, NOBODY, (slot_card(s, slot), resource, amount))
