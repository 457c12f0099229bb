"""The cards the Tang alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import EXILED
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, GOODS, PROGRESS, SCORING, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FIVE_SUITS,
    Set,
    actions,
    barbarian,
    empire,
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
MANDATE = "3TAN23"
EMPIRE_ONLY = [f"3TAN{n}" for n in range(2, 11)]
BARBARIAN_ONLY = ["3TAN22"]
IN_ANY_STATE = [f"3TAN{n}" for n in (*range(11, 22), 23, 24)]
PINNED = [f"3TAN{n}" for n in (3, 6, 7, 9, 12, 13, 15, 18, 19, 20, 23)]


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and the rulers of the Tang have what they need."""
    game = plenty(code).trading().in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").unrest_left(9)
    game.slot(3, "1UNC3", population=1).history(0, *[ruler for ruler in ["3TAN22"] if ruler != code])
    return game.in_play(0, *game.cards_in("play"), *[other for other in [MANDATE] if other != code])


# The power.


@rule("imperium:tang", "imperium:clean-up", "imperium:passive")
@pytest.mark.parametrize("side", ["3TAN1A", "3TAN1B"])
def test_tang_put_a_population_instead_of_progress_on_the_market(side: str) -> None:
    game = ImperiumScenario().power(0, side).nation(0, "TAN").slot(0, "1REG3", population=1).turn().done()
    assert game.market_tokens(0) == supply(population=2)


@rule("imperium:tang", "imperium:exhaust", "imperium:discard")
def test_tang_discard_two_cards_for_a_progress() -> None:
    game = barbarian("1TRI4", "1TRI6", "unrest").power(0, "3TAN1A").has(0, progress=1).turn().use("3TAN1A")
    game.pick("discard", "unrest", "1TRI4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI6"], ["1TRI4", "unrest"])
    assert (game.resources(0), actions(game), game.usable()) == (supply(progress=2), 3, [])
    assert game.state.get(EXHAUSTS) == 4
    assert barbarian("1TRI4").power(0, "3TAN1A").turn().usable() == []
    assert barbarian("1TRI4", "1TRI6", "1TRI8").power(0, "3TAN1B").turn().usable() == []


@rule("imperium:tang", "imperium:solstice", "imperium:take-unrest")
@pytest.mark.parametrize("side", ["3TAN1A", "3TAN1B"])
def test_tang_take_unrest_at_the_end_of_every_solstice_until_the_end_is_triggered(side: str) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().power(0, side).unrest_left(9)

    game = solstice(position(), "1TRI8")
    assert (hand(game), hand(game, 1), game.state.unrest_left()) == (["1TRI8", "unrest"], [], 8)
    game = solstice(position().count(SCORING, 0, 1), "1TRI8")
    assert (hand(game), game.state.unrest_left()) == (["1TRI8"], 9)
    game = solstice(position().in_play(0, MANDATE), "1TRI8", "1TRI4").pick("discard", "1TRI4", "1TRI8")
    assert hand(game) == ["unrest"]  # last of all


# Nine cards that are pinned and no regions.
KEPT = ["3TAN23", "3TAN19", "3TAN15", "3TAN18", "3TAN20", "3TAN12", "3TAN13", "3TAN6", "3TAN7"]


@rule("imperium:tang", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3TAN1A", lambda g: g.in_play(0, *KEPT[:8], "1REG3", "3TAN4", "3MERC1A").hand(0, *KEPT[8:]), 2),
        ("3TAN1A", lambda g: g.in_play(0, *KEPT), 3),
        ("3TAN1B", lambda g: g.in_play(0, *KEPT[:8], "1REG3", "3TAN4", "3MERC1A").hand(0, *KEPT[8:]), 8),
        ("3TAN1B", lambda g: g.in_play(0, *KEPT, "1UNC15", "1CIV6", "1CIV10"), 10),
        ("3TAN1B", lambda g: g.in_play(0, "1REG3").garrisoned(0, "1REG3", *KEPT).in_play(1, "1UNC15"), 0),
    ],
)
def test_the_power_of_the_tang_counts_what_stays_in_play(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    table(game)
    assert worth(game, code) == points


# Accession and development.


@rule("imperium:tang", "imperium:all-players", "imperium:return-unrest", "imperium:draw")
def test_poetry_lets_all_return_unrest_and_draws_for_each() -> None:
    def position() -> ImperiumScenario:
        game = empire("3TAN2", "unrest", "unrest", "1TRI4", seats=3).hand(1, "unrest", "unrest").hand(2, "unrest")
        return game.deck(0, *DRAWN).unrest_left(9).discards(0, "unrest").turn().play("3TAN2")

    game = position().accept(seat=0).accept(seat=1).accept(seat=2)
    assert (hand(game), hand(game, 1), hand(game, 2)) == (
        ["1TRI2", "1TRI3", "1TRI4", "1TRI8", "unrest"],
        ["unrest"],
        [],
    )
    assert (game.state.unrest_left(), game.resources(0), actions(game)) == (12, supply(), 2)
    assert sorted(game.cards_in("discards")) == ["3TAN2", "unrest"]
    game = position().decline(seat=0).accept(seat=1).decline(seat=2)
    assert (hand(game), hand(game, 1)) == (["1TRI2", "1TRI4", "unrest", "unrest"], ["unrest"])
    game = position().decline(seat=0).decline(seat=1).decline(seat=2)
    assert (hand(game), game.asks()) == (["1TRI4", "unrest", "unrest"], ("activate", 0))


@rule("imperium:tang", "imperium:history")
def test_poetry_gives_a_progress_with_yu_xuanji_in_the_history() -> None:
    def position() -> ImperiumScenario:
        return empire("3TAN2", "unrest").deck(0, *DRAWN).unrest_left(9).turn()

    game = position().history(0, "3TAN10").play("3TAN2").accept()
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(progress=1))
    game = position().history(0, "3TAN10").play("3TAN2").decline()
    assert (hand(game), game.resources(0)) == (["unrest"], supply(progress=1))
    game = position().discards(0, "3TAN10").history(1, "3TAN10").play("3TAN2").decline()
    assert game.resources(0) == supply()


