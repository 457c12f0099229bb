"""How long a bot may think."""

from __future__ import annotations

from time import perf_counter
from typing import Final, Protocol

FULL: Final = 1000  # a spent budget


class Budget(Protocol):
    """A limit to the thinking about one question."""

    def begin(self) -> None:
        """The thinking begins."""

    def spent(self, steps: int) -> int:
        """How much is used up after so many steps, in thousandths; FULL or more ends the thinking."""


class Steps:
    """So many steps, of whatever kind the bot counts: the same choice on any machine."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def begin(self) -> None:
        """Nothing to start: the bot counts."""

    def spent(self, steps: int) -> int:
        return FULL * steps // self.steps


class Time:
    """So many milliseconds, of this machine's."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds = milliseconds / 1000
        self.start = 0.0

    def begin(self) -> None:
        self.start = perf_counter()

    def spent(self, steps: int) -> int:
        return int(FULL * (perf_counter() - self.start) / self.seconds)
