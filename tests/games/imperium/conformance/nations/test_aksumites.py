"""The cards the Aksumites alone have, and what is printed on all of theirs."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import ACTIONS, BARBARIAN, EXHAUSTS, STATE
from civitas.testing.rules import rule
from games.imperium.conformance.nations.test_printed import plenty
from games.imperium.conformance.positions import (
    FIVE_SUITS,
    Set,
    actions,
    barbarian,
    empire,
    five_suits,
    hand,
    icons,
    in_play,
    slots,
    solstice,
    suits,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario

DRAWN = ("1TRI1", "1TRI3", "1TRI8", "1TRI2")  # a draw deck with more cards than are drawn; the last comes first
EMPIRE_ONLY = ["3AKS3", "3AKS4", "3AKS5", "3AKS6", "3AKS7", "3AKS8"]
BARBARIAN_ONLY = ["3AKS10", "3AKS20", "3AKS21"]
IN_ANY_STATE = [f"3AKS{n}" for n in (2, 9, 11, 12, 14, 15, 16, 17, 18, 19)]
FREE = ["3AKS5", "3AKS6", "3AKS8"]
PINNED = [f"3AKS{n}" for n in (4, 7, 9, 11, 14, 15, 16, 17, 18)]


def rich(code: str) -> ImperiumScenario:
    """As `plenty`, and there is what the cards of the Aksumites ask for."""
    game = plenty(code).trading().in_play(0, "3TRO8", "1REG8", "1REG9", "1REG7")
    return game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire")


# The power.


@rule("imperium:aksumites", "imperium:exhaust", "imperium:acquire", "imperium:break-through")
@pytest.mark.parametrize("tokens", [{"materials": 2}, {"population": 1, "progress": 1}, {"goods": 3}])
def test_aksumites_gain_goods_with_a_market_card_that_holds_two_resources(tokens: dict[str, int]) -> None:
    def acquired() -> ImperiumScenario:
        game = five_suits(barbarian("1TRI1")).power(0, "3AKS1A").slot(3, "1UNC3", **tokens).turn()
        assert game.usable() == []
        return game.play("1TRI1")

    def broken_through() -> ImperiumScenario:
        game = five_suits(barbarian("1TRI11")).power(0, "3AKS1A").slot(1, "1REG9", **tokens).turn()
        return game.play("1TRI11").from_slot("break-through", 1)

    for position in (acquired, broken_through):
        game = position().accept("respond")
        assert game.resources(0) == supply(**tokens | {"goods": tokens.get("goods", 0) + 1})
        assert (game.state.get(EXHAUSTS), game.asks()) == (4, ("activate", 0))
        game = position().decline("respond")
        assert (game.resources(0), game.state.get(EXHAUSTS)) == (supply(**tokens), 5)


@rule("imperium:aksumites", "imperium:exhaust")
def test_aksumites_gain_no_goods_with_less_on_the_card_from_a_deck_or_by_side_b() -> None:
    for tokens in ({}, {"progress": 1}):
        game = (
            five_suits(barbarian("1TRI1")).power(0, "3AKS1A").slot(3, "1UNC3", **tokens).slot(1, "1REG9", materials=3)
        )
        assert game.turn().play("1TRI1").asks() == ("activate", 0)
    game = (
        five_suits(barbarian("1TRI11")).power(0, "3AKS1A").slot(1, "1REG9", materials=3).zone("region deck", 0, "1REG8")
    )
    assert game.turn().play("1TRI11").from_deck("region").asks() == ("activate", 0)
    game = five_suits(barbarian("1TRI1")).power(0, "3AKS1B").slot(3, "1UNC3", materials=3).turn().play("1TRI1")
    assert (game.asks(), game.resources(0)) == (("activate", 0), supply(materials=3))
    game = five_suits(barbarian("1TRI1")).power(0, "3AKS1A").slot(3, "1UNC3", materials=3).exhausts(0, 0).turn()
    assert game.play("1TRI1").asks() == ("activate", 0)


# Development.


@rule("imperium:aksumites", "imperium:gain", "imperium:break-through", "imperium:history")
def test_king_endubis_gives_materials_and_breaks_through_for_a_region() -> None:
    def position() -> ImperiumScenario:
        return five_suits(empire("3AKS3", "1TRI8")).zone("region deck", 0, "1REG7", "1REG8").turn().play("3AKS3")

    game = position()
    assert (game.resources(0), slots(game)) == (supply(materials=3), [1])
    game.from_slot("break-through", 1)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["1REG9", "1TRI8"], ["3AKS3"], [])
    assert (actions(game), game.asks()) == (2, ("activate", 0))
    assert hand(position().from_deck("region")) == ["1REG8", "1TRI8"]


@rule("imperium:aksumites", "imperium:exhaust", "imperium:draw", "imperium:add")
def test_aksumite_coinage_draws_two_cards_and_puts_a_material_on_the_market() -> None:
    game = (
        five_suits(in_play("3AKS4")).hand(0, "1TRI4").deck(0, *DRAWN).slot(2, "1CIV10", materials=1).turn().use("3AKS4")
    )
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("market-token", 2)
    assert (hand(game), len(game.cards_in("deck"))) == (["1TRI2", "1TRI4", "1TRI8"], 2)
    assert (game.market_tokens(2), game.market_tokens(0), game.resources(0)) == (
        supply(materials=2),
        supply(),
        supply(),
    )
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)


@rule("imperium:aksumites", "imperium:solstice", "imperium:gain")
def test_aksumite_coinage_gives_two_materials_in_the_solstice() -> None:
    game = solstice(in_play("3AKS4").has(0, materials=1))
    assert (game.resources(0), game.resources(1)) == (supply(materials=3), supply())


@rule("imperium:aksumites", "imperium:free-play", "imperium:gain", "imperium:history")
@pytest.mark.parametrize(("routes", "progress"), [(("3AKS2",), 2), (("3AKS2", "3TRO8", "3FAM3"), 6)])
def test_the_himyarite_kingdom_gives_two_progress_for_each_route(routes: tuple[str, ...], progress: int) -> None:
    game = empire("3AKS5", "3TRO6").in_play(0, *routes, "1REG3").in_play(1, "3TRO4").turn().play("3AKS5")
    assert (game.resources(0), game.resources(1)) == (supply(progress=progress), supply())
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3AKS5"], [], 3)


@rule("imperium:aksumites", "imperium:choose", "imperium:return-unrest", "imperium:take-unrest", "imperium:action")
def test_the_conversion_chooses_up_to_three_times_between_peace_and_haste() -> None:
    def position() -> ImperiumScenario:
        game = empire("3AKS6", "1TRI8", *["unrest"] * 4).discards(0, "unrest").unrest_left(9)
        return game.turn().play("3AKS6")

    game = position()
    for _ in range(3):
        game.choose(0).pick("return-unrest", "unrest")
    assert (hand(game), game.state.unrest_left(), actions(game)) == (["1TRI8", "unrest"], 12, 3)
    assert (game.cards_in("history"), game.cards_in("discards"), game.asks()) == (
        ["3AKS6"],
        ["unrest"],
        ("activate", 0),
    )
    game = position().choose(1).choose(1).choose(1)
    assert (len(hand(game)), game.state.unrest_left(), actions(game)) == (8, 6, 6)
    assert (game.cards_in("history"), game.asks()) == (["3AKS6"], ("activate", 0))
    game = position().choose(0).pick("return-unrest", "unrest").choose(1).decline("choose")
    assert (len(hand(game)), game.state.unrest_left(), actions(game)) == (5, 9, 4)
    assert (game.cards_in("history"), game.asks()) == (["3AKS6"], ("activate", 0))
    game = position().decline("choose")
    assert (len(hand(game)), actions(game), game.cards_in("history")) == (5, 3, ["3AKS6"])


@rule("imperium:aksumites", "imperium:gain", "imperium:exile", "imperium:garrison")
def test_the_land_of_sheba_gives_a_progress_exiles_a_card_and_takes_a_garrison() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3AKS7", "1TRI8", "1TRI4")).slot(2, "1CIV10", progress=1).turn().play("3AKS7")
        assert slots(game) == [0, 1, 3, 4]
        return game.from_slot("exile-market", 3)

    game = position().pick("garrison", "1TRI8")
    assert (game.resources(0), game.cards_in("exile")) == (supply(progress=1), ["1UNC3"])
    assert (game.under("3AKS7"), hand(game), game.cards_in("play")) == (["1TRI8"], ["1TRI4"], ["3AKS7"])
    game = position().decline()
    assert (game.under("3AKS7"), hand(game), game.asks()) == ([], ["1TRI4", "1TRI8"], ("activate", 0))


@rule("imperium:aksumites", "imperium:free-play", "imperium:acquire", "imperium:on-deck")
def test_exotic_trade_acquires_a_card_with_materials_on_it_for_the_top_of_the_deck() -> None:
    def position() -> ImperiumScenario:
        game = five_suits(empire("3AKS8", "1TRI8")).deck(0, *DRAWN).slot(2, "1CIV10", progress=2, goods=1, population=1)
        for slot in (0, 1, 3, 4):
            game.slot(slot, FIVE_SUITS[slot], materials=slot + 1)
        return game.turn().play("3AKS8")

    for slot in (0, 1, 3, 4):
        game = position()
        assert slots(game) == [0, 1, 3, 4]
        game.from_slot("acquire", slot)
        assert game.cards_in("deck") == [*DRAWN, FIVE_SUITS[slot]]
        assert (hand(game), game.resources(0)) == (
            ["1TRI8"] if slot == 1 else ["1TRI8", "unrest"],
            supply(materials=slot + 1),
        )
        assert (game.cards_in("discards"), actions(game), game.asks()) == (["3AKS8"], 3, ("activate", 0))
    game = five_suits(empire("3AKS8")).slot(2, "1CIV10", progress=2).turn()
    assert game.playable() == []


# The nation deck and the cards of the start.


@rule("imperium:aksumites", "imperium:exhaust", "imperium:free-play", "imperium:return-unrest")
def test_stelae_let_an_unrest_be_played_for_free() -> None:
    def position(**has: int) -> ImperiumScenario:
        return in_play("3AKS9").hand(0, "unrest", "unrest", "1TRI8").has(0, **has).unrest_left(9).turn()

    game = position(population=2).use("3AKS9").pick("play-card", "unrest").choose(0)
    assert (hand(game), game.state.unrest_left(), game.resources(0)) == (
        ["1TRI8", "unrest"],
        10,
        supply(population=1),
    )
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    assert position().hand(0, "1TRI8", "1TRI4").usable() == []
    assert position().hand(0, "1TRI8", "unrest").usable() == []  # its own cost remains


@rule("imperium:aksumites", "imperium:solstice", "imperium:garrison")
def test_stelae_keep_a_card_from_the_hand_or_the_discard_pile() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3AKS9", "1REG3", "3AKS2").turn().done().hand(0, "1TRI8", "3AKS12")
        return game.discards(0, "unrest", "1TRI4").turn().done().choose(0)

    game = position()
    assert len(game.state.options) == 3  # Glory is not garrisoned
    game.pick("garrison", "unrest", zone=1)
    assert (game.under("3AKS9"), hand(game), game.cards_in("discards")) == (
        ["unrest"],
        ["1TRI8", "3AKS12"],
        ["1TRI4"],
    )
    assert (game.under("1REG3"), len(game.cards_in("play")), game.asks()[0]) == ([], 3, "turn")
    game = position().pick("garrison", "1TRI8")
    assert (game.under("3AKS9"), hand(game), len(game.cards_in("discards"))) == (["1TRI8"], ["3AKS12"], 2)


@rule("imperium:aksumites", "imperium:solstice", "imperium:abandon")
def test_stelae_abandon_a_pinned_card_instead() -> None:
    def position() -> ImperiumScenario:
        game = in_play("3AKS9", "1REG3", "3AKS2").garrisoned(0, "3AKS9", "1TRI6")
        game = solstice(game, "1TRI8").choose(1)
        assert len(game.state.options) == 2  # no route
        return game

    game = position().pick("abandon", "1REG3")
    assert (sorted(game.cards_in("play")), game.cards_in("discards")) == (["3AKS2", "3AKS9"], ["1REG3"])
    assert (game.under("3AKS9"), hand(game)) == (["1TRI6"], ["1TRI8"])
    game = position().pick("abandon", "3AKS9")
    assert (sorted(game.cards_in("play")), sorted(game.cards_in("discards"))) == (
        ["1REG3", "3AKS2"],
        ["1TRI6", "3AKS9"],
    )


@rule("imperium:aksumites", "imperium:choose", "imperium:gain")
def test_the_kingdom_of_kush_gives_two_progress() -> None:
    game = five_suits(barbarian("3AKS10", "1TRI8")).has(0, progress=1).turn().play("3AKS10").choose(0)
    assert (game.resources(0), game.cards_in("discards"), game.cards_in("history")) == (
        supply(progress=3),
        ["3AKS10"],
        [],
    )
    assert (hand(game), actions(game)) == (["1TRI8"], 2)


@rule("imperium:aksumites", "imperium:choose", "imperium:pay", "imperium:break-through", "imperium:history")
def test_the_kingdom_of_kush_breaks_through_for_a_route_for_a_progress() -> None:
    def position() -> ImperiumScenario:
        game = (
            five_suits(barbarian("3AKS10", "1TRI8")).has(0, progress=3).zone("main deck", 0, "1UNC5", "3TRO6", "1UNC9")
        )
        return game.turn().play("3AKS10").choose(1)

    game = position()
    assert slots(game) == [4]
    game.from_slot("break-through", 4)
    assert (hand(game), game.resources(0)) == (["1TRI8", "3TRO8"], supply(progress=2))
    assert (game.cards_in("history"), game.cards_in("discards"), actions(game)) == (["3AKS10"], [], 2)
    game = position().from_deck("trade route")
    assert (hand(game), sorted(game.cards_in("main deck"))) == (["1TRI8", "3TRO6"], ["1UNC5", "1UNC9"])
    game = five_suits(barbarian("3AKS10")).has(0, materials=9, population=9, goods=9).turn().play("3AKS10")
    assert game.resources(0) == supply(materials=9, population=9, progress=2, goods=9)


@rule("imperium:aksumites", "imperium:solstice", "imperium:choose", "imperium:draw")
def test_adulis_gains_goods_or_pays_them_for_a_card_by_each_ocean() -> None:
    def position(*lands: str, goods: int = 2) -> ImperiumScenario:
        game = in_play("3AKS11", *lands).in_play(1, "1REG12X", "1REG4X").has(0, goods=goods)
        return solstice(game, "1TRI4", deck=("1TRI6", *DRAWN))

    game = position("1REG4X").choose(0)
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(goods=3))
    for lands, drawn in (
        ((), 1),
        (("1REG4X", "1REG8"), 2),
        (("1REG4X", "3AKS2"), 3),
        (("1REG4X", "3AKS2", "1REG12X", "2REG14X"), 3),
    ):
        game = position(*lands).choose(1)
        assert (len(hand(game)), game.resources(0)) == (1 + drawn, supply(goods=1))
        assert len(game.cards_in("deck")) == 5 - drawn
    assert position(goods=0).resources(0) == supply(goods=1)


@rule("imperium:aksumites", "imperium:passive", "imperium:acquire")
def test_salt_mines_feed_people_with_a_region_and_give_material_with_an_uncivilised_card() -> None:
    def taken(slot: int) -> ImperiumScenario:
        game = five_suits(empire("1PER8")).slot(2, "1CIV10").in_play(0, "3AKS17").turn().play("1PER8")
        return game.from_slot("acquire", slot)

    assert [taken(slot).resources(0) for slot in (0, 1, 2, 3)] == [
        supply(),
        supply(population=1),
        supply(),
        supply(materials=1),
    ]
    game = (
        five_suits(empire("1PER8")).slot(3, "1UNC15").in_play(0, "3AKS17").turn().play("1PER8").from_slot("acquire", 3)
    )
    assert game.resources(0) == supply(materials=1)


@rule("imperium:aksumites", "imperium:passive", "imperium:break-through")
def test_salt_mines_do_not_hear_of_breaking_through_nor_of_others() -> None:
    game = five_suits(barbarian("1TRI11")).in_play(0, "3AKS17").turn().play("1TRI11").from_slot("break-through", 1)
    assert game.resources(0) == supply()
    game = five_suits(barbarian("1TRI1")).in_play(1, "3AKS17").turn().play("1TRI1")
    assert (game.resources(0), game.resources(1)) == (supply(), supply())


@rule("imperium:aksumites", "imperium:exhaust", "imperium:history", "imperium:gain")
@pytest.mark.parametrize(
    ("code", "progress"),
    [("1UNC3", 1), ("1CIV10", 1), ("1UNC15", 1), ("1TRI8", 0), ("1REG3", 0), ("unrest", 0), ("3TRO8", 0)],
)
def test_the_geez_script_writes_history_and_gains_by_culture(code: str, progress: int) -> None:
    game = in_play("3AKS18").hand(0, code, "1TRI4").discards(0, "1UNC5").turn().use("3AKS18").pick("to-history", code)
    assert (game.cards_in("history"), hand(game)) == ([code], ["1TRI4"])
    assert (game.resources(0), game.cards_in("discards")) == (supply(progress=progress), ["1UNC5"])
    assert (actions(game), game.usable(), game.state.get(EXHAUSTS)) == (3, [], 4)
    assert in_play("3AKS18").discards(0, "1UNC5").turn().usable() == []


# What is printed.


@rule("imperium:aksumites", "imperium:player-setup", "imperium:trade-routes")
def test_how_the_aksumites_start() -> None:
    game = ImperiumScenario()
    game.state = GAME.new(2, 1, {"nation1": "aksumites", "side1": "a", "trade_routes": "yes"})
    start = game.cards_in("hand") + game.cards_in("deck")
    assert (game.cards_in("power"), game.cards_in("accession")) == (["3AKS1A"], ["3AKS2"])
    assert game.cards_in("play") == ["3MERC1A"]
    assert sorted(game.cards_in("development")) == [f"3AKS{n}" for n in range(3, 9)]
    assert sorted(game.cards_in("nation deck")) == ["3AKS10", "3AKS11", "3AKS12", "3AKS9", "unrest"]
    assert sorted(start) == [*(f"3AKS{n}" for n in range(14, 22)), "unrest", "unrest"]
    assert (game.state.get(STATE), game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (BARBARIAN, 3, 6)
    assert game.resources(0) == supply(materials=3, population=2, goods=1)


@rule("imperium:aksumites", "imperium:state", "imperium:free-play")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_every_card_of_the_aksumites_is_played_in_its_state_for_an_action_unless_it_is_free(code: str) -> None:
    game = rich(code)
    states = [code in game.in_state(0, state).playable() for state in ("barbarian", "empire")]
    assert states == [code not in EMPIRE_ONLY, code not in BARBARIAN_ONLY]
    game.in_state(0, "barbarian" if code in BARBARIAN_ONLY else "empire").actions(0, 0)
    assert (code in game.playable()) == (code in FREE)


@rule("imperium:aksumites", "imperium:attack")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_no_card_of_the_aksumites_is_an_attack(code: str) -> None:
    assert rich(code).in_play(1, "1SCY20", "1REG3X").play(code).asks() != ("respond", 1)


@rule("imperium:aksumites", "imperium:in-play")
@pytest.mark.parametrize("code", PINNED)
def test_the_pinned_cards_of_the_aksumites_stay_in_play(code: str) -> None:
    game = empire(code).turn().play(code)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([code], [])


@rule("imperium:aksumites", "imperium:anatomy")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_icons_and_suits_of_the_aksumites(code: str) -> None:
    printed = {
        "3AKS2": {"ocean": 1},
        "3AKS4": {"production": 1, "merchant": 1},
        "3AKS7": {"production": 2, "fertile": 1},
        "3AKS11": {"ocean": 1, "city": 1},
        "3AKS14": {"city": 1},
        "3AKS15": {"production": 1},
        "3AKS16": {"river": 1, "production": 1},
    }
    suited = {
        "3AKS2": ["trade-route"],
        "3AKS5": ["tributary"],
        "3AKS7": ["region"],
        "3AKS10": ["tributary"],
        "3AKS15": ["region"],
        "3AKS16": ["region"],
    }
    assert (icons(ImperiumScenario(), code), suits(code)) == (printed.get(code, {}), suited.get(code, []))


@rule("imperium:aksumites", "imperium:develop")
@pytest.mark.parametrize(
    ("code", "cost"),
    [
        ("3AKS3", {"materials": 2, "population": 3}),
        ("3AKS4", {"materials": 4, "population": 3}),
        ("3AKS5", {"population": 2}),
        ("3AKS6", {"materials": 5}),
        ("3AKS7", {"population": 2}),
        ("3AKS8", {"materials": 3, "goods": 1}),
    ],
)
def test_what_developing_costs_the_aksumites(code: str, cost: dict[str, int]) -> None:
    def position(**has: int) -> ImperiumScenario:
        return empire("1TRI3").zone("development", 0, code).has(0, **has).turn().play("1TRI3")

    game = position(**cost)
    assert (game.cards_in("discards"), game.resources(0)) == ([code], supply())
    for resource, amount in cost.items():
        assert position(**cost | {resource: amount - 1}).cards_in("discards") == []


@rule("imperium:aksumites", "imperium:develop")
def test_exotic_trade_is_developed_for_nothing_while_the_land_of_sheba_is_in_play() -> None:
    def position(*play: str) -> ImperiumScenario:
        game = empire("1TRI3", "3AKS7").in_play(0, *play).in_play(1, "3AKS7").zone("development", 0, "3AKS8")
        return game.has(0, materials=2).turn().play("1TRI3")

    game = position("3AKS7")
    assert (game.cards_in("discards"), game.resources(0)) == (["3AKS8"], supply(materials=2))
    game = empire("1TRI3").in_play(0, "3AKS7").zone("development", 0, "3AKS8", "1SCY6").has(0, materials=9, goods=9)
    game.turn().play("1TRI3").card("develop", "3AKS8")
    assert (game.cards_in("discards"), game.resources(0)) == (["3AKS8"], supply(materials=9, goods=9))
    assert position("1REG3").cards_in("discards") == []


@rule("imperium:aksumites", "imperium:scoring")
@pytest.mark.parametrize("code", [*EMPIRE_ONLY, *BARBARIAN_ONLY, *IN_ANY_STATE])
def test_the_fixed_points_of_the_aksumites(code: str) -> None:
    def position() -> ImperiumScenario:
        return ImperiumScenario().has(0, materials=9, population=9, progress=9, goods=9)

    points = {"3AKS4": 2, "3AKS5": 1, "3AKS7": 1, "3AKS8": 2}.get(code, 0)
    for zone in ("hand", "deck", "discards", "play"):
        assert worth(position().zone(zone, 0, code), code) == points
    assert worth(position().in_play(0, "1UNC15").garrisoned(0, "1UNC15", code), code) == points
    assert worth(position().history(0, code), code) == (1 if code == "3AKS17" else points)


LANDS = [*(f"1REG{n}" for n in range(4, 14)), "1CAR20", "1CAR20X", "2REG4", "2REG10"]  # 22 production


@rule("imperium:aksumites", "imperium:scoring")
@pytest.mark.parametrize(
    ("code", "table", "points"),
    [
        ("3AKS1A", lambda g: g.has(0, materials=17, progress=9, goods=9), 2),
        ("3AKS1A", lambda g: g.has(0, materials=18).has(1, materials=9), 3),
        ("3AKS1A", lambda g: g.has(0, materials=80), 10),
        # Production wherever it lies, two and one and one; what others have does not count.
        ("3AKS1B", lambda g: g.hand(0, "1REG6", "1REG3").discards(0, "3AKS15").in_play(0, "3AKS4"), 4),
        ("3AKS1B", lambda g: g.history(0, "1REG6").deck(0, "1REG8").in_play(1, "1REG7"), 3),
        ("3AKS1B", lambda g: g.deck(0, *LANDS), 10),
        ("3AKS3", lambda g: g.history(0, "3AKS3", "1REG6").discards(0, "1REG8").in_play(0, "1REG9", "1REG7"), 3),
        ("3AKS3", lambda g: g.hand(0, "3AKS3").deck(0, *LANDS), 10),
        (
            "3AKS6",
            lambda g: (
                g.history(0, "3AKS6", "1REG4").in_play(0, "1REG3", "3AKS7", "1UNC15").garrisoned(0, "1REG3", "1REG5")
            ),
            2,
        ),
        ("3AKS6", lambda g: g.discards(0, "3AKS6", "1REG3").in_play(1, "1REG4").in_play(0, "1REG5"), 1),
        ("3AKS9", lambda g: g.in_play(0, "3AKS9").garrisoned(0, "3AKS9", *["1TRI8", "unrest", "1TRI4"]), 1),
        (
            "3AKS9",
            lambda g: (
                g.in_play(0, "3AKS9", "1REG3")
                .garrisoned(0, "3AKS9", "1TRI8", "unrest", "1TRI4", "1TRI1")
                .garrisoned(0, "1REG3", "1TRI2", "1TRI3")
            ),
            2,
        ),
    ],
)
def test_the_counted_points_of_the_aksumites(code: str, table: Set, points: int) -> None:
    game = ImperiumScenario()
    if code.startswith("3AKS1"):
        game.power(0, code)
    table(game)
    assert worth(game, code) == points
