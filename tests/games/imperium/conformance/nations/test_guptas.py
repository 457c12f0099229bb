"""The cards the Guptas alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, GOODS, SLOT_UNREST, SLOTS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FIVE_SUITS,
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
EMPIRE_ONLY = ["3GUP3", "3GUP4", "3GUP5", "3GUP6", "3GUP7", "3GUP8"]
BARBARIAN_ONLY = ["3GUP14", "3GUP17", "3GUP18", "3GUP19"]
IN_ANY_STATE = [f"3GUP{n}" for n in (2, 9, 10, 11, 12, 13, 15, 16, 20, 21)]
PINNED = [f"3GUP{n}" for n in (5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 21)]


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and the leaders of the Guptas have what they need."""
    game = plenty(code).trading().history(0, *[other for other in ("3GUP17", "3GUP3") if other != code])
    return game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire")


# The power.


@rule("imperium:guptas", "imperium:clean-up", "imperium:passive")
@pytest.mark.parametrize("side", ["3GUP1A", "3GUP1B"])
def test_guptas_put_goods_instead_of_progress_on_the_market(side: str) -> None:
    game = ImperiumScenario().trading().power(0, side).nation(0, "GUP").slot(0, "1REG3", goods=1).turn().done()
    assert game.market_tokens(0) == supply(goods=2)


@rule("imperium:guptas", "imperium:exhaust", "imperium:take-unrest", "imperium:free-play", "imperium:routes")
def test_guptas_take_unrest_to_play_a_discarded_route() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("1TRI8", "3TRO4")).power(0, "3GUP1A").discards(0, "3TRO6", "3TRO8", "1TRI4")
        return game.has(0, progress=1).turn().use("3GUP1A").choose(0)

    game = position()
    assert len(game.state.options) == 2
    game.pick("play-card", "3TRO8").accept()
    assert (game.cards_in("play"), sorted(game.cards_in("discards"))) == (["3TRO8"], ["1TRI4", "3TRO6"])
    assert (hand(game), game.state.unrest_left()) == (["1TRI8", "3TRO4", "unrest"], 8)
    assert (game.resources(0), actions(game)) == (supply(population=2, progress=2), 3)
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)
    game = position().pick("play-card", "3TRO8").decline()
    assert (game.cards_in("play"), game.resources(0)) == (["3TRO8"], supply(progress=1))


@rule("imperium:guptas", "imperium:exhaust", "imperium:take-unrest", "imperium:trade-routes")
def test_guptas_take_unrest_to_trade() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(ImperiumScenario()).power(0, "3GUP1A").in_play(0, "3TRO6").in_play(1, "3TRO8")
        return game.discards(0, "3TRO4").deck(0, *DRAWN).has(0, progress=3, goods=1).turn().use("3GUP1A").choose(1)

    game = position().choose(0)
    assert (hand(game), game.resources(0)) == (["unrest"], supply(progress=2, goods=2))
    game = position().choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI2", "unrest"], supply(progress=4))
    assert game.state.tokens_on(number("3TRO6"), GOODS) == 1
    game = position().choose(2)
    assert (hand(game), game.resources(0)) == (["unrest"], supply(population=2, progress=4, goods=2))
    assert (game.state.unrest_left(), actions(game), game.asks()) == (8, 3, ("activate", 0))


@rule("imperium:guptas", "imperium:exhaust")
def test_the_basic_side_of_the_guptas_has_nothing_to_exhaust() -> None:
    game = five_suits(ImperiumScenario()).power(0, "3GUP1B").discards(0, "3TRO8").has(0, progress=3).turn()
    assert game.usable() == []


# Development.


@rule("imperium:guptas", "imperium:play", "imperium:history")
@pytest.mark.parametrize(("code", "before", "wrong"), [("3GUP3", "3GUP17", "3GUP4"), ("3GUP4", "3GUP3", "3GUP17")])
def test_the_chandraguptas_need_those_before_them_in_the_history(code: str, before: str, wrong: str) -> None:
    game = five_suits(empire(code)).turn()
    assert game.history(0, before).playable() == [code]
    assert game.history(0, wrong).history(1, before).discards(0, before).playable() == []


