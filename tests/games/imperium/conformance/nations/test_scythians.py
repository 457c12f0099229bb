"""The cards the Scythians alone have."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import EXHAUSTS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, empire, filled, hand, in_play, solstice, supply
from games.imperium.scenario import ImperiumScenario


@rule("imperium:scythians", "imperium:exhaust", "imperium:take-unrest")
def test_scythians_take_unrest_and_spend_an_action_to_break_through() -> None:
    game = ImperiumScenario().power(0, "1SCY1A").zone("region deck", 0, "1REG3").turn().use("1SCY1A")
    assert (hand(game), actions(game)) == (["1REG3", "unrest"], 2)
    assert ImperiumScenario().power(0, "1SCY1B").turn().usable() == []


@rule("imperium:scythians", "imperium:replacement-cards", "imperium:look")
@pytest.mark.parametrize("code", ["1SCY1AX", "1SCY1BX"])
def test_the_new_scythians_sift_their_nation_deck(code: str) -> None:
    game = ImperiumScenario().power(0, code).zone("nation deck", 0, "1SCY9", "1SCY10", "1SCY11")
    game.zone("region deck", 0, "1REG3").turn().use(code).card("sink-nation", "1SCY11")
    if code == "1SCY1AX":
        game.accept()
        assert (hand(game), actions(game)) == (["1REG3"], 2)
    assert (game.cards_in("nation deck"), game.asks()[0]) == (["1SCY11", "1SCY9", "1SCY10"], "activate")


@rule("imperium:scythians", "imperium:acquire")
def test_ateas_may_acquire_a_region_and_return_unrest() -> None:
    game = empire("1SCY3", "unrest").slot(0, "1REG3").slot(1, "1TRI2").unrest_left(3)
    game.zone("main deck", 0, "1UNC3", "1TRI1").turn().play("1SCY3").accept().pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), game.cards_in("history")) == (["1REG3"], 3, ["1SCY3"])


@rule("imperium:scythians", "imperium:acquire", "imperium:replacement-cards")
def test_the_new_ateas_may_acquire_one_of_each_kind() -> None:
    game = empire("1SCY3X").slot(2, "1CIV10").slot(3, "1UNC3").slot(4, "1REG3")
    for deck, code in (("civilised deck", "1CIV3"), ("uncivilised deck", "1UNC9"), ("region deck", "1REG8")):
        game.zone(deck, 0, code)
    game.turn().play("1SCY3X").accept().accept().accept()
    assert hand(game) == ["1CIV10", "1REG3", "1UNC3", "unrest", "unrest"]
    assert game.cards_in("history") == ["1SCY3X"]


@rule("imperium:scythians", "imperium:history", "imperium:passive")
def test_kurgans_make_the_hand_larger_and_bury_a_discarded_card() -> None:
    assert filled(in_play("1SCY4")) == 6
    game = in_play("1SCY4").discards(0, "1TRI8", "1TRI2").turn().use("1SCY4").pick("to-history", "1TRI8")
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:scythians", "imperium:garrison")
def test_jewellery_is_neither_played_nor_garrisoned() -> None:
    game = barbarian("1SCY6", "1MAC19").turn()
    assert game.playable() == ["1MAC19"]
    game.play("1MAC19").decline()
    assert hand(game) == ["1SCY6"]


@rule("imperium:scythians", "imperium:exhaust")
def test_tamga_turns_a_card_into_two() -> None:
    game = in_play("1SCY9").hand(0, "1REG3").deck(0, "1TRI8", "1TRI2").turn().use("1SCY9").pick("discard", "1REG3")
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "1TRI8"], ["1REG3"])


@rule("imperium:scythians", "imperium:recall", "imperium:steal")
def test_raiders_draw_two_make_others_recall_and_steal_from_empires() -> None:
    game = barbarian("1SCY13", seats=3).deck(0, "1TRI8", "1TRI2").in_play(1, "1REG3").in_state(2, "empire")
    game.has(1, population=2).has(2, population=2).turn().play("1SCY13")
    assert (hand(game), hand(game, 1), actions(game)) == (["1TRI2", "1TRI8"], ["1REG3"], 3)
    assert [game.resources(seat)["population"] for seat in range(3)] == [1, 2, 1]


@rule("imperium:scythians", "imperium:all-players")
@pytest.mark.parametrize("code", ["1SCY14", "1SCY15"])
def test_nomads_let_all_draw_and_gain_from_production(code: str) -> None:
    game = barbarian(code).in_play(0, "1REG6", "1REG3").deck(0, "1TRI8").deck(1, "1TRI2").turn().play(code)
    game.decline(seat=0).accept(seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == ([], ["1TRI2"], supply(materials=2))


@rule("imperium:scythians", "imperium:replacement-cards")
@pytest.mark.parametrize(("code", "other"), [("1SCY14X", "1SCY15X"), ("1SCY15X", "1SCY14X")])
def test_the_new_nomads_gain_from_more_and_from_each_other(code: str, other: str) -> None:
    game = barbarian(code).in_play(0, "1REG6", "1REG9", "1REG3").deck(0, "1TRI8").deck(1, "1TRI2").turn().play(code)
    game.accept(seat=0)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI8"], [], supply(materials=5))
    game = barbarian(code).discards(0, other).turn().play(code)
    while game.asks()[0] == "may":
        game.decline()
    assert game.resources(0) == supply(progress=1)


@rule("imperium:scythians", "imperium:attack", "imperium:exhaust", "imperium:solstice")
def test_mounted_archers_avoid_an_attack_and_sell_population() -> None:
    game = empire("1ROM4").in_play(1, "1SCY20", "1REG3").turn().play("1ROM4").accept("respond", seat=1)
    assert (sorted(game.cards_in("play", 1)), game.state.get(EXHAUSTS + 1)) == (["1REG3", "1SCY20"], 4)
    game = solstice(in_play("1SCY20").has(0, materials=1)).accept()
    assert game.resources(0) == supply(population=1)


@rule("imperium:scythians", "imperium:recall", "imperium:exhaust", "imperium:solstice")
def test_tents_gain_population_from_regions_and_may_recall_one() -> None:
    game = in_play("1SCY21").hand(0, "1PER20", "1TRI8").turn().play("1PER20").decline().accept("respond")
    assert game.resources(0) == supply(population=1)
    game = solstice(in_play("1SCY21", "1REG3")).accept()
    assert (hand(game), game.cards_in("play")) == (["1REG3"], ["1SCY21"])
