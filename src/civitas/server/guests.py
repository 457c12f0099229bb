"""What to call people who have not said their name: friendly names, no two alike at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

# The bots of the web client have other names.
FRIENDLY: Final = (
    *("Livia", "Marcus", "Octavia", "Titus", "Silvia", "Quintus", "Portia", "Felix", "Camilla", "Julius"),
    *("Helena", "Cassius", "Diana", "Linus", "Flora", "Paulus", "Claudia", "Rufus", "Valeria", "Remus"),
    *("Sabina", "Lucius", "Antonia", "Hector", "Phoebe", "Jason", "Daphne", "Leander", "Thalia", "Orion"),
)
# What everybody was called before there were friendly names.
NAMELESS: Final = "Guest"


def is_friendly(name: str) -> bool:
    """Whether a name is one of ours, so that another will do as well."""
    return name in FRIENDLY or name == NAMELESS


def friendly_name(who: str, taken: Collection[str] = ()) -> str:
    """A friendly name for somebody, always the same one unless it is taken."""
    first = sum(who.encode())
    free = [name for name in FRIENDLY if name not in taken] or FRIENDLY
    name = FRIENDLY[first % len(FRIENDLY)]
    return name if name in free else free[first % len(free)]


def name_at_table(wish: str, name: str, who: str, taken: Collection[str]) -> str:
    """What somebody is called at a table: as they wish, else by their name, but by no friendly name twice."""
    wanted = wish.strip() or name
    return friendly_name(who, taken) if wanted == NAMELESS or (is_friendly(wanted) and wanted in taken) else wanted
