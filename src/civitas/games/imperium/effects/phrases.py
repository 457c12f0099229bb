"""How the effect language calls kinds of card, places and states."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.names import said, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    BARBARIAN,
    DECK,
    DISCARD,
    EMPIRE,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    ISLE_BOUND,
    PLAY,
    VOYAGING,
)
from civitas.kernel.text import Message

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
        return title_name(selector.key.removeprefix("name:"))
    return said(f"imperium-kind-{selector.key}")


def some_cards(amount: int, selector: Selector) -> Message:
    """So many cards of a kind."""
    if selector.key == "any":
        return said("imperium-some-cards", amount=amount)
    return said("imperium-some-cards-of", amount=amount, kind=kind_of(selector))


def places(zones: tuple[int, ...]) -> Message:
    """Where from."""
    return said("imperium-from-" + "-".join(ZONE_NAMES[zone] for zone in zones))


STATE_NAMES: Final = {BARBARIAN: "barbarian", EMPIRE: "empire", ISLE_BOUND: "isle-bound", VOYAGING: "voyaging"}
