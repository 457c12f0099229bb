"""The terminal table: the map by regions, seas, tracks, tiles and stocks, as a view shows them, drawn with rich.

Seats are numbers everywhere; their colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from civitas.games.mare.chart import CARAVAN, MARKET, TEMPLE
from civitas.games.mare.names import (
    PHASES,
    REGIONS,
    TRACKS,
    VICTORIES,
    building_name,
    card_name,
    good_name,
    place,
    tile_name,
    tile_text,
    title_name,
    track_name,
)
from civitas.games.mare.state import COIN, LEGEND, MOST_SEATS, TILE
from civitas.kernel.game import View, ZoneView
from civitas.kernel.text import Message

Say = Callable[[Message], str]

COLOURS: Final = ("red", "green", "magenta", "yellow", "cyan")
STANDS: Final = "■"
EMPTY: Final = "□"
AT_WAR: Final = "⚔"
LEADS: Final = "★"
GAP: Final = 3
TILE_NAMES: Final = 34
TRADING: Final = 2
# Zones of goods, and the zone of legendary goods that goes with each.
LEGENDARY_OF: Final = {"stock": "legendary stock", "offer": "legendary offer", "taken": "legendary taken"}


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as the view's seat may see it; `names` are what to call the seats."""
    zones = {(zone.name, zone.owner): zone for zone in view.zones}
    return Group(
        heading(view, names, say),
        Text(),
        players(view, zones, names, say),
        Text(),
        Spread(
            provinces(view, names, say),
            [seas(view, say), display(view, zones, say), tiles_of_seats(view, zones, say)],
        ),
        Text(),
        resources(view, zones, names, say),
        Text(say(Message("mare-table-key")), "dim"),
    )


class Spread:
    """A large part with the small ones beside it, or under it where the screen is too narrow."""

    def __init__(self, large: RenderableType, small: list[RenderableType]) -> None:
        self.large = large
        self.small = small

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        large, *small = (console.measure(part, options=options).maximum for part in (self.large, *self.small))
        if large + GAP + max(small) > options.max_width:
            yield self.large
            yield Text()
            yield Columns(self.small, padding=(0, GAP))
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(self.large, Group(*(Group(part, Text()) for part in self.small)))
        yield grid


# Who stands where.


def heading(view: View, names: Sequence[str], say: Say) -> Text:
    """Round, phase and who leads it; the victory once there is one."""
    row = view.counters
    number, last, phase = row["round"][0] or 0, row["rounds"][0] or 0, row["phase"][0] or 0
    text = Text(say(Message("mare-title")), "bold")
    parts = [Message("mare-table-of-rounds", {"round": number, "rounds": last})]
    if not last:
        parts = [Message("mare-table-round", {"round": number})]
    if phase:
        parts.append(Message(f"mare-phase-{PHASES[phase - 1]}"))
    leader = leader_of(view, phase)
    if leader is not None:
        track, seat = leader
        parts.append(Message("mare-table-leads", {"title": title_name(track), "player": names[seat]}))
    if phase == TRADING and row["trade number"][0]:
        parts.append(Message("mare-table-number", {"number": row["trade number"][0] or 0}))
    for part in parts:
        text.append(" · " + say(part))
    for seat, kind in enumerate(row["victory"]):
        if kind:
            won = Message(f"mare-victory-{VICTORIES[kind - 1]}")
            text.append("\n" + say(Message("mare-table-won", {"player": names[seat], "victory": won})), "bold")
    for seat, other in enumerate(row["peace with"]):
        if other:
            peace = Message("mare-table-peace", {"player": names[seat], "other": names[other - 1]})
            text.append("\n" + say(peace))
    return text


def leader_of(view: View, phase: int) -> tuple[int, int] | None:
    """The track that rules a phase and the seat that holds its title."""
    if phase not in (2, 3, 4):
        return None
    holder = view.counters["titles"][phase - 2]
    return (phase - 2, holder - 1) if holder else None


