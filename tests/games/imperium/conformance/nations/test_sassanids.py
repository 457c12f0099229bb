"""The cards the Sassanids alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, SCORING, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    Set,
    actions,
    barbarian,
    empire,
    filled,
    five_suits,
    hand,
    icons,
    in_play,
    slots,
    solstice,
    suits,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, number

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
KNIGHTS = ["3SAS6", "3SAS10", "3SAS12", "3SAS15"]
EMPIRE_ONLY = ["3SAS3", "3SAS4", "3SAS5", "3SAS6", "3SAS7"]
BARBARIAN_ONLY = ["3SAS15", "3SAS17", "3SAS20", "3SAS24"]
IN_ANY_STATE = [f"3SAS{n}" for n in (2, 8, 9, 10, 11, 12, 16, 18, 21, 22, 23)]
FREE = ["3SAS3", "3SAS4"]
ATTACKS = ["3SAS7", "3SAS12", "3SAS24"]
PINNED = ["3SAS5", "3SAS8", "3SAS9", "3SAS11", "3SAS16", "3SAS17", "3SAS22", "3SAS23"]


def knighthood(game: ImperiumScenario, code: str) -> None:
    """Asked for now: the card may be garrisoned in a region of one's own, whose play effect then happens.

    Hills, which give a population, exile a card and may be garrisoned, and Aban, no region, are in play, and the
    Aksumites in hand.
    """
    assert (game.asks(), len(game.state.options)) == (("host", 0), 2)
    people = game.resources(0)["population"]
    game.accept("may").from_slot("exile-market", 3)
    assert (game.under("1REG8"), game.resources(0)["population"]) == ([code], people + 1)
    assert game.cards_in("exile") == ["1UNC3"]
    game.pick("garrison", "1TRI8")
    assert sorted(game.under("1REG8")) == sorted(["1TRI8", code])
    assert (game.cards_in("discards"), game.asks()) == ([], ("activate", 0))


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and there is what the cards of the Sassanids ask for."""
    game = plenty(code).trading().in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").history(0, "3SAS24")
    faith = [other for other in ("3SAS11", "3SAS22", "3SAS23") if other != code]
    game.in_play(0, "1REG4", "1REG6", *faith).garrisoned(0, "1REG4", "1CIV15").discards(0, "1FAM1", "1TRI1", "unrest")
    return game


# The power.


@rule("imperium:sassanids", "imperium:exhaust", "imperium:trade-routes", "imperium:break-through")
def test_sassanids_break_through_for_a_tributary_when_they_take_a_profit() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(ImperiumScenario()).power(0, "3SAS1A").in_play(0, "3SAS21").tokens(0, "3SAS21", goods=3)
        game.zone("main deck", 0, "1UNC5", "1TRI6", "1UNC9").turn()
        assert game.usable() == []
        return game.profit("3SAS21")

    game = position()
    assert (game.asks(), game.cards_in("discards"), game.resources(0)) == (("respond", 0), ["3SAS21"], supply(goods=3))
    game.accept("respond")
    assert slots(game) == [0]
    game.from_slot("break-through", 0)
    assert (hand(game), game.state.get(EXHAUSTS), actions(game)) == (["1TRI2"], 4, 2)
    game = position().accept("respond").from_deck("tributary")
    assert hand(game) == ["1TRI6"]
    game = position().decline("respond")
    assert (hand(game), game.state.get(EXHAUSTS), game.asks()) == ([], 5, ("activate", 0))


@rule("imperium:sassanids", "imperium:exhaust", "imperium:trade-routes")
def test_sassanids_answer_one_profit_a_turn_and_only_their_own() -> None:
    def position(side: str = "3SAS1A") -> ImperiumScenario:
        game = five_suits(ImperiumScenario()).power(0, side).in_play(0, "3SAS21", "3TRO4", "3TRO6")
        game.zone("main deck", 0, *["1TRI6"] * 4).slot(1, "1TRI4")
        return game.tokens(0, "3SAS21", goods=3).tokens(0, "3TRO4", goods=3).turn()

    game = position().profit("3SAS21").accept("respond").from_slot("break-through", 0)
    game.profit("3TRO4").from_slot("break-through", 1)
    assert (hand(game), game.asks()) == (["1TRI2", "1TRI4"], ("activate", 0))
    assert position("3SAS1B").profit("3SAS21").asks() == ("activate", 0)
    assert position().exhausts(0, 0).profit("3SAS21").asks() == ("activate", 0)
    game = ImperiumScenario().trading().power(0, "3SAS1A").in_play(1, "3SAS21").tokens(1, "3SAS21", goods=3)
    assert game.turn().done().turn().profit("3SAS21").asks() == ("activate", 1)


