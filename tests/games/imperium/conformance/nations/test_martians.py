"""The cards the Martians alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.codes import EXILED, PLACE
from civitas.games.imperium.game import GAME
from civitas.games.imperium.scoring import score
from civitas.games.imperium.state import BARBARIAN, EMPIRE, EXHAUSTS, NATION_DECK, POPULATION, STATE, STATE_CARD
from civitas.kernel.hidden import facts_of
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
    offered,
    slots,
    solstice,
    suits,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, code_of, number

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
EXILES = ("1CIV13", "1UNC5", "1REG3", "1TRI3", "3TRO1", "3MRT5")
GADGETS = [f"3MRT{n}" for n in (6, 7, 8, 9, 10, 11, 12, 14, 23)]
FREE = ["3MRT7", "3MRT8", "3MRT12", "3MRT16"]
ATTACKS = ["3MRT5", "3MRT10"]
BARBARIAN_ONLY = ["3MRT3", "3MRT4", "3MRT5"]
EMPIRE_ONLY = [f"3MRT{n}" for n in (6, 14, 15, 16, 17, 20, 21)]
IN_ANY_STATE = [f"3MRT{n}" for n in (7, 8, 9, 10, 11, 12, 18, 19, 22, 23, 24, 25)]
PINNED = [f"3MRT{n}" for n in (2, 9, 17, 19, 23, 24, 25)]


def state(game: ImperiumScenario, face: str) -> ImperiumScenario:
    """Seat 0 has the state card of the Martians, with this side up."""
    deal_state(game.state, 0, number(face))
    return game


def alien(*hand: str) -> ImperiumScenario:
    return state(five_suits(empire(*hand)), "3MRT29A")


def unrest(game: ImperiumScenario) -> int:
    return game.cards_in("hand").count("unrest")


# The powers.


@rule("imperium:martians", "imperium:passive", "imperium:gain", "imperium:discard")
def test_martians_may_discard_a_card_to_gain_a_progress_less_from_a_gadget() -> None:
    def position() -> ImperiumScenario:
        return empire("3MRT12", "1TRI4").power(0, "3MRT1A").deck(0, *DRAWN).has(0, progress=2).turn().play("3MRT12")

    game = position().accept().pick("discard", "1TRI4")
    assert (game.resources(0), game.cards_in("discards")) == (supply(progress=2), ["1TRI4"])
    game = position().decline()
    assert (game.resources(0), game.cards_in("discards")) == (supply(progress=3), [])
    game = empire("3MRT12").power(0, "3MRT1A").turn().play("3MRT12")
    assert game.resources(0) == supply(progress=1)  # nothing to discard
    game = empire("3MRT12", "1TRI4").power(0, "3MRT1B").turn().play("3MRT12")
    assert game.resources(0) == supply(progress=1)


@rule("imperium:martians", "imperium:passive", "imperium:acquire", "imperium:break-through")
def test_martians_may_discard_a_card_to_gain_a_progress_less_from_the_market() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3MRT22", "1TRI4")).power(0, "3MRT1A").slot(2, "1CIV10", progress=3, materials=1)
        return game.turn().play("3MRT22").from_slot("break-through", 2)

    game = position().accept().pick("discard", "1TRI4")
    assert game.resources(0) == supply(progress=2, materials=1)
    assert (hand(game), game.cards_in("discards")) == (["1CIV10"], ["1TRI4"])
    game = position().decline()
    assert (game.resources(0), hand(game)) == (supply(progress=3, materials=1), ["1CIV10", "1TRI4"])


@rule("imperium:martians", "imperium:passive", "imperium:gain")
def test_martians_may_ignore_progress_from_elsewhere() -> None:
    def position(side: str = "3MRT1A") -> ImperiumScenario:
        return empire("3TAN5", "1TRI4").power(0, side).deck(0, *DRAWN).turn().play("3TAN5")

    seen = []
    for game in (position().accept(), position().decline()):
        assert (hand(game), game.asks()) == (["1TRI2", "1TRI4"], ("activate", 0))
        seen.append(game.resources(0)["progress"])
    assert sorted(seen) == [0, 1]
    game = position("3MRT1B")
    assert (game.asks(), game.resources(0)) == (("activate", 0), supply(progress=1))


@rule("imperium:martians", "imperium:exhaust", "imperium:exile", "imperium:discard")
def test_martians_gain_people_and_progress_when_a_gadget_is_exiled_or_discarded() -> None:
    def exiled() -> ImperiumScenario:
        game = empire("3MRT12", "1TRI4").power(0, "3MRT1B").deck(0, *DRAWN).turn().play("3MRT12").decline("to-history")
        return game.accept()

    game = exiled().accept("respond")
    assert (game.resources(0), game.cards_in("exile"), game.state.get(EXHAUSTS)) == (
        supply(population=1, progress=2),
        ["3MRT12"],
        4,
    )
    game = exiled().decline("respond")
    assert (game.resources(0), game.cards_in("exile"), game.state.get(EXHAUSTS)) == (
        supply(progress=1),
        ["3MRT12"],
        5,
    )


@rule("imperium:martians", "imperium:scoring")
@pytest.mark.parametrize("code", ["3MRT1A", "3MRT1B"])
def test_the_powers_of_the_martians_score_nothing(code: str) -> None:
    game = ImperiumScenario().power(0, code).has(0, materials=9, population=9, progress=9, goods=9)
    assert worth(game.in_play(0, *PINNED), code) == 0


# Their state.


@rule("imperium:martians", "imperium:pay", "imperium:take-unrest")
def test_an_alien_takes_an_unrest_for_each_progress_paid() -> None:
    def position(face: str) -> ImperiumScenario:
        game = state(five_suits(empire("3MRT4")), face).has(0, progress=5, population=3).in_play(0, "3MRT9")
        return (
            game.in_state(0, "barbarian")
            .zone("development", 0, "3MRT3", "3MRT5")
            .turn()
            .play("3MRT4")
            .pick("exile", "3MRT9")
            .choose(0)
        )

    for substitutes in range(4):
        game = position("3MRT29A").card("develop", "3MRT3").answer("pay", substitutes)
        assert game.resources(0) == supply(progress=5 - substitutes, population=substitutes)
        assert (unrest(game), game.state.unrest_left()) == (substitutes, 9 - substitutes)
    game = position("3MRT29B").card("develop", "3MRT3").answer("pay", 2)
    assert (game.resources(0), unrest(game)) == (supply(progress=3, population=2), 0)


@rule("imperium:martians", "imperium:trade", "imperium:take-unrest")
def test_an_alien_takes_unrest_for_trading_too() -> None:
    def position(face: str) -> ImperiumScenario:
        return state(in_play("3TAN3").trading(), face).has(0, progress=3).unrest_left(9).turn().use("3TAN3")

    for face, taken in (("3MRT29A", 1), ("3MRT29B", 0)):
        before = position(face).decline()
        game = position(face).accept()
        if game.asks()[0] == "choose":
            game.choose(0)
        game.decline()
        assert game.resources(0) == supply(progress=2, goods=1)
        assert unrest(game) - unrest(before) == taken


@rule("imperium:martians", "imperium:take-unrest", "imperium:pay")
def test_an_alien_cannot_pay_progress_for_unrest() -> None:
    game = state(five_suits(empire("unrest")), "3MRT29A").has(0, progress=9).turn()
    assert game.playable() == []
    game = state(five_suits(empire("unrest")), "3MRT29A").has(0, progress=9, population=1).turn().play("unrest")
    assert (game.resources(0), hand(game), game.state.unrest_left()) == (supply(progress=9), [], 10)
    game = state(five_suits(barbarian("unrest")), "3MRT29B").has(0, progress=9).turn()
    assert game.playable() == ["unrest"]


@rule("imperium:martians", "imperium:solstice", "imperium:exile", "imperium:state")
@pytest.mark.parametrize("place", ["accession", "play"])
def test_an_alien_without_progress_goes_native_after_the_solstice(place: str) -> None:
    def position(progress: int) -> ImperiumScenario:
        game = state(ImperiumScenario(), "3MRT29A").has(0, progress=progress).unrest_left(9)
        game.zone("nation deck", 0, "3MRT14", "unrest", "3MRT6").in_play(0, "3MRT24").in_play(1, "1REG3")
        return game.zone(place, 0, *game.cards_in(place), "3MRT2")

    def end(game: ImperiumScenario) -> ImperiumScenario:
        game = solstice(game)
        return game.pick("to-history", "unrest") if game.asks()[0] == "to-history" else game

    game = end(position(0))
    assert (game.cards_in("nation deck"), game.cards_in(place).count("3MRT2")) == ([], 0)
    assert sorted(game.cards_in("exile")) == ["3MRT14", "3MRT2"]
    assert (game.state.get(STATE), game.cards_in("play")) == (BARBARIAN, ["3MRT24"])
    assert [code_of(card) for card in game.state.zone(STATE_CARD, 0).cards()] == ["3MRT29B"]
    game = end(position(1))
    assert (game.cards_in("nation deck"), game.cards_in(place).count("3MRT2")) == (["3MRT14", "unrest"], 1)
    assert (game.state.get(STATE), game.cards_in("exile")) == (EMPIRE, [])


# Accession and development.


@rule("imperium:martians", "imperium:solstice", "imperium:take-unrest", "imperium:history")
def test_the_reactor_explosion_brings_two_unrest_one_of_them_into_the_history() -> None:
    game = solstice(in_play("3MRT2").unrest_left(9), "1TRI8")
    if game.asks()[0] == "to-history":
        game.pick("to-history", "unrest")
    assert (hand(game), game.cards_in("history"), game.state.unrest_left()) == (["1TRI8", "unrest"], ["unrest"], 7)
    assert (game.cards_in("play"), game.cards_in("discards")) == (["3MRT2"], [])


@rule("imperium:martians", "imperium:nation-deck", "imperium:state", "imperium:in-play")
def test_the_reactor_explosion_comes_into_play_at_once_and_turns_no_card_over() -> None:
    game = state(barbarian("1TRI3", "1TRI8"), "3MRT29A").in_state(0, "barbarian").zone("accession", 0, "3MRT2")
    game.turn().play("1TRI3")
    assert (game.cards_in("play"), game.cards_in("accession")) == (["3MRT2"], [])
    assert ("3MRT2" in game.cards_in("discards"), game.cards_in("history")) == (False, ["1TRI3"])
    assert [code_of(card) for card in game.state.zone(STATE_CARD, 0).cards()] == ["3MRT29A"]


@rule("imperium:martians", "imperium:abandon", "imperium:recall", "imperium:history")
def test_the_reactor_explosion_leaves_play_only_for_the_history() -> None:
    game = empire("3MRT20").power(0, "3MRT1A").in_play(0, "3MRT2", "3MRT19", "3MRT25").has(0, population=5)
    game.zone("fame deck", 0, "1FAM4", "1FAM1").turn().play("3MRT20")
    game.pick("to-history", "3MRT2", "3MRT19")
    assert sorted(game.cards_in("history")) == ["3MRT19", "3MRT2", "3MRT20"]


@rule("imperium:martians", "imperium:state", "imperium:passive")
@pytest.mark.parametrize("code", BARBARIAN_ONLY)
def test_with_the_reactor_explosion_an_alien_can_play_developed_cards(code: str) -> None:
    def position(*table: str) -> ImperiumScenario:
        game = alien(code, "3MRT12").in_play(0, "1REG4", *table).has(0, goods=3).zone("fame deck", 0, "1FAM4", "1FAM1")
        return game.turn()

    assert code in position("3MRT2").playable()
    assert code not in position("3MRT24").playable()


@rule("imperium:martians", "imperium:pay", "imperium:history", "imperium:fame", "imperium:gain")
def test_a_permanent_settlement_turns_goods_and_a_region_into_fame() -> None:
    def position(goods: int, *table: str) -> ImperiumScenario:
        game = barbarian("3MRT3", "1TRI8").in_play(0, *table).has(0, goods=goods, progress=1)
        return game.zone("fame deck", 0, "1FAM4", "1FAM2", "1FAM1").turn()

    game = position(4, "1REG4", "1REG5", "3MRT9", "3MRT19").play("3MRT3")
    assert offered(game) == ["1REG4", "1REG5"]
    game.pick("to-history", "1REG5")
    assert (hand(game), game.cards_in("history")) == (["1FAM1", "1TRI8"], ["1REG5"])
    assert (game.resources(0), game.cards_in("fame deck")) == (supply(goods=1, progress=2), ["1FAM4", "1FAM2"])
    assert (game.cards_in("discards"), actions(game)) == (["3MRT3"], 2)
    assert sorted(game.cards_in("play")) == ["1REG4", "3MRT19", "3MRT9"]
    assert "3MRT3" not in position(2, "1REG4").playable()
    assert "3MRT3" not in position(3, "3MRT9", "3MRT19").playable()
    assert "3MRT3" in position(3, "1REG4").playable()


@rule("imperium:martians", "imperium:exile", "imperium:develop", "imperium:break-through", "imperium:choose")
def test_rituals_of_earthlings_exile_a_gadget_to_develop_or_break_through() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3MRT4", "1TRI8", "3MRT12")).in_play(0, "3MRT9", "1REG4").has(0, population=4)
        return game.zone("development", 0, "3MRT3", "3MRT5").turn().play("3MRT4")

    game = position()
    assert len(game.state.options) == 2
    game.pick("exile", "3MRT9").choose(0).card("develop", "3MRT5")
    assert (game.cards_in("exile"), game.resources(0)) == (["3MRT9"], supply(population=1))
    assert (sorted(game.cards_in("discards")), game.cards_in("development")) == (["3MRT4", "3MRT5"], ["3MRT3"])
    assert (hand(game), actions(game)) == (["1TRI8", "3MRT12"], 2)
    for slot in (2, 3):
        game = position().pick("exile", "3MRT12", zone=1).choose(1)
        assert slots(game) == [2, 3]
        game.from_slot("break-through", slot)
        assert (hand(game), game.cards_in("exile")) == (sorted(["1TRI8", FIVE_SUITS[slot]]), ["3MRT12"])
        assert sorted(game.cards_in("play")) == ["1REG4", "3MRT9"]
    assert five_suits(barbarian("3MRT4", "1TRI8")).in_play(0, "1REG4").discards(0, "3MRT9").turn().playable() == [
        "1TRI8"
    ]


@rule("imperium:martians", "imperium:exile", "imperium:break-through", "imperium:attack", "imperium:abandon")
def test_an_alien_overlord_exiles_a_gadget_for_land_and_all_others_lose_a_region() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3MRT5", "1TRI8", "3MRT12", seats=3)).in_play(0, "3MRT9", "1REG4")
        return game.in_play(1, "1REG5", "1REG6", "1UNC15").in_play(2, "1REG7").turn().play("3MRT5")

    game = position()
    assert len(game.state.options) == 2
    game.pick("exile", "3MRT12", zone=1)
    assert slots(game) == [0, 1]
    game.from_slot("break-through", 0)
    assert offered(game) == ["1REG5", "1REG6"]
    game.pick("abandon", "1REG6", seat=1)
    assert (hand(game), game.cards_in("exile"), actions(game)) == (["1TRI2", "1TRI8"], ["3MRT12"], 2)
    assert (game.cards_in("discards", 1), game.cards_in("discards", 2)) == (["1REG6"], ["1REG7"])
    assert (sorted(game.cards_in("play")), sorted(game.cards_in("play", 1))) == (
        ["1REG4", "3MRT9"],
        ["1REG5", "1UNC15"],
    )
    game = position().pick("exile", "3MRT9").from_slot("break-through", 1)
    assert (hand(game), game.cards_in("exile")) == (["1REG9", "1TRI8", "3MRT12"], ["3MRT9"])
    assert five_suits(barbarian("3MRT5", "1TRI8")).in_play(0, "1REG4").turn().playable() == ["1TRI8"]


# Gadgets.


@rule("imperium:martians", "imperium:anatomy", "imperium:exile")
@pytest.mark.parametrize("code", ["3MRT6", "3MRT7", "3MRT8", "3MRT11", "3MRT12", "3MRT14"])
@pytest.mark.parametrize("exiled", [True, False])
def test_a_gadget_gives_a_progress_and_may_be_exiled(code: str, exiled: bool) -> None:
    game = (
        five_suits(empire(code, "1TRI6")).exile(*EXILES).zone("main deck", 0, "1CIV11", "1CIV12").discards(0, "1TRI2")
    )
    game.has(0, progress=4, population=2).turn().play(code)
    answers = {
        "3MRT6": lambda: game.answer("pay", 0),
        "3MRT7": lambda: game.choose(0),
        "3MRT8": lambda: game.card("to-main-bottom", "1REG3").decline("to-history"),
        "3MRT11": lambda: game.pick("play-card", "1TRI2"),
        "3MRT12": lambda: game.decline("to-history"),
        "3MRT14": lambda: game,
    }
    answers[code]()
    if code == "3MRT6":
        game.answer("break-through", EXILED + number("1REG3"))
    assert game.resources(0)["progress"] == 5
    if exiled:
        game.accept()
    else:
        game.decline()
    assert (code in game.cards_in("exile"), code in game.cards_in("discards")) == (exiled, not exiled)
    assert (game.asks(), actions(game)) == (("activate", 0), 3 if code in FREE else 2)


@rule("imperium:martians", "imperium:pay", "imperium:break-through", "imperium:exile")
@pytest.mark.parametrize("code", ["1CIV13", "1UNC5", "1REG3", "1TRI3"])
def test_the_maps_of_nibiru_break_through_for_an_exiled_card(code: str) -> None:
    game = five_suits(empire("3MRT6", "1TRI6")).exile(*EXILES).has(0, population=3).turn().play("3MRT6")
    if game.asks()[0] == "pay":
        game.answer("pay", 0)
    assert sorted(code_of(option - EXILED) for option in game.state.options) == ["1CIV13", "1REG3", "1TRI3", "1UNC5"]
    game.answer("break-through", EXILED + number(code)).decline()
    assert (hand(game), game.resources(0)) == (sorted(["1TRI6", code]), supply(population=1, progress=1))
    assert five_suits(empire("3MRT6", "1TRI8")).exile(*EXILES).has(0, population=1).turn().playable() == ["1TRI8"]


@rule("imperium:martians", "imperium:choose", "imperium:exile", "imperium:take-unrest")
def test_teleportation_exiles_the_next_card_for_goods_or_discards_it_with_unrest() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3MRT7", "1TRI6")).zone("main deck", 0, "1CIV11", "1UNC9", "1CIV12")
        return game.turn().play("3MRT7")

    game = position().choose(0).decline()
    assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1, goods=1), ["1CIV12"])
    assert (game.cards_in("discards"), game.state.unrest_left()) == (["3MRT7"], 9)
    game = position().choose(1).decline()
    assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1), [])
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1CIV12", "3MRT7", "unrest"], 8)
    assert (hand(game), game.cards_in("main deck")) == (["1TRI6"], ["1CIV11", "1UNC9"])


@rule("imperium:martians", "imperium:exile", "imperium:history", "imperium:action")
@pytest.mark.parametrize("code", ["1CIV13", "1UNC5", "1REG3", "1TRI3"])
def test_a_fracture_of_time_puts_an_exiled_card_under_the_main_deck(code: str) -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3MRT8", "1TRI6", "3MRT12")).exile(*EXILES).zone("main deck", 0, "1CIV11", "1CIV12")
        game.turn().play("3MRT8")
        assert offered(game) == ["1CIV13", "1REG3", "1TRI3", "1UNC5"]
        game.card("to-main-bottom", code)
        assert offered(game) == ["1TRI6"]
        return game

    game = position().pick("to-history", "1TRI6").decline()
    assert game.cards_in("main deck") == [code, "1CIV11", "1CIV12"]
    assert (game.cards_in("history"), actions(game), game.resources(0)) == (["1TRI6"], 4, supply(progress=1))
    assert sorted(game.cards_in("exile")) == sorted(card for card in EXILES if card != code)
    game = position().decline("to-history").decline()
    assert (game.cards_in("history"), actions(game), hand(game)) == ([], 3, ["1TRI6", "3MRT12"])


@rule("imperium:martians", "imperium:add", "imperium:exile", "imperium:garrison")
def test_an_eco_bubble_may_add_goods_exile_from_the_market_and_hold_two_cards() -> None:
    def position() -> ImperiumScenario:
        return five_suits(empire("3MRT9", "1TRI4", "1TRI6", "1TRI8")).has(0, goods=2).turn().play("3MRT9")

    game = position()
    assert game.resources(0) == supply(progress=1, goods=2)
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 3)
    assert (game.market_tokens(3), game.resources(0)) == (supply(goods=1), supply(progress=1, goods=2))
    game.from_slot("exile-market", 0)
    assert game.cards_in("exile") == ["1TRI2"]
    assert game.state.question is not None
    assert game.state.question.pick.most == 2
    game.pick("garrison", "1TRI4", "1TRI6")
    assert (sorted(game.under("3MRT9")), hand(game), actions(game)) == (["1TRI4", "1TRI6"], ["1TRI8"], 2)
    assert (game.asks(), game.cards_in("play")) == (("activate", 0), ["3MRT9"])
    game = position().decline("market-token").decline("exile-market").decline("garrison")
    assert (game.under("3MRT9"), game.cards_in("exile"), len(hand(game))) == ([], [], 3)
    assert game.market_tokens(3) == supply()


@rule("imperium:martians", "imperium:acquire", "imperium:recall", "imperium:garrison", "imperium:choose")
def test_the_chariot_of_the_gods_takes_land_and_drives_the_others_home() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(barbarian("3MRT10", seats=3)).in_play(0, "1MAC19", "3MRT19").in_play(1, "1REG5", "1REG6")
        game.in_play(2, "1REG7").turn().play("3MRT10")
        assert slots(game) == [0, 1]
        game.from_slot("acquire", 1)
        assert offered(game) == ["1REG5", "1REG6"]
        return game.pick("recall", "1REG6", seat=1)

    game = position().decline("choose")
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1REG9"], ["1REG6"], ["1REG7"])
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(progress=1), ["3MRT10"], 2)
    game = position().choose(1)
    assert (game.cards_in("exile"), game.cards_in("discards"), game.under("1MAC19")) == (["3MRT10"], [], [])
    game = position().choose(0)
    if game.asks()[0] == "host":
        game.card("host", "1MAC19")
    assert (game.under("1MAC19"), game.resources(0)) == (["3MRT10"], supply(progress=1, materials=2))
    assert (game.cards_in("exile"), game.cards_in("discards")) == ([], [])


@rule("imperium:martians", "imperium:free-play", "imperium:exile", "imperium:history")
def test_the_resurrection_stone_plays_a_discarded_or_historic_card_and_exiles_it() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(empire("3MRT11", "1TRI6")).discards(0, "1TRI8", "unrest", "1UNC9").history(0, "1TRI2", "1FAM1")
        )
        game.has(0, population=1).turn().play("3MRT11")
        assert len(game.state.options) == 4  # the Oracle is for barbarians
        return game

    game = position().pick("play-card", "1TRI8").decline()
    assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1, population=1, materials=4), ["1TRI8"])
    assert (sorted(game.cards_in("discards")), actions(game)) == (["1UNC9", "3MRT11", "unrest"], 2)
    game = position().pick("play-card", "1TRI2", zone=1).decline()
    assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1, population=2), ["1TRI2"])
    assert game.cards_in("history") == ["1FAM1"]
    game = position().pick("play-card", "unrest")
    if game.asks()[0] == "pay":
        game.answer("pay", 0)
    game.decline()
    assert (game.cards_in("exile"), game.state.unrest_left()) == ([], 10)


@rule("imperium:martians", "imperium:draw", "imperium:history")
def test_the_crystal_skull_draws_two_cards_and_may_put_one_into_the_history() -> None:
    def position(*deck: str) -> ImperiumScenario:
        return empire("3MRT12", "1TRI6").deck(0, *deck).turn().play("3MRT12")

    game = position(*DRAWN)
    assert (hand(game), offered(game)) == (["1TRI2", "1TRI6", "1TRI8"], ["1TRI2", "1TRI6", "1TRI8"])
    game.pick("to-history", "1TRI6").decline()
    assert (game.cards_in("history"), hand(game), game.resources(0)) == (
        ["1TRI6"],
        ["1TRI2", "1TRI8"],
        supply(progress=1),
    )
    game = position(*DRAWN).decline("to-history").decline()
    assert (game.cards_in("history"), len(hand(game)), actions(game)) == ([], 3, 3)
    assert hand(position("1TRI8")) == ["1TRI6", "1TRI8"]


@rule("imperium:martians", "imperium:free-play")
def test_cloning_vats_play_a_discarded_card() -> None:
    game = five_suits(empire("3MRT14", "1TRI6")).discards(0, "1TRI8", "1REG3X", "1UNC9", "1TRI2").history(0, "1FAM1")
    game.turn().play("3MRT14")
    assert offered(game) == ["1REG3X", "1TRI2", "1TRI8"]
    game.pick("play-card", "1TRI8").decline()
    assert (game.resources(0), game.cards_in("exile"), actions(game)) == (supply(progress=1, materials=4), [], 2)
    assert sorted(game.cards_in("discards")) == ["1REG3X", "1TRI2", "1TRI8", "1UNC9", "3MRT14"]


@rule("imperium:martians", "imperium:gain", "imperium:exhaust", "imperium:garrison")
def test_cryostasis_gives_progress_and_takes_cards_for_people() -> None:
    game = empire("3MRT23", "1TRI6", "1TRI8").turn().play("3MRT23")
    assert (game.resources(0), game.cards_in("play"), actions(game)) == (supply(progress=1), ["3MRT23"], 2)
    game.use("3MRT23")
    assert offered(game) == ["1TRI6", "1TRI8"]
    game.pick("garrison", "1TRI6")
    assert (game.under("3MRT23"), hand(game)) == (["1TRI6"], ["1TRI8"])
    assert game.resources(0) == supply(progress=1, population=1)
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (2, [], 4)
    assert in_play("3MRT23").turn().usable() == []


@rule("imperium:martians", "imperium:solstice", "imperium:discard", "imperium:garrison")
def test_cryostasis_may_wake_a_card_that_is_no_gadget() -> None:
    def position(*under: str) -> ImperiumScenario:
        return solstice(in_play("3MRT23").garrisoned(0, "3MRT23", *under), "1TRI8", "1TRI6", deck=DRAWN)

    game = position("1TRI2", "3MRT12", "1TRI4").pick("discard", "1TRI6")
    assert offered(game) == ["1TRI2", "1TRI4"]
    game.answer(game.asks()[0], *[option for option in game.state.options if code_of(option % PLACE) == "1TRI4"])
    assert (hand(game), sorted(game.under("3MRT23"))) == (["1TRI4", "1TRI8"], ["1TRI2", "3MRT12"])
    assert game.cards_in("discards") == ["1TRI6"]
    game = position("1TRI2", "3MRT12").decline()
    assert (hand(game), len(game.under("3MRT23"))) == (["1TRI6", "1TRI8"], 2)


# The draw deck.


@rule("imperium:martians", "imperium:move", "imperium:choose")
def test_take_me_to_your_leader_moves_two_progress_to_the_market() -> None:
    game = alien("3MRT15", "1TRI6").slot(3, "1UNC3", progress=1).has(0, progress=5, population=2).turn()
    game.play("3MRT15").choose(0)
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 3)
    assert (game.market_tokens(3), game.resources(0)) == (supply(progress=3), supply(progress=3, population=2))
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI6"], ["3MRT15"], 2)  # moving is no paying
    assert game.asks() == ("activate", 0)


@rule("imperium:martians", "imperium:acquire", "imperium:pay", "imperium:choose")
@pytest.mark.parametrize("converted", [0, 1, 3])
def test_or_take_me_to_your_leader_acquires_land_and_converts_progress(converted: int) -> None:
    game = alien("3MRT15").slot(0, "1TRI2", progress=3, goods=1).has(0, progress=5, population=3).turn()
    game.play("3MRT15").choose(1).answer("pay", 0)
    assert slots(game) == [0, 1]
    game.from_slot("acquire", 0)
    assert game.state.options == [0, 1, 2, 3]
    game.answer("convert", converted)
    assert game.resources(0) == supply(progress=8 - converted, population=1 + converted, goods=1)
    assert hand(game) == ["1TRI2", "unrest"]  # the one that lay under it: converting is no paying
    game = alien("3MRT15").has(0, progress=1, population=0).turn()
    assert game.playable() == []


@rule("imperium:martians", "imperium:find", "imperium:pay", "imperium:choose")
def test_a_flying_drone_finds_a_region_for_a_population() -> None:
    def position() -> ImperiumScenario:
        return five_suits(empire("3MRT16", "1TRI6")).deck(0, "1TRI1", "1REG6", "1TRI2").discards(0, "1REG7", "1TRI8")

    game = position().has(0, population=2).turn().play("3MRT16")
    if game.asks()[0] == "choose":
        game.choose(0)
    assert sorted(code_of(option % PLACE) for option in game.state.options) == ["1REG6", "1REG7"]
    game.pick("find", "1REG7", zone=1)
    assert (hand(game), game.resources(0), actions(game)) == (["1REG7", "1TRI6"], supply(population=1), 3)
    assert sorted(game.cards_in("discards")) == ["1TRI8", "3MRT16"]
    assert "3MRT16" not in position().turn().playable()


@rule("imperium:martians", "imperium:abandon", "imperium:take-unrest", "imperium:break-through")
def test_or_a_flying_drone_gives_up_the_landing_site_for_a_region_and_unrest() -> None:
    def position() -> ImperiumScenario:
        return five_suits(empire("3MRT16", "1TRI6")).in_play(0, "3MRT24", "1REG4").deck(0, "1TRI1", "1REG6").turn()

    game = position().play("3MRT16")
    if game.asks()[0] == "choose":
        game.choose(game.state.options[-1])
    assert slots(game) == [1]
    game.from_slot("break-through", 1)
    assert (hand(game), game.cards_in("play")) == (["1REG9", "1TRI6", "unrest"], ["1REG4"])
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["3MRT16", "3MRT24"], 8)
    assert actions(game) == 3
    assert "3MRT16" not in five_suits(empire("3MRT16")).in_play(0, "1REG4").turn().playable()


@rule("imperium:martians", "imperium:exhaust", "imperium:swap", "imperium:anatomy")
def test_sharing_our_secrets_swaps_a_gadget_for_a_market_card_of_its_suit() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(in_play("3MRT17")).hand(0, "3MRT12", "3MRT10", "1UNC9").slot(4, "3MRT11", goods=1)
        return game.slot(3, "1UNC3", progress=2).turn()

    game = position().use("3MRT17")
    wanted = {0 * PLACE + number("3MRT10"), 3 * PLACE + number("3MRT12")}
    assert set(game.state.options) == wanted
    game.answer("swap-market", 3 * PLACE + number("3MRT12"))
    assert (hand(game), game.market()[3]) == (["1UNC3", "1UNC9", "3MRT10"], "3MRT12")
    assert (game.market_tokens(3), game.resources(0)) == (supply(progress=2), supply())
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    assert position().hand(0, "1UNC9", "3MRT23").usable() == ["3MRT17"]
    assert position().hand(0, "1UNC9").usable() == []


@rule("imperium:martians", "imperium:passive", "imperium:draw", "imperium:choose")
def test_sharing_our_secrets_profits_when_another_plays_a_gadget() -> None:
    def position(code: str, progress: int = 3) -> ImperiumScenario:
        game = state(in_play("3MRT17"), "3MRT29A").has(0, progress=progress).unrest_left(9).turn().done()
        game.deck(0, *DRAWN).hand(0).deck(1, *DRAWN).hand(1, code, "1TRI6").turn().play(code)
        return game

    def answered(place: int, progress: int = 3) -> ImperiumScenario:
        game = position("3MRT12", progress)
        for _ in range(4):
            if game.asks() == ("choose", 0):
                game.choose(place, seat=0)
                break
            game.decline(seat=1)
        return game

    game = answered(0)
    assert (game.resources(0), hand(game)) == (supply(progress=2, population=1), ["1TRI2"])
    game = answered(1)
    assert (game.resources(0), hand(game)) == (supply(progress=4), [])
    # 000:667: as much as possible is done, so without Progress the card is drawn all the same.
    game = answered(0, 0)
    assert (game.resources(0), hand(game)) == (supply(), ["1TRI2"])
    game = position("1TRI2")
    assert (game.asks(), game.resources(0)) == (("activate", 1), supply(progress=3))
    game = in_play("3MRT17").hand(0, "3MRT12").turn().play("3MRT12")
    assert game.resources(0) == supply(progress=1)  # one's own gadgets tell nothing


@rule("imperium:martians", "imperium:all-players", "imperium:resources", "imperium:choose")
def test_ancient_astronauts_let_all_draw_and_convert_progress_for_each_region() -> None:
    def position(progress: int = 5, *table: str) -> ImperiumScenario:
        game = alien("3MRT18").in_play(0, *(table or ("1REG4", "3MRT9", "1UNC15", "1REG5"))).deck(0, *DRAWN)
        return game.deck(1, *DRAWN).has(0, progress=progress).turn().play("3MRT18")

    game = position().accept(seat=0).accept(seat=1).choose(0)
    assert (hand(game), hand(game, 1)) == (["1TRI2"], ["1TRI2"])
    assert (game.resources(0), game.cards_in("discards")) == (supply(progress=2, population=3), ["3MRT18"])
    assert (unrest(game), actions(game)) == (0, 2)
    game = position(2).decline(seat=0).decline(seat=1).choose(0)
    assert (game.resources(0), hand(game), hand(game, 1)) == (supply(population=2), [], [])


@rule("imperium:martians", "imperium:gain", "imperium:choose")
@pytest.mark.parametrize(
    ("table", "goods"),
    [
        (("1REG4",), 1),
        (("1REG5",), 1),
        (("1CAR20X",), 1),
        (("3MRT9",), 1),
        (("1REG4", "1REG6", "1MAC20"), 1),
        (("1REG4", "1REG5", "1CAR20X", "3MRT9", "1REG6"), 4),
        (("1MAC18", "1UNC15"), 2),
    ],
)
def test_or_ancient_astronauts_gain_goods_for_each_sort_of_land(table: tuple[str, ...], goods: int) -> None:
    game = empire("3MRT18").in_play(0, *table).in_play(1, "3MRT9").has(0, progress=5).turn().play("3MRT18")
    game.choose(1)
    assert game.resources(0) == supply(progress=5, goods=goods)


@rule("imperium:martians", "imperium:exhaust", "imperium:abandon", "imperium:return-unrest", "imperium:resources")
def test_signals_to_space_give_up_a_region_to_return_unrest() -> None:
    def position() -> ImperiumScenario:
        game = state(in_play("3MRT19", "1REG4", "1REG5", "1UNC15"), "3MRT29A").discards(0, "unrest", "unrest", "1TRI8")
        game.has(0, progress=3).unrest_left(9).turn().use("3MRT19")
        assert offered(game) == ["1REG4", "1REG5"]
        return game.pick("abandon", "1REG4")

    game = position().accept()
    assert (sorted(game.cards_in("discards")), game.state.unrest_left()) == (["1REG4", "1TRI8", "unrest"], 10)
    assert (game.resources(0), hand(game)) == (supply(progress=2, population=1), [])
    assert (sorted(game.cards_in("play")), actions(game), game.usable()) == (["1REG5", "1UNC15", "3MRT19"], 3, [])
    assert game.state.get(EXHAUSTS) == 4
    game = position().decline()
    assert (game.resources(0), game.state.unrest_left()) == (supply(progress=3), 10)
    assert in_play("3MRT19", "1UNC15").discards(0, "unrest").has(0, progress=3).turn().usable() == []


@rule("imperium:martians", "imperium:move", "imperium:history", "imperium:fame")
def test_a_glorious_uplifting_moves_people_to_the_power_for_fame() -> None:
    def position(population: int, *table: str) -> ImperiumScenario:
        game = empire("3MRT20", "1TRI8").power(0, "3MRT1A").in_play(0, *table).has(0, population=population)
        return game.zone("fame deck", 0, "1FAM4", "1FAM2", "1FAM1").turn()

    game = position(6, "3MRT17", "3MRT19", "3MRT25", "1REG4", "3MRT23").play("3MRT20")
    game.pick("to-history", "3MRT17", "3MRT25")
    assert sorted(game.cards_in("history")) == ["3MRT17", "3MRT20", "3MRT25"]
    assert (hand(game), game.resources(0), actions(game)) == (["1FAM1", "1TRI8"], supply(population=1), 2)
    assert game.state.tokens_on(number("3MRT1A"), POPULATION) == 5
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["1REG4", "3MRT19", "3MRT23"], [])
    assert position(4, "3MRT17", "3MRT19").has(0, progress=9, goods=9).playable() == ["1TRI8"]
    assert position(5, "3MRT17", "1REG4", "3MRT23").playable() == ["1TRI8"]
    assert "3MRT20" in position(5, "3MRT17", "3MRT19").playable()


@rule("imperium:martians", "imperium:discard", "imperium:nation-deck", "imperium:acquire")
@pytest.mark.parametrize("slot", range(4))
def test_the_sword_of_power_discards_a_nation_card_to_acquire(slot: int) -> None:
    game = (
        five_suits(empire("3MRT21", "1TRI6", "3MRT12")).zone("nation deck", 0, "3MRT14", "3MRT6").turn().play("3MRT21")
    )
    game.choose(0)
    assert slots(game) == [0, 1, 2, 3]
    game.from_slot("acquire", slot)
    under = [] if slot == 1 else ["unrest"]
    assert hand(game) == sorted(["1TRI6", "3MRT12", FIVE_SUITS[slot], *under])
    assert (sorted(game.cards_in("discards")), game.cards_in("nation deck")) == (["3MRT21", "3MRT6"], ["3MRT14"])
    assert actions(game) == 2


@rule("imperium:martians", "imperium:discard", "imperium:anatomy", "imperium:break-through")
@pytest.mark.parametrize(("gadget", "slot"), [("3MRT10", 0), ("3MRT9", 1), ("3MRT6", 2), ("3MRT12", 3)])
def test_or_the_sword_of_power_discards_a_gadget_to_break_through_for_its_suit(gadget: str, slot: int) -> None:
    game = five_suits(empire("3MRT21", "1TRI6", gadget, "3MRT11")).turn().play("3MRT21")
    if game.asks()[0] == "choose":
        game.choose(1)
    assert offered(game) == sorted([gadget, "3MRT11"])
    game.pick("discard", gadget)
    assert slots(game) == [slot]
    game.from_slot("break-through", slot)
    assert hand(game) == sorted(["1TRI6", "3MRT11", FIVE_SUITS[slot]])
    assert (sorted(game.cards_in("discards")), actions(game)) == (sorted(["3MRT21", gadget]), 2)
    assert five_suits(empire("3MRT21", "1TRI8")).turn().playable() == ["1TRI8"]


@rule("imperium:martians", "imperium:break-through", "imperium:history")
@pytest.mark.parametrize("slot", [2, 3])
def test_oannes_breaks_through_for_culture_and_becomes_history(slot: int) -> None:
    game = five_suits(barbarian("3MRT22", "1TRI6")).turn().play("3MRT22")
    assert slots(game) == [2, 3]
    game.from_slot("break-through", slot)
    assert (hand(game), game.cards_in("history")) == (sorted(["1TRI6", FIVE_SUITS[slot]]), ["3MRT22"])
    assert (game.cards_in("discards"), actions(game)) == ([], 2)


@rule("imperium:martians", "imperium:look", "imperium:swap", "imperium:nation-deck")
def test_the_landing_site_may_swap_a_card_with_one_of_the_top_two_of_the_nation() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3MRT24", "1TRI6", "unrest", "1TRI8").zone("nation deck", 0, "3MRT11", "3MRT14", "3MRT6")
        game.turn().play("3MRT24")
        cards = [number("1TRI6"), number("1TRI8")]
        assert game.state.options == [-1, *cards, *(PLACE + card for card in cards)]
        nation = game.state.zone(NATION_DECK, 0).lore
        assert sorted(facts_of(nation, 0)) == [(number("3MRT6"), 2), (number("3MRT14"), 1)]
        assert facts_of(nation, 1) == []
        return game

    game = position().answer("swap-looked", number("1TRI6"))
    assert (hand(game), game.cards_in("nation deck")) == (["1TRI8", "3MRT6", "unrest"], ["3MRT11", "3MRT14", "1TRI6"])
    game = position().answer("swap-looked", PLACE + number("1TRI8"))
    assert (hand(game), game.cards_in("nation deck")) == (["1TRI6", "3MRT14", "unrest"], ["3MRT11", "1TRI8", "3MRT6"])
    game = position().decline()
    assert (len(hand(game)), game.cards_in("play"), actions(game)) == (3, ["3MRT24"], 2)
    assert game.cards_in("nation deck") == ["3MRT11", "3MRT14", "3MRT6"]


@rule("imperium:martians", "imperium:exhaust", "imperium:discard", "imperium:free-play")
def test_thoats_carry_to_a_region_and_the_others_gain_materials() -> None:
    game = ImperiumScenario(3).in_play(0, "3MRT25").hand(0, "1TRI6", "1MAC19", "1MAC20", "1TRI8").has(1, materials=2)
    game.turn().use("3MRT25")
    assert len(game.state.options) == 4
    game.pick("discard", "1TRI6")
    assert offered(game) == ["1MAC19", "1MAC20"]
    game.pick("play-card", "1MAC20").decline()
    assert (game.resources(0), game.resources(1), game.resources(2)) == (
        supply(population=1),
        supply(materials=3),
        supply(materials=1),
    )
    assert (sorted(game.cards_in("play")), hand(game)) == (["1MAC20", "3MRT25"], ["1MAC19", "1TRI8"])
    assert (game.cards_in("discards"), actions(game), game.usable()) == (["1TRI6"], 3, [])
    assert game.state.get(EXHAUSTS) == 4
    assert in_play("3MRT25").turn().usable() == []


# What is printed.


@rule("imperium:martians", "imperium:player-setup")
@pytest.mark.parametrize(("side", "progress"), [("a", 26), ("b", 21)])
def test_how_the_martians_start(side: str, progress: int) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "martians", "side1": side})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == ([f"3MRT1{side.upper()}"], ["3MRT2"])
    assert sorted(game.cards_in("development")) == ["3MRT3", "3MRT4", "3MRT5"]
    assert sorted(game.cards_in("nation deck")) == sorted([*(f"3MRT{n}" for n in (*range(6, 13), 14)), "unrest"])
    assert sorted(start) == sorted([*(f"3MRT{n}" for n in range(15, 26)), "unrest"])
    assert [code_of(card) for card in game.state.zone(STATE_CARD, 0).cards()] == ["3MRT29A"]
    assert (game.state.get(STATE), game.state.get(EXHAUSTS)) == (EMPIRE, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=progress)


@rule("imperium:martians", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_martians_bring_two_unrest_to_the_pile(seats: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "martians")]
    assert piles[1] - piles[0] == 2


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and the cards of the Martians have what they need."""
    gadget = "3MRT12" if code != "3MRT12" else "3MRT11"
    game = plenty(code).unrest_left(9).exile("1CIV13", "1REG4").has(0, goods=9).power(0, "3MRT1B")
    game.hand(0, code, gadget, "1TRI8", "1MAC19").discards(0, "1TRI6", "1TRI2")
    return game.in_play(0, *game.cards_in("play"), *[land for land in ("3MRT24",) if land != code])


