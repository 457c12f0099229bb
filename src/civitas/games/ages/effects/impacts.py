"""Culture scored by the events of age III, whenever they are resolved (ages:game-flow, ages:resolving-an-event)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import Effect
from civitas.games.ages.cards import ARENA, BY_KIND, GOVERNMENT, INFANTRY, LAB, LEVEL, is_special
from civitas.games.ages.effects.targets import BY_SCIENCE, BY_STRENGTH, ranked
from civitas.games.ages.play import score_culture
from civitas.games.ages.production import food_production, mine_output, resource_production
from civitas.games.ages.ratings import (
    all_workers,
    buildings,
    civil_total,
    consumption,
    culture,
    discontent,
    happiness,
    military_total,
    science,
)
from civitas.games.ages.state import COLONIES, OF_IMPACTS, RUINS, TECHNOLOGIES, WONDERS, State
from civitas.kernel.errors import LoadError
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node

HIGHEST_LEVEL: Final = 3


class Impact(Node[State]):
    """The seat in focus scores culture; a subclass says how much."""

    def __init__(self, effect: Effect) -> None:
        self.amount = effect.amount
        self.table = list(effect.table)
        self.limit = effect.limit

    def run(self, s: State, f: Frame) -> None:
        score_culture(s, f.who, self.points(s, f.who, f.me), OF_IMPACTS)

    def points(self, s: State, seat: int, current: int) -> int:
        raise NotImplementedError


class OfFood(Impact):
    """The food it produces, and more if that exceeds what it consumes."""

    def points(self, s: State, seat: int, current: int) -> int:
        made = food_production(s, seat)
        return made + (self.amount if made > consumption(s, seat) else 0)


class OfLevels(Impact):
    """The levels of urban buildings, or of units and arenas."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect)
        self.kinds = list(range(LAB, ARENA + 1))
        if effect.kinds == ("unit", "arena"):
            self.kinds = [ARENA, *range(INFANTRY, GOVERNMENT)]

    def points(self, s: State, seat: int, current: int) -> int:
        n = 0
        for kind in self.kinds:
            for card in BY_KIND[kind]:
                n += LEVEL[card] * s.workers(seat, card)
        return n


class OfLeastOfFour(Impact):
    def points(self, s: State, seat: int, current: int) -> int:
        goods = min(food_production(s, seat), resource_production(s, seat))
        return self.amount * min(science(s, seat), culture(s, seat), goods)


class OfColonies(Impact):
    def points(self, s: State, seat: int, current: int) -> int:
        return self.amount * len(s.held(COLONIES, seat))


class OfActions(Impact):
    def points(self, s: State, seat: int, current: int) -> int:
        return self.table[0] * civil_total(s, seat) + self.table[1] * military_total(s, seat)


class OfHappiness(Impact):
    def points(self, s: State, seat: int, current: int) -> int:
        return self.amount * (happiness(s, seat) - discontent(s, seat))


class OfMines(Impact):
    """What mines alone produce; labs and pacts do not count."""

    def points(self, s: State, seat: int, current: int) -> int:
        return mine_output(s, seat)


class OfContentWorkers(Impact):
    """Content workers beyond a number; unused ones count (ruling 96)."""

    def points(self, s: State, seat: int, current: int) -> int:
        return self.amount * max(0, all_workers(s, seat) - discontent(s, seat) - self.limit)


class OfProgress(Impact):
    """The levels of the government and the special technologies."""

    def points(self, s: State, seat: int, current: int) -> int:
        n = 0
        for card in s.held(TECHNOLOGIES, seat):
            if is_special(card) or card == s.technology(seat, GOVERNMENT):
                n += LEVEL[card]
        return self.amount * n


class OfRank(Impact):
    """So much for each place in a rating; the table holds the rows of two, three and four players (ruling 98)."""

    def __init__(self, effect: Effect, by: int) -> None:
        super().__init__(effect)
        self.by = by

    def points(self, s: State, seat: int, current: int) -> int:
        players = s.players()
        first = 0 if players == 2 else 2 if players == 3 else 5
        return self.table[first + ranked(s, current, self.by).index(seat)]


class OfTechnologies(Impact):
    """Technologies of the highest level, staffed or not (ruling 97)."""

    def points(self, s: State, seat: int, current: int) -> int:
        n = 0
        for card in s.held(TECHNOLOGIES, seat):
            n += int(LEVEL[card] == HIGHEST_LEVEL)
        return self.amount * n


class OfVariety(Impact):
    """Types of units and urban buildings, and special technologies."""

    def points(self, s: State, seat: int, current: int) -> int:
        n = 0
        for kind in range(LAB, GOVERNMENT):
            n += min(1, buildings(s, seat, kind))
        for card in s.held(TECHNOLOGIES, seat):
            n += int(is_special(card))
        return self.amount * n


class OfWonders(Impact):
    """Completed wonders by age, ruined ones included (ruling 94)."""

    def points(self, s: State, seat: int, current: int) -> int:
        n = 0
        for zone in (WONDERS, RUINS):
            for card in s.held(zone, seat):
                n += self.table[LEVEL[card]]
        return n


def impact(effect: Effect) -> Impact:
    match effect.per:
        case "food_production":
            return OfFood(effect)
        case "levels":
            return OfLevels(effect)
        case "least_of_four":
            return OfLeastOfFour(effect)
        case "colonies":
            return OfColonies(effect)
        case "actions":
            return OfActions(effect)
        case "happiness":
            return OfHappiness(effect)
        case "mine_production":
            return OfMines(effect)
        case "content_workers":
            return OfContentWorkers(effect)
        case "progress":
            return OfProgress(effect)
        case "rank_science":
            return OfRank(effect, BY_SCIENCE)
        case "rank_strength":
            return OfRank(effect, BY_STRENGTH)
        case "technologies":
            return OfTechnologies(effect)
        case "variety":
            return OfVariety(effect)
        case "wonders":
            return OfWonders(effect)
    raise LoadError(f"ages: there is no impact of {effect.per!r}.")
