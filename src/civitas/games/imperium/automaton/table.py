"""The automaton's area of the terminal table: its slots and piles, and its state card row by row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from civitas.games.imperium.automaton.definition import Row, Sheet, Side, automaton_of
from civitas.games.imperium.automaton.resolving import AFTER_SHUFFLE, END_OF_CLEAN_UP, JOURNEY
from civitas.games.imperium.automaton.trading import ROUTES, place_in_table
from civitas.games.imperium.automaton.view import EMPTY, FACE_DOWN, edition_name, level_name, merchant_name, side_name
from civitas.games.imperium.automaton.words import tokens
from civitas.games.imperium.drawing import (
    IN_PLAY,
    INDENT,
    NAME_LEAST,
    SEP,
    Say,
    Zones,
    first,
    heading_of,
    in_play,
    indented,
    listing,
    resources,
    sized,
    states,
)
from civitas.games.imperium.face import sentences
from civitas.games.imperium.names import card_name
from civitas.games.imperium.state import TRADE_ROUTE
from civitas.kernel.game import View, ZoneView
from civitas.kernel.node import NOBODY
from civitas.kernel.text import Message, Wording

BEING_RESOLVED: Final = Wording("imperium-table-slot-resolving", "card")
CLEAN_UP: Final = Wording("imperium-table-clean-up")
CLEANED_UP: Final = Wording("imperium-table-end-of-clean-up")
COMMERCE: Final = Wording("imperium-table-automaton-commerce", "what")
DIE: Final = Wording("imperium-table-die", "die")
DISCARDED: Final = Wording("imperium-table-discarded")
FACE_DOWN_HERE: Final = Wording("imperium-table-slot-face-down")
JOURNEY_HEADING: Final = Wording("imperium-table-journey")
LEVEL: Final = Wording("imperium-table-level", "level")
ON_DECK: Final = Wording("imperium-table-on-deck")
ON_STATE_CARD: Final = Wording("imperium-table-on-state-card")
PROFIT: Final = Wording("imperium-table-automaton-profit", "what")
RESOLVING: Final = Wording("imperium-table-resolving")
SET_ASIDE: Final = Wording("imperium-table-set-aside")
SHUFFLED: Final = Wording("imperium-table-after-shuffle")
SLOT_CLOSED: Final = Wording("imperium-table-slot-closed")
SLOT_EMPTY: Final = Wording("imperium-table-slot-empty")
SLOT_LINE: Final = Wording("imperium-table-slots")
STATE_CARD: Final = Wording("imperium-table-state-card", "side", "edition")
UNDER_THE_DIE: Final = Wording("imperium-table-slot-covered", "card")
OWN_SIZES: Final = ("draw deck", "dynasty deck", "discard pile", "history", "set aside")
ALWAYS_SHOWN: Final = ("draw deck", "discard pile", "history")
HERE: Final = "▶"


def automaton_area(view: View, zones: Zones, name: str, seat: int, say: Say) -> RenderableType:
    """Everything of the automaton's that lies open; cards that lie hidden but are known are named."""
    shown: dict[str, Any] = view.board["automaton"]
    sheet = sheet_shown(view, shown)
    lines = [title(view, zones, name, seat, say), means(view, zones, seat, say), slots(zones, shown, say)]
    others = shown["resolving"][1:] if shown["slot"] else shown["resolving"]
    if others:
        lines.append(listing(RESOLVING(), (say(card_name(card)) for card in others), say))
    lying = [say(tokens(token, amount)) for token, amount in enumerate(shown["tokens"]) if amount]
    if lying:
        lines.append(listing(ON_STATE_CARD(), lying, say))
    for what, pile in ((ON_DECK(), "draw deck"), (SET_ASIDE(), "set aside")):
        known = [say(card_name(card)) for card in top_cards(zones[pile, seat])]
        if known:
            lines.append(listing(what, known, say))
    lines.append(listing(IN_PLAY(), (in_play(view, zones, card, seat, say) for card in shown["played"]), say))
    if shown["discarded"]:
        lines.append(listing(DISCARDED(), (say(card_name(card)) for card in reversed(shown["discarded"])), say))
    card = state_card(sheet, sheet.sides[shown["side_number"]], shown["row"], trading(view), say)
    return Group(indented(lines), Padding(card, (0, 0, 0, INDENT)))


def trading(view: View) -> bool:
    return first(view.counters["with Trade Routes"]) != 0


def sheet_shown(view: View, shown: dict[str, Any]) -> Sheet:
    nation = view.counters["nation"][shown["seat"]]
    assert nation is not None
    return next(sheet for sheet in automaton_of(nation).sheets if sheet.edition == shown["edition"])


