"""The mechanisms of the odd nations: journeys, ceremonies, the sunken pile, quests, costs that are deeds, events."""

from __future__ import annotations

from civitas.games.imperium.actions.develop import PAYING, can_develop
from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.cards import CARDS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.scoring import breakdown, score
from civitas.games.imperium.state import (
    ACTIONS,
    BARBARIAN,
    CHAOS_PILE,
    DEVELOPMENT,
    EMPIRE,
    EXHAUSTS,
    HAND,
    HISTORY,
    PLAY,
    STATE,
)
from civitas.testing.rules import rule

from .scenario import code_of, number
from .test_sentences import Table

VISIONS, PATH, GATES, SHANGRI_LA = "2UTO2A", "2UTO2B", "2UTO3A", "2UTO3B"
# With a full hand nobody draws in the clean-up.
FULL = ["1CIV1", "1CIV2", "1CIV3", "1CIV5", "1CIV6"]


def journey(*rest: str, face: str = VISIONS) -> Table:
    """Seat 0 travels: this face shows, the others lie in the stack."""
    faces = [code for code in (VISIONS, PATH, GATES, SHANGRI_LA) if code != face]
    return Table().in_play(0, face, *rest).zone("stack", 0, *faces)


# Journeys.


def test_the_journey_begins_with_one_face_in_play() -> None:
    s = GAME.new(2, 1, {"nation1": "utopians", "side1": "a", "replacements": "no"})
    assert [code_of(card) for card in s.zone(PLAY, 0).cards()] == [VISIONS]
    assert s.get(EXHAUSTS) == 3


def test_the_solstice_effect_of_a_face_turned_up_in_it_is_resolved_too() -> None:
    t = journey().has(0, progress=6).hand(0, *FULL).discards(0, "1REG2").to_solstice().choose(0)
    assert t.resources(0)["progress"] == 0
    assert t.cards_in("play") == [PATH]
    t.accept()
    assert "1REG2" in t.cards_in("hand")
    assert t.asks()[0] == "turn"


def test_a_player_with_too_little_cannot_pay_all() -> None:
    t = journey().has(0, progress=4).hand(0, *FULL).deck(0, "1REG3").to_solstice().pick("discard", FULL[0])
    assert t.cards_in("play") == [VISIONS]
    assert sorted(t.cards_in("hand")) == [*FULL[1:], "1REG3"]


def test_the_second_card_takes_the_place_of_the_first_and_makes_an_empire() -> None:
    t = journey(face=PATH).has(0, progress=5).hand(0, *FULL).deck(0, "1REG3").to_solstice()
    t.choose(0)
    assert t.cards_in("play") == [GATES]
    assert t.state.get(STATE) == EMPIRE
    assert "1REG3" in t.cards_in("hand")


def test_materials_moved_onto_the_gates_pay_for_the_last_step() -> None:
    t = Table().in_play(0, "2UTO3AX").zone("stack", 0, "2UTO3BX").hand(0, "1REG2").has(0, materials=3).turn()
    t.use("2UTO3AX").pick("to-history", "1REG2")
    assert t.cards_in("history") == ["1REG2"]
    assert t.state.tokens_on(number("2UTO3AX"), 0) == 3
    t = Table().in_play(0, "2UTO3AX").zone("stack", 0, "2UTO3BX").tokens(0, "2UTO3AX", materials=13).to_solstice()
    t.choose(2)
    assert t.cards_in("play") == ["2UTO3BX"]
    assert t.state.tokens == ()


def test_without_the_materials_to_move_the_gates_cannot_be_exhausted() -> None:
    t = Table().in_play(0, "2UTO3AX").zone("stack", 0, "2UTO3BX").hand(0, "1REG2").has(0, materials=2, progress=5)
    assert t.turn().usable() == []


def test_shangri_la_ends_the_game_and_is_worth_more_in_the_history() -> None:
    t = Table().in_play(0, "2UTO3BX").has(0, population=24).to_solstice()
    assert t.cards_in("history") == ["2UTO3BX"]
    assert t.end_triggered()
    assert (number("2UTO3BX"), 10) in [(card, points) for card, _, points in breakdown(t.state, 0)]


