"""The score of the automaton, item by item and level by level (000:1241-1260, 1270-1300; parts d 7-12 and e)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import DYNASTY, ON_STATE_CARD, POWER, RESOURCES, SET_ASIDE, UNDER_DIE

from ..scenario import number
from .laying import BOT
from .oracle_facts import points
from .playing import LEVELS, Table


def worth(table: Table) -> int:
    return int(table.state.scores()[BOT])


def bare(nation: str = "ROM", level: str = "emperor", edition: str = "newest") -> Table:
    table = Table(nation, edition, level)
    table.slots().piles(deck=[], dynasty=[], discard=[], play=[], history=[])
    assert worth(table) == 0
    return table


@pytest.mark.rule("imperium:automaton-scoring", "imperium:automaton-levels")
@pytest.mark.parametrize(
    ("materials", "population", "progress", "goods", "by_ten", "by_five"),
    [
        (0, 0, 7, 0, 7, 7),
        (9, 0, 0, 0, 0, 1),
        (5, 5, 0, 0, 1, 2),
        (4, 5, 0, 0, 0, 1),
        (0, 29, 0, 0, 2, 5),
        (0, 0, 0, 1, 0, 1),
        (0, 0, 0, 2, 1, 2),
        (5, 0, 0, 1, 1, 2),
        (4, 0, 0, 1, 0, 1),
        (13, 4, 2, 3, 5, 8),
    ],
)
@pytest.mark.parametrize("level", LEVELS)
def test_its_resources(
    level: str, materials: int, population: int, progress: int, goods: int, by_ten: int, by_five: int
) -> None:
    """000:1243-1244, 1286-1288: per 10 together, a goods counting as 5; from Sovereign on per 5, and 1 a goods."""
    table = bare(level=level)
    table.give(materials=materials, population=population, progress=progress, goods=goods)
    assert worth(table) == (by_five if LEVELS.index(level) >= 3 else by_ten)


@pytest.mark.rule("imperium:automaton-scoring")
@pytest.mark.parametrize("where", ["deck", "discard", "play", "history", "slots", "die"])
def test_its_cards_wherever_they_are(where: str) -> None:
    """000:1248, 003:299: Wilderness 1, Volcano 3; in the slots, also under the die, in play, and so on."""
    table = bare()
    held = ["1REG2X", "3REG1"]
    if where == "slots":
        table.slots(*held)
    elif where == "die":
        table.lay(UNDER_DIE, BOT, [number(code) for code in held])
    else:
        table.piles(**{where: held})
    assert worth(table) == 4


@pytest.mark.rule("imperium:automaton-scoring")
@pytest.mark.parametrize("zone", [DYNASTY, SET_ASIDE, POWER])
def test_what_is_not_its_own_yet_does_not_count(zone: int) -> None:
    """000:1248: neither the dynasty nor quests, headpieces or the discovery deck; no power card."""
    table = bare("MAY")
    table.lay(zone, BOT, [number("3MAY1B")] if zone == POWER else [number("3MAY8"), number("3MAY7")])
    assert worth(table) == 0


@pytest.mark.rule("imperium:automaton-scoring", "imperium:automaton-routes")
def test_goods_on_its_routes_do_not_count() -> None:
    """000:1246; the route itself does: 1."""
    table = bare(level="sovereign")
    table.routes(BOT, {"3TRO8": 3})
    assert worth(table) == 1


@pytest.mark.rule("imperium:automaton-scoring", "imperium:automaton-points")
@pytest.mark.parametrize(
    ("card", "counted"),
    [
        ("1FAM6", 11),  # Triumphant
        ("2FAM5", 12),  # Proud
        ("3FAM1", 11),  # Supreme
        ("1CIV3", 5),  # variable
        ("1TRI1", 3),
        ("2ART5", -4),
        ("2UTO3BX", 10),
        ("2ART3", 8),  # conditional: the most it may be
        ("3POL17", -4),
        ("unrest", -2),
        ("1FAM9A", 0),
    ],
)
def test_points_of_cards(card: str, counted: int) -> None:
    """000:1215-1220: fixed ones whole and negative too, without a limit of 10 (D12)."""
    table = bare()
    table.piles(discard=[card])
    assert worth(table) == counted


@pytest.mark.rule("imperium:automaton-scoring", "imperium:automaton-levels", "imperium:cultists")
@pytest.mark.parametrize(("level", "each"), list(zip(LEVELS, (0, 0, 1, 1, 2, 2), strict=True)))
def test_unrest_of_the_cultists(level: str, each: int) -> None:
    """000:1250, 1270, 1298: points in place of losses; others lose 2 for each at every level."""
    table = bare("CUL", level)
    table.piles(deck=["unrest", "unrest"], discard=["unrest"])
    assert worth(table) == 3 * each
    other = bare("ROM", level)
    other.piles(deck=["unrest", "unrest"], discard=["unrest"])
    assert worth(other) == -6


@pytest.mark.rule("imperium:automaton-scoring", "imperium:cultists")
def test_tokens_on_the_state_card_of_the_cultists_do_not_count() -> None:
    """D24."""
    table = bare("CUL", "overlord")
    for token in range(RESOURCES + 1):
        table.state.put(ON_STATE_CARD + token, 9)
    assert worth(table) == 0


@pytest.mark.rule("imperium:automaton-scoring")
def test_everything_together() -> None:
    """Romans at Sovereign: 6 progress, 14 materials and population, 2 goods, cards and Unrest."""
    table = bare("ROM", "sovereign")
    table.give(progress=6, materials=9, population=5, goods=2)
    table.slots("1ROM3", "unrest").piles(
        deck=["1FAM1"], discard=["unrest", "1CIV3"], play=["1REG2X"], history=["1TRI3"]
    )
    cards = sum(points(code) for code in ("1ROM3", "1FAM1", "1CIV3", "1REG2X", "1TRI3"))
    assert cards == 3 + 7 + 5 + 1 + 5
    assert worth(table) == 6 + 2 + 2 + cards - 4
