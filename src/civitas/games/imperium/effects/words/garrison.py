"""Words with cards that lie under others."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of, places
from civitas.games.imperium.effects.steps.cards import HERE, Cards
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.garrison import (
    MANA,
    GainMana,
    GarrisonThis,
    IconsUnder,
    ManaToLegends,
    ThisAsMana,
)
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.cards import cards
from civitas.games.imperium.effects.words.selectors import ANY, UNRESTS
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import DISCARD, GARRISON, HAND, UNREST_PILE
from civitas.kernel.expr import B, Less


def abandon_garrisoned(selector: Selector) -> Word:
    """A card of a kind garrisoned anywhere is discarded."""
    step = Cards("abandon", (GARRISON,), selector, DISCARD, 1, 1)
    return word(step, said("imperium-do-abandon-garrisoned", kind=kind_of(selector)))


def garrison(selector: Selector = ANY) -> Word:
    """A card from the hand goes under this one."""
    return cards("garrison", (HAND,), selector, GARRISON, 1, 1)


def garrison_this(selector: Selector) -> Word:
    """This card goes under a card of a kind."""
    return word(GarrisonThis(selector), said("imperium-do-garrison-this", kind=kind_of(selector)))


def garrison_as_many(selector: Selector) -> Word:
    """As many cards as were paid for go from the hand under this one."""
    step = Cards("garrison", (HAND,), selector, GARRISON, B, B)
    return word(step, said("imperium-do-garrison-as-many", kind=kind_of(selector)))


def return_unrest_from_here(amount: int = 1) -> Word:
    """Unrest garrisoned under this card is returned."""
    step = Cards("return-unrest", (GARRISON,), UNRESTS, UNREST_PILE, amount, amount, HERE)
    return word(step, said("imperium-do-return-unrest-from-here", amount=amount))


def if_icons_here(amount: int, *words: Word) -> Word:
    """If there are so many different icons on the cards garrisoned here."""
    body = both(*words)
    text = said("imperium-if-icons-here", amount=amount, body=body.text)
    return word(Provided(Less(amount - 1, IconsUnder()), body.step), text)


def gain_mana(*zones: int, amount: int = 1) -> Word:
    step = GainMana(ANY, zones or (HAND,), amount)
    return word(step, said("imperium-do-gain-mana", amount=amount, where=places(zones or (HAND,))))


def mana_to_legends(amount: int) -> Word:
    return word(ManaToLegends(ANY, amount), said("imperium-do-mana-to-legends", amount=amount))


def discard_mana(amount: int) -> Word:
    step = Cards("discard", (GARRISON,), ANY, DISCARD, amount, amount, MANA)
    return word(step, said("imperium-do-discard-mana", amount=amount))


def this_as_mana() -> Word:
    return word(ThisAsMana(), said("imperium-do-this-as-mana"))
