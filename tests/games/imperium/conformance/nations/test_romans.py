"""The cards the Romans alone have."""

from __future__ import annotations

from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, empire, filled, hand, in_play, supply
from games.imperium.scenario import ImperiumScenario


@rule("imperium:romans", "imperium:fame", "imperium:passive")
def test_romans_look_at_one_more_fame_card_and_gain_progress() -> None:
    game = barbarian("1ROM14").power(0, "1ROM1A").in_play(0, "1REG3", "1REG8", "1REG9")
    game.zone("fame deck", 0, "1FAM4", "1FAM5", "1FAM1", "1FAM2").turn().play("1ROM14")
    game.card("take-fame", "1FAM5").card("put-back-fame", "1FAM2")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM5"], ["1FAM4", "1FAM2", "1FAM1"])
    assert game.resources(0) == supply(progress=1)
    game = barbarian("1ROM14").power(0, "1ROM1B").in_play(0, "1REG3", "1REG8", "1REG9")
    game.zone("fame deck", 0, "1FAM4", "1FAM5", "1FAM1", "1FAM2").turn().play("1ROM14").card("take-fame", "1FAM1")
    assert game.resources(0) == supply()


@rule("imperium:romans", "imperium:choose", "imperium:free-play")
def test_julius_caesar_draws_two_or_acquires() -> None:
    def position() -> ImperiumScenario:
        return empire("1ROM2").deck(0, "1TRI8", "1TRI1").slot(0, "1TRI2").turn().play("1ROM2")

    game = position().choose(0)
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1TRI1", "1TRI8"], ["1ROM2"], 3)
    assert hand(position().choose(1).accept()) == ["1TRI2", "unrest"]


@rule("imperium:romans", "imperium:discard")
def test_military_engineering_makes_others_discard_two_and_may_break_through() -> None:
    game = empire("1ROM3").hand(1, "1TRI8", "1TRI2", "1TRI1").slot(0, "1CIV10").turn().play("1ROM3")
    game.pick("discard", "1TRI1", "1TRI2", seat=1).from_slot("break-through", 0)
    assert (hand(game), hand(game, 1)) == (["1CIV10"], ["1TRI8"])


@rule("imperium:romans", "imperium:attack")
def test_a_roman_invasion_may_acquire_and_drives_off_a_region() -> None:
    game = empire("1ROM4").slot(0, "1TRI2").slot(1, "1UNC3").in_play(1, "1REG3").turn().play("1ROM4").accept()
    assert hand(game) == ["1TRI2", "unrest"]
    assert (game.cards_in("discards", 1), game.cards_in("discards")) == (["1REG3"], ["1ROM4"])


@rule("imperium:romans", "imperium:passive", "imperium:state")
def test_legions_make_the_hand_larger_and_let_an_empire_conquer() -> None:
    assert filled(in_play("1ROM5")) == 6
    game = empire("1ROM17", "1ROM16").in_play(0, "1ROM5").has(0, materials=3, population=2)
    assert game.slot(0, "1TRI2").slot(1, "1UNC3").turn().playable() == ["1ROM17"]


@rule("imperium:romans", "imperium:history")
def test_the_senate_may_acquire_and_write_history() -> None:
    game = empire("1ROM6", "1TRI8").slot(0, "1CIV10").slot(1, "1UNC3").turn().play("1ROM6").accept()
    game.pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "unrest"], ["1TRI8"])


@rule("imperium:romans", "imperium:history")
def test_the_eternal_city_takes_the_place_of_the_city_of_rome() -> None:
    game = empire("1ROM7").turn()
    assert game.playable() == []
    game.in_play(0, "1ROM19").play("1ROM7")
    assert (game.cards_in("play"), game.cards_in("history")) == (["1ROM7"], ["1ROM19"])


@rule("imperium:romans", "imperium:solstice", "imperium:return-unrest")
def test_bread_and_circuses_take_a_card_and_return_unrest() -> None:
    game = in_play("1ROM10").unrest_left(3)
    game.turn().done().hand(0, "1TRI8", "unrest").discards(0, "unrest").turn().done()
    game.pick("discard", "1TRI8").pick("return-unrest", "unrest").accept()
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == ([], ["1TRI8"], 5)


@rule("imperium:romans", "imperium:break-through")
def test_a_triumvirate_breaks_through_for_uncivilised() -> None:
    game = barbarian("1ROM18").zone("uncivilised deck", 0, "1UNC3").turn().play("1ROM18")
    assert (hand(game), game.cards_in("history")) == (["1UNC3"], ["1ROM18"])


@rule("imperium:romans", "imperium:acquire", "imperium:recall")
def test_roman_expansion_acquires_up_to_two_regions_and_others_recall_one() -> None:
    game = barbarian("1ROM21").slot(0, "1REG3").slot(1, "1REG8").in_play(1, "1REG9").zone("main deck", 0, "1UNC3")
    game.turn().play("1ROM21").from_slot("acquire", 0).accept()
    assert (hand(game), hand(game, 1), game.cards_in("history")) == (["1REG3", "1REG8"], ["1REG9"], ["1ROM21"])
