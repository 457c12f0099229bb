"""What a game's table in the browser is given and what it says, read for the tests of both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.question import Question
from civitas.kernel.text import Message
from civitas.testing.positions import positions

S = TypeVar("S", bound=Machine)

WRITTEN_IN: Final = (".svelte", ".ts")


def messages(part: object) -> Iterator[Message]:
    """Every message of a document, those within others aside."""
    if isinstance(part, dict) and "id" in part:
        yield message_of(part)
    elif isinstance(part, dict):
        for value in part.values():
            yield from messages(value)
    elif isinstance(part, list):
        for value in part:
            yield from messages(value)


def message_of(part: dict[str, Any]) -> Message:
    args = {name: message_of(arg) if isinstance(arg, dict) else arg for name, arg in part.get("args", {}).items()}
    return Message(part["id"], args)


def sources(game: str) -> str:
    """All that the table is written in, its tests aside."""
    folder = Path(__file__).parents[3] / "web" / "src" / "games" / game
    found = (path for path in sorted(folder.rglob("*")) if path.suffix in WRITTEN_IN and ".test." not in path.name)
    return "\n".join(path.read_text("utf-8") for path in found)


def said_by_table(game: str) -> set[str]:
    """The messages of its own that the table says."""
    return set(re.findall(rf'"({game}-web-[a-z-]+)"', sources(game)))


def asked(game: Game[S], count: int) -> Iterator[tuple[S, Question, View]]:
    """Positions, not to be changed, each with its question and what the seat that is asked sees."""
    for s in positions(game, count, copies=False):
        question = s.question
        assert question is not None
        yield s, question, game.view(s, question.seat)
