"""What is printed on the cards of Classics: points, icons, costs, states, free plays, attacks. No card is forgotten."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from civitas.games.imperium.cards import CARDS, FLAGS, SUITS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ATTACK, POWER_SUIT
from civitas.testing.rules import rule
from games.imperium.conformance.positions import EVERY_NATION, Set, barbarian, empire, icons, supply, worth
from games.imperium.scenario import ImperiumScenario, number

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
    for slot, market in enumerate(("1TRI3", "1REG5", "1CIV10", "1UNC3")):
        game.slot(slot, market, materials=1)
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
    here = Path(__file__).parent
    files = [here.with_name("test_common_cards.py"), *here.glob("test_*.py")]
    seen = {code for path in files for code in codes_in_tests(path)}
    assert [code for code in CARDS if code.startswith("1") and code not in seen] == []
