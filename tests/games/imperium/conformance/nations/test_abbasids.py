"""The cards the Abbasids alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, GOODS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
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
EMPIRE_ONLY = ["3ABB3", "3ABB4", "3ABB5", "3ABB6", "3ABB7", "3ABB8"]
BARBARIAN_ONLY = ["3ABB17", "3ABB18", "3ABB20"]
IN_ANY_STATE = [f"3ABB{n}" for n in (2, 9, 10, 11, 12, 13, 14, 16, 19, 21)]
ROUTES = ["3ABB11", "3ABB12"]
STAYING = ["3ABB2", "3ABB3", "3ABB4", "3ABB6", "3ABB13", "3ABB14", "3ABB19", "3ABB21", *ROUTES]


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and there is what the cards of the Abbasids ask for."""
    game = plenty(code).trading().has(0, goods=9).history(0, "3ABB5")
    return game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire")


# The power.


@rule("imperium:abbasids", "imperium:exhaust", "imperium:action", "imperium:acquire")
@pytest.mark.parametrize(
    ("state", "open_to", "slot", "taken"),
    [
        ("barbarian", [0, 4], 0, "1UNC8"),
        ("barbarian", [0, 4], 4, "1UNC15"),
        ("empire", [1, 4], 1, "1CIV10"),
        ("empire", [1, 4], 4, "1UNC15"),
    ],
)
def test_abbasids_acquire_a_pinned_card_for_an_action(state: str, open_to: list[int], slot: int, taken: str) -> None:
    game = ImperiumScenario().power(0, "3ABB1A").in_state(0, state).slot(0, "1UNC8").slot(1, "1CIV10").slot(2, "1CIV1")
    game.slot(3, "1UNC3").slot(4, "1UNC15").unrest_left(9).turn().use("3ABB1A")
    assert slots(game) == open_to
    game.from_slot("acquire", slot)
    assert (hand(game), actions(game), game.state.get(EXHAUSTS)) == ([taken, "unrest"], 2, 4)
    assert (game.usable(), game.asks()) == ([], ("activate", 0))


@rule("imperium:abbasids", "imperium:exhaust", "imperium:action")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_abbasids_need_an_action_and_side_a(state: str) -> None:
    def position(side: str = "3ABB1A") -> ImperiumScenario:
        return ImperiumScenario().power(0, side).in_state(0, state).slot(0, "1UNC15").turn()

    assert position().usable() == ["3ABB1A"]
    assert position().actions(0, 0).usable() == []
    assert position("3ABB1B").usable() == []
    game = position().slot(0, "1UNC3").slot(1, "1CIV1").slot(2, "1REG3").slot(4, "3TRO8")
    game.slot(3, "1CIV10" if state == "barbarian" else "1UNC8").use("3ABB1A")
    assert (hand(game), actions(game)) == ([], 2)  # a cost may be paid for nothing


# Accession and development.


@rule("imperium:abbasids", "imperium:solstice", "imperium:choose")
def test_baghdad_draws_or_gains_goods_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play("3ABB2"), "1TRI4", deck=DRAWN)

    game = position().choose(0)
    assert (hand(game), game.resources(0), len(game.cards_in("deck"))) == (["1TRI2", "1TRI4"], supply(), 3)
    game = position().choose(1)
    assert (hand(game), game.resources(0), game.asks()[0]) == (["1TRI4"], supply(goods=1), "turn")


@rule("imperium:abbasids", "imperium:exhaust", "imperium:recall", "imperium:acquire")
def test_dredging_the_tigris_recalls_a_river_for_a_civilised_card_or_a_route() -> None:
    for slot, taken in ((2, "1CIV10"), (4, "3TRO8")):
        game = five_suits(in_play("3ABB3", "1REG7", "1REG5", "1REG4X", "1REG3")).hand(0, "1TRI8").turn().use("3ABB3")
        game.choose(0)
        assert len(game.state.options) == 2
        game.pick("recall", "1REG5")
        assert slots(game) == [2, 4]
        game.from_slot("acquire", slot)
        assert hand(game) == sorted(["1REG5", "1TRI8", taken, "unrest"])
        assert sorted(game.cards_in("play")) == ["1REG3", "1REG4X", "1REG7", "3ABB3"]
        assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)


