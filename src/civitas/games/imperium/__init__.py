"""Imperium: Classics, Legends and Horizons."""

from __future__ import annotations

# Whichever module is wanted first, the game is loaded whole.
import civitas.games.imperium.game  # noqa: F401
