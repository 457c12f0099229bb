"""The quick set-up (imperium:quick-setup, 000:928-930).

000 is the Horizons book, a number after the colon its line; C is an entry of the checklist of the facts.
"""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.imperium.codes import FROM_DECK
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    CIVILISED_DECK,
    FAME_DECK,
    KING_OF_KINGS,
    MAIN_DECK,
    MARKET,
    OPEN_ROUTE,
    OPEN_ROUTES,
    REGION_DECK,
    REVEALED,
    SLOT_UNREST,
    SLOTS,
    UNCIVILISED_DECK,
    State,
)
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of
from civitas.testing.rules import rule
from games.imperium.conformance.positions import hand, supply
from games.imperium.scenario import ImperiumScenario, code_of, mixture

SMALL_DECKS = (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)
LAID = (MARKET, *SMALL_DECKS)
SEEDS = range(6)
OLD_BOXES = ["classics", "legends"]
BOXES = [*OLD_BOXES, "horizons"]
SUITS = {"REG", "UNC", "CIV", "TRI"}
# 62 market cards for four, 58 for three, 52 for two; one of each small deck and two of the main deck are in the market.
SIZES = [(2, 5, 32), (3, 6, 35), (4, 7, 36)]
TRADE_SIZES = [(2, 5, 35), (3, 6, 40), (4, 7, 42)]
# No tributary of any box is called like them.
FOREIGN = ("japanese", "magyars", "mayans", "inuit")
# The attacking common cards of the older boxes that are there with two players, as cards.json marks them.
ATTACKS = {
    "classics": {"1CIV4", "1CIV5", "1CIV11", "1CIV15", "1UNC7X"},
    "legends": {"2CIV4", "2CIV5", "2CIV11", "2CIV15", "2TRI3", "2TRI7", "2TRI9X", "2UNC4", "2UNC5X"},
    "horizons": {"3CIV11", "3CIV16", "3CIV17", "3TRI12", "3TRI13", "3UNC5", "3UNC14", "3UNC23", "3UNC25"},
}


def started(seats: int, seed: int = 1, nations: tuple[str, ...] = FOREIGN, **more: str) -> State:
    chosen = {f"nation{seat + 1}": name for seat, name in enumerate(nations[:seats])}
    return GAME.new(seats, seed, {"first": 1, **chosen, **more})


def quick(seats: int, seed: int, **more: str) -> State:
    return started(seats, seed, quick_setup="yes", **more)


def lying(s: State, *zones: int, seat: int = 0) -> list[str]:
    return [code_of(card) for zone in zones for card in s.zone(zone, seat).cards()]


def sizes(s: State, *zones: int, seat: int = 0) -> list[int]:
    return [s.zone(zone, seat).size() for zone in zones]


def groups(codes: list[str]) -> set[str]:
    return {code[1:4] for code in codes}


# Quick set-up: what lies where.


@rule("imperium:quick-setup", "imperium:shared-setup")
@pytest.mark.parametrize(("seats", "small", "main"), SIZES)
@pytest.mark.parametrize("common", BOXES)
def test_the_decks_are_as_large_as_ever_and_of_the_same_cards(common: str, seats: int, small: int, main: int) -> None:
    """000:930, 597, 612: small decks of the usual size, the market laid from them, all from one heap."""
    for seed in SEEDS:
        s = quick(seats, seed, common=common)
        assert sizes(s, MARKET, *SMALL_DECKS, MAIN_DECK) == [5, small, small, small, main]
        usual = started(seats, seed, common=common)
        assert sorted(lying(s, *LAID, MAIN_DECK)) == sorted(lying(usual, *LAID, MAIN_DECK))


@rule("imperium:quick-setup")
@pytest.mark.parametrize("common", BOXES)
def test_every_deck_and_every_slot_gets_every_suit(common: str) -> None:
    """000:930: nothing is sorted by suit. Of 14 to 25 cards of a suit each of 60 decks of 6 has some now and then."""
    decks: dict[int, list[str]] = {deck: [] for deck in (*SMALL_DECKS, MAIN_DECK)}
    slots: list[list[str]] = [[] for _ in range(SLOTS)]
    game = ImperiumScenario()
    for seed in range(60):
        game.state = quick(2, seed, common=common)
        for deck, cards in decks.items():
            cards += lying(game.state, deck)
        for slot, code in enumerate(game.market()):
            slots[slot].append(code)
    for cards in (*decks.values(), *slots):
        assert groups(cards) == SUITS
    # A quarter of the 52 cards are regions (13): of 300 cards about 75, in whichever deck.
    for deck in SMALL_DECKS:
        assert 45 < sum(code[1:4] == "REG" for code in decks[deck]) < 105


