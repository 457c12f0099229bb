"""The log lines of moves of tokens and tiles, and of everything else that happens on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.games.mare.chart import NONE, Chart
from civitas.games.mare.names import (
    PHASES,
    VICTORIES,
    Signature,
    icon_name,
    province_name,
    sea_name,
    tile_name,
    title_name,
)
from civitas.games.mare.state import (
    BOOK,
    CONTROL_BUILT,
    CONTROL_CONVERTED,
    LEGION,
    TITLE_GIVEN,
    TRIREME,
    UNIT_BUILT,
    UNIT_LOST,
    State,
)
from civitas.kernel.events import GAME_EVENTS, Event
from civitas.kernel.text import Message, player

# Moves from one kind of zone to another that have a log line of their own.
MOVES: Final = {
    ("supply", "stock"): "mare-log-take",
    ("stock", "supply"): "mare-log-return",
    ("legendary pile", "legendary stock"): "mare-log-draw",
    ("legendary stock", "legendary discards"): "mare-log-discard",
    ("legendary discards", "legendary pile"): "mare-log-renew",
    ("offer", "taken"): "mare-log-trade",
    ("legendary offer", "legendary taken"): "mare-log-trade",
    ("offer", "stock"): "mare-log-withdraw",
    ("legendary offer", "legendary stock"): "mare-log-withdraw",
    ("stock", "stock"): "mare-log-give",
    ("legendary stock", "legendary stock"): "mare-log-give",
    ("stock", "taken"): "mare-log-keep",
    ("legendary stock", "legendary taken"): "mare-log-keep",
    ("display", "tiles"): "mare-log-recruit",
    ("face-down tiles", "display"): "mare-log-turn-up",
}
# Moves that end in a shuffle, told in one line.
SHUFFLED: Final = {("legendary discards", "legendary pile"): "mare-log-renew"}
# An offer is told when it is revealed; what was taken or kept was told before it goes behind the screen.
QUIET_MOVES: Final = frozenset(
    {
        ("stock", "offer"),
        ("legendary stock", "legendary offer"),
        ("taken", "stock"),
        ("legendary taken", "legendary stock"),
    }
)
# A counter changes with an event that has its own line, so none is told twice.
QUIET: Final = frozenset(counter.name for counter in BOOK.counters)

MOVE_LINES: Final[dict[str, Signature]] = {
    "mare-log-take": frozenset({"player", "cards"}),
    "mare-log-return": frozenset({"player", "cards"}),
    "mare-log-discard": frozenset({"player", "cards"}),
    "mare-log-draw": frozenset({"player", "cards"}),
    "mare-log-renew": frozenset({"count"}),
    "mare-log-trade": frozenset({"player", "other", "cards"}),
    "mare-log-withdraw": frozenset({"player", "cards"}),
    "mare-log-give": frozenset({"player", "other", "cards"}),
    "mare-log-keep": frozenset({"player", "cards"}),
    "mare-log-recruit": frozenset({"player", "cards"}),
    "mare-log-turn-up": frozenset({"cards"}),
}


# How a number of an event is said.

Reader = Callable[[Chart, int], int | Message]


def figure(_chart: Chart, value: int) -> int:
    return value


def player_said(_chart: Chart, seat: int) -> Message:
    return player(seat)


def place_name(chart: Chart, number: int) -> Message:
    """A province, or a sea numbered after the provinces."""
    if number < chart.provinces:
        return province_name(chart, number)
    return sea_name(chart, number - chart.provinces)


def place_of(chart: Chart, icon: int) -> Message:
    return province_name(chart, chart.icon_province[icon])


def unit_name(_chart: Chart, unit: int) -> Message:
    if unit == TRIREME:
        return Message("mare-trireme")
    return Message("mare-legion" if unit == LEGION else "mare-fortress")


def tile_said(_chart: Chart, tile: int) -> Message:
    return tile_name(tile)


def title_said(_chart: Chart, track: int) -> Message:
    return title_name(track)


def phase_name(_chart: Chart, phase: int) -> Message:
    return Message(f"mare-phase-{PHASES[phase - 1]}")


def victory_name(_chart: Chart, kind: int) -> Message:
    return Message(f"mare-victory-{VICTORIES[kind - 1]}")


# A line's arguments: the name, which number of the event it is, how that is said. The player comes besides.
Arguments = tuple[tuple[str, int, Reader], ...]
AT_ICON: Final[Arguments] = (("building", 0, icon_name), ("place", 0, place_of))
AT_PLACE: Final[Arguments] = (("place", 0, place_name),)
OTHER: Final[Arguments] = (("other", 0, player_said),)
TRIP: Final[Arguments] = (("src", 0, place_name), ("dst", 1, place_name))
LOST: Final[Arguments] = (("place", 1, place_name),)
CONVERSION: Final[Arguments] = (("place", 0, place_name), ("other", 1, player_said))
# Lines that are about no seat.
NOBODYS: Final[dict[str, Arguments]] = {
    "mare-log-round": (("round", 0, figure),),
    "mare-log-phase": (("phase", 0, phase_name),),
    "mare-log-capped": (("rounds", 0, figure),),
}
SOMEBODYS: Final[dict[str, Arguments]] = {
    "mare-log-number": (("number", 0, figure),),
    "mare-log-own-number": (("number", 0, figure), ("tile", 1, tile_said)),
    "mare-log-builder": OTHER,
    "mare-log-first": (("tile", 0, tile_said),),
    "mare-log-control": AT_PLACE,
    "mare-log-control-free": (*AT_PLACE, ("tile", 1, tile_said)),
    "mare-log-unit-built": (("unit", 0, unit_name), ("place", 1, place_name)),
    "mare-log-unit-cheap": (("unit", 0, unit_name), ("place", 1, place_name), ("tile", 2, tile_said)),
    "mare-log-levied": (*AT_PLACE, ("count", 1, figure), ("tile", 2, tile_said)),
    "mare-log-built": AT_ICON,
    "mare-log-copied": (("tile", 0, tile_said),),
    "mare-log-peace": (*OTHER, ("tile", 1, tile_said)),
    "mare-log-went-home": (*TRIP, ("count", 2, figure)),
    "mare-log-mover": OTHER,
    "mare-log-sailed": TRIP,
    "mare-log-marched": TRIP,
    "mare-log-battle": (*OTHER, ("place", 1, place_name)),
    "mare-log-battle-roll": (("total", 0, figure), ("hits", 1, figure), ("place", 2, place_name)),
    "mare-log-legion-lost": LOST,
    "mare-log-fortress-lost": LOST,
    "mare-log-triremes-lost": (*LOST, ("count", 2, figure)),
    "mare-log-occupied": AT_ICON,
    "mare-log-occupied-control": AT_PLACE,
    "mare-log-settled": (*AT_ICON, ("tile", 1, tile_said)),
    "mare-log-left": AT_ICON,
    "mare-log-left-control": AT_PLACE,
    "mare-log-pillaged": AT_ICON,
    "mare-log-converted": CONVERSION,
    "mare-log-marker-removed": CONVERSION,
    "mare-log-given-up": (*AT_PLACE, ("tile", 1, tile_said)),
    "mare-log-title": (("title", 0, title_said), ("other", 1, player_said)),
    "mare-log-title-kept": (("title", 0, title_said),),
    "mare-log-victory": (("victory", 0, victory_name),),
}


def lines() -> dict[str, Signature]:
    """Every log line with the names of its arguments."""
    ids = dict(MOVE_LINES)
    ids |= {key: frozenset(name for name, _, _ in args) for key, args in NOBODYS.items()}
    ids |= {key: frozenset({"player", *(name for name, _, _ in args)}) for key, args in SOMEBODYS.items()}
    return ids


LINES: Final = lines()


def line_of(event: Event) -> str:
    """The message of an event: the one of its name, where what happened decides between two."""
    args = event.args
    if event.kind == CONTROL_BUILT and args[1] != NONE:
        return "mare-log-control-free"
    if event.kind == UNIT_BUILT and args[2] != NONE:
        return "mare-log-unit-cheap"
    if event.kind == UNIT_LOST:
        if args[0] == TRIREME:
            return "mare-log-triremes-lost"
        return "mare-log-legion-lost" if args[0] == LEGION else "mare-log-fortress-lost"
    if event.kind == CONTROL_CONVERTED and not args[2]:
        return "mare-log-marker-removed"
    if event.kind == TITLE_GIVEN and args[1] == event.seat:
        return "mare-log-title-kept"
    return f"mare-log-{BOOK.event_name(event.kind)}"


def event_line(s: State, event: Event) -> Message | None:
    """The log line of an event of this game, its places called as on the game's map; None for the kernel's events."""
    if event.kind < GAME_EVENTS:
        return None
    key = line_of(event)
    said: dict[str, int | str | Message] = {}
    if key in SOMEBODYS:
        said["player"] = player(event.seat)
    for name, number, read in SOMEBODYS[key] if key in SOMEBODYS else NOBODYS[key]:
        said[name] = read(s.chart, event.args[number])
    return Message(key, said)


# What a number of an event stands for on the table, by how it is said.
POINTS_AT: Final[dict[Reader, str]] = {icon_name: "icon", tile_said: "tile", player_said: "seat"}


def event_targets(s: State, event: Event) -> list[str]:
    """The things on the table one event of this game speaks of, as options name them, where it leads last."""
    if event.kind < GAME_EVENTS:
        return []
    key = line_of(event)
    out = [f"seat:{event.seat}"] if key in SOMEBODYS else []
    for _, number, read in SOMEBODYS.get(key, ()):
        value = event.args[number]
        if value == NONE:
            continue
        if read in (place_name, place_of):
            out.append(place_target(s.chart, value if read is place_name else s.chart.icon_province[value]))
        elif read in POINTS_AT:
            out.append(f"{POINTS_AT[read]}:{value}")
    return list(dict.fromkeys(out))


def place_target(chart: Chart, number: int) -> str:
    """A province, or a sea numbered after the provinces."""
    return f"province:{number}" if number < chart.provinces else f"sea:{number - chart.provinces}"
