"""The step that develops a card (imperium:develop)."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.actions.develop import FREE, PAYING, AskDevelop, can_develop
from civitas.games.imperium.state import State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import Node


class Develop(Step):
    """The seat in focus develops a card, at its cost or for free."""

    def __init__(self, free: bool = False, optional: bool = False) -> None:
        self.mode = FREE if free else PAYING
        self.optional = optional

    def able(self, s: State, f: Frame) -> bool:
        return bool(can_develop(s, f.who, self.mode))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskDevelop(self.optional, self.mode))
