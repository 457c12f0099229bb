"""What the automaton scores, and when it wins (imperium:automaton-scoring).

Compiled: bots ask for it at every step.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.automaton.definition import at_table
from civitas.games.imperium.automaton.levels import level_of, per_point
from civitas.games.imperium.automaton.market import points_of
from civitas.games.imperium.cards import is_unrest
from civitas.games.imperium.state import (
    AUTOMATON_SLOTS,
    DECK,
    DISCARD,
    GOODS,
    HISTORY,
    MATERIALS,
    PLAY,
    PLAYING,
    POPULATION,
    PROGRESS,
    UNDER_DIE,
    State,
)

GOODS_AS: Final = 5  # materials and population
SCORED_ZONES: Final = (AUTOMATON_SLOTS, UNDER_DIE, PLAY, PLAYING, DECK, DISCARD, HISTORY)


def card_points(s: State, card: int) -> int:
    """What a card scores: as the automaton sees it, but for Unrest some nations have their own."""
    own = at_table(s).unrest_points
    if own and is_unrest(card):
        return own[level_of(s)]
    return points_of(card)


def means_points(s: State) -> int:
    """For materials, population and goods together."""
    seat = s.silent
    total = s.has(MATERIALS, seat) + s.has(POPULATION, seat) + GOODS_AS * s.has(GOODS, seat)
    return total // per_point(s)


def scored_cards(s: State) -> list[tuple[int, int]]:
    """Every card that scores, and where it lies."""
    return [(card, zone) for zone in SCORED_ZONES for card in s.peek(zone, s.silent).cards()]


def automaton_score(s: State) -> int:
    total = s.has(PROGRESS, s.silent) + means_points(s)
    for card, _ in scored_cards(s):
        total += card_points(s, card)
    return total
