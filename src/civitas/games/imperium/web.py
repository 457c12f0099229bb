"""What the browser's table knows of Imperium before any game: the cards and what things are called, in messages."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.cards import (
    BANNER,
    BY_NUMBER,
    COSTS,
    FLAGS,
    FREE_WITH,
    ICONS_WANTED,
    MOST,
    NO_NAME,
    PACK,
    PRINTED_ICONS,
    STATES,
    SUITS,
    TITLES,
)
from civitas.games.imperium.face import (
    FLAGS_SHOWN,
    STATES_SHOWN,
    SUITS_SHOWN,
    TRADING,
    card_text,
    conditions,
    points,
)
from civitas.games.imperium.names import RESOURCE_NAMES, card_name, icon_name, some, title_name, zone_name
from civitas.games.imperium.nations import ENTERED, playable_nations
from civitas.games.imperium.numbers import LATER, UNREST
from civitas.games.imperium.scoring import NO_POINTS, POINTS, ByPlace, Each, Points
from civitas.games.imperium.state import BOOK, DEVELOPS, ICON_NAMES, QUEST, RESOURCES
from civitas.games.imperium.table import DOINGS
from civitas.kernel.text import Message, declare

# Where the points of a card are printed only for one place, that place.
ELSEWHERE: Final = "where"
COUNTED: Final = "each"


def facts() -> dict[str, Any]:
    """The game's unchanging document: the names of all that lies on a table, and the card that lies on every one."""
    return {
        "cards": {str(UNREST): card_facts(UNREST)},
        "nations": nations(),
        "zones": {zone.name: said(zone_name(zone.name)) for zone in BOOK.zone_kinds},
        "counters": {name: said(Message(f"imperium-counter-{name}")) for name in (*RESOURCE_NAMES, "round")},
        "resources": [
            {
                "name": name,
                "text": said(Message(f"imperium-{name}")),
                "forms": [said(some(amount, resource)) for amount in (1, 2)],
            }
            for resource, name in enumerate(RESOURCE_NAMES)
        ],
        "suits": {name: said(Message(f"imperium-suit-{name}")) for name in SUITS_SHOWN.values()},
        "icons": {name: said(icon_name(name)) for name in ICON_NAMES},
        "states": [
            {"bit": bit, "name": name, "text": said(Message(f"imperium-state-{name}"))}
            for bit, name in STATES_SHOWN.items()
        ],
        "flags": {name: said(Message(f"imperium-flag-{name}")) for name in FLAGS_SHOWN.values()},
        "trading": [said(Message(key)) for key in TRADING],
        "doings": [said(Message(f"imperium-table-doing-{doing}")) if doing else None for doing in DOINGS],
    }


