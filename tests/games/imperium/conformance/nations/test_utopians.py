"""The cards the Utopians alone have, and their journey."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import BARBARIAN, EMPIRE, EXHAUSTS, SCORING, SLOT_UNREST, SLOTS, STATE
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import Set, actions, barbarian, empire, hand, solstice, supply, worth
from games.imperium.scenario import ImperiumScenario, number

EVERY_SUIT = ("1TRI2", "1UNC3", "1CIV10", "1REG3")
# The faces of the journey, in their order: of the first printing, and of the replacement.
FIRST = ("2UTO2A", "2UTO2B", "2UTO3A", "2UTO3B")
NEWER = ("2UTO2A", "2UTO2B", "2UTO3AX", "2UTO3BX")


def table(seats: int = 2, **options: str) -> ImperiumScenario:
    """A game as it is dealt; seat 0 has the Utopians, side A."""
    game = ImperiumScenario(seats)
    wanted = {"nation1": "utopians", "side1": "a", "nation2": "romans", "replacements": "no"}
    wanted |= {"nation3": "persians"} if seats > 2 else {}
    wanted |= {"nation4": "greeks"} if seats > 3 else {}
    game.state = GAME.new(seats, 1, {**wanted, **options})
    return game


def utopia(*hand: str, seats: int = 2) -> ImperiumScenario:
    """Seat 0 plays the Utopians and has these cards in hand."""
    return barbarian(*hand, seats=seats).nation(0, "UTO").exhausts(0, 3).unrest_left(9)


def journey(shown: str, *table: str, seats: int = 2) -> ImperiumScenario:
    """The Utopians' journey shows this face; these cards are in play besides."""
    faces = NEWER if shown.endswith("X") else FIRST
    game = utopia(seats=seats).in_play(0, shown, *table)
    return game.zone("stack", 0, *(face for face in faces if face != shown))


# The set-up and the rules of their own.


@rule("imperium:utopians", "imperium:player-setup", "imperium:replacement-cards")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("replacements", ["no", "yes"])
def test_utopians_start_with_visions_of_shangri_la_and_three_exhaust_tokens(side: str, replacements: str) -> None:
    game = table(side1=side, replacements=replacements)
    x = "X" if replacements == "yes" else ""
    assert (game.cards_in("power"), game.cards_in("play")) == ([f"2UTO1{side.upper()}{x}"], ["2UTO2A"])
    assert sorted(game.cards_in("stack")) == sorted(["2UTO2B", "2UTO3A" + x, "2UTO3B" + x])
    assert [game.cards_in(zone) for zone in ("nation deck", "accession", "development")] == [[], [], []]
    dealt = game.cards_in("hand") + game.cards_in("deck")
    changed = ("2UTO5", "2UTO7")
    cards = [f"2UTO{n}" for n in range(4, 17)]
    assert sorted(dealt) == sorted(code + x if code in changed else code for code in cards)
    assert (game.state.get(STATE), game.state.get(EXHAUSTS), len(game.cards_in("hand"))) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:utopians", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8 + 3), (3, 10 + 4), (4, 12 + 5)])
def test_utopians_bring_unrest_of_their_own_to_the_pile(seats: int, unrest: int) -> None:
    game = table(seats)
    under = sum(game.state.get(SLOT_UNREST + slot) for slot in range(SLOTS))
    assert game.state.unrest_left() + under == unrest


@rule("imperium:utopians", "imperium:clean-up", "imperium:exhaust")
def test_in_the_clean_up_utopians_get_three_exhaust_tokens_back() -> None:
    game = journey("2UTO2B", "1REG3", "1CIV10").deck(0, *["1TRI8"] * 9).turn().use("2UTO2B").use("1CIV10")
    assert game.state.get(EXHAUSTS) == 1
    assert game.done().decline("discard-any").state.get(EXHAUSTS) == 3
    assert journey("2UTO2B", "1CIV10").exhausts(0, 0).turn().usable() == []


@rule("imperium:utopians", "imperium:in-play", "imperium:abandon")
@pytest.mark.parametrize("shown", ["2UTO2A", "2UTO2B", "2UTO3A", "2UTO3AX", "2UTO3B", "2UTO3BX"])
def test_the_journey_leaves_play_by_its_solstice_alone(shown: str) -> None:
    game = journey(shown).in_state(0, "empire").hand(0, "1GRE10").turn()
    assert game.playable() == []
    game = journey(shown).turn().done().hand(1, "1GRE7", "1TRI8", "1TRI2").in_state(1, "empire").turn().play("1GRE7")
    game.pick("on-deck", "1TRI8").pick("on-deck", "1TRI2")
    assert (game.cards_in("play"), game.asks()) == ([shown], ("activate", 1))


@rule("imperium:utopians", "imperium:state")
def test_utopians_are_barbarians_until_they_reach_the_gates() -> None:
    game = utopia("1CIV10", "1MAC16", "2UTO9").slot(0, "1TRI2").turn()
    assert sorted(game.playable()) == ["1MAC16", "2UTO9"]
    assert sorted(game.in_state(0, "empire").playable()) == ["1CIV10", "2UTO9"]


# Points.