@rule("imperium:guptas", "imperium:break-through", "imperium:history")
def test_chandragupta_the_first_breaks_through_for_a_route_or_a_civilised_card() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3GUP3", "1TRI8")).history(0, "3GUP17").zone("civilised deck", 0, "1CIV12", "1CIV13")
        game.zone("main deck", 0, "1UNC5", "3TRO6", "1UNC9").turn().play("3GUP3")
        assert slots(game) == [2, 4]
        return game

    for slot, taken in ((2, "1CIV10"), (4, "3TRO8")):
        game = position().from_slot("break-through", slot)
        assert (hand(game), actions(game)) == (sorted(["1TRI8", taken]), 2)
        assert (sorted(game.cards_in("history")), game.cards_in("discards")) == (["3GUP17", "3GUP3"], [])
    assert hand(position().from_deck("civilised")) == ["1CIV13", "1TRI8"]
    assert hand(position().from_deck("trade route")) == ["1TRI8", "3TRO6"]


@rule("imperium:guptas", "imperium:break-through", "imperium:acquire", "imperium:history")
def test_chandragupta_the_second_breaks_through_for_a_tributary_and_may_acquire() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(empire("3GUP4", "1TRI8"))
            .history(0, "3GUP3")
            .slot(1, "1CIV6")
            .zone("main deck", 0, *["1UNC9"] * 4)
        )
        game.turn().play("3GUP4")
        assert slots(game) == [0]
        return game.from_slot("break-through", 0)

    game = position()
    assert slots(game) == [1, 2]
    game.from_slot("acquire", 2)
    assert hand(game) == ["1CIV10", "1TRI2", "1TRI8", "unrest"]
    assert (sorted(game.cards_in("history")), game.cards_in("discards")) == (["3GUP3", "3GUP4"], [])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().decline()
    assert (hand(game), sorted(game.cards_in("history"))) == (["1TRI2", "1TRI8"], ["3GUP3", "3GUP4"])


@rule("imperium:guptas", "imperium:exhaust", "imperium:draw")
def test_the_judicial_system_draws_a_card() -> None:
    game = in_play("3GUP5").hand(0, "1TRI4").deck(0, *DRAWN).turn().use("3GUP5")
    assert (hand(game), len(game.cards_in("deck")), actions(game)) == (["1TRI2", "1TRI4"], 3, 3)
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)


@rule("imperium:guptas", "imperium:solstice", "imperium:discard", "imperium:return-unrest")
def test_the_judicial_system_may_take_a_card_for_unrest_returned() -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play("3GUP5").unrest_left(9), "1TRI4", "1TRI8", "unrest", "unrest")

    game = position().pick("discard", "1TRI4").pick("return-unrest", "unrest")
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == (["1TRI8", "unrest"], ["1TRI4"], 10)
    assert game.asks()[0] == "turn"
    game = position().decline()
    assert (len(hand(game)), game.cards_in("discards"), game.state.unrest_left()) == (4, [], 9)


@rule("imperium:guptas", "imperium:passive", "imperium:state", "imperium:clean-up")
def test_science_enlarges_the_hand_and_lets_an_empire_advance() -> None:
    assert (filled(in_play("3GUP6")), filled(in_play("3GUP5"))) == (6, 5)
    game = five_suits(empire("3GUP18", "1ROM16", "3GUP19")).has(0, materials=9, population=9).turn()
    assert game.playable() == []
    assert sorted(game.in_play(0, "3GUP6").playable()) == ["1ROM16", "3GUP18"]
    game.play("3GUP18").choose(0).from_slot("acquire", 2)
    assert game.resources(0) == supply(materials=6, population=9)