@rule("imperium:abbasids", "imperium:exhaust", "imperium:recall", "imperium:trade-routes")
def test_dredging_the_tigris_recalls_an_ocean_to_trade() -> None:
    def position(**has: int) -> ImperiumScenario:
        game = five_suits(in_play("3ABB3", "1REG5", "1REG4X", "1REG3", "3ABB11")).in_play(1, "3TRO8").has(0, **has)
        return game.turn().use("3ABB3").choose(1)

    game = position()
    assert (hand(game), sorted(game.cards_in("play"))) == (["1REG4X"], ["1REG3", "1REG5", "3ABB11", "3ABB3"])
    assert game.resources(0) == supply(population=2, progress=1, goods=1)
    assert (game.state.tokens_on(number("3TRO8"), GOODS), game.asks()) == (1, ("activate", 0))
    game = position(progress=3).choose(0)
    assert (hand(game), game.resources(0)) == (["1REG4X"], supply(progress=2, goods=1))


@rule("imperium:abbasids", "imperium:exhaust", "imperium:recall", "imperium:in-play")
def test_dredging_the_tigris_needs_a_river_or_ocean_that_can_be_recalled() -> None:
    """A route by the ocean is not pinned and stays where it is."""
    game = (
        five_suits(in_play("3ABB3", "1REG8", "3ABB11")).hand(0, "1REG5").in_play(1, "1REG9").has(0, progress=3).turn()
    )
    assert game.usable() == []


@rule("imperium:abbasids", "imperium:passive", "imperium:pay")
def test_goods_paid_stay_on_the_glass_works() -> None:
    game = in_play("3ABB4").hand(0, "unrest", "unrest", "unrest").has(0, goods=5, progress=1).unrest_left(9).turn()
    game.play("unrest").choose(0).answer("pay", 1 << 5)
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(goods=4, progress=1), 1)
    game.play("unrest").choose(0).answer("pay", 1)
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(goods=4), 1)


@rule("imperium:abbasids", "imperium:passive", "imperium:develop")
def test_goods_that_a_development_costs_stay_on_the_glass_works() -> None:
    game = empire("1TRI3").in_play(0, "3ABB4").in_play(1, "3ABB12").zone("development", 0, "3ABB5", "1SCY6")
    game.has(0, population=3, goods=2).turn().play("1TRI3")
    assert game.cards_in("discards") == ["3ABB5"]
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(), 2)


@rule("imperium:abbasids", "imperium:passive", "imperium:trade-routes")
def test_goods_moved_to_a_route_or_paid_by_others_do_not_come_to_the_glass_works() -> None:
    game = barbarian("3UNC24").in_play(0, "3ABB4", "3TRO8").trading().has(0, goods=1).turn().play("3UNC24").choose(2)
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(population=2, progress=1), 0)
    assert game.state.tokens_on(number("3TRO8"), GOODS) == 1
    game = barbarian("unrest").in_play(1, "3ABB4").has(0, goods=1).unrest_left(9).turn().play("unrest")
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(), 0)


@rule("imperium:abbasids", "imperium:solstice")
def test_the_glass_works_may_give_one_of_their_goods_back() -> None:
    def position(goods: int) -> ImperiumScenario:
        return solstice(in_play("3ABB4").tokens(0, "3ABB4", goods=goods))

    game = position(3).accept()
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(goods=1), 2)
    assert game.asks()[0] == "turn"
    game = position(3).decline()
    assert (game.resources(0), game.state.tokens_on(number("3ABB4"), GOODS)) == (supply(), 3)
    assert (position(0).asks()[0], position(0).resources(0)) == ("turn", supply())