@rule("imperium:utopians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("2UTO1A", lambda g: g.power(0, "2UTO1A").has(0, population=11), 2),
        ("2UTO1AX", lambda g: g.power(0, "2UTO1AX").has(0, population=11), 2),
        ("2UTO1B", lambda g: g.power(0, "2UTO1B").has(0, population=11), 3),
        ("2UTO1BX", lambda g: g.power(0, "2UTO1BX").has(0, population=11), 3),
        ("2UTO3B", lambda g: g.in_play(0, "2UTO3B"), 0),
        ("2UTO3BX", lambda g: g.in_play(0, "2UTO3BX"), 3),
        ("2UTO3BX", lambda g: g.history(0, "2UTO3BX"), 10),
        ("2UTO3BX", lambda g: g.zone("stack", 0, "2UTO3BX"), 0),
        ("2UTO4", lambda g: g.exile(*["1TRI8"] * 11).in_play(0, "2UTO4"), 2),
        ("2UTO5", lambda g: g.in_play(0, "2UTO5", "1REG3").history(0, "1REG4"), 2),
        ("2UTO5X", lambda g: g.in_play(0, "2UTO5X", "1REG3").history(0, "1REG4").hand(0, "1UNC3"), 2),
        ("2UTO6", lambda g: g.discards(0, "2UTO6", "1TRI8").history(0, "1TRI2").hand(0, "1REG3"), 2),
        ("2UTO7", lambda g: g.in_play(0, "2UTO7").history(0, "1FAM1", "1FAM2").hand(0, "1TRI8"), 4),
        ("2UTO7X", lambda g: g.in_play(0, "2UTO7X").history(0, "1FAM1", "1FAM2").hand(0, "1TRI8"), 2),
        ("2UTO8", lambda g: g.in_play(0, "2UTO8", "1CIV10").hand(0, "1UNC15", "1UNC3"), 2),
        ("2UTO11", lambda g: g.in_play(0, "2UTO11", "1UNC4").hand(0, "1UNC15", "1CIV10"), 2),
        ("2UTO12", lambda g: g.history(0, "2UTO12"), 1),
        ("2UTO13", lambda g: g.history(0, "2UTO13"), 1),
        ("2UTO14", lambda g: g.history(0, "2UTO14"), 1),
        ("2UTO15", lambda g: g.history(0, "2UTO15"), 1),
        ("2UTO16", lambda g: g.history(0, "2UTO16"), 1),
        ("2UTO12", lambda g: g.hand(0, "2UTO12"), 0),
        ("2UTO13", lambda g: g.discards(0, "2UTO13"), 0),
        ("2UTO14", lambda g: g.deck(0, "2UTO14"), 0),
        ("2UTO15", lambda g: g.in_play(0, "2UTO4").garrisoned(0, "2UTO4", "2UTO15"), 0),
        ("2UTO16", lambda g: g.hand(0, "2UTO16"), 0),
    ],
)
def test_the_points_of_utopian_cards(code: str, position: Set, points: int) -> None:
    game = utopia()
    position(game)
    assert worth(game, code) == points


# The power.


@rule("imperium:utopians", "imperium:passive", "imperium:take-unrest")
@pytest.mark.parametrize("code", ["2UTO1A", "2UTO1B"])
def test_when_the_draw_deck_is_empty_utopians_take_unrest(code: str) -> None:
    def position(*deck: str) -> ImperiumScenario:
        game = utopia("2UTO12", "1TRI8").power(0, code).deck(0, *deck).discards(0, "1TRI4").turn().play("2UTO12")
        return game.accept(seat=0)

    game = position("1TRI1")
    assert (hand(game), game.state.unrest_left(), game.cards_in("deck")) == (["1TRI1", "1TRI8", "unrest"], 8, [])
    game = position("1TRI2", "1TRI1")
    assert (hand(game), game.state.unrest_left()) == (["1TRI1", "1TRI8"], 9)


@rule("imperium:utopians", "imperium:passive", "imperium:reshuffle", "imperium:clean-up")
@pytest.mark.parametrize("code", ["2UTO1A", "2UTO1B"])
def test_a_draw_deck_that_is_emptied_again_brings_unrest_again(code: str) -> None:
    game = utopia().power(0, code).deck(0, "1TRI1", "1TRI2").discards(0, "1TRI4").turn().done()
    assert (hand(game), game.state.unrest_left()) == (["1TRI1", "1TRI2", "1TRI4", "unrest", "unrest"], 7)
    game = utopia().power(0, code).deck(0, "1TRI1", "1TRI2").discards(0, *["1TRI4"] * 6).turn().done()
    assert (hand(game).count("unrest"), len(game.cards_in("deck"))) == (1, 3)
    game = utopia().power(0, code).deck(0, *["1TRI4"] * 6).turn().done()
    assert (hand(game), game.state.unrest_left()) == (["1TRI4"] * 5, 9)


@rule("imperium:utopians", "imperium:solstice", "imperium:return-unrest")
def test_in_the_solstice_others_may_return_unrest_and_utopians_gain_population_for_each() -> None:
    def position() -> ImperiumScenario:
        game = utopia(seats=4).power(0, "2UTO1A").turn().done().turn().done().turn().done().turn()
        return game.hand(1, "unrest", "unrest").hand(2, "unrest", "1TRI8").hand(0, "unrest").done()

    game = position().pick("return-unrest", "unrest", seat=1).pick("return-unrest", "unrest", seat=2)
    assert (game.resources(0), game.state.unrest_left()) == (supply(population=2), 11)
    assert [hand(game, seat) for seat in range(3)] == [["unrest"], ["unrest"], ["1TRI8"]]
    assert (game.asks(), game.resources(1)) == (("turn", 0), supply())
    game = position().decline(seat=1).pick("return-unrest", "unrest", seat=2)
    assert (game.resources(0), hand(game, 1)) == (supply(population=1), ["unrest", "unrest"])
    assert position().decline(seat=1).decline(seat=2).resources(0) == supply()


