"""The cards the Arthurians alone have, and their quests."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import BARBARIAN, EXHAUSTS, SCORING, SLOT_UNREST, SLOTS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.positions import Set, actions, barbarian, hand, in_play, solstice, supply, worth
from games.imperium.scenario import ImperiumScenario

QUESTS = ("2ART3", "2ART4", "2ART5", "2ART6", "2ART7")


def table(seats: int = 2, **options: str) -> ImperiumScenario:
    """A game as it is dealt; seat 0 has the Arthurians, side A."""
    game = ImperiumScenario(seats)
    wanted = {"nation1": "arthurians", "side1": "a", "nation2": "romans", "replacements": "no"}
    wanted |= {"nation3": "persians"} if seats > 2 else {}
    wanted |= {"nation4": "greeks"} if seats > 3 else {}
    game.state = GAME.new(seats, 1, {**wanted, **options})
    return game


def arthurians(*hand: str, seats: int = 2) -> ImperiumScenario:
    """Seat 0 plays the Arthurians and has King Arthur's Court, and these cards in hand."""
    return barbarian(*hand, seats=seats).nation(0, "ART").in_play(0, "2ART2")


# The set-up and the rules of their own.


@rule("imperium:arthurians", "imperium:player-setup", "imperium:replacement-cards")
@pytest.mark.parametrize(("replacements", "cafall"), [("no", "2ART25"), ("yes", "2ART25X")])
def test_arthurians_start_with_a_court_five_quests_and_the_battle_of_camlann(replacements: str, cafall: str) -> None:
    game = table(replacements=replacements)
    assert (game.cards_in("power"), game.cards_in("play"), game.cards_in("accession")) == (
        ["2ART1A"],
        ["2ART2"],
        ["2ART8"],
    )
    assert sorted(game.cards_in("development")) == sorted(QUESTS)
    assert sorted(game.cards_in("nation deck")) == sorted(f"2ART{n}" for n in range(9, 16))
    start = game.cards_in("hand") + game.cards_in("deck")
    assert sorted(start) == sorted([*(f"2ART{n}" for n in range(16, 25)), cafall])
    assert (game.state.get(STATE), game.state.get(EXHAUSTS), len(game.cards_in("hand"))) == (BARBARIAN, 5, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)
    assert table(side1="b").cards_in("power") == ["2ART1B"]


@rule("imperium:arthurians", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8 + 2), (3, 10 + 3), (4, 12 + 4)])
def test_arthurians_bring_unrest_of_their_own_to_the_pile(seats: int, unrest: int) -> None:
    game = table(seats)
    under = sum(game.state.get(SLOT_UNREST + slot) for slot in range(SLOTS))
    assert game.state.unrest_left() + under == unrest


@rule("imperium:arthurians", "imperium:reshuffle", "imperium:nation-deck")
def test_gwaith_camlan_comes_into_play_when_it_is_gained_and_makes_no_empire() -> None:
    game = arthurians().zone("accession", 0, "2ART8").zone("development", 0, *QUESTS).discards(0, "1TRI8").turn().done()
    assert (sorted(game.cards_in("play")), game.cards_in("accession")) == (["2ART2", "2ART8"], [])
    assert (hand(game), game.cards_in("discards"), game.cards_in("deck")) == (["1TRI8"], [], [])
    assert (game.state.get(STATE), game.state.get(SCORING)) == (BARBARIAN, 0)
    game = arthurians("1TRI3").zone("accession", 0, "2ART8").turn().play("1TRI3")
    assert sorted(game.cards_in("play")) == ["2ART2", "2ART8"]
    assert (game.state.get(STATE), game.cards_in("discards")) == (BARBARIAN, [])


@rule("imperium:arthurians", "imperium:develop", "imperium:reshuffle")
def test_arthurians_cannot_develop_their_quests() -> None:
    game = arthurians().zone("development", 0, *QUESTS).discards(0, "1TRI8").has(0, materials=9, population=9)
    game.turn().done()
    assert (game.asks(), hand(game), len(game.cards_in("development"))) == (("turn", 1), ["1TRI8"], 5)
    game = arthurians("1MAC3").in_play(0, "2ART2", "2ART5").has(0, materials=9, progress=1).slot(0, "1CIV10")
    game.zone("development", 0, "2ART3", "2ART7").turn().use("2ART5").card("play-card", "1MAC3")
    assert (hand(game), sorted(game.cards_in("development"))) == (["1CIV10", "unrest"], ["2ART3", "2ART7"])


@rule("imperium:arthurians", "imperium:king-of-kings")
def test_king_of_kings_gives_arthurians_progress_and_no_quest() -> None:
    game = arthurians("2ART4", "1TRI8").zone("fame deck", 0).zone("development", 0, *QUESTS).turn().play("2ART4")
    game.decline("find")
    assert (game.resources(0), len(game.cards_in("development"))) == (supply(progress=6), 5)
    assert game.asks() == ("activate", 0)


@rule("imperium:arthurians", "imperium:state")
def test_arthurians_are_barbarians_and_cannot_play_taliesin_as_he_is() -> None:
    game = arthurians("2ART6", "2ART4", "2ART17", "1CIV10", "unrest").has(0, population=1).turn()
    assert game.playable() == ["unrest", "2ART4", "2ART17"]


