"""The cards the Mayans alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, SCORING, SLOT_UNREST, SLOTS, STATE
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FIVE_SUITS,
    Set,
    actions,
    barbarian,
    empire,
    filled,
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

DRAWN = ("1TRI1", "1TRI3", "1TRI7", "1TRI8", "1TRI2")  # more cards than are drawn; the last comes first
STONE_MASKS = ["3MAY12", "3MAY23", "3MAY24", "3MAY25"]
HEADPIECES = ["3MAY8", "3MAY9", "3MAY10"]
CITIES = ["3MAY14", "3MAY16", "3MAY21"]
EMPIRE_ONLY = [f"3MAY{n}" for n in range(3, 8)]
BARBARIAN_ONLY = ["3MAY21"]
IN_ANY_STATE = [f"3MAY{n}" for n in (2, *range(8, 18), 19, *range(22, 28))]
EVERY_CARD = [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE]
PINNED = [f"3MAY{n}" for n in (4, 7, 11, 13, 14, 16, 17, 19, 21, 22, 26)]


def market(game: ImperiumScenario) -> ImperiumScenario:
    """A tributary, a region, a civilised and an uncivilised card and a route lie in the market, in this order."""
    game.in_market(*FIVE_SUITS)
    return game.unrest_left(9)


def exhausts(game: ImperiumScenario) -> int:
    return game.state.get(EXHAUSTS)


def shown(game: ImperiumScenario) -> list[str]:
    """The cards among the answers, whatever zone they lie in."""
    return sorted(code_of(code % PLACE) for code in game.state.options if code != PASS)


# The power.


@rule("imperium:mayans", "imperium:exhaust", "imperium:discard", "imperium:find")
def test_mayans_of_side_a_discard_a_card_to_find_a_mask() -> None:
    def position(discarded: str = "1TRI8") -> ImperiumScenario:
        game = ImperiumScenario().power(0, "3MAY1A").hand(0, "1TRI8", "1TRI4", "3MAY23").deck(0, "1TRI1", "3MAY24")
        game.discards(0, "3MAY8", "1TRI6").zone("nation deck", 0, "3MAY12").history(0, "3MAY9").turn().use("3MAY1A")
        return game.pick("discard", discarded)

    game = position()
    assert shown(game) == ["3MAY23", "3MAY24", "3MAY8"]
    game.pick("find", "3MAY24", zone=2)
    assert (hand(game), game.cards_in("deck")) == (["1TRI4", "3MAY23", "3MAY24"], ["1TRI1"])
    assert (sorted(game.cards_in("discards")), actions(game)) == (["1TRI6", "1TRI8", "3MAY8"], 3)
    assert (exhausts(game), game.usable()) == (4, [])
    game = position().pick("find", "3MAY8", zone=1)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4", "3MAY23", "3MAY8"], ["1TRI6", "1TRI8"])
    assert sorted(game.cards_in("deck")) == ["1TRI1", "3MAY24"]
    game = position("3MAY23").pick("find", "3MAY23", zone=1)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4", "1TRI8", "3MAY23"], ["1TRI6", "3MAY8"])
    assert ImperiumScenario().power(0, "3MAY1A").discards(0, "3MAY23").turn().usable() == []
    assert ImperiumScenario().power(0, "3MAY1B").hand(0, "1TRI8").discards(0, "3MAY23").turn().usable() == []


@rule("imperium:mayans", "imperium:solstice", "imperium:choose", "imperium:discard", "imperium:abandon")
@pytest.mark.parametrize("side", ["3MAY1A", "3MAY1B"])
def test_a_city_of_the_mayans_demands_a_mask_in_the_solstice(side: str) -> None:
    def position(*held: str) -> ImperiumScenario:
        return solstice(in_play("3MAY14", "3MAY16", "2OLM2", "3MAY19").power(0, side), *held)

    game = position("3MAY23", "3MAY8", "1TRI8").choose(0)
    assert shown(game) == ["3MAY23", "3MAY8"]
    game.pick("discard", "3MAY8")
    assert (hand(game), game.cards_in("discards")) == (["1TRI8", "3MAY23"], ["3MAY8"])
    assert (sorted(game.cards_in("play")), game.asks()[0]) == (["2OLM2", "3MAY14", "3MAY16", "3MAY19"], "turn")
    game = position("3MAY23", "3MAY8", "1TRI8").choose(1)
    assert shown(game) == ["3MAY14", "3MAY16"]
    game.pick("abandon", "3MAY16")
    assert (len(hand(game)), game.cards_in("discards")) == (3, ["3MAY16"])
    assert (sorted(game.cards_in("play")), game.asks()[0]) == (["2OLM2", "3MAY14", "3MAY19"], "turn")


@rule("imperium:mayans", "imperium:solstice", "imperium:abandon")
@pytest.mark.parametrize("side", ["3MAY1A", "3MAY1B"])
def test_without_a_mask_a_city_is_abandoned_and_without_a_city_nothing_happens(side: str) -> None:
    game = solstice(in_play("3MAY14", "2OLM2").power(0, side), "1TRI8")
    assert game.state.options == [1]
    game.choose(1)
    assert (game.cards_in("play"), game.cards_in("discards"), hand(game)) == (["2OLM2"], ["3MAY14"], ["1TRI8"])
    game = solstice(in_play("2OLM2", "3MAY19").in_play(1, "3MAY14").power(0, side), "3MAY23", "1TRI8")
    assert (sorted(game.cards_in("play")), hand(game)) == (["2OLM2", "3MAY19"], ["1TRI8", "3MAY23"])
    assert (game.cards_in("play", 1), game.cards_in("discards")) == (["3MAY14"], [])


@rule("imperium:mayans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3MAY1A", lambda g: g.in_play(0, "3MAY14", "3MAY16"), 0),
        ("3MAY1B", lambda g: g.in_play(0, "3MAY14", "2OLM2", "3MAY19").hand(0, "3MAY16").discards(0, "3MAY7"), 4),
        ("3MAY1B", lambda g: g.in_play(1, "3MAY14").has(0, goods=9), 0),
        ("3MAY1B", lambda g: g.in_play(0, *CITIES), 6),
        ("3MAY1B", lambda g: g.in_play(0, *CITIES, "3MAY7", "2OLM2", "1UNC15"), 10),
    ],
)
def test_the_points_of_the_power_of_the_mayans(code: str, position: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    position(game)
    assert worth(game, code) == points


# Accession and developments.


@rule("imperium:mayans", "imperium:acquire", "imperium:history", "imperium:free-play")
def test_king_pakal_acquires_twice_and_is_free_beside_palenque() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = market(barbarian("3MAY2", "1TRI8")).trading().in_play(0, *table).zone("region deck", 0, "1REG3", "1REG4")
        return game.turn().play("3MAY2")

    game = position("3MAY16")
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("acquire", 4)
    assert (slots(game), game.market()[4]) == ([0, 1, 2, 3, 4], "1REG4")
    game.from_slot("acquire", 2)
    assert hand(game) == ["1CIV10", "1TRI8", "3TRO8", "unrest", "unrest"]
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3MAY2"], [], 2)
    assert game.asks() == ("activate", 0)
    for slot in (0, 1, 3):
        game = position("3MAY14").from_slot("acquire", slot).decline()
        assert hand(game) == sorted(["1TRI8", FIVE_SUITS[slot], *([] if slot == 1 else ["unrest"])])
        assert (game.cards_in("history"), actions(game)) == (["3MAY2"], 3)
    game = position("3MAY14").decline()
    assert (hand(game), game.cards_in("history")) == (["1TRI8"], ["3MAY2"])
    assert market(barbarian("3MAY2")).in_play(0, "3MAY16").in_play(1, "3MAY14").turn().actions(0, 0).playable() == []
    assert market(barbarian("3MAY2")).in_play(0, "3MAY14").turn().actions(0, 0).playable() == ["3MAY2"]


@rule("imperium:mayans", "imperium:find", "imperium:free-play", "imperium:history")
@pytest.mark.parametrize(("code", "zone"), [("1TRI8", 0), ("1TRI2", 1), ("1MAC19", 2), ("3MAY11", 3)])
def test_codices_find_any_card_and_play_it_freely(code: str, zone: int) -> None:
    game = empire("3MAY3", "1TRI8").discards(0, "1TRI2").deck(0, "1MAC19").zone("nation deck", 0, "3MAY11")
    game.zone("accession", 0, "3MAY2").turn().play("3MAY3")
    assert shown(game) == ["1MAC19", "1TRI2", "1TRI8", "3MAY11"]
    game.pick("find", code, zone=zone)
    if code == "1MAC19":
        game.decline("garrison")
    gained = {"1TRI8": supply(materials=4), "1TRI2": supply(population=1), "1MAC19": supply(materials=2)}
    assert (game.resources(0), actions(game)) == (gained.get(code, supply()), 2)
    assert (game.cards_in("history"), game.cards_in("play")) == (["3MAY3"], [code] if zone > 1 else [])
    assert game.cards_in("discards") == {"1TRI8": ["1TRI2", "1TRI8"], "1TRI2": ["1TRI2"]}.get(code, ["1TRI2"])
    assert (hand(game), game.cards_in("deck")) == ([] if zone == 0 else ["1TRI8"], [] if zone == 2 else ["1MAC19"])
    assert game.cards_in("nation deck") == ([] if zone == 3 else ["3MAY11"])


@rule("imperium:mayans", "imperium:find", "imperium:free-play")
def test_a_card_found_by_the_codices_that_cannot_be_played_stays_in_the_hand() -> None:
    game = empire("3MAY3").discards(0, "3MAY21").turn().play("3MAY3")
    game.pick("find", "3MAY21", zone=1)
    assert (hand(game), game.cards_in("play"), game.cards_in("history")) == (["3MAY21"], [], ["3MAY3"])


@rule("imperium:mayans", "imperium:gain", "imperium:end")
def test_codices_bring_three_progress_once_the_end_is_triggered() -> None:
    def position(scoring: int) -> ImperiumScenario:
        game = empire("3MAY3").discards(0, "1TRI2", "1TRI8").count(SCORING, 0, scoring).turn().play("3MAY3")
        return game.pick("find", "1TRI2", zone=1)

    assert position(1).resources(0) == supply(population=1, progress=3)
    assert position(0).resources(0) == supply(population=1)


def popol_vuh(*held: str, under: int = 3) -> ImperiumScenario:
    game = in_play("3MAY4", "1REG3").hand(0, *held).unrest_left(9).garrisoned(0, "3MAY4", *["unrest"] * under)
    return game.garrisoned(0, "1REG3", "unrest", "1TRI4").zone("fame deck", 0, "1FAM4", "1FAM2", "1FAM1").turn()


@rule("imperium:mayans", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:fame")
def test_popol_vuh_turns_a_mask_an_action_and_two_unrest_into_fame() -> None:
    game = popol_vuh("3MAY5", "3MAY8", "3MAY12", "1TRI8").use("3MAY4")
    assert offered(game) == ["3MAY5", "3MAY8"]
    game.pick("discard", "3MAY8")
    assert (hand(game), game.cards_in("discards")) == (["1FAM1", "1TRI8", "3MAY12", "3MAY5"], ["3MAY8"])
    assert (game.under("3MAY4"), sorted(game.under("1REG3"))) == (["unrest"], ["1TRI4", "unrest"])
    assert (game.state.unrest_left(), actions(game), exhausts(game)) == (11, 2, 4)
    assert (game.cards_in("fame deck"), game.usable(), game.cards_in("play")) == (
        ["1FAM4", "1FAM2"],
        [],
        ["1REG3", "3MAY4"],
    )


@rule("imperium:mayans", "imperium:exhaust", "imperium:interpreting")
def test_popol_vuh_lacks_nothing_of_its_cost() -> None:
    assert popol_vuh("3MAY8", under=2).usable() == ["3MAY4"]
    assert popol_vuh("3MAY8", under=1).usable() == []
    assert popol_vuh("3MAY8").actions(0, 0).usable() == []
    assert popol_vuh("1TRI8", *STONE_MASKS, "2OLM12").discards(0, "3MAY8").usable() == []


@rule("imperium:mayans", "imperium:solstice", "imperium:pay", "imperium:garrison")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_popol_vuh_takes_unrest_for_as_many_materials(amount: int) -> None:
    def position() -> ImperiumScenario:
        game = in_play("3MAY4", "1REG3").has(0, materials=4, population=1)
        return solstice(game, "unrest", "unrest", "unrest", "1TRI8")

    game = position().answer("pay-up-to", amount)
    game.pick("garrison", *["unrest"] * amount)
    assert (game.under("3MAY4"), game.under("1REG3")) == (["unrest"] * amount, [])
    assert hand(game) == ["1TRI8", *["unrest"] * (3 - amount)]
    assert game.resources(0) == supply(materials=4 - amount, population=1)
    assert game.asks()[0] == "turn"
    game = position().decline()
    assert (game.under("3MAY4"), len(hand(game)), game.resources(0)) == ([], 4, supply(materials=4, population=1))


@rule("imperium:mayans", "imperium:gain", "imperium:choose", "imperium:draw")
def test_the_turquoise_mask_counts_cities_in_goods_or_draws_from_deck_and_discard_pile() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = empire("3MAY5", "1TRI4").in_play(0, "3MAY19", *table).in_play(1, "3MAY21").deck(0, *DRAWN)
        return game.discards(0, "1UNC3", "1UNC9", "1CIV10", "1CIV11").turn().play("3MAY5")

    game = position("3MAY14", "3MAY16", "2OLM2").choose(0)
    assert (game.resources(0), hand(game), actions(game)) == (supply(goods=3), ["1TRI4"], 2)
    assert sorted(game.cards_in("discards")) == ["1CIV10", "1CIV11", "1UNC3", "1UNC9", "3MAY5"]
    game = position("3MAY14").choose(1).choose(0).choose(0).choose(0)
    assert (hand(game), game.cards_in("deck")) == (["1TRI2", "1TRI4", "1TRI7", "1TRI8"], ["1TRI1", "1TRI3"])
    assert (game.asks(), game.resources(0), len(game.cards_in("discards"))) == (("activate", 0), supply(), 5)
    game = position("3MAY14").choose(1)
    for code in ("1UNC9", "1CIV10", "1UNC3"):
        game.choose(1).pick("to-hand", code)
    assert (hand(game), game.cards_in("deck")) == (["1CIV10", "1TRI4", "1UNC3", "1UNC9"], [*DRAWN])
    assert (game.asks(), sorted(game.cards_in("discards"))) == (("activate", 0), ["1CIV11", "3MAY5"])
    game = position("3MAY14").choose(1).choose(0).choose(1).pick("to-hand", "1CIV10").decline("choose")
    assert (hand(game), len(game.cards_in("deck"))) == (["1CIV10", "1TRI2", "1TRI4"], 4)


@rule("imperium:mayans", "imperium:gain", "imperium:give", "imperium:take-unrest")
def test_mayan_traders_gain_goods_give_everybody_a_card_and_unrest_with_a_mask() -> None:
    game = empire("3MAY6", "3MAY23", "1TRI8", "1TRI4", seats=3).discards(0, "3MAY8", "1TRI6").unrest_left(9)
    game.in_play(0, "3MAY14", "2OLM2", "3MAY19").in_play(1, "3MAY16").turn().play("3MAY6")
    assert shown(game) == ["1TRI4", "1TRI6", "1TRI8", "3MAY23", "3MAY8"]
    game.pick("give", "3MAY8", zone=1).pick("give", "1TRI4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "3MAY23"], ["1TRI6", "3MAY6"])
    assert (hand(game, 1), hand(game, 2)) == (["3MAY8", "unrest"], ["1TRI4"])
    assert (game.resources(0), game.resources(1), game.resources(2)) == (supply(goods=2), supply(), supply())
    assert (game.state.unrest_left(), actions(game)) == (8, 2)


@rule("imperium:mayans", "imperium:gain")
@pytest.mark.parametrize(("cities", "goods"), [(0, 0), (3, 3), (4, 4), (6, 4)])
def test_mayan_traders_gain_four_goods_at_most(cities: int, goods: int) -> None:
    table = [*CITIES, "3MAY7", "2OLM2", "1UNC15"][:cities]
    game = empire("3MAY6", "1TRI8", "1TRI4").in_play(0, *table).turn().play("3MAY6").pick("give", "1TRI8")
    assert (game.resources(0), hand(game, 1)) == (supply(goods=goods), ["1TRI8"])


@rule("imperium:mayans", "imperium:attack", "imperium:give", "imperium:take-unrest")
def test_who_avoids_the_mayan_traders_says_of_card_and_unrest_whether_to_ignore_it() -> None:
    def position() -> ImperiumScenario:
        game = empire("3MAY6", "3MAY23", "1TRI8").in_play(0, "3MAY14").in_play(1, "2MIN18X").unrest_left(9)
        return game.turn().play("3MAY6").accept(seat=1)

    game = position().decline("ignore", seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI8", "3MAY23"], ["2MIN18X"], supply(goods=1))
    game = position().accept("ignore", seat=1).pick("give", "3MAY23", seat=0).accept("ignore", seat=1)
    assert (hand(game, 1), game.state.unrest_left()) == (["2MIN18X", "3MAY23", "unrest"], 8)
    game = position().accept("ignore", seat=1).pick("give", "3MAY23", seat=0).decline("ignore", seat=1)
    assert (hand(game, 1), game.state.unrest_left()) == (["2MIN18X", "3MAY23"], 9)


@rule("imperium:mayans", "imperium:solstice", "imperium:choose", "imperium:develop")
def test_chichen_itza_draws_a_mask_or_develops_a_headpiece_or_brings_goods() -> None:
    def position(**resources: int) -> ImperiumScenario:
        game = in_play("3MAY7").in_state(0, "empire").has(0, **resources)
        game.zone("development", 0, "3MAY3", "3MAY8", "3MAY10")
        game.deck(0, *DRAWN).turn().done().hand(0, "1TRI8").discards(0, "3MAY23", "3MAY24", "1TRI4")
        return game.turn().done()

    game = position(materials=9, population=9).choose(0)
    assert shown(game) == ["3MAY23", "3MAY24"]
    game.pick("to-hand", "3MAY24")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "3MAY24"], ["1TRI4", "3MAY23"])
    assert (game.resources(0), game.asks()[0]) == (supply(materials=9, population=9), "turn")
    game = position(materials=9, population=9).choose(1)
    assert offered(game) == ["3MAY10", "3MAY8"]
    game.card("develop", "3MAY10")
    assert sorted(game.cards_in("discards")) == ["1TRI4", "3MAY10", "3MAY23", "3MAY24"]
    assert (game.cards_in("development"), hand(game)) == (["3MAY3", "3MAY8"], ["1TRI8"])
    assert game.resources(0) == supply(materials=7, population=9)
    assert position(materials=1).state.options == [0, 2]
    game = position().choose(2)
    assert (game.resources(0), game.resources(1), game.asks()[0]) == (supply(goods=1), supply(), "turn")


@rule("imperium:mayans", "imperium:gain", "imperium:choose", "imperium:draw-if-able")
@pytest.mark.parametrize("code", HEADPIECES)
def test_a_headpiece_counts_cities_in_materials_or_draws_up_to_three(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code, "1TRI4").in_play(0, "3MAY14", "2OLM2", "3MAY19").in_play(1, "3MAY16")
        return game.deck(0, *DRAWN).turn().play(code)

    game = position().choose(0)
    assert (game.resources(0), hand(game), actions(game)) == (supply(materials=2), ["1TRI4"], 2)
    assert game.cards_in("discards") == [code]
    game = position().choose(1)
    assert game.state.options == [0, 1, 2, 3]
    game.answer("draw-up-to", 3)
    assert (hand(game), game.cards_in("deck")) == (["1TRI2", "1TRI4", "1TRI7", "1TRI8"], ["1TRI1", "1TRI3"])
    assert (game.resources(0), game.cards_in("discards"), game.asks()) == (supply(), [code], ("activate", 0))
    assert hand(position().choose(1).answer("draw-up-to", 1)) == ["1TRI2", "1TRI4"]
    game = position().deck(0, "1TRI8").discards(0, "1UNC3", "1UNC9").choose(1).answer("draw-up-to", 3)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4", "1TRI8"], sorted(["1UNC3", "1UNC9", code]))


# The nation deck.


@rule("imperium:mayans", "imperium:exhaust", "imperium:history", "imperium:develop")
def test_fine_featherwork_buries_a_mask_and_develops_a_headpiece_into_the_hand() -> None:
    def position(materials: int = 3) -> ImperiumScenario:
        game = in_play("3MAY11").hand(0, "3MAY23", "1TRI8").discards(0, "3MAY24", "1TRI4").has(0, materials=materials)
        game.zone("development", 0, "3MAY3", "3MAY8", "3MAY9").has(0, population=9).turn().use("3MAY11")
        assert shown(game) == ["3MAY23", "3MAY24"]
        return game

    game = position().pick("to-history", "3MAY23")
    assert offered(game) == ["3MAY8", "3MAY9"]
    game.card("develop", "3MAY9")
    assert (hand(game), game.cards_in("history")) == (["1TRI8", "3MAY9"], ["3MAY23"])
    assert (game.cards_in("development"), sorted(game.cards_in("discards"))) == (
        ["3MAY3", "3MAY8"],
        ["1TRI4", "3MAY24"],
    )
    assert (game.resources(0), actions(game), exhausts(game)) == (supply(materials=1, population=9), 3, 4)
    game = position().pick("to-history", "3MAY24", zone=1).decline()
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (
        ["1TRI8", "3MAY23"],
        ["3MAY24"],
        ["1TRI4"],
    )
    assert (game.resources(0), len(game.cards_in("development"))) == (supply(materials=3, population=9), 3)
    game = position().decline()
    assert (len(hand(game)), game.cards_in("history"), game.asks(), exhausts(game)) == (2, [], ("activate", 0), 4)
    game = position(1).pick("to-history", "3MAY23")
    assert (game.asks(), len(game.cards_in("development"))) == (("activate", 0), 3)


@rule("imperium:mayans", "imperium:draw-if-able", "imperium:on-deck")
@pytest.mark.parametrize("code", STONE_MASKS)
def test_a_stone_mask_draws_up_to_three_and_puts_a_card_back(code: str) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code, "1TRI4", "1TRI6").deck(0, *DRAWN).turn().play(code)

    game = position()
    assert game.state.options == [0, 1, 2, 3]
    game.answer("draw-up-to", 3).pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2", "1TRI4", "1TRI6", "1TRI7"], ["1TRI1", "1TRI3", "1TRI8"])
    assert (game.cards_in("discards"), actions(game)) == ([code], 2)
    game = position().answer("draw-up-to", 1).pick("on-deck", "1TRI4")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2", "1TRI6"], [*DRAWN[:-1], "1TRI4"])
    game = position().answer("draw-up-to", 0).pick("on-deck", "1TRI6")
    assert (hand(game), game.cards_in("deck")) == (["1TRI4"], [*DRAWN, "1TRI6"])
    game = barbarian(code, "1TRI4").deck(0, "1TRI8").discards(0, "1UNC3", "1UNC9").turn().play(code)
    game.answer("draw-up-to", 3).pick("on-deck", "1TRI4")
    assert (hand(game), game.cards_in("deck"), len(game.cards_in("discards"))) == (["1TRI8"], ["1TRI4"], 3)


@rule("imperium:mayans", "imperium:exhaust", "imperium:return-exhaust", "imperium:choose")
def test_mayan_writing_returns_an_exhaust_token() -> None:
    game = in_play("3MAY13", "1UNC8", "1UNC8X").deck(0, *DRAWN).discards(0, "1TRI4").turn().use("1UNC8").use("1UNC8X")
    game.use("3MAY13").choose(0).card("ready", "1UNC8")
    assert (exhausts(game), game.usable()) == (3, ["1UNC8"])
    assert (hand(game), game.cards_in("discards"), game.cards_in("history")) == ([], ["1TRI4"], [])


@rule("imperium:mayans", "imperium:exhaust", "imperium:history", "imperium:draw")
def test_or_mayan_writing_buries_a_discarded_card_to_draw_one() -> None:
    game = in_play("3MAY13", "1UNC8").hand(0, "1UNC3").deck(0, *DRAWN).discards(0, "1TRI4", "1TRI6").turn()
    game.use("1UNC8").use("3MAY13").choose(1)
    assert shown(game) == ["1TRI4", "1TRI6"]
    game.pick("to-history", "1TRI6")
    assert (hand(game), game.cards_in("discards"), game.cards_in("history")) == (
        ["1TRI2", "1UNC3"],
        ["1TRI4"],
        ["1TRI6"],
    )
    assert (exhausts(game), actions(game), len(game.cards_in("deck"))) == (3, 4, 4)


@rule("imperium:mayans", "imperium:exhaust", "imperium:choose", "imperium:draw", "imperium:gain")
@pytest.mark.parametrize("code", CITIES)
def test_a_mayan_city_draws_a_discarded_mask_or_brings_people_or_materials(code: str) -> None:
    def position() -> ImperiumScenario:
        return in_play(code).hand(0, "1TRI8").discards(0, "3MAY23", "3MAY8", "1TRI4").turn().use(code)

    game = position().choose(0)
    assert shown(game) == ["3MAY23", "3MAY8"]
    game.pick("to-hand", "3MAY8")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "3MAY8"], ["1TRI4", "3MAY23"])
    assert (game.resources(0), actions(game), exhausts(game), game.usable()) == (supply(), 3, 4, [])
    assert position().choose(1).resources(0) == supply(population=1)
    assert position().choose(2).resources(0) == supply(materials=1)


@rule("imperium:mayans", "imperium:free-play", "imperium:discard", "imperium:pay", "imperium:exile")
@pytest.mark.parametrize("revealed", ["1REG9", "1UNC15", "1UNC3", "1TRI2", "3TRO8"])
def test_patolli_wins_goods_with_a_pinned_card_and_unrest_with_any_other(revealed: str) -> None:
    game = barbarian("3MAY15", "1TRI4", "1TRI6", "1TRI8").has(0, materials=2).unrest_left(9).trading()
    game.zone("main deck", 0, "1REG3", "1CIV11", revealed).turn().play("3MAY15").pick("discard", "1TRI4", "1TRI8")
    won = revealed in ("1REG9", "1UNC15")
    assert game.resources(0) == supply(materials=1, goods=int(won))
    assert (hand(game), actions(game), game.cards_in("main deck")) == (["1TRI6"], 3, ["1REG3", "1CIV11"])
    assert game.cards_in("exile") == ([revealed] if won else [])
    more = [] if won else [revealed, "unrest"]
    assert sorted(game.cards_in("discards")) == sorted(["1TRI4", "1TRI8", "3MAY15", *more])
    assert game.state.unrest_left() == (9 if won else 8)


@rule("imperium:mayans", "imperium:interpreting")
def test_patolli_needs_two_cards_and_a_material() -> None:
    assert "3MAY15" in barbarian("3MAY15", "1TRI4", "1TRI6").has(0, materials=1).turn().playable()
    assert "3MAY15" not in barbarian("3MAY15", "1TRI4").has(0, materials=1).turn().playable()
    assert "3MAY15" not in barbarian("3MAY15", "1TRI4", "1TRI6").has(0, population=9).turn().playable()


@rule("imperium:mayans", "imperium:passive", "imperium:clean-up")
def test_advanced_mathematics_enlarges_the_hand_and_rewards_an_empty_one() -> None:
    assert (filled(in_play("3MAY17")), filled(ImperiumScenario())) == (6, 5)
    game = in_play("3MAY17").deck(0, *DRAWN).turn().done()
    assert (game.resources(0), game.resources(1)) == (supply(progress=1), supply())
    game = in_play("3MAY17").hand(0, "1TRI8").turn().done().pick("discard-any", "1TRI8")
    assert game.resources(0) == supply()
    game = in_play("3MAY17").hand(1, "1TRI8").turn().done().hand(1).turn().done()
    assert (game.resources(0), game.resources(1)) == (supply(progress=1), supply())


# The cards of the start.


@rule("imperium:mayans", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:acquire")
@pytest.mark.parametrize(
    ("masks", "open_slots"),
    [
        (("3MAY12", "3MAY23"), [3]),
        (("3MAY24", "3MAY25"), [3]),
        (("2OLM12", "3MAY23"), [3]),
        (("3MAY5", "3MAY23"), [2, 3]),
        (("3MAY23", "3MAY8"), [2, 3]),
        (("3MAY9", "3MAY10"), [2, 3]),
        (("3MAY23", "3MRT12"), [2, 3]),
    ],
)
def test_pok_ta_pok_acquires_as_the_masks_allow(masks: tuple[str, ...], open_slots: list[int]) -> None:
    for slot in open_slots:
        game = market(in_play("3MAY19")).hand(0, *masks, "2OLM13", "1TRI8").turn().use("3MAY19")
        assert (game.asks()[0], "1TRI8" in offered(game)) == ("discard", False)
        game.pick("discard", *sorted(masks, key=number))
        if len(open_slots) > 1:
            assert game.state.options == open_slots
            game.from_slot("acquire", slot)
        assert hand(game) == sorted(["1TRI8", "2OLM13", FIVE_SUITS[slot], "unrest"])
        assert sorted(game.cards_in("discards")) == sorted(masks)
        assert (actions(game), exhausts(game), game.usable()) == (2, 4, [])


@rule("imperium:mayans", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:acquire")
@pytest.mark.parametrize(
    ("mask", "open_slots"),
    [("3MAY12", [1]), ("3MAY25", [1]), ("2OLM12", [1]), ("3MAY5", [0, 1]), ("3MAY10", [0, 1]), ("3MRT12", [0, 1])],
)
def test_road_networks_acquire_as_the_mask_allows(mask: str, open_slots: list[int]) -> None:
    for slot in open_slots:
        game = market(in_play("3MAY22")).hand(0, mask, "2OLM13", "3UNC24", "1TRI8").turn().use("3MAY22")
        assert offered(game) == sorted([mask, "2OLM13", "3UNC24"])
        game.pick("discard", mask)
        if len(open_slots) > 1:
            assert game.state.options == open_slots
            game.from_slot("acquire", slot)
        assert hand(game) == sorted(["1TRI8", "2OLM13", "3UNC24", FIVE_SUITS[slot], *["unrest"][: 1 - slot]])
        assert (game.cards_in("discards"), actions(game), exhausts(game), game.usable()) == ([mask], 2, 4, [])


@rule("imperium:mayans", "imperium:exhaust", "imperium:interpreting")
def test_what_masks_and_an_action_are_needed_for() -> None:
    game = market(in_play("3MAY19", "3MAY22", "3MAY26")).hand(0, "1TRI8", "1TRI4").discards(0, "3MAY23").turn()
    assert game.usable() == []
    assert game.hand(0, "3MAY23", "1TRI4").usable() == ["3MAY22", "3MAY26"]
    assert game.hand(0, "3MAY23", "3MAY24").usable() == ["3MAY19", "3MAY22", "3MAY26"]
    assert game.actions(0, 0).usable() == ["3MAY26"]


@rule("imperium:mayans", "imperium:acquire", "imperium:interpreting")
@pytest.mark.parametrize(
    ("code", "masks", "only", "taken"),
    [
        ("3MAY19", ("3MAY8", "3MAY23"), "1CIV10", ["1CIV10", "unrest"]),
        ("3MAY19", ("3MAY23", "3MAY24"), "1CIV10", []),
        ("3MAY22", ("3MAY8",), "1TRI2", ["1TRI2", "unrest"]),
        ("3MAY22", ("3MAY23",), "1TRI2", []),
    ],
)
def test_masks_are_paid_even_if_the_market_has_only_the_other_suit(
    code: str, masks: tuple[str, ...], only: str, taken: list[str]
) -> None:
    game = in_play(code).slot(0, only).hand(0, *masks, "1TRI8").unrest_left(9).turn().use(code)
    game.pick("discard", *masks)
    assert (hand(game), actions(game), exhausts(game)) == (sorted(["1TRI8", *taken]), 2, 4)
    assert sorted(game.cards_in("discards")) == sorted(masks)


@rule("imperium:mayans", "imperium:discard", "imperium:abandon")
@pytest.mark.parametrize(("under", "open_slots"), [("3MAY8", [0, 1]), ("3MAY23", [1])])
def test_a_mask_abandoned_under_the_stone_heads_counts_as_discarded(under: str, open_slots: list[int]) -> None:
    game = market(in_play("3MAY22", "2OLM7")).garrisoned(0, "2OLM7", under, "1TRI4").hand(0, "1TRI8").turn()
    game.use("3MAY22").pick("discard", under, zone=1)
    if len(open_slots) > 1:
        assert game.state.options == open_slots
        game.from_slot("acquire", 1)
    assert (hand(game), game.cards_in("discards"), game.under("2OLM7")) == (["1REG9", "1TRI8"], [under], ["1TRI4"])
    game = market(in_play("3MAY19", "2OLM7")).garrisoned(0, "2OLM7", under).hand(0, "3MAY12", "1TRI8").turn()
    game.use("3MAY19").pick("discard", "3MAY12").pick("discard", under, zone=1)
    if 0 in open_slots:
        assert game.state.options == [2, 3]
    else:
        assert (hand(game), game.asks()) == (["1TRI8", "1UNC3", "unrest"], ("activate", 0))


@rule("imperium:mayans", "imperium:discard", "imperium:exhaust")
@pytest.mark.parametrize(("mask", "open_slots"), [("3MAY8", [2, 3]), ("3MAY23", [3])])
def test_step_pyramids_exhausted_for_a_mask_are_none(mask: str, open_slots: list[int]) -> None:
    game = market(in_play("3MAY19", "2OLM3")).hand(0, mask, "1TRI8").turn().use("3MAY19").pick("discard", mask)
    game.pick("discard", "2OLM3", zone=2)
    if len(open_slots) > 1:
        assert game.state.options == open_slots
        game.from_slot("acquire", 3)
    assert (hand(game), exhausts(game)) == (["1TRI8", "1UNC3", "unrest"], 3)
    assert game.cards_in("discards") == [mask]


@rule("imperium:mayans", "imperium:exhaust", "imperium:free-play", "imperium:choose")
def test_chultuns_turn_a_mask_into_played_unrest_a_played_city_or_people() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3MAY26").hand(0, "3MAY23", "3MAY8", "unrest", "3MAY14", "3MAY16", "1TRI8")
        game.has(0, population=2).unrest_left(9).turn().use("3MAY26")
        assert offered(game) == ["3MAY23", "3MAY8"]
        return game.pick("discard", "3MAY23")

    game = position().choose(0)
    game.pick("play-card", "unrest")
    game.choose(0)
    assert (game.resources(0), game.state.unrest_left()) == (supply(population=1), 10)
    assert hand(game) == ["1TRI8", "3MAY14", "3MAY16", "3MAY8"]
    assert (game.cards_in("discards"), actions(game), exhausts(game), game.usable()) == (["3MAY23"], 3, 4, [])
    game = position().choose(1)
    assert offered(game) == ["3MAY14", "3MAY16"]
    game.pick("play-card", "3MAY16")
    assert (sorted(game.cards_in("play")), hand(game)) == (["3MAY16", "3MAY26"], ["1TRI8", "3MAY14", "3MAY8", "unrest"])
    assert (game.resources(0), actions(game), exhausts(game)) == (supply(population=2), 3, 4)
    game = position().choose(2)
    assert (game.resources(0), len(hand(game)), actions(game)) == (supply(population=3), 5, 3)


@rule("imperium:mayans", "imperium:gain", "imperium:look", "imperium:nation-deck")
@pytest.mark.parametrize(("table", "gained"), [((), 0), (("3MAY14", "3MAY19"), 1), (("3MAY14", "3MAY16", "2OLM2"), 3)])
def test_halach_uinic_gains_exhaust_tokens_and_looks_at_the_nation_deck(table: tuple[str, ...], gained: int) -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3MAY27").in_play(0, *table).in_play(1, "3MAY21")
        return game.zone("nation deck", 0, "3MAY11", "3MAY12", "3MAY13").turn().play("3MAY27")

    game = position().card("sink-nation", "3MAY13")
    assert (game.cards_in("nation deck"), exhausts(game)) == (["3MAY13", "3MAY11", "3MAY12"], 5 + gained)
    game = position().decline("sink-nation")
    assert (game.cards_in("nation deck"), exhausts(game)) == (["3MAY11", "3MAY12", "3MAY13"], 5 + gained)
    assert (game.cards_in("discards"), actions(game), game.resources(0)) == (["3MAY27"], 2, supply())


# What is printed.


@rule("imperium:mayans", "imperium:player-setup")
@pytest.mark.parametrize("side", ["a", "b"])
def test_how_the_mayans_start(side: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "mayans", "side1": side, "trade_routes": "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == ([f"3MAY1{side.upper()}"], ["3MAY2"])
    assert sorted(game.cards_in("development")) == sorted(f"3MAY{n}" for n in range(3, 11))
    assert sorted(game.cards_in("nation deck")) == [f"3MAY{n}" for n in range(11, 18)]
    assert sorted(start) == ["3MAY19", *(f"3MAY{n}" for n in range(21, 28)), "unrest", "unrest"]
    assert (game.cards_in("play"), game.state.get(STATE)) == ([], BARBARIAN)
    assert (game.state.get(ACTIONS), exhausts(game)) == (3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:mayans", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8 + 1), (3, 10 + 1), (4, 12 + 1)])
def test_the_mayans_bring_an_unrest_of_their_own_to_the_pile(seats: int, unrest: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    state = GAME.new(seats, 1, {"nation1": "mayans", "trade_routes": "no", **rest})
    assert state.unrest_left() + sum(state.get(SLOT_UNREST + slot) for slot in range(SLOTS)) == unrest


@rule("imperium:mayans", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_every_card_of_the_mayans_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code == "3MAY15")


@rule("imperium:mayans", "imperium:attack")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_only_the_traders_of_the_mayans_are_an_attack(code: str) -> None:
    game = plenty(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").in_play(1, "1SCY20", "1REG3X")
    assert (game.play(code).asks() == ("respond", 1)) == (code == "3MAY6")


@rule("imperium:mayans", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_mayans_stay_in_play(code: str) -> None:
    game = barbarian(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards"), actions(game)) == ([code], [], 2)


@rule("imperium:mayans", "imperium:anatomy")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_the_icons_and_suits_of_the_mayans(code: str) -> None:
    printed = {
        "3MAY7": {"metropolis": 1},
        **{city: {"city": 1} for city in CITIES},
        **{mask: {"mask": 1} for mask in ("3MAY5", *HEADPIECES, *STONE_MASKS)},
    }
    assert (icons(ImperiumScenario(), code), suits(code)) == (printed.get(code, {}), [])


@rule("imperium:mayans", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [*((code, 4, 2) for code in EMPIRE_ONLY), *((code, 2, 0) for code in HEADPIECES)],
)
def test_what_developing_costs_the_mayans(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:mayans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "elsewhere", "in_history"),
    [
        *((code, 4, 4) for code in ("3MAY3", "3MAY4", "3MAY6")),
        ("3MAY5", 0, 4),
        *((code, 0, 2) for code in HEADPIECES),
        *((code, 0, 1) for code in STONE_MASKS),
        *((f"3MAY{n}", 0, 0) for n in (2, 11, *range(13, 18), 19, 21, 22, 26, 27)),
    ],
)
def test_the_points_of_the_mayans(code: str, elsewhere: int, in_history: int) -> None:
    game = ImperiumScenario().has(0, materials=9, population=9)
    for zone in ("hand", "deck", "discards", "play"):
        assert worth(game.zone(zone, 0, code, "1CIV10"), code) == elsewhere
        game.zone(zone, 0)
    assert worth(game.in_play(0, "1REG3").garrisoned(0, "1REG3", code), code) == elsewhere
    assert worth(ImperiumScenario().history(0, code), code) == in_history


@rule("imperium:mayans", "imperium:scoring")
@pytest.mark.parametrize(("goods", "points"), [(1, 0), (2, 1), (5, 2), (30, 10)])
def test_chichen_itza_counts_goods_in_its_points(goods: int, points: int) -> None:
    game = ImperiumScenario().discards(0, "3MAY7").has(0, goods=goods, materials=9, population=9, progress=9)
    assert worth(game.has(1, goods=9), "3MAY7") == points
