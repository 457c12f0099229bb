"""The proving game: a small deck-builder that uses every part of the kernel."""

from __future__ import annotations

# Whichever module is wanted first, the game is loaded whole.
import civitas.games.proving.game  # noqa: F401