@rule("imperium:arthurians", "imperium:scoring")
@pytest.mark.parametrize("zone", ["development", "quest"])
def test_quests_are_not_scored_before_they_are_gained(zone: str) -> None:
    for code in ("2ART3", "2ART4", "2ART5", "2ART6", "2ART7"):
        assert worth(arthurians().zone(zone, 0, code), code) == 0
    game = arthurians().zone(zone, 0, "2ART7").discards(0, "2ART7")
    assert worth(game, "2ART7") == 2


@rule("imperium:arthurians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [("2ART3", 8), ("2ART4", 2), ("2ART5", -4), ("2ART6", 1), ("2ART7", 2), ("2ART8", 2)],
)
def test_the_points_of_arthurian_cards(code: str, points: int) -> None:
    assert worth(barbarian(code), code) == points
    assert worth(ImperiumScenario().discards(0, code), code) == points


@rule("imperium:arthurians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("2ART1A", lambda g: g.power(0, "2ART1A"), 0),
        ("2ART1B", lambda g: g.power(0, "2ART1B"), 6),
        ("2ART2", lambda g: g.in_play(0, "2ART2").hand(0, "1CIV10").discards(0, "1UNC15").history(0, "1CIV6"), 3),
        ("2ART2", lambda g: g.in_play(0, "2ART2").hand(0, "1UNC3", "1REG3"), 0),
        ("2ART15", lambda g: g.history(0, "2ART15"), 2),
        ("2ART15", lambda g: g.hand(0, "2ART15"), 0),
        ("2ART16", lambda g: g.history(0, "2ART16"), 2),
        ("2ART16", lambda g: g.discards(0, "2ART16"), 0),
        ("2ART25", lambda g: g.hand(0, "2ART25").in_play(0, "1REG1X", "1CEL21X"), 0),
        ("2ART25X", lambda g: g.hand(0, "2ART25X").in_play(0, "1REG1X", "1CEL21X").discards(0, "1REG3X"), 3),
    ],
)
def test_the_points_of_arthurian_cards_that_depend_on_others(code: str, position: Set, points: int) -> None:
    game = ImperiumScenario()
    position(game)
    assert worth(game, code) == points


# The power and the court.


@rule("imperium:arthurians", "imperium:exhaust", "imperium:discard")
def test_the_power_discards_a_card_to_draw_a_knight_from_the_discard_pile() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return barbarian(*cards).power(0, "2ART1A").discards(0, "2ART18", "1TRI1", "2ART19").turn()

    game = position("1TRI8", "1TRI2", "2ART17").use("2ART1A").pick("discard", "1TRI8").pick("to-hand", "2ART19")
    assert hand(game) == ["1TRI2", "2ART17", "2ART19"]
    assert sorted(game.cards_in("discards")) == ["1TRI1", "1TRI8", "2ART18"]
    assert (game.state.get(EXHAUSTS), game.usable()) == (4, [])
    assert position().usable() == []
    game = position("1TRI8", "2ART17").use("2ART1A").pick("discard", "2ART17").pick("to-hand", "2ART17")
    assert hand(game) == ["1TRI8", "2ART17"]
    assert barbarian("1TRI8").power(0, "2ART1B").discards(0, "2ART18").turn().usable() == []


@rule("imperium:arthurians", "imperium:solstice", "imperium:discard")
@pytest.mark.parametrize("code", ["2ART1A", "2ART1B"])
def test_in_the_solstice_the_power_discards_a_card_and_gains_a_progress(code: str) -> None:
    game = solstice(ImperiumScenario().power(0, code), "1TRI8", "1TRI2", "1TRI1")
    assert -1 not in game.state.options
    game.pick("discard", "1TRI2")
    assert (hand(game), game.cards_in("discards")) == (["1TRI1", "1TRI8"], ["1TRI2"])
    assert game.resources(0) == supply(progress=1)
    assert solstice(ImperiumScenario().power(0, code)).resources(0) == supply(progress=1)


@rule("imperium:arthurians", "imperium:exhaust", "imperium:return-unrest")
def test_the_court_discards_a_card_to_return_unrest_once_camelot_stands() -> None:
    game = arthurians("1TRI8", "1TRI2", "unrest", "unrest").unrest_left(3).turn()
    assert game.usable() == []
    game.in_play(0, "2ART2", "2ART11").use("2ART2").pick("discard", "1TRI8").pick("return-unrest", "unrest")
    assert (hand(game), game.cards_in("discards"), game.state.unrest_left()) == (["1TRI2", "unrest"], ["1TRI8"], 4)
    assert game.asks() == ("activate", 0)
    assert arthurians().in_play(0, "2ART2", "2ART11").turn().usable() == []


@rule("imperium:arthurians", "imperium:solstice", "imperium:garrison", "imperium:passive")
def test_in_the_solstice_the_court_may_take_unrest_for_a_new_quest_if_there_is_none() -> None:
    def position(*quests: str) -> ImperiumScenario:
        return solstice(arthurians().zone("development", 0, *quests).unrest_left(5))

    game = position(*QUESTS).accept()
    assert len(game.state.options) == 4
    game.card("quest", "2ART6")
    assert (hand(game), game.state.unrest_left(), game.cards_in("quest")) == (["unrest"], 4, ["2ART6"])
    assert sorted(game.cards_in("development")) == ["2ART3", "2ART4", "2ART5", "2ART7"]
    assert (game.asks(), game.cards_in("play")) == (("turn", 0), ["2ART2"])
    game = position(*QUESTS).decline()
    assert (hand(game), game.cards_in("quest"), game.state.unrest_left()) == ([], [], 5)
    game = solstice(arthurians().zone("development", 0, "2ART3", "2ART4").zone("quest", 0, "2ART5").unrest_left(5))
    assert (game.asks(), game.cards_in("quest"), hand(game)) == (("turn", 0), ["2ART5"], [])


