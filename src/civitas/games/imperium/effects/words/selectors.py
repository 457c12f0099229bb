"""Kinds of card."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import name_number
from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.names import SUIT_NAMES, slug
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ATTACK,
    CIVILISED,
    DEVELOPS,
    FAME,
    GADGET,
    PINNED,
    REGION,
    SUMMONED,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_SUIT,
    VARIABLE,
)


def suited(*suits: int) -> Selector:
    """Cards of any of the suits."""
    total = 0
    for suit in suits:
        total |= suit
    return Selector("-".join(SUIT_NAMES[suit] for suit in suits), suits=total)


def with_icon(*names: str) -> Selector:
    """Cards with any of the icons."""
    bits = 0
    for name in names:
        bits |= 1 << icon_number(name)
    return Selector("-".join(names), icons=bits)


def called(*names: str) -> Selector:
    """Cards of this name, or of any of these."""
    return Selector("name:" + "/".join(names), names=tuple(name_number(name) for name in names))


def called_together(group: str, *names: str) -> Selector:
    """Cards of any of these names, which have one in common."""
    return Selector(f"group:{group}", names=tuple(name_number(name) for name in names), group=group)


ANY: Final = Selector("any")
REGIONS: Final = suited(REGION)
UNCIVILISEDS: Final = suited(UNCIVILISED)
CIVILISEDS: Final = suited(CIVILISED)
TRIBUTARIES: Final = suited(TRIBUTARY)
FAMES: Final = suited(FAME)
UNRESTS: Final = suited(UNREST_SUIT)
CULTURES: Final = suited(UNCIVILISED, CIVILISED)
CONQUESTS: Final = suited(REGION, TRIBUTARY)
ANY_SUIT: Final = suited(UNCIVILISED, CIVILISED, REGION, TRIBUTARY)
PINNEDS: Final = Selector("pinned", flags=PINNED)
PINNED_NOT_REGION: Final = Selector("pinned-not-region", flags=PINNED, no_suits=REGION)
ATTACKS: Final = Selector("attack", flags=ATTACK)
NOT_UNREST: Final = Selector("not-unrest", no_suits=UNREST_SUIT)
REGIONS_AND_ROUTES: Final = Selector("region-trade-route", suits=REGION | TRADE_ROUTE)
ROUTES: Final = suited(TRADE_ROUTE)
DEVELOPMENTS: Final = Selector("development", flags=DEVELOPS)
GADGETS: Final = suited(GADGET)
NOT_GADGET: Final = Selector("not-gadget", no_suits=GADGET)
REGIONS_NOT_GADGET: Final = Selector("region-not-gadget", suits=REGION, no_suits=GADGET)
VARIABLE_CARDS: Final = Selector("variable", flags=VARIABLE)
NOT_UNREST_NOR_SUMMONED: Final = Selector("not-unrest-nor-summoned", no_suits=UNREST_SUIT, no_states=SUMMONED)


def in_state(state: int) -> Selector:
    """Cards that show a state icon."""
    return Selector(f"state-{state}", states=state)


def holding(selector: Selector, garrisoned: Selector) -> Selector:
    """Cards of a suit in play under which a card of another kind is garrisoned."""
    return Selector(f"{selector.key}-over-{garrisoned.key}", suits=selector.suits, over=garrisoned)


def pinned_of(suit: int) -> Selector:
    """Pinned cards of a suit."""
    return Selector(f"pinned-{SUIT_NAMES[suit]}", suits=suit, all_flags=PINNED)


def holding_none(selector: Selector) -> Selector:
    """Cards of a suit in play under which no card is garrisoned."""
    return Selector(f"{selector.key}-over-none", suits=selector.suits, bare=True)


def suited_in_state(state: int, *suits: int) -> Selector:
    """Cards of any of the suits that show a state icon."""
    total = 0
    for suit in suits:
        total |= suit
    return Selector(f"state-{state}-{total}", suits=total, states=state)


def region_with(*icons: str) -> Selector:
    """Regions with any of the icons."""
    bits = 0
    for icon in icons:
        bits |= 1 << icon_number(icon)
    return Selector("region-with-" + "-".join(icons), all_suits=REGION, icons=bits)


def suited_or_with(suit: int, *icons: str) -> Selector:
    """Cards of a suit, or with any of the icons."""
    bits = 0
    for icon in icons:
        bits |= 1 << icon_number(icon)
    return Selector(f"{SUIT_NAMES[suit]}-or-{'-'.join(icons)}", suits=suit, icons=bits)


def region_without(icon: str) -> Selector:
    return Selector(f"region-without-{icon}", suits=REGION, no_icons=1 << icon_number(icon))


def without_icon(icon: str) -> Selector:
    return Selector(f"not-{icon}", no_icons=1 << icon_number(icon))


def with_icon_but(icon: str, name: str) -> Selector:
    """Cards with the icon, except those of a name."""
    key = f"{icon}-not-{slug(name)}"
    return Selector(key, icons=1 << icon_number(icon), no_names=(name_number(name),))
