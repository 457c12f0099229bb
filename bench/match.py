"""Who plays better: `python bench/match.py GAME GAMES BOT BOT [BOT ...]`, every bot against every other.

Half of the games of a pairing seat one bot of the first against the second at all other seats, the other half the
other way round, and the seats turn by one a game: equals win half each at any number of seats. A shared win is shared.
A bot is made anew for every answer, as at a table of the server. In Imperium the share of turns that activate, innovate
and revolt is counted. A bot is named by its spec, or by a level of the game.
"""

from __future__ import annotations

import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations
from time import perf_counter, process_time
from typing import Any

from civitas import registry
from civitas.arena.simulate import LIMIT, derived
from civitas.bots import make_bot
from civitas.bots.play import bot_choice
from civitas.rooms import Rooms

SEATS = {"mare": 3}  # of the others it is two
SEED = 0
TURNS = {1: "activates", 2: "innovates", 3: "revolts"}


class Side:
    """What a bot did in a match; times are of the processor."""

    def __init__(self) -> None:
        self.wins = Fraction(0)
        self.points: list[int] = []
        self.turns: Counter[int] = Counter()
        self.times: list[float] = []

    def figures(self, name: str) -> str:
        self.times.sort()
        mean, most = 1000 * sum(self.times) / len(self.times), 1000 * self.times[-1]
        text = f"  {name:36} {float(self.wins):5.1f} wins {sum(self.points) / len(self.points):7.2f} points"
        text += f"  {mean:6.1f} ms an answer, {most:.0f} at most"
        for code, said in TURNS.items() if self.turns else ():
            text += f", {said} {100 * self.turns[code] / self.turns.total():.0f} %"
        return text


def play(name: str, number: int, specs: list[str], sides: list[Side]) -> None:
    game = registry.game(name)
    state: Any = game.new(len(specs), derived(SEED, number, "game"), {})
    choices = 0
    while state.asking and choices < LIMIT:
        seat, kind, choices = state.asked, state.asker().kind, choices + 1
        start = process_time()
        code = bot_choice(make_bot(specs[seat], derived(SEED, number, f"choice {choices}")), game, state)
        if len(state.options) > 1:
            sides[seat].times.append(process_time() - start)
        if name == "imperium" and kind == "turn":
            sides[seat].turns[code] += 1
        state.choose(code)
    winners = state.winners()
    for seat, points in enumerate(state.scores()):
        sides[seat].points.append(points)
        sides[seat].wins += Fraction(seat in winners, len(winners) or 1)


def match(name: str, games: int, pair: tuple[str, str]) -> None:
    levels = Rooms(registry.game(name)).levels
    sides = (Side(), Side())
    seats = SEATS.get(name, 2)
    start = perf_counter()
    for number in range(games):
        alone = number % 2
        who = [alone if (seat + number // 2) % seats == 0 else 1 - alone for seat in range(seats)]
        play(name, number // 2, [levels.get(pair[bot], pair[bot]) for bot in who], [sides[bot] for bot in who])
    print(f"{name}, {seats} seats, {games} games, {perf_counter() - start:.0f} s")
    for bot, side in zip(pair, sides, strict=True):
        print(side.figures(bot), flush=True)


def main() -> None:
    name, games, *bots = sys.argv[1:]
    for pair in combinations(bots, 2):
        match(name, int(games), pair)


if __name__ == "__main__":
    main()
