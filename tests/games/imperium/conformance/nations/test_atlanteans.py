"""The cards the Atlanteans alone have, and their sunken pile."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import EMPIRE, EXHAUSTS, SCORING, SLOT_UNREST, SLOTS, STATE
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
    Set,
    actions,
    barbarian,
    empire,
    filled,
    hand,
    icons,
    solstice,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, number

EVERY_SUIT = ("1TRI2", "1UNC3", "1CIV10", "1REG3")


def table(seats: int = 2, **options: str) -> ImperiumScenario:
    """A game as it is dealt; seat 0 has the Atlanteans, side A."""
    game = ImperiumScenario(seats)
    wanted = {"nation1": "atlanteans", "side1": "a", "nation2": "romans", "replacements": "no"}
    wanted |= {"nation3": "persians"} if seats > 2 else {}
    wanted |= {"nation4": "greeks"} if seats > 3 else {}
    game.state = GAME.new(seats, 1, {**wanted, **options})
    return game


def atlantis(*hand: str, seats: int = 2) -> ImperiumScenario:
    """Seat 0 plays the Atlanteans, an empire, and has these cards in hand."""
    return empire(*hand, seats=seats).nation(0, "ATL").unrest_left(9)


# The set-up and the rules of their own.


@rule("imperium:atlanteans", "imperium:player-setup", "imperium:replacement-cards")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("replacements", ["no", "yes"])
def test_atlanteans_start_as_an_empire_without_a_nation_deck(side: str, replacements: str) -> None:
    game = table(side1=side, replacements=replacements)
    x = "X" if replacements == "yes" else ""
    assert game.cards_in("power") == [f"2ATL1{side.upper()}{x}"]
    changed = ("2ATL2", "2ATL4", "2ATL7", "2ATL8", "2ATL20")
    developments = [f"2ATL{n}" for n in range(2, 12)]
    start = [*(f"2ATL{n}" for n in range(12, 19)), "2ATL20"]
    assert sorted(game.cards_in("development")) == sorted(c + x if c in changed else c for c in developments)
    dealt = game.cards_in("hand") + game.cards_in("deck")
    assert sorted(dealt) == sorted([*(c + x if c in changed else c for c in start), *["unrest"] * 3])
    assert (game.cards_in("nation deck"), game.cards_in("accession"), game.cards_in("play")) == ([], [], [])
    assert (game.state.get(STATE), game.state.get(EXHAUSTS), len(game.cards_in("hand"))) == (EMPIRE, 5, 5)
    assert game.resources(0) == supply(materials=3, population=2, progress=1)


@rule("imperium:atlanteans", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "unrest"), [(2, 8), (3, 10), (4, 12)])
def test_atlanteans_bring_no_unrest_to_the_pile(seats: int, unrest: int) -> None:
    game = table(seats)
    under = sum(game.state.get(SLOT_UNREST + slot) for slot in range(SLOTS))
    assert game.state.unrest_left() + under == unrest


@rule("imperium:atlanteans", "imperium:reshuffle", "imperium:develop")
def test_atlanteans_develop_with_their_first_reshuffle() -> None:
    def position() -> ImperiumScenario:
        game = atlantis().zone("development", 0, "2ATL10", "2ATL5", "2ATL3").discards(0, "1TRI8")
        return game.has(0, materials=9, population=9, progress=9).turn().done()

    game = position()
    assert game.asks() == ("develop", 0)
    game.card("develop", "2ATL10").answer("pay", 0)
    assert (hand(game), sorted(game.cards_in("development"))) == (["1TRI8", "2ATL10"], ["2ATL3", "2ATL5"])
    assert (game.resources(0), game.state.get(SCORING)) == (supply(materials=9, population=7, progress=9), 0)
    game = position().decline("develop")
    assert (hand(game), len(game.cards_in("development"))) == (["1TRI8"], 3)


@rule("imperium:atlanteans", "imperium:state")
def test_atlanteans_play_empire_cards_and_no_barbarian_ones() -> None:
    game = atlantis("2ATL15", "2ATL18", "1UNC9", "1MAC16", "1CIV10", "1TRI8").deck(0, "1TRI2", "1TRI1").turn()
    assert sorted(game.playable()) == ["1CIV10", "1TRI8", "2ATL15", "2ATL18"]
    game = barbarian("2ATL15", "2ATL18", "2ATL2", "2ATL20", "2ATL6").slot(0, "1CIV10").discards(0, "1TRI8").turn()
    assert game.playable() == []


@rule("imperium:atlanteans", "imperium:history", "imperium:passive")
@pytest.mark.parametrize("code", ["2ATL1A", "2ATL1AX", "2ATL1B", "2ATL1BX"])
def test_the_power_itself_lets_nothing_into_the_history(code: str) -> None:
    game = empire("1TRI11").power(0, code).zone("region deck", 0, "1REG3").turn().play("1TRI11")
    assert (game.cards_in("history"), game.cards_in("discards")) == ([], ["1TRI11"])


@rule("imperium:atlanteans", "imperium:history", "imperium:passive")
@pytest.mark.parametrize("code", ["2ATL1A", "2ATL1B"])
def test_atlanteans_discard_what_would_go_into_the_history(code: str) -> None:
    game = atlantis("1TRI11", "1TRI8").power(0, code).in_play(0, "2ATL6", "2ATL18").zone("region deck", 0, "1REG3")
    game.turn().play("1TRI11")
    assert (game.cards_in("history"), game.cards_in("sunken"), game.cards_in("discards")) == ([], [], ["1TRI11"])
    assert (len(game.cards_in("play")), game.asks()) == (2, ("activate", 0))
    game = atlantis("1CIV2", "1TRI8", "1TRI2").power(0, code).turn().play("1CIV2").pick("to-history", "1TRI8")
    assert (game.cards_in("history"), "1TRI8" in game.cards_in("discards"), hand(game)) == ([], True, ["1TRI2"])


@rule("imperium:atlanteans", "imperium:history", "imperium:passive", "imperium:abandon")
@pytest.mark.parametrize("code", ["2ATL1AX", "2ATL1BX"])
def test_of_the_newer_power_they_abandon_a_card_besides(code: str) -> None:
    def position() -> ImperiumScenario:
        return atlantis("1TRI11", "1TRI8").power(0, code).zone("region deck", 0, "1REG3")

    game = position().in_play(0, "2ATL6", "2ATL18", "1REG9").turn().play("1TRI11")
    assert len(game.state.options) == 3
    game.pick("abandon", "2ATL18")
    assert (game.cards_in("history"), sorted(game.cards_in("discards"))) == ([], ["1TRI11", "2ATL18"])
    assert (sorted(game.cards_in("play")), game.asks()) == (["1REG9", "2ATL6"], ("activate", 0))
    game = position().turn().play("1TRI11")
    assert (game.cards_in("history"), game.cards_in("discards"), game.asks()) == ([], ["1TRI11"], ("activate", 0))


@rule("imperium:atlanteans", "imperium:sink", "imperium:exhaust", "imperium:on-deck")
def test_when_a_card_sinks_the_power_may_be_exhausted_to_lay_a_discard_on_the_deck() -> None:
    def position() -> ImperiumScenario:
        game = atlantis("2ATL12", "2ATL13").power(0, "2ATL1A").in_play(0, "2ATL16", "2ATL17", "2ATL18")
        game.in_market(*EVERY_SUIT).discards(0, "1TRI8", "1TRI4", "1TRI6").deck(0, "1TRI1").turn()
        return game.play("2ATL12").pick("sink", "2ATL16").from_slot("acquire", 3)

    game = position().accept("respond").pick("on-deck", "1TRI4")
    assert (game.cards_in("deck"), sorted(game.cards_in("discards"))) == (["1TRI1", "1TRI4"], ["1TRI6", "1TRI8"])
    assert (game.state.get(EXHAUSTS), game.asks()) == (4, ("activate", 0))
    game.play("2ATL13").pick("sink", "2ATL17").from_slot("acquire", 0)
    assert (game.asks(), game.cards_in("deck")) == (("activate", 0), ["1TRI1", "1TRI4"])
    game = position().decline("respond")
    assert (game.cards_in("deck"), game.state.get(EXHAUSTS), len(game.cards_in("discards"))) == (["1TRI1"], 5, 3)
    game = atlantis("2ATL12").power(0, "2ATL1B").in_play(0, "2ATL16").slot(0, "1REG3").discards(0, "1TRI8").turn()
    assert game.play("2ATL12").asks() == ("activate", 0)


@rule("imperium:atlanteans", "imperium:sink", "imperium:on-deck")
def test_of_the_newer_power_every_card_that_sinks_may_bring_a_discard_back() -> None:
    def position() -> ImperiumScenario:
        game = atlantis("2ATL12").power(0, "2ATL1AX").in_play(0, "2ATL16", "2ATL18").deck(0, "1TRI1")
        game.in_market(*EVERY_SUIT).discards(0, "1TRI8", "1TRI4", "1TRI6").turn()
        return game.play("2ATL12").pick("sink", "2ATL16").from_slot("acquire", 3)

    game = position().pick("on-deck", "1TRI4").pick("on-deck", "1TRI8")
    assert (game.cards_in("deck"), game.cards_in("discards")) == (["1TRI1", "1TRI4", "1TRI8"], ["1TRI6"])
    assert (game.state.get(EXHAUSTS), game.asks()) == (5, ("activate", 0))
    game = position().decline().decline()
    assert (game.cards_in("deck"), game.asks()) == (["1TRI1"], ("activate", 0))


@rule("imperium:atlanteans", "imperium:sink", "imperium:solstice", "imperium:exhaust")
def test_in_the_solstice_a_sunken_card_wakes_only_the_newer_power() -> None:
    def position(power: str) -> ImperiumScenario:
        game = atlantis().power(0, power).in_play(0, "2ATL8X").turn().done()
        return game.hand(0, "1TRI8", "1TRI4").discards(0, "1TRI6").turn().done().pick("sink", "1TRI8")

    game = position("2ATL1A")
    assert (game.asks(), game.cards_in("deck"), game.cards_in("discards")) == (("turn", 0), [], ["1TRI6"])
    assert position("2ATL1AX").pick("on-deck", "1TRI6").cards_in("deck") == ["1TRI6"]


@rule("imperium:atlanteans", "imperium:sink", "imperium:scoring")
def test_sunken_cards_are_scored_but_do_not_lie_in_the_history() -> None:
    game = ImperiumScenario().nation(0, "ATL").zone("sunken", 0, "2ATL9", "1UNC4", "1FAM1", "unrest")
    assert [worth(game, code) for code in ("2ATL9", "1UNC4", "1FAM1", "unrest")] == [3, 0, 3, -2]
    game = atlantis("1CAR6").power(0, "2ATL1B").zone("sunken", 0, "1TRI8", "1TRI2").turn().play("1CAR6")
    assert (game.asks(), hand(game), len(game.cards_in("sunken"))) == (("activate", 0), [], 2)


@rule("imperium:atlanteans", "imperium:sink", "imperium:look")
def test_only_their_owner_looks_at_cards_that_sank_from_the_hand() -> None:
    game = atlantis().in_play(0, "2ATL8X")
    game = solstice(game, "1TRI8", "1TRI4").pick("sink", "1TRI8")
    seen = [next(z for z in GAME.view(game.state, seat).zones if z.name == "sunken pile") for seat in (0, 1)]
    assert [(zone.size, zone.cards) for zone in seen] == [(1, [number("1TRI8")]), (1, None)]


@rule("imperium:sink", "imperium:atlanteans")
@pytest.mark.parametrize("nation", ["ROM", "VIK"])
def test_who_has_no_sunken_pile_discards_instead_of_sinking(nation: str) -> None:
    game = empire("2ATL12").nation(0, nation).in_play(0, "2ATL16", "2ATL17").slot(0, "1REG3").turn().play("2ATL12")
    game.pick("sink", "2ATL16")
    assert (sorted(game.cards_in("discards")), game.cards_in("sunken")) == (["2ATL12", "2ATL16"], [])
    assert (hand(game), game.cards_in("play")) == (["1REG3"], ["2ATL17"])


# Points, costs, icons.


@rule("imperium:atlanteans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "points"),
    [
        ("2ATL3", 5),
        ("2ATL4", 4),
        ("2ATL4X", 4),
        ("2ATL5", 2),
        ("2ATL6", 2),
        ("2ATL7", 2),
        ("2ATL7X", 2),
        ("2ATL8", 1),
        ("2ATL8X", 0),
        ("2ATL9", 3),
        ("2ATL10", 0),
        ("2ATL11", 0),
    ],
)
def test_the_points_of_atlantean_cards(code: str, points: int) -> None:
    assert worth(atlantis(code), code) == points
    assert worth(atlantis().zone("sunken", 0, code), code) == points


def with_regions(game: ImperiumScenario) -> object:
    """Seven regions in every place, two of them with an ocean, and other cards."""
    game.hand(0, *game.cards_in("hand"), "1REG3", "1TRI8").in_play(0, "2ATL16", "1REG4X", "1CIV10")
    return (
        game.garrisoned(0, "2ATL16", "1MAC19")
        .zone("sunken", 0, "2ATL17", "1REG12X")
        .discards(0, "1REG9")
        .deck(0, "1UNC3")
    )


@rule("imperium:atlanteans", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "position", "points"),
    [
        ("2ATL1A", with_regions, 3),
        ("2ATL1B", with_regions, 7),
        ("2ATL1BX", with_regions, 5),
        ("2ATL2", with_regions, 7),
        ("2ATL2X", with_regions, 2),
    ],
)
def test_the_points_of_atlantean_cards_that_count_regions(code: str, position: Set, points: int) -> None:
    game = atlantis() if code.startswith("2ATL1") else atlantis(code)
    position(game.power(0, code) if code.startswith("2ATL1") else game)
    assert worth(game, code) == points


@rule("imperium:atlanteans", "imperium:scoring", "imperium:sink")
def test_the_points_of_the_newer_power_are_sunken_cards() -> None:
    game = atlantis("1UNC9", "1TRI4").power(0, "2ATL1AX").in_play(0, "1UNC15").discards(0, "1FAM2")
    assert worth(game, "2ATL1AX") == 0
    game.zone("sunken", 0, "1UNC3", "1UNC14", "1FAM1", "1TRI8", "3TRO8", "1CIV10", "1REG3", "2ATL12", "unrest")
    assert worth(game, "2ATL1AX") == 5


COSTS = {
    "2ATL2": (5, 0, 1),
    "2ATL2X": (5, 0, 1),
    "2ATL3": (3, 2, 1),
    "2ATL4": (4, 2, 0),
    "2ATL4X": (4, 0, 0),
    "2ATL5": (4, 0, 0),
    "2ATL6": (2, 1, 1),
    "2ATL7": (0, 0, 2),
    "2ATL7X": (0, 0, 2),
    "2ATL8": (5, 0, 0),
    "2ATL8X": (5, 0, 0),
    "2ATL9": (3, 0, 2),
    "2ATL10": (0, 2, 0),
    "2ATL11": (0, 2, 0),
}
UNREST_TOO = ("2ATL4X", "2ATL8X")
RESOURCES = ("materials", "population", "progress")


@rule("imperium:atlanteans", "imperium:develop")
@pytest.mark.parametrize(("code", "cost"), COSTS.items())
def test_what_developing_atlantean_cards_costs(code: str, cost: tuple[int, ...]) -> None:
    def position() -> ImperiumScenario:
        return atlantis("1TRI3").zone("development", 0, code)

    game = position().zone("development", 0, code, "1GRE10").has(0, materials=9, population=9, progress=9)
    game.turn().play("1TRI3").card("develop", code)
    if any(cost[:2]):
        game.answer("pay", 0)
    left = {name: 9 - paid for name, paid in zip(RESOURCES, cost, strict=True)}
    assert game.resources(0) == supply(**left)
    unrest = int(code in UNREST_TOO)
    assert (hand(game), game.state.unrest_left()) == (["unrest"] * unrest, 9 - unrest)
    assert (sorted(game.cards_in("discards")), game.cards_in("development")) == (sorted(["1TRI3", code]), ["1GRE10"])
    for short, paid in zip(RESOURCES, cost, strict=True):
        if paid:
            exactly = dict(zip(RESOURCES, cost, strict=True)) | {short: paid - 1}
            assert position().has(0, **exactly).turn().play("1TRI3").cards_in("development") == [code]


@rule("imperium:atlanteans", "imperium:anatomy")
@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("2ATL10", {}),
        ("2ATL11", {"fertile": 1, "production": 1}),
        ("2ATL16", {}),
        ("2ATL17", {"production": 1}),
        ("2ATL18", {"production": 2}),
    ],
)
def test_the_icons_of_atlantean_regions(code: str, shown: dict[str, int]) -> None:
    assert icons(ImperiumScenario(), code) == shown


# Developments.


@rule("imperium:atlanteans", "imperium:acquire")
def test_advanced_culture_acquires_culture() -> None:
    game = atlantis("2ATL2").in_market(*EVERY_SUIT).has(0, materials=4).turn().play("2ATL2")
    assert game.state.options == [1, 2]
    game.from_slot("acquire", 2)
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (
        ["1CIV10", "unrest"],
        supply(materials=4),
        ["2ATL2"],
    )


@rule("imperium:atlanteans", "imperium:acquire", "imperium:pay", "imperium:trade-routes")
def test_newer_advanced_culture_pays_two_materials_and_acquires_trade_routes_too() -> None:
    def position() -> ImperiumScenario:
        return atlantis("2ATL2X").in_market(*EVERY_SUIT, "3TRO8").trading()

    assert position().has(0, materials=1).turn().playable() == []
    game = position().has(0, materials=4).turn().play("2ATL2X")
    assert game.state.options == [1, 2, 4]
    game.from_slot("acquire", 4)
    assert (hand(game), game.resources(0)) == (["3TRO8", "unrest"], supply(materials=2))
    assert hand(position().has(0, materials=4).turn().play("2ATL2X").from_slot("acquire", 1)) == ["1UNC3", "unrest"]


@rule("imperium:atlanteans", "imperium:in-play", "imperium:free-play", "imperium:passive")
def test_the_palace_of_poseidon_needs_the_mountain_and_makes_the_hand_larger() -> None:
    game = atlantis("2ATL3", "1TRI8").in_play(0, "2ATL16").turn()
    assert game.playable() == ["1TRI8"]
    game.in_play(0, "2ATL16", "2ATL10").actions(0, 0)
    assert game.playable() == ["2ATL3"]
    game.play("2ATL3")
    assert (sorted(game.cards_in("play")), actions(game)) == (["2ATL10", "2ATL16", "2ATL3"], 0)
    assert filled(ImperiumScenario().nation(0, "ATL").in_play(0, "2ATL3", "2ATL10")) == 6
    assert filled(ImperiumScenario().nation(0, "ATL").in_play(0, "2ATL10")) == 5


@rule("imperium:atlanteans", "imperium:sink", "imperium:passive")
def test_the_palace_sinks_when_the_mountain_leaves_play() -> None:
    def position(*cards: str) -> ImperiumScenario:
        return atlantis(*cards).in_play(0, "2ATL3", "2ATL10", "2ATL16", "2ATL17").slot(0, "1REG3").unrest_left(5)

    game = position("2ATL12").turn().play("2ATL12").pick("sink", "2ATL10")
    assert sorted(game.cards_in("sunken")) == ["2ATL10", "2ATL12", "2ATL3"]
    assert sorted(game.cards_in("play")) == ["2ATL16", "2ATL17"]
    game = position("2ATL12").turn().play("2ATL12").pick("sink", "2ATL16")
    assert sorted(game.cards_in("sunken")) == ["2ATL12", "2ATL16"]
    game = position("1ROM14").zone("fame deck", 0, "1FAM1").turn().play("1ROM14")
    assert (game.cards_in("sunken"), "2ATL3" in game.cards_in("play")) == (["2ATL3"], False)
    game = position().in_play(1).turn().done()
    game.hand(1, "1GRE7", "1TRI8", "1TRI2").in_state(1, "empire").turn().play("1GRE7")
    game.pick("on-deck", "1TRI8").pick("on-deck", "1TRI2").pick("recall", "2ATL10", seat=0)
    assert (game.cards_in("sunken"), "2ATL10" in hand(game)) == (["2ATL3"], True)


@rule("imperium:atlanteans", "imperium:attack", "imperium:recall", "imperium:break-through")
def test_spread_of_atlantis_makes_others_recall_and_breaks_through() -> None:
    def position(code: str) -> ImperiumScenario:
        game = atlantis(code, seats=3).in_market(*EVERY_SUIT).zone("region deck", 0, "1REG8", "1REG9")
        return game.in_play(1, "1REG4", "1REG5", "1UNC15").in_play(2, "1REG6", "1REG7").has(0, population=3)

    def recalled(game: ImperiumScenario) -> None:
        assert (hand(game, 1), hand(game, 2)) == (["1REG5"], ["1REG6"])
        assert sorted(game.cards_in("play", 1)) == ["1REG4", "1UNC15"]

    game = position("2ATL4").turn().play("2ATL4").pick("recall", "1REG5", seat=1).pick("recall", "1REG6", seat=2)
    assert len(game.state.options) == 4
    game.from_deck("region")
    recalled(game)
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1REG9"], supply(population=3), ["2ATL4"])
    game = position("2ATL4X").turn().play("2ATL4X")
    assert len(game.state.options) == 4
    game.from_slot("break-through", 0).pick("recall", "1REG5", seat=1).pick("recall", "1REG6", seat=2)
    recalled(game)
    assert (hand(game), game.resources(0), game.cards_in("discards")) == (["1TRI2"], supply(population=2), ["2ATL4X"])
    assert position("2ATL4X").has(0, population=0).turn().playable() == []
    for code in ("2ATL4", "2ATL4X"):
        assert position(code).in_play(1, "1SCY20").turn().play(code).asks() == ("respond", 1)


@rule("imperium:atlanteans", "imperium:develop", "imperium:choose")
def test_atlantean_development_develops_or_acquires_civilised() -> None:
    def position() -> ImperiumScenario:
        game = atlantis("2ATL5").in_market(*EVERY_SUIT, "1CIV5").zone("development", 0, "2ATL8", "2ATL10", "2ATL11")
        return game.has(0, materials=9, population=9).turn().play("2ATL5")

    game = position().choose(0).card("develop", "2ATL10")
    assert (sorted(game.cards_in("discards")), game.resources(0)) == (
        ["2ATL10", "2ATL5"],
        supply(materials=9, population=7),
    )
    assert sorted(game.cards_in("development")) == ["2ATL11", "2ATL8"]
    game = position().choose(1)
    assert game.state.options == [2, 4]
    game.from_slot("acquire", 2)
    assert (hand(game), game.resources(0)) == (["1CIV10", "unrest"], supply(materials=9, population=9))


@rule("imperium:atlanteans", "imperium:exhaust", "imperium:free-play", "imperium:return-unrest")
def test_moats_and_walls_free_play_an_unrest() -> None:
    game = atlantis("2ATL6", "unrest", "unrest", "1TRI8").has(0, population=3).turn().play("2ATL6").use("2ATL6")
    game.card("play-card", "unrest").choose(0)
    assert (hand(game), game.resources(0), game.state.unrest_left()) == (["1TRI8", "unrest"], supply(population=2), 10)
    assert (actions(game), game.usable(), game.asks()) == (2, [], ("activate", 0))
    game = atlantis("unrest").in_play(0, "2ATL6").turn()
    assert (game.usable(), game.hand(0, "1TRI8", "1TRI2").usable()) == ([], [])


@rule("imperium:atlanteans", "imperium:sink", "imperium:fame", "imperium:look")
def test_myths_and_legends_sink_a_region_for_one_of_two_fame_cards_and_a_progress() -> None:
    def position(*regions: str) -> ImperiumScenario:
        game = atlantis("2ATL7").zone("fame deck", 0, "1FAM4", "1FAM5", "1FAM1", "1FAM2")
        return game.in_play(0, "2ATL6", *regions).turn()

    assert position().playable() == []
    game = position("2ATL16", "2ATL17", "2ATL18").play("2ATL7").pick("sink", "2ATL17")
    assert len(game.state.options) == 2
    game.card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1"], ["1FAM4", "1FAM5", "1FAM2"])
    assert (game.cards_in("sunken"), sorted(game.cards_in("play"))) == (["2ATL17"], ["2ATL16", "2ATL18", "2ATL6"])
    assert (game.resources(0), game.cards_in("discards")) == (supply(progress=1), ["2ATL7"])


@rule("imperium:atlanteans", "imperium:sink", "imperium:abandon", "imperium:fame")
def test_newer_myths_and_legends_sink_a_region_and_abandon_another() -> None:
    def position(*regions: str) -> ImperiumScenario:
        game = atlantis("2ATL7X").zone("fame deck", 0, "1FAM4", "1FAM5", "1FAM1", "1FAM2")
        return game.in_play(0, "2ATL6", *regions).turn()

    assert position("2ATL16").playable() == []
    game = position("2ATL16", "2ATL17", "2ATL18", "1REG3").play("2ATL7X")
    assert len(game.state.options) == 4
    game.pick("sink", "2ATL17")
    assert len(game.state.options) == 3
    game.pick("abandon", "2ATL16")
    assert len(game.state.options) == 2
    game.card("take-fame", "1FAM1")
    assert (hand(game), game.cards_in("fame deck")) == (["1FAM1"], ["1FAM4", "1FAM5", "1FAM2"])
    assert (game.cards_in("sunken"), sorted(game.cards_in("discards"))) == (["2ATL17"], ["2ATL16", "2ATL7X"])
    assert (sorted(game.cards_in("play")), game.resources(0)) == (["1REG3", "2ATL18", "2ATL6"], supply())


@rule("imperium:atlanteans", "imperium:passive", "imperium:develop")
@pytest.mark.parametrize("code", ["2ATL8", "2ATL8X"])
def test_vast_wealth_takes_two_materials_off_developing(code: str) -> None:
    for card, left in (
        ("2ATL2", supply(materials=6, population=9, progress=8)),
        ("2ATL6", supply(materials=9, population=8, progress=8)),
        ("2ATL7", supply(materials=9, population=9, progress=7)),
        ("2ATL10", supply(materials=9, population=7, progress=9)),
    ):
        paying = card != "2ATL7"  # nothing stands for progress, so there is only one way to pay it
        game = atlantis("1TRI3").in_play(0, code).zone("development", 0, card).has(0, materials=9, population=9)
        game.has(0, progress=9).turn().play("1TRI3")
        if paying:
            game.answer("pay", 0)
        assert (game.resources(0), card in game.cards_in("discards")) == (left, True)


@rule("imperium:atlanteans", "imperium:exhaust", "imperium:return-unrest")
def test_vast_wealth_may_be_exhausted_for_three_materials_when_unrest_is_returned() -> None:
    def position() -> ImperiumScenario:
        return atlantis("2ATL8", "unrest", "unrest").has(0, population=4).turn().play("2ATL8").play("unrest")

    game = position().accept("respond")
    assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(materials=3, population=3), 4)
    game.play("unrest").choose(0)
    assert (game.resources(0), game.asks()) == (supply(materials=3, population=2), ("activate", 0))
    assert position().decline("respond").resources(0) == supply(population=3)


@rule("imperium:atlanteans", "imperium:solstice", "imperium:sink")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("1UNC3", 3), ("1CIV10", 3), ("1TRI8", 3), ("1FAM1", 3), ("3TRO8", 3), ("1REG3", 0), ("unrest", 0), ("2ATL12", 0)],
)
def test_in_the_solstice_newer_vast_wealth_sinks_a_card_for_three_materials(card: str, gained: int) -> None:
    game = solstice(atlantis().in_play(0, "2ATL8X"), card, "1ROM14", "1REG9")
    assert PASS not in game.state.options
    game.pick("sink", card)
    assert (hand(game), game.cards_in("sunken")) == (["1REG9", "1ROM14"], [card])
    assert (game.resources(0), game.asks()) == (supply(materials=gained), ("turn", 0))
    assert solstice(atlantis().in_play(0, "2ATL8X")).resources(0) == supply()


@rule("imperium:atlanteans", "imperium:choose", "imperium:acquire", "imperium:break-through", "imperium:sink")
def test_kleito_acquires_or_breaks_through_twice_beside_the_palace_and_sinks() -> None:
    def position(*table: str) -> ImperiumScenario:
        game = atlantis("2ATL9").in_market(*EVERY_SUIT, "1UNC4").zone("region deck", 0, "1REG8", "1REG9")
        game.zone("civilised deck", 0, "1CIV4", "1CIV5").in_play(0, "2ATL10", *table)
        return game.turn().play("2ATL9")

    game = position()
    assert (game.asks(), game.state.options) == (("acquire", 0), [0, 1, 2, 3, 4])
    game.from_slot("acquire", 2)
    assert (hand(game), game.cards_in("sunken"), game.cards_in("discards")) == (["1CIV10", "unrest"], ["2ATL9"], [])
    game = position("2ATL3").choose(0).from_slot("acquire", 0)
    assert (hand(game), game.cards_in("sunken")) == (["1TRI2", "unrest"], ["2ATL9"])
    game = position("2ATL3").choose(1)
    assert len(game.state.options) == 5 + 4
    game.from_deck("region").from_deck("civilised")
    assert (hand(game), game.cards_in("sunken"), game.asks()) == (["1CIV5", "1REG9"], ["2ATL9"], ("activate", 0))
    assert sorted(game.cards_in("play")) == ["2ATL10", "2ATL3"]


# Regions and the cards of the start.


@rule("imperium:atlanteans", "imperium:gain", "imperium:exile", "imperium:garrison")
@pytest.mark.parametrize(
    ("code", "gained", "exiles"),
    [
        ("2ATL10", {"progress": 1}, False),
        ("2ATL11", {"progress": 1}, True),
        ("2ATL16", {"population": 1}, True),
        ("2ATL17", {"materials": 1}, True),
        ("2ATL18", {}, True),
    ],
)
def test_atlantean_regions_give_exile_a_market_card_and_may_garrison(
    code: str, gained: dict[str, int], exiles: bool
) -> None:
    def position() -> ImperiumScenario:
        game = atlantis(code, "1TRI8", "unrest").in_market(*EVERY_SUIT).slot(1, "1UNC3", progress=1).turn().play(code)
        if exiles:
            assert game.state.options == [0, 2, 3]
            game.from_slot("exile-market", 2)
        return game

    game = position().pick("garrison", "unrest")
    assert (game.resources(0), hand(game), game.under(code)) == (supply(**gained), ["1TRI8"], ["unrest"])
    assert (game.cards_in("exile"), game.cards_in("play")) == (["1CIV10"] * exiles, [code])
    assert game.asks() == ("activate", 0)
    game = position().decline()
    assert (hand(game), game.under(code)) == (["1TRI8", "unrest"], [])


@rule("imperium:atlanteans", "imperium:sink", "imperium:acquire", "imperium:garrison")
@pytest.mark.parametrize("code", ["2ATL12", "2ATL13", "2ATL14"])
def test_a_flood_sinks_itself_and_a_region_with_its_garrison_to_acquire(code: str) -> None:
    def position(*table: str) -> ImperiumScenario:
        return atlantis(code, "1TRI8").in_market(*EVERY_SUIT).in_play(0, "2ATL6", *table)

    assert position().turn().playable() == ["1TRI8"]
    game = position("2ATL16", "2ATL17").garrisoned(0, "2ATL16", "1TRI4", "unrest").turn().play(code)
    game.pick("sink", "2ATL16")
    assert game.state.options == [0, 1, 2, 3]
    game.from_slot("acquire", 2)
    assert (hand(game), sorted(game.cards_in("sunken"))) == (
        ["1CIV10", "1TRI8", "unrest"],
        sorted([code, "2ATL16", "1TRI4", "unrest"]),
    )
    assert (sorted(game.cards_in("play")), game.cards_in("discards"), actions(game)) == (["2ATL17", "2ATL6"], [], 2)
    game = position("2ATL16", "2ATL17").turn().play(code).pick("sink", "2ATL17").from_slot("acquire", 3)
    assert (hand(game), sorted(game.cards_in("sunken"))) == (["1REG3", "1TRI8"], sorted([code, "2ATL17"]))


@rule("imperium:atlanteans", "imperium:all-players")
def test_atlantean_prosperity_lets_all_draw_and_pays_for_production_or_regions() -> None:
    def position() -> ImperiumScenario:
        game = atlantis("2ATL15").in_play(0, "2ATL18", "2ATL16", "1CIV6").deck(0, "1TRI8", "1TRI1", "1TRI4")
        return game.deck(1, "1TRI2", "1TRI6", "1TRI9").turn().play("2ATL15")

    game = position().accept(seat=0).accept(seat=1).choose(0)
    assert (hand(game), hand(game, 1), game.resources(0)) == (["1TRI4"], ["1TRI9"], supply(materials=2))
    game = position().decline(seat=0).decline(seat=1).choose(1)
    assert (hand(game), hand(game, 1), game.resources(0)) == ([], [], supply(population=2))


@rule("imperium:atlanteans", "imperium:attack", "imperium:steal", "imperium:sink", "imperium:free-play")
@pytest.mark.parametrize("code", ["2ATL20", "2ATL20X"])
def test_the_fleet_sinks_a_discard_to_steal_progress_or_breaks_through_and_sinks(code: str) -> None:
    def position(*discards: str) -> ImperiumScenario:
        game = atlantis(code, seats=3).in_market(*EVERY_SUIT).discards(0, *discards)
        game.zone("region deck", 0, "1REG8", "1REG9")
        return game.has(0, progress=2).has(1, progress=3).has(2, progress=2)

    game = position("1TRI8", "unrest", "1TRI4").turn().play(code).choose(0)
    assert len(game.state.options) == 3
    game.pick("sink", "1TRI4")
    assert [game.resources(seat)["progress"] for seat in range(3)] == [4, 2, 1]
    assert (game.cards_in("sunken"), sorted(game.cards_in("discards"))) == (
        ["1TRI4"],
        sorted([code, "1TRI8", "unrest"]),
    )
    assert (actions(game), hand(game), game.asks()) == (3, [], ("activate", 0))
    game = position("1TRI8", "unrest").turn().play(code).choose(1)
    assert len(game.state.options) == 4 + 4
    game.from_deck("region")
    assert (hand(game), game.cards_in("sunken")) == (["1REG9"], [code])
    assert (sorted(game.cards_in("discards")), game.resources(1)) == (["1TRI8", "unrest"], supply(progress=3))
    game = position().turn().play(code)
    assert game.from_slot("break-through", 1).cards_in("sunken") == [code]
    assert position("1TRI8").in_play(1, "1SCY20").turn().play(code).asks() == ("respond", 1)


@rule("imperium:atlanteans", "imperium:trade-routes", "imperium:break-through")
@pytest.mark.parametrize(("code", "routes"), [("2ATL20", 0), ("2ATL20X", 1)])
def test_the_newer_fleet_breaks_through_for_trade_routes_too(code: str, routes: int) -> None:
    game = atlantis(code).in_market(*EVERY_SUIT, "3TRO8").trading().discards(0, "1TRI8").turn().play(code).choose(1)
    assert (4 in game.state.options) == bool(routes)
    if routes:
        game.from_slot("break-through", 4)
        assert (hand(game), game.cards_in("sunken")) == (["3TRO8"], [code])