@rule("imperium:tang", "imperium:exhaust", "imperium:take-unrest", "imperium:trade-routes")
def test_the_salt_commission_trades_up_to_twice_for_one_unrest() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3TAN3", "3TRO6").trading().in_play(1, "3TRO8").has(0, progress=3, goods=1).deck(0, *DRAWN)
        return game.unrest_left(9).turn().use("3TAN3")

    game = position().accept().choose(0).accept().choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI2", "unrest"], supply(progress=3, goods=1))
    assert game.state.tokens_on(number("3TRO6"), GOODS) == 1
    assert (game.state.unrest_left(), game.asks(), actions(game)) == (8, ("activate", 0), 3)
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)
    game = position().accept().choose(2).decline()
    assert (hand(game), game.resources(0)) == (["unrest"], supply(progress=4, population=2, goods=2))
    assert game.asks() == ("activate", 0)
    game = position().decline()
    assert (hand(game), game.resources(0), game.asks()) == (["unrest"], supply(progress=3, goods=1), ("activate", 0))


@rule("imperium:tang", "imperium:solstice", "imperium:discard")
def test_the_salt_commission_takes_a_card_and_gives_goods_under_the_mandate() -> None:
    game = solstice(in_play("3TAN3"), "1TRI4", "1TRI8", deck=DRAWN)
    assert len(game.state.options) == 2
    game.pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards"), game.resources(0)) == (["1TRI8"], ["1TRI4"], supply())
    game = solstice(in_play("3TAN3", MANDATE), "1TRI4", "1TRI6", "1TRI8", deck=DRAWN).card("solstice", "3TAN3")
    game.pick("discard", "1TRI4")
    assert game.resources(0) == supply(goods=1)
    game = solstice(in_play("3TAN3", MANDATE).has(0, goods=1), deck=DRAWN).card("solstice", "3TAN3")
    assert game.resources(0) == supply(goods=2)  # without a card to discard, too
    game = solstice(in_play("3TAN3").in_play(1, MANDATE), "1TRI8", deck=DRAWN).pick("discard", "1TRI8")
    assert game.resources(0) == supply()


@rule("imperium:tang", "imperium:trade-routes", "imperium:draw", "imperium:acquire", "imperium:exile")
def test_the_eastern_silk_road_draws_a_card_and_acquires_culture() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(empire("3TAN4")).exile("1CIV11", "1UNC5", "1REG3").deck(0, *DRAWN).slot(0, "1CIV12", progress=2)
        )
        return game.turn().play("3TAN4")

    game = position().accept()
    assert game.state.options == [0, 2, EXILED + number("1CIV11")]
    game.from_slot("acquire", 0)
    assert (hand(game), game.resources(0)) == (["1CIV12", "1TRI2", "unrest"], supply(progress=2))
    assert (game.cards_in("play"), actions(game), game.asks()) == (["3TAN4"], 2, ("activate", 0))
    game = position().accept().from_exile("1CIV11")
    assert (hand(game), sorted(game.cards_in("exile"))) == (["1CIV11", "1TRI2", "unrest"], ["1REG3", "1UNC5"])
    game = position().decline()
    assert (hand(game), game.cards_in("play"), len(game.cards_in("deck"))) == ([], ["3TAN4"], 4)


