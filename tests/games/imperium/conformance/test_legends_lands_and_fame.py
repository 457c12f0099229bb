"""The regions, tributaries and fame cards of Legends one by one, and the table set up with its common cards.

Cards that say what a card of Classics says are played in test_common_cards.py. 000 is the Horizons book, 004 that of
Classics and Legends, a number after the colon its line.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from civitas.games.imperium.cards import CARDS
from civitas.games.imperium.codes import EXILED, FROM_DECK, SOUGHT
from civitas.games.imperium.game import GAME
from civitas.games.imperium.setup import exchanges_in
from civitas.games.imperium.state import BOX, EXHAUSTS, KING_OF_KINGS, SCORING, SLOT_UNREST
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
    actions,
    barbarian,
    empire,
    hand,
    in_play,
    solstice,
    supply,
)
from games.imperium.scenario import NAMED_SUITS, ImperiumScenario, code_of, number

# Regions.


def wild(code: str, *others: str) -> ImperiumScenario:
    """A region about to be played, with two cards in the market."""
    return barbarian(code, *others).slot(0, "1UNC3").slot(1, "1UNC9")


@rule("imperium:acquire", "imperium:exile", "imperium:state")
def test_the_fortunate_isle_acquires_anything_and_is_exiled() -> None:
    for slot, taken in enumerate((["1TRI2", "unrest"], ["1REG3"], ["1CIV10", "unrest"], ["1UNC3", "unrest"])):
        game = barbarian("2REG1").slot(0, "1TRI2").slot(1, "1REG3").slot(2, "1CIV10").slot(3, "1UNC3")
        game.turn().play("2REG1").from_slot("acquire", slot)
        assert (hand(game), game.cards_in("exile"), game.cards_in("play")) == (taken, ["2REG1"], [])
    assert empire("2REG1").slot(0, "1TRI2").turn().playable() == []


@rule("imperium:draw", "imperium:exile", "imperium:garrison")
@pytest.mark.parametrize("code", ["2REG4", "2REG4X"])
def test_the_peninsula_draws_two_cards(code: str) -> None:
    game = wild(code).deck(0, "1TRI1", "1TRI4", "1TRI8", "1TRI2").turn().play(code)
    assert hand(game) == ["1TRI2", "1TRI8"]
    game.from_slot("exile-market", 0).pick("garrison", "1TRI2")
    assert (game.cards_in("exile"), game.under(code), hand(game)) == (["1UNC3"], ["1TRI2"], ["1TRI8"])


@rule("imperium:solstice", "imperium:gain", "imperium:discard")
@pytest.mark.parametrize(
    ("code", "gained"),
    [("2REG6", {"population": 2}), ("2REG8", {"materials": 3}), ("2REG8X", {"materials": 2})],
)
def test_highlands_and_lowlands_give_and_take_a_card_in_the_solstice(code: str, gained: dict[str, int]) -> None:
    game = solstice(in_play(code), "1TRI8", "1TRI2")
    assert (game.resources(0), PASS in game.state.options) == (supply(**gained), False)
    game.pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), game.cards_in("play")) == (["1TRI2"], ["1TRI8"], [code])
    assert solstice(in_play(code)).resources(0) == supply(**gained), "as far as possible"


@rule("imperium:gain", "imperium:history")
def test_the_sacred_grove_gives_progress_writes_history_and_goes_there() -> None:
    def position() -> ImperiumScenario:
        return barbarian("2REG7", "1TRI8", "1TRI2").discards(0, "1TRI1").slot(0, "1UNC3").turn().play("2REG7")

    game = position().pick("to-history", "1TRI8")
    assert (game.resources(0), hand(game)) == (supply(progress=1), ["1TRI2"])
    assert (sorted(game.cards_in("history")), game.cards_in("exile")) == (["1TRI8", "2REG7"], [])
    game = position().decline()
    assert (game.resources(0), game.cards_in("history")) == (supply(progress=1), ["2REG7"])


@rule("imperium:on-deck", "imperium:exile")
def test_the_moor_may_place_a_discarded_card_on_the_deck() -> None:
    def position() -> ImperiumScenario:
        return wild("2REG9").deck(0, "1TRI1").discards(0, "1TRI8", "1TRI2").turn().play("2REG9")

    game = position().pick("on-deck", "1TRI8")
    assert (game.cards_in("deck"), game.cards_in("discards")) == (["1TRI1", "1TRI8"], ["1TRI2"])
    game = position().decline().from_slot("exile-market", 1)
    assert (game.cards_in("deck"), game.cards_in("exile")) == (["1TRI1"], ["1UNC9"])


@rule("imperium:gain", "imperium:exile", "imperium:garrison")
def test_the_plain_gives_progress_exiles_a_market_card_and_takes_a_garrison() -> None:
    game = wild("2REG10", "1TRI8", "1TRI2").turn().play("2REG10").from_slot("exile-market", 1)
    assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1), ["1UNC9"])
    game.pick("garrison", "1TRI8")
    assert (game.cards_in("play"), game.under("2REG10"), hand(game)) == (["2REG10"], ["1TRI8"], ["1TRI2"])
    assert wild("2REG10", "1TRI8").turn().play("2REG10").from_slot("exile-market", 1).decline().under("2REG10") == []


@rule("imperium:attack", "imperium:exhaust", "imperium:pay")
@pytest.mark.parametrize("code", ["2REG12", "2REG12X"])
def test_a_fortified_region_is_exhausted_for_a_population_to_avoid_an_attack(code: str) -> None:
    def position(population: int) -> ImperiumScenario:
        game = empire("1ROM4", "1ROM3").in_play(1, code, "1REG3").has(1, population=population).hand(1, "1TRI8")
        return game.turn().play("1ROM4")

    game = position(3).accept("respond", seat=1)
    assert (sorted(game.cards_in("play", 1)), game.resources(1)) == (sorted([code, "1REG3"]), supply(population=2))
    assert game.state.get(EXHAUSTS + 1) == 4
    assert game.play("1ROM3").asks() == ("discard", 1), "it has its token: the next attack reaches its owner"
    game = position(3).decline("respond", seat=1).pick("abandon", "1REG3", seat=1)
    assert (game.resources(1), game.state.get(EXHAUSTS + 1)) == (supply(population=3), 5)
    assert position(0).asks() == ("abandon", 1), "without population there is no way out"
    game = empire("1ROM4").in_play(1, code).has(1, progress=2).turn().play("1ROM4").accept("respond", seat=1)
    assert (game.cards_in("play", 1), game.resources(1)) == ([code], supply(progress=1)), "progress pays for it"


@rule("imperium:solstice", "imperium:draw", "imperium:discard")
def test_the_grassland_draws_a_card_and_takes_one_in_the_solstice() -> None:
    game = solstice(in_play("2REG13"), "1TRI8", deck=("1TRI1", "1TRI4", "1TRI2"))
    assert (hand(game), PASS in game.state.options) == (["1TRI2", "1TRI8"], False)
    game.pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), len(game.cards_in("deck"))) == (["1TRI2"], ["1TRI8"], 2)


# Tributaries.


@rule("imperium:gain", "imperium:state")
def test_etruscans_give_barbarians_two_progress() -> None:
    game = barbarian("2TRI1").turn().play("2TRI1")
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(progress=2), ["2TRI1"], 2)
    assert empire("2TRI1").turn().playable() == []


@rule("imperium:attack", "imperium:exhaust")
def test_scythians_are_exhausted_to_avoid_an_attack() -> None:
    game = empire("1ROM4").in_play(1, "2TRI2", "1REG3").turn().play("1ROM4").accept("respond", seat=1)
    assert (game.cards_in("discards", 1), game.state.get(EXHAUSTS + 1)) == ([], 4)
    game = empire("1ROM4").in_play(1, "2TRI2", "1REG3").turn().play("1ROM4").decline("respond", seat=1)
    assert (game.cards_in("discards", 1), game.state.get(EXHAUSTS + 1)) == (["1REG3"], 5)


@rule("imperium:steal", "imperium:take-unrest", "imperium:attack")
def test_vikings_gain_and_steal_two_materials_and_bring_unrest_to_whoever_has_too_few() -> None:
    game = empire("2TRI3", seats=4).has(1, materials=3).has(2, materials=1).has(3, materials=2).unrest_left(9)
    game.turn().play("2TRI3")
    assert [game.resources(seat)["materials"] for seat in range(4)] == [7, 1, 0, 0]
    assert [hand(game, seat) for seat in range(4)] == [[], [], ["unrest"], []]
    assert game.state.unrest_left() == 8


@rule("imperium:acquire", "imperium:history")
def test_phoenicians_acquire_civilised_and_go_into_the_history() -> None:
    game = barbarian("2TRI4").slot(0, "1TRI2").slot(1, "1REG3").slot(2, "1CIV10").slot(3, "1UNC3").turn().play("2TRI4")
    assert (hand(game), game.cards_in("history")) == (["1CIV10", "unrest"], ["2TRI4"])


@rule("imperium:fame", "imperium:abandon", "imperium:exile")
def test_romans_abandon_a_region_for_fame_are_exiled_and_give_others_progress() -> None:
    game = barbarian("2TRI5", seats=3).in_play(0, "1UNC15").zone("fame deck", 0, "2FAM1", "2FAM2", "2FAM3").turn()
    assert game.playable() == []
    game.in_play(0, "1UNC15", "1REG3", "1REG8").play("2TRI5").pick("abandon", "1REG8")
    assert (hand(game), game.cards_in("fame deck")) == (["2FAM3"], ["2FAM1", "2FAM2"])
    assert (game.cards_in("discards"), game.cards_in("exile")) == (["1REG8"], ["2TRI5"])
    assert [game.resources(seat)["progress"] for seat in range(3)] == [0, 1, 1]


@rule("imperium:fame", "imperium:king-of-kings")
def test_romans_bring_king_of_kings_when_it_is_the_last_fame_card() -> None:
    game = barbarian("2TRI5").in_play(0, "1REG3").zone("fame deck", 0).turn().play("2TRI5")
    assert (game.resources(0)["progress"], game.resources(1)["progress"]) == (6, 1)
    assert (game.state.get(SCORING), hand(game), game.cards_in("exile")) == (1, [], ["2TRI5"])


@rule("imperium:give", "imperium:draw", "imperium:attack")
def test_carthaginians_gain_draw_and_give_each_other_player_a_card() -> None:
    game = barbarian("2TRI7", "1TRI8", seats=3).deck(0, "1TRI1", "1TRI4").discards(0, "1TRI2", "1UNC3")
    game.turn().play("2TRI7")
    assert (game.resources(0), hand(game)) == (supply(materials=2), ["1TRI4", "1TRI8"])
    game.pick("give", "1TRI2", zone=1, seat=0).pick("give", "1TRI4", seat=0)
    assert [hand(game, seat) for seat in range(3)] == [["1TRI8"], ["1TRI2"], ["1TRI4"]]
    assert (sorted(game.cards_in("discards")), game.resources(1)) == (["1UNC3", "2TRI7"], supply())


@rule("imperium:break-through", "imperium:pay", "imperium:history")
def test_persians_buy_a_break_through_for_a_tributary_and_go_into_the_history() -> None:
    game = barbarian("2TRI8").has(0, population=1).slot(0, "1TRI2").slot(1, "1REG3").turn()
    assert game.playable() == []
    game.has(0, population=5).unrest_left(9).play("2TRI8").from_slot("break-through", 0)
    assert (hand(game), game.resources(0), game.cards_in("history")) == (["1TRI2"], supply(population=3), ["2TRI8"])


@rule("imperium:break-through", "imperium:take-unrest", "imperium:attack")
def test_celts_break_through_for_uncivilised_and_bring_others_unrest() -> None:
    game = barbarian("2TRI9", seats=3).zone("uncivilised deck", 0, "1UNC1", "1UNC3").slot(0, "1UNC9").unrest_left(9)
    game.turn().play("2TRI9").from_deck("uncivilised")
    assert [hand(game, seat) for seat in range(3)] == [["1UNC3"], ["unrest"], ["unrest"]]
    assert (game.state.unrest_left(), game.cards_in("discards")) == (7, ["2TRI9"])


@rule("imperium:break-through", "imperium:pay", "imperium:attack", "imperium:replacement-cards")
def test_the_new_celts_cost_a_progress() -> None:
    game = barbarian("2TRI9X", seats=3).has(0, materials=9, population=9).slot(0, "1UNC9").slot(1, "1REG3").turn()
    assert game.playable() == [], "nothing pays in place of progress"
    game.has(0, progress=3).unrest_left(9).play("2TRI9X")
    assert [hand(game, seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]
    game.from_slot("break-through", 0)
    assert (hand(game), game.resources(0)["progress"], game.cards_in("discards")) == (["1UNC9"], 2, ["2TRI9X"])


@rule("imperium:acquire", "imperium:exile", "imperium:history")
def test_macedonians_acquire_two_regions_exiled_ones_too_and_go_into_the_history() -> None:
    game = barbarian("2TRI10").slot(0, "1REG3").slot(1, "1TRI2").slot(4, "1REG8").exile("1REG9", "1TRI1")
    game.zone("region deck", 0, "1REG4", "1REG5").zone("main deck", 0, "1UNC3", "1UNC9").turn().play("2TRI10")
    assert game.state.options == [0, 4, EXILED + number("1REG9")]
    game.from_slot("acquire", 4)
    assert game.state.options == [0, 4, EXILED + number("1REG9")], "the land just revealed can be acquired as well"
    game.from_exile("1REG9")
    assert (hand(game), game.cards_in("history"), game.cards_in("exile")) == (["1REG8", "1REG9"], ["2TRI10"], ["1TRI1"])
    assert game.asks()[0] == "activate"


@rule("imperium:steal", "imperium:attack")
def test_xiongnu_steal_progress_from_each_other_player() -> None:
    game = barbarian("2TRI11", seats=3).has(1, progress=3).has(2, progress=2).turn().play("2TRI11")
    assert [game.resources(seat)["progress"] for seat in range(3)] == [2, 2, 1]
    assert (hand(game, 1), game.cards_in("discards")) == ([], ["2TRI11"])


# Fame.


@rule("imperium:fame", "imperium:break-through", "imperium:exile")
def test_imperial_breaks_through_for_anything_exiled_cards_too_or_goes_into_the_history() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2FAM1").slot(0, "1TRI2", materials=2).slot(4, "1REG3").exile("1CIV10", "2FAM2")
        game.zone("region deck", 0, "1REG8").zone("civilised deck", 0, "1CIV5").zone("uncivilised deck", 0, "1UNC1")
        return game.zone("main deck", 0, "1UNC3", "1TRI8", "1UNC9").unrest_left(9).turn().play("2FAM1")

    game = position().choose(0)
    decks = [FROM_DECK + NAMED_SUITS[suit] for suit in ("region", "uncivilised", "civilised", "tributary")]
    assert game.state.options == [0, 4, EXILED + number("1CIV10"), *sorted(decks)]
    game.answer("break-through", EXILED + number("1CIV10"))
    assert (hand(game), game.cards_in("exile"), game.state.unrest_left()) == (["1CIV10"], ["2FAM2"], 9)
    assert game.cards_in("discards") == ["2FAM1"]
    game = position().choose(0).from_slot("break-through", 0)
    assert (hand(game), game.resources(0)) == (["1TRI2"], supply(materials=2))
    for suit, code in (("region", "1REG8"), ("uncivilised", "1UNC1"), ("civilised", "1CIV5"), ("tributary", "1TRI8")):
        assert hand(position().choose(0).from_deck(suit)) == [code]
    game = position().choose(1)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == ([], ["2FAM1"], [])


@rule("imperium:fame", "imperium:gain", "imperium:free-play")
def test_independent_gives_three_materials_and_two_population_for_free() -> None:
    game = barbarian("2FAM2").turn().play("2FAM2")
    assert (game.resources(0), game.cards_in("discards")) == (supply(materials=3, population=2), ["2FAM2"])
    assert actions(game) == 3


@rule("imperium:fame", "imperium:draw", "imperium:return-unrest", "imperium:free-play")
def test_magnificent_draws_a_card_and_may_return_an_unrest_for_free() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2FAM3", "unrest", "unrest").deck(0, "1TRI1", "1TRI2", "1TRI8").discards(0, "unrest")
        return game.unrest_left(3).turn().play("2FAM3")

    game = position().pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI8", "unrest"], 4, 3)
    assert sorted(game.cards_in("discards")) == ["2FAM3", "unrest"]
    game = position().decline()
    assert (hand(game), game.state.unrest_left()) == (["1TRI8", "unrest", "unrest"], 3)


@rule("imperium:fame", "imperium:history", "imperium:free-play")
def test_outstanding_puts_up_to_two_discarded_cards_into_the_history_for_free() -> None:
    def position() -> ImperiumScenario:
        return barbarian("2FAM4", "1UNC3").discards(0, "1TRI1", "1TRI2", "1TRI8", "1TRI4").turn().play("2FAM4")

    game = position().pick("to-history", "1TRI1", "1TRI2")
    assert (sorted(game.cards_in("history")), actions(game), game.asks()[0]) == (["1TRI1", "1TRI2"], 3, "activate")
    assert sorted(game.cards_in("discards")) == ["1TRI4", "1TRI8", "2FAM4"]
    assert position().pick("to-history", "1TRI1").decline().cards_in("history") == ["1TRI1"]
    assert position().decline().cards_in("history") == []


@rule("imperium:fame", "imperium:garrison")
@pytest.mark.parametrize("code", ["2FAM5", "2FAM6"])
def test_proud_is_not_played_but_can_be_garrisoned(code: str) -> None:
    game = barbarian(code, "1MAC19", "1TRI8").turn()
    assert sorted(game.playable()) == ["1MAC19", "1TRI8"]
    game.play("1MAC19").pick("garrison", code)
    assert game.under("1MAC19") == [code]


@rule("imperium:fame", "imperium:draw", "imperium:free-play")
def test_eminent_draws_two_cards_for_free() -> None:
    game = barbarian("2FAM7").deck(0, "1TRI1", "1TRI4", "1TRI2", "1TRI8").turn().play("2FAM7")
    assert (hand(game), game.cards_in("deck"), actions(game)) == (["1TRI2", "1TRI8"], ["1TRI1", "1TRI4"], 3)


@rule("imperium:fame", "imperium:break-through")
def test_acclaimed_breaks_through_for_a_card_of_variable_points_in_the_market_or_the_main_deck() -> None:
    """000:1590, 004:670: a market card, or the main deck until one comes up; no small deck."""

    def position(*main: str) -> ImperiumScenario:
        game = barbarian("2FAM8").slot(0, "1CIV4").slot(1, "2TRI8", materials=2).slot(4, "2REG7").unrest_left(9)
        game.zone("civilised deck", 0, "1CIV3", "1CIV3").zone("region deck", 0, "1REG3").exile("2CIV3")
        return game.zone("main deck", 0, *main).turn().play("2FAM8")

    game = position("1UNC3", "1UNC9", "1REG3")
    assert [option for option in game.state.options if option < FROM_DECK + SOUGHT] == [1, 4]
    assert len(game.state.options) == 3, "two cards of the market and the main deck"
    search = game.state.options[-1]
    game.from_slot("break-through", 1)
    assert (hand(game), game.resources(0), game.cards_in("history")) == (["2TRI8"], supply(materials=2), ["2FAM8"])
    game = position("1UNC3", "1UNC9", "1CIV5", "1REG3").answer("break-through", search)
    assert (hand(game), sorted(game.cards_in("main deck"))) == (["1UNC9"], ["1CIV5", "1REG3", "1UNC3"])
    assert game.cards_in("history") == ["2FAM8"]
    game = position("1UNC3", "1CIV5", "1REG3").answer("break-through", search)
    assert (hand(game), game.resources(0), game.cards_in("history")) == ([], supply(progress=2), ["2FAM8"])


# The table.

ALL = {"CIV": 15, "UNC": 22, "REG": 14, "TRI": 11, "FAM": 8}
THREE = {"2CIV8", "2REG7", "2TRI5", "2UNC13", "2UNC14", "2UNC22"}
FOUR = {"2CIV1", "2CIV9", "2TRI11", "2UNC1"}
NEW = {"2REG3", "2REG4", "2REG8", "2REG11", "2REG12", "2REG14", "2TRI9", "2UNC2", "2UNC5", "2UNC8"}
HOME = ("egyptians", "minoans", "mauryans", "qin")  # no tributary of Legends is called like them
SEEDS = range(1, 9)


def new_game(seats: int, seed: int, *nations: str, **options: str) -> ImperiumScenario:
    """A game with the common cards of Legends as it is set up."""
    game = ImperiumScenario()
    chosen = {f"nation{seat + 1}": nation for seat, nation in enumerate(nations)}
    game.state = GAME.new(seats, seed, {"common": "legends", **chosen, **options})
    return game


def commons(game: ImperiumScenario) -> list[str]:
    """The common cards in the game, those the fame deck leaves in the box included, without Unrest."""
    codes = [code_of(card) for zone in game.state.zones for card in zone.cards()]
    return sorted(code for code in codes if code[1:4] in ALL)


@rule("imperium:shared-setup", "imperium:replacement-cards")
@pytest.mark.parametrize(("seats", "out"), [(2, THREE | FOUR), (3, FOUR), (4, set())])
@pytest.mark.parametrize("replacements", ["yes", "no"])
def test_which_common_cards_of_legends_are_in_a_game_of_so_many(seats: int, out: set[str], replacements: str) -> None:
    printed = {f"2{group}{n}" for group, last in ALL.items() for n in range(1, last + 1)}
    if replacements == "yes":
        printed = printed - NEW | {f"{code}X" for code in NEW}
    for seed in SEEDS:
        game = new_game(seats, seed, *HOME[:seats], replacements=replacements)
        assert commons(game) == sorted([*(printed - out), "2FAM9A"])
        assert game.state.zone(BOX, 0).size() == 8 - len(game.cards_in("fame deck")) == 4 - seats


@rule("imperium:shared-setup", "imperium:market")
@pytest.mark.parametrize(("seats", "small", "main"), [(2, 5, 32), (3, 6, 35), (4, 7, 36)])
def test_how_many_cards_of_legends_lie_in_the_decks(seats: int, small: int, main: int) -> None:
    """000:595-606: 6, 7 or 8 in each small deck, the rest with all tributaries; five are revealed for the market."""
    for seed in SEEDS:
        game = new_game(seats, seed, *HOME[:seats])
        decks = ("region deck", "uncivilised deck", "civilised deck", "main deck")
        assert [len(game.cards_in(deck)) for deck in decks] == [small, small, small, main]
        assert {code[:4] for code in game.cards_in("uncivilised deck")} == {"2UNC"}, "two suits: the banner decides"
        assert {code[:4] for code in game.cards_in("civilised deck")} == {"2CIV"}


@rule("imperium:market", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unrest_lies_under_all_but_regions_and_progress_on_the_civilised_banner(seats: int) -> None:
    """000:612-614; 2UNC14 to 2UNC22 have both suits and the uncivilised banner, so they get no token."""
    for seed in SEEDS:
        game = new_game(seats, seed, *HOME[:seats])
        for slot, code in enumerate(game.market()):
            assert game.state.get(SLOT_UNREST + slot) == (code[:4] != "2REG")
            assert game.market_tokens(slot) == supply(progress=int(code[:4] == "2CIV"))


@rule("imperium:king-of-kings", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_king_of_kings_of_legends_lies_under_its_fame_cards_with_side_a_up(seats: int) -> None:
    game = new_game(seats, 1, *HOME[:seats])
    assert [code_of(card) for card in game.state.zone(KING_OF_KINGS, 0).cards()] == ["2FAM9A"]
    assert {code[:4] for code in game.cards_in("fame deck")} == {"2FAM"}


@rule("imperium:mixing", "imperium:replacement-cards")
@pytest.mark.parametrize(
    ("nation", "called"),
    [
        ("scythians", "2TRI2"),
        ("vikings", "2TRI3"),
        ("greeks", "2TRI6"),
        ("carthaginians", "2TRI7"),
        ("persians", "2TRI8"),
        ("celts", "2TRI9X"),
        ("macedonians", "2TRI10"),
    ],
)
def test_a_tributary_of_legends_called_like_a_chosen_nation_makes_room(nation: str, called: str) -> None:
    """004:130, 000:576: by lot for a tributary of another box, not of a chosen nation's name nor for more players.

    1TRI6 is for three and more, 1TRI10 for four, and the Egyptians are chosen, so 1TRI3 cannot come.
    """
    came = set()
    for seed in range(1, 80):
        game = new_game(2, seed, nation, "egyptians")
        exchanges = exchanges_in(str(GAME.record(game.state).options["tributaries"]))
        assert list(exchanges) == [called]
        tributaries = [code for code in commons(game) if code[1:4] == "TRI"]
        assert (called in tributaries, len(tributaries), tributaries.count(exchanges[called])) == (False, 9, 1)
        came.add(exchanges[called])
    classics = {f"1TRI{n}" for n in (1, 2, 4, 5, 7, 8, 9, 11)}
    assert {code for code in came if code[0] == "1"} == classics
    assert not {code for code in came if code[0] == "2"}


@rule("imperium:mixing")
@pytest.mark.parametrize(("seats", "leaves"), [(2, False), (3, True), (4, True)])
def test_the_romans_of_legends_make_room_only_where_they_would_take_part(seats: int, leaves: bool) -> None:
    """2TRI5 is for three and more players."""
    game = new_game(seats, 1, "romans", *HOME[: seats - 1])
    exchanges = exchanges_in(str(GAME.record(game.state).options["tributaries"]))
    assert (list(exchanges) == ["2TRI5"]) == leaves
    assert "2TRI5" not in commons(game)
    assert len([code for code in commons(game) if code[1:4] == "TRI"]) == {2: 9, 3: 10, 4: 11}[seats]


@rule("imperium:mixing")
def test_nations_of_legends_replace_no_tributary_of_legends() -> None:
    for seed in SEEDS:
        assert GAME.record(new_game(4, seed, *HOME).state).options["tributaries"] == ""


# Tests that play no effect.
READ = {
    "test_every_card_is_played_in_its_state_and_for_an_action_unless_it_is_free",
    "test_which_cards_of_legends_are_attacks",
    "test_a_pinned_card_without_a_play_effect_only_stays_in_play",
    "test_most_cards_have_points_of_their_own_wherever_they_lie",
    "test_some_cards_are_worth_more_in_the_history_or_a_garrison",
    "test_some_points_are_counted",
    "test_the_icons_of_the_common_cards",
    "test_which_common_cards_of_legends_are_in_a_game_of_so_many",
    "test_a_tributary_of_legends_called_like_a_chosen_nation_makes_room",
}


@rule("imperium:anatomy")
def test_no_common_card_of_legends_is_forgotten() -> None:
    seen: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for test in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef) and test.name not in READ:
                seen |= {str(node.value) for node in ast.walk(test) if isinstance(node, ast.Constant)}
    assert [code for code in CARDS if code[0] == "2" and code[1:4] in ALL and code not in seen] == []