@rule("imperium:guptas", "imperium:abandon", "imperium:break-through")
def test_philosophy_abandons_what_is_pinned_and_no_region_to_break_through_for_culture() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3GUP7", "1TRI8")).in_play(0, "1UNC15", "3GUP9", "1REG3", "3TRO4", "3MERC1A")
        game.zone("uncivilised deck", 0, "1UNC5", "1UNC9").turn().play("3GUP7")
        assert len(game.state.options) == 2
        game.pick("abandon", "3GUP9")
        assert slots(game) == [2, 3]
        return game

    for slot, taken in ((2, "1CIV10"), (3, "1UNC3")):
        game = position().from_slot("break-through", slot)
        assert (hand(game), sorted(game.cards_in("discards"))) == (sorted(["1TRI8", taken]), ["3GUP7", "3GUP9"])
        assert (len(game.cards_in("play")), actions(game), game.asks()) == (4, 2, ("activate", 0))
    assert hand(position().from_deck("uncivilised")) == ["1TRI8", "1UNC9"]
    game = five_suits(empire("3GUP7")).in_play(0, "1REG3", "3TRO4", "3MERC1A").in_play(1, "1UNC15").turn()
    assert game.playable() == []


@rule("imperium:guptas", "imperium:exhaust", "imperium:all-players", "imperium:return-unrest")
def test_the_mahabharata_brings_goods_for_unrest_all_may_return() -> None:
    def position() -> ImperiumScenario:
        game = ImperiumScenario(3).in_play(0, "3GUP8").unrest_left(9)
        for seat in range(3):
            game.hand(seat, "unrest", "unrest")
        return game.turn().use("3GUP8")

    for answers in ((True, True, True), (False, True, False), (True, False, True), (False, False, False)):
        game = position()
        for seat, accepts in enumerate(answers):
            game.accept(seat=seat) if accepts else game.decline(seat=seat)
        assert [len(hand(game, seat)) for seat in range(3)] == [1 if accepts else 2 for accepts in answers]
        assert [game.resources(seat) for seat in range(3)] == [supply(goods=sum(answers)), supply(), supply()]
        assert (game.state.unrest_left(), game.asks()) == (9 + sum(answers), ("activate", 0))
        assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)


# The nation deck and the cards of the start.


@rule("imperium:guptas", "imperium:passive", "imperium:clean-up")
def test_advanced_mathematics_enlarge_the_hand_and_reward_an_empty_one() -> None:
    game = in_play("3GUP9")
    assert (filled(game), game.resources(0)) == (6, supply(progress=1))
    game = in_play("3GUP9").hand(0, "1TRI8").deck(0, *DRAWN).turn().done().decline("discard-any")
    assert (len(hand(game)), game.resources(0)) == (5, supply())
    game = in_play("3GUP9").hand(0, "1TRI8").deck(0, *DRAWN).turn().play("1TRI8").done()
    assert game.resources(0) == supply(materials=4, progress=1)
    game = in_play("3GUP9").hand(0, "1TRI8").turn().done()
    assert game.resources(0) == supply()


@rule("imperium:guptas", "imperium:exhaust", "imperium:choose", "imperium:pay", "imperium:acquire")
def test_shreni_acquires_a_card_of_culture_with_goods_on_it() -> None:
    def position(**has: int) -> ImperiumScenario:
        game = five_suits(in_play("3GUP10")).has(0, **has)
        for slot, code in enumerate(FIVE_SUITS):
            game.slot(slot, code, goods=1)
        return game.slot(4, "1CIV6", progress=2, materials=2).turn().use("3GUP10")

    for slot, taken in ((2, "1CIV10"), (3, "1UNC3")):
        game = position(materials=3).choose(0)
        assert slots(game) == [2, 3]
        game.from_slot("acquire", slot)
        assert (hand(game), game.resources(0)) == ([taken, "unrest"], supply(materials=1, goods=1))
        assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    assert position(materials=1).asks() == ("market-token", 0)  # only the other part is left


@rule("imperium:guptas", "imperium:exhaust", "imperium:choose", "imperium:add", "imperium:all-players")
def test_shreni_puts_goods_on_the_market_and_all_may_gain_materials() -> None:
    game = five_suits(ImperiumScenario(3)).in_play(0, "3GUP10").slot(2, "1CIV10", goods=1).has(0, materials=2)
    game.turn().use("3GUP10").choose(1)
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 2).accept(seat=0).decline(seat=1).accept(seat=2)
    assert (game.market_tokens(2), game.market_tokens(0)) == (supply(goods=2), supply())
    assert [game.resources(seat)["materials"] for seat in range(3)] == [4, 0, 2]
    assert (hand(game), actions(game), game.asks()) == ([], 3, ("activate", 0))


