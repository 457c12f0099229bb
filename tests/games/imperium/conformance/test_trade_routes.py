"""Trade Routes, the expansion of Horizons: set-up, open routes, trade, commerce, profit and the merchant.

000 is the Horizons book, a number after the colon its line; C and D are entries of the checklist of the facts.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import EXHAUST, FROM_DECK, PROFIT
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    BOX,
    EXHAUSTS,
    FAME_DECK,
    GOODS,
    MARKET,
    OPEN_ROUTE,
    OPEN_ROUTES,
    SLOT_UNREST,
    TRADE_ROUTE,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.conformance.positions import (
    Set,
    actions,
    barbarian,
    empire,
    hand,
    icons,
    in_play,
    slots,
    suits,
    supply,
    worth,
)
from games.imperium.scenario import ImperiumScenario, code_of, number

BOXES = ["classics", "legends", "horizons"]
ROUTES = [f"3TRO{n}" for n in range(1, 10)]
TRADERS = ["abbasids", "aksumites", "guptas", "sassanids", "tang", "wagadou"]
FRIENDLY = {"3CIV4", "3CIV7", "3CIV18", "3REG4", "3TRI6", "3UNC7", "3UNC20", "3UNC22"}
RUTHLESS = {"3CIV11", "3CIV16", "3CIV17", "3TRI12", "3TRI13", "3UNC5", "3UNC14", "3UNC23", "3UNC25"}
PLAIN_NATIONS = {"nation1": "romans", "nation2": "persians", "nation3": "macedonians", "nation4": "scythians"}
EVERY_SUIT = ("1TRI3", "1REG5", "1CIV10", "1UNC3", "3TRO7")
# A small deck, the slot of the market it fills, and the card there.
SMALL_DECKS = [("civilised deck", 2, "1CIV10"), ("uncivilised deck", 3, "1UNC3"), ("region deck", 4, "1REG9")]


def new(seats: int, common: str, trades: str = "yes", seed: int = 1, **nations: str) -> ImperiumScenario:
    """A game as it is set up."""
    game = ImperiumScenario(seats)
    chosen = dict(list(PLAIN_NATIONS.items())[:seats]) | nations
    game.state = GAME.new(seats, seed, {"trade_routes": trades, "common": common, "replacements": "no", **chosen})
    return game


def lying(game: ImperiumScenario, zone: int) -> list[str]:
    return [code_of(card) for card in game.state.zone(zone, 0).cards()]


def most(game: ImperiumScenario) -> int:
    """How many cards the question lets one pick."""
    question = game.state.question
    assert question is not None
    return question.pick.most


def of_decks(game: ImperiumScenario) -> list[str]:
    """What lies in the decks and the market."""
    names = ("main deck", "region deck", "uncivilised deck", "civilised deck")
    return [code for name in names for code in game.cards_in(name)] + lying(game, MARKET)


MERCHANTS = [("3MERC1A", "3MERC1B"), ("3MERC2A", "3MERC2B"), ("3MERC3A", "3MERC3B"), ("3MERC4A", "3MERC4B")]


def trader(*play: str, front: str = "3MERC1A", back: str = "3MERC1B") -> ImperiumScenario:
    """Seat 0 has a merchant and these cards in play, at a table with Trade Routes; every suit is in the market."""
    game = in_play(front, *play).zone("stack", 0, back).trading().unrest_left(9)
    return market(game)


def magnate(*play: str, front: str = "3MERC1A", back: str = "3MERC1B") -> ImperiumScenario:
    """The merchant shows its other side, Merchant Empire."""
    return trader().in_play(0, back, *play).zone("stack", 0, front)


def market(game: ImperiumScenario) -> ImperiumScenario:
    for slot, code in enumerate(EVERY_SUIT):
        game.slot(slot, code)
    return game


def at(*cards: str) -> ImperiumScenario:
    """Seat 0 has these cards in hand at a table with Trade Routes."""
    return market(barbarian(*cards).trading().unrest_left(9))


def full(code: str) -> ImperiumScenario:
    """Seat 0 has a full route in play."""
    return market(in_play(code).trading().unrest_left(9)).tokens(0, code, goods=3)


def goods_on(game: ImperiumScenario, code: str) -> int:
    return game.state.tokens_on(number(code), GOODS)


# Set-up.


@rule("imperium:trade-routes", "imperium:merchant")
@pytest.mark.parametrize("common", BOXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_a_merchant_a_token_more_and_goods_for_progress(seats: int, common: str) -> None:
    """000:527, 549, 978: a merchant in play, six exhaust tokens, 1 goods in place of 1 progress."""
    game = new(seats, common)
    for seat in range(seats):
        assert game.cards_in("play", seat) == [f"3MERC{seat + 1}A"]
        assert game.state.get(EXHAUSTS + seat) == 6
        assert game.resources(seat) == supply(materials=3, population=2, goods=1)


@rule("imperium:trade-routes", "imperium:routes")
@pytest.mark.parametrize("common", BOXES)
@pytest.mark.parametrize(("seats", "fame", "routes", "removed"), [(2, 7, 8, 2), (3, 8, 9, 1), (4, 9, 9, 0)])
def test_three_routes_lie_open_some_leave_unseen_and_the_others_are_in_the_main_deck(
    common: str, seats: int, fame: int, routes: int, removed: int
) -> None:
    """000:585-608: 2 routes are removed with 2 players, 1 with 3; one fame card more than without the expansion."""
    for seed in range(6):
        game = new(seats, common, seed=seed)
        opened, box = lying(game, OPEN_ROUTES), lying(game, BOX)
        rest = [code for code in of_decks(game) if code in ROUTES]
        gone = [code for code in box if code in ROUTES]
        assert (len(opened), len(gone), len(rest)) == (3, removed, routes - 3 - removed)
        assert sorted(opened + gone + rest) == ROUTES[:routes]
        for name in ("region deck", "uncivilised deck", "civilised deck"):
            assert not set(game.cards_in(name)) & set(ROUTES)
        under = [game.state.get(OPEN_ROUTE + slot) - 1 for slot in range(5)]
        assert under[:2] == [-1, -1]
        assert sorted(code_of(card) for card in under[2:]) == sorted(opened)
        names = lying(game, FAME_DECK) + [code for code in box if "FAM" in code]
        assert (game.state.zone(FAME_DECK, 0).size(), len(names), "3FAM3" in names) == (fame, 9, True)


@rule("imperium:trade-routes", "imperium:routes")
def test_which_routes_and_fame_cards_leave_is_chance() -> None:
    removed = {code for seed in range(60) for code in lying(new(2, "classics", seed=seed), BOX)}
    assert set(ROUTES[:8]) | {"3FAM3"} <= removed


@rule("imperium:trade-routes")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_horizons_the_ruthless_leave_and_the_friends_of_trade_come(seats: int) -> None:
    """000:569, 986: with Trade Routes the ruthless are removed; without, the trade-friendly."""
    with_routes, without = (set(of_decks(new(seats, "horizons", trades))) for trades in ("yes", "no"))
    assert (with_routes >= FRIENDLY, with_routes & RUTHLESS) == (True, set())
    assert (without >= RUTHLESS, without & FRIENDLY) == (True, set())


@rule("imperium:trade-routes")
@pytest.mark.parametrize("common", ["classics", "legends"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_removed_from_the_older_boxes(seats: int, common: str) -> None:
    """C2, 000:976; a tributary called like a nation is replaced by one drawn from another box (000:573)."""
    box = "1" if common == "classics" else "2"
    with_routes, without = (
        [code for code in of_decks(new(seats, common, trades)) if code not in ROUTES] for trades in ("yes", "no")
    )
    assert len(with_routes) == len(without)
    assert sorted(c for c in with_routes if c[0] == box) == sorted(c for c in without if c[0] == box)


@rule("imperium:trade-routes", "imperium:merchant", "imperium:routes")
@pytest.mark.parametrize("common", BOXES)
@pytest.mark.parametrize(("seats", "fame"), [(2, 6), (3, 7), (4, 8)])
def test_nothing_of_this_without_the_setting(common: str, seats: int, fame: int) -> None:
    game = new(seats, common, "no")
    for seat in range(seats):
        assert game.cards_in("play", seat) == []
        assert game.state.get(EXHAUSTS + seat) == 5
        assert game.resources(seat) == supply(materials=3, population=2, progress=1)
    everything = of_decks(game) + lying(game, BOX) + lying(game, FAME_DECK) + lying(game, OPEN_ROUTES)
    assert not set(everything) & {*ROUTES, "3FAM3"}
    assert [game.state.get(OPEN_ROUTE + slot) for slot in range(5)] == [0] * 5
    assert game.state.zone(FAME_DECK, 0).size() == fame


@rule("imperium:trade-routes")
@pytest.mark.parametrize(("nation", "without", "tokens"), [("romans", 5, 6), ("utopians", 3, 4)])
def test_there_is_one_exhaust_token_more_also_after_a_clean_up(nation: str, without: int, tokens: int) -> None:
    """000:525, 731: 6, or 4 for the nations with 3."""
    for trades, amount in (("yes", tokens), ("no", without)):
        game = new(2, "classics", trades, nation1=nation)
        assert game.state.get(EXHAUSTS) == amount
        game = ImperiumScenario().nation(0, nation[:3].upper())
        if trades == "yes":
            game.trading()
        game.exhausts(0, 0).turn().done()
        while game.asks()[1] == 0:
            game.answer(game.asks()[0], game.state.options[0])
        assert game.state.get(EXHAUSTS) == amount


@rule("imperium:trade-routes")
@pytest.mark.parametrize("nation", TRADERS)
def test_a_trade_nation_needs_trade_routes(nation: str) -> None:
    """000:996-1003."""
    with pytest.raises(OptionError, match=nation):
        new(2, "classics", "no", nation1=nation)
    assert new(2, "classics", "yes", nation1=nation).cards_in("play")[-1:] == ["3MERC1A"]


@rule("imperium:trade-routes")
def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(OptionError, match="atlantis"):
        GAME.new(2, 1, {"trade_routes": "yes", "common": "atlantis"})


@rule("imperium:trade-routes")
def test_trade_nations_are_drawn_only_with_trade_routes() -> None:
    def drawn(trades: str) -> set[object]:
        games = [GAME.record(GAME.new(4, seed, {"trade_routes": trades})).options for seed in range(60)]
        return {options[f"nation{seat}"] for options in games for seat in (1, 2, 3, 4)}

    assert drawn("yes") >= set(TRADERS)
    assert not drawn("no") & set(TRADERS)


# The open routes.


def running_out(deck: str, slot: int, card: str) -> ImperiumScenario:
    """One card of the suit is left in its slot, none in its deck, and the open route lies there."""
    game = at("1TRI8").zone(deck, 0).slot(slot, card).slot(0, None).slot(1, None).zone("main deck", 0, "1TRI6", "1TRI4")
    for place in (2, 3, 4):
        game.state.put(OPEN_ROUTE + place, 0)
        if place != slot:
            game.slot(place, "1TRI8")
    game.state.put(OPEN_ROUTE + slot, number("3TRO8") + 1)
    return game.lay(OPEN_ROUTES, 0, [number("3TRO8")])


@rule("imperium:routes", "imperium:acquire", "imperium:market")
@pytest.mark.parametrize(("deck", "slot", "card"), SMALL_DECKS)
def test_the_open_route_fills_the_slot_when_its_deck_has_run_out(deck: str, slot: int, card: str) -> None:
    """000:1465, C48; an Unrest lies under it, as it is no region, and then the main deck fills the slot."""
    game = running_out(deck, slot, card).turn("innovate").from_slot("break-through", slot)
    assert card in hand(game)
    assert (game.market()[slot], game.state.get(SLOT_UNREST + slot)) == ("3TRO8", 1)
    assert (lying(game, OPEN_ROUTES), game.state.get(OPEN_ROUTE + slot)) == ([], 0)
    assert game.cards_in("main deck") == ["1TRI6", "1TRI4"]


@rule("imperium:routes", "imperium:acquire", "imperium:market")
@pytest.mark.parametrize(("deck", "slot", "card"), SMALL_DECKS)
def test_while_its_deck_has_cards_the_open_route_waits(deck: str, slot: int, card: str) -> None:
    game = running_out(deck, slot, card).zone(deck, 0, "1CIV5").turn("innovate").from_slot("break-through", slot)
    assert (game.market()[slot], lying(game, OPEN_ROUTES)) == ("1CIV5", ["3TRO8"])


@rule("imperium:routes", "imperium:break-through")
@pytest.mark.parametrize(
    ("suit", "slot", "card", "sought"),
    [("civilised", 2, "1CIV10", "1CIV5"), ("uncivilised", 3, "1UNC3", "1UNC8"), ("region", 4, "1REG9", "1REG3")],
)
def test_breaking_through_for_the_suit_never_takes_the_open_route(suit: str, slot: int, card: str, sought: str) -> None:
    """The small deck has run out, so the main deck is searched."""
    game = running_out(f"{suit} deck", slot, card).zone("main deck", 0, sought, "1TRI4").turn("innovate")
    game.from_deck(suit)
    assert hand(game) == [sought]
    assert lying(game, OPEN_ROUTES) == ["3TRO8"]


@rule("imperium:routes", "imperium:innovate")
def test_innovate_never_breaks_through_for_a_route() -> None:
    """C3, 000:700."""
    game = at().zone("main deck", 0, "3TRO8", "1TRI4").turn("innovate")
    assert (slots(game), FROM_DECK + TRADE_ROUTE in game.state.options) == ([0, 1, 2, 3], False)


# Trade.


@rule("imperium:trade", "imperium:merchant")
def test_trade_takes_one_of_three_forms() -> None:
    """000:1013-1019."""

    def position() -> ImperiumScenario:
        game = trader("3TRO6").in_play(1, "3TRO8").has(0, progress=1, goods=1).deck(0, "1TRI2")
        return game.turn().use("3MERC1A").choose(1)

    game = position().choose(0)
    assert game.resources(0) == supply(goods=2)
    game = position().choose(1)
    assert (game.resources(0), hand(game), goods_on(game, "3TRO6")) == (supply(progress=2), ["1TRI2"], 1)
    game = position().choose(2)
    assert game.resources(0) == supply(population=2, progress=2, goods=2)
    assert (game.resources(1), goods_on(game, "3TRO8"), goods_on(game, "3TRO6")) == (supply(), 1, 0)
    assert (actions(game), game.state.get(EXHAUSTS), game.usable()) == (3, 4, [])


@rule("imperium:trade")
@pytest.mark.parametrize(
    ("prepare", "forms"),
    [
        (lambda g: g.has(0, progress=1, goods=1).in_play(1, "3TRO8"), [0, 1, 2]),
        (lambda g: g.has(0, goods=1).in_play(1, "3TRO8"), [1, 2]),  # no progress to pay
        (lambda g: g.has(0, progress=1).in_play(1, "3TRO8"), [0, 2]),  # no goods to move
        (lambda g: g.has(0, progress=1, goods=1), [0, 1]),
        (lambda g: g.has(0, progress=1, goods=1).in_play(1, "3TRO8").tokens(1, "3TRO8", goods=2), [0, 1, 2]),
        (lambda g: g.has(0, progress=1, goods=1).in_play(1, "3TRO8").tokens(1, "3TRO8", goods=3), [0, 1]),
        (lambda g: g.has(0, progress=1, goods=1).in_play(1, "3TRO8").tokens(0, "3TRO6", goods=3), [0, 2]),
    ],
)
def test_a_form_that_cannot_be_done_is_not_offered(prepare: Set, forms: list[int]) -> None:
    game = trader("3TRO6")
    prepare(game)
    game.turn().use("3MERC1A").choose(1)
    assert (game.asks(), list(game.state.options)) == (("choose", 0), forms)


@rule("imperium:trade")
def test_the_merchant_cannot_trade_with_nothing_but_full_routes() -> None:
    game = trader("3TRO6").in_play(1, "3TRO8").tokens(0, "3TRO6", goods=3).tokens(1, "3TRO8", goods=3)
    game.has(0, goods=3).turn().use("3MERC1A")
    assert list(game.state.options) == [0, 2]


@rule("imperium:trade")
def test_the_goods_come_after_the_effect_of_another_players_route() -> None:
    """000:1019."""
    game = trader().in_play(1, "3TRO5").deck(0, "1TRI2", "1TRI4").hand(0, "1TRI8")
    game.turn().use("3MERC1A").choose(1)
    assert (game.resources(0), game.asks(), goods_on(game, "3TRO5")) == (supply(), ("choose", 0), 1)
    game.choose(1)
    assert (game.resources(0), hand(game)) == (supply(goods=1), ["1TRI2", "1TRI4", "1TRI8"])


@rule("imperium:trade")
def test_a_trade_happens_although_its_commerce_effect_can_do_nothing() -> None:
    game = trader().in_play(1, "3TRO4").turn().use("3MERC1A").choose(1)  # no Unrest in hand
    assert (game.resources(0), goods_on(game, "3TRO4"), game.asks()) == (supply(goods=1), 1, ("activate", 0))


@rule("imperium:trade")
def test_one_chooses_among_several_routes() -> None:
    game = trader().in_play(1, "3TRO8", "3TRO6").deck(0, "1TRI2").turn().use("3MERC1A").choose(1)
    game.card("their-card", "3TRO6")
    assert (game.resources(0), hand(game), goods_on(game, "3TRO6")) == (supply(progress=1, goods=1), ["1TRI2"], 1)


# Commerce when a route is played.


@rule("imperium:routes")
@pytest.mark.parametrize("code", ROUTES)
def test_the_commerce_effect_of_a_route_played_may_be_declined(code: str) -> None:
    """000:1009, C48: you may resolve it; the route stays in play, without goods."""
    game = at(code, "1TRI8", "unrest").in_play(1, "3TRO8").discards(0, "1TRI4", "3TRO6").deck(0, "1TRI2", "1TRI2")
    if code == "3TRO8":
        game.in_play(1, "3TRO6")
    game.has(0, materials=3, goods=1).turn().play(code)
    assert PASS in game.state.options
    game.decline()
    assert (game.asks(), game.cards_in("play"), goods_on(game, code)) == (("activate", 0), [code], 0)
    assert (hand(game), game.resources(0)) == (["1TRI8", "unrest"], supply(materials=3, goods=1))
    assert (actions(game), game.state.get(EXHAUSTS)) == (2, 5)


@rule("imperium:routes")
def test_commerce_of_a_route_played_costs_no_goods_and_no_token() -> None:
    game = at("3TRO8").turn().play("3TRO8").accept()
    assert (game.resources(0), goods_on(game, "3TRO8")) == (supply(population=2, progress=1), 0)
    assert (actions(game), game.state.get(EXHAUSTS)) == (2, 5)


@rule("imperium:routes")
def test_a_route_lies_in_play_and_is_not_pinned() -> None:
    """Merchant Empire garrisons a pinned card: a route in hand is none."""
    game = magnate().hand(0, "3TRO8", "1TRI8").has(0, goods=5).zone("fame deck", 0, "1FAM1").turn().use("3MERC1B")
    assert 2 not in game.state.options


@rule("imperium:routes")
def test_the_cornwall_tin_road_acquires_an_uncivilised_card_or_draws_a_discard() -> None:
    def position() -> ImperiumScenario:
        return at("3TRO1").discards(0, "1TRI4", "1TRI8").deck(0, "1TRI2").turn().play("3TRO1")

    assert hand(position().choose(0)) == ["1UNC3", "unrest"]
    game = position().choose(1)
    game.pick(game.asks()[0], "1TRI8")
    assert (hand(game), game.cards_in("discards")) == (["1TRI8"], ["1TRI4"])


@rule("imperium:profit", "imperium:find", "imperium:free-play")
@pytest.mark.parametrize("place", ["hand", "discards", "deck"])
def test_the_profit_of_the_cornwall_tin_road_finds_any_card_and_plays_it_free(place: str) -> None:
    """004:456: hand, discard pile and draw deck; not the nation deck here, and never the history."""
    game = full("3TRO1").zone("nation deck", 0, "1MAC19").history(0, "1TRI6").zone(place, 0, "1TRI8", "1TRI2")
    game.turn().profit("3TRO1")
    found = {code_of(code % EXHAUST): code for code in game.state.options}
    assert sorted(found) == ["1TRI2", "1TRI8"]
    game.answer("find", found["1TRI8"])
    assert (game.resources(0), actions(game)) == (supply(materials=4, goods=3), 2)
    assert sorted({*game.cards_in("discards")} - {"1TRI2"}) == ["1TRI8", "3TRO1"]


@rule("imperium:routes")
def test_the_lapis_lazuli_trade_brings_materials_or_a_tributary() -> None:
    assert at("3TRO2").turn().play("3TRO2").choose(0).resources(0) == supply(materials=4)
    assert hand(at("3TRO2").turn().play("3TRO2").choose(1)) == ["1TRI3", "unrest"]


@rule("imperium:profit", "imperium:break-through")
@pytest.mark.parametrize(
    ("route", "slot", "taken", "exiled"), [("3TRO2", 2, "1CIV10", "1CIV5"), ("3TRO6", 3, "1UNC3", "1UNC8")]
)
def test_the_profit_breaks_through_also_for_an_exiled_card(route: str, slot: int, taken: str, exiled: str) -> None:
    def position() -> ImperiumScenario:
        game = full(route).exile(exiled, "1REG3", "1TRI1").turn().profit(route)
        assert slots(game) == [slot]
        return game

    assert hand(position().from_slot("break-through", slot)) == [taken]
    game = position()
    outside = [code for code in game.state.options if 8 <= code < FROM_DECK]
    assert len(outside) == 1
    game.answer("break-through", outside[0])
    assert (hand(game), game.resources(0), game.cards_in("discards")) == ([exiled], supply(goods=3), [route])


@rule("imperium:routes")
def test_the_philippines_jade_trade_gives_a_card_for_one_of_the_first_two_slots() -> None:
    game = at("3TRO3", "1TRI8").deck(0, "1TRI2").turn().play("3TRO3").pick("on-deck", "1TRI8")
    assert slots(game) == [0, 1]
    game.from_slot("acquire", 1)
    assert (hand(game), game.cards_in("deck")) == (["1REG5"], ["1TRI2", "1TRI8"])


@rule("imperium:profit", "imperium:break-through", "imperium:free-play")
def test_the_profit_of_the_philippines_jade_trade_plays_a_region() -> None:
    game = full("3TRO3").slot(1, "1MAC19").turn().profit("3TRO3")
    assert slots(game) == [1]
    game.from_slot("break-through", 1)
    assert (game.cards_in("play"), game.resources(0), actions(game)) == (["1MAC19"], supply(materials=2, goods=3), 2)
    assert game.cards_in("discards") == ["3TRO3"]


@rule("imperium:routes", "imperium:free-play")
def test_the_baltic_amber_road_plays_an_unrest_of_a_barbarian_and_sells_for_an_empire() -> None:
    game = at("3TRO4", "unrest", "1TRI8").has(0, materials=5).turn().play("3TRO4").accept()
    assert (game.asks(), list(game.state.options)) == (("play-card", 0), [number("unrest")])
    game.card("play-card", "unrest")  # 3 materials is all that can be paid
    assert (hand(game), game.resources(0), actions(game)) == (["1TRI8"], supply(materials=2), 2)
    assert game.state.unrest_left() == 10
    game = at("3TRO4", "unrest").in_state(0, "empire").has(0, materials=5).turn().play("3TRO4").accept()
    assert (game.resources(0), hand(game)) == (supply(materials=3, progress=2), ["unrest"])
    game = at("3TRO4").in_state(0, "empire").has(0, materials=1).turn().play("3TRO4")
    assert (game.cards_in("play"), PASS + 1 in game.state.options) == (
        ["3TRO4"],
        False,
    )  # too poor, played all the same


@rule("imperium:profit", "imperium:break-through")
def test_the_profit_of_the_baltic_amber_road_breaks_through_for_a_tributary() -> None:
    game = full("3TRO4").exile("1TRI1").turn().profit("3TRO4")
    assert (slots(game), [code for code in game.state.options if 8 <= code < FROM_DECK]) == ([0], [])
    game.from_slot("break-through", 0)
    assert (hand(game), game.resources(0)) == (["1TRI3"], supply(goods=3))


@rule("imperium:routes", "imperium:history")
def test_the_hopewell_exchange_system_remembers_up_to_two_cards_or_draws_two() -> None:
    def position(branch: int) -> ImperiumScenario:
        game = at("3TRO5", "1TRI8", "1TRI3").discards(0, "1TRI4").deck(0, "1TRI2", "1TRI1", "1TRI6")
        return game.turn().play("3TRO5").choose(branch)

    game = position(0)
    assert most(game) == 2
    game.answer("to-history", number("1TRI8"), 4096 + number("1TRI4"))
    assert (sorted(game.cards_in("history")), hand(game)) == (["1TRI4", "1TRI8"], ["1TRI3"])
    game = position(0).pick("to-history", "1TRI3")
    assert (game.cards_in("history"), hand(game)) == (["1TRI3"], ["1TRI8"])
    game = position(0).decline()
    assert (game.cards_in("history"), hand(game)) == ([], ["1TRI3", "1TRI8"])
    assert hand(position(1)) == ["1TRI1", "1TRI3", "1TRI6", "1TRI8"]


@rule("imperium:profit", "imperium:choose")
@pytest.mark.parametrize(
    ("materials", "population"),
    [(7, 0), (0, 7), (4, 3), (2, 1), (0, 0)],
)
def test_the_profit_of_the_hopewell_exchange_system_is_up_to_seven_tokens(materials: int, population: int) -> None:
    game = full("3TRO5").turn().profit("3TRO5")
    for branch in [0] * materials + [1] * population:
        game.choose(branch)
    if materials + population < 7:
        game.decline()
    assert game.asks() == ("activate", 0)
    assert game.resources(0) == supply(materials=materials, population=population, goods=3)
    assert (game.cards_in("play"), game.cards_in("discards")) == ([], ["3TRO5"])


@rule("imperium:routes")
def test_the_swahili_coast_brings_a_card_and_progress() -> None:
    game = at("3TRO6").deck(0, "1TRI2", "1TRI4").turn().play("3TRO6").accept()
    assert (hand(game), game.resources(0)) == (["1TRI4"], supply(progress=1))


@rule("imperium:routes", "imperium:free-play")
def test_the_nile_corridor_plays_a_common_card_or_a_route_free() -> None:
    cards = ("1TRI8", "1REG8", "1UNC8", "3TRO8", "unrest", "1ROM21")
    game = at("3TRO7", *cards).turn().play("3TRO7")
    assert sorted(code_of(code) for code in game.state.options if code != PASS) == sorted(cards[:4])
    game.card("play-card", "3TRO8").accept()
    assert (game.cards_in("play"), actions(game)) == (["3TRO7", "3TRO8"], 2)
    assert game.resources(0) == supply(population=2, progress=1)
    game = at("3TRO7", "1CIV10").in_state(0, "empire").turn().play("3TRO7").accept()
    assert (sorted(game.cards_in("play")), actions(game)) == (["1CIV10", "3TRO7"], 2)
    game = at("3TRO7", "1CIV10").turn().play("3TRO7")
    assert list(game.state.options) == [PASS]  # an empire's card


@rule("imperium:profit", "imperium:break-through", "imperium:develop", "imperium:history")
def test_the_profit_of_the_nile_corridor_is_a_civilised_card_or_a_development_and_it_is_history() -> None:
    def position(state: str) -> ImperiumScenario:
        game = full("3TRO7").slot(4, "3TRO8").in_state(0, state).zone("development", 0, "1ROM6").has(0, materials=4)
        return game.turn().profit("3TRO7")

    game = position("barbarian")
    assert slots(game) == [2]
    game.from_slot("break-through", 2)
    assert (hand(game), game.cards_in("history"), game.cards_in("discards")) == (["1CIV10"], ["3TRO7"], [])
    assert (game.resources(0), worth(game, "3TRO7")) == (supply(materials=4, goods=3), 2)
    game = position("empire").choose(1).answer("pay", 0)  # materials only, though the goods just taken could pay
    assert game.cards_in("development") == []
    assert (game.cards_in("history"), game.resources(0)) == (["3TRO7"], supply(goods=3))


@rule("imperium:profit", "imperium:fame", "imperium:exile")
def test_the_profit_of_the_andes_highway_is_fame_for_a_card_on_the_deck() -> None:
    game = full("3TRO8").hand(0, "1TRI8", "1TRI3").deck(0, "1TRI2").zone("fame deck", 0, "1FAM1", "1FAM2")
    game.turn().profit("3TRO8").pick("on-deck", "1TRI8")
    assert (hand(game), game.cards_in("deck")) == (["1FAM2", "1TRI3"], ["1TRI2", "1TRI8"])
    assert (game.cards_in("exile"), game.cards_in("discards"), game.cards_in("play")) == (["3TRO8"], [], [])
    assert (game.resources(0), actions(game)) == (supply(goods=3), 2)


@rule("imperium:routes", "imperium:free-play")
def test_the_mediterranean_circle_follows_another_route_or_plays_one_from_the_discards() -> None:
    def position() -> ImperiumScenario:
        game = at("3TRO9").in_play(0, "3TRO2").in_play(1, "3TRO8").discards(0, "3TRO6", "1TRI8").deck(0, "1TRI2")
        return game.turn().play("3TRO9")

    game = position().choose(0)
    assert (game.resources(0), game.resources(1)) == (supply(population=2, progress=1), supply())
    assert goods_on(game, "3TRO8") == 0
    game = position().choose(1).accept()
    assert (sorted(game.cards_in("play")), hand(game)) == (["3TRO2", "3TRO6", "3TRO9"], ["1TRI2"])
    assert (game.resources(0), actions(game)) == (supply(progress=1), 2)


@rule("imperium:routes")
def test_the_mediterranean_circle_follows_also_a_full_route() -> None:
    """No goods is moved: it resolves the effect, it does not trade."""
    game = at("3TRO9").in_play(1, "3TRO8").tokens(1, "3TRO8", goods=3).turn().play("3TRO9").accept()
    assert (game.resources(0), goods_on(game, "3TRO8")) == (supply(population=2, progress=1), 3)


@rule("imperium:profit", "imperium:draw", "imperium:history")
def test_the_profit_of_the_mediterranean_circle_draws_three_and_remembers_up_to_two() -> None:
    def position() -> ImperiumScenario:
        return full("3TRO9").deck(0, "1TRI8", "1TRI1", "1TRI2", "1TRI4").turn().profit("3TRO9")

    assert most(position()) == 2
    game = position().pick("to-history", "1TRI1", "1TRI4")
    assert (hand(game), sorted(game.cards_in("history"))) == (["1TRI2"], ["1TRI1", "1TRI4"])
    game = position().decline()
    assert (hand(game), game.cards_in("history")) == (["1TRI1", "1TRI2", "1TRI4"], [])
    assert (game.cards_in("discards"), game.resources(0)) == (["3TRO9"], supply(goods=3))


# Welcoming.


@rule("imperium:routes", "imperium:fame")
def test_welcoming_brings_an_action_and_its_owner_may_draw() -> None:
    def position() -> ImperiumScenario:
        return at("3FAM3").deck(0, "1TRI4", "1TRI2").turn().play("3FAM3")

    game = position().accept()
    assert actions(game) == 3
    assert hand(game.accept()) == ["1TRI2"]
    assert hand(position().accept().decline()) == []
    game = position().decline()
    assert (actions(game), hand(game), game.cards_in("play")) == (2, [], ["3FAM3"])


@rule("imperium:trade", "imperium:fame")
def test_the_owner_of_welcoming_draws_whoever_trades_there() -> None:
    def position() -> ImperiumScenario:
        game = trader().in_play(1, "3FAM3").deck(0, "1TRI2").deck(1, "1TRI4")
        game.turn().use("3MERC1A").choose(1)
        assert (actions(game), game.asks()) == (4, ("may", 1))
        return game

    game = position().accept(seat=1)
    assert (hand(game), hand(game, 1), game.resources(0)) == ([], ["1TRI4"], supply(goods=1))
    game = position().decline(seat=1)
    assert (hand(game), hand(game, 1), goods_on(game, "3FAM3")) == ([], [], 1)


@rule("imperium:profit", "imperium:fame", "imperium:look", "imperium:history")
def test_the_profit_of_welcoming_plays_one_of_the_five_top_cards_of_the_main_deck() -> None:
    main = ("3TRO6", "1TRI1", "1TRI2", "1TRI4", "1TRI8", "1REG3")
    game = full("3FAM3").zone("main deck", 0, *main).turn().profit("3FAM3")
    assert sorted(code_of(code) for code in game.state.options) == sorted(main[1:])
    game.card("play-card", "1TRI8")
    while game.asks()[0] != "activate":
        game.answer(game.asks()[0], game.state.options[0])
    assert (game.resources(0), actions(game)) == (supply(materials=4, goods=3), 2)
    assert (game.cards_in("history"), game.cards_in("discards")) == (["3FAM3"], ["1TRI8"])
    assert sorted(game.cards_in("main deck")) == sorted({*main} - {"1TRI8"})
    assert game.cards_in("main deck")[0] == "3TRO6"


@rule("imperium:fame", "imperium:routes")
def test_welcoming_comes_without_unrest_and_is_fame_and_a_route() -> None:
    """D14."""
    game = full("3TRO8").hand(0, "1TRI8").zone("fame deck", 0, "1FAM1", "3FAM3").turn().profit("3TRO8")
    assert hand(game.pick("on-deck", "1TRI8")) == ["3FAM3"]
    assert (len(suits("3FAM3")), set(suits("3FAM3")) >= set(suits("3TRO8")) | set(suits("1FAM1"))) == (2, True)


# Profit.


@rule("imperium:profit")
@pytest.mark.parametrize("code", [*ROUTES, "3FAM3"])
@pytest.mark.parametrize(("goods", "offered"), [(2, False), (3, True)])
def test_only_a_full_route_yields_profit(code: str, goods: int, offered: bool) -> None:
    game = in_play(code).trading().hand(0, "1TRI8").zone("main deck", 0, "1TRI1").tokens(0, code, goods=goods)
    assert (PROFIT + number(code) in market(game).turn().state.options) == offered


@rule("imperium:profit")
def test_profit_is_an_action_of_the_owner_in_an_activate_turn() -> None:
    """000:1023: it costs an action, moves the goods to one's own, and is never due."""
    game = full("3TRO5").in_play(1, "3TRO8").tokens(1, "3TRO8", goods=3).turn()
    assert [code for code in game.state.options if code >= PROFIT] == [PROFIT + number("3TRO5")]
    game.profit("3TRO5")
    assert (game.resources(0), actions(game)) == (supply(goods=3), 2)
    game = full("3TRO5").turn().actions(0, 0)
    assert PROFIT + number("3TRO5") not in game.state.options
    for kind in ("innovate", "revolt"):
        game = full("3TRO5").hand(0, "unrest").turn(kind)
        assert game.asks()[0] != "activate"
        assert not any(PROFIT + number("3TRO5") == code for code in game.state.options)


