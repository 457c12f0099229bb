"""Structure nodes: what comes after what. They flatten into jumps at load and leave nothing but positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from civitas.kernel.expr import PICKED, Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS, Ask, Expr, Node

YES: Final = 0

Nodes = Sequence[Node[Any]]


def able_all(nodes: Nodes, s: Machine, f: Frame) -> bool:
    """Whether every one of the nodes could be done now."""
    for node in nodes:
        if not node.able(s, f):
            return False
    return True


class Jump(Node[Machine]):
    def __init__(self) -> None:
        self.to = 0

    def mark(self) -> str:
        return str(self.to)

    def run(self, s: Machine, f: Frame) -> None:
        f.pc = self.to


class JumpUnless(Node[Machine]):
    def __init__(self, cond: Expr[Any]) -> None:
        self.cond = cond
        self.to = 0

    def mark(self) -> str:
        return str(self.to)

    def run(self, s: Machine, f: Frame) -> None:
        if not self.cond.get(s, f):
            f.pc = self.to


class Seq(Node[Machine]):
    """The nodes one after the other."""

    def __init__(self, body: Nodes) -> None:
        self.body = list(body)

    def emit(self, out: list[Node[Any]]) -> None:
        for node in self.body:
            node.emit(out)

    def able(self, s: Machine, f: Frame) -> bool:
        return able_all(self.body, s, f)


class If(Node[Machine]):
    def __init__(self, cond: Amount, then: Nodes, orelse: Nodes = ()) -> None:
        self.cond = lift(cond)
        self.then = Seq(then)
        self.orelse = Seq(orelse)

    def emit(self, out: list[Node[Any]]) -> None:
        skip = JumpUnless(self.cond)
        out.append(skip)
        self.then.emit(out)
        if self.orelse.body:
            end = Jump()
            out.append(end)
            skip.to = len(out)
            self.orelse.emit(out)
            end.to = len(out)
        else:
            skip.to = len(out)

    def able(self, s: Machine, f: Frame) -> bool:
        return self.then.able(s, f) if self.cond.get(s, f) else self.orelse.able(s, f)


class While(Node[Machine]):
    def __init__(self, cond: Amount, body: Nodes) -> None:
        self.cond = lift(cond)
        self.body = Seq(body)

    def emit(self, out: list[Node[Any]]) -> None:
        start = len(out)
        leave = JumpUnless(self.cond)
        out.append(leave)
        self.body.emit(out)
        back = Jump()
        back.to = start
        out.append(back)
        leave.to = len(out)


class PushCount(Node[Machine]):
    def __init__(self, times: Expr[Any]) -> None:
        self.times = times

    def run(self, s: Machine, f: Frame) -> None:
        f.xs = (self.times.get(s, f), *f.xs)


@mypyc_attr(allow_interpreted_subclasses=True)
class LoopStep(Node[Machine]):
    """Stands before and after the body of a loop: on to the body once more, or out."""

    def __init__(self) -> None:
        self.body = 0
        self.to = 0

    def mark(self) -> str:
        return str(self.to)

    def emit_around(self, body: Node[Any], out: list[Node[Any]]) -> None:
        out.append(self)
        self.body = len(out)
        body.emit(out)
        out.append(self)
        self.to = len(out)


class NextCount(LoopStep):
    """One round less, or out of the loop."""

    def run(self, s: Machine, f: Frame) -> None:
        left = f.xs[0]
        if left > 0:
            f.xs = (left - 1, *f.xs[1:])
            f.pc = self.body
        else:
            f.xs = f.xs[1:]
            f.pc = self.to


class Repeat(Node[Machine]):
    """The body, `times` times; the number is worked out once, at the start."""

    def __init__(self, times: Amount, body: Nodes) -> None:
        self.times = lift(times)
        self.body = Seq(body)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushCount(self.times))
        NextCount().emit_around(self.body, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class PushSeats(Node[Machine]):
    def __init__(self, others: bool) -> None:
        self.others = others

    def run(self, s: Machine, f: Frame) -> None:
        order = self.order(s, f)
        if self.others:
            order.remove(f.me)
        f.xs = (len(order), f.who, *order, *f.xs)

    def order(self, s: Machine, f: Frame) -> list[int]:
        return s.turn_order(f.me)


class NextSeat(LoopStep):
    """Moves the focus on, or gives it back and leaves. On the stack: seats left, old focus, the seats left."""

    def run(self, s: Machine, f: Frame) -> None:
        xs = f.xs
        left = xs[0]
        if left > 0:
            f.who = xs[2]
            f.xs = (left - 1, xs[1], *xs[3:])
            f.pc = self.body
        else:
            f.who = xs[1]
            f.xs = xs[2:]
            f.pc = self.to


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Node[Machine]):
    """The body for every seat in turn order, starting with `me`; `who` is the seat in focus and comes back after."""

    def __init__(self, body: Nodes, others: bool = False) -> None:
        self.body = Seq(body)
        self.leave_me_out = others

    def push(self) -> Node[Any]:
        """The node that puts the seats on the loop stack; a game with another order gives its own."""
        return PushSeats(self.leave_me_out)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.push())
        NextSeat().emit_around(self.body, out)


class EachOther(EachSeat):
    """The body for every other seat in turn order, starting after `me`."""

    def __init__(self, body: Nodes) -> None:
        super().__init__(body, True)


class PushFocus(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        f.xs = (f.who, *f.xs)
        f.who = f.me


class PopFocus(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        f.who = f.xs[0]
        f.xs = f.xs[1:]


class ForMe(Node[Machine]):
    """The body for `me`, whoever is in focus: what a listener does for its owner when an event befalls another."""

    def __init__(self, body: Nodes) -> None:
        self.body = Seq(body)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(PushFocus())
        self.body.emit(out)
        out.append(PopFocus())


class AskMay(Ask[Machine]):
    """Whether to do it: YES or PASS."""

    def __init__(self, kind: str, body: Seq, always: bool) -> None:
        super().__init__(kind, always)
        self.body = body

    def options(self, s: Machine, f: Frame) -> list[int]:
        if self.body.able(s, f):
            return [PASS, YES]
        return [PASS] if self.always else []


class May(Node[Machine]):
    """The seat in focus may do the body. Not asked when it cannot, unless asking must not tell (`always`)."""

    def __init__(self, kind: str, body: Nodes, always: bool = False) -> None:
        self.kind = kind
        self.body = Seq(body)
        self.always = always

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskMay(self.kind, self.body, self.always))
        If(PICKED, [self.body]).emit(out)


class AskBranch(Ask[Machine]):
    """Which branch: its index, among those that are able; the first if none is."""

    def __init__(self, kind: str, branches: list[Seq], always: bool) -> None:
        super().__init__(kind, always)
        self.branches = branches

    def options(self, s: Machine, f: Frame) -> list[int]:
        return [i for i, branch in enumerate(self.branches) if branch.able(s, f)]


class BranchIs(Expr[Machine]):
    def __init__(self, index: int) -> None:
        self.index = index

    def get(self, s: Machine, f: Frame) -> int:
        return int(f.v == self.index)


class Choose(Node[Machine]):
    """The seat in focus does one of the branches it is able to do; nothing if it is able to do none."""

    def __init__(self, kind: str, branches: Sequence[Nodes], always: bool = False) -> None:
        self.kind = kind
        self.branches = [Seq(branch) for branch in branches]
        self.always = always

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskBranch(self.kind, self.branches, self.always))
        chain: Nodes = []
        for i in range(len(self.branches) - 1, -1, -1):
            chain = [If(BranchIs(i), [self.branches[i]], chain)]
        for node in chain:
            node.emit(out)

    def able(self, s: Machine, f: Frame) -> bool:
        for branch in self.branches:
            if branch.able(s, f):
                return True
        return False


class Call(Node[Machine]):
    """Runs a program for the seat in focus, as an effect of the same source; V is what it returns.

    `own`: the seat in focus becomes the one the program belongs to, as when its turn begins.
    """

    def __init__(self, prog: int, a: Amount = 0, b: Amount = 0, own: bool = False) -> None:
        self.prog = prog
        self.arguments = 2 if b != 0 else 1 if a != 0 else 0
        self.a = lift(a)
        self.b = lift(b)
        self.own = own

    def run(self, s: Machine, f: Frame) -> None:
        me = f.who if self.own else f.me
        if self.arguments == 0:
            s.call(self.prog, me, f.who, f.src)
        elif self.arguments == 1:
            s.call(self.prog, me, f.who, f.src, self.a.get(s, f))
        else:
            s.call(self.prog, me, f.who, f.src, self.a.get(s, f), self.b.get(s, f))


class Return(Node[Machine]):
    """Ends the program; the caller's V becomes the value."""

    def __init__(self, value: Amount = 0) -> None:
        self.value = lift(value)

    def run(self, s: Machine, f: Frame) -> None:
        s.leave(self.value.get(s, f))


class SetN(Node[Machine]):
    def __init__(self, value: Amount) -> None:
        self.value = lift(value)

    def run(self, s: Machine, f: Frame) -> None:
        f.n = self.value.get(s, f)


class Add(Node[Machine]):
    """Changes a counter of the seat in focus."""

    def __init__(self, index: int, change: Amount) -> None:
        self.index = index
        self.change = lift(change)

    def run(self, s: Machine, f: Frame) -> None:
        s.add(self.index + f.who, self.change.get(s, f))


class Subtract(Node[Machine]):
    """Takes from a counter of the seat in focus."""

    def __init__(self, index: int, amount: Amount) -> None:
        self.index = index
        self.amount = lift(amount)

    def run(self, s: Machine, f: Frame) -> None:
        s.add(self.index + f.who, -self.amount.get(s, f))


class BeginTurn(Node[Machine]):
    """It is now the turn of the seat in focus, which has chosen nothing yet."""

    def run(self, s: Machine, f: Frame) -> None:
        s.turn = f.who
        s.acted = False


class GameOver(Node[Machine]):
    def run(self, s: Machine, f: Frame) -> None:
        s.end()
