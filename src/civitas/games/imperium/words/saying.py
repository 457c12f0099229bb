"""How things are called: kinds of card, places, resources, and how a word gets its wording."""

from __future__ import annotations

import unicodedata
from typing import Final

from civitas.games.imperium.cards import Step
from civitas.games.imperium.definitions import Word
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    BARBARIAN,
    CIVILISED,
    DECK,
    DISCARD,
    EMPIRE,
    EXILE,
    FAME,
    GADGET,
    GARRISON,
    HAND,
    HISTORY,
    ISLE_BOUND,
    PLAY,
    REGION,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_SUIT,
    VOYAGING,
)
from civitas.games.imperium.wordings import said, wording
from civitas.kernel.text import Message

MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
GOODS: Final = 3
RESOURCE_NAMES: Final = ("materials", "population", "progress", "goods")
SUIT_NAMES: Final = {
    REGION: "region",
    UNCIVILISED: "uncivilised",
    CIVILISED: "civilised",
    TRIBUTARY: "tributary",
    FAME: "fame",
    UNREST_SUIT: "unrest",
    TRADE_ROUTE: "trade-route",
    GADGET: "gadget",
}
ZONE_NAMES: Final = {
    HAND: "hand",
    DISCARD: "discard",
    HISTORY: "history",
    PLAY: "play",
    DECK: "deck",
    GARRISON: "garrison",
    EXILE: "exile",
}


def kind_of(selector: Selector) -> Message:
    """How a kind of card is called: by a name, or by what it must show."""
    if selector.key.startswith("name:"):
        return card_name(selector.key.removeprefix("name:"))
    return said(f"imperium-kind-{selector.key}")


def card_name(name: str) -> Message:
    return said(f"imperium-name-{slug(name)}")


def slug(name: str) -> str:
    """A name as part of a message id."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" if c in " -'" else "" for c in accentless(name))
    return "-".join(part for part in plain.lower().split("-") if part)


def accentless(name: str) -> str:
    text = name.replace("ø", "o").replace("Ø", "O").replace("æ", "ae")
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def resource_name(resource: int) -> Message:
    return said(f"imperium-{RESOURCE_NAMES[resource]}")


def some(amount: int, resource: int) -> Message:
    """So much of a resource."""
    return said(f"imperium-some-{RESOURCE_NAMES[resource]}", amount=amount)


def some_cards(amount: int, selector: Selector) -> Message:
    """So many cards of a kind."""
    if selector.key == "any":
        return said("imperium-some-cards", amount=amount)
    return said("imperium-some-cards-of", amount=amount, kind=kind_of(selector))


def icon_name(icon: str) -> Message:
    return said(f"imperium-icon-{icon}")


def places(zones: tuple[int, ...]) -> Message:
    """Where from."""
    return said("imperium-from-" + "-".join(ZONE_NAMES[zone] for zone in zones))


def word(step: Step, text: Message) -> Word:
    step.says = wording(text)
    return Word(step, text)


def listed(parts: list[Message]) -> Message:
    """The parts, joined by "and"."""
    text = parts[0]
    for part in parts[1:]:
        text = said("imperium-and", first=text, second=part)
    return text


STATE_NAMES: Final = {BARBARIAN: "barbarian", EMPIRE: "empire", ISLE_BOUND: "isle-bound", VOYAGING: "voyaging"}
