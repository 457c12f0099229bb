"""What may be done."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.may import Optional, UpToTimes
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.control import choose
from civitas.games.imperium.names import said


def may(*words: Word) -> Word:
    body = both(*words)
    return word(Optional(body.step), said("imperium-may", body=body.text))


def choose_up_to(most: int, *words: Word) -> Word:
    """So many times at most: one of the words each time, or nothing more; of one word alone, that one again."""
    body = words[0] if len(words) == 1 else choose(*words)
    if len(words) == 1:
        text = said("imperium-up-to-times", most=most, body=body.text)
    else:
        text = said("imperium-choose-up-to", most=most, options=body.text.args["options"])
    return word(UpToTimes(most, body.step), text)
