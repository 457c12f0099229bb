"""The proving game: a small deck-builder that uses every part of the kernel."""

from __future__ import annotations

# Programs, zones and events are numbered in the order they are declared: whichever module is wanted first, the game
# decides it.
import civitas.games.proving.game  # noqa: F401
