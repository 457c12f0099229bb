"""The regions, tributaries and fame cards of Horizons one by one, and the table set up with its common cards.

Cards that say what a card of Classics says are played in test_common_cards.py, Seleucid Empire with the Trading Cities
in test_horizons_cards.py, which also says how trading is seen. 000 is the Horizons book, a number after the colon its
line.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from civitas.games.imperium.cards import CARDS
from civitas.games.imperium.codes import EXILED, FROM_DECK
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    BOX,
    EXHAUSTS,
    KING_OF_KINGS,
    KING_SIDE,
    MATERIALS,
    OPEN_ROUTES,
    SCORING,
    SLOT_UNREST,
)
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
    actions,
    barbarian,
    empire,
    hand,
    in_play,
    offered,
    slots,
    solstice,
    supply,
)
from games.imperium.scenario import ImperiumScenario, code_of, number

# Regions.


def wild(code: str, *others: str) -> ImperiumScenario:
    """A region about to be played, with two cards in the market."""
    return barbarian(code, *others).slot(0, "1UNC3").slot(1, "1UNC9")


@rule("imperium:gain", "imperium:exile", "imperium:garrison", "imperium:in-play")
@pytest.mark.parametrize("code", ["3REG1", "3REG2", "3REG12"])
def test_volcano_mangrove_and_alluvial_plain_give_progress(code: str) -> None:
    def position() -> ImperiumScenario:
        game = wild(code, "1TRI8", "1TRI2").turn().play(code).from_slot("exile-market", 1)
        assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1), ["1UNC9"])
        return game

    game = position().pick("garrison", "1TRI8")
    assert (game.cards_in("play"), game.under(code), hand(game)) == ([code], ["1TRI8"], ["1TRI2"])
    assert position().decline().under(code) == []


@rule("imperium:trade", "imperium:pay", "imperium:garrison")
def test_the_river_delta_may_sell_trading_and_exiles_nothing() -> None:
    def position(population: int) -> ImperiumScenario:
        game = wild("3REG4", "1TRI8", "1TRI2").trading().in_play(1, "3TRO8").has(0, population=population)
        return game.turn().play("3REG4")

    game = position(3).accept().pick("garrison", "1TRI8")
    assert (game.resources(0), game.under("3REG4")) == (supply(population=3, progress=1, goods=1), ["1TRI8"])
    assert (game.cards_in("exile"), game.asks()[0]) == ([], "activate")
    game = position(3).decline().decline()
    assert (game.resources(0), game.under("3REG4"), game.cards_in("play")) == (supply(population=3), [], ["3REG4"])
    assert position(1).asks()[0] == "garrison", "two population it must be"


@rule("imperium:solstice", "imperium:gain", "imperium:on-deck", "imperium:abandon")
def test_the_rift_valley_gives_population_for_a_card_on_the_deck_or_is_abandoned() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return solstice(in_play("3REG5"), *cards, deck=("1TRI1",))

    game = position("1TRI8", "1TRI2").choose(0)
    assert (game.resources(0), PASS in game.state.options) == (supply(population=2), False)
    game.pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck"), game.cards_in("play")) == (["1TRI2"], ["1TRI1", "1TRI8"], ["3REG5"])
    game = position("1TRI8").choose(1)
    assert (game.resources(0), hand(game), game.cards_in("deck")) == (supply(), ["1TRI8"], ["1TRI1"])
    assert (game.cards_in("discards"), game.cards_in("play")) == (["3REG5"], [])
    assert position().choose(0).resources(0) == supply(population=2), "as far as possible"


@rule("imperium:exhaust", "imperium:add", "imperium:garrison", "imperium:history", "imperium:in-play")
def test_a_garrisoned_glacier_gathers_materials_or_goes_into_the_history_with_all_it_holds() -> None:
    def position() -> ImperiumScenario:
        return in_play("3REG6").garrisoned(0, "3REG6", "1TRI8").tokens(0, "3REG6", materials=1).turn().use("3REG6")

    assert in_play("3REG6").turn().usable() == []
    game = position().choose(0)
    assert (game.state.tokens_on(number("3REG6"), MATERIALS), game.resources(0)) == (3, supply())
    assert (game.cards_in("play"), game.under("3REG6"), game.state.get(EXHAUSTS)) == (["3REG6"], ["1TRI8"], 4)
    game = position().choose(1)
    assert (sorted(game.cards_in("history")), game.cards_in("play")) == (["1TRI8", "3REG6"], [])
    assert game.resources(0) == supply(materials=1)


@rule("imperium:garrison", "imperium:solstice", "imperium:draw-if-able", "imperium:on-deck")
def test_the_scrubland_exiles_nothing_and_exchanges_a_card_in_the_solstice() -> None:
    game = wild("3REG8", "1TRI8", "1TRI2").turn().play("3REG8").pick("garrison", "1TRI8")
    assert (game.under("3REG8"), game.cards_in("exile"), game.resources(0)) == (["1TRI8"], [], supply())
    game = solstice(in_play("3REG8"), "1TRI8", deck=("1TRI1", "1TRI4", "1TRI2"))
    assert (hand(game), PASS in game.state.options) == (["1TRI2", "1TRI8"], False)
    game.pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2"], ["1TRI1", "1TRI4", "1TRI8"])
    game = in_play("3REG8")
    game.turn().done().hand(0, "1TRI8", "1TRI4").deck(0).discards(0, "1TRI2").turn().done().pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck"), game.cards_in("discards")) == (["1TRI4"], ["1TRI8"], ["1TRI2"])


@rule("imperium:attack", "imperium:exhaust", "imperium:move")
def test_a_borderland_is_exhausted_and_moves_a_population_to_the_market_to_avoid_an_attack() -> None:
    def position(**amounts: int) -> ImperiumScenario:
        game = empire("1ROM4", "1ROM3").in_play(1, "3REG11", "1REG3").has(1, **amounts).hand(1, "1TRI8", "1TRI2")
        return game.slot(0, "1UNC3").slot(1, "1UNC9", materials=1).turn().play("1ROM4")

    game = position(population=3).accept("respond", seat=1).from_slot("move-to-market", 1)
    assert (sorted(game.cards_in("play", 1)), game.resources(1)) == (["1REG3", "3REG11"], supply(population=2))
    assert (game.market_tokens(1), game.market_tokens(0)) == (supply(materials=1, population=1), supply())
    assert (game.state.get(EXHAUSTS + 1), game.state.get(EXHAUSTS)) == (4, 5)
    assert game.play("1ROM3").asks() == ("discard", 1), "it has its token: the next attack reaches its owner"
    game = position(population=3).decline("respond", seat=1).pick("abandon", "1REG3", seat=1)
    assert (game.resources(1), game.state.get(EXHAUSTS + 1)) == (supply(population=3), 5)
    assert position(progress=3, goods=3).asks() == ("abandon", 1), "nothing stands for what is moved"


@rule("imperium:exile", "imperium:swap", "imperium:choose", "imperium:garrison")
def test_the_heath_exiles_a_market_card_or_swaps_one_with_an_exiled_one() -> None:
    def position() -> ImperiumScenario:
        game = wild("3REG13", "1TRI8", "1TRI4").slot(2, "1CIV10", progress=2).exile("1TRI2", "1REG3", "3FAM5", "3TRO8")
        return game.unrest_left(9).turn().play("3REG13")

    game = position().choose(0)
    assert game.state.options == [0, 1], "not the card with tokens"
    game.from_slot("exile-market", 0).pick("garrison", "1TRI8")
    assert ("1UNC3" in game.cards_in("exile"), game.under("3REG13"), hand(game)) == (True, ["1TRI8"], ["1TRI4"])
    game = position().choose(1).from_slot("swap-out", 2)
    assert offered(game) == ["1REG3", "1TRI2"]
    game.card("swap-in", "1REG3")
    assert (game.market()[2], game.market_tokens(2)) == ("1REG3", supply(progress=2))
    assert sorted(game.cards_in("exile")) == ["1CIV10", "1TRI2", "3FAM5", "3TRO8"]
    assert game.decline().under("3REG13") == []


@rule("imperium:gain", "imperium:exile", "imperium:garrison")
def test_the_distant_island_gives_population_and_exiles_two_market_cards() -> None:
    game = wild("3REG14", "1TRI8", "1TRI2").slot(4, "1REG3").turn().play("3REG14").from_slot("exile-market", 4)
    game.from_slot("exile-market", 0)
    assert (game.resources(0), sorted(game.cards_in("exile"))) == (supply(population=1), ["1REG3", "1UNC3"])
    game.pick("garrison", "1TRI8")
    assert (game.under("3REG14"), game.cards_in("play"), game.asks()[0]) == (["1TRI8"], ["3REG14"], "activate")


# Tributaries.


@rule("imperium:break-through", "imperium:free-play", "imperium:history")
def test_melayu_takes_a_region_may_play_an_ocean_and_goes_into_the_history() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3TRI1", "3REG14", "1REG9", "3UNC25").slot(4, "1REG3").slot(0, "1TRI2").slot(1, "1UNC3")
        game.zone("region deck", 0, "1REG7", "1REG8").unrest_left(9)
        return game.turn().play("3TRI1").from_slot("break-through", 4)

    game = position()
    assert offered(game) == ["3REG14", "3UNC25"]
    game.pick("play-card", "3REG14")
    assert (game.resources(0), game.cards_in("play"), actions(game)) == (supply(population=1), ["3REG14"], 2)
    game.from_slot("exile-market", 0).from_slot("exile-market", 1).decline()
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1REG3", "1REG9", "3UNC25"], ["3TRI1"], 2)
    game = position().decline()
    assert (hand(game), game.cards_in("history")) == (["1REG3", "1REG9", "3REG14", "3UNC25"], ["3TRI1"])
    game = barbarian("3TRI1").zone("region deck", 0, "1REG9", "3REG2").turn().play("3TRI1")
    assert offered(game) == ["3REG2"], "the one just taken too"


@rule("imperium:acquire", "imperium:history")
def test_goryeo_acquires_civilised_and_goes_into_the_history() -> None:
    game = barbarian("3TRI3").slot(0, "1TRI2").slot(1, "1REG3").slot(2, "1CIV10").slot(3, "1UNC3").turn().play("3TRI3")
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "unrest"], ["3TRI3"])


@rule("imperium:gain")
def test_akkadians_give_goods() -> None:
    game = barbarian("3TRI4").turn().play("3TRI4")
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(goods=1), ["3TRI4"], 2)


@rule("imperium:break-through", "imperium:history")
def test_byzantines_break_through_for_a_tributary_and_go_into_the_history() -> None:
    game = empire("3TRI5").slot(0, "1TRI2", materials=1).slot(1, "1REG3").zone("main deck", 0, "1UNC3").unrest_left(9)
    game.turn().play("3TRI5").from_slot("break-through", 0)
    assert (hand(game), game.resources(0), game.cards_in("history")) == (["1TRI2"], supply(materials=1), ["3TRI5"])


@rule("imperium:break-through", "imperium:trade-routes", "imperium:history")
def test_punt_breaks_through_for_a_trade_route_and_goes_into_the_history() -> None:
    def position(*main: str) -> ImperiumScenario:
        game = barbarian("3TRI6").trading().slot(0, "3TRO8", materials=1).slot(1, "1TRI2").zone("main deck", 0, *main)
        return game.unrest_left(9).turn().play("3TRI6")

    game = position("1UNC3", "1UNC9").from_slot("break-through", 0)
    assert (hand(game), game.resources(0), game.cards_in("history")) == (["3TRO8"], supply(materials=1), ["3TRI6"])
    game = position("1TRI1", "3TRO2", "3TRO4", "1TRI4")
    game.answer("break-through", next(option for option in game.state.options if option >= FROM_DECK))
    assert (hand(game), game.cards_in("history")) == (["3TRO4"], ["3TRI6"])
    assert sorted(game.cards_in("main deck")) == ["1TRI1", "1TRI4", "3TRO2"]


@rule("imperium:free-play", "imperium:garrison")
def test_the_carolingians_may_play_a_region_and_be_garrisoned_to_make_one_work_again() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3TRI8", "1MAC20", "1TRI8").in_play(0, "1MAC19", "1UNC15").turn().play("3TRI8")
        assert offered(game) == ["1MAC20"]
        return game

    game = position().accept().decline()
    assert (game.resources(0), sorted(game.cards_in("play"))) == (supply(population=1), ["1MAC19", "1MAC20", "1UNC15"])
    assert offered(game) == ["1MAC19", "1MAC20"]
    game.card(game.asks()[0], "1MAC19").pick("garrison", "1TRI8")
    assert (sorted(game.under("1MAC19")), actions(game)) == (["1TRI8", "3TRI8"], 2)
    assert game.resources(0) == supply(materials=2, population=1)
    game = position().decline().decline()
    assert (game.resources(0), hand(game), game.cards_in("discards")) == (supply(), ["1MAC20", "1TRI8"], ["3TRI8"])


@rule("imperium:break-through", "imperium:free-play", "imperium:return-unrest", "imperium:history")
def test_the_khmer_take_a_region_may_play_a_river_and_return_unrest() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3TRI9", "1REG9", "1REG8", "unrest", "unrest").slot(4, "1REG3").slot(0, "1UNC3")
        game.discards(0, "unrest").unrest_left(3).turn().play("3TRI9").from_slot("break-through", 4)
        assert offered(game) == ["1REG9"]
        return game

    game = position().accept().from_slot("exile-market", 0).decline()
    assert (game.resources(0), game.cards_in("play"), actions(game)) == (supply(materials=2), ["1REG9"], 2)
    left = game.state.unrest_left()
    game.pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left()) == (["1REG3", "1REG8", "unrest"], left + 1)
    assert (game.cards_in("history"), game.cards_in("discards"), game.asks()[0]) == (["3TRI9"], ["unrest"], "activate")
    game = position().decline().decline()
    assert (hand(game), game.cards_in("history")) == (["1REG3", "1REG8", "1REG9", "unrest", "unrest"], ["3TRI9"])


@rule("imperium:gain", "imperium:develop", "imperium:history", "imperium:state")
def test_sabaeans_give_barbarians_progress_and_let_empires_develop() -> None:
    game = barbarian("3TRI10").zone("development", 0, "1ROM6", "1ROM8").has(0, materials=9).turn().play("3TRI10")
    assert (game.resources(0), game.cards_in("discards")) == (supply(materials=9, progress=2), ["3TRI10"])
    game = empire("3TRI10").zone("development", 0, "1ROM6", "1ROM7", "1ROM8").has(0, materials=5, population=2)
    game.turn().play("3TRI10")
    assert offered(game) == ["1ROM6", "1ROM8"], "1ROM7 is too dear"
    game.card("develop", "1ROM8")
    assert (game.resources(0), game.cards_in("discards")) == (supply(materials=3, population=1), ["1ROM8"])
    assert (game.cards_in("history"), sorted(game.cards_in("development"))) == (["3TRI10"], ["1ROM6", "1ROM7"])


@rule("imperium:all-players", "imperium:draw", "imperium:gain")
def test_cimmerians_let_all_draw_and_give_two_materials_per_production() -> None:
    game = barbarian("3TRI11", seats=3).in_play(0, "1REG7", "1REG8", "1REG3").deck(0, "1TRI1", "1TRI4", "1TRI8")
    game.in_play(1, "1REG9").deck(1, "1TRI2", "1UNC3").deck(2, "1UNC9", "1UNC6").discards(0, "1REG10")
    game.turn().play("3TRI11").accept(seat=0).decline(seat=1).accept(seat=2)
    assert [hand(game, seat) for seat in range(3)] == [["1TRI8"], [], ["1UNC6"]]
    assert [game.resources(seat) for seat in range(3)] == [supply(materials=6), supply(), supply()]
    assert sorted(game.cards_in("discards")) == ["1REG10", "3TRI11"]


@rule("imperium:exhaust", "imperium:pay", "imperium:on-deck", "imperium:history", "imperium:choose")
def test_illyrians_sell_an_attack_on_the_deck_or_a_card_into_the_history() -> None:
    def position(materials: int, *discards: str) -> ImperiumScenario:
        return in_play("3TRI12").deck(0, "1TRI1").has(0, materials=materials).discards(0, *discards).turn()

    attacks = ("1CEL18", "1CIV5", "1TRI8", "1TRI2")
    game = position(3, *attacks).use("3TRI12").choose(0)
    assert offered(game) == ["1CEL18", "1CIV5"]
    game.pick("on-deck", "1CIV5")
    assert (game.cards_in("deck"), game.resources(0)) == (["1TRI1", "1CIV5"], supply(materials=2))
    game = position(3, *attacks).use("3TRI12").choose(1).pick("to-history", "1TRI8")
    assert (game.cards_in("history"), game.resources(0), game.cards_in("deck")) == (
        ["1TRI8"],
        supply(materials=2),
        ["1TRI1"],
    )
    game = position(3, "1TRI8", "1TRI2").use("3TRI12")
    assert game.asks()[0] == "to-history", "no attack there"
    assert position(0, *attacks).usable() == []


@rule("imperium:attack", "imperium:discard", "imperium:garrison", "imperium:free-play")
def test_tyrrhenians_cost_others_a_card_and_may_garrison_one() -> None:
    def position() -> ImperiumScenario:
        game = (
            barbarian("3TRI13", "1TRI8", "1REG9", seats=3).in_play(0, "1REG3", "1REG8", "1UNC15").discards(0, "1TRI4")
        )
        game.hand(1, "1TRI1", "1TRI2").hand(2, "1UNC3").turn().play("3TRI13").pick("discard", "1TRI1", seat=1)
        game.pick("discard", "1UNC3", seat=2)
        assert [(hand(game, seat), game.cards_in("discards", seat)) for seat in (1, 2)] == [
            (["1TRI2"], ["1TRI1"]),
            ([], ["1UNC3"]),
        ]
        return game

    game = position()
    assert offered(game) == ["1REG3", "1REG8"]
    game.card("host", "1REG8").pick("garrison", "1TRI8", seat=0)
    assert (game.under("1REG8"), hand(game), actions(game)) == (["1TRI8"], ["1REG9"], 3)
    assert (sorted(game.cards_in("discards")), game.resources(0)) == (["1TRI4", "3TRI13"], supply())
    game = position().card("host", "1REG3").pick("garrison", "1TRI4", zone=1, seat=0)
    assert (game.under("1REG3"), game.cards_in("discards")) == (["1TRI4"], ["3TRI13"])
    game = position().decline(seat=0)
    assert (sorted(game.cards_in("discards")), game.asks()) == (["1TRI4", "3TRI13"], ("activate", 0))


@rule("imperium:free-play", "imperium:history", "imperium:state")
def test_tyrrhenians_make_empires_play_a_region_and_go_into_their_history() -> None:
    game = empire("3TRI13", "1MAC19", "1MAC20", "1TRI8").turn().play("3TRI13")
    assert (offered(game), PASS in game.state.options) == (["1MAC19", "1MAC20"], False)
    game.pick("play-card", "1MAC19").decline()
    assert (game.cards_in("play"), game.resources(0), actions(game)) == (["1MAC19"], supply(materials=2), 3)
    assert (game.cards_in("history"), hand(game)) == (["3TRI13"], ["1MAC20", "1TRI8"])
    game = empire("3TRI13", "1TRI8").turn().play("3TRI13").decline("play-card")
    assert game.cards_in("history") == ["3TRI13"], "as far as possible"


# Fame.


@rule("imperium:fame", "imperium:play", "imperium:discard", "imperium:clean-up", "imperium:card-comments")
@pytest.mark.parametrize("code", ["3FAM1", "3FAM2"])
def test_supreme_is_played_for_nothing_and_discarded_but_not_in_the_clean_up(code: str) -> None:
    """000:1624."""
    game = barbarian(code).turn().play(code)
    assert (game.cards_in("discards"), game.resources(0), actions(game)) == ([code], supply(), 2)
    game = barbarian("3UNC19", code).turn().play("3UNC19").pick("discard", code)
    assert sorted(game.cards_in("discards")) == sorted(["3UNC19", code]), "a cost can be paid with it"
    game = barbarian(code, "1TRI8").turn().done()
    assert (game.asks()[0], offered(game)) == ("discard-any", ["1TRI8"])
    game = barbarian(code).turn().done().decline("discard-any")
    assert (hand(game), game.cards_in("discards")) == ([code], [])
    game = barbarian(code).turn("innovate")
    assert game.cards_in("discards") == [code], "innovating is no clean-up"


@rule("imperium:fame", "imperium:garrison")
@pytest.mark.parametrize("code", ["3FAM1", "3FAM2"])
def test_supreme_is_garrisoned_anywhere_but_in_a_region(code: str) -> None:
    game = barbarian("1MAC19", code, "1TRI8").turn().play("1MAC19")
    assert offered(game) == ["1TRI8"]
    game = solstice(in_play("2OLM7"), code).pick("garrison", code)
    assert game.under("2OLM7") == [code]
    game = barbarian("3TRI13", code).in_play(0, "1REG3").hand(1, "1TRI8").turn().play("3TRI13")
    assert offered(game.pick("discard", "1TRI8", seat=1)) == []
    game = barbarian("3FAM4", code).in_play(0, "1REG3").slot(4, "1REG8").turn().play("3FAM4")
    game.from_slot("break-through", 4).card("host", "1REG3")
    assert offered(game) == ["1REG8"]


@rule("imperium:fame", "imperium:break-through", "imperium:garrison")
def test_determined_breaks_through_and_makes_an_empty_region_work_for_a_garrison() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3FAM4", "1TRI8", "1UNC9").in_play(0, "1MAC19", "1MAC20", "1REG3", "1UNC15")
        game.garrisoned(0, "1REG3", "1TRI6").slot(0, "1TRI2").slot(1, "1UNC3").slot(4, "1REG8").unrest_left(9)
        game.turn().play("3FAM4")
        assert slots(game) == [0, 4]
        return game

    game = position().from_slot("break-through", 0)
    assert hand(game) == ["1TRI2", "1TRI8", "1UNC9"]
    assert offered(game) == ["1MAC19", "1MAC20"]
    game.card("host", "1MAC19").pick("garrison", "1TRI8")
    assert (game.under("1MAC19"), game.resources(0)) == (["1TRI8"], supply(materials=2))
    game.pick("garrison", "1UNC9")
    assert (sorted(game.under("1MAC19")), game.cards_in("discards")) == (["1TRI8", "1UNC9"], ["3FAM4"])
    game = position().from_slot("break-through", 4).decline()
    assert (hand(game), game.resources(0), game.asks()[0]) == (["1REG8", "1TRI8", "1UNC9"], supply(), "activate")
    assert game.cards_in("discards") == ["3FAM4"]


@rule("imperium:fame", "imperium:acquire", "imperium:exile", "imperium:take-unrest", "imperium:history")
def test_canny_acquires_up_to_two_exiled_cards_and_goes_into_the_history() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3FAM5").slot(0, "1UNC9").slot(4, "1REG8").unrest_left(9)
        game.exile("1UNC3", "1CIV10", "1REG3", "1TRI2", "3FAM7", "3TRO8").turn().play("3FAM5")
        fitting = sorted(EXILED + number(code) for code in ("1UNC3", "1CIV10", "1REG3", "1TRI2"))
        assert game.state.options == [PASS, *fitting]
        return game

    game = position().from_exile("1TRI2").from_exile("1REG3")
    assert (hand(game), game.state.unrest_left(), game.asks()[0]) == (["1REG3", "1TRI2", "unrest"], 8, "activate")
    assert (game.cards_in("history"), sorted(game.cards_in("exile"))) == (
        ["3FAM5"],
        ["1CIV10", "1UNC3", "3FAM7", "3TRO8"],
    )
    game = position().from_exile("1UNC3").from_exile("1CIV10")
    assert (hand(game), game.state.unrest_left()) == (["1CIV10", "1UNC3", "unrest", "unrest"], 7)
    game = position().from_exile("1CIV10").decline("acquire")
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "unrest"], ["3FAM5"])
    game = position().decline("acquire")
    assert (hand(game), game.cards_in("history"), game.asks()[0]) == ([], ["3FAM5"], "activate")


@rule("imperium:fame", "imperium:all-players", "imperium:return-unrest", "imperium:free-play")
def test_honourable_lets_all_return_unrest_and_counts_it() -> None:
    game = barbarian("3FAM6", "unrest", "unrest", seats=4).hand(1, "unrest").discards(1, "unrest").hand(2, "unrest")
    game.hand(3, "1TRI8").discards(3, "unrest", "unrest").unrest_left(3).turn().play("3FAM6")
    game.pick("return-unrest", "unrest", seat=0).pick("return-unrest", "unrest", zone=1, seat=1).decline(seat=2)
    game.pick("return-unrest", "unrest", zone=1, seat=3)
    assert [hand(game, seat) for seat in range(4)] == [["unrest"], ["unrest"], ["unrest"], ["1TRI8"]]
    assert [game.cards_in("discards", seat) for seat in range(4)] == [["3FAM6"], [], [], ["unrest"]]
    assert [game.resources(seat)["progress"] for seat in range(4)] == [3, 0, 0, 0]
    assert (game.state.unrest_left(), actions(game)) == (6, 3)


@rule("imperium:fame", "imperium:acquire", "imperium:return-unrest", "imperium:free-play")
def test_brave_lets_the_unrest_of_every_acquired_card_be_played_freely_this_turn() -> None:
    def position(*cards: str) -> ImperiumScenario:
        game = barbarian("3FAM7", "1ROM16", "1ROM17", *cards).has(0, materials=3, population=5).slot(0, "1UNC3")
        return game.slot(1, "1TRI2").slot(4, "1REG3").unrest_left(9).turn().play("3FAM7")

    game = position("unrest")
    assert (actions(game), game.cards_in("discards")) == (3, ["3FAM7"])
    game.play("1ROM16").accept().choose(0)
    assert (game.resources(0), actions(game), game.asks()[0]) == (supply(population=4), 2, "activate")
    assert hand(game) == ["1ROM17", "1UNC3", "unrest"], "the Unrest taken, not another"
    game.play("1ROM17").choose(0).from_slot("acquire", 1).accept()
    game.choose(0)
    assert (hand(game), game.resources(0), actions(game)) == (["1TRI2", "1UNC3", "unrest"], supply(population=1), 1)
    game = position().play("1ROM16").decline()
    assert (hand(game), game.asks()[0]) == (["1ROM17", "1UNC3", "unrest"], "activate")
    game = position().play("1ROM17").choose(0).from_slot("acquire", 4)
    assert (hand(game), game.asks()[0]) == (["1REG3", "1ROM16"], "activate"), "no Unrest, nothing to play"
    game = position().done()
    while game.asks() != ("turn", 0):
        game.answer(game.asks()[0], 1 if game.asks()[0] == "turn" else game.state.options[0])
    game.hand(0, "1ROM16").has(0, materials=3, population=5).slot(0, "1UNC3").slot(1, None).slot(2, None).slot(3, None)
    assert game.turn().play("1ROM16").asks()[0] == "activate", "for one turn"


@rule("imperium:fame", "imperium:acquire", "imperium:return-unrest", "imperium:free-play")
def test_brave_lets_each_unrest_be_played_immediately() -> None:
    """Canny acquires twice in one sentence; the first Unrest can go back before the second is taken."""
    game = barbarian("3FAM7", "3FAM5").has(0, population=5).exile("1UNC3", "1TRI2").unrest_left(9).turn()
    game.play("3FAM7").play("3FAM5").from_exile("1UNC3").accept()
    assert (hand(game), game.state.unrest_left(), game.asks()[0]) == (["1UNC3"], 9, "acquire")
    game.from_exile("1TRI2").accept().choose(0)
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI2", "1UNC3"], 9, 2)


@rule("imperium:fame", "imperium:exhaust", "imperium:acquire", "imperium:free-play")
def test_intrepid_answers_an_acquired_card_with_a_card_or_progress() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3FAM8", "1ROM16").has(0, materials=9).deck(0, "1TRI1", "1TRI2", "1TRI8").slot(0, "1UNC3")
        game.slot(1, "1REG3").turn().play("3FAM8")
        assert (game.cards_in("play"), actions(game)) == (["3FAM8"], 3)
        return game.play("1ROM16").choose(0)

    game = position().accept("respond")
    assert game.state.options == [0, 1]
    game.choose(0)
    assert (hand(game), game.resources(0)) == (["1TRI8", "1UNC3", "unrest"], supply(materials=6))
    assert game.state.get(EXHAUSTS) == 4
    game = position().accept("respond").choose(1)
    assert (hand(game), game.resources(0)) == (["1UNC3", "unrest"], supply(materials=6, progress=1))
    game = position().decline("respond")
    assert (hand(game), game.resources(0), game.state.get(EXHAUSTS)) == (["1UNC3", "unrest"], supply(materials=6), 5)


@rule("imperium:fame", "imperium:exhaust", "imperium:break-through")
def test_intrepid_may_do_both_for_a_card_broken_through_for() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1ROM16").in_play(0, "3FAM8").has(0, materials=5).deck(0, "1TRI1", "1TRI2", "1TRI8")
        game.slot(0, "1UNC3").turn().play("1ROM16").choose(1).from_slot("break-through", 0).accept("respond")
        assert game.state.options == [0, 1, 2]
        return game

    game = position().choose(2)
    assert (hand(game), game.resources(0), game.asks()[0]) == (["1TRI8", "1UNC3"], supply(progress=1), "activate")
    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["1TRI8", "1UNC3"], supply())
    game = position().choose(1)
    assert (hand(game), game.resources(0), game.state.get(EXHAUSTS)) == (["1UNC3"], supply(progress=1), 4)


@rule("imperium:fame", "imperium:draw", "imperium:free-play", "imperium:state")
def test_influential_draws_two_cards_or_plays_one_freely_in_any_state() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3FAM9", "1CIV6", "1ROM16", "1TRI8").deck(0, "1TRI1", "1TRI4", "1UNC3", "1UNC9")
        return game.turn().play("3FAM9")

    game = position().choose(0)
    assert (hand(game), actions(game)) == (["1CIV6", "1ROM16", "1TRI8", "1UNC3", "1UNC9"], 3)
    assert game.cards_in("discards") == ["3FAM9"]
    game = position().choose(1)
    assert offered(game) == ["1CIV6", "1TRI8"], "nothing pays for 1ROM16"
    game.pick("play-card", "1CIV6")
    assert (game.cards_in("play"), hand(game), actions(game)) == (["1CIV6"], ["1ROM16", "1TRI8"], 3)
    game = empire("3FAM9", "1ROM16").has(0, materials=3).slot(0, "1UNC3").turn().play("3FAM9").choose(1)
    game.pick("play-card", "1ROM16")
    assert (hand(game), actions(game)) == (["1UNC3", "unrest"], 3)


@rule("imperium:king-of-kings", "imperium:fame")
def test_king_of_kings_of_horizons_is_turned_over_and_resolved_once_by_each_player() -> None:
    lands = ("1REG3", "1REG8", "1REG9")
    game = barbarian("1ROM14", "1MAC12").in_play(0, *lands).in_play(1, "1REG5", "1REG6", "1REG7").hand(1, "1PER14")
    game.zone("fame deck", 0).lay(KING_OF_KINGS, 0, [number("3FAM10A")]).turn().play("1ROM14")
    assert (game.resources(0), game.state.get(SCORING), game.state.get(KING_SIDE)) == (supply(progress=6), 1, 1)
    game.in_play(0, *lands).discards(0)
    if "1MAC12" in game.playable():
        game.play("1MAC12")
    assert game.resources(0) == supply(progress=6), "once for each player"
    game.hand(0).done().turn().play("1PER14")
    assert (game.resources(1), hand(game, 1)) == (supply(progress=4), [])


# The table.

ALL = {"CIV": 18, "UNC": 25, "REG": 14, "TRI": 13, "FAM": 9}
THREE = {"3CIV8", "3UNC8", "3UNC18", "3UNC21", "3REG13", "3TRI2"}
FOUR = {"3CIV1", "3CIV9", "3UNC1", "3TRI11"}
RUTHLESS = {"3CIV11", "3CIV16", "3CIV17", "3UNC5", "3UNC14", "3UNC23", "3UNC25", "3TRI12", "3TRI13"}
TRADE_FRIENDLY = {"3CIV4", "3CIV7", "3CIV18", "3UNC7", "3UNC20", "3UNC22", "3REG4", "3TRI6", "3FAM3"}
SEEDS = range(1, 9)
DECKS = ("region deck", "uncivilised deck", "civilised deck", "main deck")


def new_game(seats: int, seed: int, trade_routes: str) -> ImperiumScenario:
    """A game with the common cards of Horizons as it is set up."""
    game = ImperiumScenario()
    game.state = GAME.new(seats, seed, {"common": "horizons", "trade_routes": trade_routes})
    return game


def common_cards(game: ImperiumScenario, *groups: str) -> list[str]:
    """The common cards of these groups in the game, those left in the box included."""
    codes = [code_of(card) for zone in game.state.zones for card in zone.cards()]
    return sorted(code for code in codes if code[0] == "3" and code[1:4] in groups)


@rule("imperium:shared-setup", "imperium:trade-routes")
@pytest.mark.parametrize(("seats", "out"), [(2, THREE | FOUR), (3, FOUR), (4, set())])
@pytest.mark.parametrize(("trade_routes", "marked"), [("no", TRADE_FRIENDLY), ("yes", RUTHLESS)])
def test_which_common_cards_of_horizons_are_in_a_game_of_so_many(
    seats: int, out: set[str], trade_routes: str, marked: set[str]
) -> None:
    """000:572, 578, 981: ruthless cards without Trade Routes, trade-friendly ones with them, never both."""
    printed = {f"3{group}{n}" for group, last in ALL.items() for n in range(1, last + 1)}
    for seed in SEEDS:
        game = new_game(seats, seed, trade_routes)
        assert common_cards(game, *ALL) == sorted([*(printed - out - marked), "3FAM10A"])
        assert GAME.record(game.state).options["tributaries"] == "", "no tributary is called like a nation"


@rule("imperium:shared-setup", "imperium:market", "imperium:trade-routes")
@pytest.mark.parametrize(
    ("trade_routes", "seats", "small", "main", "fame", "routes", "boxed"),
    [
        ("no", 2, 5, 32, 6, 0, 2),
        ("no", 3, 6, 35, 7, 0, 1),
        ("no", 4, 7, 36, 8, 0, 0),
        ("yes", 2, 5, 34, 7, 8, 4),
        ("yes", 3, 6, 39, 8, 9, 2),
        ("yes", 4, 7, 41, 9, 9, 0),
    ],
)
def test_how_many_cards_of_horizons_lie_in_the_decks(
    trade_routes: str, seats: int, small: int, main: int, fame: int, routes: int, boxed: int
) -> None:
    """000:585-608: 6, 7 or 8 in each small deck, the rest with all tributaries; five are revealed for the market.

    52, 58 or 62 cards without Trade Routes. With them 51, 57 or 61 and 3, 5 or 6 of the routes: one lies open under
    each small deck, 2, 1 or none of the others go into the box unseen, as do 2, 1 or none of the fame cards.
    """
    for seed in SEEDS:
        game = new_game(seats, seed, trade_routes)
        assert [len(game.cards_in(deck)) for deck in DECKS] == [small, small, small, main]
        assert len(game.cards_in("fame deck")) == fame
        assert len(common_cards(game, "TRO")) == routes
        assert game.state.zone(BOX, 0).size() == boxed
        assert game.state.zone(OPEN_ROUTES, 0).size() == (3 if routes else 0)
        for deck, group in zip(DECKS, ("3REG", "3UNC", "3CIV"), strict=False):
            assert {code[:4] for code in game.cards_in(deck)} == {group}, "two suits: the banner decides"
        assert {code[:4] for code in game.cards_in("fame deck")} == {"3FAM"}
        assert [code_of(card) for card in game.state.zone(KING_OF_KINGS, 0).cards()] == ["3FAM10A"]


@rule("imperium:market", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trade_routes", ["no", "yes"])
def test_unrest_lies_under_all_but_regions_and_progress_on_the_civilised_banner(seats: int, trade_routes: str) -> None:
    """000:612-614; 3UNC15 to 3UNC25 have both suits and the uncivilised banner, so they get no token."""
    for seed in SEEDS:
        game = new_game(seats, seed, trade_routes)
        for slot, code in enumerate(game.market()):
            assert game.state.get(SLOT_UNREST + slot) == (code[:4] != "3REG")
            assert game.market_tokens(slot) == supply(progress=int(code[:4] == "3CIV"))


# Tests that play no effect.
READ = {
    "test_every_card_is_played_in_its_state_and_for_an_action_unless_it_is_free",
    "test_which_cards_of_horizons_are_attacks",
    "test_a_pinned_card_without_a_play_effect_only_stays_in_play",
    "test_most_cards_have_points_of_their_own_wherever_they_lie",
    "test_some_cards_are_worth_something_in_one_place_alone",
    "test_some_points_are_counted",
    "test_the_icons_of_the_common_cards",
}


@rule("imperium:anatomy")
def test_no_common_card_of_horizons_is_forgotten() -> None:
    seen: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for test in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef) and test.name not in READ:
                seen |= {str(node.value) for node in ast.walk(test) if isinstance(node, ast.Constant)}
    codes = [code for code in CARDS if code[0] == "3" and code[1:4] in ALL and code != "3FAM3"]
    assert (len(codes), [code for code in codes if code not in seen]) == (80, [])