def test_an_emptied_deck_is_told_of_each_time() -> None:
    t = Table().power(0, "2UTO1A").hand(0, "2UTO12").deck(0, "1REG2").turn().play("2UTO12").accept()
    assert sorted(t.cards_in("hand")) == ["1REG2", "unrest"]
    t.discards(0, "1REG3").hand(0, "2UTO10", "2UTO13").play("2UTO10", "2UTO13").accept()
    assert sorted(t.cards_in("hand")) == ["1REG3", "unrest"]


def test_a_deck_emptied_twice_in_one_draw_costs_two_unrest() -> None:
    t = Table().power(0, "2UTO1B").deck(0, "1REG2").discards(0, "1REG3").turn().done().finish_turn()
    assert t.cards_in("hand").count("unrest") == 2
    assert {"1REG2", "1REG3"} <= {*t.cards_in("hand")}


def test_others_return_unrest_and_the_utopians_grow() -> None:
    t = Table(3).power(0, "2UTO1A").hand(1, "unrest").hand(2, "unrest").to_solstice()
    t.accept(seat=1).decline(seat=2)
    assert t.resources(0)["population"] == 1


def test_the_mountain_retreat_returns_all_its_unrest() -> None:
    t = Table().in_play(0, "2UTO11").garrisoned(0, "2UTO11", "unrest", "unrest", "1REG2").unrest_left(5)
    t.hand(0, *FULL).deck(0, "1REG3").to_solstice().choose(1)
    assert t.state.unrest_left() == 7
    assert sorted(t.cards_in("discards")) == ["1REG2", "2UTO11"]


def test_a_scroll_opens_the_monastery() -> None:
    t = Table().in_play(0, "2UTO4").hand(0, "2UTO12", "1PER7", "unrest").turn().use("2UTO4")
    t.pick("garrison", "2UTO12").pick("exile", "1PER7")
    assert t.under("2UTO4") == ["2UTO12"]
    assert t.cards_in("exile") == ["1PER7"]
    assert t.resources(0) == {"materials": 0, "population": 2, "progress": 1, "goods": 0}


def test_two_scrolls_open_the_lost_tomes() -> None:
    t = Table().in_play(0, "2UTO7X").garrisoned(0, "2UTO7X", "2UTO12").to_solstice()
    assert t.cards_in("play") == ["2UTO7X"]
    fame = Table().in_play(0, "2UTO7X").garrisoned(0, "2UTO7X", "2UTO12", "2UTO13").to_solstice()
    assert fame.cards_in("play") == []
    assert len(fame.cards_in("hand")) == 1


# The sunken pile.


def atlantis(side: str = "2ATL1A") -> Table:
    return Table().nation(0, "ATL").power(0, side).in_state(0, "empire")


def test_atlanteans_begin_as_an_empire_and_develop_at_the_first_reshuffle() -> None:
    s = GAME.new(2, 1, {"nation1": "atlanteans", "side1": "a", "replacements": "no"})
    assert s.get(STATE) == EMPIRE
    assert s.zone(DEVELOPMENT, 0).size() == 10
    t = atlantis().zone("development", 0, "2ATL10", "2ATL7").has(0, population=2).discards(0, "1REG2").hand(0, "2ATL15")
    t.turn().play("2ATL15").accept(seat=0).card("develop", "2ATL10")
    assert t.cards_in("development") == ["2ATL7"]


@rule("imperium:sink")
def test_a_flood_sinks_with_a_region_and_what_is_garrisoned_there() -> None:
    t = atlantis().hand(0, "2ATL12").in_play(0, "2ATL16").garrisoned(0, "2ATL16", "unrest").slot(0, "1REG5")
    t.turn().play("2ATL12")
    assert sorted(t.cards_in("sunken")) == ["2ATL12", "2ATL16", "unrest"]
    assert t.cards_in("hand") == ["1REG5"]
    assert score(t.state, 0) == -2 + 1  # the Unrest, and a point for two regions


