"""All tables of the automata in words, as they were committed, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.games.imperium.automaton.definition import AUTOMATA, Row, Side
from civitas.games.imperium.automaton.table import joined
from civitas.games.imperium.automaton.trading import ROUTES
from civitas.games.imperium.automaton.view import edition_name, side_name
from civitas.games.imperium.face import sentences
from civitas.kernel.text import Message
from civitas.words import LANGUAGES, Words

SNAPSHOTS = Path(__file__).parents[1] / "snapshots"
WORDS = {lang: Words(lang) for lang in LANGUAGES}


def row_told(row: Row, words: Words) -> str:
    return f"    {sentences(words.say(row.trigger))}: {joined(row.text, words.say)}"


def side_told(side: Side, words: Words) -> Iterator[str]:
    yield f"  {words.say(side_name(side.name))}"
    for row in side.rows:
        yield row_told(row, words)
    for text in (side.after_shuffle_text, side.end_of_clean_up_text):
        if text:
            yield f"    * {joined(text, words.say)}"


def tables_told(words: Words) -> Iterator[str]:
    for entry in AUTOMATA:
        for sheet in entry.sheets if entry is not None else ():
            assert entry is not None
            yield f"{entry.code} {words.say(edition_name(sheet.edition))}"
            for side in sheet.sides:
                yield from side_told(side, words)
            for row in sheet.journey:
                yield row_told(row, words)
    for route in ROUTES:
        yield f"{route.name}: {joined(route.commerce_text, words.say)} | {joined(route.profit_text, words.say)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_of_every_table_is_as_it_was_committed(lang: str, update: bool) -> None:
    path = SNAPSHOTS / f"automata.{lang}.txt"
    now = "\n".join(tables_told(WORDS[lang])) + "\n"
    if update:
        path.write_text(now, "utf-8")
    assert path.read_text("utf-8") == now


def messages_of_tables() -> Iterator[Message]:
    for entry in AUTOMATA:
        for sheet in entry.sheets if entry is not None else ():
            for row in [*sheet.journey, *(row for side in sheet.sides for row in side.rows)]:
                yield from (row.trigger, *row.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_are_well_spaced_and_nothing_is_left_unsaid(lang: str) -> None:
    for message in messages_of_tables():
        text = WORDS[lang].say(message)
        assert text, message
        assert "  " not in text, text
        assert "{" not in text, text
        assert "imperium-" not in text, text
