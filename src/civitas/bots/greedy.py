"""The bot that looks one question ahead."""

from __future__ import annotations

from civitas.bots.bot import Worlds, draw_seed, private_rng
from civitas.kernel.game import View
from civitas.kernel.node import PASS


class GreedyBot:
    """Takes the option after which the game's own evaluation is best, summed over a few worlds.

    Equally good: rather one after which the seat is asked again, because ending a turn gives up what it still
    offers; then rather not PASS; then the lowest code.
    """

    def __init__(self, seed: int, worlds: int) -> None:
        self.rng = private_rng(seed)
        self.worlds = worlds

    def choose(self, view: View, worlds: Worlds) -> int:
        return next(iter(self.rate(view, worlds)))

    def rate(self, view: View, worlds: Worlds) -> dict[int, int]:
        """What the position after each option is worth, in the mean of the worlds."""
        assert view.seat is not None
        codes = [option.code for option in view.options]
        value = dict.fromkeys(codes, 0)
        again = dict.fromkeys(codes, 0)
        for _ in range(self.worlds):
            world = worlds.world(draw_seed(self.rng))
            for code in codes:
                after = world.copy()
                after.choose(code)
                value[code] += worlds.game.evaluate(after, view.seat)
                again[code] += after.asking and after.asked == view.seat
        best = sorted(codes, key=lambda code: (value[code], again[code], code != PASS), reverse=True)
        return {code: value[code] // self.worlds for code in best}