def test_a_flood_cannot_be_played_without_a_region() -> None:
    t = atlantis().hand(0, "2ATL12").slot(0, "1REG5").turn()
    assert t.playable() == []


@rule("imperium:sink")
def test_whoever_is_no_atlantean_discards_what_would_sink() -> None:
    t = Table().in_state(0, "empire").hand(0, "2ATL12").in_play(0, "2ATL16").slot(0, "1REG5").turn().play("2ATL12")
    assert t.cards_in("sunken") == []
    assert sorted(t.cards_in("discards")) == ["2ATL12", "2ATL16"]


def test_a_card_that_sinks_wakes_the_power_once_or_each_time() -> None:
    t = atlantis().hand(0, "2ATL12").in_play(0, "2ATL16").slot(0, "1REG5").discards(0, "1REG2", "1REG3")
    t.turn().play("2ATL12").accept("respond").pick("on-deck", "1REG2")
    assert t.cards_in("deck") == ["1REG2"]
    assert t.asks()[0] == "activate"
    t = atlantis("2ATL1AX").hand(0, "2ATL12").in_play(0, "2ATL16").slot(0, "1REG5").discards(0, "1REG2", "1REG3")
    t.turn().play("2ATL12").pick("on-deck", "1REG2").pick("on-deck", "1REG3")
    assert t.cards_in("deck") == ["1REG2", "1REG3"]


def test_what_would_go_into_the_history_is_discarded_and_costs_a_pinned_card() -> None:
    t = atlantis("2ATL1BX").in_play(0, "2ATL16", "2ATL17", "2UTO3A").hand(0, "1REG2").turn().use("2UTO3A")
    t.pick("to-history", "1REG2").pick("abandon", "2ATL16")
    assert sorted(t.cards_in("discards")) == ["1REG2", "2ATL16"]
    assert t.cards_in("history") == []
    old = atlantis("2ATL1B").in_play(0, "2ATL16", "2UTO3A").hand(0, "1REG2").turn().use("2UTO3A")
    old.pick("to-history", "1REG2")
    assert old.cards_in("discards") == ["1REG2"]


def test_the_palace_sinks_when_the_mountain_leaves_play() -> None:
    t = atlantis("2ATL1B").in_play(0, "2ATL10", "2ATL3").hand(0, "2ATL12").slot(0, "1REG5").turn().play("2ATL12")
    assert sorted(t.cards_in("sunken")) == ["2ATL10", "2ATL12", "2ATL3"]
    assert t.cards_in("play") == []
    other = atlantis("2ATL1B").in_play(0, "2ATL10", "2ATL3", "2ATL16").hand(0, "2ATL12").slot(0, "1REG5").turn()
    other.play("2ATL12").pick("sink", "2ATL16")
    assert "2ATL3" in other.cards_in("play")


def test_one_region_sinks_and_another_is_abandoned() -> None:
    alone = atlantis().hand(0, "2ATL7X").in_play(0, "2ATL16").turn()
    assert alone.playable() == []
    t = atlantis().hand(0, "2ATL7X").in_play(0, "2ATL16", "2ATL17").turn().play("2ATL7X").pick("sink", "2ATL17")
    assert t.cards_in("sunken") == ["2ATL17"]
    assert t.cards_in("discards") == ["2ATL16"]
    assert t.asks()[0] == "take-fame"


def test_vast_wealth_rewards_the_kind_of_the_card_that_sinks_unseen() -> None:
    t = atlantis().in_play(0, "2ATL8X").hand(0, "1CIV10", "1REG2").to_solstice().pick("sink", "1CIV10")
    assert t.cards_in("sunken") == ["1CIV10"]
    assert t.resources(0)["materials"] == 3
    t = atlantis().in_play(0, "2ATL8X").hand(0, "1CIV10", "1REG2").to_solstice().pick("sink", "1REG2")
    assert t.resources(0)["materials"] == 0


@rule("imperium:sink")
def test_only_its_owner_sees_the_sunken_pile() -> None:
    t = atlantis().zone("sunken", 0, "1CIV10")
    for seat, seen in ((0, [number("1CIV10")]), (1, None)):
        view = GAME.view(t.state, seat)
        zone = next(zone for zone in view.zones if zone.name == "sunken pile" and zone.owner == 0)
        assert zone.size == 1
        assert zone.cards == seen