@rule("imperium:abbasids", "imperium:choose", "imperium:acquire", "imperium:history")
def test_al_mamun_acquires_up_to_two_cards_of_culture() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(empire("3ABB5", "1TRI8")).slot(1, "1CIV6").slot(0, "1UNC9").zone("civilised deck", 0, "1CIV11")
        )
        return game.zone("uncivilised deck", 0, "1UNC5").zone("main deck", 0, *["1TRI4"] * 4).turn().play("3ABB5")

    game = position().choose(0)
    assert slots(game) == [0, 3]
    game.from_slot("acquire", 3).choose(1)
    assert slots(game) == [1, 2]
    game.from_slot("acquire", 1)
    assert hand(game) == ["1CIV6", "1TRI8", "1UNC3", "unrest", "unrest"]
    assert (game.cards_in("history"), game.cards_in("discards")) == (["3ABB5"], [])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().choose(1).from_slot("acquire", 1).choose(1)
    assert hand(game) == ["1CIV10", "1CIV6", "1TRI8", "unrest", "unrest"]
    game = position().choose(0).from_slot("acquire", 0).decline("choose")
    assert (hand(game), game.cards_in("history")) == (["1TRI8", "1UNC9", "unrest"], ["3ABB5"])
    game = position().decline("choose")
    assert (hand(game), game.cards_in("history"), game.asks()) == (["1TRI8"], ["3ABB5"], ("activate", 0))


@rule("imperium:abbasids", "imperium:garrison")
def test_the_grand_library_takes_up_to_two_cards_when_it_is_played() -> None:
    def position() -> ImperiumScenario:
        return empire("3ABB6", "1TRI8", "unrest", "1CIV10", "3ABB9").in_play(0, "1REG3").turn().play("3ABB6")

    game = position()
    assert len(game.state.options) == 4  # not Glory, and one may stop
    game.pick("garrison", "unrest", "1TRI8")
    assert (sorted(game.under("3ABB6")), hand(game)) == (["1TRI8", "unrest"], ["1CIV10", "3ABB9"])
    assert (game.under("1REG3"), game.asks()) == ([], ("activate", 0))
    game = position().pick("garrison", "1CIV10").decline()
    assert (game.under("3ABB6"), len(hand(game)), game.asks()) == (["1CIV10"], 3, ("activate", 0))
    game = position().decline()
    assert (game.under("3ABB6"), len(hand(game)), sorted(game.cards_in("play"))) == ([], 4, ["1REG3", "3ABB6"])


@rule("imperium:abbasids", "imperium:solstice", "imperium:draw", "imperium:garrison")
def test_the_grand_library_may_draw_and_then_may_keep_a_card() -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play("3ABB6", "1REG3"), "1TRI4", deck=DRAWN)

    game = position().accept().pick("garrison", "1TRI2")
    assert (hand(game), game.under("3ABB6"), len(game.cards_in("deck"))) == (["1TRI4"], ["1TRI2"], 3)
    assert (game.under("1REG3"), game.asks()[0]) == ([], "turn")
    game = position().accept().decline()
    assert (hand(game), game.under("3ABB6")) == (["1TRI2", "1TRI4"], [])
    game = position().decline().pick("garrison", "1TRI4")
    assert (hand(game), game.under("3ABB6"), len(game.cards_in("deck"))) == ([], ["1TRI4"], 4)
    game = position().decline().decline()
    assert (hand(game), game.under("3ABB6"), game.asks()[0]) == (["1TRI4"], [], "turn")


@rule("imperium:abbasids", "imperium:develop")
def test_the_grand_library_is_developed_only_while_baghdad_is_in_play() -> None:
    def position(*play: str) -> ImperiumScenario:
        game = empire("1TRI3", "3ABB2").in_play(0, *play).zone("development", 0, "3ABB6", "3ABB3")
        return game.has(0, materials=9, population=9).turn().play("1TRI3")

    game = position("3ABB2").card("develop", "3ABB6")
    assert (game.cards_in("discards"), game.resources(0)) == (["3ABB6"], supply(materials=5, population=7))
    assert game.cards_in("play") == ["3ABB2"]
    assert position("1CIV6").cards_in("discards") == ["3ABB3"]


