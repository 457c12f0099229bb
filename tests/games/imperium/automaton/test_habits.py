"""What your cards do to the automaton (000:1147-1153, 000:1127, part b 35-43 of the facts on the automaton)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    CHAOS_PILE,
    DECK,
    DISCARD,
    HAND,
    HISTORY,
    PLAY,
)

from ..scenario import number
from .laying import YOU
from .playing import Table

SLOTS = ("1UNC4", "1UNC5", "1UNC6")
# Regions of the automaton, the last one played last.
REGIONS = ["1REG9", "1REG10", "1REG11"]


def facing(nation: str = "ROM", level: str = "emperor") -> Table:
    """You have cards of every kind; the automaton has cards in slots, deck and discard pile."""
    table = Table(nation, level=level)
    table.slots(*SLOTS).piles(deck=["1TRI1", "1TRI2"], discard=["unrest", "1UNC10"], dynasty=["1ROM3", "1ROM2"])
    table.in_market("1CIV10", "1CIV14", "1CIV8", "1UNC8", "1REG8").unrest_left(9)
    table.deck(YOU, *["1MAC19"] * 8).has(YOU, materials=9, population=9, progress=9, goods=9)
    return table


def untouched(table: Table) -> bool:
    """Whether nothing of the automaton's cards has moved."""
    there = (table.in_slots(), table.there(DECK), table.there(DISCARD))
    return there == (list(SLOTS), ["1TRI1", "1TRI2"], ["unrest", "1UNC10"])


# Drawing.

DRAWERS = [
    ("1CAR9", "barbarian"),  # all players may draw a card
    ("2UTO12", "barbarian"),
    ("1SCY14", "barbarian"),
    ("1UNC22", "barbarian"),
    ("3TRI11", "barbarian"),
    ("3INU8", "empire"),
    ("3CUL9", "barbarian"),  # each other player may
    ("3GUP17", "barbarian"),
    ("3TAI17", "barbarian"),
]


@pytest.mark.rule("imperium:automaton-habits", "imperium:draw")
@pytest.mark.parametrize(("code", "state"), DRAWERS)
def test_drawing_is_discarding_the_top_of_the_deck(code: str, state: str) -> None:
    """000:1147: forced or allowed."""
    table = facing()
    table.you_play(code, state, accept=False)
    assert table.there(DECK) == ["1TRI1"]
    assert table.there(DISCARD) == ["unrest", "1UNC10", "1TRI2"]
    assert table.in_slots() == list(SLOTS)
    assert table.there(HAND) == []


@pytest.mark.rule("imperium:automaton-habits", "imperium:draw")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    """000:1147: dynasty cards and shuffling only come in the clean-up."""
    table = facing()
    table.piles(deck=[])
    table.you_play("1CAR9", accept=False)
    assert (table.there(DECK), table.there(DISCARD)) == ([], ["unrest", "1UNC10"])


@pytest.mark.rule("imperium:automaton-habits", "imperium:exhaust")
def test_an_exhaust_ability_makes_it_draw_too() -> None:
    table = facing()
    table.in_play(YOU, "3CIV12").in_state(YOU, "empire").turn().use("3CIV12")
    table.settle()
    assert table.there(DISCARD) == ["unrest", "1UNC10", "1TRI2"]


@pytest.mark.rule("imperium:automaton-habits", "imperium:solstice", "imperium:utopians")
def test_your_solstice_makes_it_draw_too() -> None:
    """Part c 8: Shangri-la in your solstice; its own turn has passed by then."""
    table = facing()
    # Three Unrest go back; five cards of the deck fill the slots.
    table.slots(*["unrest"] * 3).piles(deck=["1TRI1", "1TRI2", "1UNC3", "1UNC4", "1UNC5", "1UNC6", "1UNC8"], discard=[])
    table.in_play(YOU, "2UTO3BX").hand(YOU, "1TRI4").die_shows(6)
    table.idle()
    assert (table.there(DECK), table.there(DISCARD)) == (["1TRI1"], ["1TRI2"])
    assert table.pool(YOU)["population"] == 11


# Discarding, returning, resources.


@pytest.mark.rule("imperium:automaton-habits", "imperium:discard")
@pytest.mark.parametrize(("code", "state"), [("1ROM3", "empire"), ("1VIK22", "barbarian"), ("3TRI13", "barbarian")])
def test_it_ignores_that_it_should_discard(code: str, state: str) -> None:
    """000:1149."""
    table = facing()
    table.hand(YOU, "1TRI4").in_play(YOU, "1REG3")
    table.you_play(code, state)
    assert untouched(table)