# Development costs that are deeds.


def test_developing_may_cost_an_unrest() -> None:
    t = atlantis().zone("development", 0, "2ATL4X", "2ATL7").has(0, materials=4).hand(0, "2ATL5").unrest_left(3)
    t.turn().play("2ATL5")
    assert t.cards_in("development") == ["2ATL7"]
    assert t.cards_in("hand") == ["unrest"]
    assert sorted(t.cards_in("discards")) == ["2ATL4X", "2ATL5"]


def test_who_cannot_take_an_unrest_cannot_develop_for_it() -> None:
    t = atlantis().zone("development", 0, "2ATL4X", "2ATL7").has(0, materials=4).unrest_left(0)
    assert can_develop(t.state, 0, PAYING) == []


# Quests.


def court(*rest: str) -> Table:
    return Table().nation(0, "ART").in_play(0, "2ART2", *rest)


def test_the_court_makes_an_impending_quest_the_active_one() -> None:
    t = court().zone("development", 0, "2ART3", "2ART4", "2ART7").to_solstice().accept()
    assert t.option_cards() == ["2ART4", "2ART7"]
    t.card("quest", "2ART7")
    assert t.cards_in("quest") == ["2ART7"]
    assert "unrest" in t.cards_in("hand")
    assert score(t.state, 0) == -2


def test_the_graal_is_the_last_quest() -> None:
    t = court().zone("development", 0, "2ART3").to_solstice().accept()
    assert t.cards_in("quest") == ["2ART3"]
    assert not t.end_triggered()


def test_there_is_one_active_quest_at_a_time() -> None:
    t = court().zone("development", 0, "2ART3", "2ART4").zone("quest", 0, "2ART7").to_solstice()
    assert t.asks()[0] == "turn"


def test_arthurians_neither_develop_nor_reshuffle_for_it() -> None:
    t = court().zone("development", 0, "2ART7").hand(0, "2ATL5").in_state(0, "empire").turn()
    assert t.playable() == []
    t.deck(0).done().finish_turn()
    assert t.cards_in("development") == ["2ART7"]


def test_three_knights_in_regions_win_the_active_quest() -> None:
    t = court("1REG2", "1REG3", "1UNC8").zone("quest", 0, "2ART7").hand(0, "2ART23")
    t.garrisoned(0, "1REG2", "2ART9", "2ART14").garrisoned(0, "1UNC8", "2ART18")
    assert t.turn().playable() == []
    t.garrisoned(0, "1REG3", "2ART17").play("2ART23")
    assert t.cards_in("quest") == []
    assert "2ART7" in t.cards_in("hand")
    assert t.under("1UNC8") == ["2ART18"]


def test_morigena_takes_quest_and_nation_card_to_the_discard_pile() -> None:
    t = court("1REG2", "1REG3").zone("quest", 0, "2ART7").zone("nation deck", 0, "2ART9").hand(0, "2ART16")
    t.garrisoned(0, "1REG2", "2ART23").turn().play("2ART16").accept()
    assert t.cards_in("hand") == ["unrest"]
    assert t.cards_in("hand", 1) == ["unrest"]
    assert sorted(t.cards_in("discards")) == ["1REG2", "2ART16", "2ART23", "2ART7", "2ART9"]


def test_the_last_nation_card_goes_into_play_and_flips_nothing() -> None:
    t = court("1REG2").zone("accession", 0, "2ART8").hand(0, "2ART16").garrisoned(0, "1REG2", "2ART23")
    t.turn().play("2ART16").accept()
    assert "2ART8" in t.cards_in("play")
    assert t.state.get(STATE) != EMPIRE


def test_a_region_is_abandoned_by_what_is_garrisoned_there() -> None:
    t = court("1REG2", "1REG3").garrisoned(0, "1REG3", "unrest").hand(0, "2ART19").slot(0, "1REG5").turn()
    assert t.playable() == []
    t.garrisoned(0, "1REG2", "2ART9").play("2ART19")
    assert sorted(t.cards_in("discards")) == ["1REG2", "2ART19", "2ART9"]
    assert t.cards_in("hand") == ["1REG5"]


