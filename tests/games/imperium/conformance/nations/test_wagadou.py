"""The cards Wagadou alone has, and what is printed on all of them."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import FROM_DECK, PLACE
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, GOODS, NATION_DECK, STATE, TRADE_ROUTE
from civitas.kernel.hidden import known_cards
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
EMPIRE_ONLY = ["3WAG3", "3WAG4", "3WAG5", "3WAG6", "3WAG7"]
BARBARIAN_ONLY = ["3WAG8", "3WAG16", "3WAG17"]
IN_ANY_STATE = [f"3WAG{n}" for n in (2, 9, 10, 11, 12, 13, 15, 18, 19, 20, 21)]
FREE = ["3WAG4", "3WAG6", "3WAG17"]
PINNED = [f"3WAG{n}" for n in (2, 3, 4, 5, 7, 9, 11, 12, 16, 17, 18, 19, 20)]


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, with goods and what the cards of Wagadou ask for."""
    game = plenty(code).trading().in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").has(0, goods=9)
    return game.history(0, *[other for other in ["3WAG6"] if other != code])


def found(game: ImperiumScenario) -> ImperiumScenario:
    """The Pact with Bida is found, and no other card could be."""
    assert [code % PLACE for code in game.state.options] == [number("3WAG17")]
    return game.answer("find", *game.state.options)


# The power.


@rule("imperium:wagadou", "imperium:clean-up", "imperium:passive")
@pytest.mark.parametrize("side", ["3WAG1A", "3WAG1B"])
def test_wagadou_puts_a_material_instead_of_progress_on_the_market(side: str) -> None:
    game = ImperiumScenario().power(0, side).nation(0, "WAG").slot(0, "1REG3", materials=1).turn().done()
    assert game.market_tokens(0) == supply(materials=2)


@rule("imperium:wagadou", "imperium:solstice", "imperium:trade-routes")
def test_wagadou_gains_two_materials_and_one_for_each_route_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().trading().power(0, "3WAG1A").has(0, materials=1)

    assert solstice(position()).resources(0) == supply(materials=3)
    game = solstice(position().in_play(0, "3WAG15", "3TRO8", "1REG3", "3MERC1A").in_play(1, "3TRO6"))
    assert game.resources(0) == supply(materials=5)
    game = ImperiumScenario().trading().power(0, "3WAG1B").in_play(0, "3WAG15")
    assert solstice(game).resources(0) == supply()


@rule("imperium:wagadou", "imperium:anatomy")
@pytest.mark.parametrize(("side", "production"), [("3WAG1A", 0), ("3WAG1B", 2)])
def test_side_b_of_wagadou_shows_two_production_icons(side: str, production: int) -> None:
    assert icons(ImperiumScenario(), side) == ({"production": production} if production else {})
    game = barbarian("1ROM15").power(0, side).in_play(0, "1REG6").turn().play("1ROM15").choose(0)
    assert game.resources(0) == supply(materials=2 + production)


@rule("imperium:wagadou", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "materials", "points"),
    [("3WAG1A", 29, 2), ("3WAG1A", 30, 3), ("3WAG1A", 120, 10), ("3WAG1B", 9, 4), ("3WAG1B", 50, 10)],
)
def test_the_power_of_wagadou_counts_materials(code: str, materials: int, points: int) -> None:
    assert worth(ImperiumScenario().power(0, code).has(0, materials=materials, progress=9, goods=9), code) == points


# Development.


@rule("imperium:wagadou", "imperium:recall", "imperium:action", "imperium:trade-routes", "imperium:free-play")
def test_controlling_the_trade_recalls_a_region_for_an_action_or_a_trade() -> None:
    def position() -> ImperiumScenario:
        game = empire("3WAG4").trading().in_play(0, "1REG3", "1REG8", "1UNC15").has(0, progress=2).turn()
        return game.play("3WAG4").pick("recall", "1REG8")

    game = position().choose(0)
    assert (hand(game), sorted(game.cards_in("play")), actions(game)) == (["1REG8"], ["1REG3", "1UNC15", "3WAG4"], 4)
    assert (game.resources(0), game.asks()) == (supply(progress=2), ("activate", 0))
    game = position().choose(1)
    assert (game.asks(), game.resources(0), actions(game)) == (("respond", 0), supply(progress=1, goods=1), 3)
    assert empire("3WAG4").trading().in_play(0, "1UNC15").turn().playable() == []


