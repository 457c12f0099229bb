"""Random games of Mare Nostrum, to the end: none crashes, none stalls."""

from __future__ import annotations

import pytest

from civitas.games.mare.game import GAME
from civitas.games.mare.state import WON
from civitas.kernel.playout import playout
from civitas.testing.positions import SOAK, rng_of

GAMES = 10_000 if SOAK else 30
ROUNDS = 60
LONGEST = 200_000


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_by_a_victory_or_at_the_cap(seats: int) -> None:
    for seed in range(GAMES // 3):
        s = GAME.new(seats, seed, {"rounds": ROUNDS, "tiles": ("five", "all")[seed % 2]})
        playout(s, rng_of("games", seats, seed), LONGEST)
        assert s.over, f"the game {seed} with {seats} seats goes on and on"
        assert s.winners() == [seat for seat in range(seats) if s.get(WON + seat)]