@rule("imperium:utopians", "imperium:solstice")
def test_side_b_has_no_solstice() -> None:
    game = utopia().power(0, "2UTO1B").turn().done().turn().hand(1, "unrest").done().decline("discard-any")
    assert (game.asks(), hand(game, 1)) == (("turn", 0), ["unrest"])


@rule("imperium:utopians", "imperium:reshuffle", "imperium:take-unrest")
@pytest.mark.parametrize(("code", "progress"), [("2UTO1AX", 1), ("2UTO1BX", 0)])
def test_of_the_newer_power_a_reshuffle_brings_unrest(code: str, progress: int) -> None:
    def position(*deck: str) -> ImperiumScenario:
        game = utopia("2UTO12", "1TRI8").power(0, code).deck(0, *deck).discards(0, *["1TRI4"] * 4)
        return game.turn().play("2UTO12").accept(seat=0)

    game = position()
    assert (hand(game), game.state.unrest_left()) == (["1TRI4", "1TRI8", "unrest"], 8)
    assert (game.resources(0), len(game.cards_in("deck"))) == (supply(progress=progress), 3)
    game = position("1TRI1")
    assert (hand(game), game.state.unrest_left(), game.resources(0)) == (["1TRI1", "1TRI8"], 9, supply())


@rule("imperium:utopians", "imperium:reshuffle", "imperium:clean-up")
@pytest.mark.parametrize("code", ["2UTO1AX", "2UTO1BX"])
def test_unrest_that_comes_with_a_reshuffle_is_in_the_hand_that_the_clean_up_fills(code: str) -> None:
    """It comes when the discards are shuffled, before the draw goes on, and that goes on until the hand is full."""
    game = utopia().power(0, code).deck(0, "1TRI1", "1TRI2").discards(0, *["1TRI4"] * 6).turn().done()
    assert hand(game) == ["1TRI1", "1TRI2", "1TRI4", "1TRI4", "unrest"]


@rule("imperium:utopians", "imperium:solstice", "imperium:discard")
def test_in_the_solstice_the_newer_power_may_discard_a_card_for_population() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return solstice(utopia().power(0, "2UTO1AX"), *cards)

    game = position("1TRI8", "1TRI2", "1TRI1").pick("discard", "1TRI2")
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI1", "1TRI8"], supply(population=1), ("turn", 0))
    game = position("1TRI8", "1TRI2", "1TRI1").decline()
    assert (len(hand(game)), game.resources(0)) == (3, supply())
    assert position().asks() == ("turn", 0)


@rule("imperium:utopians", "imperium:solstice", "imperium:return-unrest")
def test_in_the_solstice_the_newer_side_b_may_return_unrest_and_others_gain_materials() -> None:
    def position(*cards: str) -> ImperiumScenario:
        game = utopia(seats=3).power(0, "2UTO1BX").turn().done().hand(0, *cards).turn().done()
        return game.turn().done()

    game = position("unrest", "unrest", "1TRI8").pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), game.asks()) == (["1TRI8", "unrest"], 10, ("turn", 0))
    assert [game.resources(seat) for seat in range(3)] == [supply(), supply(materials=2), supply(materials=2)]
    game = position("unrest", "unrest", "1TRI8").decline()
    assert (len(hand(game)), game.resources(1), game.resources(2)) == (3, supply(), supply())
    game = position("1TRI8").decline("return-unrest")
    assert (game.resources(1), game.asks()) == (supply(), ("turn", 0))


# The journey.


@rule("imperium:utopians", "imperium:exhaust", "imperium:return-unrest", "imperium:action")
def test_visions_give_progress_for_an_action_when_unrest_is_returned() -> None:
    def position(left: int = 3) -> ImperiumScenario:
        game = journey("2UTO2A").hand(0, "unrest", "unrest").has(0, population=4).turn().actions(0, left)
        return game.play("unrest")

    game = position().accept("respond")
    assert (game.resources(0), actions(game), game.state.get(EXHAUSTS)) == (supply(population=3, progress=1), 1, 2)
    game.play("unrest").answer("pay", 0)
    assert (game.resources(0), game.asks(), actions(game)) == (supply(population=2, progress=1), ("activate", 0), 0)
    game = position().decline("respond")
    assert (game.resources(0), actions(game), game.state.get(EXHAUSTS)) == (supply(population=3), 2, 3)
    assert position(1).asks() == ("activate", 0)


@rule("imperium:utopians", "imperium:solstice", "imperium:choose", "imperium:in-play")
def test_visions_are_turned_over_for_all_progress_or_exchange_a_card() -> None:
    def position(progress: int, *cards: str) -> ImperiumScenario:
        game = journey("2UTO2A").has(0, progress=progress, materials=9, population=9, goods=9)
        return solstice(game, *cards, deck=("1TRI1", "1TRI6", "1TRI4"))

    game = position(7, "1TRI8", "1TRI2").choose(0)
    assert (game.cards_in("play"), sorted(game.cards_in("stack"))) == (["2UTO2B"], ["2UTO2A", "2UTO3A", "2UTO3B"])
    assert (game.resources(0), hand(game)) == (supply(materials=9, population=9, goods=9), ["1TRI2", "1TRI8"])
    assert game.state.get(STATE) == BARBARIAN
    game = position(5, "1TRI8", "1TRI2").choose(1).pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("discards"), game.cards_in("play")) == (["1TRI2", "1TRI4"], ["1TRI8"], ["2UTO2A"])
    assert game.resources(0)["progress"] == 5
    game = position(4, "1TRI8", "1TRI2").pick("discard", "1TRI8")
    assert (hand(game), game.cards_in("deck"), game.asks()) == (["1TRI2", "1TRI4"], ["1TRI1", "1TRI6"], ("turn", 0))
    assert hand(position(0)) == ["1TRI4"]


