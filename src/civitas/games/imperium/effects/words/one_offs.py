"""Words only one card needs."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.one_offs import Declare
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said


def declare_and_reveal() -> Word:
    return word(Declare(), said("imperium-do-declare"))
