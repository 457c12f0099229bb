"""Whole games kept as fixtures: a changed fingerprint must be explained (DESIGN 11)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from civitas.kernel.errors import RecordError
from civitas.kernel.game import Game
from civitas.kernel.record import Record, load_record, replay_record
from civitas.testing.positions import play, rng_of


def random_game(game: Game[Any], seats: int, seed: int) -> Record:
    """The record of a random game."""
    s = game.new(seats, seed)
    play(s, rng_of("golden", game.info.name, seats, seed))
    return game.record(s)


def check_golden(game: Game[Any], path: Path, make: Callable[[], Record], update: bool) -> str:
    """Replays the kept game. With `update` a missing or different one is written anew; returns why, for printing.

    The reason is the replay's own: the first choice at which it goes another way.
    """
    try:
        replay_record(game, load_record(path))
    except RecordError as reason:
        if not update:
            raise
        make().save(path)
        return f"{path.name} was written anew: {reason}"
    return ""
