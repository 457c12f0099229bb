"""Simulations and the bench."""