@rule("imperium:wagadou", "imperium:exhaust", "imperium:trade-routes", "imperium:history")
def test_controlling_the_trade_answers_a_trade_with_a_progress_or_a_card_of_history() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3WAG4", "3MERC1A").trading().discards(0, "1TRI4", "1TRI8").has(0, progress=1)
        assert game.turn().usable() == ["3MERC1A"]
        return game.use("3MERC1A")

    game = position().accept("respond").choose(0)
    assert (game.resources(0), game.state.get(EXHAUSTS), game.cards_in("history")) == (
        supply(progress=1, goods=1),
        3,
        [],
    )
    game = position().accept("respond").choose(1).pick("to-history", "1TRI8")
    assert (game.cards_in("discards"), game.cards_in("history"), game.resources(0)) == (
        ["1TRI4"],
        ["1TRI8"],
        supply(goods=1),
    )
    game = position().decline("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS), game.asks()) == (supply(goods=1), 4, ("activate", 0))
    game = position().accept("respond").choose(0).in_play(0, "3WAG4", "3WAG9", "1REG3").hand(0, "1TRI8")
    game.slot(0, "1TRI2").has(0, progress=1).use("3WAG9").pick("garrison", "1TRI8").accept()
    assert game.asks() == ("activate", 0)  # it is exhausted
    game = ImperiumScenario().trading().in_play(0, "3WAG4").in_play(1, "3MERC2A").has(1, progress=1)
    assert game.turn().done().turn().use("3MERC2A").asks() == ("activate", 1)  # only where its owner trades


@rule("imperium:wagadou", "imperium:play", "imperium:history")
def test_the_great_mosque_needs_the_adoption_of_islam() -> None:
    assert empire("3WAG5").history(0, "3WAG6").turn().playable() == ["3WAG5"]
    for place in ("hand", "discards", "development"):
        game = empire().zone(place, 0, "3WAG6").history(1, "3WAG6").turn()
        assert "3WAG5" not in game.hand(0, *game.cards_in("hand"), "3WAG5").playable()
    game = empire("3WAG5", "1TRI8").history(0, "3WAG6").turn().play("3WAG5")
    assert (game.cards_in("play"), game.cards_in("history"), actions(game)) == (["3WAG5"], ["3WAG6"], 2)


@rule("imperium:wagadou", "imperium:solstice", "imperium:gain", "imperium:return-unrest")
def test_the_great_mosque_feeds_people_for_cities_and_may_return_unrest() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3WAG5", "3WAG2", "1CIV6", "1REG3").in_play(1, "1UNC15").unrest_left(9).turn().done()
        game.hand(0, "unrest").discards(0, "unrest", "unrest", "1TRI8").turn().done()
        return game.card("solstice", "3WAG5")

    game = position()
    assert (game.resources(0), game.asks()) == (supply(population=2), ("return-unrest", 0))
    game.accept()
    assert (sorted(game.cards_in("discards")), hand(game)) == (["1TRI8", "unrest"], ["unrest"])
    assert game.state.unrest_left() == 10
    game = position().decline()
    assert (game.cards_in("discards").count("unrest"), game.state.unrest_left()) == (2, 9)
    assert solstice(in_play("3WAG5", "1REG3")).resources(0) == supply()


@rule("imperium:wagadou", "imperium:choose", "imperium:return-unrest", "imperium:history", "imperium:free-play")
def test_the_adoption_of_islam_chooses_up_to_two_times() -> None:
    def position() -> ImperiumScenario:
        game = empire("3WAG6", "unrest", "unrest", "1TRI8").in_play(0, "3WAG17").discards(0, "unrest", "1TRI4")
        return game.unrest_left(9).turn().play("3WAG6")

    game = found(position().choose(0).pick("return-unrest", "unrest").choose(0).pick("return-unrest", "unrest"))
    assert (hand(game), game.state.unrest_left()) == (["1TRI8"], 11)
    assert (sorted(game.cards_in("discards")), sorted(game.cards_in("history"))) == (
        ["1TRI4", "unrest"],
        ["3WAG17", "3WAG6"],
    )
    assert (game.cards_in("play"), actions(game), game.asks()) == ([], 3, ("activate", 0))
    game = position().choose(1)
    assert len(game.state.options) == 4
    found(game.pick("to-history", "1TRI8").choose(1).pick("to-history", "1TRI4", zone=1))
    assert sorted(game.cards_in("history")) == ["1TRI4", "1TRI8", "3WAG17", "3WAG6"]
    assert (hand(game), game.state.unrest_left()) == (["unrest", "unrest"], 9)
    game = found(position().choose(0).pick("return-unrest", "unrest").decline("choose"))
    assert (hand(game), sorted(game.cards_in("history"))) == (["1TRI8", "unrest"], ["3WAG17", "3WAG6"])
    game = found(position().decline("choose"))
    assert (hand(game), sorted(game.cards_in("history"))) == (["1TRI8", "unrest", "unrest"], ["3WAG17", "3WAG6"])


@rule("imperium:wagadou", "imperium:find", "imperium:history")
@pytest.mark.parametrize("place", ["play", "hand", "discards", "deck", "nation deck"])
def test_the_adoption_of_islam_puts_the_pact_into_the_history_wherever_it_is(place: str) -> None:
    game = empire().discards(0, "1TRI8").zone(place, 0, "3WAG17", "3WAG16")
    game.hand(0, *game.cards_in("hand"), "3WAG6").turn()
    found(game.play("3WAG6").decline("choose"))
    assert (sorted(game.cards_in("history")), game.cards_in(place)) == (["3WAG17", "3WAG6"], ["3WAG16"])


@rule("imperium:wagadou", "imperium:find", "imperium:history")
def test_without_the_pact_the_adoption_of_islam_goes_into_the_history_alone() -> None:
    game = empire("3WAG6").in_play(1, "3WAG17").discards(0, "1TRI8").turn().play("3WAG6")
    game.decline("choose").decline("find")
    assert (game.cards_in("history"), game.cards_in("play", 1)) == (["3WAG6"], ["3WAG17"])


@rule("imperium:wagadou", "imperium:passive", "imperium:pay")
def test_great_wealth_takes_a_material_off_every_cost() -> None:
    def position(*cards: str) -> ImperiumScenario:
        game = five_suits(empire(*cards)).in_play(0, "3WAG7").zone("development", 0, "1ROM6", "1ROM7")
        return game.has(0, materials=4, population=9).turn()

    game = position("1UNC20", "1TRI8").slot(0, "1TRI4").play("1UNC20").from_slot("break-through", 0)
    assert game.resources(0) == supply(materials=2, population=9)
    game = position("1TRI3").play("1TRI3").card("develop", "1ROM6")
    assert game.resources(0) == supply(materials=1, population=9)
    game = position("1TRI3").play("1TRI3").card("develop", "1ROM7")
    assert game.resources(0) == supply(materials=2, population=6)
    assert position("1CIV13").play("1CIV13").resources(0) == supply(materials=4, population=8)  # not of population
    game = position().in_play(0, "3WAG7", "1UNC6").deck(0, *DRAWN).has(0, materials=0).use("1UNC6")
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(population=9))  # a cost of one is none
    game = five_suits(empire("1UNC20")).in_play(1, "3WAG7").has(0, materials=2).turn()
    assert game.playable() == []


