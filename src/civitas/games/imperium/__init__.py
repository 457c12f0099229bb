"""Imperium: Classics, Legends and Horizons."""

from __future__ import annotations

# Programs, zones and events are numbered in the order they are declared: whichever module is wanted first, the game
# decides it.
import civitas.games.imperium.game  # noqa: F401