def test_king_arthur_in_a_garrison_lets_an_empire_card_be_played() -> None:
    t = court("1REG2").garrisoned(0, "1REG2", "2ART19").hand(0, "2ART24", "1CIV10", "1REG3").turn()
    t.play("2ART24").pick("play-card", "1CIV10")
    assert t.resources(1)["progress"] == 1
    assert "1CIV10" in t.cards_in("play")
    assert sorted(t.cards_in("discards")) == ["2ART19", "2ART24"]


def test_the_boar_is_hunted_in_play_or_as_the_active_quest() -> None:
    t = court("2ART5").hand(0, "2ART25").turn().play("2ART25").accept()
    assert t.cards_in("exile") == ["2ART5"]
    t = court().zone("quest", 0, "2ART5").hand(0, "2ART25").turn().play("2ART25").accept()
    assert t.cards_in("exile") == ["2ART5"]
    t = court().zone("development", 0, "2ART5").hand(0, "2ART25", "1REG2").turn().play("2ART25")
    assert t.cards_in("exile") == []


def test_a_knight_buys_a_quest_out_but_not_the_graal() -> None:
    t = court("2ART5").zone("quest", 0, "2ART6").zone("development", 0, "2ART3", "2ART7").hand(0, "2ART9", "unrest")
    t.to_solstice()
    t.card("solstice", "2ART5").accept().choose(0)
    assert t.cards_in("exile") == ["2ART7"]


def test_the_active_quest_is_no_garrisoned_card() -> None:
    """Lawnslot Llyn is a knight, but Gwaith Camlan cannot have him while he is the active quest."""
    t = court("2ART8").zone("quest", 0, "2ART4").unrest_left(9).to_solstice().card("solstice", "2ART8").choose(1)
    assert t.cards_in("quest") == ["2ART4"]
    assert t.cards_in("hand").count("unrest") == 2


def test_a_knight_comes_back_from_the_lake() -> None:
    t = court("2ART10").zone("quest", 0, "2ART4").garrisoned(0, "2ART10", "2ART9", "unrest").hand(0, *FULL)
    t.deck(0, "1REG2").to_solstice().card("solstice", "2ART10").choose(0)
    assert "2ART9" in t.cards_in("hand")
    assert t.under("2ART10") == ["unrest"]


# What the nations of Horizons listen to.


@rule("imperium:garrison", "imperium:passive")
def test_each_card_garrisoned_anywhere_prepares_the_ceremony() -> None:
    """3CUL2B: a garrisoned card adds 1 progress to it."""
    t = Table().in_play(0, "3CUL2B").hand(0, "1REG3", "1TRI8").turn().play("1REG3").pick("garrison", "1TRI8")
    assert t.under("1REG3") == ["1TRI8"]
    assert t.state.tokens_on(number("3CUL2B"), 2) == 1


@rule("imperium:in-play", "imperium:state")
def test_the_third_stage_makes_barbarians_and_gathers_population() -> None:
    """3CUL2B is replaced for 5 progress on it; 3CUL3A flips the state card and keeps gained population on it."""
    t = (
        Table()
        .nation(0, "CUL")
        .in_state(0, "empire")
        .in_play(0, "3CUL2B")
        .zone("stack", 0, "3CUL2A", "3CUL3A", "3CUL3B")
    )
    t.tokens(0, "3CUL2B", progress=5).hand(0, *FULL).to_solstice().choose(0)
    assert t.cards_in("play") == ["3CUL3A"]
    assert t.state.get(STATE) == BARBARIAN
    t = Table().in_play(0, "3CUL3A").hand(0, "3AKS15").turn().play("3AKS15")
    assert (t.state.tokens_on(number("3CUL3A"), 1), t.resources(0)["population"]) == (2, 0)


