"""Amounts counted on the table."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.amounts import CardsIn, CardsInPlay, IconsInPlay, Times
from civitas.games.imperium.definitions import Word, icon_number
from civitas.games.imperium.moving import Cards
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import GARRISON, HAND
from civitas.games.imperium.tallies import AllTo, ForEach, PayUpTo
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.control import both
from civitas.games.imperium.words.saying import ZONE_NAMES, kind_of, places, resource_name, some, word
from civitas.kernel.expr import Amount, B
from civitas.kernel.text import Message


class Per:
    """An amount counted on the table, and how it is said."""

    def __init__(self, count: Any, text: Message, most: int = 0) -> None:
        self.count = count
        self.text = said("imperium-per-most", per=text, most=most) if most else text
        self.most = most


def per_icon(*names: str, most: int = 0) -> Per:
    """For each of these icons in your play area."""
    return Per(
        IconsInPlay(tuple(icon_number(name) for name in names)),
        said("imperium-per-icon-" + "-".join(names)),
        most,
    )


def per_card(selector: Selector, most: int = 0) -> Per:
    """For each card of a kind in your play area."""
    return Per(CardsInPlay(selector), said("imperium-per-card", kind=kind_of(selector)), most)


def per_done(selector: Selector) -> Per:
    """For each card just moved."""
    return Per(B, said("imperium-per-done", kind=kind_of(selector)))


def for_each(per: Per, *words: Word) -> Word:
    """The words again and again, each time anew."""
    body = both(*words)
    times: Amount = Times(1, per.count, per.most) if per.most else per.count
    return word(ForEach(times, body.step), said("imperium-for-each", per=per.text, body=body.text))


def per_player_who_did() -> Per:
    """After `counting` what all players may do with one card."""
    return Per(B, said("imperium-per-player-who-did"))


def pay_up_to(resource: int, most: int) -> Word:
    """How much was paid is counted, for `per_paid`."""
    return word(PayUpTo(resource, most), said("imperium-do-pay-up-to", what=some(most, resource)))


def pay_any(resource: int, selector: Selector) -> Word:
    """Any amount, but no more than there are cards of a kind in hand; for `per_paid` and `garrison_as_many`."""
    most = CardsIn(HAND, selector)
    return word(PayUpTo(resource, most, True), said("imperium-do-pay-any", resource=resource_name(resource)))


def per_paid(resource: int) -> Per:
    """For each token paid (see `pay_up_to`, `you_pay`)."""
    return Per(B, said("imperium-per-paid", resource=resource_name(resource)))


def garrison_as_many(selector: Selector) -> Word:
    """As many cards as were paid for go from the hand under this one."""
    step = Cards("garrison", (HAND,), selector, GARRISON, B, B)
    return word(step, said("imperium-do-garrison-as-many", kind=kind_of(selector)))


def all_to(selector: Selector, to: int, *zones: int) -> Word:
    """All cards of a kind from these zones go elsewhere; `counting` counts them."""
    text = said(f"imperium-do-all-to-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(AllTo(selector, zones, to, False), text)


def reveal_all_to(selector: Selector, to: int, *zones: int) -> Word:
    """These zones are shown to all, and all cards of a kind in them go elsewhere."""
    text = said(f"imperium-do-reveal-all-to-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(AllTo(selector, zones, to, True), text)
