"""What is kept of a finished game for ever: its result and its last table, in finished words of every language.

The rules and the catalogues of a later release may not know its cards any more, so nothing kept here needs either.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Final

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from civitas.kernel.machine import Machine
from civitas.kernel.text import player
from civitas.rooms import Rooms, catalogues_of
from civitas.server.schema import EndingView, Language, Scored
from civitas.server.storage import TableHead
from civitas.server.table import rooms_of
from civitas.tableau import board
from civitas.words import LANGUAGES, Words

WIDTH: Final = 130
# Rich's own frame names a font of another site.
DRAWING: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#0c0c0c"/>
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""


class Told(Struct, frozen=True):
    """The ending in one language: the points of each seat by item, the way it was won, the table with its colours."""

    breakdown: list[list[Scored]]
    won_by: list[str]
    table: str


class Ending(Struct, frozen=True):
    rules: str
    names: list[str]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    told: dict[str, Told]


def ending_of(head: TableHead, s: Machine) -> str:
    """The ending of a table's game from the state it ended in, to be stored."""
    rooms, names = rooms_of(head.game), [seat.name for seat in head.seats]
    told = {language: telling(rooms, s, names, language) for language in LANGUAGES}
    called = [words_of(rooms, "en", names).say(player(seat)) for seat in range(s.seats)]
    ending = Ending(head.rules, called, s.scores(), s.rank(), s.winners(), told)
    return msgspec.json.encode(ending).decode()


def telling(rooms: Rooms, s: Machine, names: Sequence[str], language: str) -> Told:
    game, words = rooms.game, words_of(rooms, language, names)
    called = [words.say(player(seat)) for seat in range(s.seats)]
    file = StringIO()
    console = Console(file=file, width=WIDTH, force_terminal=True, color_system="256", highlight=False)
    console.print(board(rooms, words, game.opened(s), called))
    breakdown = [[Scored(words.say(item.text), item.points) for item in row] for row in game.breakdown(s)]
    return Told(breakdown, [words.say(way) for way in game.won_by(s)], file.getvalue())


def words_of(rooms: Rooms, language: str, names: Sequence[str]) -> Words:
    """A game's words, to be used before they are asked for again: they call the seats by these names until then."""
    words = catalogues(rooms.game.info.name, language)
    words.names = list(names)
    return words


@cache
def catalogues(game: str, language: str) -> Words:
    return Words(language, catalogues_of(rooms_of(game).game))


def read_ending(content: str) -> Ending:
    return msgspec.json.decode(content, type=Ending)


def view_of(ending: Ending, language: Language) -> EndingView:
    """The ending in one language, the table as plain text."""
    told = ending.told[language]
    table = Text.from_ansi(told.table).plain
    return EndingView(
        ending.rules, ending.names, ending.scores, ending.ranks, ending.winners, told.breakdown, told.won_by, table
    )


def drawing_of(ending: Ending, language: Language) -> str:
    """The table as a picture that any browser shows."""
    console = Console(file=StringIO(), width=WIDTH, record=True, highlight=False)
    console.print(Text.from_ansi(ending.told[language].table))
    return console.export_svg(title="", code_format=DRAWING, unique_id="table")
