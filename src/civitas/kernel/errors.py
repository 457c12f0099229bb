"""What can go wrong on the caller's side; each error is one sentence naming what was wrong and what is allowed.

Not compiled: interpreted modules have errors that descend from these, and a compiled base allows none.
"""

from __future__ import annotations


class CivitasError(Exception):
    """Base of every error a caller can cause. `str()` of it is fit to show to a person."""


class UnknownGame(CivitasError):
    """No installed game has that name."""


class OptionError(CivitasError):
    """Seats, seed or a game option outside what the game allows."""


class IllegalChoice(CivitasError):
    """The code is not among the options of the question being asked; the state is untouched."""


class StaleChoice(IllegalChoice):
    """The choice answers a question that is no longer the one being asked."""


class RecordError(CivitasError):
    """A record or a saved state that cannot be read: truncated, edited, or of another game or version."""


class Mismatch(RecordError):
    """A record that does not lead where it says: what was found differs from what was written."""


class Forbidden(CivitasError):
    """Something was asked for that the asker may not know."""


class LoadError(CivitasError):
    """A game's definitions contradict each other; raised while the game is loaded, never in play."""