@rule("imperium:abbasids", "imperium:play", "imperium:history")
def test_the_grand_caliphate_needs_al_mamun_in_the_history() -> None:
    def position() -> ImperiumScenario:
        return empire("3ABB7", "3ABB5").in_play(0, "3ABB3", "3ABB2").history(1, "3ABB5").turn()

    assert "3ABB7" not in position().playable()
    assert "3ABB7" not in position().discards(0, "3ABB5").history(0, "3ABB8").playable()
    assert "3ABB7" in position().hand(0, "3ABB7").history(0, "3ABB5").playable()


@rule("imperium:abbasids", "imperium:all-players", "imperium:gain", "imperium:develop", "imperium:history")
def test_the_grand_caliphate_lives_on_merchants_and_cities_and_develops() -> None:
    def position(*plans: str, **has: int) -> ImperiumScenario:
        game = empire("3ABB7", seats=3).history(0, "3ABB5").in_play(0, "3MERC1A", "3ABB3", "3ABB2", "1UNC15", "1REG3")
        game.in_play(1, "3ABB4", "1UNC16").deck(0, *DRAWN).deck(1, *DRAWN).deck(2, *DRAWN).has(0, **has)
        game.zone("development", 0, *plans).turn().play("3ABB7")
        return game.accept(seat=0).decline(seat=1).accept(seat=2)

    game = position("3ABB4", "3ABB8", population=2)
    assert (game.asks(), len(game.state.options)) == (("develop", 0), 2)
    game.card("develop", "3ABB4")
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1TRI2"], [], ["1TRI2"])
    assert game.resources(0) == supply(materials=2, population=2)
    assert (game.resources(1), game.resources(2)) == (supply(), supply())
    assert (game.cards_in("discards"), game.cards_in("development")) == (["3ABB4"], ["3ABB8"])
    assert (sorted(game.cards_in("history")), actions(game)) == (["3ABB5", "3ABB7"], 2)
    game = position("3ABB8", population=1)
    assert (game.resources(0), game.cards_in("discards")) == (supply(materials=6, population=3), [])
    assert sorted(game.cards_in("history")) == ["3ABB5", "3ABB7"]


@rule("imperium:abbasids", "imperium:free-play", "imperium:pay", "imperium:action", "imperium:draw")
def test_turkish_mercenaries_give_an_action_and_a_card_for_goods() -> None:
    game = empire("3ABB8", "1TRI4").deck(0, *DRAWN).has(0, progress=9).turn()
    assert game.playable() == ["1TRI4"]
    game.has(0, goods=3).play("3ABB8").choose(0)
    assert (actions(game), hand(game), len(game.cards_in("deck"))) == (4, ["1TRI2", "1TRI4"], 3)
    assert (game.resources(0), game.cards_in("discards")) == (supply(progress=9, goods=2), ["3ABB8"])


