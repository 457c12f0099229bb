"""The cards the Qin alone have, and what is printed on all of theirs."""

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
    four_suits,
    hand,
    icons,
    in_play,
    solstice,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
WALLS = ["2QIN2", "2QIN3", "2QIN4", "2QIN5"]
EMPIRE_ONLY = [*WALLS, "2QIN6", "2QIN7", "2QIN8", "2QIN9"]
BARBARIAN_ONLY = ["2QIN19", "2QIN21"]
IN_ANY_STATE = ["2QIN11", "2QIN12", "2QIN13", "2QIN15", "2QIN16", "2QIN17", "2QIN18", "2QIN20", "2QIN22"]
PINNED = [*WALLS, "2QIN7", "2QIN9", "2QIN11", "2QIN13", "2QIN15", "2QIN16", "2QIN18", "2QIN22"]
TAKEN = (["1TRI2", "unrest"], ["1REG9"], ["1CIV10", "unrest"], ["1UNC3", "unrest"])


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and the leaders of the Qin have what they need."""
    game = plenty(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire")
    if code in ("2QIN6", "2QIN8", "2QIN21"):
        game.in_play(0, "2QIN22", "1REG8").history(0, *[other for other in ("2QIN8", "2QIN21") if other != code])
    return game


# The power.


@rule("imperium:qin", "imperium:clean-up", "imperium:passive")
@pytest.mark.parametrize("side", ["2QIN1A", "2QIN1B"])
def test_qin_put_a_population_instead_of_progress_on_the_market(side: str) -> None:
    game = ImperiumScenario().power(0, side).nation(0, "QIN").slot(0, "1REG3", population=1).turn().done()
    assert game.market_tokens(0) == supply(population=2)


@rule("imperium:qin", "imperium:exhaust", "imperium:acquire", "imperium:break-through")
def test_qin_double_the_population_on_a_card_they_gain() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1MAC16").power(0, "2QIN1A").slot(0, "1TRI2", population=3, progress=1, materials=2)
        return game.unrest_left(9).turn().play("1MAC16")

    game = position().accept("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(population=6, progress=1, materials=2), 4)
    game = position().decline("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(population=3, progress=1, materials=2), 5)
    game = barbarian("1TRI11").power(0, "2QIN1A").slot(0, "1REG3", population=2).turn().play("1TRI11")
    game.from_slot("break-through", 0).accept("respond")
    assert game.resources(0) == supply(population=4)


@rule("imperium:qin", "imperium:exhaust")
def test_the_basic_side_of_the_qin_and_cards_without_population_double_nothing() -> None:
    game = barbarian("1MAC16").power(0, "2QIN1B").slot(0, "1TRI2", population=3).unrest_left(9).turn().play("1MAC16")
    assert (game.asks(), game.resources(0)) == (("activate", 0), supply(population=3))
    game = barbarian("1MAC16").power(0, "2QIN1A").slot(0, "1TRI2", materials=3).unrest_left(9).turn().play("1MAC16")
    assert (game.asks(), game.resources(0)) == (("activate", 0), supply(materials=3))
    assert ImperiumScenario().power(0, "2QIN1A").turn().usable() == []


# Accession and development.


@rule("imperium:qin", "imperium:passive", "imperium:pay", "imperium:return-unrest")
def test_the_first_long_wall_makes_unrest_two_materials_cheaper() -> None:
    game = in_play("2QIN2").hand(0, "unrest", "unrest").has(0, materials=5).unrest_left(9).turn().play("unrest")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["unrest"], supply(materials=4), 10)
    game = in_play("2QIN2").hand(0, "unrest", "1TRI4", "1TRI6", "1TRI8").has(0, materials=5, population=5)
    assert game.turn().play("unrest").choose(0).resources(0) == supply(materials=5, population=4)
    game = in_play("2QIN2").hand(0, "unrest", "1TRI4", "1TRI6", "1TRI8").turn().play("unrest")
    assert len(hand(game.pick("discard", "1TRI4", "1TRI6"))) == 1
    assert "unrest" not in in_play("2QIN2").hand(0, "unrest").turn().playable()
    game = in_play("2QIN2").hand(0, "2QIN19").has(0, materials=2).slot(0, "1CIV10").turn()
    assert game.playable() == []  # nothing but Unrest is cheaper


@rule("imperium:qin", "imperium:attack", "imperium:recall", "imperium:passive")
def test_the_second_long_wall_recalls_any_of_them_to_avoid_an_attack() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2QIN17").in_play(0, "1REG9").in_play(1, *WALLS, "1REG3", "1REG8").hand(1, "1TRI8")
        return four_suits(game).turn().play("2QIN17")

    for wall in WALLS:
        game = position()
        assert (game.asks(), len(game.state.options)) == (("recall", 1), 5)
        game.pick("recall", wall, seat=1)
        assert hand(game, 1) == sorted([wall, "1TRI8"])
        assert sorted(game.cards_in("play", 1)) == sorted(["1REG3", "1REG8", *(w for w in WALLS if w != wall)])
        game.decline()
        assert (game.asks(), hand(game, 1)) == (("activate", 0), sorted([wall, "1TRI8"]))
    game = position().decline(seat=1).decline().pick("recall", "1REG3", seat=1)
    assert (hand(game, 1), len(game.cards_in("play", 1))) == (["1REG3", "1TRI8"], 5)
    game = barbarian("2QIN17").in_play(1, "2QIN2", "2QIN4", "2QIN5", "1REG3", "1REG8").turn().play("2QIN17")
    assert len(game.state.options) == 2  # the others avoid nothing, a region is recalled


@rule("imperium:qin", "imperium:exhaust", "imperium:pay", "imperium:draw")
def test_the_third_long_wall_draws_a_card_for_a_population() -> None:
    game = in_play("2QIN4").hand(0, "1TRI4").deck(0, *DRAWN).turn()
    assert game.usable() == []
    game.has(0, population=3).use("2QIN4")
    assert (hand(game), len(game.cards_in("deck")), game.resources(0)) == (["1TRI2", "1TRI4"], 3, supply(population=2))
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)


@rule("imperium:qin", "imperium:exhaust", "imperium:on-deck", "imperium:action")
def test_the_fourth_long_wall_puts_a_card_back_for_an_action_where_there_are_three() -> None:
    for walls in (("2QIN5", "2QIN2", "2QIN4"), ("2QIN5", "2QIN3", "2QIN4"), ("2QIN5", "2QIN3", "2QIN2"), WALLS):
        game = in_play(*walls).hand(0, "1TRI4", "1TRI6").deck(0, *DRAWN).turn().use("2QIN5").pick("on-deck", "1TRI4")
        assert (hand(game), game.cards_in("deck"), actions(game)) == (["1TRI6"], [*DRAWN, "1TRI4"], 4)
        assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)
    game = in_play("2QIN5", "2QIN2", "1REG3").in_play(1, "2QIN4").hand(0, "1TRI4", "1TRI6").deck(0, *DRAWN).turn()
    assert game.usable() == []
    assert in_play(*WALLS).deck(0, *DRAWN).turn().usable() == []


@rule("imperium:qin", "imperium:fame", "imperium:free-play", "imperium:history")
def test_the_emperor_draws_the_top_fame_card_for_free() -> None:
    game = empire("2QIN6", "1TRI8").in_play(0, "2QIN22").history(0, "2QIN8").zone("fame deck", 0, "1FAM4", "1FAM1")
    game.zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn().play("2QIN6")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1TRI8"], ["1FAM4", "1FAM1"])
    assert (sorted(game.cards_in("history")), game.cards_in("discards"), actions(game)) == (["2QIN6", "2QIN8"], [], 3)


@rule("imperium:qin", "imperium:play", "imperium:history")
@pytest.mark.parametrize(
    ("code", "state", "before"),
    [("2QIN6", "empire", "2QIN8"), ("2QIN8", "empire", "2QIN21"), ("2QIN21", "barbarian", "")],
)
def test_the_leaders_of_the_qin_need_the_mandate_of_heaven_and_those_before_them(
    code: str, state: str, before: str
) -> None:
    def position() -> ImperiumScenario:
        game = four_suits(barbarian(code)).in_state(0, state).in_play(0, "2QIN22").has(0, progress=5).turn()
        return game.history(0, before) if before else game

    assert position().playable() == [code]
    assert position().in_play(0, "1UNC15").in_play(1, "2QIN22").playable() == []
    assert position().in_play(0, "1REG3").garrisoned(0, "1REG3", "2QIN22").playable() == []
    for wrong in ([], ["2QIN6" if code != "2QIN6" else "2QIN21"]):
        game = position().history(0, *wrong).history(1, *[before] if before else [])
        assert game.playable() == ([] if before else [code])
    assert position().in_state(0, "barbarian" if state == "empire" else "empire").playable() == []


@rule("imperium:qin", "imperium:passive", "imperium:state", "imperium:clean-up")
def test_mathematics_enlarge_the_hand_and_let_an_empire_advance() -> None:
    assert (filled(in_play("2QIN7")), filled(in_play("2QIN9"))) == (6, 5)
    game = four_suits(empire("2QIN19", "1ROM16", "1ROM17")).has(0, materials=9, population=9).turn()
    assert game.playable() == []
    assert sorted(game.in_play(0, "2QIN7").playable()) == ["1ROM16", "2QIN19"]
    game.play("2QIN19").choose(0).from_slot("acquire", 2)
    assert game.resources(0) == supply(materials=6, population=9)
    game = (
        four_suits(barbarian("2QIN19", "1ROM16", "1ROM17")).has(0, materials=9, population=9).in_play(0, "2QIN7").turn()
    )
    assert sorted(game.playable()) == ["1ROM16", "1ROM17", "2QIN19"]


@rule("imperium:qin", "imperium:pay", "imperium:acquire", "imperium:history")
def test_king_wu_acquires_a_card_for_each_of_up_to_three_progress() -> None:
    def position() -> ImperiumScenario:
        game = four_suits(empire("2QIN8", "1TRI8")).slot(4, "1REG3").in_play(0, "2QIN22").history(0, "2QIN21")
        game.zone("main deck", 0, *["1TRI4"] * 4).zone("region deck", 0, *["1REG7"] * 4)
        game.zone("civilised deck", 0, "1CIV11", "1CIV12").zone("uncivilised deck", 0, "1UNC9", "1UNC5")
        return game.has(0, progress=5, materials=9, population=9).turn().play("2QIN8")

    game = position()
    assert game.state.options == [0, 1, 2, 3]
    game.answer("pay-up-to", 3)
    assert game.state.options == [0, 1, 2, 3, 4]
    game.from_slot("acquire", 0).from_slot("acquire", 2).from_slot("acquire", 4)
    assert hand(game) == sorted(["1TRI8", "1TRI2", "1CIV10", "1REG3", "unrest", "unrest"])
    assert game.resources(0) == supply(progress=2, materials=9, population=9)
    assert (sorted(game.cards_in("history")), game.cards_in("discards")) == (["2QIN21", "2QIN8"], [])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().answer("pay-up-to", 1).from_slot("acquire", 3)
    assert (hand(game), game.resources(0)["progress"]) == (["1TRI8", "1UNC3", "unrest"], 4)
    assert sorted(game.cards_in("history")) == ["2QIN21", "2QIN8"]
    game = position().answer("pay-up-to", 0)
    assert (hand(game), game.resources(0)["progress"]) == (["1TRI8"], 5)
    assert sorted(game.cards_in("history")) == ["2QIN21", "2QIN8"]


@rule("imperium:qin", "imperium:solstice", "imperium:choose")
def test_metallurgy_gives_a_progress_or_a_discarded_region() -> None:
    def position(*discarded: str) -> ImperiumScenario:
        game = in_play("2QIN9").has(0, progress=1).turn().done().hand(0, "1TRI8").deck(0, *DRAWN)
        return game.discards(0, *discarded).turn().done()

    game = position("1REG3", "1REG8", "1TRI4").choose(0)
    assert (hand(game), len(game.cards_in("discards")), game.resources(0)) == (["1TRI8"], 3, supply(progress=2))
    game = position("1REG3", "1REG8", "1TRI4").choose(1)
    assert len(game.state.options) == 2
    game.pick("to-hand", "1REG3")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1REG3", "1TRI8"], ["1REG8", "1TRI4"])
    assert (game.resources(0), game.asks()[0]) == (supply(progress=1), "turn")
    assert position("1TRI4").resources(0) == supply(progress=2)


@rule("imperium:qin", "imperium:play")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_terracotta_warriors_cannot_be_played(state: str) -> None:
    game = barbarian("2QIN10", "1TRI8").in_state(0, state).has(0, materials=9, population=9, progress=9).turn()
    assert game.playable() == ["1TRI8"]


# The nation deck and the cards of the start.


@rule("imperium:qin", "imperium:exhaust", "imperium:history", "imperium:draw")
def test_the_writing_systems_of_the_qin_put_a_discarded_card_into_the_history_to_draw() -> None:
    game = in_play("2QIN13").hand(0, "1TRI4").deck(0, *DRAWN).turn()
    assert game.usable() == []
    game.discards(0, "1TRI6", "1UNC3", "unrest").use("2QIN13").pick("to-history", "1TRI6")
    assert (sorted(game.cards_in("discards")), game.cards_in("history")) == (["1UNC3", "unrest"], ["1TRI6"])
    assert (hand(game), len(game.cards_in("deck")), game.usable()) == (["1TRI2", "1TRI4"], 3, [])


@rule("imperium:qin", "imperium:abandon", "imperium:in-play")
@pytest.mark.parametrize(("code", "rival"), [("2QIN15", "2QIN16"), ("2QIN16", "2QIN15")])
def test_confucianism_and_legalism_drive_each_other_out(code: str, rival: str) -> None:
    game = barbarian(code, "1TRI8").in_play(0, rival, "2QIN22", "1REG3").in_play(1, rival).turn().play(code)
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (sorted([code, "2QIN22", "1REG3"]), [rival])
    assert (game.cards_in("play", 1), hand(game), actions(game)) == ([rival], ["1TRI8"], 2)
    game = barbarian(code, "1TRI8").in_play(0, "2QIN22", "1REG3").turn().play(code)
    assert (len(game.cards_in("play")), game.cards_in("discards")) == (3, [])


@rule("imperium:qin", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:acquire")
def test_confucianism_acquires_a_card_with_population_on_it() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2QIN15").hand(0, "1TRI4", "1TRI6", "1TRI8").discards(0, "unrest", "1UNC9")
        four_suits(game).slot(0, "1TRI2", population=1).slot(1, "1REG9", population=1).slot(2, "1CIV10", population=2)
        game.slot(3, "1UNC3", population=1).slot(4, "1CIV11", progress=2, materials=1)
        return game.turn().use("2QIN15").pick("discard", "1TRI4", "1TRI6").choose(0)

    for slot, people in ((0, 1), (2, 2), (3, 1)):
        game = position()
        assert game.state.options == [0, 2, 3]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (sorted(["1TRI8", *TAKEN[slot]]), supply(population=people))
        assert sorted(game.cards_in("discards")) == ["1TRI4", "1TRI6", "1UNC9", "unrest"]
        assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (2, [], 4)


@rule("imperium:qin", "imperium:exhaust", "imperium:return-unrest", "imperium:choose")
def test_confucianism_returns_up_to_two_discarded_unrest() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2QIN15").hand(0, "1TRI4", "1TRI6", "1TRI8", "unrest").discards(0, "unrest", "unrest", "unrest")
        four_suits(game).slot(0, "1TRI2", population=1)
        return game.turn().use("2QIN15").pick("discard", "1TRI4", "1TRI6").choose(1)

    game = position().pick("return-unrest", "unrest", "unrest")
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1TRI4", "1TRI6", "unrest"], 11)
    assert (hand(game), actions(game), game.asks()) == (["1TRI8", "unrest"], 2, ("activate", 0))
    game = position().pick("return-unrest", "unrest").decline()
    assert (game.cards_in("discards").count("unrest"), game.state.unrest_left()) == (2, 10)


@rule("imperium:qin", "imperium:exhaust", "imperium:interpreting")
def test_confucianism_needs_an_action_and_two_cards() -> None:
    game = four_suits(in_play("2QIN15")).slot(0, "1TRI2", population=1).discards(0, "unrest").hand(0, "1TRI4").turn()
    assert game.usable() == []
    assert game.hand(0, "1TRI4", "1TRI6").usable() == ["2QIN15"]
    assert game.actions(0, 0).usable() == []


@rule("imperium:qin", "imperium:exhaust", "imperium:pay", "imperium:acquire")
def test_legalism_acquires_land_for_three_population() -> None:
    for slot in (0, 1):
        game = four_suits(in_play("2QIN16")).has(0, population=2, materials=9).turn()
        assert game.usable() == []
        game.has(0, population=5).use("2QIN16")
        assert game.state.options == [0, 1]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (sorted(TAKEN[slot]), supply(population=2, materials=9))
        assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)


@rule("imperium:qin", "imperium:abandon", "imperium:acquire", "imperium:attack", "imperium:recall")
def test_the_school_of_diplomacy_trades_up_to_three_regions_for_lands() -> None:
    lands = ["1REG3", "1REG4", "1REG5", "1REG6"]

    def position(state: str) -> ImperiumScenario:
        game = four_suits(barbarian("2QIN17", "1TRI8", seats=3)).in_state(0, state).slot(4, "1REG8").in_play(0, *lands)
        game.slot(2, "1TRI6").zone("region deck", 0, *["1REG7"] * 4).zone("main deck", 0, *["1CIV11"] * 4)
        game.zone("civilised deck", 0, "1CIV12", "1CIV13")
        game.in_play(1, "1REG10", "1REG11", "1UNC15").in_play(2, "1UNC16", "1ROM20")
        return game.turn().play("2QIN17")

    game = position("empire").pick("abandon", *lands[:3])
    assert game.state.options == [-1, 0, 1, 2, 4]
    game.from_slot("acquire", 0).from_slot("acquire", 1).from_slot("acquire", 2)
    assert hand(game) == sorted(["1TRI8", "1TRI2", "1REG9", "1TRI6", "unrest", "unrest"])
    assert (game.cards_in("play"), sorted(game.cards_in("discards"))) == (["1REG6"], [*lands[:3], "2QIN17"])
    assert (hand(game, 1), hand(game, 2), actions(game)) == ([], [], 2)
    assert game.asks() == ("activate", 0)
    game = position("empire").pick("abandon", "1REG4").decline().from_slot("acquire", 4)
    assert (hand(game), sorted(game.cards_in("play"))) == (["1REG8", "1TRI8"], ["1REG3", "1REG5", "1REG6"])
    assert game.asks() == ("activate", 0)
    game = position("empire").pick("abandon", "1REG4").decline().decline()
    assert (hand(game), sorted(game.cards_in("play")), game.asks()[0]) == (
        ["1TRI8"],
        ["1REG3", "1REG5", "1REG6"],
        "activate",
    )
    game = position("barbarian").decline().pick("recall", "1REG10", seat=1)
    assert (hand(game, 1), sorted(game.cards_in("play", 1))) == (["1REG10"], ["1REG11", "1UNC15"])
    assert (hand(game, 2), game.cards_in("play", 2)) == (["1ROM20"], ["1UNC16"])
    assert (sorted(game.cards_in("play")), hand(game)) == (lands, ["1TRI8"])


@rule("imperium:qin", "imperium:return-unrest", "imperium:break-through", "imperium:history")
def test_duke_zhuang_returns_two_unrest_and_breaks_through_for_land() -> None:
    def position() -> ImperiumScenario:
        game = four_suits(barbarian("2QIN21", "unrest", "unrest", "1TRI8")).in_play(0, "2QIN22")
        game.discards(0, "unrest", "unrest", "1TRI4").zone("region deck", 0, "1REG7", "1REG8")
        return game.turn().play("2QIN21")

    game = position().pick("return-unrest", "unrest").pick("return-unrest", "unrest", zone=1)
    assert [code for code in game.state.options if code < 5] == [0, 1]
    game.from_slot("break-through", 0)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI2", "1TRI8", "unrest"], ["1TRI4", "unrest"])
    assert (game.cards_in("history"), actions(game), game.asks()) == (["2QIN21"], 2, ("activate", 0))
    game = position().decline().from_deck("region")
    assert (hand(game), game.cards_in("history")) == (["1REG8", "1TRI8", "unrest", "unrest"], ["2QIN21"])
    game = position().pick("return-unrest", "unrest", "unrest").from_slot("break-through", 1)
    assert (hand(game), game.cards_in("discards").count("unrest")) == (["1REG9", "1TRI8"], 2)


@rule("imperium:qin", "imperium:exhaust", "imperium:add", "imperium:abandon")
def test_the_mandate_of_heaven_puts_a_population_on_the_market_and_may_be_abandoned() -> None:
    def position() -> ImperiumScenario:
        game = four_suits(in_play("2QIN22", "1REG3")).slot(2, "1CIV10", population=1).has(0, population=2)
        return game.turn().use("2QIN22").from_slot("market-token", 2)

    game = position().decline()
    assert (game.market_tokens(2), game.market_tokens(0), game.resources(0)) == (
        supply(population=2),
        supply(),
        supply(population=2),
    )
    assert (sorted(game.cards_in("play")), actions(game), game.usable()) == (["1REG3", "2QIN22"], 3, [])
    game = position().accept()
    assert (game.cards_in("play"), game.cards_in("discards")) == (["1REG3"], ["2QIN22"])
    assert game.market_tokens(2) == supply(population=2)


@rule("imperium:qin", "imperium:solstice", "imperium:discard")
def test_the_mandate_of_heaven_takes_two_cards_in_the_solstice() -> None:
    game = solstice(in_play("2QIN22"), "1TRI1", "1TRI4", "1TRI6", "1TRI8", deck=DRAWN).pick("discard", "1TRI1", "1TRI4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI6", "1TRI8"], ["1TRI1", "1TRI4"])
    assert game.asks()[0] == "turn"
    game = solstice(in_play("2QIN22"), "1TRI8", deck=DRAWN)
    assert len(game.state.options) == 1
    game.pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("play"), game.asks()[0]) == ([], ["2QIN22"], "turn")


# What is printed.


@rule("imperium:qin", "imperium:player-setup")
@pytest.mark.parametrize("replacements", ["no", "yes"])
def test_how_the_qin_start(replacements: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "qin", "side1": "a", "replacements": replacements})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession"), game.cards_in("play")) == (["2QIN1A"], ["2QIN2"], [])
    assert sorted(game.cards_in("development")) == ["2QIN10", *(f"2QIN{n}" for n in range(3, 10))]
    assert sorted(game.cards_in("nation deck")) == ["2QIN11", "2QIN12", "2QIN13", "unrest"]
    assert sorted(start) == [*(f"2QIN{n}" for n in range(15, 23)), "unrest"]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:qin", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 1), (4, 2)])
def test_the_qin_bring_unrest_to_the_pile_of_three_or_four(seats: int, more: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "qin")]
    assert piles[1] - piles[0] == more


@rule("imperium:qin", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_qin_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code == "2QIN6")


@rule("imperium:qin", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_which_card_of_the_qin_is_an_attack(code: str) -> None:
    game = rich(code).in_play(1, "1SCY20", "1REG3X")
    if code == "2QIN17":
        game.in_state(0, "barbarian")
    assert (game.play(code).asks() == ("respond", 1)) == (code == "2QIN17")


@rule("imperium:qin", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_qin_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:qin", "imperium:anatomy")
@pytest.mark.parametrize("code", [f"2QIN{n}" for n in (*range(2, 14), *range(15, 23))])
def test_the_icons_of_the_qin(code: str) -> None:
    printed = {"2QIN11": {"production": 1}, "2QIN18": {"production": 1, "river": 1}}
    assert icons(ImperiumScenario(), code) == printed.get(code, {})


@rule("imperium:qin", "imperium:anatomy", "imperium:abandon")
@pytest.mark.parametrize("code", ["2QIN11", "2QIN18"])
def test_the_regions_of_the_qin(code: str) -> None:
    game = barbarian("2QIN12").in_play(0, code, "1REG3", "2QIN22").turn()
    assert game.playable() == []
    assert game.in_play(0, code, "1REG3", "1REG8").playable() == ["2QIN12"]


@rule("imperium:qin", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [
        ("2QIN3", 2, 2),
        ("2QIN4", 2, 2),
        ("2QIN5", 2, 2),
        ("2QIN6", 3, 2),
        ("2QIN7", 3, 2),
        ("2QIN8", 3, 2),
        ("2QIN9", 3, 1),
        ("2QIN10", 7, 0),
    ],
)
def test_what_developing_costs_the_qin(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:qin", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "elsewhere", "in_history", "garrisoned", "laid"),
    [
        ("2QIN7", 2, 2, 2, 2),
        ("2QIN8", 0, 2, 0, 0),
        ("2QIN9", 2, 2, 2, 2),
        ("2QIN10", 0, 3, 7, 0),
        ("2QIN22", -2, -2, -2, 0),
        *((f"2QIN{n}", 0, 0, 0, 0) for n in (6, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21)),
    ],
)
def test_the_points_of_the_qin_by_place(code: str, elsewhere: int, in_history: int, garrisoned: int, laid: int) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().has(0, materials=9, population=9, progress=9)

    assert worth(position().hand(0, code, "1CIV10"), code) == elsewhere
    assert worth(position().deck(0, code, "1CIV10"), code) == elsewhere
    assert worth(position().discards(0, code, "1CIV10"), code) == elsewhere
    assert worth(position().history(0, code), code) == in_history
    assert worth(position().in_play(0, "1REG3").garrisoned(0, "1REG3", code), code) == garrisoned
    assert worth(position().in_play(0, "1REG3", code), code) == laid


@rule("imperium:qin", "imperium:scoring")
@pytest.mark.parametrize("code", WALLS)
def test_a_long_wall_counts_those_in_play(code: str) -> None:
    others = [wall for wall in WALLS if wall != code]
    assert worth(in_play(*WALLS, "1UNC15"), code) == 4
    assert worth(in_play(code, others[0]).hand(0, *others[1:]), code) == 2
    assert worth(in_play(*others).discards(0, code), code) == 3
    assert worth(ImperiumScenario().hand(0, *WALLS).in_play(1, "2QIN2"), code) == 0


# Nine cards that are pinned and no regions.
KEPT = ["2QIN22", "2QIN15", "2QIN13", *WALLS, "2QIN7", "2QIN9"]


@rule("imperium:qin", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("2QIN1A", lambda g: g.in_play(0, *KEPT[:3], "1REG3", "2QIN18").hand(0, *KEPT[3:]), 3),
        ("2QIN1B", lambda g: g.in_play(0, *KEPT[:3], "1REG3", "2QIN18").hand(0, *KEPT[3:]), 6),
        ("2QIN1A", lambda g: g.in_play(0, "1REG3").garrisoned(0, "1REG3", *KEPT).in_play(1, "1UNC15"), 0),
        ("2QIN1B", lambda g: g.in_play(0, "1REG3").garrisoned(0, "1REG3", *KEPT).in_play(1, "1UNC15"), 0),
        ("2QIN1A", lambda g: g.in_play(0, *KEPT, "2QIN16", "1UNC15", "1CIV6"), 10),
        ("2QIN1B", lambda g: g.in_play(0, *KEPT), 10),
    ],
)
def test_the_power_of_the_qin_counts_what_stays_in_play(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    table(game)
    assert worth(game, code) == points
