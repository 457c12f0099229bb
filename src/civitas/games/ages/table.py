"""The terminal table: the row, the civilizations in numbers, what lies in play and the hands, drawn with rich."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.ages.cards import STORES, WORKER_CARDS
from civitas.games.ages.cardtext import card_text
from civitas.games.ages.names import Signature, card_name
from civitas.games.ages.state import AGE_NAMES
from civitas.kernel.game import View, ZoneView
from civitas.kernel.text import Message

Say = Callable[[Message], str]
Zones = dict[tuple[str, int], ZoneView]

COLOURS: Final = ("red", "green", "magenta", "yellow")
# Rows of the civilizations: the label's message and the key of the view's board.
NUMBERS: Final = ("science", "culture", "strength", "happiness", "discontent", "civil", "military", "food", "resources")
# Zones of a player that lie open, by their name and their label.
OPEN: Final = (
    ("leader", "leader"),
    ("wonders", "wonders"),
    ("ruined wonders", "ruins"),
    ("unfinished wonder", "unfinished"),
    ("colonies", "colonies"),
    ("exclusive tactic", "tactic"),
    ("pact", "pact"),
    ("wars", "wars"),
    ("civil hand", "hand"),
    ("action cards just taken", "taken"),
)
LABELS: Final[dict[str, Signature]] = {
    f"ages-table-{name}": frozenset()
    for name in (
        *NUMBERS,
        *(label for _, label in OPEN),
        "science-points",
        "culture-points",
        "banks",
        "unused",
        "technologies",
        "military-hand",
        "row",
        "events",
        "common-tactics",
        "resigned",
    )
} | {
    "ages-table-age": frozenset({"age", "round"}),
    "ages-table-last": frozenset({"round"}),
    "ages-table-starts": frozenset({"name"}),
    "ages-table-workers": frozenset({"card", "count"}),
    "ages-table-stored": frozenset({"card", "count", "tokens"}),
}


def label(name: str) -> Message:
    return Message(f"ages-table-{name}")


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as the view's seat may see it; `names` are what to call the seats."""
    zones = {(zone.name, zone.owner): zone for zone in view.zones}
    return Group(
        heading(view, names, say),
        Text(),
        row(view, say),
        Text(),
        civilizations(view, names, say),
        Text(),
        areas(view, zones, names, say),
    )


def starting_player(view: View) -> int:
    return view.counters["starting player"][0] or 0


def heading(view: View, names: Sequence[str], say: Say) -> Text:
    board = view.board
    text = Text(say(Message("ages-title")), "bold")
    text.append(" · " + say(Message("ages-table-age", {"age": board["age"], "round": board["round"]})))
    if board["last_round"]:
        text.append(" · " + say(Message("ages-table-last", {"round": board["last_round"]})))
    text.append(" · " + say(Message("ages-table-starts", {"name": names[starting_player(view)]})))
    return text


def row(view: View, say: Say) -> RenderableType:
    """The row with what each card costs the viewer now, a spectator the starting player."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    whose = starting_player(view) if view.seat is None else view.seat
    cards = []
    for slot in view.board["row"]:
        if slot["card"]:
            cost = slot["costs"][whose]
            cards.append(f"{say(card_name(slot['card']))} [{cost}]")
    grid.add_row(say(label("row")), Text(", ".join(cards)))
    zones = {zone.name: zone for zone in view.zones}
    piles = [zones[f"{name} events {age}"].size for name in ("current", "future") for age in AGE_NAMES[1:]]
    grid.add_row(say(label("events")), Text(f"{sum(piles[:3]) + zones['current events A'].size} / {sum(piles[3:])}"))
    tactics = zones["common tactics"].cards or []
    if tactics:
        grid.add_row(say(label("common-tactics")), Text(listed(tactics, say)))
    return grid


def listed(cards: Iterable[int], say: Say) -> str:
    return ", ".join(say(card_name(card)) for card in cards)


def civilizations(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """Every player's numbers beside each other."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(name, COLOURS[seat]), justify="right")
    boards = view.board["civilizations"]
    for key in NUMBERS:
        table.add_row(say(label(key)), *(number(board, key, say) for board in boards))
    rows = view.counters
    table.add_row(say(label("culture-points")), *(str(points) for points in rows["culture"]))
    table.add_row(say(label("science-points")), *(str(points) for points in rows["science"]))
    banks = zip(rows["yellow bank"], rows["blue bank"], strict=True)
    table.add_row(say(label("banks")), *(f"{yellow} / {blue}" for yellow, blue in banks))
    table.add_row(say(label("unused")), *(str(count) for count in rows["unused workers"]))
    return table


def number(board: dict[str, Any], key: str, say: Say) -> str:
    if board["resigned"]:
        return say(label("resigned"))
    value = board[key]
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def areas(view: View, zones: Zones, names: Sequence[str], say: Say) -> RenderableType:
    """What lies before every player, and the viewer's own military hand."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for seat, name in enumerate(names):
        mark = Text(name, COLOURS[seat])
        grid.add_row(mark, say(label("technologies")), Text(technologies(view, zones, seat, say)))
        for zone, what in OPEN:
            cards = zones[zone, seat].cards
            if cards:
                grid.add_row("", say(label(what)), Text(listed(cards, say)))
        hand = [zones[f"military hand {age}", seat] for age in AGE_NAMES[1:]]
        seen = [card for zone in hand for card in zone.cards or zone.here]
        backs = "/".join(str(zone.size) for zone in hand)
        grid.add_row("", say(label("military-hand")), Text(f"{backs}  {listed(seen, say)}".rstrip()))
    return grid


def technologies(view: View, zones: Zones, seat: int, say: Say) -> str:
    """Every technology in play, with its workers and blue tokens."""
    out = []
    for card in zones["technologies", seat].cards or []:
        at = (card - 1) * view.seats + seat
        workers = view.counters["workers"][at] or 0 if card <= WORKER_CARDS else 0
        tokens = view.counters["stored"][at] or 0 if card <= STORES else 0
        name = card_name(card)
        if tokens:
            out.append(say(Message("ages-table-stored", {"card": name, "count": workers, "tokens": tokens})))
        elif workers:
            out.append(say(Message("ages-table-workers", {"card": name, "count": workers})))
        else:
            out.append(say(name))
    return ", ".join(out)


def glossary(view: View, say: Say) -> RenderableType:
    """What the cards the viewer sees in the row, in play and in its hands do."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column("", no_wrap=True)
    table.add_column("")
    seen: set[int] = set()
    for zone in view.zones:
        if zone.name not in ("civil discards", "past events", "out of the game"):
            seen |= set(zone.cards or zone.here)
    for card in sorted(seen):
        table.add_row(Text(say(card_name(card)), "bold"), "; ".join(say(line) for line in card_text(card)))
    return table