@rule("imperium:abbasids", "imperium:garrison", "imperium:merchant", "imperium:history")
def test_turkish_mercenaries_may_draw_the_card_under_the_merchant_empire_and_go_into_the_history() -> None:
    def position(merchant: str) -> ImperiumScenario:
        game = empire("3ABB8", "1TRI4").in_play(0, merchant, "1REG3").garrisoned(0, "1REG3", "1TRI6").deck(0, *DRAWN)
        if merchant == "3MERC1B":
            game.garrisoned(0, merchant, "1CIV10")
        return game.has(0, goods=3).turn().play("3ABB8").choose(1)

    for game, held, under in (
        (position("3MERC1B").accept(), ["1CIV10", "1TRI4"], []),
        (position("3MERC1B").decline(), ["1TRI4"], ["1CIV10"]),
    ):
        assert (hand(game), game.under("3MERC1B"), game.under("1REG3")) == (held, under, ["1TRI6"])
        assert (game.cards_in("history"), game.cards_in("discards")) == (["3ABB8"], [])
        assert (game.resources(0), actions(game), len(game.cards_in("deck"))) == (supply(goods=2), 3, 4)
    game = empire("3ABB8").in_play(0, "3MERC1B").garrisoned(0, "3MERC1B", "1CIV10", "1UNC15").has(0, goods=1).turn()
    game.play("3ABB8").choose(1).pick("to-hand", "1CIV10")
    assert (hand(game), game.cards_in("history"), game.asks()) == (["1CIV10"], ["3ABB8"], ("activate", 0))
    game = position("3MERC1A")
    assert (hand(game), game.cards_in("history"), game.resources(0)) == (["1TRI4"], ["3ABB8"], supply(goods=2))
    assert (game.under("1REG3"), game.asks()) == (["1TRI6"], ("activate", 0))


# The nation deck and the cards of the start.


@rule("imperium:abbasids", "imperium:gain", "imperium:break-through", "imperium:free-play", "imperium:history")
def test_al_mansur_pays_the_others_breaks_through_and_founds_a_city() -> None:
    def position(state: str = "empire") -> ImperiumScenario:
        game = five_suits(barbarian("3ABB10", "1TRI8", "1UNC15", "1CIV6", "1UNC8", seats=3)).in_state(0, state)
        return game.zone("uncivilised deck", 0, "1UNC5", "1UNC9").has(0, progress=4).turn().play("3ABB10")

    game = position()
    assert [game.resources(seat)["goods"] for seat in range(3)] == [0, 1, 1]
    assert slots(game) == [3]
    game.from_slot("break-through", 3).choose(0)
    assert len(game.state.options) == 2
    game.pick("play-card", "1CIV6")
    assert (hand(game), game.cards_in("play")) == (["1TRI8", "1UNC15", "1UNC3", "1UNC8"], ["1CIV6"])
    assert (game.cards_in("history"), actions(game), game.asks()) == (["3ABB10"], 2, ("activate", 0))
    game = position("barbarian").from_deck("uncivilised").choose(0).pick("play-card", "1UNC15")
    assert (game.cards_in("play"), "1UNC9" in hand(game), "1CIV6" in hand(game)) == (["1UNC15"], True, True)


@rule("imperium:abbasids", "imperium:trade-routes", "imperium:choose", "imperium:history")
def test_al_mansur_trades_instead() -> None:
    game = (
        five_suits(barbarian("3ABB10", "1UNC15")).has(0, progress=4).turn().play("3ABB10").from_slot("break-through", 3)
    )
    game.choose(1)
    assert (game.resources(0), game.resources(1)) == (supply(progress=3, goods=1), supply(goods=1))
    assert (game.cards_in("play"), game.cards_in("history")) == ([], ["3ABB10"])


@rule("imperium:abbasids", "imperium:routes", "imperium:pay", "imperium:return-unrest")
def test_the_western_silk_road_returns_unrest_for_materials_and_brings_a_progress() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3ABB12", "unrest", "unrest").trading().has(0, materials=5).unrest_left(9)
        return game.turn().play("3ABB12")

    game = position().accept().pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left()) == (["unrest"], 10)
    assert (game.resources(0), game.cards_in("play")) == (supply(materials=3, progress=1), ["3ABB12"])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().decline()
    assert (hand(game), game.resources(0)) == (["unrest", "unrest"], supply(materials=5))
    assert game.cards_in("play") == ["3ABB12"]
    game = barbarian("3ABB12").trading().has(0, materials=2).turn().play("3ABB12").accept()
    assert game.resources(0) == supply(progress=1)  # with no Unrest to return
    game = barbarian("3ABB12", "unrest").trading().has(0, materials=1).unrest_left(9).turn().play("3ABB12")
    assert (hand(game), game.resources(0), game.cards_in("play")) == (["unrest"], supply(materials=1), ["3ABB12"])


