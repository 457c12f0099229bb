"""Steps nations take before the first turn of the fast variant (imperium:fast)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.develop import AskFromArea
from civitas.games.imperium.actions.play_area import garrison
from civitas.games.imperium.effects.steps.cards import in_play_named
from civitas.games.imperium.effects.steps.garrison import MANA
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import BOX, DISCARD, RESOURCES, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node

ALL_OF_IT: Final = -1


class FromArea(Step):
    """A card of the development area of the seat in focus begins in its discard pile, or is out of the game."""

    def __init__(self, asking: AskFromArea) -> None:
        self.asking = asking
        self.offers = True

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


def removing() -> FromArea:
    return FromArea(AskFromArea("remove-development", BOX))


def starting(selector: Selector) -> FromArea:
    return FromArea(AskFromArea("start-development", DISCARD, selector))


class StartWithout(Step):
    """The seat in focus puts back starting resources: so much of one, or all it has. It pays nothing."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resources = range(RESOURCES) if amount == ALL_OF_IT else (resource,)
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return any(s.has(resource, f.who) for resource in self.resources)

    def run(self, s: State, f: Frame) -> None:
        for resource in self.resources:
            has = s.has(resource, f.who)
            s.change(resource, f.who, -(has if self.amount == ALL_OF_IT else min(self.amount, has)))


class RandomMana(Step):
    """A random card of the discard pile of the seat in focus becomes mana."""

    def able(self, s: State, f: Frame) -> bool:
        return s.zone(DISCARD, f.who).size() > 0

    def run(self, s: State, f: Frame) -> None:
        discards = s.zone(DISCARD, f.who)
        cards = discards.cards()
        if cards:
            garrison(s, f.who, cards[s.below(len(cards))], discards, in_play_named(s, f.who, MANA))
