"""The set-up of the automaton of every nation (000:1038-1053, 000:1644-2023; part a of the facts on the automaton).

How many cards begin where is written here from the descriptions of the nations; which they are, from the card facts.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    AUTOMATON_SLOTS,
    CIVILISED_DECK,
    DECK,
    DISCARD,
    DYNASTY,
    EXHAUSTS,
    EXILE,
    FAME_DECK,
    HAND,
    HISTORY,
    MAIN_DECK,
    MARKET,
    MERCHANT_EMPIRE,
    OPEN_ROUTES,
    PLAY,
    REGION_DECK,
    SCORING,
    SET_ASIDE,
    UNCIVILISED_DECK,
    UNDER_DIE,
    State,
)

from ..scenario import RESOURCE_NAMES
from .laying import BOT, YOU
from .oracle_facts import cards, points
from .playing import LEVELS, TRADING, all_unrest, lying, printed, started

# Starting cards, nation cards, development cards, Unrest for the pile at two players.
CARDS = {
    "ABB": (9, 6, 6, 0),
    "AKS": (10, 5, 6, 0),
    "ART": (10, 7, 5, 2),
    "ATL": (11, 0, 10, 0),
    "CAR": (10, 5, 6, 0),
    "CEL": (10, 6, 5, 0),
    "CUL": (17, 0, 0, 4),
    "EGY": (10, 3, 8, 0),
    "GRE": (10, 3, 8, 0),
    "GUP": (10, 5, 6, 1),
    "INU": (8, 0, 12, 2),
    "JPN": (10, 7, 5, 0),
    "MAC": (11, 3, 7, 0),
    "MAG": (10, 8, 3, 2),
    "MAU": (7, 9, 6, 0),
    "MAY": (10, 7, 8, 1),
    "MIN": (10, 4, 7, 0),
    "MRT": (12, 9, 3, 2),
    "OLM": (10, 5, 6, 1),
    "PER": (10, 4, 7, 0),
    "POL": (10, 9, 4, 1),
    "QIN": (9, 4, 8, 0),
    "ROM": (10, 5, 6, 0),
    "SAS": (10, 7, 5, 0),
    "SCY": (11, 7, 4, 0),
    "TAI": (10, 6, 5, 0),
    "TAN": (10, 4, 8, 3),
    "UTO": (13, 0, 0, 3),
    "VIK": (9, 13, 0, 0),
    "WAG": (9, 7, 5, 0),
}
# Whose dynasty is laid otherwise.
SPECIAL = ("ART", "ATL", "CUL", "INU", "MAY", "MRT", "POL", "UTO", "VIK")
NORMAL = tuple(nation for nation in CARDS if nation not in SPECIAL)
# What the nations' own rules take out of the starting deck.
NOT_IN_DECK = {"POL": ["3POL17"], "MRT": ["3MRT23"]}
SLOT_COUNT = {"chieftain": 4, "warlord": 4, "emperor": 5, "sovereign": 5, "overlord": 6, "supreme_ruler": 6}
COMMON_UNREST = 8


def developments(nation: str) -> list[str]:
    return printed(nation, "development")


def deck_and_slots(s: State) -> list[str]:
    return sorted(lying(s, AUTOMATON_SLOTS) + lying(s, DECK))


@pytest.mark.rule("imperium:automaton-setup", "imperium:nations")
@pytest.mark.parametrize("nation", CARDS)
def test_the_counts_are_those_of_the_component_lists(nation: str) -> None:
    start, nations, developed, supply = CARDS[nation]
    assert len(printed(nation, "deck")) == start
    assert len(printed(nation, "nation")) == nations
    assert len(developments(nation)) == developed
    assert len(printed(nation, "supply")) == supply


@pytest.mark.rule("imperium:automaton-setup")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("nation", CARDS)
def test_the_starting_cards_lie_in_the_slots_and_the_deck(nation: str, level: str) -> None:
    """000:1038, 1049, 1268, 1296: four slots below Emperor, six from Overlord on."""
    s = started(nation, level)
    expected = [code for code in printed(nation, "deck") if code not in NOT_IN_DECK.get(nation, [])]
    assert deck_and_slots(s) == sorted(expected)
    assert len(lying(s, AUTOMATON_SLOTS)) == SLOT_COUNT[level]


@pytest.mark.rule("imperium:automaton-setup")
@pytest.mark.parametrize("nation", CARDS)
def test_it_has_nothing_else(nation: str) -> None:
    s = started(nation)
    for zone in (HAND, DISCARD, PLAY, HISTORY, UNDER_DIE):
        assert lying(s, zone) == []
    assert s.get(EXHAUSTS + BOT) == 0
    assert s.get(SCORING) == 0
    assert s.get(MERCHANT_EMPIRE) == 0


@pytest.mark.rule("imperium:automaton-setup")
@pytest.mark.parametrize("nation", NORMAL)
def test_the_dynasty_developments_then_accession_then_nation_cards(nation: str) -> None:
    """000:1045-1048, as one pile: the developments by points, the best on top, and so on."""
    _, nations, developed, _ = CARDS[nation]
    dynasty = lying(started(nation), DYNASTY)
    assert len(dynasty) == developed + 1 + nations
    below, above = dynasty[:developed], dynasty[developed + 1 :]
    assert sorted(below) == sorted(developments(nation))
    assert [points(code) for code in below] == sorted(points(code) for code in below)
    assert [dynasty[developed]] == printed(nation, "accession")
    assert sorted(above) == sorted(printed(nation, "nation"))
    assert lying(started(nation), SET_ASIDE) == []


@pytest.mark.rule("imperium:automaton-setup")
@pytest.mark.parametrize("nation", NORMAL)
def test_nation_cards_and_equal_developments_lie_in_random_order(nation: str) -> None:
    _, _, developed, _ = CARDS[nation]
    dynasties = [lying(started(nation, seed=seed), DYNASTY) for seed in range(16)]
    assert len({tuple(dynasty[developed + 1 :]) for dynasty in dynasties}) > 1
    worths = [points(code) for code in developments(nation)]
    if len(set(worths)) < len(worths):
        assert len({tuple(dynasty[:developed]) for dynasty in dynasties}) > 1


@pytest.mark.rule("imperium:automaton-setup")
@pytest.mark.parametrize("nation", CARDS)
def test_its_starting_cards_are_shuffled(nation: str) -> None:
    assert len({tuple(lying(started(nation, seed=seed), AUTOMATON_SLOTS)) for seed in range(8)}) > 1


@pytest.mark.rule("imperium:automaton-setup", "imperium:shared-setup")
@pytest.mark.parametrize("nation", CARDS)
def test_its_supply_unrest_joins_the_pile(nation: str) -> None:
    """000:1040; the other player here brings none."""
    assert all_unrest(started(nation)) == COMMON_UNREST + CARDS[nation][3]


@pytest.mark.rule("imperium:automaton-setup")
def test_the_unrest_of_both_nations_joins_the_pile() -> None:
    assert all_unrest(started("MAG", nation1="tang", trade_routes="yes")) == COMMON_UNREST + 2 + 3


@pytest.mark.rule("imperium:automaton-setup")
def test_without_replacement_cards_the_mauryans_begin_with_eight_cards() -> None:
    s = started("MAU", replacements="no")
    assert deck_and_slots(s) == sorted(printed("MAU", "deck", replaced=False))
    assert len(deck_and_slots(s)) == 8
    assert len(lying(s, DYNASTY)) == 8 + 1 + 6


@pytest.mark.rule("imperium:automaton-setup", "imperium:automaton-levels")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("nation", CARDS)
def test_what_it_begins_with(nation: str, level: str) -> None:
    """000:1051, 1282: nothing below Sovereign; then 3, 2 and 1 progress, or with Trade Routes 1 goods instead."""
    s = started(nation, level)
    last = "goods" if nation in TRADING else "progress"
    given = {"materials": 3, "population": 2, last: 1} if LEVELS.index(level) >= 3 else {}
    has = {name: s.has(resource, BOT) for resource, name in enumerate(RESOURCE_NAMES)}
    assert {name: amount for name, amount in has.items() if amount} == given


@pytest.mark.rule("imperium:automaton-setup", "imperium:automaton-routes")
@pytest.mark.parametrize("nation", ["CAR", "ATL", "MAY", "UTO", "JPN"])
def test_any_nation_with_trade_routes_begins_with_goods(nation: str) -> None:
    s = started(nation, "overlord", trade_routes="yes")
    assert [s.has(resource, BOT) for resource in range(4)] == [3, 2, 0, 1]


@pytest.mark.rule("imperium:automaton-setup")
@pytest.mark.parametrize("trades", ["no", "yes"])
def test_the_table_is_that_of_two_players(trades: str) -> None:
    """Cards for more players are out; small decks of six with the one in the market; six or seven fame cards."""
    s = started("MIN", trade_routes=trades)
    zones = (MARKET, MAIN_DECK, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, FAME_DECK, OPEN_ROUTES)
    there = [code for zone in zones for code in lying(s, zone, 0) if code != "unrest"]
    assert not any(cards()[code]["players"] for code in there)
    assert len(lying(s, FAME_DECK, 0)) == (7 if trades == "yes" else 6)
    assert ("3FAM3" in there) is (trades == "yes")
    small = [len(lying(s, zone, 0)) for zone in (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)]
    assert small == [5, 5, 5]


@pytest.mark.rule("imperium:automaton-setup", "imperium:mixing")
@pytest.mark.parametrize(("common", "nation", "name"), [("classics", "EGY", "Egyptians"), ("legends", "CEL", "Celts")])
def test_a_tributary_named_like_its_nation_is_replaced_by_one_of_another_box(
    common: str, nation: str, name: str
) -> None:
    """000:576, 003:25: its nation counts as chosen."""
    for seed in range(4):
        s = started(nation, seed=seed, common=common)
        zones = (MARKET, MAIN_DECK, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)
        tributaries = [
            code
            for zone in zones
            for code in lying(s, zone, 0)
            if "tributary" in cards().get(code, {"suits": []})["suits"]
        ]
        assert name not in [cards()[code]["name"] for code in tributaries]
        box = common_box(common)
        assert len([code for code in tributaries if code[0] != box]) >= 1
        assert len(tributaries) == len(tributaries_of(box))


def common_box(common: str) -> str:
    return {"classics": "1", "legends": "2", "horizons": "3"}[common]


def tributaries_of(box: str) -> list[str]:
    """The tributaries of a box for two players, replaced ones counted once."""
    return [
        code
        for code, card in cards().items()
        if card["suits"] == ["tributary"]
        and code.startswith(f"{box}TRI")
        and card["players"] is None
        and not code.endswith("X")
    ]


@pytest.mark.rule("imperium:solo", "imperium:automaton-setup")
@pytest.mark.parametrize("nation", CARDS)
def test_you_always_begin(nation: str) -> None:
    """003:113."""
    for seed in range(4):
        s = started(nation, seed=seed)
        assert s.asked == YOU
        assert s.turn == YOU
        assert lying(s, EXILE, 0) == []
