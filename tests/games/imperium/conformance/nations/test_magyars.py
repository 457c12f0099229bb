"""The cards the Magyars alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import EXILED, PLACE
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, KING_OF_KINGS, SCORING, STATE
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FIVE_SUITS,
    Set,
    actions,
    barbarian,
    empire,
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
CONVERSION = "3MAG2"
STEPHEN = "3MAG3"
ARPAD = "3MAG9"
EMESE = "3MAG21"
ALMOS = "3MAG22"
EMPIRE_ONLY = ["3MAG2", "3MAG3", "3MAG4"]
BARBARIAN_ONLY = [f"3MAG{n}" for n in (6, 9, 10, 11, 14, *range(16, 23))]
IN_ANY_STATE = ["3MAG7", "3MAG8", "3MAG15"]
EVERY_CARD = [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE]
FREE = ["3MAG2", "3MAG6"]
ATTACKS = ["3MAG6", "3MAG9", "3MAG22"]
PINNED = [f"3MAG{n}" for n in (4, 7, 8, 14, 15, 16, 17)]


def market(game: ImperiumScenario) -> ImperiumScenario:
    """A tributary, a region, a civilised, an uncivilised card and a trade route lie in the market, in this order."""
    game.in_market(*FIVE_SUITS)
    game.zone("region deck", 0, "1REG3", "1REG4").zone("civilised deck", 0, "1CIV11", "1CIV12")
    return game.zone("uncivilised deck", 0, "1UNC5", "1UNC9").zone("main deck", 0, "1REG2", "1REG6").unrest_left(9)


def obvious(game: ImperiumScenario) -> ImperiumScenario:
    """Answers the questions that are asked though there is only one answer, so that others learn nothing."""
    while game.asks()[0] not in ("activate", "turn") and len(game.state.options) == 1:
        game.answer(game.asks()[0], game.state.options[0])
    return game


def unrest(game: ImperiumScenario, seat: int = 0) -> int:
    return game.cards_in("hand", seat).count("unrest")


# The power.


@rule("imperium:magyars", "imperium:exhaust", "imperium:discard", "imperium:take-unrest")
@pytest.mark.parametrize("land", ["3MAG17", "3MAG16", "3MAG8"])
def test_magyars_discard_two_cards_with_a_hunting_ground_to_give_the_others_unrest(land: str) -> None:
    def position(*cards: str) -> ImperiumScenario:
        game = barbarian(land, *cards, seats=3).power(0, "3MAG1A").unrest_left(9).turn().play(land)
        if game.asks()[0] == "garrison":
            game.decline()
        return game

    game = position("1TRI4", "1TRI6", "1TRI8").accept("respond", seat=0)
    assert PASS not in game.state.options
    game.pick("discard", "1TRI4", "1TRI6")
    if game.asks()[0] == "garrison":
        game.decline()
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1TRI8"], ["unrest"], ["unrest"])
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1TRI4", "1TRI6"], 7)
    assert (game.state.get(EXHAUSTS), actions(game), game.asks()) == (4, 2, ("activate", 0))
    game = position("1TRI4", "1TRI6").decline("respond")
    if game.asks()[0] == "garrison":
        game.decline()
    assert (hand(game), hand(game, 1), game.state.get(EXHAUSTS)) == (["1TRI4", "1TRI6"], [], 5)
    game = position("1TRI4")
    assert (game.asks(), game.state.unrest_left()) == (("activate", 0), 9)  # too few cards


@rule("imperium:magyars", "imperium:exhaust", "imperium:attack")
def test_magyars_of_side_a_are_not_defended_against() -> None:
    game = barbarian("3MAG17", "1TRI4", "1TRI6").power(0, "3MAG1A").in_play(1, "1SCY20", "3MAG15").unrest_left(9)
    game.turn().play("3MAG17")
    if game.asks()[0] == "garrison":
        game.decline()
    obvious(game.accept("respond", seat=0))
    assert (hand(game, 1), hand(game), game.asks()) == (["unrest"], [], ("activate", 0))
    assert game.state.get(EXHAUSTS + 1) == 5


@rule("imperium:magyars", "imperium:exhaust")
@pytest.mark.parametrize(
    ("code", "side"),
    [("3MAG7", "3MAG1A"), ("1TRI2", "3MAG1A"), ("3UNC13", "3MAG1A"), ("3MAG17", "3MAG1B")],
)
def test_the_power_of_the_magyars_answers_to_hunting_grounds_alone(code: str, side: str) -> None:
    game = barbarian(code, "1TRI4", "1TRI6").power(0, side).unrest_left(9).turn()
    assert game.usable() == []
    game.play(code)
    if game.asks()[0] == "garrison":
        game.decline()
    obvious(game)
    assert (game.asks(), game.state.unrest_left()) == (("activate", 0), 9)


@rule("imperium:magyars", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3MAG1A", lambda g: g.in_play(0, "1REG3").hand(0, "1REG4", "1TRI8").in_play(1, "1REG5", "1REG6"), 0),
        ("3MAG1A", lambda g: g.in_play(0, "1REG3").hand(0, "1REG4").history(0, "3MAG17"), 1),
        ("3MAG1A", lambda g: g.deck(0, "1REG3", "1REG4", "1REG5").discards(0, "1REG6", "1REG7", "3MAG17"), 2),
        ("3MAG1B", lambda g: g.in_play(0, "1REG3").hand(0, "1REG4", "1TRI8").in_play(1, "1REG5"), 2),
        ("3MAG1B", lambda g: g.deck(0, *(f"1REG{n}" for n in range(1, 12))), 10),
        ("3MAG2", lambda g: g.history(0, "3MAG2", "1REG7").in_play(0, "1REG3", "3MAG17", "1UNC15").hand(0, "1REG4"), 2),
        ("3MAG2", lambda g: g.discards(0, "3MAG2").in_play(0, *(f"1REG{n}" for n in range(1, 12))), 10),
        ("3MAG4", lambda g: g.in_play(0, "3MAG4", "1UNC15").hand(0, "1CIV10", "1UNC3").history(0, "1CIV11"), 3),
        ("3MAG4", lambda g: g.hand(0, "3MAG4").hand(1, "1CIV10"), 0),
        ("3MAG4", lambda g: g.hand(0, "3MAG4", *(f"1CIV{n}" for n in range(1, 16))), 10),
    ],
)
def test_magyars_count_regions_and_civilised_cards_in_their_points(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario()
    if code.startswith("3MAG1"):
        game.power(0, code)
    table(game)
    assert worth(game, code) == points


# Accession and development.


@rule("imperium:magyars", "imperium:choose", "imperium:return-unrest", "imperium:take-unrest", "imperium:action")
def test_the_conversion_returns_or_takes_unrest_up_to_three_times() -> None:
    def position() -> ImperiumScenario:
        return empire("3MAG2", "unrest", "unrest", "1TRI8").unrest_left(9).turn().play("3MAG2")

    game = obvious(obvious(position().choose(1)).choose(1)).choose(1)
    assert (unrest(game), game.state.unrest_left(), actions(game)) == (5, 6, 6)
    assert (game.cards_in("history"), game.cards_in("discards"), game.asks()) == (["3MAG2"], [], ("activate", 0))
    game = obvious(obvious(obvious(position().choose(0)).choose(0)).choose(1))
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI8", "unrest"], 10, 4)
    assert game.asks() == ("activate", 0)
    game = obvious(position().choose(0)).decline("choose")
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI8", "unrest"], 10, 3)
    game = position().decline("choose")
    assert (unrest(game), game.cards_in("history"), actions(game)) == (2, ["3MAG2"], 3)


@rule("imperium:magyars", "imperium:history", "imperium:fame")
def test_saint_stephen_puts_up_to_three_cards_into_the_history_and_takes_fame() -> None:
    def position(*past: str) -> ImperiumScenario:
        game = empire("3MAG3", "1TRI4", "1TRI6", "1TRI8").discards(0, "unrest", "1UNC3").history(0, *past)
        return game.zone("fame deck", 0, "1FAM4", "1FAM2", "1FAM1").turn()

    game = position(ARPAD).play("3MAG3")
    assert sorted(code_of(code % PLACE) for code in game.state.options if code != PASS) == sorted(
        ["1TRI4", "1TRI6", "1TRI8", "unrest", "1UNC3"]
    )
    assert game.state.question is not None
    assert (game.state.question.pick.least, game.state.question.pick.most) == (0, 3)
    by_code = {code_of(code % PLACE): code for code in game.state.options if code != PASS}
    for code in sorted(by_code[card] for card in ("1TRI4", "unrest", "1UNC3")):
        game.answer("to-history", code)
    assert sorted(game.cards_in("history")) == sorted(["1TRI4", "unrest", "1UNC3", ARPAD, "3MAG3"])
    assert (hand(game), game.cards_in("discards")) == (["1FAM1", "1TRI6", "1TRI8"], [])
    assert (game.cards_in("fame deck"), actions(game), game.asks()) == (["1FAM4", "1FAM2"], 2, ("activate", 0))
    game = position(ARPAD).play("3MAG3").decline("to-history")
    assert (sorted(game.cards_in("history")), hand(game)) == ([STEPHEN, ARPAD], ["1FAM1", "1TRI4", "1TRI6", "1TRI8"])
    assert "3MAG3" not in position(ALMOS, EMESE).in_play(0, "1REG3").discards(0, ARPAD).playable()


@rule("imperium:magyars", "imperium:take-unrest", "imperium:exhaust", "imperium:break-through")
@pytest.mark.parametrize("slot", [2, 3])
def test_bishoprics_take_an_unrest_and_break_through_for_culture(slot: int) -> None:
    game = market(empire("3MAG4")).turn().play("3MAG4")
    assert (hand(game), game.cards_in("play"), game.state.unrest_left()) == (["unrest"], ["3MAG4"], 8)
    game.use("3MAG4")
    assert (slots(game), len(game.state.options)) == ([2, 3], 4)
    game.from_slot("break-through", slot)
    assert (hand(game), actions(game), game.usable()) == ([FIVE_SUITS[slot], "unrest"], 2, [])
    assert game.state.get(EXHAUSTS) == 4
    game = market(in_play("3MAG4")).turn().use("3MAG4").from_deck(("civilised", "uncivilised")[slot == 3])
    assert hand(game) == [("1CIV12", "1UNC9")[slot == 3]]


@rule("imperium:magyars", "imperium:solstice", "imperium:return-unrest", "imperium:history")
@pytest.mark.parametrize("from_hand", [True, False])
@pytest.mark.parametrize("from_discards", [True, False])
def test_bishoprics_may_return_unrest_after_the_conversion(from_hand: bool, from_discards: bool) -> None:
    def position(*past: str) -> ImperiumScenario:
        game = in_play("3MAG4", "3MAG14").unrest_left(9).history(0, *past).turn().done()
        return game.hand(0, "unrest", "unrest", "1TRI8").discards(0, "unrest", "unrest", "1TRI6").turn().done()

    game = position(CONVERSION)
    for yes in (from_hand, from_discards):
        obvious(game.accept() if yes else game.decline())
    assert (unrest(game), game.cards_in("discards").count("unrest")) == (2 - from_hand, 2 - from_discards)
    assert (game.state.unrest_left(), game.asks()[0]) == (9 + from_hand + from_discards, "turn")
    game = position(STEPHEN)
    assert (game.asks()[0], game.state.unrest_left(), len(hand(game))) == ("turn", 9, 3)


@rule("imperium:magyars", "imperium:develop", "imperium:history")
def test_the_holy_right_is_never_played_and_developed_after_stephen_and_the_conversion() -> None:
    def position(*past: str, code: str = "1TRI3") -> ImperiumScenario:
        game = empire(code).zone("development", 0, "3MAG5", "3MAG4").has(0, materials=9, population=9)
        return game.history(0, *past).turn()

    game = position(STEPHEN, CONVERSION).play("1TRI3")
    assert offered(game) == ["3MAG4", "3MAG5"]
    game.card("develop", "3MAG5")
    assert (game.cards_in("discards"), game.cards_in("development")) == (["3MAG5"], ["3MAG4"])
    assert game.resources(0) == supply(materials=6, population=5)
    for past in ((STEPHEN,), (CONVERSION,), ()):
        game = position(*past).discards(0, STEPHEN, CONVERSION).play("1TRI3")
        if game.asks()[0] == "develop":
            assert offered(game) == ["3MAG4"]
        else:
            assert game.cards_in("development") == ["3MAG5"]
    for state in ("barbarian", "empire"):
        game = empire("3MAG5", "1TRI8").in_state(0, state).history(0, STEPHEN, CONVERSION).turn()
        assert game.playable() == ["1TRI8"]


@rule("imperium:magyars", "imperium:develop", "imperium:king-of-kings")
@pytest.mark.parametrize(("past", "developed"), [((STEPHEN, CONVERSION), ["3MAG5"]), ((STEPHEN,), [])])
def test_the_holy_right_asks_for_both_cards_also_free_of_charge(past: tuple[str, ...], developed: list[str]) -> None:
    game = empire("1ROM14").in_play(0, "1REG3", "1REG8", "1REG9").zone("development", 0, "3MAG5").history(0, *past)
    game.zone("fame deck", 0).lay(KING_OF_KINGS, 0, [number("3FAM10A")]).turn().play("1ROM14")
    if game.asks()[0] == "develop":
        game.answer("develop", game.state.options[-1])
    assert ([code for code in game.cards_in("discards") if code == "3MAG5"], game.state.get(SCORING)) == (developed, 1)


# The nation deck.


@rule("imperium:magyars", "imperium:attack", "imperium:draw", "imperium:recall", "imperium:steal")
def test_plundering_draws_a_card_recalls_regions_and_steals_from_empires() -> None:
    def position(progress: int) -> ImperiumScenario:
        game = (
            barbarian("3MAG6", seats=3).in_play(0, "1REG3").in_play(1, "1REG5", "1REG6", "1UNC15").in_play(2, "1REG7")
        )
        game.has(1, progress=progress, goods=3).has(2, progress=2).in_state(1, "empire").deck(0, *DRAWN).deck(1, *DRAWN)
        game.turn().play("3MAG6")
        assert offered(game) == ["1REG5", "1REG6"]
        return game.pick("recall", "1REG6", seat=1)

    game = position(2)
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1TRI2"], ["1REG6"], ["1REG7"])
    assert (game.cards_in("play"), sorted(game.cards_in("play", 1))) == (["1REG3"], ["1REG5", "1UNC15"])
    assert [game.resources(seat) for seat in range(3)] == [
        supply(progress=1),
        supply(progress=1, goods=3),
        supply(progress=2),
    ]
    assert (game.cards_in("discards"), actions(game), game.asks()) == (["3MAG6"], 3, ("activate", 0))
    game = position(0)
    assert [game.resources(seat)["progress"] for seat in range(3)] == [0, 0, 2]


@rule("imperium:magyars", "imperium:pay", "imperium:gain", "imperium:garrison")
def test_pannonia_may_turn_three_population_into_two_progress() -> None:
    def position(population: int) -> ImperiumScenario:
        return barbarian("3MAG7", "1TRI4", "1TRI8").has(0, population=population).turn().play("3MAG7")

    game = position(4).accept()
    assert game.resources(0) == supply(population=1, progress=2)
    game.pick("garrison", "1TRI4")
    assert (game.under("3MAG7"), hand(game), game.cards_in("play")) == (["1TRI4"], ["1TRI8"], ["3MAG7"])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position(4).decline().decline("garrison")
    assert (game.resources(0), game.under("3MAG7"), game.asks()) == (supply(population=4), [], ("activate", 0))
    assert position(2).asks() == ("garrison", 0)
    assert position(3).accept().resources(0) == supply(progress=2)


@rule("imperium:magyars", "imperium:gain", "imperium:garrison")
@pytest.mark.parametrize(("code", "progress"), [("3MAG8", 1), ("3MAG16", 0), ("3MAG17", 0)])
def test_the_lands_of_the_magyars_take_a_garrison_and_the_great_plain_gives_a_progress(
    code: str, progress: int
) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code, "1TRI4", "1TRI8").has(0, progress=1).turn().play(code)

    game = position().pick("garrison", "1TRI4")
    assert (game.resources(0), game.under(code), hand(game)) == (supply(progress=1 + progress), ["1TRI4"], ["1TRI8"])
    assert (game.cards_in("play"), actions(game), game.asks()) == ([code], 2, ("activate", 0))
    game = position().decline("garrison")
    assert (game.under(code), len(hand(game))) == ([], 2)


@rule("imperium:magyars", "imperium:acquire", "imperium:abandon", "imperium:take-unrest", "imperium:history")
@pytest.mark.parametrize("slot", range(4))
def test_arpad_acquires_a_card_and_all_give_up_a_garrisoned_region_or_take_unrest(slot: int) -> None:
    game = (
        market(barbarian("3MAG9", "1TRI8", seats=3)).history(0, ALMOS).in_play(0, "1REG8").in_play(2, "1REG7", "1REG2")
    )
    game.in_play(1, "1REG3", "1REG4", "1REG5").garrisoned(1, "1REG3", "1TRI4").garrisoned(1, "1REG4", "1TRI6", "1CIV12")
    game.in_play(1, *game.cards_in("play", 1), "3MRT23").garrisoned(1, "3MRT23", "1CIV13").turn().play("3MAG9")
    assert slots(game) == [0, 1, 2, 3]
    game.from_slot("acquire", slot)
    assert game.asks() == ("abandon", 1)
    assert offered(game) == ["1REG3", "1REG4", "3MRT23"]
    game.pick("abandon", "1REG4", seat=1)
    assert (sorted(game.cards_in("play", 1)), sorted(game.cards_in("discards", 1))) == (
        ["1REG3", "1REG5", "3MRT23"],
        ["1CIV12", "1REG4", "1TRI6"],
    )
    under = [] if slot == 1 else ["unrest"]
    assert hand(game) == sorted(["1TRI8", FIVE_SUITS[slot], *under, "unrest"])
    assert (hand(game, 1), hand(game, 2), len(game.cards_in("play", 2))) == ([], ["unrest"], 2)
    assert (sorted(game.cards_in("history")), game.cards_in("discards")) == ([ALMOS, ARPAD], [])
    assert (game.cards_in("play"), actions(game), game.asks()) == (["1REG8"], 2, ("activate", 0))


@rule("imperium:magyars", "imperium:abandon", "imperium:history")
def test_arpad_himself_gives_up_a_garrisoned_region_and_follows_almos() -> None:
    def position(*past: str) -> ImperiumScenario:
        game = market(barbarian("3MAG9", "1TRI8")).history(0, *past).in_play(0, "1REG8", "1REG7", "1UNC15")
        return game.garrisoned(0, "1REG7", "1TRI4").turn()

    game = position(ALMOS).play("3MAG9").from_slot("acquire", 1)
    assert (sorted(game.cards_in("play")), sorted(game.cards_in("discards"))) == (
        ["1REG8", "1UNC15"],
        ["1REG7", "1TRI4"],
    )
    assert (hand(game), hand(game, 1)) == (["1REG9", "1TRI8"], ["unrest"])
    assert "3MAG9" not in position(EMESE).discards(0, ALMOS).in_play(0, "1REG8").playable()


@rule("imperium:magyars", "imperium:pay", "imperium:acquire", "imperium:break-through")
def test_the_advance_of_the_magyars_acquires_for_three_or_breaks_through_for_five_materials() -> None:
    def position(materials: int = 6) -> ImperiumScenario:
        return market(barbarian("3MAG10", "1TRI8")).has(0, materials=materials).turn()

    game = position().play("3MAG10").choose(0)
    assert (game.state.options, game.resources(0)) == ([2, 3], supply(materials=3))
    game.from_slot("acquire", 3)
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI8", "1UNC3", "unrest"], ["3MAG10"], 2)
    game = position().play("3MAG10").choose(1)
    assert (slots(game), len(game.state.options), game.resources(0)) == ([2, 3], 4, supply(materials=1))
    assert hand(game.from_slot("break-through", 2)) == ["1CIV10", "1TRI8"]
    assert hand(position().play("3MAG10").choose(1).from_deck("uncivilised")) == ["1TRI8", "1UNC9"]
    assert position(2).playable() == ["1TRI8"]
    assert position(4).play("3MAG10").asks() == ("acquire", 0)


@rule("imperium:magyars", "imperium:gain", "imperium:acquire", "imperium:exile", "imperium:history")
def test_great_moravia_gives_two_population_and_a_region_even_an_exiled_one() -> None:
    def position() -> ImperiumScenario:
        game = market(barbarian("3MAG11", "1TRI8")).exile("1REG7", "1CIV13", "1TRI4").turn().play("3MAG11")
        assert (game.resources(0), game.state.options) == (supply(population=2), [1, EXILED + number("1REG7")])
        return game

    game = position().from_slot("acquire", 1)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["1REG9", "1TRI8"], ["3MAG11"], [])
    assert actions(game) == 2
    game = position().from_exile("1REG7")
    assert (hand(game), sorted(game.cards_in("exile"))) == (["1REG7", "1TRI8"], ["1CIV13", "1TRI4"])


# The draw deck.


@rule("imperium:magyars", "imperium:passive", "imperium:take-unrest", "imperium:nation-deck", "imperium:look")
def test_a_blood_oath_may_put_the_next_nation_card_at_the_bottom_when_unrest_is_taken() -> None:
    def taken(*nation: str) -> ImperiumScenario:
        game = empire("3MAG4").in_play(0, "3MAG14").zone("nation deck", 0, *nation).zone("accession", 0, "3MAG2")
        return game.unrest_left(9).turn().play("3MAG4")

    def acquired() -> ImperiumScenario:
        game = market(barbarian("1TRI1")).in_play(0, "3MAG14").zone("nation deck", 0, "3MAG8", "unrest", "3MAG7")
        return game.turn().play("1TRI1")

    for position in (lambda: taken("3MAG8", "unrest", "3MAG7"), acquired):
        game = position().card("sink-nation", "3MAG7")
        assert (game.cards_in("nation deck"), game.asks()) == (["3MAG7", "3MAG8", "unrest"], ("activate", 0))
        assert unrest(game) == 1
        game = position().decline("sink-nation")
        assert (game.cards_in("nation deck"), game.asks()) == (["3MAG8", "unrest", "3MAG7"], ("activate", 0))
    game = taken()
    assert (game.asks(), game.cards_in("accession"), unrest(game)) == (("activate", 0), ["3MAG2"], 1)


@rule("imperium:magyars", "imperium:passive", "imperium:acquire", "imperium:take-unrest")
def test_under_a_blood_oath_each_unrest_arpad_brings_shows_a_nation_card() -> None:
    game = market(barbarian("3MAG9")).history(0, ALMOS).in_play(0, "3MAG14")
    game.zone("nation deck", 0, "3MAG8", "3MAG10", "3MAG7").turn().play("3MAG9").from_slot("acquire", 0)
    game.card("sink-nation", "3MAG7")
    assert unrest(game) == 2
    game.card("sink-nation", "3MAG10")
    assert (game.cards_in("nation deck"), game.asks()) == (["3MAG10", "3MAG7", "3MAG8"], ("activate", 0))


@rule("imperium:magyars", "imperium:passive")
def test_a_blood_oath_does_not_care_for_the_unrest_of_others() -> None:
    game = empire("1CEL3").in_play(0, "3MAG14").zone("nation deck", 0, "3MAG8", "3MAG7").unrest_left(9)
    game.turn().play("1CEL3")
    assert (game.asks(), hand(game, 1)) == (("activate", 0), ["unrest"])


@rule("imperium:magyars", "imperium:exhaust", "imperium:return-unrest", "imperium:draw")
def test_a_blood_oath_draws_a_card_when_unrest_is_returned() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("unrest", "unrest", "1TRI8").in_play(0, "3MAG14").has(0, population=2).deck(0, *DRAWN)
        game.unrest_left(9).turn()
        assert game.usable() == []
        return game.play("unrest").choose(0)

    game = position().accept("respond")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (
        ["1TRI2", "1TRI8", "unrest"],
        supply(population=1),
        10,
    )
    assert (game.state.get(EXHAUSTS), actions(game)) == (4, 2)
    game.play("unrest").choose(0)
    assert (hand(game), game.asks()) == (["1TRI2", "1TRI8"], ("activate", 0))  # it is exhausted
    game = position().decline("respond")
    assert (hand(game), game.state.get(EXHAUSTS)) == (["1TRI8", "unrest"], 5)


@rule("imperium:magyars", "imperium:exhaust", "imperium:revolt")
def test_a_blood_oath_does_not_answer_to_others_nor_to_a_revolt() -> None:
    game = in_play("3MAG14").turn().done().deck(0, *DRAWN).hand(1, "unrest").has(1, population=1).turn().play("unrest")
    assert (game.asks(), hand(game)) == (("activate", 1), [])
    game = barbarian("unrest", "1TRI8").in_play(0, "3MAG14").deck(0, *DRAWN).unrest_left(9).turn("revolt")
    while game.asks()[1] == 0 and game.asks()[0] != "turn":
        assert game.asks()[0] != "respond"
        game.answer(game.asks()[0], game.state.options[-1])
    assert game.state.unrest_left() == 10


@rule("imperium:magyars", "imperium:attack", "imperium:exhaust", "imperium:solstice", "imperium:pay")
def test_the_mounted_archers_of_the_magyars_avoid_an_attack_and_breed_people() -> None:
    def attacked() -> ImperiumScenario:
        game = in_play("3MAG15", "1REG3").turn().done().hand(1, "3MAG6").deck(1, *DRAWN).turn().play("3MAG6")
        assert game.asks() == ("respond", 0)
        return game

    game = attacked().accept("respond", seat=0)
    assert (game.cards_in("play"), game.state.get(EXHAUSTS), hand(game, 1)) == (["1REG3", "3MAG15"], 4, ["1TRI2"])
    game = attacked().decline("respond", seat=0)
    assert (game.cards_in("play"), hand(game), game.state.get(EXHAUSTS)) == (["3MAG15"], ["1REG3"], 5)

    def year(materials: int) -> ImperiumScenario:
        return solstice(in_play("3MAG15").has(0, materials=materials))

    assert year(2).accept().resources(0) == supply(materials=1, population=1)
    assert year(2).decline().resources(0) == supply(materials=2)
    assert (year(0).asks()[0], year(1).accept().resources(0)) == ("turn", supply(population=1))


@rule("imperium:magyars", "imperium:pay", "imperium:acquire", "imperium:break-through")
def test_the_conquer_of_the_magyars_acquires_for_two_or_breaks_through_for_three_population() -> None:
    def position(population: int = 4) -> ImperiumScenario:
        return market(barbarian("3MAG18", "1TRI8")).has(0, population=population).turn()

    game = position().play("3MAG18").choose(0)
    assert (game.state.options, game.resources(0)) == ([0, 1], supply(population=2))
    game.from_slot("acquire", 0)
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI2", "1TRI8", "unrest"], ["3MAG18"], 2)
    game = position().play("3MAG18").choose(1)
    assert (slots(game), game.resources(0)) == ([0, 1], supply(population=1))
    assert hand(game.from_slot("break-through", 0)) == ["1TRI2", "1TRI8"]
    assert hand(position().play("3MAG18").choose(1).from_deck("region")) == ["1REG4", "1TRI8"]
    assert position(1).playable() == ["1TRI8"]
    assert position(2).play("3MAG18").asks() == ("acquire", 0)


@rule("imperium:magyars", "imperium:fame", "imperium:garrison", "imperium:abandon", "imperium:look")
def test_the_glory_of_the_magyars_abandons_three_regions_for_one_of_two_fame_cards() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3MAG19", "1TRI8").in_play(0, "3MAG15", *table)
        return game.zone("fame deck", 0, "1FAM4", "1FAM3", "1FAM1", "1FAM2").turn()

    game = position("3MAG7", "3MAG8", "3MAG17").play("3MAG19")
    assert offered(game) == ["1FAM1", "1FAM2"]
    game.card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1", "1TRI8"], ["1FAM4", "1FAM3", "1FAM2"])
    assert sorted(game.cards_in("discards")) == ["3MAG17", "3MAG19", "3MAG7", "3MAG8"]
    assert (game.cards_in("play"), actions(game)) == (["3MAG15"], 2)
    game = position("3MAG7", "3MAG8", "3MAG17", "1REG3").play("3MAG19").pick("abandon", "1REG3", "3MAG7", "3MAG8")
    assert sorted(game.cards_in("play")) == ["3MAG15", "3MAG17"]
    assert position("3MAG7", "3MAG8").playable() == ["1TRI8"]
    game = barbarian("3MAG19", "1MAC19").turn().play("1MAC19").decline()
    assert hand(game) == ["3MAG19"]  # it cannot be garrisoned


@rule("imperium:magyars", "imperium:gain")
@pytest.mark.parametrize(
    ("table", "materials"),
    [
        (("3MAG7",), 2),
        (("3MAG17",), 1),
        (("3MAG16", "3MAG8", "3MAG15"), 4),
        (("3MAG7", "3MAG8", "3MAG16", "3MAG17", "3INU9", "1MAC20"), 8),
    ],
)
def test_hunters_and_nomads_bring_a_material_for_each_production_and_hunt(
    table: tuple[str, ...], materials: int
) -> None:
    game = barbarian("3MAG20").in_play(0, *table).in_play(1, "1REG6").turn().play("3MAG20")
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (
        supply(materials=materials),
        ["3MAG20"],
        2,
    )


@rule("imperium:magyars", "imperium:choose", "imperium:pay", "imperium:acquire", "imperium:draw", "imperium:history")
def test_emese_acquires_for_a_material_or_draws_a_discarded_card_and_gives_two_population() -> None:
    def position(materials: int) -> ImperiumScenario:
        game = market(barbarian("3MAG21", "1TRI8")).slot(0, "1UNC15").discards(0, "1TRI4", "unrest", "1UNC9")
        return game.deck(0, *DRAWN).has(0, materials=materials).turn().play("3MAG21")

    game = position(2).choose(0)
    assert (game.state.options, game.resources(0)) == ([0, 3], supply(materials=1))
    game.from_slot("acquire", 3)
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1TRI8", "1UNC3", "unrest"], ["3MAG21"], 2)
    assert len(game.cards_in("discards")) == 3
    for game in (position(2).choose(1), position(0)):
        assert sorted(code_of(code % PLACE) for code in game.state.options) == ["1TRI4", "1UNC9", "unrest"]
        game.answer(game.asks()[0], *[code for code in game.state.options if code_of(code % PLACE) == "1UNC9"])
        assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "1UNC9"], ["1TRI4", "unrest"])
        assert (game.resources(0)["population"], game.cards_in("history"), actions(game)) == (2, ["3MAG21"], 2)
    game = barbarian("3MAG21").deck(0, *DRAWN).turn().play("3MAG21")
    assert (game.resources(0), hand(game), game.cards_in("history")) == (supply(population=2), [], ["3MAG21"])


@rule("imperium:magyars", "imperium:history", "imperium:acquire", "imperium:attack", "imperium:recall")
@pytest.mark.parametrize("slot", range(4))
def test_almos_puts_a_region_into_the_history_to_acquire_and_the_others_recall_a_card(slot: int) -> None:
    game = market(barbarian("3MAG22", "3MAG17", "1REG6", "1TRI8", seats=3)).history(0, EMESE).in_play(0, "1REG8")
    game.in_play(1, "1REG3", "1UNC15", "3TRO6").in_play(2, "3JPN9").turn().play("3MAG22")
    assert (offered(game), PASS in game.state.options) == (["1REG6", "3MAG17"], False)
    game.pick("to-history", "3MAG17")
    assert slots(game) == [0, 1, 2, 3]
    game.from_slot("acquire", slot)
    assert (game.asks(), offered(game)) == (("recall", 1), ["1REG3", "1UNC15"])
    game.pick("recall", "1UNC15", seat=1)
    under = [] if slot == 1 else ["unrest"]
    assert hand(game) == sorted(["1REG6", "1TRI8", FIVE_SUITS[slot], *under])
    assert (hand(game, 1), hand(game, 2)) == (["1UNC15"], ["3JPN9"])
    assert sorted(game.cards_in("history")) == sorted([EMESE, "3MAG17", "3MAG22"])
    assert (game.cards_in("play"), game.cards_in("discards"), actions(game)) == (["1REG8"], [], 2)


@rule("imperium:magyars", "imperium:history")
def test_almos_follows_emese_and_needs_a_region_in_hand() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return market(barbarian("3MAG22", *cards)).in_play(0, "1REG8").discards(0, "1REG7").turn()

    assert position("3MAG17").history(0, EMESE).playable() == ["3MAG17", "3MAG22"]
    assert position("1TRI8").history(0, EMESE).playable() == ["1TRI8"]
    assert position("3MAG17").history(0, ARPAD).discards(0, EMESE).playable() == ["3MAG17"]


# What is printed.


@rule("imperium:magyars", "imperium:player-setup")
@pytest.mark.parametrize("side", ["a", "b"])
def test_how_the_magyars_start(side: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "magyars", "side1": side, "trade_routes": "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == ([f"3MAG1{side.upper()}"], ["3MAG2"])
    assert sorted(game.cards_in("development")) == ["3MAG3", "3MAG4", "3MAG5"]
    nation = [*(f"3MAG{n}" for n in range(6, 12)), "unrest", "unrest"]
    assert sorted(game.cards_in("nation deck")) == sorted(nation)
    assert sorted(start) == sorted([*(f"3MAG{n}" for n in range(14, 23)), "unrest"])
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:magyars", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_magyars_bring_as_many_unrest_to_the_pile_as_there_are_players(seats: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "magyars")]
    assert piles[1] - piles[0] == seats


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and the leaders of the Magyars have those before them in the history."""
    game = plenty(code).unrest_left(9).history(0, *[leader for leader in (EMESE, ALMOS, ARPAD) if leader != code])
    return game.zone("fame deck", 0, "1FAM4", "1FAM1")


