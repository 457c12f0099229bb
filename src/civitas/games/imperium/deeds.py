"""What effects do to the table, once it is decided: cards and tokens change places (imperium:keywords).

Deeds that can stop for a question are programs; the others are functions.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import FLAGS, STATES, SUITS, icons_on
from civitas.games.imperium.numbers import LATER, UNREST
from civitas.games.imperium.state import (
    BARBARIAN,
    BOOK,
    CHAOS_PILE,
    CIVILISED_DECK,
    DECK,
    DISCARD,
    EMPIRE,
    EXHAUSTED,
    EXHAUSTS,
    EXILE,
    GADGET,
    GAIN,
    GAIN_SIZE,
    GARRISON,
    GARRISONED,
    HAND,
    HISTORY,
    HISTORY_GOES,
    MAIN_DECK,
    MARKET,
    NO_GARRISON,
    PAID,
    PLAY,
    PLAYING,
    READIED,
    REGION_DECK,
    RESOURCES,
    RETURNED_UNREST,
    SLOT,
    SLOT_TOKENS,
    SLOT_UNREST,
    STATE,
    STATE_BACK,
    STATE_CARD,
    TAKE_UNREST,
    TRIBUTARY,
    UNCIVILISED_DECK,
    UNDER_MARKET,
    UNGARRISONED,
    UNREST_PILE,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import NOBODY, Node
from civitas.kernel.triggers import verb
from civitas.kernel.zones import Zone

# The deck that refills each slot of the market (imperium:market).
SLOT_DECKS: Final = (MAIN_DECK, MAIN_DECK, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)

AMOUNT: Final = 256  # of a gain: amount + AMOUNT * the icons of the cards in play it comes from, as bits
# Besides icons, what else a gain may come from.
FROM_MARKET: Final = 1 << 12
FROM_GADGET: Final = 1 << 13

# Where history goes: to a zone, to one and an Unrest is taken besides, or under a card in play.
WITH_UNREST: Final = 2048
UNDER: Final = 4096


# Unrest.


def take_unrest(s: State, dst: Zone) -> bool:
    """The top Unrest of the pile to a zone, for all to see; taking the last one is the collapse (imperium:collapse)."""
    pile = s.zone(UNREST_PILE, 0)
    if not pile.size():
        return False
    move(s, UNREST, pile, dst, s.everyone)
    if not pile.size():
        s.collapse()
    return True


def take_chaos(s: State, dst: Zone) -> bool:
    """The top card of the chaos pile to a zone, for all to see (imperium:other-nations)."""
    pile = s.zone(CHAOS_PILE, 0)
    cards = pile.cards()
    if not cards:
        return False
    move(s, cards[0], pile, dst, s.everyone)
    return True


def return_unrest(s: State, src: Zone) -> None:
    move(s, UNREST, src, s.zone(UNREST_PILE, 0), s.everyone)


class TakeUnrestNow(Node[State]):
    """Into the hand of the seat in focus, or onto its deck (B = 1) or its discard pile (B = 2)."""

    def run(self, s: State, f: Frame) -> None:
        if not take_unrest(s, s.zone((HAND, DECK, DISCARD)[f.b], f.who)):
            s.leave(1)


TAKE: Final[int] = verb(BOOK, TAKE_UNREST, [TakeUnrestNow()], "imperium:take-unrest", held=True)


def is_heard(s: State, event: int, who: int) -> bool:
    """Whether anything would hear or replace the event."""
    if s.lasting:
        return True
    return s.any_live(s.cast.listeners[event], who) or s.any_live(s.cast.replacements[event], who)


def start_taking(s: State, f: Frame, who: int, to: int) -> None:
    """The seat takes an Unrest; through the program only where somebody may respond."""
    if is_heard(s, TAKE_UNREST, who):
        s.call(TAKE, f.me, who, f.src, 0, to)
    else:
        if s.sink is not None:
            s.log(TAKE_UNREST, who, (0, to))
        take_unrest(s, s.zone((HAND, DECK, DISCARD)[to], who))


def take_and_tell(s: State, who: int) -> None:
    """The seat takes an Unrest into its hand while something else goes on; who listens responds afterwards."""
    if s.sink is not None:
        s.log(TAKE_UNREST, who, (0, 0))
    if take_unrest(s, s.zone(HAND, who)) and (s.lasting or s.any_live(s.cast.listeners[TAKE_UNREST], who)):
        s.pending = (*s.pending, *s.listening(TAKE_UNREST, who, 0, 0, False))


# Resources.


class GainNow(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.change(f.a, f.who, f.b % AMOUNT)


GAIN_RESOURCE: Final[int] = verb(BOOK, GAIN, [GainNow()], "imperium:gain", held=True)


def start_gain(s: State, f: Frame, who: int, resource: int, amount: int, icons: int = 0) -> None:
    """The seat gains from the supply (imperium:gain)."""
    if amount <= 0:
        return
    if s.lasting or s.cast.modifiers[GAIN_SIZE]:
        amount = s.ask_modifiers(GAIN_SIZE, who, amount, resource)
    if is_heard(s, GAIN, who):
        if f.src >= 0 and SUITS[f.src] & GADGET:
            icons |= FROM_GADGET
        s.call(GAIN_RESOURCE, f.me, who, f.src, resource, amount + AMOUNT * icons)
    else:
        s.change(resource, who, amount)


def pay(s: State, who: int, resource: int, amount: int) -> None:
    """The seat pays, and whoever listens to payments hears of it at the end of the sentence."""
    if amount:
        s.change(resource, who, -amount)
        if s.lasting or s.any_live(s.cast.listeners[PAID], who):
            s.pending = (*s.pending, *s.listening(PAID, who, resource, amount, False))


def icons_of(s: State, card: int) -> int:
    """The icons of a card in play, as bits."""
    mask = 0
    for icon in range(12):
        if icons_on(s, card, icon):
            mask |= 1 << icon
    return mask


# Cards in play.


def leave_play(s: State, seat: int, card: int, to: int) -> None:
    """A card leaves the play area, with all that is garrisoned under it; tokens on it go to its owner.

    An exhaust token on it is not given back (imperium:in-play).
    """
    for resource in range(RESOURCES):
        n = s.tokens_on(card, resource)
        if n:
            s.add_tokens(seat, card, resource, -n)
            s.change(resource, seat, n)
    if card in s.exhausted:
        s.exhausted = tuple(other for other in s.exhausted if other != card)
        s.log(READIED, seat, (card,))
    s.plain_again(card)
    garrison = s.garrison_of(card)
    move(s, card, s.zone(PLAY, seat), destination(s, seat, to))
    for below in garrison:
        ungarrison(s, seat, card, below, to)


def destination(s: State, seat: int, to: int) -> Zone:
    """The zone a card goes to."""
    return s.zone(to, 0 if to == EXILE else seat)


def ungarrison(s: State, seat: int, host: int, card: int, to: int) -> None:
    """A garrisoned card leaves its host."""
    out: list[int] = []
    found = False
    for i in range(0, len(s.under), 2):
        if not found and s.under[i] == host and s.under[i + 1] == card:
            found = True
        else:
            out.append(s.under[i])
            out.append(s.under[i + 1])
    s.under = tuple(out)
    if s.sink is not None:
        s.log(UNGARRISONED, seat, (card, host))
    if to == EXILE and card == UNREST:
        return_unrest(s, s.zone(GARRISON, seat))
    else:
        move(s, card, s.zone(GARRISON, seat), destination(s, seat, to))


def garrison(s: State, seat: int, card: int, src: Zone, host: int) -> None:
    """The card goes under a card in play, for all to see (imperium:garrison)."""
    move(s, card, src, s.zone(GARRISON, seat), s.everyone)
    pairs = [(s.under[i], s.under[i + 1]) for i in range(0, len(s.under), 2)]
    pairs.append((host, card))
    pairs.sort()
    flat: list[int] = []
    for pair in pairs:
        flat.extend(pair)
    s.under = tuple(flat)
    if s.sink is not None:
        s.log(GARRISONED, seat, (card, host))


def history_zone(s: State, seat: int) -> int:
    """Where cards go that go into the history: nations without one have them discarded (imperium:history)."""
    if not s.lasting and not s.cast.modifiers[HISTORY_GOES]:
        return HISTORY
    return s.ask_modifiers(HISTORY_GOES, seat, HISTORY)


def send(s: State, seat: int, card: int, kind: int, to: int) -> None:
    """A card of the seat's goes from one of its zones to another, or into exile; Unrest is returned, not exiled."""
    target = history_zone(s, seat) if to == HISTORY else to
    if target >= UNDER:
        if card != target - UNDER and not FLAGS[card] & NO_GARRISON:
            put_under(s, seat, card, kind, target - UNDER)
            return
        target = HISTORY
    if target >= WITH_UNREST:
        target -= WITH_UNREST
        take_and_tell(s, seat)
    if target == kind:
        return
    if kind == PLAY:
        leave_play(s, seat, card, target)
    elif kind == GARRISON:
        ungarrison(s, seat, s.host_of(card, seat), card, target)
    elif target == EXILE and card == UNREST:
        return_unrest(s, s.zone(kind, seat))
    else:
        move(s, card, s.zone(kind, seat), destination(s, seat, target))


