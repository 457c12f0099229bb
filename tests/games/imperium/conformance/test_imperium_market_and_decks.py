"""The market, read afresh from the books: where Unrest lies and which deck fills which slot.

000 is the Horizons book, 004 that of Classics and Legends, a number after the colon its line. The icons lost in those
lines are proved by the cards 2CIV8 Cartography and 3FAM5 Canny, and by the counts of the cards.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from civitas.games.imperium.cards import BANNER, CODES, SUITS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import number
from civitas.games.imperium.state import GADGET, REGION, SLOT, SLOT_UNREST, SLOTS, UNREST_PILE, State
from civitas.testing.rules import rule
from games.imperium.scenario import ImperiumScenario, code_of

SEEDS = range(1, 25)
QUIET_NATIONS = ("romans", "greeks", "persians", "macedonians")  # none of them brings Unrest to the pile
FIRST_MAIN, SECOND_MAIN, CIVILISED_SLOT, UNCIVILISED_SLOT, REGION_SLOT = range(5)
MARKET = ("1UNC6", "1TRI2", "1CIV2", "1UNC3", "1REG5")


def new_game(seats: int, seed: int) -> State:
    return GAME.new(seats, seed, {f"nation{seat + 1}": QUIET_NATIONS[seat] for seat in range(seats)})


def market(s: State) -> list[str]:
    """The codes of the market cards; nothing where a slot is empty."""
    cards = [s.get(SLOT + slot) - 1 for slot in range(SLOTS)]
    return [code_of(card) if card >= 0 else "" for card in cards]


def group(code: str) -> str:
    """CIV, UNC, REG or TRI: the colour of the banner, as the printed number tells it."""
    return code[1:4]


def unrest_under(s: State) -> list[int]:
    return [s.get(SLOT_UNREST + slot) for slot in range(SLOTS)]


def due(codes: list[str]) -> list[int]:
    """The Unrest that ought to lie under these market cards."""
    return [0 if code == "" or group(code) == "REG" else 1 for code in codes]


def table() -> ImperiumScenario:
    """A market as the books want it, with 8 Unrest left in the pile."""
    game = ImperiumScenario().unrest_left(8)
    for slot, code in enumerate(MARKET):
        game.slot(slot, code)
    return game


def acquire_first(top_of_main_deck: str) -> ImperiumScenario:
    """Armenians acquire the uncivilised card of the first slot, and this card takes its place."""
    game = table().hand(0, "1TRI1").zone("main deck", 0, "1CIV5", top_of_main_deck)
    return game.turn().play("1TRI1").from_slot("acquire", FIRST_MAIN)


def exile(slot: int, **decks: tuple[str, ...]) -> ImperiumScenario:
    """Forest exiles the card of a slot; the decks named hold just these cards, bottom first."""
    game = table().hand(0, "1REG6")
    for name, codes in decks.items():
        game.zone(f"{name} deck", 0, *codes)
    return game.turn().play("1REG6").from_slot("exile-market", slot)


def swap(slot: int, code: str, **tokens: int) -> ImperiumScenario:
    """Lighthouse swaps the card of a slot with this exiled one."""
    game = table().in_play(0, "1GRE9").in_state(0, "empire").exile("1TRI4", "1REG7", "1CIV8")
    game.slot(slot, MARKET[slot], **tokens)
    return game.turn().use("1GRE9").from_slot("swap-out", slot).card("swap-in", code)


@pytest.fixture
def eco_bubble() -> Iterator[str]:
    """3MRT9, a gadget that is a region, lent to the tables of the cards for one test."""
    n = number("3MRT9")
    before = CODES[n], SUITS[n], BANNER[n]
    CODES[n], SUITS[n], BANNER[n] = "3MRT9", GADGET | REGION, GADGET
    yield "3MRT9"
    CODES[n], SUITS[n], BANNER[n] = before


# Unrest under the market.


@rule("imperium:market")
@pytest.mark.parametrize(("seats", "common"), [(2, 8), (3, 10), (4, 12)])
def test_at_set_up_one_unrest_lies_under_every_market_card_but_regions(seats: int, common: int) -> None:
    """004:224 names three suits, 000:612 excepts one; 3FAM5 says which: the region."""
    from_main: set[str] = set()
    for seed in SEEDS:
        s = new_game(seats, seed)
        codes = market(s)
        from_main |= {group(code) for code in codes[:2]}
        assert unrest_under(s) == due(codes), f"seed {seed}: {codes}"
        assert s.zone(UNREST_PILE, 0).size() == common - sum(due(codes))
    assert {"TRI", "REG"} <= from_main


@rule("imperium:market")
def test_at_set_up_a_progress_token_lies_on_every_civilised_card_and_on_no_other() -> None:
    """000:614, 004:225: the banner decides, so a card of both cultures, which is uncivilised then, has none."""
    for seed in SEEDS:
        game = ImperiumScenario()
        game.state = new_game(3, seed)
        for slot, code in enumerate(game.market()):
            laid = game.market_tokens(slot)
            assert laid == {"materials": 0, "population": 0, "progress": int(group(code) == "CIV"), "goods": 0}, code


@rule("imperium:acquire", "imperium:market")
@pytest.mark.parametrize(
    ("top", "unrest"),
    [("1REG7", 0), ("1TRI4", 1), ("1UNC4", 1), ("1CIV8", 1), ("1UNC15", 1), ("3TRO8", 1), ("3MRT11", 1)],
)
def test_after_acquiring_the_new_card_gets_an_unrest_unless_it_is_a_region(top: str, unrest: int) -> None:
    """000:1461, 004:434; a card of two suits has one Unrest, a trade route has one (000:1007)."""
    game = acquire_first(top)
    assert game.market()[FIRST_MAIN] == top
    assert unrest_under(game.state)[FIRST_MAIN] == unrest
    assert game.state.unrest_left() == 8 - unrest
    assert sorted(game.cards_in("hand")) == ["1UNC6", "unrest"]


@rule("imperium:exile", "imperium:market")
def test_a_region_in_the_second_slot_has_no_unrest_and_a_tributary_there_has_one() -> None:
    """000:1461, 2041: any suit may come to a slot of the main deck, and the suit alone decides."""
    for top, unrest in (("1REG7", 0), ("1TRI4", 1)):
        game = exile(SECOND_MAIN, main=("1CIV5", top))
        assert (game.market()[SECOND_MAIN], unrest_under(game.state)[SECOND_MAIN]) == (top, unrest)


@rule("imperium:acquire")
def test_acquiring_a_tributary_takes_the_unrest_under_it() -> None:
    """000:232, 1459: what lies under the card comes along, and under a tributary one lies from the set-up on."""
    seed = next(seed for seed in range(1, 200) if group(market(new_game(2, seed))[FIRST_MAIN]) == "TRI")
    game = ImperiumScenario()
    game.state = new_game(2, seed)
    tributary = game.market()[FIRST_MAIN]
    seat = game.state.turn
    game.hand(seat, "1CIV15").in_state(seat, "empire").turn().play("1CIV15").from_slot("acquire", FIRST_MAIN)
    assert sorted(game.cards_in("hand", seat)) == sorted([tributary, "unrest"])


@rule("imperium:exile", "imperium:market")
@pytest.mark.parametrize(("top", "unrest"), [("1REG7", 0), ("1TRI4", 1), ("1UNC4", 1), ("1CIV8", 1)])
def test_exiling_returns_the_unrest_and_the_new_card_gets_one_unless_it_is_a_region(top: str, unrest: int) -> None:
    """000:1578, 004:506."""
    game = exile(SECOND_MAIN, main=("1CIV5", top))
    assert game.cards_in("exile") == ["1TRI2"]
    assert game.market()[SECOND_MAIN] == top
    assert unrest_under(game.state)[SECOND_MAIN] == unrest
    assert game.state.unrest_left() == 8 + 1 - unrest


@rule("imperium:swap", "imperium:market")
def test_a_region_swapped_into_the_market_sends_the_unrest_back_to_the_pile() -> None:
    """004:510: a swap exiles as usual, and the card that comes gets an Unrest only if it is no region."""
    game = swap(SECOND_MAIN, "1REG7")
    assert game.market()[SECOND_MAIN] == "1REG7"
    assert unrest_under(game.state) == [1, 0, 1, 1, 0]
    assert game.state.unrest_left() == 9


@rule("imperium:swap", "imperium:market")
@pytest.mark.parametrize("code", ["1TRI4", "1CIV8"])
def test_a_card_that_is_no_region_swapped_in_for_a_region_gets_an_unrest(code: str) -> None:
    """004:510."""
    game = swap(REGION_SLOT, code)
    assert game.market()[REGION_SLOT] == code
    assert unrest_under(game.state) == [1, 1, 1, 1, 1]
    assert game.state.unrest_left() == 7


@rule("imperium:swap")
def test_a_region_swapped_in_for_a_region_leaves_the_pile_as_it_is() -> None:
    """004:510."""
    game = swap(REGION_SLOT, "1REG7")
    assert unrest_under(game.state) == [1, 1, 1, 1, 0]
    assert game.state.unrest_left() == 8


@rule("imperium:swap")
def test_tokens_stay_in_the_slot_when_its_card_is_swapped() -> None:
    """004:512."""
    game = swap(SECOND_MAIN, "1REG7", progress=2, materials=1)
    assert game.market_tokens(SECOND_MAIN) == {"materials": 1, "population": 0, "progress": 2, "goods": 0}


@rule("imperium:acquire", "imperium:exile")
@pytest.mark.parametrize(("code", "unrest"), [("1TRI4", 1), ("1UNC4", 1), ("1CIV8", 1), ("1REG7", 0)])
def test_whoever_acquires_from_exile_takes_an_unrest_unless_the_card_is_a_region(code: str, unrest: int) -> None:
    """000:1467, 1582, 2042; 2CIV8 says it of a tributary."""
    game = table().hand(0, "2ART3").exile("1TRI4", "1UNC4", "1CIV8", "1REG7")
    game.turn().play("2ART3").from_exile(code)
    assert sorted(game.cards_in("hand")) == [code] + ["unrest"] * unrest
    assert game.state.unrest_left() == 8 - unrest


@rule("imperium:break-through", "imperium:market")
def test_breaking_through_for_a_market_tributary_returns_its_unrest_and_a_region_in_its_place_gets_none() -> None:
    """004:558."""
    game = table().hand(0, "1UNC20").has(0, materials=3).zone("main deck", 0, "1CIV5", "1REG7")
    game.turn().play("1UNC20").from_slot("break-through", SECOND_MAIN)
    assert game.cards_in("hand") == ["1TRI2"]
    assert unrest_under(game.state) == [1, 0, 1, 1, 0]
    assert game.state.unrest_left() == 9


@rule("imperium:break-through", "imperium:market")
def test_breaking_through_lays_an_unrest_under_a_tributary_that_fills_the_slot() -> None:
    """004:558: one returns and one is laid, so the pile is as before."""
    game = table().hand(0, "1UNC20").has(0, materials=3).zone("main deck", 0, "1CIV5", "1TRI4")
    game.turn().play("1UNC20").from_slot("break-through", SECOND_MAIN)
    assert game.cards_in("hand") == ["1TRI2"]
    assert unrest_under(game.state) == [1, 1, 1, 1, 0]
    assert game.state.unrest_left() == 8


@rule("imperium:market")
def test_a_gadget_that_is_a_region_gets_no_unrest_from_the_main_deck(eco_bubble: str) -> None:
    """3MRT9 has both suits, and a region is exempt whatever else it is."""
    game = acquire_first(eco_bubble)
    assert game.market()[FIRST_MAIN] == eco_bubble
    assert unrest_under(game.state)[FIRST_MAIN] == 0
    assert game.state.unrest_left() == 8


@rule("imperium:swap")
def test_a_gadget_swapped_into_the_market_has_an_unrest_only_if_it_is_no_region(eco_bubble: str) -> None:
    """3MRT17 swaps a gadget with a market card of its suit: 3MRT9 with a region, 3MRT11 with an uncivilised card."""
    for gadget, slot, unrest in ((eco_bubble, REGION_SLOT, 0), ("3MRT11", UNCIVILISED_SLOT, 1)):
        game = table().in_play(0, "3MRT17").in_state(0, "empire").hand(0, gadget)
        game.turn().use("3MRT17")
        if game.asks()[0] == "swap-market":
            game.pick("swap-market", gadget, zone=slot)
        assert game.market()[slot] == gadget
        assert unrest_under(game.state)[slot] == unrest
        assert game.state.unrest_left() == 8


@rule("imperium:market")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_through_a_game_regions_and_only_regions_lie_in_the_market_without_unrest(seats: int) -> None:
    """000:232, at every question of games played at random."""
    for seed in range(1, 4):
        s = new_game(seats, seed)
        pick = random.Random(seed)
        for _ in range(400):
            if s.over:
                break
            codes = market(s)
            assert unrest_under(s) == due(codes), f"seed {seed}: {codes}"
            s.choose(pick.choice(list(s.options)))


# Which deck fills which slot.


@rule("imperium:market")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_market_is_laid_main_main_civilised_uncivilised_region(seats: int) -> None:
    """000:606: the civilised deck is next to the main deck; 000:595-602 lay the decks from the far end."""
    for seed in SEEDS:
        codes = market(new_game(seats, seed))
        assert [group(code) for code in codes[2:]] == ["CIV", "UNC", "REG"]


FULL = {"main": ("1TRI1", "1TRI4"), "civilised": ("1CIV5", "1CIV8"), "uncivilised": ("1UNC5", "1UNC4")}


@rule("imperium:market", "imperium:exile")
@pytest.mark.parametrize(
    ("slot", "new"),
    [
        (FIRST_MAIN, "1TRI4"),
        (SECOND_MAIN, "1TRI4"),
        (CIVILISED_SLOT, "1CIV8"),
        (UNCIVILISED_SLOT, "1UNC4"),
        (REGION_SLOT, "1REG7"),
    ],
)
def test_each_slot_is_filled_from_its_own_deck(slot: int, new: str) -> None:
    """000:1461, 1578: the first two from the main deck, then civilised, uncivilised, region."""
    game = exile(slot, **FULL, region=("1REG8", "1REG7"))
    assert game.market() == [*MARKET[:slot], new, *MARKET[slot + 1 :]]


@rule("imperium:market", "imperium:acquire")
@pytest.mark.parametrize(
    ("slot", "deck"), [(CIVILISED_SLOT, "civilised"), (UNCIVILISED_SLOT, "uncivilised"), (REGION_SLOT, "region")]
)
def test_a_slot_whose_small_deck_has_run_out_is_filled_from_the_main_deck(slot: int, deck: str) -> None:
    """000:1461, 2040-2041: then any suit may lie in any slot, here a tributary, with Unrest under it."""
    decks = {**FULL, "region": ("1REG8", "1REG7"), deck: ()}
    game = exile(slot, **decks)
    assert game.market()[slot] == "1TRI4"
    assert unrest_under(game.state)[slot] == 1
    assert game.cards_in("main deck") == ["1TRI1"]
