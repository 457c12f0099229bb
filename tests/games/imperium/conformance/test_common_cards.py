"""The common cards of Classics, and of the other boxes where they say the same: what each does, and its worth."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import EXHAUSTS, KING_OF_KINGS, KING_SIDE, ROUND, SCORING
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import Set, actions, barbarian, empire, filled, hand, icons, solstice, worth
from games.imperium.scenario import NAMED_SUITS, ImperiumScenario, code_of, number

# Points and icons.


@rule("imperium:scoring")
@pytest.mark.parametrize(
    ("points", "codes"),
    [
        (-2, ["unrest"]),
        (1, ["1REG1", "1REG1X", "1REG2", "1REG2X", "1REG3", "1REG3X", "1REG14"]),
        (1, ["1UNC1", "1UNC3", "1UNC6", "1UNC7", "1UNC7X", "1UNC8", "1UNC8X", "1UNC13", "1UNC14", "1UNC14X"]),
        (1, ["1UNC15", "1UNC16", "1UNC17", "1UNC18", "1UNC19", "1UNC20", "1UNC21"]),
        (2, ["1CIV1", "1CIV2", "1CIV4", "1CIV5", "1CIV6", "1CIV7", "1CIV8", "1CIV9", "1CIV10", "1CIV15"]),
        (3, ["1TRI1", "1TRI2", "1TRI4", "1TRI6", "1TRI7", "1TRI11"]),
        (6, ["1FAM5"]),
        (7, ["1FAM8"]),
        (9, ["1FAM4"]),
        (11, ["1FAM6", "1FAM7"]),
        (0, ["1REG4", "1REG4X", "1REG5", "1REG6", "1REG7", "1REG8", "1REG9", "1REG10", "1REG11"]),
        (0, ["1REG12", "1REG12X", "1REG13"]),
    ],
)
def test_most_cards_have_points_of_their_own_wherever_they_lie(points: int, codes: list[str]) -> None:
    for code in codes:
        assert worth(ImperiumScenario().hand(0, code), code) == points
        assert worth(ImperiumScenario().history(0, code), code) == points


@rule("imperium:scoring", "imperium:history")
@pytest.mark.parametrize(
    ("code", "in_history", "otherwise"),
    [
        ("1FAM1", 7, 3),
        ("1FAM2", 6, 2),
        ("1UNC2", 1, 0),
        ("1UNC2X", 2, 0),
        ("1UNC4", 2, 0),
        ("1UNC5", 2, 0),
        ("1UNC22", 1, 0),
    ],
)
def test_some_cards_are_worth_more_in_the_history(code: str, in_history: int, otherwise: int) -> None:
    assert worth(ImperiumScenario().history(0, code), code) == in_history
    assert worth(ImperiumScenario().in_play(0, code), code) == otherwise


@rule("imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("1CIV3", lambda g: g.has(0, materials=29), 2),
        ("1CIV11", lambda g: g.discards(0, *["1MAC19"] * 18), 1),
        ("1CIV11", lambda g: g.discards(0, *["1MAC19"] * 19), 2),
        ("1CIV12", lambda g: g.in_play(0, "1UNC15", "1CIV6").history(0, "1ROM19"), 6),
        ("1CIV13", lambda g: g.has(0, population=11), 2),
        ("1CIV14", lambda g: g.has(0, progress=14), 2),
        ("1FAM3", lambda g: g.hand(1, "unrest").discards(1, "unrest").history(1, "unrest"), 3),
        ("1FAM3X", lambda g: g.discards(0, "1CIV4", "1CEL18", "1TRI8"), 3),
        ("1TRI3", lambda g: g.discards(0, "1CIV4", "1UNC15", "1UNC3"), 2),
        ("1TRI5", lambda g: g.in_play(0, "1UNC15", "1CIV6", "1UNC8", "1REG3"), 1),
        ("1TRI5", lambda g: g.in_play(0, "1UNC15", "1CIV6", "1REG3"), 0),
        ("1TRI8", lambda g: g.discards(0, "1TRI2").history(0, "1TRI1"), 3),
        ("1TRI9", lambda g: g.has(0, progress=11), 2),
        ("1TRI10", lambda g: g.history(0, *["1TRI2"] * 5), 2),
        ("1UNC9", lambda g: g.history(0, "1FAM1").discards(0, "1FAM2"), 4),
        ("1UNC10", lambda g: g.in_play(0, "1REG6").discards(0, "1REG8", "1PER11"), 8),
        ("1UNC11", lambda g: g.in_play(0, "1REG6").discards(0, "1REG9", "1MAC18"), 4),
        ("1UNC12", lambda g: g.in_play(0, "1REG7").discards(0, "1REG9", "1REG8"), 4),
    ],
)
def test_some_points_are_counted(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points


@rule("imperium:anatomy", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("1CIV6", {"metropolis": 1}),
        ("1CIV7", {"metropolis": 1}),
        ("1CIV15", {"knight": 1}),
        ("1REG1", {}),
        ("1REG1X", {"hunt": 1}),
        ("1REG2", {}),
        ("1REG2X", {"hunt": 1}),
        ("1REG3", {}),
        ("1REG3X", {"hunt": 1}),
        ("1REG4", {"production": 1, "fertile": 1}),
        ("1REG4X", {"production": 1, "fertile": 1, "ocean": 1}),
        ("1REG5", {"production": 1, "river": 1}),
        ("1REG6", {"production": 2, "fertile": 1}),
        ("1REG7", {"production": 2, "river": 1}),
        ("1REG8", {"production": 1, "fertile": 1}),
        ("1REG9", {"production": 1, "river": 1}),
        ("1REG10", {"production": 2, "fertile": 1}),
        ("1REG11", {"production": 2, "river": 1}),
        ("1REG12", {"production": 1, "river": 1}),
        ("1REG12X", {"production": 1, "river": 1, "ocean": 1}),
        ("1REG13", {"production": 1, "fertile": 1}),
        ("1REG14", {}),
        ("1UNC2", {"mask": 1}),
        ("1UNC2X", {"mask": 1}),
        ("1UNC8", {}),
        ("1UNC8X", {"miracle": 1}),
        ("1UNC14", {}),
        ("1UNC14X", {"merchant": 1}),
        ("1UNC15", {"city": 1}),
        ("1UNC16", {"city": 1}),
        ("1UNC17", {"city": 1}),
        ("1UNC22", {"scroll": 1}),
    ],
)
def test_the_icons_of_the_common_cards(code: str, shown: dict[str, int]) -> None:
    assert icons(ImperiumScenario(), code) == shown


# Unrest.


@rule("imperium:return-unrest", "imperium:choose")
def test_unrest_goes_back_for_a_population_two_cards_or_three_materials() -> None:
    def position() -> ImperiumScenario:
        return barbarian("unrest", "1TRI8", "1TRI2").has(0, materials=3, population=1).unrest_left(3).turn()

    game = position().play("unrest").choose(0)
    assert (game.resources(0)["population"], game.state.unrest_left()) == (0, 4)
    game = position().play("unrest").choose(1).pick("discard", "1TRI2", "1TRI8")
    assert (hand(game), game.state.unrest_left()) == ([], 4)
    game = position().play("unrest").choose(2)
    assert (game.resources(0)["materials"], game.state.unrest_left()) == (0, 4)


# Civilised.


@rule("imperium:steal", "imperium:free-play")
@pytest.mark.parametrize("code", ["1CIV1", "2CIV1"])
def test_drama_and_poetry_steals_progress_and_all_may_discard_to_return_unrest(code: str) -> None:
    game = empire(code, "unrest", "unrest", "1TRI8", "1TRI1").hand(1, "unrest", "1TRI2").has(1, progress=2)
    game.unrest_left(3).turn().play(code)
    assert (game.resources(0)["progress"], game.resources(1)["progress"], actions(game)) == (1, 1, 3)
    game.pick("discard", "1TRI8", seat=0).pick("return-unrest", "unrest").decline(seat=1)
    assert (hand(game), hand(game, 1), game.state.unrest_left()) == (["1TRI1", "unrest"], ["1TRI2", "unrest"], 4)


@rule("imperium:history", "imperium:free-play")
@pytest.mark.parametrize("code", ["1CIV2", "2CIV2"])
def test_education_puts_a_card_of_the_hand_and_one_of_the_discards_into_the_history(code: str) -> None:
    def position() -> ImperiumScenario:
        return empire(code, "1TRI8", "1TRI1").discards(0, "1TRI2", "1TRI4").turn().play(code)

    game = position().pick("to-history", "1TRI8").pick("to-history", "1TRI2")
    assert (sorted(game.cards_in("history")), hand(game)) == (["1TRI2", "1TRI8"], ["1TRI1"])
    assert (set(game.cards_in("discards")), actions(game)) == ({"1TRI4", code}, 3)
    assert position().decline().decline().cards_in("history") == []


@rule("imperium:action", "imperium:free-play")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [("1CIV3", 3, 0), ("1CIV13", 0, 1), ("2CIV3", 3, 0), ("2CIV13", 0, 1), ("3CIV3", 3, 0), ("3CIV13", 0, 1)],
)
def test_moneylenders_and_mercenaries_sell_an_action(code: str, materials: int, population: int) -> None:
    game = empire(code).turn()
    assert game.playable() == []
    game.has(0, materials=materials, population=population).play(code)
    assert (actions(game), sum(game.resources(0).values())) == (4, 0)
    game = empire(code).has(0, materials=5, population=5).turn().play(code)
    assert (game.resources(0)["materials"], game.resources(0)["population"]) == (5 - materials, 5 - population)


@rule("imperium:all-players", "imperium:take-unrest")
@pytest.mark.parametrize("code", ["1CIV4", "2CIV4"])
def test_corruption_pays_all_and_brings_others_unrest(code: str) -> None:
    game = empire(code, seats=3).unrest_left(9).turn().play(code)
    assert [game.resources(seat)["materials"] for seat in range(3)] == [2, 2, 2]
    assert [hand(game, seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]
    assert [game.resources(seat)["progress"] for seat in range(3)] == [1, 0, 0]


@rule("imperium:attack", "imperium:all-players")
@pytest.mark.parametrize("code", ["1CIV4", "1CIV11", "1PER7", "2CIV4", "2CIV11"])
def test_whoever_avoids_an_attack_still_gets_what_all_players_get(code: str) -> None:
    game = empire(code).in_play(1, "1REG12").turn().play(code).accept(seat=1)
    assert (hand(game, 1), game.resources(1)["materials"]) == (["1REG12"], 2)


@rule("imperium:abandon", "imperium:attack")
@pytest.mark.parametrize("code", ["1CIV5", "2CIV5"])
def test_onager_is_paid_for_every_city_abandoned_and_may_acquire(code: str) -> None:
    def position() -> ImperiumScenario:
        game = empire(code, seats=4).in_play(1, "1UNC15", "1UNC16", "1REG3").in_play(2, "1ROM19").in_play(3, "1CIV6")
        game.slot(0, "1TRI2").slot(1, "1UNC3").turn().play(code).pick("abandon", "1UNC15", seat=1)
        assert [game.cards_in("discards", seat) for seat in (1, 2, 3)] == [["1UNC15"], ["1ROM19"], []]
        assert game.resources(0)["materials"] == 4
        return game

    assert hand(position().accept()) == ["1TRI2", "unrest"]
    assert hand(position().decline()) == []


@rule("imperium:solstice")
@pytest.mark.parametrize("code", ["1CIV6", "1CIV7", "2CIV6", "2TRI6", "3CIV6", "3TRI2"])
def test_a_metropolis_gives_a_material_a_population_or_a_card_in_the_solstice(code: str) -> None:
    def position() -> ImperiumScenario:
        return solstice(ImperiumScenario().in_play(0, code), deck=("1TRI1", "1TRI8"))

    assert position().choose(0).resources(0)["materials"] == 1
    assert position().choose(1).resources(0)["population"] == 1
    assert hand(position().choose(2)) == ["1TRI8"]


@rule("imperium:solstice", "imperium:discard")
@pytest.mark.parametrize("code", ["1UNC15", "1UNC16", "1UNC17", "2UNC14", "2UNC15", "2UNC16", "2UNC17", "3UNC17"])
def test_a_city_takes_a_card_for_a_material_a_population_or_a_card(code: str) -> None:
    def position() -> ImperiumScenario:
        game = solstice(ImperiumScenario().in_play(0, code), "1TRI2", "1TRI4", deck=("1TRI1", "1TRI8"))
        return game.pick("discard", "1TRI2")

    assert position().choose(0).resources(0)["materials"] == 1
    assert position().choose(1).resources(0)["population"] == 1
    assert hand(position().choose(2)) == ["1TRI4", "1TRI8"]
    game = solstice(ImperiumScenario().in_play(0, code), "1TRI2").decline()
    assert (hand(game), sum(game.resources(0).values()), game.asks()[0]) == (["1TRI2"], 0, "turn")


@rule("imperium:solstice", "imperium:choose")
def test_pharmacy_gives_a_population_or_turns_two_into_progress() -> None:
    game = solstice(ImperiumScenario().in_play(0, "1CIV8"))
    assert game.resources(0)["population"] == 1
    game = solstice(ImperiumScenario().in_play(0, "1CIV8").has(0, population=2)).choose(1)
    assert (game.resources(0)["population"], game.resources(0)["progress"]) == (0, 1)


@rule("imperium:exhaust", "imperium:return-unrest")
def test_wonder_answers_a_returned_unrest_with_two_progress() -> None:
    game = barbarian("unrest").in_play(0, "1CIV9").has(0, population=1).turn().play("unrest").accept("respond")
    assert (game.resources(0)["progress"], game.state.get(EXHAUSTS)) == (2, 4)


@rule("imperium:exhaust", "imperium:solstice")
def test_coinage_draws_a_card_and_gives_two_materials_in_the_solstice() -> None:
    game = ImperiumScenario().in_play(0, "1CIV10").deck(0, "1TRI8").turn().use("1CIV10")
    assert hand(game) == ["1TRI8"]
    assert solstice(ImperiumScenario().in_play(0, "1CIV10")).resources(0)["materials"] == 2


@rule("imperium:give", "imperium:all-players")
@pytest.mark.parametrize("code", ["1CIV11", "2CIV11"])
def test_exports_pays_all_and_gives_each_other_player_a_card(code: str) -> None:
    game = empire(code, "1TRI8", "1TRI1", seats=3).discards(0, "1TRI2", "1TRI4").turn().play(code)
    assert [game.resources(seat)["materials"] for seat in range(3)] == [2, 2, 2]
    game.pick("give", "1TRI2", zone=1).pick("give", "1TRI8")
    assert [hand(game, seat) for seat in range(3)] == [["1TRI1"], ["1TRI2"], ["1TRI8"]]
    assert set(game.cards_in("discards")) == {"1TRI4", code}


@rule("imperium:gain")
@pytest.mark.parametrize("code", ["1CIV12", "2CIV12"])
def test_urban_development_pays_for_cities_and_metropolises(code: str) -> None:
    game = empire(code).in_play(0, "1UNC15", "1CIV6", "1REG3").turn().play(code)
    assert (game.resources(0)["materials"], game.resources(0)["population"]) == (2, 2)


@rule("imperium:exhaust", "imperium:solstice", "imperium:return-unrest")
def test_temple_turns_a_card_into_progress_and_returns_unrest_in_the_solstice() -> None:
    game = barbarian("1TRI8").in_play(0, "1CIV14").turn().use("1CIV14").pick("discard", "1TRI8")
    assert (game.resources(0)["progress"], game.cards_in("discards")) == (1, ["1TRI8"])
    game = ImperiumScenario().in_play(0, "1CIV14").unrest_left(3)
    game.turn().done().discards(0, "unrest").turn().done()
    assert (game.cards_in("discards"), game.state.unrest_left()) == ([], 4)


@rule("imperium:attack", "imperium:garrison")
@pytest.mark.parametrize("code", ["1CIV15", "2CIV15"])
def test_cataphract_drives_off_a_region_acquires_and_makes_its_garrison_work_again(code: str) -> None:
    def position() -> ImperiumScenario:
        game = empire(code).in_play(0, "1MAC19").in_play(1, "1REG3", "1REG8", "1UNC15").slot(0, "1TRI2")
        game.turn().play(code).pick("abandon", "1REG3", seat=1)
        assert game.cards_in("discards", 1) == ["1REG3"]
        return game

    game = position().accept().accept()
    assert (hand(game), game.under("1MAC19"), game.resources(0)["materials"]) == (["1TRI2", "unrest"], [code], 2)
    game.decline()
    assert game.cards_in("discards") == []
    game = position().decline().decline()
    assert (hand(game), game.cards_in("discards"), game.resources(0)["materials"]) == ([], [code], 0)


# Fame.


@rule("imperium:fame", "imperium:break-through")
def test_praiseworthy_goes_into_the_history_or_breaks_through() -> None:
    game = barbarian("1FAM1").turn().play("1FAM1").choose(0)
    assert game.cards_in("history") == ["1FAM1"]
    game = barbarian("1FAM1").zone("region deck", 0, "1REG8").turn().play("1FAM1").choose(1).from_deck("region")
    assert (hand(game), game.cards_in("discards")) == (["1REG8"], ["1FAM1"])


@rule("imperium:fame", "imperium:action")
def test_great_gives_an_action_and_may_go_into_the_history() -> None:
    game = barbarian("1FAM2").turn().play("1FAM2").accept()
    assert (actions(game), game.cards_in("history")) == (4, ["1FAM2"])
    game = barbarian("1FAM2").turn().play("1FAM2").decline()
    assert game.cards_in("discards") == ["1FAM2"]


@rule("imperium:fame", "imperium:steal", "imperium:replacement-cards")
@pytest.mark.parametrize("code", ["1FAM3", "1FAM3X"])
def test_notorious_steals_progress_or_brings_unrest(code: str) -> None:
    game = barbarian(code, seats=3).has(1, progress=2).deck(0, "1TRI8").turn().play(code)
    if code == "1FAM3X":
        game.accept()
        assert hand(game) == ["1TRI8"]
    assert [game.resources(seat)["progress"] for seat in range(3)] == [1, 1, 0]
    assert (hand(game, 1), hand(game, 2), actions(game)) == ([], ["unrest"], 3)


@rule("imperium:fame", "imperium:draw-if-able")
@pytest.mark.parametrize(("place", "zone"), [(0, "discards"), (1, "deck"), (2, "history")])
def test_marvellous_places_the_top_card(place: int, zone: str) -> None:
    game = barbarian("1FAM4").deck(0, "1TRI2", "1TRI8").turn().play("1FAM4").answer("place-drawn", place)
    assert game.cards_in("deck")[0] == "1TRI2"
    assert "1TRI8" in game.cards_in(zone)
    assert actions(game) == 3


@rule("imperium:fame", "imperium:develop", "imperium:draw")
def test_glorious_draws_for_barbarians_and_develops_for_empires() -> None:
    game = barbarian("1FAM5").deck(0, *["1TRI8"] * 5).turn().play("1FAM5").answer("draw-up-to", 4)
    assert (len(hand(game)), game.cards_in("history")) == (4, ["1FAM5"])
    game = empire("1FAM5").zone("development", 0, "1ROM7", "1ROM8").turn().play("1FAM5").card("develop", "1ROM7")
    assert (game.cards_in("discards"), game.cards_in("history")) == (["1ROM7"], ["1FAM5"])


@rule("imperium:fame", "imperium:garrison")
@pytest.mark.parametrize("code", ["1FAM6", "1FAM7"])
def test_triumphant_is_neither_played_nor_garrisoned(code: str) -> None:
    game = barbarian(code, "1MAC19", "1TRI8").turn()
    assert sorted(game.playable()) == ["1MAC19", "1TRI8"]
    game.play("1MAC19")
    assert game.asks()[0] == "garrison"
    assert [code_of(option) for option in game.state.options if option != PASS] == ["1TRI8"]


@rule("imperium:passive")
@pytest.mark.parametrize("code", ["1FAM8", "1TRI5"])
def test_awe_inspiring_and_qin_make_the_hand_larger(code: str) -> None:
    assert filled(ImperiumScenario()) == 5
    assert filled(ImperiumScenario().in_play(0, code)) == 6
    game = barbarian(code).turn().play(code)
    assert game.cards_in("play") == [code]


@rule("imperium:king-of-kings", "imperium:develop")
@pytest.mark.parametrize(
    ("side", "state", "progress"),
    [
        ("1FAM9A", "barbarian", 6),
        ("1FAM9A", "empire", 3),
        ("1FAM9B", "barbarian", 4),
        ("1FAM9B", "empire", 0),
        ("2FAM9A", "barbarian", 6),
        ("2FAM9A", "empire", 3),
        ("2FAM9B", "barbarian", 4),
        ("2FAM9B", "empire", 0),
        ("3FAM10A", "barbarian", 6),
        ("3FAM10A", "empire", 3),
        ("3FAM10B", "barbarian", 4),
        ("3FAM10B", "empire", 0),
    ],
)
def test_king_of_kings_gives_progress_and_lets_empires_develop(side: str, state: str, progress: int) -> None:
    game = barbarian("1ROM14").in_state(0, state).in_play(0, "1REG3", "1REG8", "1REG9").zone("fame deck", 0)
    game.lay(KING_OF_KINGS, 0, [number(f"{side[:-1]}A")]).count(KING_SIDE, 0, int(side[-1] == "B"))
    game.zone("development", 0, "1ROM7", "1ROM8").turn().play("1ROM14")
    if state == "empire":
        game.card("develop", "1ROM7")
        assert "1ROM7" in game.cards_in("discards")
    assert game.resources(0)["progress"] == progress
    assert game.state.get(SCORING) == (1 if side[-1] == "A" else 0)
    assert (game.state.get(KING_SIDE), hand(game)) == (1, [])


# Regions.


def wild(code: str, *others: str) -> ImperiumScenario:
    """A region about to be played, with one card in the market."""
    return barbarian(code, *others).slot(0, "1UNC3")


@rule("imperium:exile", "imperium:garrison", "imperium:gain", "imperium:in-play")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [
        ("1REG1", 0, 0),
        ("1REG1X", 0, 0),
        ("1REG2", 0, 1),
        ("1REG2X", 0, 1),
        ("1REG3", 3, 0),
        ("1REG3X", 2, 0),
        ("1REG4", 0, 0),
        ("1REG4X", 0, 0),
        ("1REG5", 0, 0),
        ("1REG6", 0, 0),
        ("1REG7", 0, 0),
        ("1REG8", 0, 1),
        ("1REG9", 2, 0),
        ("1REG10", 0, 0),
        ("1REG11", 0, 0),
        ("1REG12", 0, 0),
        ("1REG12X", 0, 0),
        ("1REG13", 0, 0),
        ("2REG2", 0, 1),
        ("2REG3", 2, 0),
        ("2REG3X", 1, 0),
        ("2REG4", 0, 0),
        ("2REG4X", 0, 0),
        ("2REG5", 0, 0),
        ("2REG6", 0, 0),
        ("2REG8", 0, 0),
        ("2REG8X", 0, 0),
        ("2REG9", 0, 0),
        ("2REG11", 0, 0),
        ("2REG11X", 0, 0),
        ("2REG12", 0, 0),
        ("2REG12X", 0, 0),
        ("2REG13", 0, 0),
        ("2REG14", 0, 0),
        ("2REG14X", 0, 0),
        ("3REG3", 0, 0),
        ("3REG5", 0, 0),
        ("3REG6", 0, 0),
        ("3REG7", 0, 0),
        ("3REG9", 2, 0),
        ("3REG10", 0, 0),
        ("3REG11", 0, 0),
    ],
)
def test_a_region_gives_exiles_a_market_card_and_takes_a_garrison(code: str, materials: int, population: int) -> None:
    def position() -> ImperiumScenario:
        game = wild(code, "1TRI8", "1TRI2").slot(1, "1UNC9").turn().play(code).from_slot("exile-market", 0)
        assert game.resources(0) == {"materials": materials, "population": population, "progress": 0, "goods": 0}
        assert game.cards_in("exile") == ["1UNC3"]
        return game

    game = position().pick("garrison", "1TRI8")
    assert (game.cards_in("play"), game.under(code), hand(game)) == ([code], ["1TRI8"], ["1TRI2"])
    game = position().decline()
    assert (game.cards_in("play"), game.under(code), hand(game)) == ([code], [], ["1TRI2", "1TRI8"])


@rule("imperium:draw")
@pytest.mark.parametrize("code", ["1REG4", "1REG4X", "2REG14", "2REG14X", "3REG7"])
def test_coast_island_and_savannah_draw_a_card(code: str) -> None:
    game = wild(code).deck(0, "1TRI1", "1TRI8").turn().play(code).decline()
    assert (hand(game), game.cards_in("exile")) == (["1TRI8"], ["1UNC3"])


@rule("imperium:history")
@pytest.mark.parametrize("code", ["1REG5", "1REG11", "2REG5", "2REG11", "2REG11X", "3REG3"])
def test_lands_by_the_water_may_put_a_discarded_card_into_the_history(code: str) -> None:
    game = wild(code).discards(0, "1TRI8", "1TRI2").turn().play(code).pick("to-history", "1TRI8")
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])
    assert game.cards_in("exile") == ["1UNC3"]
    game = wild(code).discards(0, "1TRI8", "1TRI2").turn().play(code).decline()
    assert (game.cards_in("history"), game.cards_in("exile")) == ([], ["1UNC3"])


@rule("imperium:on-deck")
def test_woodland_may_place_a_discarded_card_on_the_deck() -> None:
    game = wild("1REG13").deck(0, "1TRI1").discards(0, "1TRI8", "1TRI2").turn().play("1REG13")
    game.pick("on-deck", "1TRI8")
    assert (game.cards_in("deck"), game.cards_in("discards")) == (["1TRI1", "1TRI8"], ["1TRI2"])


@rule("imperium:attack", "imperium:recall")
@pytest.mark.parametrize("code", ["1REG1", "1REG1X", "1REG12", "1REG12X"])
def test_wilderness_and_cape_may_be_recalled_to_avoid_an_attack(code: str) -> None:
    game = empire("1ROM4").in_play(1, code, "1REG3").turn().play("1ROM4").accept(seat=1)
    assert (hand(game, 1), game.cards_in("play", 1)) == ([code], ["1REG3"])
    game = empire("1ROM4").in_play(1, code).turn().play("1ROM4").decline(seat=1)
    assert game.cards_in("discards", 1) == [code]


@rule("imperium:look", "imperium:swap", "imperium:nation-deck")
def test_sacred_pass_looks_at_the_nation_deck_and_may_be_abandoned_to_swap_its_top() -> None:
    game = barbarian("1TRI8", "1TRI2").in_play(0, "1REG14").zone("nation deck", 0, "1ROM9", "1ROM10").turn()
    game.use("1REG14").accept().accept().card("swap-nation", "1TRI8")
    assert (hand(game), game.cards_in("nation deck")) == (["1ROM10", "1TRI2"], ["1ROM9", "1TRI8"])
    assert game.cards_in("discards") == ["1REG14"]
    game = barbarian("1REG14").turn().play("1REG14")
    assert game.cards_in("play") == ["1REG14"]


# Tributaries.


@rule("imperium:acquire", "imperium:history")
def test_armenians_acquire_uncivilised_and_go_into_the_history() -> None:
    game = barbarian("1TRI1").slot(0, "1REG3").slot(1, "1UNC3").turn().play("1TRI1")
    assert (hand(game), game.cards_in("history")) == (["1UNC3", "unrest"], ["1TRI1"])


@rule("imperium:free-play", "imperium:gain")
def test_assyrians_give_a_population_for_free() -> None:
    game = barbarian("1TRI2").turn().play("1TRI2")
    assert (game.resources(0)["population"], actions(game)) == (1, 3)


@rule("imperium:nation-deck", "imperium:develop")
def test_egyptians_bring_a_nation_card_or_develop() -> None:
    game = barbarian("1TRI3").zone("nation deck", 0, "1ROM9", "1ROM10").turn().play("1TRI3")
    assert (game.cards_in("discards"), game.cards_in("history")) == (["1ROM10"], ["1TRI3"])
    game = empire("1TRI3").zone("development", 0, "1ROM6", "1ROM7").has(0, materials=4).turn().play("1TRI3")
    assert (game.cards_in("discards"), game.resources(0)["materials"]) == (["1ROM6"], 0)


@rule("imperium:return-unrest", "imperium:history")
def test_ionians_return_up_to_two_unrest() -> None:
    game = barbarian("1TRI4", "unrest").discards(0, "unrest", "unrest").unrest_left(3).turn().play("1TRI4")
    game.pick("return-unrest", "unrest").pick("return-unrest", "unrest", zone=1)
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == ([], ["unrest"], 5)
    assert (game.cards_in("history"), actions(game)) == (["1TRI4"], 3)


@rule("imperium:return-exhaust", "imperium:free-play")
def test_olmecs_return_an_exhaust_token() -> None:
    game = barbarian("1TRI6").in_play(0, "1UNC8").turn()
    assert game.playable() == []
    game.use("1UNC8").play("1TRI6")
    assert (game.state.get(EXHAUSTS), game.usable(), actions(game)) == (5, ["1UNC8"], 4)


@rule("imperium:scoring", "imperium:return-unrest")
def test_sumerians_cannot_be_played_but_return_two_unrest_before_scoring() -> None:
    game = barbarian("1TRI7").turn()
    assert game.playable() == []
    game = ImperiumScenario().history(0, "1TRI7").discards(0).count(SCORING, 0, 1).count(ROUND, 0, 2)
    game.turn().done().discards(0, "unrest", "unrest", "unrest").turn().done()
    game.pick("return-unrest", "unrest", "unrest", zone=1)
    assert game.state.over
    assert game.state.scores()[0] == 3 - 2


@rule("imperium:gain")
def test_aksumites_give_four_materials() -> None:
    game = barbarian("1TRI8").turn().play("1TRI8")
    assert (game.resources(0)["materials"], actions(game)) == (4, 2)


@rule("imperium:on-deck", "imperium:free-play")
def test_minoans_put_a_card_on_the_deck_and_give_two_progress() -> None:
    game = barbarian("1TRI9", "1TRI8").deck(0, "1TRI1").turn().play("1TRI9").pick("on-deck", "1TRI8")
    assert (game.cards_in("deck"), game.resources(0)["progress"], actions(game)) == (["1TRI1", "1TRI8"], 2, 3)


@rule("imperium:solstice")
def test_mauryans_give_two_materials_or_bring_a_region_back() -> None:
    def position() -> ImperiumScenario:
        game = ImperiumScenario().in_play(0, "1TRI10")
        game.turn().done().discards(0, "1REG3", "1TRI8")
        return game.turn().done()

    assert position().choose(0).resources(0)["materials"] == 2
    game = position().choose(1)
    assert (hand(game), game.cards_in("discards")) == (["1REG3"], ["1TRI8"])


@rule("imperium:break-through", "imperium:history")
def test_hittites_break_through_for_a_region() -> None:
    game = barbarian("1TRI11").slot(0, "1REG3", progress=1).unrest_left(4).turn().play("1TRI11")
    game.from_slot("break-through", 0)
    assert (hand(game), game.resources(0)["progress"], game.cards_in("history")) == (["1REG3"], 1, ["1TRI11"])


# Uncivilised.


@rule("imperium:attack", "imperium:passive")
def test_a_standing_army_asks_for_a_tribute() -> None:
    def position() -> ImperiumScenario:
        return barbarian("1CEL18").has(0, progress=1).in_play(1, "1UNC1", "1REG3").turn().play("1CEL18")

    game = position().decline("tribute", seat=0)
    assert (sorted(game.cards_in("play", 1)), game.resources(1)["progress"]) == (["1REG3", "1UNC1"], 0)
    game = position().accept("tribute", seat=0)
    assert (game.cards_in("discards", 1), game.resources(1)["progress"]) == (["1REG3"], 1)


@rule("imperium:draw-if-able", "imperium:on-deck")
@pytest.mark.parametrize("code", ["1UNC2", "2UNC2"])
def test_jade_mask_draws_up_to_three_and_puts_one_back(code: str) -> None:
    game = barbarian(code).deck(0, "1TRI8", "1TRI2").discards(0, "1TRI1").turn().play(code)
    game.answer("draw-up-to", 3).pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2"], ["1TRI8"])
    assert sorted(game.cards_in("discards")) == ["1TRI1", code]  # no reshuffle
    game = barbarian(code, "1TRI4").deck(0, *["1TRI2"] * 5).turn().play(code)
    assert game.state.options == [0, 1, 2, 3]
    game.answer("draw-up-to", 0).pick("on-deck", "1TRI4")
    assert (hand(game), game.cards_in("deck")) == ([], [*["1TRI2"] * 5, "1TRI4"])


@rule("imperium:replacement-cards", "imperium:choose")
@pytest.mark.parametrize("code", ["1UNC2X", "2UNC2X"])
def test_the_new_jade_mask_draws_gives_goods_or_returns_an_exhaust_token(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).deck(0, "1TRI1", "1TRI8", "1TRI2").in_play(0, "1UNC8")
        return game.turn().use("1UNC8").play(code)

    assert hand(position().choose(0)) == ["1TRI2", "1TRI8"]
    assert position().choose(1).resources(0)["goods"] == 1
    assert position().choose(2).state.get(EXHAUSTS) == 5


@rule("imperium:acquire", "imperium:break-through", "imperium:choose")
@pytest.mark.parametrize("code", ["1UNC3", "2UNC3", "3UNC3"])
def test_elders_acquire_or_break_through_and_give_others_progress(code: str) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code).slot(0, "1UNC9").slot(1, "1REG3").turn().play(code)

    game = position().choose(0)
    assert (hand(game), game.resources(1)["progress"]) == (["1UNC9", "unrest"], 0)
    game = position().choose(1).from_slot("break-through", 0)
    assert (hand(game), game.resources(0)["progress"], game.resources(1)["progress"]) == (["1UNC9"], 0, 1)


@rule("imperium:exhaust", "imperium:solstice", "imperium:all-players")
@pytest.mark.parametrize("code", ["1UNC4", "1UNC5"])
def test_a_town_feeds_all_who_want_and_may_be_turned_into_progress(code: str) -> None:
    game = ImperiumScenario().in_play(0, code).turn().use(code).accept(seat=0).decline(seat=1)
    assert (game.resources(0)["materials"], game.resources(1)["materials"]) == (2, 0)
    for place, zone in enumerate(("discards", "history")):
        game = solstice(ImperiumScenario().in_play(0, code)).accept().choose(place)
        assert (game.resources(0)["progress"], game.cards_in(zone)) == (2, [code])
    game = solstice(ImperiumScenario().in_play(0, code)).decline()
    assert (game.resources(0)["progress"], game.cards_in("play")) == (0, [code])


@rule("imperium:exhaust", "imperium:solstice", "imperium:return-unrest")
def test_shrine_sells_a_card_and_takes_one_for_unrest() -> None:
    game = ImperiumScenario().in_play(0, "1UNC6").has(0, materials=1).deck(0, "1TRI8").turn().use("1UNC6")
    assert (hand(game), game.resources(0)["materials"]) == (["1TRI8"], 0)
    game = ImperiumScenario().in_play(0, "1UNC6").unrest_left(3)
    game.turn().done().hand(0, "1TRI8").discards(0, "unrest").turn().done()
    game.pick("discard", "1TRI8")
    assert (game.cards_in("discards"), game.state.unrest_left()) == (["1TRI8"], 4)


@rule("imperium:attack", "imperium:break-through", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("code", "state", "zone"),
    [
        ("1UNC7", "empire", "discards"),
        ("1UNC7X", "barbarian", "discards"),
        ("1UNC7X", "empire", "history"),
        ("2UNC5", "empire", "discards"),
        ("2UNC5X", "barbarian", "discards"),
        ("2UNC5X", "empire", "history"),
    ],
)
def test_invasion_brings_unrest_and_breaks_through(code: str, state: str, zone: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).in_state(0, state).has(0, materials=2).in_play(1, "1REG8", "1REG9").turn()
        assert game.playable() == []
        game.has(0, materials=5).unrest_left(9).slot(0, "1TRI2").slot(1, "1REG3").play(code)
        assert (game.resources(0)["materials"], hand(game, 1)) == (2, ["unrest"])
        return game

    game = position().choose(0).from_slot("break-through", 0)
    assert (hand(game), game.cards_in(zone), len(game.cards_in("play", 1))) == (["1TRI2"], [code], 2)
    game = position().choose(1).from_slot("break-through", 1).pick("recall", "1REG8", seat=1)
    assert (hand(game), hand(game, 1), game.cards_in(zone)) == (["1REG3"], ["1REG8", "unrest"], [code])


@rule("imperium:exhaust", "imperium:solstice", "imperium:take-unrest", "imperium:replacement-cards")
@pytest.mark.parametrize(("code", "zone"), [("1UNC8", "hand"), ("1UNC8X", "deck")])
def test_mysticism_gives_an_action_and_takes_unrest_or_two_cards(code: str, zone: str) -> None:
    assert actions(ImperiumScenario().in_play(0, code).turn().use(code)) == 4
    game = solstice(ImperiumScenario().in_play(0, code), "1TRI8", "1TRI2").choose(0)
    assert "unrest" in game.cards_in(zone)
    game = solstice(ImperiumScenario().in_play(0, code), "1TRI8", "1TRI2").choose(1).pick("discard", "1TRI2", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == ([], [])


@rule("imperium:draw", "imperium:discard", "imperium:free-play")
@pytest.mark.parametrize("code", ["1UNC9", "2UNC9", "3UNC9"])
def test_oracle_draws_two_and_discards_one_of_them(code: str) -> None:
    game = barbarian(code, "1TRI1").deck(0, "1TRI4", "1TRI8", "1TRI2").turn().play(code)
    assert [code_of(option) for option in game.state.options] == ["1TRI2", "1TRI8"]
    game.card("discard-drawn", "1TRI2")
    assert (hand(game), actions(game)) == (["1TRI1", "1TRI8"], 3)
    assert sorted(game.cards_in("discards")) == ["1TRI2", code]


@rule("imperium:treated-as")
def test_agriculture_makes_three_production_of_a_fertile_icon() -> None:
    game = barbarian("1SCY14").in_play(0, "1UNC10", "1REG8").turn().use("1UNC10").play("1SCY14")
    assert game.resources(0)["materials"] == 4
    assert icons(game, "1REG8") == {"production": 4}
    game.done().turn()
    assert icons(game, "1REG8") == {"production": 1, "fertile": 1}


@rule("imperium:recall", "imperium:choose")
def test_boats_recall_a_river_for_goods_or_a_fertile_land_for_an_action() -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().in_play(0, "1UNC11", "1REG9", "1REG8").turn().use("1UNC11")

    game = position().choose(0)
    assert (hand(game), game.resources(0)["materials"], game.resources(0)["population"]) == (["1REG9"], 2, 1)
    game = position().choose(1)
    assert (hand(game), actions(game)) == (["1REG8"], 4)


@rule("imperium:exhaust", "imperium:gain")
def test_shaduf_answers_materials_from_a_river() -> None:
    game = barbarian("1SCY14").in_play(0, "1UNC12", "1REG9").turn().play("1SCY14").accept("respond")
    assert (game.resources(0)["materials"], game.resources(0)["progress"]) == (1, 1)
    game = barbarian("1SCY14").in_play(0, "1UNC12", "1REG8").turn().play("1SCY14")
    assert (game.resources(0)["materials"], game.asks()[0]) == (1, "activate")
    game = barbarian("1REG9").in_play(0, "1UNC12").turn().play("1REG9").accept("respond")
    assert (game.resources(0)["materials"], game.resources(0)["progress"]) == (2, 1)


@rule("imperium:gain", "imperium:recall", "imperium:card-comments")
def test_materials_for_a_recalled_river_come_from_that_river() -> None:
    """004:674-678: Shaduf answers a river in play that is used to gain materials, as Boats use it."""
    game = ImperiumScenario().in_play(0, "1UNC11", "1UNC12", "1REG9").turn().use("1UNC11").accept("respond")
    assert (hand(game), game.resources(0)["materials"], game.resources(0)["progress"]) == (["1REG9"], 2, 1)
    game = ImperiumScenario().in_play(0, "1UNC11", "1UNC12", "1REG8").turn().use("1UNC11")
    assert (hand(game), game.asks()[0]) == (["1REG8"], "activate"), "a fertile land brings an action"


@rule("imperium:gain", "imperium:acquire")
def test_materials_on_a_card_acquired_for_a_recalled_river_come_from_that_river() -> None:
    """004:682: Trading Ships use a card in play to gain what lies on the market card."""

    def position(region: str) -> ImperiumScenario:
        game = empire().in_play(0, "1CAR7X", "1UNC12", region).slot(0, "1REG3", materials=2).slot(1, "1REG6")
        return game.turn().use("1CAR7X")

    game = position("1REG9").accept("respond")
    assert (hand(game), game.resources(0)["materials"], game.resources(0)["progress"]) == (["1REG3", "1REG9"], 2, 1)
    game = position("1REG8")
    assert (hand(game), game.resources(0)["materials"], game.asks()[0]) == (["1REG3", "1REG8"], 2, "activate")


@rule("imperium:return-unrest", "imperium:return-exhaust", "imperium:free-play")
@pytest.mark.parametrize("code", ["1UNC13", "2UNC13"])
def test_rituals_return_unrest_or_give_progress_and_an_exhaust_token(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code, "unrest", "unrest").in_play(0, "1UNC8").unrest_left(3)
        return game.turn().use("1UNC8").play(code)

    game = position().choose(0).pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["unrest"], 4, 4)
    assert game.asks()[0] == "activate"
    game = position().choose(1).accept()
    assert (game.resources(0)["progress"], game.state.get(EXHAUSTS)) == (1, 5)
    game = position().choose(1).decline()
    assert (game.resources(0)["progress"], game.state.get(EXHAUSTS)) == (1, 4)


@rule("imperium:exhaust")
def test_an_ambassador_uses_an_exhaust_ability_of_another_player() -> None:
    game = ImperiumScenario().in_play(0, "1UNC14").in_play(1, "1CIV10", "1UNC8").deck(0, "1TRI8").turn()
    game.use("1UNC14").card("their-card", "1CIV10")
    assert (hand(game), game.state.get(EXHAUSTS), game.state.get(EXHAUSTS + 1)) == (["1TRI8"], 4, 5)


@rule("imperium:exhaust", "imperium:replacement-cards")
def test_the_new_ambassador_becomes_a_copy_until_the_end_of_the_turn() -> None:
    game = ImperiumScenario().in_play(0, "1UNC14X").in_play(1, "1CIV10", "1UNC15").deck(0, "1TRI8").turn()
    game.use("1UNC14X").card("their-card", "1CIV10").answer("first-effect", 0)
    assert (hand(game), game.resources(0)["materials"]) == (["1TRI8"], 2)
    game = empire("1CIV12").in_play(0, "1UNC14X").in_play(1, "1CIV6").turn().use("1UNC14X").choose(1)
    game.play("1CIV12")  # the copy of a Metropolis has its icon
    assert (game.resources(0)["materials"], game.resources(0)["population"]) == (1, 2)
    game.done()
    assert icons(game, "1UNC14X") == {"merchant": 1}
    game = ImperiumScenario().in_play(0, "1UNC14X").in_play(1, "1FAM8").turn().use("1UNC14X")
    game.deck(0, *["1MAC19"] * 9).done()
    assert len(hand(game)) == 6


@rule("imperium:exhaust", "imperium:replacement-cards")
def test_the_owner_of_the_new_ambassador_orders_the_effects_it_copies() -> None:
    """The Temple returns an Unrest from the discard pile at the solstice and discards a card to gain when exhausted."""

    def position() -> ImperiumScenario:
        game = empire("unrest").in_play(0, "1UNC14X").in_play(1, "1CIV14").unrest_left(3)
        return game.turn().use("1UNC14X")

    game = position().answer("first-effect", 0).pick("discard", "unrest")
    assert (game.cards_in("discards"), game.state.unrest_left()) == ([], 4), "discarded first, then returned"
    assert game.resources(0)["progress"] == 1
    game = position().answer("first-effect", 1).pick("discard", "unrest")
    assert (game.cards_in("discards"), game.state.unrest_left()) == (["unrest"], 3), "nothing to return yet"
    assert game.resources(0)["progress"] == 1


@rule("imperium:exhaust", "imperium:interpreting", "imperium:pay")
@pytest.mark.parametrize("code", ["1UNC14", "1UNC14X"])
@pytest.mark.parametrize("theirs", ["1UNC6", "1CEL20", "1CIV14", "1SCY9"])
def test_an_ambassador_pays_what_the_ability_costs(code: str, theirs: str) -> None:
    game = ImperiumScenario().in_play(0, code).in_play(1, theirs).deck(0, "1TRI8", "1TRI2").turn()
    if code in game.usable():
        game.use(code)
    assert (hand(game), sum(game.resources(0).values())) == ([], 0)


@rule("imperium:exhaust", "imperium:replacement-cards")
def test_the_new_ambassador_as_a_copy_of_a_region_is_a_region() -> None:
    game = barbarian("1ROM9").in_play(0, "1UNC14X").in_play(1, "1REG3").turn().use("1UNC14X").play("1ROM9")
    assert game.resources(0)["population"] == 1


@rule("imperium:exhaust", "imperium:replacement-cards")
def test_the_new_ambassador_is_a_copy_of_one_card_at_a_time() -> None:
    game = barbarian("1TRI6").in_play(0, "1UNC14X").in_play(1, "1FAM8", "1TRI5").turn()
    game.use("1UNC14X").card("their-card", "1FAM8").play("1TRI6")
    assert game.usable() == []  # as a copy it has lost the ability to become another one
    game.deck(0, *["1MAC19"] * 9).done()
    assert len(hand(game)) == 6


@rule("imperium:free-play", "imperium:exile")
@pytest.mark.parametrize(("suit", "zone"), [("region", "hand"), ("civilised", "exile")])
def test_gambling_keeps_the_top_of_the_main_deck_if_the_suit_was_declared(suit: str, zone: str) -> None:
    game = barbarian("1UNC18").has(0, materials=1).zone("main deck", 0, "1UNC3", "1REG3").turn().play("1UNC18")
    game.answer("declare", NAMED_SUITS[suit])
    assert (game.cards_in(zone), game.cards_in("main deck")) == (["1REG3"], ["1UNC3"])
    assert (game.resources(0)["materials"], actions(game)) == (0, 3)


@rule("imperium:exhaust", "imperium:gain")
def test_port_earns_from_rivers_and_sells_a_discarded_card() -> None:
    game = ImperiumScenario().in_play(0, "1UNC19", "1REG9", "1REG7", "1REG8").has(0, materials=1)
    game.discards(0, "1TRI8", "1TRI2").turn().use("1UNC19")
    assert game.resources(0)["materials"] == 3
    game.accept().pick("to-hand", "1TRI8")
    assert (hand(game), game.resources(0)["materials"]) == (["1TRI8"], 0)


@rule("imperium:interpreting", "imperium:pay")
def test_whoever_does_not_pay_at_the_port_gets_no_card() -> None:
    """1UNC19: you may pay 3 materials to draw a card of your choice from your discard pile."""
    game = ImperiumScenario().in_play(0, "1UNC19", "1REG9", "1REG7", "1REG8").has(0, materials=1)
    game.discards(0, "1TRI8", "1TRI2").turn().use("1UNC19")
    assert game.asks()[0] == "pay"
    game.decline()
    assert game.asks()[0] == "activate"
    assert (hand(game), game.resources(0)["materials"]) == ([], 3)


@rule("imperium:break-through")
@pytest.mark.parametrize("code", ["1UNC20", "2UNC20"])
def test_diplomacy_buys_a_tributary(code: str) -> None:
    game = barbarian(code).has(0, materials=2).slot(0, "1TRI2").turn()
    assert game.playable() == []
    game.has(0, materials=5).play(code).from_slot("break-through", 0)
    assert (hand(game), game.resources(0)["materials"]) == (["1TRI2"], 2)


@rule("imperium:draw", "imperium:history", "imperium:free-play")
@pytest.mark.parametrize("code", ["1UNC21", "2UNC21"])
def test_leadership_draws_or_puts_a_card_into_the_history(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code, "1TRI2").deck(0, "1TRI4", "1TRI8").discards(0, "1TRI1")
        return game.turn().play(code)

    game = position().choose(0)
    assert (hand(game), actions(game)) == (["1TRI2", "1TRI8"], 3)
    assert position().choose(1).pick("to-history", "1TRI2").cards_in("history") == ["1TRI2"]
    assert position().choose(1).pick("to-history", "1TRI1", zone=1).cards_in("history") == ["1TRI1"]


@rule("imperium:on-deck", "imperium:all-players", "imperium:free-play")
@pytest.mark.parametrize("code", ["1UNC22", "2UNC22"])
def test_a_lost_scroll_puts_a_discarded_card_on_the_deck_and_lets_all_draw(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).deck(0, "1TRI4").discards(0, "1TRI8", "1TRI2").deck(1, "1TRI4", "1TRI1")
        return game.turn().play(code)

    game = position().pick("on-deck", "1TRI8").accept(seat=0).accept(seat=1)
    assert (hand(game), hand(game, 1), actions(game)) == (["1TRI8"], ["1TRI1"], 3)
    game = position().decline(seat=0).decline(seat=0).decline(seat=1)
    assert (hand(game), hand(game, 1), game.cards_in("deck")) == ([], [], ["1TRI4"])
