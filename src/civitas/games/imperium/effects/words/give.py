"""Words that give cards to others."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import places, some_cards
from civitas.games.imperium.effects.steps.give import Give, GiveToEach
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def give(*zones: int, unrest_with: Selector | None = None) -> Word:
    """Only inside `each_other`: you give the player in focus a card; with one of a kind comes an Unrest to take."""
    whom = said("imperium-whom-them")
    if unrest_with is None:
        return word(Give(zones), said("imperium-do-give", where=places(zones), whom=whom))
    what = some_cards(1, unrest_with)
    text = said("imperium-do-give-unrest-with", where=places(zones), whom=whom, what=what)
    return word(GiveToEach(Give(zones, unrest_with)), text)