@rule("imperium:arthurians", "imperium:solstice", "imperium:end")
def test_the_graal_becomes_the_quest_only_as_the_last_and_that_ends_nothing() -> None:
    game = solstice(arthurians().zone("development", 0, "2ART3", "2ART7").unrest_left(5)).accept()
    assert (game.cards_in("quest"), game.cards_in("development")) == (["2ART7"], ["2ART3"])
    game = solstice(arthurians().zone("development", 0, "2ART3").unrest_left(5)).accept()
    assert (game.cards_in("quest"), game.cards_in("development"), game.state.get(SCORING)) == (["2ART3"], [], 0)


# Quests.


@rule("imperium:arthurians", "imperium:end", "imperium:free-play", "imperium:acquire")
def test_the_graal_triggers_the_end_and_may_draw_from_history_and_acquire_from_exile() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("2ART3").history(0, "1TRI1", "1TRI8").exile("2ART17", "2ART7", "1REG3", "1UNC3")
        return game.slot(0, "1UNC4").unrest_left(4).turn()

    game = position().play("2ART3")
    assert (game.state.get(SCORING), actions(game)) == (1, 3)
    game.pick("to-hand", "1TRI8")
    assert len(game.state.options) == 1 + 3
    game.from_exile("1UNC3")
    assert (hand(game), game.cards_in("history"), game.state.unrest_left()) == (
        ["1TRI8", "1UNC3", "unrest"],
        ["1TRI1"],
        3,
    )
    assert (sorted(game.cards_in("exile")), game.cards_in("discards")) == (["1REG3", "2ART17", "2ART7"], ["2ART3"])
    game = position().play("2ART3").decline().decline()
    assert (game.state.get(SCORING), hand(game), len(game.cards_in("exile"))) == (1, [], 4)
    game = position().play("2ART3").decline().from_exile("1REG3")
    assert (hand(game), game.state.unrest_left()) == (["1REG3"], 4)
    game = position().play("2ART3").decline().from_exile("2ART7")
    assert hand(game) == ["2ART7", "unrest"]


@rule("imperium:arthurians", "imperium:find", "imperium:fame", "imperium:exile")
@pytest.mark.parametrize(("place", "zone"), [("hand", 0), ("discards", 1), ("deck", 2), ("nation deck", 3)])
def test_lancelot_finds_guennuvar_for_the_history_takes_fame_and_is_exiled(place: str, zone: int) -> None:
    game = barbarian("2ART4", "1TRI8").zone("fame deck", 0, "1FAM1", "1FAM2", "1FAM4").deck(0, "1TRI2", "1TRI1")
    codes = ["2ART4", "2ART24"] if place == "hand" else ["2ART24", "1MAC19"]
    game.zone(place, 0, *codes).turn().play("2ART4").pick("find", "2ART24", zone=zone)
    assert (game.cards_in("history"), game.cards_in("exile")) == (["2ART24"], ["2ART4"])
    assert ("1FAM4" in hand(game), game.cards_in("fame deck")) == (True, ["1FAM1", "1FAM2"])
    assert "2ART24" not in game.cards_in(place)


@rule("imperium:arthurians", "imperium:find")
def test_lancelot_takes_fame_without_guennuvar_too() -> None:
    game = barbarian("2ART4", "1TRI8").zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("2ART4").decline("find")
    assert (hand(game), game.cards_in("history"), game.cards_in("exile")) == (["1FAM2", "1TRI8"], [], ["2ART4"])


@rule("imperium:arthurians", "imperium:exhaust", "imperium:free-play", "imperium:state")
def test_twrch_trwyth_free_plays_an_empire_card_for_a_progress() -> None:
    game = arthurians("2ART5", "1CIV2", "1CIV10", "1TRI8").turn().play("2ART5")
    assert (game.usable(), game.playable()) == ([], ["1TRI8"])
    game.has(0, progress=3).use("2ART5")
    assert len(game.state.options) == 2
    game.card("play-card", "1CIV10")
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["1CIV10", "2ART2", "2ART5"], supply(progress=2))
    assert (hand(game), actions(game)) == (["1CIV2", "1TRI8"], 2)


@rule("imperium:arthurians", "imperium:solstice", "imperium:exile", "imperium:return-unrest")
def test_in_the_solstice_twrch_trwyth_may_take_a_knight_to_exile_a_quest_or_return_unrest() -> None:
    def position() -> ImperiumScenario:
        game = ImperiumScenario().nation(0, "ART").in_play(0, "2ART5").zone("development", 0, "2ART3", "2ART4", "2ART7")
        return solstice(game.unrest_left(3), "2ART17", "1TRI8", "unrest", "unrest").discards(0, "unrest", "1TRI2")

    game = position().pick("discard", "2ART17").choose(0)
    assert len(game.state.options) == 2
    game.pick("exile", "2ART4")
    assert (game.cards_in("exile"), sorted(game.cards_in("development"))) == (["2ART4"], ["2ART3", "2ART7"])
    assert (hand(game), sorted(game.cards_in("discards"))) == (
        ["1TRI8", "unrest", "unrest"],
        ["1TRI2", "2ART17", "unrest"],
    )
    game = position().pick("discard", "2ART17").choose(1).pick("return-unrest", "unrest")
    game.pick("return-unrest", "unrest", zone=1)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1TRI8", "unrest"], ["1TRI2", "2ART17"])
    assert (game.state.unrest_left(), len(game.cards_in("development")), game.asks()) == (5, 3, ("turn", 0))
    game = position().pick("discard", "2ART17").choose(1).decline("return-unrest")
    assert (hand(game), game.state.unrest_left()) == (["1TRI8", "unrest", "unrest"], 3)
    game = position().decline()
    assert (game.asks(), len(game.cards_in("development")), len(hand(game))) == (("turn", 0), 3, 4)


