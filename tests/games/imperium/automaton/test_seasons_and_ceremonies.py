"""The turns of the automatons with rules of their own (part f of the facts on the automaton; 000:1768-2021)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    AUTOMATON_SIDE,
    BARBARIAN,
    CHAOS_PILE,
    DECK,
    DISCARD,
    DYNASTY,
    EMPIRE,
    EXILE,
    HAND,
    ISLE_BOUND,
    ON_STATE_CARD,
    RESOLVED,
    SET_ASIDE,
    SLOT_UNREST,
    STATE,
    VOYAGING,
)

from ..scenario import RESOURCE_NAMES, code_of, number
from .laying import BOT, YOU
from .playing import Table
from .test_set_up import SLOT_COUNT
from .test_set_up_of_nations import GATES, PATH, SHANGRI_LA, VISIONS

FILLING = ["1TRI1", "1TRI2", "1TRI4", "1TRI7", "1TRI11", "1TRI8"]
DECK_CARDS = ["1UNC8", "1UNC10", "1UNC11", "1UNC12", "1UNC3"]
WINTER_SLOTS = {"chieftain": 3, "warlord": 3, "emperor": 3, "sovereign": 4, "overlord": 4, "supreme_ruler": 4}
TOKENS = (*RESOURCE_NAMES, "exhaust")
CHAOS = "3CUL25"


# Inuit: summer and winter.


def inuit(level: str, side: str, cards: int) -> Table:
    """Unrest lies in its slots, which goes back and does nothing else."""
    table = Table("INU", level=level)
    table.side(side).slots("1UNC3", *["unrest"] * (cards - 1))
    table.in_market("1CIV10", "1CIV14", "1CIV8", "1UNC8", "1REG8").unrest_left(9)
    table.piles(deck=[*FILLING, *DECK_CARDS], dynasty=["3INU15"])
    table.listen()
    return table


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:inuit", "imperium:automaton-levels")
@pytest.mark.parametrize("level", SLOT_COUNT)
def test_after_a_summer_turn_the_slots_from_4_on_are_closed(level: str) -> None:
    """000:1826, 1290: three slots, from Sovereign up four; the card under the die lies in slot 1."""
    table = inuit(level, "summer", SLOT_COUNT[level])
    table.die_shows(1).turn_of_automaton()
    assert table.in_slots()[0] == "1UNC3"
    assert len(table.in_slots()) == WINTER_SLOTS[level]
    assert table.side_up() == "winter"
    assert table.state.get(STATE + BOT) == BARBARIAN


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:inuit", "imperium:automaton-levels")
@pytest.mark.parametrize("level", SLOT_COUNT)
def test_after_a_winter_turn_all_slots_are_filled(level: str) -> None:
    table = inuit(level, "winter", WINTER_SLOTS[level])
    table.die_shows(1).turn_of_automaton()
    assert len(table.heard(RESOLVED)) == WINTER_SLOTS[level] - 1
    assert table.in_slots()[0] == "1UNC3"
    assert len(table.in_slots()) == SLOT_COUNT[level]
    assert table.side_up() == "summer"
    assert table.state.get(STATE + BOT) == EMPIRE


@pytest.mark.rule("imperium:automaton-turn", "imperium:automaton-clean-up", "imperium:inuit")
@pytest.mark.parametrize(("level", "die"), [("emperor", 4), ("emperor", 5), ("emperor", 6), ("sovereign", 5)])
def test_in_winter_the_die_on_a_closed_slot_covers_nothing(level: str, die: int) -> None:
    """D11: all cards are resolved and no token comes to the market."""
    table = inuit(level, "winter", WINTER_SLOTS[level])
    table.slots(*["unrest"] * WINTER_SLOTS[level]).die_shows(die).turn_of_automaton()
    assert len(table.heard(RESOLVED)) == WINTER_SLOTS[level]
    assert not any(table.tokens_in(slot) for slot in range(1, 6))


@pytest.mark.rule("imperium:automaton-turn", "imperium:inuit")
def test_from_sovereign_the_die_may_cover_slot_4_in_winter() -> None:
    table = inuit("sovereign", "winter", 4)
    table.slots("unrest", "unrest", "unrest", "1UNC3").die_shows(4).turn_of_automaton()
    assert table.in_slots()[0] == "1UNC3"
    assert [table.tokens_in(slot) for slot in range(1, 6)] == [{}, {}, {}, {"progress": 1}, {}]


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:inuit")
def test_the_seasons_change_turn_by_turn() -> None:
    """000:1826: resolved five, three, five and three cards when the die covers none."""
    table = inuit("emperor", "summer", 5)
    seen = []
    for side in ("summer", "winter", "summer", "winter"):
        assert table.side_up() == side
        table.slots(*["unrest"] * len(table.in_slots())).piles(deck=list(FILLING))
        table.listen().die_shows(6).turn_of_automaton()
        seen.append(len(table.heard(RESOLVED)))
    assert seen == [5, 3, 5, 3]


# Cultists: the ceremony.


def cultists(side: str, chaos: int = 0, **on_card: int) -> Table:
    """One card lies under the die, five in the deck; so much Chaos in its pile, these tokens on the state card."""
    table = Table("CUL")
    table.side(side).slots("1UNC3").piles(deck=list(FILLING[:5])).unrest_left(9).die_shows(1)
    table.lay(CHAOS_PILE, 0, [number(CHAOS)] * chaos)
    for name, amount in on_card.items():
        table.state.put(ON_STATE_CARD + TOKENS.index(name), amount)
    return table


def on_card(table: Table) -> dict[str, int]:
    found = {name: table.state.get(ON_STATE_CARD + place) for place, name in enumerate(TOKENS)}
    return {name: amount for name, amount in found.items() if amount}


SHUFFLED = {
    "research_the_ceremony": {"progress": 1},
    "prepare_the_ceremony": {"progress": 1},
    "ceremonial_gathering": {"population": 1},
}


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:cultists")
@pytest.mark.parametrize(("side", "placed"), SHUFFLED.items())
def test_after_shuffling_the_cultists_take_unrest_and_you_chaos(side: str, placed: dict[str, int]) -> None:
    """Its own line, when the discard pile becomes the deck; moving a token at the end of the clean-up comes later."""
    table = cultists(side, chaos=3)
    table.give(progress=3, population=3).piles(deck=[], discard=FILLING[:5]).turn_of_automaton()
    moved = {"ceremonial_gathering": {"population": 2}}.get(side, {"progress": 1})
    name = next(iter(placed))
    assert on_card(table) == {name: placed[name] + moved[name]}
    assert table.there(DISCARD) == ["unrest"]
    assert sorted(table.in_slots()[1:] + table.there(DECK)) == sorted(FILLING[:5])
    assert table.there(CHAOS_PILE, 0) == ["chaos"] * 2
    assert table.there(HAND, YOU) == ["chaos"]
    assert table.state.unrest_left() == 8


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:cultists")
def test_after_shuffling_the_ceremony_of_the_key_only_gives_chaos() -> None:
    table = cultists("ceremony_of_the_key", chaos=1)
    table.piles(deck=[], discard=FILLING[:5]).turn_of_automaton()
    assert table.there(DISCARD) == []
    assert table.there(HAND, YOU) == ["chaos"]
    assert table.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:cultists")
def test_when_the_chaos_pile_is_empty_you_take_none() -> None:
    """D14."""
    table = cultists("ceremony_of_the_key", chaos=0)
    table.piles(deck=[], discard=FILLING[:5]).turn_of_automaton()
    assert table.there(HAND, YOU) == []
    assert table.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:cultists")
@pytest.mark.parametrize("side", ["research_the_ceremony", "prepare_the_ceremony"])
def test_the_cultists_move_progress_to_the_card_or_take_unrest(side: str) -> None:
    moving = cultists(side)
    moving.give(progress=2).turn_of_automaton()
    assert (on_card(moving), moving.pool()) == ({"progress": 1}, {"progress": 1})
    assert moving.state.unrest_left() == 9
    poor = cultists(side)
    poor.turn_of_automaton()
    assert (on_card(poor), poor.pool()) == ({"progress": 1}, {})
    assert poor.state.unrest_left() == 8
    assert poor.there(DECK)[-1] == "unrest"


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:cultists")
def test_the_cultists_move_two_population_for_the_gathering() -> None:
    moving = cultists("ceremonial_gathering", population=13)
    moving.give(population=3).turn_of_automaton()
    assert (on_card(moving), moving.pool(), moving.side_up()) == (
        {"population": 15},
        {"population": 1},
        "ceremonial_gathering",
    )
    poor = cultists("ceremonial_gathering", population=13)
    poor.give(population=1).turn_of_automaton()
    assert (on_card(poor), poor.pool()) == ({"population": 14}, {"population": 1})
    assert poor.there(DECK)[-1] == "unrest"


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:automaton-end", "imperium:cultists")
def test_the_ceremony_through_all_four_sides_to_the_end() -> None:
    """Research with 5 progress, prepare with 5, gather with 15 population, the key with 13 exhaust tokens: the end."""
    table = cultists("research_the_ceremony", progress=5)
    table.in_market("1CIV10", "1CIV14").slot(2, "1CIV8", goods=2).slot(3, "1UNC8", materials=1, population=1)
    table.zone("civilised deck", 0, "1CIV2", "1CIV3").zone("uncivilised deck", 0, "1UNC9", "1UNC4")
    table.turn_of_automaton()
    assert (table.side_up(), on_card(table)) == ("prepare_the_ceremony", {})
    assert sorted(table.there(EXILE, 0)) == ["1CIV8", "1UNC8"]
    # The token of this clean-up lay on slot 1 alone, which was one fewer than on the others.
    assert table.tokens_in(1) == {"progress": 1}

    table.slots("1UNC3").piles(deck=list(FILLING[:5])).state.put(ON_STATE_CARD + TOKENS.index("progress"), 6)
    table.die_shows(1).turn_of_automaton()
    assert (table.side_up(), on_card(table)) == ("ceremonial_gathering", {})
    assert (table.there(EXILE, 0), table.there(DECK)[-1]) == (["1UNC8"], "1CIV8")
    assert table.state.get(STATE + BOT) == BARBARIAN

    table.slots("1UNC3").piles(deck=list(FILLING[:5]), history=["3CUL12", "1UNC2X", "3CUL4"], discard=[])
    table.state.put(ON_STATE_CARD + TOKENS.index("population"), 15)
    table.die_shows(1).turn_of_automaton()
    assert (table.side_up(), on_card(table)) == ("ceremony_of_the_key", {})
    assert table.past() == ["1UNC2X"]
    assert sorted(table.there(DISCARD)) == ["3CUL12", "3CUL4"]

    table.slots("1UNC3").piles(deck=list(FILLING[:5]))
    table.state.put(ON_STATE_CARD + TOKENS.index("exhaust"), 12)
    table.die_shows(1).turn_of_automaton()
    assert on_card(table) == {"exhaust": 13}
    assert table.past() == ["1UNC2X", "1UNC8"]
    assert not table.ended()

    table.slots("1UNC3").piles(deck=list(FILLING[:5])).die_shows(1).turn_of_automaton()
    assert table.ended()


# Utopians: the journey.


def utopians(top: int, edition: str = "newest") -> Table:
    """One card under the die, an empty deck, five cards discarded; the journey has come to its card number `top`."""
    table = Table("UTO", edition)
    journey = [SHANGRI_LA, GATES, PATH, VISIONS]
    table.slots("1UNC3").piles(deck=[], discard=list(FILLING[:5]), aside=journey[: 5 - top])
    table.zone("fame deck", 0, "1FAM1", "1FAM2").unrest_left(9).die_shows(1)
    return table


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:utopians")
@pytest.mark.parametrize("top", [1, 2, 3, 4])
def test_who_cannot_travel_on_finds_unrest_in_the_new_discard_pile(top: int) -> None:
    """003:218: the journey card first, then the shuffle, then the Unrest."""
    table = utopians(top)
    table.give(progress=4, population=20).turn_of_automaton()
    assert table.there(DISCARD) == ["unrest"]
    assert table.state.unrest_left() == 8
    assert sorted(table.in_slots()[1:] + table.there(DECK)) == sorted(FILLING[:5])
    assert table.pool() == {"progress": 4, "population": {3: 21, 4: 22}.get(top, 20)}
    assert table.pool(YOU) == ({"progress": 1} if top == 4 else {})
    assert len(table.there(SET_ASIDE)) == 5 - top


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:utopians")
def test_without_a_reshuffle_the_journey_rests() -> None:
    table = utopians(1)
    table.give(progress=9).piles(deck=list(FILLING[:4]), discard=[]).turn_of_automaton()
    assert table.pool() == {"progress": 9}
    assert table.there(SET_ASIDE)[-1] == VISIONS


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:automaton-end", "imperium:utopians")
def test_the_whole_journey() -> None:
    """Visions: a region. Path and Gates: a fame card each. Shangri-la with 24 population: fame and the end."""
    table = utopians(1)
    table.slot(1, "1REG8", materials=1).zone("main deck", 0, "1CIV2", "1CIV3").give(progress=5)
    table.turn_of_automaton()
    assert table.there(SET_ASIDE) == [SHANGRI_LA, GATES, PATH]
    assert table.pool() == {"materials": 1}
    assert "1REG8" in table.in_slots() + table.there(DECK)
    assert table.there(DISCARD) == []

    for after, fame in (([SHANGRI_LA, GATES], "1FAM2"), ([SHANGRI_LA], "1FAM1")):
        table.give(progress=7).slots("1UNC3").piles(deck=[], discard=list(FILLING[:5]))
        table.die_shows(1).turn_of_automaton()
        assert table.there(SET_ASIDE) == after
        assert table.pool() == {"materials": 1}
        assert fame in table.in_slots() + table.there(DECK)
        assert not table.ended()

    table.give(population=24).slots("1UNC3").piles(deck=[], discard=list(FILLING[:5]))
    table.zone("fame deck", 0, "1FAM4").die_shows(1).turn_of_automaton()
    assert table.pool() == {"materials": 1, "population": 24}
    assert "1FAM4" in table.in_slots() + table.there(DECK)
    assert table.ended()


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:utopians")
@pytest.mark.parametrize(("edition", "travels"), [("horizons", True), ("classics_legends", False)])
def test_five_progress_are_enough_by_the_newer_sheet_only(edition: str, travels: bool) -> None:
    table = utopians(2, edition)
    table.give(progress=5).turn_of_automaton()
    assert (table.there(SET_ASIDE)[-1] == GATES) is travels


# Martians, Polynesians, Vikings.


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:martians")
def test_reactor_explosion_turns_the_martians_native() -> None:
    """D17: it goes to the discard pile as every accession card."""
    table = Table("MRT")
    table.side("alien").slots("1UNC3").piles(deck=list(FILLING[:3]), dynasty=["3MRT3", "3MRT2"]).die_shows(1)
    assert (table.side_up(), table.state.get(STATE + BOT)) == ("alien", EMPIRE)
    table.turn_of_automaton()
    assert "3MRT2" in table.in_slots()
    assert (table.side_up(), table.state.get(STATE + BOT)) == ("gone_native", BARBARIAN)


@pytest.mark.rule("imperium:automaton-market", "imperium:martians")
def test_a_gadget_lies_in_the_market_afterwards_and_the_other_card_is_resolved() -> None:
    """000:1185: the best card sharing a suit, not a gadget; no tokens, no Unrest; then resolved as if revealed."""
    table = Table("MRT")
    table.side("alien").slots("3MRT7").piles(deck=list(FILLING), dynasty=["3MRT3", "3MRT2"]).unrest_left(9)
    table.slot(0, "1CIV8").slot(1, "3MRT8", progress=3).slot(2, "1UNC3", population=2).slot(3, "1UNC21", progress=1)
    table.listen().die_shows(6).turn_of_automaton()
    # The gadget's own row: 1 progress. Leadership, worth 2 with its token, is an `other` card: 1 population.
    assert [code_of(args[0]) for args in table.heard(RESOLVED)] == ["3MRT7", "1UNC21"]
    assert table.market()[:4] == ["1CIV8", "3MRT8", "1UNC3", "3MRT7"]
    assert table.tokens_in(4) == {"progress": 1}
    assert table.state.get(SLOT_UNREST + 3) == 1
    assert table.pool() == {"progress": 1, "population": 1}
    assert table.past() == ["1UNC21"]
    assert table.state.unrest_left() == 9


@pytest.mark.rule("imperium:automaton-market", "imperium:martians")
def test_a_gadget_without_a_match_goes_into_the_history() -> None:
    table = Table("MRT")
    table.side("alien").slots("3MRT7").piles(deck=list(FILLING), dynasty=["3MRT3", "3MRT2"])
    table.in_market("1CIV8", "3MRT8").die_shows(6).turn_of_automaton()
    assert table.market()[:2] == ["1CIV8", "3MRT8"]
    assert (table.pool(), table.past()) == ({"progress": 1}, ["3MRT7"])


@pytest.mark.rule("imperium:automaton-resolving", "imperium:polynesians")
def test_the_polynesians_turn_their_card_by_its_rows() -> None:
    """Large Canoes set out, a region played at sea lands; each card is looked up on the side then up."""
    table = Table("POL")
    # Isle-bound, a region would exile a card and bring population; at sea it brings 2 progress.
    table.side("isle_bound").slots("3POL18", "3POL20").in_market("1CIV8")
    table.piles(deck=list(FILLING), dynasty=["3POL3", "3POL8"])
    assert table.state.get(STATE + BOT) & ISLE_BOUND
    table.die_shows(2).turn_of_automaton()
    assert table.side_up() == "voyaging"
    assert table.state.get(STATE + BOT) & VOYAGING
    table.slots("3POL20").die_shows(6).turn_of_automaton()
    assert table.side_up() == "isle_bound"
    assert table.pool() == {"progress": 3}
    assert table.state.get(AUTOMATON_SIDE) == 0


@pytest.mark.rule("imperium:automaton-end", "imperium:vikings")
def test_the_viking_zenith_ends_the_game_as_the_last_dynasty_card() -> None:
    """000:2021."""
    table = Table("VIK")
    table.slots("1UNC3").piles(deck=list(FILLING[:3]), dynasty=["1VIK2", "1VIK3"]).die_shows(1)
    table.turn_of_automaton()
    assert table.there(DYNASTY) == ["1VIK2"]
    assert not table.ended()
    table.slots("1UNC3").piles(deck=list(FILLING[:3])).die_shows(1).turn_of_automaton()
    assert table.there(DYNASTY) == []
    assert table.ended()
    assert table.state.get(STATE + BOT) == BARBARIAN
