"""How many: counted on the table when it is asked for (imperium:interpreting)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from civitas.games.imperium.actions.resources import icons_of
from civitas.games.imperium.cards import PRINTED_ICONS, icons_on
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import ICON_AS, MOST_SEATS, OWN, PLAY, POWER, RESOURCE, STATE, State
from civitas.kernel.expr import Amount, lift
from civitas.kernel.frame import Frame
from civitas.kernel.node import Expr


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Expr[State]):
    """Something counted; `origin` tells the icons of the cards in play it was counted on, as bits."""

    def origin(self, s: State, f: Frame) -> int:
        return 0


ICON: Final = 16  # an icon treated as another: the one times this, plus the other


class IconsInPlay(Count):
    """The icons of these kinds in the play area of the seat in focus, and on its power (imperium:anatomy).

    `this`: on the speaking card too, though it is only being played.
    """

    def __init__(self, icons: tuple[int, ...], this: bool = False) -> None:
        self.icons = icons
        self.this = this

    def counted(self, s: State, f: Frame) -> tuple[int, ...]:
        """The icons that count for the speaking card: one may be treated as another while it is played."""
        if not s.lasting and not s.cast.modifiers[ICON_AS]:
            return self.icons
        swap = s.ask_modifiers(ICON_AS, f.who, 0, f.src)
        if not swap:
            return self.icons
        icons = [icon for icon in self.icons if icon != swap // ICON]
        if swap % ICON in self.icons:
            icons.append(swap // ICON)
        return tuple(icons)

    def get(self, s: State, f: Frame) -> int:
        total = 0
        icons = self.counted(s, f)
        changed = bool(s.treated or s.copies)
        for card in s.sheaf(PLAY, f.who).held:
            # Most cards have no icon at all.
            if changed or PRINTED_ICONS[card]:
                for icon in icons:
                    total += icons_on(s, card, icon)
        for card in s.sheaf(POWER, f.who).held:
            if PRINTED_ICONS[card]:
                for icon in icons:
                    total += icons_on(s, card, icon)
        if self.this and not s.sheaf(PLAY, f.who).count(f.src):
            for icon in icons:
                total += icons_on(s, f.src, icon)
        return total

    def origin(self, s: State, f: Frame) -> int:
        mask = 0
        icons = self.counted(s, f)
        for card in s.sheaf(PLAY, f.who).held:
            for icon in icons:
                if icons_on(s, card, icon):
                    mask |= icons_of(s, card)
        return mask


class PlayersWithAsMany(Count):
    """The other players that have at least as many of these icons in play as the seat in focus."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.in_play = IconsInPlay(icons)

    def get(self, s: State, f: Frame) -> int:
        own = self.in_play.get(s, f)
        seat = f.who
        total = 0
        for other in s.other_seats(seat):
            f.who = other
            if self.in_play.get(s, f) >= own:
                total += 1
        f.who = seat
        return total


class KindsInPlay(Count):
    """Of how many of these kinds the seat in focus has at least one icon in play."""

    def __init__(self, icons: tuple[int, ...]) -> None:
        self.kinds = [IconsInPlay((icon,)) for icon in icons]

    def get(self, s: State, f: Frame) -> int:
        total = 0
        for kind in self.kinds:
            if kind.get(s, f):
                total += 1
        return total

    def origin(self, s: State, f: Frame) -> int:
        mask = 0
        for kind in self.kinds:
            mask |= kind.origin(s, f)
        return mask


class CardsInPlay(Count):
    """The cards of a kind in the play area of the seat in focus."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return self.selector.count(s, s.sheaf(PLAY, f.who).held)

    def origin(self, s: State, f: Frame) -> int:
        mask = 0
        for card in self.selector.in_play(s, f.who):
            mask |= icons_of(s, card)
        return mask


class CardsIn(Expr[State]):
    """The cards of a kind in a zone of the seat in focus."""

    def __init__(self, zone: int, selector: Selector) -> None:
        self.zone = zone
        self.selector = selector

    def get(self, s: State, f: Frame) -> int:
        return self.selector.count(s, s.cards_in(self.zone, f.who))


class Sum(Count):
    """Two things counted together."""

    def __init__(self, first: Expr[State], second: Expr[State]) -> None:
        self.first = first
        self.second = second

    def get(self, s: State, f: Frame) -> int:
        return self.first.get(s, f) + self.second.get(s, f)

    def origin(self, s: State, f: Frame) -> int:
        mask = self.first.origin(s, f) if isinstance(self.first, Count) else 0
        return mask | self.second.origin(s, f) if isinstance(self.second, Count) else mask


class Shares(Count):
    """How many times so many are there."""

    def __init__(self, of: Expr[State], size: int) -> None:
        self.of = of
        self.size = size

    def get(self, s: State, f: Frame) -> int:
        return self.of.get(s, f) // self.size

    def origin(self, s: State, f: Frame) -> int:
        return self.of.origin(s, f) if isinstance(self.of, Count) else 0


class Have(Expr[State]):
    """How much of a resource the seat in focus has."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def get(self, s: State, f: Frame) -> int:
        return s.counts[RESOURCE + self.resource * MOST_SEATS + f.who]


class Times(Expr[State]):
    """So many for each, at most `most` in all."""

    def __init__(self, each: int, of: Amount, most: int = 0) -> None:
        self.each = each
        self.of = lift(of)
        self.most = most

    def get(self, s: State, f: Frame) -> int:
        total = self.each * self.of.get(s, f)
        return min(total, self.most) if self.most else total


class InState(Expr[State]):
    """Whether the state card of the seat in focus shows this icon."""

    def __init__(self, state: int) -> None:
        self.state = state

    def get(self, s: State, f: Frame) -> int:
        return int(s.counts[STATE + f.who] & self.state != 0)


class NamedIn(Expr[State]):
    """Whether a card of this kind, other than the one speaking, lies in one of the zones of the seat in focus."""

    def __init__(self, selector: Selector, zones: tuple[int, ...]) -> None:
        self.selector = selector
        self.zones = zones

    def get(self, s: State, f: Frame) -> int:
        for zone in self.zones:
            for card in s.cards_in(zone, f.who):
                if card != f.src and self.selector.fits(s, card):
                    return 1
        return 0


class Owned(Expr[State]):
    """Whether the speaking card lies anywhere among the cards of the seat in focus."""

    def get(self, s: State, f: Frame) -> int:
        for zone in OWN:
            if s.peek(zone, f.who).count(f.src):
                return 1
        return 0


def origin_of(amount: Expr[State], s: State, f: Frame) -> int:
    """The icons of the cards in play behind an amount, the speaking card's included if it is in play."""
    mask = amount.origin(s, f) if isinstance(amount, Count) else 0
    if isinstance(amount, Times) and isinstance(amount.of, Count):
        mask = amount.of.origin(s, f)
    if f.src >= 0 and s.sheaf(PLAY, f.who).count(f.src):
        mask |= icons_of(s, f.src)
    return mask