@rule("imperium:martians", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_martians_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:martians", "imperium:attack")
@pytest.mark.parametrize("code", ATTACKS)
def test_an_attack_of_the_martians_can_be_avoided(code: str) -> None:
    game = five_suits(barbarian(code, "3MRT12")).in_play(1, "1SCY20", "1REG5", "1REG6").turn().play(code)
    for _ in range(3):
        if game.asks() == ("respond", 1):
            break
        game.answer(game.asks()[0], game.state.options[0], seat=0)
    game.accept("respond", seat=1)
    assert sorted(game.cards_in("play", 1)) == ["1REG5", "1REG6", "1SCY20"]


@rule("imperium:martians", "imperium:attack")
@pytest.mark.parametrize("code", [c for c in (*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE) if c not in ATTACKS])
def test_no_other_card_of_the_martians_is_an_attack(code: str) -> None:
    game = rich(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").in_play(1, "1SCY20", "1REG3X")
    assert game.play(code).asks() != ("respond", 1)


@rule("imperium:martians", "imperium:anatomy")
@pytest.mark.parametrize("code", ["3MRT2", *EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_and_suits_of_the_martians(code: str) -> None:
    shown = {"3MRT6": "scroll", "3MRT9": "hunt", "3MRT10": "knight", "3MRT11": "miracle", "3MRT12": "mask"}
    assert icons(ImperiumScenario(), code) == ({shown[code]: 1} if code in shown else {})
    printed = {
        **{gadget: ["uncivilised", "gadget"] for gadget in ("3MRT7", "3MRT8", "3MRT11", "3MRT12")},
        **{gadget: ["civilised", "gadget"] for gadget in ("3MRT6", "3MRT14")},
        **{gadget: ["region", "gadget"] for gadget in ("3MRT9", "3MRT23")},
        "3MRT10": ["tributary", "gadget"],
        "3MRT24": ["region"],
    }
    assert suits(code) == printed.get(code, [])


@rule("imperium:martians", "imperium:develop")
@pytest.mark.parametrize("code", BARBARIAN_ONLY)
def test_developing_costs_the_martians_three_people(code: str) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9)
    game.turn().play("1TRI3").card("develop", code)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9, population=6)


@rule("imperium:martians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("3MRT6", -2),
        ("3MRT7", -5),
        ("3MRT8", -3),
        ("3MRT9", -1),
        ("3MRT10", -3),
        ("3MRT11", -3),
        ("3MRT12", -2),
        ("3MRT14", -3),
        ("3MRT23", -1),
        *((f"3MRT{n}", 0) for n in (2, *range(15, 23), 24, 25)),
    ],
)
def test_gadgets_cost_points_unless_they_are_history(code: str, points: int) -> None:
    for zone in ("hand", "deck", "discards", "play"):
        assert worth(ImperiumScenario().zone(zone, 0, code, "1CIV10"), code) == points
    assert worth(in_play("1REG3").garrisoned(0, "1REG3", code), code) == points
    assert worth(ImperiumScenario().history(0, code), code) == 0


@rule("imperium:martians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3MRT3", lambda g: g.in_play(0, *PINNED[:5]).hand(0, "3MRT3", "3MRT24", "3MRT25"), 1),
        ("3MRT3", lambda g: g.in_play(0, *PINNED[:6]), 2),
        ("3MRT3", lambda g: g.in_play(0, "3MERC1A", "1REG3", "1REG4"), 0),
        ("3MRT4", lambda g: g.in_play(0, "1UNC15").discards(0, "1UNC3", "1CIV10"), 1),
        ("3MRT4", lambda g: g.in_play(0, "1UNC15").discards(0, "1UNC3").history(0, "1CIV10").deck(0, "3MRT12"), 2),
        ("3MRT4", lambda g: g.in_play(0, "1REG3", "1REG4").in_play(1, "1UNC15", "1UNC3"), 0),
        ("3MRT5", lambda g: g.in_play(0, "1REG3").discards(0, "1TRI3", "1UNC3", "1REG4"), 1),
        ("3MRT5", lambda g: g.in_play(0, "1REG3", "3MRT9").discards(0, "1TRI3").history(0, "1TRI4"), 2),
        ("3MRT5", lambda g: g.in_play(1, "1REG3", "1REG4").discards(0, "1CIV10", "1CIV11"), 0),
    ],
)
def test_developed_cards_of_the_martians_count_in_their_points(code: str, table: Set, points: int) -> None:
    game = barbarian(code)
    table(game)
    assert worth(game, code) == points


@rule("imperium:martians", "imperium:scoring", "imperium:state")
@pytest.mark.parametrize(("progress", "points"), [(2, 0), (3, 1), (8, 2), (26, 8)])
def test_an_alien_scores_a_point_for_three_progress(progress: int, points: int) -> None:
    totals = [
        score(state(ImperiumScenario(), face).has(0, progress=progress).state, 0) for face in ("3MRT29A", "3MRT29B")
    ]
    assert totals == [points, progress]


@rule("imperium:martians", "imperium:exhaust", "imperium:discard")
def test_martians_gain_people_and_progress_when_a_gadget_is_discarded() -> None:
    def position(code: str) -> ImperiumScenario:
        game = in_play("3MRT25").power(0, "3MRT1B").hand(0, "1MAC20", "1TRI4", "3MRT8").turn().use("3MRT25")
        return game.pick("discard", code).pick("play-card", "1MAC20")

    game = position("3MRT8").accept("respond").decline("garrison")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(population=2, progress=1), 3)
    game = position("3MRT8").decline("respond").decline("garrison")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(population=1), 4)
    game = position("1TRI4").decline("garrison")
    assert (game.resources(0), game.asks()) == (supply(population=1), ("activate", 0))
