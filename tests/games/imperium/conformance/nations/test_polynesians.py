"""The cards of the Polynesians: mana, legends, and two states between which they go to and fro."""

from __future__ import annotations

import pytest

from civitas.games.imperium.actions.develop import PAYING, can_develop
from civitas.games.imperium.codes import EXILED, PLACE
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import EXHAUSTS, LEGENDS
from civitas.kernel.hidden import sees
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import Set, actions, hand, icons, offered, slots, suits, supply, worth
from games.imperium.scenario import ImperiumScenario, code_of, number
from games.imperium.test_sentences import Table

MANA = "3POL2"
OVERPOPULATION = "3POL17"
CANOES = "3POL18"
ISLE_BOUND, VOYAGING = "3POL29A", "3POL29B"
PILE = ("1CIV1", "1CIV2", "1CIV3", "1CIV5", "1CIV8", "1CIV9", "1CIV11")  # cards gained as mana
DECK = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
EVERY_SUIT = ("1TRI2", "1REG9", "1CIV10", "1UNC3", "1CAR20X")  # the last one a region with an ocean
FULL_HAND = ("1TRI1", "1TRI3", "1TRI4", "1TRI6", "1TRI11")
ON_ISLANDS = [
    "3POL3",
    "3POL8",
    "3POL14",
    "3POL15",
    "3POL16",
    "3POL17",
    "3POL20",
    "3POL21",
    "3POL23",
    "3POL24",
    "3POL25",
]
AT_SEA = ["3POL4", "3POL5", "3POL6", "3POL7", "3POL19"]
ANYWHERE = ["3POL9", "3POL10", "3POL11", "3POL12", "3POL13", "3POL18", "3POL22"]
ISLANDS = ["3POL16", "3POL20", "3POL21"]  # of the nation deck and the draw deck
PINNED = ["3POL8", "3POL15", "3POL16", "3POL17", "3POL18", "3POL20", "3POL21", "3POL22", "3POL23"]


def islander(*play: str, power: str = "3POL1A", state: str = ISLE_BOUND, mana: int = 0) -> Table:
    table = Table().nation(0, "POL").power(0, power).state_card(0, state).in_play(0, MANA, *play)
    return table.garrisoned(0, MANA, *PILE[:mana]).unrest_left(9)


def sailor(*play: str, power: str = "3POL1A", mana: int = 0) -> Table:
    return islander(*play, power=power, state=VOYAGING, mana=mana)


def market(table: Table) -> Table:
    """A tributary, a region, a civilised, an uncivilised card and a region with an ocean, in this order."""
    table.in_market(*EVERY_SUIT)
    return table.zone("main deck", 0, "1TRI10", "1TRI9", "1TRI5").zone("region deck", 0, "1REG10", "1REG11")


def told_of(table: Table, *codes: str) -> Table:
    """These cards lie in the legends."""
    return table.lay(LEGENDS, 0, [number(code) for code in codes])


def most(game: ImperiumScenario) -> int:
    question = game.state.question
    assert question is not None
    return question.pick.most


def find(table: Table, code: str) -> Table:
    """Finds the card wherever it is."""
    place = next(each for each in table.state.options if each != PASS and each % PLACE == number(code))
    return table.answer("find", place)


def on(table: Table) -> Table:
    """Answers what leaves no choice, and is asked only so that nobody can tell."""
    while len(table.state.options) == 1 and table.asks()[0] not in ("activate", "turn"):
        table.answer(table.asks()[0], table.state.options[0])
    return table


def choices(table: Table) -> list[str]:
    """The cards of one's own that can be chosen."""
    return sorted(table.option_cards())


def in_solstice(table: Table, code: str) -> Table:
    """The round ends, and the effect of this card is resolved before the others."""
    table.to_solstice()
    return table.card("solstice", code) if table.asks()[0] == "solstice" else table


def mana_of(table: Table) -> list[str]:
    return sorted(table.under(MANA))


def discarded(table: Table) -> list[str]:
    return sorted(table.cards_in("discards"))


# The power.


@rule("imperium:polynesians", "imperium:history", "imperium:take-unrest")
@pytest.mark.parametrize("power", ["3POL1A", "3POL1B"])
def test_they_have_no_history_and_each_card_kept_out_costs_an_unrest(power: str) -> None:
    """3TAI9 puts a region in play into the history, 1TRI3 itself."""
    table = islander(power=power).hand(0, "1TRI3").turn().play("1TRI3")
    assert (table.cards_in("history"), table.legends(0), discarded(table)) == ([], [], ["1TRI3"])
    assert (hand(table), table.state.unrest_left(), table.shown_state(0)) == (["unrest"], 8, ISLE_BOUND)
    table = sailor("1REG9", power=power).garrisoned(0, "1REG9", "1TRI8").hand(0, "3TAI9").turn().play("3TAI9")
    assert (table.cards_in("history"), discarded(table)) == ([], ["1REG9", "1TRI8", "3TAI9"])
    assert (hand(table), table.state.unrest_left()) == (["unrest", "unrest"], 7)
    table = islander(power=power).turn().done().hand(1, "1TRI3").turn().play("1TRI3")
    assert (table.cards_in("history", 1), hand(table, 1), table.state.unrest_left()) == (["1TRI3"], [], 9)


@rule("imperium:polynesians", "imperium:exhaust", "imperium:garrison")
def test_side_a_pays_materials_for_mana_on_the_islands_only() -> None:
    table = islander().hand(0, "1TRI8", "1TRI3").has(0, materials=5).turn().use("3POL1A").pick("garrison", "1TRI8")
    assert (mana_of(table), hand(table), table.resources(0)) == (["1TRI8"], ["1TRI3"], supply(materials=3))
    assert (table.state.get(EXHAUSTS), actions(table), table.asks()) == (4, 3, ("activate", 0))
    assert "3POL1A" in islander().hand(0, "1TRI8").has(0, materials=2).turn().usable()
    assert "3POL1A" not in islander().hand(0, "1TRI8").has(0, materials=1).turn().usable()
    assert "3POL1A" not in sailor().hand(0, "1TRI8").has(0, materials=5).turn().usable()


@rule("imperium:polynesians", "imperium:exhaust", "imperium:abandon")
def test_side_b_abandons_an_ocean_for_mana_and_goods_on_the_islands_only() -> None:
    table = islander("1CAR20X", "1REG9", power="3POL1B").hand(0, "1TRI8", "1TRI3").turn().use("3POL1B")
    table.pick("garrison", "1TRI8")
    assert (mana_of(table), table.cards_in("discards"), hand(table)) == (["1TRI8"], ["1CAR20X"], ["1TRI3"])
    assert (table.resources(0), sorted(table.cards_in("play"))) == (supply(goods=1), ["1REG9", MANA])
    assert (table.state.get(EXHAUSTS), actions(table)) == (4, 3)
    table = islander("1CAR20X", "3POL20", power="3POL1B").hand(0, "1TRI8", "1TRI3").turn().use("3POL1B")
    table.card("abandon", "3POL20").pick("garrison", "1TRI3")
    assert (table.cards_in("discards"), table.resources(0)) == (["3POL20"], supply(goods=1))
    assert "3POL1B" not in islander("1REG9", power="3POL1B").hand(0, "1TRI8").turn().usable()
    assert "3POL1B" not in sailor("1CAR20X", power="3POL1B").hand(0, "1TRI8").turn().usable()


@rule("imperium:polynesians", "imperium:scoring")
def test_side_b_is_worth_a_point_for_each_fame_card() -> None:
    assert worth(islander(power="3POL1B").hand(0, "1FAM1", "1TRI8").discards(0, "1FAM2", "1FAM3"), "3POL1B") == 3
    assert worth(islander(power="3POL1B").hand(0, "1TRI8"), "3POL1B") == 0
    assert worth(islander(power="3POL1A").hand(0, "1FAM1", "1FAM2"), "3POL1A") == 0


