"""How steps make sentences, and sentences effects (imperium:interpreting).

Each sentence is resolved in turn and as far as possible. What follows MAY is optional, what comes before "to" is a
cost and is paid first, and whoever has paid gets the result as far as possible. Responses wait for the sentence to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.games.imperium.cards import FLAGS, Step
from civitas.games.imperium.state import ATTACK, AVOIDS, STATE, State
from civitas.kernel.expr import PICKED, Amount, lift
from civitas.kernel.flow import BranchIs, If, Jump, JumpUnless, NextSeat, PushSeats
from civitas.kernel.frame import Frame
from civitas.kernel.node import PASS, Ask, Expr, Node
from civitas.kernel.triggers import Release

YES: Final = 0

Steps = Sequence[Step]


def any_hides(steps: Steps, s: State, f: Frame) -> bool:
    for step in steps:
        if step.veiled and step.hides(s, f):
            return True
    return False


def any_veiled(steps: Steps) -> bool:
    for step in steps:
        if step.veiled:
            return True
    return False


class Around(Step):
    """A step that is able when what it holds is."""

    def __init__(self, body: Step) -> None:
        self.body = body
        self.veiled = body.veiled

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)


class Together(Step):
    """The steps one after the other, each as far as possible."""

    def __init__(self, steps: Steps) -> None:
        self.steps: list[Step] = []
        for step in steps:
            if isinstance(step, Together):
                self.steps.extend(step.steps)
            else:
                self.steps.append(step)
        self.veiled = any_veiled(steps)

    def whole(self, s: State, f: Frame) -> bool:
        for step in self.steps:
            if not step.whole(s, f):
                return False
        return True

    def hides(self, s: State, f: Frame) -> bool:
        return any_hides(self.steps, s, f)

    def able(self, s: State, f: Frame) -> bool:
        for step in self.steps:
            if step.able(s, f):
                return True
        return False

    def emit(self, out: list[Node[Any]]) -> None:
        for step in self.steps:
            step.emit(out)


class Costing(Step):
    """What is to be paid, and what it buys. Only whoever can pay all of it can do it (imperium:interpreting 5 to 9)."""

    def __init__(self, cost: Steps, result: Step) -> None:
        self.cost = list(cost)
        self.result = result
        self.veiled = any_veiled(cost)

    def able(self, s: State, f: Frame) -> bool:
        for step in self.cost:
            if not step.whole(s, f):
                return False
        return True

    def hides(self, s: State, f: Frame) -> bool:
        return any_hides(self.cost, s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        """Nothing happens if what could be paid before can be no longer."""
        gate = JumpUnless(Payable(self))
        out.append(gate)
        for step in self.cost:
            step.emit(out)
        self.result.emit(out)
        gate.to = len(out)


class Payable(Expr[State]):
    """Whether the cost can be paid now."""

    def __init__(self, step: Costing) -> None:
        self.step = step

    def get(self, s: State, f: Frame) -> int:
        return int(self.step.able(s, f))


class AskIf(Ask[State]):
    """Whether to do it: YES or PASS."""

    def __init__(self, kind: str, body: Step) -> None:
        super().__init__(kind, body.veiled)
        self.body = body

    def options(self, s: State, f: Frame) -> list[int]:
        if self.body.able(s, f):
            return [PASS, YES]
        return [PASS] if self.always and self.body.hides(s, f) else []

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        """What may be done, as a number in the book of wordings."""
        return (self.body.says,)


class Optional(Step):
    """The seat in focus may do it."""

    def __init__(self, body: Step, kind: str = "may") -> None:
        self.body = body
        self.kind = kind
        self.veiled = body.veiled

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskIf(self.kind, self.body))
        If(PICKED, [self.body]).emit(out)


class AskWhich(Ask[State]):
    """Which of several: its place in the list, among those that can be done; PASS when none can."""

    def __init__(self, branches: list[Step]) -> None:
        super().__init__("choose", any_veiled(branches))
        self.branches = branches

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for i, branch in enumerate(self.branches):
            if branch.able(s, f):
                out.append(i)
        if not out and self.always and any_hides(self.branches, s, f):
            return [PASS]
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        """What each choice does, as numbers in the book of wordings."""
        out: list[int] = []
        for branch in self.branches:
            out.append(branch.says)
        return tuple(out)


class OneOf(Step):
    """The seat in focus does one of them (imperium:choose)."""

    def __init__(self, branches: Steps) -> None:
        self.branches = list(branches)
        self.veiled = any_veiled(branches)

    def hides(self, s: State, f: Frame) -> bool:
        return any_hides(self.branches, s, f)

    def able(self, s: State, f: Frame) -> bool:
        for branch in self.branches:
            if branch.able(s, f):
                return True
        return False

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskWhich(self.branches))
        ends: list[Jump] = []
        for i, branch in enumerate(self.branches):
            gate = JumpUnless(BranchIs(i))
            out.append(gate)
            branch.emit(out)
            end = Jump()
            out.append(end)
            ends.append(end)
            gate.to = len(out)
        for end in ends:
            end.to = len(out)


class Provided(Step):
    """Only if the condition holds."""

    def __init__(self, cond: Amount, body: Step, orelse: Step | None = None) -> None:
        self.cond = lift(cond)
        self.body = body
        self.orelse = orelse
        self.veiled = body.veiled

    def hides(self, s: State, f: Frame) -> bool:
        return self.body.hides(s, f)

    def able(self, s: State, f: Frame) -> bool:
        if self.cond.get(s, f):
            return self.body.able(s, f)
        return self.orelse is not None and self.orelse.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        If(self.cond, [self.body], [self.orelse] if self.orelse is not None else []).emit(out)


def avoids(s: State, f: Frame, seat: int) -> bool:
    """Whether the seat avoids what the speaking card does: only an attack can be avoided (imperium:attack)."""
    return bool(s.counts[AVOIDS] >> seat & 1 and f.src >= 0 and FLAGS[f.src] & ATTACK)


class PushVictims(PushSeats):
    """The seats an effect reaches: those that avoid the attack are left out (imperium:attack)."""

    def __init__(self, others: bool, states: int) -> None:
        super().__init__(others)
        self.states = states

    def order(self, s: State, f: Frame) -> list[int]:  # type: ignore[override]
        out: list[int] = []
        for i in range(s.seats):
            seat = (f.me + i) % s.seats
            reached = not self.states or s.counts[STATE + seat] & self.states
            if seat == f.me or (reached and not (self.others and avoids(s, f, seat))):
                out.append(seat)
        return out


class ForSeats(Step):
    """For every other player, or for all, in turn order from the one it belongs to (imperium:all-players)."""

    def __init__(self, body: Step, others: bool, states: int = 0) -> None:
        self.body = body
        self.others = others
        self.states = states
        self.veiled = body.veiled

    def able(self, s: State, f: Frame) -> bool:
        old = f.who
        found = False
        for seat in range(s.seats):
            if seat == f.me and self.others:
                continue
            if self.states and not s.counts[STATE + seat] & self.states:
                continue
            f.who = seat
            if self.body.able(s, f):
                found = True
                break
        f.who = old
        return found

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushVictims(self.others, self.states))
        NextSeat().emit_around(self.body, out)


class Sentence(Around):
    """A whole sentence; whoever was waiting to respond does so at its end."""

    def emit(self, out: list[Node[Any]]) -> None:
        self.body.emit(out)
        out.append(Release())


class ClearCount(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0
        f.n = 0


class AddCount(Node[State]):
    """N, how many cards were just moved, is added to B."""

    def run(self, s: State, f: Frame) -> None:
        f.b += f.n
        f.n = 0


class Counting(Around):
    """The step, and how many cards it moved in all in B; for every seat, if it is for several."""

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(ClearCount())
        if isinstance(self.body, ForSeats):
            counted = CountedBody(self.body.body)
            ForSeats(counted, self.body.others, self.body.states).emit(out)
        else:
            self.body.emit(out)
            out.append(AddCount())


class CountedBody(Step):
    def __init__(self, body: Step) -> None:
        self.body = body

    def able(self, s: State, f: Frame) -> bool:
        return self.body.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        self.body.emit(out)
        out.append(AddCount())
