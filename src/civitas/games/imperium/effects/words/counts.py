"""For each: what is counted."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.effects.phrases import joined, kind_of
from civitas.games.imperium.effects.steps.counts import (
    CardsIn,
    CardsInPlay,
    IconsInPlay,
    KindsInPlay,
    PlayersWithAsMany,
    Shares,
    Sum,
)
from civitas.games.imperium.names import enumerated, icon_name, listed, resource_name, said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import DEVELOPMENT
from civitas.kernel.expr import B
from civitas.kernel.text import Message

EVERY_CARD: Final = Selector("any")


class Per:
    """An amount counted on the table, and how it is said."""

    def __init__(self, count: Any, text: Message, most: int = 0) -> None:
        self.count = count
        self.text = said("imperium-per-most", per=text, most=most) if most else text
        self.most = most


def per_icons(amount: int, name: str) -> Per:
    """For every so many of an icon in your play area."""
    text = said("imperium-per-icons", amount=amount, icons=icon_name(name))
    return Per(Shares(IconsInPlay((icon_number(name),)), amount), text)


def per_icon(*names: str, most: int = 0, with_this: bool = False) -> Per:
    """For each of these icons in your play area; `with_this`: this card's own count too while it is played."""
    key = "imperium-per-icon-with-this" if with_this else "imperium-per-icon"
    text = said(key, icons=joined("imperium-slash", [icon_name(name) for name in names]))
    return Per(IconsInPlay(tuple(icon_number(name) for name in names), with_this), text, most)


def per_player_with_as_many(*names: str) -> Per:
    """For each other player with at least as many of these icons in play as you have."""
    text = said("imperium-per-player-with-as-many", icons=joined("imperium-slash", [icon_name(name) for name in names]))
    return Per(PlayersWithAsMany(tuple(icon_number(name) for name in names)), text)


def per_kind_of_icon(*names: str) -> Per:
    """For each of these icons of which you have at least one in play."""
    text = said("imperium-per-kind-of-icon", icons=enumerated([icon_name(name) for name in names]))
    return Per(KindsInPlay(tuple(icon_number(name) for name in names)), text)


def per_card(selector: Selector, most: int = 0) -> Per:
    """For each card of a kind in your play area."""
    return Per(CardsInPlay(selector), said("imperium-per-card", kind=kind_of(selector)), most)


def per_development() -> Per:
    """For each card in your development area."""
    return Per(CardsIn(DEVELOPMENT, EVERY_CARD), said("imperium-per-development"))


def per_each(first: Per, second: Per) -> Per:
    """For each of the one and for each of the other."""
    return Per(Sum(first.count, second.count), listed([first.text, second.text]))


def per_done(selector: Selector) -> Per:
    """For each card just moved."""
    return Per(B, said("imperium-per-done", kind=kind_of(selector)))


def per_exiled() -> Per:
    """For each card just exiled."""
    return Per(B, said("imperium-per-exiled"))


def per_player_who_did() -> Per:
    """After `counting` what all players may do with one card."""
    return Per(B, said("imperium-per-player-who-did"))


def per_paid(resource: int) -> Per:
    """For each token paid (see `pay_up_to`, `you_pay`)."""
    return Per(B, said("imperium-per-paid", resource=resource_name(resource)))
