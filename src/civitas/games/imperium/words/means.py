"""Words for resources, actions and exhaust tokens."""

from __future__ import annotations

from civitas.games.imperium.amounts import Times
from civitas.games.imperium.definitions import Word
from civitas.games.imperium.means import (
    AddToMarket,
    Gain,
    GainActions,
    Pay,
    ReturnExhaust,
    SpendActions,
    Steal,
    StealFromEach,
)
from civitas.games.imperium.tallies import StealElse
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.counts import Per
from civitas.games.imperium.words.saying import listed, some, word
from civitas.kernel.expr import Amount


def gain(resource: int, amount: int = 1, per: Per | None = None) -> Word:
    what = some(amount, resource)
    if per is None:
        return word(Gain(resource, amount), said("imperium-do-gain", what=what))
    total: Amount = Times(amount, per.count, per.most)
    return word(Gain(resource, total), said("imperium-do-gain-per", what=what, per=per.text))


def pay(materials: int = 0, population: int = 0, progress: int = 0, goods: int = 0) -> Word:
    amounts = [(0, materials), (1, population), (2, progress), (3, goods)]
    parts = [some(n, r) for r, n in amounts if n]
    text = said("imperium-do-pay", what=listed(parts))
    return word(Pay(materials, population, progress, goods), text)


def gain_action(amount: int = 1) -> Word:
    return word(GainActions(amount), said("imperium-do-gain-action", amount=amount))


def spend_action(amount: int = 1) -> Word:
    return word(SpendActions(amount), said("imperium-do-spend-action", amount=amount))


def return_exhaust() -> Word:
    return word(ReturnExhaust(), said("imperium-do-return-exhaust"))


def steal(resource: int, amount: int = 1, or_unrest: bool = False, orelse: Word | None = None) -> Word:
    """Only inside `each_other`: taken from the player in focus, who takes Unrest (or does something else) if short."""
    if orelse is not None:
        whom = said("imperium-whom-them")
        text = said("imperium-do-steal-or", what=some(amount, resource), whom=whom, body=orelse.text)
        return word(StealElse(resource, amount, orelse.step), text)
    key = "imperium-do-steal-or-unrest" if or_unrest else "imperium-do-steal"
    text = said(key, what=some(amount, resource), whom=said("imperium-whom-them"))
    theft = Steal(resource, amount)
    return word(StealFromEach(theft) if or_unrest else theft, text)


def add_to_market(resource: int, amount: int = 1) -> Word:
    return word(AddToMarket(resource, amount), said("imperium-do-add-to-market", what=some(amount, resource)))