@rule("imperium:quick-setup")
@pytest.mark.parametrize("settings", [{}, {"quick_setup": "no"}])
def test_otherwise_the_small_decks_are_sorted(settings: dict[str, str]) -> None:
    for seed in SEEDS:
        s = started(4, seed, **settings)
        assert [groups(lying(s, deck)) for deck in SMALL_DECKS] == [{"REG"}, {"UNC"}, {"CIV"}]
        assert ImperiumScenario(**settings).turn("innovate").from_deck("region").asks()[0] != "small-deck"


@rule("imperium:quick-setup", "imperium:fame")
@pytest.mark.parametrize(("seats", "fame"), [(2, 6), (3, 7), (4, 8)])
@pytest.mark.parametrize("common", BOXES)
def test_fame_is_set_up_as_usual(common: str, seats: int, fame: int) -> None:
    """000:591: fame is no card of the market."""
    for seed in SEEDS:
        s = quick(seats, seed, common=common)
        assert sizes(s, FAME_DECK, KING_OF_KINGS) == [fame, 1]
        assert groups(lying(s, FAME_DECK)) == {"FAM"}
        assert groups(lying(s, *LAID, MAIN_DECK)) == SUITS
        routed = quick(seats, seed, common=common, trade_routes="yes")
        assert sizes(routed, FAME_DECK, KING_OF_KINGS) == [fame + 1, 1]


@rule("imperium:quick-setup", "imperium:trade-routes")
@pytest.mark.parametrize(("seats", "small", "main"), TRADE_SIZES)
@pytest.mark.parametrize("common", BOXES)
def test_an_open_route_lies_under_each_small_deck(common: str, seats: int, small: int, main: int) -> None:
    """C49, 000:604: three open ones; 3, 5 or 6 others come to the main deck, none into a small deck.

    Of the Horizons cards 9 ruthless ones leave for 8 trade-friendly ones: there the main deck is smaller by one.
    """
    main -= common == "horizons"
    for seed in SEEDS:
        s = quick(seats, seed, common=common, trade_routes="yes")
        assert sizes(s, MARKET, *SMALL_DECKS, MAIN_DECK, OPEN_ROUTES) == [5, small, small, small, main, 3]
        under = [s.get(OPEN_ROUTE + slot) - 1 for slot in range(SLOTS)]
        assert under[:2] == [-1, -1]
        assert sorted(under[2:]) == sorted(s.zone(OPEN_ROUTES, 0).cards())
        assert "TRO" not in groups(lying(s, *SMALL_DECKS))
        game = ImperiumScenario()
        game.state = s
        assert "TRO" not in groups(game.market()[2:])
        routes = [code for code in lying(s, MARKET, MAIN_DECK) if code[1:4] == "TRO"]
        assert len(routes) == {2: 3, 3: 5, 4: 6}[seats]


@rule("imperium:quick-setup", "imperium:market")
@pytest.mark.parametrize("trade", ["no", "yes"])
@pytest.mark.parametrize("common", BOXES)
def test_unrest_and_progress_go_by_the_card_not_by_the_slot(common: str, trade: str) -> None:
    """000:614, 616: Unrest under all but regions; progress on those with the banner of civilised cards."""
    game = ImperiumScenario()
    seen = Counter[str]()
    for seed in range(20):
        game.state = quick(3, seed, common=common, trade_routes=trade)
        for slot, code in enumerate(game.market()):
            seen[code[1:4]] += 1
            assert game.state.get(SLOT_UNREST + slot) == (code[1:4] != "REG")
            assert game.market_tokens(slot) == supply(progress=int(code[1:4] == "CIV"))
    assert {*seen} >= SUITS


