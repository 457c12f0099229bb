"""The log lines of moves of tokens and tiles, and of what happens on the map.

An event carries numbers only, so places are named as on the standard map, whose numbers are for ever. On a map of
somebody else's a number the standard map does not have is said as a number.
"""

from __future__ import annotations

from typing import Final

from civitas.games.mare.actions.battle import BATTLE_ROLL, LOSE_LEGION, UNIT_LOST
from civitas.games.mare.actions.conquest import CONVERTED, PILLAGED_FOR
from civitas.games.mare.chart import Chart
from civitas.games.mare.charts import chart_of
from civitas.games.mare.names import Signature, icon_name, province_name, sea_name
from civitas.games.mare.state import BOOK
from civitas.kernel.events import GAME_EVENTS, Event
from civitas.kernel.text import Message

# Moves from one kind of zone to another that have a log line of their own.
MOVES: Final = {
    ("supply", "stock"): "mare-log-take",
    ("stock", "supply"): "mare-log-return",
    ("legendary pile", "legendary stock"): "mare-log-draw",
    ("legendary stock", "legendary discards"): "mare-log-return",
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
# Rows over places and seats: a change of one has no words of its own, and the table shows them. The round is told.
QUIET: Final = frozenset(counter.name for counter in BOOK.counters if counter.name != "round")

LINES: Final[dict[str, Signature]] = {
    "mare-log-take": frozenset({"seat", "cards"}),
    "mare-log-return": frozenset({"seat", "cards"}),
    "mare-log-draw": frozenset({"seat", "cards"}),
    "mare-log-renew": frozenset({"count"}),
    "mare-log-trade": frozenset({"seat", "other", "cards"}),
    "mare-log-withdraw": frozenset({"seat", "cards"}),
    "mare-log-give": frozenset({"seat", "other", "cards"}),
    "mare-log-keep": frozenset({"seat", "cards"}),
    "mare-log-recruit": frozenset({"seat", "cards"}),
    "mare-log-turn-up": frozenset({"cards"}),
    "mare-log-battle-roll": frozenset({"seat", "place", "total", "hits"}),
    "mare-log-legion-lost": frozenset({"seat", "place"}),
    "mare-log-fortress-lost": frozenset({"seat", "place"}),
    "mare-log-pillaged": frozenset({"seat", "building", "place"}),
    "mare-log-converted": frozenset({"seat", "place"}),
    "mare-counter-round": frozenset(),
}


def standard() -> Chart:
    """The standard map with every empire."""
    return chart_of("", (0, 1, 2, 3, 4))


def place_name(number: int) -> Message:
    """A province, or a sea numbered after the provinces."""
    chart = standard()
    if number < chart.provinces:
        return province_name(chart, number)
    sea = number - chart.provinces
    return sea_name(chart, sea) if sea < chart.seas else numbered(number)


def pillaged(seat: int, icon: int) -> Message:
    chart = standard()
    if icon < len(chart.icon_kind):
        building, where = icon_name(chart, icon), place_name(chart.icon_province[icon])
    else:
        building = where = numbered(icon)
    return Message("mare-log-pillaged", {"seat": seat, "building": building, "place": where})


def numbered(number: int) -> Message:
    return Message("mare-place", {"name": f"#{number}"})


def event_line(event: Event) -> Message | None:
    """The log line of an event of this game; None for the kernel's own events."""
    if event.kind < GAME_EVENTS:
        return None
    seat = event.seat + 1
    if event.kind == BATTLE_ROLL:
        total, hits, number = event.args
        place = place_name(number)
        return Message("mare-log-battle-roll", {"seat": seat, "place": place, "total": total, "hits": hits})
    if event.kind == UNIT_LOST:
        unit, number = event.args
        key = "mare-log-legion-lost" if unit == LOSE_LEGION else "mare-log-fortress-lost"
        return Message(key, {"seat": seat, "place": place_name(number)})
    if event.kind == PILLAGED_FOR:
        return pillaged(seat, event.args[0])
    if event.kind == CONVERTED:
        return Message("mare-log-converted", {"seat": seat, "place": place_name(event.args[0])})
    raise LookupError(f"mare: no log line for the event {BOOK.event_name(event.kind)!r}")