@rule("imperium:utopians", "imperium:exhaust", "imperium:abandon")
def test_the_path_abandons_a_region_for_population_and_progress() -> None:
    assert journey("2UTO2B", "2UTO4").turn().usable() == []
    game = journey("2UTO2B", "1REG3", "1REG4", "2UTO4").turn().use("2UTO2B").pick("abandon", "1REG4")
    assert (game.resources(0), game.cards_in("discards")) == (supply(population=1, progress=1), ["1REG4"])
    assert (sorted(game.cards_in("play")), game.asks()) == (["1REG3", "2UTO2B", "2UTO4"], ("activate", 0))


@rule("imperium:utopians", "imperium:solstice", "imperium:in-play", "imperium:state")
@pytest.mark.parametrize("gates", ["2UTO3A", "2UTO3AX"])
def test_the_path_makes_room_for_the_gates_which_make_an_empire(gates: str) -> None:
    def position(progress: int) -> ImperiumScenario:
        faces = NEWER if gates.endswith("X") else FIRST
        game = utopia().in_play(0, "2UTO2B").zone("stack", 0, *(face for face in faces if face != "2UTO2B"))
        game.has(0, progress=progress, materials=9).turn().done()
        return game.discards(0, "1REG3", "1TRI8", "1REG4").deck(0, "1TRI1", "1TRI2").turn().done()

    for progress in (5, 7):
        game = position(progress).choose(0)
        assert (game.cards_in("play"), game.state.get(STATE)) == ([gates], EMPIRE)
        assert (game.resources(0)["progress"], "2UTO2B" in game.cards_in("discards")) == (0, False)
    game = position(7).choose(1).pick("to-hand", "1REG4")
    assert (hand(game), sorted(game.cards_in("discards"))) == (["1REG4"], ["1REG3", "1TRI8"])
    assert (game.cards_in("play"), game.resources(0)["progress"], game.state.get(STATE)) == (["2UTO2B"], 7, BARBARIAN)
    game = position(7).choose(1).decline()
    assert (hand(game), len(game.cards_in("discards")), game.cards_in("play")) == ([], 3, ["2UTO2B"])
    game = position(4).pick("to-hand", "1REG3")
    assert (hand(game), game.cards_in("play")) == (["1REG3"], ["2UTO2B"])


@rule("imperium:utopians", "imperium:solstice", "imperium:choose", "imperium:interpreting")
def test_who_has_no_region_to_draw_need_not_pay_all_progress_on_the_path() -> None:
    game = solstice(journey("2UTO2B").has(0, progress=7))
    assert (game.asks(), game.state.options) == (("choose", 0), [0, 1])


@rule("imperium:utopians", "imperium:solstice", "imperium:in-play")
def test_the_solstice_of_a_face_that_comes_to_show_is_resolved_too() -> None:
    game = journey("2UTO2A").has(0, progress=7).turn().done()
    game.discards(0, "1REG3", "1TRI8").hand(0, "1TRI1").turn().done().choose(0)
    assert hand(game.pick("to-hand", "1REG3")) == ["1REG3", "1TRI1"]
    game = journey("2UTO2B").has(0, progress=7).turn().done()
    game.discards(0, "1REG3").deck(0, "1TRI1", "1TRI2").turn().done().choose(0)
    assert (game.cards_in("play"), hand(game), game.asks()) == (["2UTO3A"], ["1TRI2"], ("turn", 0))
    game = solstice(journey("2UTO3A").has(0, progress=7, population=24), deck=("1TRI1",)).choose(0)
    assert (game.cards_in("play"), game.state.get(SCORING), hand(game)) == (["2UTO3B"], 1, [])
    game = solstice(journey("2UTO3AX").tokens(0, "2UTO3AX", materials=12).has(0, population=3), "1TRI8", "1TRI2")
    game.choose(2).pick("discard", "1TRI2")
    assert (game.cards_in("play"), game.resources(0), hand(game)) == (["2UTO3BX"], supply(population=5), ["1TRI8"])


@rule("imperium:utopians", "imperium:exhaust", "imperium:history")
def test_the_gates_put_a_card_into_the_history_for_a_progress() -> None:
    assert journey("2UTO3A").turn().usable() == []
    game = journey("2UTO3A").hand(0, "1TRI8", "1TRI2", "unrest").discards(0, "1TRI1").turn().use("2UTO3A")
    assert len(game.state.options) == 3
    game.pick("to-history", "unrest")
    assert (hand(game), game.cards_in("history")) == (["1TRI2", "1TRI8"], ["unrest"])
    assert (game.resources(0), game.asks()) == (supply(progress=1), ("activate", 0))


@rule("imperium:utopians", "imperium:solstice", "imperium:choose")
def test_the_gates_are_turned_over_for_all_progress_or_draw_a_card() -> None:
    def position(progress: int) -> ImperiumScenario:
        return solstice(journey("2UTO3A").has(0, progress=progress), deck=("1TRI1", "1TRI6", "1TRI4"))

    game = position(6).choose(0)
    assert (game.cards_in("play"), sorted(game.cards_in("stack"))) == (["2UTO3B"], ["2UTO2A", "2UTO2B", "2UTO3A"])
    assert (game.resources(0), hand(game), game.state.get(SCORING)) == (supply(), [], 0)
    game = position(5).choose(1)
    assert (hand(game), game.resources(0), game.cards_in("play")) == (["1TRI4"], supply(progress=5), ["2UTO3A"])
    game = position(4)
    assert (hand(game), game.cards_in("play"), game.asks()) == (["1TRI4"], ["2UTO3A"], ("turn", 0))


