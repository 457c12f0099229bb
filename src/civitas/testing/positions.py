"""Positions to test on: random games, the same ones every time."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec

from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.origin import Options
from civitas.kernel.playout import left_to_chance
from civitas.kernel.rng import Rng
from civitas.kernel.session import copied

S = TypeVar("S", bound=Machine)

SOAK: Final = os.environ.get("CIVITAS_SOAK") == "1"
POSITIONS: Final = 10_000 if SOAK else 1_000
STRIDE: Final = 17  # choices between two positions of a game; prime, so they fall on every kind of question
LONGEST: Final = 100_000
SELDOM: Final = 100


def rng_of(*parts: object) -> Rng:
    """A generator of its own for everything a test draws, named by what it is for."""
    rng = Rng()
    text = ":".join(str(part) for part in parts)
    rng.seed(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big"))
    return rng


def pick(s: Machine, rng: Rng) -> int:
    """A random option of the pending question; a whole game is given up seldom, or few would get far."""
    options = s.options
    count = left_to_chance(options, s.book.gives_up)
    if count < len(options) and rng.below(SELDOM) == 0:
        return options[-1]
    return options[rng.below(count)]


def play(s: Machine, rng: Rng, most: int = LONGEST) -> list[int]:
    """Makes up to so many random choices; returns them."""
    made: list[int] = []
    while s.asking and len(made) < most:
        code = pick(s, rng)
        s.choose(code)
        made.append(code)
    return made


def positions(
    game: Game[S], count: int, options: Options | None = None, seed: int = 0, copies: bool = True
) -> Iterator[S]:
    """So many positions out of random games with every number of seats.

    Without `copies` they are the games themselves, which go on after each: not to be changed.
    """
    given = 0
    number = 0
    span = game.info.most_seats - game.info.fewest_seats + 1
    while given < count:
        rng = rng_of("positions", game.info.name, seed, number)
        s = game.new(game.info.fewest_seats + number % span, int(rng.below(1 << 29)), options)
        play(s, rng, int(rng.below(STRIDE)))
        while s.asking and given < count:
            yield copied(s) if copies else s
            given += 1
            play(s, rng, STRIDE)
        number += 1


def trace(game: Game[Any], games: int, seed: int = 0) -> str:
    """A hash over every question, its options, the choice and the final scores of some random games."""
    digest = hashlib.blake2b(digest_size=16)
    span = game.info.most_seats - game.info.least_seats + 1
    for number in range(games):
        rng = rng_of("trace", game.info.name, seed, number)
        s = game.new(game.info.least_seats + number % span, number)
        while s.asking:
            code = pick(s, rng)
            digest.update(msgspec.json.encode((s.question, s.options, code)))
            s.choose(code)
        digest.update(msgspec.json.encode((s.scores(), s.winners(), s.rank(), s.key().hex())))
    return digest.hexdigest()