@rule("imperium:wagadou", "imperium:passive", "imperium:return-unrest", "imperium:revolt", "imperium:draw")
def test_great_wealth_rewards_returned_unrest() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return in_play("3WAG7").hand(0, *cards).deck(0, *DRAWN).has(0, materials=5).unrest_left(9)

    game = position("unrest").turn().play("unrest")
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(materials=5))  # two paid, two gained
    game = position("1TRI4", "unrest", "unrest").turn().play("1TRI4").pick("return-unrest", "unrest", "unrest")
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(materials=7))
    game = position("1TRI4", "1TRI8").discards(0, "unrest").turn().play("1TRI4").accept().decline()
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI8"], supply(materials=7))
    game = position("1TRI4", "unrest").turn().play("1TRI4").decline()
    assert (hand(game), game.resources(0)) == (["unrest"], supply(materials=5))
    game = position("unrest", "unrest").turn("revolt").pick("revolt", "unrest", "unrest")
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(materials=7))  # once for both


# The nation deck.


@rule("imperium:wagadou", "imperium:break-through", "imperium:trade-routes", "imperium:history")
def test_dinga_cisse_breaks_through_for_culture_or_a_route_and_for_goods_if_it_is_a_city() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3WAG8", "1TRI8")).slot(0, "1UNC15", materials=1).slot(1, "1CIV6")
        game.zone("civilised deck", 0, "1CIV3", "1CIV7").zone("uncivilised deck", 0, "1UNC5", "1UNC9")
        game.zone("main deck", 0, "1TRI1", "3TRO1", "1TRI4").turn().play("3WAG8")
        assert slots(game) == [0, 1, 2, 3, 4]
        return game

    for slot, code, gained in (
        (0, "1UNC15", {"goods": 1, "materials": 1}),
        (1, "1CIV6", {"goods": 1}),
        (2, "1CIV10", {}),
        (3, "1UNC3", {}),
        (4, "3TRO8", {}),
    ):
        game = position().from_slot("break-through", slot)
        assert (hand(game), game.resources(0)) == (sorted([code, "1TRI8"]), supply(**gained))
        assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3WAG8"], [], 2)
    game = position().from_deck("civilised")
    assert (hand(game), game.resources(0)) == (["1CIV7", "1TRI8"], supply(goods=1))
    game = position().from_deck("uncivilised")
    assert (hand(game), game.resources(0)) == (["1TRI8", "1UNC9"], supply())
    game = position().answer("break-through", FROM_DECK + TRADE_ROUTE)
    assert (hand(game), game.resources(0), game.cards_in("history")) == (["1TRI8", "3TRO1"], supply(), ["3WAG8"])


@rule("imperium:wagadou", "imperium:break-through")
def test_dinga_cisse_breaks_through_for_neither_land_nor_tributary() -> None:
    game = five_suits(barbarian("3WAG8")).turn().play("3WAG8")
    assert slots(game) == [2, 3, 4]


