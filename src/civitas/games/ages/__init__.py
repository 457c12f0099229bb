"""Through the Ages: A New Story of Civilization (2015)."""

from __future__ import annotations

# Programs, zones and events are numbered in the order they are declared: whichever module is wanted first, the game
# decides it.
import civitas.games.ages.game  # noqa: F401
