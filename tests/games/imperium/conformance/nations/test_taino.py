"""The cards the Taíno alone have, the tokens on them, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.codes import BACK_ON_TOP, PLACE, SORT, TO_DISCARD, TO_HISTORY
from civitas.games.imperium.game import GAME
from civitas.games.imperium.scoring import score
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, SLOT_UNREST, SLOTS, STATE, STATE_CARD
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FOUR_SUITS,
    Set,
    actions,
    barbarian,
    empire,
    four_suits,
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
from games.imperium.scenario import RESOURCE_NAMES, ImperiumScenario, code_of, number

DRAWN = ("1TRI1", "1TRI3", "1TRI7", "1TRI8", "1TRI2")  # more cards than are drawn; the last comes first
FAME = ("1FAM4", "1FAM5", "1FAM1", "1FAM2", "1FAM3")
FREE_TRIBES = ["3TAI24A", "3TAI24B"]
EVERY_CARD = [f"3TAI{n}" for n in range(2, 22) if n != 11]
PINNED = [f"3TAI{n}" for n in (2, 4, 5, 6, 7, 10, 14, 15, 16, 19, 20, 21)]
ICONS = {
    "3TAI2": {"production": 1, "fertile": 1},
    "3TAI4": {"production": 1, "ocean": 1},
    "3TAI5": {"ocean": 1},
    "3TAI7": {"production": 1, "fertile": 1},
    "3TAI10": {"production": 1},
    "3TAI14": {"production": 1, "river": 1, "fertile": 1},
}


def tribes(game: ImperiumScenario, face: str = "3TAI24A") -> ImperiumScenario:
    """Seat 0 has the state card of the Taíno."""
    deal_state(game.state, 0, number(face))
    game.state.reask()
    return game


def exhausts(game: ImperiumScenario) -> int:
    return game.state.get(EXHAUSTS)


def shown(game: ImperiumScenario) -> list[str]:
    """The cards among the answers, whatever zone they lie in."""
    return sorted(code_of(code % PLACE) for code in game.state.options if code != PASS)


def tokens(game: ImperiumScenario, code: str) -> dict[str, int]:
    return {name: game.state.tokens_on(number(code), resource) for resource, name in enumerate(RESOURCE_NAMES)}


# The power and the state card.


@rule("imperium:taino", "imperium:exhaust", "imperium:pay", "imperium:free-play")
def test_taino_of_side_a_pay_three_materials_to_play_a_region_freely() -> None:
    def position(materials: int) -> ImperiumScenario:
        game = ImperiumScenario().power(0, "3TAI1A").hand(0, "1MAC19", "1MAC20", "1TRI8").has(0, materials=materials)
        return game.turn()

    game = position(4).use("3TAI1A")
    assert offered(game) == ["1MAC19", "1MAC20"]
    game.pick("play-card", "1MAC20").decline("garrison")
    assert (game.resources(0), game.cards_in("play")) == (supply(materials=1, population=1), ["1MAC20"])
    assert (hand(game), actions(game), exhausts(game), game.usable()) == (["1MAC19", "1TRI8"], 3, 4, [])
    assert position(3).usable() == ["3TAI1A"]
    assert position(2).usable() == []
    assert position(9).power(0, "3TAI1B").usable() == []


@rule("imperium:taino", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3TAI1A", lambda g: g.in_play(0, "3TAI2", "3TAI4"), 0),
        ("3TAI1B", lambda g: g.in_play(0, "3TAI14", "3TAI4", "1REG3").hand(0, "3TAI7").discards(0, "3TAI5"), 4),
        ("3TAI1B", lambda g: g.deck(0, "3TAI2").history(0, "3TAI10", "1REG9").in_play(1, "3TAI7"), 1),
        ("3TAI1B", lambda g: g.in_play(0, "1PER11").garrisoned(0, "1PER11", "1REG4X"), 4),
        ("3TAI1B", lambda g: g.in_play(0, *(f"3TAI{n}" for n in (2, 4, 5, 7, 14)), "1PER11", "3REG2", "3POL4"), 10),
    ],
)
def test_the_points_of_the_power_of_the_taino(code: str, position: Set, points: int) -> None:
    game = ImperiumScenario().power(0, code)
    position(game)
    assert worth(game, code) == points


@rule("imperium:taino", "imperium:passive", "imperium:scoring")
@pytest.mark.parametrize("face", FREE_TRIBES)
@pytest.mark.parametrize(
    ("code", "resource", "held", "lying", "points"),
    [
        ("1CIV3", "materials", 4, 6, 1),
        ("1CIV3", "materials", 4, 5, 0),
        ("1CIV13", "population", 1, 7, 2),
        ("3CIV12", "goods", 1, 2, 3),
        ("1TRI9", "progress", 3, 5, 2),
    ],
)
def test_tokens_on_cards_of_the_taino_count_as_theirs(
    face: str, code: str, resource: str, held: int, lying: int, points: int
) -> None:
    def position() -> ImperiumScenario:
        game = in_play("3TAI21", "3TAI19").discards(0, code).has(0, **{resource: held})
        return game.tokens(0, "3TAI21", **{resource: lying - 1}).tokens(0, "3TAI19", **{resource: 1})

    assert worth(tribes(position(), face), code) == points
    alone = {"1CIV3": 10, "1CIV13": 4, "3CIV12": 1, "1TRI9": 4}[code]
    assert worth(position(), code) == held // alone


@rule("imperium:taino", "imperium:passive", "imperium:scoring")
@pytest.mark.parametrize("face", FREE_TRIBES)
def test_progress_on_cards_of_the_taino_is_scored(face: str) -> None:
    def position() -> ImperiumScenario:
        return in_play("3TAI19").has(0, progress=2).tokens(0, "3TAI19", progress=3, materials=9, goods=9)

    assert (score(tribes(position(), face).state, 0), score(position().state, 0)) == (5, 2)
    game = position().has(1, progress=4).history(0, "2REG7")
    assert worth(game, "2REG7") == 0
    assert worth(tribes(game, face), "2REG7") == 2


@rule("imperium:taino", "imperium:state")
@pytest.mark.parametrize("face", FREE_TRIBES)
def test_free_tribes_are_barbarian(face: str) -> None:
    game = tribes(barbarian("1CIV10", "1UNC5", "1TRI8"), face).turn()
    assert sorted(game.playable()) == ["1TRI8", "1UNC5"]


@rule("imperium:taino", "imperium:state", "imperium:reshuffle", "imperium:nation-deck")
def test_the_accession_of_the_taino_turns_no_state_card_over() -> None:
    game = tribes(ImperiumScenario()).nation(0, "TAI").zone("accession", 0, "3TAI2").discards(0, "1TRI8", "1TRI4")
    game.turn().done()
    assert (game.cards_in("accession"), game.state.get(STATE)) == ([], BARBARIAN)
    assert sorted(game.cards_in("hand")) == ["1TRI4", "1TRI8", "3TAI2"]


@rule("imperium:taino", "imperium:reshuffle", "imperium:develop")
def test_barbarian_taino_develop_after_their_accession() -> None:
    game = tribes(ImperiumScenario()).nation(0, "TAI").discards(0, "1TRI8", "1TRI4").has(0, materials=5, population=5)
    game.zone("development", 0, "3TAI3", "3TAI5", "3TAI7").turn().done()
    assert game.asks() == ("develop", 0)
    assert offered(game) == ["3TAI3", "3TAI7"]


@rule("imperium:taino", "imperium:exhaust", "imperium:clean-up")
def test_the_taino_have_three_exhaust_tokens() -> None:
    game = tribes(ImperiumScenario()).nation(0, "TAI").exhausts(0, 1).turn().done()
    assert exhausts(game) == 3
    game = tribes(ImperiumScenario()).nation(0, "TAI").trading().exhausts(0, 1).turn().done()
    assert exhausts(game) == 4


# Regions.


def landed(code: str, *cards: str) -> ImperiumScenario:
    """The region has just been played."""
    return (
        four_suits(barbarian(code, *cards)).deck(0, *DRAWN).zone("main deck", 0, "1CIV11", "1CIV12").turn().play(code)
    )


@rule("imperium:taino", "imperium:gain", "imperium:garrison", "imperium:exile", "imperium:draw-if-able")
@pytest.mark.parametrize(
    ("code", "gained", "exiles", "left"),
    [
        ("3TAI2", supply(materials=4), False, 2),
        ("3TAI4", supply(population=2), True, 2),
        ("3TAI7", supply(), True, 3),
        ("3TAI10", supply(), False, 2),
        ("3TAI14", supply(), False, 2),
    ],
)
def test_the_lands_of_the_taino(code: str, gained: dict[str, int], exiles: bool, left: int) -> None:
    def position() -> ImperiumScenario:
        game = landed(code, "1TRI4", "1TRI6")
        if exiles:
            assert game.state.options == [0, 1, 2, 3]
            game.from_slot("exile-market", 2)
        assert game.cards_in("exile") == (["1CIV10"] if exiles else [])
        assert (game.resources(0), actions(game), game.asks()) == (gained, left, ("garrison", 0))
        return game

    drawn = ["1TRI2"] if code == "3TAI10" else []
    game = position().pick("garrison", "1TRI6")
    assert (game.under(code), hand(game), game.cards_in("play")) == (["1TRI6"], sorted(["1TRI4", *drawn]), [code])
    assert (game.asks(), game.cards_in("deck")) == (("activate", 0), [*DRAWN][: 5 - len(drawn)])
    game = position().decline()
    assert (game.under(code), hand(game)) == ([], sorted(["1TRI4", "1TRI6", *drawn]))


@rule("imperium:taino", "imperium:draw-if-able")
def test_guanahani_draws_only_from_a_deck() -> None:
    game = barbarian("3TAI10").discards(0, "1TRI8").turn().play("3TAI10")
    assert (hand(game), game.cards_in("discards"), game.cards_in("play")) == ([], ["1TRI8"], ["3TAI10"])


@rule("imperium:taino", "imperium:play")
def test_the_caribbean_sea_does_nothing_in_play() -> None:
    game = landed("3TAI5", "1TRI4")
    assert (game.cards_in("play"), game.resources(0), hand(game)) == (["3TAI5"], supply(), ["1TRI4"])
    assert (game.asks(), actions(game)) == (("activate", 0), 2)


# The other developments.


@rule("imperium:taino", "imperium:fame", "imperium:look", "imperium:history")
def test_enriquillo_takes_one_of_the_three_top_fame_cards() -> None:
    game = barbarian("3TAI3", "1TRI8").zone("fame deck", 0, *FAME).turn().play("3TAI3")
    assert offered(game) == ["1FAM1", "1FAM2", "1FAM3"]
    game.card("take-fame", "1FAM2").card("put-back-fame", "1FAM3")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1TRI8"], ["1FAM4", "1FAM5", "1FAM3", "1FAM1"])
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3TAI3"], [], 2)


@rule("imperium:taino", "imperium:exhaust", "imperium:free-play", "imperium:choose", "imperium:draw")
def test_gift_exchange_plays_an_empire_card_and_the_others_may_draw() -> None:
    def position() -> ImperiumScenario:
        game = tribes(ImperiumScenario(3)).in_play(0, "3TAI6").hand(0, "1CIV10", "1CIV13", "1TRI8", "1UNC5", "1REG3")
        return game.deck(0, *DRAWN).deck(1, *DRAWN).deck(2, *DRAWN).turn().use("3TAI6")

    game = position().choose(0)
    game.pick("play-card", "1CIV10")
    game.accept(seat=1).decline(seat=2)
    assert (sorted(game.cards_in("play")), hand(game)) == (["1CIV10", "3TAI6"], ["1CIV13", "1REG3", "1TRI8", "1UNC5"])
    assert (hand(game, 1), hand(game, 2), game.cards_in("deck")) == (["1TRI2"], [], [*DRAWN])
    assert (game.resources(0), actions(game), exhausts(game), game.asks()) == (supply(), 3, 4, ("activate", 0))
    game = position().choose(1)
    assert (game.resources(0), len(hand(game)), actions(game)) == (supply(goods=1), 5, 3)
    assert (hand(game, 1), game.resources(1), game.usable()) == ([], supply(), [])


@rule("imperium:taino", "imperium:free-play")
def test_gift_exchange_plays_only_what_is_an_empires_card() -> None:
    game = tribes(ImperiumScenario()).in_play(0, "3TAI6").hand(0, "1CIV10", "1CIV6", "1TRI8", "1UNC5", "1UNC15")
    game.turn().use("3TAI6").choose(0)
    assert offered(game) == ["1CIV10", "1CIV6"]


# The nation deck.


@rule("imperium:taino", "imperium:abandon", "imperium:move", "imperium:fame", "imperium:look")
def test_migration_gives_up_production_and_people_for_one_of_two_fame_cards() -> None:
    game = barbarian("3TAI8", "1TRI8").in_play(0, "1REG6", "1REG7", "1REG10", "1REG8", "3TAI19").has(0, population=2)
    game.zone("fame deck", 0, *FAME).turn().play("3TAI8")
    game.card("abandon", "1REG6").card("abandon", "1REG7").card("abandon", "1REG10")
    assert offered(game) == ["1REG8", "3TAI19"]
    game.card("move-onto", "3TAI19")
    assert offered(game) == ["1FAM2", "1FAM3"]
    game.card("take-fame", "1FAM2")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM2", "1TRI8"], ["1FAM4", "1FAM5", "1FAM1", "1FAM3"])
    assert sorted(game.cards_in("discards")) == ["1REG10", "1REG6", "1REG7", "3TAI8"]
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["1REG8", "3TAI19"], supply(population=1))
    assert (tokens(game, "3TAI19"), actions(game), game.cards_in("history")) == (supply(population=1), 2, [])


@rule("imperium:taino", "imperium:interpreting", "imperium:move")
def test_migration_needs_six_production_and_people_of_ones_own() -> None:
    def position(*table: str, population: int = 1) -> list[str]:
        game = barbarian("3TAI8").in_play(0, *table).has(0, population=population, progress=9, goods=9)
        return game.zone("fame deck", 0, *FAME).turn().playable()

    assert position("1REG6", "1REG7", "1REG8", "1REG9", "3TAI19") == ["3TAI8"]
    assert position("1REG6", "1REG7", "1REG8", "3TAI19", "3TAI5") == []
    assert position("1REG6", "1REG7", "1REG8", "1REG9", "3TAI19", population=0) == []
    assert position("1REG6", "1REG7", "1REG8", "1REG9") == []


@rule("imperium:taino", "imperium:gain", "imperium:history")
@pytest.mark.parametrize(
    ("table", "progress"),
    [
        (("1REG6", "1REG7", "3TAI10"), 2),
        (("1REG6", "1REG7", "3TAI10", "3TAI2"), 3),
        (("1REG3", "1REG2", "3TAI10"), 0),
    ],
)
def test_sol_de_jayuya_turns_production_into_progress_and_a_region_into_history(
    table: tuple[str, ...], progress: int
) -> None:
    game = barbarian("3TAI9", "1REG8").in_play(0, *table, "3TAI19").in_play(1, "1REG9").turn().play("3TAI9")
    assert game.resources(0) == supply(progress=progress)
    assert shown(game) == sorted(table)
    game.pick("to-history", "3TAI10")
    assert (game.cards_in("history"), game.cards_in("discards")) == (["3TAI10"], ["3TAI9"])
    assert sorted(game.cards_in("play")) == sorted([*[code for code in table if code != "3TAI10"], "3TAI19"])
    assert (hand(game), actions(game), game.resources(1)) == (["1REG8"], 2, supply())
    assert barbarian("3TAI9", "1REG8").in_play(0, "3TAI19").turn().playable() == ["1REG8"]


@rule("imperium:taino", "imperium:take-unrest", "imperium:break-through", "imperium:history")
def test_caribs_bring_the_others_unrest_and_an_uncivilised_card() -> None:
    def position() -> ImperiumScenario:
        game = four_suits(barbarian("3TAI12", "1TRI8", seats=3)).zone("uncivilised deck", 0, "1UNC9", "1UNC5")
        return game.turn().play("3TAI12")

    game = position()
    assert (hand(game, 1), hand(game, 2), game.state.unrest_left()) == (["unrest"], ["unrest"], 7)
    assert slots(game) == [3]
    game.from_slot("break-through", 3)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["1TRI8", "1UNC3"], ["3TAI12"], [])
    assert actions(game) == 2
    assert hand(position().from_deck("uncivilised")) == ["1TRI8", "1UNC5"]


def rotated(*cards: str) -> ImperiumScenario:
    """Soil Rotation has just been played."""
    game = barbarian(*cards).discards(0, "1REG8", "1REG9", "1TRI4").has(0, materials=3)
    return game.in_play(0, "3TAI14", "1PER11", "3TAI4").in_play(1, "1MAC20").turn().play("3TAI13")


@rule("imperium:taino", "imperium:pay", "imperium:choose", "imperium:free-play", "imperium:draw")
def test_soil_rotation_draws_a_discarded_region_or_plays_one_freely() -> None:
    game = rotated("3TAI13", "1MAC19", "1MAC20", "1TRI8").choose(0)
    assert shown(game) == ["1REG8", "1REG9"]
    game.pick("to-hand", "1REG8")
    assert (hand(game), game.resources(0)) == (["1MAC19", "1MAC20", "1REG8", "1TRI8"], supply(materials=1))
    assert (sorted(game.cards_in("discards")), actions(game)) == (["1REG9", "1TRI4", "3TAI13"], 2)
    game = rotated("3TAI13", "1MAC19", "1MAC20", "1TRI8").choose(1)
    assert offered(game) == ["1MAC19", "1MAC20"]
    game.pick("play-card", "1MAC19").decline("garrison")
    assert (hand(game), game.resources(0), actions(game)) == (["1MAC20", "1TRI8"], supply(materials=3), 2)
    assert "1MAC19" in game.cards_in("play")
    game = barbarian("3TAI13", "1REG3").discards(0, "1REG8").has(0, materials=1, population=9).turn()
    assert game.playable() == ["1REG3"]
    assert "3TAI13" in game.has(0, materials=2).playable()


@rule("imperium:taino", "imperium:treated-as")
def test_soil_rotation_makes_fertile_land_productive_for_the_turn() -> None:
    game = rotated("3TAI13", "3TAI9", "3TAI17", "3TAI2").choose(1)
    game.pick("play-card", "3TAI2")
    game.decline("garrison")
    assert icons(game, "3TAI14") == {"production": 2, "river": 1}
    assert (icons(game, "1PER11"), icons(game, "3TAI4")) == ({"production": 2}, {"production": 1, "ocean": 1})
    assert (icons(game, "3TAI2"), icons(game, "1MAC20")) == ({"production": 2}, {"fertile": 1})
    assert game.play("3TAI9").resources(0) == supply(materials=5, progress=3)
    game.pick("to-history", "1PER11").play("3TAI17").choose(1).choose(1)
    assert (game.resources(0), game.asks()) == (supply(materials=5, population=2, progress=3), ("activate", 0))
    game.done()
    assert (icons(game, "3TAI14"), icons(game, "3TAI2")) == (ICONS["3TAI14"], ICONS["3TAI2"])


@rule("imperium:taino", "imperium:gain")
def test_without_soil_rotation_fertile_land_is_not_productive() -> None:
    game = barbarian("3TAI9").in_play(0, "3TAI14", "1PER11", "3TAI4", "3TAI2").turn().play("3TAI9")
    assert game.resources(0) == supply(progress=1)


# The cards of the start.


@rule("imperium:taino", "imperium:exhaust", "imperium:action", "imperium:on-deck", "imperium:acquire")
@pytest.mark.parametrize("slot", [2, 3])
def test_batey_acquires_culture_for_an_action_and_a_card_on_the_deck(slot: int) -> None:
    def position(*held: str) -> ImperiumScenario:
        return four_suits(in_play("3TAI15")).hand(0, *held).deck(0, *DRAWN).turn()

    game = position("1TRI4", "1TRI6").use("3TAI15")
    assert shown(game) == ["1TRI4", "1TRI6"]
    game.pick("on-deck", "1TRI6")
    assert slots(game) == [2, 3]
    game.from_slot("acquire", slot)
    assert (hand(game), game.cards_in("deck")) == (
        sorted(["1TRI4", FOUR_SUITS[slot], "unrest"]),
        [*DRAWN, "1TRI6"],
    )
    assert (actions(game), exhausts(game), game.usable(), game.cards_in("discards")) == (2, 4, [], [])
    assert position().usable() == []
    assert position("1TRI4").actions(0, 0).usable() == []


@rule("imperium:taino", "imperium:solstice", "imperium:draw-if-able", "imperium:choose")
@pytest.mark.parametrize("place", [TO_DISCARD, BACK_ON_TOP, TO_HISTORY])
def test_petroglyphs_may_draw_and_place_the_top_card(place: int) -> None:
    game = solstice(in_play("3TAI16"), "1TRI4", deck=DRAWN).accept()
    assert sorted(game.state.options) == [0, 1, 2]
    game.answer("place-drawn", place)
    assert (hand(game), game.asks()[0]) == (["1TRI4"], "turn")
    assert game.cards_in("discards") == (["1TRI2"] if place == TO_DISCARD else [])
    assert game.cards_in("deck") == [*DRAWN][: 5 if place == BACK_ON_TOP else 4]
    assert game.cards_in("history") == (["1TRI2"] if place == TO_HISTORY else [])


@rule("imperium:taino", "imperium:solstice", "imperium:draw-if-able")
def test_petroglyphs_may_be_left_alone_and_never_reshuffle() -> None:
    game = solstice(in_play("3TAI16"), "1TRI4", deck=DRAWN).decline()
    assert (hand(game), game.cards_in("deck"), game.asks()[0]) == (["1TRI4"], [*DRAWN], "turn")
    game = in_play("3TAI16").turn().done().discards(0, "1TRI8").turn().done()
    assert (game.asks()[0], game.cards_in("discards"), hand(game)) == ("turn", ["1TRI8"], [])


@rule("imperium:taino", "imperium:all-players", "imperium:choose", "imperium:gain")
def test_bohio_lets_the_others_draw_and_chooses_for_each_icon() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3TAI17", seats=3).in_play(0, *table).in_play(1, "3TAI2")
        return game.deck(0, *DRAWN).deck(1, *DRAWN).deck(2, *DRAWN).turn().play("3TAI17")

    game = position("3TAI14", "3TAI4", "1REG3", "3TAI10").accept(seat=1).decline(seat=2)
    assert (hand(game), hand(game, 1), hand(game, 2)) == ([], ["1TRI2"], [])
    game.choose(0).choose(1).choose(0)
    assert (game.resources(0), game.resources(1), game.asks()) == (
        supply(materials=4, population=1),
        supply(),
        ("activate", 0),
    )
    assert (game.cards_in("discards"), actions(game)) == (["3TAI17"], 2)
    game = position("1PER11", "3TAI5").decline(seat=1).accept(seat=2).choose(1).choose(1).choose(1)
    assert (game.resources(0), hand(game, 1), hand(game, 2)) == (supply(population=3), [], ["1TRI2"])
    assert game.asks() == ("activate", 0)
    game = position("1REG9").decline(seat=1).decline(seat=2).choose(0)
    assert (game.resources(0), game.asks()) == (supply(materials=2), ("activate", 0))
    game = position("1REG3", "3TAI10").decline(seat=1).decline(seat=2)
    assert (game.resources(0), game.asks()) == (supply(), ("activate", 0))


def cacique(under: tuple[str, ...], **lying: int) -> ImperiumScenario:
    game = four_suits(barbarian("3TAI18", "1TRI8")).in_play(0, "3TAI21", "3TAI10").garrisoned(0, "3TAI21", *under)
    game.garrisoned(0, "3TAI10", "unrest").has(0, population=3, progress=3)
    return game.tokens(0, "3TAI21", **lying).slot(4, "1TRI6").turn()


@rule("imperium:taino", "imperium:return-unrest", "imperium:add", "imperium:pay", "imperium:acquire")
def test_the_cacique_feeds_zemi_with_unrest_and_pays_with_its_people() -> None:
    game = cacique(("unrest", "unrest"), population=2).play("3TAI18").accept().accept()
    assert slots(game) == [0, 4]
    game.from_slot("acquire", 0)
    assert (game.under("3TAI21"), game.under("3TAI10"), game.state.unrest_left()) == (["unrest"], ["unrest"], 10)
    assert (tokens(game, "3TAI21"), game.resources(0)) == (
        supply(materials=1, population=1),
        supply(population=3, progress=3),
    )
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI2", "1TRI8", "unrest"], ["3TAI18"], 2)
    game = cacique(("unrest",), population=1).play("3TAI18").decline().accept().from_slot("acquire", 4)
    assert (game.under("3TAI21"), tokens(game, "3TAI21"), hand(game)) == (
        ["unrest"],
        supply(),
        ["1TRI6", "1TRI8", "unrest"],
    )
    game = cacique(("unrest",), population=1).play("3TAI18").accept().decline()
    assert (game.under("3TAI21"), tokens(game, "3TAI21"), hand(game)) == (
        [],
        supply(materials=1, population=1),
        ["1TRI8"],
    )
    assert (game.state.unrest_left(), game.resources(0)) == (10, supply(population=3, progress=3))


@rule("imperium:taino", "imperium:interpreting", "imperium:pay")
def test_the_cacique_takes_only_what_is_on_and_under_zemi() -> None:
    game = cacique(("unrest",), materials=5, progress=5).play("3TAI18").accept()
    assert (game.asks(), tokens(game, "3TAI21")) == (("activate", 0), supply(materials=6, progress=5))
    game = cacique((), population=1).play("3TAI18").accept().from_slot("acquire", 0)
    assert (game.under("3TAI10"), game.state.unrest_left(), tokens(game, "3TAI21")) == (["unrest"], 9, supply())
    assert barbarian("3TAI18", "1TRI8").in_play(0, "3TAI10").turn().playable() == ["1TRI8"]


@rule("imperium:taino", "imperium:exhaust", "imperium:on-deck", "imperium:move", "imperium:acquire")
@pytest.mark.parametrize(("slot", "progress"), [(1, 0), (4, 1)])
def test_canoes_acquire_a_region_and_reward_the_ocean(slot: int, progress: int) -> None:
    def position(*held: str, population: int = 2) -> ImperiumScenario:
        game = four_suits(in_play("3TAI19")).slot(4, "1CAR20X").hand(0, *held).deck(0, *DRAWN)
        return game.has(0, population=population).turn()

    game = position("1TRI4", "1TRI6").use("3TAI19").pick("on-deck", "1TRI4")
    assert slots(game) == [1, 4]
    game.from_slot("acquire", slot)
    taken = "1CAR20X" if slot == 4 else "1REG9"
    assert (hand(game), game.cards_in("deck")) == (sorted(["1TRI6", taken]), [*DRAWN, "1TRI4"])
    assert (game.resources(0), tokens(game, "3TAI19")) == (
        supply(population=1, progress=progress),
        supply(population=1),
    )
    assert (actions(game), exhausts(game), game.usable()) == (3, 4, [])
    assert position().usable() == []
    assert position("1TRI4", population=0).has(0, progress=9, goods=9).usable() == []
    assert position("1TRI4", population=1).usable() == ["3TAI19"]


def fishing(*table: str, materials: int = 2) -> ImperiumScenario:
    game = in_play("3TAI20", *table).has(0, materials=materials).unrest_left(9)
    return solstice(game, "1TRI4", deck=DRAWN)


@rule("imperium:taino", "imperium:solstice", "imperium:recall", "imperium:gain", "imperium:draw")
@pytest.mark.parametrize("code", ["3TAI14", "3TAI4"])
def test_fishing_may_recall_a_river_or_an_ocean_for_people_and_a_card(code: str) -> None:
    game = fishing("3TAI14", "3TAI4", "3TAI2", "3TAI10")
    assert shown(game) == ["3TAI14", "3TAI4"]
    game.pick("recall", code).choose(0)
    assert (game.resources(0), tokens(game, "3TAI20")) == (supply(materials=1, population=2), supply(materials=1))
    assert (hand(game), game.cards_in("deck")) == (sorted(["1TRI2", "1TRI4", code]), [*DRAWN[:-1]])
    assert (code in game.cards_in("play"), len(game.cards_in("play")), game.asks()[0]) == (False, 4, "turn")


@rule("imperium:taino", "imperium:solstice", "imperium:move", "imperium:take-unrest", "imperium:choose")
def test_fishing_takes_a_material_or_brings_unrest() -> None:
    game = fishing("3TAI14").decline().choose(0)
    assert (game.resources(0), tokens(game, "3TAI20"), hand(game)) == (
        supply(materials=1),
        supply(materials=1),
        ["1TRI4"],
    )
    assert (game.cards_in("deck"), game.state.unrest_left(), game.asks()[0]) == ([*DRAWN], 9, "turn")
    game = fishing("3TAI14").decline().choose(1)
    assert (game.resources(0), tokens(game, "3TAI20"), hand(game)) == (
        supply(materials=2),
        supply(),
        ["1TRI4", "unrest"],
    )
    assert game.state.unrest_left() == 8
    game = fishing("3TAI2", materials=0)
    assert (tokens(game, "3TAI20"), hand(game), game.asks()[0]) == (supply(), ["1TRI4", "unrest"], "turn")


@rule("imperium:taino", "imperium:exhaust", "imperium:garrison", "imperium:choose")
@pytest.mark.parametrize(("under", "room"), [(0, 2), (1, 1)])
def test_zemi_takes_two_unrest_in_all(under: int, room: int) -> None:
    def position() -> ImperiumScenario:
        game = in_play("3TAI21", "1REG3").garrisoned(0, "3TAI21", *["unrest"] * under)
        game.hand(0, "unrest", "unrest", "unrest", "1TRI8").has(0, materials=9).turn().use("3TAI21").choose(0)
        assert shown(game) == ["unrest"]
        return game

    game = position().pick("garrison", *["unrest"] * room)
    assert (game.under("3TAI21"), game.under("1REG3"), game.asks()) == (["unrest", "unrest"], [], ("activate", 0))
    assert (hand(game), actions(game), exhausts(game)) == (["1TRI8", *["unrest"] * (3 - room)], 3, 4)
    assert (game.resources(0), game.usable()) == (supply(materials=9), [])
    game = position()
    game.pick("garrison", "unrest")
    if room > 1:
        game.decline()
    assert (len(game.under("3TAI21")), game.asks()) == (under + 1, ("activate", 0))


@rule("imperium:taino", "imperium:exhaust", "imperium:move", "imperium:choose")
@pytest.mark.parametrize(("materials", "population"), [(5, 0), (0, 5), (2, 3), (1, 0)])
def test_or_zemi_takes_up_to_five_people_and_materials(materials: int, population: int) -> None:
    game = in_play("3TAI21").garrisoned(0, "3TAI21", "unrest", "unrest").hand(0, "unrest")
    game.has(0, materials=6, population=6, progress=6, goods=6).turn().use("3TAI21")
    assert game.state.options == [1]
    game.choose(1)
    assert len(game.state.options) == sum(m + p <= 5 for m in range(6) for p in range(6)) - 1
    game.answer("move-up-to", population + (materials << SORT))
    left = supply(materials=6 - materials, population=6 - population, progress=6, goods=6)
    assert (game.resources(0), tokens(game, "3TAI21")) == (left, supply(materials=materials, population=population))
    assert (game.under("3TAI21"), hand(game), actions(game)) == (["unrest", "unrest"], ["unrest"], 3)


# What is printed.


@rule("imperium:taino", "imperium:player-setup", "imperium:state")
@pytest.mark.parametrize("side", ["a", "b"])
def test_how_the_taino_start(side: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "taino", "side1": side, "trade_routes": "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == ([f"3TAI1{side.upper()}"], ["3TAI2"])
    assert sorted(game.cards_in("development")) == [f"3TAI{n}" for n in range(3, 8)]
    assert sorted(game.cards_in("nation deck")) == ["3TAI10", "3TAI12", "3TAI13", "3TAI8", "3TAI9", "unrest"]
    assert sorted(start) == [*(f"3TAI{n}" for n in range(14, 22)), "unrest", "unrest"]
    assert [code_of(card) for card in game.state.zone(STATE_CARD, 0).cards()] == ["3TAI24A"]
    assert (game.cards_in("play"), game.state.get(STATE)) == ([], BARBARIAN)
    assert (game.state.get(ACTIONS), exhausts(game)) == (3, 3)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:taino", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8), (3, 10), (4, 12)])
def test_the_taino_bring_no_unrest_to_the_pile(seats: int, unrest: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    state = GAME.new(seats, 1, {"nation1": "taino", "trade_routes": "no", **rest})
    assert state.unrest_left() + sum(state.get(SLOT_UNREST + slot) for slot in range(SLOTS)) == unrest


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and the cards of the Taíno have what they need."""
    game = plenty(code)
    others = [other for other in ("3TAI21", "1REG6", "1REG10", "3TAI10") if other != code]
    return game.in_play(0, *game.cards_in("play"), *others).tokens(0, "3TAI21", population=2)