@rule("imperium:tang", "imperium:trade-routes", "imperium:break-through", "imperium:history")
def test_the_profit_of_the_eastern_silk_road_breaks_through_and_it_becomes_history() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(in_play("3TAN4")).tokens(0, "3TAN4", goods=3).zone("region deck", 0, "1REG3", "1REG4")
        return game.exile("1CIV11").turn().profit("3TAN4")

    for slot in range(4):
        game = position()
        assert slots(game) == [0, 1, 2, 3]
        game.from_slot("break-through", slot)
        assert (hand(game), game.cards_in("history")) == ([FIVE_SUITS[slot]], ["3TAN4"])
        assert (game.resources(0), game.cards_in("play"), game.cards_in("discards")) == (supply(goods=3), [], [])
        assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().from_deck("region")
    assert (hand(game), game.cards_in("history")) == (["1REG4"], ["3TAN4"])


@rule("imperium:tang", "imperium:draw", "imperium:return-exhaust")
def test_tea_drinking_draws_a_card_gives_a_progress_and_returns_an_exhaust_token() -> None:
    game = empire("3TAN5").in_play(0, "1UNC8", "1CIV10").deck(0, *DRAWN).turn().use("1UNC8").use("1CIV10").play("3TAN5")
    assert (hand(game), game.resources(0), len(game.state.options)) == (["1TRI2", "1TRI8"], supply(progress=1), 2)
    game.card("ready", "1CIV10")
    assert (game.usable(), game.state.get(EXHAUSTS), actions(game)) == (["1CIV10"], 4, 3)
    assert game.cards_in("discards") == ["3TAN5"]
    game = empire("3TAN5").deck(0, *DRAWN).turn().play("3TAN5")
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI2"], supply(progress=1), ("activate", 0))


@rule("imperium:tang", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:acquire")
def test_confucianism_of_the_tang_acquires_a_card_with_population_on_it() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(in_play("3TAN6")).hand(0, "1TRI4", "1TRI6", "1TRI8").discards(0, "unrest", "1UNC9")
        game.slot(0, "1TRI2", population=1).slot(1, "1REG9", population=1).slot(2, "1CIV10", population=2)
        game.slot(3, "1UNC3", population=1).slot(4, "1CIV11", progress=2, materials=1)
        return game.turn().use("3TAN6").pick("discard", "1TRI4", "1TRI6").choose(0)

    for slot, people in ((0, 1), (2, 2), (3, 1)):
        game = position()
        assert game.state.options == [0, 2, 3]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (
            sorted(["1TRI8", FIVE_SUITS[slot], "unrest"]),
            supply(population=people),
        )
        assert sorted(game.cards_in("discards")) == ["1TRI4", "1TRI6", "1UNC9", "unrest"]
        assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (2, [], 4)


@rule("imperium:tang", "imperium:exhaust", "imperium:return-unrest", "imperium:choose")
def test_confucianism_of_the_tang_returns_up_to_two_discarded_unrest() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(in_play("3TAN6")).hand(0, "1TRI4", "1TRI6", "unrest").discards(0, "unrest", "unrest", "unrest")
        )
        return game.slot(0, "1TRI2", population=1).turn().use("3TAN6").pick("discard", "1TRI4", "1TRI6").choose(1)

    game = position().pick("return-unrest", "unrest", "unrest")
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1TRI4", "1TRI6", "unrest"], 11)
    assert (hand(game), actions(game), game.asks()) == (["unrest"], 2, ("activate", 0))
    game = position().pick("return-unrest", "unrest").decline()
    assert (game.cards_in("discards").count("unrest"), game.state.unrest_left()) == (2, 10)
    game = five_suits(in_play("3TAN6")).discards(0, "unrest").hand(0, "1TRI4").turn()
    assert game.usable() == []
    assert game.hand(0, "1TRI4", "1TRI6").usable() == ["3TAN6"]
    assert game.actions(0, 0).usable() == []


@rule("imperium:tang", "imperium:solstice", "imperium:pay", "imperium:abandon", "imperium:choose")
def test_porcelain_gathers_progress_for_two_materials_or_is_abandoned() -> None:
    def position(materials: int) -> ImperiumScenario:
        return solstice(in_play("3TAN7").tokens(0, "3TAN7", progress=2).has(0, materials=materials))

    game = position(3).choose(0)
    assert (game.resources(0), game.state.tokens_on(number("3TAN7"), PROGRESS)) == (supply(materials=1), 3)
    assert (game.cards_in("play"), game.asks()[0]) == (["3TAN7"], "turn")
    game = position(3).choose(1)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([], ["3TAN7"])
    assert game.resources(0) == supply(materials=3, progress=2)
    game = position(1)
    assert (game.cards_in("play"), game.resources(0)) == ([], supply(materials=1, progress=2))