@rule("imperium:polynesians", "imperium:player-setup", "imperium:setup")
def test_they_start_isle_bound_with_mana_in_play_and_three_exhaust_tokens() -> None:
    """3POL26 is in their deck; 3POL28 is added to the unrest pile, and with three players 3POL27 too."""
    table = Table()
    for seats, rest in ((2, {}), (3, {"nation3": "greeks"}), (4, {"nation3": "greeks", "nation4": "persians"})):
        unrest = {}
        for nation in ("polynesians", "carthaginians"):  # who bring none
            options = {"nation1": nation, "nation2": "romans", "trade_routes": "no", **rest, "first": 1}
            unrest[nation] = GAME.new(seats, 5, options).unrest_left()
        assert unrest["polynesians"] - unrest["carthaginians"] == (1 if seats == 2 else 2)
    table.state = state = GAME.new(2, 5, {"nation1": "polynesians", "nation2": "romans", "first": 1})
    assert (table.shown_state(0), table.cards_in("play"), state.get(EXHAUSTS)) == (ISLE_BOUND, [MANA], 3)
    assert sorted(table.cards_in("development")) == ["3POL4", "3POL5", "3POL6", "3POL7"]
    assert (table.cards_in("accession"), table.legends(0), mana_of(table)) == (["3POL3"], [], [])
    assert sorted(table.cards_in("nation deck")) == sorted(f"3POL{n}" for n in range(8, 17))
    started = table.cards_in("hand") + table.cards_in("deck")
    assert sorted(started) == sorted([*(f"3POL{n}" for n in range(17, 26)), "unrest"])


# Mana and legends.


@rule("imperium:polynesians", "imperium:state", "imperium:exhaust")
def test_mana_lets_the_next_card_be_played_though_it_is_an_empires() -> None:
    def position() -> Table:
        return islander(mana=3).hand(0, "1CIV10", "1CIV8", "1TRI2").discards(0, "1TRI8").turn()

    assert position().playable() == ["1TRI2"]
    table = position().use(MANA)
    assert (sorted(table.playable()), hand(table)) == (["1CIV10", "1CIV8", "1TRI2"], ["1CIV10", "1CIV8", "1TRI2"])
    assert (table.state.get(EXHAUSTS), actions(table), MANA in table.usable()) == (4, 3, False)
    table.play("1CIV10")
    assert (table.cards_in("play"), table.playable()) == (["1CIV10", MANA], ["1TRI2"])
    assert position().use(MANA).play("1TRI2").playable() == [], "it was not the next card"


@rule("imperium:polynesians", "imperium:state")
def test_the_favour_of_mana_ends_with_the_turn() -> None:
    table = islander().turn().use(MANA).done().finish_turn().turn().done().finish_turn().hand(0, "1CIV10", "1TRI2")
    assert (table.asks(), table.turn().playable()) == (("turn", 0), ["1TRI2"])


@rule("imperium:polynesians", "imperium:keywords", "imperium:exhaust")
@pytest.mark.parametrize(("mana", "cards"), [(3, 1), (5, 1), (6, 2), (7, 2)])
def test_mana_brings_back_a_card_for_every_three_at_sea(mana: int, cards: int) -> None:
    def position() -> Table:
        return sailor(mana=mana).hand(0, "1CIV10").discards(0, *DECK).turn().use(MANA)

    table = position()
    assert choices(table) == sorted(DECK)
    for code in DECK[:cards]:
        table.pick("to-hand", code)
    assert table.asks() == ("activate", 0)
    assert (hand(table), discarded(table)) == (sorted(["1CIV10", *DECK[:cards]]), sorted(DECK[cards:]))
    assert "1CIV10" not in table.playable()
    assert (mana_of(table), table.state.get(EXHAUSTS)) == (sorted(PILE[:mana]), 4)
    table = position()
    while table.asks()[0] != "activate":
        table.decline()
    assert hand(table) == ["1CIV10"]


@rule("imperium:polynesians", "imperium:exhaust")
def test_too_little_mana_brings_nothing_back() -> None:
    assert MANA not in sailor(mana=2).discards(0, *DECK).turn().usable()


@rule("imperium:polynesians", "imperium:history", "imperium:scoring")
def test_legends_are_scored_but_are_no_history() -> None:
    table = told_of(islander("1TRI10"), "1TRI2", "1FAM1", "1UNC2X")
    assert [worth(table, code) for code in ("1TRI2", "1FAM1", "1UNC2X", "1TRI10")] == [3, 3, 0, 0]


@rule("imperium:polynesians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        *((code, -2) for code in ("3POL8", "3POL10", "3POL11", "3POL12", "3POL15")),
        *((code, -1) for code in ("3POL16", "3POL20", "3POL21")),
        ("3POL13", 1),
        *((code, 0) for code in ("3POL9", "3POL14", "3POL18", "3POL19", "3POL22", "3POL23", "3POL24", "3POL25")),
    ],
)
def test_what_cards_are_worth_in_legends_they_are_worth_nowhere_else(code: str, points: int) -> None:
    assert worth(told_of(islander(), code), code) == points
    assert worth(islander().hand(0, code), code) == 0
    assert worth(islander(code), code) == 0
    assert worth(islander().garrisoned(0, MANA, code), code) == 0


@rule("imperium:polynesians", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("3POL3", lambda t: told_of(t.in_play(0, MANA, "3POL20"), "3POL3").hand(0, "3POL16"), 0),
        ("3POL3", lambda t: told_of(t.in_play(0, MANA, "3POL20", "1CAR20X", "3POL16", "1REG9"), "3POL3"), 1),
        ("3POL3", lambda t: told_of(t.in_play(0, MANA, "3POL20", "1CAR20X", "3POL16", "3POL7"), "3POL3"), 2),
        ("3POL4", lambda t: t.hand(0, "3POL4"), 3),
        ("3POL5", lambda t: told_of(t.hand(0, "3POL5"), *DECK[:2]), 0),
        ("3POL5", lambda t: told_of(t.hand(0, "3POL5"), *DECK, "1TRI4"), 1),
        ("3POL5", lambda t: told_of(t.hand(0, "3POL5"), *DECK, "1TRI4", "1TRI6"), 2),
        ("3POL6", lambda t: t.hand(0, "3POL6", "1CIV10", "1UNC3").discards(0, "2OLM5", "1UNC4").deck(0, "1GRE5"), 6),
        ("3POL6", lambda t: t.hand(0, "3POL6", "1TRI8", "1UNC4"), 0),
        ("3POL6", lambda t: t.hand(0, "3POL6", *(f"1CIV{n}" for n in range(1, 8))), 10),
        ("3POL7", lambda t: t.hand(0, "3POL7", "1CIV10", "1UNC3").discards(0, "1UNC4", "1UNC15").deck(0, "1TRI2"), 3),
        (OVERPOPULATION, lambda t: t.in_play(0, MANA, OVERPOPULATION), -4),
        (OVERPOPULATION, lambda t: t.discards(0, OVERPOPULATION), -4),
        (MANA, lambda t: t, 0),
        ("unrest", lambda t: t.hand(0, "unrest"), -2),
    ],
)
def test_the_points_of_their_cards(code: str, position: Set, points: int) -> None:
    table = islander()
    position(table)
    assert worth(table, code) == points


@rule("imperium:polynesians", "imperium:discard")
def test_legends_of_other_players_are_discards() -> None:
    table = Table().in_play(0, OVERPOPULATION, "3POL23").hand(0, "3POL13", "unrest").has(0, materials=9).unrest_left(9)
    on(table.turn().play("3POL13"))
    assert (table.legends(0), discarded(table), table.cards_in("history")) == ([], ["3POL13"], [])
    assert (table.asks(), table.resources(0), hand(table)) == (("activate", 0), supply(materials=9), ["unrest"])
    table = market(Table().state_card(0, VOYAGING).in_play(0, MANA).hand(0, "3POL19").has(0, population=3))
    table.garrisoned(0, MANA, *PILE[:3]).zone("fame deck", 0, "1FAM1", "1FAM2").unrest_left(9).turn()
    on(table.play("3POL19"))
    assert (table.legends(0), discarded(table), mana_of(table)) == ([], sorted(PILE[:3]), ["3POL19"])


# Kupe, and the islands to be found.