@rule("imperium:profit")
def test_a_full_route_may_be_kept() -> None:
    game = full("3TRO5").turn().done()
    while game.asks()[1] == 0:
        game.answer(game.asks()[0], game.state.options[0])
    assert (game.cards_in("play"), goods_on(game, "3TRO5"), game.resources(0)) == (["3TRO5"], 3, supply())


# The merchant.


@rule("imperium:merchant", "imperium:acquire", "imperium:exile")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_the_merchant_acquires_a_route_with_its_unrest_and_exiles_a_card(front: str, back: str) -> None:
    game = (
        trader(front=front, back=back)
        .slot(3, "3TRO2", progress=1)
        .zone("main deck", 0, "1TRI4", "1TRI6")
        .has(0, goods=3)
    )
    game.turn().use(front).choose(0)
    assert slots(game) == [3, 4]
    game.from_slot("acquire", 3)
    assert (hand(game), game.resources(0)) == (["3TRO2", "unrest"], supply(progress=1, goods=3))
    assert slots(game) == [0, 1, 2, 3, 4]
    game.from_slot("exile-market", 0)
    assert (game.cards_in("exile"), game.state.get(EXHAUSTS), actions(game)) == (["1TRI3"], 4, 3)


@rule("imperium:merchant")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_the_merchant_turns_over_for_three_goods_and_keeps_its_token(front: str, back: str) -> None:
    """D15: the other side waits for the next turn."""
    game = trader(front=front, back=back).has(0, goods=7, progress=3).turn().use(front).choose(2)
    assert (game.cards_in("play"), game.cards_in("stack")) == ([back], [front])
    assert (game.resources(0), game.usable(), game.state.get(EXHAUSTS)) == (supply(goods=4, progress=3), [], 4)
    game.done()
    while game.asks()[1] == 0:
        game.answer(game.asks()[0], game.state.options[0])
    game.turn().done()
    while game.asks() != ("turn", 0):
        game.answer(game.asks()[0], game.state.options[0])
    assert game.turn().usable() == [back]


