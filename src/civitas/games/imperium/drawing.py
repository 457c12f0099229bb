"""What the areas of the terminal table are made of: lines, lists, tables of cards, and cards with what lies on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from civitas.games.imperium.cards import ICONS_WANTED, different_icons
from civitas.games.imperium.face import STATES_SHOWN, SUITS_SHOWN, points, sentences, shown
from civitas.games.imperium.names import RESOURCE_NAMES, card_name, icon_name, small_deck_name, some, zone_name
from civitas.games.imperium.state import ICON_NAMES, RESOURCES
from civitas.kernel.game import View, ZoneView
from civitas.kernel.text import Message, Wording

Say = Callable[[Message], str]
Zones = dict[tuple[str, int], ZoneView]

EXHAUSTED: Final = Wording("imperium-table-exhausted")
ICONS_UNDER: Final = Wording("imperium-table-icons-under", "amount", "wanted", "icons")
IN_PLAY: Final = Wording("imperium-table-in-play")
LIST: Final = Wording("imperium-table-list", "what", "cards")
SIZE: Final = Wording("imperium-table-size", "zone", "size")
SMALL_SIZE: Final = Wording("imperium-table-small-size", "deck", "size")
UNDER: Final = Wording("imperium-table-under", "cards")
COLOURS: Final = ("red", "green", "magenta", "yellow")
NAME_LEAST: Final = 16  # the longest word of a card name in any language, and a bracket after it
INDENT: Final = 4
SEP: Final = " · "


def first(row: list[int | None]) -> int:
    return row[0] or 0


def sized(zone: ZoneView, say: Say, slot: int | None = None) -> str:
    """A zone and its size; `slot`: of a small deck that holds all suits."""
    if slot is not None:
        return say(SMALL_SIZE(deck=small_deck_name(slot), size=zone.size))
    return say(SIZE(zone=zone_name(zone.name), size=zone.size))


def listing(what: Message, cards: Iterable[str], say: Say) -> Text:
    """What it is, and the cards; with a capital."""
    return Text(sentences(say(LIST(what=what, cards=", ".join(cards) or "-"))))


def summary(card: int, say: Say) -> str:
    """The marks and the points of a card in one line."""
    worth = points(card)
    return SEP.join(part for part in (shown(card, say), say(worth) if worth is not None else "") if part)


def in_play(view: View, zones: Zones, card: int, seat: int, say: Say) -> str:
    """A card in play with what lies on and under it."""
    board = view.board
    lying = [say(some(n, r)) for on, r, n in triples(board["tokens"]) if on == card]
    if card in (zones["being played", seat].cards or []):
        lying.append(say(zone_name("being played")))
    if card in board["exhausted"]:
        lying.append(say(EXHAUSTED()))
    under = [say(card_name(held)) for host, held in pairs(board["garrisons"]) if host == card]
    if under:
        lying.append(say(UNDER(cards=", ".join(under))))
    if ICONS_WANTED[card]:
        lying.append(icons_under(card, [held for host, held in pairs(board["garrisons"]) if host == card], say))
    return say(card_name(card)) + (f" [{'; '.join(lying)}]" if lying else "")


def icons_under(card: int, held: list[int], say: Say) -> str:
    """The different icons on the cards garrisoned under one that counts them, and how many it wants."""
    suits, icons = different_icons(held)
    shown = [Message(f"imperium-suit-{name}") for bit, name in SUITS_SHOWN.items() if suits & bit]
    shown += [icon_name(name) for place, name in enumerate(ICON_NAMES) if icons >> place & 1]
    return say(ICONS_UNDER(amount=len(shown), wanted=ICONS_WANTED[card], icons=", ".join(map(say, shown)) or "-"))


def triples(flat: list[int]) -> Iterable[tuple[int, int, int]]:
    return zip(flat[::3], flat[1::3], flat[2::3], strict=True)


def pairs(flat: list[int]) -> Iterable[tuple[int, int]]:
    return zip(flat[::2], flat[1::2], strict=True)


def laid(zones: Zones, seat: int) -> list[int]:
    """The cards in play, and the one being played."""
    return [*(zones["play area", seat].cards or []), *(zones["being played", seat].cards or [])]


def indented(lines: list[Text]) -> RenderableType:
    """The first line, and the others four places to the right, also where they are wrapped."""
    return Group(lines[0], *(Padding(line, (0, 0, 0, INDENT)) for line in lines[1:]))


def table_of_cards() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=NAME_LEAST, ratio=3)  # beside a ratio, a width is the least one
    grid.add_column(ratio=8, overflow="fold")  # at 80 columns five suits joined by strokes are broken rather than cut
    grid.add_column(ratio=4, overflow="fold")
    return grid


def told(abilities: Iterable[Message], say: Say) -> Text:
    """One line for each ability, with capitals where sentences begin."""
    return Text("\n".join(sentences(say(ability)) for ability in abilities) or "-")


def heading_of(view: View, name: str, seat: int) -> Text:
    """Who it is, with a mark if it is asked."""
    here = view.question is not None and view.question.seat == seat and not view.over
    return Text(("▶ " if here else "  ") + f"{seat + 1} {name}", f"bold {COLOURS[seat]}")


def resources(view: View, seat: int, say: Say) -> str:
    """What it has; goods only if there are any."""
    row = view.counters
    stock = [say(some(row[RESOURCE_NAMES[r]][seat] or 0, r)) for r in range(RESOURCES)]
    if not row["goods"][seat]:
        stock.pop()
    return ", ".join(stock)


def states(view: View, seat: int) -> list[Message]:
    """The states it is in."""
    own = view.counters["state"][seat] or 0
    return [Message(f"imperium-state-{name}") for bit, name in STATES_SHOWN.items() if own & bit]