@rule("imperium:state")
def test_the_last_stage_replaces_the_state_card() -> None:
    """3CUL3A turns over for 15 population; 3CUL3B brings the corrupted state card."""
    t = Table().nation(0, "CUL").in_play(0, "3CUL3A").zone("stack", 0, "3CUL3B")
    t.tokens(0, "3CUL3A", population=15).hand(0, *FULL).to_solstice()
    assert t.cards_in("play") == ["3CUL3B"]
    assert t.shown_state(0) == "3CUL30A"


@rule("imperium:collapse", "imperium:clean-up", "imperium:scoring")
def test_unrest_is_worth_points_to_cultists_of_side_b_and_their_token_exiles() -> None:
    """3CUL1B: 1 point for each Unrest and none lost; 1 population on a market card, then one is exiled."""
    t = Table().power(0, "3CUL1B").hand(0, "unrest", "unrest", "unrest").slot(0, "1REG3").slot(1, "1REG2")
    assert (score(t.state, 0), [points for _, _, points in breakdown(t.state, 0)]) == (3, [3])
    t.turn().done().answer("clean-up-token", 0)
    assert t.market_tokens(0)["population"] == 1
    assert t.cards_in("exile") == ["1REG2"]


@rule("imperium:state", "imperium:passive")
def test_sea_ice_melts_when_summer_comes() -> None:
    """3INU3 is recalled for 1 material, and side A adds 1, when the state card turns to Summer; not to Winter."""
    t = Table().power(0, "3INU1A").state_card(0, "3INU25B").in_play(0, "3INU3").hand(0, *FULL).to_solstice()
    assert (t.shown_state(0), t.cards_in("play"), t.resources(0)["materials"]) == ("3INU25A", [], 2)
    t = Table().power(0, "3INU1A").state_card(0, "3INU25A").in_play(0, "3INU3").hand(0, *FULL).to_solstice()
    assert (t.shown_state(0), t.cards_in("play"), t.resources(0)["materials"]) == ("3INU25B", ["3INU3"], 0)


@rule("imperium:develop", "imperium:state")
def test_in_winter_nothing_of_summer_is_developed() -> None:
    """3INU25A and B forbid developing cards of the other season."""
    t = Table().has(0, materials=9, population=9).zone("development", 0, "3INU13", "3INU15")
    t.state_card(0, "3INU25B")
    assert [code_of(card) for card in can_develop(t.state, 0, PAYING)] == ["3INU15"]
    t.state_card(0, "3INU25A")
    assert [code_of(card) for card in can_develop(t.state, 0, PAYING)] == ["3INU13", "3INU15"]


@rule("imperium:discard", "imperium:exile", "imperium:exhaust")
def test_a_gadget_discarded_or_exiled_pays_martians_of_side_b() -> None:
    """3MRT1B: exhausted for 1 population and 1 progress; a card that is no gadget wakes nothing."""
    t = Table().power(0, "3MRT1B").hand(0, "3MRT11").discards(0, "1TRI8").turn().play("3MRT11")
    t.pick("play-card", "1TRI8").accept("may")
    t.accept("respond")
    assert t.cards_in("exile") == sorted(["1TRI8", "3MRT11"], key=number)
    assert t.resources(0)["progress"] == 2
    assert number("3MRT1B") in t.state.exhausted


def test_powers_of_the_martians_bring_their_progress() -> None:
    """000:545: 25 with side A, 20 with side B, besides what all begin with."""
    assert [CARDS[code].resources for code in ("3MRT1A", "3MRT1B")] == [{2: 25}, {2: 20}]


@rule("imperium:develop", "imperium:fame")
def test_the_last_island_brings_fame_when_it_is_developed() -> None:
    """3POL4 is developed last, for 1 mana put into legends, and then the top fame card is taken."""
    t = Table().nation(0, "POL").in_state(0, "empire").in_play(0, "3POL2").garrisoned(0, "3POL2", "1TRI8")
    t.zone("development", 0, "3POL4").hand(0, "2ATL5").zone("fame deck", 0, "1FAM1").turn().play("2ATL5")
    assert (t.legends(0), t.cards_in("hand"), t.cards_in("discards")) == (["1TRI8"], ["1FAM1"], ["2ATL5", "3POL4"])


