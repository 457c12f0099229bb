"""Victory points: on cards, by condition, by count, and for progress (imperium:scoring)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from civitas.games.imperium.cards import SPARES, UNREST_KINDS, UNREST_SIGNS, has_home, icons_on, is_unrest
from civitas.games.imperium.nations import NO_PILE, nation_of
from civitas.games.imperium.numbers import WIDTH
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    AUTOMATON_SLOTS,
    OWN,
    PLAY,
    POWER,
    PROGRESS,
    PROGRESS_A_POINT,
    RESOURCES,
    STATE_CARD,
    TOKENS_SCORE,
    UNDER_DIE,
    UNREST_POINTS,
    State,
)

MOST_POINTS: Final = 10
VARIABLE_POINTS: Final = 5  # of a card with the variable symbol, as the automaton sees it
SCORED: Final = (*OWN, POWER, STATE_CARD)
AUTOMATON_OWN: Final = (*OWN, AUTOMATON_SLOTS, UNDER_DIE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Points:
    """What a card is worth to the seat that has it in this zone."""

    def get(self, s: State, seat: int, card: int, zone: int) -> int:
        return 0

    def variable(self) -> bool:
        """Whether the card has the variable symbol."""
        return False

    def most(self) -> int:
        """What the card is worth as the automaton sees it, wherever it lies (imperium:automaton-points)."""
        return 0


class Fixed(Points):
    def __init__(self, points: int) -> None:
        self.points = points

    def get(self, s: State, seat: int, card: int, zone: int) -> int:
        return self.points

    def most(self) -> int:
        return self.points


class ByPlace(Points):
    """So many for each of these zones it may lie in, the best first; elsewhere so many."""

    def __init__(self, places: tuple[tuple[int, int], ...], otherwise: int) -> None:
        self.places = places
        self.points = places[0][1]
        self.otherwise = otherwise

    def get(self, s: State, seat: int, card: int, zone: int) -> int:
        for place, points in self.places:
            if zone == place:
                return points
        return self.otherwise

    def most(self) -> int:
        return max(self.otherwise, *(points for _, points in self.places))


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted:
    """Something a seat has, for points."""

    def of(self, s: State, seat: int, card: int) -> int:
        raise NotImplementedError


class Tokens(Counted):
    """A resource among the seat's own; what lies on cards does not count, unless something says so."""

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def of(self, s: State, seat: int, card: int) -> int:
        return s.has(self.resource, seat) + scored_on_cards(s, seat, self.resource)


class TokensHere(Tokens):
    """A resource on the card itself."""

    def of(self, s: State, seat: int, card: int) -> int:
        return s.tokens_on(card, self.resource)


class OwnCards(Counted):
    """Cards of a kind in some zones."""

    def __init__(self, selector: Selector, zones: tuple[int, ...] = OWN) -> None:
        self.selector = selector
        self.zones = zones

    def of(self, s: State, seat: int, card: int) -> int:
        total = 0
        for zone in self.zones:
            total += self.selector.count(s, s.peek(zone, seat).cards())
        return total


class OwnIcons(Counted):
    """Icons on the seat's cards in some zones; those on its power are in play (imperium:anatomy)."""

    def __init__(self, icons: tuple[int, ...], zones: tuple[int, ...] = OWN) -> None:
        self.icons = icons
        self.zones = zones

    def of(self, s: State, seat: int, card: int) -> int:
        total = 0
        for zone in self.zones:
            total += self.among(s, s.peek(zone, seat).cards())
            if zone == PLAY:
                total += self.among(s, s.peek(POWER, seat).cards())
        return total

    def among(self, s: State, cards: list[int]) -> int:
        total = 0
        for card in cards:
            for icon in self.icons:
                total += icons_on(s, card, icon)
        return total


class VariableCards(Counted):
    """Cards with the variable symbol."""

    def of(self, s: State, seat: int, card: int) -> int:
        total = 0
        for zone in OWN:
            for other in s.peek(zone, seat).cards():
                total += POINTS[other].variable()
        return total


class GarrisonedHere(Counted):
    def of(self, s: State, seat: int, card: int) -> int:
        return len(s.garrison_of(card))


class GarrisonedIn(Counted):
    """The cards garrisoned under cards in play of a kind."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def of(self, s: State, seat: int, card: int) -> int:
        return sum(len(s.garrison_of(host)) for host in self.selector.in_play(s, seat))


class TokensOnCards(Counted):
    """All tokens on the seat's cards."""

    def of(self, s: State, seat: int, card: int) -> int:
        return sum(on_cards(s, seat, resource) for resource in range(RESOURCES))


class AllTokensHere(Counted):
    """All tokens on the card itself."""

    def of(self, s: State, seat: int, card: int) -> int:
        return sum(s.tokens_on(card, resource) for resource in range(RESOURCES))


