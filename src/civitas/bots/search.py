"""The bot that plays its options out to the end, many times, in worlds that may be the true one."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, Protocol

from civitas.bots.bot import Worlds, draw_seed, private_rng
from civitas.bots.collector import collector_off
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.playout import playout

FULL: Final = 1000  # a spent budget, and the best a playout can be worth


class Budget(Protocol):
    """How long a search may think."""

    def begin(self) -> None:
        """A search begins."""

    def spent(self, playouts: int) -> int:
        """How much is used up after so many playouts, in thousandths; FULL or more ends the search."""


class Playouts:
    """So many playouts: the same choice on any machine."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def begin(self) -> None:
        """Nothing to start: playouts are counted by the search."""

    def spent(self, playouts: int) -> int:
        return FULL * playouts // self.playouts


class Time:
    """So many milliseconds, of this machine's."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds = milliseconds / 1000
        self.start = 0.0

    def begin(self) -> None:
        self.start = perf_counter()

    def spent(self, playouts: int) -> int:
        return int(FULL * (perf_counter() - self.start) / self.seconds)


class Ends:
    """How the playouts of one option ended: finished games by rank and margin, the others by evaluation."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.ranks: int = 0
        self.margins: list[int] = []
        self.standings: list[int] = []

    def add(self, game: Game[Any], s: Machine, seat: int) -> None:
        if s.over:
            scores = s.scores()
            mine = scores.pop(seat)
            self.ranks += s.seats - s.rank()[seat]
            self.margins.append(mine - max(scores, default=0))
        else:
            self.standings.append(game.evaluate(s, seat))


def shares(values: list[int], least: int, most: int) -> int:
    """The sum of the values, each in thousandths of the way from the least to the most."""
    return sum(FULL * (value - least) // (most - least) for value in values) if most > least else 0


def best_half(rivals: list[Ends], seats: int) -> list[Ends]:
    """The better half of options that were played out equally often, best first; equal ones by code.

    A finished playout counts half by rank and half by margin, which tells more where all win or all lose.
    """
    margins = [margin for ends in rivals for margin in ends.margins]
    standings = [standing for ends in rivals for standing in ends.standings]

    def worth(ends: Ends) -> int:
        rank = FULL * ends.ranks // max(1, seats - 1)
        margin = shares(ends.margins, min(margins, default=0), max(margins, default=0))
        return rank + margin + 2 * shares(ends.standings, min(standings, default=0), max(standings, default=0))

    return sorted(rivals, key=lambda ends: (-worth(ends), ends.code))[: (len(rivals) + 1) // 2]


class SearchBot:
    """Flat Monte-Carlo over determinized worlds, by sequential halving.

    A round deals one world and plays every option that is left out in it, with the same luck; whenever an equal part
    of the budget is spent, the worse half of the options goes. A round once begun is finished, so the budget may be
    overrun by part of one. A playout stops after `depth` choices and is then valued by the game's evaluation.
    """

    def __init__(self, seed: int, budget: Budget, depth: int) -> None:
        self.rng = private_rng(seed)
        self.budget = budget
        self.depth = depth

    def choose(self, view: View, worlds: Worlds) -> int:
        assert view.seat is not None
        rivals = [Ends(option.code) for option in view.options]
        halvings = (len(rivals) - 1).bit_length()
        left = halvings
        playouts = 0
        self.budget.begin()
        with collector_off():
            while len(rivals) > 1:
                self.round(rivals, view.seat, worlds)
                playouts += len(rivals)
                spent = self.budget.spent(playouts)
                while left and spent * halvings >= FULL * (halvings - left + 1):
                    rivals = best_half(rivals, view.seats)
                    left -= 1
        return rivals[0].code

    def round(self, rivals: list[Ends], seat: int, worlds: Worlds) -> None:
        world = worlds.world(draw_seed(self.rng))
        luck = draw_seed(self.rng)
        for ends in rivals:
            after = world.copy()
            after.choose(ends.code)
            playout(after, private_rng(luck), self.depth)
            ends.add(worlds.game, after, seat)