@rule("imperium:guptas", "imperium:solstice", "imperium:choose", "imperium:abandon", "imperium:discard")
def test_shreni_costs_a_pinned_card_or_one_of_the_hand_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        return solstice(in_play("3GUP10", "1REG3", "3TRO8"), "1TRI4", "1TRI8")

    game = position().choose(0)
    assert len(game.state.options) == 2
    game.pick("abandon", "1REG3")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["3GUP10", "3TRO8"], ["1REG3"])
    assert (hand(game), game.asks()[0]) == (["1TRI4", "1TRI8"], "turn")
    game = position().choose(1).pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards"), len(game.cards_in("play"))) == (["1TRI8"], ["1TRI4"], 3)
    assert game.asks()[0] == "turn"
    assert solstice(in_play("3GUP10")).cards_in("discards") == ["3GUP10"]


@rule("imperium:guptas", "imperium:exhaust", "imperium:pay", "imperium:trade-routes")
def test_the_sarthavaha_pays_goods_to_trade() -> None:
    def position(**has: int) -> ImperiumScenario:
        game = in_play("3GUP11", "3TRO6").in_play(1, "3TRO8").trading().deck(0, *DRAWN)
        return game.has(0, **has).turn()

    assert position(progress=9, materials=9, population=9).usable() == []
    game = position(goods=2, progress=1).use("3GUP11").choose(0)
    assert (game.resources(0), actions(game)) == (supply(goods=2), 3)
    assert (game.usable(), game.state.get(EXHAUSTS)) == ([], 4)
    game = position(goods=2, progress=1).use("3GUP11").choose(1)
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(progress=2))
    game = position(goods=1).use("3GUP11")
    assert game.resources(0) == supply(population=2, progress=1, goods=1)  # only another's route is left
    assert game.state.tokens_on(number("3TRO8"), GOODS) == 1


@rule("imperium:guptas", "imperium:choose", "imperium:gain", "imperium:draw", "imperium:history")
@pytest.mark.parametrize(
    ("place", "drawn", "gained"),
    [
        (0, 3, {}),
        (1, 0, {"materials": 8}),
        (2, 0, {"population": 6}),
        (3, 0, {"goods": 2, "progress": 2}),
    ],
)
def test_the_height_of_civilisation_brings_one_of_four_riches(place: int, drawn: int, gained: dict[str, int]) -> None:
    game = barbarian("3GUP12", "1TRI4").in_play(0, "1REG6", "3GUP15", "1REG3", "3GUP21", "3MERC1A", "3GUP10")
    game.in_play(1, "1REG7", "3GUP11").deck(0, *DRAWN).trading().turn().play("3GUP12").choose(place)
    assert (len(hand(game)), len(game.cards_in("deck"))) == (1 + drawn, 4 - drawn)
    assert (game.resources(0), game.resources(1)) == (supply(**gained), supply())
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3GUP12"], [], 2)


