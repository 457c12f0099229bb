"""A table drawn with rich, for a terminal or for keeps: as the game draws it, or plainly."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.kernel.game import View, ZoneView
from civitas.rooms import Rooms
from civitas.words import Value, Words


def board(rooms: Rooms, words: Words, view: View, names: Sequence[str]) -> RenderableType:
    """What the view shows; `names` are what to call the seats."""
    if rooms.draw is not None:
        return rooms.draw(view, names, words.say)
    return plain_board(rooms, words, view, names)


def plain_board(rooms: Rooms, words: Words, view: View, names: Sequence[str]) -> RenderableType:
    """Every zone and counter, for a game that draws no table of its own."""
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    for zone in view.zones:
        whose = names[zone.owner] if zone.owner >= 0 else ""
        grid.add_row(whose, spoken(words, rooms.name("zone", zone.name)), zone_text(rooms, words, zone))
    for name, row in view.counters.items():
        values = "  ".join("?" if value is None else str(value) for value in row)
        grid.add_row("", spoken(words, rooms.name("counter", name)), values)
    return Group(Text(spoken(words, rooms.title()), "bold"), grid)


def zone_text(rooms: Rooms, words: Words, zone: ZoneView) -> str:
    known = zone.cards if zone.cards is not None else zone.here
    names = ", ".join(words.say(rooms.card_name(card)) for card in known)
    return f"({zone.size}) {names}".rstrip()


def spoken(words: Words, name: Value) -> str:
    """Words for what may be a message or a plain name."""
    return str(name) if isinstance(name, int | str) else words.say(name)
