"""The cards the Celts alone have."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import EXHAUSTS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import barbarian, empire, filled, hand, in_play, supply
from games.imperium.scenario import ImperiumScenario


@rule("imperium:celts", "imperium:exhaust", "imperium:take-unrest")
def test_celts_spread_unrest_when_they_gain_uncivilised_cards() -> None:
    game = barbarian("1TRI1", seats=3).power(0, "1CEL1A").slot(0, "1UNC3").turn().play("1TRI1")
    game.accept("respond")
    assert (hand(game, 1), hand(game, 2), game.state.get(EXHAUSTS)) == (["unrest"], ["unrest"], 4)
    game = barbarian("1ROM18").power(0, "1CEL1A").turn().play("1ROM18").accept("respond")
    assert hand(game, 1) == ["unrest"]
    game = barbarian("1MAC16").power(0, "1CEL1A").slot(0, "1TRI2").turn().play("1MAC16")
    assert game.asks()[0] == "activate"
    game = barbarian("1TRI1").power(0, "1CEL1B").slot(0, "1UNC3").turn().play("1TRI1")
    assert game.asks()[0] == "activate"


@rule("imperium:celts", "imperium:gain")
def test_celtic_gold_pays_for_fertile_land() -> None:
    game = barbarian("1CEL2", seats=3).in_play(0, "1REG8", "1PER11", "1REG3").turn().play("1CEL2")
    assert [game.resources(seat)["materials"] for seat in range(3)] == [12, 1, 1]


@rule("imperium:celts", "imperium:acquire")
def test_celtic_innovation_may_acquire_and_brings_unrest() -> None:
    game = empire("1CEL3").slot(0, "1CIV10").slot(1, "1REG3").turn().play("1CEL3").accept()
    assert (hand(game), hand(game, 1)) == (["1CIV10", "unrest"], ["unrest"])


@rule("imperium:celts", "imperium:passive")
def test_chainmail_turns_attacks_into_progress() -> None:
    game = barbarian("1CEL19", "1TRI8").in_play(0, "1CEL4").turn().play("1CEL19", "1TRI8")
    assert game.resources(0)["progress"] == 1


@rule("imperium:celts", "imperium:passive", "imperium:state")
def test_chariots_reach_exiled_regions_and_let_an_empire_conquer_and_attack() -> None:
    game = empire("1CEL17", "1CEL18", "1CEL16").has(0, materials=3, population=2).exile("1REG3", "1UNC3").turn()
    assert game.playable() == []
    game.in_play(0, "1CEL5")
    assert sorted(game.playable()) == ["1CEL17", "1CEL18"]
    game.play("1CEL17")
    assert hand(game) == ["1CEL16", "1CEL18", "1REG3"]


@rule("imperium:celts", "imperium:history", "imperium:passive")
def test_ogham_script_makes_the_hand_larger_and_writes_history() -> None:
    assert filled(in_play("1CEL6")) == 6
    game = in_play("1CEL6").hand(0, "1TRI8").discards(0, "1TRI2").turn().use("1CEL6")
    game.pick("to-history", "1TRI8").accept()
    assert sorted(game.cards_in("history")) == ["1TRI2", "1TRI8"]


@rule("imperium:celts", "imperium:acquire")
def test_vercingetorix_may_acquire_anything() -> None:
    game = empire("1CEL7").slot(0, "1TRI2").turn().play("1CEL7").accept()
    assert (hand(game), game.cards_in("history")) == (["1TRI2", "unrest"], ["1CEL7"])


@rule("imperium:celts")
def test_hibernia_may_bring_a_discarded_card_back() -> None:
    game = barbarian("1CEL12").discards(0, "1TRI8", "1TRI2").turn().play("1CEL12").pick("to-hand", "1TRI8")
    assert (hand(game), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:celts", "imperium:choose")
def test_druids_give_progress_break_through_or_turn_unrest_into_population() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1CEL14", "unrest").has(0, population=1).unrest_left(3).zone("uncivilised deck", 0, "1UNC3")
        return game.turn().play("1CEL14")

    assert position().choose(0).resources(0) == supply(population=1, progress=1)
    game = position().choose(1)
    assert (hand(game), game.resources(0)) == (["1UNC3", "unrest"], supply())
    game = position().choose(2).pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == ([], supply(population=2), 4)


@rule("imperium:celts", "imperium:attack")
def test_boudicca_drives_off_a_region() -> None:
    game = barbarian("1CEL18", seats=3).in_play(1, "1REG3").in_play(2, "1UNC15").turn().play("1CEL18")
    assert (game.cards_in("discards", 1), game.cards_in("discards", 2)) == (["1REG3"], [])
    assert (game.resources(0), game.cards_in("history")) == (supply(progress=1), ["1CEL18"])


@rule("imperium:celts", "imperium:steal")
def test_a_cattle_raid_steals_from_those_with_regions_and_from_empires() -> None:
    game = barbarian("1CEL19", seats=3).in_play(1, "1REG3").in_state(2, "empire")
    for seat in (1, 2):
        game.has(seat, materials=3, progress=3)
    game.turn().play("1CEL19")
    assert game.resources(0) == supply(materials=3, progress=1)
    assert game.resources(1) == supply(materials=2, progress=3)
    assert game.resources(2) == supply(materials=3, progress=2)


@rule("imperium:celts", "imperium:exhaust")
def test_the_cauldron_turns_progress_into_population() -> None:
    game = in_play("1CEL20").has(0, progress=1).turn().use("1CEL20")
    assert game.resources(0) == supply(population=2)


@rule("imperium:celts", "imperium:on-deck", "imperium:replacement-cards")
@pytest.mark.parametrize("code", ["1CEL21", "1CEL21X"])
def test_celtica_may_put_a_discarded_card_on_the_deck(code: str) -> None:
    game = barbarian(code).deck(0, "1TRI1").discards(0, "1TRI8", "1TRI2").turn().play(code)
    game.pick("on-deck", "1TRI8")
    assert (game.cards_in("deck"), game.cards_in("play")) == (["1TRI1", "1TRI8"], [code])