@rule("imperium:guptas", "imperium:exhaust", "imperium:discard", "imperium:acquire", "imperium:break-through")
def test_rock_cut_architecture_turns_a_card_into_goods_when_culture_comes() -> None:
    def acquired(slot: int) -> ImperiumScenario:
        game = five_suits(empire("1PER8", "1TRI4", "1TRI8")).in_play(0, "3GUP13").turn().play("1PER8")
        return game.from_slot("acquire", slot)

    def broken_through() -> ImperiumScenario:
        game = five_suits(barbarian("3GUP18", "1TRI4", "1TRI8")).in_play(0, "3GUP13").has(0, materials=5)
        return game.zone("uncivilised deck", 0, "1UNC9").turn().play("3GUP18").choose(1)

    for game, come in (
        (acquired(2), ["1CIV10", "unrest"]),
        (acquired(3), ["1UNC3", "unrest"]),
        (broken_through().from_slot("break-through", 2), ["1CIV10"]),
        (broken_through().from_deck("uncivilised"), ["1UNC9"]),
    ):
        game.accept("respond").pick("discard", "1TRI4")
        assert (hand(game), game.resources(0)) == (sorted(["1TRI8", *come]), supply(goods=1))
        assert ("1TRI4" in game.cards_in("discards"), game.state.get(EXHAUSTS)) == (True, 4)
        assert game.asks() == ("activate", 0)
    game = acquired(2).decline("respond")
    assert (len(hand(game)), game.resources(0), game.state.get(EXHAUSTS)) == (4, supply(), 5)
    assert (acquired(0).asks(), acquired(1).asks()) == (("activate", 0), ("activate", 0))
    assert in_play("3GUP13").hand(0, "1TRI4").turn().usable() == []


@rule("imperium:guptas", "imperium:solstice", "imperium:gain", "imperium:state")
def test_ayurveda_gives_a_population_and_costs_barbarians_a_card() -> None:
    game = solstice(in_play("3GUP14"), "1TRI4", "1TRI8").pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards"), game.resources(0)) == (["1TRI8"], ["1TRI4"], supply(population=1))
    assert game.asks()[0] == "turn"
    game = solstice(in_play("3GUP14").in_state(0, "empire"), "1TRI4", "1TRI8")
    assert (hand(game), game.resources(0), game.asks()[0]) == (["1TRI4", "1TRI8"], supply(population=1), "turn")
    assert solstice(in_play("3GUP14")).resources(0) == supply(population=1)


@rule("imperium:guptas", "imperium:all-players", "imperium:break-through", "imperium:history")
def test_sri_gupta_lets_the_others_draw_and_breaks_through_for_a_route() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3GUP17", "1TRI4", seats=3)).zone("main deck", 0, "1UNC5", "3TRO6", "1UNC9")
        for seat in range(3):
            game.deck(seat, *DRAWN)
        return game.turn().play("3GUP17").accept(seat=1).decline(seat=2)

    game = position()
    assert slots(game) == [4]
    game.from_slot("break-through", 4)
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1TRI4", "3TRO8"], ["1TRI2"], [])
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3GUP17"], [], 2)
    assert hand(position().from_deck("trade route")) == ["1TRI4", "3TRO6"]


# What is printed.


@rule("imperium:guptas", "imperium:player-setup", "imperium:trade-routes")
def test_how_the_guptas_start() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "guptas", "side1": "a", "trade_routes": "yes"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == (["3GUP1A"], ["3GUP2"])
    assert game.cards_in("play") == ["3MERC1A"]
    assert sorted(game.cards_in("development")) == [f"3GUP{n}" for n in range(3, 9)]
    assert sorted(game.cards_in("nation deck")) == ["3GUP10", "3GUP11", "3GUP12", "3GUP13", "3GUP9"]
    assert sorted(start) == [*(f"3GUP{n}" for n in range(14, 22)), "unrest", "unrest"]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 6)
    assert game.resources(0) == supply(materials=3, population=2, goods=1)


