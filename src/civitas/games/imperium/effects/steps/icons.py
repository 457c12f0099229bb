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
        now = PRINTED_ICONS[code]
        rest: list[int] = []
        for i in range(0, len(s.treated), 2):
            if s.treated[i] == code:
                now = s.treated[i + 1]
            else:
                rest += (s.treated[i], s.treated[i + 1])
        had = now >> PACK * self.as_icon & MOST
        now -= 1 << PACK * self.icon
        now += (min(MOST, had + self.amount) - had) << PACK * self.as_icon
        s.treated = (*rest, code, now)

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