@rule("imperium:polynesians", "imperium:develop", "imperium:find", "imperium:exile", "imperium:state")
@pytest.mark.parametrize("where", ["play", "hand", "deck", "discards"])
def test_kupe_finds_an_island_leaves_overpopulation_behind_and_sets_sail(where: str) -> None:
    table = islander(mana=3).zone("development", 0, "3POL4", "3POL7", "3POL6").hand(0, "3POL3")
    table.zone(where, 0, *table.cards_in(where), OVERPOPULATION).turn().play("3POL3")
    assert offered(table) == ["3POL6", "3POL7"]
    table.card("develop", "3POL7").pick("discard", *PILE[:2])
    assert ("3POL7" in hand(table), mana_of(table)) == (True, [PILE[2]])
    find(table, OVERPOPULATION)
    assert (table.cards_in("exile"), table.legends(0), table.shown_state(0)) == ([OVERPOPULATION], ["3POL3"], VOYAGING)
    assert (hand(table), discarded(table), table.cards_in("deck")) == (["3POL7"], sorted(PILE[:2]), [])
    assert (table.cards_in("play"), sorted(table.cards_in("development"))) == ([MANA], ["3POL4", "3POL6"])
    assert (table.resources(0), actions(table), table.end_triggered()) == (supply(), 2, False)


@rule("imperium:polynesians", "imperium:develop")
def test_kupe_sails_though_no_island_can_be_found() -> None:
    table = islander(mana=1).zone("development", 0, "3POL6", "3POL4").hand(0, "3POL3").discards(0, "1TRI8")
    on(table.turn().play("3POL3"))
    assert (table.legends(0), table.shown_state(0), hand(table)) == (["3POL3"], VOYAGING, [])
    assert (discarded(table), len(table.cards_in("development"))) == (["1TRI8"], 2)


@rule("imperium:polynesians", "imperium:nation-deck", "imperium:state")
def test_kupe_turns_no_state_card_over_when_he_comes() -> None:
    table = islander().zone("accession", 0, "3POL3").discards(0, "1REG9").turn().done().finish_turn()
    assert (hand(table), table.cards_in("accession")) == (["1REG9", "3POL3"], [])
    assert table.shown_state(0) == ISLE_BOUND


@rule("imperium:polynesians", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "mana", "beside"),
    [("3POL7", 2, ()), ("3POL6", 3, ()), ("3POL5", 3, ("3POL7",)), ("3POL4", 1, ())],
)
def test_islands_are_developed_for_mana(code: str, mana: int, beside: tuple[str, ...]) -> None:
    def able(amount: int, *others: str, play: tuple[str, ...] = beside) -> list[str]:
        table = islander(*play, mana=amount).zone("development", 0, code, *others)
        return [code_of(card) for card in can_develop(table.state, 0, PAYING)]

    assert able(mana) == [code]
    assert able(mana - 1) == []
    if beside:
        assert able(mana, play=()) == [], "the other island must be in play"
    if code == "3POL4":
        assert able(4, "3POL7") == ["3POL7"], "it comes last"


@rule("imperium:polynesians", "imperium:develop", "imperium:discard")
@pytest.mark.parametrize(("code", "mana"), [("3POL7", 2), ("3POL6", 3), ("3POL5", 3)])
def test_the_mana_for_an_island_is_discarded(code: str, mana: int) -> None:
    beside = ("3POL7",) if code == "3POL5" else ()
    table = islander(OVERPOPULATION, *beside, mana=mana + 1).zone("development", 0, code, "3POL4")
    table.hand(0, "3POL13").turn().play("3POL13")
    assert (table.asks()[0], most(table)) == ("discard", mana)
    table.pick("discard", *PILE[:mana])
    assert (mana_of(table), discarded(table)) == ([PILE[mana]], sorted([*PILE[:mana], code]))
    assert (table.legends(0), table.cards_in("development"), table.end_triggered()) == (["3POL13"], ["3POL4"], False)


@rule("imperium:polynesians", "imperium:develop", "imperium:fame", "imperium:scoring")
def test_new_zealand_is_developed_for_a_legend_brings_fame_and_the_end() -> None:
    table = islander(OVERPOPULATION, mana=2).zone("development", 0, "3POL4").hand(0, "3POL13")
    table.zone("fame deck", 0, "1FAM3", "1FAM1", "1FAM2").turn().play("3POL13")
    assert (table.asks()[0], most(table)) == ("to-legends", 1)
    table.pick("to-legends", PILE[0])
    assert (table.legends(0), mana_of(table)) == ([PILE[0], "3POL13"], [PILE[1]])
    assert (hand(table), table.cards_in("fame deck"), discarded(table)) == (["1FAM2"], ["1FAM3", "1FAM1"], ["3POL4"])
    assert (table.cards_in("development"), table.end_triggered()) == ([], True)


@rule("imperium:polynesians", "imperium:state", "imperium:gain")
def test_landing_in_new_zealand_does_nothing_else() -> None:
    table = market(sailor().hand(0, "3POL4", "1TRI8")).zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("3POL4")
    assert (table.asks(), sorted(table.cards_in("play")), hand(table)) == (
        ("activate", 0),
        sorted([MANA, "3POL4"]),
        ["1TRI8"],
    )
    assert (table.shown_state(0), table.resources(0), table.cards_in("exile")) == (ISLE_BOUND, supply(progress=1), [])


@rule("imperium:polynesians", "imperium:exile", "imperium:state")
@pytest.mark.parametrize("code", ["3POL5", "3POL6", "3POL7"])
def test_an_island_found_exiles_a_market_card_and_ends_the_voyage(code: str) -> None:
    table = market(sailor().hand(0, code)).turn().play(code)
    assert slots(table) == [0, 1, 2, 3, 4]
    table.from_slot("exile-market", 2)
    assert (table.cards_in("exile"), sorted(table.cards_in("play"))) == (["1CIV10"], sorted([MANA, code]))
    assert (table.resources(0), table.shown_state(0), table.asks()) == (
        supply(progress=1),
        ISLE_BOUND,
        ("activate", 0),
    )


@rule("imperium:polynesians", "imperium:exhaust", "imperium:gain")
@pytest.mark.parametrize("state", [ISLE_BOUND, VOYAGING])
def test_rapa_nui_turns_a_card_of_the_hand_into_mana_and_progress(state: str) -> None:
    table = islander("3POL5", state=state).hand(0, "1TRI8", "1TRI3", OVERPOPULATION, CANOES).discards(0, "1TRI2")
    table.turn().use("3POL5")
    assert (choices(table), most(table)) == (["1TRI3", "1TRI8"], 1)
    table.pick("garrison", "1TRI8")
    assert (mana_of(table), table.resources(0)) == (["1TRI8"], supply(progress=1))
    assert hand(table) == sorted(["1TRI3", OVERPOPULATION, CANOES])
    assert "3POL5" not in islander("3POL5", state=state).hand(0, OVERPOPULATION, CANOES).turn().usable()


@rule("imperium:polynesians", "imperium:solstice", "imperium:pay")
def test_rapa_nui_may_make_mana_a_legend_in_the_solstice() -> None:
    def position(population: int = 2, mana: int = 2) -> Table:
        return sailor("3POL5", mana=mana).has(0, population=population).to_solstice()

    table = position().accept().pick("to-legends", PILE[0])
    assert (table.legends(0), mana_of(table)) == ([PILE[0]], [PILE[1]])
    assert (table.resources(0), discarded(table)) == (supply(population=1, progress=1), [])
    table = position().decline()
    assert (table.legends(0), len(mana_of(table)), table.resources(0)) == ([], 2, supply(population=2))
    assert position(mana=1).accept().legends(0) == [PILE[0]]
    quiet = sailor().to_solstice().asks()
    assert (position(population=0).asks(), position(mana=0).asks()) == (quiet, quiet)