@rule("imperium:abbasids", "imperium:aksumites", "imperium:guptas", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize(("name", "more"), [("abbasids", 0), ("aksumites", 0), ("guptas", 1)])
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8), (3, 10), (4, 12)])
def test_only_the_guptas_bring_an_unrest_to_the_pile(name: str, more: int, seats: int, unrest: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    state = GAME.new(seats, 1, {"nation1": name, "trade_routes": "yes", **rest})
    assert state.unrest_left() + sum(state.get(SLOT_UNREST + slot) for slot in range(SLOTS)) == unrest + more


@rule("imperium:guptas", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_guptas_is_played_in_its_state_for_an_action(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    assert code not in game.in_state(0, "empire" if code in EMPIRE_ONLY else "barbarian").actions(0, 0).playable()


@rule("imperium:guptas", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_no_card_of_the_guptas_is_an_attack(code: str) -> None:
    assert rich(code).in_play(1, "1SCY20", "1REG3X").play(code).asks() != ("respond", 1)


@rule("imperium:guptas", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_guptas_stay_in_play(code: str) -> None:
    game = barbarian(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:guptas", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_and_suits_of_the_guptas(code: str) -> None:
    printed = {
        "3GUP10": {"merchant": 1},
        "3GUP11": {"merchant": 1},
        "3GUP15": {"production": 1, "river": 1},
        "3GUP16": {"production": 1, "river": 1},
        "3GUP21": {"city": 1, "production": 1},
    }
    suited = ["region"] if code in ("3GUP15", "3GUP16") else []
    assert (icons(ImperiumScenario(), code), suits(code)) == (printed.get(code, {}), suited)


@rule("imperium:guptas", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("3GUP3", {"materials": 2, "population": 1, "goods": 1}),
        ("3GUP4", {"materials": 2, "population": 2, "goods": 1}),
        ("3GUP5", {"materials": 2, "population": 2, "goods": 2}),
        ("3GUP6", {"population": 2, "goods": 1}),
        ("3GUP7", {"materials": 2, "population": 1, "goods": 1}),
        ("3GUP8", {"materials": 2, "population": 2, "goods": 2}),
    ],
)
def test_what_developing_costs_the_guptas(code: str, cost: dict[str, int]) -> None:
    def position(**has: int) -> ImperiumScenario:
        return empire("1TRI3").zone("development", 0, code).has(0, **has).turn().play("1TRI3")

    game = position(**cost)
    assert (game.cards_in("discards"), game.resources(0)) == ([code], supply())
    for resource, amount in cost.items():
        assert position(**cost | {resource: amount - 1}).cards_in("discards") == []


@rule("imperium:guptas", "imperium:scoring")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_points_of_the_guptas_are_the_same_everywhere(code: str) -> None:
    points = {"3GUP3": 2, "3GUP5": 2, "3GUP6": 3, "3GUP8": 3}.get(code, 0)
    for zone in ("hand", "deck", "discards", "history", "play"):
        assert worth(ImperiumScenario().has(0, materials=9, progress=9, goods=9).zone(zone, 0, code), code) == points
    assert worth(in_play("1REG3").garrisoned(0, "1REG3", code), code) == points


@rule("imperium:guptas", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3GUP1A", lambda g: g.has(0, goods=8, materials=9, progress=9).has(1, goods=9), 2),
        ("3GUP1A", lambda g: g.has(0, goods=9).in_play(0, "3TRO8").tokens(0, "3TRO8", goods=3), 3),
        ("3GUP1A", lambda g: g.has(0, goods=40), 10),
        ("3GUP1B", lambda g: g.in_play(0, "3TRO8").hand(1, "3TRO4").has(0, goods=9), 3),
        ("3GUP1B", lambda g: g.hand(0, "3TRO8").discards(0, "3TRO4").history(0, "3FAM3"), 9),
        ("3GUP1B", lambda g: g.deck(0, "3TRO8", "3TRO4", "3TRO5", "3TRO6"), 10),
        ("3GUP4", lambda g: g.history(0, "3GUP4", "1CIV10").hand(0, "1CIV6", "1UNC3").in_play(0, "1UNC15"), 3),
        ("3GUP4", lambda g: g.deck(0, "3GUP4", "1CIV10").hand(1, "1CIV6"), 1),
        ("3GUP7", lambda g: g.hand(0, "3GUP7").discards(0, *["1TRI8"] * 8), 1),
        (
            "3GUP7",
            lambda g: (
                g.hand(0, "3GUP7", "unrest")
                .discards(0, *["1TRI8"] * 4)
                .deck(0, "1TRI4")
                .history(0, "1TRI1")
                .in_play(0, "1REG3")
                .garrisoned(0, "1REG3", "unrest")
            ),
            2,
        ),
    ],
)
def test_the_counted_points_of_the_guptas(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario()
    if code.startswith("3GUP1"):
        game.power(0, code)
    table(game)
    assert worth(game, code) == points
