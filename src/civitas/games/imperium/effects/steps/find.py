"""Finding a card (imperium:find)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.play_area import destination, history_zone, send
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.names import picked_name, picked_target
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import DECK, DISCARD, HAND, HISTORY, NATION_DECK, PLAY, REVEALED, State
from civitas.games.imperium.step import Step
from civitas.kernel.frame import Frame
from civitas.kernel.moves import look_through, move, shuffle
from civitas.kernel.node import NOBODY, PASS, Ask, Node
from civitas.kernel.text import Message, Wording

ASK_FIND: Final = Wording("imperium-ask-find")


class LookThrough(Node[State]):
    """The seat looks through its deck and nation deck: it knows what lies there, though no longer in what order."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def run(self, s: State, f: Frame) -> None:
        for zone in self.zones:
            if zone in (DECK, NATION_DECK):
                look_through(s, s.pile(zone, f.who), f.who)


class ShuffleLooked(Node[State]):
    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def run(self, s: State, f: Frame) -> None:
        for zone in self.zones:
            if zone in (DECK, NATION_DECK) and s.pile(zone, f.who).order:
                shuffle(s, s.pile(zone, f.who))


class AskFind(Ask[State]):
    """The card found, for all to see: A becomes it."""

    def __init__(self, zones: tuple[int, ...], selector: Selector, to: int) -> None:
        super().__init__("find", True)
        self.zones = zones
        self.selector = selector
        self.to = to

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        for place, zone in enumerate(self.zones):
            for card in s.zone(zone, f.who).distinct():
                if self.selector.fits(s, card):
                    out.append(place * PLACE + card)
        return out if out else [PASS]

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.to, *self.zones)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = NOBODY
        if code != PASS:
            f.a = code % PLACE
            kind = self.zones[code // PLACE]
            zone = s.zone(kind, f.who)
            target = s.zone(REVEALED, 0) if self.to == DECK else destination(s, f.who, self.to)
            if kind == PLAY or (self.to == HISTORY and history_zone(s, f.who, f.a) != HISTORY):
                send(s, f.who, f.a, kind, self.to)
            elif target is not zone:
                move(s, f.a, zone, target, s.everyone)
                if kind == DECK != self.to:
                    s.deck_drawn_from(f.who)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_FIND()

    def promise(self, s: State, f: Frame) -> int:
        return 60

    def label(self, s: State, f: Frame, code: int) -> Message:
        return picked_name(self.zones, code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return picked_target(s, f.who, self.zones, code)


class OntoDeck(Node[State]):
    """The card found goes on top of the deck once that is shuffled."""

    def run(self, s: State, f: Frame) -> None:
        if f.a != NOBODY:
            move(s, f.a, s.zone(REVEALED, 0), s.pile(DECK, f.who))


class Find(Step):
    """The seat in focus searches for a card of this kind and moves it (imperium:find)."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], to: int) -> None:
        self.selector = selector
        self.zones = zones
        self.to = to
        self.veiled = False
        self.tells = True

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        self.begin(out)
        out.append(LookThrough(self.zones))
        out.append(AskFind(self.zones, self.selector, self.to))
        out.append(ShuffleLooked(self.zones))
        if self.to == DECK:
            out.append(OntoDeck())


EVERYWHERE: Final = (HAND, DISCARD, DECK, NATION_DECK)
AND_IN_PLAY: Final = (*EVERYWHERE, PLAY)