@rule("imperium:utopians", "imperium:exhaust", "imperium:history", "imperium:move")
def test_the_newer_gates_put_a_card_into_the_history_to_move_materials_there() -> None:
    def position(*cards: str, materials: int = 5) -> ImperiumScenario:
        return journey("2UTO3AX").hand(0, *cards).has(0, materials=materials, progress=3).discards(0, "1TRI4").turn()

    game = position("1TRI8", "1TRI2").use("2UTO3AX")
    assert len(game.state.options) == 2
    game.pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history")) == (["1TRI2"], ["1TRI8"])
    assert (game.resources(0), game.state.tokens_on(number("2UTO3AX"), 0)) == (supply(materials=2, progress=3), 3)
    assert position().usable() == []
    assert position("1TRI8", materials=2).usable() == []


@rule("imperium:utopians", "imperium:solstice", "imperium:choose", "imperium:move")
def test_the_newer_gates_let_others_draw_and_gather_materials_until_they_turn_over() -> None:
    def position(here: int, materials: int = 4) -> ImperiumScenario:
        game = journey("2UTO3AX").tokens(0, "2UTO3AX", materials=here).has(0, materials=materials)
        return solstice(game.deck(1, *["1TRI4"] * 8), deck=("1TRI1", "1TRI6", "1TRI9"))

    def here(game: ImperiumScenario, face: str = "2UTO3AX") -> int:
        return game.state.tokens_on(number(face), 0)

    game = position(3)
    assert game.state.options == [0, 1]
    game.choose(0)
    assert (hand(game), game.resources(0), here(game)) == (["1TRI9"], supply(materials=6), 3)
    assert len(hand(game.accept(seat=1), 1)) == 6
    game = position(3).choose(1).decline(seat=1)
    assert (len(hand(game, 1)), hand(game), game.resources(0), here(game)) == (5, [], supply(materials=3), 4)
    assert position(11, 20).state.options == [0, 1]
    game = position(14).choose(2)
    assert (game.cards_in("play"), game.resources(0), here(game, "2UTO3BX")) == (["2UTO3BX"], supply(materials=4), 0)
    game = position(3, 0).decline(seat=1)
    assert (hand(game), game.resources(0)) == (["1TRI9"], supply(materials=2))


@rule("imperium:utopians", "imperium:solstice", "imperium:all-players")
@pytest.mark.parametrize(("code", "asked"), [("2UTO1A", "return-unrest"), ("2UTO3AX", "may")])
def test_others_do_in_their_own_solstice_what_utopians_let_them_do(code: str, asked: str) -> None:
    """Each of them puts it among their own effects, in the order they like."""
    game = ImperiumScenario().nation(1, "UTO").unrest_left(9).in_play(0, "1ROM19").turn().done()
    game.zone("power" if code == "2UTO1A" else "play", 1, code).hand(0, "unrest", "1TRI8").deck(0, "1TRI1", "1TRI2")
    game.turn().done()
    assert (game.asks(), sorted(game.state.options)) == (("solstice", 0), sorted(map(number, ("1ROM19", code))))
    assert game.card("solstice", code).asks() == (asked, 0)


@rule("imperium:utopians", "imperium:passive", "imperium:gain", "imperium:exhaust")
def test_in_shangri_la_materials_become_population_and_progress_for_others() -> None:
    game = journey("2UTO3B", seats=3).hand(0, "1TRI8").has(0, materials=1).has(1, materials=1).turn().use("2UTO3B")
    assert [game.resources(seat) for seat in range(3)] == [
        supply(materials=1, population=2),
        supply(materials=1, progress=1),
        supply(progress=1),
    ]
    game.play("1TRI8")
    assert [game.resources(seat) for seat in range(3)] == [
        supply(materials=1, population=4),
        supply(materials=1, progress=2),
        supply(progress=2),
    ]
    assert game.state.get(EXHAUSTS) == 2
    game = journey("2UTO3B").turn().done().hand(1, "1TRI8").turn().play("1TRI8")
    assert (game.resources(0), game.resources(1)) == (supply(), supply(materials=4))


@rule("imperium:utopians", "imperium:solstice", "imperium:end")
@pytest.mark.parametrize(("population", "ends"), [(23, 0), (24, 1), (30, 1)])
def test_twenty_four_population_in_shangri_la_trigger_the_end(population: int, ends: int) -> None:
    game = solstice(journey("2UTO3B").has(0, population=population, progress=9))
    assert (game.state.get(SCORING), game.cards_in("play")) == (ends, ["2UTO3B"])
    assert game.resources(0) == supply(population=population, progress=9)


@rule("imperium:utopians", "imperium:solstice", "imperium:end", "imperium:history")
def test_newer_shangri_la_takes_cards_for_population_and_ends_the_game_in_the_history() -> None:
    def position(population: int, *cards: str) -> ImperiumScenario:
        return solstice(journey("2UTO3BX").has(0, population=population).deck(1, *["1TRI4"] * 8), *cards)

    game = position(23, "1TRI8", "1TRI2").pick("discard", "1TRI2")
    assert game.resources(0) == supply(population=25)
    game.accept(seat=1)
    assert (hand(game), len(hand(game, 1)), game.cards_in("discards")) == (["1TRI8"], 6, ["1TRI2"])
    assert (game.cards_in("play"), game.state.get(SCORING), game.asks()) == (["2UTO3BX"], 0, ("turn", 0))
    game = position(24, "1TRI8", "1TRI2").choose(0).pick("discard", "1TRI8").decline(seat=1)
    assert (len(hand(game, 1)), game.state.get(SCORING), game.resources(0)) == (5, 0, supply(population=26))
    game = position(24, "1TRI8", "1TRI2").choose(1)
    assert (game.cards_in("play"), game.cards_in("history"), game.state.get(SCORING)) == ([], ["2UTO3BX"], 1)
    assert (game.resources(0), len(hand(game)), worth(game, "2UTO3BX")) == (supply(population=24), 2, 10)
    game = position(23)
    assert (game.asks(), game.resources(0), game.state.get(SCORING)) == (("turn", 0), supply(population=23), 0)


