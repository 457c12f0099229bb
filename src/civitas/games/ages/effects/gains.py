"""Points, food, resources, population, tokens and cards gained or lost."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.population import (
    INCREASE,
    LOSE_POPULATION,
    gain_population,
    may_increase,
)
from civitas.games.ages.cards import ACTION, CULTURE, EVENT, FOOD, KIND, RESOURCES, SCIENCE, TERRITORY
from civitas.games.ages.decks import draw_military
from civitas.games.ages.effects.amounts import Measure
from civitas.games.ages.effects.targets import BY_STRENGTH, few, ranked
from civitas.games.ages.play import discard_military, lose_blue, score_culture, score_science
from civitas.games.ages.production import consume, produce_food, produce_resources, suffer_corruption
from civitas.games.ages.ratings import civil_actions
from civitas.games.ages.state import (
    ARMS,
    ARMS_TAKEN,
    CIVIL_LOST,
    CIVIL_SPENT,
    EXTRA_MILITARY,
    MILITARY_GAINED,
    OF_ACTION_CARDS,
    OF_COLONIES,
    OF_CONFLICTS,
    OF_EVENTS,
    YELLOW_BANK,
    YELLOW_TAKEN,
    State,
)
from civitas.games.ages.tokens import gain, lose, stock
from civitas.kernel.expr import Amount
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Expr, Node
from civitas.kernel.picks import AskMany

# Answers to which kind.
AS_FOOD: Final = 0
AS_RESOURCES: Final = 1

# Steps of production an event may order.
STEPS: Final = ("food", "resources", "corruption", "consumption")


def source_of(card: int) -> int:
    """Where the culture a card's effects give or take comes from."""
    kind = KIND[card]
    if kind == ACTION:
        return OF_ACTION_CARDS
    if kind == TERRITORY:
        return OF_COLONIES
    return OF_EVENTS if kind == EVENT else OF_CONFLICTS


class Score(Node[State]):
    """Science or culture points, also lost ones."""

    def __init__(self, symbol: int, measure: Measure) -> None:
        self.symbol = symbol
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        if self.symbol == CULTURE:
            score_culture(s, f.who, self.measure.get(s, f), source_of(f.src))
        else:
            assert self.symbol == SCIENCE
            score_science(s, f.who, self.measure.get(s, f))


class Gain(Node[State]):
    """Food or resources."""

    def __init__(self, kind: int, measure: Measure) -> None:
        self.kind = kind
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        gain(s, f.who, self.kind, self.measure.get(s, f))


class AskKindGained(Ask[State]):
    """Food or resources, all of one kind."""

    def __init__(self, amount: int) -> None:
        super().__init__("gain-one-kind")
        self.amount = amount

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.amount,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [AS_FOOD, AS_RESOURCES]

    def answer(self, s: State, f: Frame, code: int) -> None:
        gain(s, f.who, FOOD if code == AS_FOOD else RESOURCES, self.amount)


class AskMixGained(Ask[State]):
    """How much of the gain is food; the rest is resources."""

    def __init__(self, amount: int) -> None:
        super().__init__("gain-mix")
        self.amount = amount

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.amount,)

    def options(self, s: State, f: Frame) -> list[int]:
        return list(range(self.amount + 1))

    def answer(self, s: State, f: Frame, code: int) -> None:
        gain(s, f.who, FOOD, code)
        gain(s, f.who, RESOURCES, self.amount - code)


def lost_food(s: State, seat: int, amount: int) -> list[int]:
    """How much of a loss may be food: the seat loses the whole amount, or all it has."""
    food, resources = stock(s, seat, FOOD), stock(s, seat, RESOURCES)
    total = min(amount, food + resources)
    return list(range(max(0, total - resources), min(total, food) + 1))


class AskMixLost(Ask[State]):
    """How much of the loss is food; the rest is resources."""

    def __init__(self, amount: int) -> None:
        super().__init__("lose-mix")
        self.amount = amount

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.amount,)

    def options(self, s: State, f: Frame) -> list[int]:
        return lost_food(s, f.who, self.amount)

    def answer(self, s: State, f: Frame, code: int) -> None:
        lost = lose(s, f.who, FOOD, code)
        lose(s, f.who, RESOURCES, self.amount - lost)


