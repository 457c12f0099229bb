"""The answers to a question as a numbered list, and what a typed line of numbers means."""

from __future__ import annotations

from typing import Any, NamedTuple

from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.node import PASS
from civitas.kernel.picks import AskMany
from civitas.kernel.text import Message, Option
from civitas.words import message


class BadLine(Exception):
    """A line that answers nothing; it carries what to say about it."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


class Entry(NamedTuple):
    number: int
    code: int
    text: Message


class Menu(NamedTuple):
    """0 is to pass; the others count from 1. Where several are to be picked, `least` to `most` numbers at once do it.

    `repeatable`: a number may be given twice, because copies are not listed one by one.
    """

    entries: list[Entry]
    several: bool
    least: int
    most: int
    repeatable: bool

    def hint(self) -> Message:
        """How many to pick."""
        if self.least == self.most:
            return message("cli-pick-exactly", count=self.most)
        return message("cli-pick-between", least=self.least, most=self.most)

    def read(self, line: str) -> list[int]:
        """The codes the numbers in the line stand for, empty for passing a question that takes several; or BadLine."""
        numbers = line.replace(",", " ").split()
        codes = {str(entry.number): entry.code for entry in self.entries}
        for number in numbers:
            if number not in codes:
                raise BadLine(message("cli-no-such-answer", answer=number))
        picked = [codes[number] for number in numbers]
        if not self.several:
            if len(picked) != 1:
                raise BadLine(message("cli-one-answer"))
            return picked
        if picked == [PASS]:
            return []
        if PASS in picked:
            raise BadLine(message("cli-pass-alone"))
        if not self.repeatable and len(set(numbers)) < len(numbers):
            raise BadLine(message("cli-answer-twice"))
        if not self.least <= len(picked) <= self.most:
            raise BadLine(self.hint())
        return picked


def menu_of(game: Game[Any], state: Machine, seat: int) -> Menu:
    """The answers the seat may give now; it must be one that is asked."""
    view = game.view(state, seat)
    assert view.question is not None
    pick = view.question.pick
    if pick.most == 1 and pick.least == 1:
        return Menu(numbered([option for option in view.options if not option.resigns]), False, 1, 1, False)
    if pick.kind == "many":
        return Menu(numbered(candidates(game, state)), True, pick.least, pick.most, False)
    return Menu(numbered(view.options), True, pick.least, pick.most, True)


def candidates(game: Game[Any], state: Machine) -> list[Option]:
    """Everything a set may be made of, each copy once: the options list only what may be picked first."""
    node = state.asker()
    assert isinstance(node, AskMany)
    offered = [code for code in state.options if code != PASS]
    codes = [PASS] if PASS in state.options else []
    if offered:
        codes += [code for code in node.candidates(state, state.top) if code >= offered[0]]
    return [game.describe(state, code) for code in codes]


def numbered(options: list[Option]) -> list[Entry]:
    entries: list[Entry] = []
    number = 1
    for option in options:
        if option.code == PASS:
            entries.append(Entry(0, PASS, option.text))
        else:
            entries.append(Entry(number, option.code, option.text))
            number += 1
    return entries