@rule("imperium:sassanids", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3SAS1A", lambda g: g.history(0, "1TRI1", "1TRI2", "1TRI3", "1TRI4", "1TRI5", "1UNC3").hand(0, "1TRI6"), 2),
        ("3SAS1A", lambda g: g.history(0, "3SAS4", "3SAS15").history(1, "1TRI1", "1TRI2"), 1),
        ("3SAS1B", lambda g: g.history(0, "1TRI1", "1UNC3").hand(0, "1TRI6").discards(0, "3SAS15").deck(0, "3SAS4"), 4),
        ("3SAS1B", lambda g: g.in_play(0, "1TRI5", "1REG3").garrisoned(0, "1REG3", "1TRI4").hand(1, "1TRI6"), 2),
        ("3SAS1B", lambda g: g.zone("development", 0, "3SAS4").zone("nation deck", 0, "3SAS15"), 0),
        ("3SAS1B", lambda g: g.history(0, *(f"1TRI{n}" for n in range(1, 12))), 10),
    ],
)
def test_the_power_of_the_sassanids_counts_tributaries(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    table(game)
    assert worth(game, code) == points


# Accession and development.


@rule("imperium:sassanids", "imperium:play", "imperium:fame", "imperium:history")
def test_khosrau_needs_ardashir_and_the_faith_for_the_top_fame_card() -> None:
    faith = ["3SAS11", "3SAS22", "3SAS23"]

    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3SAS2", "1TRI8").history(0, "3SAS24").in_play(0, *table)
        return game.zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn()

    game = position(*faith).play("3SAS2")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1TRI8"], ["1FAM4", "1FAM1"])
    assert (sorted(game.cards_in("history")), game.cards_in("discards"), actions(game)) == (
        ["3SAS2", "3SAS24"],
        [],
        2,
    )
    assert sorted(game.cards_in("play")) == faith
    for missing in faith:
        others = [code for code in faith if code != missing]
        assert position(*others).in_play(1, missing).playable() == ["1TRI8"]
        game = position(*others, "1REG3").garrisoned(0, "1REG3", missing)
        assert game.playable() == ["1TRI8"]
    game = position(*faith).history(0).history(1, "3SAS24").discards(0, "3SAS24")
    assert game.playable() == ["1TRI8"]
    game = position(*faith).zone("fame deck", 0).play("3SAS2")
    assert (game.resources(0), game.state.get(SCORING) > 0) == (supply(progress=6), True)


@rule("imperium:sassanids", "imperium:find", "imperium:history", "imperium:action", "imperium:free-play")
@pytest.mark.parametrize(("zone", "place"), [("hand", 0), ("discards", 1), ("deck", 2), ("nation deck", 3)])
def test_the_shah_puts_a_fame_card_found_anywhere_into_the_history_for_an_action(zone: str, place: int) -> None:
    game = empire().zone(zone, 0, "1FAM1", "1FAM4", "1TRI8").zone("fame deck", 0, "1FAM2")
    game.hand(0, *game.cards_in("hand"), "3SAS3").turn().play("3SAS3")
    assert (game.asks()[0], len(game.state.options)) == ("find", 2)
    game.pick("find", "1FAM4", zone=place)
    assert (game.cards_in("history"), game.cards_in("discards").count("3SAS3"), actions(game)) == (["1FAM4"], 1, 4)
    assert [code for code in sorted(game.cards_in(zone)) if code != "3SAS3"] == ["1FAM1", "1TRI8"]


@rule("imperium:sassanids", "imperium:king-of-kings", "imperium:history", "imperium:choose")
def test_with_an_empty_fame_deck_the_shah_can_trigger_king_of_kings() -> None:
    def position(*fame: str) -> ImperiumScenario:
        game = empire("3SAS3", "1FAM1").zone("fame deck", 0, *fame).zone("development", 0, "3SAS5", "3SAS6")
        return game.turn().play("3SAS3")

    game = position().choose(1)
    assert (game.resources(0), game.state.get(SCORING) > 0) == (supply(progress=3), True)
    game.card("develop", "3SAS6")
    assert (game.cards_in("history"), game.cards_in("discards"), hand(game)) == (["3SAS3"], ["3SAS6"], ["1FAM1"])
    assert (actions(game), game.asks()) == (3, ("activate", 0))
    game = position().choose(0).pick("find", "1FAM1")
    assert (game.cards_in("history"), game.state.get(SCORING), actions(game)) == (["1FAM1"], 0, 4)
    game = position("1FAM2").pick("find", "1FAM1")
    assert game.cards_in("fame deck") == ["1FAM2"]


@rule("imperium:sassanids", "imperium:king-of-kings", "imperium:history")
def test_a_second_king_of_kings_brings_the_shah_only_into_the_history() -> None:
    game = empire("3SAS2", "3SAS3").history(0, "3SAS24").in_play(0, "3SAS11", "3SAS22", "3SAS23").zone("fame deck", 0)
    game.turn().play("3SAS2")
    assert game.resources(0) == supply(progress=3)
    game.play("3SAS3").choose(1)
    assert (game.resources(0), sorted(game.cards_in("history"))) == (supply(progress=3), ["3SAS2", "3SAS24", "3SAS3"])


@rule("imperium:sassanids", "imperium:find", "imperium:action")
def test_a_shah_who_finds_no_fame_gives_no_action() -> None:
    game = empire("3SAS3").deck(0, *DRAWN).zone("fame deck", 0, "1FAM2").turn().play("3SAS3").decline("find")
    assert (actions(game), game.cards_in("history"), game.cards_in("discards")) == (3, [], ["3SAS3"])


@rule("imperium:sassanids", "imperium:acquire", "imperium:free-play")
def test_the_kushans_acquire_no_trade_route() -> None:
    game = five_suits(empire("3SAS4")).turn().play("3SAS4")
    assert game.state.options == [0, 1, 2, 3]
    game.from_slot("acquire", 3)
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1UNC3", "unrest"], ["3SAS4"], 3)


@rule("imperium:sassanids", "imperium:passive", "imperium:state", "imperium:clean-up")
def test_the_academy_enlarges_the_hand_and_lets_an_empire_advance() -> None:
    assert (filled(in_play("3SAS5")), filled(in_play("3SAS9"))) == (6, 5)
    game = five_suits(empire("3SAS20", "1ROM16", "3SAS24", "1ROM17")).has(0, materials=9, population=9).turn()
    assert game.playable() == []
    assert sorted(game.in_play(0, "3SAS5").playable()) == ["1ROM16", "3SAS20"]
    game.play("3SAS20").choose(0).from_slot("acquire", 2)
    assert (hand(game).count("1CIV10"), game.resources(0)) == (1, supply(materials=6, population=9))
    assert five_suits(empire("3SAS20").in_play(1, "3SAS5")).has(0, materials=9).turn().playable() == []


@rule("imperium:sassanids", "imperium:develop", "imperium:pay", "imperium:acquire", "imperium:choose")
def test_bozorgan_develops_or_acquires_land_or_culture_for_a_population() -> None:
    def position(population: int = 3) -> ImperiumScenario:
        game = five_suits(empire("3SAS6", "1TRI8")).zone("development", 0, "1ROM6", "1ROM8")
        return game.has(0, materials=4, population=population).turn().play("3SAS6")

    game = position().choose(0).card("develop", "1ROM6")
    assert sorted(game.cards_in("discards")) == ["1ROM6", "3SAS6"]
    assert (game.resources(0), hand(game), actions(game)) == (supply(population=3), ["1TRI8"], 2)
    for slot, taken in ((1, ["1REG9", "1TRI8"]), (2, ["1CIV10", "1TRI8", "unrest"])):
        game = position().choose(1)
        assert game.state.options == [1, 2]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (taken, supply(materials=4, population=2))
        assert (game.cards_in("discards"), game.asks()) == (["3SAS6"], ("activate", 0))
    assert sorted(position(0).cards_in("discards")) == ["1ROM6", "3SAS6"]


@rule("imperium:sassanids", "imperium:garrison", "imperium:play")
def test_bozorgan_may_be_garrisoned_to_use_a_region() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3SAS6", "1TRI8")).in_play(0, "1REG8", "3SAS23").slot(1, "1REG9")
        return game.has(0, population=1).turn().play("3SAS6").from_slot("acquire", 1)

    knighthood(position().hand(0, "1TRI8"), "3SAS6")
    game = position().decline()
    assert (game.cards_in("discards"), game.under("1REG8"), game.resources(0)) == (["3SAS6"], [], supply())


@rule("imperium:sassanids", "imperium:attack", "imperium:abandon")
def test_dreaded_makes_each_other_player_abandon_a_city_or_metropolis() -> None:
    game = five_suits(empire("3SAS7", seats=3)).in_play(0, "1UNC17").in_play(1, "1UNC15", "1CIV6", "1REG3")
    game.in_play(2, "3WAG2", "1REG8").zone("fame deck", 0).turn().play("3SAS7")
    assert (game.asks(), len(game.state.options)) == (("abandon", 1), 2)
    game.pick("abandon", "1CIV6", seat=1)
    assert (sorted(game.cards_in("play", 1)), game.cards_in("discards", 1)) == (["1REG3", "1UNC15"], ["1CIV6"])
    assert (game.cards_in("play", 2), game.cards_in("discards", 2)) == (["1REG8"], ["3WAG2"])
    assert (game.cards_in("play"), game.asks()) == (["1UNC17"], ("break-through", 0))


@rule("imperium:sassanids", "imperium:break-through", "imperium:fame", "imperium:exile", "imperium:history")
def test_dreaded_may_break_through_and_may_exile_the_top_fame_card() -> None:
    def position(*fame: str) -> ImperiumScenario:
        game = five_suits(empire("3SAS7", "1TRI8")).zone("fame deck", 0, *fame).zone("region deck", 0, "1REG6", "1REG3")
        return game.turn().play("3SAS7")

    game = position("1FAM4", "1FAM2")
    assert slots(game) == [0, 1]
    game.from_slot("break-through", 0)
    assert (hand(game), game.cards_in("exile")) == (["1TRI2", "1TRI8"], [])
    game.accept()
    assert (game.cards_in("exile"), game.cards_in("fame deck"), game.cards_in("history")) == (
        ["1FAM2"],
        ["1FAM4"],
        ["3SAS7"],
    )
    assert (game.cards_in("discards"), actions(game), game.asks()) == ([], 2, ("activate", 0))
    game = position("1FAM4", "1FAM2").from_deck("region").decline()
    assert (hand(game), game.cards_in("exile"), game.cards_in("discards")) == (["1REG3", "1TRI8"], [], ["3SAS7"])
    assert (game.cards_in("history"), game.cards_in("fame deck")) == ([], ["1FAM4", "1FAM2"])
    game = position("1FAM2").decline().accept()
    assert (hand(game), game.cards_in("exile"), game.cards_in("fame deck")) == (["1TRI8"], ["1FAM2"], [])
    game = position().decline()  # King of Kings is not exiled
    assert (game.asks(), game.cards_in("discards"), game.cards_in("history")) == (("activate", 0), ["3SAS7"], [])


# The nation deck.


@rule("imperium:sassanids", "imperium:pay", "imperium:trade-routes", "imperium:exile", "imperium:garrison")
def test_sogdia_may_trade_for_a_population_exiles_a_card_and_takes_a_garrison() -> None:
    def position(people: int = 2) -> ImperiumScenario:
        game = five_suits(barbarian("3SAS8", "1TRI8", "1TRI4")).in_play(1, "3TRO6").deck(0, *DRAWN)
        return game.has(0, population=people).turn().play("3SAS8")

    game = position().accept()
    assert (game.resources(0), hand(game)) == (supply(population=1, progress=1, goods=1), ["1TRI2", "1TRI4", "1TRI8"])
    assert len(slots(game)) == 5
    game.from_slot("exile-market", 3)
    assert game.cards_in("exile") == ["1UNC3"]
    game.pick("garrison", "1TRI8")
    assert (game.under("3SAS8"), hand(game), game.asks()) == (["1TRI8"], ["1TRI2", "1TRI4"], ("activate", 0))
    game = position().decline().from_slot("exile-market", 0).decline()
    assert (game.resources(0), game.cards_in("exile"), game.under("3SAS8")) == (supply(population=2), ["1TRI2"], [])
    assert position(0).asks() == ("exile-market", 0)
    game = five_suits(barbarian("3SAS8")).has(0, population=2, progress=3).turn().play("3SAS8").answer("pay", 0)
    assert game.resources(0) == supply(population=1, progress=2, goods=1)


@rule("imperium:sassanids", "imperium:abandon", "imperium:break-through", "imperium:garrison")
@pytest.mark.parametrize("knight", [code for code in KNIGHTS if code != "3SAS10"])
def test_cavalry_gives_up_a_region_with_a_knight_for_land(knight: str) -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3SAS10", "1TRI8")).in_play(0, "1REG3", "1REG4", "3SAS11")
        game.garrisoned(0, "1REG3", "1TRI4").garrisoned(0, "3SAS11", "unrest")
        return game.zone("region deck", 0, "1REG6", "1REG7").turn()

    assert position().playable() == ["1TRI8"]
    game = position().garrisoned(0, "1REG4", knight).play("3SAS10")
    assert sorted(game.cards_in("discards")) == sorted(["1REG4", knight])
    assert slots(game) == [0, 1]
    game.from_slot("break-through", 0).decline()
    assert (hand(game), sorted(game.cards_in("play"))) == (["1TRI2", "1TRI8"], ["1REG3", "3SAS11"])
    assert (sorted(game.cards_in("discards")), actions(game)) == (sorted(["1REG4", "3SAS10", knight]), 2)
    game = position().garrisoned(0, "1REG4", knight).play("3SAS10").from_deck("region")
    assert "1REG7" in hand(game)
    game = position().garrisoned(0, "3SAS11", knight)
    assert game.playable() == ["1TRI8"]  # Atar is no region


@rule("imperium:sassanids", "imperium:garrison", "imperium:play")
def test_cavalry_may_be_garrisoned_to_use_a_region() -> None:
    game = (
        five_suits(barbarian("3SAS10", "1TRI8")).in_play(0, "1REG8", "3SAS23", "1REG4").garrisoned(0, "1REG4", "3SAS12")
    )
    game.turn().play("3SAS10").from_slot("break-through", 1).discards(0).hand(0, "1TRI8")
    knighthood(game, "3SAS10")


@rule("imperium:sassanids", "imperium:exhaust", "imperium:garrison")
def test_atar_takes_unrest_as_a_garrison() -> None:
    game = in_play("3SAS11").hand(0, "unrest", "unrest", "1TRI8").turn().use("3SAS11").pick("garrison", "unrest")
    assert (game.under("3SAS11"), hand(game), actions(game)) == (["unrest"], ["1TRI8", "unrest"], 3)
    assert (game.asks(), game.usable(), game.state.get(EXHAUSTS)) == (("activate", 0), [], 4)
    assert in_play("3SAS11").hand(0, "1TRI8").discards(0, "unrest").turn().usable() == []


@rule("imperium:sassanids", "imperium:solstice", "imperium:choose", "imperium:return-unrest", "imperium:abandon")
def test_among_barbarians_atar_burns_unrest_or_goes_out() -> None:
    def position(materials: int, *under: str) -> ImperiumScenario:
        game = in_play("3SAS11").has(0, materials=materials).unrest_left(9).discards(0, "1TRI8")
        return solstice(game.garrisoned(0, "3SAS11", *under), "1TRI2", "unrest")

    game = position(2, "unrest", "unrest").choose(1)
    assert (game.under("3SAS11"), game.state.unrest_left(), game.resources(0)) == (["unrest"], 10, supply(materials=1))
    assert (hand(game), game.cards_in("history"), game.asks()[0]) == (["1TRI2", "unrest"], [], "turn")
    game = position(2, "unrest", "unrest").choose(0)
    assert (game.cards_in("play"), game.cards_in("discards").count("unrest")) == ([], 2)
    assert (game.cards_in("discards").count("3SAS11"), game.resources(0)) == (1, supply(materials=2))
    for game in (position(0, "unrest"), position(2)):
        assert game.state.options == [0]
        game.choose(0)
        assert (game.cards_in("play"), game.cards_in("history"), game.asks()[0]) == ([], [], "turn")


@rule("imperium:sassanids", "imperium:solstice", "imperium:choose", "imperium:history")
def test_in_an_empire_atar_takes_knights_and_tributaries_into_the_history() -> None:
    def position(*cards: str, discards: tuple[str, ...] = ()) -> ImperiumScenario:
        game = in_play("3SAS11").in_state(0, "empire").has(0, materials=2).garrisoned(0, "3SAS11", "unrest")
        game.turn().done()
        return game.hand(0, *cards).discards(0, *discards).deck(0, *DRAWN).turn().done()

    game = position("1TRI8", "1CIV10", "3SAS12", discards=("3SAS15", "1TRI4", "1REG3")).choose(2)
    assert (game.asks()[0], len(game.state.options)) == ("to-history", 4)
    game.pick("to-history", "3SAS12")
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "1TRI8"], ["3SAS12"])
    assert (game.cards_in("play"), game.under("3SAS11"), game.resources(0)) == (
        ["3SAS11"],
        ["unrest"],
        supply(materials=2),
    )
    game = position("1CIV10", discards=("1TRI4", "3SAS10")).choose(2).pick("to-history", "1TRI4", zone=1)
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI4"], ["3SAS10"])
    game = position("1CIV10", discards=("1TRI4", "3SAS10")).choose(0)
    assert (game.cards_in("play"), game.cards_in("history"), len(game.cards_in("discards"))) == ([], [], 4)
    game = position("1CIV10", discards=("1REG3",))
    assert game.state.options == [0]
    game.choose(0)
    assert (game.cards_in("play"), game.cards_in("history"), game.asks()[0]) == ([], [], "turn")


