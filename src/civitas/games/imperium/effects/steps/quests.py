"""Steps with quests: impending in the development area, one of them active (imperium:arthurians)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.develop import in_reach
from civitas.games.imperium.actions.play_area import settle
from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.names import card_name, card_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import ACTIVE_QUEST, DEVELOPMENT, EXILE, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import Ask, Expr, Node
from civitas.kernel.text import Message, Wording

ASK_QUEST: Final = Wording("imperium-ask-quest")


class OnQuest(Expr[State]):
    """Whether the seat in focus has an active quest."""

    def get(self, s: State, f: Frame) -> int:
        return int(s.peek(ACTIVE_QUEST, f.who).size() > 0)


class AskQuest(Ask[State]):
    """The impending quest that becomes the active one."""

    def __init__(self) -> None:
        super().__init__("quest")

    def options(self, s: State, f: Frame) -> list[int]:
        return in_reach(s, f.who)

    def answer(self, s: State, f: Frame, code: int) -> None:
        move(s, code, s.zone(DEVELOPMENT, f.who), s.zone(ACTIVE_QUEST, f.who))

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_QUEST()

    def promise(self, s: State, f: Frame) -> int:
        return 180

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, DEVELOPMENT, code)


class GarrisonQuest(Step):
    """An impending quest of the seat in focus becomes its active one."""

    def able(self, s: State, f: Frame) -> bool:
        return bool(in_reach(s, f.who))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskQuest())


class QuestTo(Step):
    """The active quest of the seat in focus goes to its hand or discard pile: now it is a card of its own."""

    def __init__(self, to: int) -> None:
        self.to = to

    def able(self, s: State, f: Frame) -> bool:
        return s.peek(ACTIVE_QUEST, f.who).size() > 0

    def run(self, s: State, f: Frame) -> None:
        for card in s.zone(ACTIVE_QUEST, f.who).cards():
            settle(s, f.who, card, s.zone(ACTIVE_QUEST, f.who), self.to)


class ExileQuest(Cards):
    """The seat in focus exiles an impending quest of this kind."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("exile", (DEVELOPMENT,), selector, EXILE, 1, 1)
