"""Words with Unrest."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.effects.phrases import ZONE_NAMES, places, some_cards
from civitas.games.imperium.effects.steps.cards import ALL, Cards
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.resources import Pay
from civitas.games.imperium.effects.steps.responses import ForThem
from civitas.games.imperium.effects.steps.unrest import (
    IN_CARDS,
    ChaosInstead,
    ReturnedThisTurn,
    TakeChaos,
    TakeUnrest,
    UnrestPrice,
)
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.cards import cards
from civitas.games.imperium.effects.words.selectors import ANY, UNRESTS
from civitas.games.imperium.names import said, some
from civitas.games.imperium.state import (
    DECK,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    LEGENDS,
    MATERIALS,
    SUNKEN,
    UNREST_PILE,
)

SCORED: Final = (HAND, DISCARD, DECK, HISTORY, GARRISON, SUNKEN, LEGENDS)


def they_take_chaos() -> Word:
    """Only after a trigger about another player: a Chaos for their discard pile."""
    return word(ForThem(TakeChaos(DISCARD)), said("imperium-do-they-take-chaos"))


def force_chaos() -> Word:
    """Only after `another_takes_unrest`: a Chaos in place of the Unrest."""
    return word(ForThem(ChaosInstead()), said("imperium-do-force-chaos"))


def take_chaos(to: int = HAND) -> Word:
    return word(TakeChaos(to), said(f"imperium-do-take-chaos-{ZONE_NAMES[to]}"))


def if_returned_unrest(*words: Word) -> Word:
    """If you have returned an Unrest from your hand this turn."""
    body = both(*words)
    return word(Provided(ReturnedThisTurn(), body.step), said("imperium-if-returned-unrest", body=body.text))


def return_unrest(*zones: int, amount: int = 1, up_to: bool = False) -> Word:
    return cards("return-unrest", zones or (HAND,), UNRESTS, UNREST_PILE, 0 if up_to else amount, amount)


def return_any_unrest(*zones: int) -> Word:
    """Any number of Unrest; `counting` counts them."""
    step = Cards("return-unrest", zones or (HAND,), UNRESTS, UNREST_PILE, 0, ALL)
    return word(step, said("imperium-do-return-unrest-any-number", where=places(zones or (HAND,))))


def return_own_unrest(most: int) -> Word:
    """Unrest of one's own wherever it is scored, the piles some nations have in place of a history among it."""
    step = Cards("return-unrest", SCORED, UNRESTS, UNREST_PILE, 0, most)
    return word(step, said("imperium-do-return-own-unrest", amount=most))


def take_and_discard_unrest() -> Word:
    return word(TakeUnrest(2), said("imperium-do-take-unrest-discard"))


def take_unrest(amount: int = 1, on_top: bool = False) -> Word:
    key = "imperium-do-take-unrest-on-deck" if on_top else "imperium-do-take-unrest"
    return word(TakeUnrest(1 if on_top else 0, amount), said(key, amount=amount))


def pay_for_unrest(materials: int) -> Word:
    """What it costs to play an Unrest, in materials; passives can make it less."""
    return word(Pay(UnrestPrice(materials, MATERIALS)), said("imperium-do-pay", what=some(materials, MATERIALS)))


def discard_for_unrest(amount: int) -> Word:
    """What it costs to play an Unrest, in cards; passives can make it less."""
    price = UnrestPrice(amount, IN_CARDS)
    step = Cards("discard", (HAND,), ANY, DISCARD, price, price)
    return word(step, said("imperium-do-discard", what=some_cards(amount, ANY)))