@rule("imperium:merchant", "imperium:exhaust")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_merchant_empire_is_used_at_once_if_its_token_comes_back(front: str, back: str) -> None:
    """C21, D15: the merchant is in play, so its token can be returned."""
    game = trader(front=front, back=back).hand(0, "1TRI6").has(0, goods=3, progress=3).turn().use(front).choose(2)
    assert (game.play("1TRI6").usable(), game.state.get(EXHAUSTS)) == ([back], 5)
    assert game.use(back).choose(0).resources(0) == supply(goods=1, progress=2)


@rule("imperium:trade", "imperium:merchant")
def test_all_the_goods_of_a_route_come_from_trades_and_then_it_is_full() -> None:
    """000:1013-1023: the third goods fills the route; its owner takes all three."""
    game = trader().in_play(1, "3TRO8").tokens(1, "3TRO8", goods=2).turn().use("3MERC1A").choose(1)
    assert (goods_on(game, "3TRO8"), game.resources(0)) == (3, supply(population=2, progress=1, goods=1))
    game.done()
    while game.asks() != ("turn", 1):
        game.answer(game.asks()[0], game.state.options[0])
    game.hand(1, "1TRI8").zone("fame deck", 0, "1FAM1", "1FAM2").turn().profit("3TRO8")
    game.pick("on-deck", "1TRI8")
    assert (game.resources(1), hand(game, 1), goods_on(game, "3TRO8")) == (supply(goods=3), ["1FAM2"], 0)


