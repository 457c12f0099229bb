"""The step that develops a card (imperium:develop)."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.actions.develop import FREE, PAYING, TO_HAND, AskDevelop
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node


class Develop(Step):
    """The seat in focus develops a card, of a kind or of any, at its cost or for free; A is that card."""

    def __init__(self, free: bool = False, selector: Selector | None = None, to_hand: bool = False) -> None:
        self.asking = AskDevelop(False, FREE if free else TO_HAND if to_hand else PAYING, selector)
        self.tells = True

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        out.append(self.asking)