@rule("imperium:taino", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_every_card_of_the_taino_is_played_in_any_state_for_an_action(code: str) -> None:
    game = rich(code)
    assert [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")] == [True, True]
    assert code not in game.actions(0, 0).playable()


@rule("imperium:taino", "imperium:attack")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_only_the_caribs_of_the_taino_are_an_attack(code: str) -> None:
    game = rich(code).in_play(1, "1SCY20", "1REG3X").unrest_left(9).play(code)
    assert (game.asks() == ("respond", 1)) == (code == "3TAI12")
    if code == "3TAI12":
        game.accept("respond", seat=1)
        assert hand(game, 1) == ["1TRI8"]


@rule("imperium:taino", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_taino_stay_in_play(code: str) -> None:
    game = barbarian(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:taino", "imperium:anatomy")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_the_icons_and_suits_of_the_taino(code: str) -> None:
    assert icons(ImperiumScenario(), code) == ICONS.get(code, {})
    assert suits(code) == (["region"] if code in ICONS else ["tributary"] if code == "3TAI12" else [])


@rule("imperium:taino", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("3TAI3", {"population": 5}),
        ("3TAI4", {"materials": 5}),
        ("3TAI5", {"progress": 2}),
        ("3TAI6", {"materials": 3, "population": 1}),
        ("3TAI7", {"materials": 5}),
    ],
)
def test_what_developing_costs_the_taino(code: str, cost: dict[str, int]) -> None:
    def position(**owned: int) -> ImperiumScenario:
        return empire("1TRI3").zone("development", 0, code).has(0, **owned).turn().play("1TRI3")

    game = position(**cost)
    assert (game.cards_in("discards"), game.resources(0)) == ([code], supply())
    for resource, amount in cost.items():
        assert position(**{**cost, resource: amount - 1}).cards_in("discards") == []


@rule("imperium:taino", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("3TAI4", 2),
        ("3TAI6", 2),
        ("3TAI7", 1),
        *((code, 0) for code in EVERY_CARD if code not in ("3TAI3", "3TAI4", "3TAI6", "3TAI7")),
    ],
)
def test_the_fixed_points_of_the_taino(code: str, points: int) -> None:
    game = ImperiumScenario().has(0, materials=9, population=9)
    for zone in ("hand", "deck", "discards", "play", "history"):
        assert worth(game.zone(zone, 0, code, "1CIV10"), code) == points
        game.zone(zone, 0)


@rule("imperium:taino", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3TAI3", lambda g: g.hand(0, "3TAI3", "1TRI8", "3TAI12").deck(0, "1TRI1").history(0, "1TRI2", "1UNC3"), 4),
        ("3TAI3", lambda g: g.history(0, "3TAI3").hand(1, "1TRI8"), 0),
        ("3TAI3", lambda g: g.hand(0, "3TAI3", *(f"1TRI{n}" for n in range(1, 12))), 10),
        ("3TAI5", lambda g: g.tokens(0, "3TAI20", materials=3).tokens(0, "3TAI21", goods=1, progress=1), 0),
        ("3TAI5", lambda g: g.tokens(0, "3TAI20", materials=4).tokens(0, "3TAI21", goods=1, population=1), 1),
        (
            "3TAI5",
            lambda g: g.tokens(0, "3TAI20", population=7).tokens(0, "3TAI21", materials=5).has(0, materials=9),
            2,
        ),
        ("3TAI5", lambda g: g.in_play(1, "3TAI19").tokens(1, "3TAI19", materials=9), 0),
        ("3TAI20", lambda g: g.tokens(0, "3TAI20", materials=3).tokens(0, "3TAI21", materials=9), 0),
        ("3TAI20", lambda g: g.tokens(0, "3TAI20", materials=2, population=1, goods=1).has(0, materials=9), 1),
        ("3TAI20", lambda g: g.tokens(0, "3TAI20", progress=8), 2),
        ("3TAI21", lambda g: g.tokens(0, "3TAI21", materials=4).tokens(0, "3TAI20", materials=9), 0),
        ("3TAI21", lambda g: g.tokens(0, "3TAI21", materials=3, population=2).has(0, materials=9), 1),
        ("3TAI21", lambda g: g.tokens(0, "3TAI21", population=60), 10),
    ],
)
def test_the_points_the_taino_count(code: str, position: Set, points: int) -> None:
    game = tribes(in_play("3TAI5", "3TAI20", "3TAI21"))
    position(game)
    assert worth(game, code) == points