@rule("imperium:sassanids", "imperium:attack", "imperium:abandon")
def test_clibanarii_make_each_other_player_abandon_a_region() -> None:
    game = five_suits(barbarian("3SAS12", seats=3)).in_play(0, "1REG8").in_play(1, "1REG3", "1REG4", "1UNC15")
    game.in_play(2, "1REG9", "1UNC16").turn().play("3SAS12")
    assert (game.asks(), len(game.state.options)) == (("abandon", 1), 2)
    game.pick("abandon", "1REG4", seat=1)
    assert (sorted(game.cards_in("play", 1)), game.cards_in("discards", 1)) == (["1REG3", "1UNC15"], ["1REG4"])
    assert (game.cards_in("play", 2), game.cards_in("discards", 2)) == (["1UNC16"], ["1REG9"])
    assert game.cards_in("play") == ["1REG8"]


@rule("imperium:sassanids", "imperium:abandon", "imperium:fame", "imperium:history", "imperium:choose")
def test_clibanarii_give_up_two_regions_for_fame_or_serve_in_one() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = five_suits(barbarian("3SAS12", "1TRI8")).in_play(0, *table).zone("fame deck", 0, "1FAM4", "1FAM2")
        return game.turn().play("3SAS12")

    game = position("1REG8", "1REG3", "1REG4", "3SAS23").choose(0).pick("abandon", "1REG3", "1REG4")
    assert (hand(game), game.cards_in("fame deck"), game.cards_in("history")) == (
        ["1FAM2", "1TRI8"],
        ["1FAM4"],
        ["3SAS12"],
    )
    assert (sorted(game.cards_in("play")), sorted(game.cards_in("discards"))) == (
        ["1REG8", "3SAS23"],
        ["1REG3", "1REG4"],
    )
    game = position("1REG8", "1REG3", "3SAS23").choose(1)
    assert (game.asks()[0], len(game.state.options)) == ("host", 2)
    game.card("host", "1REG3").from_slot("exile-market", 3).decline()
    assert (game.under("1REG3"), game.resources(0), game.cards_in("history")) == (["3SAS12"], supply(materials=3), [])
    game = position("1REG3", "3SAS23").from_slot("exile-market", 3).decline()
    assert (game.under("1REG3"), game.cards_in("discards"), game.asks()) == (["3SAS12"], [], ("activate", 0))


