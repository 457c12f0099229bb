"""Random games of Imperium over all nations and boxes, to the end: none crashes, none stalls."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import COMMON
from civitas.kernel.playout import playout
from civitas.testing.positions import SOAK, rng_of

GAMES = 10_000 if SOAK else 45
LONGEST = 100_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_by_scoring_or_collapse(seats: int) -> None:
    for seed in range(GAMES // 3):
        box = sorted(COMMON)[seed // 2 % len(COMMON)]
        trade = ("no", "yes")[seed // 3 % 2]
        s = GAME.new(seats, seed, {"replacements": ("yes", "no")[seed % 2], "common": box, "trade_routes": trade})
        playout(s, rng_of("games", seats, seed), LONGEST)
        assert s.over, f"the game {seed} with {seats} seats goes on and on"
        assert s.winners()