@pytest.mark.rule("imperium:automaton-habits", "imperium:discard", "imperium:take-unrest")
@pytest.mark.parametrize(("code", "state"), [("2EGY10", "empire"), ("3CIV16", "empire")])
def test_it_keeps_the_unrest_it_should_take_and_discard(code: str, state: str) -> None:
    """000:1149: also a card that it has just been given; and without a hand Tyranny leaves it only the Unrest."""
    table = facing()
    table.you_play(code, state, accept=False)
    assert table.there(DECK) == ["1TRI1", "1TRI2", "unrest"]
    assert table.there(DISCARD) == ["unrest", "1UNC10"]
    assert table.there(HISTORY) == []
    assert table.state.unrest_left() == 8


@pytest.mark.rule("imperium:automaton-habits", "imperium:return-unrest")
@pytest.mark.parametrize(
    ("code", "state"), [("2OLM9", "barbarian"), ("3FAM6", "barbarian"), ("3TAN2", "empire"), ("2CIV1", "empire")]
)
def test_it_never_returns_unrest_by_your_effects(code: str, state: str) -> None:
    """000:1151."""
    table = facing()
    table.give(progress=1).hand(YOU, "unrest")
    table.has(YOU, progress=0).you_play(code, state, accept=False)
    assert untouched(table)
    assert table.state.unrest_left() == 9
    assert table.pool(YOU).get("progress", 0) == (1 if code == "2CIV1" else 0)


@pytest.mark.rule("imperium:automaton-habits", "imperium:gain")
@pytest.mark.parametrize(
    ("code", "state", "gained"),
    [
        ("1CEL2", "barbarian", {"materials": 1}),
        ("2ART24", "barbarian", {"progress": 1}),
        ("1CIV4", "empire", {"materials": 2}),
        ("3ABB10", "barbarian", {"goods": 1}),
        ("3CIV18", "empire", {"goods": 1}),
    ],
)
def test_it_gains_the_resources_you_give(code: str, state: str, gained: dict[str, int]) -> None:
    """000:1151."""
    table = facing()
    table.you_play(code, state, accept=False)
    assert table.pool() == gained


@pytest.mark.rule("imperium:automaton-habits", "imperium:gain")
@pytest.mark.parametrize(("code", "state"), [("2UTO9", "barbarian"), ("2MIN3X", "empire")])
def test_it_declines_the_resources_it_may_gain(code: str, state: str) -> None:
    """000:1147 has it draw where it may; of anything else that it may do the book has it choose nothing (ruling k)."""
    table = facing()
    table.you_play(code, state, accept=False)
    assert table.pool() == {}


# Unrest and cards given.


@pytest.mark.rule("imperium:automaton-habits", "imperium:take-unrest")
@pytest.mark.parametrize(
    ("code", "state"), [("1CEL3", "empire"), ("1CIV4", "empire"), ("2TRI9", "barbarian"), ("2ART16", "barbarian")]
)
def test_unrest_comes_on_top_of_its_deck(code: str, state: str) -> None:
    """000:1171."""
    table = facing()
    table.you_play(code, state, accept=False)
    assert table.there(DECK) == ["1TRI1", "1TRI2", "unrest"]
    assert table.there(DISCARD) == ["unrest", "1UNC10"]
    assert table.there(HAND) == []


@pytest.mark.rule("imperium:automaton-habits", "imperium:give")
@pytest.mark.parametrize(("code", "state"), [("1CAR8", "empire"), ("3CIV11", "empire"), ("2TRI7", "barbarian")])
def test_a_card_given_comes_on_top_of_its_deck(code: str, state: str) -> None:
    table = facing()
    table.deck(YOU, "1TRI4").hand(YOU, "1TRI8").discards(YOU)
    table.you_play(code, state, give=number("1TRI8"))
    assert table.there(DECK) == ["1TRI1", "1TRI2", "1TRI8"]
    assert "1TRI8" not in table.cards_in("hand", YOU)


@pytest.mark.rule("imperium:automaton-habits", "imperium:give", "imperium:olmecs")
@pytest.mark.parametrize("code", ["2OLM5", "3MAY6"])
@pytest.mark.parametrize(("given", "on_top"), [("2OLM18", ["2OLM18", "unrest"]), ("1TRI8", ["1TRI8"])])
def test_a_mask_given_brings_unrest_on_top_of_it(code: str, given: str, on_top: list[str]) -> None:
    table = facing()
    table.hand(YOU, given)
    table.you_play(code, "empire", give=number(given))
    assert table.there(DECK) == ["1TRI1", "1TRI2", *on_top]


# Its regions.


@pytest.mark.rule("imperium:automaton-habits", "imperium:automaton-words", "imperium:recall")
@pytest.mark.parametrize(
    ("code", "state"), [("1ROM21", "barbarian"), ("2MAU12", "barbarian"), ("3CIV17", "empire"), ("3MAG6", "barbarian")]
)
def test_it_recalls_the_region_played_last(code: str, state: str) -> None:
    """000:1181: on top of its deck."""
    table = facing()
    table.hand(YOU, "1TRI4").piles(play=REGIONS)
    table.you_play(code, state, accept=False)
    assert table.there(PLAY) == REGIONS[:2]
    assert table.there(DECK) == ["1TRI1", "1TRI2", REGIONS[2]]
    assert table.there(DISCARD) == ["unrest", "1UNC10"]