@rule("imperium:tang", "imperium:draw", "imperium:discard", "imperium:history")
def test_fireworks_change_a_card_and_may_put_a_discarded_one_into_the_history() -> None:
    def position() -> ImperiumScenario:
        game = empire("3TAN8", "1TRI4").deck(0, *DRAWN).discards(0, "unrest", "1UNC3").turn().play("3TAN8")
        assert (hand(game), len(game.state.options)) == (["1TRI2", "1TRI4"], 2)
        return game.pick("discard", "1TRI2")

    game = position()
    assert len(game.state.options) == 4
    game.pick("to-history", "1TRI2")
    assert (hand(game), game.cards_in("history")) == (["1TRI4"], ["1TRI2"])
    assert (sorted(game.cards_in("discards")), actions(game), game.asks()) == (
        ["1UNC3", "3TAN8", "unrest"],
        3,
        ("activate", 0),
    )
    game = position().decline()
    assert (game.cards_in("history"), len(game.cards_in("discards"))) == ([], 4)


@rule("imperium:tang", "imperium:exhaust", "imperium:history", "imperium:choose")
def test_printing_may_put_a_card_into_the_history_and_under_the_mandate_draws_or_gives_progress() -> None:
    def position(*table: str) -> ImperiumScenario:
        return in_play("3TAN9", *table).hand(0, "1TRI4", "unrest").deck(0, *DRAWN).turn().use("3TAN9")

    game = position(MANDATE).pick("to-history", "unrest").choose(0)
    assert (hand(game), game.cards_in("history"), game.resources(0)) == (["1TRI2", "1TRI4"], ["unrest"], supply())
    assert ("3TAN9" in game.usable(), game.state.get(EXHAUSTS), actions(game)) == (False, 4, 3)
    game = position(MANDATE).decline().choose(1)
    assert (hand(game), game.cards_in("history"), game.resources(0)) == (["1TRI4", "unrest"], [], supply(progress=1))
    game = position().pick("to-history", "1TRI4")
    assert (hand(game), game.cards_in("history"), game.resources(0)) == (["unrest"], ["1TRI4"], supply())
    game = position().decline()
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI4", "unrest"], supply(), ("activate", 0))


@rule("imperium:tang", "imperium:return-unrest", "imperium:break-through", "imperium:exile", "imperium:history")
def test_yu_xuanji_returns_unrest_and_breaks_through_for_culture() -> None:
    def position(*discards: str) -> ImperiumScenario:
        game = (
            five_suits(empire("3TAN10", "unrest")).exile("1CIV11", "1UNC5").zone("civilised deck", 0, "1CIV3", "1CIV4")
        )
        return game.discards(0, *discards).turn().play("3TAN10")

    game = position("unrest", "unrest", "1TRI4")
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1TRI4", "unrest"], 10)
    assert (slots(game), EXILED + number("1CIV11") in game.state.options) == ([2], True)
    assert EXILED + number("1UNC5") not in game.state.options
    game.from_slot("break-through", 2)
    assert (hand(game), game.cards_in("history"), actions(game)) == (["1CIV10", "unrest"], ["3TAN10"], 2)
    game = position().answer("break-through", EXILED + number("1CIV11"))
    assert (hand(game), game.cards_in("exile"), game.cards_in("history")) == (
        ["1CIV11", "unrest"],
        ["1UNC5"],
        ["3TAN10"],
    )
    game = position().from_deck("civilised")
    assert (hand(game), game.asks()) == (["1CIV4", "unrest"], ("activate", 0))


# The nation deck.


@rule("imperium:tang", "imperium:draw", "imperium:history")
def test_cosmopolitan_culture_draws_for_cities_its_own_included() -> None:
    game = barbarian("3TAN11").in_play(0, "3TAN19", "3TAN20", "1REG3", MANDATE).in_play(1, "1UNC15").deck(0, *DRAWN)
    game.turn().play("3TAN11")
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI3", "1TRI8"], supply())
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3TAN11"], [], 2)
    game = barbarian("3TAN11").deck(0, *DRAWN).turn().play("3TAN11")
    assert hand(game) == ["1TRI2"]


@rule("imperium:tang", "imperium:anatomy")
@pytest.mark.parametrize(
    ("table", "kinds"),
    [
        (["1REG9", "1REG11"], 1),
        (["1REG8", "1REG6"], 1),
        (["3TRO3"], 1),
        (["3TAN3"], 1),
        (["3MERC1A"], 1),
        (["1REG4X"], 2),
        (["1REG9", "1REG8", "3TRO3", "3MERC1A"], 4),
        (["1REG3X", "3TAN18", "1UNC16"], 0),
    ],
)
def test_cosmopolitan_culture_gains_for_each_kind_of_water_field_and_merchant(table: list[str], kinds: int) -> None:
    game = barbarian("3TAN11").in_play(0, *table).deck(0, *DRAWN).turn().play("3TAN11")
    assert game.resources(0) == supply(materials=kinds, population=kinds)


