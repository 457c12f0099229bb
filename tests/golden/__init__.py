"""Whole games kept as fixtures."""
