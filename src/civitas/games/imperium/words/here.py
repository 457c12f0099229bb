"""What lies on and under a card; mana and legends."""

from __future__ import annotations

from civitas.games.imperium.definitions import Word
from civitas.games.imperium.here import (
    MANA,
    AddHere,
    GainFromHere,
    GainMana,
    IconsUnder,
    ManaToLegends,
    MoveHere,
    ThisAsMana,
)
from civitas.games.imperium.moving import HERE, Cards
from civitas.games.imperium.scoring import Counted, TokensHere
from civitas.games.imperium.state import DISCARD, GARRISON, HAND, UNREST_PILE
from civitas.games.imperium.steps import Provided
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.control import both
from civitas.games.imperium.words.kinds import ANY, UNRESTS
from civitas.games.imperium.words.saying import places, resource_name, some, word
from civitas.kernel.expr import B, Less


def add_paid_here(resource: int) -> Word:
    """After `you_pay`: what was paid comes to lie on this card."""
    return word(AddHere(resource, B), said("imperium-do-add-paid-here", resource=resource_name(resource)))


def add_here(resource: int, amount: int = 1) -> Word:
    return word(AddHere(resource, amount), said("imperium-do-add-here", what=some(amount, resource)))


def move_here(resource: int, amount: int = 1) -> Word:
    """A cost nothing else pays for."""
    return word(MoveHere(resource, amount), said("imperium-do-move-here", what=some(amount, resource)))


def gain_from_here(resource: int, amount: int = 1) -> Word:
    return word(GainFromHere(resource, amount), said("imperium-do-gain-from-here", what=some(amount, resource)))


def return_unrest_from_here(amount: int = 1) -> Word:
    """Unrest garrisoned under this card is returned."""
    step = Cards("return-unrest", (GARRISON,), UNRESTS, UNREST_PILE, amount, amount, HERE)
    return word(step, said("imperium-do-return-unrest-from-here", amount=amount))


def if_icons_here(amount: int, *words: Word) -> Word:
    """If there are so many different icons on the cards garrisoned here."""
    body = both(*words)
    text = said("imperium-if-icons-here", amount=amount, body=body.text)
    return word(Provided(Less(amount - 1, IconsUnder()), body.step), text)


def per_token_here(resource: int) -> Counted:
    return TokensHere(resource)


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
