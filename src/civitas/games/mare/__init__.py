"""Mare Nostrum: Empires."""

from __future__ import annotations

# Whichever module is wanted first, the game is loaded whole.
import civitas.games.mare.game  # noqa: F401