# The cards of the start.


@rule("imperium:sassanids", "imperium:acquire", "imperium:garrison", "imperium:history", "imperium:choose")
def test_the_parthians_may_acquire_land_and_serve_or_go_into_the_history() -> None:
    def position() -> ImperiumScenario:
        return five_suits(barbarian("3SAS15", "1TRI8")).in_play(0, "1REG3", "3SAS23").turn().play("3SAS15")

    game = position()
    assert game.state.options == [-1, 0, 1]
    game.from_slot("acquire", 0).choose(1)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (
        ["1TRI2", "1TRI8", "unrest"],
        ["3SAS15"],
        [],
    )
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().from_slot("acquire", 1).choose(0).from_slot("exile-market", 3)
    assert (game.under("1REG3"), game.resources(0)) == (["3SAS15"], supply(materials=3))
    game.decline()
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["1REG9", "1TRI8"], [], [])
    game = position().decline().choose(1)
    assert (hand(game), game.cards_in("history")) == (["1TRI8"], ["3SAS15"])
    game = five_suits(barbarian("3SAS15")).turn().play("3SAS15").decline()
    assert game.cards_in("history") == ["3SAS15"]


@rule("imperium:sassanids", "imperium:choose", "imperium:garrison")
@pytest.mark.parametrize(("place", "gained"), [(0, "materials"), (1, "population")])
def test_fars_gives_a_material_or_a_population_and_takes_a_garrison(place: int, gained: str) -> None:
    game = barbarian("3SAS16", "1TRI8", "1TRI4").turn().play("3SAS16").choose(place)
    assert game.resources(0) == supply(**{gained: 1})
    game.pick("garrison", "1TRI8")
    assert (game.under("3SAS16"), hand(game), game.asks()) == (["1TRI8"], ["1TRI4"], ("activate", 0))
    game = barbarian("3SAS16", "1TRI8", "1TRI4").turn().play("3SAS16").choose(place).decline()
    assert (game.under("3SAS16"), hand(game)) == ([], ["1TRI4", "1TRI8"])


