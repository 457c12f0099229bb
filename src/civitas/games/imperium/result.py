"""Who wins: the points of all seats, the automaton's too (imperium:scoring, imperium:automaton-scoring).

Compiled: bots ask for it at every step.
"""

from __future__ import annotations

from civitas.games.imperium.automaton.scoring import automaton_score
from civitas.games.imperium.scoring import score, spared, unrest_of, wins_by_collapse
from civitas.games.imperium.state import COLLAPSED, State
from civitas.kernel.machine import NO_SEAT


def points(s: State, seat: int) -> int:
    return automaton_score(s) if seat == s.silent else score(s, seat)


def place_key(s: State, seat: int) -> tuple[int, ...]:
    """After a collapse the least Unrest wins, and points decide among those; else points alone.

    The automaton wins ties, and every collapse that its rival does not win for an empty pile (imperium:automaton-end).
    """
    if s.silent != NO_SEAT:
        own = int(seat == s.silent)
        if not s.counts[COLLAPSED]:
            return (points(s, seat), own)
        return (int(wins_by_collapse(s, 1 - s.silent) != own), points(s, seat))
    if s.counts[COLLAPSED]:
        return (wins_by_collapse(s, seat), -unrest_of(s, seat), score(s, seat) + spared(s, seat))
    return (score(s, seat),)
