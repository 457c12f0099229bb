"""Steps only one card needs."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.market import main_deck_left
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.names import picked_name, picked_target, suit_name
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
from civitas.games.imperium.step import Step, in_zone
from civitas.kernel.frame import Frame
from civitas.kernel.moves import draw, move
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording, player

ASK_GIVE: Final = Wording("imperium-ask-give", "player")
ASK_DECLARE: Final = Wording("imperium-ask-declare")


class AskGive(Ask[State]):
    """The card `me` gives to the seat in focus, for all to see."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        super().__init__("give", HAND in zones)
        self.zones = zones

    def asked(self, s: State, f: Frame) -> int:
        return f.me

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for place, zone in enumerate(self.zones):
            for card in sorted(set(in_zone(s, f, zone, f.me))):
                out.append(place * PLACE + card)
        return out

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.who, *self.zones)

    def answer(self, s: State, f: Frame, code: int) -> None:
        zone = s.zone(self.zones[code // PLACE], f.me)
        move(s, code % PLACE, zone, s.zone(HAND, f.who), s.everyone)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_GIVE(player=player(f.who))

    def promise(self, s: State, f: Frame) -> int:
        return 10

    def label(self, s: State, f: Frame, code: int) -> Message:
        return picked_name(self.zones, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return picked_target(s, f.me, self.zones, code)


class Give(Step):
    """`me` gives the seat in focus a card."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.asking = AskGive(zones)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(self.asking)


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