@rule("imperium:sassanids", "imperium:fame", "imperium:look", "imperium:garrison")
def test_huzistan_looks_at_the_top_fame_card_and_may_put_it_to_the_bottom() -> None:
    def position() -> ImperiumScenario:
        game = (
            barbarian("3SAS17", "1TRI8", "1TRI4").zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2").turn().play("3SAS17")
        )
        assert (game.asks()[0], len(game.state.options)) == ("sink-fame", 2)
        return game

    game = position().card("sink-fame", "1FAM2")
    assert game.cards_in("fame deck") == ["1FAM2", "1FAM4", "1FAM1"]
    game.pick("garrison", "1TRI8")
    assert (game.under("3SAS17"), hand(game), game.asks()) == (["1TRI8"], ["1TRI4"], ("activate", 0))
    game = position().decline()
    assert game.cards_in("fame deck") == ["1FAM4", "1FAM1", "1FAM2"]
    game.decline()
    assert (hand(game), game.under("3SAS17"), game.cards_in("play")) == (["1TRI4", "1TRI8"], [], ["3SAS17"])


@rule("imperium:sassanids", "imperium:trade-routes", "imperium:pay", "imperium:return-unrest")
def test_on_the_western_silk_road_unrest_is_turned_into_progress() -> None:
    def position(materials: int, *cards: str) -> ImperiumScenario:
        game = barbarian("3SAS21", *cards).trading().has(0, materials=materials).discards(0, "unrest").unrest_left(9)
        return game.turn().play("3SAS21")

    game = position(3, "unrest", "unrest", "1TRI8").accept().pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0)) == (["1TRI8", "unrest"], supply(materials=1, progress=1))
    assert (game.state.unrest_left(), game.cards_in("play"), actions(game)) == (10, ["3SAS21"], 2)
    game = position(3, "unrest", "1TRI8").decline()
    assert (hand(game), game.resources(0), game.cards_in("play")) == (
        ["1TRI8", "unrest"],
        supply(materials=3),
        ["3SAS21"],
    )
    game = position(1, "unrest")
    assert (game.asks(), game.cards_in("play")) == (("activate", 0), ["3SAS21"])