@rule("imperium:wagadou", "imperium:exhaust", "imperium:garrison", "imperium:add", "imperium:trade-routes")
def test_salt_merchants_garrison_a_card_to_put_goods_on_the_market_and_may_trade() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(in_play("3WAG9", "1REG3", "1REG8", "1UNC15")).hand(0, "1TRI4", "1TRI8", "3WAG21")
        return game.garrisoned(0, "1REG8", "1TRI6").has(0, progress=2).in_play(1, "3TRO6").deck(0, *DRAWN).turn()

    game = position().use("3WAG9")
    assert len(game.state.options) == 2
    game.card("host", "1REG8")
    assert len(game.state.options) == 2  # Pride cannot be garrisoned
    game.pick("garrison", "1TRI8")
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 1)
    assert (game.market_tokens(1), sorted(game.under("1REG8"))) == (supply(goods=1), ["1TRI6", "1TRI8"])
    game.accept().choose(2)
    assert (game.resources(0), hand(game)) == (supply(progress=2, goods=1), ["1TRI2", "1TRI4", "3WAG21"])
    assert game.state.tokens_on(number("3TRO6"), GOODS) == 1
    assert (game.usable(), game.state.get(EXHAUSTS), actions(game)) == ([], 4, 3)
    game = position().use("3WAG9").card("host", "1REG3").pick("garrison", "1TRI4").from_slot("market-token", 0)
    assert game.decline().resources(0) == supply(progress=2)
    assert (game.under("1REG3"), game.asks()) == (["1TRI4"], ("activate", 0))
    game = position().has(0, progress=3).use("3WAG9").card("host", "1REG3").pick("garrison", "1TRI4")
    game.from_slot("market-token", 0).accept().choose(0)
    assert game.resources(0) == supply(progress=1, goods=1)
    game = position().has(0, progress=0, population=9, goods=9).use("3WAG9").card("host", "1REG3")
    game.pick("garrison", "1TRI4").from_slot("market-token", 0)
    assert game.asks() == ("activate", 0)  # nothing pays for progress
    assert position().in_play(0, "3WAG9", "1UNC15").usable() == []
    assert position().hand(0, "3WAG21").usable() == []


@rule("imperium:wagadou", "imperium:return-exhaust", "imperium:merchant", "imperium:gain")
def test_berber_traders_may_free_a_merchant_and_may_gain_what_lies_on_a_market_card() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3WAG10")).in_play(0, "3MERC1A", "1UNC8").has(0, progress=1)
        game.slot(0, "1TRI2", materials=2, goods=1).slot(1, "1REG9", progress=1)
        return game.turn().use("3MERC1A").choose(1).use("1UNC8").play("3WAG10")

    game = position()
    assert (game.asks(), len(game.state.options)) == (("ready", 0), 2)  # the merchant or none
    game.accept()
    assert game.state.options == [-1, 0, 1]
    game.from_slot("take-tokens", 0)
    assert (game.resources(0), game.market_tokens(0)) == (supply(materials=2, goods=2), supply())
    assert (game.usable(), game.state.get(EXHAUSTS)) == (["3MERC1A"], 4)
    assert (game.market()[0], game.cards_in("discards"), actions(game)) == ("1TRI2", ["3WAG10"], 3)
    game = position().decline().decline()
    assert (game.resources(0), game.market_tokens(0)) == (supply(goods=1), supply(materials=2, goods=1))
    assert (game.usable(), game.state.get(EXHAUSTS), game.asks()) == ([], 3, ("activate", 0))


@rule("imperium:wagadou", "imperium:choose", "imperium:history", "imperium:discard", "imperium:garrison")
def test_the_niger_valley_makes_history_or_turns_a_card_into_progress() -> None:
    def position() -> ImperiumScenario:
        return barbarian("3WAG11", "1TRI8", "1TRI4").discards(0, "1TRI1", "unrest").turn().play("3WAG11")

    game = position().choose(0)
    assert len(game.state.options) == 4
    game.pick("to-history", "1TRI1", zone=1)
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI1"], ["unrest"])
    game.pick("garrison", "1TRI8")
    assert (game.under("3WAG11"), hand(game), game.resources(0)) == (["1TRI8"], ["1TRI4"], supply())
    game = position().choose(0).pick("to-history", "1TRI8")
    assert game.cards_in("history") == ["1TRI8"]
    game = position().choose(1).pick("discard", "1TRI8")
    assert (game.resources(0), sorted(game.cards_in("discards"))) == (
        supply(progress=1),
        ["1TRI1", "1TRI8", "unrest"],
    )
    game.decline()
    assert (game.under("3WAG11"), hand(game), game.cards_in("play")) == ([], ["1TRI4"], ["3WAG11"])


@rule("imperium:wagadou", "imperium:choose", "imperium:exile", "imperium:discard")
@pytest.mark.parametrize(("code", "gained"), [("3WAG12", {"goods": 1}), ("3WAG18", {"population": 2})])
def test_bambouk_and_guidimaka_exile_a_card_or_sell_one(code: str, gained: dict[str, int]) -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian(code, "1TRI8", "1TRI4")).turn().play(code)
        return game.decline() if code == "3WAG18" else game

    game = position().choose(0)
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("exile-market", 3)
    assert (game.cards_in("exile"), game.resources(0), len(hand(game))) == (["1UNC3"], supply(), 2)
    game = position().choose(1).pick("discard", "1TRI4")
    assert (game.resources(0), game.cards_in("discards"), game.cards_in("exile")) == (supply(**gained), ["1TRI4"], [])
    assert (hand(game), game.cards_in("play")) == (["1TRI8"], [code])


