"""Words that develop."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.develop import Develop
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said


def develop(free: bool = False) -> Word:
    return word(Develop(free), said("imperium-do-develop-free" if free else "imperium-do-develop"))