@rule("imperium:polynesians", "imperium:exhaust", "imperium:action", "imperium:keywords")
def test_hawaii_gives_an_action_and_at_sea_a_card() -> None:
    table = islander("3POL6").hand(0, "1TRI8").discards(0, *DECK[:2]).turn().use("3POL6")
    assert (actions(table), hand(table), table.asks()[0]) == (4, ["1TRI8"], "activate")
    table = sailor("3POL6").discards(0, *DECK).turn().use("3POL6")
    assert (most(table), choices(table)) == (1, sorted(DECK))
    table.pick("to-hand", "1TRI3")
    assert (hand(table), actions(table), table.state.get(EXHAUSTS)) == (["1TRI3"], 4, 4)
    table = sailor("3POL6").discards(0, *DECK).turn().use("3POL6").decline()
    assert (actions(table), hand(table)) == (4, [])


@rule("imperium:polynesians", "imperium:solstice", "imperium:take-unrest")
def test_hawaii_takes_two_cards_or_an_unrest_in_the_solstice() -> None:
    def position(*cards: str) -> Table:
        return sailor("3POL6").hand(0, *cards).to_solstice()

    table = position("1TRI8", "1TRI3", "1TRI1").choose(0)
    assert (table.asks()[0], most(table)) == ("discard", 2)
    table.pick("discard", "1TRI3", "1TRI8")
    assert (hand(table), discarded(table), table.state.unrest_left()) == (["1TRI1"], ["1TRI3", "1TRI8"], 9)
    table = position("1TRI8", "1TRI3", "1TRI1").choose(1)
    assert (hand(table), discarded(table)) == (["1TRI1", "1TRI3", "1TRI8", "unrest"], [])
    assert table.state.unrest_left() == 8
    table = on(position())
    assert (hand(table), table.state.unrest_left()) == (["unrest"], 8)


@rule("imperium:polynesians", "imperium:solstice", "imperium:gain")
def test_rarotonga_brings_population_in_the_solstice() -> None:
    assert sailor("3POL7").to_solstice().resources(0) == supply(population=1)
    assert in_solstice(islander("3POL7"), "3POL7").resources(0) == supply(population=1)


# The nation deck.


@rule("imperium:polynesians", "imperium:exhaust", "imperium:keywords")
def test_wayfinding_brings_back_a_region_with_two_mana() -> None:
    for state in (ISLE_BOUND, VOYAGING):
        table = islander("3POL8", state=state, mana=2).discards(0, "1REG9", "1TRI8", "1REG2", "3POL20").turn()
        table.use("3POL8")
        assert (choices(table), most(table)) == (["1REG2", "1REG9", "3POL20"], 1)
        table.pick("to-hand", "1REG9")
        assert (hand(table), discarded(table)) == (["1REG9"], ["1REG2", "1TRI8", "3POL20"])
        assert len(mana_of(table)) == 2
    assert "3POL8" not in islander("3POL8", mana=1).discards(0, "1REG9").turn().usable()
    assert "3POL8" not in islander("3POL8", mana=2).discards(0, "1TRI8").turn().usable()


@rule("imperium:polynesians", "imperium:free-play", "imperium:draw")
def test_tattoos_draw_from_the_deck_or_the_discard_pile_for_no_action() -> None:
    def position(table: Table, *discards: str) -> Table:
        return table.hand(0, "3POL9").deck(0, *DECK).discards(0, *discards).turn().play("3POL9")

    table = position(islander(), "1TRI4", "1TRI6").choose(0)
    assert (hand(table), actions(table), discarded(table)) == (["1TRI2"], 3, ["1TRI4", "1TRI6", "3POL9"])
    table = position(islander(), "1TRI4", "1TRI6").choose(1)
    assert (choices(table), most(table)) == (["1TRI4", "1TRI6"], 1)
    table.pick("to-hand", "1TRI4")
    assert (hand(table), table.cards_in("deck"), actions(table)) == (["1TRI4"], list(DECK), 3)
    assert hand(position(islander())) == ["1TRI2"], "with no discards it is the deck"
    table = position(sailor(), "1TRI4", "1TRI6").pick("to-hand", "1TRI6")
    assert (hand(table), table.cards_in("deck")) == (["1TRI6"], list(DECK)), "at sea nothing is drawn from the deck"


@rule("imperium:polynesians", "imperium:acquire", "imperium:pay", "imperium:garrison")
def test_war_canoes_take_land_without_a_coast_and_become_mana() -> None:
    table = market(islander(mana=3).hand(0, "3POL10").has(0, population=4)).slot(2, "1REG3").exile("1REG6", "1TRI6")
    table.turn().play("3POL10")
    assert (table.asks()[0], table.state.options) == ("acquire", [1, 2]), "on the islands there is no choice"
    table.from_slot("acquire", 1)
    assert (hand(table), table.resources(0)) == (["1REG9"], supply(population=1))
    assert (mana_of(table), discarded(table)) == (sorted([*PILE[:3], "3POL10"]), [])
    table = market(sailor(mana=3).hand(0, "3POL10").has(0, population=3)).turn().play("3POL10").choose(0)
    assert (hand(table), discarded(table), table.resources(0)) == ([], ["1REG9"], supply())
    assert mana_of(table) == sorted([*PILE[:3], "3POL10"])
    assert "3POL10" in market(islander().hand(0, "3POL10").has(0, population=3)).turn().playable()
    assert "3POL10" not in market(islander().hand(0, "3POL10").has(0, population=2)).turn().playable()


@rule("imperium:polynesians", "imperium:acquire", "imperium:discard")
def test_or_they_take_a_tributary_at_sea_for_three_mana() -> None:
    def position(mana: int = 4) -> Table:
        table = market(sailor(mana=mana).hand(0, "3POL10").has(0, population=3)).exile("1TRI6", "1REG6")
        return table.turn().play("3POL10")

    table = position().choose(1)
    assert (table.asks()[0], most(table)) == ("discard", 3)
    table.pick("discard", *PILE[:3])
    assert table.state.options == [0, EXILED + number("1TRI6")]
    table.from_slot("acquire", 0)
    assert (discarded(table), mana_of(table)) == (sorted([*PILE[:3], "3POL10", "1TRI2"]), [PILE[3]])
    assert (hand(table), table.resources(0)) == (["unrest"], supply()), "only the Unrest comes to the hand"
    table = position().choose(1).pick("discard", *PILE[:3]).from_exile("1TRI6")
    assert (table.cards_in("exile"), "1TRI6" in discarded(table)) == (["1REG6"], True)
    table = position(mana=2)
    assert (discarded(table), mana_of(table)) == (["1REG9"], sorted([*PILE[:2], "3POL10"]))


@rule("imperium:polynesians", "imperium:acquire", "imperium:state")
def test_a_haka_gives_land_to_the_legends_for_a_tributary_as_mana() -> None:
    def position(*land: str) -> Table:
        table = market(islander("1REG2", *land, mana=1).hand(0, "3POL11").discards(0, *DECK)).slot(2, "1TRI5")
        return table.turn()

    table = position("1REG9", "1REG6", "3REG6").play("3POL11")
    assert (choices(table), most(table)) == (["1REG6", "1REG9", "3REG6"], 1)
    table.pick("to-legends", "1REG6")
    assert (table.asks()[0], table.state.options) == ("acquire", [0, 2])
    table.from_slot("acquire", 2)
    assert (table.legends(0), mana_of(table), hand(table)) == (["1REG6"], [PILE[0], "1TRI5"], ["unrest"])
    assert (discarded(table), table.asks()) == (sorted([*DECK, "3POL11"]), ("activate", 0))
    assert sorted(table.cards_in("play")) == ["1REG2", "1REG9", "3POL2", "3REG6"]
    assert "3POL11" not in position().playable()


@rule("imperium:polynesians", "imperium:garrison", "imperium:passive")
def test_what_is_garrisoned_goes_into_the_legends_with_the_land() -> None:
    table = market(islander("1REG9", "3POL23").garrisoned(0, "1REG9", "1TRI8").hand(0, "3POL11", "unrest"))
    on(table.has(0, materials=9).turn().play("3POL11").accept())
    assert (table.legends(0), table.resources(0), table.asks()) == (
        ["1REG9", "1TRI8"],
        supply(materials=6),
        ("activate", 0),
    )