@rule("imperium:sassanids", "imperium:trade-routes", "imperium:draw", "imperium:free-play")
def test_the_profit_of_the_western_silk_road_draws_two_cards_and_may_play_one() -> None:
    def position(*deck: str) -> ImperiumScenario:
        game = in_play("3SAS21").trading().tokens(0, "3SAS21", goods=3).deck(0, *deck).discards(0, "1TRI4")
        return game.turn().profit("3SAS21")

    game = position(*DRAWN)
    assert len(game.state.options) == 3
    game.pick("play-card", "1TRI8")
    assert (hand(game), game.resources(0), actions(game)) == (["1TRI2"], supply(materials=4, goods=3), 2)
    assert (sorted(game.cards_in("discards")), len(game.cards_in("deck"))) == (["1TRI4", "1TRI8", "3SAS21"], 2)
    game = position(*DRAWN).decline()
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI2", "1TRI8"], ["1TRI4", "3SAS21"])
    game = position("1TRI8").decline()
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8"], ["1TRI4", "3SAS21"])


@rule("imperium:sassanids", "imperium:find", "imperium:in-play")
@pytest.mark.parametrize(("zone", "place"), [("discards", 1), ("deck", 2), ("nation deck", 3)])
def test_zoroastrianism_finds_atar(zone: str, place: int) -> None:
    game = barbarian("3SAS22", "1TRI8").zone(zone, 0, "3SAS23", "3SAS11", "1TRI4").turn().play("3SAS22")
    game.pick("find", "3SAS11", zone=place)
    assert (hand(game), game.cards_in("play"), sorted(game.cards_in(zone))) == (
        ["1TRI8", "3SAS11"],
        ["3SAS22"],
        ["1TRI4", "3SAS23"],
    )