@rule("imperium:merchant", "imperium:pay")
def test_nothing_pays_for_goods() -> None:
    game = trader().has(0, goods=2, progress=9).turn().use("3MERC1A")
    assert list(game.state.options) == [0, 1]


@rule("imperium:merchant")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_every_merchant_is_alike(front: str, back: str) -> None:
    game = market(in_play(front).zone("stack", 0, back).trading()).has(0, goods=3, progress=1).turn().use(front)
    assert list(game.state.options) == [0, 1, 2]
    assert game.choose(2).cards_in("play") == [back]
    game = market(in_play(front).zone("stack", 0, back).trading()).has(0, goods=3, progress=3).turn().use(front)
    assert game.choose(1).resources(0) == supply(goods=4, progress=2), "it trades once"
    assert (icons(game, front), icons(game, back)) == ({"merchant": 1}, {"production": 2, "merchant": 1})
    assert (worth(in_play(front), front), worth(in_play(back), back)) == (0, 1)


@rule("imperium:merchant", "imperium:acquire", "imperium:pay")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_merchant_empire_trades_or_buys_a_culture_but_no_route(front: str, back: str) -> None:
    """000:1001: Merchant Empire cannot acquire routes."""

    def position() -> ImperiumScenario:
        return magnate(front=front, back=back).has(0, goods=4, progress=1).turn().use(back)

    assert position().choose(0).resources(0) == supply(goods=5)
    game = position().choose(1)
    assert slots(game) == [2, 3]
    game.from_slot("acquire", 2)
    assert (hand(game), game.resources(0)) == (["1CIV10", "unrest"], supply(goods=1, progress=1))
    assert game.state.get(EXHAUSTS) == 4


