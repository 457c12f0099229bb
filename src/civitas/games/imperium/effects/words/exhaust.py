"""Words with exhaust tokens and exhaust abilities."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.exhaust import ReturnExhaust, UseTheirs
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said


def return_exhaust() -> Word:
    return word(ReturnExhaust(), said("imperium-do-return-exhaust"))


def use_their_exhaust() -> Word:
    return word(UseTheirs(False), said("imperium-do-use-theirs"))


def become_copy() -> Word:
    return word(UseTheirs(True), said("imperium-do-become-copy"))
