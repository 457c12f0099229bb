"""How the automaton chooses in the market (000:1159-1181, 1215-1220; parts b 19-30 and c 7 of the facts)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import DECK, DISCARD, EXILE, SLOT_UNREST

from ..scenario import number
from .playing import Table

# An `other` card of the Minoans: discard the top card of the deck (here none), acquire a civilised card, else progress.
OTHER = "1UNC20"


def minoans() -> Table:
    table = Table("MIN", "horizons")
    table.piles(dynasty=["2MIN3X", "2MIN4"]).unrest_left(9)
    table.zone("main deck", 0, "1REG5", "1REG6").zone("civilised deck", 0, "1CIV2", "1CIV10")
    return table


def gained(table: Table) -> list[str]:
    table.resolve(OTHER, accept=False)
    return table.there(DECK)


@pytest.mark.rule("imperium:automaton-market", "imperium:automaton-points")
def test_it_takes_the_card_worth_most() -> None:
    """000:1165: a variable card counts 5, a fixed one as printed."""
    table = minoans()
    table.in_market("1CIV8", "1CIV14", "1CIV5")
    assert gained(table) == ["1CIV14", "unrest"]


@pytest.mark.rule("imperium:automaton-market", "imperium:automaton-points")
def test_each_progress_is_a_point_and_other_tokens_are_none() -> None:
    """000:1220."""
    table = minoans()
    table.slot(0, "1CIV14").slot(1, "1CIV8", progress=4).slot(2, "1CIV5", materials=9, goods=9)
    assert gained(table) == ["1CIV8", "unrest"]
    assert table.pool() == {"progress": 4}
    other = minoans()
    other.slot(0, "1CIV14").slot(1, "1CIV8", materials=4)
    assert gained(other) == ["1CIV14", "unrest"]


@pytest.mark.rule("imperium:automaton-market")
def test_of_equals_the_one_with_most_tokens_then_the_lowest_slot() -> None:
    """000:1165: tokens of all kinds together."""
    table = minoans()
    table.slot(0, "1CIV14").slot(1, "1CIV8", progress=3).slot(2, "1CIV3", materials=2, population=1, goods=1)
    assert gained(table) == ["1CIV3", "unrest"]
    assert table.pool() == {"materials": 2, "population": 1, "goods": 1}
    other = minoans()
    other.slot(0, "1CIV8", progress=3).slot(2, "1CIV14", materials=3)
    assert gained(other) == ["1CIV8", "unrest"]


@pytest.mark.rule("imperium:automaton-market", "imperium:market")
def test_the_slot_is_filled_again_at_once() -> None:
    """000:1461: from the deck of its place, an Unrest under a card that is no region (D1)."""
    table = minoans()
    table.slot(2, "1CIV14")
    assert gained(table) == ["1CIV14", "unrest"]
    assert table.market()[2] == "1CIV10"
    assert table.state.get(SLOT_UNREST + 2) == 1
    assert table.state.unrest_left() == 8
    other = minoans()
    other.slot(0, "1CIV14")
    assert gained(other) == ["1CIV14", "unrest"]
    assert other.market()[0] == "1REG6"
    assert other.state.get(SLOT_UNREST) == 0
    assert other.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-market", "imperium:automaton-resolving")
def test_with_nothing_to_acquire_the_next_alternative_comes() -> None:
    table = minoans()
    table.in_market("1UNC8", "1REG8", "1TRI5")
    assert gained(table) == []
    assert table.pool() == {"progress": 1}


@pytest.mark.rule("imperium:automaton-market", "imperium:acquire")
def test_a_region_brings_no_unrest() -> None:
    """D1: the Celts' Conquer, with too little population to break through."""
    table = Table("CEL")
    table.slot(4, "1REG8", population=1).zone("region deck", 0, "1REG9").unrest_left(9).piles(dynasty=["1CEL2"])
    table.resolve("1CEL17", accept=False)
    assert table.there(DECK) == ["1REG8"]
    assert table.pool() == {"population": 1}
    assert table.state.unrest_left() == 9


# Breaking through: Romans as an empire, with an empire card, for a civilised card.


def romans(*market: str) -> Table:
    table = Table("ROM")
    table.side("empire").piles(dynasty=["1ROM3", "1ROM4"]).unrest_left(9)
    table.in_market(*market).zone("main deck", 0, "1CIV3", "1REG5", "1REG6")
    table.zone("civilised deck", 0, "1CIV5", "1CIV10")
    return table


