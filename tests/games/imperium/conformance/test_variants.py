"""The variants of the books (imperium:variants, 000:916-936)."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.games.imperium.cards import CODES, FLAGS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.state import (
    ATTACK,
    CIVILISED_DECK,
    FAME_DECK,
    HAND,
    MAIN_DECK,
    MARKET,
    REGION_DECK,
    UNCIVILISED_DECK,
    State,
)
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of
from civitas.testing.rules import rule

LAID = (MARKET, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK)
# The ruthless common cards of Horizons, as cards.json marks them.
RUTHLESS = {"3CIV11", "3CIV16", "3CIV17", "3TRI12", "3TRI13", "3UNC5", "3UNC14", "3UNC23", "3UNC25"}


def started(common: str, seats: int, seed: int = 1, **more: str) -> State:
    nations = {f"nation{seat + 1}": name for seat, name in enumerate(("romans", "persians", "greeks", "celts")[:seats])}
    return GAME.new(seats, seed, {"common": common, "first": 1, **nations, **more})


def lying(s: State, *zones: int) -> list[str]:
    return [CODES[card] for zone in zones for card in s.zone(zone, 0).cards()]


@rule("imperium:low-aggression")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("common", ["classics", "legends"])
def test_attacks_of_the_older_boxes_come_out_of_the_main_deck_only(common: str, seats: int) -> None:
    """000:926: all attacking cards are set aside, and shuffled into the main deck once the market lies (000:924)."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        s = started(common, seats, seed, low_aggression="yes")
        assert not [card for zone in LAID for card in s.zone(zone, 0).cards() if FLAGS[card] & ATTACK]
        seen.update(card for card in lying(s, MAIN_DECK) if FLAGS[CODES.index(card)] & ATTACK)
        usual = started(common, seats, seed)
        assert sorted(lying(s, *LAID, MAIN_DECK)) == sorted(lying(usual, *LAID, MAIN_DECK))
        assert [s.zone(zone, 0).size() for zone in LAID] == [usual.zone(zone, 0).size() for zone in LAID]
    assert seen
    assert set(seen.values()) == {8}, "every attacking card is in the main deck every time"


@rule("imperium:low-aggression")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_horizons_the_ruthless_cards_come_late_and_other_attacks_as_usual(seats: int) -> None:
    """000:922: the cards with the ruthless sign, not all attacking ones."""
    for seed in range(8):
        s = started("horizons", seats, seed, low_aggression="yes")
        assert not RUTHLESS & {*lying(s, *LAID)}
        assert {*lying(s, MAIN_DECK)} & RUTHLESS == {
            *lying(started("horizons", seats, seed), *LAID, MAIN_DECK)
        } & RUTHLESS


@rule("imperium:low-aggression", "imperium:trade-routes")
def test_with_trade_routes_and_horizons_low_aggression_changes_nothing() -> None:
    """Ruthless cards are out already (000:976)."""
    usual = started("horizons", 2, trade_routes="yes")
    low = started("horizons", 2, trade_routes="yes", low_aggression="yes")
    assert lying(low, *LAID, MAIN_DECK, FAME_DECK) == lying(usual, *LAID, MAIN_DECK, FAME_DECK)


@rule("imperium:precious-cards")
def test_no_card_is_discarded_in_the_clean_up_where_cards_are_precious() -> None:
    """000:936; the hand of those who revolt stays and is filled up."""
    asked: Counter[str] = Counter()
    for seed in range(4):
        s = started("classics", 2, seed, precious_cards="yes")
        rng = rng_of("precious", seed)
        while s.asking:
            asked[s.asker().kind] += 1
            playout(s, rng, 1)
    assert asked["clean-up-token"]
    assert not asked["discard-any"]


@rule("imperium:precious-cards", "imperium:clean-up")
def test_otherwise_a_player_may_discard_in_the_clean_up() -> None:
    s = started("classics", 2)
    kept = sorted(s.zone(HAND, 0).cards())
    s.choose(3)
    while s.asker().kind != "discard-any":
        s.choose(s.options[0])
    assert sorted(s.zone(HAND, 0).cards()) == kept