@rule("imperium:tang", "imperium:passive", "imperium:pay", "imperium:return-unrest")
def test_chan_buddhism_makes_unrest_cheaper_by_a_material_or_a_card() -> None:
    game = (
        in_play("3TAN13").hand(0, "unrest", "unrest").has(0, materials=5).unrest_left(9).turn().play("unrest").choose(2)
    )
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["unrest"], supply(materials=3), 10)
    game = in_play("3TAN13").hand(0, "unrest", "1TRI4", "1TRI6").has(0, materials=5, population=5).turn()
    assert game.play("unrest").choose(0).resources(0) == supply(materials=5, population=4)
    game = in_play("3TAN13").hand(0, "unrest", "1TRI4", "1TRI6").unrest_left(9).turn().play("unrest")
    game.pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == (["1TRI6"], ["1TRI4"], 10)
    assert "unrest" not in in_play("3TAN13").hand(0, "unrest").has(0, materials=1).turn().playable()
    game = in_play("3TAN13").hand(0, "1SCY16").has(0, materials=2).slot(0, "1CIV10").turn()
    assert game.playable() == []  # nothing but Unrest is cheaper
    game = in_play("3TAN13", "2QIN2").hand(0, "unrest").has(0, materials=5).unrest_left(9).turn().play("unrest")
    assert game.resources(0) == supply(materials=4)  # one at least is paid


@rule("imperium:tang", "imperium:solstice", "imperium:pay", "imperium:return-unrest", "imperium:choose")
def test_chan_buddhism_returns_unrest_for_a_material_or_gives_one() -> None:
    def position(materials: int) -> ImperiumScenario:
        game = in_play("3TAN13").has(0, materials=materials).discards(0, "unrest").unrest_left(9)
        game.turn().done()
        return game.hand(0, "unrest", "unrest").deck(0, *DRAWN).turn().done()

    game = position(2).choose(0).pick("return-unrest", "unrest")
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["unrest"], supply(materials=1), 10)
    assert game.asks()[0] == "turn"
    game = position(2).choose(1)
    assert (hand(game), game.resources(0), game.asks()[0]) == (["unrest", "unrest"], supply(materials=3), "turn")
    assert position(0).resources(0) == supply(materials=1)


@rule("imperium:tang", "imperium:break-through", "imperium:develop", "imperium:history", "imperium:choose")
def test_empress_wu_breaks_through_for_culture_or_develops() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3TAN14", "1TRI8")).in_play(0, MANDATE).history(0, "3TAN22").exile("1CIV11")
        game.zone("development", 0, "1ROM6", "1ROM7").has(0, materials=4).zone("civilised deck", 0, "1CIV3", "1CIV4")
        return game.turn()

    game = position().play("3TAN14").choose(0)
    assert (slots(game), EXILED + number("1CIV11") in game.state.options) == ([2], False)
    game.from_slot("break-through", 2)
    assert (hand(game), sorted(game.cards_in("history")), game.cards_in("discards")) == (
        ["1CIV10", "1TRI8"],
        ["3TAN14", "3TAN22"],
        [],
    )
    assert (actions(game), game.resources(0)) == (2, supply(materials=4))
    game = position().play("3TAN14").choose(1)
    assert (game.cards_in("discards"), game.resources(0)) == (["1ROM6"], supply())
    assert (sorted(game.cards_in("history")), hand(game)) == (["3TAN14", "3TAN22"], ["1TRI8"])


@rule("imperium:tang", "imperium:play", "imperium:history")
@pytest.mark.parametrize(("code", "state", "before"), [("3TAN14", "empire", "3TAN22"), ("3TAN22", "barbarian", "")])
def test_the_rulers_of_the_tang_need_the_mandate_of_heaven_and_the_empress_her_predecessor(
    code: str, state: str, before: str
) -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian(code)).in_state(0, state).in_play(0, MANDATE).turn()
        return game.history(0, before) if before else game

    assert position().playable() == [code]
    assert position().in_play(0, "1UNC15").in_play(1, MANDATE).playable() == []
    assert position().in_play(0, "1REG3").garrisoned(0, "1REG3", MANDATE).playable() == []
    game = position().history(0, "3TAN10").history(1, "3TAN22").discards(0, *[before] if before else [])
    assert game.playable() == ([] if before else [code])


# The cards of the start.


@rule("imperium:tang", "imperium:exhaust", "imperium:add", "imperium:choose")
def test_taoism_adds_a_population_to_the_market() -> None:
    game = five_suits(in_play("3TAN15")).hand(0, "1CIV10").slot(1, "1REG9", population=1).turn().use("3TAN15")
    assert game.state.options == [0]
    game.choose(0)
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 1)
    assert (game.market_tokens(1), game.market_tokens(0), hand(game)) == (supply(population=2), supply(), ["1CIV10"])
    assert (game.usable(), game.state.get(EXHAUSTS), actions(game)) == ([], 4, 3)