@rule("imperium:quick-setup", "imperium:low-aggression")
@pytest.mark.parametrize("trade", ["no", "yes"])
@pytest.mark.parametrize("common", BOXES)
def test_with_low_aggression_attacks_are_in_the_main_deck_only(common: str, trade: str) -> None:
    """000:922-924. With Trade Routes the ruthless cards of Horizons are out (000:981)."""
    wanted, main = ATTACKS[common], 32 if trade == "no" else 35
    if (common, trade) == ("horizons", "yes"):
        wanted, main = set(), 34
    for seed in SEEDS:
        s = quick(2, seed, common=common, low_aggression="yes", trade_routes=trade)
        assert wanted <= {*lying(s, MAIN_DECK)}
        assert not wanted & {*lying(s, *LAID)}
        assert sizes(s, MARKET, *SMALL_DECKS, MAIN_DECK) == [5, 5, 5, 5, main]
    laid = {code for seed in range(40) for code in lying(quick(2, seed, common=common), *LAID)}
    assert ATTACKS[common] <= laid


@rule("imperium:quick-setup", "imperium:low-aggression")
def test_with_low_aggression_the_other_suits_are_mixed() -> None:
    games = [quick(2, seed, low_aggression="yes") for seed in range(30)]
    for deck in SMALL_DECKS:
        assert groups([code for s in games for code in lying(s, deck)]) == SUITS


# Quick set-up: breaking through by the decks (C4).

SUIT_WORDS = ["region", "uncivilised", "civilised", "tributary"]
OF_SUIT = {"region": "1REG", "uncivilised": "1UNC", "civilised": "1CIV", "tributary": "1TRI"}
SMALL_NAMES = ["civilised deck", "uncivilised deck", "region deck"]
FIRST_SLOT = 2
EVERY_SUIT = ("1REG3", "1CIV2", "1TRI4", "1UNC9", "1TRI2", "1UNC3", "1REG8", "1CIV10")
NO_SUIT = {
    "region": ("1UNC9", "1CIV10"),
    "uncivilised": ("1REG3", "1CIV10"),
    "civilised": ("1REG3", "1UNC9"),
    "tributary": ("1REG3", "1UNC9"),
}


def mixed(small: dict[str, tuple[str, ...]], main: tuple[str, ...] = EVERY_SUIT) -> ImperiumScenario:
    """A table with mixed decks and no card in the market; small decks that are not named are empty."""
    game = ImperiumScenario(quick_setup="yes").zone("main deck", 0, *main)
    for name in SMALL_NAMES:
        game.zone(name, 0, *small.get(name, ()))
    return game.turn("innovate")


@rule("imperium:quick-setup", "imperium:break-through")
@pytest.mark.parametrize("suit", SUIT_WORDS)
@pytest.mark.parametrize("name", SMALL_NAMES)
def test_the_first_card_of_the_suit_in_the_deck_named_is_taken(name: str, suit: str) -> None:
    """C4, 000:237: turned over from the top until a card of the suit comes; the others are shuffled back.

    That of EVERY_SUIT nearer to its end is nearer to the top.
    """
    for other in range(2):
        small = dict.fromkeys(SMALL_NAMES, EVERY_SUIT[other:] + EVERY_SUIT[:other])
        game = mixed(small).from_deck(suit)
        assert game.asks() == ("small-deck", 0)
        game.answer("small-deck", FIRST_SLOT + SMALL_NAMES.index(name))
        taken = [code for code in small[name] if code.startswith(OF_SUIT[suit])][-1]
        assert hand(game) == [taken]
        assert sorted(game.cards_in(name)) == sorted({*EVERY_SUIT} - {taken})
        for rest in {*SMALL_NAMES} - {name}:
            assert tuple(game.cards_in(rest)) == small[rest]
        assert tuple(game.cards_in("main deck")) == EVERY_SUIT
        assert lying(game.state, REVEALED) == []


@rule("imperium:quick-setup", "imperium:break-through")
def test_what_was_turned_over_lies_anywhere_in_the_deck_afterwards() -> None:
    lasts = set()
    for seed in range(30):
        game = ImperiumScenario(seed=seed, quick_setup="yes").zone("region deck", 0, *EVERY_SUIT)
        game.turn("innovate").from_deck("region").answer("small-deck", 4)
        lasts.add(game.cards_in("region deck")[-1])
    assert len(lasts) > 4