@rule("imperium:polynesians", "imperium:look")
def test_only_their_owner_looks_at_legends() -> None:
    table = told_of(islander(), "1TRI2")
    assert [sees(table.state.zone(LEGENDS, 0), seat) for seat in (0, 1)] == [True, False]


@rule("imperium:polynesians", "imperium:keywords", "imperium:state")
def test_at_sea_a_haka_brings_two_cards_back() -> None:
    table = market(sailor("1REG9").hand(0, "3POL11").discards(0, *DECK)).turn().play("3POL11")
    assert (table.asks()[0], most(table)) == ("to-hand", 2)
    table.pick("to-hand", "1TRI2", "1TRI8")
    assert (hand(table), discarded(table)) == (["1TRI2", "1TRI8"], ["1TRI1", "1TRI3", "3POL11"])
    assert (table.legends(0), mana_of(table), table.asks()) == ([], [], ("activate", 0))


@rule("imperium:polynesians", "imperium:break-through", "imperium:pay")
def test_a_tohunga_breaks_through_for_two_population() -> None:
    def position(table: Table, population: int = 3) -> Table:
        table = market(table.hand(0, "3POL12").has(0, population=population)).slot(2, "1UNC9")
        return table.zone("uncivilised deck", 0, "1UNC4", "1UNC5").turn()

    table = position(islander()).play("3POL12").choose(0)
    assert (slots(table), len(table.state.options)) == ([2, 3], 3)
    table.from_slot("break-through", 3)
    assert (hand(table), table.resources(0), discarded(table)) == (["1UNC3"], supply(population=1), ["3POL12"])
    assert hand(position(islander()).play("3POL12").choose(0).from_deck("uncivilised")) == ["1UNC5"]
    table = position(sailor()).play("3POL12").choose(0).from_slot("break-through", 3)
    assert (hand(table), discarded(table)) == ([], ["1UNC3", "3POL12"])
    table = position(sailor()).play("3POL12").choose(0).from_deck("uncivilised")
    assert (hand(table), discarded(table)) == ([], ["1UNC5", "3POL12"])
    assert "3POL12" in position(islander(), population=2).playable()
    assert "3POL12" not in position(islander(), population=1).playable()


@rule("imperium:polynesians", "imperium:return-unrest", "imperium:abandon")
def test_or_a_tohunga_makes_mana_to_return_an_unrest_and_calm_overpopulation() -> None:
    def position(*play: str, population: int = 2) -> Table:
        table = islander(*play).hand(0, "3POL12", "1TRI8", "1TRI3", "unrest", "unrest").has(0, population=population)
        return market(table).turn().play("3POL12")

    table = on(position(OVERPOPULATION).choose(1).pick("garrison", "1TRI8"))
    assert (hand(table), table.state.unrest_left(), mana_of(table)) == (["1TRI3", "unrest"], 10, ["1TRI8"])
    table.accept()
    assert (discarded(table), table.cards_in("play")) == (["3POL12", OVERPOPULATION], [MANA])
    assert (table.resources(0), table.asks()) == (supply(population=2), ("activate", 0))
    table = on(on(position(OVERPOPULATION, population=1)).pick("garrison", "1TRI8")).decline()
    assert (discarded(table), table.cards_in("play")) == (["3POL12"], [MANA, OVERPOPULATION])
    table = on(position("1REG9").choose(1).pick("garrison", "1TRI8"))
    assert (table.asks(), table.state.unrest_left(), "1REG9" in table.cards_in("play")) == (("activate", 0), 10, True)


@rule("imperium:polynesians", "imperium:play", "imperium:garrison", "imperium:develop")
def test_nafanua_needs_overpopulation_and_may_make_mana_first() -> None:
    def position(*play: str) -> Table:
        table = islander(*play, mana=1).zone("development", 0, "3POL7", "3POL6").hand(0, "3POL13", "1TRI8", "1TRI3")
        return table.discards(0, OVERPOPULATION if not play else "1TRI4").turn()

    assert "3POL13" not in position().playable()
    table = position(OVERPOPULATION).play("3POL13")
    assert (choices(table), most(table)) == (["1TRI3", "1TRI8"], 1)
    table.pick("garrison", "1TRI8")
    assert (mana_of(table), hand(table)) == ([], ["1TRI3"])
    assert discarded(table) == sorted([PILE[0], "1TRI4", "1TRI8", "3POL7"])
    assert (table.legends(0), table.cards_in("play")) == (["3POL13"], [MANA, OVERPOPULATION])
    table = position(OVERPOPULATION).play("3POL13").decline()
    assert (mana_of(table), discarded(table), table.legends(0)) == ([PILE[0]], ["1TRI4"], ["3POL13"])


@rule("imperium:polynesians", "imperium:state", "imperium:acquire", "imperium:abandon")
def test_tutu_te_aroaro_takes_land_and_sets_sail() -> None:
    def position(*play: str) -> Table:
        table = market(islander(*play).hand(0, "3POL14").discards(0, "3POL16")).exile("1REG2", "1TRI6")
        return table.turn().play("3POL14").choose(0)

    table = position(OVERPOPULATION)
    assert table.state.options == [1, 4, EXILED + number("1REG2")]
    table.from_exile("1REG2")
    assert hand(table) == ["1REG2"]
    table.accept()
    assert (hand(table), table.shown_state(0), table.legends(0)) == (["1REG2"], VOYAGING, ["3POL14"])
    assert (discarded(table), table.cards_in("play"), table.resources(0)) == (
        ["3POL16", OVERPOPULATION],
        [MANA],
        supply(),
    )
    table = position(OVERPOPULATION).from_slot("acquire", 4).decline()
    assert (hand(table), table.shown_state(0), table.legends(0)) == (["1CAR20X"], VOYAGING, ["3POL14"])
    assert (table.cards_in("play"), discarded(table)) == ([MANA, OVERPOPULATION], ["3POL16"])
    table = position().from_slot("acquire", 1)
    assert (table.asks(), table.shown_state(0), actions(table)) == (("activate", 0), VOYAGING, 2)


@rule("imperium:polynesians", "imperium:find", "imperium:free-play")
@pytest.mark.parametrize("where", ["discards", "deck", "hand"])
def test_or_tutu_te_aroaro_finds_tahiti(where: str) -> None:
    table = market(islander().hand(0, "3POL14"))
    table.zone(where, 0, *table.cards_in(where), "3POL16").turn().play("3POL14").choose(1)
    if table.asks()[0] == "find":
        find(table, "3POL16")
    assert (sorted(table.cards_in("play")), table.resources(0)) == (sorted([MANA, "3POL16"]), supply(population=1))
    assert (table.shown_state(0), table.legends(0), actions(table)) == (VOYAGING, ["3POL14"], 2)
    assert (hand(table), discarded(table), table.cards_in("deck")) == ([], [], [])


@rule("imperium:polynesians", "imperium:treated-as")
def test_sweet_potatoes_count_fertile_land_as_production_for_their_own_prosperity() -> None:
    """1REG6 has two production and one fertile, 3POL7 fertile alone; 1CAR15 is the Prosperity of others."""

    def harvest(*play: str, card: str = "3POL25", exhausted: str = "") -> int:
        table = islander(*play).hand(0, card).turn()
        table = table.use(exhausted) if exhausted else table
        return table.play(card).choose(0).resources(0)["materials"]

    assert harvest("3POL15", "1REG6", "3POL7") == 4
    assert harvest("1REG6", "3POL7") == 2
    assert harvest("3POL15", "1REG6", "3POL7", card="1CAR15") == 2
    assert harvest("3POL15", "1REG9", "3POL20") == 1


@rule("imperium:polynesians", "imperium:exhaust", "imperium:abandon", "imperium:acquire")
def test_sweet_potatoes_are_given_up_for_land_without_a_coast() -> None:
    table = market(islander("3POL15", "1REG6")).slot(2, "1REG3").exile("1REG2").turn().use("3POL15")
    assert (table.asks()[0], table.state.options) == ("acquire", [1, 2])
    table.from_slot("acquire", 2)
    assert (hand(table), discarded(table), table.resources(0)) == (["1REG3"], ["3POL15"], supply())
    assert (sorted(table.cards_in("play")), actions(table)) == (["1REG6", MANA], 3)
    assert "3POL15" not in market(sailor("3POL15")).turn().usable()


