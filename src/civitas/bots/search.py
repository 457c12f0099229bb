"""The bot that plays its options out, many times, in worlds that may be the true one."""

from __future__ import annotations

from typing import Any, Final

from civitas.bots.bot import Worlds, draw_seed, private_rng
from civitas.bots.budget import FULL, Budget
from civitas.bots.collector import collector_off
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.rng import Rng

GLANCES: Final = 3  # worlds in which options are compared before the search
BEST: Final = 1000  # the best a playout can be worth


class Ends:
    """How the playouts of one option ended: finished games by rank and margin, the others by evaluation."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.ranks: int = 0
        self.margins: list[int] = []
        self.standings: list[int] = []

    def add(self, s: Machine, seat: int, standing: int) -> None:
        """One more playout; `standing` values it if it is not finished."""
        if s.over:
            scores = s.scores()
            mine = scores.pop(seat)
            self.ranks += s.seats - s.rank()[seat]
            self.margins.append(mine - max(scores, default=0))
        else:
            self.standings.append(standing)


def shares(values: list[int], least: int, most: int) -> int:
    """The sum of the values, each in thousandths of the way from the least to the most."""
    return sum(BEST * (value - least) // (most - least) for value in values) if most > least else 0


def best_half(rivals: list[Ends], seats: int) -> list[Ends]:
    """The better half of options that were played out equally often, best first; equal ones by code.

    A finished playout counts half by rank and half by margin, which tells more where all win or all lose; a margin is
    measured against no margin too, so that a sure win is worth its full share.
    """
    margins = [0, *(margin for ends in rivals for margin in ends.margins)]
    standings = [standing for ends in rivals for standing in ends.standings]

    def worth(ends: Ends) -> int:
        rank = BEST * ends.ranks // max(1, seats - 1)
        margin = shares(ends.margins, min(margins), max(margins))
        return rank + margin + 2 * shares(ends.standings, min(standings, default=0), max(standings, default=0))

    return sorted(rivals, key=lambda ends: (-worth(ends), ends.code))[: (len(rivals) + 1) // 2]


class SearchBot:
    """Determinized Monte-Carlo with a look ahead, by sequential halving.

    One question ahead the game's evaluation sorts the options, and only the best `width` are searched. A round deals
    one world and plays every option that is left on in it, with the same luck; whenever an equal part of the budget is
    spent, the worse half of the options goes. A round once begun is finished, so the budget may be overrun by part of
    one. In a playout every seat takes what the evaluation likes best for it one question ahead; it stops after `depth`
    choices or when the question has passed from seat to seat `turns` times, and is then valued by the evaluation.
    """

    def __init__(self, seed: int, budget: Budget, depth: int, turns: int, width: int) -> None:
        self.rng = private_rng(seed)
        self.budget = budget
        self.depth = depth
        self.turns = turns
        self.width = width

    def choose(self, view: View, worlds: Worlds) -> int:
        assert view.seat is not None
        self.budget.begin()
        with collector_off():
            rivals = [Ends(code) for code in self.promising(view, worlds)]
            halvings = (len(rivals) - 1).bit_length()
            left = halvings
            playouts = 0
            while len(rivals) > 1:
                self.round(rivals, view.seat, worlds)
                playouts += len(rivals)
                spent = self.budget.spent(playouts)
                while left and spent * halvings >= FULL * (halvings - left + 1):
                    rivals = best_half(rivals, view.seats)
                    left -= 1
        return rivals[0].code

    def rate(self, view: View, worlds: Worlds) -> dict[int, int]:
        """What the promising options are worth in the mean of the playouts the budget allows, equally many of each."""
        assert view.seat is not None
        self.budget.begin()
        points = dict.fromkeys(self.promising(view, worlds), 0)
        rounds = 0
        with collector_off():
            while not rounds or self.budget.spent(rounds * len(points)) < FULL:
                world = worlds.world(draw_seed(self.rng))
                luck = draw_seed(self.rng)
                for code in points:
                    after = world.copy()
                    after.choose(code)
                    on = PlayOn(worlds.game, after, view.seat)
                    on.play(private_rng(luck), self.depth, self.turns)
                    points[code] += worlds.game.evaluate(on.state, view.seat) if on.state.over else on.standing()
                rounds += 1
        best = sorted(points, key=lambda code: (-points[code], code))
        return {code: points[code] // rounds for code in best}

    def promising(self, view: View, worlds: Worlds) -> list[int]:
        """The `width` options that look best one question ahead, summed over a few worlds, and the equals of the last.

        Where an evaluation sees no difference, none is thrown away.
        """
        assert view.seat is not None
        codes = [option.code for option in view.options]
        if len(codes) <= self.width:
            return codes
        value = dict.fromkeys(codes, 0)
        for _ in range(GLANCES):
            world = worlds.world(draw_seed(self.rng))
            for code in codes:
                after = world.copy()
                after.choose(code)
                value[code] += worlds.game.evaluate(after, view.seat)
        least = sorted(value.values())[-self.width]
        return [code for code in codes if value[code] >= least]

    def round(self, rivals: list[Ends], seat: int, worlds: Worlds) -> None:
        world = worlds.world(draw_seed(self.rng))
        luck = draw_seed(self.rng)
        for ends in rivals:
            after = world.copy()
            after.choose(ends.code)
            on = PlayOn(worlds.game, after, seat)
            on.play(private_rng(luck), self.depth, self.turns)
            ends.add(on.state, seat, on.standing())


class PlayOn:
    """A playout in which every seat takes what evaluates best for it one question ahead, equals by lot.

    A standing is the mean of the evaluations whenever the question passes to another seat: the end of the seat's own
    turn is known best, what follows matters too, and all together vary less than where the playout happens to stop.
    """

    def __init__(self, game: Game[Any], state: Machine, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.passed: list[int] = []

    def play(self, rng: Rng, depth: int, turns: int) -> None:
        """Until the game is over, `depth` choices are made or the question has passed `turns` times."""
        last = self.seat
        left = depth
        while self.state.asking:
            if self.state.asked != last:
                last = self.state.asked
                self.passed.append(self.game.evaluate(self.state, self.seat))
            if left <= 0 or len(self.passed) >= turns:
                return
            left -= 1
            self.state = self.best_next(self.state, rng)

    def best_next(self, s: Machine, rng: Rng) -> Machine:
        """The state after the choice of the seat that is asked; `s` itself is used up."""
        codes = s.opts
        if len(codes) == 1:
            s.apply(codes[0])
            return s
        seat = s.asked
        best: list[Machine] = []
        most = 0
        for code in codes:
            after = s.copy()
            after.apply(code)
            value = self.game.evaluate(after, seat)
            if not best or value > most:
                most = value
                best = [after]
            elif value == most:
                best.append(after)
        return best[rng.below(len(best))] if len(best) > 1 else best[0]

    def standing(self) -> int:
        """What an unfinished playout is worth."""
        if self.state.over:
            return 0
        if not self.passed:
            return self.game.evaluate(self.state, self.seat)
        return sum(self.passed) // len(self.passed)