@rule("imperium:arthurians", "imperium:solstice", "imperium:exile")
def test_twrch_trwyth_cannot_exile_the_graal_even_as_the_last_quest() -> None:
    game = ImperiumScenario().nation(0, "ART").in_play(0, "2ART5").zone("development", 0, "2ART3").unrest_left(3)
    game = solstice(game, "2ART17", "unrest").pick("discard", "2ART17")
    assert game.state.options == [1]
    game.choose(1).pick("return-unrest", "unrest")
    assert (game.cards_in("development"), game.cards_in("exile"), game.state.unrest_left()) == (["2ART3"], [], 4)


@rule("imperium:arthurians", "imperium:find", "imperium:fame", "imperium:look")
@pytest.mark.parametrize(("place", "zone"), [("hand", 0), ("discards", 1), ("deck", 2), ("nation deck", 3)])
def test_taliesin_puts_a_knight_into_the_history_to_take_one_of_two_fame_cards(place: str, zone: int) -> None:
    game = barbarian("2ART6").in_state(0, "empire").zone("fame deck", 0, "1FAM5", "1FAM4", "1FAM1", "1FAM2")
    codes = ["2ART6", "2ART18", "2ART19"] if place == "hand" else ["2ART18", "2ART19", "1TRI8"]
    game.zone(place, 0, *codes).turn().play("2ART6").pick("find", "2ART19", zone=zone)
    assert len(game.state.options) == 2
    game.card("take-fame", "1FAM1")
    assert (game.cards_in("history"), game.cards_in("fame deck")) == (["2ART19"], ["1FAM5", "1FAM4", "1FAM2"])
    assert ("1FAM1" in hand(game), "2ART18" in game.cards_in(place)) == (True, True)
    assert game.cards_in("discards").count("2ART6") == 1


@rule("imperium:arthurians", "imperium:find", "imperium:interpreting")
def test_taliesin_sees_no_fame_without_a_knight() -> None:
    game = barbarian("2ART6", "1TRI8").in_state(0, "empire").zone("fame deck", 0, "1FAM1", "1FAM2").deck(0, "1TRI2")
    game.turn().play("2ART6").decline("find")
    assert (hand(game), game.cards_in("fame deck"), game.cards_in("history")) == (["1TRI8"], ["1FAM1", "1FAM2"], [])


@rule("imperium:arthurians", "imperium:abandon", "imperium:break-through")
def test_excalibur_gives_up_viviane_or_avalon_to_break_through() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("2ART7").in_play(0, "2ART21", *table).slot(0, "1TRI2").slot(1, "1UNC3").slot(2, "1CIV10")
        return game.zone("civilised deck", 0, "1CIV5", "1CIV6").unrest_left(4).turn()

    assert position().playable() == []
    game = position("2ART10", "2ART13").play("2ART7")
    assert len(game.state.options) == 2
    game.pick("abandon", "2ART13").from_slot("break-through", 0)
    assert (hand(game), sorted(game.cards_in("play"))) == (["1TRI2"], ["2ART10", "2ART21"])
    assert sorted(game.cards_in("discards")) == ["2ART13", "2ART7"]
    game = position("2ART10").play("2ART7")
    assert len(game.state.options) == 4
    game.from_deck("civilised")
    assert (hand(game), game.cards_in("civilised deck")) == (["1CIV6"], ["1CIV5"])
    assert sorted(game.cards_in("discards")) == ["2ART10", "2ART7"]
    game = position("2ART13").play("2ART7").from_slot("break-through", 2)
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1CIV10"], ["2ART13", "2ART7"])


@rule("imperium:arthurians", "imperium:solstice", "imperium:history", "imperium:take-unrest")
def test_in_the_solstice_gwaith_camlan_takes_a_knight_or_brings_two_unrest() -> None:
    def position(*cards: str) -> ImperiumScenario:
        game = in_play("2ART8", "2ART21").nation(0, "ART").garrisoned(0, "2ART21", "2ART18", "1TRI2").unrest_left(5)
        return solstice(game, *cards)

    game = position("2ART17", "1TRI8").choose(0)
    assert len(game.state.options) == 2
    game.pick("to-history", "2ART18")
    assert (game.cards_in("history"), hand(game), game.under("2ART21")) == (["2ART18"], ["1TRI8", "2ART17"], ["1TRI2"])
    assert (sorted(game.cards_in("play")), game.state.unrest_left()) == (["2ART21", "2ART8"], 5)
    game = position("2ART17", "1TRI8").choose(0).pick("to-history", "2ART17", zone=1)
    assert (game.cards_in("history"), hand(game)) == (["2ART17"], ["1TRI8"])
    assert (sorted(game.under("2ART21")), game.state.unrest_left()) == (["1TRI2", "2ART18"], 5)
    game = position("2ART17", "1TRI8").choose(1)
    assert (hand(game), game.state.unrest_left()) == (["1TRI8", "2ART17", "unrest", "unrest"], 3)
    assert (game.cards_in("history"), sorted(game.under("2ART21"))) == ([], ["1TRI2", "2ART18"])


