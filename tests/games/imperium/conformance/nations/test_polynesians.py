"""The cards of the Polynesians: mana, legends, and two states between which they go to and fro."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.develop import PAYING, can_develop
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import EXHAUSTS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import actions, hand, icons, slots, suits, supply, worth
from games.imperium.scenario import ImperiumScenario, code_of
from games.imperium.test_sentences import Table

MANA = "3POL2"
OVERPOPULATION = "3POL17"
ISLE_BOUND, VOYAGING = "3POL29A", "3POL29B"
PILE = ("1CIV1", "1CIV2", "1CIV3", "1CIV5")
DECK = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
EVERY_SUIT = ("1TRI2", "1REG9", "1CIV10", "1UNC3", "1CAR20X")


def islander(*play: str, power: str = "3POL1A", state: str = ISLE_BOUND) -> Table:
    table = Table().nation(0, "POL").power(0, power).state_card(0, state).in_play(0, MANA, *play)
    return table.unrest_left(9)


def sailor(*play: str, power: str = "3POL1A") -> Table:
    return islander(*play, power=power, state=VOYAGING)


def market(table: Table) -> Table:
    for slot, code in enumerate(EVERY_SUIT):
        table.slot(slot, code)
    return table


def most(game: ImperiumScenario) -> int:
    question = game.state.question
    assert question is not None
    return question.pick.most


# The power.


@rule("imperium:polynesians", "imperium:exhaust", "imperium:garrison")
def test_side_a_pays_materials_for_mana_on_the_islands_only() -> None:
    table = islander().hand(0, "1TRI8", "1TRI3").has(0, materials=5).turn().use("3POL1A").pick("garrison", "1TRI8")
    assert (table.under(MANA), hand(table), table.resources(0)) == (["1TRI8"], ["1TRI3"], supply(materials=3))
    assert table.state.get(EXHAUSTS) == 4
    assert "3POL1A" not in islander().hand(0, "1TRI8").has(0, materials=1).turn().usable()
    assert "3POL1A" not in sailor().hand(0, "1TRI8").has(0, materials=5).turn().usable()


@rule("imperium:polynesians", "imperium:exhaust", "imperium:abandon")
def test_side_b_abandons_an_ocean_for_mana_and_goods_on_the_islands_only() -> None:
    table = islander("1CAR20X", "1REG9", power="3POL1B").hand(0, "1TRI8", "1TRI3").turn().use("3POL1B")
    table.pick("garrison", "1TRI8")
    assert (table.under(MANA), table.cards_in("discards")) == (["1TRI8"], ["1CAR20X"])
    assert (table.resources(0), sorted(table.cards_in("play"))) == (supply(goods=1), ["1REG9", MANA])
    assert "3POL1B" not in islander("1REG9", power="3POL1B").hand(0, "1TRI8").turn().usable()
    assert "3POL1B" not in sailor("1CAR20X", power="3POL1B").hand(0, "1TRI8").turn().usable()


@rule("imperium:polynesians", "imperium:scoring")
def test_side_b_is_worth_a_point_for_each_fame_card() -> None:
    assert worth(islander(power="3POL1B").hand(0, "1FAM1", "1FAM2", "1TRI8"), "3POL1B") == 2
    assert worth(islander(power="3POL1A").hand(0, "1FAM1", "1FAM2"), "3POL1A") == 0


@rule("imperium:polynesians", "imperium:player-setup")
def test_they_start_isle_bound_with_mana_in_play_and_three_exhaust_tokens() -> None:
    state = GAME.new(2, 5, {"nation1": "polynesians", "nation2": "romans", "first": 1})
    table = Table()
    table.state = state
    assert (table.shown_state(0), table.cards_in("play"), state.get(EXHAUSTS)) == (ISLE_BOUND, [MANA], 3)


# Mana.


@rule("imperium:polynesians", "imperium:state")
def test_mana_lets_the_next_card_of_an_empire_be_played_on_the_islands() -> None:
    """3MAG3 and others aside, 1CEL3 is for empires: once Mana is used, and only the next card."""
    table = islander().hand(0, "1CEL3", "1VIK3", "2OLM5").turn()
    assert "2OLM5" not in table.playable()
    table.use(MANA)
    assert "2OLM5" in table.playable()


@rule("imperium:polynesians", "imperium:to-hand", "imperium:exhaust")
@pytest.mark.parametrize(("mana", "cards"), [(3, 1), (4, 1)])
def test_mana_brings_back_a_card_for_every_three_at_sea(mana: int, cards: int) -> None:
    table = sailor().garrisoned(0, MANA, *PILE[:mana]).discards(0, *DECK).turn().use(MANA)
    assert most(table) == cards
    assert hand(table.pick("to-hand", "1TRI8")) == ["1TRI8"]
    assert MANA not in sailor().garrisoned(0, MANA, *PILE[:2]).discards(0, *DECK).turn().usable()


# The islands to be found.


@rule("imperium:polynesians", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "mana", "beside"),
    [("3POL7", 2, ()), ("3POL6", 3, ()), ("3POL5", 3, ("3POL7",)), ("3POL4", 1, ())],
)
def test_islands_are_developed_for_mana(code: str, mana: int, beside: tuple[str, ...]) -> None:
    def able(amount: int, *others: str, play: tuple[str, ...] = beside) -> list[str]:
        table = islander(*play).zone("development", 0, *filter(None, (code, *others)))
        table.garrisoned(0, MANA, *PILE[:amount])
        return [code_of(card) for card in can_develop(table.state, 0, PAYING)]

    assert able(mana) == [code]
    assert able(mana - 1) == []
    if beside:
        assert able(mana, play=()) == [], "the other island must be in play"
    if code == "3POL4":
        assert "3POL4" not in able(4, "3POL7"), "it comes last"


@rule("imperium:polynesians", "imperium:develop", "imperium:discard")
@pytest.mark.parametrize(("code", "mana"), [("3POL7", 2), ("3POL6", 3)])
def test_the_mana_for_an_island_is_discarded(code: str, mana: int) -> None:
    """3POL13 develops: mana may be gained first, and the card goes into legends."""
    table = islander(OVERPOPULATION).zone("development", 0, code, "3POL4").garrisoned(0, MANA, *PILE[:mana])
    table.hand(0, "3POL13", "1TRI8").turn().play("3POL13").decline()
    assert (table.under(MANA), sorted(table.cards_in("discards"))) == ([], sorted([*PILE[:mana], code]))
    assert table.legends(0) == ["3POL13"]


@rule("imperium:polynesians", "imperium:exile")
@pytest.mark.parametrize("code", ["3POL5", "3POL6", "3POL7"])
def test_an_island_found_exiles_a_market_card(code: str) -> None:
    table = market(sailor().hand(0, code)).zone("main deck", 0, "1TRI4", "1TRI6").turn().play(code)
    assert slots(table) == [0, 1, 2, 3, 4]
    table.from_slot("exile-market", 0)
    assert (table.cards_in("exile"), code in table.cards_in("play")) == (["1TRI2"], True)


@rule("imperium:polynesians", "imperium:exhaust", "imperium:action")
def test_hawaii_gives_an_action_and_at_sea_a_card() -> None:
    table = islander("3POL6").hand(0, "1TRI8").discards(0, *DECK).turn().use("3POL6")
    assert (actions(table), hand(table), table.asks()[0]) == (4, ["1TRI8"], "activate")
    table = sailor("3POL6").discards(0, *DECK).turn().use("3POL6")
    assert most(table) == 1
    assert hand(table.pick("to-hand", "1TRI3")) == ["1TRI3"]
    table = sailor("3POL6").discards(0, *DECK).turn().use("3POL6").decline()
    assert (actions(table), hand(table)) == (4, [])


@rule("imperium:polynesians", "imperium:solstice")
def test_rarotonga_brings_population_in_the_solstice() -> None:
    assert sailor("3POL7").to_solstice().resources(0)["population"] == 1


# The nation deck.


@rule("imperium:polynesians", "imperium:exhaust")
def test_wayfinding_brings_back_a_region_with_two_mana() -> None:
    table = islander("3POL8").garrisoned(0, MANA, *PILE[:2]).discards(0, "1REG9", "1TRI8", "1REG2").turn()
    table.use("3POL8").pick("to-hand", "1REG9")
    assert (hand(table), sorted(table.cards_in("discards"))) == (["1REG9"], ["1REG2", "1TRI8"])
    assert "3POL8" not in islander("3POL8").garrisoned(0, MANA, PILE[0]).discards(0, "1REG9").turn().usable()


@rule("imperium:polynesians", "imperium:free-play", "imperium:draw")
def test_tattoos_draw_from_the_deck_or_the_discard_pile_for_no_action() -> None:
    def position() -> Table:
        return islander().hand(0, "3POL9").deck(0, *DECK).discards(0, "1TRI4", "1TRI6").turn().play("3POL9")

    table = position().choose(0)
    assert (hand(table), actions(table)) == (["1TRI2"], 3)
    table = position().choose(1).pick("to-hand", "1TRI4")
    assert (hand(table), table.cards_in("deck")) == (["1TRI4"], list(DECK))
    table = sailor().hand(0, "3POL9").deck(0, *DECK).discards(0, "1TRI4", "1TRI6").turn().play("3POL9")
    assert hand(table.pick("to-hand", "1TRI6")) == ["1TRI6"], "at sea nothing is drawn from the deck"


@rule("imperium:polynesians", "imperium:acquire", "imperium:discard")
def test_war_canoes_take_a_tributary_at_sea_for_three_mana() -> None:
    table = market(sailor().hand(0, "3POL10").has(0, population=3)).garrisoned(0, MANA, *PILE).exile("1TRI6")
    table.turn().play("3POL10").choose(1)
    for _ in range(5):
        if table.asks()[0] == "acquire":
            break
        assert most(table) == 3
        table.pick(table.asks()[0], *PILE[:3])
    assert slots(table) == [0]
    assert len(table.state.options) == 2, "the exiled one too"
    table.from_slot("acquire", 0)
    assert ("1TRI2" in table.cards_in("discards"), table.under(MANA)) == (True, [PILE[3]])


@rule("imperium:polynesians", "imperium:play")
def test_nafanua_needs_overpopulation_and_may_make_mana_first() -> None:
    table = islander().zone("development", 0, "3POL7", "3POL6").garrisoned(0, MANA, PILE[0]).hand(0, "3POL13", "1TRI8")
    assert "3POL13" not in table.turn().playable()
    table = islander(OVERPOPULATION).zone("development", 0, "3POL7", "3POL6").garrisoned(0, MANA, PILE[0])
    table.hand(0, "3POL13", "1TRI8").turn().play("3POL13").pick("garrison", "1TRI8")
    assert (table.under(MANA), "3POL7" in table.cards_in("discards"), hand(table)) == ([], True, [])


@rule("imperium:polynesians", "imperium:state", "imperium:find")
def test_tutu_te_aroaro_finds_land_and_sets_sail() -> None:
    def position() -> Table:
        table = market(islander(OVERPOPULATION).hand(0, "3POL14", "1TRI8").discards(0, "3POL16")).exile("1REG2")
        return table.zone("region deck", 0, "1REG3", "1REG4").turn().play("3POL14")

    table = position().choose(0)
    assert slots(table) == [1, 4]
    table.from_exile("1REG2").accept()
    assert ("1REG2" in hand(table), table.shown_state(0), table.legends(0)) == (True, VOYAGING, ["3POL14"])
    assert OVERPOPULATION in table.cards_in("discards")
    table = position().choose(1)
    for _ in range(5):
        if table.asks()[0] != "find":
            break
        table.answer("find", table.state.options[0])
    assert "3POL16" in table.cards_in("play")
    assert table.resources(0)["population"] == 1


@rule("imperium:polynesians", "imperium:treated-as")
def test_sweet_potatoes_count_fertile_land_as_production_for_prosperity() -> None:
    """1REG6 is fertile and has no production of its own."""
    land = "3POL7"  # fertile, ocean
    table = islander("3POL15", land).hand(0, "3POL25").turn().play("3POL25")
    table.decline(seat=0).decline(seat=1) if table.asks() == ("may", 0) else table
    table.choose(0)
    assert table.resources(0)["materials"] == 1
    table = islander(land).hand(0, "3POL25").turn().play("3POL25")
    assert table.resources(0)["materials"] == 0


@rule("imperium:polynesians", "imperium:gain")
def test_tahiti_brings_population_and_perhaps_mana() -> None:
    table = islander().hand(0, "3POL16", "1TRI8").turn().play("3POL16").pick("garrison", "1TRI8")
    assert (table.resources(0), table.under(MANA)) == (supply(population=1), ["1TRI8"])
    table = islander().hand(0, "3POL16", "1TRI8").turn().play("3POL16").decline()
    assert (table.resources(0), hand(table)) == (supply(population=1), ["1TRI8"])


# The draw deck.


@rule("imperium:polynesians", "imperium:develop", "imperium:state")
def test_large_canoes_find_an_island_at_sea_or_set_sail() -> None:
    table = sailor("3POL18").hand(0, "1TRI8", "1TRI3").zone("development", 0, "3POL7", "3POL6")
    table.garrisoned(0, MANA, *PILE[:2]).turn().use("3POL18").pick("discard", "1TRI8")
    assert sorted(table.cards_in("discards")) == sorted([*PILE[:2], "1TRI8", "3POL18", "3POL7"])
    assert (hand(table), table.cards_in("play"), table.shown_state(0)) == (["1TRI3"], [MANA], VOYAGING)
    table = islander("3POL18", OVERPOPULATION).turn().use("3POL18")
    assert (table.shown_state(0), table.cards_in("discards")) == (VOYAGING, [OVERPOPULATION])
    assert "3POL18" in table.cards_in("play")
    assert "3POL18" not in islander("3POL18").hand(0, "1TRI8").turn().usable()


@rule("imperium:polynesians", "imperium:acquire", "imperium:fame")
def test_explorers_take_land_for_mana_or_fame_for_legends() -> None:
    def position(population: int = 4) -> Table:
        table = market(sailor().hand(0, "3POL19", "1TRI8").garrisoned(0, MANA, *PILE)).has(0, population=population)
        return (
            table.zone("region deck", 0, "1REG3", "1REG2").zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("3POL19")
        )

    table = position().choose(0)
    table.pick("garrison", "1TRI8")
    assert slots(table) == [1, 4]
    table.from_slot("acquire", 1)
    assert "1REG9" in table.cards_in("discards"), "at sea the land waits in the discard pile"
    assert sorted(table.under(MANA)) == sorted([*PILE, "1TRI8"])
    table = position().choose(1)
    for _ in range(5):
        if not (table.asks()[0] not in ("activate", "garrison")):
            break
        assert most(table) == 3
        table.pick(table.asks()[0], *PILE[:3])
    assert (sorted(table.legends(0)), table.resources(0)["population"]) == (sorted(PILE[:3]), 1)
    assert sorted(table.under(MANA)) == sorted([PILE[3], "3POL19"])
    assert "1FAM2" in hand(table)


@rule("imperium:polynesians", "imperium:gain")
@pytest.mark.parametrize(("code", "gained"), [("3POL20", {"materials": 1}), ("3POL21", {"population": 1})])
def test_the_first_islands_bring_something(code: str, gained: dict[str, int]) -> None:
    table = islander().hand(0, code).turn().play(code)
    assert (table.resources(0), code in table.cards_in("play")) == (supply(**gained), True)


@rule("imperium:polynesians", "imperium:solstice", "imperium:draw")
def test_whakapapa_draws_on_the_islands_and_makes_mana_at_sea() -> None:
    table = sailor("3POL23").discards(0, "1TRI8", "1TRI3").to_solstice().pick("garrison", "1TRI8")
    assert table.under(MANA) == ["1TRI8"]
    assert hand(sailor("3POL23").discards(0, "1TRI8").deck(0, *DECK).to_solstice().decline("garrison")) == []


# The state card.


@rule("imperium:polynesians", "imperium:state")
def test_a_landing_at_an_ocean_ends_the_voyage_with_progress() -> None:
    table = market(sailor().hand(0, "3POL7", "1TRI8")).zone("main deck", 0, "1TRI4", "1TRI6").turn().play("3POL7")
    table.from_slot("exile-market", 0)
    assert (table.shown_state(0), table.resources(0)["progress"]) == (ISLE_BOUND, 1)


@rule("imperium:polynesians", "imperium:solstice", "imperium:draw")
def test_a_voyage_may_end_with_the_solstice() -> None:
    table = sailor().hand(0, "1TRI8", "1TRI3").deck(0, *DECK).to_solstice().accept()
    assert (table.shown_state(0), len(table.cards_in("hand"))) == (ISLE_BOUND, 1)
    table = sailor().hand(0, "1TRI8", "1TRI3").deck(0, *DECK).to_solstice().decline()
    assert (table.shown_state(0), hand(table)) == (VOYAGING, ["1TRI3", "1TRI8"])


# What is printed.


@rule("imperium:polynesians", "imperium:anatomy")
@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("3POL4", {"fertile": 1, "hunt": 1, "ocean": 1}),
        ("3POL5", {"ocean": 1}),
        ("3POL6", {"production": 1, "ocean": 1}),
        ("3POL7", {"fertile": 1, "ocean": 1}),
        ("3POL16", {"ocean": 1}),
        ("3POL20", {"ocean": 1}),
        ("3POL21", {"production": 1}),
    ],
)
def test_the_islands_are_regions_with_their_icons(code: str, shown: dict[str, int]) -> None:
    assert (icons(islander(code), code), suits(code)) == (shown, ["region"])


@rule("imperium:polynesians", "imperium:state")
@pytest.mark.parametrize("code", ["3POL8", "3POL15", "3POL16", "3POL20", "3POL21", "3POL23"])
def test_some_cards_are_played_on_the_islands_only(code: str) -> None:
    assert code in islander().hand(0, code).turn().playable()
    assert code not in sailor().hand(0, code).turn().playable()
