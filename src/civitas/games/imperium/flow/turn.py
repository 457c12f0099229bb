"""A turn: activate, innovate or revolt, then the clean-up (imperium:how-to-play)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.effects.steps.cards import Cards
from civitas.games.imperium.effects.steps.market import AskExile, BreakThrough
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
from civitas.kernel.node import NO_SOURCE, PASS, Ask, Node
from civitas.kernel.text import Message, Wording
from civitas.kernel.triggers import Expire, Fire, Release

ASK_TURN: Final = Wording("imperium-ask-turn")
PASS_EXILE: Final = Wording("imperium-pass-exile-market")
TURN_NAMES: Final = {
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
        return TURN_NAMES[code]()


class AskMayExile(AskExile):
    """Alone, a market card may be exiled after the token, as though another player had a turn (imperium:training)."""

    def options(self, s: State, f: Frame) -> list[int]:
        slots = super().options(s, f)
        return [PASS, *slots] if slots else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code != PASS:
            super().answer(s, f, code)

    def pass_label(self, s: State, f: Frame) -> Message:
        return PASS_EXILE()


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


def turn(precious: bool, training: bool) -> int:
    """The program of a turn and its clean-up.

    With precious cards nothing is discarded there; in training a market card may be exiled.
    """
    name = "turn" + (" of training" if training else "") + (" with precious cards" if precious else "")
    exiles: list[Node[Any]] = [AskMayExile()] if training else []
    discards: list[Node[Any]] = [] if precious else [DISCARDS]
    body: list[Node[Any]] = [
        BeginTurn(),
        StartTurn(),
        AskTurn(),
        Doing(CLEAN_UP),
        Fire(CLEANING_UP),
        AskCleanUpToken(),
        *exiles,
        TokensBack(),
        *discards,
        Release(),
        DrawUp(),
        Release(),
        Expire(),
    ]
    return BOOK.program(name, body, f"imperium:{'training' if training else 'precious-cards' if precious else 'turn'}")


DISCARDS: Final = Cards("discard-any", (HAND,), DISCARDABLE, DISCARD, 0, ALL_CARDS)
# By whether cards are precious and whether this is training.
TURNS: Final[dict[tuple[bool, bool], int]] = {
    (precious, training): turn(precious, training) for precious in (False, True) for training in (False, True)
}
