"""The cards the Carthaginians alone have."""

from __future__ import annotations

import pytest

from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, empire, hand, in_play, solstice, supply
from games.imperium.scenario import ImperiumScenario


@rule("imperium:carthaginians", "imperium:clean-up")
@pytest.mark.parametrize(("code", "materials"), [("1CAR1A", 1), ("1CAR1B", 2)])
def test_carthaginians_put_materials_instead_of_progress_on_the_market(code: str, materials: int) -> None:
    game = ImperiumScenario().power(0, code).slot(0, "1REG3").turn().done()
    assert game.market_tokens(0) == supply(materials=materials)


@rule("imperium:carthaginians", "imperium:exhaust")
def test_carthaginians_double_the_materials_on_a_card_they_gain() -> None:
    game = barbarian("1MAC16").power(0, "1CAR1A").slot(0, "1TRI2", materials=3, progress=1).turn().play("1MAC16")
    game.accept("respond")
    assert game.resources(0) == supply(materials=6, progress=1)
    game = barbarian("1TRI11").power(0, "1CAR1A").slot(0, "1REG3", materials=2).turn().play("1TRI11")
    game.from_slot("break-through", 0).accept("respond")
    assert game.resources(0) == supply(materials=4)


@rule("imperium:carthaginians", "imperium:replacement-cards", "imperium:solstice")
def test_the_new_city_of_carthage_gives_goods_or_sells_them_for_cards() -> None:
    game = solstice(in_play("1CAR2X"))
    assert game.resources(0) == supply(goods=1)
    game = solstice(in_play("1CAR2X", "1REG4X").has(0, goods=1), deck=("1TRI8", "1TRI2", "1TRI1")).choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI1", "1TRI2"], supply())
    game = solstice(in_play("1CAR2X", "1CAR20X", "1REG4X", "1REG12X").has(0, goods=1), deck=("1TRI8",) * 5).choose(1)
    assert len(hand(game)) == 3


@rule("imperium:carthaginians", "imperium:attack")
@pytest.mark.parametrize("code", ["1CAR3", "1CAR4"])
def test_elephants_drive_off_a_region_and_may_break_through(code: str) -> None:
    game = empire(code).in_play(1, "1REG3", "1UNC15").slot(0, "1TRI2").turn().play(code)
    game.from_slot("break-through", 0)
    assert (game.cards_in("discards", 1), hand(game), game.cards_in("history")) == (["1REG3"], ["1TRI2"], [code])


@rule("imperium:carthaginians", "imperium:acquire")
def test_hegemony_acquires_for_two_materials_and_lets_all_draw() -> None:
    game = empire("1CAR5").has(0, materials=2).slot(0, "1TRI2").deck(0, "1TRI8").deck(1, "1TRI1").turn().play("1CAR5")
    game.accept(seat=0).accept(seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI2", "1TRI8", "unrest"], ["1TRI1"], supply())


@rule("imperium:carthaginians", "imperium:history")
def test_hannibal_acquires_draws_and_brings_a_card_back_from_the_history() -> None:
    game = empire("1CAR6").slot(0, "1TRI2").deck(0, "1TRI8").history(0, "1CAR18").turn().play("1CAR6")
    game.accept().accept().pick("to-hand", "1CAR18")
    assert (hand(game), game.cards_in("history")) == (["1CAR18", "1TRI2", "1TRI8", "unrest"], ["1CAR6"])


@rule("imperium:carthaginians", "imperium:recall", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("code", "land"),
    [("1CAR7", "1REG9"), ("1CAR7", "1REG8"), ("1CAR7X", "1REG9"), ("1CAR7X", "1REG8"), ("1CAR7X", "1CAR20X")],
)
def test_trading_ships_recall_a_land_to_acquire_a_card_with_materials(code: str, land: str) -> None:
    game = in_play(code, land, "1REG3").slot(0, "1TRI2", materials=1).slot(1, "1TRI1", progress=1).turn().use(code)
    if code == "1CAR7":
        game.accept()
    assert (hand(game), game.resources(0)) == ([*sorted(["1TRI2", land]), "unrest"], supply(materials=1))


@rule("imperium:carthaginians", "imperium:give")
def test_monopoly_gives_materials_and_a_card_and_each_other_player_one_too() -> None:
    game = empire("1CAR8", "unrest").deck(0, "1TRI8").turn().play("1CAR8")
    assert (hand(game), game.resources(0)) == (["1TRI8", "unrest"], supply(materials=2))
    game.pick("give", "unrest")
    assert (hand(game), hand(game, 1)) == (["1TRI8"], ["unrest"])


@rule("imperium:carthaginians", "imperium:exhaust")
def test_caravans_buy_a_card_with_materials_on_it() -> None:
    game = in_play("1CAR10").hand(0, "1TRI8").has(0, materials=3)
    game.slot(0, "1UNC3", materials=2).slot(1, "1TRI1").turn().use("1CAR10").pick("discard", "1TRI8")
    assert (hand(game), game.resources(0)) == (["1UNC3", "unrest"], supply(materials=2))


@rule("imperium:carthaginians", "imperium:replacement-cards", "imperium:add")
def test_berbers_give_population_and_the_new_ones_empty_and_fill_market_cards() -> None:
    assert barbarian("1CAR13").turn().play("1CAR13").resources(0) == supply(population=2)
    game = barbarian("1CAR13X").slot(0, "1REG3", materials=2, progress=1).slot(1, "1REG8").turn().play("1CAR13X")
    game.accept().from_slot("market-token", 1)
    assert (game.resources(0), actions(game)) == (supply(materials=2, progress=1), 3)
    assert (game.market_tokens(0), game.market_tokens(1)) == (supply(), supply(materials=1))


@rule("imperium:carthaginians", "imperium:free-play")
def test_dido_acquires_a_region_and_plays_it_at_once() -> None:
    game = barbarian("1CAR18").slot(0, "1REG9").slot(1, "1TRI2").turn().play("1CAR18").accept()
    game.from_slot("exile-market", 1)
    assert (game.cards_in("play"), game.resources(0)) == (["1REG9"], supply(materials=2, population=1))
    assert (game.cards_in("history"), actions(game), hand(game)) == (["1CAR18"], 2, [])


@rule("imperium:carthaginians", "imperium:add", "imperium:history")
def test_carthaginian_traders_put_a_material_on_the_market_and_a_card_into_the_history() -> None:
    game = barbarian("1CAR19", "1TRI8").slot(0, "1REG3").discards(0, "1TRI2").turn().play("1CAR19")
    game.pick("to-history", "1TRI2", zone=1)
    assert (game.market_tokens(0), game.cards_in("history"), actions(game)) == (supply(materials=1), ["1TRI2"], 3)


@rule("imperium:carthaginians", "imperium:replacement-cards")
def test_the_new_balearic_islands_fill_the_market_or_give_population() -> None:
    game = barbarian("1CAR20X", "1TRI8").slot(0, "1REG3").turn().play("1CAR20X").pick("garrison", "1TRI8")
    game.choose(0)
    assert (game.under("1CAR20X"), game.market_tokens(0)) == (["1TRI8"], supply(materials=1))
    game = barbarian("1CAR20X", "1TRI8").slot(0, "1REG3").turn().play("1CAR20X").decline().choose(1)
    assert game.resources(0) == supply(population=1)
