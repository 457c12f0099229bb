"""What Imperium adds to a view: the market, what lies on and under cards, and the end of the game."""

from __future__ import annotations

from typing import Any

from civitas.games.imperium.actions.market import slot_card, slot_tokens
from civitas.games.imperium.names import card_name, resource_name
from civitas.games.imperium.nations import NO_PILE, nation_of
from civitas.games.imperium.scoring import breakdown, progress_points
from civitas.games.imperium.state import BOOK, OPEN_ROUTE, PROGRESS, RESOURCES, SLOT_UNREST, SLOTS, State
from civitas.kernel.text import Item


def board(s: State) -> dict[str, Any]:
    """All of it is public."""
    return {
        "market": [
            {
                "card": slot_card(s, slot),
                "unrest": s.get(SLOT_UNREST + slot),
                "tokens": [slot_tokens(s, slot, resource) for resource in range(RESOURCES)],
            }
            for slot in range(SLOTS)
        ],
        "open_routes": [s.get(OPEN_ROUTE + slot) - 1 for slot in range(SLOTS)],
        "tokens": list(s.tokens),
        "exhausted": list(s.exhausted),
        "garrisons": list(s.under),
        "free_played": list(s.free_played),
        "treated": list(s.treated),
        "copies": list(s.copies),
        "collapse_piles": collapse_piles(s),
    }


def collapse_piles(s: State) -> list[str]:
    """The piles with which, once they are empty, somebody wins a collapse (imperium:collapse)."""
    own = {nation_of(s, seat).wins_collapse_without for seat in range(s.seats)}
    return [BOOK.zone_kinds[pile].name for pile in sorted(own - {NO_PILE})]


def breakdowns(s: State) -> list[list[Item]]:
    """Each seat's points card by card, and its progress."""
    out: list[list[Item]] = []
    for seat in range(s.seats):
        items = [Item(card_name(card), points) for card, _, points in breakdown(s, seat)]
        progress = progress_points(s, seat)
        if progress:
            items.append(Item(resource_name(PROGRESS), progress))
        out.append(items)
    return out