@pytest.mark.rule("imperium:automaton-habits", "imperium:automaton-words", "imperium:abandon")
@pytest.mark.parametrize(
    ("code", "state"), [("1CAR3", "empire"), ("1CEL18", "barbarian"), ("2EGY7", "empire"), ("3SAS12", "barbarian")]
)
def test_it_abandons_the_region_played_last(code: str, state: str) -> None:
    """000:1161: into its discard pile."""
    table = facing()
    table.piles(play=[*REGIONS, "3TRO8"])
    table.you_play(code, state, accept=False)
    assert table.there(PLAY) == [*REGIONS[:2], "3TRO8"]
    assert table.there(DISCARD) == ["unrest", "1UNC10", REGIONS[2]]
    assert table.there(DECK) == ["1TRI1", "1TRI2"]


@pytest.mark.rule("imperium:automaton-habits", "imperium:recall")
@pytest.mark.parametrize(
    ("code", "state", "play"),
    [
        ("1ROM21", "barbarian", []),
        ("1CAR3", "empire", ["3TRO8"]),
        ("1CIV5", "empire", REGIONS),  # a city
        ("1PER3", "empire", ["3TRO9"]),  # its city icon is on a route, which nothing abandons
        ("2UNC4", "barbarian", ["3TRO8"]),  # a pinned card
    ],
)
def test_what_it_does_not_have_it_does_not_lose(code: str, state: str, play: list[str]) -> None:
    table = facing()
    table.piles(play=play).hand(YOU, "1TRI4", "1TRI8")
    table.you_play(code, state)
    assert table.there(PLAY) == play
    assert untouched(table)


@pytest.mark.rule("imperium:automaton-habits", "imperium:recall")
@pytest.mark.parametrize(("code", "state"), [("2UNC4", "barbarian"), ("1GRE7", "empire")])
def test_a_pinned_card_it_recalls_is_its_last_region(code: str, state: str) -> None:
    """It has no other pinned cards in play."""
    table = facing()
    table.piles(play=[*REGIONS, "3TRO8"]).hand(YOU, "1TRI4", "1TRI8")
    table.you_play(code, state)
    assert table.there(PLAY) == [*REGIONS[:2], "3TRO8"]
    assert table.there(DECK)[-1] == REGIONS[2]


@pytest.mark.rule("imperium:automaton-habits", "imperium:magyars")
def test_its_regions_never_have_garrisons() -> None:
    """Part b 34: so Arpad gives it an Unrest, however many regions it has."""
    table = facing()
    table.piles(play=REGIONS).history(YOU, "3MAG22").in_play(YOU, "1REG3")
    table.garrisoned(YOU, "1REG3", "1TRI4")
    table.you_play("3MAG9")
    assert table.there(PLAY) == REGIONS
    assert table.there(DECK) == ["1TRI1", "1TRI2", "unrest"]


# What lies face down, and what it has no hand for.


@pytest.mark.rule("imperium:automaton-habits", "imperium:history")
@pytest.mark.parametrize(("code", "state"), [("3CIV9", "empire"), ("3UNC21", "barbarian")])
def test_it_puts_nothing_into_its_history_by_your_effects(code: str, state: str) -> None:
    """D8: it has no hand, and nothing says which card of its discard pile it would choose."""
    table = facing()
    table.has(YOU, progress=0).you_play(code, state, accept=False)
    assert untouched(table)
    assert table.there(HISTORY) == []
    assert table.pool(YOU).get("progress", 0) == 0


@pytest.mark.rule("imperium:automaton-habits", "imperium:cultists")
@pytest.mark.parametrize(("discard", "chaos"), [(["1UNC10"], 1), (["unrest", "1UNC10"], 0), ([], 1)])
def test_a_cultist_who_reshuffles_gives_it_chaos_unless_it_has_unrest_discarded(discard: list[str], chaos: int) -> None:
    """3CUL1A: it keeps the Unrest it may discard, and the Chaos it should discard lies on its deck (000:1149)."""
    table = facing()
    table.power(YOU, "3CUL1A").lay(CHAOS_PILE, 0, [number("3CUL25")] * 3)
    table.piles(discard=discard).deck(YOU).discards(YOU, "1TRI4", "1TRI8")
    table.you_play("1GRE15")
    assert table.there(DISCARD) == discard
    assert table.there(DECK) == ["1TRI1", "1TRI2", *["chaos"] * chaos]
    assert len(table.there(CHAOS_PILE, 0)) == 3 - chaos
    assert table.state.unrest_left() == 9
