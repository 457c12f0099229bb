"""Who wins and how when greedy bots play among themselves: `python bench/outcomes.py GAME [GAMES]`.

Mare Nostrum: victories by kind and wins by empire. Imperium: ends by kind, wins and mean points by nation. Both at
every number of seats, with rounds and choices a game. A shared win is shared.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from typing import Any

from msgspec import Struct

from civitas import registry
from civitas.arena.match import empty_tally, play
from civitas.arena.simulate import LIMIT, derived
from civitas.bots import make_bot
from civitas.games.imperium import state as imperium
from civitas.games.imperium.numbers import NATIONS
from civitas.games.mare import state as mare

VICTORIES = {mare.PRESTIGE: "prestige", mare.FAME: "fame", mare.CONQUEST: "conquest", mare.LEADERSHIP: "leadership"}
SEATS = {"mare": (3, 4, 5), "imperium": (2, 3, 4)}
SEED = 0


class Outcome(Struct):
    """How one game ended; `sides` are the empires or nations in the order of the seats."""

    choices: int
    rounds: int
    kind: str
    sides: list[str]
    scores: list[int]
    winners: list[int]


def outcome(name: str, seats: int, number: int) -> Outcome:
    game = registry.game(name)
    state: Any = game.new(seats, derived(SEED, number, "game"), {})
    bots = [make_bot("greedy", derived(SEED, number, f"seat {seat}")) for seat in range(seats)]
    tally = empty_tally(seats, seats)
    play(game, state, bots, LIMIT, tally)
    if name == "mare":
        winners = state.winners()
        rounds, sides = state.get(mare.ROUND), state.chart.empire_ids
        kind = VICTORIES[state.get(mare.WON + winners[0])]
    else:
        rounds, sides = state.get(imperium.ROUND), [NATIONS[state.get(imperium.NATION + seat)] for seat in range(seats)]
        kind = "collapse" if state.get(imperium.COLLAPSED) else "scoring"
    return Outcome(tally.choices, rounds, kind, sides, state.scores(), state.winners())


def report(name: str, seats: int, found: list[Outcome]) -> None:
    wins: dict[str, Fraction] = {}
    points: dict[str, list[int]] = {}
    for each in found:
        for seat, side in enumerate(each.sides):
            points.setdefault(side, []).append(each.scores[seat])
            share = Fraction(seat in each.winners, len(each.winners))
            wins[side] = wins.get(side, Fraction(0)) + share
    rounds = sum(each.rounds for each in found) / len(found)
    choices = sum(each.choices for each in found) / len(found)
    kinds = dict(sorted(Counter(each.kind for each in found).items()))
    print(f"{name}, {seats} seats, {len(found)} games: {rounds:.2f} rounds, {choices:.1f} choices a game; {kinds}")
    for side in sorted(wins):
        mean = sum(points[side]) / len(points[side])
        print(f"  {side:9} {len(points[side]):4} games {float(wins[side]):6.1f} wins {mean:6.2f} points")


def main() -> None:
    name = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    for seats in SEATS[name]:
        with ProcessPoolExecutor() as pool:
            report(name, seats, list(pool.map(partial(outcome, name, seats), range(games), chunksize=5)))


if __name__ == "__main__":
    main()
