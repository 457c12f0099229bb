"""A word of the effect language: a step and how it is said; and how two words make one sentence."""

from __future__ import annotations

from itertools import pairwise

from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.effects.steps.control import Costing, Nothing, OneOf, Together
from civitas.games.imperium.effects.steps.market import Acquire, BreakThrough
from civitas.games.imperium.effects.steps.play import PlayIt
from civitas.games.imperium.effects.steps.resources import Gain
from civitas.games.imperium.effects.wordings import wording
from civitas.games.imperium.names import said
from civitas.games.imperium.state import PLAY
from civitas.games.imperium.step import Step
from civitas.kernel.text import Message


class Word:
    """Something an effect says and does."""

    def __init__(self, step: Step, text: Message) -> None:
        self.step = step
        self.text = text

    def __rshift__(self, result: Word) -> Word:
        """The cost, and what it buys."""
        return costing(self, result)

    def __and__(self, other: Word) -> Word:
        """Both, in one sentence."""
        return both(self, other)


def word(step: Step, text: Message) -> Word:
    step.says = wording(text)
    return Word(step, text)


def both(*words: Word) -> Word:
    """One after the other in one sentence; after what other players do it says that the next is done by you."""
    text = words[0].text
    for before, after in pairwise(words):
        if isinstance(before.step, BreakThrough) and isinstance(after.step, PlayIt):
            before.step.plays_it()
        key = "imperium-and-you" if of_players(before.text) and not speaks_of(after.text) else "imperium-and"
        text = said(key, first=text, second=after.text)
    return word(Together([w.step for w in words]), text)


def of_players(text: Message) -> bool:
    """Whether the words have others for their subject."""
    return text.id.startswith(("imperium-each-other", "imperium-all-players"))


def speaks_of(text: Message) -> bool:
    """Whether the words say themselves who does it."""
    return of_players(text) or text.id == "imperium-may"


def costing(cost: Word, result: Word) -> Word:
    steps = cost.step.steps if isinstance(cost.step, Together) else [cost.step]
    if any(isinstance(step, Cards) and step.picking.zones == (PLAY,) for step in steps):
        comes_from_paid(result.step)
    if isinstance(result.step, Nothing):
        return word(Costing(steps, result.step), cost.text)
    key = "imperium-to-players" if of_players(result.text) else "imperium-to"
    return word(Costing(steps, result.step), said(key, cost=cost.text, result=result.text))


def comes_from_paid(result: Step) -> None:
    """What a result begins with comes from the card in play that was the cost (imperium:gain)."""
    if isinstance(result, Gain):
        result.from_paid = True
    elif isinstance(result, Acquire):
        result.asking.from_paid = True
    elif isinstance(result, OneOf):
        for branch in result.branches:
            comes_from_paid(branch)
    elif isinstance(result, Together):
        for step in result.steps:
            comes_from_paid(step)
            if not isinstance(step, Gain):
                break