class LoseAllFood(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        lose(s, f.who, FOOD, stock(s, f.who, FOOD))


class ChangePopulation(Node[State]):
    """Gained without food; lost from unused workers first (ruling 43)."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        change = self.measure.get(s, f)
        if change > 0:
            gain_population(s, f.who, change)
        elif change < 0:
            s.call(LOSE_POPULATION, f.who, f.who, f.src, -change)


class ChangePopulationIfWeak(ChangePopulation):
    """Only if the seat in focus is among the two weakest, of two players the weakest (ruling 89)."""

    def run(self, s: State, f: Frame) -> None:
        if f.who in ranked(s, f.me, BY_STRENGTH)[-few(s) :]:
            super().run(s, f)


class IncreasePopulation(Node[State]):
    """The paid action, as a card orders it."""

    def able(self, s: State, f: Frame) -> bool:
        return may_increase(s, f.who, 0)

    def run(self, s: State, f: Frame) -> None:
        s.call(INCREASE, f.me, f.who, f.src)


class LoseBlue(Node[State]):
    """Blue tokens go to the box."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        lose_blue(s, f.who, -self.amount)


class TakeYellowFromWeakest(Node[State]):
    """A yellow token of the weakest player's bank, if it has one."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        take_yellow(s, f.who, ranked(s, f.me, BY_STRENGTH)[-1], self.amount)


def take_yellow(s: State, seat: int, victim: int, amount: int) -> None:
    """From bank to bank, as many as there are (ages:blue-and-yellow-tokens)."""
    taken = min(amount, s.counts[YELLOW_BANK + victim])
    if taken:
        s.add(YELLOW_BANK + victim, -taken)
        s.add(YELLOW_BANK + seat, taken)
        s.log(YELLOW_TAKEN, seat, (taken, victim))


class DrawMilitary(Node[State]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        draw_military(s, f.who, self.amount)


class AskDiscards(AskMany[State]):
    """Military cards go face down to the discards, of the owner's choice.

    Asked whatever the hand holds, for a question left out would tell that its cards are alike; where the whole hand
    goes, which all can see, nothing is asked.
    """

    def __init__(self, least: Amount) -> None:
        super().__init__("discard-military", least, least, always=True, private=True)

    def run(self, s: State, f: Frame) -> None:
        left = f.xs[2] - f.xs[0]
        if 0 < s.military_hand_size(f.who) <= left:
            for card in s.military_cards(f.who):
                discard_military(s, f.who, card)
            f.xs = (f.xs[2], *f.xs[1:])
        super().run(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return s.military_cards(f.who)

    def chosen(self, s: State, f: Frame, code: int) -> None:
        discard_military(s, f.who, code)


class AtMostTheHand(Expr[State]):
    """A number of military cards, or all there are."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def get(self, s: State, f: Frame) -> int:
        return min(self.amount, s.military_hand_size(f.who))


class SpendCivilInVain(Node[State]):
    """Available civil actions are spent without effect, as many as there are (ruling 91)."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        lost = min(self.measure.get(s, f), civil_actions(s, f.who))
        if lost:
            s.add(CIVIL_SPENT + f.who, lost)
            s.log(CIVIL_LOST, f.who, (lost,))


class MilitaryActionThisTurn(Node[State]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        s.add(EXTRA_MILITARY + f.who, self.amount)
        s.log(MILITARY_GAINED, f.who, (self.amount,))


class ArmsThisTurn(Node[State]):
    """Resources of this turn for military units (ruling 33)."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure

    def run(self, s: State, f: Frame) -> None:
        amount = self.measure.get(s, f)
        if amount:
            s.add(ARMS + f.who, amount)
            s.log(ARMS_TAKEN, f.who, (amount, 0))


class ProduceSteps(Node[State]):
    """Steps of the production phase, outside it."""

    def __init__(self, steps: tuple[str, ...]) -> None:
        self.steps = [STEPS.index(step) for step in steps]

    def run(self, s: State, f: Frame) -> None:
        for step in self.steps:
            if step == 0:
                produce_food(s, f.who)
            elif step == 1:
                produce_resources(s, f.who)
            elif step == 2:
                suffer_corruption(s, f.who)
            else:
                consume(s, f.who)
