"""The bot that plays at random."""

from __future__ import annotations

from civitas.bots.bot import Worlds, private_rng
from civitas.kernel.game import View
from civitas.kernel.playout import left_to_chance


class RandomBot:
    """Every option is as likely as the others; only the whole game is never given up."""

    def __init__(self, seed: int) -> None:
        self.rng = private_rng(seed)

    def choose(self, view: View, worlds: Worlds) -> int:
        return self.pick([option.code for option in view.options], worlds.game.book.gives_up)

    def pick(self, codes: list[int], gives_up: int) -> int:
        """The choice itself: it needs nothing but the codes, so a simulation can spare the view."""
        return codes[self.rng.below(left_to_chance(codes, gives_up))]