def title(view: View, zones: Zones, name: str, seat: int, say: Say) -> Text:
    """Who it is: nation, level, state, and with Trade Routes which side of its merchant is up."""
    shown = view.board["automaton"]
    parts = [card_name(card) for card in zones["power", seat].cards or []]
    parts.append(LEVEL(level=level_name(shown["level"])))
    parts += states(view, seat)
    if trading(view):
        parts.append(merchant_name(shown["merchant_empire"]))
    return heading_of(view, name, seat).append("".join(SEP + say(part) for part in parts), "bold")


def means(view: View, zones: Zones, seat: int, say: Say) -> Text:
    """Resources, and the sizes of its piles."""
    sizes = [sized(zones[name, seat], say) for name in OWN_SIZES if name in ALWAYS_SHOWN or zones[name, seat].size]
    return Text(SEP.join([resources(view, seat, say), *sizes]))


def slots(zones: Zones, shown: dict[str, Any], say: Say) -> Text:
    """What lies in the slots from the left, and the die while it lies there."""
    parts = [f"{number} {slot(zones, shown, number, say)}" for number in range(1, len(shown["slots"]) + 1)]
    text = Text(f"{say(SLOT_LINE())}: {SEP.join(parts)}")
    return text.append(f"{SEP}{say(DIE(die=shown['die']))}") if shown["die"] else text


def slot(zones: Zones, shown: dict[str, Any], number: int, say: Say) -> str:
    it = shown["slots"][number - 1]
    if it["is"] == FACE_DOWN:
        placed = dict(zones[it["zone"], shown["seat"]].placed)
        known = card_name(placed[it["place"]]) if it["place"] in placed else FACE_DOWN_HERE()
        return say(UNDER_THE_DIE(card=known) if number == shown["covered"] else known)
    if number == shown["slot"]:
        return say(BEING_RESOLVED(card=card_name(shown["resolving"][0])))
    return say(SLOT_EMPTY() if it["is"] == EMPTY else SLOT_CLOSED())


def top_cards(pile: ZoneView) -> list[int]:
    """The known cards on top of a hidden pile, the top one first, down to the first unknown one."""
    placed = dict(pile.placed)
    out: list[int] = []
    while pile.size - 1 - len(out) in placed:
        out.append(placed[pile.size - 1 - len(out)])
    return out


# The state card.


def state_card(sheet: Sheet, side: Side, resolved: int | None, routes: bool, say: Say) -> RenderableType:
    """A side, row by row, and the journey; the row being resolved has an arrow and is bold."""
    heading = Text(sentences(say(STATE_CARD(side=side_name(side.name), edition=edition_name(sheet.edition)))), "bold")
    grid = rows_table()
    for number, row in enumerate(side.rows):
        if routes or not needs_routes(row):
            add_row(grid, row.trigger, row.text, number == resolved, say)
    besides = ((AFTER_SHUFFLE, SHUFFLED, side.after_shuffle), (END_OF_CLEAN_UP, CLEANED_UP, side.end_of_clean_up))
    for number, what, part in besides:
        if part is not None:
            add_row(grid, what(), part.text, number == resolved, say)
    if sheet.token_text:
        add_row(grid, CLEAN_UP(), sheet.token_text, False, say)
    if not sheet.journey:
        return Group(heading, grid)
    journey = rows_table()
    for number, row in enumerate(sheet.journey):
        add_row(journey, row.trigger, row.text, number + JOURNEY == resolved, say)
    return Group(heading, grid, Text(say(JOURNEY_HEADING()), "bold"), journey)


def rows_table() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=len(HERE))
    grid.add_column(width=NAME_LEAST, ratio=1, overflow="fold")
    grid.add_column(ratio=4, overflow="fold")
    return grid


def add_row(grid: Table, trigger: Message, text: Iterable[Message], here: bool, say: Say) -> None:
    grid.add_row(HERE if here else "", sentences(say(trigger)), joined(text, say), style="bold" if here else "")


def joined(text: Iterable[Message], say: Say) -> str:
    """Sentences one after the other, each with a capital and a full stop."""
    return sentences(" ".join(f"{say(sentence)}." for sentence in text))


def needs_routes(row: Row) -> bool:
    """Whether it is only about trade routes, of which there are none without the expansion."""
    return bool(row.kinds) and all(kind.suits == TRADE_ROUTE for kind in row.kinds)


# What the glossary adds.


def other_sides(view: View, say: Say) -> list[RenderableType]:
    """The sides of its state card that are not up."""
    shown: dict[str, Any] = view.board["automaton"]
    sheet = sheet_shown(view, shown)
    rest = [side for number, side in enumerate(sheet.sides) if number != shown["side_number"]]
    return [state_card(Sheet(sheet.edition), side, None, trading(view), say) for side in rest]


def route_told(card: int, say: Say) -> list[str]:
    """What the automaton does with a trade route; nothing for other cards."""
    place = place_in_table(card)
    if place == NOBODY:
        return []
    route = ROUTES[place]
    told = ((COMMERCE, route.commerce_text), (PROFIT, route.profit_text))
    return [sentences(say(part(what=joined(text, say)))) for part, text in told]
