"""Words about the card just spoken of."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.it import ItIs
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def if_it_is(selector: Selector, *words: Word, otherwise: Word | None = None) -> Word:
    """If the card last moved, gained, played, found or shown is of a kind; `otherwise`: what is done if not."""
    body = both(*words)
    if otherwise is not None:
        text = said("imperium-if-it-is-else", kind=kind_of(selector), body=body.text, otherwise=otherwise.text)
        return word(Provided(ItIs(selector), body.step, otherwise.step), text)
    text = said("imperium-if-it-is", kind=kind_of(selector), body=body.text)
    return word(Provided(ItIs(selector), body.step), text)
