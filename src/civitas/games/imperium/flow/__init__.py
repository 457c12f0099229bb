"""The course of a game: rounds, turns, clean-up, solstice."""
