"""The cards the Egyptians alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
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
ATTACKS = ["2EGY7", "2EGY10", "2EGY18"]
EMPIRE_ONLY = ["2EGY3", "2EGY4", "2EGY5", "2EGY6", "2EGY7", "2EGY8", "2EGY9", "2EGY10"]
BARBARIAN_ONLY = ["2EGY12", "2EGY17", "2EGY18"]
IN_ANY_STATE = ["2EGY2", "2EGY11", "2EGY14", "2EGY15", "2EGY16", "2EGY19", "2EGY20", "2EGY21"]


# The power.


@rule("imperium:egyptians", "imperium:exhaust", "imperium:develop", "imperium:action", "imperium:take-unrest")
def test_egyptians_take_unrest_with_an_action_to_develop_or_with_a_population_for_an_action() -> None:
    def position() -> ImperiumScenario:
        game = ImperiumScenario().power(0, "2EGY1A").zone("development", 0, "2EGY5", "2EGY8", "2EGY10").unrest_left(6)
        return game.has(0, materials=9, population=5).turn()

    game = position().use("2EGY1A").choose(0).card("develop", "2EGY5")
    assert (actions(game), hand(game), game.state.unrest_left()) == (2, ["unrest"], 5)
    assert (game.cards_in("discards"), game.resources(0)) == (["2EGY5"], supply(materials=7, population=3))
    assert sorted(game.cards_in("development")) == ["2EGY10", "2EGY8"]
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)
    game = position().use("2EGY1A").choose(1)
    assert (actions(game), hand(game), game.state.unrest_left()) == (4, ["unrest"], 5)
    assert (game.cards_in("discards"), game.resources(0)) == ([], supply(materials=9, population=4))


@rule("imperium:egyptians", "imperium:exhaust", "imperium:interpreting")
def test_egyptians_need_an_action_or_a_population_for_their_power() -> None:
    def position() -> ImperiumScenario:
        game = ImperiumScenario().power(0, "2EGY1A").zone("development", 0, "2EGY7", "2EGY10")
        return game.has(0, materials=5).unrest_left(6).turn()

    assert position().actions(0, 0).usable() == []
    game = position().use("2EGY1A")
    assert (actions(game), game.cards_in("discards"), hand(game)) == (2, ["2EGY10"], ["unrest"])
    game = position().actions(0, 0).has(0, population=2).use("2EGY1A")
    assert (actions(game), game.resources(0), hand(game)) == (1, supply(materials=5, population=1), ["unrest"])


@rule("imperium:egyptians", "imperium:passive", "imperium:clean-up")
def test_the_basic_side_of_the_egyptians_has_a_larger_hand_and_nothing_to_exhaust() -> None:
    assert filled(ImperiumScenario().power(0, "2EGY1B")) == 6
    assert filled(ImperiumScenario().power(0, "2EGY1A")) == 5
    assert ImperiumScenario().power(0, "2EGY1B").has(0, population=2).turn().usable() == []


# Accession and development.


@rule("imperium:egyptians", "imperium:gain", "imperium:history")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_unification_gives_two_progress_and_goes_into_the_history(state: str) -> None:
    game = barbarian("2EGY2").in_state(0, state).has(0, progress=1).turn().play("2EGY2")
    assert (game.resources(0), game.cards_in("history"), game.cards_in("discards")) == (
        supply(progress=3),
        ["2EGY2"],
        [],
    )


@rule("imperium:egyptians", "imperium:exhaust", "imperium:draw")
@pytest.mark.parametrize("code", ["2EGY4", "2EGY9"])
def test_embalming_and_the_pyramids_draw_a_card(code: str) -> None:
    game = in_play(code).hand(0, "1TRI4").deck(0, *DRAWN).turn().use(code)
    assert (hand(game), len(game.cards_in("deck")), actions(game)) == (["1TRI2", "1TRI4"], 3, 3)
    assert game.usable() == []


@rule("imperium:egyptians", "imperium:passive", "imperium:history", "imperium:pay")
def test_embalming_puts_a_card_into_the_history_whenever_population_is_paid_in_an_action() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2EGY4").hand(0, "1MAC14", "1TRI8", "1TRI4").has(0, population=5).slot(4, "1REG3")
        return game.zone("region deck", 0, "1REG8").turn().play("1MAC14").choose(0)

    game = position().pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history")) == (["1REG3", "1TRI4"], ["1TRI8"])
    assert (game.asks(), game.resources(0)["population"]) == (("activate", 0), 3)
    game = position().decline()
    assert (hand(game), game.cards_in("history")) == (["1REG3", "1TRI4", "1TRI8"], [])


@rule("imperium:egyptians", "imperium:passive", "imperium:exhaust")
def test_embalming_answers_an_exhaust_ability() -> None:
    game = in_play("2EGY4").power(0, "2EGY1A").hand(0, "1TRI8", "1TRI4").has(0, population=3).unrest_left(6)
    game.turn().use("2EGY1A").choose(1).pick("to-history", "1TRI4")
    assert (hand(game), game.cards_in("history")) == (["1TRI8", "unrest"], ["1TRI4"])


@rule("imperium:egyptians", "imperium:passive", "imperium:develop")
def test_embalming_answers_development() -> None:
    game = in_play("2EGY4").in_state(0, "empire").hand(0, "2EGY3", "1TRI8", "1TRI4").has(0, materials=9, population=5)
    game.zone("development", 0, "2EGY9", "2EGY10").turn().play("2EGY3").choose(0).card("develop", "2EGY9")
    assert game.pick("to-history", "1TRI8").cards_in("history") == ["1TRI8"]
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4"], ["2EGY3", "2EGY9"])
    game = in_play("2EGY4").in_state(0, "empire").hand(0, "2EGY3", "1TRI8").has(0, materials=9, population=5)
    game.zone("development", 0, "2EGY9", "2EGY10").turn().play("2EGY3").choose(0).card("develop", "2EGY10")
    assert game.asks() == ("activate", 0)


@rule("imperium:egyptians", "imperium:passive", "imperium:solstice")
def test_embalming_answers_payments_in_the_solstice() -> None:
    game = solstice(in_play("2EGY4", "1CIV8").has(0, population=4), "1TRI8", "1TRI4").choose(1)
    game.pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history")) == (["1TRI4"], ["1TRI8"])
    assert game.resources(0) == supply(population=2, progress=1)


@rule("imperium:egyptians", "imperium:passive", "imperium:pay")
@pytest.mark.parametrize(("progress", "population"), [(2, 0), (1, 1)])
def test_embalming_is_silent_only_where_progress_pays_for_all_the_population(progress: int, population: int) -> None:
    game = in_play("2EGY4").hand(0, "1MAC14", "1TRI8").has(0, progress=progress, population=population)
    game.slot(4, "1REG3").zone("region deck", 0, "1REG8").turn().play("1MAC14")
    assert game.asks()[0] == ("to-history" if population else "activate")
    assert game.resources(0) == supply()


@rule("imperium:egyptians", "imperium:passive", "imperium:pay")
def test_embalming_is_silent_where_goods_pay_for_the_population() -> None:
    game = in_play("2EGY4").hand(0, "unrest", "1TRI8").has(0, goods=1).turn().play("unrest")
    assert (game.asks(), hand(game), game.resources(0)) == (("activate", 0), ["1TRI8"], supply())


@rule("imperium:egyptians", "imperium:exhaust", "imperium:free-play", "imperium:return-unrest")
def test_the_obelisk_free_plays_unrest_which_still_costs_what_it_costs() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2EGY5").hand(0, "unrest", "unrest", "1TRI8", "1TRI4", "1TRI2").unrest_left(6)
        return game.has(0, materials=7, population=4).turn().use("2EGY5").card("play-card", "unrest")

    game = position().choose(0)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=7, population=3), 7)
    assert (hand(game), actions(game), game.usable()) == (["1TRI2", "1TRI4", "1TRI8", "unrest"], 3, [])
    game = position().choose(1).pick("discard", "1TRI4", "1TRI8")
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI2", "unrest"], 7, 3)
    game = position().choose(2)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=4, population=4), 7)
    assert in_play("2EGY5").hand(0, "unrest").turn().usable() == []
    game = in_play("2EGY5").hand(0, "unrest").has(0, population=1).turn().actions(0, 0)
    assert (game.playable(), game.usable()) == ([], ["2EGY5"])


@rule("imperium:egyptians", "imperium:solstice", "imperium:discard", "imperium:interpreting")
def test_the_obelisk_takes_a_card_and_gives_a_progress_in_the_solstice() -> None:
    game = solstice(in_play("2EGY5"), "1TRI8", "1TRI4", "1TRI2").pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "1TRI8"], ["1TRI4"])
    assert game.resources(0) == supply(progress=1)
    assert solstice(in_play("2EGY5")).resources(0) == supply(progress=1)


@rule("imperium:egyptians", "imperium:attack", "imperium:abandon", "imperium:acquire")
def test_egyptian_expansion_drives_off_a_region_and_may_acquire_land() -> None:
    def position() -> ImperiumScenario:
        game = empire("2EGY7", seats=3).in_play(1, "1REG3", "1REG8", "1UNC15").in_play(2, "1UNC16").unrest_left(9)
        game.slot(0, "1TRI2").slot(2, "1CIV10").slot(3, "1UNC3").slot(4, "1REG9").zone("main deck", 0, "1TRI1")
        return game.in_play(0, "1REG4").turn().play("2EGY7").pick("abandon", "1REG8", seat=1)

    game = position().from_slot("acquire", 0)
    assert (game.cards_in("discards", 1), sorted(game.cards_in("play", 1))) == (["1REG8"], ["1REG3", "1UNC15"])
    assert (game.cards_in("play", 2), game.cards_in("play")) == (["1UNC16"], ["1REG4"])
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "unrest"], ["2EGY7"])
    game = position()
    assert game.state.options[1:] == [0, 4]
    assert hand(game.from_slot("acquire", 4)) == ["1REG9"]
    assert hand(position().decline()) == []


@rule("imperium:egyptians", "imperium:passive", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"), [("2EGY9", 2, 2), ("2EGY3", 3, 0), ("2EGY10", 5, 0), ("2EGY7", 0, 3)]
)
def test_medicine_makes_developing_a_population_cheaper(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").in_play(0, "2EGY8").zone("development", 0, code, "2EGY4").has(0, materials=9, population=9)
    game.turn().play("1TRI3").card("develop", code)
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population)


@rule("imperium:egyptians", "imperium:passive", "imperium:return-unrest")
def test_the_pyramids_make_unrest_cheaper_in_materials_and_cards() -> None:
    def position(*others: str) -> ImperiumScenario:
        game = in_play("2EGY9", *others).hand(0, "unrest", "1TRI8", "1TRI4", "1TRI2").unrest_left(6)
        return game.has(0, materials=7, population=4).turn().play("unrest")

    game = position().choose(0)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=7, population=3), 7)
    game = position().choose(1).pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == (["1TRI2", "1TRI4"], ["1TRI8"], 7)
    game = position().choose(2)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=5, population=4), 7)
    cheapest = ("1GRE8", "2MAU6")
    game = position(*cheapest).choose(1).pick("discard", "1TRI8")
    assert (hand(game), game.state.unrest_left()) == (["1TRI2", "1TRI4"], 7)
    assert position(*cheapest).choose(2).resources(0) == supply(materials=6, population=4)


@rule("imperium:egyptians", "imperium:attack", "imperium:take-unrest", "imperium:discard")
def test_an_egyptian_legacy_brings_unrest_costs_a_card_and_gives_two_progress() -> None:
    game = empire("2EGY10", "1TRI3", seats=3).hand(1, "1TRI8", "1TRI4").unrest_left(9).turn().play("2EGY10")
    game.pick("discard", "1TRI8", seat=1).pick("discard", "unrest", seat=2)
    assert (hand(game, 1), game.cards_in("discards", 1)) == (["1TRI4", "unrest"], ["1TRI8"])
    assert (hand(game, 2), game.cards_in("discards", 2)) == ([], ["unrest"])
    assert (game.resources(0), hand(game), game.state.unrest_left()) == (supply(progress=2), ["1TRI3"], 7)
    assert (game.resources(1), game.resources(2)) == (supply(), supply())


# The nation deck and the cards of the start.


@rule("imperium:egyptians", "imperium:gain")
def test_kushites_give_two_progress() -> None:
    game = barbarian("2EGY12").has(0, progress=1).turn().play("2EGY12")
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(progress=3), ["2EGY12"], 2)


@rule("imperium:egyptians", "imperium:abandon", "imperium:choose", "imperium:state")
def test_the_flood_of_the_nile_covers_a_river_for_materials_or_for_an_empire_a_break_through() -> None:
    def position(state: str) -> ImperiumScenario:
        game = barbarian("2EGY14").in_state(0, state).in_play(0, "2EGY20", "1REG9", "1REG8").slot(3, "1UNC3")
        game.zone("civilised deck", 0, "1CIV10").zone("uncivilised deck", 0, "1UNC9", "1UNC6").slot(4, "1REG3")
        return game.turn().play("2EGY14").pick("abandon", "2EGY20")

    game = position("barbarian")
    assert (game.resources(0), hand(game), game.asks()) == (supply(materials=5), [], ("activate", 0))
    assert (sorted(game.cards_in("discards")), sorted(game.cards_in("play"))) == (
        ["2EGY14", "2EGY20"],
        ["1REG8", "1REG9"],
    )
    assert position("empire").choose(0).resources(0) == supply(materials=5)
    game = position("empire").choose(1).from_deck("civilised")
    assert (hand(game), game.resources(0)) == (["1CIV10"], supply())
    assert hand(position("empire").choose(1).from_slot("break-through", 3)) == ["1UNC3"]
    assert hand(position("empire").choose(1).from_deck("uncivilised")) == ["1UNC6"]


@rule("imperium:egyptians", "imperium:interpreting")
def test_without_a_river_there_is_no_flood() -> None:
    assert barbarian("2EGY14", "1REG9").in_play(0, "2EGY11", "1REG8").turn().playable() == ["1REG9"]
    assert empire("2EGY14").in_play(0, "2EGY11", "1REG8").turn().playable() == []


@rule("imperium:egyptians", "imperium:attack", "imperium:acquire", "imperium:recall")
def test_an_egyptian_incursion_acquires_land_and_sends_a_region_back_to_its_hand() -> None:
    def position(**has: int) -> ImperiumScenario:
        game = barbarian("2EGY18", seats=3).in_play(1, "1REG3", "1REG8", "1UNC15").in_play(2, "1UNC16").unrest_left(9)
        game.slot(0, "1TRI2").slot(2, "1CIV10").slot(3, "1UNC3").slot(4, "1REG9").zone("main deck", 0, "1TRI1")
        return game.in_play(0, "1REG4").has(0, **has).turn()

    game = position(materials=6, population=4).play("2EGY18")
    assert game.state.options == [0, 4]
    game.from_slot("acquire", 0).pick("recall", "1REG8", seat=1)
    assert (hand(game), game.resources(0)) == (["1TRI2", "unrest"], supply(materials=4, population=3))
    assert (hand(game, 1), sorted(game.cards_in("play", 1))) == (["1REG8"], ["1REG3", "1UNC15"])
    assert (game.cards_in("play", 2), game.cards_in("play"), game.cards_in("discards")) == (
        ["1UNC16"],
        ["1REG4"],
        ["2EGY18"],
    )
    assert position(materials=1, population=4).playable() == []
    assert position(materials=6).playable() == []


@rule("imperium:egyptians", "imperium:solstice", "imperium:history")
def test_hieroglyphics_may_put_a_card_from_the_hand_or_the_discard_pile_into_the_history() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2EGY19").turn().done()
        return game.hand(0, "1TRI8", "1TRI4").discards(0, "1TRI1", "1TRI3").turn().done()

    game = position().pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history"), game.asks()[0]) == (["1TRI4"], ["1TRI8"], "turn")
    game = position().pick("to-history", "1TRI3", zone=1)
    assert (game.cards_in("discards"), game.cards_in("history")) == (["1TRI1"], ["1TRI3"])
    assert (hand(game), position().decline().cards_in("history")) == (["1TRI4", "1TRI8"], [])


# What is printed.


@rule("imperium:egyptians", "imperium:player-setup")
def test_how_the_egyptians_start() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "egyptians", "side1": "a", "replacements": "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession"), game.cards_in("play")) == (["2EGY1A"], ["2EGY2"], [])
    assert sorted(game.cards_in("development")) == sorted(f"2EGY{n}" for n in range(3, 11))
    assert sorted(game.cards_in("nation deck")) == ["2EGY11", "2EGY12", "unrest"]
    assert sorted(start) == [*(f"2EGY{n}" for n in range(14, 22)), "unrest", "unrest"]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:egyptians", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "side"), [(2, "a"), (3, "b"), (4, "a")])
def test_the_egyptians_bring_no_unrest_to_the_pile(seats: int, side: str) -> None:
    rest = {"nation2": "romans", "nation3": "greeks", "nation4": "persians"}
    piles = [
        GAME.new(seats, 1, {"nation1": name, "side1": side, **dict(list(rest.items())[: seats - 1])}).unrest_left()
        for name in ("macedonians", "egyptians")
    ]
    assert piles[0] == piles[1]


@rule("imperium:egyptians", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_egyptians_is_played_in_its_state_and_only_ramesses_for_free(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0)
    assert (code in game.playable()) == (code == "2EGY6")


@rule("imperium:egyptians", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_which_cards_of_the_egyptians_are_attacks(code: str) -> None:
    game = plenty(code).in_play(1, "1SCY20").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
    assert (game.play(code).asks() == ("respond", 1)) == (code in ATTACKS)


@rule("imperium:egyptians", "imperium:in-play")
@pytest.mark.parametrize("code", ["2EGY4", "2EGY5", "2EGY8", "2EGY9", "2EGY19", "2EGY11", "2EGY20", "2EGY21"])
def test_the_pinned_cards_of_the_egyptians_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:egyptians", "imperium:anatomy")
@pytest.mark.parametrize(
    ("code", "printed"),
    [("2EGY11", ""), ("2EGY20", "river"), ("2EGY21", "production river fertile"), ("2EGY5", ""), ("2EGY12", "")],
)
def test_the_icons_of_the_egyptians(code: str, printed: str) -> None:
    assert icons(ImperiumScenario(), code) == dict.fromkeys(printed.split(), 1)


@rule("imperium:egyptians", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [
        ("2EGY3", 3, 1),
        ("2EGY4", 4, 0),
        ("2EGY5", 2, 2),
        ("2EGY6", 4, 2),
        ("2EGY7", 0, 4),
        ("2EGY8", 4, 1),
        ("2EGY9", 2, 3),
        ("2EGY10", 5, 0),
    ],
)
def test_what_developing_costs_the_egyptians(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:egyptians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [("2EGY3", 2), ("2EGY4", 2), ("2EGY5", 2), ("2EGY6", 4), ("2EGY7", 4), ("2EGY8", 4), ("2EGY9", 4)]
    + [(code, 0) for code in ("2EGY2", "2EGY11", "2EGY12", "2EGY14", "2EGY15", "2EGY16", "2EGY17", "2EGY18")]
    + [(code, 0) for code in ("2EGY19", "2EGY20", "2EGY21")],
)
def test_the_fixed_points_of_the_egyptians(code: str, points: int) -> None:
    game = barbarian(code, "1CIV10").has(0, materials=9, population=9, progress=9)
    assert (worth(game, code), worth(game.hand(0).history(0, code), code)) == (points, points)


@rule("imperium:egyptians", "imperium:scoring")
@pytest.mark.parametrize(("code", "points"), [("2EGY1A", 6), ("2EGY1B", 9), ("2EGY10", 3)])
def test_the_points_egyptians_count_for_civilised_cards(code: str, points: int) -> None:
    """Wherever they lie: two civilised cards and one of two suits; the other cards do not count. Ten at most."""
    game = ImperiumScenario().power(0, code if code != "2EGY10" else "2EGY1A").hand(0, "2EGY10", "1UNC3")
    assert worth(game, code) == 0
    game.hand(0, "2EGY10", "1CIV10", "1UNC3").discards(0, "1UNC15", "1TRI8").history(0, "1CIV3").in_play(0, "1REG3")
    assert worth(game, code) == points
    assert worth(game.deck(0, *(f"1CIV{n}" for n in range(4, 16))), code) == 10
