"""How fast the automaton is: a turn of it, random play against it, and greedy against it and against greedy.

python bench/automaton.py [SECONDS]      compiled, on one core; every nation in turn
"""

from __future__ import annotations

import sys
import time
from statistics import mean, median

import civitas
from civitas.arena.simulate import simulate
from civitas.games.imperium.automaton.turn import AUTOMATON_TURN
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.state import AUTOMATON_SEAT
from civitas.kernel.frame import GROUND
from civitas.kernel.node import NO_SOURCE
from civitas.kernel.playout import playout
from civitas.kernel.rng import Rng

GAME = civitas.game("imperium")
NATIONS = [nation.name for nation in playable_nations()]
LONGEST = 100_000
GAMES = 100


def settings(number: int, level: str = "emperor") -> dict[str, str]:
    return {"nation2": NATIONS[number % len(NATIONS)], "automaton": level, "trade_routes": "yes"}


def rng(number: int) -> Rng:
    made = Rng()
    made.seed(number)
    return made


def turns(games: int) -> list[float]:
    """The microseconds of turns that ask nothing of the other player."""
    out: list[float] = []
    for number in range(games):
        s = GAME.new(2, number, settings(number))
        chance = rng(number)
        while s.asking:
            question = s.question
            if question is not None and question.kind == "turn":
                t = s.copy()
                t.top = GROUND
                t.resting = False
                t.call(AUTOMATON_TURN, AUTOMATON_SEAT, AUTOMATON_SEAT, NO_SOURCE)
                begun = time.perf_counter()
                t.advance()
                spent = time.perf_counter() - begun
                if t.over:
                    out.append(1e6 * spent)
            options = s.options
            s.choose(options[int(chance.below(len(options)))])
    return out


def random_games(seconds: float) -> float:
    begun, games = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        playout(GAME.new(2, games, settings(games)), rng(games), LONGEST)
        games += 1
    return games / (time.perf_counter() - begun)


def greedy_games(games: int, wish: dict[str, str], bots: list[str]) -> float:
    return simulate("imperium", games, 2, bots, 0, wish, 1).games_per_second


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    turns(60)  # which rows a card fits is worked out once for each card
    spent = turns(240)
    print(f"a turn of the automaton: {mean(spent):.1f} µs, median {median(spent):.1f} ({len(spent)} turns)")
    print(f"random play against Emperor automata: {random_games(seconds):.0f} games/s")
    against = greedy_games(GAMES, {"automaton": "emperor"}, ["greedy"])
    print(f"greedy against an automaton: {against:.1f} games/s")
    print(f"greedy against greedy: {greedy_games(GAMES, {}, ['greedy', 'greedy']):.1f} games/s")


if __name__ == "__main__":
    main()