@rule("imperium:arthurians", "imperium:solstice", "imperium:take-unrest")
def test_without_a_knight_gwaith_camlan_brings_two_unrest() -> None:
    game = in_play("2ART8").nation(0, "ART").unrest_left(5).turn().done()
    game.hand(0, "1TRI8").discards(0, "2ART17").turn().done()
    assert game.state.options == [1]
    game.choose(1)
    assert (hand(game).count("unrest"), game.state.unrest_left(), game.cards_in("history")) == (2, 3, [])


@rule("imperium:arthurians", "imperium:abandon", "imperium:recall")
def test_gwaith_camlan_is_neither_abandoned_nor_recalled() -> None:
    game = barbarian("1GRE10").in_state(0, "empire").in_play(0, "2ART8").turn()
    assert game.playable() == []
    game.in_play(0, "2ART8", "2ART11").zone("civilised deck", 0, "1CIV5").play("1GRE10").from_deck("civilised")
    assert (game.cards_in("play"), sorted(game.cards_in("discards"))) == (["2ART8"], ["1GRE10", "2ART11"])
    game = barbarian("1GRE7", "1TRI8", "1TRI2").in_state(0, "empire").in_play(1, "2ART8", "2ART11").slot(0, "1CIV10")
    game.turn().play("1GRE7").pick("on-deck", "1TRI8").pick("on-deck", "1TRI2")
    assert (game.cards_in("play", 1), hand(game, 1)) == (["2ART8"], ["2ART11"])


# Knights.


def regions(*cards: str) -> ImperiumScenario:
    """Seat 0 has these cards in hand, and two regions with play effects in play."""
    game = barbarian(*cards).in_play(0, "2ART21", "1MAC19", "2ART11").deck(0, "1TRI2", "1TRI8", "1TRI1", "1UNC9")
    return game.unrest_left(6)


@rule("imperium:arthurians", "imperium:on-deck", "imperium:garrison")
def test_bedwyr_may_return_excalibur_and_be_garrisoned() -> None:
    game = regions("2ART9", "1UNC4").discards(0, "2ART7", "1MAC20").turn().play("2ART9").accept()
    assert (game.cards_in("deck")[-1], game.cards_in("discards")) == ("2ART7", ["1MAC20"])
    game.card("host", "1MAC19").decline()
    assert (game.under("1MAC19"), game.resources(0)) == (["2ART9"], supply(materials=2))
    assert (hand(game), game.cards_in("discards"), len(game.cards_in("deck"))) == (["1UNC4"], ["1MAC20"], 5)
    game = regions("2ART9", "1UNC4").discards(0, "2ART7", "1MAC20").turn().play("2ART9").decline().decline()
    assert sorted(game.cards_in("discards")) == ["1MAC20", "2ART7", "2ART9"]
    assert (len(game.cards_in("deck")), game.state.under) == (4, ())


@rule("imperium:arthurians", "imperium:garrison")
def test_the_region_a_knight_goes_to_is_resolved_whole() -> None:
    game = regions("2ART9", "1UNC4").turn().play("2ART9").card("host", "2ART21").pick("garrison", "1UNC4")
    assert (sorted(game.under("2ART21")), hand(game), actions(game)) == (["1UNC4", "2ART9"], ["1UNC9"], 2)


@rule("imperium:arthurians", "imperium:take-unrest", "imperium:gain", "imperium:garrison")
def test_gwalchmei_takes_unrest_for_a_progress_for_each_garrisoned_knight() -> None:
    game = regions("2ART14").garrisoned(0, "2ART21", "2ART17", "1TRI4").garrisoned(0, "1MAC19", "2ART18", "2ART23")
    game.turn().play("2ART14")
    assert (hand(game), game.state.unrest_left(), game.resources(0)) == (["unrest"], 5, supply(progress=3))
    game.card("host", "1MAC19").decline()
    assert (len(game.under("1MAC19")), game.resources(0)) == (3, supply(progress=3, materials=2))
    game = regions("2ART14").turn().play("2ART14").decline()
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["unrest"], supply(), ["2ART14"])


@rule("imperium:arthurians", "imperium:choose", "imperium:return-unrest", "imperium:garrison")
def test_peredur_returns_unrest_and_may_be_garrisoned() -> None:
    game = regions("2ART17", "unrest", "unrest").turn().play("2ART17").choose(0).pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left()) == (["unrest"], 7)
    game.card("host", "1MAC19").decline()
    assert (game.under("1MAC19"), game.resources(0), game.cards_in("discards")) == (["2ART17"], supply(materials=2), [])
    game = (
        regions("2ART17", "unrest", "unrest").turn().play("2ART17").choose(0).pick("return-unrest", "unrest").decline()
    )
    assert (game.cards_in("discards"), game.state.under, hand(game)) == (["2ART17"], (), ["unrest"])
    game = regions("2ART17", "1TRI4").turn().play("2ART17").choose(0).decline("return-unrest")
    game.card("host", "1MAC19").decline()
    assert game.under("1MAC19") == ["2ART17"]


