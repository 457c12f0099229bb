"""Acquiring a card and breaking through for one (imperium:acquire, imperium:break-through)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.market import (
    FIRST_SMALL_DECK,
    SLOT_DECKS,
    clear_unrest,
    main_deck_left,
    refill,
    slot_card,
    slot_tokens,
)
from civitas.games.imperium.actions.play import PLAYABLE, play, why_not
from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.actions.resources import FROM_MARKET, start_gain
from civitas.games.imperium.actions.unrest import ONTO_DECK, start_taking, take_from
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.codes import EXILED, INSTEAD, SOUGHT
from civitas.games.imperium.names import deck_target, small_deck_name
from civitas.games.imperium.selector import Selector, printed_mask
from civitas.games.imperium.state import (
    ACQUIRED,
    BOOK,
    CIVILISED,
    CIVILISED_DECK,
    DECK,
    EXILE,
    EXILED_INSTEAD,
    FROM_EXILE,
    GAINED_TO,
    HAND,
    MAIN_DECK,
    MARKET,
    MARKET_TOKENS,
    MIXED_DECKS,
    PLAY,
    POPULATION,
    PROGRESS,
    REGION,
    REGION_DECK,
    RESOURCES,
    REVEALED,
    SLOT,
    SLOT_TOKENS,
    SLOT_UNREST,
    SLOTS,
    TAKE_UNREST,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    UNDER_MARKET,
    VARIANTS,
    WITH_UNREST,
    State,
)
from civitas.kernel.errors import LoadError
from civitas.kernel.expr import A
from civitas.kernel.flow import Return
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move, shuffle_into
from civitas.kernel.node import NOBODY, Ask, Node
from civitas.kernel.text import Message, declare
from civitas.kernel.triggers import Fire
from civitas.kernel.zones import Zone

SUITS_OF: Final = 512  # a card that lets others be taken out of exile, times this, plus their suits
COMPENSATION: Final = 2

# How a card was gained: the second argument of ACQUIRED.
BROKE_THROUGH: Final = 1
OUT_OF_MARKET: Final = 2
TOKENS: Final = 4  # times the number of tokens on it, up to 15
STUFF: Final = 64  # times the materials on it
PEOPLE: Final = 64 * 1024  # times the population on it
SUIT: Final = 64 * 1024  # times the suit broken through for, when the card came from a deck and not out of the market
TOOK_UNREST: Final = 1 << 28  # with it came an Unrest
USED_UP: Final = 1 << 32  # times the icons of the card in play that was used up to gain it, as bits

COUNT: Final = 10  # bits for the tokens of one resource
MANY: Final = 1023

# The suits that may lie in any small deck after a quick set-up.
MIXED_SUITS: Final = REGION | UNCIVILISED | CIVILISED | TRIBUTARY

# Where exile counts: not, too, or only.
NO_EXILE: Final = 0
ALSO_EXILE: Final = 1
ONLY_EXILE: Final = 2


# Gaining a card of the market or of exile.


def gained_to(s: State, seat: int) -> int:
    """The zone cards go to that the seat acquires or breaks through for."""
    if seat == s.silent:
        return DECK
    if not s.lasting and not s.cast.modifiers[GAINED_TO]:
        return HAND
    return s.ask_modifiers(GAINED_TO, seat, HAND)


class TakeCard(Node[State]):
    """The card of the slot A (or of exile) goes to the hand; A becomes the card, N its tokens, XS the slot."""

    def run(self, s: State, f: Frame) -> None:
        if f.a >= EXILED:
            card = f.a - EXILED
            move(s, card, s.zone(EXILE, 0), s.zone(gained_to(s, f.who), f.who), s.everyone)
            f.xs = (NOBODY, *f.xs)
            f.a = card
            if not f.b & BROKE_THROUGH and not SUITS[card] & REGION:
                f.b |= TOOK_UNREST
                start_taking(s, f, f.who, 0)
            return
        slot = f.a
        f.a = slot_card(s, slot)
        f.xs = (slot, *f.xs)
        f.b |= OUT_OF_MARKET
        total = 0
        for resource in range(RESOURCES):
            n = slot_tokens(s, slot, resource)
            f.n |= n << COUNT * resource
            total += n
            if n:
                s.put(SLOT_TOKENS + slot * RESOURCES + resource, 0)
                s.log(MARKET_TOKENS, NOBODY, (slot_card(s, slot), resource, -n))
        f.b |= TOKENS * min(total, 15) + STUFF * (f.n & MANY) + PEOPLE * (f.n >> COUNT * POPULATION & MANY)
        move(s, f.a, s.zone(MARKET, 0), s.zone(gained_to(s, f.who), f.who), s.everyone)
        s.put(SLOT + slot, 0)


class GainTokens(Node[State]):
    """The tokens that lay on it, one resource after the other; they come from what was used up, too."""

    def run(self, s: State, f: Frame) -> None:
        for resource in range(RESOURCES):
            n = f.n >> COUNT * resource & MANY
            if n:
                f.n -= n << COUNT * resource
                f.pc -= 1
                start_gain(s, f, f.who, resource, n, FROM_MARKET | f.b // USED_UP)
                return
        f.b %= USED_UP


class TakeUnder(Node[State]):
    """The Unrest under it: to the hand, or back to the pile when breaking through."""

    def run(self, s: State, f: Frame) -> None:
        slot = f.xs[0]
        if slot == NOBODY:
            return
        if f.b & BROKE_THROUGH:
            clear_unrest(s, slot)
            return
        for _ in range(s.counts[SLOT_UNREST + slot]):
            f.b |= TOOK_UNREST
            take_from(s, UNDER_MARKET, s.zone(s.takes_in_hand(f.who), f.who))
            if s.lasting or s.any_live(s.cast.listeners[TAKE_UNREST], f.who):
                to = ONTO_DECK if f.who == s.silent else 0
                s.pending = (*s.pending, *s.listening(TAKE_UNREST, f.who, f.a, to, False))
        s.put(SLOT_UNREST + slot, 0)


class RefillSlot(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        slot = f.xs[0]
        f.xs = f.xs[1:]
        if slot != NOBODY:
            refill(s, slot)


TELL_UNREST: Final[int] = BOOK.program("acquired with an unrest", [Fire(WITH_UNREST)], "imperium:acquire")


class TellUnrest(Node[State]):
    """What answers the Unrest taken with a card answers at once, not at the end of the sentence."""

    def run(self, s: State, f: Frame) -> None:
        if f.b & TOOK_UNREST and (s.lasting or s.any_live(s.cast.listeners[WITH_UNREST], f.who)):
            s.call(TELL_UNREST, f.me, f.who, f.src, f.a)


ACQUIRE: Final[int] = BOOK.program(
    "acquire",
    [TakeCard(), GainTokens(), TakeUnder(), RefillSlot(), Fire(ACQUIRED, held=True), TellUnrest(), Return(A)],
    "imperium:acquire",
)


def exile_suits(s: State, seat: int, suits: int) -> int:
    """The suits the seat may acquire from exile as well."""
    if not s.lasting and not s.cast.modifiers[FROM_EXILE]:
        return 0
    return s.ask_modifiers(FROM_EXILE, seat, 0) & suits


def grant_of(s: State, seat: int) -> int:
    """The card that lets the seat break through for exiled cards instead, times SUITS_OF, plus their suits."""
    if not s.lasting and not s.cast.modifiers[EXILED_INSTEAD]:
        return 0
    return s.ask_modifiers(EXILED_INSTEAD, seat, 0)


def add_exiled_instead(s: State, seat: int, suits: int, out: list[int]) -> None:
    """The exiled cards of the suits the seat is about to gain a card of."""
    suits &= grant_of(s, seat) % SUITS_OF
    if suits:
        for card in s.zone(EXILE, 0).distinct():
            if SUITS[card] & suits:
                out.append(INSTEAD + card)


def break_through_instead(s: State, f: Frame, card: int) -> None:
    """The exiled card is broken through for, and the card that allowed it recalled."""
    send(s, f.who, grant_of(s, f.who) // SUITS_OF, PLAY, HAND)
    s.call(ACQUIRE, f.me, f.who, f.src, EXILED + card, BROKE_THROUGH)


# Breaking through.


def deck_of(suit: int) -> int:
    """The small deck of a suit; NOBODY for suits without one."""
    if suit == REGION:
        return REGION_DECK
    if suit == UNCIVILISED:
        return UNCIVILISED_DECK
    if suit == CIVILISED:
        return CIVILISED_DECK
    return NOBODY


class AskSmallDeck(Ask[State]):
    """The slot of the small deck that is searched, where they hold all suits; A becomes the deck."""

    def __init__(self) -> None:
        super().__init__("small-deck")
        declare("imperium-ask-small-deck", frozenset())

    def options(self, s: State, f: Frame) -> list[int]:
        return [slot for slot in range(FIRST_SMALL_DECK, SLOTS) if s.pile(SLOT_DECKS[slot]).order]

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = SLOT_DECKS[code]

    def label(self, s: State, f: Frame, code: int) -> Message:
        return small_deck_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return deck_target(s, SLOT_DECKS[code])


NAME_DECK: Final[int] = BOOK.program("name a small deck", [AskSmallDeck(), Return(A)], "imperium:quick-setup")


class DrawFromDeck(Node[State]):
    """The top card of the small deck of the suit A; else the first of that suit in the main deck, for all to see.

    Small decks that hold all suits are searched like the main deck: first (N) one of them is named.
    """

    def run(self, s: State, f: Frame) -> None:
        hand = s.zone(gained_to(s, f.who), f.who)
        suit = f.a
        deck = deck_of(suit)
        if s.counts[VARIANTS] & MIXED_DECKS and suit < SOUGHT and not suit & ~MIXED_SUITS:
            if not f.n:
                f.n = 1
                f.pc -= 1
                s.call(NAME_DECK, f.me, f.who, f.src, NOBODY)
                return
            f.n = 0
            f.a = NOBODY if f.v == NOBODY else search(s, f.v, hand, suited_kind(suit))
            if f.a != NOBODY:
                f.b = SUITS[f.a]
                return
        elif deck != NOBODY and s.pile(deck).order:
            f.a = draw(s, s.pile(deck), hand)
            f.b = suit
            return
        f.a = search(s, MAIN_DECK, hand, SOUGHT_KINDS[suit - SOUGHT] if suit >= SOUGHT else suited_kind(suit))
        f.b = suit if f.a == NOBODY else SUITS[f.a]
        if f.a == NOBODY:
            start_gain(s, f, f.who, PROGRESS, COMPENSATION)


# Kinds of card effects break through for that are no suit, by their keys. Their places are in option codes, so a new
# one goes to the end.
SOUGHT_KEYS: Final = ("variable",)
SOUGHT_KINDS: Final[list[Selector]] = [Selector(key) for key in SOUGHT_KEYS]


def sought(selector: Selector) -> int:
    """The number by which a kind of card is searched for in the main deck."""
    if selector.key not in SOUGHT_KEYS:
        raise LoadError(f"imperium: breaking through for {selector.key!r} needs a place at the end of SOUGHT_KEYS.")
    place = SOUGHT_KEYS.index(selector.key)
    SOUGHT_KINDS[place] = selector
    return SOUGHT + place


def suited_kind(suit: int) -> Selector:
    return Selector("suited", suits=suit)


def search(s: State, deck: int, hand: Zone, kind: Selector) -> int:
    """The first card of a kind in a deck, turned over from the top; the others are shuffled back."""
    pile = s.pile(deck)
    revealed = s.zone(REVEALED, 0)
    found = NOBODY
    while pile.order and found == NOBODY:
        card = draw(s, pile, revealed)
        if kind.belongs(card, printed_mask(card)):
            found = card
            move(s, card, revealed, hand, s.everyone)
    if revealed.size():
        shuffle_into(s, revealed, pile)
    if found != NOBODY and deck == MAIN_DECK:
        main_deck_left(s)
    return found


class TellIfFound(Node[State]):
    """All hear of the suit; only whoever took it from a deck knows the card, so the listeners are not told it.

    A card found openly counts with all its suits, one taken unseen with the suit broken through for.
    """

    def run(self, s: State, f: Frame) -> None:
        if f.a != NOBODY:
            how = BROKE_THROUGH + SUIT * f.b
            s.log_hidden(ACQUIRED, f.who, (f.a, how), 1 << f.who)
            if s.lasting or s.any_live(s.cast.listeners[ACQUIRED], f.who):
                s.pending = (*s.pending, *s.listening(ACQUIRED, f.who, NOBODY, how, False))


BREAK_THROUGH: Final[int] = BOOK.program("break through", [DrawFromDeck(), TellIfFound()], "imperium:break-through")


# The same where the effect asks of what kind the card was: the caller forgets it before anything is asked.
BREAK_THROUGH_AND_TELL: Final[int] = BOOK.program(
    "break through and tell", [DrawFromDeck(), TellIfFound(), Return(A)], "imperium:break-through"
)


class PlayFound(Node[State]):
    """The card just gained is free-played from the hand, if it can be; nothing is asked before it is forgotten."""

    def run(self, s: State, f: Frame) -> None:
        card = f.a
        f.a = NOBODY
        play_gained(s, f.who, card, False)


def play_gained(s: State, seat: int, card: int, ignore_state: bool) -> bool:
    """A card just gained is free-played from the hand, unless it cannot be or was already this turn; whether it was."""
    if card == NOBODY or card in s.free_played or not s.zone(HAND, seat).count(card):
        return False
    if why_not(s, seat, card, ignore_state) != PLAYABLE:
        return False
    play(s, seat, card, HAND, True)
    return True


# The same where the card is free-played at once: of whatever it was, nothing is told to the caller.
BREAK_THROUGH_AND_PLAY: Final[int] = BOOK.program(
    "break through and play",
    [DrawFromDeck(), TellIfFound(), PlayFound(), Return(NOBODY)],
    "imperium:break-through",
)