@rule("imperium:wagadou", "imperium:garrison")
def test_bambouk_is_garrisoned_last_and_guidimaka_first() -> None:
    game = five_suits(barbarian("3WAG12", "1TRI8", "1TRI4", "1TRI6")).turn().play("3WAG12").choose(1)
    game.pick("discard", "1TRI4").pick("garrison", "1TRI8")
    assert (game.under("3WAG12"), hand(game), game.resources(0)) == (["1TRI8"], ["1TRI6"], supply(goods=1))
    assert game.asks() == ("activate", 0)
    game = (
        five_suits(barbarian("3WAG12", "1TRI8")).turn().play("3WAG12").choose(0).from_slot("exile-market", 0).decline()
    )
    assert (game.under("3WAG12"), hand(game)) == ([], ["1TRI8"])
    game = five_suits(barbarian("3WAG18", "1TRI8", "1TRI4")).turn().play("3WAG18").pick("garrison", "1TRI8")
    game.choose(1).pick("discard", "1TRI4")
    assert (game.under("3WAG18"), hand(game), game.resources(0)) == (["1TRI8"], [], supply(population=2))


@rule("imperium:wagadou", "imperium:all-players", "imperium:gain", "imperium:pay")
def test_golden_prosperity_lets_all_draw_pays_for_trade_and_feeds_people_in_each_region() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3WAG13", seats=3).trading().in_play(0, "1REG6", "1REG3", "3TRO8", "3WAG20", "3WAG16")
        game.in_play(1, "1REG6", "3TRO6").deck(0, *DRAWN).deck(1, "1TRI6").deck(2, "1TRI9").has(0, materials=1)
        return game.turn().play("3WAG13")

    game = position().accept(seat=0).decline(seat=1).accept(seat=2)
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1TRI2"], [], ["1TRI9"])
    assert game.resources(0) == supply(materials=5)
    game.accept().accept()
    assert (game.resources(0), game.asks()) == (supply(materials=1, population=2), ("activate", 0))
    game = position().decline(seat=0).accept(seat=1).decline(seat=2)
    assert (hand(game), hand(game, 1)) == ([], ["1TRI6"])
    game.accept().decline()
    assert (game.resources(0), game.asks()) == (supply(materials=3, population=1), ("activate", 0))
    game = position().decline(seat=0).decline(seat=1).decline(seat=2).decline().decline()
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(materials=5), ["3WAG13"], 2)


@rule("imperium:wagadou", "imperium:gain", "imperium:merchant")
@pytest.mark.parametrize(
    ("table", "materials"),
    [(["3WAG15"], 2), (["3MERC1A"], 1), (["3MERC1B"], 3), (["3WAG2"], 1), (["3WAG9", "3WAG20"], 2), (["3WAG16"], 0)],
)
def test_golden_prosperity_counts_production_routes_and_merchants(table: list[str], materials: int) -> None:
    game = barbarian("3WAG13").trading().in_play(0, *table).deck(0, *DRAWN).deck(1, *DRAWN).turn().play("3WAG13")
    assert game.decline(seat=0).decline(seat=1).resources(0) == supply(materials=materials)


# The cards of the start.


@rule("imperium:wagadou", "imperium:trade-routes", "imperium:gain", "imperium:acquire", "imperium:choose")
def test_the_trans_saharan_route_gives_materials_or_acquires_what_bears_some() -> None:
    def position(materials: int = 5) -> ImperiumScenario:
        game = five_suits(barbarian("3WAG15")).slot(0, "1TRI2", materials=2).slot(1, "1REG9", materials=1, goods=1)
        game.slot(2, "1CIV10", progress=1).slot(4, "3TRO8", materials=1)
        return game.has(0, materials=materials).turn().play("3WAG15")

    game = position().choose(0)
    assert (game.resources(0), slots(game)) == (supply(materials=8), [0, 1, 2, 3, 4])
    game.from_slot("market-token", 3)
    assert (game.market_tokens(3), game.cards_in("play"), actions(game)) == (supply(materials=1), ["3WAG15"], 2)
    for slot, taken, gained in (
        (0, ["1TRI2", "unrest"], {"materials": 3}),
        (1, ["1REG9"], {"materials": 2, "goods": 1}),
        (4, ["3TRO8", "unrest"], {"materials": 2}),
    ):
        game = position().choose(1)
        assert game.state.options == [0, 1, 4]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == (taken, supply(**gained))
    assert position(3).state.options == [-1, 0]
    game = position().decline("choose")
    assert (game.resources(0), game.cards_in("play"), game.asks()) == (
        supply(materials=5),
        ["3WAG15"],
        ("activate", 0),
    )