def put_under(s: State, seat: int, card: int, kind: int, host: int) -> None:
    """The card is garrisoned instead of going elsewhere, and with it what lay under it."""
    if kind == PLAY:
        below = s.garrison_of(card)
        leave_play(s, seat, card, PLAYING)
        for each in below:
            garrison(s, seat, each, s.zone(PLAYING, seat), host)
        kind = PLAYING
    elif kind == GARRISON:
        ungarrison(s, seat, s.host_of(card, seat), card, PLAYING)
        kind = PLAYING
    garrison(s, seat, card, s.zone(kind, seat), host)


def where_is(s: State, seat: int, card: int) -> int:
    """The zone of the seat in which a card it has just played lies; NOBODY if it is gone."""
    if s.zone(PLAYING, seat).count(card):
        return PLAYING
    if s.zone(PLAY, seat).count(card):
        return PLAY
    return NOBODY


# State cards.


def flip_state(s: State, seat: int) -> None:
    """The state card shows its other side (imperium:state)."""
    front = s.zone(STATE_CARD, seat)
    back = s.zone(STATE_BACK, seat)
    if front.size():
        face = back.cards()[0]
        move(s, front.cards()[0], front, back)
        move(s, face, back, front)
        s.put(STATE + seat, STATES[face])
    else:
        s.put(STATE + seat, EMPIRE if s.counts[STATE + seat] == BARBARIAN else BARBARIAN)