@rule("imperium:magyars", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_every_card_of_the_magyars_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:magyars", "imperium:attack")
@pytest.mark.parametrize("code", ATTACKS)
def test_an_attack_of_the_magyars_can_be_avoided(code: str) -> None:
    game = market(barbarian(code, "3MAG17", "1TRI8")).history(0, EMESE, ALMOS).in_state(1, "empire").has(1, progress=3)
    game.in_play(1, "1SCY20", "1REG5", "1REG6").garrisoned(1, "1REG5", "1TRI4").turn().play(code)
    for _ in range(3):
        if game.asks() == ("respond", 1):
            break
        game.answer(game.asks()[0], game.state.options[0], seat=0)
    game.accept("respond", seat=1)
    while game.asks()[0] != "activate":
        game.answer(game.asks()[0], game.state.options[0])
    assert sorted(game.cards_in("play", 1)) == ["1REG5", "1REG6", "1SCY20"]
    assert (hand(game, 1), game.resources(1), game.state.get(EXHAUSTS + 1)) == ([], supply(progress=3), 4)


@rule("imperium:magyars", "imperium:attack", "imperium:recall", "imperium:steal")
@pytest.mark.parametrize("region", [True, False])
def test_whoever_avoids_plundering_may_ignore_one_part_of_it(region: bool) -> None:
    game = barbarian("3MAG6").in_play(1, "1SCY20", "1REG5").in_state(1, "empire").has(1, progress=3)
    game.turn().play("3MAG6").accept("respond", seat=1)
    for let in (region, not region):
        game.answer("ignore", 0 if let else PASS, seat=1)
    assert hand(game, 1) == (["1REG5"] if region else [])
    stolen = 0 if region else 1
    assert (game.resources(0), game.resources(1)) == (supply(progress=stolen), supply(progress=3 - stolen))


@rule("imperium:magyars", "imperium:attack")
@pytest.mark.parametrize("code", [code for code in EVERY_CARD if code not in ATTACKS])
def test_no_other_card_of_the_magyars_is_an_attack(code: str) -> None:
    game = rich(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").in_play(1, "1SCY20", "1REG3X")
    assert game.play(code).asks() != ("respond", 1)


@rule("imperium:magyars", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_magyars_stay_in_play(code: str) -> None:
    game = (
        barbarian(code).in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").unrest_left(9).turn().play(code)
    )
    if game.asks()[0] == "garrison":
        game.decline()
    assert (game.cards_in("play"), game.cards_in("discards"), game.asks()) == ([code], [], ("activate", 0))


@rule("imperium:magyars", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EVERY_CARD, "3MAG5"])
def test_the_icons_and_suits_of_the_magyars(code: str) -> None:
    shown = {
        "3MAG7": {"fertile": 1, "production": 2},
        "3MAG8": {"hunt": 1, "fertile": 1, "production": 1},
        "3MAG16": {"hunt": 1, "river": 1, "production": 1},
        "3MAG17": {"hunt": 1},
    }
    assert icons(ImperiumScenario(), code) == shown.get(code, {})
    printed = {**{land: ["region"] for land in shown}, "3MAG11": ["tributary"]}
    assert suits(code) == printed.get(code, [])


@rule("imperium:magyars", "imperium:develop")
@pytest.mark.parametrize(("code", "materials", "population"), [("3MAG3", 0, 5), ("3MAG4", 5, 0), ("3MAG5", 3, 4)])
def test_what_developing_costs_the_magyars(code: str, materials: int, population: int) -> None:
    game = (
        empire("1TRI3")
        .zone("development", 0, code, "1SCY6")
        .history(0, *(c for c in (STEPHEN, CONVERSION) if c != code))
    )
    game.has(0, materials=9, population=9).turn().play("1TRI3").card("develop", code)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population)


@rule("imperium:magyars", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"), [("3MAG3", 4), ("3MAG5", 8), *((f"3MAG{n}", 0) for n in (*range(6, 12), *range(14, 23)))]
)
def test_the_points_of_the_magyars(code: str, points: int) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().has(0, materials=9, population=9, progress=9, goods=9)

    for zone in ("hand", "deck", "discards", "history"):
        assert worth(position().zone(zone, 0, code, "1CIV10"), code) == points
    assert worth(position().in_play(0, "1REG3").garrisoned(0, "1REG3", code), code) == points
    assert worth(position().in_play(0, "1REG3", code), code) == points
