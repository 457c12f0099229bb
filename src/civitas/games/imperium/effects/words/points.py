"""Points."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.scoring import (
    AllTokensHere,
    ByPlace,
    Counted,
    Each,
    GarrisonedHere,
    GarrisonedIn,
    OthersUnrest,
    OwnCards,
    OwnIcons,
    PlayersWithLess,
    Points,
    Tokens,
    TokensOnCards,
    VariableCards,
)
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HISTORY, LEGENDS, OWN, PLAY


def each(points: int, *counted: Counted, per: int = 1) -> Points:
    return Each(points, list(counted), per)


def per_token(resource: int) -> Counted:
    return Tokens(resource)


def per_own(selector: Selector, *zones: int) -> Counted:
    return OwnCards(selector, zones or OWN)


def per_own_icon(*names: str, zones: tuple[int, ...] = OWN) -> Counted:
    return OwnIcons(tuple(icon_number(name) for name in names), zones)


def per_garrisoned_in(selector: Selector) -> Counted:
    """Each card garrisoned under one in play of a kind."""
    return GarrisonedIn(selector)


def per_player_with_less(resource: int) -> Counted:
    """Each other player who has less of a resource than you."""
    return PlayersWithLess(resource)


def by_place(*places: tuple[int, int], otherwise: int = 0) -> Points:
    """So many points in each zone, the most first: `by_place((GARRISON, 12), (HISTORY, 8), otherwise=3)`."""
    return ByPlace(places, otherwise)


def if_history(points: int, otherwise: int = 0) -> Points:
    return by_place((HISTORY, points), otherwise=otherwise)


def if_legends(points: int, otherwise: int = 0) -> Points:
    return by_place((LEGENDS, points), otherwise=otherwise)


def if_in_play(points: int, otherwise: int = 0) -> Points:
    return by_place((PLAY, points), otherwise=otherwise)


TOKENS_ON_CARDS: Final = TokensOnCards()
ALL_TOKENS_HERE: Final = AllTokensHere()
VARIABLES: Final = VariableCards()
GARRISONED: Final = GarrisonedHere()
UNREST_OF_OTHERS: Final = OthersUnrest()
