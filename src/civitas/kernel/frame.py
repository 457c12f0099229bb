"""A program in progress."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

# Every book's first program runs listeners that wait in its frame's `xs`, in entries of so many ints: program, owner,
# source, who, a, b.
RESOLVE: Final = 0
ENTRY: Final = 6

# A frame as it is saved, its program by its label.
Packed = tuple[str, int, int, int, int, int, int, int, int, tuple[int, ...]]


@mypyc_attr(acyclic=True)
class Frame:
    """One activation of a program: ints and one int tuple, nothing else, so that it copies and saves.

    `me` is the seat the effect belongs to and `who` the seat in focus (it starts as `me` and moves inside
    EachSeat). `src` is the card or rule that started it. `a`, `b` are the arguments, `n` is free for the program,
    `v` holds the last answer or the value a called program returned. `xs` is a stack for loops: a loop pushes its
    counters in front and takes them off at its end. `under` is the frame of the program that called this one.
    """

    __slots__ = ("a", "b", "me", "n", "pc", "prog", "src", "under", "v", "who", "xs")

    def __init__(
        self,
        prog: int,
        me: int,
        who: int,
        src: int,
        a: int,
        b: int,
        under: Frame | None,
        pc: int = 0,
        n: int = 0,
        v: int = 0,
        xs: tuple[int, ...] = (),
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
        self.under = under

    def copy(self) -> Frame:
        """A copy of the frame and of those under it; the ground is one for all."""
        if self.under is None:
            return self
        under = self.under.copy()
        return Frame(self.prog, self.me, self.who, self.src, self.a, self.b, under, self.pc, self.n, self.v, self.xs)


# What the first program of a game stands on: no program, never run, never changed.
GROUND: Final = Frame(0, -1, -1, -1, 0, 0, None)
