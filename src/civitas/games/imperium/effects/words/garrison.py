"""Words with cards that lie under others."""

from __future__ import annotations

from civitas.games.imperium.cards import name_number
from civitas.games.imperium.effects.phrases import kind_of, places, some_cards
from civitas.games.imperium.effects.steps.cards import HERE, Cards
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.counts import CardsIn, Shares
from civitas.games.imperium.effects.steps.garrison import (
    MANA,
    GainMana,
    GarrisonedUnder,
    GarrisonIn,
    GarrisonThis,
    IconsUnder,
    ItAsMana,
    ManaHeld,
    ManaToLegends,
    ReturnAllFromHere,
    RoomHere,
    ThisAsMana,
)
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.counts import Per
from civitas.games.imperium.effects.words.selectors import ANY, UNRESTS
from civitas.games.imperium.names import said, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import DISCARD, EXILE, GARRISON, HAND, UNREST_PILE
from civitas.kernel.expr import B, Less, Not


def abandon_garrisoned(selector: Selector, amount: int = 1, hosts: Selector | None = None) -> Word:
    """Cards of a kind garrisoned anywhere, or under cards in play of another kind, are discarded."""
    step = Cards("abandon", (GARRISON,), selector, DISCARD, amount, amount, hosts=hosts)
    what = some_cards(amount, selector)
    if hosts is None:
        return word(step, said("imperium-do-abandon-garrisoned", amount=amount, what=what))
    text = said("imperium-do-abandon-garrisoned-under", amount=amount, what=what, hosts=kind_of(hosts))
    return word(step, text)


def recall_from_here(selector: Selector) -> Word:
    """A card of a kind garrisoned under this one comes to the hand."""
    step = Cards("recall", (GARRISON,), selector, HAND, 1, 1, HERE)
    return word(step, said("imperium-do-recall-from-here", what=some_cards(1, selector)))


def to_hand_from_under(name: str) -> Word:
    """A card garrisoned under the card of this name comes to the hand."""
    step = Cards("to-hand", (GARRISON,), ANY, HAND, 1, 1, name_number(name))
    return word(step, said("imperium-do-to-hand-from-under", card=title_name(name)))


def to_hand_from_here(selector: Selector) -> Word:
    """A card of a kind garrisoned under this one comes to the hand."""
    step = Cards("to-hand", (GARRISON,), selector, HAND, 1, 1, HERE)
    return word(step, said("imperium-do-to-hand-from-here", what=some_cards(1, selector)))


def return_unrest_from_under(name: str) -> Word:
    """An Unrest garrisoned under the card of this name is returned."""
    step = Cards("return-unrest", (GARRISON,), UNRESTS, UNREST_PILE, 1, 1, name_number(name))
    return word(step, said("imperium-do-return-unrest-from-under", card=title_name(name)))


def exile_from_here(selector: Selector) -> Word:
    """A card of a kind garrisoned under this one is exiled."""
    step = Cards("exile", (GARRISON,), selector, EXILE, 1, 1, HERE)
    return word(step, said("imperium-do-exile-from-here", what=some_cards(1, selector)))


def per_garrisoned(selector: Selector) -> Per:
    """For each garrisoned card of a kind."""
    return Per(CardsIn(GARRISON, selector), said("imperium-per-garrisoned", kind=kind_of(selector)))


def if_garrisoned_here(selector: Selector, amount: int, *words: Word) -> Word:
    """If at least so many cards of a kind are garrisoned here."""
    body = both(*words)
    text = said("imperium-if-garrisoned-here", what=some_cards(amount, selector), amount=amount, body=body.text)
    return word(Provided(Less(amount - 1, GarrisonedUnder(selector)), body.step), text)


def if_none_garrisoned_here(*words: Word) -> Word:
    """If no card is garrisoned here."""
    body = both(*words)
    return word(
        Provided(Not(GarrisonedUnder(ANY)), body.step), said("imperium-if-none-garrisoned-here", body=body.text)
    )


def garrison(selector: Selector = ANY, *zones: int, up_to: int = 0) -> Word:
    """A card (or up to so many) from these zones (the hand, if none is named) goes under this one."""
    most = RoomHere(up_to) if up_to else 1
    step = Cards("garrison", zones or (HAND,), selector, GARRISON, 0 if up_to else 1, most)
    what = some_cards(up_to or 1, selector)
    if zones:
        return word(step, said("imperium-do-garrison-from", what=what, where=places(zones)))
    return word(step, said("imperium-do-garrison-up-to" if up_to else "imperium-do-garrison", what=what))


def garrison_in(selector: Selector, *zones: int) -> Word:
    """A card from the hand, or out of these zones, goes under a card of a kind you have in play."""
    text = said("imperium-do-garrison-in", what=some_cards(1, selector), where=places(zones or (HAND,)))
    return word(GarrisonIn(selector, zones or (HAND,)), text)


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


def return_all_unrest_from_here() -> Word:
    """All Unrest garrisoned under this card is returned."""
    return word(ReturnAllFromHere(), said("imperium-do-return-all-unrest-from-here"))


def if_icons_here(amount: int, *words: Word) -> Word:
    """If there are so many different icons on the cards garrisoned here."""
    body = both(*words)
    text = said("imperium-if-icons-here", amount=amount, body=body.text)
    return word(Provided(IconsUnder(amount), body.step), text)


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


def it_as_mana() -> Word:
    """The card just gained becomes mana."""
    return word(ItAsMana(), said("imperium-do-it-as-mana"))


def if_mana(amount: int, *words: Word) -> Word:
    """If you have at least so much mana."""
    body = both(*words)
    text = said("imperium-if-mana", amount=amount, body=body.text)
    return word(Provided(Less(amount - 1, ManaHeld()), body.step), text)


def per_mana(amount: int) -> Per:
    """For every so much mana you have."""
    return Per(Shares(ManaHeld(), amount), said("imperium-per-mana", amount=amount))
