"""One seat alone has the table of two players, and nobody else does anything (000:902-914)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import nation_of, playable_nations
from civitas.games.imperium.state import (
    CIVILISED_DECK,
    EXILE,
    FAME_DECK,
    MAIN_DECK,
    MARKET,
    REGION_DECK,
    SLOT_UNREST,
    SLOTS,
    UNCIVILISED_DECK,
    UNREST_PILE,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.testing.positions import pick, rng_of
from civitas.testing.rules import rule

NATIONS = {nation.name: nation.needs_trade_routes for nation in playable_nations()}


def alone(nation: str, seed: int) -> State:
    return GAME.new(1, seed, {"nation1": nation, "trade_routes": "yes" if NATIONS[nation] else "no"})


@rule("imperium:shared-setup", "imperium:training")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_table_of_one_is_that_of_two(nation: str) -> None:
    """000:906: the shared set-up for 2 players: 8 Unrest, 6 fame cards, small decks of 6, a main deck of 34.

    The Unrest a nation adds to the pile comes to the 8. With Trade Routes (000:604, 980-982) there is one fame card
    more, and of the 8 routes for 2 players 3 lie open, 2 are gone, 3 are in the main deck. Of the main deck 15 cards
    are then exiled (000:907).
    """
    s = alone(nation, 5)
    sizes = [s.zone(deck, 0).size() for deck in (FAME_DECK, REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, MAIN_DECK)]
    assert sizes == ([7, 5, 5, 5, 20] if NATIONS[nation] else [6, 5, 5, 5, 17])
    assert s.zone(EXILE, 0).size() == 15
    assert s.zone(MARKET, 0).size() == SLOTS
    own = nation_of(s, 0).unrest_for_pile.get(2, 0)
    assert s.unrest_left() + sum(s.get(SLOT_UNREST + slot) for slot in range(SLOTS)) == 8 + own
    assert s.zone(UNREST_PILE, 0).size() < 8 + own


@rule("imperium:training")
@pytest.mark.parametrize("nation", NATIONS)
def test_a_game_alone_goes_on_to_its_end_and_is_saved_and_replayed(nation: str) -> None:
    s = alone(nation, 7)
    rng = rng_of("alone", nation)
    while s.asking:
        assert s.asked == s.turn == 0
        s.choose(pick(s, rng))
        if s.choices % 50 == 0:
            assert GAME.from_json(s.to_json()).key() == s.key()
    assert (s.winners(), len(s.scores())) == ([0], 1)


def test_no_more_nations_than_seats_are_taken() -> None:
    with pytest.raises(OptionError, match="There are 1 seats, so seat 2 cannot play celts"):
        GAME.new(1, 1, {"nation2": "celts"})
    with pytest.raises(OptionError, match="imperium is for 1 to 4 seats; 0 is not possible"):
        GAME.new(0, 1)
