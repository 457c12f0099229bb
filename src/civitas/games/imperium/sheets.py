"""The sheets of the automata for the browser's table: each a part of the facts, of which a table loads its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from civitas.games.imperium.automaton.definition import AUTOMATA, HOUSE, Row, Sheet, Side
from civitas.games.imperium.automaton.levels import LEVELS
from civitas.games.imperium.automaton.resolving import AFTER_SHUFFLE, CLEAN_UP_TOKEN, END_OF_CLEAN_UP, JOURNEY
from civitas.games.imperium.automaton.table import needs_routes
from civitas.games.imperium.automaton.view import edition_name, level_name, merchant_name, side_name
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.setup import NO_AUTOMATON
from civitas.games.imperium.state import AUTOMATON_SEAT
from civitas.games.imperium.web import said
from civitas.kernel.origin import Options
from civitas.kernel.text import Message

HEADING: Final = "sheet"


def sheet_parts() -> dict[str, dict[str, Any]]:
    """By name: the part of each sheet there is."""
    out: dict[str, dict[str, Any]] = {}
    for nation in playable_nations():
        automaton = AUTOMATA[nation.number]
        for sheet in automaton.sheets if automaton is not None else ():
            out[part_name(nation.name, sheet.edition)] = {"sheet": sheet_facts(sheet)}
    return out


def sheet_at(options: Options) -> list[str]:
    """The part with the sheet of the automaton, if there is one at a table of these settled options."""
    if options["automaton"] == NO_AUTOMATON:
        return []
    return [part_name(str(options[f"nation{AUTOMATON_SEAT + 1}"]), str(options["automaton_edition"]))]


def part_name(nation: str, edition: str) -> str:
    return f"{HEADING}-{nation}-{edition}"


def sheet_facts(sheet: Sheet) -> dict[str, Any]:
    """Its sides, and the rows of its journey, numbered as the log and the view number them."""
    return {
        "edition": said(edition_name(sheet.edition)),
        "ours": sheet.edition == HOUSE,
        "levels": {level: said(level_name(level)) for level in LEVELS},
        "merchant": [said(merchant_name(empire)) for empire in (False, True)],
        "sides": [side_facts(sheet, side) for side in sheet.sides],
        "journey": [row_facts(JOURNEY + number, row) for number, row in enumerate(sheet.journey)],
    }


def side_facts(sheet: Sheet, side: Side) -> dict[str, Any]:
    rows = [row_facts(number, row) for number, row in enumerate(side.rows)]
    for number, when, text in (
        (AFTER_SHUFFLE, "imperium-table-after-shuffle", side.after_shuffle_text),
        (CLEAN_UP_TOKEN, "imperium-table-clean-up", sheet.token_text),
        (END_OF_CLEAN_UP, "imperium-table-end-of-clean-up", side.end_of_clean_up_text),
    ):
        if text:
            rows.append(told(number, Message(when), text))
    return {"name": said(side_name(side.name)), "rows": rows}


def row_facts(number: int, row: Row) -> dict[str, Any]:
    """`routes`: the row is only about trade routes, of which there may be none at the table."""
    facts = told(number, row.trigger, row.text)
    return facts | {"routes": True} if needs_routes(row) else facts


def told(number: int, trigger: Message, sentences: Iterable[Message]) -> dict[str, Any]:
    return {"number": number, "trigger": said(trigger), "text": [said(sentence) for sentence in sentences]}
