"""How a game starts (proving:setup)."""

from __future__ import annotations

from typing import Final

from civitas.games.proving.cards import BASIC, BEAD, BLIGHT, HALL, HOUSE, HUT, KINGDOM_CARDS
from civitas.games.proving.flow import GAME
from civitas.games.proving.state import DECK, KINGDOM, ROUNDS, SUPPLY, State
from civitas.kernel.moves import shuffle
from civitas.kernel.node import NO_SOURCE

STARTING_DECK: Final = (BEAD,) * 7 + (HUT,) * 3
PILE: Final = 10
TREASURE_PILE: Final = 40


def pile_size(card: int, seats: int) -> int:
    if card in (HUT, HOUSE, HALL):
        return 6 * seats
    if card == BLIGHT:
        return 20 * (seats - 1)
    return TREASURE_PILE if card in BASIC else PILE


def deal(s: State, market: int, rounds: int) -> None:
    """Draws the kingdom, fills the supply, shuffles the starting decks and calls the first program."""
    kingdom = list(KINGDOM_CARDS)
    s.shuffle(kingdom)
    chosen = sorted((*BASIC, *kingdom[:market]))
    s.zone(SUPPLY, 0).fill([card for card in chosen for _ in range(pile_size(card, s.seats))])
    s.put(KINGDOM, sum(1 << card for card in chosen))
    s.put(ROUNDS, rounds)
    for seat in range(s.seats):
        s.zone(DECK, seat).fill(list(STARTING_DECK))
        shuffle(s, s.deck(seat))
    s.call(GAME, 0, 0, NO_SOURCE)
