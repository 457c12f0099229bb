"""A program in progress."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Frame:
    """One activation of a program: ints and one int tuple, nothing else, so that it copies and saves.

    `me` is the seat the effect belongs to and `who` the seat in focus (it starts as `me` and moves inside
    EachSeat). `src` is the card or rule that started it. `a`, `b` are the arguments, `n` is free for the program,
    `v` holds the last answer or the value a called program returned. `xs` is a stack for loops: a loop pushes its
    counters in front and takes them off at its end.
    """

    __slots__ = ("a", "b", "me", "n", "pc", "prog", "src", "v", "who", "xs")

    def __init__(
        self, prog: int, pc: int, me: int, who: int, src: int, a: int, b: int, n: int, v: int, xs: tuple[int, ...]
    ) -> None:
        self.prog = prog
        self.pc = pc
        self.me = me
        self.who = who
        self.src = src
        self.a = a
        self.b = b
        self.n = n
        self.v = v
        self.xs = xs

    def copy(self) -> Frame:
        return Frame(self.prog, self.pc, self.me, self.who, self.src, self.a, self.b, self.n, self.v, self.xs)

    def pack(self) -> list[object]:
        return [self.prog, self.pc, self.me, self.who, self.src, self.a, self.b, self.n, self.v, list(self.xs)]
