"""The model tester over the proving game, in shares that can run beside each other (DESIGN 11)."""

from __future__ import annotations

import pytest

from civitas.games.proving.game import GAME
from civitas.kernel.origin import Options
from civitas.testing.fuzz import check_bad_input
from civitas.testing.model import check_game
from civitas.testing.positions import POSITIONS

SHARES = 8

# The default game, a short one, one with every card, and a long one with few.
SETTINGS: list[Options] = [{}, {"market": 24, "rounds": 6}, {"market": 24}, {"market": 3, "rounds": 60}]


@pytest.mark.parametrize("share", range(SHARES))
def test_random_positions_keep_every_promise_of_the_contract(share: int) -> None:
    check_game(GAME, POSITIONS // SHARES, options=SETTINGS[share % len(SETTINGS)], seed=share)


@pytest.mark.parametrize("share", range(4))
def test_bad_input_is_refused_in_a_sentence_and_changes_nothing(share: int) -> None:
    check_bad_input(GAME, 50, seed=share)
