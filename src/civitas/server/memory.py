"""The garbage collector of a server process: it does not walk all tables in memory while people wait."""

from __future__ import annotations

import gc
from typing import Final

from civitas import registry

# Seconds between walks through everything, which take a third of a second with hundreds of tables in memory.
TIDY_EVERY: Final = 600.0
NEVER: Final = 1_000_000


def spare() -> None:
    """Keeps what was loaded for good, and leaves walks through everything to `tidy`."""
    for game in registry.games(hidden=True):
        registry.game(game)
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def tidy() -> None:
    """Frees what lies in circles; all else is free as soon as nothing needs it."""
    gc.collect()