@rule("imperium:sassanids", "imperium:find")
def test_where_atar_is_not_found_zoroastrianism_is_played_all_the_same() -> None:
    game = barbarian("3SAS22", "1TRI8").in_play(0, "3SAS11").deck(0, "1TRI4").turn().play("3SAS22").decline("find")
    assert (hand(game), sorted(game.cards_in("play")), game.asks()) == (
        ["1TRI8"],
        ["3SAS11", "3SAS22"],
        ("activate", 0),
    )


@rule("imperium:sassanids", "imperium:solstice", "imperium:take-unrest", "imperium:draw")
def test_at_the_end_of_the_solstice_zoroastrianism_rewards_both_fires_and_punishes_none() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = in_play("3SAS22", "1REG9", "1REG5", *table).has(0, materials=2).unrest_left(9).in_play(1, "3SAS11")
        if "3SAS11" in table:
            game.garrisoned(0, "3SAS11", "unrest", "unrest")
        return solstice(game, "1TRI4", deck=DRAWN)

    game = position("3SAS11", "3SAS23").card("solstice", "3SAS11").choose(1).choose(1).pick("recall", "1REG9")
    assert (hand(game), game.resources(0)) == (["1REG9", "1TRI2", "1TRI4"], supply(materials=1, progress=1))
    game = position("3SAS11").choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(materials=1))
    game = position("3SAS23").choose(1).pick("recall", "1REG9")
    assert (hand(game), game.resources(0)) == (["1REG9", "1TRI4"], supply(materials=2))
    game = position()
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1TRI4", "unrest"], supply(materials=2), 8)
    game = position("3SAS11", "3SAS23").card("solstice", "3SAS11").choose(0).choose(2)  # both go out in the solstice
    assert (hand(game), sorted(game.cards_in("play"))) == (["1TRI4", "unrest"], ["1REG5", "1REG9", "3SAS22"])


@rule("imperium:sassanids", "imperium:exhaust", "imperium:pay", "imperium:draw")
def test_aban_may_bring_back_a_knight_or_region_for_a_material() -> None:
    def position(materials: int = 2) -> ImperiumScenario:
        game = in_play("3SAS23").hand(0, "1TRI4").discards(0, "3SAS12", "1REG3", "1TRI8", "unrest").deck(0, *DRAWN)
        return game.has(0, materials=materials).turn()

    for code in ("3SAS12", "1REG3"):
        game = position().use("3SAS23").accept()
        assert len(game.state.options) == 2
        game.answer(game.asks()[0], *[option for option in game.state.options if option % 4096 == number(code)])
        assert (hand(game), game.resources(0), len(game.cards_in("discards"))) == (
            sorted([code, "1TRI4"]),
            supply(materials=1),
            3,
        )
        assert (game.usable(), game.state.get(EXHAUSTS), actions(game)) == ([], 4, 3)
    game = position().use("3SAS23").decline()
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(materials=2))


@rule("imperium:sassanids", "imperium:solstice", "imperium:choose", "imperium:abandon", "imperium:recall")
def test_aban_asks_for_a_knight_a_river_or_itself() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = in_play("3SAS23", *table)
        if "1REG3" in table:
            game.garrisoned(0, "1REG3", "3SAS12", "3SAS10", "1TRI8")
        return solstice(game, "1TRI4", deck=DRAWN)

    table = ("1REG3", "1REG9", "1REG4X", "1REG8")
    game = position(*table).choose(0)
    assert len(game.state.options) == 2
    game.pick("abandon", "3SAS10")
    assert (sorted(game.under("1REG3")), game.cards_in("discards")) == (["1TRI8", "3SAS12"], ["3SAS10"])
    assert (len(game.cards_in("play")), hand(game), game.asks()[0]) == (5, ["1TRI4"], "turn")
    for land in ("1REG9", "1REG4X"):
        game = position(*table).choose(1)
        assert len(game.state.options) == 2
        game.pick("recall", land)
        assert (hand(game), len(game.cards_in("play")), game.cards_in("discards")) == (sorted([land, "1TRI4"]), 4, [])
    game = position(*table).choose(2)
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (sorted(table), ["3SAS23"])
    game = position("1REG8", "1REG6")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["1REG6", "1REG8"], ["3SAS23"])


