"""The cards the Inuit alone have, their seasons, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.codes import EXILED, FROM_DECK
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, EMPIRE, EXHAUSTS, SLOT_UNREST, SLOTS, STATE, STATE_CARD, TRIBUTARY
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FOUR_SUITS,
    Set,
    actions,
    barbarian,
    empire,
    filled,
    four_suits,
    hand,
    icons,
    in_play,
    offered,
    slots,
    solstice,
    suits,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, code_of, number

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
SUMMER, WINTER = "3INU25A", "3INU25B"
EMPIRE_ONLY = [f"3INU{n}" for n in (2, 4, 8, 9, 12, 13, 14, 16, 20)]
BARBARIAN_ONLY = [f"3INU{n}" for n in (3, 6, 7, 10, 11, 17, 18, 19, 21)]
IN_ANY_STATE = ["3INU5", "3INU15"]
EVERY_CARD = [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE]
PINNED = [f"3INU{n}" for n in (2, 3, 4, 5, 9, 11, 12, 13, 15, 18, 20)]
FREE = ["3INU16", "3INU19"]


def season(game: ImperiumScenario, face: str) -> ImperiumScenario:
    """The state card of seat 0 is that of the Inuit and shows this side."""
    deal_state(game.state, 0, number(face))
    game.state.reask()
    return game


def shown(game: ImperiumScenario) -> list[str]:
    return [code_of(card) for card in game.state.zone(STATE_CARD, 0).cards()]


def table(seats: int = 2, **options: str) -> ImperiumScenario:
    """A game as it is dealt; seat 0 has the Inuit."""
    game = ImperiumScenario(seats)
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    game.state = GAME.new(seats, 1, {"nation1": "inuit", "side1": "a", "trade_routes": "no", **rest, **options})
    return game


# The power and the state card.


@rule("imperium:inuit", "imperium:passive", "imperium:gain")
def test_inuit_of_side_a_gain_a_material_more_with_every_small_gain() -> None:
    def gained(side: str, *fields: str) -> int:
        game = empire("3INU8").power(0, side).in_play(0, "1REG3", *fields).turn().play("3INU8").choose(0)
        return game.resources(0)["materials"]

    assert gained("3INU1A") == 2  # the ocean of the power itself
    assert gained("3INU1A", "3INU5", "1REG8") == 4
    assert gained("3INU1A", "3INU2", "3INU5") == 4
    assert gained("3INU1B", "3INU2") == 3
    game = empire("3INU8").power(0, "3INU1A").in_play(0, "1REG3").turn().play("3INU8").choose(1)
    assert game.resources(0) == supply(population=1)
    game = ImperiumScenario().power(0, "3INU1A").turn().done().hand(1, "3INU8").in_state(1, "empire")
    game.in_play(1, "3INU5").turn().play("3INU8").choose(0)
    assert (game.resources(1), game.resources(0)) == (supply(materials=1), supply())


@rule("imperium:inuit", "imperium:passive", "imperium:acquire", "imperium:break-through")
def test_inuit_of_side_b_discard_a_card_for_a_progress_when_culture_comes_from_the_market() -> None:
    def position(side: str = "3INU1B") -> ImperiumScenario:
        game = four_suits(barbarian("3INU6", "1TRI8", "1TRI4")).power(0, side).has(0, materials=5)
        return game.zone("civilised deck", 0, "1CIV11", "1CIV12").turn().play("3INU6")

    for branch, kind, slot in ((0, "acquire", 2), (0, "acquire", 3), (1, "break-through", 2), (1, "break-through", 3)):
        game = position().choose(branch).from_slot(kind, slot)
        assert game.asks() == ("discard", 0)
        game.pick("discard", "1TRI8")
        assert game.resources(0)["progress"] == 1
        assert game.cards_in("discards").count("1TRI8") == 1
        assert (FOUR_SUITS[slot] in hand(game), "1TRI4" in hand(game), game.asks()) == (True, True, ("activate", 0))
    game = position().choose(1).from_deck("civilised")
    assert (game.resources(0)["progress"], game.cards_in("discards")) == (0, ["3INU6"])
    assert position("3INU1A").choose(0).from_slot("acquire", 2).asks() == ("activate", 0)
    game = four_suits(empire("3INU14", "1TRI8")).power(0, "3INU1B").has(0, population=2).turn().play("3INU14")
    assert (game.asks(), "1REG9" in hand(game)) == (("activate", 0), True)


@rule("imperium:inuit", "imperium:solstice", "imperium:state")
@pytest.mark.parametrize("side", ["3INU1A", "3INU1B"])
def test_the_season_changes_at_the_end_of_the_solstice(side: str) -> None:
    game = season(ImperiumScenario().power(0, side), SUMMER).turn().done()
    assert shown(game) == [SUMMER]
    game.turn().done()
    assert (shown(game), game.state.get(STATE)) == ([WINTER], 1)
    game.turn().done().turn().done()
    assert (shown(game), game.state.get(STATE)) == ([SUMMER], EMPIRE)


@rule("imperium:inuit", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3INU1A", lambda g: g.hand(0, "1UNC3", "1CIV10", "1REG3").discards(0, "1CIV11", "1UNC4").deck(0, "1CIV12"), 2),
        ("3INU1A", lambda g: g.hand(0, "1UNC3", "1REG3"), 0),
        ("3INU1A", lambda g: g.hand(0, *(f"1UNC{n}" for n in range(2, 19)), *(f"1CIV{n}" for n in range(1, 10))), 10),
        ("3INU1B", lambda g: g.hand(0, "1UNC3", "1CIV10"), 5),
        ("3INU1B", lambda g: g, 5),
    ],
)
def test_the_points_of_the_power_of_the_inuit(code: str, position: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    position(game)
    assert worth(game, code) == points


@rule("imperium:inuit", "imperium:anatomy")
@pytest.mark.parametrize("code", ["3INU1A", "3INU1B"])
def test_the_power_of_the_inuit_shows_an_ocean(code: str) -> None:
    assert icons(ImperiumScenario(), code) == {"ocean": 1}


@rule("imperium:inuit", "imperium:history", "imperium:take-unrest")
def test_inuit_have_no_history() -> None:
    game = season(barbarian("3TAN11", "1TRI8").unrest_left(9), "3INU25A").turn().play("3TAN11")
    assert (game.cards_in("history"), game.cards_in("discards"), game.state.unrest_left()) == ([], ["3TAN11"], 9)
    assert "unrest" not in hand(game)
    game = season(barbarian("3TAN11", "1TRI8").unrest_left(9), "3INU25B").turn().play("3TAN11")
    assert (game.cards_in("history"), game.cards_in("discards"), game.state.unrest_left()) == ([], ["3TAN11"], 8)
    assert hand(game).count("unrest") == 1


@rule("imperium:inuit", "imperium:state", "imperium:clean-up")
def test_summer_is_an_empire_with_a_small_hand_and_winter_barbarian() -> None:
    game = four_suits(barbarian("3INU6", "3INU14", "3INU5")).has(0, materials=9, population=9)
    assert season(game, "3INU25A").turn().playable() == ["3INU5", "3INU14"]
    assert season(game, "3INU25B").playable() == ["3INU5", "3INU6"]
    assert filled(season(ImperiumScenario(), "3INU25A")) == 3
    assert filled(season(ImperiumScenario(), "3INU25B")) == 5


@rule("imperium:inuit", "imperium:develop", "imperium:state")
def test_cards_of_winter_are_not_developed_in_summer() -> None:
    game = barbarian("1TRI3").zone("development", 0, "3INU13", "3INU15", "3INU17").has(0, materials=9, population=9)
    assert offered(season(game, "3INU25A").turn().play("1TRI3")) == ["3INU13", "3INU15"]


@rule("imperium:inuit", "imperium:develop", "imperium:state", "imperium:reshuffle")
def test_cards_of_summer_are_not_developed_in_winter() -> None:
    def position(face: str) -> list[str]:
        game = barbarian().nation(0, "INU").zone("development", 0, "3INU13", "3INU15", "3INU17").discards(0, "1TRI8")
        game = season(game.has(0, materials=9, population=9), face).turn().done()
        assert game.asks() == ("develop", 0)
        return offered(game)

    assert position("3INU25B") == ["3INU15", "3INU17"]
    assert position("3INU25A") == ["3INU13", "3INU15"]


# The cards they start with.


@rule("imperium:inuit", "imperium:choose", "imperium:gain", "imperium:garrison")
def test_nunavut_brings_a_material_or_a_population_and_takes_a_garrison() -> None:
    for branch, gained in ((0, supply(materials=1)), (1, supply(population=1))):
        game = four_suits(empire("3INU2", "1TRI8", "1TRI4")).turn().play("3INU2").choose(branch)
        assert (game.resources(0), game.asks()) == (gained, ("garrison", 0))
        game.pick("garrison", "1TRI8")
        assert (game.under("3INU2"), hand(game), actions(game)) == (["1TRI8"], ["1TRI4"], 2)
        assert (game.asks(), game.cards_in("exile")) == (("activate", 0), [])
    game = empire("3INU2", "1TRI8").turn().play("3INU2").choose(0).decline()
    assert (game.under("3INU2"), hand(game), game.cards_in("play")) == ([], ["1TRI8"], ["3INU2"])


@rule("imperium:inuit", "imperium:anatomy")
def test_nunavut_counts_as_two_regions() -> None:
    game = empire("3INU8").in_play(0, "3INU2", "1REG3").turn().play("3INU8").choose(1)
    assert game.resources(0) == supply(population=3)
    game = barbarian("3INU7").in_play(0, "3INU2", "1REG3", "1REG4").turn().play("3INU7").choose(1)
    game.card("abandon", "1REG3").card("abandon", "3INU2").decline()
    assert (game.resources(0), game.cards_in("play")) == (supply(population=3), ["1REG4"])
    assert worth(in_play("3CUL15", "3INU2", "1REG3"), "3CUL15") == 4


@rule("imperium:inuit", "imperium:exile", "imperium:garrison")
@pytest.mark.parametrize("code", ["3INU3", "3INU4", "3INU5"])
def test_the_lands_of_the_inuit_exile_a_market_card_and_take_a_garrison(code: str) -> None:
    def position() -> ImperiumScenario:
        game = four_suits(barbarian(code, "1TRI8", "1TRI4")).in_state(0, "barbarian" if code == "3INU3" else "empire")
        return game.zone("main deck", 0, "1CIV11", "1CIV12").slot(0, "1TRI2", progress=1).turn().play(code)

    game = position()
    assert game.state.options == [1, 2, 3]
    game.from_slot("exile-market", 2)
    assert (game.cards_in("exile"), game.resources(0)) == (["1CIV10"], supply())
    game.pick("garrison", "1TRI8")
    assert (game.under(code), hand(game), game.asks(), actions(game)) == (["1TRI8"], ["1TRI4"], ("activate", 0), 2)
    game = position().from_slot("exile-market", 2).decline()
    assert (game.under(code), len(hand(game)), game.asks()) == ([], 2, ("activate", 0))


@rule("imperium:inuit", "imperium:passive", "imperium:recall")
def test_sea_ice_melts_in_summer_for_a_material() -> None:
    def position(face: str) -> ImperiumScenario:
        game = season(ImperiumScenario(), face).power(0, "3INU1B").in_play(0, "3INU3", "3INU4")
        return solstice(game.garrisoned(0, "3INU3", "1TRI8"), "1TRI4")

    game = position(WINTER)
    assert (game.cards_in("play"), game.resources(0)) == (["3INU4"], supply(materials=1))
    assert sorted(hand(game) + game.cards_in("discards")) == ["1TRI4", "1TRI8", "3INU3"]
    assert "3INU3" in hand(game)
    game = position(SUMMER)
    assert (game.cards_in("play"), game.resources(0), hand(game)) == (["3INU3", "3INU4"], supply(), ["1TRI4"])


@rule("imperium:inuit", "imperium:pay", "imperium:acquire", "imperium:break-through")
def test_the_advance_of_the_inuit_acquires_for_three_or_breaks_through_for_five_materials() -> None:
    def position(materials: int = 6) -> ImperiumScenario:
        game = four_suits(barbarian("3INU6", "1TRI8")).has(0, materials=materials)
        return game.zone("uncivilised deck", 0, "1UNC5", "1UNC9").zone("civilised deck", 0, "1CIV11", "1CIV12").turn()

    game = position().play("3INU6").choose(0)
    assert (game.asks()[0], game.state.options, game.resources(0)) == ("acquire", [2, 3], supply(materials=3))
    game.from_slot("acquire", 3)
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI8", "1UNC3", "unrest"], ["3INU6"], 2)
    game = position().play("3INU6").choose(1)
    assert (slots(game), len(game.state.options), game.resources(0)) == ([2, 3], 4, supply(materials=1))
    game.from_slot("break-through", 2)
    assert hand(game) == ["1CIV10", "1TRI8"]
    assert hand(position().play("3INU6").choose(1).from_deck("uncivilised")) == ["1TRI8", "1UNC9"]
    assert hand(position().play("3INU6").choose(1).from_deck("civilised")) == ["1CIV12", "1TRI8"]
    assert position(2).playable() == ["1TRI8"]
    assert position(4).play("3INU6").asks() == ("acquire", 0)


@rule("imperium:inuit", "imperium:all-players", "imperium:gain", "imperium:choose")
def test_an_iglu_lets_all_draw_and_counts_hunts() -> None:
    def position(*fields: str) -> ImperiumScenario:
        game = barbarian("3INU7").in_play(0, *fields).deck(0, *DRAWN).deck(1, *DRAWN).in_play(1, "3INU4")
        return game.turn().play("3INU7")

    game = position("3INU2", "3INU4", "3INU5", "1REG3").accept(seat=0).accept(seat=1)
    assert (hand(game), hand(game, 1)) == (["1TRI2"], ["1TRI2"])
    game.choose(0)
    assert (game.resources(0), game.resources(1), actions(game)) == (supply(materials=2), supply(), 2)
    game = position("3INU4", "1REG3").decline(seat=0).decline(seat=1)
    assert (hand(game), hand(game, 1)) == ([], [])


@rule("imperium:inuit", "imperium:abandon", "imperium:gain")
def test_or_an_iglu_gives_up_any_number_of_regions_for_as_many_population() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3INU7").in_play(0, "3INU4", "1REG3", "1REG4", "3INU9", "1REG6").turn().play("3INU7")
        return game.choose(1)

    game = position()
    assert (game.asks()[0], sorted(offered(game))) == ("abandon", ["1REG3", "1REG4", "1REG6", "3INU4"])
    game.card("abandon", "1REG3").card("abandon", "1REG4").card("abandon", "1REG6").decline()
    assert (game.resources(0), sorted(game.cards_in("play"))) == (supply(population=3), ["3INU4", "3INU9"])
    assert sorted(game.cards_in("discards")) == ["1REG3", "1REG4", "1REG6", "3INU7"]
    game = position().decline()
    assert (game.resources(0), game.asks()) == (supply(), ("activate", 0))


@rule("imperium:inuit", "imperium:all-players", "imperium:gain", "imperium:choose")
def test_a_qarmaq_lets_all_draw_and_counts_production_and_oceans_or_regions() -> None:
    def position() -> ImperiumScenario:
        game = empire("3INU8").in_play(0, "3INU2", "3INU5", "3INU4", "3INU9").deck(0, *DRAWN).deck(1, *DRAWN)
        game.in_play(1, "3INU5").turn().play("3INU8").accept(seat=0).accept(seat=1)
        assert (hand(game), hand(game, 1)) == (["1TRI2"], ["1TRI2"])
        return game

    game = position().choose(0)
    assert (game.resources(0), game.resources(1), actions(game)) == (supply(materials=3), supply(), 2)
    game = position().choose(1)
    assert (game.resources(0), game.cards_in("discards")) == (supply(population=4), ["3INU8"])
    game = empire("3INU8").in_play(0, "3INU4").deck(0, *DRAWN).deck(1, *DRAWN).turn().play("3INU8")
    game.decline(seat=0).decline(seat=1)
    assert (hand(game), hand(game, 1)) == ([], [])


@rule("imperium:inuit", "imperium:passive", "imperium:draw", "imperium:discard")
def test_dog_sleds_reach_a_region_without_ocean() -> None:
    def position(code: str = "1REG2", *cards: str) -> ImperiumScenario:
        return in_play("3INU9").in_state(0, "empire").hand(0, code, *cards).deck(0, *DRAWN).turn().play(code)

    def reached(*cards: str) -> ImperiumScenario:
        game = position("3INU12", *cards)
        assert game.asks()[1] == 0
        return game

    game = reached("1TRI4", "1TRI6").choose(0)
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI2", "1TRI4", "1TRI6"], supply(), ("activate", 0))
    game = reached("1TRI4", "1TRI6").choose(1).pick("discard", "1TRI4")
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1TRI6"], supply(progress=1), ["1TRI4"])
    assert actions(game) == 2
    game = reached("1TRI4", "1TRI6").decline()
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI4", "1TRI6"], supply(), ("activate", 0))
    game = position("3INU2", "1TRI4").choose(0).decline("garrison")
    assert (game.asks(), hand(game)) == (("activate", 0), ["1TRI4"])
    assert position("3INU13", "1TRI4").asks() == ("activate", 0)


# Development.


@rule("imperium:inuit", "imperium:abandon", "imperium:exile", "imperium:fame", "imperium:garrison")
def test_harpoons_abandon_one_hunt_and_exile_another_for_the_top_fame_card() -> None:
    def position(*fields: str) -> ImperiumScenario:
        game = barbarian("3INU10", "1TRI8").in_play(0, *fields).zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2")
        return game.in_play(1, "3INU4").turn()

    game = position("3INU3", "3INU11", "3INU12", "1REG3").play("3INU10")
    assert (game.asks()[0], offered(game)) == ("abandon", ["3INU11", "3INU12", "3INU3"])
    game.pick("abandon", "3INU11")
    assert offered(game) == ["3INU12", "3INU3"]
    game.pick(game.asks()[0], "3INU12")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1TRI8"], ["1FAM4", "1FAM1"])
    assert (game.cards_in("exile"), sorted(game.cards_in("play"))) == (["3INU12"], ["1REG3", "3INU3"])
    assert (sorted(game.cards_in("discards")), actions(game)) == (["3INU10", "3INU11"], 2)
    assert position("3INU3", "1REG3").playable() == ["1TRI8"]
    assert barbarian("3INU10", "1MAC19").turn().play("1MAC19").decline().asks() == ("activate", 0)
    game = barbarian("3INU11", "3INU10", "1TRI8").turn().play("3INU11")
    assert offered(game) == ["1TRI8"]


@rule("imperium:inuit", "imperium:garrison", "imperium:exhaust", "imperium:pay", "imperium:free-play")
def test_nunavik_takes_a_garrison_and_calls_the_shaman_for_a_material() -> None:
    game = barbarian("3INU11", "1TRI8", "1TRI4").turn().play("3INU11").pick("garrison", "1TRI8")
    assert (game.under("3INU11"), hand(game), game.asks()) == (["1TRI8"], ["1TRI4"], ("activate", 0))
    assert barbarian("3INU11", "1TRI8").turn().play("3INU11").decline().under("3INU11") == []

    def position(materials: int = 2, state: str = "barbarian") -> ImperiumScenario:
        game = in_play("3INU11").hand(0, "3INU17", "1TRI8").has(0, materials=materials).in_state(0, state)
        return game.unrest_left(9).turn()

    game = position().use("3INU11")
    assert game.resources(0) == supply(materials=1)
    if game.asks()[0] == "play-card":
        game.pick("play-card", "3INU17")
    game.choose(0)
    assert (game.resources(0), actions(game)) == (supply(materials=1, progress=1), 3)
    assert (hand(game), game.cards_in("discards"), game.state.get(EXHAUSTS)) == (["1TRI8"], ["3INU17"], 4)
    assert position(0).usable() == []
    assert position(2, "empire").usable() == []


@rule("imperium:inuit", "imperium:play")
def test_imaq_is_laid_and_does_nothing() -> None:
    game = four_suits(empire("3INU12", "1TRI8")).turn().play("3INU12")
    assert (game.cards_in("play"), game.asks(), game.resources(0)) == (["3INU12"], ("activate", 0), supply())
    assert (game.cards_in("exile"), hand(game), actions(game)) == ([], ["1TRI8"], 2)


@rule("imperium:inuit", "imperium:history", "imperium:garrison", "imperium:solstice")
def test_oral_history_keeps_what_would_go_into_the_history() -> None:
    for face in (SUMMER, WINTER):
        game = season(barbarian("3TAN11", "1TRI8").in_play(0, "3INU13").unrest_left(9), face).turn().play("3TAN11")
        assert (game.under("3INU13"), game.cards_in("discards"), game.cards_in("history")) == (["3TAN11"], [], [])
        assert game.state.unrest_left() == 9

    def winter() -> ImperiumScenario:
        game = season(in_play("3INU13").garrisoned(0, "3INU13", "1TRI6"), SUMMER)
        return solstice(game, "1TRI4", "1TRI8")

    game = winter().pick("garrison", "1TRI4")
    assert (game.under("3INU13"), hand(game), game.asks()[0]) == (["1TRI4", "1TRI6"], ["1TRI8"], "turn")
    game = winter().decline()
    assert (game.under("3INU13"), hand(game), game.asks()[0]) == (["1TRI6"], ["1TRI4", "1TRI8"], "turn")


@rule("imperium:inuit", "imperium:history")
def test_what_cannot_be_garrisoned_does_not_enter_oral_history() -> None:
    assert worth(in_play("3INU13").garrisoned(0, "3INU13", "1TRI4", "1TRI8", "unrest"), "3INU13") == 3


@rule("imperium:inuit", "imperium:pay", "imperium:acquire", "imperium:break-through")
def test_exploration_reaches_regions_and_tributaries_even_in_exile() -> None:
    def position(people: int = 6) -> ImperiumScenario:
        game = (
            four_suits(empire("3INU14", "1TRI8")).exile("1REG4", "1TRI4", "1CIV11", "1UNC5").has(0, population=people)
        )
        return game.zone("main deck", 0, "1UNC9", "1TRI6", "1CIV12").turn()

    game = position().play("3INU14").choose(0)
    assert (game.asks()[0], game.state.options) == ("acquire", [1, EXILED + number("1REG4")])
    assert game.resources(0) == supply(population=4)
    game.from_exile("1REG4")
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1REG4", "1TRI8"], ["3INU14"], 2)
    assert hand(position().play("3INU14").choose(0).from_slot("acquire", 1)) == ["1REG9", "1TRI8"]
    game = position().play("3INU14").choose(1)
    assert game.state.options == [0, EXILED + number("1TRI4"), FROM_DECK + TRIBUTARY]
    assert game.resources(0) == supply(population=1)
    game.answer("break-through", EXILED + number("1TRI4"))
    assert hand(game) == ["1TRI4", "1TRI8"]
    assert hand(position().play("3INU14").choose(1).from_slot("break-through", 0)) == ["1TRI2", "1TRI8"]
    assert hand(position().play("3INU14").choose(1).from_deck("tributary")) == ["1TRI6", "1TRI8"]
    assert position(1).playable() == ["1TRI8"]
    assert position(4).play("3INU14").asks()[0] == "acquire"


@rule("imperium:inuit", "imperium:exhaust", "imperium:move", "imperium:acquire")
def test_in_winter_kayaks_carry_a_population_to_a_region() -> None:
    def position(people: int = 2, state: str = "barbarian") -> ImperiumScenario:
        game = four_suits(in_play("3INU15")).exile("1REG4", "1TRI4").has(0, population=people).in_state(0, state)
        return game.turn()

    game = position().use("3INU15")
    assert game.state.options == [1, EXILED + number("1REG4")]
    game.from_exile("1REG4")
    assert (hand(game), game.resources(0), actions(game)) == (["1REG4"], supply(population=1), 3)
    assert (game.state.tokens_on(number("3INU15"), 1), game.state.get(EXHAUSTS)) == (1, 4)
    assert (game.usable(), game.cards_in("play")) == ([], ["3INU15"])
    assert hand(position().use("3INU15").from_slot("acquire", 1)) == ["1REG9"]
    assert position(0).usable() == []
    assert position(2, "empire").usable() == []


@rule("imperium:inuit", "imperium:exhaust", "imperium:recall", "imperium:gain")
def test_in_summer_kayaks_come_home_with_two_progress_when_an_ocean_brings_materials() -> None:
    def position(*fields: str) -> ImperiumScenario:
        game = empire("3INU8", "1TRI8").in_play(0, "3INU15", *fields).turn()
        return game.play("3INU8").choose(0)

    game = position("3INU2")
    assert game.asks() == ("respond", 0)
    game.accept("respond")
    assert (hand(game), game.cards_in("play")) == (["1TRI8", "3INU15"], ["3INU2"])
    assert game.resources(0) == supply(materials=2, progress=2)
    game = position("3INU2").decline("respond")
    assert (game.resources(0), game.cards_in("play")) == (supply(materials=2), ["3INU2", "3INU15"])
    assert (position("3INU5").asks(), game.state.get(EXHAUSTS)) == (("activate", 0), 5)
    game = empire("3INU8").in_play(0, "3INU15", "3INU2").turn().in_state(0, "empire").exhausts(0, 0)
    assert game.play("3INU8").choose(0).asks() == ("activate", 0)


@rule("imperium:inuit", "imperium:draw", "imperium:free-play")
def test_tattoos_draw_a_card_from_the_deck_or_the_discard_pile() -> None:
    def position() -> ImperiumScenario:
        return empire("3INU16").deck(0, *DRAWN).discards(0, "1TRI4", "1TRI6").turn().play("3INU16")

    game = position()
    assert game.asks()[0] == "choose"
    game.choose(0)
    assert (hand(game), actions(game)) == (["1TRI2"], 3)
    assert sorted(game.cards_in("discards")) == ["1TRI4", "1TRI6", "3INU16"]
    game = position().choose(1)
    game.pick(game.asks()[0], "1TRI4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4"], ["1TRI6", "3INU16"])
    assert (game.cards_in("deck"), game.asks()) == (list(DRAWN), ("activate", 0))


@rule("imperium:inuit", "imperium:choose", "imperium:break-through", "imperium:return-unrest")
def test_the_shaman_gives_progress_or_an_uncivilised_card_or_a_population_for_unrest() -> None:
    def position(materials: int = 3, *cards: str) -> ImperiumScenario:
        game = four_suits(barbarian("3INU17", *cards)).has(0, materials=materials)
        return game.zone("uncivilised deck", 0, "1UNC5", "1UNC9").turn().play("3INU17")

    game = position(3, "unrest", "1TRI8").choose(0)
    assert (game.resources(0), hand(game)) == (supply(materials=3, progress=1), ["1TRI8", "unrest"])
    game = position(3, "unrest", "1TRI8").choose(1)
    assert (slots(game), game.resources(0)) == ([3], supply(materials=1))
    game.from_slot("break-through", 3)
    assert hand(game) == ["1TRI8", "1UNC3", "unrest"]
    assert hand(position().choose(1).from_deck("uncivilised")) == ["1UNC9"]
    game = position(3, "unrest", "1TRI8").choose(2).pick("return-unrest", "unrest")
    assert (game.resources(0), hand(game)) == (supply(materials=3, population=1), ["1TRI8"])
    assert (game.state.unrest_left(), actions(game), game.cards_in("discards")) == (10, 2, ["3INU17"])
    assert position(1, "unrest").state.options == [0, 2]
    assert position(2, "1TRI8").state.options[:2] == [0, 1]


@rule("imperium:inuit", "imperium:exhaust", "imperium:draw", "imperium:discard")
def test_the_oil_lamp_draws_two_in_winter_and_takes_two_for_progress_in_summer() -> None:
    game = in_play("3INU18").hand(0, "1TRI4").deck(0, *DRAWN).turn().use("3INU18")
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI4", "1TRI8"], supply())
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)

    def summer(*cards: str) -> ImperiumScenario:
        return in_play("3INU18").in_state(0, "empire").hand(0, *cards).deck(0, *DRAWN).turn()

    game = summer("1TRI4", "1TRI6", "1TRI9").use("3INU18").pick("discard", "1TRI4", "1TRI6")
    assert (hand(game), game.resources(0)) == (["1TRI9"], supply(progress=1))
    assert sorted(game.cards_in("discards")) == ["1TRI4", "1TRI6"]
    assert summer("1TRI4").usable() == []


@rule("imperium:inuit", "imperium:free-play", "imperium:return-exhaust", "imperium:on-deck")
def test_throat_singing_readies_a_card_or_puts_one_back_on_the_deck() -> None:
    def position(*exhausted: str) -> ImperiumScenario:
        game = in_play("3INU18", "3INU9").hand(0, "3INU19").deck(0, *DRAWN, "1TRI9", "1TRI10").turn()
        for code in exhausted:
            game.use(code)
        return game.hand(0, "3INU19").discards(0, "1TRI4", "1TRI6").play("3INU19")

    game = position("3INU18").choose(0)
    assert (game.state.get(EXHAUSTS), game.usable(), actions(game)) == (5, ["3INU18"], 3)
    game = position("3INU18").choose(1)
    game.pick(game.asks()[0], "1TRI4")
    assert (game.cards_in("deck"), game.state.get(EXHAUSTS)) == ([*DRAWN, "1TRI4"], 4)
    assert sorted(game.cards_in("discards")) == ["1TRI6", "3INU19"]
    game = position()
    game.pick(game.asks()[0], "1TRI6")
    assert game.cards_in("deck")[-1] == "1TRI6"


@rule("imperium:inuit", "imperium:exhaust", "imperium:find", "imperium:free-play", "imperium:action")
def test_an_inuksuk_finds_a_region_of_any_season_and_plays_it() -> None:
    def position(state: str = "empire") -> ImperiumScenario:
        game = in_play("3INU20").hand(0, "1TRI8", "3INU2").discards(0, "3INU11", "1TRI4").deck(0, *DRAWN, "1REG4")
        return four_suits(game).in_state(0, state).turn()

    game = position().use("3INU20")
    assert (game.asks()[0], len([code for code in game.state.options if code != PASS])) == ("find", 3)
    game.pick("find", "3INU11", zone=1).decline("garrison")
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["3INU11", "3INU20"], supply(progress=1))
    assert (actions(game), game.state.get(EXHAUSTS), game.asks()) == (2, 4, ("activate", 0))
    game = position("barbarian").use("3INU20").pick("find", "3INU2").choose(0).decline("garrison")
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["3INU2", "3INU20"], supply(materials=1))
    assert position().actions(0, 0).usable() == []
    game = position().hand(0, "1TRI8", "3INU5").use("3INU20").pick("find", "3INU5")
    game.from_slot("exile-market", 1).decline("garrison")
    assert game.resources(0) == supply()


@rule("imperium:inuit", "imperium:garrison", "imperium:break-through", "imperium:choose")
def test_bone_carving_gives_a_card_to_oral_history_or_takes_one_from_it() -> None:
    def position(*under: str) -> ImperiumScenario:
        game = four_suits(barbarian("3INU21", "1TRI8", "1TRI6")).discards(0, "1TRI4").in_play(0, "3INU13", "1REG3")
        game.garrisoned(0, "3INU13", *under).garrisoned(0, "1REG3", "1TRI9")
        return game.zone("main deck", 0, "1CIV11", "1UNC5", "1CIV12").turn().play("3INU21")

    game = position("1UNC9", "1UNC13").choose(0).pick("garrison", "1TRI6")
    assert (sorted(game.under("3INU13")), hand(game)) == (["1TRI6", "1UNC13", "1UNC9"], ["1CIV12", "1TRI8"])
    assert (game.cards_in("main deck"), game.resources(0), actions(game)) == (["1CIV11", "1UNC5"], supply(), 2)
    game = position().choose(0).pick("garrison", "1TRI4", zone=1)
    assert (game.under("3INU13"), hand(game)) == (["1TRI4"], ["1CIV12", "1TRI6", "1TRI8"])
    game = position("1UNC9", "1UNC13").choose(1)
    assert len(game.state.options) == 2
    game.pick(game.asks()[0], "1UNC9")
    assert (game.under("3INU13"), hand(game)) == (["1UNC13"], ["1TRI6", "1TRI8", "1UNC9"])
    assert (game.resources(0), sorted(game.cards_in("discards"))) == (supply(progress=1), ["1TRI4", "3INU21"])


# What is printed.


@rule("imperium:inuit", "imperium:player-setup", "imperium:state")
@pytest.mark.parametrize("side", ["a", "b"])
def test_how_the_inuit_start(side: str) -> None:
    game = table(side1=side)
    assert (game.cards_in("power"), shown(game)) == ([f"3INU1{side.upper()}"], ["3INU25A"])
    assert (game.cards_in("nation deck"), game.cards_in("accession"), game.cards_in("play")) == ([], [], [])
    assert sorted(game.cards_in("development")) == sorted(f"3INU{n}" for n in range(10, 22))
    assert sorted(game.cards_in("hand") + game.cards_in("deck")) == [f"3INU{n}" for n in range(2, 10)]
    assert (len(game.cards_in("hand")), game.state.get(EXHAUSTS), game.state.get(ACTIONS)) == (5, 3, 3)
    assert game.state.get(STATE) == EMPIRE
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:inuit", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8 + 2), (3, 10 + 3), (4, 12 + 3)])
def test_the_inuit_bring_unrest_of_their_own_to_the_pile(seats: int, unrest: int) -> None:
    game = table(seats)
    under = sum(game.state.get(SLOT_UNREST + slot) for slot in range(SLOTS))
    assert game.state.unrest_left() + under == unrest


@rule("imperium:inuit", "imperium:reshuffle", "imperium:develop")
def test_inuit_develop_when_they_reshuffle_for_the_first_time() -> None:
    game = season(ImperiumScenario(), WINTER).nation(0, "INU").zone("development", 0, "3INU15", "3INU17", "3INU13")
    game.discards(0, "1TRI4", "1TRI8").has(0, materials=9, population=9).turn().done()
    assert game.asks() == ("develop", 0)
    assert offered(game) == ["3INU15", "3INU17"]


@rule("imperium:inuit", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_every_card_of_the_inuit_is_played_in_its_season_for_an_action_unless_it_is_free(code: str) -> None:
    game = plenty(code)
    others = [other for other in ("3INU13", "3INU4", "3INU5") if other != code]
    game.in_play(0, *game.cards_in("play"), *others, "3INU12" if code != "3INU12" else "3INU11")
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:inuit", "imperium:attack")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_no_card_of_the_inuit_is_an_attack(code: str) -> None:
    game = plenty(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").in_play(1, "1SCY20", "1REG3X")
    others = [other for other in ("3INU13", "3INU4", "3INU11") if other != code]
    game.in_play(0, *game.cards_in("play"), *others)
    assert game.play(code).asks() != ("respond", 1)


@rule("imperium:inuit", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_inuit_stay_in_play(code: str) -> None:
    game = barbarian(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:inuit", "imperium:anatomy")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_the_icons_and_suits_of_the_inuit(code: str) -> None:
    printed = {
        "3INU2": {"hunt": 1, "production": 1, "ocean": 1},
        "3INU5": {"production": 1},
        **{f"3INU{n}": {"hunt": 1} for n in (3, 4, 9, 11, 12)},
    }
    assert icons(ImperiumScenario(), code) == printed.get(code, {})
    assert suits(code) == (["region"] if code in [f"3INU{n}" for n in (2, 3, 4, 5, 11, 12)] else [])


@rule("imperium:inuit", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [
        ("3INU10", 0, 1),
        ("3INU11", 1, 0),
        ("3INU12", 1, 0),
        ("3INU13", 3, 0),
        ("3INU14", 0, 2),
        ("3INU15", 3, 0),
        ("3INU16", 0, 2),
        ("3INU17", 0, 2),
        ("3INU18", 4, 0),
        ("3INU19", 0, 2),
        ("3INU20", 4, 0),
        ("3INU21", 3, 0),
    ],
)
def test_what_developing_costs_the_inuit(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:inuit", "imperium:develop")
def test_kayaks_are_free_on_the_arctic_sea() -> None:
    game = empire("1TRI3").zone("development", 0, "3INU15", "1SCY6").in_play(0, "3INU12").turn().play("1TRI3")
    assert (game.cards_in("discards"), game.resources(0)) == (["3INU15"], supply())
    game = empire("1TRI3").zone("development", 0, "3INU15", "1SCY6").in_play(1, "3INU12").has(0, materials=2).turn()
    assert sorted(game.play("1TRI3").cards_in("development")) == ["1SCY6", "3INU15"]


@rule("imperium:inuit", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        *((code, 3) for code in ("3INU10", "3INU14", "3INU16", "3INU17", "3INU19", "3INU21")),
        *((code, 1) for code in ("3INU11", "3INU12", "3INU18")),
        *((code, 0) for code in ("3INU2", "3INU3", "3INU4", "3INU5", "3INU6", "3INU7", "3INU8", "3INU15")),
    ],
)
def test_the_fixed_points_of_the_inuit(code: str, points: int) -> None:
    game = ImperiumScenario().has(0, materials=9, population=9)
    for zone in ("hand", "deck", "discards", "play"):
        assert worth(game.zone(zone, 0, code, "1CIV10"), code) == points
        game.zone(zone, 0)


@rule("imperium:inuit", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3INU9", lambda g: g.in_play(0, "3INU2", "3INU5", "3INU4").discards(0, "3INU9", "1REG8"), 2),
        ("3INU9", lambda g: g.in_play(0, "1CAR20", "1CAR21").in_play(1, "3INU5").hand(0, "3INU9"), 3),
        ("3INU13", lambda g: g.in_play(0, "3INU13", "1REG3").garrisoned(0, "3INU13", "1TRI4", "1TRI8", "unrest"), 3),
        ("3INU13", lambda g: g.in_play(0, "3INU13", "1REG3").garrisoned(0, "1REG3", "1TRI4"), 0),
        ("3INU13", lambda g: g.hand(0, "3INU13"), 0),
        ("3INU20", lambda g: g.in_play(0, "3INU2", "3INU3", "3INU9", "1REG3").deck(0, "3INU20", "3INU4"), 3),
        ("3INU20", lambda g: g.in_play(0, "3INU20").in_play(1, "3INU3"), 0),
    ],
)
def test_the_points_the_inuit_count(code: str, position: Set, points: int) -> None:
    game = ImperiumScenario()
    position(game)
    assert worth(game, code) == points
