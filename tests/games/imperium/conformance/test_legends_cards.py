"""The civilised and uncivilised common cards of Legends, and what is printed on all of its common cards.

Cards that say what a card of Classics says are played in test_common_cards.py.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.cards import FLAGS
from civitas.games.imperium.codes import EXILED
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
    solstice,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, number

# What is printed.

PRINTED = [
    *(f"2CIV{n}" for n in range(1, 16)),
    *(f"2UNC{n}" for n in range(1, 23)),
    *(f"2REG{n}" for n in range(1, 15)),
    *(f"2TRI{n}" for n in range(1, 12)),
    *(f"2FAM{n}" for n in range(1, 9)),
    *("2FAM9A", "2FAM9B", "2REG3X", "2REG4X", "2REG8X", "2REG11X", "2REG12X", "2REG14X", "2TRI9X"),
    *("2UNC2X", "2UNC5X", "2UNC8X"),
]
BARBARIAN_ONLY = ["2REG1", "2TRI1", "2UNC6", "2UNC9", "2UNC13"]
EMPIRE_ONLY = [*(f"2CIV{n}" for n in range(1, 16)), "2TRI3", "2TRI6"]
NEVER = ["2FAM5", "2FAM6", "2FAM9A", "2FAM9B"]
FREE = ["2CIV1", "2CIV2", "2CIV3", "2CIV13", "2FAM2", "2FAM3", "2FAM4", "2FAM7", "2UNC9", "2UNC13", "2UNC21", "2UNC22"]
ATTACKS = ["2CIV1", "2CIV4", "2CIV5", "2CIV11", "2CIV15", "2TRI3", "2TRI7", "2TRI9", "2TRI9X", "2TRI11"]
ATTACKS += ["2UNC4", "2UNC5", "2UNC5X"]


def plenty(code: str) -> ImperiumScenario:
    """A position in which nothing but the state, the actions and the card itself can be in the way of playing it."""
    game = barbarian(code, "1TRI8", "1MAC19", "unrest").deck(0, *["1TRI2"] * 5).discards(0, "1TRI1", "unrest", "1REG3")
    game.in_play(0, "1MAC20", "1REG8", "1REG9", "1UNC8", "1UNC15").in_play(1, "1REG3X", "1UNC16").hand(1, "1TRI8")
    for slot, market in enumerate(("1TRI3", "1REG5", "1CIV10", "1UNC3")):
        game.slot(slot, market, materials=1)
    for seat in range(2):
        game.has(seat, materials=9, population=9, progress=9)
    return game.turn().use("1UNC8")


@rule("imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", PRINTED)
def test_every_card_is_played_in_its_state_and_for_an_action_unless_it_is_free(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in (*NEVER, *EMPIRE_ONLY), code not in (*NEVER, *BARBARIAN_ONLY)]
    game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:attack")
def test_which_cards_of_legends_are_attacks() -> None:
    assert [code for code in PRINTED if FLAGS[number(code)] & ATTACK] == [code for code in PRINTED if code in ATTACKS]
    for code in ATTACKS:
        game = plenty(code).in_play(1, "2TRI2").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
        assert game.play(code).asks() == ("respond", 1)


@rule("imperium:attack")
@pytest.mark.parametrize("code", ATTACKS)
def test_whoever_avoids_an_attack_of_legends_loses_nothing(code: str) -> None:
    """000:1475: who avoids an attack says of each effect whether to ignore it."""
    table = ["1REG3X", "1UNC16", "2TRI2"]
    game = plenty(code).in_play(1, *table).in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian")
    game.play(code).accept("respond", seat=1)
    while game.asks()[0] != "activate":
        game.answer(game.asks()[0], game.state.options[0])  # PASS, where it may be passed
    gift = 2 if code in ("2CIV4", "2CIV11") else 0
    assert game.resources(1) == supply(materials=9 + gift, population=9, progress=9)
    assert (sorted(game.cards_in("play", 1)), hand(game, 1), game.cards_in("discards", 1)) == (table, ["1TRI8"], [])


@rule("imperium:in-play", "imperium:play")
@pytest.mark.parametrize(
    "code",
    [
        *("2CIV6", "2CIV7", "2CIV8", "2CIV9", "2CIV10", "2CIV14", "2TRI2", "2TRI6"),
        *("2UNC1", "2UNC6", "2UNC7", "2UNC8", "2UNC8X", "2UNC10", "2UNC11", "2UNC12"),
        *("2UNC14", "2UNC15", "2UNC16", "2UNC17", "2UNC18", "2UNC19"),
    ],
)
def test_a_pinned_card_without_a_play_effect_only_stays_in_play(code: str) -> None:
    game = barbarian(code, "1TRI8").in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").turn().play(code)
    assert (game.cards_in("play"), hand(game), game.resources(0)) == ([code], ["1TRI8"], supply())
    assert (game.asks()[0], actions(game)) == ("activate", 2)


@rule("imperium:scoring")
@pytest.mark.parametrize(
    ("points", "codes"),
    [
        (1, ["2REG12", "2REG12X", "2UNC1", "2UNC3", "2UNC4", "2UNC5", "2UNC5X", "2UNC6", "2UNC7", "2UNC8", "2UNC8X"]),
        (1, ["2UNC13", "2UNC14", "2UNC15", "2UNC16", "2UNC17", "2UNC18", "2UNC19", "2UNC20", "2UNC21"]),
        (2, ["2CIV1", "2CIV2", "2CIV4", "2CIV5", "2CIV6", "2CIV7", "2CIV8", "2CIV10", "2CIV15", "2REG1"]),
        (3, ["2FAM2", "2TRI1", "2TRI2", "2TRI4", "2TRI5", "2TRI9", "2TRI9X"]),
        (5, ["2FAM3"]),
        (7, ["2FAM4"]),
        (8, ["2FAM7"]),
        (0, ["2REG2", "2REG3", "2REG3X", "2REG4", "2REG4X", "2REG5", "2REG6", "2REG8", "2REG8X", "2REG9", "2REG10"]),
        (0, ["2REG11", "2REG11X", "2REG13", "2REG14", "2REG14X"]),
    ],
)
def test_most_cards_have_points_of_their_own_wherever_they_lie(points: int, codes: list[str]) -> None:
    for code in codes:
        assert worth(ImperiumScenario().hand(0, code), code) == points
        assert worth(ImperiumScenario().history(0, code), code) == points


@rule("imperium:scoring", "imperium:history")
@pytest.mark.parametrize(
    ("code", "garrisoned", "in_history", "otherwise"),
    [
        ("2FAM1", 2, 8, 2),
        ("2FAM5", 12, 8, 3),
        ("2FAM6", 12, 8, 3),
        ("2UNC2", 0, 1, 0),
        ("2UNC2X", 0, 2, 0),
        ("2UNC22", 0, 1, 0),
    ],
)
def test_some_cards_are_worth_more_in_the_history_or_a_garrison(
    code: str, garrisoned: int, in_history: int, otherwise: int
) -> None:
    assert worth(in_play("1REG3").garrisoned(0, "1REG3", code), code) == garrisoned
    assert worth(ImperiumScenario().history(0, code), code) == in_history
    for zone in ("hand", "deck", "discards"):
        assert worth(ImperiumScenario().zone(zone, 0, code), code) == otherwise


@rule("imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("2CIV3", lambda g: g.has(0, materials=29), 2),
        ("2CIV9", lambda g: g.in_play(0, "1UNC15", "1CIV6", "1REG3").discards(0, "1UNC16", "2CIV6"), 4),
        ("2CIV11", lambda g: g.discards(0, *["1MAC19"] * 18), 1),
        ("2CIV11", lambda g: g.discards(0, *["1MAC19"] * 19), 2),
        ("2CIV12", lambda g: g.in_play(0, "1UNC15", "1CIV6").history(0, "1ROM19"), 6),
        ("2CIV13", lambda g: g.has(0, population=11), 2),
        ("2CIV14", lambda g: g.has(0, progress=14), 2),
        ("2FAM8", lambda g: g, 1),
        ("2FAM8", lambda g: g.discards(0, "2CIV3", "2CIV4", "2FAM5").history(0, "2UNC9").hand(1, "2TRI8"), 3),
        ("2REG7", lambda g: g.has(0, progress=3).has(1, progress=2), 2),
        ("2REG7", lambda g: g.has(0, progress=3).has(1, progress=3), 0),
        ("2TRI3", lambda g: g.discards(0, "2CIV4", "2UNC15", "2UNC3").history(0, *["2UNC1"] * 2), 2),
        ("2TRI6", lambda g: g.discards(0, *["1MAC19"] * 18), 1),
        ("2TRI6", lambda g: g.discards(0, *["1MAC19"] * 19), 2),
        ("2TRI7", lambda g: g.has(0, materials=29), 2),
        ("2TRI8", lambda g: g.discards(0, "1TRI2", "2REG4").history(0, "1TRI1"), 3),
        ("2TRI10", lambda g: g.in_play(0, "2REG3", "2REG4").discards(0, *["2REG5"] * 4).history(0, "2REG6"), 1),
        ("2TRI10", lambda g: g.in_play(0, "2REG3", "2REG4").discards(0, *["2REG5"] * 6), 2),
        ("2TRI11", lambda g: g.history(0, "2FAM1").discards(0, "2FAM2", "2TRI8"), 2),
        ("2UNC9", lambda g: g.history(0, "2FAM1").discards(0, "2FAM2"), 4),
        ("2UNC10", lambda g: g.in_play(0, "2REG2").discards(0, "2REG14", "1PER11", "2REG5"), 8),
        ("2UNC11", lambda g: g.in_play(0, "2REG2").discards(0, "2REG14", "2REG5", "2REG3"), 5),
        ("2UNC12", lambda g: g.in_play(0, "2REG9").discards(0, "2REG5", "2REG2"), 6),
    ],
)
def test_some_points_are_counted(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points


@rule("imperium:scoring")
def test_the_sacred_grove_counts_every_player_with_fewer_progress() -> None:
    game = barbarian("2REG7", seats=4).has(0, progress=3).has(1, progress=2).has(2, progress=3)
    assert worth(game, "2REG7") == 4
    assert worth(game.has(3, progress=4), "2REG7") == 2


@rule("imperium:anatomy", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("2CIV6", {"metropolis": 1}),
        ("2CIV15", {"knight": 1}),
        ("2REG1", {}),
        ("2REG2", {"production": 1, "fertile": 1}),
        ("2REG3", {"production": 1}),
        ("2REG3X", {"river": 1, "hunt": 1}),
        ("2REG4", {"production": 2, "river": 1}),
        ("2REG4X", {"production": 1, "river": 1, "ocean": 1}),
        ("2REG5", {"production": 1, "river": 2}),
        ("2REG6", {"production": 1}),
        ("2REG7", {}),
        ("2REG8", {"production": 1}),
        ("2REG8X", {"production": 1, "river": 1, "hunt": 1}),
        ("2REG9", {"production": 1, "river": 1}),
        ("2REG10", {"production": 2, "fertile": 1}),
        ("2REG11", {"production": 1, "fertile": 1, "river": 1}),
        ("2REG11X", {"production": 1, "fertile": 1, "ocean": 1}),
        ("2REG12", {}),
        ("2REG12X", {"production": 1}),
        ("2REG13", {"production": 1, "fertile": 1}),
        ("2REG14", {"production": 1, "fertile": 1, "river": 1}),
        ("2REG14X", {"production": 1, "fertile": 1, "ocean": 1}),
        ("2TRI6", {"metropolis": 1}),
        ("2UNC2", {"mask": 1}),
        ("2UNC2X", {"mask": 1}),
        ("2UNC8", {}),
        ("2UNC8X", {"miracle": 1}),
        ("2UNC14", {"city": 1}),
        ("2UNC15", {"city": 1}),
        ("2UNC16", {"city": 1}),
        ("2UNC17", {"city": 1}),
        ("2UNC22", {"scroll": 1}),
    ],
)
def test_the_icons_of_the_common_cards(code: str, shown: dict[str, int]) -> None:
    assert icons(ImperiumScenario(), code) == shown


# Civilised.


@rule("imperium:exhaust", "imperium:acquire")
def test_astronomy_answers_an_acquired_region_with_progress() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("1ROM17").in_play(0, "2CIV7").has(0, population=5).slot(0, "1REG3").slot(1, "1TRI2")
        return game.turn().play("1ROM17")

    game = position().choose(0).from_slot("acquire", 0).accept("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(population=3, progress=1), 4)
    game = position().choose(0).from_slot("acquire", 0).decline("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(population=3), 5)
    assert position().choose(0).from_slot("acquire", 1).asks()[0] == "activate", "a tributary"
    assert position().choose(1).from_slot("break-through", 0).asks()[0] == "activate", "broken through for"


@rule("imperium:solstice")
def test_astronomy_may_bring_a_region_back_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2CIV7")
        game.turn().done().discards(0, "1REG3", "1REG8", "1TRI8")
        return game.turn().done()

    game = position().pick("to-hand", "1REG3")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1REG3"], ["1REG8", "1TRI8"])
    assert hand(position().decline()) == []


@rule("imperium:passive", "imperium:acquire", "imperium:exile")
def test_cartography_acquires_exiled_regions_and_tributaries_as_though_they_were_in_the_market() -> None:
    def position(card: str = "1ROM17", *codes: str) -> ImperiumScenario:
        game = barbarian(card).in_play(0, *codes).has(0, materials=9, population=9).slot(0, "1TRI1").slot(1, "1UNC9")
        return game.exile("1REG3", "1TRI2", "1UNC3").unrest_left(9).turn().play(card)

    game = position("1ROM17", "2CIV8").choose(0)
    assert game.state.options == [0, *sorted(EXILED + number(code) for code in ("1REG3", "1TRI2"))]
    game.from_exile("1REG3")
    assert (hand(game), sorted(game.cards_in("exile"))) == (["1REG3"], ["1TRI2", "1UNC3"])
    game = position("1ROM17", "2CIV8").choose(0).from_exile("1TRI2")
    assert (hand(game), game.state.unrest_left()) == (["1TRI2", "unrest"], 8)
    assert hand(position("1ROM17").choose(0)) == ["1TRI1", "unrest"], "without it there is one card to acquire"
    assert hand(position("1ROM16", "2CIV8").choose(0)) == ["1UNC9", "unrest"], "no exiled uncivilised card"
    game = position("1ROM17", "2CIV8").choose(1)
    assert EXILED + number("1REG3") not in game.state.options, "breaking through is not acquiring"
    game = position("2REG1", "2CIV8")
    exiled = [EXILED + number(code) for code in ("1REG3", "1TRI2")]
    assert game.state.options == [0, 1, *sorted(exiled)], "of all suits only these two from exile"


@rule("imperium:exhaust", "imperium:acquire", "imperium:exile")
def test_astronomy_answers_a_region_acquired_from_exile() -> None:
    game = barbarian("1ROM17").in_play(0, "2CIV7", "2CIV8").has(0, population=2).exile("1REG3").turn().play("1ROM17")
    assert game.accept("respond").resources(0) == supply(progress=1)


@rule("imperium:passive", "imperium:free-play")
def test_masonry_lets_cities_and_metropolises_be_played_freely() -> None:
    game = empire("1UNC15", "1CIV6", "2TRI6", "1TRI8").in_play(0, "2CIV9").turn().actions(0, 0)
    assert sorted(game.playable()) == ["1CIV6", "1UNC15", "2TRI6"]
    game.play("1UNC15").play("1CIV6")
    assert (sorted(game.cards_in("play")), actions(game)) == (["1CIV6", "1UNC15", "2CIV9"], 0)
    assert game.hand(0, "1UNC15", "2TRI6").in_play(0, "2CIV9").playable() == ["2TRI6"], "each card once a turn"
    game = barbarian("1UNC15", "1CIV6").in_play(0, "2CIV9").turn()
    assert game.playable() == ["1UNC15"], "a free play needs the state all the same"
    assert actions(game.play("1UNC15")) == 3
    assert empire("1UNC15").turn().actions(0, 0).playable() == []


@rule("imperium:passive", "imperium:solstice")
def test_civil_service_makes_the_hand_larger_and_gives_two_materials_in_the_solstice() -> None:
    assert filled(in_play("2CIV10")) == 6
    assert solstice(in_play("2CIV10")).resources(0) == supply(materials=2)


@rule("imperium:exhaust", "imperium:return-unrest", "imperium:solstice")
def test_an_amphitheatre_turns_discarded_unrest_into_progress_and_takes_a_card_in_the_solstice() -> None:
    game = barbarian("unrest").in_play(0, "2CIV14").turn()
    assert game.usable() == []
    game.discards(0, "unrest", "unrest", "1TRI8").unrest_left(3).use("2CIV14")
    assert (game.resources(0), game.state.unrest_left(), hand(game)) == (supply(progress=1), 4, ["unrest"])
    assert sorted(game.cards_in("discards")) == ["1TRI8", "unrest"]
    game = solstice(in_play("2CIV14"), "1TRI8", "1TRI2")
    assert PASS not in game.state.options
    game.pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), game.resources(0)) == (["1TRI2"], ["1TRI8"], supply())


# Uncivilised.


@rule("imperium:exhaust", "imperium:abandon")
@pytest.mark.parametrize(("region", "progress"), [("1REG8", 1), ("1REG3", 2)])
def test_mining_abandons_a_region_and_one_without_production_brings_more(region: str, progress: int) -> None:
    game = ImperiumScenario().in_play(0, "2UNC1", "1UNC15").turn()
    assert game.usable() == []
    game.in_play(0, "2UNC1", "1UNC15", "1REG8", "1REG3").use("2UNC1").pick("abandon", region)
    assert (game.cards_in("discards"), game.resources(0)) == ([region], supply(progress=progress))


@rule("imperium:attack", "imperium:on-deck", "imperium:acquire", "imperium:recall")
def test_espionage_places_a_card_on_the_deck_to_acquire_and_others_recall_a_pinned_card() -> None:
    def position(*others: str) -> ImperiumScenario:
        game = barbarian("2UNC4", *others, seats=3).deck(0, "1TRI1").in_play(1, "1UNC15", "1REG8").in_play(2, "1REG9")
        return game.slot(0, "1TRI2").slot(1, "1REG3").slot(2, "1CIV10").slot(3, "1UNC3").turn()

    assert position().playable() == [], "nothing to place on the deck"
    for slot, taken in enumerate((["1TRI2", "unrest"], ["1REG3"], ["1CIV10", "unrest"], ["1UNC3", "unrest"])):
        game = position("1TRI8", "1TRI4").play("2UNC4").pick("on-deck", "1TRI8").from_slot("acquire", slot)
        assert (hand(game), game.cards_in("deck")) == (sorted([*taken, "1TRI4"]), ["1TRI1", "1TRI8"])
        game.pick("recall", "1UNC15", seat=1)
        assert [hand(game, seat) for seat in (1, 2)] == [["1UNC15"], ["1REG9"]]
        assert game.cards_in("play", 1) == ["1REG8"]


@rule("imperium:exhaust", "imperium:free-play", "imperium:return-unrest")
def test_a_monument_free_plays_an_unrest() -> None:
    def position() -> ImperiumScenario:
        return barbarian("unrest", "unrest", "1TRI8").in_play(0, "2UNC6").unrest_left(3).actions(0, 0).turn()

    game = position().has(0, materials=4, population=2).use("2UNC6").pick("play-card", "unrest").choose(0)
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI8", "unrest"], 4, 0)
    assert (game.resources(0), game.usable()) == (supply(materials=4, population=1), [])
    game = position().has(0, materials=4, population=2).use("2UNC6").pick("play-card", "unrest").choose(2)
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=1, population=2), 4)
    game = position().use("2UNC6").pick("play-card", "unrest").pick("discard", "unrest", "1TRI8")
    assert (hand(game), game.state.unrest_left()) == ([], 4), "the other two cards are what it costs"
    assert barbarian("1TRI8", "1TRI2").in_play(0, "2UNC6").has(0, population=2).turn().usable() == []
    game = empire("unrest").in_play(0, "2UNC6").has(0, population=2).turn()
    assert game.usable() == ["2UNC6"], "what lies in play works in either state"


@rule("imperium:exhaust", "imperium:draw")
def test_a_code_of_laws_draws_a_card() -> None:
    game = in_play("2UNC7").deck(0, "1TRI1", "1TRI2", "1TRI8").turn().use("2UNC7")
    assert (hand(game), actions(game), game.state.get(EXHAUSTS)) == (["1TRI8"], 3, 4)


@rule("imperium:exhaust", "imperium:solstice", "imperium:take-unrest", "imperium:replacement-cards")
@pytest.mark.parametrize(("code", "zone"), [("2UNC8", "hand"), ("2UNC8X", "deck")])
def test_religion_gives_an_action_and_takes_unrest_or_three_materials(code: str, zone: str) -> None:
    def position(materials: int) -> ImperiumScenario:
        game = in_play(code).unrest_left(9).has(0, materials=materials)
        return solstice(game, "1TRI8", deck=("1TRI2", "1TRI1"))

    assert actions(in_play(code).turn().use(code)) == 4
    before = {"hand": ["1TRI8"], "deck": ["1TRI2", "1TRI1"]}
    game = position(5).choose(0)
    after = before | {zone: [*before[zone], "unrest"]}  # on top of the deck
    assert {"hand": hand(game), "deck": game.cards_in("deck")} == after
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=5), 8)
    game = position(5).choose(1)
    assert {"hand": hand(game), "deck": game.cards_in("deck")} == before
    assert (game.resources(0), game.state.unrest_left()) == (supply(materials=2), 9)
    assert "unrest" in position(2).cards_in(zone), "whoever cannot pay has no choice"


@rule("imperium:exhaust", "imperium:gain")
def test_domestication_answers_materials_from_a_fertile_land() -> None:
    def position(region: str) -> ImperiumScenario:
        return barbarian("1SCY14").in_play(0, "2UNC10", region).turn().play("1SCY14")

    game = position("1REG8").accept("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(materials=1, progress=1), 4)
    game = position("1REG8").decline("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(materials=1), 5)
    game = position("1REG9")
    assert (game.resources(0), game.asks()[0]) == (supply(materials=1), "activate"), "a river"


@rule("imperium:gain", "imperium:recall")
def test_materials_for_a_recalled_fertile_land_come_from_that_land() -> None:
    """004:680-682: Domestication answers a fertile card used for materials, as Water Mill and Trading Ships use it."""
    game = in_play("2UNC10", "2UNC11", "1REG8").turn().use("2UNC11").accept("respond")
    assert (hand(game), game.resources(0)) == (["1REG8"], supply(materials=2, population=1, progress=1))
    game = in_play("2UNC10", "2UNC11", "1REG9").turn().use("2UNC11")
    assert (hand(game), game.asks()[0]) == (["1REG9"], "activate"), "a river brings an action"
    game = in_play("1CAR7X", "2UNC10", "1REG8").slot(0, "1REG3", materials=2).slot(1, "1REG6").turn().use("1CAR7X")
    assert game.accept("respond").resources(0) == supply(materials=2, progress=1)


@rule("imperium:recall", "imperium:choose")
def test_a_water_mill_recalls_a_fertile_land_for_goods_or_a_river_for_an_action() -> None:
    def position() -> ImperiumScenario:
        return in_play("2UNC11", "1REG9", "1REG7", "1REG8", "2REG2").turn().use("2UNC11")

    game = position().choose(0).pick("recall", "2REG2")
    assert (hand(game), game.resources(0), actions(game)) == (["2REG2"], supply(materials=2, population=1), 3)
    game = position().choose(1).pick("recall", "1REG9")
    assert (hand(game), game.resources(0), actions(game)) == (["1REG9"], supply(), 4)
    assert in_play("2UNC11", "1REG3").turn().usable() == []


@rule("imperium:treated-as")
def test_a_qanat_makes_three_production_of_a_river_icon() -> None:
    game = barbarian("1SCY14").in_play(0, "2UNC12", "1REG9").turn().use("2UNC12").play("1SCY14")
    assert game.resources(0) == supply(materials=4)
    assert icons(game, "1REG9") == {"production": 4}
    game.done().turn()
    assert icons(game, "1REG9") == {"production": 1, "river": 1}
    assert in_play("2UNC12", "1REG8").turn().usable() == []


@rule("imperium:treated-as")
def test_a_qanat_leaves_the_other_river_icon_of_the_lakes() -> None:
    game = in_play("2UNC12", "1REG7", "2REG5", "1REG8").turn().use("2UNC12").card("treat", "2REG5")
    assert icons(game, "2REG5") == {"production": 4, "river": 1}
    assert icons(game, "1REG7") == {"production": 2, "river": 1}


@rule("imperium:passive", "imperium:state", "imperium:solstice")
def test_roads_let_an_empire_conquer_and_give_two_materials_in_the_solstice() -> None:
    game = empire("1ROM17", "2MIN15", "1ROM16").in_play(0, "2UNC18").has(0, materials=5, population=4)
    game.slot(0, "1TRI2").slot(1, "1UNC3").turn()
    assert sorted(game.playable()) == ["1ROM17", "2MIN15"]
    assert hand(game.play("1ROM17").choose(0)) == ["1ROM16", "1TRI2", "2MIN15", "unrest"]
    assert solstice(in_play("2UNC18")).resources(0) == supply(materials=2)


@rule("imperium:solstice", "imperium:return-unrest", "imperium:pay")
def test_art_sells_barbarians_the_return_of_unrest() -> None:
    def position(materials: int) -> ImperiumScenario:
        return solstice(in_play("2UNC19").has(0, materials=materials).unrest_left(3), "unrest", "unrest", "1TRI8")

    game = position(5).accept().pick("return-unrest", "unrest")
    assert game.asks()[0] == "turn"
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1TRI8", "unrest"], supply(materials=4), 4)
    game = position(5).decline()
    assert (len(hand(game)), game.resources(0), game.asks()[0]) == (3, supply(materials=5), "turn")
    assert len(hand(position(0))) == 3, "nothing to pay with"


@rule("imperium:solstice", "imperium:gain", "imperium:pay")
def test_art_sells_empires_progress() -> None:
    def position(materials: int) -> ImperiumScenario:
        game = in_play("2UNC19").in_state(0, "empire").has(0, materials=materials).unrest_left(3)
        return solstice(game, "unrest", "1TRI8")

    game = position(5).accept()
    assert (hand(game), game.resources(0)) == (["1TRI8", "unrest"], supply(materials=2, progress=1))
    assert position(5).decline().resources(0) == supply(materials=5)
    assert position(2).resources(0) == supply(materials=2)
