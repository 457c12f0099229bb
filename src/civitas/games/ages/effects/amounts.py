"""How much an operation gives or takes."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import Effect
from civitas.games.ages.ratings import culture, discontent, happiness, science, strength
from civitas.games.ages.state import CULTURE_POINTS, State
from civitas.kernel.errors import LoadError
from civitas.kernel.frame import Frame

FIXED: Final = 0
PER_DISCONTENT: Final = 1
PER_HALF_DISCONTENT: Final = 2
PER_STRONGER: Final = 3
PER_RICHER: Final = 4
PER_SCIENCE: Final = 5
PER_CULTURE: Final = 6
PER_HAPPY: Final = 7
PER_ADVANTAGE: Final = 8
PER_REMOVED_LEVEL: Final = 9
HALF_DESTROYED_COST: Final = 10

WAYS: Final = {
    "": FIXED,
    "discontent": PER_DISCONTENT,
    "half_discontent": PER_HALF_DISCONTENT,
    "stronger": PER_STRONGER,
    "richer": PER_RICHER,
    "science_rating": PER_SCIENCE,
    "culture_rating": PER_CULTURE,
    "happy_rating": PER_HAPPY,
    "advantage": PER_ADVANTAGE,
    "removed_level": PER_REMOVED_LEVEL,
    "half_destroyed_cost": HALF_DESTROYED_COST,
}


class Measure:
    """A number, or so much for each of something. A is a war's advantage, N what was destroyed or removed."""

    def __init__(self, effect: Effect) -> None:
        if effect.per not in WAYS:
            raise LoadError(f"ages: there is no amount per {effect.per!r}.")
        self.amount = effect.amount
        self.way = WAYS[effect.per]
        self.table = list(effect.table)
        self.step = effect.limit

    def get(self, s: State, f: Frame) -> int:
        seat = f.who
        way = self.way
        if way == FIXED:
            return self.amount
        if way == PER_DISCONTENT:
            return self.amount * discontent(s, seat)
        if way == PER_HALF_DISCONTENT:
            return self.amount * ((discontent(s, seat) + 1) // 2)
        if way in (PER_STRONGER, PER_RICHER):
            return self.table[s.players() - 2] * self.ahead(s, seat)
        if way == PER_SCIENCE:
            return self.amount * science(s, seat)
        if way == PER_CULTURE:
            return self.amount * culture(s, seat)
        if way == PER_HAPPY:
            return self.amount * happiness(s, seat)
        if way == PER_ADVANTAGE:
            return self.amount + f.a // self.step
        return self.amount * (f.n if way == PER_REMOVED_LEVEL else (f.n + 1) // 2)

    def ahead(self, s: State, seat: int) -> int:
        """Players strictly stronger, or with strictly more culture."""
        n = 0
        for other in s.turn_order(seat):
            if self.way == PER_STRONGER:
                n += int(strength(s, other) > strength(s, seat))
            else:
                n += int(s.counts[CULTURE_POINTS + other] > s.counts[CULTURE_POINTS + seat])
        return n