def players(view: View, zones: dict[tuple[str, int], ZoneView], names: Sequence[str], say: Say) -> RenderableType:
    """A row for each seat: its empire, its levels with the titles, great cities, tiles, sizes of its stock."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for track in TRACKS:
        table.add_column(say(Message(f"mare-table-{track}")), justify="right")
    for label in ("great-cities", "tiles", "resources"):
        table.add_column(say(Message(f"mare-table-{label}")), justify="right")
    board, titles = view.board, view.counters["titles"]
    asked = view.question.seat if view.question is not None else -1
    for seat in range(view.seats):
        here = seat == asked and not view.over
        levels = [
            (LEADS if titles[track] == seat + 1 else "") + str(board["tracks"][track][seat]) for track in range(3)
        ]
        common, legends = zones["stock", seat].size, zones["legendary stock", seat].size
        stock = f"{common}+{legends}" if legends else str(common)
        table.add_row(
            Text(("▶ " if here else "  ") + f"{seat + 1} {names[seat]}", COLOURS[seat]),
            Text(say(place("empire", board["empires"][seat]))),
            *levels,
            str(board["great_cities"][seat]),
            str(zones["tiles", seat].size),
            stock,
            style="bold" if here else "",
        )
    return table


# The map.


def provinces(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """Every open province, grouped: each empire's home, then the others by where they lie."""
    board = view.board
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_column(no_wrap=True)
    for region in (*board["empires"], *REGIONS):
        inside = [n for n, p in enumerate(board["provinces"]) if p["open"] and p["region"] == region]
        if not inside:
            continue
        if region in board["empires"]:
            seat = board["empires"].index(region)
            title = Message("mare-table-home", {"empire": place("empire", region), "player": names[seat]})
        else:
            title = Message(f"mare-region-{region}")
        grid.add_row("", Text(say(title), "bold"))
        for province in inside:
            grid.add_row(
                owner(view, province),
                province_title(view, province, say),
                icons(view, province, say),
                units(view, province),
            )
    return grid


def owner(view: View, province: int) -> Text:
    """Who controls a province, and who occupies its control marker."""
    holder, claim = view.counters["control"][province], view.counters["occupied control"][province]
    text = seat_mark(holder - 1) if holder else Text("-", "dim")
    return text.append("<").append_text(seat_mark(claim - 1)) if claim else text


def seat_mark(seat: int) -> Text:
    return Text(str(seat + 1), COLOURS[seat])


def province_title(view: View, province: int, say: Say) -> Text:
    text = Text(say(place("province", view.board["provinces"][province]["id"])))
    if province in view.board["homes"]:
        text.append("*")
    if at_war(view, province):
        text.append(f" {AT_WAR}", "bold red")
    return text


def at_war(view: View, province: int) -> bool:
    """Whether units of two seats stand there."""
    return sum(1 for seat in range(view.seats) if sum(pieces(view, province, seat))) > 1


def pieces(view: View, province: int, seat: int) -> tuple[int, int]:
    """Legions and fortresses of a seat."""
    at = province * MOST_SEATS + seat
    return view.counters["legions"][at] or 0, view.counters["fortresses"][at] or 0


def icons(view: View, province: int, say: Say) -> Text:
    """What stands and what may be built, with the seat whose legion holds it."""
    text = Text()
    for icon in view.board["provinces"][province]["icons"]:
        stands, rider = view.counters["buildings"][icon], view.counters["occupied icons"][icon]
        if text:
            text.append(" ")
        name = say(icon_label(view.board["icons"][icon]))
        text.append((STANDS if stands else EMPTY) + name.replace(" ", "\u00a0"), "" if stands else "dim")
        if rider:
            text.append("<").append_text(seat_mark(rider - 1))
    return text


def icon_label(icon: dict[str, Any]) -> Message:
    """An icon in one word: the good of a caravan, the name of a city, market or temple."""
    if icon["kind"] == CARAVAN:
        return good_name(icon["good"])
    if icon["kind"] in (MARKET, TEMPLE):
        return building_name(icon["kind"], icon["good"], icon["city"])
    return place("city", icon["city"])


def units(view: View, province: int) -> Text:
    """Each seat's legions and fortress, as 2:3L+F."""
    text = Text()
    for seat in range(view.seats):
        legions, fortress = pieces(view, province, seat)
        parts = [f"{legions}L"] * (legions > 0) + ["F"] * (fortress > 0)
        if parts:
            text.append(" " if text else "").append(f"{seat + 1}:{'+'.join(parts)}", COLOURS[seat])
    return text


