"""Steps that turn the state card over or end the game (imperium:state)."""

from __future__ import annotations

from civitas.games.imperium.actions.state_card import deal_state, flip_state
from civitas.games.imperium.state import SCORING, STATE, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import Expr


class FlipState(Step):
    """The seat in focus turns its state card over."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        flip_state(s, f.who)


class FlipStateTo(Step):
    """The state card of the seat in focus shows this side from now on."""

    def __init__(self, state: int) -> None:
        self.state = state

    def able(self, s: State, f: Frame) -> bool:
        return s.counts[STATE + f.who] != self.state

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            flip_state(s, f.who)


class ReplaceState(Step):
    """Another state card takes the place of the one of the seat in focus, showing this face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        deal_state(s, f.who, self.face)


class TriggerEnd(Step):
    """The end of the game is triggered (imperium:scoring)."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.trigger_scoring()


class EndTriggered(Expr[State]):
    """Whether the end of the game has been triggered (imperium:scoring)."""

    def get(self, s: State, f: Frame) -> int:
        return int(s.counts[SCORING] > 0)
