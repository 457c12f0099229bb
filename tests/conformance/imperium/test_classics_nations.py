"""The cards of the eight nations of Classics, one by one: powers, staples, and what each nation has of its own."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from imperium.scenario import ImperiumScenario, code_of, number

from civitas.games.imperium.cards import FLAGS, SUITS, icons_on
from civitas.games.imperium.definitions import CARDS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.scoring import breakdown
from civitas.games.imperium.state import (
    ACTIONS,
    ATTACK,
    BARBARIAN,
    EXHAUSTS,
    ICON_NAMES,
    NATION,
    POWER_SUIT,
    SCORING,
    STATE,
)
from civitas.testing.rules import rule

Set = Callable[[ImperiumScenario], object]

EVERY_NATION = (
    "imperium:carthaginians",
    "imperium:celts",
    "imperium:greeks",
    "imperium:macedonians",
    "imperium:persians",
    "imperium:romans",
    "imperium:scythians",
    "imperium:vikings",
)


def barbarian(*hand: str, seats: int = 2) -> ImperiumScenario:
    """Seat 0 is barbarian and has these cards in hand."""
    return ImperiumScenario(seats).hand(0, *hand)


def empire(*hand: str, seats: int = 2) -> ImperiumScenario:
    return barbarian(*hand, seats=seats).in_state(0, "empire")


def in_play(*codes: str) -> ImperiumScenario:
    """Seat 0 has these cards in play."""
    return ImperiumScenario().in_play(0, *codes)


def solstice(game: ImperiumScenario, *hand: str, deck: tuple[str, ...] = ()) -> ImperiumScenario:
    """Both players take a turn in which nothing is done; seat 0 then has these cards in hand for the solstice."""
    game.turn().done()
    return game.hand(0, *hand).deck(0, *deck).turn().done()


def filled(game: ImperiumScenario) -> int:
    """The cards seat 0 has in hand after a clean-up with a deck full of cards."""
    game.deck(0, *["1MAC19"] * 9).turn().done()
    return len(game.cards_in("hand"))


def worth(game: ImperiumScenario, code: str) -> int:
    """The points of a card of seat 0."""
    return {code_of(card): points for card, _, points in breakdown(game.state, 0)}.get(code, 0)


def icons(game: ImperiumScenario, code: str) -> dict[str, int]:
    shown = {name: icons_on(game.state, number(code), icon) for icon, name in enumerate(ICON_NAMES)}
    return {name: count for name, count in shown.items() if count}


def hand(game: ImperiumScenario, seat: int = 0) -> list[str]:
    return sorted(game.cards_in("hand", seat))


def actions(game: ImperiumScenario) -> int:
    return game.state.get(ACTIONS)


def supply(**amounts: int) -> dict[str, int]:
    """Resources: these, and nothing else."""
    return {"materials": 0, "population": 0, "progress": 0, "goods": 0} | amounts


# What is printed on the cards: points, icons, development costs, states, free plays, attacks.

FIXED = {
    2: ["1CAR3", "1CAR4", "1CAR5", "1GRE3", "1GRE3X", "1MAC4", "1MAC8", "1PER3", "1PER5", "1ROM4", "1ROM5", "1SCY4"],
    3: ["1GRE4", "1GRE5", "1GRE6", "1GRE7", "1GRE8", "1GRE9", "1MAC3", "1MAC5", "1MAC7", "1PER4", "1PER6", "1ROM3"],
    4: ["1CAR6", "1CAR7", "1CAR7X", "1CEL3", "1CEL4", "1CEL5", "1CEL6", "1MAC6", "1PER7", "1PER8", "1ROM7"],
    7: ["1SCY6"],
}
FIXED[2] += ["1SCY5", "1VIK11"]
FIXED[3] += ["1ROM6", "1SCY3"]

ICONS = {
    "city": ["1CAR2", "1GRE5", "1GRE11", "1GRE19", "1MAC9", "1PER2", "1ROM19", "1SCY5", "1VIK9"],
    "city ocean": ["1CAR2X"],
    "metropolis": ["1MAC8", "1ROM7"],
    "production fertile": ["1CAR12", "1CEL11", "1ROM11", "1SCY10"],
    "production river": ["1CEL9", "1GRE20", "1PER10", "1PER20", "1ROM12", "1SCY11"],
    "production production river": ["1CAR20"],
    "production production ocean": ["1CAR20X"],
    "production": ["1CAR21", "1CEL21", "1GRE12", "1GRE21", "1ROM20", "1SCY12", "1VIK3", "1VIK17"],
    "production hunt": ["1CEL21X"],
    "production river fertile": ["1VIK7"],
    "river": ["1CEL10"],
    "river fertile": ["1MAC18"],
    "fertile": ["1CEL12", "1MAC20"],
    "fertile fertile": ["1PER11"],
}

# Materials and population.
COSTS = {
    (0, 3): ["1CAR3", "1CAR4", "1CEL5", "1MAC5", "1ROM4", "1ROM5", "1SCY4", "1SCY5"],
    (0, 4): ["1CAR6", "1PER3", "1SCY3", "1SCY3X"],
    (0, 5): ["1PER8"],
    (2, 1): ["1ROM8"],
    (2, 2): ["1CEL3", "1CEL6", "1GRE3", "1GRE3X", "1MAC4"],
    (3, 1): ["1CAR5", "1CEL4"],
    (3, 2): ["1GRE4", "1GRE5", "1GRE6", "1GRE7", "1GRE8", "1PER9"],
    (3, 3): ["1ROM7"],
    (4, 0): ["1CEL7", "1PER5", "1ROM6"],
    (4, 1): ["1CAR7", "1CAR7X", "1MAC3", "1MAC7", "1MAC8", "1ROM3"],
    (4, 2): ["1MAC6", "1MAC9", "1PER4", "1PER6"],
    (5, 0): ["1GRE9"],
    (6, 0): ["1GRE10"],
    (7, 0): ["1CAR8", "1PER7", "1SCY6"],
}


def listed(codes: str) -> list[str]:
    return codes.split()


BARBARIAN_ONLY = listed("""
    1CAR11 1CAR16 1CAR17 1CAR18 1CAR19 1CEL8 1CEL16 1CEL17 1CEL18 1CEL19 1GRE16 1GRE17 1GRE18 1GRE19 1MAC13 1MAC14
    1MAC15 1MAC16 1PER12 1PER16 1PER17 1PER18 1PER21 1REG14 1ROM16 1ROM17 1ROM18 1ROM21 1SCY13 1SCY15 1SCY15X 1SCY16
    1SCY17 1SCY18 1SCY19 1SCY21 1TRI9 1UNC4 1UNC5 1UNC6 1UNC9 1UNC13 1VIK2 1VIK3 1VIK4 1VIK5 1VIK6 1VIK7 1VIK8 1VIK9
    1VIK10 1VIK11 1VIK12 1VIK13 1VIK16 1VIK17 1VIK18 1VIK21 1VIK22 1VIK23
""")
EMPIRE_ONLY = listed("""
    1CAR3 1CAR4 1CAR5 1CAR6 1CAR7 1CAR7X 1CAR8 1CEL3 1CEL4 1CEL5 1CEL6 1CEL7 1CIV1 1CIV2 1CIV3 1CIV4 1CIV5 1CIV6 1CIV7
    1CIV8 1CIV9 1CIV10 1CIV11 1CIV12 1CIV13 1CIV14 1CIV15 1GRE3 1GRE3X 1GRE4 1GRE5 1GRE6 1GRE7 1GRE8 1GRE9 1GRE10 1MAC3
    1MAC4 1MAC5 1MAC6 1MAC7 1MAC8 1MAC9 1PER3 1PER4 1PER5 1PER6 1PER7 1PER8 1PER9 1ROM2 1ROM3 1ROM4 1ROM5 1ROM6 1ROM7
    1ROM8 1SCY3 1SCY3X 1SCY4 1SCY5
""")
NEVER = ["1FAM6", "1FAM7", "1FAM9A", "1FAM9B", "1SCY6", "1TRI7"]
FREE = listed("""
    1CAR13X 1CAR19 1CIV1 1CIV2 1CIV3 1CIV13 1FAM2 1FAM3 1FAM3X 1FAM4 1FAM5 1GRE4 1MAC6 1PER5 1PER6 1PER8 1ROM2 1SCY13
    1TRI2 1TRI4 1TRI6 1TRI9 1UNC9 1UNC13 1UNC18 1UNC21 1UNC22 1VIK13