# Places, and the scrolls garrisoned there.


def place(code: str, *cards: str) -> ImperiumScenario:
    """This card is in play; two scrolls and these cards are in hand."""
    return utopia("2UTO12", "2UTO13", *cards).in_play(0, code, "1REG4")


@rule("imperium:utopians", "imperium:garrison", "imperium:exhaust")
@pytest.mark.parametrize("code", ["2UTO4", "2UTO5", "2UTO5X", "2UTO6", "2UTO7", "2UTO8", "2UTO11"])
def test_places_stay_in_play_and_need_something_to_garrison(code: str) -> None:
    game = utopia(code, "1TRI8").in_market(*EVERY_SUIT).trading().has(0, progress=3).discards(0, "2UTO14").turn()
    game.play(code)
    assert (game.cards_in("play"), game.usable()) == ([code], [])
    game.hand(0, "2UTO12", "unrest")
    assert game.usable() == [code]


@rule("imperium:utopians", "imperium:garrison", "imperium:exile", "imperium:gain")
def test_the_monastery_exiles_a_card_for_population_and_an_attack_for_progress_too() -> None:
    def position() -> ImperiumScenario:
        game = place("2UTO4", "1TRI8", "1CIV4", "unrest").turn().use("2UTO4").pick("garrison", "2UTO12")
        assert len(game.state.options) == 3
        return game

    game = position().pick("exile", "1TRI8")
    assert (game.cards_in("exile"), game.under("2UTO4")) == (["1TRI8"], ["2UTO12"])
    assert (hand(game), game.resources(0)) == (["1CIV4", "2UTO13", "unrest"], supply(population=2))
    game = position().pick("exile", "1CIV4")
    assert (game.cards_in("exile"), game.resources(0)) == (["1CIV4"], supply(population=2, progress=1))
    assert game.asks() == ("activate", 0)


@rule("imperium:utopians", "imperium:solstice", "imperium:return-unrest", "imperium:abandon")
def test_in_the_solstice_the_monastery_draws_or_is_abandoned_to_return_unrest() -> None:
    def position() -> ImperiumScenario:
        game = utopia().in_play(0, "2UTO4", "1REG4").garrisoned(0, "2UTO4", "2UTO12")
        return solstice(game, "unrest", "unrest", "1TRI8", deck=("1TRI1", "1TRI2", "1TRI4"))

    game = position()
    assert game.state.options == [0, 1]
    game.choose(0)
    assert (hand(game), len(game.cards_in("play"))) == (["1TRI4", "1TRI8", "unrest", "unrest"], 2)
    game = position().choose(1).pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), game.asks()) == (["1TRI8", "unrest"], 10, ("turn", 0))
    assert (game.cards_in("play"), sorted(game.cards_in("discards"))) == (["1REG4"], ["2UTO12", "2UTO4"])


@rule("imperium:utopians", "imperium:garrison", "imperium:acquire")
@pytest.mark.parametrize(
    ("code", "slots", "taken"),
    [
        ("2UTO5", [3, 4], (3, ["1REG3"])),
        ("2UTO6", [0], (0, ["1TRI2", "unrest"])),
        ("2UTO8", [1, 2], (2, ["1CIV10", "unrest"])),
    ],
)
def test_places_take_a_scroll_to_acquire(code: str, slots: list[int], taken: tuple[int, list[str]]) -> None:
    game = place(code, "1TRI8").in_market(*EVERY_SUIT, "1REG9").turn().use(code).pick("garrison", "2UTO13")
    slot, gained = taken
    if len(slots) > 1:
        assert game.state.options == slots
        game.from_slot("acquire", slot)
    assert (hand(game), game.under(code)) == (sorted(["1TRI8", "2UTO12", *gained]), ["2UTO13"])
    assert (game.state.get(EXHAUSTS), actions(game), game.asks()) == (2, 3, ("activate", 0))


@rule("imperium:utopians", "imperium:garrison", "imperium:acquire", "imperium:trade-routes")
def test_newer_portals_acquire_a_region_or_trade() -> None:
    def position() -> ImperiumScenario:
        return place("2UTO5X").in_market(*EVERY_SUIT, "1REG9").has(0, progress=3).trading()

    game = position().turn().use("2UTO5X").pick("garrison", "2UTO12").choose(0)
    assert game.state.options == [3, 4]
    game.from_slot("acquire", 3)
    assert (hand(game), game.under("2UTO5X"), game.resources(0)) == (
        ["1REG3", "2UTO13"],
        ["2UTO12"],
        supply(progress=3),
    )
    game = position().turn().use("2UTO5X").pick("garrison", "2UTO12").choose(1)
    assert (hand(game), game.under("2UTO5X"), game.resources(0)) == (
        ["2UTO13"],
        ["2UTO12"],
        supply(progress=2, goods=1),
    )
    game = place("2UTO5X").in_market(*EVERY_SUIT).has(0, progress=3).turn().use("2UTO5X").pick("garrison", "2UTO12")
    assert (hand(game), game.resources(0)) == (["1REG3", "2UTO13"], supply(progress=3))


