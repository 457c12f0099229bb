"""The levels of the automaton (imperium:automaton-levels).

Compiled: its clean-up asks them.
"""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.state import AUTOMATON, GOODS, MATERIALS, POPULATION, PROGRESS, TRADES, State

CHIEFTAIN: Final = 0
WARLORD: Final = 1
EMPEROR: Final = 2
SOVEREIGN: Final = 3
OVERLORD: Final = 4
SUPREME_RULER: Final = 5
LEVELS: Final = ("chieftain", "warlord", "emperor", "sovereign", "overlord", "supreme_ruler")
SLOTS_OPEN: Final = (4, 4, 5, 5, 6, 6)
# What a Cultist automaton scores for an Unrest.
CULTIST_UNREST: Final = (0, 0, 1, 1, 2, 2)
OPEN_IN_WINTER: Final = 3


def level_of(s: State) -> int:
    return s.counts[AUTOMATON] - 1


def slots_open(s: State) -> int:
    return SLOTS_OPEN[level_of(s)]


def open_in_winter(s: State) -> int:
    """One slot more stays open from Sovereign on (imperium:inuit)."""
    return OPEN_IN_WINTER + (level_of(s) >= SOVEREIGN)


def starting_resources(s: State) -> dict[int, int]:
    """None below Sovereign; goods in place of progress with Trade Routes."""
    if level_of(s) < SOVEREIGN:
        return {}
    return {MATERIALS: 3, POPULATION: 2, GOODS if s.counts[TRADES] else PROGRESS: 1}


def per_point(s: State) -> int:
    """How many materials and population make a point."""
    return 5 if level_of(s) >= SOVEREIGN else 10