@rule("imperium:merchant")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_merchant_empire_needs_three_goods_for_a_culture(front: str, back: str) -> None:
    game = magnate(front=front, back=back).has(0, goods=2, progress=9).turn().use(back)
    assert list(game.state.options) == [0]
    assert game.choose(0).resources(0) == supply(goods=3, progress=8)


@rule("imperium:merchant", "imperium:garrison", "imperium:fame")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
def test_merchant_empire_garrisons_a_pinned_card_once_for_fame(front: str, back: str) -> None:
    def position(goods: int = 6, *under: str) -> ImperiumScenario:
        game = magnate(front=front, back=back).hand(0, "1TRI8", "1UNC15", "1UNC8").has(0, goods=goods, progress=1)
        game.zone("fame deck", 0, "1FAM1", "1FAM2")
        if under:
            game.garrisoned(0, back, *under)
        return game.turn().use(back)

    game = position().choose(2)
    assert sorted(code_of(code) for code in game.state.options) == ["1UNC15", "1UNC8"]
    game.pick("garrison", "1UNC15")
    assert (game.under(back), hand(game)) == (["1UNC15"], ["1FAM2", "1TRI8", "1UNC8"])
    assert game.resources(0) == supply(goods=1, progress=1)
    assert list(position(5).state.options) == [0, 1, 2]
    assert list(position(4).state.options) == [0, 1]
    assert list(position(6, "1UNC16").state.options) == [0, 1]


