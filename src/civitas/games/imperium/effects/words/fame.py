"""Words with the fame deck."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.fame import (
    ExileTopFame,
    FameEmpty,
    SiftFame,
    TakeFameOf,
    TakeTopFame,
    TriggerKing,
)
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.names import said


def if_fame_empty(*words: Word) -> Word:
    """If the fame deck is empty."""
    body = both(*words)
    return word(Provided(FameEmpty(), body.step), said("imperium-if-fame-empty", body=body.text))


def trigger_king() -> Word:
    return word(TriggerKing(), said("imperium-do-trigger-king"))


def sift_fame(amount: int = 1) -> Word:
    """Look at the top cards of the fame deck; one of them may go to the bottom."""
    return word(SiftFame(amount), said("imperium-do-sift-fame", amount=amount))


def exile_top_fame() -> Word:
    """The top card of the fame deck, but never King of Kings, goes into exile."""
    return word(ExileTopFame(), said("imperium-do-exile-top-fame"))


def take_fame_of(amount: int) -> Word:
    return word(TakeFameOf(amount), said("imperium-do-take-fame-of", amount=amount))


def take_top_fame() -> Word:
    return word(TakeTopFame(), said("imperium-do-take-top-fame"))