@rule("imperium:tang", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:return-unrest")
def test_taoism_turns_culture_into_an_action_once_unrest_was_returned_from_the_hand() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(in_play("3TAN15")).hand(0, "1CIV10", "1CIV11", "1TRI4", "unrest").has(0, population=1)
        return game.turn()

    game = position().play("unrest").choose(0).use("3TAN15").choose(1)
    assert len(game.state.options) == 2
    game.pick("discard", "1CIV11")
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1CIV10", "1TRI4"], ["1CIV11"], 3)
    game = position().discards(0, "unrest").play("1TRI4").pick("return-unrest", "unrest", zone=1).decline()
    assert game.use("3TAN15").state.options == [0]
    game = position().play("unrest").choose(0).hand(0, "1TRI8").use("3TAN15")
    assert game.state.options == [0]  # nothing civilised to discard


@rule("imperium:tang", "imperium:acquire", "imperium:find", "imperium:free-play")
def test_imperial_examinations_acquire_culture_with_population_and_call_the_scholars() -> None:
    def position(state: str) -> ImperiumScenario:
        game = five_suits(barbarian("3TAN16", "1TRI4")).in_state(0, state).deck(0, *DRAWN, "3TAN17")
        game.slot(0, "1TRI2", population=1).slot(1, "1REG9", population=1).slot(2, "1CIV10", population=2)
        game.slot(3, "1UNC3", population=1).slot(4, "1CIV11", progress=2).turn().play("3TAN16")
        assert game.state.options == [2, 3]
        return game

    for slot, people in ((2, 2), (3, 1)):
        game = position("barbarian").from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (
            sorted([FIVE_SUITS[slot], "1TRI4", "unrest"]),
            supply(population=people),
        )
        assert (game.cards_in("discards"), len(game.cards_in("deck")), game.asks()) == (["3TAN16"], 5, ("activate", 0))
    game = position("empire").from_slot("acquire", 2).pick("find", "3TAN17", zone=2)
    assert (len(hand(game)), len(game.cards_in("deck"))) == (4, 3)  # the scholars draw a card
    game.choose(1).from_slot("take-tokens", 4)
    assert (game.resources(0), actions(game)) == (supply(population=2, progress=2), 2)
    assert sorted(game.cards_in("discards")) == ["3TAN16", "3TAN17"]


@rule("imperium:tang", "imperium:draw", "imperium:add", "imperium:choose")
@pytest.mark.parametrize(("place", "resource"), list(enumerate(["materials", "population", "progress", "goods"])))
def test_scholar_officials_draw_and_add_any_resource_to_a_market_card(place: int, resource: str) -> None:
    game = five_suits(barbarian("3TAN17")).deck(0, *DRAWN).slot(1, "1REG9", materials=1, goods=2).has(0, goods=1).turn()
    game.play("3TAN17").choose(0).choose(place)
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 0)
    assert (game.market_tokens(0), game.market_tokens(1)) == (supply(**{resource: 1}), supply(materials=1, goods=2))
    assert (hand(game), game.cards_in("discards"), game.resources(0)) == (["1TRI2"], ["3TAN17"], supply(goods=1))


@rule("imperium:tang", "imperium:gain", "imperium:choose")
def test_or_scholar_officials_gain_all_resources_from_a_market_card() -> None:
    game = five_suits(barbarian("3TAN17")).deck(0, *DRAWN).slot(1, "1REG9", materials=1, goods=2, population=3)
    game.slot(0, "1TRI2", progress=1).turn().play("3TAN17").choose(1)
    assert game.state.options == [0, 1]
    game.from_slot("take-tokens", 1)
    assert game.resources(0) == supply(materials=1, goods=2, population=3)
    assert (game.market_tokens(1), game.market_tokens(0)) == (supply(), supply(progress=1))
    assert (hand(game), game.market()[1], actions(game)) == (["1TRI2"], "1REG9", 2)


@rule("imperium:tang", "imperium:exhaust", "imperium:discard", "imperium:pay", "imperium:acquire")
def test_the_ministry_of_the_army_acquires_a_region_or_for_an_action_a_tributary() -> None:
    def position() -> ImperiumScenario:
        return five_suits(in_play("3TAN18")).hand(0, "1CIV10", "1CIV11", "1TRI4").has(0, population=3).turn()

    def used() -> ImperiumScenario:
        game = position().use("3TAN18")
        assert len(game.state.options) == 2
        return game.pick("discard", "1CIV10")

    game = used().choose(0)
    assert (hand(game), game.resources(0), actions(game)) == (["1CIV11", "1REG9", "1TRI4"], supply(population=1), 3)
    assert (game.cards_in("discards"), game.usable(), game.state.get(EXHAUSTS)) == (["1CIV10"], [], 4)
    game = used().choose(1)
    assert (hand(game), game.resources(0), actions(game)) == (
        ["1CIV11", "1TRI2", "1TRI4", "unrest"],
        supply(population=1),
        2,
    )
    assert position().has(0, population=1).usable() == []
    assert position().hand(0, "1TRI4", "1TRI8").usable() == []
    game = position().actions(0, 0).use("3TAN18").pick("discard", "1CIV10")
    assert "1REG9" in hand(game)


