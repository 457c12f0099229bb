"""The terminal table: what a view shows, drawn with rich. Words come from whoever draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.proving.state import COST, KINDS
from civitas.games.proving.text import card_name, card_text
from civitas.kernel.game import View, ZoneView
from civitas.kernel.text import Message

Say = Callable[[Message], str]

SIZES: Final = ("hand", "deck", "discard")
COUNTERS: Final = ("actions", "buys", "coins", "favours")
LAID_OPEN: Final = ("held", "play", "built")


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as the view's seat may see it; `names` are what to call the seats."""
    zones = {(zone.name, zone.owner): zone for zone in view.zones}
    return Group(
        heading(view, say),
        Text(),
        supply(view, zones, say),
        Text(),
        players(view, zones, names, say),
        Text(),
        cards(view, names, say),
    )


def heading(view: View, say: Say) -> Text:
    row = view.counters
    number, last = row["round"][0] or 0, row["rounds"][0] or 0
    text = Text(say(Message("proving-title")), "bold")
    return text.append(
        " · " + say(Message("proving-table-round", {"round": min(number + 1, last), "rounds": last})), "dim"
    )


def supply(view: View, zones: dict[tuple[str, int], ZoneView], say: Say) -> RenderableType:
    """Every pile: the card's name, what it costs, how many are left."""
    kingdom = view.counters["kingdom"][0] or 0
    left = zones["supply", -1].cards or []
    piles = [card for card in range(KINDS) if kingdom >> card & 1]
    width = max(len(say(card_name(card))) for card in piles)
    cells = []
    for card in sorted(piles, key=lambda card: (COST[card], card)):
        count = left.count(card)
        cell = Text(say(card_name(card)).ljust(width + 1), "" if count else "dim strike")
        cells.append(cell.append(f"{COST[card]:>2}", "yellow").append(f" {count:>3}", "dim"))
    return Group(
        Text.assemble((say(Message("proving-zone-supply")), "bold"), (f" {say(Message('proving-table-pile'))}", "dim")),
        Columns(cells, padding=(0, 3), column_first=True),
    )


def players(view: View, zones: dict[tuple[str, int], ZoneView], names: Sequence[str], say: Say) -> RenderableType:
    """A row for each seat: the sizes of what is hidden, and its counters."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for name in SIZES:
        table.add_column(say(Message(f"proving-zone-{name}")), justify="right")
    for name in COUNTERS:
        table.add_column(say(Message(f"proving-counter-{name}")), justify="right")
    for seat in range(view.seats):
        sizes = [str(zones[name, seat].size) for name in SIZES]
        counts = [str(view.counters[name][seat]) for name in COUNTERS]
        here = seat == view.turn and not view.over
        table.add_row(("▶ " if here else "  ") + names[seat], *sizes, *counts, style="bold" if here else "")
    return table


def cards(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """What lies open and what the viewer knows of the rest, zone by zone."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for zone in view.zones:
        mine = zone.owner == view.seat and zone.name == "hand"
        shown = mine or zone.name == "trash" or zone.name in LAID_OPEN
        known = say_known(zone, say) if zone.name in ("deck", "hand") and not mine else ""
        if shown and zone.cards:
            known = say_cards(zone.cards, say)
        elif mine:
            known = say(Message("proving-table-empty"))
        if known:
            label = say(Message(f"proving-zone-{zone.name}"))
            whose = f"{names[zone.owner]} · " if zone.owner >= 0 else ""
            grid.add_row(whose + label, Text(known, "bold" if mine else ""))
    return grid


def say_cards(numbers: Sequence[int], say: Say) -> str:
    """Each kind once, with how many there are."""
    out = []
    for card in sorted(set(numbers)):
        count, name = numbers.count(card), card_name(card)
        out.append(say(name if count == 1 else Message("proving-some", {"count": count, "card": name})))
    return ", ".join(out)


def say_known(zone: ZoneView, say: Say) -> str:
    """The cards of a hidden zone the viewer happens to know to lie there."""
    out = []
    for place, card in reversed(zone.placed):
        on_top = place == zone.size - 1
        name = card_name(card)
        out.append(say(Message("proving-table-on-top", {"card": name}) if on_top else name))
    loose = list(zone.here)
    for _, card in zone.placed:
        if card in loose:
            loose.remove(card)
    if loose:
        out.append(say_cards(loose, say))
    return ", ".join(out)


def glossary(view: View, say: Say) -> RenderableType:
    """What every card of this game does."""
    kingdom = view.counters["kingdom"][0] or 0
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column(say(Message("proving-table-cost")), justify="right", style="yellow")
    table.add_column("")
    for card in sorted(range(KINDS), key=lambda card: (COST[card], card)):
        if kingdom >> card & 1:
            table.add_row(Text(say(card_name(card)), "bold"), str(COST[card]), say(card_text(card)))
    return table