def said(message: Message) -> dict[str, Any]:
    """A message without arguments it does not have."""
    if not message.args:
        return {"id": message.id}
    args = {name: said(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return {"id": message.id, "args": args}


def card_facts(card: int) -> dict[str, Any]:
    """What is printed on a card; what it does not have is left out."""
    entry = BY_NUMBER[card]
    free_with = FREE_WITH[card]
    developed = FLAGS[card] & DEVELOPS and not FLAGS[card] & QUEST
    worth = points(card)
    entries: dict[str, Any] = {
        "name": said(card_name(card)),
        "suits": suits(card),
        "states": [name for bit, name in STATES_SHOWN.items() if STATES[card] & bit],
        "flags": [name for bit, name in FLAGS_SHOWN.items() if FLAGS[card] & bit],
        "icons": {
            name: count for place, name in enumerate(ICON_NAMES) if (count := packed(PRINTED_ICONS, card, place))
        },
        "cost": [packed(COSTS, card, resource) for resource in range(RESOURCES)] if developed else None,
        "alsoCosts": said(entry.also_costs) if entry.also_costs is not None else None,
        "freeWith": said(free_while(free_with)) if developed and free_with != NO_NAME else None,
        "conditions": [said(condition) for condition in conditions(card)],
        "points": short_points(POINTS[card]) if POINTS[card] is not NO_POINTS else None,
        "worth": said(worth) if worth is not None else None,
        "text": [said(line) for line in card_text(card)],
        "start": entry.start if entry.start in ("nation", "accession", "state", "merchant") else "",
        "side": entry.power_side,
        "back": back_of(card),
        "nation": nation_of(entry.code),
        "iconsWanted": ICONS_WANTED[card],
    }
    return {key: value for key, value in entries.items() if value not in (None, "", 0, [], {})}


def free_while(name: int) -> Message:
    """That developing costs nothing while a card of this name is in play."""
    return Message("imperium-free-with", {"card": title_name(TITLES[name])})


def packed(table: list[int], card: int, place: int) -> int:
    return table[card] >> PACK * place & MOST


def suits(card: int) -> list[str]:
    """The suits, the one of the banner first."""
    banner = [name for bit, name in SUITS_SHOWN.items() if BANNER[card] == bit]
    return banner + [name for bit, name in SUITS_SHOWN.items() if SUITS[card] & bit and name not in banner]


def short_points(worth: Points) -> dict[str, Any]:
    """The figure on the card, and whether it depends on where the card lies or on what is counted."""
    if isinstance(worth, Each):
        return {"points": worth.points, "per": worth.per, "kind": COUNTED}
    if isinstance(worth, ByPlace):
        return {"points": worth.points or worth.otherwise, "kind": ELSEWHERE}
    return {"points": getattr(worth, "points", 0)}


def back_of(card: int) -> int:
    """The other side of a card that is turned over where it lies; 0 for cards without one."""
    back = BY_NUMBER.get(card + LATER)
    return back.number if back is not None and back.start in ("other side", "stack") else 0


def nation_of(code: str) -> str:
    """The code of the nation a card belongs to, if it is one that can be played."""
    return code[1:4] if code[1:4] in ENTERED and ENTERED[code[1:4]].playable else ""


def nations() -> dict[str, Any]:
    """By their numbers: the code, and the name, which is that of the power card."""
    out: dict[str, Any] = {}
    for nation in playable_nations():
        power = next(card for card in BY_NUMBER.values() if card.power_side and nation_of(card.code) == nation.code)
        out[str(nation.number)] = {"code": nation.code, "name": said(card_name(power.number))}
    return out


# What the table in the browser says of its own, by the arguments it takes.
WEB: Final[dict[str, tuple[str, ...]]] = {
    "": (
        *("collapsed", "decks", "empty-slot", "hand", "own-area", "own-piles", "none-in-play", "means", "actions"),
        *("exhaust-tokens", "token-on-it", "king-resolved", "winner", "to-answer", "nation-card", "develop-cost"),
        *("exhausted", "picked", "usable", "why-not", "only-trading", "merchant-card"),
        *("ours", "slots", "slot-face-down", "slot-empty", "slot-closed", "slot-covered", "slot-resolving"),
        *("on-state-card", "on-deck", "aside-next", "resolving", "row-here", "journey", "steps", "steps-show"),
        *(
            "steps-hide",
            "step-back",
            "step-next",
            "step-skip",
            "step-done",
            "step-again",
            "token",
            "pace",
            "pace-steps",
            "pace-once",
        ),
    ),
    "round": ("round", "last-round"),
    "round last": ("round-of",),
    "name": ("on-turn", "piles-of", "fold"),
    "count": ("collapse-near", "unrest-beneath"),
    "points": ("score",),
    "card": ("copy", "route-under"),
    "cards": ("under",),
    "amount wanted": ("icons-under",),
    "level": ("level",),
    "number": ("slot",),
    "number count": ("step-of",),
    "die": ("die",),
    "side": ("state-card",),
    "edition": ("sheet-edition",),
}
for args, keys in WEB.items():
    for key in keys:
        declare(f"imperium-web-{key}", frozenset(args.split()))
