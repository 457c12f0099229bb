"""What cards in play do besides being used: triggers that wake them, queries they bend (imperium:passive)."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.amounts import ICON
from civitas.games.imperium.cards import NAMES, STATES, SUITS, Step
from civitas.games.imperium.deeds import AMOUNT, UNDER
from civitas.games.imperium.market import BROKE_THROUGH, OUT_OF_MARKET, STUFF, SUIT, SUITS_OF, TOKENS, TOOK_UNREST
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import HAND, HISTORY, PLAY, PROGRESS, State
from civitas.kernel.book import MINE, Modifier
from civitas.kernel.expr import Amount, Const, lift
from civitas.kernel.flow import If
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.node import NOBODY, PASS, Ask, Expr, Node
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


class OutOfExile(Expr[State]):
    """Whether the card acquired came from exile, and is of one of these suits."""

    def __init__(self, suits: int) -> None:
        self.suits = suits

    def get(self, s: State, f: Frame) -> int:
        return int(f.a >= 0 and not f.b & (OUT_OF_MARKET | BROKE_THROUGH) and SUITS[f.a] & self.suits != 0)


class MaterialsOnIt(Expr[State]):
    """The materials that lay on the market card gained."""

    def get(self, s: State, f: Frame) -> int:
        return f.b % SUIT // STUFF


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


class UnrestWithIt(Expr[State]):
    """Whether an Unrest came with the card acquired."""

    def get(self, s: State, f: Frame) -> int:
        return int(f.b & TOOK_UNREST != 0)


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


class Avoid(Step):
    """The attack does not reach the seat: its program ends and says so."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.leave(1)


class AskTribute(Ask[State]):
    """Whether the attacker (B) gives the defender a progress token, so that the attack reaches it."""

    def __init__(self) -> None:
        super().__init__("tribute")

    def asked(self, s: State, f: Frame) -> int:
        return f.b

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, 0] if s.has(PROGRESS, f.b) else [PASS]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == PASS:
            s.leave(1)
        else:
            s.change(PROGRESS, f.b, -1)
            s.change(PROGRESS, f.me, 1)


class TributeOrAvoid(Step):
    """The attack is ignored unless the attacker gives a progress token."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskTribute())


# Queries.


class LosesIcon(Modifier):
    """Cards of a kind can be played in another state than the one printed on them."""

    def __init__(self, query: int, source: int, zone: int, selector: Selector, state: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.selector = selector
        self.state = state

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        return 1 if STATES[arg] & self.state and self.selector.fits(s, arg) else value


class Includes(Modifier):
    """Adds bits to the answer."""

    def __init__(self, query: int, source: int, zone: int, bits: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.bits = bits

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return value | self.bits


class Becomes(Modifier):
    """Replaces the answer."""

    def __init__(self, query: int, source: int, zone: int, answer: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.answer = answer

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return self.answer


def bearer(s: State, hook: Modifier, owner: int) -> int:
    """The card in play that bends the query for its owner: the one it is written on or a copy; NOBODY if gone."""
    play = s.sheaf(PLAY, owner)
    if play.count(hook.source):
        return hook.source
    for i in range(0, len(s.lasting), 3):
        if s.lasting[i] == hook.number and s.lasting[i + 1] == owner and play.count(s.lasting[i + 2]):
            return s.lasting[i + 2]
    return NOBODY


class HistoryGoes(Modifier):
    """Cards do not go into the history but elsewhere, unless something else has been said already."""

    def __init__(self, query: int, source: int, zone: int, goes: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.goes = goes

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return self.goes if value == HISTORY else value


class HistoryUnder(Modifier):
    """Cards that would go into the history are garrisoned under this one, whatever else is said."""

    def __init__(self, query: int, source: int, zone: int) -> None:
        super().__init__(query, source, zone, MINE)

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        here = bearer(s, self, owner)
        return UNDER + here if here != NOBODY else value


class SmallGains(Modifier):
    """Gains of a resource up to a size are greater by one."""

    def __init__(self, query: int, source: int, zone: int, resource: int, most: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.resource = resource
        self.most = most

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return value + 1 if arg == self.resource and value <= self.most else value


class FromExileInstead(Modifier):
    """Exiled cards of these suits can be broken through for instead; this card is recalled for it."""

    def __init__(self, query: int, source: int, zone: int, suits: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.suits = suits

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        here = bearer(s, self, owner)
        return here * SUITS_OF + self.suits if here != NOBODY else value


class BarsPayment(Modifier):
    """A resource cannot pay for what one card costs."""

    def __init__(self, query: int, source: int, zone: int, resource: int, card: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.resource = resource
        self.card = card

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return value | 1 << self.resource if arg == self.card else value


class TreatsWhilePlaying(Modifier):
    """While a card of this name is played, one icon counts as another."""

    def __init__(self, query: int, source: int, zone: int, name: int, icon: int, as_icon: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.name = name
        self.icon = icon
        self.as_icon = as_icon

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return self.icon * ICON + self.as_icon if arg >= 0 and NAMES[arg] == self.name else value
