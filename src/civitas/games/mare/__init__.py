"""Mare Nostrum: Empires."""

from __future__ import annotations

# Programs, zones and events are numbered in the order they are declared: whichever module is wanted first, the game
# decides it.
import civitas.games.mare.game  # noqa: F401