@rule("imperium:polynesians", "imperium:gain", "imperium:garrison")
def test_tahiti_brings_population_and_perhaps_mana() -> None:
    def position() -> Table:
        return islander().hand(0, "3POL16", "1TRI8", "1TRI3").turn().play("3POL16")

    assert (choices(position()), most(position())) == (["1TRI3", "1TRI8"], 1)
    table = position().pick("garrison", "1TRI8")
    assert (table.resources(0), mana_of(table), hand(table)) == (supply(population=1), ["1TRI8"], ["1TRI3"])
    table = position().decline()
    assert (table.resources(0), hand(table), mana_of(table)) == (supply(population=1), ["1TRI3", "1TRI8"], [])
    assert sorted(table.cards_in("play")) == sorted([MANA, "3POL16"])


# The draw deck.


@rule("imperium:polynesians", "imperium:free-play", "imperium:clean-up")
def test_overpopulation_is_played_freely_and_does_not_go_away_in_the_clean_up() -> None:
    table = islander().hand(0, OVERPOPULATION).turn().play(OVERPOPULATION)
    assert (table.cards_in("play"), actions(table)) == ([MANA, OVERPOPULATION], 3)
    table = islander().hand(0, OVERPOPULATION, "1TRI8").turn().done()
    while table.asks()[0] == "clean-up-token":
        table.answer("clean-up-token", table.state.options[0])
    assert (table.asks(), offered(table)) == (("discard-any", 0), ["1TRI8"])
    table.pick("discard-any", "1TRI8")
    assert OVERPOPULATION in hand(table)


@rule("imperium:polynesians", "imperium:garrison")
def test_overpopulation_and_large_canoes_are_neither_garrisoned_nor_mana() -> None:
    cards = (OVERPOPULATION, CANOES, "1TRI8", "1TRI3")
    assert choices(islander().hand(0, "3POL16", *cards).turn().play("3POL16")) == ["1TRI3", "1TRI8"]
    table = market(islander().hand(0, "1REG6", *cards)).turn().play("1REG6").from_slot("exile-market", 0)
    assert (table.asks()[0], choices(table)) == ("garrison", ["1TRI3", "1TRI8"])


@rule("imperium:polynesians", "imperium:solstice", "imperium:pay", "imperium:take-unrest")
def test_overpopulation_grows_and_wants_materials_or_brings_unrest() -> None:
    def position(materials: int) -> Table:
        return in_solstice(islander(OVERPOPULATION).has(0, materials=materials), OVERPOPULATION)

    table = position(4)
    assert table.resources(0) == supply(materials=4, population=1)
    table.choose(0)
    assert (table.resources(0), table.state.unrest_left()) == (supply(materials=1, population=1), 9)
    table = position(4).choose(1)
    assert (table.resources(0), table.state.unrest_left()) == (supply(materials=4, population=1), 8)
    assert position(3).choose(0).resources(0) == supply(population=1)
    table = position(2)
    assert (table.resources(0), table.state.unrest_left()) == (supply(materials=2, population=1), 8)


@rule("imperium:polynesians", "imperium:develop", "imperium:abandon", "imperium:discard")
def test_large_canoes_find_an_island_at_sea() -> None:
    def position(*cards: str) -> Table:
        table = sailor(CANOES, OVERPOPULATION, mana=2).hand(0, *cards).zone("development", 0, "3POL7", "3POL6")
        return table.turn()

    table = position("1TRI8", "1TRI3", OVERPOPULATION).use("3POL18")
    assert (choices(table), most(table)) == (sorted(["1TRI3", "1TRI8", OVERPOPULATION]), 1)
    table.pick("discard", "1TRI8")
    assert discarded(table) == sorted([*PILE[:2], "1TRI8", "3POL18", "3POL7"])
    assert (hand(table), table.cards_in("play")) == (["1TRI3", OVERPOPULATION], [MANA, OVERPOPULATION])
    assert (table.shown_state(0), mana_of(table), actions(table)) == (VOYAGING, [], 3)
    assert "3POL18" not in position().usable()


@rule("imperium:polynesians", "imperium:state", "imperium:abandon")
def test_large_canoes_set_sail_from_crowded_islands() -> None:
    table = islander(CANOES, OVERPOPULATION, mana=2).hand(0, "1TRI8").zone("development", 0, "3POL7", "3POL6").turn()
    table.use("3POL18")
    assert (table.shown_state(0), table.cards_in("discards"), hand(table)) == (VOYAGING, [OVERPOPULATION], ["1TRI8"])
    assert (sorted(table.cards_in("play")), mana_of(table)) == (sorted([MANA, "3POL18"]), sorted(PILE[:2]))
    assert len(table.cards_in("development")) == 2
    assert "3POL18" not in islander("3POL18").hand(0, "1TRI8").turn().usable()


@rule("imperium:polynesians", "imperium:acquire", "imperium:fame", "imperium:pay")
def test_explorers_take_land_for_mana_or_fame_for_legends() -> None:
    def position(population: int = 4, mana: int = 4, *cards: str) -> Table:
        table = market(sailor(mana=mana).hand(0, "3POL19", *cards)).has(0, population=population)
        return table.zone("fame deck", 0, "1FAM3", "1FAM1", "1FAM2").turn()

    both = ("1TRI8", "1TRI3")
    table = position(4, 4, *both).play("3POL19").choose(0).pick("garrison", "1TRI8")
    assert (table.asks()[0], table.state.options) == ("acquire", [1, 4])
    table.from_slot("acquire", 1)
    assert (hand(table), discarded(table)) == (["1TRI3"], ["1REG9", "3POL19"])
    assert (mana_of(table), table.resources(0)) == (sorted([*PILE[:4], "1TRI8"]), supply(population=4))
    table = position(4, 4, *both).play("3POL19").choose(1)
    assert (table.asks()[0], most(table)) == ("to-legends", 3)
    table.pick("to-legends", *PILE[:3])
    assert (sorted(table.legends(0)), table.resources(0)) == (sorted(PILE[:3]), supply(population=1))
    assert (mana_of(table), discarded(table)) == (sorted([PILE[3], "3POL19"]), [])
    assert (hand(table), table.cards_in("fame deck")) == (["1FAM2", "1TRI3", "1TRI8"], ["1FAM3", "1FAM1"])
    assert on(position(2, 4, *both).play("3POL19")).asks() == ("garrison", 0)
    assert on(position(4, 2, *both).play("3POL19")).asks() == ("garrison", 0)
    assert hand(on(position(3, 3).play("3POL19"))) == ["1FAM2"]
    assert "3POL19" not in position(2, 3).playable()


@rule("imperium:polynesians", "imperium:gain")
@pytest.mark.parametrize(("code", "gained"), [("3POL20", {"materials": 1}), ("3POL21", {"population": 1})])
def test_the_first_islands_bring_something(code: str, gained: dict[str, int]) -> None:
    table = islander().hand(0, code, "1TRI8").turn().play(code)
    assert (table.resources(0), sorted(table.cards_in("play"))) == (supply(**gained), sorted([MANA, code]))
    assert (table.asks(), actions(table)) == (("activate", 0), 2)


@rule("imperium:polynesians", "imperium:treated-as", "imperium:exhaust")
def test_outriggers_make_every_ocean_two_production_for_the_turn() -> None:
    """1CAR20X has two production and an ocean, 1REG9 one production, 3POL20 an ocean."""

    def position() -> Table:
        return islander("3POL22", "1CAR20X", "1REG9").hand(0, "3POL25", "1CAR15", "3POL20").turn()

    assert position().play("3POL25").choose(0).resources(0) == supply(materials=3)
    assert position().use("3POL22").play("3POL25").choose(0).resources(0) == supply(materials=5)
    assert position().use("3POL22").play("1CAR15").choose(0).resources(0) == supply(materials=5)
    table = position().use("3POL22").play("3POL20").play("3POL25").choose(0)
    assert (table.resources(0), table.state.get(EXHAUSTS)) == (supply(materials=8), 4)
    table = islander("3POL22", "1CAR20X").turn().use("3POL22").done().finish_turn()
    in_solstice(table, "3POL22")
    assert table.hand(0, "3POL25").turn().play("3POL25").choose(0).resources(0) == supply(materials=2)


