"""Random games of Imperium over all nations, boxes and Trade Routes, to the end: none crashes, none stalls."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.kernel.playout import playout
from civitas.testing.positions import SOAK, rng_of

from .scenario import mixture

GAMES = 10_000 if SOAK else 45
LONGEST = 100_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_by_scoring_or_collapse(seats: int) -> None:
    for seed in range(GAMES // 3):
        s = GAME.new(seats, seed, mixture(seed))
        playout(s, rng_of("games", seats, seed), LONGEST)
        assert s.over, f"the game {seed} with {seats} seats goes on and on"
        assert s.winners()
