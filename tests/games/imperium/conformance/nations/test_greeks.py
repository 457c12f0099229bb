"""The cards the Greeks alone have."""

from __future__ import annotations

import pytest

from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, empire, filled, hand, in_play, supply
from games.imperium.scenario import ImperiumScenario


@rule("imperium:greeks", "imperium:exhaust", "imperium:action")
def test_greeks_spend_two_actions_to_break_through() -> None:
    game = ImperiumScenario().power(0, "1GRE1A").slot(0, "1CIV10").actions(0, 1).turn()
    assert game.usable() == []
    game.actions(0, 3).use("1GRE1A").from_slot("break-through", 0)
    assert (hand(game), actions(game)) == (["1CIV10"], 1)
    assert ImperiumScenario().power(0, "1GRE1B").turn().usable() == []


@rule("imperium:greeks", "imperium:history")
def test_the_olympic_games_draw_two_and_put_one_into_the_history() -> None:
    game = barbarian("1GRE2").deck(0, "1TRI8", "1TRI2").turn().play("1GRE2").pick("to-history", "1TRI2")
    assert (hand(game), game.cards_in("history")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:greeks", "imperium:replacement-cards")
@pytest.mark.parametrize(("code", "materials"), [("1GRE3", 2), ("1GRE3X", 3)])
def test_greek_prosperity_pays_for_production_regions_or_cities(code: str, materials: int) -> None:
    def position() -> ImperiumScenario:
        game = empire(code).in_play(0, "1REG6", "1REG3", "1UNC14X", "1UNC15", "1CIV6", "1GRE19")
        return game.deck(0, *["1TRI8"] * 4).turn().play(code)

    assert position().choose(0).resources(0) == supply(materials=materials)
    assert position().choose(1).resources(0) == supply(population=2)
    assert len(hand(position().choose(2))) == 3


@rule("imperium:greeks", "imperium:passive", "imperium:state")
def test_science_makes_the_hand_larger_and_lets_an_empire_advance() -> None:
    assert filled(in_play("1GRE6")) == 6
    game = empire("1GRE16", "1GRE17").has(0, materials=3, population=2).slot(0, "1UNC3").slot(1, "1TRI2").turn()
    assert game.playable() == []
    assert game.in_play(0, "1GRE6").playable() == ["1GRE16"]


@rule("imperium:greeks", "imperium:on-deck", "imperium:recall")
def test_greek_innovation_puts_two_cards_on_the_deck_to_acquire_and_others_recall() -> None:
    game = empire("1GRE7", "1TRI8").slot(0, "1TRI2").in_play(1, "1UNC15", "1REG3").turn()
    assert game.playable() == ["1TRI8"]
    game.hand(0, "1GRE7", "1TRI8", "1TRI1").play("1GRE7").pick("on-deck", "1TRI8").pick("on-deck", "1TRI1")
    assert game.cards_in("deck") == ["1TRI8", "1TRI1"]
    game.pick("recall", "1UNC15", seat=1)
    assert (hand(game), hand(game, 1), game.cards_in("discards")) == (["1TRI2", "unrest"], ["1UNC15"], ["1GRE7"])


@rule("imperium:greeks", "imperium:passive", "imperium:return-unrest")
def test_direct_democracy_makes_unrest_cheaper_and_plays_it_for_free() -> None:
    game = in_play("1GRE8").hand(0, "unrest", "1TRI8").unrest_left(3).turn().use("1GRE8").card("play-card", "unrest")
    game.pick("discard", "1TRI8")
    assert (hand(game), game.state.unrest_left(), actions(game)) == ([], 4, 3)
    game = in_play("1GRE8").hand(0, "unrest").has(0, materials=2).turn().play("unrest")
    assert (hand(game), game.resources(0)) == ([], supply())


@rule("imperium:greeks", "imperium:swap", "imperium:on-deck")
def test_the_lighthouse_brings_an_attack_back_or_swaps_a_market_card() -> None:
    def position() -> ImperiumScenario:
        game = in_play("1GRE9").discards(0, "1GRE15", "1TRI8").exile("1TRI2").slot(0, "1UNC3", progress=1)
        return game.turn().use("1GRE9")

    game = position().choose(0)
    assert (game.cards_in("deck"), game.cards_in("discards")) == (["1GRE15"], ["1TRI8"])
    game = position().choose(1)
    assert (game.market()[0], game.cards_in("exile"), game.market_tokens(0)) == (
        "1TRI2",
        ["1UNC3"],
        supply(progress=1),
    )


@rule("imperium:greeks", "imperium:abandon", "imperium:break-through")
def test_philosophy_abandons_a_pinned_card_to_break_through() -> None:
    game = empire("1GRE10").in_play(0, "1REG3").zone("civilised deck", 0, "1CIV10").turn()
    assert game.playable() == []
    game.in_play(0, "1REG3", "1UNC15").play("1GRE10").from_deck("civilised")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1CIV10"], ["1GRE10", "1UNC15"])


@rule("imperium:greeks", "imperium:steal")
def test_greek_mercenaries_draw_and_buy_materials_for_population() -> None:
    game = barbarian("1GRE15", seats=3).deck(0, "1TRI8").has(1, materials=5).has(2, materials=1).turn().play("1GRE15")
    assert (hand(game), game.resources(0)) == (["1TRI8"], supply(materials=3, progress=1))
    assert (game.resources(1), game.resources(2)) == (supply(materials=3, population=1), supply(population=1))


@rule("imperium:greeks", "imperium:choose")
def test_settlers_acquire_a_region_give_progress_or_return_unrest() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1GRE18", "unrest").has(0, population=1).unrest_left(3).slot(0, "1REG3").slot(1, "1TRI2")
        return game.turn().play("1GRE18")

    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["1REG3", "unrest"], supply())
    assert position().choose(1).resources(0) == supply(population=1, progress=1)
    assert position().choose(2).pick("return-unrest", "unrest").state.unrest_left() == 4
