"""Whether more boxes cost speed: `python bench/boxes.py`, random games of Imperium at four seats, one box and mixed.

Classics alone and the mixture take turns, and each counts with the best of its rounds. Only questions with two or more
options count as decisions.
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any, Final

from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import COMMON, playable_nations
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of

GAMES: Final = 60
ROUNDS: Final = 5
CLASSICS: Final = 1


def settings(seed: int, mixed: bool) -> dict[str, Any]:
    """The boxes take turns where they are mixed, and Trade Routes come every other time.

    Nations are drawn by the seed among those that take part.
    """
    boxes = sorted(COMMON)
    names = [nation.name for nation in playable_nations() if mixed or nation.box == CLASSICS]
    rng = rng_of("boxes", seed)
    chosen = [names.pop(int(rng.below(len(names)))) for _ in range(4)]
    wish: dict[str, Any] = {f"nation{seat + 1}": name for seat, name in enumerate(chosen)}
    if not mixed:
        return wish | {"common": "classics"}
    needs = {nation.name for nation in playable_nations() if nation.needs_trade_routes}
    routes = seed % 2 or not needs.isdisjoint(chosen)
    return wish | {"common": boxes[seed % len(boxes)], "trade_routes": "yes" if routes else "no"}


def decisions_a_second(mixed: bool) -> float:
    states = [GAME.new(4, seed, settings(seed, mixed)) for seed in range(GAMES)]
    start = perf_counter()
    decisions = sum(playout(state, rng_of("boxes playout", seed), 100_000) for seed, state in enumerate(states))
    return decisions / (perf_counter() - start)


def main() -> None:
    best = {False: 0.0, True: 0.0}
    for _ in range(ROUNDS):
        for mixed in best:
            best[mixed] = max(best[mixed], decisions_a_second(mixed))
    tell = sys.stdout.write
    tell(f"Classics {best[False]:9.0f} decisions/s\nmixed    {best[True]:9.0f} decisions/s\n")
    tell(f"mixed is {best[True] / best[False]:.2f} of Classics\n")


if __name__ == "__main__":
    main()
