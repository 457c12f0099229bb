"""What others lose: buildings, cards, goods, points and colonies (ages:playing-an-aggression)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.building import destroy
from civitas.games.ages.cards import (
    COST,
    CULTURE,
    FOOD,
    KIND,
    LEVEL,
    RESOURCES,
    SCIENCE_COST,
    WORKER_CARDS,
    is_special,
    is_urban,
)
from civitas.games.ages.effects.amounts import Measure
from civitas.games.ages.effects.gains import lost_food, take_yellow
from civitas.games.ages.play import (
    forget_technology,
    lose_colony,
    put_technology,
    remove_leader,
    remove_unfinished,
    score_culture,
    score_science,
    settle,
)
from civitas.games.ages.state import (
    AGE,
    COLONIES,
    COLONY_TAKEN,
    CULTURE_POINTS,
    HAND,
    MILITARY_DISCARDS,
    NONE,
    OF_CONFLICTS,
    RUINS,
    SCIENCE_POINTS,
    TECHNOLOGIES,
    TECHNOLOGY_STOLEN,
    WONDER_GONE,
    WONDER_RUINED,
    WONDERS,
    State,
)
from civitas.games.ages.tokens import gain, lose
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node

THE_LEADER: Final = 0
THE_WONDER: Final = 1
NEWEST_RUIN: Final = 1  # wonders of ages A and I fall to ruins


def urban_buildings(s: State, seat: int, highest: int) -> list[int]:
    """Cards with urban buildings of a seat up to a level, ascending."""
    return [
        card
        for card in range(1, WORKER_CARDS + 1)
        if is_urban(card) and LEVEL[card] <= highest and s.workers(seat, card)
    ]


class AskDestroyOwn(Ask[State]):
    """The seat in focus destroys one of its buildings of these kinds, given as bits (ruling 95)."""

    def __init__(self, kinds: int) -> None:
        super().__init__("destroy-own")
        self.kinds = kinds

    def options(self, s: State, f: Frame) -> list[int]:
        return [card for card in range(1, WORKER_CARDS + 1) if self.kinds >> KIND[card] & 1 and s.workers(f.who, card)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        destroy(s, f.who, code)


class ForgetDestroyed(Node[State]):
    """N adds up the printed costs of what is destroyed."""

    def run(self, s: State, f: Frame) -> None:
        f.n = 0


class AskRaid(Ask[State]):
    """`me` destroys an urban building of the seat in focus, up to a level; one of several may be left standing."""

    def __init__(self, highest: int, optional: bool) -> None:
        super().__init__("raid")
        self.highest = highest
        self.optional = optional

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who,)

    def options(self, s: State, f: Frame) -> list[int]:
        cards = urban_buildings(s, f.who, self.highest)
        return [PASS, *cards] if cards and self.optional else cards

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            destroy(s, f.who, code)
            f.n += COST[code]


class AskTerror(Ask[State]):
    """The seat in focus destroys an urban building of every other player, clockwise; N counts the players done."""

    def __init__(self) -> None:
        super().__init__("terror")

    def victim(self, s: State, f: Frame) -> int:
        order = s.turn_order(f.who)
        return order[f.n] if f.n < len(order) else NONE - 1

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.victim(s, f),)

    def options(self, s: State, f: Frame) -> list[int]:
        return urban_buildings(s, self.victim(s, f), 3)

    def run(self, s: State, f: Frame) -> None:
        f.n = max(1, f.n)
        while self.victim(s, f) >= 0 and not self.options(s, f):
            f.n += 1
        if self.victim(s, f) >= 0:
            super().run(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        destroy(s, self.victim(s, f), code)
        f.n += 1
        f.pc -= 1


class AskPlunder(Ask[State]):
    """`me` says how much of what the seat in focus loses is food, and gains what it loses, kind by kind (ruling 66)."""

    def __init__(self, amount: int) -> None:
        super().__init__("plunder")
        self.amount = amount

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who, self.amount)

    def options(self, s: State, f: Frame) -> list[int]:
        return lost_food(s, f.who, self.amount)

    def answer(self, s: State, f: Frame, code: int) -> None:
        food = lose(s, f.who, FOOD, code)
        resources = lose(s, f.who, RESOURCES, self.amount - food)
        gain(s, f.me, FOOD, food)
        gain(s, f.me, RESOURCES, resources)


class StealPoints(Node[State]):
    """`me` takes science or culture points of the seat in focus, no more than it has."""

    def __init__(self, symbol: int, measure: Measure) -> None:
        self.symbol = symbol
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        if self.symbol == CULTURE:
            taken = min(self.measure.get(s, f), s.counts[CULTURE_POINTS + f.who])
            score_culture(s, f.who, -taken, OF_CONFLICTS)
            score_culture(s, f.me, taken, OF_CONFLICTS)
        else:
            taken = min(self.measure.get(s, f), s.counts[SCIENCE_POINTS + f.who])
            score_science(s, f.who, -taken)
            score_science(s, f.me, taken)


class StealYellow(Node[State]):
    def __init__(self, measure: Measure) -> None:
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        take_yellow(s, f.me, f.who, self.measure.get(s, f))


class AskAnnex(Ask[State]):
    """`me` takes a colony of the seat in focus; only its permanent symbols move (ruling 102)."""

    def __init__(self) -> None:
        super().__init__("annex")

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who,)

    def options(self, s: State, f: Frame) -> list[int]:
        return s.held(COLONIES, f.who).copy()

    def answer(self, s: State, f: Frame, code: int) -> None:
        lose_colony(s, f.who, code, s.zone(COLONIES, f.me))
        s.log(COLONY_TAKEN, f.me, (code, f.who))


class AskLoseColony(Ask[State]):
    """The seat in focus gives up a colony of its choice."""

    def __init__(self) -> None:
        super().__init__("lose-colony")

    def options(self, s: State, f: Frame) -> list[int]:
        return s.held(COLONIES, f.who).copy()

    def answer(self, s: State, f: Frame, code: int) -> None:
        lose_colony(s, f.who, code, s.zone(MILITARY_DISCARDS[LEVEL[code]], 0))


class AskInfiltrate(Ask[State]):
    """`me` removes the leader or the unfinished wonder of the seat in focus; N is its level."""

    def __init__(self) -> None:
        super().__init__("infiltrate")

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who, s.leader(f.who), s.unfinished(f.who))

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if s.leader(f.who) != NONE:
            out.append(THE_LEADER)
        if s.unfinished(f.who) != NONE:
            out.append(THE_WONDER)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == THE_LEADER:
            f.n = LEVEL[remove_leader(s, f.who)]
        else:
            wonder = remove_unfinished(s, f.who)
            s.log(WONDER_GONE, f.who, (wonder,))
            f.n = LEVEL[wonder]


class RemoveOldLeader(Node[State]):
    """The leader goes unless it is of the current age; in age IV every leader goes (ruling 92)."""

    def run(self, s: State, f: Frame) -> None:
        leader = s.leader(f.who)
        if leader != NONE and LEVEL[leader] != s.counts[AGE]:
            remove_leader(s, f.who)


class AskRuin(Ask[State]):
    """A completed wonder of age A or I falls to ruins (ruling 94)."""

    def __init__(self) -> None:
        super().__init__("ruin")

    def options(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.held(WONDERS, f.who) if LEVEL[card] <= NEWEST_RUIN]

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(WONDERS, f.who), s.zone(RUINS, f.who))
        settle(s)
        s.log(WONDER_RUINED, f.who, (code,))


class BeginSpoils(Node[State]):
    """N is what the victor may still take in technologies and science."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        f.n = self.measure.get(s, f)


class AskSpoils(Ask[State]):
    """`me` takes special technologies of the loser, each for its printed science; the rest is science (ruling 81)."""

    def __init__(self) -> None:
        super().__init__("spoils")

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who, f.n)

    def options(self, s: State, f: Frame) -> list[int]:
        cards = [
            card
            for card in s.held(TECHNOLOGIES, f.who)
            if is_special(card)
            and SCIENCE_COST[card] <= f.n
            and not s.in_play(f.me, card)
            and card not in s.held(HAND, f.me)
        ]
        return [PASS, *cards] if cards else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            s.log(TECHNOLOGY_STOLEN, f.me, (code, f.who))
            put_technology(s, f.me, code, s.zone(TECHNOLOGIES, f.who))
            forget_technology(s, f.who, code)
            settle(s)
            f.n -= SCIENCE_COST[code]
            f.pc -= 1


class TakeRestInScience(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        taken = min(f.n, s.counts[SCIENCE_POINTS + f.who])
        score_science(s, f.who, -taken)
        score_science(s, f.me, taken)
