"""Words with exhaust tokens and exhaust abilities."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.exhaust import ReturnExhaust, UseTheirs
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.selectors import ANY
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def return_exhaust(selector: Selector = ANY) -> Word:
    """From one of your cards in play, or from one of a kind."""
    if selector.everything():
        return word(ReturnExhaust(selector), said("imperium-do-return-exhaust"))
    return word(ReturnExhaust(selector), said("imperium-do-return-exhaust-from", kind=kind_of(selector)))


def use_their_exhaust() -> Word:
    return word(UseTheirs(False), said("imperium-do-use-theirs"))


def become_copy() -> Word:
    return word(UseTheirs(True), said("imperium-do-become-copy"))
