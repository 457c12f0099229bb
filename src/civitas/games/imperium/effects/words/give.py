"""Words that give cards to others."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import places, some_cards
from civitas.games.imperium.effects.steps.give import Give, GivenTakeUnrest, GiveToEach
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def give(*zones: int, noting: Selector | None = None) -> Word:
    """Only inside `each_other`: you give the player in focus a card; `noting` who gets one of a kind."""
    text = said("imperium-do-give", where=places(zones), whom=said("imperium-whom-them"))
    return word(Give(zones) if noting is None else GiveToEach(Give(zones, noting)), text)


def given_take_unrest(selector: Selector) -> Word:
    """After `give` that notes cards of the kind: whoever was given one takes an Unrest."""
    return word(GivenTakeUnrest(), said("imperium-do-given-take-unrest", what=some_cards(1, selector)))
