"""The cards the Mauryans alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    Set,
    actions,
    barbarian,
    empire,
    filled,
    hand,
    icons,
    in_play,
    solstice,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
ATTACKS = ["2MAU12", "2MAU12X", "2MAU13", "2MAU13X"]
EMPIRE_ONLY = ["2MAU3", "2MAU4", "2MAU5", "2MAU6", "2MAU7", "2MAU8"]
BARBARIAN_ONLY = ["2MAU13", "2MAU13X", "2MAU17", "2MAU18", "2MAU18X", "2MAU19", "2MAU20"]
IN_ANY_STATE = ["2MAU2", "2MAU9", "2MAU10", "2MAU11", "2MAU12", "2MAU12X", "2MAU14", "2MAU21", "2MAU22"]


# The power.


@rule("imperium:mauryans", "imperium:exhaust", "imperium:play")
@pytest.mark.parametrize("region", ["2MAU21", "1REG9", "2MAU4"])
def test_mauryans_gain_a_progress_when_they_play_a_region(region: str) -> None:
    def position() -> ImperiumScenario:
        return barbarian(region).in_state(0, "empire").power(0, "2MAU1A").turn().play(region)

    game = position().accept("respond")
    assert (game.resources(0)["progress"], game.state.get(EXHAUSTS)) == (1, 4)
    game = position().decline("respond")
    assert (game.resources(0)["progress"], game.state.get(EXHAUSTS)) == (0, 5)


@rule("imperium:mauryans", "imperium:exhaust")
def test_mauryans_gain_it_once_a_turn_and_for_nothing_but_a_region() -> None:
    game = barbarian("2MAU21", "2MAU14", "2MAU11").power(0, "2MAU1A").turn().play("2MAU11")
    assert (game.asks(), game.usable()) == (("activate", 0), [])
    game.play("2MAU21").decline("garrison").accept("respond").play("2MAU14")
    assert (game.asks(), game.resources(0)) == (("activate", 0), supply(progress=1, population=1))


@rule("imperium:mauryans", "imperium:solstice", "imperium:pay")
def test_mauryans_may_buy_a_region_back_from_the_discard_pile_in_the_solstice() -> None:
    def position(**has: int) -> ImperiumScenario:
        game = ImperiumScenario().power(0, "2MAU1A").has(0, **has).turn().done()
        return game.hand(0, "1TRI4").discards(0, "1REG3", "1REG8", "1TRI8").turn().done()

    game = position(materials=3).accept().pick("to-hand", "1REG8")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1REG8", "1TRI4"], ["1REG3", "1TRI8"])
    assert game.resources(0) == supply(materials=2)
    game = position(materials=3).decline()
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(materials=3))
    assert position().asks()[0] == "turn"


@rule("imperium:mauryans")
def test_the_basic_side_of_the_mauryans_only_counts_points() -> None:
    game = barbarian("2MAU21").power(0, "2MAU1B").has(0, materials=3).turn().play("2MAU21")
    assert (game.asks(), game.resources(0), game.usable()) == (("activate", 0), supply(materials=3), [])
    game = ImperiumScenario().power(0, "2MAU1B").has(0, materials=3).turn().done()
    assert game.hand(0, "1TRI4").discards(0, "1REG3").turn().done().asks()[0] == "turn"


# Development.


@rule("imperium:mauryans", "imperium:passive", "imperium:state")
def test_mathematics_make_the_hand_larger_and_let_an_empire_advance() -> None:
    assert filled(in_play("2MAU3")) == 6
    game = empire("2MAU17", "2MIN15").has(0, materials=3, population=2).slot(3, "1UNC3").slot(0, "1TRI2").turn()
    assert game.playable() == []
    assert game.in_play(0, "2MAU3").playable() == ["2MAU17"]
    assert game.hand(0, "2MAU17", "2MAU19").playable() == ["2MAU17"]


@rule("imperium:mauryans", "imperium:exhaust", "imperium:all-players")
def test_the_grand_trunk_road_gives_all_materials_and_its_owner_progress() -> None:
    game = ImperiumScenario(3).in_play(0, "2MAU4").has(1, materials=2).turn().use("2MAU4")
    assert game.resources(0) == supply(materials=1, progress=1)
    assert (game.resources(1), game.resources(2)) == (supply(materials=3), supply(materials=1))
    assert game.usable() == []


@rule("imperium:mauryans", "imperium:anatomy", "imperium:gain")
def test_the_grand_trunk_road_counts_as_two_regions_where_regions_are_counted() -> None:
    game = barbarian("2MAU22").in_play(0, "2MAU4", "1REG8", "1UNC15").turn().play("2MAU22").choose(1)
    assert game.resources(0) == supply(population=3)
    game = barbarian("2TRI10").in_play(0, "2MAU4", "1REG3")
    assert (worth(game, "2TRI10"), worth(game.in_play(0, "2MAU4", "1REG3", "1REG8"), "2TRI10")) == (0, 1)


@rule("imperium:mauryans", "imperium:anatomy", "imperium:abandon", "imperium:fame")
def test_the_grand_trunk_road_is_two_of_the_three_regions_of_glory() -> None:
    def position(*lands: str) -> ImperiumScenario:
        return barbarian("2MAU2").in_play(0, *lands).zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn()

    assert position("2MAU4").playable() == []
    game = position("2MAU4", "1REG3").play("2MAU2").card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("play")) == (["1FAM1"], [])
    assert sorted(game.cards_in("discards")) == ["1REG3", "2MAU2", "2MAU4"]
    game = position("2MAU4", "1REG3", "1REG8").play("2MAU2").pick("abandon", "1REG8")
    game.card("take-fame", "1FAM1")
    assert (game.cards_in("play"), sorted(game.cards_in("discards"))) == (["1REG3"], ["1REG8", "2MAU2", "2MAU4"])


@rule("imperium:mauryans", "imperium:anatomy", "imperium:recall")
def test_the_grand_trunk_road_is_one_card_where_one_region_is_recalled() -> None:
    game = barbarian("2MAU13").in_play(1, "2MAU4", "1REG3").zone("region deck", 0, "1REG8").turn().play("2MAU13")
    game.pick("recall", "2MAU4", seat=1)
    assert (hand(game, 1), game.cards_in("play", 1)) == (["2MAU4"], ["1REG3"])


@rule("imperium:mauryans", "imperium:fame", "imperium:history")
def test_ashoka_takes_fame_and_lays_down_all_arms() -> None:
    game = empire("2MAU5", "2MAU12", "1TRI4").deck(0, "1TRI8", "1CIV4", "1TRI1").discards(0, "2MAU13", "1UNC3")
    game.in_play(0, "1REG3", "1CIV10").garrisoned(0, "1REG3", "1CIV11").zone("fame deck", 0, "1FAM1", "1FAM4", "1FAM2")
    game.turn().play("2MAU5")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1TRI4"], ["1FAM1", "1FAM4"])
    assert sorted(game.cards_in("history")) == ["1CIV4", "2MAU12", "2MAU13", "2MAU5"]
    assert (sorted(game.cards_in("deck")), game.cards_in("discards")) == (["1TRI1", "1TRI8"], ["1UNC3"])
    assert game.under("1REG3") == ["1CIV11"]


@rule("imperium:mauryans", "imperium:fame", "imperium:history", "imperium:interpreting")
def test_ashoka_lays_down_the_fame_he_has_just_taken_if_it_is_an_attack() -> None:
    game = empire("2MAU5", "1TRI4").zone("fame deck", 0, "1FAM1", "1FAM3").turn().play("2MAU5")
    assert (hand(game), sorted(game.cards_in("history"))) == (["1TRI4"], ["1FAM3", "2MAU5"])


@rule("imperium:mauryans", "imperium:passive", "imperium:return-unrest")
def test_buddhism_makes_unrest_cheaper_in_materials_and_cards() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2MAU6").hand(0, "unrest", "1TRI8", "1TRI4", "1TRI2").unrest_left(6)
        return game.has(0, materials=7, population=4).turn().play("unrest")

    game = position().choose(0)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=7, population=3), 7)
    game = position().choose(1).pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == (["1TRI2", "1TRI4"], ["1TRI8"], 7)
    game = position().choose(2)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=5, population=4), 7)


@rule("imperium:mauryans", "imperium:solstice", "imperium:return-unrest")
def test_buddhism_gives_progress_or_returns_a_discarded_unrest_in_the_solstice() -> None:
    def position(*discards: str) -> ImperiumScenario:
        game = in_play("2MAU6").unrest_left(6).turn().done()
        return game.hand(0, "unrest", "1TRI4").discards(0, *discards).turn().done()

    game = position("unrest", "unrest", "1TRI8").choose(0)
    assert (game.resources(0), game.state.unrest_left()) == (supply(progress=1), 6)
    game = position("unrest", "unrest", "1TRI8").choose(1)
    assert (game.resources(0), game.state.unrest_left()) == (supply(), 7)
    assert (sorted(game.cards_in("discards")), hand(game)) == (["1TRI8", "unrest"], ["1TRI4", "unrest"])
    assert position("1TRI8").resources(0) == supply(progress=1)


@rule("imperium:mauryans", "imperium:play", "imperium:history")
def test_the_edicts_of_ashoka_need_ashoka_in_the_history() -> None:
    assert empire("2MAU7").discards(0, "2MAU5").history(0, "1TRI8").turn().playable() == []
    game = empire("2MAU7").history(0, "2MAU5").turn().play("2MAU7")
    assert (game.cards_in("play"), game.cards_in("history")) == (["2MAU7"], ["2MAU5"])


@rule("imperium:mauryans", "imperium:exhaust", "imperium:history", "imperium:choose")
def test_the_edicts_of_ashoka_turn_a_card_into_history_for_a_card_less_unrest_or_both() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2MAU7").hand(0, "1TRI4", "unrest", "2MAU20").deck(0, *DRAWN).unrest_left(6)
        game.discards(0, "unrest", "unrest", "1TRI6").turn().use("2MAU7")
        return game.pick("to-history", "1TRI4")

    game = position().choose(0)
    assert (hand(game), len(game.cards_in("deck")), game.state.unrest_left()) == (["1TRI2", "2MAU20", "unrest"], 3, 6)
    assert (game.cards_in("history"), game.usable()) == (["1TRI4"], [])
    game = position().choose(1)
    assert (hand(game), len(game.cards_in("deck")), game.state.unrest_left()) == (["2MAU20", "unrest"], 4, 7)
    assert sorted(game.cards_in("discards")) == ["1TRI6", "unrest"]
    game = position().choose(2)
    assert (hand(game), len(game.cards_in("deck")), game.state.unrest_left()) == (["1TRI2", "2MAU20", "unrest"], 3, 7)
    assert sorted(game.cards_in("discards")) == ["1TRI6", "unrest"]
    assert in_play("2MAU7").deck(0, *DRAWN).turn().usable() == []


@rule("imperium:mauryans", "imperium:exhaust", "imperium:draw", "imperium:gain")
def test_punch_marked_coins_draw_a_card_and_give_progress() -> None:
    game = in_play("2MAU8").hand(0, "1TRI4").deck(0, *DRAWN).turn().use("2MAU8")
    assert (hand(game), len(game.cards_in("deck")), game.resources(0)) == (["1TRI2", "1TRI4"], 3, supply(progress=1))
    assert game.usable() == []


# The nation deck.


@rule("imperium:mauryans", "imperium:solstice", "imperium:discard", "imperium:choose")
def test_arthashastra_turns_unrest_in_hand_into_cards_and_progress() -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play("2MAU9").unrest_left(6), "unrest", "unrest", "unrest", "1TRI4", deck=DRAWN)

    game = position().pick("discard", "unrest", "unrest").decline("discard").choose(0).choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI4", "unrest"], supply(progress=1))
    assert (game.cards_in("discards"), game.state.unrest_left()) == (["unrest", "unrest"], 6)
    game = position().pick("discard", "unrest", "unrest", "unrest").decline("discard").choose(1).choose(1).choose(1)
    assert (hand(game), game.resources(0), len(game.cards_in("deck"))) == (["1TRI4"], supply(progress=3), 4)
    game = position().decline("discard")
    assert (len(hand(game)), game.resources(0), game.asks()[0]) == (4, supply(), "turn")


@rule("imperium:mauryans", "imperium:play")
def test_the_nanda_dynasty_needs_arthashastra_in_play_and_gives_two_population() -> None:
    game = barbarian("2MAU10", "1TRI8").history(0, "2MAU9").turn()
    assert game.playable() == ["1TRI8"]
    game = barbarian("2MAU10").in_play(0, "2MAU9").has(0, population=1).turn().play("2MAU10")
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(population=3), ["2MAU10"], 2)


def elephants(code: str) -> ImperiumScenario:
    """Elephants are to be played; only seat 1 has regions among the others."""
    game = barbarian(code, "1TRI4", "1TRI6", seats=3).in_play(0, "1REG4").has(0, materials=5).unrest_left(9)
    game.in_play(1, "1REG3", "1REG8", "1UNC15").in_play(2, "1UNC16").zone("region deck", 0, "1REG5", "1REG6")
    game.slot(0, "1TRI2").slot(2, "1CIV10").slot(3, "1UNC3").slot(4, "1REG9").zone("main deck", 0, "1TRI1", "1UNC6")
    return game.turn().play(code).pick("recall", "1REG8", seat=1)


@rule("imperium:mauryans", "imperium:attack", "imperium:recall", "imperium:break-through")
@pytest.mark.parametrize("code", ["2MAU12", "2MAU13"])
def test_indian_elephants_send_a_region_back_and_may_break_through_for_land(code: str) -> None:
    game = elephants(code).from_slot("break-through", 0)
    assert (hand(game, 1), sorted(game.cards_in("play", 1))) == (["1REG8"], ["1REG3", "1UNC15"])
    assert (game.cards_in("play", 2), game.cards_in("play")) == (["1UNC16"], ["1REG4"])
    assert (hand(game), game.cards_in("discards"), game.resources(0)) == (
        ["1TRI2", "1TRI4", "1TRI6"],
        [code],
        supply(materials=5),
    )
    assert hand(elephants(code).from_slot("break-through", 4)) == ["1REG9", "1TRI4", "1TRI6"]
    assert hand(elephants(code).from_deck("region")) == ["1REG6", "1TRI4", "1TRI6"]
    assert hand(elephants(code).from_deck("tributary")) == ["1TRI1", "1TRI4", "1TRI6"]
    assert hand(elephants(code).decline()) == ["1TRI4", "1TRI6"]


@rule("imperium:mauryans", "imperium:attack", "imperium:replacement-cards", "imperium:choose")
@pytest.mark.parametrize("code", ["2MAU12X", "2MAU13X"])
def test_the_new_indian_elephants_take_a_card_for_a_region_or_materials_for_a_tributary(code: str) -> None:
    game = elephants(code).choose(0).pick("discard", "1TRI4").from_slot("break-through", 4)
    assert (hand(game, 1), sorted(game.cards_in("play", 1))) == (["1REG8"], ["1REG3", "1UNC15"])
    assert (game.cards_in("play", 2), game.cards_in("play")) == (["1UNC16"], ["1REG4"])
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1REG9", "1TRI6"], ["1TRI4", code])
    assert game.resources(0) == supply(materials=5)
    game = elephants(code).choose(0).pick("discard", "1TRI4")
    assert hand(game.from_deck("region")) == ["1REG6", "1TRI6"]
    game = elephants(code).choose(1).from_slot("break-through", 0)
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "1TRI4", "1TRI6"], [code])
    assert game.resources(0) == supply(materials=2)
    assert hand(elephants(code).choose(1).from_deck("tributary")) == ["1TRI1", "1TRI4", "1TRI6"]
    game = elephants(code).decline()
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI4", "1TRI6"], supply(materials=5), ("activate", 0))


@rule("imperium:mauryans", "imperium:replacement-cards", "imperium:interpreting")
@pytest.mark.parametrize("code", ["2MAU12X", "2MAU13X"])
def test_the_new_indian_elephants_need_a_card_or_three_materials_to_break_through(code: str) -> None:
    game = barbarian(code).has(0, materials=2).slot(4, "1REG9").slot(0, "1TRI2").in_play(1, "1REG3").turn().play(code)
    assert (game.asks(), hand(game), hand(game, 1)) == (("activate", 0), [], ["1REG3"])


# The cards of the start.


@rule("imperium:mauryans", "imperium:acquire", "imperium:find")
def test_chandragupta_acquires_a_region_and_finds_elephants_for_the_discard_pile() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2MAU18").slot(0, "1TRI2").slot(1, "1REG3").slot(4, "1REG9").zone("main deck", 0, "1UNC6")
        game.zone("nation deck", 0, "2MAU9", "2MAU12", "2MAU13").deck(0, "1TRI8", "1TRI1").discards(0, "1TRI4")
        return game.turn().play("2MAU18")

    game = position()
    assert game.state.options == [1, 4]
    game.from_slot("acquire", 4).pick("find", "2MAU13", zone=3)
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1REG9"], ["2MAU18"], 2)
    assert (game.cards_in("discards"), sorted(game.cards_in("nation deck"))) == (
        ["1TRI4", "2MAU13"],
        ["2MAU12", "2MAU9"],
    )
    assert sorted(game.cards_in("deck")) == ["1TRI1", "1TRI8"]
    game = position().from_slot("acquire", 1).pick("find", "2MAU12", zone=3)
    assert (hand(game), game.cards_in("discards")) == (["1REG3"], ["1TRI4", "2MAU12"])


@rule("imperium:mauryans", "imperium:find", "imperium:interpreting")
def test_chandragupta_finds_the_new_elephants_in_the_draw_deck_without_a_region_to_acquire() -> None:
    game = barbarian("2MAU18", "1TRI4").slot(0, "1TRI2").deck(0, "1TRI8", "2MAU13X", "1TRI1")
    game.turn().play("2MAU18").pick("find", "2MAU13X", zone=2)
    assert (hand(game), game.cards_in("discards"), game.cards_in("history")) == (["1TRI4"], ["2MAU13X"], ["2MAU18"])
    assert sorted(game.cards_in("deck")) == ["1TRI1", "1TRI8"]


def young_king() -> ImperiumScenario:
    """The replacement of Chandragupta is played."""
    game = barbarian("2MAU18X", "1TRI4", "1TRI6").slot(0, "1TRI2").slot(1, "2MAU14").slot(4, "2MAU21").unrest_left(9)
    game.zone("main deck", 0, "1UNC6").zone("nation deck", 0, "2MAU9", "2MAU12X", "2MAU11")
    return game.deck(0, "1TRI8", "1TRI1", "1TRI2").turn().play("2MAU18X")


@rule("imperium:mauryans", "imperium:acquire", "imperium:free-play", "imperium:replacement-cards")
def test_the_new_chandragupta_acquires_a_region_and_plays_it_at_once() -> None:
    game = young_king().choose(0)
    assert game.state.options == [1, 4]
    game.from_slot("acquire", 1).pick("garrison", "1TRI4")
    assert (game.cards_in("play"), game.under("2MAU14")) == (["2MAU14"], ["1TRI4"])
    assert (game.resources(0), hand(game)) == (supply(population=1), ["1TRI6"])
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["2MAU18X"], [], 2)
    assert (game.cards_in("deck"), len(game.cards_in("nation deck"))) == (["1TRI8", "1TRI1", "1TRI2"], 3)


@rule("imperium:mauryans", "imperium:acquire", "imperium:free-play", "imperium:trade-routes")
def test_the_new_chandragupta_acquires_a_trade_route_and_plays_it_at_once() -> None:
    game = barbarian("2MAU18X").slot(0, "3TRO8").slot(2, "1CIV10").zone("main deck", 0, "1UNC6").unrest_left(9)
    game.trading().zone("nation deck", 0, "2MAU12X").turn().play("2MAU18X").choose(0).accept()
    assert (game.cards_in("play"), hand(game), game.cards_in("history")) == (["3TRO8"], ["unrest"], ["2MAU18X"])
    assert game.resources(0) == supply(population=2, progress=1)


@rule("imperium:mauryans", "imperium:find", "imperium:on-deck", "imperium:replacement-cards")
def test_the_new_chandragupta_finds_elephants_for_the_top_of_the_deck() -> None:
    game = young_king().choose(1).pick("find", "2MAU12X", zone=3)
    assert (game.cards_in("deck")[-1], sorted(game.cards_in("deck")[:3])) == ("2MAU12X", ["1TRI1", "1TRI2", "1TRI8"])
    assert (sorted(game.cards_in("nation deck")), game.cards_in("history")) == (["2MAU11", "2MAU9"], ["2MAU18X"])
    assert (hand(game), game.cards_in("play"), game.cards_in("discards")) == (["1TRI4", "1TRI6"], [], [])


@rule("imperium:mauryans", "imperium:acquire", "imperium:find", "imperium:choose")
def test_chanakya_acquires_two_cultures_or_finds_arthashastra() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2MAU19").slot(0, "1UNC6").slot(2, "1CIV10").slot(3, "1UNC3").slot(4, "1REG9").unrest_left(9)
        game.zone("main deck", 0, "1TRI1").zone("uncivilised deck", 0, "1UNC9").zone("civilised deck", 0, "1CIV8")
        return game.zone("nation deck", 0, "2MAU10", "2MAU9", "2MAU11").turn().play("2MAU19")

    game = position().choose(0).from_slot("acquire", 3)
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "1UNC3", "unrest", "unrest"], ["2MAU19"])
    assert (game.cards_in("discards"), sorted(game.cards_in("nation deck"))) == ([], ["2MAU10", "2MAU11", "2MAU9"])
    game = position().choose(1).pick("find", "2MAU9", zone=3)
    assert (hand(game), game.cards_in("discards"), game.cards_in("history")) == ([], ["2MAU9"], ["2MAU19"])
    assert sorted(game.cards_in("nation deck")) == ["2MAU10", "2MAU11"]


@rule("imperium:mauryans", "imperium:acquire", "imperium:interpreting")
def test_chanakya_acquires_what_there_is() -> None:
    game = barbarian("2MAU19").slot(2, "1CIV10").slot(4, "1REG9").unrest_left(9).turn().play("2MAU19").choose(0)
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "unrest"], ["2MAU19"])


# What is printed.


@rule("imperium:mauryans", "imperium:player-setup", "imperium:replacement-cards")
@pytest.mark.parametrize("replaced", ["no", "yes"])
def test_how_the_mauryans_start(replaced: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "mauryans", "side1": "b", "replacements": replaced})
    start = game.cards_in("hand") + game.cards_in("deck")
    nation, deck = (["2MAU12", "2MAU13"], ["2MAU18"]) if replaced == "no" else (["2MAU12X", "2MAU13X", "2MAU18X"], [])
    assert (game.cards_in("power"), game.cards_in("accession"), game.cards_in("play")) == (["2MAU1B"], ["2MAU2"], [])
    assert sorted(game.cards_in("development")) == sorted(f"2MAU{n}" for n in range(3, 9))
    assert sorted(game.cards_in("nation deck")) == sorted(
        [*nation, "2MAU9", "2MAU10", "2MAU11", "2MAU14", "unrest", "unrest"]
    )
    assert sorted(start) == sorted([*deck, "2MAU17", "2MAU19", "2MAU20", "2MAU21", "2MAU22", "unrest", "unrest"])
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:mauryans", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mauryans_bring_no_unrest_to_the_pile(seats: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "mauryans")]
    assert piles[0] == piles[1]


def ready(code: str) -> ImperiumScenario:
    """All a card of the Mauryans can need to be played."""
    game = plenty(code).history(0, "2MAU5")
    return game.in_play(0, *game.cards_in("play"), "2MAU9") if code == "2MAU10" else game


@rule("imperium:mauryans", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_mauryans_is_played_in_its_state_for_an_action(code: str) -> None:
    game = ready(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    assert code not in game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0).playable()


@rule("imperium:mauryans", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_which_cards_of_the_mauryans_are_attacks(code: str) -> None:
    game = ready(code).in_play(1, "1SCY20").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
    assert (game.play(code).asks() == ("respond", 1)) == (code in ATTACKS)


@rule("imperium:mauryans", "imperium:in-play")
@pytest.mark.parametrize("code", ["2MAU3", "2MAU4", "2MAU6", "2MAU8", "2MAU9", "2MAU11", "2MAU14", "2MAU21"])
def test_the_pinned_cards_of_the_mauryans_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:mauryans", "imperium:anatomy")
@pytest.mark.parametrize(
    ("code", "printed"),
    [
        ("2MAU4", ""),
        ("2MAU9", ""),
        ("2MAU11", "city"),
        ("2MAU14", "production"),
        ("2MAU20", "production"),
        ("2MAU21", "production fertile river"),
    ],
)
def test_the_icons_of_the_mauryans(code: str, printed: str) -> None:
    assert icons(ImperiumScenario(), code) == dict.fromkeys(printed.split(), 1)


@rule("imperium:mauryans", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [("2MAU3", 4, 1), ("2MAU4", 3, 3), ("2MAU5", 0, 3), ("2MAU6", 0, 4), ("2MAU7", 4, 0), ("2MAU8", 3, 1)],
)
def test_what_developing_costs_the_mauryans(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:mauryans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [("2MAU4", 2), ("2MAU5", 1), ("2MAU7", 3), ("2MAU8", 2)]
    + [(code, 0) for code in ("2MAU2", "2MAU9", "2MAU10", "2MAU11", "2MAU12", "2MAU12X", "2MAU13", "2MAU13X")]
    + [(code, 0) for code in ("2MAU14", "2MAU17", "2MAU18", "2MAU18X", "2MAU19", "2MAU20", "2MAU21", "2MAU22")],
)
def test_the_fixed_points_of_the_mauryans(code: str, points: int) -> None:
    game = barbarian(code, "1CIV10").has(0, materials=9, population=9, progress=9)
    assert (worth(game, code), worth(game.hand(0).history(0, code), code)) == (points, points)


@rule("imperium:mauryans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        # Regions in play: two, and one that counts as two; not those elsewhere, nor what is no region.
        (
            "2MAU1A",
            lambda g: g.in_play(0, "1REG3", "2MAU21", "2MAU4", "1UNC15").hand(0, "1REG8").discards(0, "1REG9"),
            4,
        ),
        ("2MAU1A", lambda g: g.in_play(0, "2MAU4", *(f"1REG{n}" for n in range(2, 12))), 10),
        # Cards in the history, whatever they are.
        ("2MAU1B", lambda g: g.history(0, "1REG3", "unrest", "2MAU5").hand(0, "1TRI8").in_play(0, "1REG8"), 6),
        ("2MAU1B", lambda g: g.history(0, *(f"1REG{n}" for n in range(2, 8))), 10),
        ("2MAU6", lambda g: g.hand(0, "2MAU6", "1TRI8").history(0, "1REG3", "unrest", "2MAU5"), 3),
        ("2MAU6", lambda g: g.history(0, "2MAU6", "1REG3"), 2),
        ("2MAU6", lambda g: g.history(0, "2MAU6", *(f"1REG{n}" for n in range(2, 14))), 10),
        # Pinned cards in play but regions, the card itself included when it is there.
        ("2MAU3", lambda g: g.hand(0, "2MAU3", "1CIV10").in_play(0, "1UNC15", "1UNC16", "1REG3", "2MAU4"), 2),
        ("2MAU3", lambda g: g.in_play(0, "2MAU3", "1UNC15", "1UNC16", "1REG3", "2MAU4").discards(0, "1CIV10"), 3),
        (
            "2MAU3",
            lambda g: g.in_play(0, "2MAU3", "1FAM8", *(f"1UNC{n}" for n in (1, 4, 5, 6, 8, 10, 11, 12, 14, 15))),
            10,
        ),
    ],
)
def test_the_counted_points_of_the_mauryans(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code if code.startswith("2MAU1") else "1ROM1B")
    table(game)
    assert worth(game, code) == points
