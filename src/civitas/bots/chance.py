"""The bot that plays at random."""

from __future__ import annotations

from civitas.bots.bot import Worlds, private_rng
from civitas.kernel.game import View


class RandomBot:
    """Every option is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = private_rng(seed)

    def choose(self, view: View, worlds: Worlds) -> int:
        return self.pick([option.code for option in view.options])

    def pick(self, codes: list[int]) -> int:
        """The choice itself: it needs nothing but the codes, so a simulation can spare the view."""
        return codes[self.rng.below(len(codes))]