@rule("imperium:exhaust")
def test_cities_give_exhaust_tokens_for_the_turn() -> None:
    """3MAY27: one for each city and metropolis in play."""
    t = Table().in_play(0, "1UNC17", "3CIV6").hand(0, "3MAY27").turn().play("3MAY27")
    assert t.state.get(EXHAUSTS) == 7


@rule("imperium:scoring")
def test_tokens_on_cards_score_for_whoever_says_so() -> None:
    """3TAI24: resources on cards count in the scoring: progress 1 point each; 3TAI5: 1 for 6 of them, 3TAI20: for 4."""
    t = Table().in_play(0, "3TAI5", "3TAI20").tokens(0, "3TAI20", progress=3, materials=4)
    assert score(t.state, 0) == 1 + 1
    t.state_card(0, "3TAI24A")
    assert score(t.state, 0) == 1 + 1 + 3


# Words of the Inuit and the Cultists.


@rule("imperium:abandon", "imperium:exile")
def test_harpoons_need_two_cards_with_the_icon() -> None:
    """3INU10: one is abandoned, another exiled; a single one cannot serve for both."""
    t = Table().in_play(0, "3INU4").hand(0, "3INU10").zone("fame deck", 0, "1FAM1").turn()
    assert t.playable() == []
    t = Table().in_play(0, "3INU4", "3INU11").hand(0, "3INU10").zone("fame deck", 0, "1FAM1").turn().play("3INU10")
    t.pick("abandon", "3INU4")
    assert (t.cards_in("exile"), t.cards_in("hand")) == (["3INU11"], ["1FAM1"])
    assert t.cards_in("discards") == sorted(["3INU4", "3INU10"], key=number)


@rule("imperium:abandon", "imperium:anatomy")
def test_an_iglu_counts_nunavut_as_two_regions() -> None:
    """3INU7: 1 population for each region abandoned, any number of them; 3INU2 counts as 2 (000:1816)."""
    t = Table().in_play(0, "3INU2", "1REG2", "1REG3").hand(0, "3INU7").turn().play("3INU7").choose(1)
    t.card("abandon", "1REG2").card("abandon", "3INU2")
    assert (t.resources(0)["population"], t.cards_in("play")) == (3, ["1REG3"])


@rule("imperium:acquire", "imperium:break-through")
def test_inuit_of_side_b_hear_only_of_cards_in_the_market() -> None:
    """3INU1B: a card is discarded for 1 progress; not when the card comes out of a deck."""
    t = Table().power(0, "3INU1B").hand(0, "1TRI1", "1REG2").slot(0, "1UNC2").turn().play("1TRI1")
    t.pick("discard", "1REG2")
    assert t.resources(0)["progress"] == 1
    t = Table().power(0, "3INU1B").hand(0, "3INU17", "1REG2").has(0, materials=2)
    t.zone("uncivilised deck", 0, "1UNC2").turn().play("3INU17").choose(1)
    assert (t.resources(0)["progress"], t.cards_in("hand")) == (0, ["1UNC2", "1REG2"])


@rule("imperium:find", "imperium:free-play")
def test_an_inuksuk_plays_a_region_of_the_other_season() -> None:
    """3INU20: an action, a region found and played whatever its state; an empire gains 1 progress for a hunt."""
    t = Table().in_state(0, "empire").in_play(0, "3INU20").discards(0, "3INU11", "1REG2").turn().use("3INU20")
    t.pick("find", "3INU11", zone=1)
    assert t.cards_in("play") == sorted(["3INU11", "3INU20"], key=number)
    assert (t.resources(0)["progress"], t.state.get(ACTIONS)) == (1, 2)
    t = Table().in_state(0, "empire").in_play(0, "3INU20").discards(0, "3INU11", "1REG2").turn().use("3INU20")
    assert t.pick("find", "1REG2", zone=1).resources(0)["progress"] == 0


