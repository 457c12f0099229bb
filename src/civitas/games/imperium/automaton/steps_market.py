"""Steps of the automaton's rows at the market, and for fame (imperium:automaton-market)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.acquire import ACQUIRE, BREAK_THROUGH_AND_TELL, BROKE_THROUGH, deck_of
from civitas.games.imperium.actions.market import (
    add_to_slot,
    clear_unrest,
    exile_from_market,
    filled_slots,
    hand_tokens_on,
    lay_unrest,
    slot_card,
    slot_tokens,
)
from civitas.games.imperium.actions.resources import start_gain
from civitas.games.imperium.automaton.market import all_tokens, best_of
from civitas.games.imperium.automaton.piles import dynasty_left, to_discard
from civitas.games.imperium.automaton.resolving import resolve, slot_of_die
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.codes import EXILED
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    BARBARIAN,
    DECK,
    DISCARD,
    DYNASTY,
    EMPIRE,
    EXILE,
    FAME_DECK,
    GADGET,
    HISTORY,
    KING_SIDE,
    KING_USED,
    MARKET,
    MARKET_TOKENS,
    MIXED_DECKS,
    PLAYING,
    PROGRESS,
    RESOURCES,
    SLOT,
    SLOT_TOKENS,
    STATE,
    TRADE_ROUTE,
    TRADES,
    VARIANTS,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import NOBODY, Node

# What becomes of a card broken through for.
KEPT: Final = -1  # it stays on the deck
RESOLVE_IT: Final = -2
# King of Kings (imperium:automaton-end).
KING_BARBARIAN: Final = 6
KING_EMPIRE: Final = 3


class BreakThrough(Step):
    """A market card of a kind, else the top card of the first small deck of its suits that has one, else one searched.

    `only_exile`: an exiled card of that kind, and no other. `to`: what becomes of it.
    """

    def __init__(self, selector: Selector, suits: tuple[int, ...], only_exile: bool, to: int) -> None:
        self.selector = selector
        self.suits = suits
        self.only_exile = only_exile
        self.to = to

    def choices(self, s: State) -> list[int]:
        if self.only_exile:
            return [EXILED + card for card in s.sheaf(EXILE).distinct() if self.selector.fits(s, card)]
        return [slot for slot in filled_slots(s) if self.selector.fits(s, slot_card(s, slot))]

    def able(self, s: State, f: Frame) -> bool:
        if self.only_exile:
            return bool(self.choices(s))
        return self.suits != (TRADE_ROUTE,) or s.counts[TRADES] > 0

    def deck_suit(self, s: State) -> int:
        """The suit whose small deck has a card; all of them where the main deck must be searched."""
        union = 0
        for suit in self.suits:
            deck = deck_of(suit)
            if not s.counts[VARIANTS] & MIXED_DECKS and deck != NOBODY and s.pile(deck).order:
                return suit
            union |= suit
        return union

    def run(self, s: State, f: Frame) -> None:
        f.v = NOBODY
        choices = self.choices(s)
        if choices:
            s.call(ACQUIRE, f.me, f.me, f.src, best_of(s, choices), BROKE_THROUGH)
        elif self.able(s, f):
            s.call(BREAK_THROUGH_AND_TELL, f.me, f.me, f.src, self.deck_suit(s))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self)
        if self.to != KEPT:
            out.append(GainedGoes(self.to))


class GainedGoes(Node[State]):
    """The card just broken through for, on top of the deck, goes on: to the history, to the discard pile, or resolved.

    Nobody may know it, so it is in no register when anything else happens.
    """

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, s: State, f: Frame) -> None:
        gained = f.v
        f.v = 0
        if gained == NOBODY:
            return
        deck = s.pile(DECK, f.me)
        if self.to == RESOLVE_IT:
            resolve(s, draw(s, deck, s.zone(PLAYING, f.me)))
        elif self.to == DISCARD:
            to_discard(s, deck.order[-1], deck)
        else:
            draw(s, deck, s.zone(HISTORY, f.me))


class TakeFame(Step):
    """The top fame card goes onto the deck; King of Kings has an effect instead, once (imperium:automaton-end)."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(FAME_DECK).order) or not s.counts[KING_USED + f.me]

    def run(self, s: State, f: Frame) -> None:
        deck = s.pile(FAME_DECK)
        if deck.order:
            draw(s, deck, s.zone(DECK, f.me))
        elif not s.counts[KING_USED + f.me]:
            self.king(s, f)

    def king(self, s: State, f: Frame) -> None:
        s.put(KING_USED + f.me, 1)
        s.put(KING_SIDE, 1)
        state = s.counts[STATE + f.me]
        if state & BARBARIAN:
            start_gain(s, f, f.me, PROGRESS, KING_BARBARIAN)
        elif state == EMPIRE:
            start_gain(s, f, f.me, PROGRESS, KING_EMPIRE)
            dynasty = s.pile(DYNASTY, f.me)
            if dynasty.order:
                draw(s, dynasty, s.zone(DECK, f.me))
                dynasty_left(s)
        s.trigger_scoring()


