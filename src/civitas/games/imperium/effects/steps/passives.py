"""What cards bend while they are in play (imperium:passive)."""

from __future__ import annotations

from civitas.games.imperium.actions.acquire import SUITS_OF
from civitas.games.imperium.actions.play_area import UNDER, garrisonable
from civitas.games.imperium.cards import NAMES, STATES
from civitas.games.imperium.effects.steps.counts import ICON
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HISTORY, PLAY, State
from civitas.kernel.book import MINE, Modifier
from civitas.kernel.machine import Machine
from civitas.kernel.node import NOBODY


class LosesIcon(Modifier):
    """Cards of a kind can be played in another state than the one printed on them."""

    def __init__(self, query: int, source: int, zone: int, selector: Selector, state: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.selector = selector
        self.state = state

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        return 1 if STATES[arg] & self.state and self.selector.fits(s, arg) else value


class BarsState(Modifier):
    """Says no for cards that need a state."""

    def __init__(self, query: int, source: int, zone: int, state: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.state = state

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return 0 if STATES[arg] & self.state else value


class Grants(Modifier):
    """Says yes for cards of a kind."""

    def __init__(self, query: int, source: int, zone: int, selector: Selector) -> None:
        super().__init__(query, source, zone, MINE)
        self.selector = selector

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        return 1 if self.selector.fits(s, arg) else value


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
    """Cards that would go into the history are garrisoned under this one, if they can be, whatever else is said."""

    def __init__(self, query: int, source: int, zone: int) -> None:
        super().__init__(query, source, zone, MINE)

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        here = bearer(s, self, owner)
        return UNDER + here if here not in (NOBODY, arg) and garrisonable(arg, here) else value


class SmallGains(Modifier):
    """Gains of a resource up to a size are greater by one."""

    def __init__(self, query: int, source: int, zone: int, resource: int, most: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.resource = resource
        self.most = most

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return value + 1 if arg == self.resource and value <= self.most else value


class Cheaper(Modifier):
    """What is paid in one kind of thing (or in any, if it is NOBODY) is less, but not less than a floor."""

    def __init__(self, query: int, source: int, zone: int, kind: int, less: int, floor: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.kind = kind
        self.less = less
        self.floor = floor

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        if self.kind not in (arg, NOBODY):
            return value
        return max(min(value, self.floor), value - self.less)


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
    """A resource cannot stand in for another where cards of a kind are paid for."""

    def __init__(self, query: int, source: int, zone: int, resource: int, selector: Selector) -> None:
        super().__init__(query, source, zone, MINE)
        self.resource = resource
        self.selector = selector

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        return value | 1 << self.resource if arg >= 0 and self.selector.fits(s, arg) else value


class TreatsWhilePlaying(Modifier):
    """While a card of this name is played, one icon counts as another."""

    def __init__(self, query: int, source: int, zone: int, name: int, icon: int, as_icon: int) -> None:
        super().__init__(query, source, zone, MINE)
        self.name = name
        self.icon = icon
        self.as_icon = as_icon

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        return self.icon * ICON + self.as_icon if arg >= 0 and NAMES[arg] == self.name else value