@rule("imperium:polynesians", "imperium:solstice", "imperium:gain")
@pytest.mark.parametrize(("mana", "materials"), [(0, 0), (1, 0), (2, 1), (5, 1)])
def test_outriggers_bring_a_material_with_two_mana(mana: int, materials: int) -> None:
    table = sailor("3POL22", mana=mana).to_solstice()
    assert (table.resources(0), len(mana_of(table))) == (supply(materials=materials), mana)


@rule("imperium:polynesians", "imperium:passive", "imperium:return-unrest", "imperium:pay")
def test_whakapapa_returns_an_unrest_for_materials_when_a_legend_is_told() -> None:
    def position(materials: int) -> Table:
        table = islander(OVERPOPULATION, "3POL23").hand(0, "3POL13", "unrest", "unrest").has(0, materials=materials)
        return table.turn().play("3POL13").decline("garrison")

    table = position(4)
    assert (table.legends(0), table.asks()) == (["3POL13"], ("pay", 0))
    on(table.accept())
    assert (table.resources(0), hand(table), table.state.unrest_left()) == (supply(materials=1), ["unrest"], 10)
    table = position(7).decline()
    assert (table.resources(0), hand(table)) == (supply(materials=7), ["unrest", "unrest"])
    assert position(3).accept().resources(0) == supply()
    assert position(2).asks() == ("activate", 0)


@rule("imperium:polynesians", "imperium:passive")
def test_whakapapa_answers_once_to_all_the_legends_of_a_sentence() -> None:
    table = sailor("3POL23", mana=3).hand(0, "3POL19", "unrest", "unrest").has(0, population=3, materials=9)
    table.zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("3POL19")
    on(on(table.choose(1)).accept())
    assert (table.resources(0), hand(table)) == (supply(materials=6), ["1FAM2", "unrest"])
    assert (table.asks(), sorted(table.legends(0))) == (("activate", 0), sorted(PILE[:3]))


@rule("imperium:polynesians", "imperium:passive", "imperium:solstice")
def test_whakapapa_answers_in_the_solstice_too() -> None:
    table = sailor("3POL5", "3POL23", mana=1).hand(0, "unrest").has(0, population=1, materials=3)
    on(in_solstice(table, "3POL5").accept().answer("pay", 0))
    assert (table.legends(0), table.resources(0), hand(table)) == ([PILE[0]], supply(progress=1), [])


@rule("imperium:polynesians", "imperium:solstice", "imperium:draw", "imperium:garrison")
def test_whakapapa_draws_on_the_islands_and_makes_mana_at_sea() -> None:
    table = in_solstice(islander("3POL23").hand(0, *FULL_HAND).deck(0, "1REG9", "1REG6"), "3POL23")
    assert (hand(table), table.cards_in("deck"), mana_of(table)) == (sorted([*FULL_HAND, "1REG6"]), ["1REG9"], [])

    def at_sea() -> Table:
        table = sailor("3POL23").hand(0, "1TRI4").deck(0, *DECK).discards(0, "1TRI8", "1TRI3", CANOES)
        return table.to_solstice()

    table = at_sea()
    assert (choices(table), most(table)) == (["1TRI3", "1TRI8"], 1)
    table.pick("garrison", "1TRI8")
    assert (mana_of(table), hand(table), table.cards_in("deck")) == (["1TRI8"], ["1TRI4"], list(DECK))
    table = at_sea().decline("garrison")
    assert (mana_of(table), hand(table), len(discarded(table))) == ([], ["1TRI4"], 3)


@rule("imperium:polynesians", "imperium:pay", "imperium:acquire", "imperium:break-through")
def test_their_advance_acquires_for_three_or_breaks_through_for_five_materials() -> None:
    def position(materials: int = 6) -> Table:
        table = market(islander().hand(0, "3POL24", "1TRI8")).has(0, materials=materials)
        return table.zone("uncivilised deck", 0, "1UNC5", "1UNC9").zone("civilised deck", 0, "1CIV11", "1CIV12").turn()

    table = position().play("3POL24").choose(0)
    assert (table.asks()[0], table.state.options, table.resources(0)) == ("acquire", [2, 3], supply(materials=3))
    table.from_slot("acquire", 3)
    assert (hand(table), discarded(table), actions(table)) == (["1TRI8", "1UNC3", "unrest"], ["3POL24"], 2)
    table = position().play("3POL24").choose(1)
    assert (slots(table), len(table.state.options), table.resources(0)) == ([2, 3], 4, supply(materials=1))
    assert hand(table.from_slot("break-through", 2)) == ["1CIV10", "1TRI8"]
    assert hand(position().play("3POL24").choose(1).from_deck("uncivilised")) == ["1TRI8", "1UNC9"]
    assert hand(position().play("3POL24").choose(1).from_deck("civilised")) == ["1CIV12", "1TRI8"]
    assert position(2).playable() == ["1TRI8"]
    assert position(3).play("3POL24").asks() == ("acquire", 0)
    assert position(4).play("3POL24").asks() == ("acquire", 0)
    assert position(5).play("3POL24").asks() == ("choose", 0)


@rule("imperium:polynesians", "imperium:all-players", "imperium:gain", "imperium:choose")
def test_islander_prosperity_lets_all_draw_and_brings_materials_or_population() -> None:
    def position() -> Table:
        table = islander("3POL21", "1CAR20X", "3POL20").hand(0, "3POL25").deck(0, *DECK).deck(1, *DECK)
        return table.in_play(1, "1REG6").turn().play("3POL25")

    table = position().accept(seat=0).accept(seat=1)
    assert (hand(table), hand(table, 1)) == (["1TRI2"], ["1TRI2"])
    table.choose(0)
    assert (table.resources(0), table.resources(1), actions(table)) == (supply(materials=3), supply(), 2)
    table = position().decline(seat=0).decline(seat=1)
    assert (hand(table), hand(table, 1)) == ([], [])
    assert table.choose(1).resources(0) == supply(population=3)


@rule("imperium:polynesians", "imperium:take-unrest", "imperium:choose")
def test_unrest_is_returned_for_a_population_two_cards_or_three_materials() -> None:
    """3POL26, 3POL27, 3POL28."""

    def position(**amounts: int) -> Table:
        return islander().hand(0, "unrest", "1TRI8", "1TRI3").has(0, **amounts).turn().play("unrest")

    table = position(population=2, materials=4).choose(0)
    assert (table.resources(0), table.state.unrest_left()) == (supply(population=1, materials=4), 10)
    table = on(position(population=2, materials=4).choose(1))
    assert (discarded(table), hand(table), table.state.unrest_left()) == (["1TRI3", "1TRI8"], [], 10)
    table = position(population=2, materials=4).choose(2)
    assert (table.resources(0), table.state.unrest_left()) == (supply(population=2, materials=1), 10)


# The state card.


@rule("imperium:polynesians", "imperium:solstice", "imperium:garrison")
def test_isle_bound_a_card_of_hand_or_discard_pile_becomes_mana() -> None:
    def position(mana: int = 1) -> Table:
        table = islander(mana=mana).hand(0, *FULL_HAND[:4], CANOES).discards(0, "1TRI8", "1TRI2", OVERPOPULATION)
        return table.state_card(0, "3POL29A").to_solstice()

    table = position().choose(0)
    assert (choices(table), most(table)) == (sorted([*FULL_HAND[:4], "1TRI2", "1TRI8"]), 1)
    table.pick("garrison", "1TRI4")
    assert (mana_of(table), table.resources(0)) == ([PILE[0], "1TRI4"], supply())
    assert (hand(table), len(discarded(table))) == (["1TRI1", "1TRI3", "1TRI6", CANOES], 3)
    table = on(position(mana=0)).pick("garrison", "1TRI8", zone=1)
    assert (mana_of(table), discarded(table), len(hand(table))) == (["1TRI8"], ["1TRI2", OVERPOPULATION], 5)