@rule("imperium:wagadou", "imperium:trade-routes", "imperium:anatomy")
@pytest.mark.parametrize(
    ("table", "progress"),
    [
        ([], 0),
        (["1REG9", "1REG11"], 1),
        (["1REG8"], 1),
        (["3TRO3"], 1),
        (["1REG3X"], 1),
        (["1CIV6"], 1),
        (["1REG4X", "1REG9", "1REG3X", "3TAN19"], 5),
        (["3WAG2", "3MERC1A", "3WAG9"], 0),
    ],
)
def test_the_profit_of_the_trans_saharan_route_is_progress_for_each_kind_of_land(
    table: list[str], progress: int
) -> None:
    game = in_play("3WAG15", *table).trading().tokens(0, "3WAG15", goods=3).turn().profit("3WAG15")
    assert game.resources(0) == supply(goods=3, progress=progress)
    assert (game.cards_in("discards"), actions(game)) == (["3WAG15"], 2)


@rule("imperium:wagadou", "imperium:passive", "imperium:attack", "imperium:pay")
@pytest.mark.parametrize(
    ("code", "mine", "does", "where"), [("3SAS12", ["1REG8"], "abandon", "discards"), ("2QIN17", [], "recall", "hand")]
)
def test_dhar_tichitt_pays_the_attacker_to_keep_a_region(code: str, mine: list[str], does: str, where: str) -> None:
    def position(materials: int = 3) -> ImperiumScenario:
        game = barbarian(code).in_play(0, *mine).in_play(1, "3WAG16", "1REG3", "1REG4").has(1, materials=materials)
        return game.has(0, materials=1).turn().play(code)

    game = position().accept(seat=1)
    assert (sorted(game.cards_in("play", 1)), game.cards_in(where, 1)) == (["1REG3", "1REG4", "3WAG16"], [])
    assert (game.resources(0)["materials"], game.resources(1)["materials"], game.asks()[1]) == (3, 1, 0)
    game = position().decline(seat=1).pick(does, "1REG3", seat=1)
    assert (sorted(game.cards_in("play", 1)), game.cards_in(where, 1)) == (["1REG4", "3WAG16"], ["1REG3"])
    assert (game.resources(0)["materials"], game.resources(1)["materials"]) == (1, 3)
    assert position(1).asks() == (does, 1)


@rule("imperium:wagadou", "imperium:passive", "imperium:attack")
def test_dhar_tichitt_does_not_avoid_attacks_that_take_no_region() -> None:
    game = empire("1CIV5").in_play(1, "3WAG16", "1UNC15", "1REG3").has(1, materials=9).turn().play("1CIV5")
    assert (game.cards_in("discards", 1), game.resources(1)) == (["1UNC15"], supply(materials=9))
    game = barbarian("3SAS24").in_play(1, "3WAG16", "1REG3").has(1, materials=9).slot(1, "1REG9").turn().play("3SAS24")
    assert (hand(game, 1), game.asks()[1]) == (["unrest"], 0)


@rule("imperium:wagadou", "imperium:exhaust", "imperium:discard", "imperium:add")
def test_dhar_tichitt_puts_a_material_on_the_market_and_the_others_gain_one() -> None:
    game = five_suits(ImperiumScenario(3)).in_play(0, "3WAG16").hand(0, "1TRI8", "1TRI4").has(1, materials=1).turn()
    game.use("3WAG16").pick("discard", "1TRI8").from_slot("market-token", 2)
    assert (game.market_tokens(2), game.cards_in("discards"), hand(game)) == (supply(materials=1), ["1TRI8"], ["1TRI4"])
    assert [game.resources(seat)["materials"] for seat in range(3)] == [0, 2, 1]
    assert (game.usable(), game.state.get(EXHAUSTS), actions(game)) == ([], 4, 3)
    assert five_suits(in_play("3WAG16")).turn().usable() == []


@rule("imperium:wagadou", "imperium:passive", "imperium:clean-up")
def test_the_pact_with_bida_enlarges_the_hand() -> None:
    assert (filled(in_play("3WAG17")), filled(in_play("3WAG16"))) == (6, 5)


@rule("imperium:wagadou", "imperium:exhaust", "imperium:draw", "imperium:action", "imperium:choose")
def test_the_pact_with_bida_brings_back_a_card_or_gives_an_action() -> None:
    def position() -> ImperiumScenario:
        return in_play("3WAG17").hand(0, "1TRI4").discards(0, "1TRI8", "unrest").deck(0, *DRAWN).turn().use("3WAG17")

    game = position().choose(0)
    assert len(game.state.options) == 2
    game.answer(game.asks()[0], *[code for code in game.state.options if code % 4096 == number("1TRI8")])
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI4", "1TRI8"], ["unrest"], 3)
    game = position().choose(1)
    assert (hand(game), actions(game)) == (["1TRI4"], 4)
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)


