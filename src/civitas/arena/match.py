"""One game between bots, and the sums over many."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from typing import Any

from msgspec import Struct

from civitas.bots import Bot
from civitas.bots.chance import RandomBot
from civitas.bots.play import bot_choice
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.node import NOBODY


class Tally(Struct):
    """Whole numbers only, so that adding tallies up gives the same in any order.

    `options` counts the options of the decisions. A won game is worth `unit` wins, which every possible number of
    winners divides.
    """

    unit: int
    scores_by_seat: list[int]
    scores_by_bot: list[int]
    wins_by_seat: list[int]
    wins_by_bot: list[int]
    games: int = 0
    choices: int = 0
    decisions: int = 0
    options: int = 0
    capped: int = 0

    def add(self, other: Tally) -> None:
        for mine, theirs in (
            (self.scores_by_seat, other.scores_by_seat),
            (self.scores_by_bot, other.scores_by_bot),
            (self.wins_by_seat, other.wins_by_seat),
            (self.wins_by_bot, other.wins_by_bot),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        self.games += other.games
        self.choices += other.choices
        self.decisions += other.decisions
        self.options += other.options
        self.capped += other.capped


def empty_tally(seats: int, bots: int) -> Tally:
    return Tally(lcm(*range(1, seats + 1)), [0] * seats, [0] * bots, [0] * seats, [0] * bots)


def play(game: Game[Any], s: Machine, bots: Sequence[Bot | None], limit: int, tally: Tally) -> None:
    """Lets the bots, one for each seat that is asked, play the state to the end, or for `limit` choices, and counts.

    A random bot is asked without a view: it would not look at it, and making it takes longer than the game.
    """
    blind = [bot if isinstance(bot, RandomBot) else None for bot in bots]
    choices = decisions = options = 0
    while s.asking and choices < limit:
        choices += 1
        opts = s.opts
        if len(opts) == 1:
            s.apply(opts[0])
            continue
        decisions += 1
        options += len(opts)
        bot = blind[s.asked]
        s.apply(bot.pick(opts, s.book.gives_up) if bot is not None else thought(bots[s.asked], game, s))
    tally.games += 1
    tally.choices += choices
    tally.decisions += decisions
    tally.options += options


def thought(bot: Bot | None, game: Game[Any], s: Machine) -> int:
    assert bot is not None, "a seat without a bot is asked"
    return bot_choice(bot, game, s)


def count_result(s: Machine, table: list[int], tally: Tally) -> None:
    """Adds scores and wins; `table` is the number of the bot at each seat, NOBODY at that of an automaton.

    A game that was stopped has no winner.
    """
    for seat, score in enumerate(s.scores()):
        tally.scores_by_seat[seat] += score
        if table[seat] != NOBODY:
            tally.scores_by_bot[table[seat]] += score
    winners = s.winners()
    tally.capped += not winners
    for seat in winners:
        tally.wins_by_seat[seat] += tally.unit // len(winners)
        if table[seat] != NOBODY:
            tally.wins_by_bot[table[seat]] += tally.unit // len(winners)
