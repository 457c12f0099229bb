"""The cards the Persians alone have."""

from __future__ import annotations

import pytest

from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, barbarian, empire, hand, supply


@rule("imperium:persians", "imperium:exhaust", "imperium:on-deck")
def test_persians_give_an_action_two_cards_and_a_population_for_a_tributary() -> None:
    game = barbarian("1REG3", "1REG8", "1REG9").power(0, "1PER1A").has(0, population=1).slot(0, "1TRI2").turn()
    game.use("1PER1A").pick("on-deck", "1REG3").pick("on-deck", "1REG8").from_slot("break-through", 0)
    assert (hand(game), game.cards_in("deck")) == (["1REG9", "1TRI2"], ["1REG3", "1REG8"])
    assert (game.resources(0), actions(game)) == (supply(), 2)
    game = barbarian("1REG3").power(0, "1PER1A").has(0, population=1).turn()
    assert game.usable() == []
    assert barbarian("1REG3", "1REG8").power(0, "1PER1B").has(0, population=1).turn().usable() == []


@rule("imperium:persians", "imperium:attack")
def test_a_battering_ram_drives_off_a_city_and_may_break_through() -> None:
    game = empire("1PER3").in_play(1, "1UNC15", "1REG3").slot(0, "1TRI2").turn().play("1PER3")
    game.from_slot("break-through", 0)
    assert (game.cards_in("discards", 1), hand(game)) == (["1UNC15"], ["1TRI2"])


@rule("imperium:persians", "imperium:treated-as", "imperium:free-play")
def test_windmills_make_three_production_of_a_fertile_icon() -> None:
    game = empire("1PER5", "1SCY14").in_play(0, "1REG8").turn().play("1PER5")
    assert (actions(game), sorted(game.cards_in("play"))) == (3, ["1PER5", "1REG8"])
    game.use("1PER5").play("1SCY14")
    assert game.resources(0) == supply(materials=4)


@rule("imperium:persians", "imperium:action", "imperium:free-play")
def test_satraps_sell_an_action() -> None:
    game = empire("1PER6").has(0, materials=3).turn().play("1PER6")
    assert (actions(game), game.resources(0)) == (4, supply())


@rule("imperium:persians", "imperium:all-players", "imperium:take-unrest")
def test_persian_gold_pays_all_and_brings_others_unrest() -> None:
    game = empire("1PER7").turn().play("1PER7")
    assert (game.resources(0), game.resources(1)) == (supply(materials=2, progress=1), supply(materials=2))
    assert (hand(game), hand(game, 1)) == ([], ["unrest"])


@rule("imperium:persians", "imperium:history")
def test_arachosia_may_put_a_discarded_card_into_the_history() -> None:
    game = barbarian("1PER10").discards(0, "1TRI8", "1TRI2").turn().play("1PER10").pick("to-history", "1TRI8")
    assert (game.cards_in("history"), game.cards_in("discards")) == (["1TRI8"], ["1TRI2"])


@rule("imperium:persians", "imperium:gain")
@pytest.mark.parametrize(("code", "gained"), [("1PER12", {"materials": 4}), ("1PER21", {"population": 2})])
def test_the_median_empire_and_lydians_give_and_go_into_the_history(code: str, gained: dict[str, int]) -> None:
    game = barbarian(code).turn().play(code)
    assert (game.resources(0), game.cards_in("history")) == (supply(**gained), [code])