@rule("imperium:tang", "imperium:all-players", "imperium:gain", "imperium:free-play")
def test_tang_prosperity_lets_all_draw_pays_for_production_and_may_found_a_city() -> None:
    def position(state: str = "empire") -> ImperiumScenario:
        game = barbarian("3TAN21", "1UNC15", "3TAN19", "1TRI4", "1CIV6").in_state(0, state)
        game.in_play(0, "1REG6", "3TAN20", "1REG3").deck(0, *DRAWN).deck(1, "1TRI6")
        return game.turn().play("3TAN21").accept(seat=0).decline(seat=1)

    game = position()
    assert (game.resources(0), hand(game, 1)) == (supply(materials=3), [])
    assert len(game.state.options) == 4
    game.answer(game.asks()[0], number("3TAN19"))
    assert sorted(game.cards_in("play")) == ["1REG3", "1REG6", "3TAN19", "3TAN20"]
    assert (hand(game), actions(game), game.cards_in("discards")) == (
        ["1CIV6", "1TRI2", "1TRI4", "1UNC15"],
        2,
        ["3TAN21"],
    )
    game = position().decline()
    assert (hand(game), game.asks()) == (["1CIV6", "1TRI2", "1TRI4", "1UNC15", "3TAN19"], ("activate", 0))
    assert len(position("barbarian").state.options) == 3  # a metropolis for an empire is not played
    game = barbarian("3TAN21", "3TAN11").turn().play("3TAN21").accept()
    assert game.cards_in("history") == ["3TAN11"]  # Cosmopolitan Culture is a city, too


@rule("imperium:tang", "imperium:take-unrest", "imperium:acquire", "imperium:history")
def test_emperor_taizong_takes_an_unrest_for_two_regions() -> None:
    game = five_suits(barbarian("3TAN22", "1TRI8")).in_play(0, MANDATE).slot(0, "1REG3", materials=1).slot(3, "1REG4")
    game.zone("main deck", 0, "1CIV11", "1CIV12").turn().play("3TAN22")
    assert (game.state.options, hand(game)) == ([0, 1, 3], ["1TRI8", "unrest"])
    game.from_slot("acquire", 0).from_slot("acquire", 3)
    assert (hand(game), game.resources(0)) == (["1REG3", "1REG4", "1TRI8", "unrest"], supply(materials=1))
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3TAN22"], [], 2)
    assert game.asks() == ("activate", 0)


@rule("imperium:tang", "imperium:exhaust", "imperium:add", "imperium:abandon")
def test_the_mandate_of_the_tang_puts_a_population_on_the_market_and_may_be_abandoned() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(in_play(MANDATE, "1REG3")).slot(2, "1CIV10", population=1).has(0, population=2)
        return game.turn().use("3TAN23").from_slot("market-token", 2)

    game = position().decline()
    assert (game.market_tokens(2), game.resources(0)) == (supply(population=2), supply(population=2))
    assert (sorted(game.cards_in("play")), actions(game), game.usable()) == (["1REG3", MANDATE], 3, [])
    game = position().accept()
    assert (game.cards_in("play"), game.cards_in("discards")) == (["1REG3"], [MANDATE])


@rule("imperium:tang", "imperium:solstice", "imperium:discard")
def test_the_mandate_of_the_tang_takes_two_cards_in_the_solstice() -> None:
    game = solstice(in_play("3TAN23"), "1TRI1", "1TRI4", "1TRI8", deck=DRAWN).pick("discard", "1TRI1", "1TRI4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8"], ["1TRI1", "1TRI4"])
    assert game.asks()[0] == "turn"
    game = solstice(in_play("3TAN23"), "1TRI8", deck=DRAWN).pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("play"), game.asks()[0]) == ([], [MANDATE], "turn")


@rule("imperium:tang", "imperium:abandon", "imperium:fame", "imperium:look", "imperium:garrison")
def test_rebellion_gives_up_four_lands_and_cities_for_one_of_three_fame_cards() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3TAN24", "1TRI8").in_play(0, MANDATE, "3TAN18", *table)
        return game.zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2", "1FAM5").turn()

    game = position("3TAN19", "3TAN12", "3TAN20", "1REG3", "1REG8").play("3TAN24")
    game.pick("abandon", "1REG3", "1REG8", "3TAN19")  # and with them Guangzhou, the last one
    assert len(game.state.options) == 3
    game.card("take-fame", "1FAM1").card("put-back-fame", "1FAM5")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1", "1TRI8"], ["1FAM4", "1FAM5", "1FAM2"])
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["3TAN12", "3TAN18", MANDATE], supply(materials=2))
    assert sorted(game.cards_in("discards")) == sorted(["3TAN19", "3TAN20", "1REG3", "1REG8", "3TAN24"])
    game = position("3TAN19", "3TAN12", "1CIV6", "1REG8").play("3TAN24")
    game.card("take-fame", "1FAM1").card("put-back-fame", "1FAM5")
    assert game.resources(0) == supply(materials=6)
    assert position("3TAN19", "3TAN12", "1REG8").playable() == ["1TRI8"]
    game = barbarian("3TAN24", "1MAC19").turn().play("1MAC19").decline()
    assert hand(game) == ["3TAN24"]  # it cannot be garrisoned


