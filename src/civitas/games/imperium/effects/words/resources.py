"""Words with resources and actions."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.counts import CardsIn, Times
from civitas.games.imperium.effects.steps.resources import (
    Convert,
    Gain,
    GainActions,
    Pay,
    PayAll,
    PayUpTo,
    SpendActions,
    Steal,
    StealElse,
    StealFromEach,
)
from civitas.games.imperium.effects.steps.triggers import ResourceOnIt
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.counts import Per
from civitas.games.imperium.names import enumerated, resource_name, said, some
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HAND
from civitas.kernel.expr import Amount


def pay_up_to(resource: int, most: int) -> Word:
    """How much was paid is counted, for `per_paid`."""
    return word(PayUpTo(resource, most), said("imperium-do-pay-up-to", what=some(most, resource)))


def pay_any(resource: int, selector: Selector) -> Word:
    """Any amount, but no more than there are cards of a kind in hand; for `per_paid` and `garrison_as_many`."""
    most = CardsIn(HAND, selector)
    return word(PayUpTo(resource, most, True), said("imperium-do-pay-any", resource=resource_name(resource)))


def convert(resource: int, into: int) -> Word:
    """One token becomes one of another resource."""
    text = said("imperium-do-convert", what=some(1, resource), into=some(1, into))
    return word(Convert(resource, into), text)


def gain(resource: int, amount: int = 1, per: Per | None = None) -> Word:
    what = some(amount, resource)
    if per is None:
        return word(Gain(resource, amount), said("imperium-do-gain", what=what))
    total: Amount = Times(amount, per.count, per.most)
    return word(Gain(resource, total), said("imperium-do-gain-per", what=what, per=per.text))


def pay(materials: int = 0, population: int = 0, progress: int = 0, goods: int = 0) -> Word:
    amounts = [(0, materials), (1, population), (2, progress), (3, goods)]
    parts = [some(n, r) for r, n in amounts if n]
    text = said("imperium-do-pay", what=enumerated(parts))
    return word(Pay(materials, population, progress, goods), text)


def pay_all(resource: int, least: int) -> Word:
    """All there is of a resource, which must be at least so much."""
    text = said("imperium-do-pay-all", resource=resource_name(resource), least=least)
    return word(PayAll(resource, least), text)


def gain_action(amount: int = 1) -> Word:
    return word(GainActions(amount), said("imperium-do-gain-action", amount=amount))


def spend_action(amount: int = 1) -> Word:
    return word(SpendActions(amount), said("imperium-do-spend-action", amount=amount))


def steal(
    resource: int, amount: int = 1, or_unrest: bool = False, orelse: Word | None = None, per: Per | None = None
) -> Word:
    """Only inside `each_other`: taken from the player in focus, who takes Unrest (or does something else) if short.

    What there is so much for each of (`per`) is counted before you.
    """
    if per is not None:
        what, whom = some(amount, resource), said("imperium-whom-them")
        text = said("imperium-do-steal-per", what=what, per=per.text, whom=whom)
        return word(Steal(resource, Times(amount, per.count, per.most)), text)
    if orelse is not None:
        whom = said("imperium-whom-them")
        text = said("imperium-do-steal-or", what=some(amount, resource), whom=whom, body=orelse.text)
        return word(StealElse(resource, amount, orelse.step), text)
    key = "imperium-do-steal-or-unrest" if or_unrest else "imperium-do-steal"
    text = said(key, what=some(amount, resource), whom=said("imperium-whom-them"))
    theft = Steal(resource, amount)
    return word(StealFromEach(theft) if or_unrest else theft, text)


def double_gained(resource: int) -> Word:
    """Only after `you_gain_card_with`: as much of the resource again as lay on it."""
    return word(Gain(resource, ResourceOnIt(resource)), said("imperium-do-double", resource=resource_name(resource)))