@rule("imperium:merchant", "imperium:scoring")
@pytest.mark.parametrize(("front", "back"), MERCHANTS)
@pytest.mark.parametrize(
    ("play", "points"),
    [((), 1), (("1REG8",), 1), (("1REG8", "1REG9"), 2), (("1REG8", "1REG9", "1REG5", "1REG3"), 2)],
)
def test_merchant_empire_is_worth_a_point_for_two_production_in_play(
    play: tuple[str, ...], points: int, front: str, back: str
) -> None:
    """D22: its own two count; what is in hand does not."""
    assert worth(magnate(*play, front=front, back=back).hand(0, "1ROM11", "1ROM12"), back) == points


# What is printed.


@rule("imperium:routes", "imperium:scoring")
@pytest.mark.parametrize("code", ["3TRO2", "3TRO3", "3TRO4", "3TRO5", "3TRO6", "3TRO8"])
def test_most_routes_are_worth_a_point(code: str) -> None:
    assert (worth(in_play(code), code), worth(barbarian(code), code)) == (1, 1)


@rule("imperium:routes", "imperium:scoring")
def test_what_the_other_routes_are_worth() -> None:
    assert worth(in_play("3FAM3"), "3FAM3") == 5
    assert worth(in_play("3TRO7"), "3TRO7") == 0
    assert worth(ImperiumScenario().history(0, "3TRO7"), "3TRO7") == 2
    assert worth(in_play("3TRO9", "3TRO3", "1CAR20X"), "3TRO9") == 2  # oceans
    assert worth(in_play("3TRO9", "1REG8"), "3TRO9") == 0
    # Barbarian cards: uncivilised, region or tributary ones only.
    assert worth(in_play("3TRO1").hand(0, "3UNC2", "3REG1", "3TRI6", "1UNC3", "2MAU13", "3CIV1"), "3TRO1") == 3