@rule("imperium:arthurians", "imperium:choose", "imperium:find", "imperium:exile")
@pytest.mark.parametrize(("place", "zone"), [("discards", 0), ("deck", 1)])
def test_peredur_finds_the_graal_and_is_exiled(place: str, zone: int) -> None:
    game = regions("2ART17", "unrest").zone(place, 0, "2ART3", "1TRI4").turn().play("2ART17").choose(1)
    game.pick("find", "2ART3", zone=zone)
    assert (hand(game), game.cards_in("exile"), game.cards_in(place)) == (["2ART3", "unrest"], ["2ART17"], ["1TRI4"])
    game = regions("2ART17").zone("nation deck", 0, "2ART3").zone("development", 0, "2ART3").turn().play("2ART17")
    game.choose(1).decline("find")
    assert (hand(game), game.cards_in("exile")) == ([], ["2ART17"])


@rule("imperium:arthurians", "imperium:on-deck", "imperium:garrison")
def test_cai_may_return_a_region_and_be_garrisoned() -> None:
    game = regions("2ART18").discards(0, "1MAC20", "2ART22", "1TRI4").turn().play("2ART18")
    assert len(game.state.options) == 3
    game.pick("on-deck", "2ART22")
    assert (game.cards_in("deck")[-1], sorted(game.cards_in("discards"))) == ("2ART22", ["1MAC20", "1TRI4"])
    game.card("host", "2ART21").decline()
    assert (game.under("2ART21"), hand(game), len(game.cards_in("deck"))) == (["2ART18"], ["2ART22"], 4)
    game = regions("2ART18").discards(0, "1MAC20").turn().play("2ART18").decline().decline()
    assert (sorted(game.cards_in("discards")), game.state.under) == (["1MAC20", "2ART18"], ())


@rule("imperium:arthurians", "imperium:abandon", "imperium:acquire")
def test_king_arthur_gives_up_a_region_with_a_knight_to_acquire() -> None:
    def position() -> ImperiumScenario:
        game = regions("2ART19").garrisoned(0, "1MAC19", "1TRI4").slot(0, "1TRI2").slot(1, "1UNC3").slot(2, "1CIV10")
        return game.slot(4, "1REG3").in_play(0, "2ART21", "1MAC19", "2ART22", "2ART11")

    assert position().turn().playable() == []
    game = position().garrisoned(0, "2ART21", "2ART17").garrisoned(0, "2ART22", "2ART18", "1TRI6").turn().play("2ART19")
    assert len(game.state.options) == 2
    game.pick("abandon", "2ART22")
    assert game.state.options == [0, 4]
    game.from_slot("acquire", 0)
    assert (hand(game), sorted(game.cards_in("play"))) == (["1TRI2", "unrest"], ["1MAC19", "2ART11", "2ART21"])
    assert sorted(game.cards_in("discards")) == ["1TRI6", "2ART18", "2ART19", "2ART22"]


@rule("imperium:arthurians", "imperium:abandon", "imperium:garrison")
def test_myrddin_gives_up_three_garrisoned_knights_to_draw_the_active_quest() -> None:
    def position(*others: str) -> ImperiumScenario:
        game = regions("2ART23").in_play(0, "2ART21", "1MAC19", "1VIK8").garrisoned(0, "2ART21", "2ART17", "2ART18")
        game.garrisoned(0, "1VIK8", "2ART14").garrisoned(0, "1MAC19", "1TRI4", *others)
        return game.zone("quest", 0, "2ART7").zone("development", 0, "2ART3", "2ART4").turn()

    assert position().playable() == []
    game = position("2ART19", "2ART9").play("2ART23")
    assert len(game.state.options) > 1
    game.pick("abandon", "2ART9", "2ART17", "2ART19")
    assert (hand(game), game.cards_in("quest"), len(game.state.under)) == (["2ART7"], [], 6)
    assert (game.under("2ART21"), game.under("1MAC19"), game.under("1VIK8")) == (["2ART18"], ["1TRI4"], ["2ART14"])
    assert sorted(game.cards_in("discards")) == ["2ART17", "2ART19", "2ART23", "2ART9"]
    assert (sorted(game.cards_in("play")), len(game.cards_in("development"))) == (["1MAC19", "1VIK8", "2ART21"], 2)
    assert worth(game, "2ART7") == 2


# The others of the round table.


@rule("imperium:arthurians", "imperium:solstice", "imperium:recall")
def test_viviane_gives_progress_and_recalls_a_knight_or_draws() -> None:
    game = barbarian("2ART10", "1TRI8").turn().play("2ART10")
    assert (game.resources(0), game.cards_in("play"), game.asks()[0]) == (supply(progress=1), ["2ART10"], "activate")

    def position() -> ImperiumScenario:
        game = in_play("2ART10", "2ART21").garrisoned(0, "2ART10", "2ART17", "2ART18", "1TRI4")
        game.garrisoned(0, "2ART21", "2ART19")
        return solstice(game, deck=("1TRI2", "1TRI8"))

    game = position().choose(0)
    assert len(game.state.options) == 2
    game.pick("recall", "2ART18")
    assert (hand(game), sorted(game.under("2ART10")), game.under("2ART21")) == (
        ["2ART18"],
        ["1TRI4", "2ART17"],
        ["2ART19"],
    )
    game = position().choose(1)
    assert (hand(game), game.cards_in("deck"), len(game.under("2ART10"))) == (["1TRI8"], ["1TRI2"], 3)