@rule("imperium:quick-setup", "imperium:break-through")
def test_everybody_sees_what_is_turned_over_and_nothing_below_it() -> None:
    game = mixed(dict.fromkeys(SMALL_NAMES, EVERY_SUIT)).from_deck("uncivilised").answer("small-deck", 4)
    assert hand(game) == ["1UNC3"]
    for viewer in (0, 1, None):
        zone = next(each for each in GAME.view(game.state, viewer).zones if each.name == "region deck")
        assert (zone.cards, zone.placed) == (None, [])
        assert sorted(code_of(card) for card in zone.here) == ["1CIV10", "1REG8"]


@rule("imperium:quick-setup", "imperium:break-through")
def test_a_card_of_two_suits_is_found_as_either() -> None:
    """000:574: in play it counts as both; 1UNC15 is uncivilised and civilised."""
    for suit in ("uncivilised", "civilised"):
        game = mixed(dict.fromkeys(SMALL_NAMES, ("1CIV10", "1UNC9", "1UNC15", "1REG3")))
        assert hand(game.from_deck(suit).answer("small-deck", 3)) == ["1UNC15"]


@rule("imperium:quick-setup", "imperium:break-through")
@pytest.mark.parametrize("empty", SMALL_NAMES)
def test_an_empty_deck_is_not_offered(empty: str) -> None:
    game = mixed({name: EVERY_SUIT for name in SMALL_NAMES if name != empty}).from_deck("tributary")
    assert game.asks() == ("small-deck", 0)
    wanted = [FIRST_SLOT + i for i, name in enumerate(SMALL_NAMES) if name != empty]
    assert list(game.state.options) == wanted


@rule("imperium:quick-setup", "imperium:break-through")
@pytest.mark.parametrize("only", SMALL_NAMES)
def test_the_only_deck_left_is_searched(only: str) -> None:
    game = mixed({only: EVERY_SUIT}).from_deck("tributary")
    assert hand(game) == ["1TRI2"]
    assert sorted(game.cards_in(only)) == sorted({*EVERY_SUIT} - {"1TRI2"})
    assert tuple(game.cards_in("main deck")) == EVERY_SUIT


@rule("imperium:quick-setup", "imperium:break-through")
@pytest.mark.parametrize("suit", SUIT_WORDS)
def test_without_small_decks_the_main_deck_is_searched(suit: str) -> None:
    game = mixed({}).from_deck(suit)
    taken = [code for code in EVERY_SUIT if code.startswith(OF_SUIT[suit])][-1]
    assert hand(game) == [taken]
    assert sorted(game.cards_in("main deck")) == sorted({*EVERY_SUIT} - {taken})


@rule("imperium:quick-setup", "imperium:break-through")
@pytest.mark.parametrize("suit", SUIT_WORDS)
def test_a_deck_without_the_suit_sends_one_on_to_the_main_deck(suit: str) -> None:
    """C4: not to the other small decks, though they have such cards."""
    others = {"civilised deck": EVERY_SUIT, "region deck": EVERY_SUIT, "uncivilised deck": NO_SUIT[suit]}
    game = mixed(others).from_deck(suit).answer("small-deck", 3)
    taken = [code for code in EVERY_SUIT if code.startswith(OF_SUIT[suit])][-1]
    assert hand(game) == [taken]
    assert sorted(game.cards_in("main deck")) == sorted({*EVERY_SUIT} - {taken})
    assert tuple(game.cards_in("civilised deck")) == tuple(game.cards_in("region deck")) == EVERY_SUIT
    assert sorted(game.cards_in("uncivilised deck")) == sorted(NO_SUIT[suit])
    assert game.resources(0) == supply()


@rule("imperium:quick-setup", "imperium:break-through")
@pytest.mark.parametrize("suit", SUIT_WORDS)
def test_where_there_is_no_such_card_two_progress_are_gained(suit: str) -> None:
    others = {"civilised deck": EVERY_SUIT, "region deck": EVERY_SUIT, "uncivilised deck": NO_SUIT[suit]}
    game = mixed(others, main=NO_SUIT[suit]).from_deck(suit).answer("small-deck", 3)
    assert (hand(game), game.resources(0)) == ([], supply(progress=2))
    assert sorted(game.cards_in("main deck")) == sorted(NO_SUIT[suit])


