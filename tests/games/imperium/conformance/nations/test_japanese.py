"""The cards the Japanese alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import FROM_DECK, PLACE
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    ACTIONS,
    BARBARIAN,
    CIVILISED,
    EXHAUSTS,
    KING_OF_KINGS,
    POPULATION,
    REGION,
    ROUND,
    SCORING,
    STATE,
)
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FOUR_SUITS,
    Set,
    actions,
    barbarian,
    empire,
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
from games.imperium.scenario import ImperiumScenario, number

DRAWN = ("1TRI1", "1TRI3", "1REG7", "1TRI8", "1TRI2")  # more cards than are drawn; the last comes first
SHINTO = "3JPN18"
TENDAI = "3JPN10"
KANJI = "3JPN9"
EMPIRE_ONLY = [f"3JPN{n}" for n in range(2, 8)]
BARBARIAN_ONLY = ["3JPN19", "3JPN20", "3JPN22"]
IN_ANY_STATE = [f"3JPN{n}" for n in (*range(9, 19), 21)]
EVERY_CARD = [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE]
PINNED = [f"3JPN{n}" for n in (3, 4, 9, 10, 12, 13, 14, 15, 16, 17, 18)]


def market(game: ImperiumScenario) -> ImperiumScenario:
    """A tributary, a region, a civilised and an uncivilised card lie in the market, in this order."""
    game.in_market(*FOUR_SUITS)
    game.zone("region deck", 0, "1REG3", "1REG4").zone("civilised deck", 0, "1CIV11", "1CIV12")
    return game.zone("uncivilised deck", 0, "1UNC5", "1UNC9").unrest_left(9)


def decks(*suits: int) -> list[int]:
    return [FROM_DECK + suit for suit in suits]


def obvious(game: ImperiumScenario) -> ImperiumScenario:
    """Answers the questions that are asked though there is only one answer, so that others learn nothing."""
    while game.asks()[0] not in ("activate", "turn") and len(game.state.options) == 1:
        game.answer(game.asks()[0], game.state.options[0])
    return game


def people_on(game: ImperiumScenario, code: str) -> int:
    return game.state.tokens_on(number(code), POPULATION)


# The power.


@rule("imperium:japanese", "imperium:exhaust", "imperium:pay", "imperium:discard", "imperium:action")
def test_japanese_pay_two_population_and_discard_a_card_for_an_action() -> None:
    def position(population: int, *cards: str, side: str = "3JPN1A") -> ImperiumScenario:
        return barbarian(*cards).power(0, side).has(0, population=population).turn()

    game = position(3, "1TRI4", "1TRI8", "unrest").use("3JPN1A")
    assert (offered(game), PASS in game.state.options) == (["1TRI4", "1TRI8", "unrest"], False)
    game.pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("discards")) == (["1TRI8", "unrest"], ["1TRI4"])
    assert (game.resources(0), actions(game)) == (supply(population=1), 4)
    assert (game.usable(), game.state.get(EXHAUSTS), game.asks()) == ([], 4, ("activate", 0))
    assert position(2, "1TRI4").usable() == ["3JPN1A"]
    assert position(1, "1TRI4").usable() == []
    assert position(2).usable() == []
    assert position(9, "1TRI4", side="3JPN1B").usable() == []


@rule("imperium:japanese", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3JPN1A", lambda g: g.hand(0, "1CIV10", "1CIV11").has(0, progress=9, goods=9, population=9), 0),
        ("3JPN1B", lambda g: g.hand(0, "1CIV10", "1UNC3", "1TRI8").in_play(1, "1CIV11", "1UNC15"), 2),
        ("3JPN1B", lambda g: g.hand(0, "1CIV10").deck(0, "1CIV11").discards(0, "3JPN5").in_play(0, "1UNC15"), 8),
        ("3JPN1B", lambda g: g.history(0, "1CIV10").in_play(0, "1REG3").garrisoned(0, "1REG3", "1CIV11"), 4),
        ("3JPN1B", lambda g: g.deck(0, *(f"1CIV{n}" for n in range(1, 7))), 10),
        ("3JPN7", lambda g: g.discards(0, "3JPN7", "1CIV10", "3JPN5", "1UNC3", "1UNC15").hand(1, "1CIV11"), 3),
        ("3JPN7", lambda g: g.history(0, "3JPN7", "1CIV10"), 1),
        ("3JPN7", lambda g: g.hand(0, "3JPN7", *(f"1CIV{n}" for n in range(1, 16))), 10),
        ("3JPN4", lambda g: g.in_play(0, "3JPN4").history(0, "1FAM1").discards(0, "1FAM2").hand(0, "1CIV10"), 4),
        ("3JPN4", lambda g: g.hand(0, "3JPN4").hand(1, "1FAM1"), 0),
        ("3JPN4", lambda g: g.hand(0, "3JPN4", *(f"1FAM{n}" for n in range(1, 7))), 10),
    ],
)
def test_japanese_count_civilised_cards_and_fame_in_their_points(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario()
    if code.startswith("3JPN1"):
        game.power(0, code)
    table(game)
    assert worth(game, code) == points


# Accession and development.


@rule("imperium:japanese", "imperium:break-through", "imperium:abandon", "imperium:draw", "imperium:history")
def test_emperor_kanmu_breaks_through_and_may_give_up_a_card_to_draw_three() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = market(empire("3JPN2", "1TRI4")).in_play(0, *table).deck(0, *DRAWN).turn().play("3JPN2")
        assert game.state.options == [2, *decks(CIVILISED)]
        return game

    table = ("1REG6", SHINTO, "3TRO8", "1UNC15")
    game = position(*table).from_slot("break-through", 2)
    assert (offered(game), game.state.options[0]) == (sorted(["1REG6", SHINTO, "1UNC15"]), PASS)
    game.pick("abandon", SHINTO)
    assert (offered(game), PASS in game.state.options) == (["1CIV10", "1REG7", "1TRI2", "1TRI4", "1TRI8"], False)
    game.pick("to-history", "1TRI4")
    assert (hand(game), sorted(game.cards_in("history"))) == (
        ["1CIV10", "1REG7", "1TRI2", "1TRI8"],
        ["1TRI4", "3JPN2"],
    )
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["1REG6", "1UNC15", "3TRO8"], [SHINTO])
    assert (actions(game), game.asks(), len(game.cards_in("deck"))) == (3, ("activate", 0), 2)
    game = position(*table).from_deck("civilised").decline()
    assert (hand(game), game.cards_in("history")) == (["1CIV12", "1TRI4"], ["3JPN2"])
    assert (len(game.cards_in("play")), game.cards_in("discards"), len(game.cards_in("deck"))) == (4, [], 5)
    game = position().from_slot("break-through", 2)
    assert (hand(game), game.cards_in("history"), game.asks()) == (["1CIV10", "1TRI4"], ["3JPN2"], ("activate", 0))


@rule("imperium:japanese", "imperium:solstice", "imperium:discard", "imperium:choose")
@pytest.mark.parametrize("code", ["3JPN3", "3JPN14"])
def test_kyoto_and_nara_take_a_card_for_a_material_a_population_or_a_card(code: str) -> None:
    def position() -> ImperiumScenario:
        game = solstice(in_play(code), "1TRI4", "1TRI6", deck=DRAWN)
        assert game.state.options[0] == PASS
        return game

    for branch, gained in ((0, supply(materials=1)), (1, supply(population=1))):
        game = position().pick("discard", "1TRI4").choose(branch)
        assert (game.resources(0), hand(game), game.cards_in("discards")) == (gained, ["1TRI6"], ["1TRI4"])
    game = position().pick("discard", "1TRI4").choose(2)
    assert (game.resources(0), hand(game), len(game.cards_in("deck"))) == (supply(), ["1TRI2", "1TRI6"], 4)
    game = position().decline()
    assert (game.resources(0), hand(game), game.cards_in("play")) == (supply(), ["1TRI4", "1TRI6"], [code])


@rule("imperium:japanese", "imperium:exhaust", "imperium:move", "imperium:choose")
@pytest.mark.parametrize("moved", [1, 2])
def test_a_shrine_temple_gathers_up_to_two_population(moved: int) -> None:
    def position(population: int) -> ImperiumScenario:
        return in_play("3JPN4", "1REG3").has(0, population=population, progress=5, goods=5, materials=9).turn()

    game = position(3).tokens(0, "3JPN4", population=2).use("3JPN4")
    assert max(game.state.options) == 2
    game.answer("move-up-to", moved)
    assert people_on(game, "3JPN4") == 2 + moved
    assert game.resources(0) == supply(population=3 - moved, progress=5, goods=5, materials=9)
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    game = position(1).use("3JPN4")
    if game.asks()[0] == "move-up-to":
        assert max(game.state.options) == 1  # nothing is moved in place of population
        game.answer("move-up-to", 1)
    assert (people_on(game, "3JPN4"), game.resources(0)["population"]) == (1, 0)


@rule("imperium:japanese", "imperium:exhaust", "imperium:pay", "imperium:fame")
def test_a_shrine_temple_pays_four_of_its_population_for_the_top_fame_card() -> None:
    def position(gathered: int, population: int = 0) -> ImperiumScenario:
        game = (
            in_play("3JPN4").tokens(0, "3JPN4", population=gathered).has(0, population=population, progress=9, goods=9)
        )
        return game.zone("fame deck", 0, "1FAM4", "1FAM2", "1FAM1").turn()

    game = position(5).use("3JPN4")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1"], ["1FAM4", "1FAM2"])
    assert (people_on(game, "3JPN4"), game.resources(0)) == (1, supply(progress=9, goods=9))
    assert (game.cards_in("play"), actions(game), game.state.get(EXHAUSTS)) == (["3JPN4"], 3, 4)
    assert position(3).usable() == []  # nothing else pays in its place
    assert position(4).usable() == ["3JPN4"]
    game = position(4, population=4).use("3JPN4").choose(1)
    assert (hand(game), people_on(game, "3JPN4"), game.resources(0)["population"]) == (["1FAM1"], 0, 4)
    game = position(3, population=4).use("3JPN4")
    assert game.asks()[0] == "move-up-to"
    game = position(4).zone("fame deck", 0).lay(KING_OF_KINGS, 0, [number("3FAM10A")]).use("3JPN4")
    assert (hand(game), game.resources(0)["progress"], game.state.get(SCORING)) == ([], 15, 1)


@rule("imperium:japanese", "imperium:solstice", "imperium:abandon")
@pytest.mark.parametrize(
    ("mine", "theirs", "stays"),
    [
        ((SHINTO, TENDAI), (), True),
        ((SHINTO,), (TENDAI,), False),
        ((TENDAI,), (SHINTO,), False),
        ((), (), False),
    ],
)
def test_a_shrine_temple_is_abandoned_unless_both_creeds_are_in_play(
    mine: tuple[str, ...], theirs: tuple[str, ...], stays: bool
) -> None:
    game = in_play("3JPN4", *mine).in_play(1, *theirs).tokens(0, "3JPN4", population=3).in_state(0, "empire")
    game = solstice(game)
    if game.asks()[0] == "solstice":
        game.card("solstice", "3JPN4")
    for _ in range(2):
        if game.asks() == ("solstice", 0) or game.asks()[0] in ("may", "pay", "return-unrest"):
            game.answer(game.asks()[0], game.state.options[0])
    assert ("3JPN4" in game.cards_in("play"), game.cards_in("discards")) == (stays, [] if stays else ["3JPN4"])
    assert game.resources(0)["population"] == (0 if stays else 3)


@rule("imperium:japanese", "imperium:draw", "imperium:gain", "imperium:return-exhaust")
def test_a_tea_ceremony_draws_a_card_gives_goods_and_returns_an_exhaust_token() -> None:
    game = empire("3JPN5").in_play(0, "1UNC8", "1CIV10").deck(0, *DRAWN).turn().use("1UNC8").use("1CIV10").play("3JPN5")
    assert (hand(game), game.resources(0), len(game.state.options)) == (["1TRI2", "1TRI8"], supply(goods=1), 2)
    game.card("ready", "1CIV10")
    assert (game.usable(), game.state.get(EXHAUSTS), actions(game)) == (["1CIV10"], 4, 3)
    assert game.cards_in("discards") == ["3JPN5"]
    game = empire("3JPN5").deck(0, *DRAWN).turn().play("3JPN5")
    assert (hand(game), game.resources(0), game.asks()) == (["1TRI2"], supply(goods=1), ("activate", 0))


@rule("imperium:japanese", "imperium:acquire", "imperium:return-unrest")
def test_miyabi_acquires_a_card_with_goods_and_may_return_its_unrest_if_there_was_nothing_else() -> None:
    def position(slot: int) -> ImperiumScenario:
        game = market(empire("3JPN6", "1TRI4", "unrest")).slot(0, "1TRI2", goods=1).slot(1, "1REG9", goods=1)
        game.slot(2, "1CIV10", goods=1, progress=1).slot(3, "1UNC3", progress=1).slot(4, "1CIV13", goods=2)
        game.turn().play("3JPN6")
        assert game.state.options == [0, 1, 2, 4]
        return game.from_slot("acquire", slot)

    kept = position(0).decline()
    assert (hand(kept), kept.resources(0)) == (["1TRI2", "1TRI4", "unrest", "unrest"], supply(goods=1))
    assert (kept.cards_in("discards"), actions(kept), kept.asks()) == (["3JPN6"], 2, ("activate", 0))
    game = position(0).accept()
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI4", "unrest"], supply(goods=1))
    assert game.state.unrest_left() - kept.state.unrest_left() == 1
    for slot, gained in ((2, supply(goods=1, progress=1)), (4, supply(goods=2))):
        game = position(slot)
        assert (game.asks(), game.resources(0)) == (("activate", 0), gained)
        assert (hand(game).count("unrest"), hand(game)[0][:4]) == (2, "1CIV")
    game = position(1)  # there is none under a region
    assert (game.asks(), hand(game)) == (("activate", 0), ["1REG9", "1TRI4", "unrest"])
    assert market(empire("3JPN6", "1TRI8")).slot(3, "1UNC3", progress=1, materials=1).turn().playable() == ["1TRI8"]


@rule("imperium:japanese", "imperium:scoring", "imperium:return-unrest")
def test_miyabi_returns_up_to_two_unrest_before_scoring() -> None:
    def position(place: str, *miyabi: str) -> ImperiumScenario:
        game = ImperiumScenario().count(SCORING, 0, 1).count(ROUND, 0, 2).unrest_left(9).turn().done()
        return game.zone(place, 0, *miyabi, "unrest", "unrest", "unrest").turn().done()

    game = position("discards", "3JPN6")
    pile = game.state.unrest_left()
    game.pick("return-unrest", "unrest", "unrest", zone=game.state.options[-1] // PLACE)
    assert (game.state.over, game.state.scores()[0], game.state.unrest_left()) == (True, 2 - 2, pile + 2)
    game = position("history", "3JPN6")
    game.pick("return-unrest", "unrest", zone=game.state.options[-1] // PLACE).decline("return-unrest")
    assert (game.state.over, game.state.scores()[0]) == (True, 2 - 4)
    game = position("discards")
    assert (game.state.over, game.state.scores()[0]) == (True, -6)


@rule("imperium:japanese", "imperium:take-unrest", "imperium:break-through")
@pytest.mark.parametrize(("slot", "code"), [(1, "1REG9"), (2, "1CIV10")])
def test_a_shogun_takes_an_unrest_to_break_through_for_a_civilised_card_or_a_region(slot: int, code: str) -> None:
    def position() -> ImperiumScenario:
        game = market(empire("3JPN7", "1TRI4")).zone("main deck", 0, "1REG6", "1REG8").turn().play("3JPN7")
        assert game.state.options == [1, 2, *sorted(decks(CIVILISED, REGION))]
        assert (hand(game), game.state.unrest_left()) == (["1TRI4", "unrest"], 8)
        return game

    game = position().from_slot("break-through", slot)
    assert (hand(game), game.cards_in("discards"), actions(game)) == (sorted(["1TRI4", code, "unrest"]), ["3JPN7"], 2)
    game = position().from_deck(("civilised", "region")[slot == 1])
    assert hand(game) == sorted(["1TRI4", ("1CIV12", "1REG4")[slot == 1], "unrest"])


# The nation deck.


@rule("imperium:japanese", "imperium:exhaust", "imperium:history", "imperium:draw")
def test_kanji_puts_a_discarded_card_into_the_history_to_draw_one() -> None:
    game = in_play(KANJI).hand(0, "1TRI6").discards(0, "1TRI4", "unrest").deck(0, *DRAWN).turn().use("3JPN9")
    assert (offered(game), PASS in game.state.options) == (["1TRI4", "unrest"], False)
    game.pick("to-history", "unrest")
    assert (game.cards_in("history"), game.cards_in("discards"), hand(game)) == (
        ["unrest"],
        ["1TRI4"],
        ["1TRI2", "1TRI6"],
    )
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    assert in_play(KANJI).hand(0, "1TRI6").deck(0, *DRAWN).turn().usable() == []


@rule("imperium:japanese", "imperium:exhaust", "imperium:pay", "imperium:discard", "imperium:free-play")
def test_tendai_buddhism_plays_a_region_for_two_materials_and_a_card() -> None:
    def position(materials: int, *cards: str) -> ImperiumScenario:
        return in_play(TENDAI).hand(0, *cards).has(0, materials=materials).turn()

    game = position(3, "1TRI6", "1MAC19", "1MAC20", "1TRI8").use("3JPN10")
    assert (len(game.state.options), PASS in game.state.options) == (4, False)
    game.pick("discard", "1TRI6")
    assert (offered(game), PASS in game.state.options) == (["1MAC19", "1MAC20"], False)
    game.pick("play-card", "1MAC20").decline("garrison")
    assert game.resources(0) == supply(materials=1, population=1)
    assert (sorted(game.cards_in("play")), hand(game)) == (["1MAC20", TENDAI], ["1MAC19", "1TRI8"])
    assert (game.cards_in("discards"), actions(game), game.usable()) == (["1TRI6"], 3, [])
    assert game.state.get(EXHAUSTS) == 4
    assert position(1, "1TRI6", "1MAC19").usable() == []
    assert position(2).usable() == []
    assert position(2, "1TRI6", "1MAC19").actions(0, 0).usable() == [TENDAI]


@rule("imperium:japanese", "imperium:solstice", "imperium:abandon", "imperium:discard", "imperium:choose")
def test_tendai_buddhism_quarrels_with_shinto_among_barbarians() -> None:
    def position(*table: str, cards: tuple[str, ...] = ("1TRI4", "1TRI8")) -> ImperiumScenario:
        game = in_play("3JPN10", *table).in_play(1, SHINTO if not table else "1REG3").has(0, population=3)
        return solstice(game, *cards)

    game = position(SHINTO).choose(0)
    assert (game.cards_in("play"), game.cards_in("discards"), hand(game)) == ([TENDAI], [SHINTO], ["1TRI4", "1TRI8"])
    game = position(SHINTO).choose(1)
    assert PASS not in game.state.options
    game.pick("discard", "1TRI8")
    assert (sorted(game.cards_in("play")), hand(game)) == ([TENDAI, SHINTO], ["1TRI4"])
    assert (game.cards_in("discards"), game.resources(0), game.asks()[0]) == (["1TRI8"], supply(population=3), "turn")
    game = position().pick("discard", "1TRI4")
    assert (hand(game), game.cards_in("play", 1), game.asks()[0]) == (["1TRI8"], [SHINTO], "turn")
    game = position(SHINTO, cards=())
    assert (game.cards_in("play"), game.cards_in("discards"), game.asks()[0]) == ([TENDAI], [SHINTO], "turn")
    game = position(cards=())
    assert (game.cards_in("play"), game.asks()[0]) == ([TENDAI], "turn")
    game = position(cards=(SHINTO, "1TRI8"))
    assert (game.asks()[0], offered(game)) == ("discard", ["1TRI8", SHINTO])  # what is in hand cannot be abandoned


@rule("imperium:japanese", "imperium:solstice", "imperium:pay", "imperium:return-unrest")
def test_tendai_buddhism_may_return_unrest_for_a_population_in_an_empire() -> None:
    def position(population: int) -> ImperiumScenario:
        game = in_play("3JPN10", SHINTO).in_state(0, "empire").has(0, population=population).unrest_left(9)
        game.turn().done()
        return game.hand(0, "unrest", "unrest", "1TRI8").discards(0, "unrest").turn().done()

    game = obvious(position(2).answer("pay", 0))
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1TRI8", "unrest"], supply(population=1), 10)
    assert (len(game.cards_in("play")), game.cards_in("discards"), game.asks()[0]) == (2, ["unrest"], "turn")
    game = position(2).decline()
    assert (len(hand(game)), game.resources(0), game.state.unrest_left()) == (3, supply(population=2), 9)
    assert position(0).asks()[0] == "turn"


@rule("imperium:japanese", "imperium:all-players", "imperium:gain", "imperium:choose")
def test_prosperity_of_the_japanese_lets_all_draw_and_pays_for_production_or_regions() -> None:
    def position() -> ImperiumScenario:
        game = barbarian("3JPN11").in_play(0, "3JPN12", "3JPN16", "3JPN17", KANJI).in_play(1, "1REG6")
        game.deck(0, *DRAWN).deck(1, *DRAWN)
        return game.turn().play("3JPN11").accept(seat=0).decline(seat=1)

    game = position().choose(0)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI2"], [], supply(materials=3))
    game = position().choose(1)
    assert (game.resources(0), game.cards_in("discards"), actions(game)) == (supply(population=3), ["3JPN11"], 2)


@rule("imperium:japanese", "imperium:gain", "imperium:history", "imperium:garrison")
def test_the_kanto_plain_gives_a_population_and_takes_cards_into_history_and_garrison() -> None:
    def position() -> ImperiumScenario:
        return barbarian("3JPN12", "1TRI4", "1TRI6", "unrest").turn().play("3JPN12")

    game = position()
    assert (game.resources(0), offered(game)) == (supply(population=1), ["1TRI4", "1TRI6", "unrest"])
    game.pick("to-history", "1TRI4").pick("garrison", "1TRI6")
    assert (game.cards_in("history"), game.under("3JPN12"), hand(game)) == (["1TRI4"], ["1TRI6"], ["unrest"])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    game = position().decline("to-history").decline("garrison")
    assert (game.cards_in("history"), game.under("3JPN12"), len(hand(game))) == ([], [], 3)


@rule("imperium:japanese", "imperium:exhaust", "imperium:gain")
def test_the_manno_reservoir_brings_a_material_for_each_river() -> None:
    game = in_play("3JPN13", "3JPN12", "3JPN16", "3JPN17", "1REG9").in_play(1, "1REG7").turn().use("3JPN13")
    assert (game.resources(0), actions(game), game.usable()) == (supply(materials=3), 3, [])
    assert game.state.get(EXHAUSTS) == 4


# The draw deck.


@rule("imperium:japanese", "imperium:exhaust", "imperium:pay", "imperium:choose", "imperium:exile", "imperium:add")
def test_an_appeal_to_china_draws_and_exiles_or_puts_goods_on_the_market_for_a_material() -> None:
    def position(materials: int) -> ImperiumScenario:
        game = market(in_play("3JPN15")).hand(0, "1TRI4").deck(0, *DRAWN).has(0, materials=materials, goods=0)
        return game.slot(0, "1TRI2", goods=1).turn()

    game = position(2).use("3JPN15").choose(0)
    assert (hand(game), game.state.options) == (["1TRI2", "1TRI4"], [1, 2, 3])
    game.from_slot("exile-market", 3)
    assert (game.cards_in("exile"), game.resources(0)) == (["1UNC3"], supply(materials=1))
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS), game.asks()) == (3, [], 4, ("activate", 0))
    for slot, goods in ((0, 2), (1, 1), (3, 1)):
        game = position(2).use("3JPN15").choose(1)
        assert game.state.options == [0, 1, 2, 3]
        game.from_slot("market-token", slot)
        assert (game.market_tokens(slot), game.resources(0)) == (supply(goods=goods), supply(materials=1))
        assert (hand(game), game.cards_in("exile"), game.asks()) == (["1TRI4"], [], ("activate", 0))
    assert position(0).usable() == []
    assert position(1).usable() == ["3JPN15"]


@rule("imperium:japanese", "imperium:gain", "imperium:garrison")
@pytest.mark.parametrize(("code", "gained"), [("3JPN16", supply(materials=1)), ("3JPN17", supply())])
def test_kansai_gives_a_material_and_with_kyushu_takes_a_garrison(code: str, gained: dict[str, int]) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code, "1TRI4", "unrest").turn().play(code)

    game = position().pick("garrison", "1TRI4")
    assert (game.resources(0), game.under(code), hand(game)) == (gained, ["1TRI4"], ["unrest"])
    assert (game.cards_in("play"), actions(game), game.asks()) == ([code], 2, ("activate", 0))
    game = position().decline("garrison")
    assert (game.resources(0), game.under(code), len(hand(game))) == (gained, [], 2)


@rule("imperium:japanese", "imperium:abandon", "imperium:state")
def test_shinto_drives_tendai_buddhism_out_among_barbarians() -> None:
    def position(state: str) -> ImperiumScenario:
        game = barbarian("3JPN18").in_state(0, state).in_play(0, TENDAI, KANJI).in_play(1, TENDAI)
        return game.turn().play("3JPN18")

    game = position("barbarian")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == ([SHINTO, KANJI], [TENDAI])
    assert (game.cards_in("play", 1), actions(game)) == ([TENDAI], 2)
    game = position("empire")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == ([TENDAI, SHINTO, KANJI], [])
    game = barbarian("3JPN18", TENDAI).turn().play("3JPN18")
    assert (hand(game), game.cards_in("play")) == ([TENDAI], [SHINTO])


@rule("imperium:japanese", "imperium:exhaust", "imperium:gain", "imperium:draw")
@pytest.mark.parametrize(("code", "state"), [("1UNC5", "barbarian"), ("1UNC15", "barbarian"), ("1CIV10", "empire")])
def test_shinto_gives_a_population_and_two_cards_when_culture_is_played(code: str, state: str) -> None:
    def position() -> ImperiumScenario:
        return barbarian(code).in_state(0, state).in_play(0, "3JPN18").deck(0, *DRAWN).turn().play(code)

    game = position().accept("respond")
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI8"], supply(population=1))
    assert (actions(game), game.state.get(EXHAUSTS), game.asks()) == (2, 4, ("activate", 0))
    game = position().decline("respond")
    assert (hand(game), game.resources(0), game.state.get(EXHAUSTS)) == ([], supply(), 5)


@rule("imperium:japanese", "imperium:exhaust")
def test_shinto_answers_to_no_other_card_and_to_nobody_else() -> None:
    for code in ("1TRI8", KANJI):
        game = in_play("3JPN18").hand(0, code).deck(0, *DRAWN).turn()
        assert game.usable() == []
        assert game.play(code).asks() == ("activate", 0)
    game = in_play("3JPN18").turn().done().deck(0, *DRAWN).hand(1, "1UNC5").turn().play("1UNC5")
    assert (game.asks(), game.resources(0)) == (("activate", 1), supply())
    game = in_play("3JPN18").hand(0, "1UNC5", "1UNC15").deck(0, *DRAWN).turn().play("1UNC5").accept("respond")
    assert game.play("1UNC15").asks() == ("activate", 0)  # it is exhausted


@rule("imperium:japanese", "imperium:take-unrest", "imperium:pay", "imperium:break-through")
def test_clans_take_an_unrest_and_pay_a_population_to_break_through_for_a_region() -> None:
    def position(population: int) -> ImperiumScenario:
        game = market(barbarian("3JPN19", "1TRI4", "1TRI8")).zone("main deck", 0, "1REG6", "1REG8")
        return game.has(0, population=population).turn()

    game = position(2).play("3JPN19")
    assert (game.state.options, game.resources(0)) == ([1, *decks(REGION)], supply(population=1))
    assert (hand(game).count("unrest"), game.state.unrest_left()) == (1, 8)
    game.from_slot("break-through", 1)
    assert hand(game) == ["1REG9", "1TRI4", "1TRI8", "unrest"]
    assert (game.cards_in("discards"), actions(game)) == (["3JPN19"], 2)
    game = position(1).play("3JPN19").from_deck("region")
    assert (hand(game), game.resources(0)) == (["1REG4", "1TRI4", "1TRI8", "unrest"], supply())
    assert "3JPN19" not in position(0).playable()
    game = position(1).in_play(0, SHINTO).play("3JPN19")
    while game.asks()[0] != "respond":
        game.from_deck("region")
    game.accept("respond")
    if game.asks()[0] == "break-through":
        game.from_deck("region")
    assert game.resources(0) == supply(population=1)


@rule("imperium:japanese", "imperium:pay", "imperium:acquire", "imperium:break-through")
def test_the_advance_of_the_japanese_acquires_for_three_or_breaks_through_for_five_materials() -> None:
    def position(materials: int = 6) -> ImperiumScenario:
        return market(barbarian("3JPN20", "1TRI8")).has(0, materials=materials).turn()

    game = position().play("3JPN20").choose(0)
    assert (game.state.options, game.resources(0)) == ([2, 3], supply(materials=3))
    game.from_slot("acquire", 3)
    assert (hand(game), game.cards_in("discards"), actions(game)) == (["1TRI8", "1UNC3", "unrest"], ["3JPN20"], 2)
    game = position().play("3JPN20").choose(1)
    assert (slots(game), len(game.state.options), game.resources(0)) == ([2, 3], 4, supply(materials=1))
    assert hand(game.from_slot("break-through", 2)) == ["1CIV10", "1TRI8"]
    assert hand(position().play("3JPN20").choose(1).from_deck("uncivilised")) == ["1TRI8", "1UNC9"]
    assert position(2).playable() == ["1TRI8"]
    assert position(4).play("3JPN20").asks() == ("acquire", 0)


@rule("imperium:japanese", "imperium:fame", "imperium:garrison", "imperium:abandon", "imperium:look")
def test_the_glory_of_the_japanese_abandons_three_regions_for_one_of_two_fame_cards() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = barbarian("3JPN21", "1TRI8").in_play(0, KANJI, *table)
        return game.zone("fame deck", 0, "1FAM4", "1FAM3", "1FAM1", "1FAM2").turn()

    game = position("3JPN12", "3JPN16", "3JPN17").play("3JPN21")
    assert offered(game) == ["1FAM1", "1FAM2"]
    game.card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1", "1TRI8"], ["1FAM4", "1FAM3", "1FAM2"])
    assert sorted(game.cards_in("discards")) == ["3JPN12", "3JPN16", "3JPN17", "3JPN21"]
    assert (game.cards_in("play"), actions(game)) == ([KANJI], 2)
    game = position("3JPN12", "3JPN16", "3JPN17", "1REG3").play("3JPN21").pick("abandon", "1REG3", "3JPN12", "3JPN16")
    assert sorted(game.cards_in("play")) == ["3JPN17", KANJI]
    assert position("3JPN12", "3JPN16").playable() == ["1TRI8"]
    game = barbarian("3JPN21", "1MAC19").turn().play("1MAC19").decline()
    assert hand(game) == ["3JPN21"]  # it cannot be garrisoned


@rule("imperium:japanese", "imperium:return-unrest", "imperium:find", "imperium:history", "imperium:choose")
@pytest.mark.parametrize("place", ["discards", "deck", "nation deck"])
def test_prince_shotoku_returns_unrest_and_finds_tendai_buddhism(place: str) -> None:
    game = barbarian("3JPN22", "1TRI6", "unrest", "unrest").unrest_left(9).zone(place, 0, "1TRI8", TENDAI, KANJI)
    obvious(game.turn().play("3JPN22").choose(0))
    assert (hand(game), game.state.unrest_left()) == (["1TRI6", TENDAI, "unrest"], 10)
    assert (sorted(game.cards_in(place)), game.cards_in("history")) == (["1TRI8", KANJI], ["3JPN22"])
    assert (actions(game), game.asks()) == (2, ("activate", 0))


@rule("imperium:japanese", "imperium:return-unrest", "imperium:find", "imperium:interpreting")
def test_prince_shotoku_does_as_much_as_he_can() -> None:
    game = barbarian("3JPN22", "1TRI6").unrest_left(9).discards(0, TENDAI).turn().play("3JPN22")
    if game.asks()[0] == "choose":
        game.choose(0)
    obvious(game)
    assert (hand(game), game.state.unrest_left(), game.cards_in("history")) == (["1TRI6", TENDAI], 9, ["3JPN22"])
    game = barbarian("3JPN22", "unrest").unrest_left(9).in_play(0, TENDAI).turn().play("3JPN22")
    if game.asks()[0] == "choose":
        game.choose(0)
    obvious(game)
    assert (hand(game), game.state.unrest_left(), game.cards_in("history")) == ([], 10, ["3JPN22"])
    assert game.cards_in("play") == [TENDAI]


@rule("imperium:japanese", "imperium:free-play", "imperium:find", "imperium:state", "imperium:choose")
@pytest.mark.parametrize("place", ["discards", "deck", "nation deck"])
def test_or_prince_shotoku_plays_a_civilised_card_and_finds_kanji(place: str) -> None:
    game = barbarian("3JPN22", "1CIV10", "1CIV12", "1UNC3", "1UNC15", "unrest").unrest_left(9).in_play(0, "1ROM19")
    game.zone(place, 0, "1TRI8", TENDAI, KANJI).turn().play("3JPN22").choose(1)
    assert (offered(game), PASS in game.state.options) == (["1CIV10", "1CIV12", "1UNC15"], False)
    obvious(game.pick("play-card", "1CIV10"))
    assert hand(game) == ["1CIV12", "1UNC15", "1UNC3", KANJI, "unrest"]
    assert sorted(game.cards_in("play")) == ["1CIV10", "1ROM19"]
    assert (sorted(game.cards_in(place)), game.cards_in("history")) == (["1TRI8", TENDAI], ["3JPN22"])
    assert (actions(game), game.state.unrest_left(), game.state.get(STATE)) == (2, 9, BARBARIAN)


@rule("imperium:japanese", "imperium:free-play", "imperium:find", "imperium:interpreting")
def test_prince_shotoku_finds_kanji_without_a_civilised_card_to_play() -> None:
    game = barbarian("3JPN22", "1UNC3").discards(0, KANJI, "1CIV10").turn().play("3JPN22")
    if game.asks()[0] == "choose":
        game.choose(1)
    obvious(game)
    assert (hand(game), game.cards_in("discards"), game.cards_in("history")) == (
        ["1UNC3", KANJI],
        ["1CIV10"],
        ["3JPN22"],
    )


@rule("imperium:japanese", "imperium:free-play", "imperium:exhaust")
def test_shinto_answers_to_the_card_prince_shotoku_plays() -> None:
    game = barbarian("3JPN22", "1CIV10").in_play(0, "3JPN18").deck(0, *DRAWN).turn().play("3JPN22").choose(1)
    obvious(game)
    obvious(game.accept("respond"))
    assert (hand(game), game.resources(0)) == (["1TRI2", "1TRI8"], supply(population=1))
    assert (game.cards_in("history"), game.asks()) == (["3JPN22"], ("activate", 0))


@rule("imperium:japanese", "imperium:acquire", "imperium:trade-routes")
def test_miyabi_acquires_a_trade_route_with_goods_on_it_too() -> None:
    game = market(empire("3JPN6")).trading().slot(4, "3TRO8", goods=1).turn().play("3JPN6")
    obvious(game)
    assert (hand(game), game.resources(0), game.asks()[0]) == (["3TRO8", "unrest"], supply(goods=1), "may")
    assert hand(game.accept()) == ["3TRO8"]


# What is printed.


@rule("imperium:japanese", "imperium:player-setup")
@pytest.mark.parametrize("side", ["a", "b"])
def test_how_the_japanese_start(side: str) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "japanese", "side1": side, "trade_routes": "no"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == ([f"3JPN1{side.upper()}"], ["3JPN2"])
    assert sorted(game.cards_in("development")) == [f"3JPN{n}" for n in range(3, 8)]
    assert sorted(game.cards_in("nation deck")) == sorted([*(f"3JPN{n}" for n in range(9, 15)), "unrest"])
    assert sorted(start) == sorted([*(f"3JPN{n}" for n in range(15, 23)), "unrest", "unrest"])
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:japanese", "imperium:shared-setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_japanese_bring_no_unrest_to_the_pile(seats: int) -> None:
    rest = dict(list({"nation2": "romans", "nation3": "greeks", "nation4": "persians"}.items())[: seats - 1])
    piles = [GAME.new(seats, 1, {"nation1": name, **rest}).unrest_left() for name in ("macedonians", "japanese")]
    assert piles[1] == piles[0]


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, with goods on a market card, for Miyabi."""
    return plenty(code).unrest_left(9).slot(3, "1UNC3", goods=1)


