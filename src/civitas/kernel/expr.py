"""Expressions: the numbers and conditions programs are written with. True is 1, false is 0."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS, Expr

Amount = int | Expr[Any]


class Const(Expr[Machine]):
    def __init__(self, value: int) -> None:
        self.value = value

    def get(self, s: Machine, f: Frame) -> int:
        return self.value


def lift(amount: Amount) -> Expr[Any]:
    """An int written in a card file, as an expression."""
    return Const(amount) if isinstance(amount, int) else amount


class RegA(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.a


class RegB(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.b


class RegN(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.n


class RegV(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.v


class FrameSource(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.src


class FrameWho(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.who


class FrameMe(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.me


class Picked(Expr[Machine]):
    """Whether the last question was answered with something other than PASS."""

    def get(self, s: Machine, f: Frame) -> int:
        return int(f.v != PASS)


A: Final = RegA()
B: Final = RegB()
N: Final = RegN()
V: Final = RegV()
SRC: Final = FrameSource()
WHO: Final = FrameWho()
ME: Final = FrameMe()
PICKED: Final = Picked()


class Not(Expr[Machine]):
    def __init__(self, x: Amount) -> None:
        self.x = lift(x)

    def get(self, s: Machine, f: Frame) -> int:
        return int(not self.x.get(s, f))


class Both(Expr[Machine]):
    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return int(bool(self.x.get(s, f)) and bool(self.y.get(s, f)))


class Either(Expr[Machine]):
    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return int(bool(self.x.get(s, f)) or bool(self.y.get(s, f)))


class Less(Expr[Machine]):
    """x < y."""

    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return int(self.x.get(s, f) < self.y.get(s, f))


class Equal(Expr[Machine]):
    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return int(self.x.get(s, f) == self.y.get(s, f))


class Sum(Expr[Machine]):
    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return self.x.get(s, f) + self.y.get(s, f)


class Minus(Expr[Machine]):
    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return self.x.get(s, f) - self.y.get(s, f)


class Least(Expr[Machine]):
    """The smaller of the two."""

    def __init__(self, x: Amount, y: Amount) -> None:
        self.x = lift(x)
        self.y = lift(y)

    def get(self, s: Machine, f: Frame) -> int:
        return min(self.x.get(s, f), self.y.get(s, f))


class Counter(Expr[Machine]):
    """A counter of the seat in focus; `index` is its base."""

    def __init__(self, index: int) -> None:
        self.index = index

    def get(self, s: Machine, f: Frame) -> int:
        return s.counts[self.index + f.who]


class SizeOf(Expr[Machine]):
    """How many cards lie in a zone of the seat in focus."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def get(self, s: Machine, f: Frame) -> int:
        return s.peek(self.zone, f.who).size()


class Asked(Expr[Machine]):
    """The answer to a query about the seat in focus, after every modifier."""

    def __init__(self, query: int, value: Amount, arg: Amount = 0) -> None:
        self.query = query
        self.value = lift(value)
        self.arg = lift(arg)

    def get(self, s: Machine, f: Frame) -> int:
        return s.ask_modifiers(self.query, f.who, self.value.get(s, f), self.arg.get(s, f))
