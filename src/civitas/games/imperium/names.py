"""What cards, places and resources are called, and where on the table an answer points."""

from __future__ import annotations

import unicodedata
from typing import Final

from civitas.games.imperium.actions.market import FIRST_SMALL_DECK, slot_card
from civitas.games.imperium.cards import NAMES, TITLES
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.state import (
    BOOK,
    CIVILISED,
    DISCARD,
    FAME,
    GADGET,
    GARRISON,
    HAND,
    HISTORY,
    MAIN_DECK,
    PLAY,
    POWER,
    REGION,
    RESOURCES,
    STATE_CARD,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_SUIT,
    State,
)
from civitas.kernel.machine import Machine
from civitas.kernel.node import NOBODY
from civitas.kernel.text import Message, Wording, declare

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
# Where a card can lie whose ability responds or is resolved: usually in play.
SPEAKING: Final = (PLAY, POWER, STATE_CARD, GARRISON, HAND, DISCARD, HISTORY)

PASS: Final = Wording("imperium-pass")
YES: Final = Wording("imperium-yes")
FREE: Final = Wording("imperium-free")
AND: Final = Wording("imperium-and", "first", "second")
COMMA: Final = Wording("imperium-comma", "first", "second")
PICKED: Final = Wording("imperium-picked", "card", "zone")
SMALL_DECK: Final = Wording("imperium-small-deck", "place")
USE: Final = Wording("imperium-use", "card")


declare("imperium-ask-order", frozenset())  # asked by the kernel
for kind in BOOK.zone_kinds:
    declare(f"imperium-zone-{kind.name.replace(' ', '-')}", frozenset())
for resource in RESOURCE_NAMES:
    declare(f"imperium-{resource}", frozenset())
    declare(f"imperium-some-{resource}", frozenset({"amount"}))
for suit in SUIT_NAMES.values():
    declare(f"imperium-suit-{suit}", frozenset())


def said(key: str, **args: int | str | Message) -> Message:
    """A message whose id is put together; the catalogues must have it in all languages."""
    declare(key, frozenset(args))
    return Message(key, args)


# What things are called.


def title_name(name: str) -> Message:
    return said(f"imperium-name-{slug(name)}")


def card_name(card: int) -> Message:
    return title_name(TITLES[NAMES[card]])


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


def suit_name(suit: int) -> Message:
    return said(f"imperium-suit-{SUIT_NAMES[suit]}")


def icon_name(icon: str) -> Message:
    return said(f"imperium-icon-{icon}")


def small_deck_name(slot: int) -> Message:
    """A small deck that holds all suits, by its place beside the market (imperium:quick-setup)."""
    return SMALL_DECK(place=slot - FIRST_SMALL_DECK + 1)


def zone_name(name: str) -> Message:
    return said(f"imperium-zone-{name.replace(' ', '-')}")


def listed(parts: list[Message]) -> Message:
    """The parts, joined by "and"."""
    text = parts[0]
    for part in parts[1:]:
        text = AND(first=text, second=part)
    return text


def enumerated(parts: list[Message]) -> Message:
    """The parts in a row, the last joined by "and"."""
    text = parts[0]
    for part in parts[1:-1]:
        text = COMMA(first=text, second=part)
    return AND(first=text, second=parts[-1]) if len(parts) > 1 else text


def amounts(cost: tuple[int, ...]) -> list[Message]:
    """What there is of each resource."""
    return [some(amount, resource) for resource, amount in enumerate(cost[:RESOURCES]) if amount]


def priced(cost: tuple[int, ...]) -> Message:
    """A cost in resources."""
    parts = amounts(cost)
    return enumerated(parts) if parts else FREE()


# Where an answer points.


def card_target(s: State, seat: int, zone: int, card: int) -> str:
    return f"zone:{s.zone(zone, seat).spec.number}:{card}"


def slot_target(slot: int) -> str:
    return f"slot:{slot}"


def slot_name(s: State, slot: int) -> Message:
    """The card in a slot of the market."""
    return card_name(slot_card(s, slot))


def lying(s: State, card: int, seats: list[int]) -> str:
    """The card where it lies: with the first of these seats that has it in play, else where its owner sees it."""
    for seat in seats:
        for zone in SPEAKING if len(seats) == 1 else SPEAKING[:3]:
            if s.peek(zone, seat).count(card):
                return card_target(s, seat, zone, card)
    return ""


def deck_target(s: State, deck: int) -> str:
    """A small deck, or the main deck when it is empty or there is none."""
    if deck == NOBODY or not s.peek(deck, 0).size():
        deck = MAIN_DECK
    return f"deck:{s.zone(deck, 0).spec.number}"


def picked_name(zones: tuple[int, ...], code: int) -> Message:
    """A card of one's own, with where it lies if there are several places."""
    name = card_name(code % PLACE)
    if len(zones) == 1:
        return name
    return PICKED(card=name, zone=zone_name(BOOK.zone_kinds[zones[code // PLACE]].name))


def picked_target(s: State, seat: int, zones: tuple[int, ...], code: int) -> str:
    return card_target(s, seat, zones[code // PLACE], code % PLACE)


def used_target(s: State, seat: int, card: int) -> str:
    """A card in play, or the power, to be exhausted."""
    return card_target(s, seat, PLAY if s.zone(PLAY, seat).count(card) else POWER, card)


def speaking_target(s: Machine, seat: int, card: int) -> str:
    """Where the seat sees a card of its own whose ability responds."""
    assert isinstance(s, State)
    return lying(s, card, [seat])


BOOK.call_sources(card_name, speaking_target)