@rule("imperium:break-through", "imperium:garrison")
def test_bone_carving_breaks_through_for_whatever_lies_on_the_main_deck() -> None:
    """3INU21: a card goes under 3INU13 for it; or a card under it comes to the hand with 1 progress."""
    t = Table().in_play(0, "3INU13").hand(0, "3INU21").discards(0, "1REG2").zone("main deck", 0, "1REG5", "1TRI8")
    t.turn().play("3INU21").choose(0).pick("garrison", "1REG2", zone=1)
    assert (t.under("3INU13"), t.cards_in("hand")) == (["1REG2"], ["1TRI8"])
    t = Table().in_play(0, "3INU13").garrisoned(0, "3INU13", "1REG2").hand(0, "3INU21").turn().play("3INU21")
    t.choose(1)
    assert (t.under("3INU13"), t.cards_in("hand"), t.resources(0)["progress"]) == ([], ["1REG2"], 1)


@rule("imperium:history", "imperium:garrison")
def test_what_oral_history_cannot_hold_is_discarded_in_summer() -> None:
    """3INU10 cannot be garrisoned, and the Inuit have no history (000:1814)."""
    t = Table().state_card(0, "3INU25A").in_play(0, "3INU13", "1UNC4").hand(0, "3INU10")
    send(t.state, 0, number("3INU10"), HAND, HISTORY)
    assert (t.under("3INU13"), t.cards_in("history"), t.cards_in("discards")) == ([], [], ["3INU10"])


@rule("imperium:add", "imperium:garrison")
def test_tokens_and_cards_go_to_whichever_ceremony_is_in_play() -> None:
    """3CUL6 puts a token on it, of progress or population; 3CUL16 garrisons there, from the discard pile too."""
    t = Table().in_state(0, "empire").in_play(0, "3CUL2A").hand(0, "3CUL6").has(0, population=1).turn().play("3CUL6")
    t.accept().choose(0)
    assert t.state.tokens_on(number("3CUL2A"), 2) == 1
    t = Table().state_card(0, "3CUL30A").in_play(0, "3CUL3B").hand(0, "3CUL16").discards(0, "1REG2").turn()
    t.play("3CUL16").card("host", "3CUL3B").pick("garrison", "1REG2", zone=1)
    assert t.under("3CUL3B") == ["1REG2"]


@rule("imperium:break-through", "imperium:discard")
def test_strange_signs_bring_an_exiled_card_to_the_discard_pile() -> None:
    """3CUL13 goes under a region for it; without an exiled card it goes there for nothing."""
    t = Table().state_card(0, "3CUL30A").in_play(0, "1REG3").hand(0, "3CUL13").exile("1TRI8").turn().play("3CUL13")
    t.decline()
    assert (t.under("1REG3"), t.cards_in("discards"), t.cards_in("hand")) == (["3CUL13"], ["1TRI8"], [])
    t = Table().state_card(0, "3CUL30A").in_play(0, "1REG3").hand(0, "3CUL13").turn().play("3CUL13").decline()
    assert (t.under("1REG3"), t.cards_in("discards")) == (["3CUL13"], [])


@rule("imperium:exile", "imperium:break-through")
def test_the_frozen_waste_exchanges_what_lies_under_it_for_an_exiled_card() -> None:
    """3CUL15: the card garrisoned there is exiled first, so it can be the one that comes back; Unrest cannot be it."""
    t = Table().in_play(0, "3CUL15").garrisoned(0, "3CUL15", "unrest", "1TRI8").hand(0, *FULL).to_solstice()
    t.choose(1)
    assert (t.under("3CUL15"), "1TRI8" in t.cards_in("hand")) == (["unrest"], True)


@rule("imperium:take-unrest")
def test_a_chaos_taken_is_not_replaced_by_another() -> None:
    """3CUL9: the Unrest is returned for a Chaos; for a Chaos that was taken only the other choices are left."""
    t = Table().power(0, "3CUL1A").in_play(0, "1CIV10", "3CUL9").discards(0, "1REG2").hand(1, "unrest")
    t.lay(CHAOS_PILE, 0, [number("3CUL25")] * 2).turn().use("1CIV10").decline(seat=1)
    t.accept()
    assert t.state.options == [0, 1]