@rule("imperium:sassanids", "imperium:attack", "imperium:take-unrest", "imperium:acquire", "imperium:history")
def test_ardashir_brings_unrest_to_the_others_and_acquires_land_culture_or_a_route() -> None:
    def position() -> ImperiumScenario:
        return five_suits(barbarian("3SAS24", "1TRI8", seats=3)).turn().play("3SAS24")

    for slot, taken in ((1, ["1REG9"]), (2, ["1CIV10", "unrest"]), (4, ["3TRO8", "unrest"])):
        game = position()
        assert (hand(game, 1), hand(game, 2), hand(game)) == (["unrest"], ["unrest"], ["1TRI8"])
        game.choose(0)
        assert game.state.options == [1, 2, 4]
        game.from_slot("acquire", slot)
        assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (
            sorted([*taken, "1TRI8"]),
            ["3SAS24"],
            [],
        )
        assert (actions(game), game.asks()) == (2, ("activate", 0))


@rule("imperium:sassanids", "imperium:find", "imperium:choose")
@pytest.mark.parametrize("knight", KNIGHTS)
def test_or_ardashir_finds_a_knight(knight: str) -> None:
    game = five_suits(barbarian("3SAS24", "1TRI8")).discards(0, "1TRI4").deck(0, *DRAWN, knight)
    game.zone("nation deck", 0, "1CIV15").turn().play("3SAS24").choose(1)
    assert len(game.state.options) == 2
    game.pick("find", knight, zone=2)
    assert (hand(game), game.cards_in("history")) == (sorted(["1TRI8", knight]), ["3SAS24"])
    assert (sorted(game.cards_in("deck")), game.cards_in("discards")) == (sorted(DRAWN), ["1TRI4"])


# What is printed.


@rule("imperium:sassanids", "imperium:player-setup", "imperium:trade-routes")
def test_how_the_sassanids_start() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "sassanids", "side1": "a", "trade_routes": "yes"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == (["3SAS1A"], ["3SAS2"])
    assert game.cards_in("play") == ["3MERC1A"]
    assert sorted(game.cards_in("development")) == [f"3SAS{n}" for n in range(3, 8)]
    nation = [f"3SAS{n}" for n in range(8, 13)]
    assert sorted(game.cards_in("nation deck")) == sorted([*nation, "unrest", "unrest"])
    deck = [f"3SAS{n}" for n in (15, 16, 17, 18, 20, 21, 22, 23, 24)]
    assert sorted(start) == sorted([*deck, "unrest"])
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 6)
    assert game.resources(0) == supply(materials=3, population=2, goods=1)


@rule("imperium:sassanids", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_sassanids_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:sassanids", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_which_cards_of_the_sassanids_are_attacks(code: str) -> None:
    game = rich(code).in_play(1, "1SCY20", "1REG3X")
    assert (game.play(code).asks() == ("respond", 1)) == (code in ATTACKS)


@rule("imperium:sassanids", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_sassanids_stay_in_play(code: str) -> None:
    game = barbarian(code).in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").zone("fame deck", 0).turn()
    game.play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:sassanids", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_of_the_sassanids(code: str) -> None:
    printed = {
        **{knight: {"knight": 1} for knight in KNIGHTS},
        "3SAS8": {"production": 1},
        "3SAS9": {"city": 1, "production": 1},
        "3SAS16": {"fertile": 1},
        "3SAS17": {"river": 1, "production": 1},
        "3SAS23": {"river": 1},
    }
    assert icons(ImperiumScenario(), code) == printed.get(code, {})


@rule("imperium:sassanids", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_suits_of_the_sassanids(code: str) -> None:
    printed = {
        "3SAS4": ["tributary"],
        "3SAS15": ["tributary"],
        "3SAS7": ["fame"],
        "3SAS8": ["region"],
        "3SAS16": ["region"],
        "3SAS17": ["region"],
        "3SAS21": ["trade-route"],
    }
    assert suits(code) == printed.get(code, [])


@rule("imperium:sassanids", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [("3SAS3", 3, 2), ("3SAS4", 0, 3), ("3SAS5", 5, 0), ("3SAS6", 4, 2), ("3SAS7", 2, 3)],
)
def test_what_developing_costs_the_sassanids(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:sassanids", "imperium:scoring")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_points_of_the_sassanids_are_the_same_everywhere(code: str) -> None:
    points = {"3SAS4": 3, "3SAS6": 3, "3SAS7": 2}.get(code, 0)
    for zone in ("hand", "deck", "discards", "history", "play"):
        assert worth(ImperiumScenario().has(0, materials=9, progress=9, goods=9).zone(zone, 0, code), code) == points
    assert worth(in_play("1REG3").garrisoned(0, "1REG3", code), code) == points


@rule("imperium:sassanids", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        (
            "3SAS3",
            lambda g: g.discards(0, "1FAM1").history(0, "3SAS7", "1TRI8").in_play(0, "1FAM8").hand(1, "1FAM2"),
            3,
        ),
        ("3SAS3", lambda g: g.deck(0, "1FAM6", "1FAM7").zone("development", 0, "3SAS7"), 2),
        ("3SAS5", lambda g: g.discards(0, "1UNC15", "1CIV6").in_play(0, "3SAS9", "1REG3").in_play(1, "1UNC16"), 3),
        ("3SAS5", lambda g: g.history(0, "1CIV7").deck(0, "1UNC17").zone("nation deck", 0, "3SAS9"), 2),
    ],
)
def test_the_shah_counts_fame_and_the_academy_cities_in_their_points(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points
