"""How the effect language calls kinds of card, places and states."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.cards import TITLES
from civitas.games.imperium.names import SUIT_NAMES, icon_name, said, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    ACTIVE_QUEST,
    ATTACK,
    BARBARIAN,
    CIVILISED,
    CORRUPTED,
    DECK,
    DEVELOPS,
    DISCARD,
    EMPIRE,
    EXILE,
    FAME,
    GADGET,
    GARRISON,
    HAND,
    HISTORY,
    ICON_NAMES,
    ICONS,
    ISLE_BOUND,
    LEGENDS,
    PINNED,
    PLAY,
    REGION,
    SUMMONED,
    SUNKEN,
    TRADE_ROUTE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST_SUIT,
    VARIABLE,
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
    SUNKEN: "sunken",
    ACTIVE_QUEST: "quest",
    LEGENDS: "legends",
}
STATE_NAMES: Final = {
    BARBARIAN: "barbarian",
    EMPIRE: "empire",
    ISLE_BOUND: "isle-bound",
    VOYAGING: "voyaging",
    CORRUPTED: "corrupted",
    SUMMONED: "summoned",
}


# The order in which a kind names its suits.
SUITS_SAID: Final = (UNCIVILISED, CIVILISED, REGION, TRIBUTARY, FAME, TRADE_ROUTE, GADGET, UNREST_SUIT)
SEVERAL: Final = 2  # cards, when nobody says how many
ADJECTIVES: Final = ("uncivilised", "civilised", "pinned")
FLAGS_SAID: Final = {PINNED: "pinned", ATTACK: "attack", DEVELOPS: "development", VARIABLE: "variable"}


def kind_of(selector: Selector, amount: int = 1) -> Message:
    """How so many cards of a kind are called: what they must be, may be any of, and must not be."""
    if selector.everything():
        return said("imperium-kind-any")
    parts = [kind_word(SUIT_NAMES[suit], amount) for suit in SUITS_SAID if suit & selector.all_suits]
    states = [said(f"imperium-state-{name}") for state, name in STATE_NAMES.items() if selector.states & state]
    if states:
        parts.append(said("imperium-kind-state", state=joined("imperium-slash", states)))
    alternatives = any_of(selector, amount)
    if alternatives:
        parts.append(joined("imperium-either", alternatives))
    parts += [icon_kind(1 << icon) for icon in range(ICONS) if selector.all_icons >> icon & 1]
    parts += [kind_word(name, amount) for flag, name in FLAGS_SAID.items() if selector.all_flags & flag]
    return joined("imperium-kind-both", parts + ruled_out(selector, amount))


def any_of(selector: Selector, amount: int) -> list[Message]:
    """What a card of the kind may be, any of it being enough."""
    out: list[Message] = []
    suits = [kind_word(SUIT_NAMES[suit], amount) for suit in SUITS_SAID if suit & selector.suits]
    if suits:
        out.append(joined("imperium-slash", suits))
    if selector.icons:
        out.append(icon_kind(selector.icons))
    out += [kind_word(name, amount) for flag, name in FLAGS_SAID.items() if selector.flags & flag]
    if selector.group:
        out.append(title_name(selector.group))
    elif selector.names:
        out.append(joined("imperium-slash", [title_name(TITLES[name]) for name in selector.names]))
    return out


def ruled_out(selector: Selector, amount: int) -> list[Message]:
    """What a card of the kind must not be."""
    kinds = [kind_word(SUIT_NAMES[suit], amount) for suit in SUITS_SAID if suit & selector.no_suits]
    kinds += [kind_word(name, amount) for flag, name in FLAGS_SAID.items() if selector.no_flags & flag]
    out = [said("imperium-kind-not", kind=kind, amount=amount) for kind in kinds]
    if selector.no_icons:
        out.append(said("imperium-kind-without-icon", icons=icons_named(selector.no_icons)))
    out += [said("imperium-kind-not-named", card=title_name(TITLES[name])) for name in selector.no_names]
    states = [name for state, name in STATE_NAMES.items() if selector.no_states & state]
    return out + [said("imperium-kind-not-state", state=said(f"imperium-state-{name}")) for name in states]


def kind_word(name: str, amount: int) -> Message:
    """A suit or mark as what so many cards are; adjectives agree with their number where the language wants it."""
    return said(f"imperium-kind-{name}", amount=amount) if name in ADJECTIVES else said(f"imperium-kind-{name}")


def icon_kind(icons: int) -> Message:
    """Cards with any of the icons."""
    return said("imperium-kind-with-icon", icons=icons_named(icons))


def icons_named(icons: int) -> Message:
    """The icons, given as bits."""
    return joined("imperium-slash", [icon_name(name) for place, name in enumerate(ICON_NAMES) if icons >> place & 1])


def joined(key: str, parts: list[Message]) -> Message:
    """The parts, two and two, in the words of a message."""
    text = parts[0]
    for part in parts[1:]:
        text = said(key, first=text, second=part)
    return text


def some_cards(amount: int, selector: Selector) -> Message:
    """So many cards of a kind."""
    if selector.everything():
        return said("imperium-some-cards", amount=amount)
    if selector.bare:
        return said("imperium-some-cards-over-none", amount=amount, kind=kind_of(selector, amount))
    if selector.over is not None and selector.over.everything():
        return said("imperium-some-cards-over-any", amount=amount, kind=kind_of(selector, amount))
    if selector.over is not None:
        under = kind_of(selector.over)
        return said("imperium-some-cards-over", amount=amount, kind=kind_of(selector, amount), under=under)
    return said("imperium-some-cards-of", amount=amount, kind=kind_of(selector, amount))


def places(zones: tuple[int, ...]) -> Message:
    """Where from: this place, that or another."""
    names = [said(f"imperium-from-{ZONE_NAMES[zone]}") for zone in zones]
    before = joined("imperium-comma", names[:-1] or names)
    return said("imperium-either", first=before, second=names[-1]) if len(names) > 1 else before
