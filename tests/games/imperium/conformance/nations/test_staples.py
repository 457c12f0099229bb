"""The cards several nations have, under one name or another."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import PROFIT
from civitas.games.imperium.state import GOODS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
    EVERY_NATION,
    actions,
    barbarian,
    empire,
    hand,
    in_play,
    slots,
    solstice,
    supply,
)
from games.imperium.scenario import ImperiumScenario, number


@rule("imperium:all-players", *EVERY_NATION)
@pytest.mark.parametrize(
    "code",
    [
        "1CAR9",
        "1CAR15",
        "1MAC10",
        "1PER15",
        "1ROM9",
        "1ROM15",
        "1VIK19",
        "2EGY16",
        "2MAU22",
        "2MIN20",
        "2QIN20",
        "3ABB16",
        "3AKS19",
        "3GUP20",
        "3SAS18",
    ],
)
def test_prosperity_lets_all_draw_and_pays_for_production_or_regions(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).in_play(0, "1REG6", "1REG3", "1CIV6").deck(0, "1TRI1", "1TRI4", "1TRI8")
        return game.deck(1, "1TRI2").turn().play(code).accept(seat=0).decline(seat=1)

    game = position().choose(0)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI8"], [], supply(materials=2))
    assert position().choose(1).resources(0) == supply(population=2)


@rule("imperium:acquire", "imperium:break-through", "imperium:pay", *EVERY_NATION)
@pytest.mark.parametrize(
    "code",
    [
        "1CAR11",
        "1CAR16",
        "1CEL16",
        "1GRE16",
        "1MAC13",
        "1PER16",
        "1ROM16",
        "1SCY16",
        "1VIK18",
        "2EGY17",
        "2MAU17",
        "2MIN14",
        "2QIN19",
        "3ABB17",
        "3AKS20",
        "3GUP18",
        "3SAS20",
    ],
)
def test_advance_buys_culture_for_three_or_a_break_through_for_five(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).has(0, materials=5).slot(0, "1CIV10").slot(1, "1REG3")
        return game.zone("uncivilised deck", 0, "1UNC9").turn().play(code)

    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["1CIV10", "unrest"], supply(materials=2))
    game = position().choose(1).from_deck("uncivilised")
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1UNC9"], supply(), [code])


@rule("imperium:acquire", "imperium:break-through", "imperium:pay", *EVERY_NATION)
@pytest.mark.parametrize(
    "code",
    [
        "1CAR17",
        "1CEL8",
        "1CEL17",
        "1GRE17",
        "1MAC14",
        "1MAC15",
        "1PER17",
        "1PER18",
        "1ROM17",
        "1SCY17",
        "2MIN15",
        "3ABB20",
        "3AKS21",
        "3GUP19",
    ],
)
def test_conquer_takes_lands_for_two_population_or_a_break_through_for_three(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).has(0, population=3).slot(0, "1TRI2").slot(1, "1CIV10")
        return game.zone("region deck", 0, "1REG8").turn().play(code)

    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["1TRI2", "unrest"], supply(population=1))
    game = position().choose(1).from_deck("region")
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1REG8"], supply(), [code])


@rule("imperium:fame", "imperium:garrison", *EVERY_NATION)
@pytest.mark.parametrize(
    "code",
    [
        "1CAR14",
        "1CEL15",
        "1GRE14",
        "1MAC12",
        "1PER14",
        "1ROM14",
        "1SCY2",
        "1VIK20",
        "2EGY15",
        "2MAU2",
        "2MIN10",
        "2QIN12",
        "3ABB9",
        "3AKS12",
        "3GUP2",
    ],
)
def test_glory_abandons_three_regions_for_fame_and_cannot_be_garrisoned(code: str) -> None:
    game = barbarian(code).in_play(0, "1REG3", "1REG8").zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn()
    assert game.playable() == []
    game.in_play(0, "1REG3", "1REG8", "1REG9").play(code).card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1"], ["1FAM4", "1FAM2"])
    assert sorted(game.cards_in("discards")) == sorted([code, "1REG3", "1REG8", "1REG9"])
    game = barbarian(code, "1MAC19").turn().play("1MAC19").decline()
    assert hand(game) == [code]


@rule("imperium:solstice", "imperium:discard", *EVERY_NATION)
@pytest.mark.parametrize(
    "code",
    ["1CAR2", "1GRE5", "1GRE11", "1GRE19", "1MAC9", "1PER2", "1ROM19", "1SCY5", "1VIK9", "2MAU11", "2ART11", "3AKS14"],
)
def test_a_city_takes_a_card_for_a_material_a_population_or_a_card(code: str) -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play(code), "1TRI2", deck=("1TRI8",)).pick("discard", "1TRI2")

    assert position().choose(0).resources(0) == supply(materials=1)
    assert position().choose(1).resources(0) == supply(population=1)
    assert hand(position().choose(2)) == ["1TRI8"]
    assert hand(solstice(in_play(code), "1TRI2").decline()) == ["1TRI2"]


@rule("imperium:solstice", "imperium:macedonians", "imperium:minoans", "imperium:romans", "imperium:tang")
@pytest.mark.parametrize("code", ["1MAC8", "1ROM7", "2MIN13", "3TAN12", "3TAN19"])
def test_alexandria_and_the_eternal_city_are_metropolises(code: str) -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play(code), deck=("1TRI1", "1TRI2", "1TRI8"))

    assert position().choose(0).resources(0) == supply(materials=1)
    assert position().choose(1).resources(0) == supply(population=1)
    assert hand(position().choose(2)) == ["1TRI8"]


@rule("imperium:solstice", "imperium:guptas", "imperium:sassanids", "imperium:tang", "imperium:wagadou")
@pytest.mark.parametrize("code", ["3GUP21", "3SAS9", "3TAN20", "3WAG2", "3WAG3"])
def test_a_city_of_traders_takes_a_card_for_a_card_a_material_or_goods(code: str) -> None:
    def position(materials: int = 3) -> ImperiumScenario:
        game = solstice(in_play(code).has(0, materials=materials), "1TRI2", "1TRI4", deck=("1TRI1", "1TRI8"))
        assert game.asks() == ("discard", 0)
        assert len(game.state.options) == 2  # it must be done
        return game.pick("discard", "1TRI2")

    game = position().choose(0)
    assert (hand(game), game.cards_in("discards"), game.resources(0)) == (
        ["1TRI4", "1TRI8"],
        ["1TRI2"],
        supply(materials=3),
    )
    game = position().choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(materials=4))
    game = position().choose(2)
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(materials=1, goods=1))
    assert position(1).state.options == [0, 1]
    assert solstice(in_play(code)).resources(0) == supply()


@rule("imperium:garrison", "imperium:in-play", *EVERY_NATION)
@pytest.mark.parametrize(
    ("code", "gained"),
    [
        ("1CAR12", {}),
        ("1CAR20", {}),
        ("1CAR21", {"materials": 2}),
        ("1CEL9", {}),
        ("1CEL10", {}),
        ("1CEL11", {}),
        ("1CEL12", {}),
        ("1CEL21", {}),
        ("1CEL21X", {}),
        ("1GRE12", {"materials": 1}),
        ("1GRE20", {"population": 1}),
        ("1GRE21", {}),
        ("1MAC18", {"population": 1}),
        ("1MAC19", {"materials": 2}),
        ("1MAC20", {"population": 1}),
        ("1PER10", {}),
        ("1PER11", {}),
        ("1PER19", {"materials": 3}),
        ("1PER20", {}),
        ("1ROM11", {}),
        ("1ROM12", {"materials": 1}),
        ("1ROM20", {"population": 1}),
        ("1SCY10", {"population": 1}),
        ("1SCY11", {}),
        ("1SCY12", {"population": 1}),
        ("1SCY18", {"population": 1}),
        ("1SCY19", {"population": 1}),
        ("1VIK17", {}),
        ("2EGY11", {"progress": 1}),
        ("2EGY20", {}),
        ("2EGY21", {}),
        ("2MAU14", {"population": 1}),
        ("2MAU20", {}),
        ("2MAU21", {}),
        ("2MIN17", {"progress": 1}),
        ("2MIN18", {}),
        ("2MIN18X", {}),
        ("2MIN19", {}),
        ("2OLM16", {"population": 1}),
        ("2OLM17", {"materials": 2}),
        ("2QIN11", {"population": 1}),
        ("2QIN18", {"materials": 1}),
        ("3ABB13", {}),
        ("3ABB19", {}),
        ("3AKS15", {"population": 2}),
        ("3AKS16", {}),
        ("3GUP15", {"population": 1}),
        ("3GUP16", {"materials": 2}),
    ],
)
def test_a_region_of_a_nation_gives_and_takes_a_garrison(code: str, gained: dict[str, int]) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code, "1TRI2", "1TRI8").slot(0, "1REG3").turn().play(code)

    game = position()
    assert game.resources(0) == supply(**gained)
    game.pick("garrison", "1TRI8")
    assert (game.cards_in("play"), game.under(code), game.cards_in("exile")) == ([code], ["1TRI8"], [])
    assert (hand(game), hand(position().decline())) == (["1TRI2"], ["1TRI2", "1TRI8"])


@rule("imperium:draw", "imperium:celts", "imperium:scythians")
@pytest.mark.parametrize("code", ["1CEL10", "1SCY11"])
def test_belgica_and_the_tarim_basin_may_draw(code: str) -> None:
    game = barbarian(code).deck(0, "1TRI8").turn().play(code).accept()
    assert hand(game) == ["1TRI8"]


@rule("imperium:greeks", "imperium:persians", "imperium:romans", "imperium:macedonians", "imperium:acquire")
@pytest.mark.parametrize(
    ("code", "left"),
    [("1GRE4", 3), ("1PER8", 3), ("1PER9", 2), ("1ROM8", 2), ("1MAC16", 2), ("2EGY6", 3), ("3SAS4", 3)],
)
def test_pericles_and_his_like_acquire_anything_and_go_into_the_history(code: str, left: int) -> None:
    markets = ((0, ["1TRI2", "unrest"]), (2, ["1CIV10", "unrest"]), (3, ["1UNC3", "unrest"]), (4, ["1REG3"]))
    for slot, taken in markets:
        game = barbarian(code).in_state(0, "barbarian" if code == "1MAC16" else "empire").slot(slot, taken[0])
        game.turn().play(code)
        assert (hand(game), game.cards_in("history"), actions(game)) == (taken, [code], left)


@rule("imperium:macedonians", "imperium:persians", "imperium:develop")
@pytest.mark.parametrize("code", ["1MAC3", "1PER4", "2EGY3"])
def test_development_develops_or_acquires_for_two_materials(code: str) -> None:
    def position() -> ImperiumScenario:
        game = empire(code).zone("development", 0, "1ROM6", "1ROM7").has(0, materials=4).slot(0, "1CIV10").turn()
        return game.play(code)

    game = position().choose(0)
    assert (sorted(game.cards_in("discards")), game.resources(0)) == (sorted(["1ROM6", code]), supply())
    game = position().choose(1)
    assert (hand(game), game.resources(0)) == (["1CIV10", "unrest"], supply(materials=2))


# The Maritime Spice Route of the Abbasids and the Aksumites.


@rule("imperium:abbasids", "imperium:aksumites", "imperium:routes", "imperium:choose", "imperium:type-icons")
@pytest.mark.parametrize("code", ["3ABB11", "3AKS2"])
@pytest.mark.parametrize(
    ("lands", "materials"),
    [
        ((), 2),
        (("1REG4X",), 4),
        (("1REG9", "1REG7"), 4),
        (("1REG8", "1REG9"), 6),
        (("1UNC15", "1UNC16", "1CIV6"), 4),
        (("1UNC15", "1REG8", "1REG9", "1REG12X"), 8),
    ],
)
def test_the_spice_route_pays_for_each_kind_of_land_and_a_city(
    code: str, lands: tuple[str, ...], materials: int
) -> None:
    """It is by the ocean itself; a metropolis is no city."""
    game = barbarian(code).trading().in_play(0, *lands).in_play(1, "1REG8", "1REG9", "1UNC17").slot(0, "1REG4X").turn()
    game.play(code).choose(0)
    assert (game.resources(0), hand(game), actions(game)) == (supply(materials=materials), [], 2)
    assert (sorted(game.cards_in("play")), game.asks()) == (sorted([code, *lands]), ("activate", 0))


@rule("imperium:abbasids", "imperium:aksumites", "imperium:routes", "imperium:acquire")
@pytest.mark.parametrize("code", ["3ABB11", "3AKS2"])
def test_the_spice_route_acquires_what_lies_by_the_ocean(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code, "1TRI8").trading().slot(0, "1REG4X").slot(1, "1REG9").slot(2, "3CIV8").slot(3, "3TRO3")
        return game.slot(4, "1UNC15").unrest_left(9).turn().play(code)

    for slot, taken in ((0, ["1REG4X"]), (2, ["3CIV8", "unrest"]), (3, ["3TRO3", "unrest"])):
        game = position().choose(1)
        assert slots(game) == [0, 2, 3]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (sorted(["1TRI8", *taken]), supply())
    game = position().decline("choose")
    assert (hand(game), game.resources(0), game.cards_in("play")) == (["1TRI8"], supply(), [code])


@rule("imperium:abbasids", "imperium:aksumites", "imperium:trade-routes")
@pytest.mark.parametrize("code", ["3ABB11", "3AKS2"])
def test_whoever_trades_on_the_spice_route_counts_their_own_lands(code: str) -> None:
    game = barbarian("3UNC24").trading().in_play(0, "1REG8").in_play(1, code, "1REG9", "1UNC15").slot(0, "1REG4X")
    game.turn().play("3UNC24").choose(2).choose(0)
    assert (game.resources(0), game.resources(1)) == (supply(materials=2, goods=1), supply())
    assert game.state.tokens_on(number(code), GOODS) == 1


@rule("imperium:abbasids", "imperium:aksumites", "imperium:trade-routes", "imperium:free-play", "imperium:state")
@pytest.mark.parametrize("code", ["3ABB11", "3AKS2"])
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_the_profit_of_the_spice_route_plays_a_discarded_card_of_any_state(code: str, state: str) -> None:
    def position(goods: int) -> ImperiumScenario:
        game = in_play(code).trading().in_state(0, state).tokens(0, code, goods=goods).hand(0, "1TRI8")
        return game.discards(0, "1CIV10", "1UNC4", "1TRI4", "3ABB7").turn()

    for played in ("1CIV10", "1UNC4"):
        game = position(3).profit(code)
        assert len(game.state.options) == 3  # one must be played; the Caliphate cannot be
        game.pick("play-card", played)
        assert (game.cards_in("play"), hand(game), actions(game)) == ([played], ["1TRI8"], 2)
        assert (game.resources(0), code in game.cards_in("discards")) == (supply(goods=3), True)
    assert PROFIT + number(code) not in position(2).state.options
    assert PROFIT + number(code) not in position(3).actions(0, 0).state.options
