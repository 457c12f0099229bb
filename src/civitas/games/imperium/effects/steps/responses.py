"""Steps that answer what happens to others, replace what is about to happen, or last a turn (imperium:passive)."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.actions.resources import AMOUNT
from civitas.games.imperium.state import GAIN, State
from civitas.games.imperium.step import Step
from civitas.kernel.flow import PopFocus, PushFocus
from civitas.kernel.frame import Frame
from civitas.kernel.node import Expr, Node

# What befalls another player.


class ForOwner(Step):
    """The step for the owner of the card, when an event befalls somebody else."""

    def __init__(self, body: Step) -> None:
        self.body = body
        self.veiled = body.veiled

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        f.who = f.me
        able = self.body.able(s, f)
        f.who = old
        return able

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushFocus())
        self.body.emit(out)
        out.append(PopFocus())


def them(f: Frame) -> int:
    """Inside ForOwner: whom the event befell, the first thing laid on the loop stack."""
    return f.xs[-1] if f.xs else f.who


class PushThem(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.xs = (f.who, *f.xs)
        f.who = them(f)


class ForThem(Step):
    """Inside ForOwner: the step for the player the event befell."""

    def __init__(self, body: Step) -> None:
        self.body = body
        self.veiled = body.veiled

    def parts(self) -> list[Step]:
        return [self.body]

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        f.who = them(f)
        able = self.body.able(s, f)
        f.who = old
        return able

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushThem())
        self.body.emit(out)
        out.append(PopFocus())


class OwnTurn(Expr[State]):
    """Whether it is the turn of the card's owner."""

    def get(self, s: State, f: Frame) -> int:
        return int(s.turn == f.me)


# Replacing.


class Replace(Step):
    """What was about to happen does not happen: the program ends and says so."""

    def able(self, s: State, f: Frame) -> bool:
        return False

    def run(self, s: State, f: Frame) -> None:
        s.leave(1)


class Ignore(Step):
    """Nothing happens instead; it can always be chosen."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        """Nothing happens."""


class GainFewer(Step):
    """Instead of the gain (B), one token less of the resource."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        amount = f.b % AMOUNT - 1
        if amount:
            s.change(self.resource, f.who, amount)
            s.pending = (*s.pending, *s.listening(GAIN, f.who, self.resource, f.b - 1, False))


class AmountGained(Expr[State]):
    """How much would be gained (B)."""

    def get(self, s: State, f: Frame) -> int:
        return f.b % AMOUNT


# For the rest of the turn.


class ForTheTurn(Step):
    """Until the end of the turn a hook is live for `me`."""

    def __init__(self, hook: int) -> None:
        self.hook = hook

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.lasting = (*s.lasting, self.hook, f.me, f.src)