def seas(view: View, say: Say) -> RenderableType:
    """The seas with triremes in them, each seat's as 2:3T."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(say(Message("mare-table-seas")), "bold"))
    for number, sea in enumerate(view.board["seas"]):
        text = Text()
        for seat in range(view.seats):
            count = view.counters["triremes"][number * MOST_SEATS + seat]
            if count:
                text.append(" " if text else "").append(f"{seat + 1}:{count}T", COLOURS[seat])
        grid.add_row(Text(say(place("sea", sea["id"]))), text or Text("-", "dim"))
    return grid


# Tiles and resources.


def display(view: View, zones: dict[tuple[str, int], ZoneView], say: Say) -> RenderableType:
    """The tiles to be had, with what they cost the viewer now."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(justify="right", style="yellow")
    mine = view.seat is not None
    grid.add_row(Text(say(Message("mare-table-display")), "bold"), say(Message("mare-table-cost")) if mine else "")
    for card in zones["display", -1].cards or []:
        cost = str(view.board["costs"][str(card - TILE)][view.seat]) if view.seat is not None else ""
        grid.add_row(say(tile_name(card - TILE)), cost)
    hidden = zones["face-down tiles", -1].size
    if hidden:
        grid.add_row(Text(say(Message("mare-table-face-down")), "dim"), str(hidden))
    return grid


def tiles_of_seats(view: View, zones: dict[tuple[str, int], ZoneView], say: Say) -> RenderableType:
    """The heroes and wonders of each seat, and the power it copied."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=TILE_NAMES)
    for seat in range(view.seats):
        said = [say(tile_name(card - TILE)) for card in zones["tiles", seat].cards or []]
        copied = view.counters["copied power"][seat]
        if copied:
            said.append(say(Message("mare-table-copied", {"tile": tile_name(copied - 1)})))
        grid.add_row(seat_mark(seat), ", ".join(said))
    return grid


def resources(view: View, zones: dict[tuple[str, int], ZoneView], names: Sequence[str], say: Say) -> RenderableType:
    """The viewer's own stock, what it knows of the others' (the view tells), and what lies open in the trade."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    if view.seat is not None:
        own = tokens(zones, "stock", view.seat)
        said = say_tokens(own, say) if own else say(Message("mare-table-empty"))
        grid.add_row(say(Message("mare-table-stock")), Text(said, "bold"))
    for name, label in (("stock", "known"), ("offer", "offer"), ("taken", "taken")):
        for seat in range(view.seats):
            seen = tokens(zones, name, seat)
            if seen and (name, seat) != ("stock", view.seat):
                whose = f"{names[seat]} · {say(Message(f'mare-table-{label}'))}"
                grid.add_row(Text(whose), say_tokens(seen, say))
    return grid


def tokens(zones: dict[tuple[str, int], ZoneView], name: str, seat: int) -> list[int]:
    """The goods, coins and legendary goods the viewer sees there."""
    return (zones[name, seat].cards or []) + (zones[LEGENDARY_OF[name], seat].cards or [])


def say_tokens(numbers: Sequence[int], say: Say) -> str:
    """Coins first, then the goods, then the legendary ones, each kind once with how many there are."""
    out = []
    for token in sorted(set(numbers), key=lambda token: (token >= LEGEND, token != COIN, token)):
        count = numbers.count(token)
        out.append(say(Message("mare-some", {"count": count, "token": card_name(token)})))
    return ", ".join(out)


def glossary(view: View, say: Say) -> RenderableType:
    """What the tiles on display and those of the seats do."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column("", no_wrap=True)
    table.add_column("")
    for zone in view.zones:
        if zone.name in ("display", "tiles"):
            for card in zone.cards or []:
                mark = seat_mark(zone.owner) if zone.owner >= 0 else Text(" ")
                name = Text.assemble(mark, " ", (say(tile_name(card - TILE)), "bold"))
                table.add_row(name, say(tile_text(card - TILE)))
    for track in range(len(TRACKS)):
        table.add_row(Text("  ").append(say(title_name(track)), "bold"), say(track_name(track)))
    return table
