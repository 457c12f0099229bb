"""Words about the card just spoken of."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.it import ItIs
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def if_it_is(selector: Selector, *words: Word) -> Word:
    """If the card last moved, gained, played or found is of a kind."""
    body = both(*words)
    text = said("imperium-if-it-is", kind=kind_of(selector), body=body.text)
    return word(Provided(ItIs(selector), body.step), text)