""")
ATTACKS = listed("""
    1CAR3 1CAR4 1CAR8 1CEL3 1CEL18 1CEL19 1CIV1 1CIV4 1CIV5 1CIV11 1CIV15 1FAM3 1FAM3X 1GRE7 1GRE15 1MAC11 1PER3 1PER7
    1ROM3 1ROM4 1ROM21 1SCY13 1UNC7 1UNC7X 1VIK13 1VIK22 1VIK23
""")
CLASSICS = [code for code in CARDS if code.startswith("1") and not SUITS[number(code)] & POWER_SUIT]


def plenty(code: str) -> ImperiumScenario:
    """A position in which nothing but the state, the actions and the card itself can be in the way of playing it."""
    exhausted = "1UNC8X" if code == "1UNC8" else "1UNC8"
    game = barbarian(code, "1TRI8", "1MAC19", "unrest").deck(0, *["1TRI2"] * 5).discards(0, "1TRI1", "unrest", "1REG3")
    table = ["1MAC20", "1REG8", "1REG9", "1REG7", exhausted, "1UNC15", "1ROM19", "1VIK10", "1VIK5", "1VIK17"]
    game.in_play(0, *[other for other in table if other != code]).in_play(1, "1REG3X", "1UNC16").hand(1, "1TRI8")
    game.history(0, "1MAC2").zone("nation deck", 0, "1ROM9").zone("development", 0, "1ROM6", "1ROM8")
    for slot, market in enumerate(("1TRI3", "1REG5", "1UNC3", "1CIV10")):
        game.slot(slot, market, unrest=int(slot > 0), materials=1)
    for seat in range(2):
        game.has(seat, materials=9, population=9, progress=9)
    return game.turn().use(exhausted)


@rule("imperium:state", "imperium:free-play", *EVERY_NATION)
@pytest.mark.parametrize("code", CLASSICS)
def test_every_card_is_played_in_its_state_and_for_an_action_unless_it_is_free(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in (*NEVER, *EMPIRE_ONLY), code not in (*NEVER, *BARBARIAN_ONLY)]
    game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:attack", *EVERY_NATION)
def test_which_cards_are_attacks() -> None:
    assert [code for code in CARDS if code.startswith("1") and FLAGS[number(code)] & ATTACK] == [
        code for code in CARDS if code in ATTACKS
    ]
    for code in ATTACKS:
        game = plenty(code).in_play(1, "1SCY20").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
        assert game.play(code).asks() == ("respond", 1)


@rule("imperium:scoring", *EVERY_NATION)
@pytest.mark.parametrize(("points", "codes"), FIXED.items())
def test_cards_with_points_of_their_own(points: int, codes: list[str]) -> None:
    for code in codes:
        assert worth(barbarian(code), code) == points


@rule("imperium:anatomy", *EVERY_NATION)
@pytest.mark.parametrize(("names", "codes"), ICONS.items())
def test_the_icons_of_the_nations_cards(names: str, codes: list[str]) -> None:
    for code in codes:
        assert icons(ImperiumScenario(), code) == {name: names.split().count(name) for name in names.split()}


@rule("imperium:develop", *EVERY_NATION)
@pytest.mark.parametrize(("cost", "codes"), COSTS.items())
def test_what_developing_costs(cost: tuple[int, int], codes: list[str]) -> None:
    materials, population = cost
    for code in codes:
        game = empire("1TRI3").zone("development", 0, code).has(0, materials=materials, population=population)
        game.turn().play("1TRI3")
        assert (game.cards_in("discards"), game.resources(0)) == ([code], supply())
        game = empire("1TRI3").zone("development", 0, code).has(0, materials=materials, population=population)
        game.has(0, **({"materials": materials - 1} if materials else {"population": population - 1}))
        assert game.turn().play("1TRI3").cards_in("discards") == []


@rule("imperium:player-setup", *EVERY_NATION)
@pytest.mark.parametrize(
    ("name", "developments", "nation", "deck", "unrest"),
    [
        ("carthaginians", range(3, 9), range(9, 14), range(14, 22), (0, 2)),
        ("celts", range(3, 8), range(8, 13), range(14, 22), (1, 2)),
        ("greeks", range(3, 11), range(11, 13), range(14, 22), (1, 2)),
        ("macedonians", range(3, 10), range(10, 13), range(13, 21), (0, 3)),
        ("persians", range(3, 10), range(10, 13), range(14, 22), (1, 2)),
        ("romans", range(3, 9), range(9, 13), range(14, 22), (1, 2)),
        ("scythians", range(3, 7), range(9, 14), range(14, 22), (2, 3)),
        ("vikings", range(0), range(3, 14), range(16, 24), (2, 1)),
    ],
)
def test_where_the_cards_of_a_nation_start(
    name: str, developments: range, nation: range, deck: range, unrest: tuple[int, int]
) -> None:
    """`unrest`: so many in the nation deck and among the cards of the start."""
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": name, "side1": "a", "replacements": "no"})
    group = f"1{name[:3].upper()}"
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == ([f"{group}1A"], [f"{group}2"])
    assert sorted(game.cards_in("development")) == sorted(f"{group}{n}" for n in developments)
    assert sorted(game.cards_in("nation deck")) == sorted([*(f"{group}{n}" for n in nation), *["unrest"] * unrest[0]])
    assert sorted(start) == sorted([*(f"{group}{n}" for n in deck), *["unrest"] * unrest[1]])


@rule("imperium:scoring", *EVERY_NATION)
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("1CAR8", lambda g: g.has(0, materials=14), 2),
        ("1CEL7", lambda g: g.discards(0, "1UNC3", "1UNC15", "1CIV10"), 2),
        ("1GRE10", lambda g: g.discards(0, *["1TRI8"] * 9), 2),
        ("1MAC9", lambda g: g.discards(0, "1REG3", "1REG4", "1REG5"), 1),
        ("1PER9", lambda g: g.discards(0, "1TRI2").history(0, "1PER8"), 2),
        ("1ROM8", lambda g: g.has(0, population=8), 2),
        ("1SCY3X", lambda g: g.discards(0, "1UNC3").history(0, "1UNC15"), 2),
        ("1SCY9", lambda g: g.discards(0, "1REG3").in_play(0, "1REG4", "1REG5", "1SCY18"), 2),
        ("1VIK2", lambda g: g.discards(0, "1VIK4", "1VIK9", "1VIK7"), 6),
        ("1VIK4", lambda g: g.has(0, population=8), 2),
        ("1VIK9", lambda g: g.has(0, materials=17), 2),
    ],
)
def test_cards_whose_points_are_counted(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points


@rule("imperium:scoring", *EVERY_NATION)
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("1CAR1A", lambda g: g.has(0, materials=17), 2),
        ("1CAR1B", lambda g: g.has(0, materials=17), 5),
        ("1CEL1A", lambda g: g.hand(0, "1UNC3", "1UNC4", "1CIV10"), 2),
        ("1CEL1B", lambda g: g.hand(0, "1UNC3", "1UNC4", "1CIV10"), 4),
        ("1GRE1A", lambda g: g.discards(0, *["1TRI8"] * 15), 2),
        ("1GRE1B", lambda g: g.discards(0, *["1TRI8"] * 14), 4),
        ("1MAC1A", lambda g: g.hand(0, "1REG3").in_play(0, "1MAC19", "1MAC20").discards(0, "1TRI8"), 1),
        ("1MAC1B", lambda g: g.hand(0, "1REG3").in_play(0, "1MAC19", "1MAC20").discards(0, "1TRI8"), 3),
        ("1PER1A", lambda g: g.hand(0, "1TRI8", "1PER8").history(0, "1PER12", "1PER21", "1TRI1"), 1),
        ("1PER1B", lambda g: g.hand(0, "1TRI8", "1PER8").history(0, "1PER12", "1PER21", "1TRI1"), 5),
        ("1ROM1A", lambda g: g.has(0, population=11), 2),
        ("1ROM1B", lambda g: g.has(0, population=11), 5),
        ("1SCY1A", lambda g: g.has(0, materials=17), 2),
        ("1SCY1AX", lambda g: g.has(0, materials=17), 2),
        ("1SCY1B", lambda g: g.has(0, materials=6).hand(0, "1REG3", "1REG4", "1REG5"), 3),
        ("1SCY1BX", lambda g: g.has(0, materials=7).hand(0, "1REG3", "1REG4"), 3),
        ("1VIK1A", lambda g: g.hand(0, "1VIK2", "1VIK4", "1VIK8", "1VIK9", "1VIK7"), 4),
        ("1VIK1B", lambda g: g.hand(0, "1VIK2", "1VIK4", "1VIK8", "1VIK9", "1VIK7"), 8),
    ],
)
def test_the_points_of_both_sides_of_every_power(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    table(game)
    assert worth(game, code) == points


# Staples.


@rule("imperium:all-players", *EVERY_NATION)
@pytest.mark.parametrize("code", ["1CAR9", "1CAR15", "1MAC10", "1PER15", "1ROM9", "1ROM15", "1VIK19"])
def test_prosperity_lets_all_draw_and_pays_for_production_or_regions(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).in_play(0, "1REG6", "1REG3", "1CIV6").deck(0, "1TRI8").deck(1, "1TRI2").turn()
        return game.play(code).accept(seat=0).decline(seat=1)

    game = position().choose(0)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI8"], [], supply(materials=2))
    assert position().choose(1).resources(0) == supply(population=2)


@rule("imperium:acquire", "imperium:break-through", "imperium:pay", *EVERY_NATION)
@pytest.mark.parametrize(
    "code", ["1CAR11", "1CAR16", "1CEL16", "1GRE16", "1MAC13", "1PER16", "1ROM16", "1SCY16", "1VIK18"]
)
def test_advance_buys_culture_for_three_or_a_break_through_for_five(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).has(0, materials=5).slot(0, "1CIV10", unrest=1).slot(1, "1REG3", unrest=1)
        return game.zone("uncivilised deck", 0, "1UNC9").turn().play(code)

    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["1CIV10", "unrest"], supply(materials=2))
    game = position().choose(1).from_deck("uncivilised")
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1UNC9"], supply(), [code])


@rule("imperium:acquire", "imperium:break-through", "imperium:pay", *EVERY_NATION)
@pytest.mark.parametrize(
    "code",
    ["1CAR17", "1CEL8", "1CEL17", "1GRE17", "1MAC14", "1MAC15", "1PER17", "1PER18", "1ROM17", "1SCY17"],
)
def test_conquer_takes_lands_for_two_population_or_a_break_through_for_three(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code).has(0, population=3).slot(0, "1TRI2").slot(1, "1CIV10", unrest=1)
        return game.zone("region deck", 0, "1REG8").turn().play(code)

    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(population=1))
    game = position().choose(1).from_deck("region")
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1REG8"], supply(), [code])


@rule("imperium:fame", "imperium:garrison", *EVERY_NATION)
@pytest.mark.parametrize("code", ["1CAR14", "1CEL15", "1GRE14", "1MAC12", "1PER14", "1ROM14", "1SCY2", "1VIK20"])
def test_glory_abandons_three_regions_for_fame_and_cannot_be_garrisoned(code: str) -> None:
    game = barbarian(code).in_play(0, "1REG3", "1REG8").zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn()
    assert game.playable() == []
    game.in_play(0, "1REG3", "1REG8", "1REG9").play(code).card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1"], ["1FAM4", "1FAM2"])
    assert sorted(game.cards_in("discards")) == sorted([code, "1REG3", "1REG8", "1REG9"])
    game = barbarian(code, "1MAC19").turn().play("1MAC19").decline()
    assert hand(game) == [code]


@rule("imperium:solstice", "imperium:discard", *EVERY_NATION)
@pytest.mark.parametrize("code", ["1CAR2", "1GRE5", "1GRE11", "1GRE19", "1MAC9", "1PER2", "1ROM19", "1SCY5", "1VIK9"])
def test_a_city_takes_a_card_for_a_material_a_population_or_a_card(code: str) -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play(code), "1TRI2", deck=("1TRI8",)).accept().pick("discard", "1TRI2")

    assert position().choose(0).resources(0) == supply(materials=1)
    assert position().choose(1).resources(0) == supply(population=1)
    assert hand(position().choose(2)) == ["1TRI8"]
    assert hand(solstice(in_play(code), "1TRI2").decline()) == ["1TRI2"]


@rule("imperium:solstice", "imperium:macedonians", "imperium:romans")
@pytest.mark.parametrize("code", ["1MAC8", "1ROM7"])
def test_alexandria_and_the_eternal_city_are_metropolises(code: str) -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play(code), deck=("1TRI8",))

    assert position().choose(0).resources(0) == supply(materials=1)
    assert position().choose(1).resources(0) == supply(population=1)
    assert hand(position().choose(2)) == ["1TRI8"]


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
    ],
)
def test_a_region_of_a_nation_gives_and_takes_a_garrison(code: str, gained: dict[str, int]) -> None:
    game = barbarian(code, "1TRI8").slot(0, "1REG3", unrest=1).turn().play(code)
    assert game.resources(0) == supply(**gained)
    game.accept().pick("garrison", "1TRI8")
    assert (game.cards_in("play"), game.under(code), game.cards_in("exile")) == ([code], ["1TRI8"], [])


@rule("imperium:draw", "imperium:celts", "imperium:scythians")
@pytest.mark.parametrize("code", ["1CEL10", "1SCY11"])
def test_belgica_and_the_tarim_basin_may_draw(code: str) -> None:
    game = barbarian(code).deck(0, "1TRI8").turn().play(code).accept()
    assert hand(game) == ["1TRI8"]


# The Carthaginians.


@rule("imperium:carthaginians", "imperium:clean-up")
@pytest.mark.parametrize(("code", "materials"), [("1CAR1A", 1), ("1CAR1B", 2)])
def test_carthaginians_put_materials_instead_of_progress_on_the_market(code: str, materials: int) -> None:
    game = ImperiumScenario().power(0, code).slot(0, "1REG3").turn().done()
    assert game.market_tokens(0) == supply(materials=materials)


@rule("imperium:carthaginians", "imperium:exhaust")
def test_carthaginians_double_the_materials_on_a_card_they_gain() -> None:
    game = barbarian("1MAC16").power(0, "1CAR1A").slot(0, "1TRI2", materials=3, progress=1).turn().play("1MAC16")
    game.accept("respond")
    assert game.resources(0) == supply(materials=6, progress=1)
    game = barbarian("1TRI11").power(0, "1CAR1A").slot(0, "1REG3", unrest=1, materials=2).turn().play("1TRI11")
    game.from_slot("break-through", 0).accept("respond")
    assert game.resources(0) == supply(materials=4)


@rule("imperium:carthaginians", "imperium:replacement-cards", "imperium:solstice")
def test_the_new_city_of_carthage_gives_goods_or_sells_them_for_cards() -> None:
    game = solstice(in_play("1CAR2X"))
    assert game.resources(0) == supply(goods=1)
    game = solstice(in_play("1CAR2X", "1REG4X").has(0, goods=1), deck=("1TRI8", "1TRI2", "1TRI1")).choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI1", "1TRI2"], supply())
    game = solstice(in_play("1CAR2X", "1CAR20X", "1REG4X", "1REG12X").has(0, goods=1), deck=("1TRI8",) * 5).choose(1)
    assert len(hand(game)) == 3


@rule("imperium:carthaginians", "imperium:attack")
@pytest.mark.parametrize("code", ["1CAR3", "1CAR4"])
def test_elephants_drive_off_a_region_and_may_break_through(code: str) -> None:
    game = empire(code).in_play(1, "1REG3", "1UNC15").slot(0, "1TRI2").turn().play(code).accept()
    game.from_slot("break-through", 0)
    assert (game.cards_in("discards", 1), hand(game), game.cards_in("history")) == (["1REG3"], ["1TRI2"], [code])


@rule("imperium:carthaginians", "imperium:acquire")
def test_hegemony_acquires_for_two_materials_and_lets_all_draw() -> None:
    game = empire("1CAR5").has(0, materials=2).slot(0, "1TRI2").deck(0, "1TRI8").deck(1, "1TRI1").turn().play("1CAR5")
    game.accept(seat=0).accept(seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI2", "1TRI8"], ["1TRI1"], supply())


@rule("imperium:carthaginians", "imperium:history")
def test_hannibal_acquires_draws_and_brings_a_card_back_from_the_history() -> None:
    game = empire("1CAR6").slot(0, "1TRI2").deck(0, "1TRI8").history(0, "1CAR18").turn().play("1CAR6")
    game.accept().accept().accept().pick("to-hand", "1CAR18")
    assert (hand(game), game.cards_in("history")) == (["1CAR18", "1TRI2", "1TRI8"], ["1CAR6"])


@rule("imperium:carthaginians", "imperium:recall", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("code", "land"),
    [("1CAR7", "1REG9"), ("1CAR7", "1REG8"), ("1CAR7X", "1REG9"), ("1CAR7X", "1REG8"), ("1CAR7X", "1CAR20X")],
)
def test_trading_ships_recall_a_land_to_acquire_a_card_with_materials(code: str, land: str) -> None:
    game = in_play(code, land, "1REG3").slot(0, "1TRI2", materials=1).slot(1, "1TRI1", progress=1).turn().use(code)
    if code == "1CAR7":
        game.accept()
    assert (hand(game), game.resources(0)) == (sorted(["1TRI2", land]), supply(materials=1))


@rule("imperium:carthaginians", "imperium:give")
def test_monopoly_gives_materials_and_a_card_and_each_other_player_one_too() -> None:
    game = empire("1CAR8", "unrest").deck(0, "1TRI8").turn().play("1CAR8")
    assert (hand(game), game.resources(0)) == (["1TRI8", "unrest"], supply(materials=2))
    game.pick("give", "unrest")
    assert (hand(game), hand(game, 1)) == (["1TRI8"], ["unrest"])


@rule("imperium:carthaginians", "imperium:exhaust")
def test_caravans_buy_a_card_with_materials_on_it() -> None:
    game = in_play("1CAR10").hand(0, "1TRI8").has(0, materials=3)
    game.slot(0, "1REG3", unrest=1, materials=2).slot(1, "1TRI1").turn().use("1CAR10").pick("discard", "1TRI8")
    assert (hand(game), game.resources(0)) == (["1REG3", "unrest"], supply(materials=2))


@rule("imperium:carthaginians", "imperium:replacement-cards", "imperium:add")
def test_berbers_give_population_and_the_new_ones_empty_and_fill_market_cards() -> None:
    assert barbarian("1CAR13").turn().play("1CAR13").resources(0) == supply(population=2)
    game = barbarian("1CAR13X").slot(0, "1REG3", materials=2, progress=1).slot(1, "1REG8").turn().play("1CAR13X")
    game.accept().accept().from_slot("market-token", 1)
    assert (game.resources(0), actions(game)) == (supply(materials=2, progress=1), 3)
    assert (game.market_tokens(0), game.market_tokens(1)) == (supply(), supply(materials=1))


@rule("imperium:carthaginians", "imperium:free-play")
def test_dido_acquires_a_region_and_plays_it_at_once() -> None:
    game = barbarian("1CAR18").slot(0, "1REG9", unrest=1).slot(1, "1TRI2").turn().play("1CAR18").accept()
    if game.asks()[0] == "exile-market":
        game.from_slot("exile-market", 1)
    game.decline()
    assert (game.cards_in("play"), game.resources(0)) == (["1REG9"], supply(materials=2, population=1))
    assert (game.cards_in("history"), actions(game), hand(game)) == (["1CAR18"], 2, ["unrest"])


@rule("imperium:carthaginians", "imperium:add", "imperium:history")
def test_carthaginian_traders_put_a_material_on_the_market_and_a_card_into_the_history() -> None:
    game = barbarian("1CAR19", "1TRI8").slot(0, "1REG3").discards(0, "1TRI2").turn().play("1CAR19")
    game.accept().pick("to-history", "1TRI2", zone=1)
    assert (game.market_tokens(0), game.cards_in("history"), actions(game)) == (supply(materials=1), ["1TRI2"], 3)


@rule("imperium:carthaginians", "imperium:replacement-cards")
def test_the_new_balearic_islands_fill_the_market_or_give_population() -> None:
    game = barbarian("1CAR20X", "1TRI8").slot(0, "1REG3").turn().play("1CAR20X").accept().pick("garrison", "1TRI8")
    game.choose(0)
    assert (game.under("1CAR20X"), game.market_tokens(0)) == (["1TRI8"], supply(materials=1))
    game = barbarian("1CAR20X", "1TRI8").slot(0, "1REG3").turn().play("1CAR20X").decline().choose(1)
    assert game.resources(0) == supply(population=1)


# The Celts.


@rule("imperium:celts", "imperium:exhaust", "imperium:take-unrest")
def test_celts_spread_unrest_when_they_gain_uncivilised_cards() -> None:
    game = barbarian("1TRI1", seats=3).power(0, "1CEL1A").slot(0, "1UNC3", unrest=1).turn().play("1TRI1")
    game.accept("respond")
    assert (hand(game, 1), hand(game, 2), game.state.get(EXHAUSTS)) == (["unrest"], ["unrest"], 4)
    game = barbarian("1ROM18").power(0, "1CEL1A").turn().play("1ROM18").accept("respond")
    assert hand(game, 1) == ["unrest"]
    game = barbarian("1MAC16").power(0, "1CEL1A").slot(0, "1REG3", unrest=1).turn().play("1MAC16")
    assert game.asks()[0] == "activate"
    game = barbarian("1TRI1").power(0, "1CEL1B").slot(0, "1UNC3", unrest=1).turn().play("1TRI1")
    assert game.asks()[0] == "activate"


@rule("imperium:celts", "imperium:gain")
def test_celtic_gold_pays_for_fertile_land() -> None:
    game = barbarian("1CEL2", seats=3).in_play(0, "1REG8", "1PER11", "1REG3").turn().play("1CEL2")
    assert [game.resources(seat)["materials"] for seat in range(3)] == [12, 1, 1]


@rule("imperium:celts", "imperium:acquire")
def test_celtic_innovation_may_acquire_and_brings_unrest() -> None:
    game = empire("1CEL3").slot(0, "1CIV10", unrest=1).slot(1, "1REG3", unrest=1).turn().play("1CEL3").accept()
    assert (hand(game), hand(game, 1)) == (["1CIV10", "unrest"], ["unrest"])


@rule("imperium:celts", "imperium:passive")
def test_chainmail_turns_attacks_into_progress() -> None:
    game = barbarian("1CEL19", "1TRI8").in_play(0, "1CEL4").turn().play("1CEL19", "1TRI8")
    assert game.resources(0)["progress"] == 1


@rule("imperium:celts", "imperium:passive", "imperium:state")
def test_chariots_reach_exiled_regions_and_let_an_empire_conquer_and_attack() -> None:
    game = empire("1CEL17", "1CEL18", "1CEL16").has(0, materials=3, population=2).exile("1REG3", "1UNC3").turn()
    assert game.playable() == []
    game.in_play(0, "1CEL5")
    assert sorted(game.playable()) == ["1CEL17", "1CEL18"]
    game.play("1CEL17")
    assert hand(game) == ["1CEL16", "1CEL18", "1REG3", "unrest"]


@rule("imperium:celts", "imperium:history", "imperium:passive")
def test_ogham_script_makes_the_hand_larger_and_writes_history() -> None:
    assert filled(in_play("1CEL6")) == 6
    game = in_play("1CEL6").hand(0, "1TRI8").discards(0, "1TRI2").turn().use("1CEL6")
    game.accept().pick("to-history", "1TRI8").accept()
    assert sorted(game.cards_in("history")) == ["1TRI2", "1TRI8"]


@rule("imperium:celts", "imperium:acquire")
def test_vercingetorix_may_acquire_anything() -> None:
    game = empire("1CEL7").slot(0, "1TRI2").turn().play("1CEL7").accept()
    assert (hand(game), game.cards_in("history")) == (["1TRI2"], ["1CEL7"])


@rule("imperium:celts")
def test_hibernia_may_bring_a_discarded_card_back() -> None:
    game = barbarian("1CEL12").discards(0, "1TRI8", "1TRI2").turn().play("1CEL12").accept().pick("to-hand", "1TRI8")
    assert (hand(game), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:celts", "imperium:choose")
def test_druids_give_progress_break_through_or_turn_unrest_into_population() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1CEL14", "unrest").has(0, population=1).unrest_left(3).zone("uncivilised deck", 0, "1UNC3")
        return game.turn().play("1CEL14")

    assert position().choose(0).resources(0) == supply(population=1, progress=1)
    game = position().choose(1)
    assert (hand(game), game.resources(0)) == (["1UNC3", "unrest"], supply())
    game = position().choose(2).pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == ([], supply(population=2), 4)


@rule("imperium:celts", "imperium:attack")
def test_boudicca_drives_off_a_region() -> None:
    game = barbarian("1CEL18", seats=3).in_play(1, "1REG3").in_play(2, "1UNC15").turn().play("1CEL18")
    assert (game.cards_in("discards", 1), game.cards_in("discards", 2)) == (["1REG3"], [])
    assert (game.resources(0), game.cards_in("history")) == (supply(progress=1), ["1CEL18"])


@rule("imperium:celts", "imperium:steal")
def test_a_cattle_raid_steals_from_those_with_regions_and_from_empires() -> None:
    game = barbarian("1CEL19", seats=3).in_play(1, "1REG3").in_state(2, "empire")
    for seat in (1, 2):
        game.has(seat, materials=3, progress=3)
    game.turn().play("1CEL19")
    assert game.resources(0) == supply(materials=3, progress=1)
    assert game.resources(1) == supply(materials=2, progress=3)
    assert game.resources(2) == supply(materials=3, progress=2)


@rule("imperium:celts", "imperium:exhaust")
def test_the_cauldron_turns_progress_into_population() -> None:
    game = in_play("1CEL20").has(0, progress=1).turn().use("1CEL20")
    assert game.resources(0) == supply(population=2)


@rule("imperium:celts", "imperium:on-deck", "imperium:replacement-cards")
@pytest.mark.parametrize("code", ["1CEL21", "1CEL21X"])
def test_celtica_may_put_a_discarded_card_on_the_deck(code: str) -> None:
    game = barbarian(code).deck(0, "1TRI1").discards(0, "1TRI8", "1TRI2").turn().play(code)
    game.accept().pick("on-deck", "1TRI8")
    assert (game.cards_in("deck"), game.cards_in("play")) == (["1TRI1", "1TRI8"], [code])


# The Greeks.


@rule("imperium:greeks", "imperium:exhaust", "imperium:action")
def test_greeks_spend_two_actions_to_break_through() -> None:
    game = ImperiumScenario().power(0, "1GRE1A").slot(0, "1CIV10", unrest=1).actions(0, 1).turn()
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


@rule("imperium:greeks", "imperium:persians", "imperium:romans", "imperium:macedonians", "imperium:acquire")
@pytest.mark.parametrize(("code", "left"), [("1GRE4", 3), ("1PER8", 3), ("1PER9", 2), ("1ROM8", 2), ("1MAC16", 2)])
def test_pericles_and_his_like_acquire_anything_and_go_into_the_history(code: str, left: int) -> None:
    for slot, market in enumerate(("1UNC3", "1CIV10", "1REG3", "1TRI2")):
        game = barbarian(code).in_state(0, "barbarian" if code == "1MAC16" else "empire").slot(slot, market)
        game.turn().play(code)
        assert (hand(game), game.cards_in("history"), actions(game)) == ([market], [code], left)


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
    assert (hand(game), hand(game, 1), game.cards_in("discards")) == (["1TRI2"], ["1UNC15"], ["1GRE7"])


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
        game = in_play("1GRE9").discards(0, "1GRE15", "1TRI8").exile("1TRI2").slot(0, "1UNC3", unrest=1, progress=1)
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


# The Macedonians.


@rule("imperium:macedonians", "imperium:passive", "imperium:exhaust")
def test_macedonians_gain_from_regions_the_phalanx_plays_from_the_discards() -> None:
    def position(power: str) -> ImperiumScenario:
        game = in_play("1MAC17").hand(0, "1TRI2").power(0, power).discards(0, "1PER20", "1TRI8").turn()
        return game.use("1MAC17").decline()

    game = position("1MAC1A")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["1MAC17", "1PER20"], ["1TRI8"])
    assert (game.resources(0), actions(game)) == (supply(materials=2), 2)
    assert position("1MAC1B").resources(0) == supply()
    game = in_play("1MAC17").discards(0, "1PER20").actions(0, 0).turn()
    assert game.usable() == []
    game = barbarian("1PER20", "1TRI8").power(0, "1MAC1A").turn().play("1PER20").decline()
    assert game.resources(0) == supply()


@rule("imperium:macedonians", "imperium:break-through")
def test_alexander_draws_and_may_break_through() -> None:
    game = barbarian("1MAC2").deck(0, "1TRI8").slot(0, "1TRI2").turn().play("1MAC2").accept()
    game.from_slot("break-through", 0)
    assert (hand(game), game.cards_in("history")) == (["1TRI2", "1TRI8"], ["1MAC2"])


@rule("imperium:macedonians", "imperium:persians", "imperium:develop")
@pytest.mark.parametrize("code", ["1MAC3", "1PER4"])
def test_development_develops_or_acquires_for_two_materials(code: str) -> None:
    def position() -> ImperiumScenario:
        game = empire(code).zone("development", 0, "1ROM6", "1ROM7").has(0, materials=4).slot(0, "1CIV10").turn()
        return game.play(code)

    game = position().choose(0)
    assert (sorted(game.cards_in("discards")), game.resources(0)) == (sorted(["1ROM6", code]), supply())
    game = position().choose(1)
    assert (hand(game), game.resources(0)) == (["1CIV10"], supply(materials=2))


@rule("imperium:macedonians", "imperium:acquire", "imperium:free-play")
@pytest.mark.parametrize(("market", "gained"), [("1TRI8", {"materials": 4}), ("1TRI2", {"population": 1})])
def test_parmenion_acquires_and_plays_at_once(market: str, gained: dict[str, int]) -> None:
    game = empire("1MAC4").slot(0, market).turn().play("1MAC4").accept()
    assert (game.resources(0), actions(game)) == (supply(**gained), 2)
    assert (game.cards_in("discards"), game.cards_in("history")) == ([market], ["1MAC4"])


@rule("imperium:macedonians", "imperium:passive", "imperium:exhaust")
def test_companion_cavalry_lets_an_empire_conquer_and_draws_for_regions() -> None:
    game = empire("1MAC14", "1MAC13", "1PER20").in_play(0, "1MAC5").has(0, materials=3, population=2).slot(0, "1TRI2")
    game.slot(1, "1UNC3").deck(0, "1TRI8").turn()
    assert sorted(game.playable()) == ["1MAC14", "1PER20"]
    game.play("1PER20").decline().accept("respond")
    assert hand(game) == ["1MAC13", "1MAC14", "1TRI8"]


@rule("imperium:macedonians", "imperium:acquire", "imperium:exile")
def test_alexander_the_great_follows_alexander_and_acquires_two_regions_exiled_ones_too() -> None:
    game = empire("1MAC6").slot(0, "1REG3", unrest=1).exile("1REG8").turn()
    assert game.playable() == []
    game.history(0, "1MAC2").play("1MAC6").accept().from_exile("1REG8").accept()
    assert hand(game) == ["1REG3", "1REG8", "unrest", "unrest"]
    assert (sorted(game.cards_in("history")), actions(game)) == (["1MAC2", "1MAC6"], 3)


@rule("imperium:macedonians", "imperium:exhaust")
def test_mosaics_buy_a_discarded_card_back() -> None:
    game = in_play("1MAC7").has(0, materials=1).discards(0, "1TRI8", "1TRI2").turn().use("1MAC7")
    game.pick("to-hand", "1TRI8")
    assert (hand(game), game.resources(0)) == (["1TRI8"], supply())


@rule("imperium:macedonians", "imperium:steal", "imperium:return-exhaust")
def test_uxians_steal_materials_and_may_return_an_exhaust_token() -> None:
    game = barbarian("1MAC11").in_play(0, "1UNC8").has(1, materials=3).turn().use("1UNC8").play("1MAC11").accept()
    assert (game.resources(0), game.resources(1)) == (supply(materials=2), supply(materials=1))
    assert game.state.get(EXHAUSTS) == 5


# The Persians.


@rule("imperium:persians", "imperium:exhaust", "imperium:on-deck")
def test_persians_give_an_action_two_cards_and_a_population_for_a_tributary() -> None:
    game = barbarian("1REG3", "1REG8", "1REG9").power(0, "1PER1A").has(0, population=1).slot(0, "1TRI2").turn()
    game.use("1PER1A").pick("on-deck", "1REG3").pick("on-deck", "1REG8").from_slot("break-through", 0)
    assert (hand(game), game.cards_in("deck")) == (["1REG9", "1TRI2"], ["1REG3", "1REG8"])
    assert (game.resources(0), actions(game)) == (supply(), 2)
    game = barbarian("1REG3").power(0, "1PER1A").has(0, population=1).turn()
    assert game.usable() == []
    assert barbarian("1REG3", "1REG8").power(0, "1PER1B").has(0, population=1).turn().usable() == []


@rule("imperium:persians", "imperium:attack")
def test_a_battering_ram_drives_off_a_city_and_may_break_through() -> None:
    game = empire("1PER3").in_play(1, "1UNC15", "1REG3").slot(0, "1TRI2").turn().play("1PER3").accept()
    game.from_slot("break-through", 0)
    assert (game.cards_in("discards", 1), hand(game)) == (["1UNC15"], ["1TRI2"])


@rule("imperium:persians", "imperium:treated-as", "imperium:free-play")
def test_windmills_make_three_production_of_a_fertile_icon() -> None:
    game = empire("1PER5", "1SCY14").in_play(0, "1REG8").turn().play("1PER5")
    assert (actions(game), sorted(game.cards_in("play"))) == (3, ["1PER5", "1REG8"])
    game.use("1PER5").play("1SCY14")
    assert game.resources(0) == supply(materials=4)


@rule("imperium:persians", "imperium:action", "imperium:free-play")
def test_satraps_sell_an_action() -> None:
    game = empire("1PER6").has(0, materials=3).turn().play("1PER6")
    assert (actions(game), game.resources(0)) == (4, supply())


@rule("imperium:persians", "imperium:all-players", "imperium:take-unrest")
def test_persian_gold_pays_all_and_brings_others_unrest() -> None:
    game = empire("1PER7").turn().play("1PER7")
    assert (game.resources(0), game.resources(1)) == (supply(materials=2, progress=1), supply(materials=2))
    assert (hand(game), hand(game, 1)) == ([], ["unrest"])


@rule("imperium:persians", "imperium:history")
def test_arachosia_may_put_a_discarded_card_into_the_history() -> None:
    game = barbarian("1PER10").discards(0, "1TRI8", "1TRI2").turn().play("1PER10").accept().pick("to-history", "1TRI8")
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:persians", "imperium:gain")
@pytest.mark.parametrize(("code", "gained"), [("1PER12", {"materials": 4}), ("1PER21", {"population": 2})])
def test_the_median_empire_and_lydians_give_and_go_into_the_history(code: str, gained: dict[str, int]) -> None:
    game = barbarian(code).turn().play(code)
    assert (game.resources(0), game.cards_in("history")) == (supply(**gained), [code])


# The Romans.


@rule("imperium:romans", "imperium:fame", "imperium:passive")
def test_romans_look_at_one_more_fame_card_and_gain_progress() -> None:
    game = barbarian("1ROM14").power(0, "1ROM1A").in_play(0, "1REG3", "1REG8", "1REG9")
    game.zone("fame deck", 0, "1FAM4", "1FAM5", "1FAM1", "1FAM2").turn().play("1ROM14")
    game.card("take-fame", "1FAM5").card("put-back-fame", "1FAM2")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM5"], ["1FAM4", "1FAM2", "1FAM1"])
    assert game.resources(0) == supply(progress=1)
    game = barbarian("1ROM14").power(0, "1ROM1B").in_play(0, "1REG3", "1REG8", "1REG9")
    game.zone("fame deck", 0, "1FAM4", "1FAM5", "1FAM1", "1FAM2").turn().play("1ROM14").card("take-fame", "1FAM1")
    assert game.resources(0) == supply()


@rule("imperium:romans", "imperium:choose", "imperium:free-play")
def test_julius_caesar_draws_two_or_acquires() -> None:
    def position() -> ImperiumScenario:
        return empire("1ROM2").deck(0, "1TRI8", "1TRI1").slot(0, "1TRI2").turn().play("1ROM2")

    game = position().choose(0)
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1TRI1", "1TRI8"], ["1ROM2"], 3)
    assert hand(position().choose(1).accept()) == ["1TRI2"]


@rule("imperium:romans", "imperium:discard")
def test_military_engineering_makes_others_discard_two_and_may_break_through() -> None:
    game = empire("1ROM3").hand(1, "1TRI8", "1TRI2", "1TRI1").slot(0, "1CIV10").turn().play("1ROM3")
    game.pick("discard", "1TRI1", "1TRI2", seat=1).accept(seat=0).from_slot("break-through", 0)
    assert (hand(game), hand(game, 1)) == (["1CIV10"], ["1TRI8"])


@rule("imperium:romans", "imperium:attack")
def test_a_roman_invasion_may_acquire_and_drives_off_a_region() -> None:
    game = empire("1ROM4").slot(0, "1TRI2").slot(1, "1UNC3").in_play(1, "1REG3").turn().play("1ROM4").accept()
    assert (hand(game), game.cards_in("discards", 1), game.cards_in("discards")) == (["1TRI2"], ["1REG3"], ["1ROM4"])


@rule("imperium:romans", "imperium:passive", "imperium:state")
def test_legions_make_the_hand_larger_and_let_an_empire_conquer() -> None:
    assert filled(in_play("1ROM5")) == 6
    game = empire("1ROM17", "1ROM16").in_play(0, "1ROM5").has(0, materials=3, population=2)
    assert game.slot(0, "1TRI2").slot(1, "1UNC3").turn().playable() == ["1ROM17"]


@rule("imperium:romans", "imperium:history")
def test_the_senate_may_acquire_and_write_history() -> None:
    game = empire("1ROM6", "1TRI8").slot(0, "1CIV10").slot(1, "1UNC3").turn().play("1ROM6").accept()
    game.accept().pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history")) == (["1CIV10"], ["1TRI8"])


@rule("imperium:romans", "imperium:history")
def test_the_eternal_city_takes_the_place_of_the_city_of_rome() -> None:
    game = empire("1ROM7").turn()
    assert game.playable() == []
    game.in_play(0, "1ROM19").play("1ROM7")
    assert (game.cards_in("play"), game.cards_in("history")) == (["1ROM7"], ["1ROM19"])


@rule("imperium:romans", "imperium:solstice", "imperium:return-unrest")
def test_bread_and_circuses_take_a_card_and_return_unrest() -> None:
    game = in_play("1ROM10").unrest_left(3)
    game.turn().done().hand(0, "1TRI8", "unrest").discards(0, "unrest").turn().done()
    game.pick("discard", "1TRI8").accept().pick("return-unrest", "unrest").accept()
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == ([], ["1TRI8"], 5)


@rule("imperium:romans", "imperium:break-through")
def test_a_triumvirate_breaks_through_for_uncivilised() -> None:
    game = barbarian("1ROM18").zone("uncivilised deck", 0, "1UNC3").turn().play("1ROM18")
    assert (hand(game), game.cards_in("history")) == (["1UNC3"], ["1ROM18"])


@rule("imperium:romans", "imperium:acquire", "imperium:recall")
def test_roman_expansion_acquires_up_to_two_regions_and_others_recall_one() -> None:
    game = barbarian("1ROM21").slot(0, "1REG3").slot(1, "1REG8").in_play(1, "1REG9").zone("main deck", 0, "1UNC3")
    game.turn().play("1ROM21").from_slot("acquire", 0).accept()
    assert (hand(game), hand(game, 1), game.cards_in("history")) == (["1REG3", "1REG8"], ["1REG9"], ["1ROM21"])


# The Scythians.


@rule("imperium:scythians", "imperium:exhaust", "imperium:take-unrest")
def test_scythians_take_unrest_and_spend_an_action_to_break_through() -> None:
    game = ImperiumScenario().power(0, "1SCY1A").zone("region deck", 0, "1REG3").turn().use("1SCY1A")
    assert (hand(game), actions(game)) == (["1REG3", "unrest"], 2)
    assert ImperiumScenario().power(0, "1SCY1B").turn().usable() == []


@rule("imperium:scythians", "imperium:replacement-cards", "imperium:look")
@pytest.mark.parametrize("code", ["1SCY1AX", "1SCY1BX"])
def test_the_new_scythians_sift_their_nation_deck(code: str) -> None:
    game = ImperiumScenario().power(0, code).zone("nation deck", 0, "1SCY9", "1SCY10", "1SCY11")
    game.zone("region deck", 0, "1REG3").turn().use(code).card("sink-nation", "1SCY11")
    if code == "1SCY1AX":
        game.accept()
        assert (hand(game), actions(game)) == (["1REG3"], 2)
    assert (game.cards_in("nation deck"), game.asks()[0]) == (["1SCY11", "1SCY9", "1SCY10"], "activate")


@rule("imperium:scythians", "imperium:acquire")
def test_ateas_may_acquire_a_region_and_return_unrest() -> None:
    game = empire("1SCY3", "unrest").slot(0, "1REG3").slot(1, "1TRI2").unrest_left(3)
    game.zone("main deck", 0, "1UNC3", "1TRI1").turn().play("1SCY3").accept().accept().pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), game.cards_in("history")) == (["1REG3"], 4, ["1SCY3"])


@rule("imperium:scythians", "imperium:acquire", "imperium:replacement-cards")
def test_the_new_ateas_may_acquire_one_of_each_kind() -> None:
    game = empire("1SCY3X").slot(2, "1REG3").slot(3, "1UNC3").slot(4, "1CIV10")
    for deck in ("region deck", "uncivilised deck", "civilised deck"):
        game.zone(deck, 0, "1TRI2")
    game.turn().play("1SCY3X").accept().accept().accept()
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "1REG3", "1UNC3"], ["1SCY3X"])


@rule("imperium:scythians", "imperium:history", "imperium:passive")
def test_kurgans_make_the_hand_larger_and_bury_a_discarded_card() -> None:
    assert filled(in_play("1SCY4")) == 6
    game = in_play("1SCY4").discards(0, "1TRI8", "1TRI2").turn().use("1SCY4").pick("to-history", "1TRI8")
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:scythians", "imperium:garrison")
def test_jewellery_is_neither_played_nor_garrisoned() -> None:
    game = barbarian("1SCY6", "1MAC19").turn()
    assert game.playable() == ["1MAC19"]
    game.play("1MAC19").decline()
    assert hand(game) == ["1SCY6"]


@rule("imperium:scythians", "imperium:exhaust")
def test_tamga_turns_a_card_into_two() -> None:
    game = in_play("1SCY9").hand(0, "1REG3").deck(0, "1TRI8", "1TRI2").turn().use("1SCY9").pick("discard", "1REG3")
    assert (hand(game), game.cards_in("discards")) == (["1TRI2", "1TRI8"], ["1REG3"])


@rule("imperium:scythians", "imperium:recall", "imperium:steal")
def test_raiders_draw_two_make_others_recall_and_steal_from_empires() -> None:
    game = barbarian("1SCY13", seats=3).deck(0, "1TRI8", "1TRI2").in_play(1, "1REG3").in_state(2, "empire")
    game.has(1, population=2).has(2, population=2).turn().play("1SCY13")
    assert (hand(game), hand(game, 1), actions(game)) == (["1TRI2", "1TRI8"], ["1REG3"], 3)
    assert [game.resources(seat)["population"] for seat in range(3)] == [1, 2, 1]


@rule("imperium:scythians", "imperium:all-players")
@pytest.mark.parametrize("code", ["1SCY14", "1SCY15"])
def test_nomads_let_all_draw_and_gain_from_production(code: str) -> None:
    game = barbarian(code).in_play(0, "1REG6", "1REG3").deck(0, "1TRI8").deck(1, "1TRI2").turn().play(code)
    game.decline(seat=0).accept(seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == ([], ["1TRI2"], supply(materials=2))


@rule("imperium:scythians", "imperium:replacement-cards")
@pytest.mark.parametrize(("code", "other"), [("1SCY14X", "1SCY15X"), ("1SCY15X", "1SCY14X")])
def test_the_new_nomads_gain_from_more_and_from_each_other(code: str, other: str) -> None:
    game = barbarian(code).in_play(0, "1REG6", "1REG9", "1REG3").deck(0, "1TRI8").deck(1, "1TRI2").turn().play(code)
    game.accept(seat=0)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI8"], [], supply(materials=5))
    game = barbarian(code).discards(0, other).turn().play(code)
    while game.asks()[0] == "may":
        game.decline()
    assert game.resources(0) == supply(progress=1)


@rule("imperium:scythians", "imperium:attack", "imperium:exhaust", "imperium:solstice")
def test_mounted_archers_avoid_an_attack_and_sell_population() -> None:
    game = empire("1ROM4").in_play(1, "1SCY20", "1REG3").turn().play("1ROM4").accept("respond", seat=1)
    assert (sorted(game.cards_in("play", 1)), game.state.get(EXHAUSTS + 1)) == (["1REG3", "1SCY20"], 4)
    game = solstice(in_play("1SCY20").has(0, materials=1)).accept()
    assert game.resources(0) == supply(population=1)


@rule("imperium:scythians", "imperium:recall", "imperium:exhaust", "imperium:solstice")
def test_tents_gain_population_from_regions_and_may_recall_one() -> None:
    game = in_play("1SCY21").hand(0, "1PER20", "1TRI8").turn().play("1PER20").decline().accept("respond")
    assert game.resources(0) == supply(population=1)
    game = solstice(in_play("1SCY21", "1REG3")).accept()
    assert (hand(game), game.cards_in("play")) == (["1REG3"], ["1SCY21"])


# The Vikings.


@rule("imperium:vikings", "imperium:history", "imperium:passive")
@pytest.mark.parametrize("code", ["1VIK1A", "1VIK1B"])
def test_vikings_have_no_history(code: str) -> None:
    game = barbarian("1TRI11").power(0, code).zone("region deck", 0, "1REG3").turn().play("1TRI11")
    assert (game.cards_in("history"), game.cards_in("discards")) == ([], ["1TRI11"])


@rule("imperium:vikings", "imperium:take-unrest", "imperium:look")
@pytest.mark.parametrize("code", ["1VIK1A", "1VIK1B"])
def test_vikings_who_take_unrest_may_put_the_top_nation_card_to_the_bottom(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1MAC16").power(0, code).zone("nation deck", 0, "1VIK3", "1VIK4", "1VIK5")
        return game.slot(0, "1REG3", unrest=1).turn().play("1MAC16")

    assert position().answer("bottom", 0).cards_in("nation deck") == ["1VIK5", "1VIK3", "1VIK4"]
    assert position().decline("bottom").cards_in("nation deck") == ["1VIK3", "1VIK4", "1VIK5"]


@rule("imperium:vikings", "imperium:return-unrest", "imperium:exhaust")
def test_vikings_who_return_unrest_may_draw_two() -> None:
    game = barbarian("unrest").power(0, "1VIK1A").has(0, population=1).deck(0, "1TRI8", "1TRI2").turn().play("unrest")
    game.accept("respond")
    assert (hand(game), game.state.get(EXHAUSTS)) == (["1TRI2", "1TRI8"], 4)
    game = barbarian("unrest").power(0, "1VIK1B").has(0, population=1).turn().play("unrest")
    assert game.asks()[0] == "activate"


@rule("imperium:vikings", "imperium:fame", "imperium:end")
def test_harald_hardrada_triggers_scoring_when_he_comes_and_takes_fame() -> None:
    game = ImperiumScenario().count(NATION, 0, NATIONS.index("VIK")).zone("accession", 0, "1VIK2").turn().done()
    assert (hand(game), game.state.get(SCORING), game.state.get(STATE)) == (["1VIK2"], 1, BARBARIAN)
    game = barbarian("1VIK2").zone("fame deck", 0, "1FAM1", "1FAM2").zone("region deck", 0, "1REG3").turn()
    game.play("1VIK2").accept()
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1REG3"], ["1FAM1"])
    assert game.cards_in("discards") == ["1VIK2"]


@rule("imperium:vikings", "imperium:look", "imperium:choose")
@pytest.mark.parametrize(("code", "gained"), [("1VIK3", {"materials": 2}), ("1VIK5", {"population": 1})])
def test_iceland_and_graenland_give_or_look_ahead(code: str, gained: dict[str, int]) -> None:
    game = barbarian(code, "1TRI8").zone("nation deck", 0, "1VIK8", "1VIK4").turn().play(code)
    game.accept().pick("garrison", "1TRI8").choose(0)
    assert (game.under(code), game.resources(0)) == (["1TRI8"], supply(**gained))
    game = barbarian(code, "1TRI8").zone("nation deck", 0, "1VIK8", "1VIK4").turn().play(code).decline().choose(1)
    seen = GAME.view(game.state, 0)
    assert next(zone.placed for zone in seen.zones if zone.name == "nation deck") == [(1, number("1VIK4"))]
    game.accept()
    assert sorted(game.cards_in("nation deck")) == ["1VIK4", "1VIK8"]
    unseen = GAME.view(game.state, 0)
    assert next(zone.placed for zone in unseen.zones if zone.name == "nation deck") == []


@rule("imperium:vikings", "imperium:state", "imperium:exhaust")
def test_combs_let_the_next_card_ignore_the_empire_icon() -> None:
    game = in_play("1VIK4").hand(0, "1CIV4", "1PER7", "1TRI8").turn()
    assert game.playable() == ["1TRI8"]
    game.use("1VIK4")
    assert sorted(game.playable()) == ["1CIV4", "1PER7", "1TRI8"]
    game.play("1CIV4")
    assert game.playable() == ["1TRI8"]


@rule("imperium:vikings", "imperium:exile", "imperium:choose")
def test_foroyar_exiles_a_market_card_or_gives_population() -> None:
    def position() -> ImperiumScenario:
        return barbarian("1VIK6", "1TRI8").slot(0, "1UNC3", unrest=1).turn().play("1VIK6").decline()

    assert position().choose(0).cards_in("exile") == ["1UNC3"]
    assert position().choose(1).resources(0) == supply(population=1)
    game = barbarian("1VIK6", "1TRI8").turn().play("1VIK6").accept().pick("garrison", "1TRI8")
    assert game.under("1VIK6") == ["1TRI8"]


@rule("imperium:vikings", "imperium:scoring", "imperium:in-play")
def test_vinland_needs_longships_and_graenland_and_is_worth_six_in_play() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1VIK7", "unrest", "1TRI8").in_play(0, "1VIK10", "1VIK5").unrest_left(3)
        return game.turn().play("1VIK7")

    for missing in (("1VIK10",), ("1VIK5",)):
        assert barbarian("1VIK7").in_play(0, *missing).turn().playable() == []
    game = position().choose(0).pick("return-unrest", "unrest")
    assert (game.state.unrest_left(), worth(game, "1VIK7")) == (4, 6)
    game = position().choose(1).accept().pick("garrison", "1TRI8")
    assert game.under("1VIK7") == ["1TRI8"]
    assert worth(barbarian("1VIK7"), "1VIK7") == 0


@rule("imperium:vikings", "imperium:garrison", "imperium:solstice")
def test_sagas_take_garrisons_in_the_solstice_and_count_them() -> None:
    game = solstice(in_play("1VIK8").garrisoned(0, "1VIK8", "1TRI2"), "1TRI8").accept().pick("garrison", "1TRI8")
    assert (sorted(game.under("1VIK8")), worth(game, "1VIK8")) == (["1TRI2", "1TRI8"], 2)


@rule("imperium:vikings", "imperium:acquire", "imperium:exhaust", "imperium:passive")
def test_longships_reach_exiled_regions_and_earn_from_attacks() -> None:
    game = in_play("1VIK10").hand(0, "1MAC14").has(0, population=2).exile("1REG3", "1UNC3").turn().play("1MAC14")
    assert (hand(game), game.resources(0)) == (["1REG3", "unrest"], supply(population=1))
    game = in_play("1VIK10").hand(0, "1VIK23").turn().play("1VIK23").choose(0).accept("respond")
    assert game.resources(0) == supply(materials=2, progress=1)


@rule("imperium:vikings", "imperium:exhaust", "imperium:choose")
def test_skis_draw_or_give_materials_for_a_region() -> None:
    def position() -> ImperiumScenario:
        game = in_play("1VIK11").hand(0, "1PER20", "1TRI2").deck(0, "1TRI8").turn()
        return game.play("1PER20").decline().accept("respond")

    assert hand(position().choose(0)) == ["1TRI2", "1TRI8"]
    assert position().choose(1).resources(0) == supply(materials=2)


@rule("imperium:vikings", "imperium:fame", "imperium:exile")
def test_rollo_takes_fame_and_is_exiled() -> None:
    game = barbarian("1VIK12").zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("1VIK12")
    assert (hand(game), game.cards_in("fame deck"), game.cards_in("exile")) == (["1FAM2"], ["1FAM1"], ["1VIK12"])


@rule("imperium:vikings", "imperium:steal", "imperium:free-play")
def test_going_a_viking_steals_two_materials_or_brings_unrest() -> None:
    game = barbarian("1VIK13", seats=3).has(1, materials=3).has(2, materials=1).turn().play("1VIK13")
    assert [game.resources(seat)["materials"] for seat in range(3)] == [3, 1, 0]
    assert (hand(game, 1), hand(game, 2), actions(game)) == ([], ["unrest"], 3)


@rule("imperium:vikings", "imperium:look", "imperium:return-unrest")
def test_gothja_looks_ahead_and_returns_unrest_or_draws() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1VIK16", "unrest").zone("nation deck", 0, "1VIK3", "1VIK4").deck(0, "1TRI8", "1TRI2")
        game.unrest_left(3).turn().play("1VIK16")
        placed = next(zone.placed for zone in GAME.view(game.state, 0).zones if zone.name == "nation deck")
        assert placed == [(1, number("1VIK4"))]
        return game.decline()

    game = position().choose(0).pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == ([], supply(population=1), 4)
    assert hand(position().choose(1)) == ["1TRI2", "1TRI8", "unrest"]


@rule("imperium:vikings", "imperium:find", "imperium:exile")
def test_erik_the_red_leaves_scandinavia_to_find_a_region() -> None:
    game = barbarian("1VIK21").has(0, population=1).zone("nation deck", 0, "1VIK8", "1VIK5").turn()
    assert game.playable() == []
    game.in_play(0, "1VIK17").play("1VIK21").pick("find", "1VIK5", zone=3)
    assert (hand(game), game.cards_in("nation deck"), game.resources(0)) == (["1VIK5"], ["1VIK8"], supply())
    assert (game.cards_in("discards"), game.cards_in("exile")) == (["1VIK17"], ["1VIK21"])


@rule("imperium:vikings", "imperium:acquire", "imperium:discard")
def test_a_jomsviking_acquires_and_makes_others_discard() -> None:
    game = barbarian("1VIK22").has(0, materials=2, population=1).slot(0, "1TRI2").slot(1, "1UNC3").hand(1, "1TRI8")
    game.turn().play("1VIK22").pick("discard", "1TRI8", seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI2"], [], supply())


@rule("imperium:vikings", "imperium:attack", "imperium:pay")
def test_a_jomsviking_who_gives_away_what_it_had_to_pay_acquires_nothing() -> None:
    game = barbarian("1VIK22").has(0, materials=2, progress=1).in_play(1, "1UNC1").slot(0, "1TRI2").turn()
    game.play("1VIK22").accept("tribute")
    assert hand(game) == []


@rule("imperium:vikings", "imperium:steal", "imperium:choose")
def test_the_althing_steals_and_gives_progress_or_returns_unrest() -> None:
    def position() -> ImperiumScenario:
        return barbarian("1VIK23", "unrest").has(1, materials=2).unrest_left(3).turn().play("1VIK23")

    game = position().choose(0)
    assert (game.resources(0), game.resources(1)) == (supply(materials=1, progress=1), supply(materials=1))
    assert position().choose(1).pick("return-unrest", "unrest").state.unrest_left() == 4


# None is forgotten.


PRINTED = ("points", "icons", "worth_more")  # tests so called only read what is printed on the cards


def codes_in_tests(path: Path) -> set[str]:
    """The strings written in the tests of effects in a file, and in the lists they are given."""
    out: set[str] = set()
    for test in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(test, ast.FunctionDef) or not test.name.startswith("test_"):
            continue
        if not any(word in test.name for word in PRINTED):
            nodes = [node for node in ast.walk(test) if isinstance(node, ast.Constant)]
            out |= {node.value for node in nodes if isinstance(node.value, str)}
    return out


@rule(*EVERY_NATION)
def test_no_card_of_classics_is_forgotten() -> None:
    here = Path(__file__)
    seen = codes_in_tests(here) | codes_in_tests(here.with_name("test_classics_cards.py"))
    assert [code for code in CARDS if code.startswith("1") and code not in seen] == []
