"""Icons treated as others (imperium:treated-as)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import MOST, PACK, PRINTED_ICONS, icons_on
from civitas.games.imperium.effects.steps.counts import IconsInPlay
from civitas.games.imperium.names import card_name, card_target
from civitas.games.imperium.state import PLAY, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording

ASK_TREAT: Final = Wording("imperium-ask-treat")


def count_as(s: State, card: int, icon: int, as_icon: int, count: int, amount: int) -> None:
    """So many icons of a card count for the rest of the turn as so many of another."""
    now = PRINTED_ICONS[s.as_copied(card)]
    rest: list[int] = []
    for i in range(0, len(s.treated), 2):
        if s.treated[i] == card:
            now = s.treated[i + 1]
        else:
            rest += (s.treated[i], s.treated[i + 1])
    had = now >> PACK * as_icon & MOST
    now -= count << PACK * icon
    now += (min(MOST, had + amount) - had) << PACK * as_icon
    s.treated = (*rest, card, now)


class AskTreat(Ask[State]):
    """The card in play whose icon is treated as others for the rest of the turn."""

    def __init__(self, icon: int, as_icon: int, amount: int) -> None:
        super().__init__("treat")
        self.icon = icon
        self.as_icon = as_icon
        self.amount = amount

    def options(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.sheaf(PLAY, f.who).held if icons_on(s, card, self.icon)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        count_as(s, code, self.icon, self.as_icon, 1, self.amount)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TREAT()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, PLAY, code)


class Treat(Step):
    """One icon of the seat in focus counts as so many of another; the one is then no longer there."""

    def __init__(self, icon: int, as_icon: int, amount: int) -> None:
        self.asking = AskTreat(icon, as_icon, amount)
        self.count = IconsInPlay((icon,))

    def able(self, s: State, f: Frame) -> bool:
        return self.count.get(s, f) > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


class TreatEach(Step):
    """Every icon of the seat in focus counts as so many of another; the one is then no longer there."""

    def __init__(self, icon: int, as_icon: int, amount: int) -> None:
        self.icon = icon
        self.as_icon = as_icon
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return True  # it holds for cards still to be played too

    def run(self, s: State, f: Frame) -> None:
        for card in s.sheaf(PLAY, f.who).held:
            count = icons_on(s, card, self.icon)
            if count:
                count_as(s, card, self.icon, self.as_icon, count, self.amount * count)