@rule("imperium:abbasids", "imperium:trade-routes", "imperium:draw", "imperium:free-play")
def test_the_profit_of_the_western_silk_road_draws_two_cards_and_may_play_one_of_them() -> None:
    def position(goods: int = 3, *drawn: str) -> ImperiumScenario:
        game = in_play("3ABB12").tokens(0, "3ABB12", goods=goods).trading().hand(0, "1TRI4").discards(0, "1TRI6")
        return game.deck(0, *drawn or ("1TRI1", "1UNC8", "1TRI8")).turn()

    for code, left in (("1TRI8", "1UNC8"), ("1UNC8", "1TRI8")):
        game = position().profit("3ABB12")
        assert len(game.state.options) == 3  # either, or none; not what was in hand before
        game.pick("play-card", code)
        assert (hand(game), game.cards_in("deck"), actions(game)) == (sorted(["1TRI4", left]), ["1TRI1"], 2)
        assert game.resources(0) == supply(goods=3, materials=4 if code == "1TRI8" else 0)
        assert "3ABB12" in game.cards_in("discards")
        assert (game.cards_in("play"), game.asks()) == (["1UNC8"] if code == "1UNC8" else [], ("activate", 0))
    game = position().profit("3ABB12").decline()
    assert (hand(game), game.resources(0), game.cards_in("play")) == (["1TRI4", "1TRI8", "1UNC8"], supply(goods=3), [])
    game = position(3, "1TRI8").profit("3ABB12").decline()
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4", "1TRI8"], ["1TRI6", "3ABB12"])
    assert game.cards_in("deck") == []  # nothing was reshuffled


@rule("imperium:abbasids", "imperium:solstice", "imperium:choose", "imperium:return-unrest")
def test_the_grand_mosque_gives_people_for_cities_or_returns_a_discarded_unrest() -> None:
    def position(*discarded: str) -> ImperiumScenario:
        game = in_play("3ABB14", "3ABB2", "3TRO9", "1REG3").in_play(1, "3TRO9").unrest_left(9).turn().done()
        return game.hand(0, "unrest", "1UNC15").discards(0, *discarded).turn().done().card("solstice", "3ABB14")

    game = position("unrest", "unrest", "1TRI8").choose(0)
    assert (game.resources(0), len(game.cards_in("discards"))) == (supply(population=2), 3)
    game = position("unrest", "unrest", "1TRI8").choose(1)
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1TRI8", "unrest"], 10)
    assert (hand(game), game.resources(0)) == (["1UNC15", "unrest"], supply())
    assert position("1TRI8").resources(0) == supply(population=2)


@rule("imperium:abbasids", "imperium:take-unrest", "imperium:break-through", "imperium:free-play", "imperium:history")
def test_the_revolution_takes_unrest_for_a_region_and_plays_it() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(barbarian("3ABB18", "1TRI8", "1REG4"))
            .in_play(0, "1REG3")
            .zone("region deck", 0, "1REG7", "1REG8")
        )
        return game.turn().play("3ABB18").choose(0)

    game = position()
    assert slots(game) == [1]
    game.from_slot("break-through", 1).from_slot("exile-market", 2).decline()
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["1REG3", "1REG9"], supply(materials=2))
    assert (hand(game), actions(game)) == (["1REG4", "1TRI8", "unrest"], 2)
    assert (game.cards_in("history"), game.cards_in("discards")) == (["3ABB18"], [])
    game = position().from_deck("region").from_slot("exile-market", 2).decline()
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["1REG3", "1REG8"], supply(population=1))


