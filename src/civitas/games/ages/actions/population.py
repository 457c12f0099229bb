"""Workers: increasing, gaining and losing population (ages:increase-population, ages:workers-and-population)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.paying import affordable, spend
from civitas.games.ages.cards import FOOD, POPULATION_DISCOUNT, WORKER_CARDS
from civitas.games.ages.ratings import POPULATION_COST, bank_row
from civitas.games.ages.state import (
    BOOK,
    NONE,
    POPULATION_GAINED,
    POPULATION_INCREASED,
    POPULATION_LOST,
    UNUSED,
    YELLOW_BANK,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node


def population_cost(s: State, seat: int, discount: int) -> int:
    """Food for one more worker, from the rightmost occupied section (ruling 42)."""
    cost = bank_row(POPULATION_COST, s.counts[YELLOW_BANK + seat])
    return max(0, cost - s.hook(seat, POPULATION_DISCOUNT) - discount)


def may_increase(s: State, seat: int, discount: int) -> bool:
    return s.counts[YELLOW_BANK + seat] > 0 and population_cost(s, seat, discount) <= affordable(s, seat, FOOD)


class PayFood(Node[State]):
    """Food for one more worker, A less."""

    def run(self, s: State, f: Frame) -> None:
        cost = population_cost(s, f.who, f.a)
        s.log(POPULATION_INCREASED, f.who, (cost,))
        spend(s, f.who, FOOD, cost)


class MoveWorker(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add(YELLOW_BANK + f.who, -1)
        s.add(UNUSED + f.who, 1)


INCREASE: Final[int] = BOOK.program("increase population", [PayFood(), MoveWorker()], "ages:increase-population")


def gain_population(s: State, seat: int, amount: int) -> None:
    """Workers without food, as far as the yellow bank has tokens."""
    gained = min(amount, s.counts[YELLOW_BANK + seat])
    s.add(YELLOW_BANK + seat, -gained)
    s.add(UNUSED + seat, gained)
    if gained:
        s.log(POPULATION_GAINED, seat, (gained,))


def staffed(s: State, seat: int) -> list[int]:
    """The cards with workers on them, ascending."""
    return [card for card in range(1, WORKER_CARDS + 1) if s.workers(seat, card)]


class AskLosePopulation(Ask[State]):
    """A workers go back to the bank: unused ones first, else from cards of the owner's choice (ruling 43)."""

    def __init__(self) -> None:
        super().__init__("lose-population")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        return staffed(s, f.who) if f.a > 0 else []

    def run(self, s: State, f: Frame) -> None:
        while f.a > 0 and s.counts[UNUSED + f.who] > 0:
            s.add(UNUSED + f.who, -1)
            s.add(YELLOW_BANK + f.who, 1)
            s.log(POPULATION_LOST, f.who, (NONE,))
            f.a -= 1
        super().run(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.add_workers(f.who, code, -1)
        s.add(YELLOW_BANK + f.who, 1)
        s.log(POPULATION_LOST, f.who, (code,))
        f.a -= 1
        f.pc -= 1


LOSE_POPULATION: Final[int] = BOOK.program("lose population", [AskLosePopulation()], "ages:workers-and-population")
