"""Steps that turn a double-faced card over or replace it by the next of its stack (imperium:in-play)."""

from __future__ import annotations

from civitas.games.imperium.actions.double_faced import other_face, replace, turn_over
from civitas.games.imperium.cards import NAMES, NO_PROGRAM, TURNED_UP_OF
from civitas.games.imperium.state import PLAY, STACK, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY


class FlipThis(Step):
    """The speaking card shows its other face."""

    def able(self, s: State, f: Frame) -> bool:
        return s.peek(PLAY, f.me).count(f.src) > 0 and s.peek(STACK, f.me).count(other_face(f.src)) > 0

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            resolve(s, f, turn_over(s, f.me, f.src))


class ReplaceThis(Step):
    """A card of this name, out of the stack, takes the place of the speaking one."""

    def __init__(self, name: int) -> None:
        self.name = name

    def next(self, s: State, f: Frame) -> int:
        for card in s.peek(STACK, f.me).cards():
            if NAMES[card] == self.name:
                return card
        return NOBODY

    def able(self, s: State, f: Frame) -> bool:
        return s.peek(PLAY, f.me).count(f.src) > 0 and self.next(s, f) != NOBODY

    def run(self, s: State, f: Frame) -> None:
        if self.able(s, f):
            face = self.next(s, f)
            replace(s, f.me, f.src, face)
            resolve(s, f, face)


def resolve(s: State, f: Frame, face: int) -> None:
    """What the face does as it comes into play."""
    if TURNED_UP_OF[face] != NO_PROGRAM:
        s.call(TURNED_UP_OF[face], f.me, f.me, face)