@rule("imperium:quick-setup", "imperium:break-through")
def test_a_card_of_the_market_is_broken_through_for_without_any_deck() -> None:
    """000:236: its Unrest goes back; its slot is filled from its own small deck, whatever card comes."""
    game = ImperiumScenario(quick_setup="yes").zone("region deck", 0, "1CIV10", "1TRI2").slot(4, "1TRI4")
    before = game.state.unrest_left()
    game.turn("innovate").from_slot("break-through", 4)
    assert (hand(game), game.market()[4], game.cards_in("region deck")) == (["1TRI4"], "1TRI2", ["1CIV10"])
    assert (game.state.get(SLOT_UNREST + 4), game.state.unrest_left()) == (1, before)


@rule("imperium:quick-setup", "imperium:trade-routes", "imperium:break-through")
def test_a_trade_route_is_searched_in_the_main_deck_only() -> None:
    """3TRI6 breaks through for a trade route."""
    game = ImperiumScenario(quick_setup="yes", trade_routes="yes").hand(0, "3TRI6")
    for name in SMALL_NAMES:
        game.zone(name, 0, *EVERY_SUIT)
    game.zone("main deck", 0, "3TRO3", "1UNC9", "3TRO8", "1CIV8").turn().play("3TRI6")
    if game.asks()[0] == "break-through":
        game.from_deck("trade route")
    assert (game.asks()[0], hand(game)) == ("activate", ["3TRO8"])
    assert sorted(game.cards_in("main deck")) == ["1CIV8", "1UNC9", "3TRO3"]
    assert all(tuple(game.cards_in(name)) == EVERY_SUIT for name in SMALL_NAMES)


@rule("imperium:quick-setup", "imperium:trade-routes", "imperium:break-through")
def test_a_deck_of_which_only_the_open_route_is_left_is_not_offered() -> None:
    """000:1465: the route under a deck is no card of it; the slot is filled with it."""
    game = ImperiumScenario(quick_setup="yes", trade_routes="yes").zone("region deck", 0).slot(4, "1REG3")
    route = code_of(game.state.get(OPEN_ROUTE + 4) - 1)
    game.turn("innovate").from_deck("uncivilised")
    assert (game.asks()[0], list(game.state.options)) == ("small-deck", [2, 3])
    game = ImperiumScenario(quick_setup="yes", trade_routes="yes").zone("region deck", 0).slot(4, "1REG3")
    assert game.turn("innovate").from_slot("break-through", 4).market()[4] == route


@rule("imperium:quick-setup", "imperium:trade-routes", "imperium:innovate")
def test_innovating_offers_the_four_suits_and_no_route() -> None:
    """000:700."""
    game = ImperiumScenario(quick_setup="yes", trade_routes="yes").slot(1, "3TRO8").turn("innovate")
    assert list(game.state.options) == [FROM_DECK + suit for suit in (1, 2, 4, 8)]


@rule("imperium:quick-setup", "imperium:break-through")
def test_a_kind_that_is_no_suit_is_searched_in_the_main_deck_only() -> None:
    """2FAM8 breaks through for a card with variable points, as 1CIV12 and 1TRI9 have."""
    game = ImperiumScenario(quick_setup="yes").hand(0, "2FAM8")
    for name in SMALL_NAMES:
        game.zone(name, 0, "1CIV12", "1TRI9", "1REG3")
    game.zone("main deck", 0, "1CIV12", "1REG8", "1TRI9", "1REG3").turn().play("2FAM8")
    if game.asks()[0] == "break-through":
        game.answer("break-through", game.state.options[0])
    assert (game.asks()[0], hand(game)) == ("activate", ["1TRI9"])
    assert all(game.cards_in(name) == ["1CIV12", "1TRI9", "1REG3"] for name in SMALL_NAMES)


@rule("imperium:quick-setup")
@pytest.mark.parametrize("common", BOXES)
def test_whole_games_with_mixed_decks_end(common: str) -> None:
    asked = Counter[str]()
    for seed in range(6):
        s = GAME.new(2 + seed % 3, seed, mixture(seed) | {"quick_setup": "yes", "common": common})
        rng = rng_of("quick", seed)
        while (question := s.question) is not None:
            asked[question.kind] += 1
            playout(s, rng, 1)
        assert len(s.scores()) == s.seats
    assert asked["small-deck"]
