"""Random play, inside the compiled kernel because simulations and searches live in it."""

from __future__ import annotations

from mypy_extensions import i64

from civitas.kernel.machine import Machine
from civitas.kernel.rng import Rng


def playout(s: Machine, rng: Rng, limit: int) -> int:
    """Plays random options until the game is over or `limit` choices are made; returns the real decisions made.

    A question with a single option is answered but is no decision.
    """
    decisions: i64 = 0
    left: i64 = limit
    while s.asking and left > 0:
        opts = s.opts
        n: i64 = len(opts)
        left -= 1
        if n == 1:
            s.apply(opts[0])
        else:
            decisions += 1
            s.apply(opts[rng.below(n)])
    return decisions
