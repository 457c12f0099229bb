"""What wakes an ability: an event, and conditions on it (imperium:passive)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.acquire import (
    BROKE_THROUGH,
    MANY,
    OUT_OF_MARKET,
    PEOPLE,
    STUFF,
    SUIT,
    TOKENS,
)
from civitas.games.imperium.actions.resources import AMOUNT
from civitas.games.imperium.cards import SUITS
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HAND, MATERIALS, POPULATION, State
from civitas.games.imperium.step import Step
from civitas.kernel.book import MINE
from civitas.kernel.expr import Amount, Const, lift
from civitas.kernel.flow import If
from civitas.kernel.frame import Frame
from civitas.kernel.node import Expr, Node
from civitas.kernel.text import Message


class Trigger:
    """What wakes an ability: an event, whose, on what condition, and how that is said."""

    def __init__(
        self,
        event: int,
        text: Message,
        cond: Amount = 1,
        scope: int = MINE,
        instead: bool = False,
        zone: int | None = None,
    ) -> None:
        self.event = event
        self.text = text
        self.cond = lift(cond)
        self.scope = scope
        self.instead = instead
        self.zone = zone
        self.spares = 0  # the Unrest it returns before scoring, for whoever ties in a collapse

    def gated(self, steps: list[Step]) -> list[Node[Any]]:
        return list(steps) if isinstance(self.cond, Const) else [If(self.cond, steps)]


class PlayedFits(Expr[State]):
    """Whether the card played (A) is of this kind."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return int(self.selector.fits(s, f.a))


class PlayedFrom(Expr[State]):
    """Whether the card played (A) is of this kind and came from this zone (B)."""

    def __init__(self, selector: Selector, zone: int) -> None:
        self.selector = selector
        self.zone = zone

    def get(self, s: State, f: Frame) -> int:
        return int(f.b % 64 == self.zone and self.selector.fits(s, f.a))


class GainedSuit(Expr[State]):
    """Whether the card acquired or broken through for is of one of these suits."""

    def __init__(self, suits: int) -> None:
        self.suits = suits

    def get(self, s: State, f: Frame) -> int:
        suits = SUITS[f.a] if f.a >= 0 else f.b // SUIT
        return int(suits & self.suits != 0)


class Acquired(Expr[State]):
    """Whether the card gained was acquired, not broken through for."""

    def get(self, s: State, f: Frame) -> int:
        return int(not f.b & BROKE_THROUGH)


class BrokeThrough(Expr[State]):
    """Whether the card gained was broken through for."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.b & BROKE_THROUGH)


class FaceUp(Expr[State]):
    """Whether the card gained lay in the market."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.b & OUT_OF_MARKET != 0)


class OutOfExile(Expr[State]):
    """Whether the card acquired came from exile, and is of one of these suits."""

    def __init__(self, suits: int) -> None:
        self.suits = suits

    def get(self, s: State, f: Frame) -> int:
        return int(f.a >= 0 and not f.b & (OUT_OF_MARKET | BROKE_THROUGH) and SUITS[f.a] & self.suits != 0)


# Where the second argument of ACQUIRED tells how much of a resource lay on a market card.
TOLD: Final = {MATERIALS: STUFF, POPULATION: PEOPLE}


class ResourceOnIt(Expr[State]):
    """How much of a resource lay on the market card gained."""

    def __init__(self, resource: int) -> None:
        self.unit: int = TOLD[resource]

    def get(self, s: State, f: Frame) -> int:
        return f.b // self.unit & MANY if f.b & OUT_OF_MARKET else 0


class GainOf(Expr[State]):
    """Whether the gain (A resource, B amount and icons) is of this resource, from a card in play with this icon."""

    def __init__(self, resource: int, icon: int = -1) -> None:
        self.resource = resource
        self.icon = icon

    def get(self, s: State, f: Frame) -> int:
        if f.a != self.resource:
            return 0
        return int(self.icon < 0 or f.b // AMOUNT >> self.icon & 1)


class TokensOnIt(Expr[State]):
    """Whether at least so many tokens lay on the market card gained."""

    def __init__(self, least: int) -> None:
        self.least = least

    def get(self, s: State, f: Frame) -> int:
        return int(f.b & OUT_OF_MARKET and f.b // TOKENS % 16 >= self.least)


class PaidWith(Expr[State]):
    """Whether the payment (A resource, B amount) was made with this resource."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def get(self, s: State, f: Frame) -> int:
        return int(f.a == self.resource)


class GainFrom(Expr[State]):
    """Whether the gain (A resource, B amount and origin) is of this resource and comes from one of these."""

    def __init__(self, resource: int, origins: int) -> None:
        self.resource = resource
        self.origins = origins

    def get(self, s: State, f: Frame) -> int:
        return int(f.a == self.resource and f.b // AMOUNT & self.origins != 0)


class EmptyHand(Expr[State]):
    """Whether the seat in focus has no card in hand."""

    def get(self, s: State, f: Frame) -> int:
        return int(not s.zone(HAND, f.who).size())
