"""The card row, the decks and the change of ages (ages:replenish-the-card-row, ages:end-of-an-age)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import BOARD, CARDS
from civitas.games.ages.cards import LEVEL
from civitas.games.ages.play import (
    discard_military,
    lose_yellow,
    remove_unfinished,
    settle,
    take_out_leader,
    take_out_pact,
)
from civitas.games.ages.state import (
    AGE,
    AGE_BEGAN,
    AGE_IV,
    AGES,
    ANTIQUATED,
    CIVIL_DECK,
    CIVIL_DISCARDS,
    FIRST,
    HAND,
    JUST_TAKEN,
    LAST_ROUND,
    LAST_ROUND_KNOWN,
    MILITARY_DECK,
    MILITARY_DISCARDS,
    MILITARY_HAND,
    NONE,
    PACT_IN_PLAY,
    REMOVED,
    ROUND,
    ROW,
    SLOT,
    SLOTS,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move, shuffle, shuffle_into
from civitas.kernel.node import NOBODY, Node

LEAST_SEATS: Final = 2
ROW_DISCARDS: Final[list[int]] = list(BOARD.row_discards)
LOST_AT_AGE_END: Final = BOARD.yellow_lost_at_age_end
# Copies of each card with 2, 3 and 4 players: card * 3 + players - 2.
COPIES: Final[list[int]] = [0, 0, 0, *(n for card in CARDS for n in card.copies)]


def copies(card: int, players: int) -> int:
    return COPIES[card * 3 + players - LEAST_SEATS]


# The row.


class Replenish(Node[State]):
    """Discards what lies in the first spaces, slides the rest and deals (ruling 3)."""

    def run(self, s: State, f: Frame) -> None:
        row = s.zone(ROW, 0)
        gone = s.zone(CIVIL_DISCARDS, 0)
        for slot in range(ROW_DISCARDS[s.players() - LEAST_SEATS]):
            card = s.counts[SLOT + slot]
            if card != NONE:
                s.put(SLOT + slot, NONE)
                move(s, card, row, gone)
        slide_and_deal(s)


def slide_and_deal(s: State) -> None:
    """Leaves no gap and fills from the deck; an age may end on the way (rulings 2 and 4)."""
    cards: list[int] = []
    for slot in range(SLOTS):
        if s.counts[SLOT + slot] != NONE:
            cards.append(s.counts[SLOT + slot])
    for slot in range(SLOTS):
        s.put(SLOT + slot, cards[slot] if slot < len(cards) else NONE)
    slot = deal(s, len(cards))
    if s.counts[AGE] == 0:
        end_age(s)
        deal(s, slot)


def deal(s: State, slot: int) -> int:
    """Fills the spaces from `slot` on; returns the first space left empty."""
    while slot < SLOTS and s.counts[AGE] < AGE_IV:
        deck = s.pile(CIVIL_DECK[s.counts[AGE]])
        if not deck.order:
            break
        s.put(SLOT + slot, draw(s, deck, s.zone(ROW, 0)))
        slot += 1
        if not deck.order and s.counts[AGE] > 0:
            end_age(s)
    return slot


# Ages.


def end_age(s: State) -> None:
    """The next age begins: antiquated cards go, yellow tokens are lost, new decks come (rulings 2, 6, 7 and 10)."""
    ended = s.counts[AGE]
    s.put(AGE, ended + 1)
    s.log(AGE_BEGAN, NOBODY, (ended + 1,))
    if ended > 0:
        antiquate(s, ended)
        for seat in s.turn_order(s.counts[FIRST]):
            lose_yellow(s, seat, LOST_AT_AGE_END)
    if ended + 1 < AGE_IV:
        open_decks(s, ended + 1)
    else:
        last = s.counts[ROUND] + (0 if s.turn == s.counts[FIRST] else 1)
        s.put(LAST_ROUND, last)
        s.log(LAST_ROUND_KNOWN, NOBODY, (last,))


def open_decks(s: State, age: int) -> None:
    """The decks of an age, fitted to the players still in the game, are shuffled (ruling 104)."""
    for deck in (s.pile(CIVIL_DECK[age]), s.pile(MILITARY_DECK[age])):
        if s.players() < s.seats:
            for card in sorted(set(deck.order)):
                for _ in range(copies(card, s.seats) - copies(card, s.players())):
                    move(s, card, deck, s.zone(REMOVED, 0), s.everyone)
        shuffle(s, deck)


def antiquate(s: State, ended: int) -> None:
    """Whatever is older than the age that ended leaves hands, leaders, unfinished wonders and pacts (ruling 6)."""
    gone = s.zone(CIVIL_DISCARDS, 0)
    for seat in s.turn_order(s.counts[FIRST]):
        for zone in (HAND, JUST_TAKEN):
            for card in s.held(zone, seat).copy():
                if LEVEL[card] < ended:
                    move(s, card, s.zone(zone, seat), gone)
        for age in range(1, ended):
            for card in s.held(MILITARY_HAND[age], seat).copy():
                discard_military(s, seat, card)
        leader = s.leader(seat)
        if leader != NONE and LEVEL[leader] < ended:
            s.log(ANTIQUATED, seat, (leader,))
            take_out_leader(s, seat, gone)
        wonder = s.unfinished(seat)
        if wonder != NONE and LEVEL[wonder] < ended:
            s.log(ANTIQUATED, seat, (wonder,))
            remove_unfinished(s, seat)
        for pact in s.held(PACT_IN_PLAY, seat).copy():
            if LEVEL[pact] < ended:
                s.log(ANTIQUATED, seat, (pact,))
                take_out_pact(s, seat)
    settle(s)


# Military cards.


def draw_military(s: State, seat: int, amount: int) -> None:
    """Military cards of the current age; discards are shuffled when the deck runs out (rulings 5 and 9)."""
    age = s.counts[AGE]
    if not 0 < age < AGES:
        return
    deck = s.pile(MILITARY_DECK[age])
    for _ in range(amount):
        if not deck.order:
            renew(s, age)
        if not deck.order:
            return
        draw(s, deck, s.zone(MILITARY_HAND[age], seat))
    if not deck.order:
        renew(s, age)


def renew(s: State, age: int) -> None:
    discards = s.zone(MILITARY_DISCARDS[age], 0)
    if discards.size():
        shuffle_into(s, discards, s.pile(MILITARY_DECK[age]))