@rule("imperium:utopians", "imperium:solstice", "imperium:recall", "imperium:abandon")
@pytest.mark.parametrize("code", ["2UTO5", "2UTO5X"])
def test_in_the_solstice_portals_recall_a_region_or_are_abandoned_for_population(code: str) -> None:
    def position(*regions: str) -> ImperiumScenario:
        return solstice(utopia().in_play(0, code, "2ATL6", *regions))

    game = position("1REG3", "1REG4", "1REG9").choose(0)
    assert len(game.state.options) == 3
    game.pick("recall", "1REG4")
    assert (hand(game), code in game.cards_in("play"), len(game.cards_in("play"))) == (["1REG4"], True, 4)
    game = position("1REG3", "1REG4").choose(1)
    assert (hand(game), game.resources(0), game.cards_in("discards")) == ([], supply(population=1), [code])
    assert "1REG3" in game.cards_in("play")


@rule("imperium:utopians", "imperium:attack", "imperium:pay", "imperium:passive")
def test_daochang_may_pay_population_to_avoid_an_attack() -> None:
    def position(population: int) -> ImperiumScenario:
        game = empire("1ROM4").nation(1, "UTO").in_play(1, "2UTO6", "1REG4", "1REG9").has(1, population=population)
        return game.turn().play("1ROM4")

    game = position(3).answer("pay", 0, seat=1)
    assert (game.resources(1), len(game.cards_in("play", 1))) == (supply(population=2), 3)
    game = position(3).answer("pay", PASS, seat=1).pick("abandon", "1REG4", seat=1)
    assert (game.resources(1), sorted(game.cards_in("play", 1))) == (supply(population=3), ["1REG9", "2UTO6"])
    assert position(0).asks() == ("abandon", 1)


@rule("imperium:utopians", "imperium:solstice", "imperium:take-unrest", "imperium:abandon")
def test_in_the_solstice_daochang_brings_unrest_or_is_abandoned_for_a_material() -> None:
    def position() -> ImperiumScenario:
        return solstice(utopia().in_play(0, "2UTO6", "1REG4"), "1TRI8")

    game = position().choose(0)
    assert (hand(game), game.state.unrest_left(), len(game.cards_in("play"))) == (["1TRI8", "unrest"], 8, 2)
    game = position().choose(1)
    assert (hand(game), game.resources(0), game.cards_in("play")) == (["1TRI8"], supply(materials=1), ["1REG4"])
    assert (game.cards_in("discards"), game.state.unrest_left()) == (["2UTO6"], 9)


@rule("imperium:utopians", "imperium:garrison", "imperium:history")
@pytest.mark.parametrize("code", ["2UTO7", "2UTO7X"])
def test_lost_tomes_take_a_scroll_to_put_a_card_into_the_history(code: str) -> None:
    def position() -> ImperiumScenario:
        game = place(code, "1TRI8", "1TRI2").discards(0, "1TRI1", "1TRI4").turn().use(code)
        if code == "2UTO7X":
            game.choose(1)
        game.pick("garrison", "2UTO13")
        assert len(game.state.options) == 5
        return game

    game = position().pick("to-history", "1TRI8")
    assert (hand(game), game.cards_in("history"), game.under(code)) == (["1TRI2", "2UTO12"], ["1TRI8"], ["2UTO13"])
    assert (game.asks(), len(game.cards_in("discards"))) == (("activate", 0), 2)
    game = position().pick("to-history", "1TRI4", zone=1)
    assert (game.cards_in("history"), game.cards_in("discards"), len(hand(game))) == (["1TRI4"], ["1TRI1"], 3)


@rule("imperium:utopians", "imperium:choose", "imperium:gain", "imperium:interpreting")
def test_newer_lost_tomes_give_goods_or_do_without_a_scroll() -> None:
    game = place("2UTO7X", "1TRI8").turn().use("2UTO7X").choose(0)
    assert (game.resources(0), game.under("2UTO7X"), game.asks()) == (supply(goods=1), [], ("activate", 0))
    game = utopia("1TRI8", "1TRI2").in_play(0, "2UTO7X").turn().use("2UTO7X").choose(1).decline("garrison")
    game.pick("to-history", "1TRI2")
    assert (hand(game), game.cards_in("history"), game.resources(0)) == (["1TRI8"], ["1TRI2"], supply())


@rule("imperium:utopians", "imperium:solstice", "imperium:fame", "imperium:abandon")
@pytest.mark.parametrize("code", ["2UTO7", "2UTO7X"])
def test_in_the_solstice_lost_tomes_with_two_scrolls_are_abandoned_for_fame(code: str) -> None:
    def position(*scrolls: str) -> ImperiumScenario:
        game = utopia().in_play(0, code, "1REG4").garrisoned(0, code, *scrolls).garrisoned(0, "1REG4", "2UTO16")
        return solstice(game.zone("fame deck", 0, "1FAM4", "1FAM1", "1FAM2"))

    for scrolls in (("2UTO12", "2UTO13"), ("2UTO12", "2UTO13", "2UTO14")):
        game = position(*scrolls)
        if code == "2UTO7":
            game.accept()
        assert (hand(game), game.cards_in("fame deck")) == (["1FAM2"], ["1FAM4", "1FAM1"])
        assert (game.cards_in("play"), sorted(game.cards_in("discards"))) == (["1REG4"], sorted([code, *scrolls]))
        assert game.asks() == ("turn", 0)
    game = position("2UTO12", "1TRI8")
    assert (game.asks(), len(game.cards_in("play")), hand(game)) == (("turn", 0), 2, [])
    if code == "2UTO7":
        game = position("2UTO12", "2UTO13").decline()
        assert (len(game.cards_in("play")), hand(game), len(game.under(code))) == (2, [], 2)