@rule("imperium:abbasids", "imperium:history", "imperium:return-unrest", "imperium:choose")
def test_the_revolution_gives_up_a_region_for_any_number_of_unrest() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3ABB18", "1TRI8", *["unrest"] * 4)).in_play(0, "1REG3", "1REG4", "1UNC15")
        game.discards(0, "unrest").garrisoned(0, "1REG4", "1TRI4").turn().play("3ABB18").choose(1)
        assert len(game.state.options) == 2
        return game.pick("to-history", "1REG4")

    game = position().pick("return-unrest", *["unrest"] * 4).decline()
    assert (hand(game), game.state.unrest_left(), game.cards_in("discards")) == (["1TRI8"], 13, ["unrest"])
    assert sorted(game.cards_in("history")) == ["1REG4", "1TRI4", "3ABB18"]
    assert (sorted(game.cards_in("play")), game.asks()) == (["1REG3", "1UNC15"], ("activate", 0))
    game = position().pick("return-unrest", "unrest").decline()
    assert (len(hand(game)), game.state.unrest_left()) == (4, 10)
    game = position().decline()
    assert (len(hand(game)), sorted(game.cards_in("history"))) == (5, ["1REG4", "1TRI4", "3ABB18"])
    game = five_suits(barbarian("3ABB18", "unrest")).in_play(0, "1UNC15").turn().play("3ABB18")
    assert (game.asks(), hand(game)) == (("break-through", 0), ["unrest", "unrest"])  # without a region, the other part


@rule("imperium:abbasids", "imperium:treated-as", "imperium:exhaust")
def test_irrigation_makes_three_production_of_a_river_for_the_turn() -> None:
    game = barbarian("3ABB16").in_play(0, "3ABB21", "1REG9", "1REG7", "1REG8").turn().use("3ABB21")
    game.card("treat", "1REG7").play("3ABB16").choose(0)
    assert game.resources(0) == supply(materials=7)
    assert icons(game, "1REG7") == {"production": 5}
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (2, [], 4)
    game.done().turn()
    assert icons(game, "1REG7") == {"production": 2, "river": 1}
    assert in_play("3ABB21", "1REG8").in_play(1, "1REG9").turn().usable() == []


# What is printed.


@rule("imperium:abbasids", "imperium:player-setup", "imperium:trade-routes")
def test_how_the_abbasids_start() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "abbasids", "side1": "a", "trade_routes": "yes"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == (["3ABB1A"], ["3ABB2"])
    assert game.cards_in("play") == ["3MERC1A"]
    assert sorted(game.cards_in("development")) == [f"3ABB{n}" for n in range(3, 9)]
    assert sorted(game.cards_in("nation deck")) == sorted(f"3ABB{n}" for n in range(9, 15))
    assert sorted(start) == [*(f"3ABB{n}" for n in range(16, 22)), "unrest", "unrest", "unrest"]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 6)
    assert game.resources(0) == supply(materials=3, population=2, goods=1)


@rule("imperium:abbasids", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_abbasids_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code == "3ABB8")


@rule("imperium:abbasids", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_no_card_of_the_abbasids_is_an_attack(code: str) -> None:
    assert rich(code).in_play(1, "1SCY20", "1REG3X").play(code).asks() != ("respond", 1)


@rule("imperium:abbasids", "imperium:in-play")
@pytest.mark.parametrize("code", STAYING)
def test_the_cards_of_the_abbasids_that_stay_in_play(code: str) -> None:
    game = empire(code).trading().turn().play(code)
    if code == "3ABB11":
        game.decline("choose")
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:abbasids", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_and_suits_of_the_abbasids(code: str) -> None:
    printed = {
        "3ABB2": {"metropolis": 1, "production": 1},
        "3ABB3": {"merchant": 1},
        "3ABB4": {"merchant": 1, "production": 2},
        "3ABB11": {"ocean": 1},
        "3ABB13": {"river": 1},
        "3ABB19": {"production": 2},
    }
    suit = "region" if code in ("3ABB13", "3ABB19") else "trade-route" if code in ROUTES else ""
    assert (icons(ImperiumScenario(), code), "".join(suits(code))) == (printed.get(code, {}), suit)


@rule("imperium:abbasids", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("3ABB3", {"materials": 5}),
        ("3ABB4", {"materials": 4, "population": 2}),
        ("3ABB5", {"population": 3, "goods": 2}),
        ("3ABB6", {"materials": 4, "population": 2}),
        ("3ABB7", {"progress": 1, "goods": 1}),
        ("3ABB8", {"population": 4}),
    ],
)
def test_what_developing_costs_the_abbasids(code: str, cost: dict[str, int]) -> None:
    def position(**has: int) -> ImperiumScenario:
        game = empire("1TRI3").in_play(0, "3ABB2").zone("development", 0, code)
        return game.has(0, **has).turn().play("1TRI3")

    game = position(**cost)
    assert (game.cards_in("discards"), game.resources(0)) == ([code], supply())
    for resource, amount in cost.items():
        assert position(**cost | {resource: amount - 1}).cards_in("discards") == []


