"""Whom an operation befalls: rankings and ties (ages:resolving-an-event)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.ages.ratings import discontent, happiness, science, strength
from civitas.games.ages.state import CULTURE_POINTS, State
from civitas.kernel.flow import EachSeat, PushSeats
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import Node

# What players are compared by.
BY_STRENGTH: Final = 0
BY_CULTURE: Final = 1
BY_SCIENCE: Final = 2

SELF: Final = 0
RIVAL: Final = 1
EACH: Final = 2
STRONGEST: Final = 3
WEAKEST: Final = 4
TWO_STRONGEST: Final = 5
TWO_WEAKEST: Final = 6
MOST_CULTURE: Final = 7
LEAST_CULTURE: Final = 8
ALL_MOST_HAPPY: Final = 9
ALL_MOST_DISCONTENT: Final = 10

# The loser of a war is the rival of its winner; what befalls the table is done once, in the name of `me`.
TARGETS: Final = {
    "self": SELF,
    "table": SELF,
    "rival": RIVAL,
    "loser": RIVAL,
    "each": EACH,
    "strongest": STRONGEST,
    "weakest": WEAKEST,
    "two_strongest": TWO_STRONGEST,
    "two_weakest": TWO_WEAKEST,
    "most_culture": MOST_CULTURE,
    "least_culture": LEAST_CULTURE,
    "all_most_happy": ALL_MOST_HAPPY,
    "all_most_discontent": ALL_MOST_DISCONTENT,
}


def measure(s: State, seat: int, by: int) -> int:
    if by == BY_STRENGTH:
        return strength(s, seat)
    return s.counts[CULTURE_POINTS + seat] if by == BY_CULTURE else science(s, seat)


def ranked(s: State, current: int, by: int) -> list[int]:
    """The players, best first; of equals the current one and whoever sits next clockwise is the better (ruling 88)."""
    order = s.turn_order(current)
    values = [measure(s, seat, by) for seat in order]
    out: list[int] = []
    for _ in range(len(order)):
        at = values.index(max(values))
        out.append(order[at])
        values[at] = -1
    return out


def few(s: State) -> int:
    """How many "the two" are: one of two players (ruling 89)."""
    return 1 if s.players() == 2 else 2


def befallen(s: State, f: Frame, target: int) -> list[int]:
    """The seats a target means, in the order they decide: clockwise from `me` (ruling 87)."""
    me = f.me
    if target == SELF:
        return [me]
    if target == RIVAL:
        return [f.b]
    order = s.turn_order(me)
    if target == EACH:
        return order
    if target == STRONGEST:
        return ranked(s, me, BY_STRENGTH)[:1]
    if target == WEAKEST:
        return ranked(s, me, BY_STRENGTH)[-1:]
    if target == MOST_CULTURE:
        return ranked(s, me, BY_CULTURE)[:1]
    if target == LEAST_CULTURE:
        return ranked(s, me, BY_CULTURE)[-1:]
    if target == TWO_STRONGEST:
        chosen = ranked(s, me, BY_STRENGTH)[: few(s)]
    elif target == TWO_WEAKEST:
        chosen = ranked(s, me, BY_STRENGTH)[-few(s) :]
    else:
        values = [happiness(s, seat) if target == ALL_MOST_HAPPY else discontent(s, seat) for seat in order]
        most = max(values)
        return [seat for i, seat in enumerate(order) if values[i] == most and (most or target == ALL_MOST_HAPPY)]
    return [seat for seat in order if seat in chosen]


class PushTargets(PushSeats):
    def __init__(self, target: int) -> None:
        super().__init__(False)
        self.target = target

    def order(self, s: Machine, f: Frame) -> list[int]:
        assert isinstance(s, State)
        return befallen(s, f, self.target)


class ForTargets(EachSeat):
    """The body for every seat the target means, in focus one after the other."""

    def __init__(self, target: int, body: Sequence[Node[Any]]) -> None:
        super().__init__(body)
        self.target = target

    def push(self) -> Node[Any]:
        return PushTargets(self.target)
