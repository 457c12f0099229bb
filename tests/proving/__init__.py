"""The proving game: its words for tests, and the model tester over it."""