@rule("imperium:utopians", "imperium:solstice", "imperium:discard", "imperium:abandon")
def test_in_the_solstice_the_tree_takes_a_card_or_is_abandoned_to_draw_one() -> None:
    def position() -> ImperiumScenario:
        game = utopia().in_play(0, "2UTO8", "1REG4").garrisoned(0, "2UTO8", "2UTO12")
        return solstice(game, "1TRI8", "1TRI2", "1TRI6", deck=("1TRI1", "1TRI9", "1TRI4"))

    game = position().choose(0).pick("discard", "1TRI2")
    assert (hand(game), game.cards_in("discards"), game.asks()) == (["1TRI6", "1TRI8"], ["1TRI2"], ("turn", 0))
    assert len(game.cards_in("play")) == 2
    game = position().choose(1)
    assert (hand(game), game.cards_in("play")) == (["1TRI2", "1TRI4", "1TRI6", "1TRI8"], ["1REG4"])
    assert sorted(game.cards_in("discards")) == ["2UTO12", "2UTO8"]


@rule("imperium:utopians", "imperium:garrison", "imperium:draw")
def test_the_mountain_retreat_takes_unrest_to_draw_a_scroll_from_the_discard_pile() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return utopia(*cards).in_play(0, "2UTO11", "1REG4").discards(0, "2UTO14", "1TRI8", "2UTO15").turn()

    assert position("1TRI2", "2UTO12").usable() == []
    game = position("unrest", "unrest", "1TRI2").use("2UTO11").pick("garrison", "unrest")
    assert len(game.state.options) == 2
    game.pick("to-hand", "2UTO15")
    assert (hand(game), game.under("2UTO11")) == (["1TRI2", "2UTO15", "unrest"], ["unrest"])
    assert (sorted(game.cards_in("discards")), game.asks()) == (["1TRI8", "2UTO14"], ("activate", 0))


@rule("imperium:utopians", "imperium:solstice", "imperium:return-unrest", "imperium:abandon")
def test_in_the_solstice_the_mountain_retreat_draws_or_is_abandoned_and_returns_its_unrest() -> None:
    def position() -> ImperiumScenario:
        game = utopia().in_play(0, "2UTO11", "1REG4").garrisoned(0, "2UTO11", "unrest", "unrest", "unrest", "1TRI6")
        game.garrisoned(0, "1REG4", "unrest")
        return solstice(game, "unrest", deck=("1TRI1", "1TRI9", "1TRI4"))

    game = position().choose(0)
    assert (hand(game), len(game.under("2UTO11")), len(game.cards_in("play"))) == (["1TRI4", "unrest"], 4, 2)
    game = position().choose(1)
    assert (hand(game), game.state.unrest_left(), game.cards_in("play")) == (["unrest"], 12, ["1REG4"])
    assert (sorted(game.cards_in("discards")), game.under("1REG4")) == (["1TRI6", "2UTO11"], ["unrest"])
    assert game.asks() == ("turn", 0)


# What else they play.


@rule("imperium:utopians", "imperium:gain", "imperium:all-players")
def test_charity_gives_progress_and_others_may_gain_materials() -> None:
    game = utopia("2UTO9", seats=3).turn().play("2UTO9").accept(seat=1).decline(seat=2)
    assert [game.resources(seat) for seat in range(3)] == [supply(progress=1), supply(materials=2), supply()]
    assert (game.cards_in("discards"), actions(game), game.asks()) == (["2UTO9"], 2, ("activate", 0))


@rule("imperium:utopians", "imperium:on-deck", "imperium:free-play", "imperium:all-players")
def test_meditation_returns_a_discard_to_the_deck_and_others_may_draw() -> None:
    game = utopia("2UTO10", "1TRI9", seats=3).discards(0, "1TRI8", "1TRI2", "1TRI6").deck(0, "1TRI1")
    game.deck(1, "1UNC3", "1UNC4").deck(2, "1UNC9").turn().play("2UTO10")
    assert PASS not in game.state.options
    game.pick("on-deck", "1TRI2").accept(seat=1).decline(seat=2)
    assert (game.cards_in("deck"), hand(game), hand(game, 1), hand(game, 2)) == (
        ["1TRI1", "1TRI2"],
        ["1TRI9"],
        ["1UNC4"],
        [],
    )
    assert sorted(game.cards_in("discards")) == ["1TRI6", "1TRI8", "2UTO10"]
    assert (actions(game), game.asks()) == (3, ("activate", 0))


@rule("imperium:utopians", "imperium:draw", "imperium:free-play", "imperium:all-players")
@pytest.mark.parametrize("code", ["2UTO12", "2UTO13", "2UTO14", "2UTO15", "2UTO16"])
def test_a_sacred_scroll_lets_all_players_draw(code: str) -> None:
    def position() -> ImperiumScenario:
        game = utopia(code, seats=3).deck(0, "1TRI1", "1TRI2", "1TRI8").deck(1, "1UNC3", "1UNC4").deck(2, "1UNC9")
        return game.turn().play(code)

    game = position().accept(seat=0).accept(seat=1).decline(seat=2)
    assert (hand(game), hand(game, 1), hand(game, 2)) == (["1TRI8"], ["1UNC4"], [])
    assert (actions(game), game.cards_in("discards"), game.asks()) == (3, [code], ("activate", 0))
    game = position().decline(seat=0).decline(seat=1).accept(seat=2)
    assert (hand(game), hand(game, 1), hand(game, 2)) == ([], [], ["1UNC9"])
