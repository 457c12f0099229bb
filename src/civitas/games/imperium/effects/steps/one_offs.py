"""Steps only one card needs."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.market import main_deck_left
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.names import suit_name
from civitas.games.imperium.state import (
    CIVILISED,
    EXILE,
    HAND,
    MAIN_DECK,
    REGION,
    REVEALED,
    TRIBUTARY,
    UNCIVILISED,
    State,
)
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording

ASK_DECLARE: Final = Wording("imperium-ask-declare")


# Gambling.
DECLARED: Final = (REGION, UNCIVILISED, CIVILISED, TRIBUTARY)


class AskDeclare(Ask[State]):
    """The suit declared; the top card of the main deck is then shown, and kept if it has it, else exiled."""

    def __init__(self) -> None:
        super().__init__("declare")

    def options(self, s: State, f: Frame) -> list[int]:
        return list(DECLARED) if s.pile(MAIN_DECK).order else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        shown = s.zone(REVEALED, 0)
        card = draw(s, s.pile(MAIN_DECK), shown)
        if SUITS[card] & code:
            move(s, card, shown, s.zone(HAND, f.who), s.everyone)
        else:
            move(s, card, shown, s.zone(EXILE, 0))
        main_deck_left(s)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_DECLARE()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return suit_name(code)


class Declare(Step):
    def able(self, s: State, f: Frame) -> bool:
        return bool(s.pile(MAIN_DECK).order)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskDeclare())
