"""Words that develop."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.develop import Develop
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def develop(free: bool = False, selector: Selector | None = None, to_hand: bool = False) -> Word:
    """A card of a kind, or any; with `to_hand` it goes to the hand and not to the discard pile."""
    if selector is not None and free:
        return word(Develop(free, selector), said("imperium-do-develop-kind-free", kind=kind_of(selector)))
    if selector is not None:
        key = "imperium-do-develop-kind-to-hand" if to_hand else "imperium-do-develop-kind"
        return word(Develop(free, selector, to_hand), said(key, kind=kind_of(selector)))
    return word(Develop(free), said("imperium-do-develop-free" if free else "imperium-do-develop"))
