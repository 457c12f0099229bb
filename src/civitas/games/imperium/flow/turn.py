"""A turn: activate, innovate or revolt, then the clean-up (imperium:how-to-play)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.effects.steps.market import BreakThrough
from civitas.games.imperium.flow.activate import AskActivate
from civitas.games.imperium.flow.clean_up import ALL_CARDS, DISCARDABLE, AskCleanUpToken, Doing, DrawUp, TokensBack
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACTIVATE,
    BOOK,
    CIVILISED,
    CLEAN_UP,
    CLEANING_UP,
    DISCARD,
    DOING,
    HAND,
    IGNORES,
    IGNORES_NEXT,
    INNOVATE,
    NOTHING,
    REGION,
    RETURNED,
    REVOLT,
    TRIBUTARY,
    TURN_CHOSEN,
    UNCIVILISED,
    UNREST_PILE,
    UNREST_SUIT,
    State,
)
from civitas.kernel.flow import BeginTurn
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move_all
from civitas.kernel.node import NO_SOURCE, Ask, Node
from civitas.kernel.text import Message, Wording
from civitas.kernel.triggers import Expire, Fire, Release

ASK_TURN: Final = Wording("imperium-ask-turn")
TURNS: Final = {
    ACTIVATE: Wording("imperium-turn-activate"),
    INNOVATE: Wording("imperium-turn-innovate"),
    REVOLT: Wording("imperium-turn-revolt"),
}

UNREST_CARDS: Final = Selector("unrest", suits=UNREST_SUIT)
ANY_SUIT: Final = Selector("any suit", suits=REGION | UNCIVILISED | CIVILISED | TRIBUTARY)


class StartTurn(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.put(DOING, NOTHING)
        s.free_played = ()
        s.put(RETURNED + f.who, 0)
        s.put(IGNORES + f.who, 0)
        s.put(IGNORES_NEXT + f.who, 0)


class AskTurn(Ask[State]):
    """Activate, innovate or revolt (imperium:how-to-play)."""

    def __init__(self) -> None:
        super().__init__("turn", True)

    def options(self, s: State, f: Frame) -> list[int]:
        return [ACTIVATE, INNOVATE, REVOLT]

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.put(DOING, code)
        s.log(TURN_CHOSEN, f.who, (code,))
        program = ACTIVATE_TURN if code == ACTIVATE else INNOVATE_TURN if code == INNOVATE else REVOLT_TURN
        s.call(program, f.who, f.who, NO_SOURCE)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_TURN()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return TURNS[code]()


class DiscardHand(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        move_all(s, s.zone(HAND, f.who), s.zone(DISCARD, f.who))


ACTIVATE_TURN: Final[int] = BOOK.program("activate", [Release(), AskActivate()], "imperium:activate")
INNOVATE_TURN: Final[int] = BOOK.program(
    "innovate", [DiscardHand(), BreakThrough(ANY_SUIT), Release()], "imperium:innovate"
)
REVOLT_TURN: Final[int] = BOOK.program(
    "revolt", [Cards("revolt", (HAND,), UNREST_CARDS, UNREST_PILE, 0, ALL_CARDS), Release()], "imperium:revolt"
)


def turn(discards: list[Node[Any]]) -> list[Node[Any]]:
    """A turn and its clean-up, in which cards are discarded so."""
    return [
        BeginTurn(),
        StartTurn(),
        AskTurn(),
        Doing(CLEAN_UP),
        Fire(CLEANING_UP),
        AskCleanUpToken(),
        TokensBack(),
        *discards,
        Release(),
        DrawUp(),
        Release(),
        Expire(),
    ]


DISCARDS: Final = Cards("discard-any", (HAND,), DISCARDABLE, DISCARD, 0, ALL_CARDS)
TURN: Final[int] = BOOK.program("turn", turn([DISCARDS]), "imperium:turn")
PRECIOUS_TURN: Final[int] = BOOK.program("turn with precious cards", turn([]), "imperium:precious-cards")