@rule("imperium:polynesians", "imperium:solstice", "imperium:discard", "imperium:gain")
def test_or_mana_is_discarded_for_goods() -> None:
    table = islander(mana=2).hand(0, "1TRI8").state_card(0, "3POL29A").to_solstice().choose(1)
    assert (table.asks()[0], most(table)) == ("discard", 1)
    table.pick("discard", PILE[0])
    assert (mana_of(table), discarded(table), table.resources(0)) == ([PILE[1]], [PILE[0]], supply(goods=1))
    table = on(islander(mana=1).state_card(0, "3POL29A").to_solstice())
    assert (mana_of(table), table.resources(0)) == ([], supply(goods=1))


@rule("imperium:polynesians", "imperium:draw", "imperium:clean-up")
def test_at_sea_nothing_is_drawn_from_the_deck() -> None:
    def position(state: str) -> Table:
        table = islander("1CIV10", state=state).hand(0, "1UNC22").deck(0, *DECK).discards(0, "1REG9")
        return table.deck(1, *DECK).turn()

    assert ("1CIV10" in position("3POL29A").usable(), "1CIV10" in position("3POL29B").usable()) == (True, False)
    table = position("3POL29B").play("1UNC22").decline().accept(seat=1)
    assert (hand(table), hand(table, 1)) == ([], ["1TRI2"])
    table = position("3POL29B").hand(0).done().finish_turn()
    assert (hand(table), table.cards_in("deck"), discarded(table)) == ([], list(DECK), ["1REG9"])
    assert hand(position("3POL29A").hand(0).done().finish_turn()) == sorted([*DECK, "1REG9"])
    table = sailor().discards(0, "1REG9").state_card(0, "3POL29B").turn().done().finish_turn()
    assert (hand(table), discarded(table)) == ([], ["1REG9"]), "nothing is reshuffled"


@rule("imperium:polynesians", "imperium:acquire", "imperium:break-through")
def test_at_sea_what_is_gained_waits_in_the_discard_pile() -> None:
    def position(state: str) -> Table:
        table = market(islander(state=state).hand(0, "1UNC3")).slot(3, "1UNC9", progress=2)
        return table.slot(2, "1UNC4").zone("uncivilised deck", 0, "1UNC5", "1UNC6").turn().play("1UNC3")

    table = position("3POL29B").choose(0).from_slot("acquire", 3)
    assert (hand(table), discarded(table)) == (["unrest"], ["1UNC3", "1UNC9"])
    assert table.resources(0) == supply(progress=2)
    table = position("3POL29B").choose(1).from_deck("uncivilised")
    assert (hand(table), discarded(table)) == ([], ["1UNC3", "1UNC6"])
    table = position("3POL29B").choose(1).from_slot("break-through", 2)
    assert (hand(table), discarded(table)) == ([], ["1UNC3", "1UNC4"])
    table = position("3POL29A").choose(0).from_slot("acquire", 3)
    assert (hand(table), discarded(table)) == (["1UNC9", "unrest"], ["1UNC3"])


@rule("imperium:polynesians", "imperium:state", "imperium:play")
@pytest.mark.parametrize(
    ("land", "shown", "progress"),
    [("1CAR20X", ISLE_BOUND, 1), ("1REG9", VOYAGING, 0), ("1TRI5", VOYAGING, 0)],
)
def test_a_landing_at_an_ocean_ends_the_voyage_with_progress(land: str, shown: str, progress: int) -> None:
    table = sailor().hand(0, land).state_card(0, "3POL29B").turn().play(land)
    while table.asks()[0] != "activate":
        table.choose(1) if table.asks()[0] == "choose" else table.decline()
    assert (table.shown_state(0), table.resources(0)["progress"]) == (shown, progress)
    table = islander().hand(0, land).turn().play(land)
    while table.asks()[0] != "activate":
        table.choose(1) if table.asks()[0] == "choose" else table.decline()
    assert (table.shown_state(0), table.resources(0)["progress"]) == (ISLE_BOUND, 0)


@rule("imperium:polynesians", "imperium:solstice", "imperium:draw", "imperium:discard")
def test_a_voyage_may_end_with_the_solstice() -> None:
    def position() -> Table:
        table = sailor("3POL7", mana=1).hand(0, "1TRI8", "1TRI3").deck(0, *DECK)
        return table.state_card(0, "3POL29B").to_solstice()

    table = position()
    assert (table.asks(), table.resources(0)) == (("may", 0), supply(population=1)), "all other effects come first"
    table.accept()
    assert (table.shown_state(0), hand(table), discarded(table)) == (ISLE_BOUND, ["1TRI2"], ["1TRI3", "1TRI8"])
    assert (table.asks(), table.resources(0), mana_of(table)) == (("turn", 0), supply(population=1), [PILE[0]])
    table = position().decline()
    assert (table.shown_state(0), hand(table), table.cards_in("deck")) == (VOYAGING, ["1TRI3", "1TRI8"], list(DECK))


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


@rule("imperium:polynesians", "imperium:anatomy")
@pytest.mark.parametrize("code", [MANA, *(code for code in (*ON_ISLANDS, "3POL19", *ANYWHERE) if code not in ISLANDS)])
def test_the_other_cards_have_neither_suit_nor_icon(code: str) -> None:
    assert (icons(islander(code), code), suits(code)) == ({}, [])


@rule("imperium:polynesians", "imperium:state")
@pytest.mark.parametrize("code", [*ON_ISLANDS, *AT_SEA, *ANYWHERE])
def test_cards_are_played_on_the_islands_or_at_sea(code: str) -> None:
    def playable(state: str) -> bool:
        table = market(islander(OVERPOPULATION, "1REG9", state=state, mana=4).hand(0, code, "1TRI8", "unrest"))
        table.discards(0, *DECK).deck(0, *DECK).zone("development", 0, "3POL7", "3POL6")
        return code in table.has(0, materials=9, population=9).turn().playable()

    assert playable("3POL29A") == (code not in AT_SEA)
    assert playable("3POL29B") == (code not in ON_ISLANDS)


@rule("imperium:polynesians", "imperium:state")
def test_both_states_are_barbarian() -> None:
    for state in ("3POL29A", "3POL29B"):
        table = islander(state=state).hand(0, "1UNC4", "1CIV10", "1TRI2").turn()
        assert sorted(table.playable()) == ["1TRI2", "1UNC4"]


@rule("imperium:polynesians", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_pinned_cards_stay_in_play(code: str) -> None:
    table = islander().hand(0, code, "1TRI8").turn().play(code)
    while table.asks()[0] != "activate":
        table.decline()
    assert (sorted(table.cards_in("play")), discarded(table)) == (sorted([MANA, code]), [])


@rule("imperium:polynesians", "imperium:interpreting", "imperium:exhaust")
def test_canoes_may_be_given_up_for_nothing_but_not_without_a_card() -> None:
    """000:671: a cost may be paid though its result cannot happen; 000:673: without its cost there is no effect."""
    table = sailor(CANOES).hand(0, "1TRI2").turn()
    assert table.usable() == [CANOES]
    table.use(CANOES)
    while table.asks()[0] != "activate":
        table.pick("discard", "1TRI2")
    assert sorted(table.cards_in("discards")) == ["1TRI2", CANOES]
    assert sailor(CANOES).turn().usable() == []


@rule("imperium:polynesians", "imperium:interpreting")
def test_haka_gives_a_region_to_the_legends_even_where_no_tributary_is_to_be_had() -> None:
    """000:671: the cost may be paid though nothing can be acquired."""
    table = islander("1REG4").hand(0, "3POL11").in_market("1UNC3", "1CIV10", "1CIV8", "1UNC9", "1REG9").turn()
    assert "3POL11" in table.playable()
    table.play("3POL11")
    while table.asks()[0] != "activate":
        table.pick("to-legends", "1REG4")
    assert [code_of(card) for card in table.state.zone(LEGENDS, 0).cards()] == ["1REG4"]
    assert table.under(MANA) == []
