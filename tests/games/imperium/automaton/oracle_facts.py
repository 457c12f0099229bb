"""The facts the oracle reads: card traits, rows of the tables and trade routes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Tree = list[list[list[list[Any]]]]
Trigger = dict[str, Any]
Row = tuple[Trigger, Tree]

FACTS = Path(__file__).parent / "facts"
UNREST, CHAOS = "unrest", "chaos"
ABSENT = {"banner": "unrest", "states": [], "icons": {}, "pinned": False, "attack": False, "development": False}
# Without a route row of its own, an older table takes the two first rows of the Horizons cards (D10).
FRONT: list[Row] = [
    ({"type": "icon", "value": "unrest"}, [[[["this_unrest"]]]]),
    ({"type": "icon", "value": "trade_route"}, [[[["play_route"]]]]),
]


@cache
def cards() -> dict[str, dict[str, Any]]:
    """Return the facts of every card face, Unrest and Chaos under one code each."""
    found: dict[str, dict[str, Any]] = json.loads((FACTS / "cards.json").read_text())
    plain = ABSENT | {"suits": ["unrest"], "start": "common", "nation": None, "players": None, "marker": None}
    found[UNREST] = plain | {"name": "Unrest", "vp_automaton": -2}
    found[CHAOS] = plain | {"name": "Chaos", "vp_automaton": -3}
    return found


@cache
def _file() -> dict[str, Any]:
    """Return the file of rows."""
    found: dict[str, Any] = json.loads((FACTS / "rows.json").read_text())
    return found


def tables() -> list[dict[str, Any]]:
    """Return the 61 tables."""
    found: list[dict[str, Any]] = _file()["tables"]
    return found


@cache
def table_of(nation: str, side: str, edition: str) -> dict[str, Any] | None:
    """Return the table of one side of a state card, if there is one."""
    for table in tables():
        if (table["nation"], table["side"], table["edition"]) == (nation, side, edition):
            return table
    return None


@cache
def rows_of(nation: str, side: str, edition: str) -> list[Row]:
    """Return the rows of a table from the top, the two common ones in front of an older sheet."""
    table = table_of(nation, side, edition)
    assert table is not None, (nation, side, edition)
    rows = [(row["trigger"], row["tree"]) for row in table["rows"]]
    return FRONT + rows if edition == "classics_legends" and side != "journey" else rows


@cache
def route_of(code: str) -> dict[str, Any] | None:
    """Return the line of a trade route in the automaton's table, if it has one."""
    for route in _file()["routes"]:
        if route["route"] == cards()[code]["name"]:
            line: dict[str, Any] = route
            return line
    return None


def has(code: str, kind: str) -> bool:
    """Tell whether a card shows a trait or bears a name."""
    card = cards()[code]
    if kind in ("pinned", "attack", "development"):
        return bool(card[kind])
    return kind in card["suits"] or kind in card["states"] or kind in card["icons"] or kind == card["name"]


def has_any(code: str, kinds: list[str] | None) -> bool:
    """Tell whether a card shows one of the traits; none asked for means every card."""
    return kinds is None or any(has(code, kind) for kind in kinds)


def fits(code: str, trigger: Trigger) -> bool:
    """Tell whether a card fits the trigger of a row (b 5)."""
    if trigger["type"] == "other":
        return True
    wanted = trigger["value"] if isinstance(trigger["value"], list) else [trigger["value"]]
    if trigger["type"] == "card_name":
        return cards()[code]["name"] in wanted
    if trigger["type"] == "start":
        return cards()[code]["start"] in wanted
    return any(has(code, kind) for kind in wanted)


def points(code: str) -> int:
    """Return what a card is worth to the automaton (c 7)."""
    return int(cards()[code]["vp_automaton"])


def regions(code: str) -> int:
    """Return how many regions a card counts as (D16)."""
    return int(cards()[code]["suits"].count("region"))