@pytest.mark.rule("imperium:automaton-market", "imperium:break-through")
def test_breaking_through_takes_the_best_of_the_market_without_its_unrest() -> None:
    """000:1165-1167: tokens gained, the Unrest under it back to the pile."""
    table = romans("1UNC8")
    table.slot(1, "1CIV8").slot(2, "1CIV14", goods=1).resolve("1CIV2", accept=False)
    assert table.there(DECK) == ["1CIV14"]
    assert table.pool() == {"goods": 1}
    # One back, one under the new card.
    assert table.state.unrest_left() == 9
    assert table.market()[2] == "1CIV10"


@pytest.mark.rule("imperium:automaton-market", "imperium:break-through")
def test_breaking_through_with_none_in_the_market_takes_the_small_deck() -> None:
    table = romans("1UNC8")
    table.resolve("1CIV2", accept=False)
    assert table.there(DECK) == ["1CIV10"]
    assert table.cards_in("civilised deck") == ["1CIV5"]
    assert table.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-market", "imperium:break-through")
def test_breaking_through_then_searches_the_main_deck() -> None:
    """The others are shuffled back."""
    table = romans("1UNC8")
    table.zone("civilised deck", 0).resolve("1CIV2", accept=False)
    assert table.there(DECK) == ["1CIV3"]
    assert sorted(table.cards_in("main deck")) == ["1REG5", "1REG6"]


@pytest.mark.rule("imperium:automaton-market", "imperium:break-through")
def test_breaking_through_in_vain_brings_two_progress() -> None:
    """000:1167, D5."""
    table = romans("1UNC8")
    table.zone("civilised deck", 0).zone("main deck", 0, "1REG5", "1REG6").resolve("1CIV2", accept=False)
    assert table.there(DECK) == []
    assert table.pool() == {"progress": 2}


# Exile.


@pytest.mark.rule("imperium:automaton-market", "imperium:exile")
def test_it_exiles_the_lowest_slot_without_a_token() -> None:
    """000:1175-1177; the Unrest under it goes back, the slot is filled."""
    table = minoans()
    table.slot(0, "1CIV8", materials=1).slot(1, "1TRI5").slot(2, "1CIV14").resolve("1REG8", accept=False)
    assert table.there(EXILE, 0) == ["1TRI5"]
    assert table.market()[:3] == ["1CIV8", "1REG6", "1CIV14"]
    assert table.state.unrest_left() == 10
    assert table.cards_in("play", 1) == ["1REG8"]


@pytest.mark.rule("imperium:automaton-market", "imperium:exile")
def test_when_all_have_tokens_it_exiles_none() -> None:
    table = minoans()
    table.slot(0, "1CIV8", materials=1).slot(1, "1TRI5", goods=1).resolve("1REG8", accept=False)
    assert table.there(EXILE, 0) == []
    assert table.market()[:2] == ["1CIV8", "1TRI5"]


@pytest.mark.rule("imperium:automaton-market", "imperium:exile", "imperium:acquire")
@pytest.mark.parametrize(
    ("exiled", "market", "gained_cards"),
    [
        (["1REG2X"], "1REG8", ["1REG2X"]),  # 1 point against none
        (["1REG9"], "1REG8", ["1REG8"]),  # equal: the market
        (["1REG9", "1REG10"], None, ["1REG9"]),  # the one exiled first
        (["1CIV14"], None, []),
    ],
)
def test_including_exile(exiled: list[str], market: str | None, gained_cards: list[str]) -> None:
    """D7: a tributary of the Magyars: population, and a region, exiled ones too; no Unrest for a region."""
    table = Table("MAG")
    table.zone("exile", 0, *exiled).slot(4, market).unrest_left(9).piles(dynasty=["3MAG2"])
    table.state.exiled = tuple(number(code) for code in exiled)
    table.resolve("1TRI4", accept=False)
    assert table.there(DECK) == gained_cards
    assert table.state.unrest_left() == 9
    assert table.past() == ["1TRI4"]


@pytest.mark.rule("imperium:automaton-market", "imperium:exile", "imperium:acquire")
def test_a_card_acquired_from_exile_brings_unrest_if_it_is_no_region() -> None:
    """000:1467-1469: Inuit in summer, an empire card: a region or uncivilised card, exiled ones too."""
    table = Table("INU")
    table.side("summer").zone("exile", 0, "1UNC10").unrest_left(9).piles(dynasty=["3INU15"])
    table.state.exiled = (number("1UNC10"),)
    table.resolve("1CIV2", accept=False)
    # The row then discards the top card of the deck, which is that Unrest.
    assert (table.there(DECK), table.there(DISCARD)) == (["1UNC10"], ["unrest"])
    assert table.state.unrest_left() == 8