@rule("imperium:routes")
@pytest.mark.parametrize("code", ROUTES)
def test_the_icons_of_the_routes(code: str) -> None:
    printed = {"3TRO3": "ocean", "3TRO5": "hunt", "3TRO6": "fertile", "3TRO7": "river", "3TRO9": "city"}
    assert icons(in_play(code), code) == ({printed[code]: 1} if code in printed else {})
    assert len(suits(code)) == 1


# Older cards that trade.


@rule("imperium:trade", "imperium:carthaginians")
def test_trading_ships_trade_only_at_such_a_table() -> None:
    """D7."""

    def position() -> ImperiumScenario:
        game = (
            empire().in_play(0, "1CAR7X", "1REG8").in_play(1, "3TRO8").has(0, progress=1).slot(0, "1TRI2", materials=1)
        )
        return game.unrest_left(9)

    game = position().trading().turn().use("1CAR7X")
    game.choose(1).choose(2)
    assert game.resources(0) == supply(population=2, progress=2, goods=1)
    game = position().turn().use("1CAR7X")
    assert (hand(game), game.resources(0)) == (["1REG8", "1TRI2", "unrest"], supply(progress=1, materials=1))


@rule("imperium:trade", "imperium:utopians")
def test_portals_trade_only_at_such_a_table() -> None:
    def position() -> ImperiumScenario:
        return in_play("2UTO5X").hand(0, "2UTO12").slot(0, "1REG9").has(0, progress=1)

    game = position().trading().turn().use("2UTO5X").pick("garrison", "2UTO12").choose(1)
    assert game.resources(0) == supply(goods=1)
    game = position().turn().use("2UTO5X").pick("garrison", "2UTO12")
    assert (hand(game), game.resources(0)) == (["1REG9"], supply(progress=1))


