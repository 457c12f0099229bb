"""Steps at the market: acquire, break through, exile, swap (imperium:acquire, imperium:swap)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.acquire import (
    ACQUIRE,
    BREAK_THROUGH,
    BREAK_THROUGH_AND_PLAY,
    BREAK_THROUGH_AND_TELL,
    BROKE_THROUGH,
    NO_EXILE,
    ONLY_EXILE,
    SOUGHT_KINDS,
    USED_UP,
    add_exiled_instead,
    break_through_instead,
    deck_of,
    exile_suits,
    sought,
)
from civitas.games.imperium.actions.market import (
    any_tokens,
    clear_unrest,
    exile_from_market,
    filled_slots,
    hand_tokens_on,
    lay_unrest,
    main_deck_left,
    slot_card,
    slot_tokens,
)
from civitas.games.imperium.actions.play_area import destination
from civitas.games.imperium.actions.resources import icons_of
from civitas.games.imperium.automaton.market import all_tokens, best_of
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.codes import EXILED, FROM_DECK, INSTEAD, PLACE, SOUGHT
from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.control import Found
from civitas.games.imperium.effects.steps.it import OF_THE_KIND
from civitas.games.imperium.names import card_name, card_target, deck_target, slot_name, slot_target, suit_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    DISPOSED,
    EXILE,
    EXILED_INSTEAD,
    GADGET,
    HAND,
    MAIN_DECK,
    MARKET,
    REVEALED,
    SLOT,
    SLOTS,
    TRADE_ROUTE,
    TRADES,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.flow import If
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.text import Message, Wording

ASK_ACQUIRE: Final = Wording("imperium-ask-acquire")
ASK_BREAK_THROUGH: Final = Wording("imperium-ask-break-through")
ASK_EXILE: Final = Wording("imperium-ask-exile-market")
ASK_SWAP_OUT: Final = Wording("imperium-ask-swap-out")
ASK_SWAP_IN: Final = Wording("imperium-ask-swap-in")
ASK_SWAP_MARKET: Final = Wording("imperium-ask-swap-market")
SEARCH_DECK: Final = Wording("imperium-search-deck", "kind")
TAKE_FROM_DECK: Final = Wording("imperium-from-suit-deck", "suit")
EXILED_INSTEAD_OF_IT: Final = Wording("imperium-exiled-instead", "card")
SWAPPED: Final = Wording("imperium-swapped", "card", "other")

ANY_SUIT: Final = -1  # or none
ANY_TOKEN: Final = -2  # instead of a resource


def gained_name(s: State, code: int) -> Message:
    """A card to acquire or break through for: of the market, of exile, or out of a deck."""
    if code >= FROM_DECK + SOUGHT:
        return SEARCH_DECK(kind=kind_of(SOUGHT_KINDS[code - FROM_DECK - SOUGHT]))
    if code >= FROM_DECK:
        return TAKE_FROM_DECK(suit=suit_name(code - FROM_DECK))
    if code >= INSTEAD:
        return EXILED_INSTEAD_OF_IT(card=card_name(code - INSTEAD))
    return card_name(code - EXILED) if code >= EXILED else slot_name(s, code)


def gained_target(s: State, code: int) -> str:
    if code >= FROM_DECK:
        return deck_target(s, NOBODY if code >= FROM_DECK + SOUGHT else deck_of(code - FROM_DECK))
    if code >= EXILED:
        return card_target(s, 0, EXILE, code - INSTEAD if code >= INSTEAD else code - EXILED)
    return slot_target(code)


def exiled_of(s: State, selector: Selector) -> list[int]:
    """The exiled cards of a kind."""
    return selector.among(s, s.sheaf(EXILE).distinct())


class AskAcquire(Ask[State]):
    """The card to acquire: its slot, or EXILED and its number; INSTEAD and the number of one broken through for.

    `slots`: how many slots of the market, from the first, come into question. `token`: what lies on the card, or at
    `least` so many tokens of any kind.
    """

    def __init__(self, selector: Selector, exile: int, token: int, slots: int, least: int = 1) -> None:
        super().__init__("acquire")
        self.least = least
        self.selector = selector
        self.exile = exile
        self.token = token
        self.slots = slots
        self.from_paid = False

    def in_slot(self, s: State, slot: int) -> bool:
        """Whether the card in a slot of the market comes into question."""
        card = slot_card(s, slot)
        if card < 0 or not self.selector.fits(s, card):
            return False
        if self.token == ANY_TOKEN:
            return all_tokens(s, slot) >= self.least
        return self.token == NOBODY or slot_tokens(s, slot, self.token) > 0

    def in_exile(self, s: State, f: Frame) -> int:
        """The suits of which exiled cards come into question."""
        if self.exile:
            return ANY_SUIT
        return 0 if self.slots < SLOTS else exile_suits(s, f.who, self.selector.suits)

    def offers_some(self, s: State, f: Frame) -> bool:
        """Whether there is an option; what comes INSTEAD comes only beside others."""
        if self.exile != ONLY_EXILE:
            for slot in range(self.slots):
                if self.in_slot(s, slot):
                    return True
        suits = self.in_exile(s, f)
        if suits:
            for card in s.cards_in(EXILE):
                if (suits == ANY_SUIT or SUITS[card] & suits) and self.selector.fits(s, card):
                    return True
        return False

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if self.exile != ONLY_EXILE:
            for slot in range(self.slots):
                if self.in_slot(s, slot):
                    out.append(slot)
        suits = self.in_exile(s, f)
        if suits:
            for card in s.sheaf(EXILE).distinct():
                if (suits == ANY_SUIT or SUITS[card] & suits) and self.selector.fits(s, card):
                    out.append(EXILED + card)
        if s.lasting or s.cast.modifiers[EXILED_INSTEAD]:
            suits = 0
            for code in out:
                suits |= SUITS[code - EXILED if code >= EXILED else slot_card(s, code)]
            add_exiled_instead(s, f.who, suits, out)
        return out

    def habit(self, s: State, f: Frame, opts: list[int]) -> int:
        return best_of(s, opts)

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code >= INSTEAD:
            break_through_instead(s, f, code - INSTEAD)
        else:
            used_up = icons_of(s, f.a) if self.from_paid and f.a >= 0 else 0
            s.call(ACQUIRE, f.me, f.who, f.src, code, USED_UP * used_up)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_ACQUIRE()

    def promise(self, s: State, f: Frame) -> int:
        return 150

    def label(self, s: State, f: Frame, code: int) -> Message:
        return gained_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return gained_target(s, code)


class KeepIt(Node[State]):
    """A becomes the card that was gained; NOBODY for none."""

    def run(self, s: State, f: Frame) -> None:
        f.a = f.v


class NoneYet(Node[State]):
    """No card has been gained."""

    def run(self, s: State, f: Frame) -> None:
        f.v = NOBODY


class KeepKind(Node[State]):
    """A tells whether the card that was gained is of a kind; others may not know the card, so nothing else is kept."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: State, f: Frame) -> None:
        f.a = OF_THE_KIND if f.v != NOBODY and self.selector.fits(s, f.v) else NOBODY
        f.v = 0


