"""Steps with what lies on and under a card: its own tokens and garrison, mana, legends (imperium:garrison)."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import FLAGS, PRINTED_ICONS, SUITS, Step, name_number
from civitas.games.imperium.deeds import garrison, start_gain, ungarrison
from civitas.games.imperium.moving import PLACE, Cards, PickCards, in_play_named
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    DISCARD,
    GARRISON,
    ICONS,
    LEGENDS,
    NATION,
    NO_GARRISON,
    PLAY,
    PLAYING,
    POWER,
    POWER_SUIT,
    State,
)
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Expr

# Tokens on this card.


def is_here(s: State, f: Frame) -> bool:
    """Whether the speaking card lies before its owner."""
    return s.zone(PLAY, f.me).count(f.src) > 0 or s.zone(POWER, f.me).count(f.src) > 0


class AddHere(Step):
    """Tokens from the supply come to lie on the speaking card (imperium:add)."""

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource = resource
        self.amount = lift(amount)

    def able(self, s: State, f: Frame) -> bool:
        return is_here(s, f)

    def run(self, s: State, f: Frame) -> None:
        if is_here(s, f):
            s.add_tokens(f.me, f.src, self.resource, self.amount.get(s, f))


class MoveHere(Step):
    """Tokens of one's own come to lie on the speaking card: a cost nothing else pays for (imperium:move)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.me) >= self.amount and is_here(s, f)

    def run(self, s: State, f: Frame) -> None:
        s.change(self.resource, f.me, -self.amount)
        s.add_tokens(f.me, f.src, self.resource, self.amount)


class GainFromHere(Step):
    """Tokens on the speaking card are gained, as far as they are there."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.tokens_on(f.src, self.resource) > 0

    def run(self, s: State, f: Frame) -> None:
        amount = min(self.amount, s.tokens_on(f.src, self.resource))
        s.add_tokens(f.me, f.src, self.resource, -amount)
        start_gain(s, f, f.me, self.resource, amount)


# Cards under this card.


class IconsUnder(Expr[State]):
    """The different icons, of type and of suit, on the cards garrisoned under the speaking card."""

    def get(self, s: State, f: Frame) -> int:
        suits = 0
        icons = 0
        for card in s.garrison_of(f.src):
            suits |= SUITS[card] & ~POWER_SUIT
            for icon in range(ICONS):
                if PRINTED_ICONS[card] >> 4 * icon & 15:
                    icons |= 1 << icon
        return suits.bit_count() + icons.bit_count()


# Mana: cards garrisoned under the card of that name. Legends: a history of its own (imperium:other-nations).

MANA: Final[int] = name_number("Mana")
POLYNESIANS: Final = NATIONS.index("POL")


class GainMana(Cards):
    """The seat in focus gains cards as mana."""

    def __init__(self, selector: Selector, zones: tuple[int, ...], amount: int) -> None:
        super().__init__("garrison", zones, selector, GARRISON, amount, amount, MANA)

    def able(self, s: State, f: Frame) -> bool:
        return in_play_named(s, f.who, MANA) != NOBODY and super().able(s, f)

    def whole(self, s: State, f: Frame) -> bool:
        return in_play_named(s, f.who, MANA) != NOBODY and super().whole(s, f)


class PickForLegends(PickCards):
    """Garrisoned cards go into the legends; whoever has none discards them."""

    def chosen(self, s: State, f: Frame, code: int) -> None:
        to = LEGENDS if s.counts[NATION + f.who] == POLYNESIANS else DISCARD
        ungarrison(s, f.who, self.host(s, f), code % PLACE, to)


class ManaToLegends(Cards):
    """The seat in focus puts mana into its legends."""

    def __init__(self, selector: Selector, amount: int) -> None:
        super().__init__("to-legends", (GARRISON,), selector, LEGENDS, amount, amount, MANA)
        self.picking = PickForLegends("to-legends", (GARRISON,), selector, LEGENDS, amount, amount, MANA)


class ThisAsMana(Step):
    """The speaking card, being played, becomes mana."""

    def able(self, s: State, f: Frame) -> bool:
        return in_play_named(s, f.me, MANA) != NOBODY and not FLAGS[f.src] & NO_GARRISON

    def run(self, s: State, f: Frame) -> None:
        host = in_play_named(s, f.me, MANA)
        if host != NOBODY and s.zone(PLAYING, f.me).count(f.src):
            garrison(s, f.me, f.src, s.zone(PLAYING, f.me), host)
