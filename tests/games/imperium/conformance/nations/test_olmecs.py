"""The cards the Olmecs alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FOUR_SUITS,
    actions,
    barbarian,
    empire,
    hand,
    icons,
    in_play,
    solstice,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario

DRAWN = (
    "1TRI1",
    "1TRI3",
    "1TRI7",
    "1TRI8",
    "1TRI2",
)  # more cards than are drawn; the last comes first
MASKS = ["2OLM12", "2OLM13", "2OLM18", "2OLM19", "2OLM20", "2OLM21", "2OLM22", "2OLM23"]
EMPIRE_ONLY = ["2OLM3", "2OLM5", "2OLM6", "2OLM7", "2OLM8"]
PINNED = ["2OLM2", "2OLM10", "2OLM11", "2OLM14", "2OLM14X", "2OLM15", "2OLM15X", "2OLM16", "2OLM17"]


def market(game: ImperiumScenario) -> ImperiumScenario:
    """A tributary, a region, a civilised and an uncivilised card can be acquired."""
    game.in_market(*FOUR_SUITS)
    return game.zone("main deck", 0, "1TRI1", "1TRI3").zone("civilised deck", 0, "1CIV11")


# The power.


@rule("imperium:olmecs", "imperium:exhaust", "imperium:history", "imperium:acquire", "imperium:discard")
def test_olmecs_put_a_discarded_mask_into_the_history_or_acquire_anything_for_three() -> None:
    def position() -> ImperiumScenario:
        game = market(ImperiumScenario().power(0, "2OLM1A")).hand(0, *MASKS[:4], "1TRI8").unrest_left(9)
        return game.discards(0, "2OLM20", "2OLM21", "1TRI4").turn().use("2OLM1A")

    game = position().choose(0)
    assert len(game.state.options) == 2
    game.pick("to-history", "2OLM21")
    assert (game.cards_in("history"), sorted(game.cards_in("discards"))) == (["2OLM21"], ["1TRI4", "2OLM20"])
    assert (len(hand(game)), actions(game), game.usable(), game.state.get(EXHAUSTS)) == (5, 3, [], 4)
    for slot, taken in enumerate((["1TRI2", "unrest"], ["1REG9"], ["1CIV10", "unrest"], ["1UNC3", "unrest"])):
        game = position().choose(1).pick("discard", "2OLM12", "2OLM13", "2OLM19")
        assert game.state.options == [0, 1, 2, 3]
        game.from_slot("acquire", slot)
        assert hand(game) == sorted(["2OLM18", "1TRI8", *taken])
        assert sorted(game.cards_in("discards")) == ["1TRI4", *MASKS[:2], "2OLM19", "2OLM20", "2OLM21"]
        assert (game.cards_in("history"), actions(game)) == ([], 3)


@rule("imperium:olmecs", "imperium:exhaust", "imperium:interpreting")
def test_olmecs_need_a_mask_in_the_discard_pile_or_three_in_hand() -> None:
    game = market(ImperiumScenario().power(0, "2OLM1A")).hand(0, "2OLM12", "2OLM13", "1TRI8").discards(0, "1TRI4")
    assert game.turn().usable() == []
    game.hand(0, "2OLM12", "2OLM13", "2OLM18", "1TRI8").use("2OLM1A")
    game.choose(1).pick("discard", "2OLM12", "2OLM13", "2OLM18").from_slot("acquire", 1)
    assert hand(game) == ["1REG9", "1TRI8"]
    game = market(ImperiumScenario().power(0, "2OLM1A")).hand(0, "2OLM12", "2OLM13", "1TRI8").discards(0, "2OLM18")
    game.turn().use("2OLM1A")
    assert game.state.options == [0]
    assert game.choose(0).cards_in("history") == ["2OLM18"]


@rule("imperium:olmecs", "imperium:exhaust", "imperium:history", "imperium:gain")
def test_the_basic_side_puts_a_mask_of_the_hand_into_the_history_for_two_progress() -> None:
    game = ImperiumScenario().power(0, "2OLM1B").hand(0, "2OLM12", "2OLM13", "1TRI8").discards(0, "2OLM18").turn()
    game.use("2OLM1B").pick("to-history", "2OLM13")
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (
        ["1TRI8", "2OLM12"],
        ["2OLM13"],
        ["2OLM18"],
    )
    assert (game.resources(0), actions(game), game.usable()) == (supply(progress=2), 3, [])
    game = ImperiumScenario().power(0, "2OLM1B").hand(0, "1TRI8").discards(0, "2OLM18").turn()
    assert game.usable() == []


# Accession and development.


@rule("imperium:olmecs", "imperium:exhaust", "imperium:on-deck", "imperium:choose")
def test_san_lorenzo_puts_a_card_back_for_a_discarded_mask_or_for_people_and_materials() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2OLM2").hand(0, "1TRI8", "1TRI4", "1TRI6").deck(0, *DRAWN)
        return game.discards(0, "2OLM12", "2OLM13", "1UNC3").turn().use("2OLM2").pick("on-deck", "1TRI4")

    game = position().choose(0)
    assert len(game.state.options) == 2
    game.pick("to-hand", "2OLM13")
    assert (hand(game), game.cards_in("deck")) == (["1TRI6", "1TRI8", "2OLM13"], [*DRAWN, "1TRI4"])
    assert (sorted(game.cards_in("discards")), game.resources(0)) == (["1UNC3", "2OLM12"], supply())
    game = position().choose(1)
    assert (hand(game), game.cards_in("deck")) == (["1TRI6", "1TRI8"], [*DRAWN, "1TRI4"])
    assert (len(game.cards_in("discards")), game.resources(0)) == (3, supply(materials=1, population=1))
    assert (actions(game), game.usable()) == (3, [])


@rule("imperium:olmecs", "imperium:exhaust", "imperium:on-deck")
def test_san_lorenzo_needs_a_card_to_put_back() -> None:
    assert in_play("2OLM2").deck(0, *DRAWN).discards(0, "2OLM12").turn().usable() == []
    game = in_play("2OLM2").hand(0, "1TRI8", "1TRI4").deck(0, *DRAWN).discards(0, "1TRI6").turn().use("2OLM2")
    game.pick("on-deck", "1TRI8")
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(materials=1, population=1))


@rule("imperium:olmecs", "imperium:exhaust", "imperium:discard")
def test_step_pyramids_are_exhausted_to_discard_a_mask_fewer() -> None:
    def position(*masks: str) -> ImperiumScenario:
        game = market(in_play("2OLM3", "2OLM15").hand(0, *masks, "1TRI8")).unrest_left(9)
        return game.turn().use("2OLM15")

    game = position("2OLM12", "2OLM13").pick("discard", "2OLM13").pick("discard", "2OLM3", zone=2)
    game.from_slot("acquire", 3)
    assert (hand(game), game.cards_in("discards")) == (["1TRI8", "1UNC3", "2OLM12", "unrest"], ["2OLM13"])
    assert (game.state.get(EXHAUSTS), game.usable(), actions(game)) == (3, [], 2)
    assert sorted(game.cards_in("play")) == ["2OLM15", "2OLM3"]
    game = position("2OLM12", "2OLM13").pick("discard", "2OLM12", "2OLM13").from_slot("acquire", 3)
    assert (hand(game), len(game.cards_in("discards"))) == (["1TRI8", "1UNC3", "unrest"], 2)
    assert (game.state.get(EXHAUSTS), actions(game)) == (4, 2)


@rule("imperium:olmecs", "imperium:exhaust", "imperium:discard")
def test_step_pyramids_make_up_for_a_mask_that_is_missing_but_not_for_two() -> None:
    game = market(in_play("2OLM3", "2OLM15", "2OLM11", "1REG3").hand(0, "1TRI8")).turn()
    assert game.usable() == []
    game.hand(0, "2OLM12", "1TRI8")
    assert sorted(game.usable()) == ["2OLM11", "2OLM15"]
    game.exhausts(0, 1)
    assert game.usable() == []  # their own ability would take the last token
    game = market(in_play("2OLM3", "2OLM15", "2OLM11", "1REG3").hand(0, "2OLM12", "2OLM13", "1TRI8")).turn()
    game.use("2OLM15").pick("discard", "2OLM12").pick("discard", "2OLM3", zone=2).from_slot("acquire", 3)
    assert game.usable() == []  # the Pyramids are exhausted, one Mask is left


@rule("imperium:olmecs", "imperium:solstice")
def test_step_pyramids_may_take_a_discarded_mask_back_in_the_solstice() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2OLM3").turn().done().hand(0, "1TRI8").deck(0, *DRAWN)
        return game.discards(0, "2OLM12", "2OLM13", "2OLM18", "1TRI4").turn().done()

    game = position().pick("to-hand", "2OLM13")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "2OLM13"], ["1TRI4", "2OLM12", "2OLM18"])
    assert (game.cards_in("deck"), game.asks()[0]) == ([*DRAWN], "turn")
    game = position().decline()
    assert (hand(game), len(game.cards_in("discards")), game.asks()[0]) == (["1TRI8"], 4, "turn")


FAME = ("1FAM4", "1FAM5", "1FAM1", "1FAM2", "1FAM3")


@rule("imperium:olmecs", "imperium:discard", "imperium:pay", "imperium:fame")
def test_ritual_sacrifice_gives_two_masks_and_two_population_for_one_of_three_fame_cards() -> None:
    game = empire("2OLM4", *MASKS[:3], "1TRI8").in_play(0, "2OLM3", "1REG3").has(0, population=5, materials=4)
    game.zone("fame deck", 0, *FAME).turn().play("2OLM4").pick("discard", "2OLM12", "2OLM18")
    assert len(game.state.options) == 3
    game.card("take-fame", "1FAM1").card("put-back-fame", "1FAM2")
    assert (hand(game), sorted(game.cards_in("discards"))) == (
        ["1FAM1", "1TRI8", "2OLM13"],
        ["2OLM12", "2OLM18", "2OLM4"],
    )
    assert game.resources(0) == supply(population=3, materials=4)
    assert sorted(game.cards_in("fame deck")) == ["1FAM2", "1FAM3", "1FAM4", "1FAM5"]
    assert actions(game) == 2


@rule("imperium:olmecs", "imperium:play", "imperium:interpreting", "imperium:state")
def test_ritual_sacrifice_needs_an_empire_the_step_pyramids_masks_and_population() -> None:
    def position() -> ImperiumScenario:
        game = empire("2OLM4", "2OLM12", "2OLM13").in_play(0, "2OLM3").has(0, population=2)
        return game.zone("fame deck", 0, *FAME).turn()

    assert "2OLM4" in position().playable()
    assert "2OLM4" not in position().in_play(0, "2OLM7").playable()
    assert "2OLM4" not in position().in_play(0).in_play(1, "2OLM3").playable()
    assert "2OLM4" not in position().has(0, population=1).playable()
    assert "2OLM4" in position().hand(0, "2OLM4", "2OLM12").playable()  # the Pyramids are the other one
    assert "2OLM4" not in position().hand(0, "2OLM4", "2OLM12").exhausts(0, 0).playable()
    assert "2OLM4" not in position().hand(0, "2OLM4", "1TRI8").playable()
    assert "2OLM4" not in position().in_state(0, "barbarian").playable()
    assert "2OLM4" not in position().actions(0, 0).playable()


@rule("imperium:olmecs", "imperium:give", "imperium:take-unrest", "imperium:attack")
def test_olmec_traders_give_everybody_a_card_and_unrest_with_a_mask() -> None:
    game = empire("2OLM5", "2OLM12", "1TRI8", "1TRI4", seats=3).discards(0, "2OLM13", "1TRI6").unrest_left(9)
    game.hand(1, "1TRI1").hand(2, "1TRI2").turn().play("2OLM5").pick("give", "2OLM12").pick("give", "1TRI6", zone=1)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI4", "1TRI8"], ["2OLM13", "2OLM5"])
    assert (hand(game, 1), hand(game, 2)) == (["1TRI1", "2OLM12", "unrest"], ["1TRI2", "1TRI6"])
    assert (game.resources(0), game.state.unrest_left(), actions(game)) == (supply(materials=3), 8, 2)
    game = empire("2OLM5", "2OLM12", "1TRI8", seats=3).discards(0, "2OLM13", "1TRI6").unrest_left(9)
    game.turn().play("2OLM5").pick("give", "1TRI8", seat=0).pick("give", "2OLM13", zone=1, seat=0)
    assert (hand(game, 1), hand(game, 2)) == (["1TRI8"], ["2OLM13", "unrest"])
    assert (game.resources(1), game.resources(2), game.state.unrest_left()) == (supply(), supply(), 8)
    game = empire("2OLM5", "1TRI8", "1TRI4", seats=2).unrest_left(9).turn().play("2OLM5").pick("give", "1TRI8")
    assert (hand(game, 1), game.state.unrest_left()) == (["1TRI8"], 9)


@rule("imperium:olmecs", "imperium:attack", "imperium:give", "imperium:take-unrest")
def test_who_avoids_the_olmec_traders_says_of_card_and_unrest_whether_to_ignore_it() -> None:
    def position() -> ImperiumScenario:
        game = empire("2OLM5", "2OLM12", "1TRI8").in_play(1, "2MIN18X").hand(1, "1TRI1").unrest_left(9)
        return game.turn().play("2OLM5").accept(seat=1)

    game = position().decline("ignore", seat=1)
    assert (hand(game), hand(game, 1)) == (["1TRI8", "2OLM12"], ["1TRI1", "2MIN18X"])
    assert game.asks() == ("activate", 0)
    game = position().accept("ignore", seat=1).pick("give", "2OLM12", seat=0).accept("ignore", seat=1)
    assert (hand(game, 1), game.state.unrest_left()) == (["1TRI1", "2MIN18X", "2OLM12", "unrest"], 8)
    game = position().accept("ignore", seat=1).pick("give", "2OLM12", seat=0).decline("ignore", seat=1)
    assert (hand(game, 1), game.state.unrest_left()) == (["1TRI1", "2MIN18X", "2OLM12"], 9)
    assert game.resources(0) == supply(materials=3)


@rule("imperium:olmecs", "imperium:garrison")
def test_tres_zapotes_may_take_back_two_discarded_masks_and_a_garrison() -> None:
    def position() -> ImperiumScenario:
        game = empire("2OLM6", "1TRI8", "1TRI4").discards(0, "2OLM12", "2OLM13", "2OLM18", "1TRI6")
        return game.turn().play("2OLM6")

    game = position()
    assert len(game.state.options) == 4
    game.pick("to-hand", "2OLM12", "2OLM13").pick("garrison", "1TRI4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "2OLM12", "2OLM13"], ["1TRI6", "2OLM18"])
    assert (game.cards_in("play"), game.under("2OLM6"), actions(game)) == (["2OLM6"], ["1TRI4"], 2)
    assert game.asks() == ("activate", 0)
    game = position().pick("to-hand", "2OLM13").decline().decline()
    assert (hand(game), len(game.cards_in("discards"))) == (["1TRI4", "1TRI8", "2OLM13"], 3)
    game = position().decline().pick("garrison", "1TRI8")
    assert (hand(game), len(game.cards_in("discards")), game.under("2OLM6")) == (["1TRI4"], 4, ["1TRI8"])


@rule("imperium:olmecs", "imperium:passive", "imperium:abandon", "imperium:discard")
def test_cards_under_the_stone_heads_may_be_abandoned_instead_of_masks() -> None:
    def position(*cards: str) -> ImperiumScenario:
        game = market(in_play("2OLM7", "2OLM15", "2OLM16")).unrest_left(9)
        game.garrisoned(0, "2OLM7", "1TRI4", "1TRI6", "1UNC9").garrisoned(0, "2OLM16", "1TRI7", "2OLM23")
        return game.hand(0, *cards, "1TRI8").turn().use("2OLM15")

    game = position().pick("discard", "1TRI4", "1TRI6", zone=1).from_slot("acquire", 3)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "1UNC3", "unrest"], ["1TRI4", "1TRI6"])
    assert (game.under("2OLM7"), sorted(game.under("2OLM16"))) == (["1UNC9"], ["1TRI7", "2OLM23"])
    assert (game.state.get(EXHAUSTS), actions(game)) == (4, 2)
    game = position("2OLM12", "2OLM13").pick("discard", "2OLM13").pick("discard", "1TRI6", zone=1)
    game.from_slot("acquire", 3)
    assert (hand(game), sorted(game.cards_in("discards"))) == (
        ["1TRI8", "1UNC3", "2OLM12", "unrest"],
        ["1TRI6", "2OLM13"],
    )
    game = position("2OLM12", "2OLM13").pick("discard", "2OLM12", "2OLM13").from_slot("acquire", 3)
    assert (sorted(game.cards_in("discards")), len(game.under("2OLM7"))) == (["2OLM12", "2OLM13"], 3)


@rule("imperium:olmecs", "imperium:discard")
def test_stone_heads_and_step_pyramids_help_with_masks_only() -> None:
    def position(*hand: str) -> ImperiumScenario:
        game = in_play("2OLM3", "2OLM7").hand(0, "unrest", *hand).unrest_left(9)
        return game.garrisoned(0, "2OLM7", "1UNC3", "1UNC9")

    assert "unrest" not in position("1TRI8").turn().playable()
    game = position("1TRI8", "1TRI4", "1TRI2").turn().play("unrest")
    assert (game.asks()[0], len(game.state.options)) == ("discard", 2)


@rule("imperium:olmecs", "imperium:solstice", "imperium:garrison")
def test_stone_heads_may_take_a_garrison_in_the_solstice() -> None:
    game = solstice(in_play("2OLM7", "2OLM16"), "1TRI8", "1TRI4", "1TRI6").pick("garrison", "1TRI4")
    assert (game.under("2OLM7"), game.under("2OLM16"), hand(game)) == (["1TRI4"], [], ["1TRI6", "1TRI8"])
    assert game.asks()[0] == "turn"
    game = solstice(in_play("2OLM7", "2OLM16"), "1TRI8", "1TRI4", "1TRI6").decline()
    assert (game.under("2OLM7"), len(hand(game)), game.asks()[0]) == ([], 3, "turn")


@rule("imperium:olmecs", "imperium:solstice", "imperium:gain")
def test_the_olmec_drainage_system_gives_a_population() -> None:
    game = solstice(in_play("2OLM8").has(0, population=2))
    assert (game.resources(0), game.resources(1)) == (supply(population=3), supply())


# The nation deck and the cards of the start.


@rule("imperium:olmecs", "imperium:all-players", "imperium:return-unrest")
def test_cacao_lets_all_return_an_unrest_and_gives_a_progress_for_each() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2OLM9", "unrest", "unrest", "1TRI8", seats=3).discards(0, "unrest", "1TRI4").unrest_left(4)
        game.discards(1, "unrest", "unrest").hand(2, "unrest", "unrest")
        return game.turn().play("2OLM9")

    game = position().pick("return-unrest", "unrest", zone=1, seat=0).pick("return-unrest", "unrest", zone=1, seat=1)
    game.pick("return-unrest", "unrest", seat=2)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "unrest", "unrest"], ["1TRI4", "2OLM9"])
    assert (game.cards_in("discards", 1), hand(game, 2)) == (["unrest"], ["unrest"])
    assert (game.resources(0), game.state.unrest_left(), actions(game)) == (supply(progress=3), 7, 2)
    assert (game.resources(1), game.resources(2)) == (supply(), supply())
    game = position().pick("return-unrest", "unrest", seat=0).decline(seat=1).decline(seat=2)
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1TRI8", "unrest"], supply(progress=1), 5)
    game = position().decline(seat=0).accept(seat=1).decline(seat=2)
    assert (len(hand(game)), game.resources(0), game.state.unrest_left()) == (3, supply(progress=1), 5)


@rule("imperium:olmecs", "imperium:exhaust", "imperium:return-exhaust", "imperium:choose")
def test_hieroglyphics_return_an_exhaust_token() -> None:
    game = in_play("2OLM10", "1UNC8", "1UNC8X").hand(0, "1TRI8").discards(0, "1TRI4", "1TRI6").turn()
    game.use("1UNC8").use("1UNC8X").use("2OLM10").choose(0).card("ready", "1UNC8")
    assert (game.state.get(EXHAUSTS), game.usable()) == (3, ["1UNC8"])
    assert (hand(game), len(game.cards_in("discards"))) == (["1TRI8"], 2)


@rule("imperium:olmecs", "imperium:exhaust", "imperium:action")
def test_hieroglyphics_turn_an_action_into_a_discarded_card() -> None:
    game = in_play("2OLM10", "1UNC8").hand(0, "1TRI8").discards(0, "1TRI4", "1UNC3", "unrest").turn().use("1UNC8")
    before = actions(game)
    game.use("2OLM10").choose(1).pick("to-hand", "1UNC3")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "1UNC3"], ["1TRI4", "unrest"])
    assert (actions(game), game.state.get(EXHAUSTS), game.usable()) == (before - 1, 3, [])
    assert in_play("2OLM10").discards(0, "1TRI4", "1UNC3").turn().actions(0, 0).usable() == []


@rule("imperium:olmecs", "imperium:exhaust", "imperium:discard", "imperium:action", "imperium:choose")
def test_the_calendar_gives_two_masks_and_an_action_for_production_or_regions() -> None:
    def position() -> ImperiumScenario:
        game = in_play("2OLM11", "1REG6", "1REG7", "1REG3", "1CIV6").hand(0, *MASKS[:3], "1TRI8").in_play(1, "1REG8")
        return game.turn().use("2OLM11").pick("discard", "2OLM12", "2OLM18")

    game = position().choose(0)
    assert game.resources(0) == supply(materials=4)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "2OLM13"], ["2OLM12", "2OLM18"])
    assert (actions(game), game.state.get(EXHAUSTS), game.usable()) == (2, 4, [])
    game = position().choose(1)
    assert (game.resources(0), actions(game)) == (supply(population=3), 2)


@rule("imperium:olmecs", "imperium:exhaust", "imperium:acquire", "imperium:action", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("code", "offered"), [("2OLM14", [0, 1]), ("2OLM14X", [0, 1]), ("2OLM15", [2, 3]), ("2OLM15X", [2, 3])]
)
def test_the_compass_and_ball_games_acquire_for_two_masks_and_an_action(code: str, offered: list[int]) -> None:
    for slot in offered:
        game = market(in_play(code)).hand(0, *MASKS[:3], "1TRI8").unrest_left(9).turn().use(code)
        game.pick("discard", "2OLM13", "2OLM18")
        assert game.state.options == offered
        game.from_slot("acquire", slot)
        taken = [FOUR_SUITS[slot]] + ([] if slot == 1 else ["unrest"])
        assert (hand(game), sorted(game.cards_in("discards"))) == (
            sorted(["1TRI8", "2OLM12", *taken]),
            ["2OLM13", "2OLM18"],
        )
        assert (actions(game), game.state.get(EXHAUSTS), game.usable()) == (2, 4, [])


@rule("imperium:olmecs", "imperium:acquire", "imperium:trade-routes", "imperium:replacement-cards")
@pytest.mark.parametrize(("code", "routes"), [("2OLM14", 0), ("2OLM14X", 1)])
def test_only_the_new_compass_finds_trade_routes(code: str, routes: int) -> None:
    game = market(in_play(code)).trading().slot(4, "3TRO8").hand(0, *MASKS[:3]).unrest_left(9).turn().use(code)
    game.pick("discard", "2OLM13", "2OLM18")
    assert game.state.options == [0, 1, 4][: 2 + routes]
    if routes:
        assert "3TRO8" in hand(game.from_slot("acquire", 4))


@rule("imperium:olmecs", "imperium:exhaust", "imperium:interpreting")
@pytest.mark.parametrize("code", ["2OLM11", "2OLM14", "2OLM14X", "2OLM15", "2OLM15X"])
def test_what_costs_two_masks_and_an_action_needs_them(code: str) -> None:
    game = market(in_play(code, "1REG3")).hand(0, "2OLM12", "1TRI8", "1TRI4").discards(0, "2OLM13").turn()
    assert game.usable() == []
    assert game.hand(0, "2OLM12", "2OLM13", "1TRI8").usable() == [code]
    assert game.actions(0, 0).usable() == []


@rule("imperium:olmecs", "imperium:draw", "imperium:draw-if-able", "imperium:on-deck")
@pytest.mark.parametrize("code", MASKS)
def test_a_stone_mask_draws_up_to_three_and_puts_a_card_back(code: str) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code, "1TRI4", "1TRI6").deck(0, *DRAWN).turn().play(code)

    game = position()
    assert game.state.options == [0, 1, 2, 3]
    game.answer("draw-up-to", 3).pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2", "1TRI4", "1TRI6", "1TRI7"], ["1TRI1", "1TRI3", "1TRI8"])
    assert (game.cards_in("discards"), actions(game)) == ([code], 2)
    game = position().answer("draw-up-to", 1).pick("on-deck", "1TRI4")
    assert (hand(game), game.cards_in("deck")) == (["1TRI2", "1TRI6"], [*DRAWN[:-1], "1TRI4"])
    game = position().answer("draw-up-to", 0).pick("on-deck", "1TRI6")
    assert (hand(game), game.cards_in("deck")) == (["1TRI4"], [*DRAWN, "1TRI6"])


@rule("imperium:olmecs", "imperium:draw-if-able", "imperium:reshuffle")
@pytest.mark.parametrize("code", MASKS)
def test_a_stone_mask_draws_only_what_the_deck_has(code: str) -> None:
    game = barbarian(code, "1TRI4").deck(0, "1TRI8").discards(0, "1UNC3", "1UNC9").zone("nation deck", 0, "2OLM9")
    game.turn().play(code).answer("draw-up-to", 3).pick("on-deck", "1TRI4")
    assert (hand(game), game.cards_in("deck"), len(game.cards_in("discards"))) == (["1TRI8"], ["1TRI4"], 3)
    assert game.cards_in("nation deck") == ["2OLM9"]


# What is printed.


@rule("imperium:olmecs", "imperium:player-setup", "imperium:replacement-cards")
@pytest.mark.parametrize("x", ["", "X"])
def test_how_the_olmecs_start(x: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "olmecs", "side1": "a", "replacements": "yes" if x else "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession"), game.cards_in("play")) == (["2OLM1A"], ["2OLM2"], [])
    assert sorted(game.cards_in("development")) == [f"2OLM{n}" for n in range(3, 9)]
    assert sorted(game.cards_in("nation deck")) == ["2OLM10", "2OLM11", "2OLM12", "2OLM13", "2OLM9"]
    assert sorted(start) == [f"2OLM14{x}", f"2OLM15{x}", "2OLM16", "2OLM17", *MASKS[2:]]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:olmecs", "imperium:player-setup", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "more"), [(2, 1), (3, 2), (4, 3)])
def test_the_olmecs_bring_unrest_to_the_pile(seats: int, more: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "olmecs")]
    assert piles[1] - piles[0] == more


@rule("imperium:olmecs", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *PINNED, "2OLM9", *MASKS])
def test_every_card_of_the_olmecs_is_played_in_its_state_for_an_action(code: str) -> None:
    game = plenty(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, True]
    assert code not in game.in_state(0, "empire").actions(0, 0).playable()


@rule("imperium:olmecs", "imperium:attack")
@pytest.mark.parametrize("code", ["2OLM4", *EMPIRE_ONLY, *PINNED, "2OLM9", *MASKS])
def test_which_card_of_the_olmecs_is_an_attack(code: str) -> None:
    game = plenty(code).in_play(1, "1SCY20").in_state(0, "empire")
    if code == "2OLM4":
        game.in_play(0, "2OLM3").hand(0, code, "2OLM12", "2OLM13")
    assert (game.play(code).asks() == ("respond", 1)) == (code == "2OLM5")


@rule("imperium:olmecs", "imperium:in-play")
@pytest.mark.parametrize("code", [*PINNED, "2OLM3", "2OLM6", "2OLM7", "2OLM8"])
def test_the_pinned_cards_of_the_olmecs_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:olmecs", "imperium:anatomy", "imperium:type-icons")
@pytest.mark.parametrize(
    ("code", "printed"),
    [
        ("2OLM2", {"metropolis": 1}),
        ("2OLM6", {"production": 1, "fertile": 1}),
        ("2OLM14", {}),
        ("2OLM14X", {"merchant": 1}),
        ("2OLM15", {}),
        ("2OLM15X", {}),
        ("2OLM16", {"production": 1, "river": 1}),
        ("2OLM17", {"production": 1, "river": 1}),
        *((code, {"mask": 1}) for code in MASKS),
        *((code, {}) for code in ("2OLM3", "2OLM4", "2OLM5", "2OLM7", "2OLM8", "2OLM9", "2OLM10", "2OLM11")),
    ],
)
def test_the_icons_of_the_olmecs(code: str, printed: dict[str, int]) -> None:
    assert icons(ImperiumScenario(), code) == printed


@rule("imperium:olmecs", "imperium:anatomy", "imperium:abandon")
@pytest.mark.parametrize("code", ["2OLM6", "2OLM16", "2OLM17"])
def test_the_regions_of_the_olmecs(code: str) -> None:
    game = barbarian("1ROM14").in_play(0, code, "1REG3", "2OLM2").zone("fame deck", 0, *FAME).turn()
    assert game.playable() == []
    assert game.in_play(0, code, "1REG3", "1REG8").playable() == ["1ROM14"]


@rule("imperium:olmecs", "imperium:develop")
@pytest.mark.parametrize("code", ["2OLM3", "2OLM4", "2OLM5", "2OLM6", "2OLM7", "2OLM8"])
def test_what_developing_costs_the_olmecs(code: str) -> None:
    game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code).answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=5, population=7, progress=9)


@rule("imperium:olmecs", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "elsewhere", "in_history"),
    [
        *((code, 3, 3) for code in ("2OLM3", "2OLM4", "2OLM5", "2OLM6", "2OLM7", "2OLM8")),
        *((code, 0, 1) for code in MASKS),
        *((code, 0, 0) for code in (*PINNED, "2OLM9")),
    ],
)
def test_the_points_of_the_olmecs(code: str, elsewhere: int, in_history: int) -> None:
    game = barbarian(code, "1CIV10").in_play(0, "1REG3").has(0, materials=9, population=9, progress=9)
    assert (worth(game, code), worth(game.hand(0).discards(0, code), code)) == (elsewhere, elsewhere)
    assert worth(game.discards(0).history(0, code), code) == in_history
    assert worth(game.history(0).garrisoned(0, "1REG3", code), code) == elsewhere


@rule("imperium:olmecs", "imperium:scoring")
@pytest.mark.parametrize("side", ["2OLM1A", "2OLM1B"])
def test_the_power_of_the_olmecs_is_worth_nothing(side: str) -> None:
    game = ImperiumScenario().power(0, side).history(0, *MASKS).has(0, materials=9, population=9, progress=9)
    assert worth(game, side) == 0
