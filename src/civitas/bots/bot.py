"""What a bot is given, and what it must give back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.rng import Rng


class Worlds:
    """The worlds that agree with all one seat knows, and the game they belong to.

    They are states to play on at will: no history, a generator of their own, and everything the seat cannot know
    made up. Equal views give equal worlds.
    """

    def __init__(self, game: Game[Any], deal: Callable[[int], Machine]) -> None:
        self.game = game
        self.world = deal


def worlds_of(game: Game[Any], state: Machine, seat: int) -> Worlds:
    """The worlds of a seat.

    They are dealt from a world, not from the state: it depends on the seat's view alone, so the deals are the same,
    and the true state is nowhere to be found.
    """
    known = game.determinize(state, seat, 0)

    def deal(seed: int) -> Machine:
        world: Machine = game.determinize(known, seat, seed)
        return world

    return Worlds(game, deal)


class Bot(Protocol):
    """A player for one seat of one game. It may keep what it has seen from one question to the next."""

    def choose(self, view: View, worlds: Worlds) -> int:
        """The code of one of the view's options; the view is that of the seat that is asked."""


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of the options."""

    def rate(self, view: View, worlds: Worlds) -> dict[int, int]:
        """What the options it thought about are worth to the seat, best first; points of one answer compare."""


def private_rng(seed: int) -> Rng:
    """A generator of the bot's own, so that its thinking changes no game."""
    rng = Rng()
    rng.seed(seed)
    return rng


def draw_seed(rng: Rng) -> int:
    """A seed for a world."""
    return int(rng.word()) | int(rng.word()) << 32 | int(rng.word()) << 64