@rule("imperium:wagadou", "imperium:solstice", "imperium:take-unrest", "imperium:abandon", "imperium:choose")
def test_the_pact_with_bida_asks_for_unrest_or_a_garrisoned_region() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3WAG17", "1REG3", "1REG8", "1REG9", "1UNC15").garrisoned(0, "1REG3", "1TRI8")
        game.garrisoned(0, "1REG9", "1TRI4", "1TRI6").unrest_left(9)
        return solstice(game, "1TRI1", deck=DRAWN).card("solstice", "3WAG17")

    game = position().choose(0)
    assert (hand(game), game.state.unrest_left()) == (["1TRI1", "unrest", "unrest"], 7)
    assert (len(game.cards_in("play")), game.resources(0)) == (5, supply())
    game = position().choose(1)
    assert len(game.state.options) == 2
    game.pick("abandon", "1REG9")
    assert (sorted(game.cards_in("discards")), game.resources(0)) == (["1REG9", "1TRI4", "1TRI6"], supply(progress=1))
    assert (hand(game), sorted(game.cards_in("play"))) == (["1TRI1"], ["1REG3", "1REG8", "1UNC15", "3WAG17"])
    game = solstice(in_play("3WAG17", "1REG3").unrest_left(9))
    assert hand(game) == ["unrest", "unrest"]


@rule("imperium:wagadou", "imperium:garrison", "imperium:gain", "imperium:look", "imperium:nation-deck")
def test_northern_mali_feeds_a_population_and_looks_at_the_nation_deck() -> None:
    nation = ["3WAG8", "3WAG9", "3WAG10", "3WAG11", "3WAG12", "3WAG13"]

    def position() -> ImperiumScenario:
        game = barbarian("3WAG19", "1TRI4", "1TRI8").zone("nation deck", 0, *nation).zone("accession", 0, "3WAG2")
        return game.turn().play("3WAG19")

    game = position().pick("garrison", "1TRI8")
    assert (game.under("3WAG19"), game.resources(0), game.asks()) == (["1TRI8"], supply(population=1), ("may", 0))
    deck = game.state.zone(NATION_DECK, 0)
    assert [known_cards(game.state, seat)[deck.spec.number] for seat in range(2)] == [[number("3WAG13")], []]
    game.accept()
    assert (sorted(game.cards_in("nation deck")), game.cards_in("accession")) == (sorted(nation), ["3WAG2"])
    assert game.cards_in("nation deck") != nation
    game = position().decline().decline()
    assert (game.cards_in("nation deck"), hand(game), game.under("3WAG19")) == (nation, ["1TRI4", "1TRI8"], [])
    game = barbarian("3WAG19").turn().play("3WAG19")
    assert (game.resources(0), game.asks()) == (supply(population=1), ("activate", 0))


@rule("imperium:wagadou", "imperium:exhaust", "imperium:pay", "imperium:garrison", "imperium:acquire")
def test_gold_merchants_garrison_an_empty_region_to_acquire_what_bears_materials() -> None:
    def position(state: str = "barbarian") -> ImperiumScenario:
        game = (
            five_suits(in_play("3WAG20", "1REG3", "1REG8", "1REG4")).in_state(0, state).garrisoned(0, "1REG8", "1TRI6")
        )
        game.slot(0, "1TRI2", materials=2).slot(2, "1CIV10", goods=2).slot(4, "3TRO8", materials=1)
        return game.hand(0, "1TRI4", "1TRI8").has(0, materials=3).turn()

    game = position().use("3WAG20")
    assert len(game.state.options) == 2
    game.card("host", "1REG4").pick("garrison", "1TRI8")
    assert game.state.options == [0, 4]
    game.from_slot("acquire", 0)
    assert (hand(game), game.under("1REG4"), game.resources(0)) == (
        ["1TRI2", "1TRI4", "unrest"],
        ["1TRI8"],
        supply(materials=3),
    )
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (2, [], 4)
    assert ("3WAG20" in game.cards_in("play"), game.cards_in("history")) == (True, [])
    game = position("empire").use("3WAG20").card("host", "1REG3").pick("garrison", "1TRI4").from_slot("acquire", 4)
    assert (hand(game), game.resources(0)) == (["1TRI8", "3TRO8", "unrest"], supply(materials=2))
    assert (game.cards_in("history"), game.under("1REG3")) == (["3WAG20"], ["1TRI4"])
    assert position().has(0, materials=1).usable() == []
    assert position().actions(0, 0).usable() == []
    assert position().hand(0).usable() == []
    assert position().in_play(0, "3WAG20", "1REG8").usable() == []


