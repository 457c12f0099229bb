"""Points."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.scoring import (
    Counted,
    Each,
    GarrisonedHere,
    OthersUnrest,
    OwnCards,
    OwnIcons,
    Points,
    Tokens,
    VariableCards,
    WhereIn,
)
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HISTORY, OWN, PLAY


def each(points: int, *counted: Counted, per: int = 1) -> Points:
    return Each(points, list(counted), per)


def per_token(resource: int) -> Counted:
    return Tokens(resource)


def per_own(selector: Selector, *zones: int) -> Counted:
    return OwnCards(selector, zones or OWN)


def per_own_icon(*names: str) -> Counted:
    return OwnIcons(tuple(icon_number(name) for name in names))


def if_history(points: int, otherwise: int = 0) -> Points:
    return WhereIn((HISTORY,), points, otherwise)


def if_in_play(points: int, otherwise: int = 0) -> Points:
    return WhereIn((PLAY,), points, otherwise)


VARIABLES: Final = VariableCards()
GARRISONED: Final = GarrisonedHere()
UNREST_OF_OTHERS: Final = OthersUnrest()
