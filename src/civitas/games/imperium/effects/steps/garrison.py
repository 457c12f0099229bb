"""Steps with cards that lie under others (imperium:garrison)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.play_area import garrison, garrisonable, return_one, ungarrison, where_is
from civitas.games.imperium.cards import ROOM, different_icons, has_home, name_number
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.cards import Cards, PickCards, in_play_named
from civitas.games.imperium.names import card_name, card_target
from civitas.games.imperium.nations import nation_of
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    DISCARD,
    GARRISON,
    HAND,
    LEGENDS,
    PLAY,
    PLAYING,
    State,
)
from civitas.games.imperium.step import Forget, Step, in_zone
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Ask, Expr, Node
from civitas.kernel.text import Message, Wording

ASK_HOST: Final = Wording("imperium-ask-host")

ANY_CARD: Final = Selector("any")


class AskHost(Ask[State]):
    """The card in play under which the speaking card goes; A becomes it."""

    def __init__(self, selector: Selector) -> None:
        super().__init__("host")
        self.selector = selector

    def options(self, s: State, f: Frame) -> list[int]:
        return self.selector.in_play(s, f.who)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = code
        zone = where_is(s, f.me, f.src)
        if zone == PLAYING:
            garrison(s, f.me, f.src, s.zone(PLAYING, f.me), code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_HOST()

    def label(self, s: State, f: Frame, code: int) -> Message:
        return card_name(code)

    def target(self, s: State, f: Frame, code: int) -> str:
        return card_target(s, f.who, PLAY, code)


class GarrisonThis(Step):
    """The speaking card is garrisoned under a card of this kind; A is that card."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def able(self, s: State, f: Frame) -> bool:
        return bool(self.selector.in_play(s, f.who))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskHost(self.selector))


class AskHostFor(AskHost):
    """The card in play under which another card is about to go; A becomes it."""

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.a = code


class PickForHost(PickCards):
    """A card out of some zones goes under the card just chosen (A), which remains the one spoken of."""

    def __init__(self, zones: tuple[int, ...]) -> None:
        super().__init__("garrison", zones, ANY_CARD, GARRISON, 1, 1)

    def host(self, s: State, f: Frame) -> int:
        return f.a

    def options(self, s: State, f: Frame) -> list[int]:
        return [] if f.a == NOBODY else super().options(s, f)

    def chosen(self, s: State, f: Frame, code: int) -> None:
        garrison(s, f.who, code % PLACE, s.zone(self.zones[code // PLACE], f.who), f.a)


class GarrisonIn(Step):
    """The seat in focus garrisons a card under a card in play of this kind; A is that card in play."""

    def __init__(self, selector: Selector, zones: tuple[int, ...]) -> None:
        self.selector = selector
        self.zones = zones
        self.picking = PickForHost(zones)
        self.veiled = True  # some cards cannot be garrisoned

    def able(self, s: State, f: Frame) -> bool:
        for host in self.selector.in_play(s, f.who):
            for zone in self.zones:
                for card in in_zone(s, f, zone, f.who):
                    if garrisonable(card, host):
                        return True
        return False

    def hides(self, s: State, f: Frame) -> bool:
        """How many cards there are in a hand is no secret."""
        return bool(self.selector.in_play(s, f.who)) and bool(in_zone(s, f, HAND, f.who))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(Forget())
        out.append(AskHostFor(self.selector))
        self.picking.emit(out)


# Cards under this card.


class IconsUnder(Expr[State]):
    """Whether the cards garrisoned under the speaking card show so many different icons, of type and of suit."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted

    def get(self, s: State, f: Frame) -> int:
        suits, icons = different_icons(s.garrison_of(f.src))
        return int(suits.bit_count() + icons.bit_count() >= self.wanted)


class GarrisonedUnder(Expr[State]):
    """The cards of a kind garrisoned under the speaking card."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return len(self.selector.among(s, s.garrison_of(f.src)))


class RoomHere(Expr[State]):
    """How many more cards can be garrisoned under the speaking card, so many at most."""

    def __init__(self, most: int) -> None:
        self.most = most

    def get(self, s: State, f: Frame) -> int:
        room = ROOM[f.src]
        return max(0, min(self.most, room - len(s.garrison_of(f.src)))) if room else self.most


class ReturnAllFromHere(Step):
    """All Unrest garrisoned under the speaking card is returned."""

    def able(self, s: State, f: Frame) -> bool:
        for card in s.garrison_of(f.src):
            if has_home(card):
                return True
        return False

    def run(self, s: State, f: Frame) -> None:
        for card in s.garrison_of(f.src):
            if has_home(card):
                return_one(s, f.me, GARRISON, card, f.src)


# Mana: cards garrisoned under the card of that name. Legends: a history of its own (imperium:polynesians).
MANA: Final[int] = name_number("Mana")


class GainMana(Cards):
    """The seat in focus gains cards as mana."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], amount: int) -> None:
        super().__init__("garrison", zones, selector, GARRISON, amount, amount, MANA)
        self.offers = False

    def able(self, s: State, f: Frame) -> bool:
        return in_play_named(s, f.who, MANA) != NOBODY and super().able(s, f)

    def whole(self, s: State, f: Frame) -> bool:
        return in_play_named(s, f.who, MANA) != NOBODY and super().whole(s, f)


class ManaHeld(Expr[State]):
    """The mana of the seat in focus."""

    def get(self, s: State, f: Frame) -> int:
        return len(s.garrison_of(in_play_named(s, f.who, MANA)))


class PickForLegends(PickCards):
    """Garrisoned cards go into the legends; whoever has none discards them."""

    def chosen(self, s: State, f: Frame, code: int) -> None:
        to = LEGENDS if nation_of(s, f.who).legends else DISCARD
        ungarrison(s, f.who, self.host(s, f), code % PLACE, to)


class ManaToLegends(Cards):
    """The seat in focus puts mana into its legends."""

    def __init__(self, selector: Selector, amount: int) -> None:
        super().__init__("to-legends", (GARRISON,), selector, LEGENDS, amount, amount, MANA)
        self.picking = PickForLegends("to-legends", (GARRISON,), selector, LEGENDS, amount, amount, MANA)


class ThisAsMana(Step):
    """The speaking card, being played, becomes mana."""

    def able(self, s: State, f: Frame) -> bool:
        return in_play_named(s, f.me, MANA) != NOBODY and garrisonable(f.src, in_play_named(s, f.me, MANA))

    def run(self, s: State, f: Frame) -> None:
        host = in_play_named(s, f.me, MANA)
        if host != NOBODY and s.zone(PLAYING, f.me).count(f.src):
            garrison(s, f.me, f.src, s.zone(PLAYING, f.me), host)


class ItAsMana(Step):
    """The card just gained (A) becomes mana, from wherever it came to lie."""

    def able(self, s: State, f: Frame) -> bool:
        return False  # whether there is such a card is known only after the step that tells it

    def run(self, s: State, f: Frame) -> None:
        host = in_play_named(s, f.who, MANA)
        if f.a < 0 or host == NOBODY or not garrisonable(f.a, host):
            return
        for zone in (HAND, DISCARD):
            if s.zone(zone, f.who).count(f.a):
                garrison(s, f.who, f.a, s.zone(zone, f.who), host)
                return
