"""The cards the Minoans alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, PROGRESS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    Set,
    actions,
    barbarian,
    empire,
    hand,
    icons,
    in_play,
    solstice,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, number

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
EMPIRE_ONLY = ["2MIN3", "2MIN3X", "2MIN4", "2MIN5", "2MIN6", "2MIN7", "2MIN8"]
BARBARIAN_ONLY = ["2MIN14", "2MIN15", "2MIN16", "2MIN16X", "2MIN17"]
IN_ANY_STATE = ["2MIN2", "2MIN10", "2MIN12", "2MIN13", "2MIN18", "2MIN18X", "2MIN19", "2MIN20"]


# The power.


@rule("imperium:minoans", "imperium:solstice", "imperium:discard")
def test_minoans_may_discard_a_card_for_a_progress_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        return solstice(ImperiumScenario().power(0, "2MIN1A"), "1TRI8", "1TRI4", "1TRI2")

    game = position().pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "1TRI8"], ["1TRI4"])
    assert (game.resources(0), game.asks()[0]) == (supply(progress=1), "turn")
    game = position().decline()
    assert (len(hand(game)), game.resources(0)) == (3, supply())
    game = solstice(ImperiumScenario().power(0, "2MIN1A"))
    assert (game.resources(0), game.asks()[0]) == (supply(), "turn")


@rule("imperium:minoans")
def test_the_basic_side_of_the_minoans_only_counts_points() -> None:
    game = solstice(ImperiumScenario().power(0, "2MIN1B"), "1TRI8", "1TRI4")
    assert (hand(game), game.resources(0), game.asks()[0]) == (["1TRI4", "1TRI8"], supply(), "turn")
    assert ImperiumScenario().power(0, "2MIN1B").turn().usable() == []


# Accession and development.


@rule("imperium:minoans", "imperium:gain", "imperium:develop", "imperium:history")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_king_minos_gives_a_progress_which_may_go_into_a_development(state: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2MIN2").in_state(0, state).has(0, materials=9, population=9)
        return game.zone("development", 0, "2MIN4", "2MIN7", "2MIN9").turn().play("2MIN2")

    game = position().card("develop", "2MIN4")
    assert (game.cards_in("discards"), game.cards_in("history")) == (["2MIN4"], ["2MIN2"])
    assert game.resources(0) == supply(materials=7, population=7)
    game = position().decline()
    assert (game.cards_in("discards"), game.cards_in("history")) == ([], ["2MIN2"])
    assert (game.resources(0), actions(game)) == (supply(materials=9, population=9, progress=1), 2)


@rule("imperium:minoans", "imperium:gain", "imperium:choose", "imperium:all-players")
def test_minoan_traders_pay_the_others_and_live_on_production_regions_or_cities() -> None:
    def position() -> ImperiumScenario:
        game = empire("2MIN3", seats=3).in_play(0, "1REG6", "1REG7", "1REG3", "1UNC15", "1CIV6", "2MIN16X")
        game.in_play(1, "1REG8", "1UNC16").has(1, materials=1).zone("development", 0, "2MIN4", "2MIN5")
        return game.turn().play("2MIN3")

    game = position().choose(0)
    assert game.resources(0) == supply(materials=6)
    assert (game.resources(1), game.resources(2)) == (supply(materials=3), supply(materials=2))
    assert game.cards_in("discards") == ["2MIN3"]
    assert position().choose(1).resources(0) == supply(population=3)
    assert position().choose(2).resources(0) == supply(progress=2)


@rule("imperium:minoans", "imperium:gain", "imperium:choose", "imperium:replacement-cards")
def test_the_new_minoan_traders_bring_goods_to_all_and_live_on_production_plans_or_cities() -> None:
    def position() -> ImperiumScenario:
        game = empire("2MIN3X", seats=3).in_play(0, "1REG6", "1REG7", "1REG3", "1UNC15", "1CIV6", "2MIN16X")
        game.in_play(1, "1REG8", "1UNC16").zone("development", 0, "2MIN4", "2MIN5", "2MIN9").turn().play("2MIN3X")
        return game.accept(seat=0).decline(seat=1).accept(seat=2)

    game = position().choose(0)
    assert game.resources(0) == supply(materials=9, goods=1)
    assert (game.resources(1), game.resources(2)) == (supply(), supply(goods=1))
    assert game.cards_in("discards") == ["2MIN3X"]
    assert position().choose(1).resources(0) == supply(progress=2, goods=1)


@rule("imperium:minoans", "imperium:solstice", "imperium:gain")
def test_the_drainage_system_gives_a_population() -> None:
    game = solstice(in_play("2MIN4").has(0, population=2))
    assert (game.resources(0), game.resources(1)) == (supply(population=3), supply())


@rule("imperium:minoans", "imperium:passive", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population", "progress"),
    [("2MIN7", 3, 2, 1), ("2MIN9", 3, 1, 2), ("2MIN4", 2, 2, 0), ("2MIN8", 0, 4, 0)],
)
def test_architecture_makes_developing_a_progress_cheaper(
    code: str, materials: int, population: int, progress: int
) -> None:
    game = empire("1TRI3").in_play(0, "2MIN5").zone("development", 0, code, "2MIN6")
    game.has(0, materials=9, population=9, progress=9).turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9 - progress)


@rule("imperium:minoans", "imperium:solstice", "imperium:discard", "imperium:draw")
def test_frescos_may_turn_a_card_into_another_and_a_progress() -> None:
    game = solstice(in_play("2MIN6"), "1TRI4", "1TRI6", deck=DRAWN).pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "1TRI6"], ["1TRI4"])
    assert (game.resources(0), len(game.cards_in("deck"))) == (supply(progress=1), 3)
    game = solstice(in_play("2MIN6"), "1TRI4", "1TRI6", deck=DRAWN).decline()
    assert (hand(game), game.resources(0), len(game.cards_in("deck"))) == (["1TRI4", "1TRI6"], supply(), 4)
    game = solstice(in_play("2MIN6"), deck=DRAWN)
    assert (hand(game), game.resources(0)) == ([], supply())


@rule("imperium:minoans", "imperium:solstice", "imperium:pay")
def test_the_labyrinth_may_turn_a_population_into_a_progress() -> None:
    game = solstice(in_play("2MIN7").has(0, population=3)).accept()
    assert game.resources(0) == supply(population=2, progress=1)
    assert solstice(in_play("2MIN7").has(0, population=3)).decline().resources(0) == supply(population=3)
    assert solstice(in_play("2MIN7").has(0, materials=3)).resources(0) == supply(materials=3)


@rule("imperium:minoans", "imperium:attack", "imperium:abandon", "imperium:acquire")
def test_minoan_expansion_drives_off_a_region_and_may_acquire_anything() -> None:
    def position() -> ImperiumScenario:
        game = empire("2MIN8", seats=3).in_play(1, "1REG3", "1REG8", "1UNC15").in_play(2, "1UNC16").unrest_left(9)
        game.slot(0, "1TRI2").slot(2, "1CIV10").slot(3, "1UNC3").slot(4, "1REG9").zone("main deck", 0, "1TRI1")
        return game.in_play(0, "1REG4").turn().play("2MIN8").pick("abandon", "1REG8", seat=1)

    game = position()
    assert game.state.options[1:] == [0, 2, 3, 4]
    game.from_slot("acquire", 0)
    assert (game.cards_in("discards", 1), sorted(game.cards_in("play", 1))) == (["1REG8"], ["1REG3", "1UNC15"])
    assert (game.cards_in("play", 2), game.cards_in("play")) == (["1UNC16"], ["1REG4"])
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "unrest"], ["2MIN8"])
    for slot, taken in ((2, ["1CIV10", "unrest"]), (3, ["1UNC3", "unrest"]), (4, ["1REG9"])):
        assert hand(position().from_slot("acquire", slot)) == taken
    assert hand(position().decline()) == []


@rule("imperium:minoans", "imperium:play", "imperium:scoring")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_seal_stones_cannot_be_played(state: str) -> None:
    game = barbarian("2MIN9", "1TRI8").in_state(0, state).has(0, materials=9, population=9, progress=9).turn()
    assert game.playable() == ["1TRI8"]


# The nation deck and the cards of the start.


@rule("imperium:minoans", "imperium:exhaust", "imperium:history", "imperium:draw")
def test_writing_systems_put_a_discarded_card_into_the_history_to_draw() -> None:
    game = in_play("2MIN12").hand(0, "1TRI4").deck(0, *DRAWN).turn()
    assert game.usable() == []
    game.discards(0, "1TRI6", "1UNC3", "unrest").use("2MIN12").pick("to-history", "1UNC3")
    assert (sorted(game.cards_in("discards")), game.cards_in("history")) == (["1TRI6", "unrest"], ["1UNC3"])
    assert (hand(game), len(game.cards_in("deck")), game.usable()) == (["1TRI2", "1TRI4"], 3, [])


@rule("imperium:minoans", "imperium:solstice", "imperium:add", "imperium:replacement-cards")
@pytest.mark.parametrize("code", ["2MIN16", "2MIN16X"])
def test_pottery_stores_progress_for_materials_until_it_is_abandoned(code: str) -> None:
    def position(**has: int) -> ImperiumScenario:
        game = in_play(code, "1REG3").tokens(0, code, progress=3).has(0, **has)
        return solstice(game, "1TRI8", deck=DRAWN)

    game = position(materials=5).choose(0)
    assert (game.state.tokens_on(number(code), PROGRESS), game.resources(0)) == (4, supply(materials=3))
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (sorted(["1REG3", code]), [])
    for game in (position(materials=5).choose(1), position(materials=1)):
        assert game.state.tokens_on(number(code), PROGRESS) == 0
        assert game.resources(0) == supply(materials=game.resources(0)["materials"], progress=3)
        assert (game.cards_in("play"), game.cards_in("discards"), hand(game)) == (["1REG3"], [code], ["1TRI8"])
    assert position(materials=5).choose(1).resources(0)["materials"] == 5
    assert position(materials=1).resources(0)["materials"] == 1


@rule("imperium:minoans", "imperium:solstice", "imperium:interpreting")
@pytest.mark.parametrize("code", ["2MIN16", "2MIN16X"])
def test_pottery_that_can_be_paid_for_by_nobody_is_abandoned_even_when_empty(code: str) -> None:
    game = solstice(in_play(code), "1TRI8", deck=DRAWN)
    assert (game.cards_in("play"), game.cards_in("discards"), game.resources(0)) == ([], [code], supply())


@rule("imperium:minoans", "imperium:anatomy", "imperium:replacement-cards")
def test_only_the_new_pottery_is_production() -> None:
    for code, materials in (("2MIN16", 1), ("2MIN16X", 3)):
        game = barbarian("2MIN20").in_play(0, code, "1REG8").turn().play("2MIN20").choose(0)
        assert game.resources(0) == supply(materials=materials)


@rule("imperium:minoans", "imperium:passive", "imperium:attack", "imperium:recall", "imperium:replacement-cards")
def test_the_new_crete_recalls_a_land_by_the_ocean_to_avoid_an_attack() -> None:
    def position() -> ImperiumScenario:
        game = empire("2MIN8").in_play(1, "2MIN18X", "1REG4X", "1REG3").hand(1, "1TRI8")
        return game.turn().play("2MIN8")

    for land, left in (("2MIN18X", ["1REG3", "1REG4X"]), ("1REG4X", ["1REG3", "2MIN18X"])):
        game = position().pick("recall", land, seat=1)
        assert (hand(game, 1), sorted(game.cards_in("play", 1))) == (sorted([land, "1TRI8"]), left)
        assert (game.cards_in("discards", 1), game.asks()) == ([], ("activate", 0))
    game = position().decline(seat=1).pick("abandon", "1REG3", seat=1)
    assert (hand(game, 1), sorted(game.cards_in("play", 1))) == (["1TRI8"], ["1REG4X", "2MIN18X"])
    assert game.cards_in("discards", 1) == ["1REG3"]


@rule("imperium:minoans", "imperium:attack", "imperium:take-unrest")
def test_who_avoids_an_egyptian_legacy_says_of_each_of_its_effects_whether_to_ignore_it() -> None:
    game = empire("2EGY10").in_play(1, "2MIN18X").hand(1, "1TRI8", "1TRI4").unrest_left(9).turn().play("2EGY10")
    game.accept(seat=1).decline("ignore", seat=1).accept("ignore", seat=1).pick("discard", "1TRI8", seat=1)
    assert (hand(game, 1), game.cards_in("discards", 1)) == (["1TRI4", "2MIN18X"], ["1TRI8"])
    assert (game.resources(0), game.state.unrest_left()) == (supply(progress=2), 9)


@rule("imperium:minoans", "imperium:attack")
def test_the_first_crete_avoids_no_attack() -> None:
    game = empire("2MIN8").in_play(1, "2MIN18", "1REG4X").turn().play("2MIN8")
    assert game.asks() == ("abandon", 1)


# What is printed.


@rule("imperium:minoans", "imperium:player-setup", "imperium:replacement-cards")
@pytest.mark.parametrize("x", ["", "X"])
def test_how_the_minoans_start(x: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "minoans", "side1": "a", "replacements": "yes" if x else "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession"), game.cards_in("play")) == (["2MIN1A"], ["2MIN2"], [])
    assert sorted(game.cards_in("development")) == [f"2MIN3{x}", *(f"2MIN{n}" for n in range(4, 10))]
    assert sorted(game.cards_in("nation deck")) == ["2MIN10", "2MIN12", "2MIN13", "unrest"]
    assert sorted(start) == [
        *("2MIN14", "2MIN15", f"2MIN16{x}", "2MIN17", f"2MIN18{x}", "2MIN19", "2MIN20"),
        *("unrest", "unrest", "unrest"),
    ]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:minoans", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_minoans_bring_no_unrest_to_the_pile(seats: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "minoans")]
    assert piles[0] == piles[1]


@rule("imperium:minoans", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_minoans_is_played_in_its_state_for_an_action(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    assert code not in game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0).playable()


@rule("imperium:minoans", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_which_card_of_the_minoans_is_an_attack(code: str) -> None:
    game = plenty(code).in_play(1, "1SCY20").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
    assert (game.play(code).asks() == ("respond", 1)) == (code == "2MIN8")


@rule("imperium:minoans", "imperium:in-play")
@pytest.mark.parametrize(
    "code",
    [
        "2MIN4",
        "2MIN5",
        "2MIN6",
        "2MIN7",
        "2MIN12",
        "2MIN13",
        "2MIN16",
        "2MIN16X",
        "2MIN17",
        "2MIN18",
        "2MIN18X",
        "2MIN19",
    ],
)
def test_the_pinned_cards_of_the_minoans_stay_in_play(code: str) -> None:
    game = barbarian(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:minoans", "imperium:anatomy")
@pytest.mark.parametrize(
    ("code", "printed"),
    [
        ("2MIN13", {"metropolis": 1}),
        ("2MIN16", {}),
        ("2MIN16X", {"production": 2}),
        ("2MIN17", {"production": 1}),
        ("2MIN18", {"production": 1, "river": 1, "fertile": 1}),
        ("2MIN18X", {"production": 1, "ocean": 1, "fertile": 1}),
        ("2MIN19", {"production": 1}),
    ],
)
def test_the_icons_of_the_minoans(code: str, printed: dict[str, int]) -> None:
    assert icons(ImperiumScenario(), code) == printed


@rule("imperium:minoans", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population", "progress"),
    [
        ("2MIN3", 2, 1, 1),
        ("2MIN3X", 2, 1, 1),
        ("2MIN4", 2, 2, 1),
        ("2MIN5", 5, 0, 2),
        ("2MIN6", 3, 1, 2),
        ("2MIN7", 3, 2, 2),
        ("2MIN8", 0, 4, 0),
        ("2MIN9", 3, 1, 3),
    ],
)
def test_what_developing_costs_the_minoans(code: str, materials: int, population: int, progress: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9 - progress)


@rule("imperium:minoans", "imperium:develop", "imperium:pay")
def test_nothing_takes_the_place_of_the_progress_a_development_costs() -> None:
    game = (
        empire("1TRI3").zone("development", 0, "2MIN9", "2MIN8").has(0, materials=9, population=9, progress=2, goods=9)
    )
    assert game.turn().play("1TRI3").answer("pay", 0).cards_in("discards") == ["2MIN8"]


@rule("imperium:minoans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [("2MIN3", 2), ("2MIN4", 2), ("2MIN5", 3), ("2MIN6", 3), ("2MIN7", 3), ("2MIN8", 3)]
    + [(code, 0) for code in ("2MIN2", "2MIN10", "2MIN12", "2MIN13", "2MIN14", "2MIN15", "2MIN16", "2MIN16X")]
    + [(code, 0) for code in ("2MIN17", "2MIN18", "2MIN18X", "2MIN19", "2MIN20", "2MIN1A")],
)
def test_the_fixed_points_of_the_minoans(code: str, points: int) -> None:
    game = barbarian(code, "1CIV10").has(0, materials=9, population=9, progress=9)
    assert (worth(game, code), worth(game.hand(0).history(0, code), code)) == (points, points)


LANDS = [*(f"1REG{n}" for n in range(4, 14)), "1CAR20", "1CAR20X", "2REG4", "2REG10"]  # 22 production


@rule("imperium:minoans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        # Progress among one's own: what lies on cards does not count, nor any other resource.
        (
            "2MIN1B",
            lambda g: g.has(0, progress=4, materials=9, goods=9).in_play(0, "2MIN16").tokens(0, "2MIN16", progress=3),
            4,
        ),
        ("2MIN1B", lambda g: g.has(0, progress=12), 10),
        ("2MIN9", lambda g: g.hand(0, "2MIN9").has(0, progress=4, materials=9, population=9), 4),
        ("2MIN9", lambda g: g.discards(0, "2MIN9").has(0, progress=12), 10),
        # Production wherever it lies, two and one and two: five, so two points.
        ("2MIN3X", lambda g: g.hand(0, "2MIN3X", "1REG6", "1REG3").discards(0, "1REG8").in_play(0, "2MIN16X"), 2),
        ("2MIN3X", lambda g: g.hand(0, "2MIN3X").deck(0, *LANDS), 10),
    ],
)
def test_the_counted_points_of_the_minoans(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario().power(0, "2MIN1B")
    table(game)
    assert worth(game, code) == points
