"""Words for what a nation does before the first turn of the fast variant (imperium:fast)."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.fast import ALL_OF_IT, RandomMana, StartWithout, removing, starting
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said, some
from civitas.games.imperium.selector import Selector


def remove_development() -> Word:
    """A card of the development area is out of the game."""
    return word(removing(), said("imperium-do-remove-development"))


def start_development(selector: Selector) -> Word:
    """A card of a kind goes from the development area to the discard pile; it is not developed."""
    return word(starting(selector), said("imperium-do-start-development", kind=kind_of(selector)))


def start_without(resource: int, amount: int) -> Word:
    return word(StartWithout(resource, amount), said("imperium-do-start-without", what=some(amount, resource)))


def start_with_nothing() -> Word:
    """All starting resources go back."""
    return word(StartWithout(0, ALL_OF_IT), said("imperium-do-start-with-nothing"))


def random_mana() -> Word:
    """A random card of the discard pile becomes mana."""
    return word(RandomMana(), said("imperium-do-random-mana"))
