"""What the bench works on: games of one kind at their start, half-way and long."""

from __future__ import annotations

import tracemalloc
from functools import partial
from typing import Any, Final

from civitas.arena.measure import Work
from civitas.bots.bot import private_rng
from civitas.kernel.errors import OptionError
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.origin import Options
from civitas.kernel.playout import left_to_chance, playout
from civitas.kernel.record import Record

GAMES: Final = 20
LONG: Final = 1_000
LONG_TRIES: Final = 40
LONGEST: Final = 100_000
KEPT: Final = 2_000


class Subject:
    """Random games with so many seats, the same in every run.

    `starts` are at their first question, `positions` a quarter, half and three quarters through. `decisions` and
    `options` are counted over the whole games, single options left out.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.starts: list[Machine] = [game.new(seats, seed) for seed in range(GAMES)]
        self.positions: list[Machine] = []
        self.decisions = 0
        self.options = 0
        for seed, start in enumerate(self.starts):
            length = self.count(start.copy(), seed)
            for quarter in (1, 2, 3):
                s = start.copy()
                playout(s, private_rng(seed), length * quarter // 4)
                self.positions.append(s)

    def count(self, s: Machine, seed: int) -> int:
        """Plays a game out as `playout` would, counting; returns its choices."""
        rng = private_rng(seed)
        choices = 0
        while s.asking and choices < LONGEST:
            opts = s.opts
            choices += 1
            count = left_to_chance(opts, s.book.gives_up)
            if count == 1:
                s.apply(opts[0])
            else:
                self.decisions += 1
                self.options += count
                s.apply(opts[rng.below(count)])
        return choices

    def games(self) -> list[Work]:
        """Every game, played from its start to its end."""
        return [partial(self.play, seed) for seed in range(len(self.starts))]

    def searches(self) -> list[Work]:
        """Every game, as a search plays it: a world is dealt, an option taken, the rest played out."""
        return [partial(self.search, seed) for seed in range(len(self.starts))]

    def play(self, seed: int) -> None:
        playout(self.starts[seed].copy(), private_rng(seed), LONGEST)

    def search(self, seed: int) -> None:
        start = self.starts[seed]
        world = self.game.determinize(start, start.asked, seed)
        world.choose(world.options[-1])
        playout(world, private_rng(seed), LONGEST)

    def copy_all(self) -> None:
        for s in self.positions:
            s.copy()

    def save_all(self) -> None:
        for s in self.positions:
            self.game.from_json(s.to_json())

    def view_all(self) -> None:
        for s in self.positions:
            self.game.view(s, s.asked)

    def memory(self) -> float:
        """Bytes of a state a search keeps: a copy with one more choice made."""
        rng = private_rng(0)
        kept: list[Machine] = []
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        for i in range(KEPT):
            s = self.positions[i % len(self.positions)].copy()
            playout(s, rng, 1)
            kept.append(s)
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return (after - before) / len(kept)


def long_record(game: Game[Any]) -> Record:
    """A game of 1,000 choices at a full table, or the longest of those tried."""
    longest: Machine = game.new(game.info.most_seats, 0)
    for seed in range(LONG_TRIES):
        s = linger(game.new(game.info.most_seats, seed, most_options(game)), seed)
        if s.choices > longest.choices:
            longest = s
        if longest.choices >= LONG:
            break
    return game.record(longest)


def most_options(game: Game[Any]) -> Options:
    """Every number at its most, which makes for long games; the defaults if the game does not allow that."""
    most: Options = {spec.name: spec.most for spec in game.info.options if spec.kind == "number"}
    try:
        return game.options(game.info.most_seats, most)
    except OptionError:
        return game.options(game.info.most_seats, {})


def linger(s: Machine, seed: int) -> Machine:
    """Plays at random, but half the time takes the first thing there is to do, so that turns are long."""
    rng = private_rng(seed)
    while s.asking and s.choices < LONG:
        opts = s.opts
        count = left_to_chance(opts, s.book.gives_up)
        s.choose(opts[min(1, count - 1)] if rng.below(2) else opts[rng.below(count)])
    return s