@rule("imperium:arthurians", "imperium:draw", "imperium:garrison")
@pytest.mark.parametrize("code", ["2ART12", "2ART21", "2ART22"])
def test_the_provinces_of_britannia_draw_a_card_and_may_garrison_one(code: str) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code, "1TRI4", "unrest").deck(0, "1TRI2", "1TRI8", "1TRI1").turn().play(code)

    game = position().pick("garrison", "unrest")
    assert (hand(game), game.under(code), game.cards_in("play")) == (["1TRI1", "1TRI4"], ["unrest"], [code])
    assert (game.asks()[0], game.cards_in("deck")) == ("activate", ["1TRI2", "1TRI8"])
    game = position().decline()
    assert (hand(game), game.under(code)) == (["1TRI1", "1TRI4", "unrest"], [])


@rule("imperium:arthurians", "imperium:solstice", "imperium:recall", "imperium:pay")
def test_avalon_brings_back_a_knight_and_may_be_recalled_for_a_progress() -> None:
    game = barbarian("2ART13", "1TRI4").discards(0, "2ART17", "1TRI8", "2ART18").turn().play("2ART13")
    assert len(game.state.options) == 2
    game.pick("to-hand", "2ART17").pick("garrison", "2ART17")
    assert (hand(game), game.under("2ART13")) == (["1TRI4"], ["2ART17"])
    assert sorted(game.cards_in("discards")) == ["1TRI8", "2ART18"]
    game = barbarian("2ART13", "1TRI4").discards(0, "1TRI8").turn().play("2ART13").decline()
    assert (hand(game), game.cards_in("play"), game.under("2ART13")) == (["1TRI4"], ["2ART13"], [])

    def position(progress: int) -> ImperiumScenario:
        return solstice(in_play("2ART13", "2ART21").garrisoned(0, "2ART13", "2ART17").has(0, progress=progress))

    game = position(3).accept()
    assert (hand(game), game.resources(0), game.cards_in("play")) == (
        ["2ART13", "2ART17"],
        supply(progress=2),
        ["2ART21"],
    )
    game = position(3).decline()
    assert (hand(game), game.resources(0), len(game.cards_in("play"))) == ([], supply(progress=3), 2)
    assert position(0).asks() == ("turn", 0)


@rule("imperium:arthurians", "imperium:attack", "imperium:abandon", "imperium:free-play")
def test_lady_bertilak_gives_up_a_region_with_a_knight_draws_two_and_makes_others_discard_two() -> None:
    def position() -> ImperiumScenario:
        game = regions("2ART15").in_play(0, "2ART21", "2ART22", "1MAC19").garrisoned(0, "1MAC19", "1TRI4")
        return game.hand(1, "1TRI9", "1TRI10", "1TRI6")

    game = position().garrisoned(0, "2ART21", "2ART17").garrisoned(0, "2ART22", "2ART18").turn().play("2ART15")
    assert len(game.state.options) == 2
    game.pick("abandon", "2ART22").pick("discard", "1TRI9", "1TRI10", seat=1)
    assert (hand(game), hand(game, 1), actions(game)) == (["1TRI1", "1UNC9"], ["1TRI6"], 3)
    assert sorted(game.cards_in("discards")) == ["2ART15", "2ART18", "2ART22"]
    assert sorted(game.cards_in("play")) == ["1MAC19", "2ART21"]
    assert sorted(game.cards_in("discards", 1)) == ["1TRI10", "1TRI9"]
    game = position().turn().play("2ART15").pick("discard", "1TRI9", "1TRI10", seat=1)
    assert (hand(game), len(game.cards_in("play")), game.cards_in("discards")) == (["1TRI1", "1UNC9"], 3, ["2ART15"])
    assert position().in_play(1, "1SCY20").turn().play("2ART15").asks() == ("respond", 1)


@rule("imperium:arthurians", "imperium:attack", "imperium:take-unrest", "imperium:nation-deck")
def test_morigena_gives_all_unrest_and_may_give_up_myrddin_for_the_quest_and_a_nation_card() -> None:
    def position(seats: int = 2) -> ImperiumScenario:
        game = (
            barbarian("2ART16", seats=seats).in_play(0, "2ART21", "2ART22").garrisoned(0, "2ART21", "2ART23", "1TRI4")
        )
        game.garrisoned(0, "2ART22", "2ART17").zone("quest", 0, "2ART7").zone("development", 0, "2ART3", "2ART4")
        return game.zone("nation deck", 0, "2ART9", "2ART12", "2ART11").unrest_left(6)

    game = position(3).turn().play("2ART16")
    assert ([hand(game, seat) for seat in range(3)], game.state.unrest_left()) == ([["unrest"]] * 3, 3)
    game.accept()
    assert sorted(game.cards_in("discards")) == ["1TRI4", "2ART11", "2ART16", "2ART21", "2ART23", "2ART7"]
    assert (game.cards_in("nation deck"), game.cards_in("quest")) == (["2ART9", "2ART12"], [])
    assert (game.cards_in("play"), game.under("2ART22")) == (["2ART22"], ["2ART17"])
    game = position().turn().play("2ART16").decline()
    assert (game.cards_in("discards"), game.cards_in("quest"), len(game.cards_in("play"))) == (["2ART16"], ["2ART7"], 2)
    assert position().in_play(1, "1SCY20").turn().play("2ART16").asks() == ("respond", 1)


