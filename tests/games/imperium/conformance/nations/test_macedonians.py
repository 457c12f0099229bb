"""The cards the Macedonians alone have."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import EXHAUSTS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, empire, hand, in_play, supply
from games.imperium.scenario import ImperiumScenario


@rule("imperium:macedonians", "imperium:passive", "imperium:exhaust")
def test_macedonians_gain_from_regions_the_phalanx_plays_from_the_discards() -> None:
    def position(power: str) -> ImperiumScenario:
        game = in_play("1MAC17").hand(0, "1TRI2").power(0, power).discards(0, "1PER20", "1TRI8").turn()
        return game.use("1MAC17").decline()

    game = position("1MAC1A")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["1MAC17", "1PER20"], ["1TRI8"])
    assert (game.resources(0), actions(game)) == (supply(materials=2), 2)
    assert position("1MAC1B").resources(0) == supply()
    game = in_play("1MAC17").discards(0, "1PER20").actions(0, 0).turn()
    assert game.usable() == []
    game = barbarian("1PER20", "1TRI8").power(0, "1MAC1A").turn().play("1PER20").decline()
    assert game.resources(0) == supply()


@rule("imperium:macedonians", "imperium:break-through")
def test_alexander_draws_and_may_break_through() -> None:
    game = barbarian("1MAC2").deck(0, "1TRI8").slot(0, "1TRI2").turn().play("1MAC2")
    game.from_slot("break-through", 0)
    assert (hand(game), game.cards_in("history")) == (["1TRI2", "1TRI8"], ["1MAC2"])


@rule("imperium:macedonians", "imperium:acquire", "imperium:free-play")
@pytest.mark.parametrize(("market", "gained"), [("1TRI8", {"materials": 4}), ("1TRI2", {"population": 1})])
def test_parmenion_acquires_and_plays_at_once(market: str, gained: dict[str, int]) -> None:
    game = empire("1MAC4").slot(0, market).turn().play("1MAC4").accept()
    assert (game.resources(0), actions(game)) == (supply(**gained), 2)
    assert (game.cards_in("discards"), game.cards_in("history"), hand(game)) == ([market], ["1MAC4"], ["unrest"])


@rule("imperium:macedonians", "imperium:passive", "imperium:exhaust")
def test_companion_cavalry_lets_an_empire_conquer_and_draws_for_regions() -> None:
    game = empire("1MAC14", "1MAC13", "1PER20").in_play(0, "1MAC5").has(0, materials=3, population=2).slot(0, "1TRI2")
    game.slot(1, "1UNC3").deck(0, "1TRI8").turn()
    assert sorted(game.playable()) == ["1MAC14", "1PER20"]
    game.play("1PER20").decline().accept("respond")
    assert hand(game) == ["1MAC13", "1MAC14", "1TRI8"]


@rule("imperium:macedonians", "imperium:acquire", "imperium:exile")
def test_alexander_the_great_follows_alexander_and_acquires_two_regions_exiled_ones_too() -> None:
    game = empire("1MAC6").slot(0, "1REG3").exile("1REG8").turn()
    assert game.playable() == []
    game.history(0, "1MAC2").play("1MAC6").accept().from_exile("1REG8").accept()
    assert hand(game) == ["1REG3", "1REG8"]
    assert (sorted(game.cards_in("history")), actions(game)) == (["1MAC2", "1MAC6"], 3)


@rule("imperium:macedonians", "imperium:exhaust")
def test_mosaics_buy_a_discarded_card_back() -> None:
    game = in_play("1MAC7").has(0, materials=1).discards(0, "1TRI8", "1TRI2").turn().use("1MAC7")
    game.pick("to-hand", "1TRI8")
    assert (hand(game), game.resources(0)) == (["1TRI8"], supply())


@rule("imperium:macedonians", "imperium:steal", "imperium:return-exhaust")
def test_uxians_steal_materials_and_may_return_an_exhaust_token() -> None:
    game = barbarian("1MAC11").in_play(0, "1UNC8").has(1, materials=3).turn().use("1UNC8").play("1MAC11").accept()
    assert (game.resources(0), game.resources(1)) == (supply(materials=2), supply(materials=1))
    assert game.state.get(EXHAUSTS) == 5