# What is printed.


@rule("imperium:tang", "imperium:player-setup", "imperium:trade-routes")
def test_how_the_tang_start() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "tang", "side1": "a", "trade_routes": "yes"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == (["3TAN1A"], ["3TAN2"])
    assert game.cards_in("play") == ["3MERC1A"]
    assert sorted(game.cards_in("development")) == sorted(f"3TAN{n}" for n in range(3, 11))
    assert sorted(game.cards_in("nation deck")) == ["3TAN11", "3TAN12", "3TAN13", "3TAN14"]
    assert sorted(start) == [f"3TAN{n}" for n in range(15, 25)]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 6)
    assert game.resources(0) == supply(materials=3, population=2, goods=1)


@rule("imperium:tang", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tang_bring_three_unrest_to_the_pile(seats: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    tables = [{"nation1": name, "trade_routes": "yes", **rest} for name in ("macedonians", "tang")]
    piles = [GAME.new(seats, 1, table).unrest_left() for table in tables]
    assert piles[1] - piles[0] == 3


@rule("imperium:tang", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_tang_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code == "3TAN8")


@rule("imperium:tang", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_no_card_of_the_tang_is_an_attack(code: str) -> None:
    assert rich(code).in_play(1, "1SCY20", "1REG3X").play(code).asks() != ("respond", 1)


@rule("imperium:tang", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_tang_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:tang", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_and_suits_of_the_tang(code: str) -> None:
    shown = {
        "3TAN3": {"merchant": 1, "production": 1},
        "3TAN7": {"production": 2},
        "3TAN11": {"city": 1},
        "3TAN12": {"metropolis": 1},
        "3TAN19": {"metropolis": 1},
        "3TAN20": {"city": 1, "production": 1},
    }
    assert icons(ImperiumScenario(), code) == shown.get(code, {})
    printed = {"3TAN4": ["trade-route"], **{f"3TAN{n}": ["civilised"] for n in (5, 16, 17)}}
    assert suits(code) == printed.get(code, [])


@rule("imperium:tang", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population"),
    [
        ("3TAN3", 4, 1),
        ("3TAN4", 3, 1),
        ("3TAN5", 3, 1),
        ("3TAN6", 0, 4),
        ("3TAN7", 3, 1),
        ("3TAN8", 2, 1),
        ("3TAN9", 3, 2),
        ("3TAN10", 0, 4),
    ],
)
def test_what_developing_costs_the_tang(code: str, materials: int, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, progress=9)


@rule("imperium:tang", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "elsewhere", "in_history", "laid"),
    [
        ("3TAN3", 2, 2, 4),
        ("3TAN4", 0, 3, 0),
        ("3TAN5", 2, 2, 2),
        ("3TAN6", 2, 2, 2),
        ("3TAN8", 2, 2, 2),
        ("3TAN10", 3, 3, 3),
        ("3TAN14", 0, 1, 0),
        ("3TAN23", -2, -2, 0),
        *((f"3TAN{n}", 0, 0, 0) for n in (2, *range(11, 14), *range(15, 23), 24)),
    ],
)
def test_the_points_of_the_tang_by_place(code: str, elsewhere: int, in_history: int, laid: int) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().has(0, materials=9, population=9, progress=9, goods=9)

    for zone in ("hand", "deck", "discards"):
        assert worth(position().zone(zone, 0, code, "1CIV10"), code) == elsewhere
    assert worth(position().history(0, code), code) == in_history
    assert worth(position().in_play(0, "1REG3").garrisoned(0, "1REG3", code), code) == elsewhere
    assert worth(position().in_play(0, "1REG3", code), code) == laid


@rule("imperium:tang", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3TAN7", lambda g: g.has(0, progress=14, goods=9, materials=9), 2),
        ("3TAN7", lambda g: g.has(0, progress=4).in_play(0, "2MIN16").tokens(0, "2MIN16", progress=9), 0),
        ("3TAN7", lambda g: g.has(0, progress=80), 10),
        ("3TAN9", lambda g: g.in_play(0, "3TRO8", "3MERC1A").history(0, "3TAN4").discards(0, "3TRO1", "1TRI8"), 3),
        ("3TAN9", lambda g: g.deck(0, "3TRO2").in_play(1, "3TRO8").zone("development", 0, "3TAN4"), 1),
    ],
)
def test_porcelain_counts_progress_and_printing_trade_routes_in_their_points(
    code: str, table: Set, points: int
) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points