class Acquire(Step):
    """The seat in focus acquires a card (imperium:acquire); A is that card."""

    def __init__(
        self, selector: Selector, exile: int = NO_EXILE, token: int = NOBODY, slots: int = SLOTS, least: int = 1
    ) -> None:
        self.asking = AskAcquire(selector, exile, token, slots, least)
        self.offers = True
        self.tells = True

    def only_trades(self) -> bool:
        return self.asking.selector.suits == TRADE_ROUTE

    def able(self, s: State, f: Frame) -> bool:
        return self.asking.offers_some(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        out.append(self.asking)
        out.append(KeepIt())


class AskBreakThrough(Ask[State]):
    """A market card of the suit, or the deck of one of the suits; or an exiled card, EXILED and its number.

    `exile`: whether exiled cards count not, too, or only.
    """

    def __init__(self, selector: Selector, exile: int) -> None:
        super().__init__("break-through")
        self.selector = selector
        self.exile = exile
        self.sought = 0 if selector.suits or exile == ONLY_EXILE else sought(selector)
        self.program = BREAK_THROUGH

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if self.exile == ONLY_EXILE:
            return [EXILED + card for card in exiled_of(s, self.selector)]
        for slot in range(SLOTS):
            card = slot_card(s, slot)
            if card >= 0 and self.selector.fits(s, card):
                out.append(slot)
        if self.exile:
            for card in exiled_of(s, self.selector):
                out.append(EXILED + card)
        suit = 1
        while suit <= self.selector.suits:
            if suit & self.selector.suits and (suit != TRADE_ROUTE or s.counts[TRADES]):
                out.append(FROM_DECK + suit)
            suit <<= 1
        if self.sought:
            out.append(FROM_DECK + self.sought)
        if s.lasting or s.cast.modifiers[EXILED_INSTEAD]:
            suits = self.selector.suits
            for code in out:
                suits |= SUITS[slot_card(s, code)] if code < EXILED else 0
            add_exiled_instead(s, f.who, suits, out)
            out.sort()
        return out

    def habit(self, s: State, f: Frame, opts: list[int]) -> int:
        return best_of(s, opts)

    def answer(self, s: State, f: Frame, code: int) -> None:
        if INSTEAD <= code < FROM_DECK:
            break_through_instead(s, f, code - INSTEAD)
        elif code >= FROM_DECK:
            s.call(self.program, f.me, f.who, f.src, code - FROM_DECK)
        else:
            s.call(ACQUIRE, f.me, f.who, f.src, code, BROKE_THROUGH)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_BREAK_THROUGH()

    def promise(self, s: State, f: Frame) -> int:
        return 170

    def label(self, s: State, f: Frame, code: int) -> Message:
        return gained_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return gained_target(s, code)


class BreakThrough(Step):
    """The seat in focus breaks through for a suit (imperium:break-through). Which card it got others may not know."""

    def __init__(self, selector: Selector, exile: int = NO_EXILE) -> None:
        self.asking = AskBreakThrough(selector, exile)
        self.watched: Selector | None = None
        self.offers = True
        self.played = False  # whether the card is free-played at once
        self.tells = True

    def plays_it(self) -> None:
        """The card is free-played at once: one out of a deck without its being told, any other is A."""
        self.played = True
        self.asking.program = BREAK_THROUGH_AND_PLAY

    def watch(self, selector: Selector) -> None:
        """The effect asks whether the card was of a kind: A becomes the answer, and never the card."""
        self.watched = selector
        self.asking.program = BREAK_THROUGH_AND_TELL

    def only_trades(self) -> bool:
        return self.asking.selector.suits == TRADE_ROUTE

    def able(self, s: State, f: Frame) -> bool:
        """The decks always bring something, be it compensation; exile may hold no such card, nor the table routes."""
        sure = self.asking.exile != ONLY_EXILE and (s.counts[TRADES] > 0 or not self.only_trades())
        return sure or bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        if self.asking.exile == ONLY_EXILE:
            out.append(NoneYet())
        out.append(self.asking)
        if self.watched is not None:
            out.append(KeepKind(self.watched))
        elif self.played or self.asking.exile == ONLY_EXILE:
            out.append(KeepIt())


# The top card of the main deck.


class RevealTop(Node[State]):
    """The top card of the main deck lies open: A; NOBODY if there is none."""

    def run(self, s: State, f: Frame) -> None:
        f.a = NOBODY
        if s.pile(MAIN_DECK).order:
            f.a = draw(s, s.pile(MAIN_DECK), s.zone(REVEALED, 0))
            main_deck_left(s)


class RevealMain(Step):
    """The top card of the main deck is shown, and something done with it."""

    def __init__(self, body: Step) -> None:
        self.body = body

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(MAIN_DECK).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(RevealTop())
        If(Found(), [self.body]).emit(out)


class RevealedTo(Step):
    """The card shown (A) goes into exile or to the discard pile of the seat in focus."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        if s.zone(REVEALED, 0).count(f.a):
            move(s, f.a, s.zone(REVEALED, 0), destination(s, f.who, self.to))
            if self.to == EXILE:
                s.note_exiled(f.a)


# Exile.


class AskExile(Ask[State]):
    """The market card to exile; one with tokens on it cannot be."""

    def __init__(self) -> None:
        super().__init__("exile-market")

    def options(self, s: State, f: Frame) -> list[int]:
        return [slot for slot in range(SLOTS) if slot_card(s, slot) >= 0 and not any_tokens(s, slot)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.announce(DISPOSED, f.who, slot_card(s, code))
        exile_from_market(s, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_EXILE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return slot_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code)


class ExileFromMarket(Step):
    def __init__(self) -> None:
        self.asking = AskExile()
        self.ready = True

    def able(self, s: State, f: Frame) -> bool:
        for slot in range(SLOTS):
            if slot_card(s, slot) >= 0 and not any_tokens(s, slot):
                return True
        return False

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class AskSwapOut(Ask[State]):
    """The market card to be swapped for an exiled one of a kind; A becomes its slot."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("swap-out")
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return filled_slots(s) if exiled_of(s, self.selector) else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = code

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_SWAP_OUT()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return slot_name(s, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code)


class AskSwapIn(Ask[State]):
    """The exiled card of a kind that takes its place; tokens stay on the slot (imperium:swap)."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("swap-in")
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return exiled_of(s, self.selector) if f.v != PASS else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        slot = f.a
        hand_tokens_on(s, slot, slot_card(s, slot), code)
        s.note_exiled(slot_card(s, slot))
        move(s, slot_card(s, slot), s.zone(MARKET, 0), s.zone(EXILE, 0))
        clear_unrest(s, slot)
        move(s, code, s.zone(EXILE, 0), s.zone(MARKET, 0))
        s.put(SLOT + slot, code + 1)
        lay_unrest(s, slot, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_SWAP_IN()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, 0, EXILE, code)


class SwapWithExile(Step):
    """An exiled card of a kind changes places with a card in the market."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def able(self, s: State, f: Frame) -> bool:
        return bool(exiled_of(s, self.selector) and filled_slots(s))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskSwapOut(self.selector))
        out.append(AskSwapIn(self.selector))


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
        hand_tokens_on(s, slot, slot_card(s, slot), card)
        move(s, slot_card(s, slot), s.zone(MARKET, 0), s.zone(HAND, f.who), s.everyone)
        clear_unrest(s, slot)
        move(s, card, s.zone(HAND, f.who), s.zone(MARKET, 0), s.everyone)
        s.put(SLOT + slot, card + 1)
        lay_unrest(s, slot, card)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_SWAP_MARKET()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return SWAPPED(card=card_name(code % PLACE), other=slot_name(s, code // PLACE))

    def target(self, s: State, f: Frame, code: int) -> str:
        return slot_target(code // PLACE)


class SwapWithMarket(Step):
    """A gadget from the hand of the seat in focus changes places with a market card of its suit; tokens stay."""

    def __init__(self) -> None:
        self.asking = AskSwapMarket()
        self.veiled = True

    def able(self, s: State, f: Frame) -> bool:
        return self.asking.options(s, f) != [PASS]

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)
