"""Imperium: Classics, Legends and Horizons."""