@rule("imperium:abbasids", "imperium:scoring")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_points_of_the_abbasids_by_place(code: str) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().has(0, materials=9, population=9, progress=9, goods=9)

    for zone in ("hand", "deck", "discards", "play"):
        assert worth(position().zone(zone, 0, code), code) == 0
    assert worth(position().in_play(0, "1REG3").garrisoned(0, "1REG3", code), code) == 0
    assert worth(position().history(0, code), code) == (3 if code in ("3ABB7", "3ABB8") else 0)


@rule("imperium:abbasids", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3ABB1A", lambda g: g.discards(0, *["unrest"] * 13).zone("nation deck", 0, "1TRI8").hand(1, "1TRI6"), 1),
        (
            "3ABB1A",
            lambda g: g.discards(0, *["1TRI8"] * 9).hand(0, "1TRI6").deck(0, "1TRI4").history(0, "1TRI1", "1TRI3"),
            1,
        ),
        (
            "3ABB1A",
            lambda g: (
                g.discards(0, *["1TRI8"] * 9)
                .hand(0, "1TRI6")
                .deck(0, "1TRI4")
                .history(0, "1TRI1")
                .in_play(0, "1REG3")
                .garrisoned(0, "1REG3", "unrest")
            ),
            2,
        ),
        ("3ABB1B", lambda g: g.discards(0, *["1TRI8"] * 14), 4),
        ("3ABB1B", lambda g: g.discards(0, *["1TRI8"] * 15), 5),
        ("3ABB1B", lambda g: g.discards(0, *["1TRI8"] * 40), 10),
        ("3ABB3", lambda g: g.hand(0, "1REG9", "3ABB3").in_play(0, "1REG4X", "1REG8").discards(0, "1REG12X"), 4),
        ("3ABB3", lambda g: g.in_play(0, "3ABB3", "3ABB11").history(0, "3ABB13").in_play(1, "1REG9"), 2),
        ("3ABB4", lambda g: g.in_play(0, "3ABB4").tokens(0, "3ABB4", goods=5).has(0, goods=9), 2),
        ("3ABB4", lambda g: g.in_play(0, "3ABB4").tokens(0, "3ABB4", goods=6, progress=4), 3),
        ("3ABB5", lambda g: g.history(0, "3ABB5").in_play(0, "3ABB11").hand(0, "3TRO8").discards(0, "3FAM3"), 3),
        ("3ABB5", lambda g: g.deck(0, "3ABB5", "3ABB12").in_play(1, "3ABB11").zone("nation deck", 0, "3TRO8"), 1),
        (
            "3ABB6",
            lambda g: (
                g.in_play(0, "3ABB6", "1REG3")
                .garrisoned(0, "3ABB6", "unrest", "1TRI8", "1CIV10")
                .garrisoned(0, "1REG3", "1TRI4")
            ),
            3,
        ),
    ],
)
def test_the_counted_points_of_the_abbasids(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario()
    if code.startswith("3ABB1"):
        game.power(0, code)
    table(game)
    assert worth(game, code) == points
