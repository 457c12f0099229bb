"""The civilised and uncivilised common cards of Horizons, and what is printed on all of its common cards.

Cards that say what a card of Classics says are played in test_common_cards.py. Where a card trades, the other player
has the Andes Highway in play: it gives 2 population and 1 progress, and whoever used it gets a goods token.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.cards import FLAGS
from civitas.games.imperium.codes import EXILED, FROM_DECK, INSTEAD
from civitas.games.imperium.state import ATTACK, EXHAUSTS
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
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
from games.imperium.scenario import ImperiumScenario, number

# What is printed.

PRINTED = [
    *(f"3CIV{n}" for n in range(1, 19)),
    *(f"3UNC{n}" for n in range(1, 26)),
    *(f"3REG{n}" for n in range(1, 15)),
    *(f"3TRI{n}" for n in range(1, 14)),
    *(f"3FAM{n}" for n in (1, 2, 4, 5, 6, 7, 8, 9)),
    *("3FAM10A", "3FAM10B"),
]
BARBARIAN_ONLY = ["3REG1", "3TRI6", "3TRI12", "3UNC2", "3UNC4", "3UNC6", "3UNC7", "3UNC9", "3UNC13", "3UNC14"]
EMPIRE_ONLY = [*(f"3CIV{n}" for n in range(1, 19)), "3TRI2", "3TRI5"]
NEVER = ["3FAM10A", "3FAM10B"]
FREE = ["3CIV1", "3CIV3", "3CIV5", "3CIV13", "3CIV17", "3FAM6", "3FAM7", "3FAM8", "3FAM9", "3TRI13"]
FREE += ["3UNC9", "3UNC19", "3UNC22"]
ATTACKS = ["3CIV11", "3CIV16", "3CIV17", "3TRI13", "3UNC5", "3UNC14", "3UNC25"]


def plenty(code: str) -> ImperiumScenario:
    """A position in which nothing but the state, the actions and the card itself can be in the way of playing it."""
    game = barbarian(code, "1TRI8", "1MAC19", "unrest").deck(0, *["1TRI2"] * 5).discards(0, "1TRI1", "unrest", "1REG3")
    game.in_play(0, "1MAC20", "1REG8", "1REG9", "1UNC8", "1UNC15").in_play(1, "1REG3X", "1UNC16").hand(1, "1TRI8")
    for slot, market in enumerate(("1TRI3", "1REG5", "1CIV5", "1UNC3", "3TRO8")):
        game.slot(slot, market)
    for seat in range(2):
        game.has(seat, materials=9, population=9, progress=9, goods=9)
    game.history(0, "1TRI4", "1TRI6").exile("1CIV10", "1UNC9").zone("development", 0, "1ROM6", "1ROM8")
    return game.trading().turn().use("1UNC8")


@rule("imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", PRINTED)
def test_every_card_is_played_in_its_state_and_for_an_action_unless_it_is_free(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in (*NEVER, *EMPIRE_ONLY), code not in (*NEVER, *BARBARIAN_ONLY)]
    game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:attack")
def test_which_cards_of_horizons_are_attacks() -> None:
    assert [code for code in PRINTED if FLAGS[number(code)] & ATTACK] == [code for code in PRINTED if code in ATTACKS]
    for code in ATTACKS:
        game = plenty(code).in_play(1, "2TRI2").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
        assert game.play(code).asks() == ("respond", 1)


@rule("imperium:attack")
@pytest.mark.parametrize("code", ["3CIV11", "3CIV16", "3CIV17", "3TRI13", "3UNC5", "3UNC14", "3UNC25"])
def test_whoever_avoids_an_attack_of_horizons_loses_nothing(code: str) -> None:
    """000:1475: who avoids an attack says of each effect whether to ignore it."""
    table = ["1REG3X", "1UNC16", "2TRI2"]
    game = plenty(code).in_play(1, *table).in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
    game.play(code).accept("respond", seat=1)
    if code == "3UNC25":
        game.choose(1)
    while game.asks()[0] != "activate":
        game.answer(game.asks()[0], game.state.options[0])  # PASS, where it may be passed
    gift = 1 if code == "3CIV11" else 0
    assert game.resources(1) == supply(materials=9, population=9, progress=9, goods=9 + gift)
    assert (sorted(game.cards_in("play", 1)), hand(game, 1), game.cards_in("discards", 1)) == (table, ["1TRI8"], [])


@rule("imperium:in-play", "imperium:play")
@pytest.mark.parametrize(
    "code",
    [
        *("3CIV2", "3CIV6", "3CIV7", "3CIV8", "3CIV10", "3CIV12", "3FAM8", "3TRI2", "3TRI7", "3TRI12"),
        *("3UNC1", "3UNC4", "3UNC6", "3UNC7", "3UNC10", "3UNC11", "3UNC12"),
        *("3UNC15", "3UNC16", "3UNC17", "3UNC18", "3UNC20", "3UNC23"),
    ],
)
def test_a_pinned_card_without_a_play_effect_only_stays_in_play(code: str) -> None:
    game = barbarian(code, "1TRI8").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").turn().play(code)
    assert (game.cards_in("play"), hand(game), game.resources(0)) == ([code], ["1TRI8"], supply())
    assert (game.asks()[0], actions(game)) == ("activate", 3 if code == "3FAM8" else 2)


@rule("imperium:scoring")
@pytest.mark.parametrize(
    ("points", "codes"),
    [
        (1, ["3UNC1", "3UNC2", "3UNC3", "3UNC4", "3UNC5", "3UNC8", "3UNC15", "3UNC16", "3UNC17", "3UNC18", "3UNC19"]),
        (1, ["3UNC22", "3UNC23", "3UNC25"]),
        (2, ["3CIV1", "3CIV2", "3CIV6", "3CIV7", "3CIV8", "3CIV10", "3CIV15", "3CIV17"]),
        (3, ["3CIV4", "3FAM9", "3TRI1", "3TRI2", "3TRI3", "3TRI5", "3TRI6", "3TRI7", "3TRI8", "3TRI10", "3TRI11"]),
        (3, ["3TRI12"]),
        (5, ["3FAM6", "3FAM8"]),
        (6, ["3FAM5"]),
        (8, ["3FAM7"]),
        (11, ["3FAM1", "3FAM2"]),
        (0, ["3REG2", "3REG3", "3REG4", "3REG5", "3REG7", "3REG8", "3REG9", "3REG10", "3REG12", "3REG13", "3REG14"]),
    ],
)
def test_most_cards_have_points_of_their_own_wherever_they_lie(points: int, codes: list[str]) -> None:
    for code in codes:
        assert worth(ImperiumScenario().hand(0, code), code) == points
        assert worth(ImperiumScenario().history(0, code), code) == points


@rule("imperium:scoring", "imperium:history")
@pytest.mark.parametrize(
    ("code", "playing", "in_history"), [("3CIV16", 0, 4), ("3REG1", 3, 0), ("3REG6", 0, 2), ("3UNC24", 0, 2)]
)
def test_some_cards_are_worth_something_in_one_place_alone(code: str, playing: int, in_history: int) -> None:
    assert worth(ImperiumScenario().in_play(0, code), code) == playing
    assert worth(ImperiumScenario().history(0, code), code) == in_history
    for zone in ("hand", "deck", "discards"):
        assert worth(ImperiumScenario().zone(zone, 0, code), code) == 0
    assert worth(in_play("1REG3").garrisoned(0, "1REG3", code), code) == 0


@rule("imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3CIV3", lambda g: g.has(0, materials=29), 2),
        ("3CIV5", lambda g: g.history(0, *["1TRI2"] * 5).discards(0, *["1TRI2"] * 5), 1),
        ("3CIV5", lambda g: g.history(0, *["1TRI2"] * 6), 2),
        ("3CIV9", lambda g: g.in_play(0, "1REG8").discards(0, "1REG9", "1REG10"), 2),
        ("3CIV9", lambda g: g.in_play(0, "1REG8", "1REG3").discards(0, "1REG9").history(0, "1REG7", "1REG10"), 3),
        ("3CIV11", lambda g: g.discards(0, *["1MAC19"] * 18), 1),
        ("3CIV11", lambda g: g.discards(0, *["1MAC19"] * 19), 2),
        ("3CIV12", lambda g: g.has(0, goods=4, progress=3), 4),
        ("3CIV12", lambda g: g.in_play(0, "1UNC15").tokens(0, "1UNC15", goods=2), 0),
        ("3CIV13", lambda g: g.has(0, population=11), 2),
        ("3CIV14", lambda g: g.in_play(0, "1UNC15", "1CIV6", "1REG3").history(0, "1ROM19"), 3),
        ("3CIV18", lambda g: g.discards(0, *["1MAC19"] * 18), 1),
        ("3CIV18", lambda g: g.discards(0, *["1MAC19"] * 19), 2),
        (
            "3FAM4",
            lambda g: (
                g.in_play(0, "1REG3", "1REG8", "1UNC15")
                .garrisoned(0, "1REG3", "1TRI2", "1TRI4")
                .garrisoned(0, "1REG8", "1TRI1")
                .garrisoned(0, "1UNC15", "1TRI6")
            ),
            3,
        ),
        ("3REG11", lambda g: g.has(0, population=14), 2),
        ("3TRI4", lambda g: g.discards(0, "1TRI2", "1UNC3").history(0, "3CIV4"), 3),
        ("3TRI9", lambda g: g.in_play(0, "1REG3", "1REG4").discards(0, *["1REG5"] * 4).history(0, "1REG6"), 1),
        ("3TRI9", lambda g: g.in_play(0, "1REG3", "1REG4").discards(0, *["1REG5"] * 5).history(0, "1REG6"), 2),
        ("3TRI13", lambda g: g, 1),
        ("3TRI13", lambda g: g.discards(0, "1CEL18", "1CIV5", "1TRI2").history(0, "3UNC5"), 4),
        ("3UNC6", lambda g: g.in_play(0, "1REG8", "1REG9").discards(0, "1PER11", "1REG3"), 2),
        ("3UNC6", lambda g: g.in_play(0, "1REG8", "1REG9").discards(0, "3REG2", "1REG3"), 2),
        ("3UNC6", lambda g: g.in_play(0, "1REG8", "1REG9", "3REG14"), 1),
        ("3UNC7", lambda g: g.in_play(0, "2REG5").discards(0, "1REG9", "1REG8"), 6),
        ("3UNC9", lambda g: g.history(0, "3FAM1").discards(0, "3FAM5"), 4),
        ("3UNC10", lambda g: g.in_play(0, "1PER11").discards(0, "1REG8", "1REG9"), 6),
        ("3UNC11", lambda g: g.in_play(0, "3REG2").discards(0, "3REG14", "3UNC25", "1REG9"), 6),
        ("3UNC12", lambda g: g.in_play(0, "1REG7").discards(0, "1REG8", "1REG10"), 2),
        ("3UNC12", lambda g: g.in_play(0, "1REG7").discards(0, "1REG3"), 1),
        ("3UNC13", lambda g: g.in_play(0, "3REG6").discards(0, "3REG7", "1REG9"), 3),
        ("3UNC14", lambda g: g.in_play(0, "2REG5").discards(0, "1REG9", "1REG8"), 6),
        ("3UNC20", lambda g: g.in_play(0, "3TRO8").discards(0, "3TRO2").history(0, "3TRO4"), 3),
        ("3UNC21", lambda g: g.history(0, "1REG3", "1TRI2", "1UNC3").in_play(0, "1REG4").discards(0, "1TRI4"), 2),
    ],
)
def test_some_points_are_counted(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points


@rule("imperium:anatomy")
@pytest.mark.parametrize(
    ("shown", "codes"),
    [
        ({"city": 1}, ["3UNC17"]),
        ({"city": 1, "production": 1}, ["3TRI7", "3UNC15", "3UNC16", "3UNC18"]),
        ({"city": 1, "production": 1, "merchant": 1}, ["3UNC7"]),
        ({"city": 1, "production": 1, "ocean": 1}, ["3CIV8", "3UNC20"]),
        ({"fertile": 1}, ["3REG1"]),
        ({"fertile": 1, "ocean": 1}, ["3REG2"]),
        ({"fertile": 1, "river": 1}, ["3REG4"]),
        ({"hunt": 1}, ["3REG6", "3REG13", "3UNC13"]),
        ({"hunt": 1, "river": 1}, ["3REG7"]),
        ({"knight": 1}, ["3CIV15", "3FAM4", "3TRI8"]),
        ({"mask": 1}, ["3UNC24"]),
        ({"merchant": 1}, ["3CIV12"]),
        ({"metropolis": 1}, ["3CIV6", "3TRI2"]),
        ({"miracle": 1}, ["3UNC8"]),
        ({"ocean": 1}, ["3UNC25"]),
        ({"production": 1}, ["3UNC4", "3UNC12"]),
        ({"production": 1, "ocean": 1}, ["3REG3", "3REG14"]),
        ({"production": 1, "river": 1}, ["3REG5", "3REG9"]),
        ({"production": 2}, ["3REG8"]),
        ({"production": 2, "fertile": 1}, ["3REG10"]),
        ({"production": 1, "fertile": 1, "river": 1}, ["3REG12"]),
        ({"river": 1}, ["3REG11"]),
        ({"scroll": 1}, ["3UNC2"]),
        ({}, ["3CIV1", "3CIV2", "3CIV3", "3CIV4", "3CIV5", "3CIV7", "3CIV9", "3CIV10", "3CIV11", "3CIV13", "3CIV14"]),
        ({}, ["3CIV16", "3CIV17", "3CIV18", "3FAM1", "3FAM2", "3FAM5", "3FAM6", "3FAM7", "3FAM8", "3FAM9"]),
        ({}, ["3TRI1", "3TRI3", "3TRI4", "3TRI5", "3TRI6", "3TRI9", "3TRI10", "3TRI11", "3TRI12", "3TRI13"]),
        ({}, ["3UNC1", "3UNC3", "3UNC5", "3UNC6", "3UNC9", "3UNC10", "3UNC11", "3UNC14", "3UNC19", "3UNC21"]),
        ({}, ["3UNC22", "3UNC23"]),
    ],
)
def test_the_icons_of_the_common_cards(shown: dict[str, int], codes: list[str]) -> None:
    for code in codes:
        assert icons(ImperiumScenario(), code) == shown


@rule("imperium:anatomy")
def test_the_suits_of_the_common_cards() -> None:
    """A card of two suits counts as both."""
    named = {"CIV": "civilised", "UNC": "uncivilised", "REG": "region", "TRI": "tributary", "FAM": "fame"}
    expected = {code: {named[code[1:4]]} for code in PRINTED}
    expected["3CIV4"] |= {"tributary"}
    for n in range(15, 26):
        expected[f"3UNC{n}"] |= {"civilised"}
    assert {code: set(suits(code)) for code in PRINTED} == expected


# Civilised.


@rule("imperium:gain", "imperium:free-play")
def test_taxation_brings_goods_for_every_other_player_with_as_many_cities() -> None:
    def position(*mine: str) -> ImperiumScenario:
        game = empire("3CIV1", seats=4).in_play(0, *mine).in_play(1, "1UNC15", "1CIV6").in_play(2, "3CIV6", "1REG3")
        return game.discards(3, "1UNC16", "1UNC17").turn().play("3CIV1")

    game = position("1ROM19")
    assert (game.resources(0), actions(game), game.cards_in("discards")) == (supply(goods=2), 3, ["3CIV1"])
    assert [game.resources(seat) for seat in (1, 2, 3)] == [supply()] * 3
    assert position().resources(0) == supply(goods=3)
    assert position("1ROM19", "3UNC15").resources(0) == supply(goods=1)


@rule("imperium:passive", "imperium:break-through", "imperium:exile", "imperium:recall")
def test_epic_poetry_breaks_through_for_an_exiled_card_instead_of_acquiring() -> None:
    def position(card: str, *table: str) -> ImperiumScenario:
        game = barbarian(card).in_play(0, *table).has(0, materials=5, population=5).slot(0, "1UNC3").slot(2, "1CIV10")
        game.slot(4, "1REG8").exile("1UNC15", "1UNC8", "1CIV5", "1REG3", "1TRI2").unrest_left(9)
        return game.turn().play(card)

    game = position("1ROM16", "3CIV2").choose(0)
    instead = sorted(INSTEAD + number(code) for code in ("1UNC15", "1UNC8", "1CIV5"))
    assert game.state.options == [0, 2, *instead]
    game.answer("acquire", INSTEAD + number("1CIV5"))
    assert (hand(game), game.cards_in("play"), game.state.unrest_left()) == (["1CIV5", "3CIV2"], [], 9)
    assert (sorted(game.cards_in("exile")), game.resources(0)["materials"]) == (
        ["1REG3", "1TRI2", "1UNC15", "1UNC8"],
        2,
    )
    assert (game.market()[0], game.market()[2]) == ("1UNC3", "1CIV10")
    game = position("1ROM16", "3CIV2").choose(0).from_slot("acquire", 0)
    assert (hand(game), game.cards_in("play")) == (["1UNC3", "unrest"], ["3CIV2"]), "it may stay"
    game = position("1TRI1", "3CIV2")
    of_the_suit = sorted(INSTEAD + number(code) for code in ("1UNC15", "1UNC8"))
    assert game.state.options == [0, *of_the_suit], "1UNC15 has both suits"
    assert hand(position("1ROM17", "3CIV2").choose(0)) == ["1REG8"], "not for regions"
    assert hand(position("1TRI1")) == ["1UNC3", "unrest"], "without it there is no choice"


@rule("imperium:passive", "imperium:break-through", "imperium:exile", "imperium:recall")
def test_epic_poetry_breaks_through_for_an_exiled_card_instead_of_another() -> None:
    game = barbarian("3UNC3").in_play(0, "3CIV2").slot(0, "1UNC9").exile("1UNC8", "1CIV5").unrest_left(9)
    game.turn().play("3UNC3").choose(1).answer("break-through", INSTEAD + number("1UNC8"))
    assert (hand(game), game.cards_in("exile"), game.cards_in("play")) == (["1UNC8", "3CIV2"], ["1CIV5"], [])
    assert (game.resources(1), game.state.unrest_left()) == (supply(progress=1), 9)


@rule("imperium:break-through", "imperium:trade-routes", "imperium:pay")
def test_the_nabataeans_buy_a_trade_route_and_choose_between_unrest_and_history() -> None:
    def position() -> ImperiumScenario:
        game = empire("3CIV4").trading().has(0, population=3).slot(0, "3TRO8", materials=1).slot(1, "1UNC3")
        game.slot(2, "1CIV5", progress=1).slot(3, "1UNC9").zone("main deck", 0, "1TRI1", "3TRO2", "1TRI2")
        return game.unrest_left(9).turn().play("3CIV4")

    game = position().from_slot("break-through", 0)
    assert (hand(game), game.resources(0)) == (["3TRO8"], supply(materials=1, population=1))
    assert game.state.options == [0, 1, 3], "not the card with a token on it"
    game.from_slot("exile-market", 1).choose(0)
    assert (hand(game), game.cards_in("exile"), game.cards_in("discards")) == (
        ["3TRO8", "unrest"],
        ["1UNC3"],
        ["3CIV4"],
    )
    game = position()
    search = [option for option in game.state.options if option >= FROM_DECK]
    assert len(search) == 1
    game.answer("break-through", search[0])
    assert hand(game) == ["3TRO2"]
    game.from_slot("exile-market", 1).choose(1)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["3TRO2"], ["3CIV4"], [])
    assert empire("3CIV4").trading().has(0, population=1).slot(0, "3TRO8").turn().playable() == []


@rule("imperium:history", "imperium:exile", "imperium:action", "imperium:free-play")
def test_scribes_write_a_card_of_the_hand_into_the_history_or_exile_two_for_an_action() -> None:
    def position() -> ImperiumScenario:
        game = empire("3CIV5", "1TRI8", "1TRI2").history(0, "1TRI1", "1TRI4", "1UNC3").discards(0, "1UNC9")
        return game.turn().play("3CIV5")

    game = position().choose(0).pick("to-history", "1TRI8")
    assert (hand(game), sorted(game.cards_in("history"))) == (["1TRI2"], ["1TRI1", "1TRI4", "1TRI8", "1UNC3"])
    assert (actions(game), sorted(game.cards_in("discards"))) == (3, ["1UNC9", "3CIV5"])
    game = position().choose(1).pick("exile", "1UNC3", "1TRI1")
    assert (sorted(game.cards_in("exile")), game.cards_in("history"), actions(game)) == (
        ["1TRI1", "1UNC3"],
        ["1TRI4"],
        4,
    )
    assert empire("3CIV5").history(0, "1TRI1").turn().playable() == [], "one card is not enough"


@rule("imperium:return-exhaust", "imperium:exhaust", "imperium:merchant")
def test_a_warehouse_gives_back_the_token_of_a_merchant() -> None:
    game = in_play("3CIV7", "3CIV12", "1UNC8", "3MERC1A").trading().has(0, goods=3).turn().use("1UNC8")
    assert "3CIV7" not in game.usable(), "Mysticism is no merchant"
    game.use("3CIV12")
    assert (game.state.get(EXHAUSTS), "3CIV12" in game.usable()) == (3, False)
    game.use("3CIV7")
    assert (game.state.get(EXHAUSTS), "3CIV12" in game.usable(), "1UNC8" in game.usable()) == (3, True, False)
    game = in_play("3CIV7", "3MERC1A").trading().has(0, progress=3).turn().use("3MERC1A").use("3CIV7")
    assert (game.usable(), game.state.get(EXHAUSTS)) == (["3MERC1A"], 4)


@rule("imperium:solstice", "imperium:discard")
def test_a_warehouse_takes_a_card_in_the_solstice() -> None:
    game = solstice(in_play("3CIV7"), "1TRI8", "1TRI2")
    assert PASS not in game.state.options
    game.pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), game.cards_in("play")) == (["1TRI2"], ["1TRI8"], ["3CIV7"])


@rule("imperium:solstice", "imperium:draw", "imperium:choose")
def test_a_harbour_city_gives_goods_or_sells_a_card_per_ocean() -> None:
    def position(goods: int, *oceans: str) -> ImperiumScenario:
        game = in_play("3CIV8", *oceans).has(0, goods=goods)
        return solstice(game, deck=("1TRI1", "1TRI4", "1TRI2", "1TRI8", "1UNC3"))

    assert position(2).choose(0).resources(0) == supply(goods=3)
    game = position(2).choose(1)
    assert (hand(game), game.resources(0)) == (["1UNC3"], supply(goods=1)), "it is an ocean itself"
    assert hand(position(2, "3REG2", "1REG3").choose(1)) == ["1TRI8", "1UNC3"]
    assert len(hand(position(2, "3REG2", "3REG3", "3REG14").choose(1))) == 3
    assert position(0).resources(0) == supply(goods=1), "who has no goods has no choice"


@rule("imperium:all-players", "imperium:history", "imperium:gain")
def test_a_magistrate_earns_progress_for_everybody_who_writes_history() -> None:
    game = empire("3CIV9", "1TRI8", "1TRI2", seats=4).hand(1, "1TRI1", "1UNC3").hand(2, "1TRI4", "1UNC9")
    game.discards(3, "1TRI6", "1UNC8").turn().play("3CIV9")
    assert game.resources(0) == supply(materials=3)
    game.pick("to-history", "1TRI8", seat=0).pick("to-history", "1TRI1", seat=1).decline(seat=2)
    game.pick("to-history", "1TRI6", zone=1, seat=3)
    assert [game.cards_in("history", seat) for seat in range(4)] == [["1TRI8"], ["1TRI1"], [], ["1TRI6"]]
    assert game.resources(0) == supply(materials=3, progress=3)
    assert [game.resources(seat) for seat in (1, 2, 3)] == [supply()] * 3
    game = empire("3CIV9", "1TRI8").hand(1, "1TRI1").turn().play("3CIV9").decline(seat=0).decline(seat=1)
    assert (game.resources(0), game.cards_in("discards")) == (supply(materials=3), ["3CIV9"])


@rule("imperium:passive", "imperium:solstice", "imperium:draw-if-able", "imperium:on-deck")
def test_couriers_make_the_hand_larger_and_may_exchange_a_card_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play("3CIV10"), "1TRI8", deck=("1TRI1", "1TRI4", "1TRI2"))

    assert filled(in_play("3CIV10")) == 6
    game = position().accept()
    assert (hand(game), PASS in game.state.options) == (["1TRI2", "1TRI8"], False)
    game.pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2"], ["1TRI1", "1TRI4", "1TRI8"])
    game = position().decline()
    assert (hand(game), game.cards_in("deck"), game.asks()[0]) == (["1TRI8"], ["1TRI1", "1TRI4", "1TRI2"], "turn")
    game = in_play("3CIV10")
    game.turn().done().hand(0, "1TRI8").deck(0).discards(0, "1TRI2").turn().done()
    assert (hand(game), game.cards_in("discards"), game.asks()[0]) == (["1TRI8"], ["1TRI2"], "turn"), "no reshuffle"


@rule("imperium:give", "imperium:all-players", "imperium:attack")
def test_smugglers_pay_all_and_give_each_other_player_a_card() -> None:
    game = empire("3CIV11", "1TRI8", "1TRI1", seats=3).discards(0, "1TRI2", "1TRI4").turn().play("3CIV11")
    assert [game.resources(seat) for seat in range(3)] == [supply(goods=1)] * 3
    game.pick("give", "1TRI2", zone=1).pick("give", "1TRI8")
    assert [hand(game, seat) for seat in range(3)] == [["1TRI1"], ["1TRI2"], ["1TRI8"]]
    assert sorted(game.cards_in("discards")) == ["1TRI4", "3CIV11"]


@rule("imperium:exhaust", "imperium:all-players", "imperium:choose", "imperium:pay")
def test_a_market_stall_lets_others_draw_and_changes_goods_and_progress() -> None:
    def position() -> ImperiumScenario:
        game = ImperiumScenario(3).in_play(0, "3CIV12").has(0, goods=2, progress=2).deck(0, "1UNC3", "1UNC9")
        game.deck(1, "1TRI1", "1TRI8").deck(2, "1TRI4", "1TRI2").turn().use("3CIV12").accept(seat=1).decline(seat=2)
        assert [hand(game, seat) for seat in range(3)] == [[], ["1TRI8"], []]
        return game

    assert position().choose(0).resources(0) == supply(goods=1, progress=4)
    assert position().choose(1).resources(0) == supply(goods=4, progress=1)
    assert in_play("3CIV12").has(0, materials=9, population=9).turn().usable() == []
    game = in_play("3CIV12").has(0, progress=1).turn().use("3CIV12")
    assert game.resources(0) == supply(goods=2), "whoever has no goods has no choice"


@rule("imperium:gain", "imperium:return-unrest")
@pytest.mark.parametrize(
    ("table", "returned"),
    [([], 0), (["1UNC15"], 1), (["1CIV6"], 1), (["1UNC15", "1UNC16"], 1), (["1ROM19", "1CIV6"], 2)],
)
def test_gardening_gives_progress_and_returns_unrest_for_a_city_and_a_metropolis(
    table: list[str], returned: int
) -> None:
    def position() -> ImperiumScenario:
        game = empire("3CIV14", "unrest", "unrest", "unrest").in_play(0, *table).discards(0, "unrest")
        game.unrest_left(3).turn().play("3CIV14")
        assert game.resources(0)["progress"] == 1
        return game

    game = position()
    for _ in range(returned):
        game.pick("return-unrest", "unrest")
    assert (game.asks()[0], game.state.unrest_left(), len(hand(game))) == ("activate", 3 + returned, 3 - returned)
    game = position()
    for _ in range(returned):
        game.decline("return-unrest")
    assert (game.asks()[0], game.state.unrest_left()) == ("activate", 3)


@rule("imperium:recall", "imperium:break-through", "imperium:gain", "imperium:garrison")
def test_bucellarii_recall_a_region_for_a_tributary_or_count_the_regions() -> None:
    def position() -> ImperiumScenario:
        game = empire("3CIV15", "1UNC9").in_play(0, "1MAC19", "1REG8", "1UNC15").slot(0, "1TRI2").slot(1, "1UNC3")
        return game.unrest_left(9).turn().play("3CIV15")

    game = position().choose(0).pick("recall", "1REG8").from_slot("break-through", 0)
    assert (hand(game), game.resources(0)) == (["1REG8", "1TRI2", "1UNC9"], supply())
    game.decline()
    assert game.cards_in("discards") == ["3CIV15"]
    game = position().choose(1)
    assert game.resources(0) == supply(population=2)
    game.card(game.asks()[0], "1MAC19")
    assert (game.under("1MAC19"), game.resources(0)) == (["3CIV15"], supply(materials=2, population=2))
    game.pick("garrison", "1UNC9")
    assert (sorted(game.under("1MAC19")), game.cards_in("discards")) == (["1UNC9", "3CIV15"], [])


@rule("imperium:attack", "imperium:history", "imperium:take-unrest", "imperium:choose")
def test_tyranny_costs_others_a_card_or_brings_a_discarded_unrest() -> None:
    def position() -> ImperiumScenario:
        game = empire("3CIV16", "1TRI8", "1TRI2", seats=3).deck(0, "1TRI1", "1TRI4").unrest_left(9)
        return game.hand(1, "1UNC3", "1CIV5", "1TRI1", "1REG3").hand(2, "1TRI4", "1REG8").turn().play("3CIV16")

    game = position()
    game.choose(0, seat=1)
    assert offered(game) == ["1CIV5", "1UNC3"]
    game.pick("to-history", "1CIV5", seat=1)
    assert (game.asks(), game.state.options) == (("choose", 2), [1]), "nothing to put into the history"
    game.choose(1, seat=2)
    assert (hand(game, 1), game.cards_in("history", 1)) == (["1REG3", "1TRI1", "1UNC3"], ["1CIV5"])
    assert (hand(game, 2), game.cards_in("discards", 2)) == (["1REG8", "1TRI4"], ["unrest"])
    assert (game.cards_in("discards", 1), game.state.unrest_left()) == ([], 8)
    game.pick("to-history", "1TRI8", seat=0)
    assert (hand(game), game.cards_in("history"), game.cards_in("deck")) == (["1TRI2", "1TRI4"], ["1TRI8"], ["1TRI1"])
    game = position().choose(1, seat=1)
    assert (game.cards_in("history", 1), game.cards_in("discards", 1), len(hand(game, 1))) == ([], ["unrest"], 4)
    game.choose(1, seat=2).decline(seat=0)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["1TRI2", "1TRI8"], [], ["3CIV16"])


@rule("imperium:attack", "imperium:recall", "imperium:draw", "imperium:steal", "imperium:free-play")
def test_triremes_drive_off_regions_and_turn_a_card_into_cards_and_population() -> None:
    def position(*oceans: str) -> ImperiumScenario:
        game = empire("3CIV17", "1TRI8", "1TRI2", seats=3).in_play(0, "1REG9", *oceans)
        game.deck(0, "1UNC3", "1UNC6", "1UNC8", "1UNC9", "1UNC1").in_play(1, "1REG3", "1REG8", "1UNC15")
        game.in_play(2, "1UNC16").has(1, population=3).has(2, population=2)
        game.turn().play("3CIV17").pick("recall", "1REG8", seat=1)
        assert (hand(game, 1), hand(game, 2), sorted(game.cards_in("play", 1))) == (["1REG8"], [], ["1REG3", "1UNC15"])
        return game.pick("discard", "1TRI8", seat=0)

    game = position("3REG2")
    assert (hand(game), sorted(game.cards_in("discards")), actions(game)) == (
        ["1TRI2", "1UNC1"],
        ["1TRI8", "3CIV17"],
        3,
    )
    assert [game.resources(seat)["population"] for seat in range(3)] == [2, 2, 1]
    assert len(hand(position("3REG2", "3REG3", "3REG14", "3CIV8"))) == 4, "three cards at most"
    game = position()
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(population=2)), "no ocean, no card"
    assert empire("3CIV17").in_play(1, "1REG3").has(1, population=3).turn().playable() == [], "nothing to discard"


@rule("imperium:all-players", "imperium:swap", "imperium:trade")
def test_imports_swap_an_exiled_card_to_trade() -> None:
    game = empire("3CIV18", seats=3).trading().in_play(1, "3TRO8").exile("1TRI1", "1TRI2", "3FAM1", "3TRO4")
    game.slot(0, "1UNC3", materials=2).slot(4, "1REG3").turn().play("3CIV18")
    assert [game.resources(seat) for seat in range(3)] == [supply(goods=1)] * 3
    game.from_slot("swap-out", 0)
    assert offered(game) == ["1TRI1", "1TRI2"]
    game.card("swap-in", "1TRI2")
    assert (game.market()[0], game.market_tokens(0)) == ("1TRI2", supply(materials=2))
    assert sorted(game.cards_in("exile")) == ["1TRI1", "1UNC3", "3FAM1", "3TRO4"]
    assert game.resources(0) == supply(population=2, progress=1, goods=2)
    assert (hand(game), game.cards_in("discards")) == ([], ["3CIV18"])


@rule("imperium:all-players", "imperium:break-through", "imperium:pay")
def test_imports_buy_a_break_through_for_an_uncivilised_or_civilised_card() -> None:
    def position(materials: int) -> ImperiumScenario:
        game = empire("3CIV18").trading().in_play(1, "3TRO8").exile("1TRI1").has(0, materials=materials)
        game.slot(0, "1UNC3").slot(1, "1REG3").slot(2, "1CIV5").slot(3, "1TRI2").unrest_left(9)
        return game.turn().play("3CIV18")

    game = position(4).choose(1).answer("pay", 0)
    assert slots(game) == [0, 2]
    game.from_slot("break-through", 2)
    assert (hand(game), game.resources(0)) == (["1CIV5"], supply(materials=1, goods=1))
    assert hand(position(4).choose(1).answer("pay", 0).from_slot("break-through", 0)) == ["1UNC3"]
    assert position(0).asks()[0] == "swap-out", "one goods does not pay for three materials"


# Uncivilised.


@rule("imperium:passive", "imperium:acquire", "imperium:exile")
def test_navigation_acquires_exiled_regions_as_though_they_were_in_the_market() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("1ROM17").in_play(0, *table).has(0, population=3).slot(0, "1TRI1").slot(1, "1UNC9")
        return game.exile("1REG3", "1TRI2", "1UNC3").unrest_left(9).turn().play("1ROM17").choose(0)

    game = position("3UNC1")
    assert game.state.options == [0, EXILED + number("1REG3")]
    game.from_exile("1REG3")
    assert (hand(game), sorted(game.cards_in("exile")), game.state.unrest_left()) == (["1REG3"], ["1TRI2", "1UNC3"], 9)
    assert hand(position()) == ["1TRI1", "unrest"], "without it there is one card to acquire"


@rule("imperium:exhaust", "imperium:action", "imperium:play")
def test_navigation_plays_a_discarded_region_for_an_action_and_an_ocean_brings_goods() -> None:
    def position(*discards: str) -> ImperiumScenario:
        game = barbarian("1TRI8").in_play(0, "3UNC1").discards(0, *discards).slot(0, "1UNC3").slot(1, "1UNC9")
        return game.turn()

    game = position("1REG9", "3REG2", "1TRI2").use("3UNC1")
    assert offered(game) == ["1REG9", "3REG2"]
    game.pick("play-card", "3REG2").from_slot("exile-market", 0).decline()
    assert (sorted(game.cards_in("play")), game.cards_in("exile")) == (["3REG2", "3UNC1"], ["1UNC3"])
    assert (game.resources(0), actions(game), game.state.get(EXHAUSTS)) == (supply(progress=1, goods=1), 2, 4)
    game = position("1REG9", "1TRI2").use("3UNC1").from_slot("exile-market", 0).pick("garrison", "1TRI8")
    assert (game.resources(0), actions(game), game.under("1REG9")) == (supply(materials=2), 2, ["1TRI8"])
    assert position("1TRI2").usable() == []
    assert position("1REG9").actions(0, 0).usable() == []


@rule("imperium:break-through", "imperium:exile")
def test_an_undecipherable_scroll_breaks_through_for_an_exiled_card_and_is_exiled() -> None:
    def position(*exiled: str) -> ImperiumScenario:
        game = barbarian("3UNC2").slot(0, "1UNC3").slot(4, "1REG8").exile(*exiled).unrest_left(9)
        return game.turn().play("3UNC2")

    exiled = ("1UNC9", "1CIV10", "1REG3", "1TRI2")
    game = position(*exiled, "3FAM5", "3TRO8")
    assert game.state.options == sorted(EXILED + number(code) for code in exiled)
    game.answer("break-through", EXILED + number("1TRI2"))
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1TRI2"], supply(progress=1), 9)
    assert (sorted(game.cards_in("exile")), game.cards_in("discards")) == (
        sorted({*exiled, "3FAM5", "3TRO8", "3UNC2"} - {"1TRI2"}),
        [],
    )
    game = position()
    assert (hand(game), game.resources(0), game.cards_in("exile")) == ([], supply(progress=1), ["3UNC2"])


@rule("imperium:exhaust", "imperium:move", "imperium:choose")
def test_trade_caravans_move_two_materials_onto_the_market_for_goods() -> None:
    def position(**amounts: int) -> ImperiumScenario:
        game = empire("1TRI8").in_play(0, "3UNC4").has(0, **amounts).slot(0, "1UNC3", materials=1).slot(1, "1UNC9")
        return game.slot(4, "1REG3").turn()

    game = position(materials=3).use("3UNC4").from_slot("move-to-market", 0)
    assert game.state.options == [1, 4], "to another card"
    game.from_slot("move-to-market", 4)
    assert [game.market_tokens(slot)["materials"] for slot in (0, 1, 4)] == [2, 0, 1]
    assert (game.resources(0), hand(game)) == (supply(materials=1, goods=1), ["1TRI8"])
    assert position(materials=1, progress=5, goods=5).usable() == [], "nothing stands for what is moved"
    assert in_play("3UNC4").has(0, materials=3).slot(0, "1UNC3").turn().usable() == [], "there must be two cards"


@rule("imperium:exhaust", "imperium:acquire", "imperium:pay", "imperium:discard")
def test_trade_caravans_let_barbarians_acquire_a_card_with_materials_on_it() -> None:
    def position(*cards: str, materials: int = 3) -> ImperiumScenario:
        game = barbarian(*cards).in_play(0, "3UNC4").has(0, materials=materials).slot(0, "1CIV10", materials=2)
        return game.slot(1, "1UNC9", progress=1).slot(4, "1REG3", materials=1).unrest_left(9).turn()

    game = position("1TRI8", "1TRI2").use("3UNC4").choose(1).pick("discard", "1TRI8")
    assert game.state.options == [0, 4]
    game.from_slot("acquire", 0)
    assert (hand(game), game.resources(0)) == (["1CIV10", "1TRI2", "unrest"], supply(materials=3))
    assert game.cards_in("discards") == ["1TRI8"]
    game = position("1TRI8", materials=2).in_state(0, "empire").use("3UNC4")
    assert game.asks()[0] == "move-to-market", "an empire cannot"
    assert position(materials=2).use("3UNC4").asks()[0] == "move-to-market", "nor who has no card to discard"


@rule("imperium:attack", "imperium:pay", "imperium:take-unrest", "imperium:break-through", "imperium:abandon")
def test_warfare_brings_unrest_and_takes_a_tributary_or_a_region() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3UNC5", seats=3).has(0, population=2).in_play(1, "1REG8", "1REG9").in_play(2, "1UNC15").turn()
        assert game.playable() == []
        game.has(0, population=4).slot(0, "1TRI2").slot(1, "1REG3").slot(2, "1UNC3").unrest_left(9).play("3UNC5")
        assert [hand(game, seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]
        return game

    game = position().choose(0).from_slot("break-through", 0)
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(population=1, progress=1))
    assert (sorted(game.cards_in("play", 1)), game.cards_in("discards")) == (["1REG8", "1REG9"], ["3UNC5"])
    game = position().choose(1).from_slot("break-through", 1).pick("abandon", "1REG8", seat=1)
    assert (hand(game), game.resources(0)) == (["1REG3"], supply(population=1))
    assert (game.cards_in("discards", 1), game.cards_in("play", 1), game.cards_in("play", 2)) == (
        ["1REG8"],
        ["1REG9"],
        ["1UNC15"],
    )


@rule("imperium:exhaust", "imperium:recall", "imperium:return-unrest")
def test_an_altar_recalls_a_land_by_the_water_or_a_fertile_one() -> None:
    def position(region: str) -> ImperiumScenario:
        game = barbarian("unrest", "unrest").in_play(0, "3UNC6", "1REG3", "1REG8", "1REG9", "3REG14").unrest_left(3)
        game.discards(0, "unrest").turn().use("3UNC6")
        assert offered(game) == ["1REG8", "1REG9", "3REG14"]
        game.pick("recall", region)
        assert (region in hand(game), game.resources(0)) == (True, supply(materials=1))
        return game

    for region in ("1REG8", "1REG9", "3REG14"):
        game = position(region).pick("return-unrest", "unrest")
        assert (hand(game), game.state.unrest_left(), game.asks()[0]) == ([region, "unrest"], 4, "activate")
        assert position(region).decline().state.unrest_left() == 3
    assert in_play("3UNC6", "1REG3").turn().usable() == []


@rule("imperium:exhaust", "imperium:recall", "imperium:trade", "imperium:trade-routes")
def test_a_trading_post_recalls_a_river_to_trade_or_for_goods() -> None:
    def position() -> ImperiumScenario:
        return in_play("3UNC7", "1REG9", "1REG7", "1REG8").in_play(1, "3TRO8").turn()

    game = position().trading().use("3UNC7")
    assert offered(game) == ["1REG7", "1REG9"]
    game.pick("recall", "1REG7").choose(0)
    assert (hand(game), game.resources(0)) == (["1REG7"], supply(population=2, progress=1, goods=1))
    game = position().trading().use("3UNC7").pick("recall", "1REG7").choose(1)
    assert (hand(game), game.resources(0)) == (["1REG7"], supply(goods=1))
    game = position().use("3UNC7").pick("recall", "1REG7")
    assert (game.asks()[0], game.resources(0)) == ("activate", supply(goods=1)), "no trading without Trade Routes"
    assert in_play("3UNC7", "1REG8").trading().in_play(1, "3TRO8").turn().usable() == []


@rule("imperium:take-unrest", "imperium:exhaust", "imperium:action")
def test_a_priesthood_brings_unrest_and_gives_an_action() -> None:
    game = barbarian("3UNC8").unrest_left(9).turn().play("3UNC8")
    assert (hand(game), game.cards_in("play"), game.state.unrest_left(), actions(game)) == (["unrest"], ["3UNC8"], 8, 2)
    game.use("3UNC8")
    assert (actions(game), game.usable()) == (3, [])


@rule("imperium:solstice", "imperium:abandon", "imperium:on-deck", "imperium:pay")
def test_a_priesthood_is_abandoned_or_costs_barbarians_a_card_and_empires_progress() -> None:
    def position(state: str, progress: int) -> ImperiumScenario:
        game = in_play("3UNC8").in_state(0, state).has(0, progress=progress)
        return solstice(game, "1TRI8", "1TRI2", deck=("1TRI1",))

    for state in ("barbarian", "empire"):
        game = position(state, 2).choose(0)
        assert (game.cards_in("discards"), game.cards_in("play"), game.resources(0)) == (
            ["3UNC8"],
            [],
            supply(progress=2),
        )
    game = position("barbarian", 2).choose(1).pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck"), game.cards_in("play")) == (["1TRI2"], ["1TRI1", "1TRI8"], ["3UNC8"])
    assert game.resources(0) == supply(progress=2)
    game = position("empire", 2).choose(2)
    assert (len(hand(game)), game.cards_in("play"), game.resources(0)) == (2, ["3UNC8"], supply(progress=1))
    assert position("empire", 0).cards_in("discards") == ["3UNC8"], "whoever cannot pay abandons it"


@rule("imperium:exhaust", "imperium:gain", "imperium:draw")
def test_vineyards_answer_materials_from_a_fertile_land_with_two_cards() -> None:
    def position(region: str) -> ImperiumScenario:
        game = barbarian("1SCY14").in_play(0, "3UNC10", region).deck(0, "1TRI1", "1TRI2", "1TRI8", "1TRI4")
        return game.turn().play("1SCY14").decline(seat=0)

    game = position("1REG8").accept("respond")
    assert (hand(game), game.resources(0), game.state.get(EXHAUSTS)) == (["1TRI4", "1TRI8"], supply(materials=1), 4)
    game = position("1REG8").decline("respond")
    assert (hand(game), game.state.get(EXHAUSTS)) == ([], 5)
    game = position("1REG9")
    assert (game.resources(0), game.asks()[0]) == (supply(materials=1), "activate"), "a river"


@rule("imperium:treated-as")
def test_catamarans_make_four_production_of_an_ocean_icon() -> None:
    game = barbarian("1SCY14").in_play(0, "3UNC11", "3REG2", "3REG3", "1REG9").turn().use("3UNC11")
    assert offered(game) == ["3REG2", "3REG3"]
    game.card("treat", "3REG3").play("1SCY14")
    assert (game.resources(0), icons(game, "3REG3")) == (supply(materials=6), {"production": 5})
    game.done().turn()
    assert icons(game, "3REG3") == {"production": 1, "ocean": 1}
    assert in_play("3UNC11", "1REG9").turn().usable() == []


@rule("imperium:exhaust", "imperium:draw", "imperium:play")
@pytest.mark.parametrize(("region", "answered"), [("1REG7", True), ("1REG10", True), ("1REG3", False)])
def test_terraces_answer_a_river_or_a_fertile_land_played_with_a_discarded_card(region: str, answered: bool) -> None:
    def position() -> ImperiumScenario:
        return barbarian(region).in_play(0, "3UNC12").discards(0, "1TRI8", "1TRI2").turn().play(region)

    game = position()
    if answered:
        game.accept("respond").pick("to-hand", "1TRI8")
        assert (hand(game), game.cards_in("discards"), game.state.get(EXHAUSTS)) == (["1TRI8"], ["1TRI2"], 4)
        game = position().decline("respond")
    assert (hand(game), game.asks()[0], game.state.get(EXHAUSTS)) == ([], "activate", 5)


@rule("imperium:gain", "imperium:acquire", "imperium:choose")
def test_hunters_bring_goods_for_hunting_grounds_or_acquire_a_region() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3UNC13").in_play(0, *table).slot(0, "1TRI2").slot(1, "3REG6").slot(4, "1REG8")
        return game.turn().play("3UNC13")

    assert position().choose(0).resources(0) == supply(goods=1), "the card itself"
    assert position("3REG7", "1REG3X", "1REG3").choose(0).resources(0) == supply(goods=3)
    game = position("3REG7", "1REG3X", "2REG3X", "2REG8X", "3REG13").choose(0)
    assert (game.resources(0), hand(game), game.cards_in("discards")) == (supply(goods=4), [], ["3UNC13"])
    game = position("3REG7").choose(1)
    assert game.state.options == [1, 4]
    game.from_slot("acquire", 1)
    assert (hand(game), game.resources(0)) == (["3REG6"], supply(materials=4))
    game = position("3REG7").choose(1).from_slot("acquire", 4)
    assert (hand(game), game.resources(0)) == (["1REG8"], supply())


@rule("imperium:draw", "imperium:steal", "imperium:take-unrest", "imperium:attack")
def test_river_raiders_draw_and_steal_goods_or_bring_unrest_with_goods() -> None:
    game = barbarian("3UNC14", seats=4).deck(0, "1TRI1", "1TRI2", "1TRI8").has(0, goods=1).has(1, goods=2)
    game.has(2, progress=5, population=5).has(3, goods=1).unrest_left(9).turn().play("3UNC14")
    assert [game.resources(seat)["goods"] for seat in range(4)] == [3, 1, 1, 0]
    assert [hand(game, seat) for seat in range(4)] == [["1TRI8"], [], ["unrest"], []]
    assert (game.resources(2), game.cards_in("discards")) == (supply(progress=5, population=5, goods=1), ["3UNC14"])
    assert (game.asks()[0], actions(game)) == ("activate", 2), "no river to garrison it at"


@rule("imperium:garrison", "imperium:action", "imperium:attack")
def test_river_raiders_may_be_garrisoned_at_a_river_for_an_action() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3UNC14").in_play(0, "1REG9", "1REG7", "1REG8", "3UNC1").has(1, goods=1)
        return game.turn().play("3UNC14")

    game = position()
    assert offered(game) == ["1REG7", "1REG9"]
    game.card(game.asks()[0], "1REG9")
    assert (game.under("1REG9"), actions(game), game.resources(0)) == (["3UNC14"], 3, supply(goods=1))
    game = position().decline()
    assert (game.cards_in("discards"), actions(game)) == (["3UNC14"], 2)


@rule("imperium:solstice", "imperium:discard", "imperium:choose", "imperium:pay")
@pytest.mark.parametrize("code", ["3UNC15", "3UNC16", "3UNC18", "3TRI7"])
def test_a_trading_city_takes_a_card_for_a_card_a_material_or_goods(code: str) -> None:
    def position(materials: int = 3) -> ImperiumScenario:
        game = in_play(code).has(0, materials=materials)
        game = solstice(game, "1TRI2", "1TRI4", deck=("1UNC3", "1TRI1", "1TRI8"))
        assert PASS not in game.state.options, "it must be done"
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
    assert position(1).state.options == [0, 1], "two materials it must be"
    assert solstice(in_play(code).has(0, materials=3)).resources(0) == supply(materials=3), "nothing to discard"


@rule("imperium:state", "imperium:discard", "imperium:free-play")
def test_cultural_diversity_makes_states_of_no_account_for_a_turn() -> None:
    game = barbarian("3UNC19", "unrest").turn()
    assert game.playable() == [], "an Unrest does not pay for it"
    game = barbarian("3UNC19", "1CIV6", "1CIV10", "1TRI8", "1TRI2", "unrest").deck(0, *["1TRI1"] * 9).turn()
    assert {"1CIV6", "1CIV10"}.isdisjoint(game.playable())
    game.play("3UNC19")
    assert offered(game) == ["1CIV10", "1CIV6", "1TRI2", "1TRI8"]
    game.pick("discard", "1TRI8")
    assert (sorted(game.cards_in("discards")), actions(game)) == (["1TRI8", "3UNC19"], 3)
    game.play("1CIV6")
    assert ("1CIV10" in game.playable(), game.cards_in("play"), actions(game)) == (True, ["1CIV6"], 2)
    game.play("1CIV10")
    assert sorted(game.cards_in("play")) == ["1CIV10", "1CIV6"]
    game = empire("3UNC19", "1ROM16", "1TRI8").has(0, materials=3).slot(0, "1UNC3").turn().play("3UNC19")
    assert "1ROM16" in game.pick("discard", "1TRI8").playable(), "either state"
    game.done().decline("discard-any").turn().done().turn()
    assert ("1ROM16" in hand(game), "1ROM16" in game.playable()) == (True, False), "for one turn"


@rule("imperium:exhaust", "imperium:recall", "imperium:acquire", "imperium:trade")
def test_a_seaport_recalls_an_ocean_to_acquire_a_route_or_to_trade() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3UNC20", "3REG2", "1REG9").trading().in_play(1, "3TRO8").unrest_left(9)
        game.slot(0, "3TRO2", materials=1).slot(1, "1UNC3").turn().use("3UNC20")
        assert offered(game) == ["3REG2", "3UNC20"], "it is an ocean itself"
        return game

    game = position().pick("recall", "3REG2").choose(0)
    assert (hand(game), game.resources(0)) == (["3REG2", "3TRO2", "unrest"], supply(materials=1))
    game = position().pick("recall", "3REG2").choose(1)
    assert (hand(game), game.resources(0)) == (["3REG2"], supply(population=2, progress=1, goods=1))
    assert (game.market()[0], game.cards_in("play")) == ("3TRO2", ["1REG9", "3UNC20"])
    assert hand(position().pick("recall", "3UNC20").choose(1)) == ["3UNC20"]


@rule("imperium:add", "imperium:all-players", "imperium:history", "imperium:gain")
def test_travellers_settle_in_the_market_and_earn_progress_for_everybody_who_writes_history() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3UNC21", "1UNC9", seats=4).discards(0, "1TRI8", "1TRI2").discards(1, "1TRI1", "1UNC3")
        game.discards(2, "1TRI4", "1UNC8").hand(3, "1TRI6").slot(0, "1UNC3").slot(4, "1REG3", materials=1)
        return game.turn().play("3UNC21").from_slot("market-token", 4)

    game = position()
    assert (game.market_tokens(4), game.resources(0)) == (supply(materials=1, population=1), supply())
    game.pick("to-history", "1TRI8", seat=0).pick("to-history", "1UNC3", seat=1).decline(seat=2)
    assert [game.cards_in("history", seat) for seat in range(4)] == [["1TRI8"], ["1UNC3"], [], []]
    assert [game.resources(seat) for seat in range(4)] == [supply(progress=2), supply(), supply(), supply()]
    game = position().decline(seat=0).decline(seat=1).decline(seat=2)
    assert (game.resources(0), game.asks()[0]) == (supply(), "activate")


@rule("imperium:free-play", "imperium:trade", "imperium:history", "imperium:choose")
def test_barter_sells_trading_for_goods_or_writes_history() -> None:
    def position(goods: int = 2) -> ImperiumScenario:
        game = barbarian("3UNC22", "1TRI8", "1TRI4").trading().in_play(1, "3TRO8").has(0, goods=goods)
        return game.discards(0, "1TRI2", "1TRI1").turn().play("3UNC22")

    game = position().choose(0)
    assert (game.resources(0), actions(game)) == (supply(population=2, progress=1, goods=2), 3)
    assert (len(hand(game)), game.cards_in("history")) == (2, [])
    game = position().choose(1).pick("to-history", "1TRI8")
    assert (game.resources(0), hand(game), game.cards_in("history")) == (supply(goods=2), ["1TRI4"], ["1TRI8"])
    game = position().choose(1).pick("to-history", "1TRI2", zone=1)
    assert (game.cards_in("history"), sorted(game.cards_in("discards"))) == (["1TRI2"], ["1TRI1", "3UNC22"])
    assert position(0).asks()[0] == "to-history", "without goods there is no choice"


@rule("imperium:passive", "imperium:attack", "imperium:draw")
def test_protection_gives_goods_and_a_card_to_whom_an_attack_affects() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1CEL18").in_play(0, "3UNC23").in_play(1, "3UNC23", "1REG3").deck(1, "1TRI1", "1TRI2", "1TRI8")
        return game.turn().play("1CEL18")

    game = position().accept(seat=1)
    assert (game.resources(1), hand(game, 1), game.cards_in("discards", 1)) == (supply(goods=1), ["1TRI8"], ["1REG3"])
    assert game.resources(0) == supply(progress=1), "not to the attacker"
    game = position().decline(seat=1)
    assert (game.resources(1), hand(game, 1), game.asks()[0]) == (supply(goods=1), [], "activate")


@rule("imperium:passive", "imperium:attack")
def test_protection_answers_once_after_the_attack_and_only_to_an_attack_that_reaches_its_owner() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3UNC5").has(0, population=3).in_play(1, "3UNC23", *table).slot(0, "1TRI2").slot(1, "1REG8")
        return game.unrest_left(9).turn().play("3UNC5")

    game = position("1REG3").choose(1)
    assert (hand(game, 1), game.resources(1)) == (["unrest"], supply()), "the attack is not over"
    game.from_slot("break-through", 1)
    assert (game.cards_in("discards", 1), game.resources(1)) == (["1REG3"], supply(goods=1))
    game = position("2TRI2").accept("respond", seat=1).decline("ignore", seat=1).choose(0).from_slot("break-through", 0)
    assert (hand(game, 1), game.resources(1)) == ([], supply()), "who avoids the attack is not affected"
    game = barbarian("3UNC25").in_play(1, "3UNC23").slot(0, "1CIV5").has(1, materials=9).turn()
    assert game.play("3UNC25").choose(0).resources(1) == supply(materials=9), "acquiring affects nobody"
    game = barbarian("1CEL18").in_play(1, "3UNC23").turn().play("1CEL18")
    assert game.resources(1) == supply(goods=1), "even with nothing to lose"


@rule("imperium:draw", "imperium:gain", "imperium:trade", "imperium:trade-routes")
def test_a_golden_mask_brings_a_discarded_card_goods_or_trading() -> None:
    def position() -> ImperiumScenario:
        return barbarian("3UNC24").in_play(1, "3TRO8").discards(0, "1TRI8", "1TRI2").turn()

    game = position().trading().play("3UNC24").choose(0).pick("to-hand", "1TRI8")
    assert (hand(game), sorted(game.cards_in("discards")), actions(game)) == (["1TRI8"], ["1TRI2", "3UNC24"], 2)
    assert position().trading().play("3UNC24").choose(1).resources(0) == supply(goods=1)
    game = position().trading().play("3UNC24").choose(2)
    assert game.resources(0) == supply(population=2, progress=1, goods=1)
    assert position().play("3UNC24").state.options == [0, 1], "no trading without Trade Routes"


@rule("imperium:attack", "imperium:acquire", "imperium:steal", "imperium:history")
def test_pirates_acquire_an_attack_or_steal_materials_for_every_ocean() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3UNC25", seats=3).in_play(0, "1REG9", *table).has(1, materials=9).has(2, materials=3)
        game.slot(0, "1UNC3").slot(1, "1TRI2").slot(2, "1CIV5", progress=1).slot(3, "3TRI13").slot(4, "1REG8")
        return game.turn().play("3UNC25")

    game = position().choose(0)
    assert game.state.options == [2, 3]
    game.from_slot("acquire", 2)
    assert (hand(game), game.resources(0)) == (["1CIV5", "unrest"], supply(progress=1))
    assert (game.cards_in("discards"), game.cards_in("history"), game.resources(1)) == (
        ["3UNC25"],
        [],
        supply(materials=9),
    )
    game = position().choose(1)
    assert [game.resources(seat)["materials"] for seat in range(3)] == [4, 7, 1], "the card itself is an ocean"
    assert (game.cards_in("discards"), game.cards_in("history"), hand(game)) == ([], ["3UNC25"], [])
    game = position("3REG2", "3REG14").choose(1)
    assert [game.resources(seat)["materials"] for seat in range(3)] == [9, 3, 0], "as far as it goes"


@rule("imperium:trade", "imperium:pay")
@pytest.mark.parametrize(
    ("code", "until", "goods"),
    [
        ("3CIV18", lambda g: g.turn().play("3CIV18").choose(0), 3),
        ("3REG4", lambda g: g.has(0, population=2).turn().play("3REG4").answer("pay", 0), 2),
        ("3UNC7", lambda g: g.in_play(0, "3UNC7", "1REG9").turn().use("3UNC7").choose(0), 2),
        ("3UNC20", lambda g: g.in_play(0, "3UNC20").turn().use("3UNC20"), 2),
        ("3UNC22", lambda g: g.turn().play("3UNC22").choose(0), 1),
        ("3UNC24", lambda g: g.turn().play("3UNC24").choose(2), 2),
    ],
)
def test_whoever_trades_may_pay_a_progress_for_goods(code: str, until: Set, goods: int) -> None:
    """000:1015. No route is in play, so there is nothing else to trade."""
    game = empire(code, "1TRI8").trading().has(0, progress=3, goods=1).exile("1TRI2").slot(0, "1UNC3")
    until(game)
    assert game.resources(0) == supply(progress=2, goods=goods)


@rule("imperium:trade-routes", "imperium:trade")
@pytest.mark.parametrize("code", ["3CIV18", "3REG4", "3UNC20", "3UNC22"])
def test_what_is_paid_for_trading_is_not_asked_for_without_trade_routes(code: str) -> None:
    def position() -> ImperiumScenario:
        game = empire(code, "1TRI8").in_play(0, "3UNC20").in_play(1, "3TRO8").exile("1TRI1").slot(0, "1UNC3")
        return game.has(0, materials=5, population=5, goods=5)

    if code == "3UNC20":
        assert position().trading().turn().usable() == ["3UNC20"]
        assert position().turn().usable() == []
        return
    kinds = {"3CIV18": "pay", "3REG4": "garrison", "3UNC22": "to-history"}
    assert position().trading().turn().play(code).asks()[0] in ("choose", "pay")
    assert position().turn().play(code).asks()[0] == kinds[code]