@rule("imperium:wagadou", "imperium:pay", "imperium:history", "imperium:fame", "imperium:garrison")
def test_pride_costs_four_goods_and_a_fertile_or_river_land() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3WAG21", "1TRI8").trading().in_play(0, *table).has(0, goods=5, progress=9)
        return game.zone("fame deck", 0, "1FAM4", "1FAM2").turn()

    game = position("1REG3", "1REG8", "1REG9", "3SAS23").play("3WAG21")
    assert len(game.state.options) == 2
    game.pick("to-history", "1REG9")
    assert (hand(game), game.cards_in("fame deck"), game.cards_in("history")) == (
        ["1FAM2", "1TRI8"],
        ["1FAM4"],
        ["1REG9"],
    )
    assert (game.resources(0), sorted(game.cards_in("play"))) == (
        supply(goods=1, progress=9),
        ["1REG3", "1REG8", "3SAS23"],
    )
    assert (game.cards_in("discards"), actions(game)) == (["3WAG21"], 2)
    assert position("1REG8").play("3WAG21").cards_in("history") == ["1REG8"]
    assert position("1REG3", "3SAS23").playable() == ["1TRI8"]  # Aban is a river and no region
    assert position("1REG8").has(0, goods=3).playable() == ["1TRI8"]
    game = barbarian("3WAG21", "1MAC19").turn().play("1MAC19").decline()
    assert hand(game) == ["3WAG21"]  # it cannot be garrisoned


# What is printed.


@rule("imperium:wagadou", "imperium:player-setup", "imperium:trade-routes")
def test_how_wagadou_starts() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "wagadou", "side1": "a", "trade_routes": "yes"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == (["3WAG1A"], ["3WAG2"])
    assert game.cards_in("play") == ["3MERC1A"]
    assert sorted(game.cards_in("development")) == [f"3WAG{n}" for n in range(3, 8)]
    assert sorted(game.cards_in("nation deck")) == sorted([*(f"3WAG{n}" for n in range(8, 14)), "unrest"])
    assert sorted(start) == [*(f"3WAG{n}" for n in range(15, 22)), "unrest", "unrest"]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 6)
    assert game.resources(0) == supply(materials=3, population=2, goods=1)


@rule("imperium:wagadou", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_wagadou_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:wagadou", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_no_card_of_wagadou_is_an_attack(code: str) -> None:
    assert rich(code).in_play(1, "1SCY20", "1REG3X").play(code).asks() != ("respond", 1)


@rule("imperium:wagadou", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_wagadou_stay_in_play(code: str) -> None:
    game = rich(code).in_play(0, "1REG3").play(code)
    assert (code in game.cards_in("play"), code in game.cards_in("discards")) == (True, False)


@rule("imperium:wagadou", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_and_suits_of_wagadou(code: str) -> None:
    shown = {
        "3WAG2": {"city": 1, "production": 1},
        "3WAG3": {"city": 1, "production": 1},
        "3WAG9": {"merchant": 1},
        "3WAG11": {"production": 1, "river": 1},
        "3WAG15": {"production": 1},
        "3WAG20": {"merchant": 1},
    }
    assert icons(ImperiumScenario(), code) == shown.get(code, {})
    printed = {"3WAG15": ["trade-route"], **{f"3WAG{n}": ["region"] for n in (11, 12, 18, 19)}}
    assert suits(code) == printed.get(code, [])


@rule("imperium:wagadou", "imperium:develop")
@pytest.mark.parametrize(("code", "population"), [("3WAG3", 5), ("3WAG4", 3), ("3WAG5", 4), ("3WAG6", 3), ("3WAG7", 5)])
def test_what_developing_costs_wagadou(code: str, population: int) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9, population=9 - population, progress=9)


@rule("imperium:wagadou", "imperium:scoring")
@pytest.mark.parametrize("code", ["3WAG5", *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_points_of_wagadou_are_the_same_everywhere(code: str) -> None:
    points = 2 if code == "3WAG5" else 0
    for zone in ("hand", "deck", "discards", "history", "play"):
        assert worth(ImperiumScenario().has(0, materials=9, progress=9, goods=9).zone(zone, 0, code), code) == points
    assert worth(in_play("1REG3").garrisoned(0, "1REG3", code), code) == points


@rule("imperium:wagadou", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3WAG3", lambda g: g.discards(0, "3WAG2", "1REG3").history(0, "1CIV6").in_play(1, "1UNC15"), 3),
        ("3WAG3", lambda g: g.zone("accession", 0, "3WAG2").deck(0, "1UNC16"), 2),
        ("3WAG4", lambda g: g.in_play(0, "1REG6", "3WAG2").discards(0, "1REG7", "1REG3"), 1),
        ("3WAG4", lambda g: g.in_play(0, "1REG6", "3WAG15").discards(0, "1REG7").history(0, "1REG8"), 2),
        ("3WAG6", lambda g: g.history(0, *["1TRI8"] * 11).discards(0, *["1TRI4"] * 9), 2),
        ("3WAG6", lambda g: g.hand(0).history(0, "3WAG6", *["1TRI8"] * 11), 3),
        ("3WAG7", lambda g: g.has(0, materials=14, progress=9, goods=9), 2),
        ("3WAG7", lambda g: g.has(0, materials=99), 10),
    ],
)
def test_the_developments_of_wagadou_count_for_their_points(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points
