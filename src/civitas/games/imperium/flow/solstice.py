"""The solstice (imperium:solstice)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import END_OF_SOLSTICE_OF, NO_PROGRAM, OTHERS_SOLSTICE_OF, SOLSTICE_OF
from civitas.games.imperium.names import card_name, lying
from civitas.games.imperium.state import BOOK, PLAY, POWER, STATE_CARD, TURNED_UP, State
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording
from civitas.kernel.triggers import Release

ASK_SOLSTICE: Final = Wording("imperium-ask-solstice")


class PushSolstice(Node[State]):
    """The solstice effects of the seat in focus: its own, and those of others that each player resolves.

    `last`: those that come at the end of its solstice. On the stack: how many are left, then card and owner of each.
    """

    def __init__(self, last: bool) -> None:
        self.last = last

    def run(self, s: State, f: Frame) -> None:
        waiting: list[int] = []
        for i in range(1 if self.last else s.seats):
            owner = (f.who + i) % s.seats
            if owner == s.silent:
                continue
            programs = END_OF_SOLSTICE_OF if self.last else OTHERS_SOLSTICE_OF if i else SOLSTICE_OF
            for card in s.sheaf(PLAY, owner).held:
                if programs[card] != NO_PROGRAM:
                    waiting += (card, owner)
            for card in s.sheaf(POWER, owner).held:
                if programs[card] != NO_PROGRAM:
                    waiting += (card, owner)
            for card in s.sheaf(STATE_CARD, owner).held:
                if programs[card] != NO_PROGRAM:
                    waiting += (card, owner)
        f.xs = (len(waiting) // 2, *waiting, *f.xs)


class AskSolstice(Ask[State]):
    """Which solstice effect comes next: the card it is on (imperium:solstice). The node before it is a Release."""

    def __init__(self, last: bool) -> None:
        super().__init__("solstice")
        self.last = last

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(f.xs[0]):
            out.append(f.xs[1 + 2 * i])
        out.sort()
        return out

    def run(self, s: State, f: Frame) -> None:
        self.add_turned_up(s, f)
        if f.xs[0]:
            super().run(s, f)
        else:
            f.xs = f.xs[1:]

    def add_turned_up(self, s: State, f: Frame) -> None:
        """The effect of a face that has come to show in this solstice is resolved too (imperium:solstice)."""
        card = s.counts[TURNED_UP + f.who] - 1
        if card < 0:
            return
        s.put(TURNED_UP + f.who, 0)
        programs = END_OF_SOLSTICE_OF if self.last else SOLSTICE_OF
        if programs[card] != NO_PROGRAM:
            f.xs = (f.xs[0] + 1, card, f.who, *f.xs[1:])

    def answer(self, s: State, f: Frame, code: int) -> None:
        xs = f.xs
        at = 1
        while xs[at] != code:
            at += 2
        owner = xs[at + 1]
        left: tuple[int, ...] = (xs[0] - 1,)
        f.xs = left + xs[1:at] + xs[at + 2 :]
        f.pc -= 2
        there = s.peek(PLAY, owner).count(code) or s.peek(POWER, owner).count(code)
        if there or s.peek(STATE_CARD, owner).count(code):
            programs = END_OF_SOLSTICE_OF if self.last else SOLSTICE_OF if owner == f.who else OTHERS_SOLSTICE_OF
            s.call(programs[code], owner, f.who, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_SOLSTICE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return lying(s, code, s.turn_order(f.who))


SOLSTICE_OF_SEAT: Final[int] = BOOK.program(
    "solstice",
    [
        PushSolstice(False),
        Release(),
        AskSolstice(False),
        PushSolstice(True),
        Release(),
        AskSolstice(True),
        Release(),
    ],
    "imperium:solstice",
)
