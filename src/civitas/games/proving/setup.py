"""How a game starts (proving:setup)."""

from __future__ import annotations

from typing import Final

from civitas.games.proving.cards import BASIC, BEAD, BLIGHT, HALL, HOUSE, HUT, KINGDOM_CARDS
from civitas.games.proving.flow import GAME
from civitas.games.proving.state import DECK, KINGDOM, NAME, ROUNDS, SUPPLY, State
from civitas.kernel.errors import OptionError
from civitas.kernel.moves import shuffle
from civitas.kernel.node import NO_SOURCE
from civitas.kernel.rng import Rng

STARTING_DECK: Final = (BEAD,) * 7 + (HUT,) * 3
PILE: Final = 10
TREASURE_PILE: Final = 40
KINGDOM_NAMES: Final = {NAME[card]: card for card in KINGDOM_CARDS}


def pile_size(card: int, seats: int) -> int:
    if card in (HUT, HOUSE, HALL):
        return 6 * seats
    if card == BLIGHT:
        return 20 * (seats - 1)
    return TREASURE_PILE if card in BASIC else PILE


def drawn_kingdom(lots: Rng, market: int) -> str:
    """The names of so many cards, by lot."""
    kingdom = list(KINGDOM_CARDS)
    lots.shuffle(kingdom)
    return ",".join(NAME[card] for card in sorted(kingdom[:market]))


def kingdom_in(text: str, market: int) -> list[int]:
    """The cards of these names; OptionError unless they are so many different ones of the kingdom."""
    names = text.split(",")
    kingdom = [KINGDOM_NAMES[name] for name in names if name in KINGDOM_NAMES]
    if len(set(kingdom)) != market or len(names) != market:
        cards = ", ".join(KINGDOM_NAMES)
        raise OptionError(f"The kingdom must be {market} different cards of: {cards}; {text!r} is not.")
    return kingdom


def deal(s: State, kingdom: list[int], rounds: int) -> None:
    """Fills the supply, shuffles the starting decks and calls the first program."""
    chosen = sorted((*BASIC, *kingdom))
    s.zone(SUPPLY, 0).fill([card for card in chosen for _ in range(pile_size(card, s.seats))])
    s.put(KINGDOM, sum(1 << card for card in chosen))
    s.put(ROUNDS, rounds)
    for seat in range(s.seats):
        s.zone(DECK, seat).fill(list(STARTING_DECK))
        shuffle(s, s.deck(seat))
    s.call(GAME, 0, 0, NO_SOURCE)