class PlayersWithLess(Counted):
    """The other players that have less of a resource among their own."""

    def __init__(self, resource: int) -> None:
        self.resource = resource
        self.tokens = Tokens(resource)

    def of(self, s: State, seat: int, card: int) -> int:
        own = self.tokens.of(s, seat, card)
        return sum(self.tokens.of(s, other, card) < own for other in s.other_seats(seat))


class OthersUnrest(Counted):
    """Unrest scored by the other players."""

    def of(self, s: State, seat: int, card: int) -> int:
        return sum(unrest_of(s, other) for other in s.other_seats(seat))


class Each(Points):
    """So many for every `per` of what is counted; never more than ten (imperium:scoring)."""

    def __init__(self, points: int, counted: list[Counted], per: int = 1) -> None:
        self.points = points
        self.counted = counted
        self.per = per

    def variable(self) -> bool:
        return True

    def most(self) -> int:
        return VARIABLE_POINTS

    def get(self, s: State, seat: int, card: int, zone: int) -> int:
        total = 0
        for counted in self.counted:
            total += counted.of(s, seat, card)
        return min(MOST_POINTS, self.points * (total // self.per))


NO_POINTS: Final = Points()
POINTS: Final[list[Points]] = [NO_POINTS] * WIDTH


def unrest_of(s: State, seat: int) -> int:
    """The Unrest among the seat's cards (imperium:collapse)."""
    total = 0
    for zone in OWN if seat != s.silent else AUTOMATON_OWN:
        cards = s.peek(zone, seat)
        for kind in UNREST_KINDS:
            total += UNREST_SIGNS[kind] * cards.count(kind)
    return total


def breakdown(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Card, zone and points of every card of the seat that is worth something."""
    spares = spares_unrest(s, seat)
    out: list[tuple[int, int, int]] = []
    for zone in SCORED:
        for card in s.peek(zone, seat).cards():
            points = points_of(s, seat, card, zone, spares)
            if points:
                out.append((card, zone, points))
    return out


def points_of(s: State, seat: int, card: int, zone: int, spares: bool) -> int:
    """What a card of the seat in this zone is worth, if Unrest costs the seat points or `spares` it."""
    points = POINTS[card].get(s, seat, card, zone)
    return 0 if spares and points < 0 and is_unrest(card) else points


def spares_unrest(s: State, seat: int) -> bool:
    """Whether something keeps the seat from losing points by Unrest."""
    if not s.lasting and not s.cast.modifiers[UNREST_POINTS]:
        return False
    return not s.ask_modifiers(UNREST_POINTS, seat, 1)


def scored_on_cards(s: State, seat: int, resource: int) -> int:
    """The tokens on the seat's cards in play, if they count as its own in the scoring."""
    if not s.tokens or (not s.lasting and not s.cast.modifiers[TOKENS_SCORE]):
        return 0
    return on_cards(s, seat, resource) if s.ask_modifiers(TOKENS_SCORE, seat, 0) else 0


def on_cards(s: State, seat: int, resource: int) -> int:
    """The tokens of a resource on the seat's cards in play and on its power."""
    total = 0
    for i in range(0, len(s.tokens), 3):
        card = s.tokens[i]
        if s.tokens[i + 1] == resource and (s.sheaf(PLAY, seat).count(card) or s.sheaf(POWER, seat).count(card)):
            total += s.tokens[i + 2]
    return total


def progress_points(s: State, seat: int) -> int:
    """One for each progress token, unless a state card says otherwise."""
    progress = s.has(PROGRESS, seat) + scored_on_cards(s, seat, PROGRESS)
    if not s.lasting and not s.cast.modifiers[PROGRESS_A_POINT]:
        return progress
    return progress // s.ask_modifiers(PROGRESS_A_POINT, seat, 1)


def score(s: State, seat: int) -> int:
    """Points on cards, and for progress tokens (imperium:scoring)."""
    total = progress_points(s, seat)
    spares = spares_unrest(s, seat)
    for zone in SCORED:
        for card in s.peek(zone, seat).cards():
            total += points_of(s, seat, card, zone, spares)
    return total


def wins_by_collapse(s: State, seat: int) -> int:
    """Whether the seat wins whatever Unrest it has, because a pile of its nation's is empty (imperium:collapse)."""
    pile = nation_of(s, seat).wins_collapse_without
    return int(pile != NO_PILE and not s.peek(pile, 0).size())


def spared(s: State, seat: int) -> int:
    """Points of Unrest that would be returned before scoring: a collapse ends the game before that can be done."""
    spares = 0
    losses: list[int] = []
    for zone in OWN:
        for card in s.peek(zone, seat).cards():
            spares += SPARES[card]
            if has_home(card):
                losses.append(-POINTS[card].get(s, seat, card, zone))
    losses.sort(reverse=True)
    return sum(losses[:spares])
