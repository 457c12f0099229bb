"""Write the facts of the automaton's tables and of the cards, without any wording, beside this script."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent / "facts"
BLOCKS = ("after_shuffle", "end_of_cleanup")


def load_grammar(reference: Path) -> ModuleType:
    """Import the grammar of the rows from the reference folder."""
    spec = importlib.util.spec_from_file_location("grammar", reference / "automaton-tools" / "grammar.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def starts(table: dict[str, Any]) -> bool:
    """Tell whether a table is the first of its nation; the older sheets do not print it."""
    if table["edition"] == "classics_legends" and table["side"] != "journey":
        return table["side"] in ("barbarian", "any") or table["nation"] == "ATL"
    return bool(table.get("start"))


def table_facts(table: dict[str, Any], grammar: ModuleType) -> dict[str, Any]:
    """Return one table with its rows as trees."""
    facts: dict[str, Any] = {key: table.get(key) for key in ("nation", "side", "edition", "start", "banner")}
    facts["start"] = starts(table)
    facts["rows"] = [
        {
            "trigger": {key: row["trigger"][key] for key in ("type", "value") if key in row["trigger"]},
            "tree": grammar.row(row["effects"]),
        }
        for row in table["rows"]
    ]
    for block in BLOCKS:
        if block in table:
            facts[block] = grammar.row(table[block]["effects"])
    return facts


def route_facts(routes: list[dict[str, Any]], grammar: ModuleType) -> list[dict[str, Any]]:
    """Return the trade routes in the order of their table."""
    return [
        {
            "route": route["route"],
            "order": order,
            "commerce": grammar.row([route["commerce"]]),
            "profit": grammar.row([route["profit"]]),
        }
        for order, route in enumerate(routes)
    ]


def card_facts(card: dict[str, Any]) -> dict[str, Any]:
    """Return what the automaton may ask about one printed face."""
    return {
        "name": card["name"],
        "suits": card["suits"],
        "banner": card["banner"],
        "states": card["state"],
        "icons": {icon: card["icons"].count(icon) for icon in card["icons"]},
        "pinned": card["in_play"] == "pinned",
        "attack": card["attack"],
        "development": card["start"] == "development" or "development" in card["icons"],
        "start": card["start"],
        "nation": card["nation"],
        "vp_automaton": card["vp_automaton"],
        "players": card["players"],
        "marker": card["marker"],
    }


def dump(value: Any) -> str:
    """Return compact text of a value."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(reference: Path) -> None:
    """Write both files of facts."""
    grammar = load_grammar(reference)
    sourced, house = (json.loads((reference / name).read_text()) for name in ("automaton.json", "automaton-house.json"))
    tables = [dump(table_facts(table, grammar)) for table in sourced["tables"] + house["tables"]]
    routes = [dump(route) for route in route_facts(sourced["trade_routes"]["table"], grammar)]
    HERE.mkdir(exist_ok=True)
    (HERE / "rows.json").write_text(
        '{"tables":[\n' + ",\n".join(tables) + '\n],"routes":[\n' + ",\n".join(routes) + "\n]}\n"
    )
    cards = json.loads((reference / "cards.json").read_text())
    lines = [f"{dump(card['id'])}:{dump(card_facts(card))}" for card in cards]
    (HERE / "cards.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