def deal_state(s: State, seat: int, face: int) -> None:
    """At the start: the seat's state card is one with effects of its own, and shows this side."""
    s.zone(STATE_CARD, seat).fill([face])
    s.zone(STATE_BACK, seat).fill([face ^ LATER])
    s.put(STATE + seat, STATES[face])


# Exhaust tokens.


def exhaust(s: State, seat: int, card: int) -> None:
    """An exhaust token moves from the state card to the card (imperium:exhaust)."""
    s.add(EXHAUSTS + seat, -1)
    s.exhausted = tuple(sorted((*s.exhausted, card)))
    if s.sink is not None:
        s.log(EXHAUSTED, seat, (card,))


def ready(s: State, seat: int, card: int) -> None:
    """The exhaust token comes back to the state card."""
    s.add(EXHAUSTS + seat, 1)
    s.exhausted = tuple(other for other in s.exhausted if other != card)
    if s.sink is not None:
        s.log(READIED, seat, (card,))


# The market.


def refill(s: State, slot: int) -> None:
    """A new card for an empty slot, and Unrest under it unless it is a tributary (imperium:acquire)."""
    deck = s.pile(SLOT_DECKS[slot])
    if not deck.order:
        deck = s.pile(MAIN_DECK)
        if not deck.order:
            return
    card = draw(s, deck, s.zone(MARKET, 0))
    s.put(SLOT + slot, card + 1)
    lay_unrest(s, slot, card)
    main_deck_left(s)


def lay_unrest(s: State, slot: int, card: int) -> None:
    if not SUITS[card] & TRIBUTARY and take_unrest(s, s.zone(UNDER_MARKET, 0)):
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


def clear_unrest(s: State, slot: int) -> None:
    """The Unrest under a slot goes back to the pile."""
    for _ in range(s.counts[SLOT_UNREST + slot]):
        return_unrest(s, s.zone(UNDER_MARKET, 0))
    s.put(SLOT_UNREST + slot, 0)


def exile_from_market(s: State, slot: int) -> None:
    """A market card goes into exile, its Unrest back to the pile; the slot is refilled (imperium:exile)."""
    move(s, slot_card(s, slot), s.zone(MARKET, 0), s.zone(EXILE, 0))
    s.put(SLOT + slot, 0)
    clear_unrest(s, slot)
    refill(s, slot)


def returned(s: State, who: int) -> None:
    """Whoever listens to returned Unrest hears of it at the end of the sentence."""
    if s.sink is not None:
        s.log(RETURNED_UNREST, who)
    if s.lasting or s.any_live(s.cast.listeners[RETURNED_UNREST], who):
        s.pending = (*s.pending, *s.listening(RETURNED_UNREST, who, 0, 0, False))
