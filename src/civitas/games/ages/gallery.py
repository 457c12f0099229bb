"""The gallery of Through the Ages: every distinct card by its id."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import CARDS, KINDS, Card
from civitas.games.ages.names import BASES, Signature, card_name
from civitas.games.ages.state import AGE_NAMES
from civitas.games.ages.web import kind_name
from civitas.kernel.gallery import CardEntry, Facet, Value
from civitas.kernel.text import Message

DECKS: Final = ("civil", "military")
MILITARY: Final = ("tactic", "aggression", "war", "pact", "bonus", "territory", "event")
# The rule about all cards of a kind.
ABOUT: Final = {
    "farms-and-mines": ("farm", "mine"),
    "urban-buildings": ("lab", "temple", "library", "theater", "arena"),
    "military-units": ("infantry", "cavalry", "artillery", "air"),
    "governments": ("government",),
    "special-technologies": (
        "military_technology",
        "civil_technology",
        "colonization_technology",
        "construction_technology",
    ),
    "wonders": ("wonder",),
    "leaders": ("leader",),
    "action-cards": ("action",),
    "tactics-cards": ("tactic",),
    "aggressions": ("aggression",),
    "wars": ("war",),
    "pacts": ("pact",),
    "bonus-cards": ("bonus",),
    "colonies": ("territory",),
    "events": ("event",),
}


def gallery_cards() -> list[CardEntry]:
    """By kind, and within a kind from the oldest to the newest."""
    cards = sorted(CARDS, key=lambda card: (KINDS.index(card.kind), card.level, card.number))
    return [
        CardEntry(
            card.id,
            card.number,
            card_name(card.number),
            {
                "age": [AGE_NAMES[card.level]],
                "kind": [card.kind],
                "deck": [DECKS[card.kind in MILITARY]],
            },
            notes=notes(card),
            rules=[*(rule for rule, kinds in ABOUT.items() if card.kind in kinds), BASES[card.number]],
        )
        for card in cards
    ]


def notes(card: Card) -> list[Message]:
    """How many of it are in the decks with so many players; cards that begin on the boards are in none."""
    if not any(card.copies):
        return [Message("ages-note-starting")]
    two, three, four = card.copies
    return [Message("ages-note-copies", {"two": two, "three": three, "four": four})]


def facets() -> list[Facet]:
    """What the cards are told apart by."""
    ages = [Value(age, Message("ages-web-age", {"age": age})) for age in AGE_NAMES]
    return [
        Facet("age", Message("ages-facet-age"), ages),
        Facet("kind", Message("ages-facet-kind"), [Value(kind, kind_name(kind)) for kind in KINDS]),
        Facet("deck", Message("ages-facet-deck"), [Value(deck, Message(f"ages-deck-{deck}")) for deck in DECKS]),
    ]


def gallery_messages() -> dict[str, Signature]:
    """Every id the gallery says, with the names of its arguments."""
    ids = {f"ages-facet-{name}": frozenset[str]() for name in ("age", "kind", "deck")}
    ids |= {f"ages-deck-{deck}": frozenset() for deck in DECKS}
    return ids | {"ages-note-starting": frozenset(), "ages-note-copies": frozenset({"two", "three", "four"})}
