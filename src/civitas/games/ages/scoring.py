"""The score, item by item: where each player's culture came from (ages:science-and-culture-points)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.state import CULTURE_FROM, MOST_SEATS, SOURCES, State
from civitas.kernel.text import Item, Message

# By source, in the order of the state's constants.
NAMES: Final = (
    "production",
    "hunger",
    "preparing",
    "events",
    "impacts",
    "leaders",
    "wonders",
    "colonies",
    "action-cards",
    "conflicts",
)
MESSAGES: Final[dict[str, frozenset[str]]] = {f"ages-score-{name}": frozenset() for name in NAMES}


def breakdown(s: State) -> list[list[Item]]:
    """Each seat's culture by source; the items of a seat add up to its points."""
    out: list[list[Item]] = []
    for seat in range(s.seats):
        points = [s.get(CULTURE_FROM + source * MOST_SEATS + seat) for source in range(SOURCES)]
        out.append([Item(Message(f"ages-score-{NAMES[i]}"), n) for i, n in enumerate(points) if n])
    return out
