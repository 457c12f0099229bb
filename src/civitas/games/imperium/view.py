"""What Imperium adds to a view: the market, what lies on and under cards, and the end of the game."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.market import slot_card, slot_tokens
from civitas.games.imperium.automaton import view as automaton
from civitas.games.imperium.names import card_name, resource_name
from civitas.games.imperium.nations import NO_PILE, nation_of
from civitas.games.imperium.scoring import breakdown, progress_points
from civitas.games.imperium.state import (
    BOOK,
    MIXED_DECKS,
    OPEN_ROUTE,
    PROGRESS,
    RESOURCES,
    SLOT_UNREST,
    SLOTS,
    VARIANTS,
    State,
)
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.text import Item, Message, Wording

UNDERSTOOD: Final = 50
DONE_WELL: Final = 90
TRAIN_AGAIN: Final = Wording("imperium-train-again", "mark")
TRAINED: Final = Wording("imperium-trained", "mark", "next")
TRAINED_WELL: Final = Wording("imperium-trained-well", "mark")


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
        "last_round": s.last_round(),
        "mixed_decks": s.get(VARIANTS) & MIXED_DECKS != 0,
        "open_routes": [s.get(OPEN_ROUTE + slot) - 1 for slot in range(SLOTS)],
        "tokens": list(s.tokens),
        "exhausted": list(s.exhausted),
        "garrisons": list(s.under),
        "free_played": list(s.free_played),
        "treated": list(s.treated),
        "copies": list(s.copies),
        "collapse_piles": collapse_piles(s),
        "automaton": automaton.shown(s),
    }


def collapse_piles(s: State) -> list[str]:
    """The piles with which, once they are empty, somebody wins a collapse (imperium:collapse)."""
    own = {nation_of(s, seat).wins_collapse_without for seat in range(s.seats)}
    return [BOOK.zone_kinds[pile].name for pile in sorted(own - {NO_PILE})]


def won_by(s: State) -> list[Message]:
    """How a game against the automaton went, or what somebody who trained alone is worth."""
    return training_marks(s) if s.silent == NO_SEAT else automaton.outcome(s)


def training_marks(s: State) -> list[Message]:
    """What the points of somebody who trained alone say (imperium:training)."""
    if s.seats != 1:
        return []
    points = s.scores()[0]
    if points >= DONE_WELL:
        return [TRAINED_WELL(mark=DONE_WELL)]
    return [TRAINED(mark=UNDERSTOOD, next=DONE_WELL) if points >= UNDERSTOOD else TRAIN_AGAIN(mark=UNDERSTOOD)]


def breakdowns(s: State) -> list[list[Item]]:
    """Each seat's points card by card, and its progress."""
    out: list[list[Item]] = []
    for seat in range(s.seats):
        if seat == s.silent:
            out.append(automaton.items(s))
            continue
        items = [Item(card_name(card), points) for card, _, points in breakdown(s, seat)]
        progress = progress_points(s, seat)
        if progress:
            items.append(Item(resource_name(PROGRESS), progress))
        out.append(items)
    return out
