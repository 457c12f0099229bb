"""Steps that give cards to others (imperium:give)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.control import AskIgnore, EffectOver, PushVictims, Reaching, avoids
from civitas.games.imperium.effects.steps.resources import NobodyShort
from civitas.games.imperium.effects.steps.unrest import AskTaker
from civitas.games.imperium.names import picked_name, picked_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HAND, State
from civitas.games.imperium.step import Step, in_zone
from civitas.kernel.flow import NextSeat
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import NOBODY, Ask, Node
from civitas.kernel.text import Message, Wording, player

ASK_GIVE: Final = Wording("imperium-ask-give", "player")


class NothingGiven(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.a = NOBODY


class AskGive(Ask[State]):
    """The card `me` gives to the seat in focus, for all to see: A becomes it, B marks whoever gets one of a kind."""

    def __init__(self, zones: tuple[int, ...], kind: Selector | None) -> None:
        super().__init__("give", HAND in zones)
        self.zones = zones
        self.marked = kind

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
        f.a = code % PLACE
        if self.marked is not None and self.marked.fits(s, f.a):
            f.b |= 1 << f.who
        move(s, f.a, s.zone(self.zones[code // PLACE], f.me), s.zone(s.takes_in_hand(f.who), f.who), s.everyone)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_GIVE(player=player(f.who))

    def promise(self, s: State, f: Frame) -> int:
        return 10

    def label(self, s: State, f: Frame, code: int) -> Message:
        return picked_name(self.zones, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return picked_target(s, f.me, self.zones, code)


class Give(Step):
    """`me` gives the seat in focus a card; A is that card."""

    def __init__(self, zones: tuple[int, ...], kind: Selector | None = None) -> None:
        self.asking = AskGive(zones, kind)

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.asking.options(s, f))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(NothingGiven())
        out.append(self.asking)


class GiveToEach(Reaching):
    """`me` gives each other player a card; B marks those that got one of a kind."""

    def __init__(self, giving: Give) -> None:
        self.giving = giving

    def parts(self) -> list[Step]:
        return [self.giving]

    def able(self, s: State, f: Frame) -> bool:
        return s.seats > 1 and self.giving.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        if self.attack:
            out.append(AskIgnore(self))
        out.append(NobodyShort())
        out.append(PushVictims(True, 0, self.attack))
        NextSeat().emit_around(self.giving, out)
        if self.attack:
            out.append(EffectOver())


class GivenTakeUnrest(Reaching):
    """Each player marked in B takes an Unrest."""

    def able(self, s: State, f: Frame) -> bool:
        return False  # whether anybody is, is known only when cards have been given

    def reaches(self, s: State, f: Frame, seat: int) -> bool:
        return bool(f.b >> seat & 1)

    def emit(self, out: list[Node[Any]]) -> None:
        if self.attack:
            out.append(AskIgnore(self))
        out.append(PushGiven(self.attack))
        out.append(AskTaker())
        if self.attack:
            out.append(EffectOver())


class PushGiven(Node[State]):
    def __init__(self, attack: bool) -> None:
        self.attack = attack

    def run(self, s: State, f: Frame) -> None:
        takers = [seat for seat in s.other_seats(f.me) if f.b >> seat & 1 and not (self.attack and avoids(s, seat))]
        f.xs = (len(takers), *takers, *f.xs)
