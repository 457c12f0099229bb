"""Positions to ask bots about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import civitas
from bots.highcard import GAME as HIGHCARD
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.rng import Rng

PROVING: Game[Any] = civitas.game("proving")
GAMES: dict[str, Game[Any]] = {"proving": PROVING, "highcard": HIGHCARD}


def decisions(game: Game[Any], seats: int, seed: int, every: int = 1) -> Iterator[Machine]:
    """Every so many decisions of a random game, the state as it is asked."""
    s: Machine = game.new(seats, seed)
    rng = Rng()
    rng.seed(seed)
    count = 0
    while s.asking:
        if len(s.options) > 1:
            count += 1
            if count % every == 0:
                yield s.copy()
        s.choose(s.options[rng.below(len(s.options))])


def tables(name: str) -> Iterator[Machine]:
    """Positions of several games with two to four seats; of the long game fewer from each."""
    for seats in (2, 3, 4):
        for seed in range(2):
            yield from decisions(GAMES[name], seats, seed, every=17 if name == "proving" else 2)
