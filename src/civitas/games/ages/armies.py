"""Armies: the grouping of units by the current tactic that is worth most (ages:tactics-cards)."""

from __future__ import annotations

from civitas.games.ages.cards import (
    AIR,
    ARMY,
    ARTILLERY,
    BY_KIND,
    CAVALRY,
    INFANTRY,
    INFANTRY_AS_CAVALRY,
    LEVEL,
    OBSOLETE,
    TACTICAL,
)
from civitas.games.ages.state import NONE, TACTIC_IN_USE, State

TYPES: list[int] = [INFANTRY, CAVALRY, ARTILLERY]


def tactical_strength(s: State, seat: int) -> int:
    """What the armies of all units of the seat add to its strength."""
    tactic = s.counts[TACTIC_IN_USE + seat]
    if tactic == NONE:
        return 0
    units = [0] * 3
    fresh = [0] * 3
    for i, kind in enumerate(TYPES):
        for card in BY_KIND[kind]:
            here = s.workers(seat, card)
            if here:
                units[i] += here
                if LEVEL[card] >= LEVEL[tactic] - 1:
                    fresh[i] += here
    mounted = s.hook(seat, INFANTRY_AS_CAVALRY) > 0
    if not can_form(ARMY[tactic], units, 1, mounted):
        return 0
    return best_armies(tactic, units, fresh, s.workers(seat, BY_KIND[AIR][0]), mounted)


def best_armies(tactic: int, units: list[int], fresh: list[int], planes: int, mounted: bool) -> int:
    """The most a tactic can give with these units, of which `fresh` are not two levels older (rulings 47 to 50).

    `mounted`: infantry may stand for cavalry. Fresh cavalry is used up first, since infantry is more useful; so for
    every number of fresh armies it is clear how many more can be formed of what is left.
    """
    most = 0
    need = ARMY[tactic]
    full = TACTICAL[tactic]
    lower = OBSOLETE[tactic]
    count = 0
    while can_form(need, fresh, count, mounted):
        riders = min(fresh[1], count * need[1])
        left = [
            units[0] - count * need[0] - (count * need[1] - riders),
            units[1] - riders,
            units[2] - count * need[2],
        ]
        older = 0
        while can_form(need, left, older + 1, mounted):
            older += 1
        doubled = min(planes, count)
        doubled_older = min(planes - doubled, older)
        most = max(most, (count + doubled) * full + (older + doubled_older) * lower)
        count += 1
    return most


def can_form(need: list[int], units: list[int], count: int, mounted: bool) -> bool:
    """Whether so many armies can be formed of these units."""
    spare = units[0] - count * need[0]
    if spare < 0 or count * need[2] > units[2]:
        return False
    return count * need[1] <= units[1] + (spare if mounted else 0)