class TokenAtDie(Step):
    """A token from the supply on the market card of the slot that was rolled (imperium:automaton-words)."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def able(self, s: State, f: Frame) -> bool:
        slot = slot_of_die(s)
        return slot != NOBODY and slot_card(s, slot) != NOBODY

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            add_to_slot(s, slot_of_die(s), self.resource, 1)


class TokenLeftmost(Step):
    """A token on the first market card that has none of the resource."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def slot(self, s: State) -> int:
        for slot in filled_slots(s):
            if not slot_tokens(s, slot, self.resource):
                return slot
        return NOBODY

    def able(self, s: State, f: Frame) -> bool:
        return self.slot(s) != NOBODY

    def run(self, s: State, f: Frame) -> None:
        slot = self.slot(s)
        if slot != NOBODY:
            add_to_slot(s, slot, self.resource, 1)


def richest(s: State) -> list[int]:
    """The slots whose cards have the most tokens, if any has one."""
    most = max([all_tokens(s, slot) for slot in filled_slots(s)], default=0)
    return [slot for slot in filled_slots(s) if most and all_tokens(s, slot) == most]


def take_off(s: State, slot: int, resource: int) -> int:
    """The tokens of a resource leave a market card; how many there were."""
    amount = slot_tokens(s, slot, resource)
    if amount:
        s.put(SLOT_TOKENS + slot * RESOURCES + resource, 0)
        s.log(MARKET_TOKENS, NOBODY, (slot_card(s, slot), resource, -amount))
    return amount


class TakeTokens(Step):
    """All tokens of the market card that has the most; of equal ones that in the lowest slot."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(richest(s))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NoteRichest())
        for resource in range(RESOURCES):
            out.append(TakeTokensOf(resource))


class NoteRichest(Node[State]):
    """N becomes the slot; NOBODY for none."""

    def run(self, s: State, f: Frame) -> None:
        slots = richest(s)
        f.n = slots[0] if slots else NOBODY


class TakeTokensOf(Node[State]):
    def __init__(self, resource: int) -> None:
        self.resource = resource

    def run(self, s: State, f: Frame) -> None:
        if f.n != NOBODY:
            start_gain(s, f, f.me, self.resource, take_off(s, f.n, self.resource))


class ExileRichest(Step):
    """The market cards with the most tokens go into exile, their tokens to the supply."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(richest(s))

    def run(self, s: State, f: Frame) -> None:
        for slot in richest(s):
            for resource in range(RESOURCES):
                take_off(s, slot, resource)
            exile_from_market(s, slot)


class SwapThis(Step):
    """The gadget being resolved changes places with a market card of a suit of it, which is resolved (imperium:swap).

    Tokens stay in the slot; the Unrest there goes back.
    """

    def choices(self, s: State, f: Frame) -> list[int]:
        if not s.peek(PLAYING, f.me).count(f.src):
            return []
        suits = SUITS[f.src] & ~GADGET
        there = [(slot, SUITS[slot_card(s, slot)]) for slot in filled_slots(s)]
        return [slot for slot, theirs in there if theirs & suits and not theirs & GADGET]

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.choices(s, f))

    def run(self, s: State, f: Frame) -> None:
        choices = self.choices(s, f)
        if not choices:
            return
        slot = best_of(s, choices)
        card = slot_card(s, slot)
        hand_tokens_on(s, slot, card, f.src)
        move(s, card, s.zone(MARKET, 0), s.zone(PLAYING, f.me))
        clear_unrest(s, slot)
        move(s, f.src, s.zone(PLAYING, f.me), s.zone(MARKET, 0))
        s.put(SLOT + slot, f.src + 1)
        lay_unrest(s, slot, f.src)
        resolve(s, card)