@rule("imperium:japanese", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_every_card_of_the_japanese_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code == "3JPN2")


@rule("imperium:japanese", "imperium:attack")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_no_card_of_the_japanese_is_an_attack(code: str) -> None:
    game = rich(code).in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").in_play(1, "1SCY20", "1REG3X")
    assert game.play(code).asks() != ("respond", 1)


@rule("imperium:japanese", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_japanese_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards"), game.asks()) == ([code], [], ("activate", 0))


@rule("imperium:japanese", "imperium:anatomy")
@pytest.mark.parametrize("code", EVERY_CARD)
def test_the_icons_and_suits_of_the_japanese(code: str) -> None:
    shown = {
        "3JPN3": {"city": 1},
        "3JPN14": {"city": 1},
        "3JPN12": {"production": 2, "river": 1},
        "3JPN16": {"river": 1},
        "3JPN17": {"production": 1},
    }
    assert icons(ImperiumScenario(), code) == shown.get(code, {})
    printed = {
        "3JPN5": ["civilised"],
        "3JPN19": ["uncivilised"],
        **{land: ["region"] for land in ("3JPN12", "3JPN16", "3JPN17")},
    }
    assert suits(code) == printed.get(code, [])


@rule("imperium:japanese", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "materials", "population", "goods"),
    [("3JPN3", 3, 2, 0), ("3JPN4", 5, 0, 0), ("3JPN5", 3, 1, 0), ("3JPN6", 0, 1, 2), ("3JPN7", 2, 3, 0)],
)
def test_what_developing_costs_the_japanese(code: str, materials: int, population: int, goods: int) -> None:
    def position(**amounts: int) -> ImperiumScenario:
        game = empire("1TRI3").zone("development", 0, code, "1SCY6").has(0, **amounts)
        return game.turn().play("1TRI3")

    game = position(materials=9, population=9, goods=9).card("develop", code)
    if game.asks()[0] == "pay":
        game.answer("pay", 0)
    assert (game.cards_in("discards"), game.cards_in("development")) == ([code], ["1SCY6"])
    assert game.resources(0) == supply(materials=9 - materials, population=9 - population, goods=9 - goods)


@rule("imperium:japanese", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("3JPN3", 3),
        ("3JPN5", 2),
        ("3JPN6", 2),
        *((f"3JPN{n}", 0) for n in (2, *range(9, 23))),
    ],
)
def test_the_points_of_the_japanese(code: str, points: int) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().has(0, materials=9, population=9, progress=9, goods=9)

    for zone in ("hand", "deck", "discards", "history"):
        assert worth(position().zone(zone, 0, code, "1CIV10"), code) == points
    assert worth(position().in_play(0, "1REG3").garrisoned(0, "1REG3", code), code) == points
    assert worth(position().in_play(0, "1REG3", code), code) == points
