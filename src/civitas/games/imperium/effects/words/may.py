"""What may be done."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.names import said


def may(*words: Word) -> Word:
    body = both(*words)
    return word(Optional(body.step), said("imperium-may", body=body.text))
