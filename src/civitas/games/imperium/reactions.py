"""What cards in play do besides being used: triggers that wake them, queries they bend (imperium:passive)."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.cards import STATES, SUITS, Step
from civitas.games.imperium.deeds import AMOUNT
from civitas.games.imperium.market import BROKE_THROUGH, OUT_OF_MARKET, STUFF, SUIT
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import PROGRESS, State
from civitas.kernel.expr import Amount, Const, lift
from civitas.kernel.flow import If
from civitas.kernel.frame import Frame
from civitas.kernel.machine import MINE, PASS, Ask, Expr, Machine, Modifier, Node
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


class Avoid(Step):
    """The attack does not reach the seat: its program ends and says so."""

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.leave(1)


class AskTribute(Ask[State]):
    """Whether the attacker (B) gives the defender a progress token, so that the attack reaches it."""

    def __init__(self) -> None:
        super().__init__("tribute", True)

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
