"""Through the Ages: A New Story of Civilization (2015)."""

from __future__ import annotations

# Whichever module is wanted first, the game is loaded whole.
import civitas.games.ages.game  # noqa: F401