@rule("imperium:routes", "imperium:olmecs")
def test_the_lodestone_compass_acquires_routes() -> None:
    game = market(in_play("2OLM14X").hand(0, "2OLM18", "2OLM19").trading().unrest_left(9)).turn().use("2OLM14X")
    game.pick("discard", "2OLM18", "2OLM19")
    assert slots(game) == [0, 1, 4]
    game.from_slot("acquire", 4)
    assert (hand(game), actions(game)) == (["3TRO7", "unrest"], 2)


@rule("imperium:routes", "imperium:merchant", "imperium:greeks")
def test_greek_prosperity_counts_merchants_and_routes() -> None:
    def position() -> ImperiumScenario:
        game = empire("1GRE3X").in_play(0, "3MERC1B", "1REG8", "3TRO8", "3TRO6", "1REG3").trading()
        return game.turn().play("1GRE3X")

    assert position().choose(0).resources(0) == supply(materials=4)
    assert position().choose(1).resources(0) == supply(population=4)


@rule("imperium:routes", "imperium:mauryans")
def test_chandragupta_acquires_a_route_and_plays_it() -> None:
    game = at("2MAU18X").slot(4, "3TRO8").zone("nation deck", 0, "2MAU12X").turn().play("2MAU18X").choose(0)
    assert slots(game) == [1, 4]
    game.from_slot("acquire", 4).accept()
    assert (game.cards_in("play"), hand(game), game.cards_in("history")) == (["3TRO8"], ["unrest"], ["2MAU18X"])
    assert (game.resources(0), actions(game)) == (supply(population=2, progress=1), 2)
