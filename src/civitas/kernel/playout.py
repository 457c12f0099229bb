"""Random play. Compiled: simulations and searches live in it."""

from __future__ import annotations

from mypy_extensions import i64

from civitas.kernel.machine import Machine
from civitas.kernel.node import NEVER
from civitas.kernel.rng import Rng


def left_to_chance(opts: list[int], gives_up: int) -> int:
    """How many of the options, from the first on, somebody may take who plays at random: not giving up the game."""
    n = len(opts)
    return n - 1 if n > 1 and opts[n - 1] == gives_up else n


def playout(s: Machine, rng: Rng, limit: int) -> int:
    """Plays random options until the game is over or `limit` choices are made; returns the real decisions made.

    A question with a single option is answered but is no decision.
    """
    gives_up = s.book.gives_up
    can_give_up = gives_up != NEVER
    decisions: i64 = 0
    left: i64 = limit
    while left > 0 and not s.over:
        left -= 1
        opts = s.opts
        n: i64 = left_to_chance(opts, gives_up) if can_give_up else len(opts)
        if n == 1:
            s.apply(opts[0])
        else:
            decisions += 1
            s.apply(opts[rng.below(n)])
    return decisions