@rule("imperium:arthurians", "imperium:nation-deck", "imperium:interpreting")
def test_morigena_does_what_she_can_for_myrddin() -> None:
    def position() -> ImperiumScenario:
        return (
            barbarian("2ART16").nation(0, "ART").in_play(0, "2ART21").garrisoned(0, "2ART21", "2ART23").unrest_left(6)
        )

    game = position().zone("nation deck", 0, "2ART9", "2ART12").turn().play("2ART16").accept()
    assert sorted(game.cards_in("discards")) == ["2ART12", "2ART16", "2ART21", "2ART23"]
    game = position().zone("accession", 0, "2ART8").zone("quest", 0, "2ART7").turn().play("2ART16").accept()
    assert sorted(game.cards_in("discards")) == ["2ART16", "2ART21", "2ART23", "2ART7"]
    assert (game.cards_in("play"), game.state.get(STATE)) == (["2ART8"], BARBARIAN)
    game = barbarian("2ART16").in_play(0, "2ART21").garrisoned(0, "2ART21", "2ART17").zone("quest", 0, "2ART7")
    assert game.turn().play("2ART16").asks() == ("activate", 0)


@rule("imperium:arthurians", "imperium:break-through", "imperium:history")
def test_uthyr_breaks_through_for_uncivilised_and_goes_into_the_history() -> None:
    game = barbarian("2ART20").zone("uncivilised deck", 0, "1UNC4", "1UNC3").slot(0, "1UNC9").slot(1, "1TRI2").turn()
    game.play("2ART20")
    assert len(game.state.options) == 2
    game.from_deck("uncivilised")
    assert (hand(game), game.cards_in("history"), game.cards_in("uncivilised deck")) == (
        ["1UNC3"],
        ["2ART20"],
        ["1UNC4"],
    )


@rule("imperium:arthurians", "imperium:choose", "imperium:acquire", "imperium:state")
def test_guennuvar_gives_others_progress_and_acquires_or_gives_up_king_arthur_for_an_empire_card() -> None:
    def position(*below: str) -> ImperiumScenario:
        game = barbarian("2ART24", "1CIV10", "1TRI8", seats=3).in_play(0, "2ART21", "1MAC19")
        game.garrisoned(0, "2ART21", "2ART17", *below).garrisoned(0, "1MAC19", "2ART18").unrest_left(6)
        for slot, code in enumerate(("1TRI2", "1UNC3", "1CIV5", "1UNC4", "1REG3")):
            game.slot(slot, code)
        return game.turn().play("2ART24")

    game = position("2ART19").choose(0)
    assert [game.resources(seat) for seat in range(3)] == [supply(), supply(progress=1), supply(progress=1)]
    assert game.state.options == [1, 2, 3]
    game.from_slot("acquire", 2)
    assert (hand(game), sorted(game.under("2ART21"))) == (["1CIV10", "1CIV5", "1TRI8", "unrest"], ["2ART17", "2ART19"])
    game = position("2ART19").choose(1).card("play-card", "1CIV10")
    assert [game.resources(seat) for seat in range(3)] == [supply(), supply(progress=1), supply(progress=1)]
    assert (sorted(game.cards_in("play")), hand(game), actions(game)) == (["1CIV10", "1MAC19", "2ART21"], ["1TRI8"], 2)
    assert (game.under("2ART21"), sorted(game.cards_in("discards"))) == (["2ART17"], ["2ART19", "2ART24"])
    assert position().asks() == ("acquire", 0)


@rule("imperium:arthurians", "imperium:draw", "imperium:on-deck", "imperium:exile")
@pytest.mark.parametrize("code", ["2ART25", "2ART25X"])
def test_cafall_draws_two_lays_one_back_and_may_exile_twrch_trwyth(code: str) -> None:
    def position() -> ImperiumScenario:
        game = barbarian(code, "1TRI4").deck(0, "1TRI2", "1TRI8", "1TRI1", "1UNC9").nation(0, "ART")
        return game.zone("development", 0, "2ART3", "2ART4")

    game = position().turn().play(code)
    assert len(game.state.options) == 3
    game.pick("on-deck", "1TRI4")
    assert (hand(game), game.cards_in("deck"), actions(game)) == (["1TRI1", "1UNC9"], ["1TRI2", "1TRI8", "1TRI4"], 3)
    assert (game.asks(), game.playable().count(code)) == (("activate", 0), 0)
    game = position().in_play(0, "2ART2", "2ART5").turn().play(code).pick("on-deck", "1UNC9").accept()
    assert (game.cards_in("exile"), game.cards_in("play"), hand(game)) == (["2ART5"], ["2ART2"], ["1TRI1", "1TRI4"])
    game = position().zone("quest", 0, "2ART5").turn().play(code).pick("on-deck", "1UNC9").accept()
    assert (game.cards_in("exile"), game.cards_in("quest")) == (["2ART5"], [])
    game = position().zone("quest", 0, "2ART5").turn().play(code).pick("on-deck", "1UNC9").decline()
    assert (game.cards_in("exile"), game.cards_in("quest")) == ([], ["2ART5"])
    game = position().zone("development", 0, "2ART3", "2ART5").turn().play(code).pick("on-deck", "1UNC9")
    assert (game.asks(), len(game.cards_in("development"))) == (("activate", 0), 2)
