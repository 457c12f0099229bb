"""The terminal table: market, decks, every seat's area and the viewer's hand, as a view shows them, drawn with rich.

Seats are numbers everywhere; their colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from re import escape
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from civitas.games.imperium.actions.market import FIRST_SMALL_DECK, SLOT_DECKS
from civitas.games.imperium.cards import BY_NUMBER, FLAGS, ICONS_WANTED, different_icons
from civitas.games.imperium.face import (
    STATES_SHOWN,
    SUITS_SHOWN,
    TRADING,
    card_text,
    cost,
    points,
    sentences,
    shown,
)
from civitas.games.imperium.names import (
    FREE,
    RESOURCE_NAMES,
    card_name,
    icon_name,
    small_deck_name,
    some,
    zone_name,
)
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.state import BOOK, ICON_NAMES, QUEST, RESOURCES
from civitas.kernel.game import View, ZoneView
from civitas.kernel.text import Message, Wording, declare

Say = Callable[[Message], str]
Zones = dict[tuple[str, int], ZoneView]

ACTIONS: Final = Wording("imperium-table-actions", "amount")
COLLAPSE: Final = Wording("imperium-table-collapse")
DEVELOP: Final = Wording("imperium-table-develop", "card", "cost")
DEVELOPMENT: Final = Wording("imperium-table-development")
EXHAUSTED: Final = Wording("imperium-table-exhausted")
EXHAUSTS: Final = Wording("imperium-table-exhausts", "amount")
HAND: Final = Wording("imperium-table-hand")
HAND_OF: Final = Wording("imperium-table-hand-of")
IN_PLAY: Final = Wording("imperium-table-in-play")
LIST: Final = Wording("imperium-table-list", "what", "cards")
MARKET: Final = Wording("imperium-table-market")
NATION: Final = Wording("imperium-table-nation", "nation", "side")
NATION_DECK: Final = Wording("imperium-table-nation-deck", "size")
OWN_AREA: Final = Wording("imperium-table-own-area")
POWER: Final = Wording("imperium-table-power")
QUESTS: Final = Wording("imperium-table-quests")
ROUND: Final = Wording("imperium-table-round", "round")
ROUND_OF: Final = Wording("imperium-table-round-of", "round", "last")
SCORING: Final = Wording("imperium-table-scoring", "round")
SIDE: Final = Wording("imperium-table-side", "side")
SIZE: Final = Wording("imperium-table-size", "zone", "size")
SMALL_SIZE: Final = Wording("imperium-table-small-size", "deck", "size")
TITLE: Final = Wording("imperium-title")
UNDER: Final = Wording("imperium-table-under", "cards")
ICONS_UNDER: Final = Wording("imperium-table-icons-under", "amount", "wanted", "icons")
UNREST_UNDER_IT: Final = Wording("imperium-table-unrest", "amount")
COLOURS: Final = ("red", "green", "magenta", "yellow")
# What is done on a turn, by its number.
DOINGS: Final = ("", "activate", "innovate", "revolt", "clean-up", "solstice")
for doing in DOINGS[1:]:
    declare(f"imperium-table-doing-{doing}", frozenset())
for counter in (*RESOURCE_NAMES, "round"):
    declare(f"imperium-counter-{counter}", frozenset())
DECKS: Final = (
    *("main deck", "civilised deck", "uncivilised deck", "region deck"),
    *("fame deck", "unrest pile"),
)
# The slot each small deck fills.
SMALL_DECKS: Final = {BOOK.zone_kinds[SLOT_DECKS[slot]].name: slot for slot in range(FIRST_SMALL_DECK, len(SLOT_DECKS))}
SIZES: Final = ("hand", "draw deck", "discard pile", "history")
NAME_LEAST: Final = 16  # the longest word of a card name in any language, and a bracket after it
INDENT: Final = 4
SEP: Final = " · "


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as the view's seat may see it; `names` are what to call the seats."""
    zones = {(zone.name, zone.owner): zone for zone in view.zones}
    parts: list[RenderableType] = [heading(view, say), market(view, zones, say)]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    parts += [opponent(view, zones, names, seat, say) for seat in others]
    if view.seat is not None:
        parts.append(own_area(view, zones, names, view.seat, say))
        parts.append(hand(zones, view.seat, say))
    return Group(*(Group(part, Text()) for part in parts[:-1]), parts[-1])


def heading(view: View, say: Say) -> Text:
    """The round, what the seat on turn is doing, and how near the end is."""
    row = view.counters
    last = view.board["last_round"]
    turn = first(row["round"])
    parts = [ROUND_OF(round=min(turn, last), last=last) if view.seats == 1 else ROUND(round=turn)]
    doing = DOINGS[first(row["doing"])]
    if doing:
        parts.append(Message(f"imperium-table-doing-{doing}"))
    if last and view.seats > 1:
        parts.append(SCORING(round=last))
    if first(row["collapsed"]):
        parts.append(COLLAPSE())
    return Text(say(TITLE()), "bold").append("".join(SEP + say(part) for part in parts))


def first(row: list[int | None]) -> int:
    return row[0] or 0


# What lies in the middle.


def market(view: View, zones: Zones, say: Say) -> RenderableType:
    """The five slots with tokens and Unrest, the decks and how many cards they hold, what is in exile."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    grid.add_column()
    grid.add_row(Text(say(MARKET()), "bold"))
    for place, slot in enumerate(view.board["market"]):
        number = Text(f"{place + 1} ", "dim")
        if slot["card"] < 0:
            grid.add_row(number.append("-"))
            continue
        lying = [some(amount, resource) for resource, amount in enumerate(slot["tokens"]) if amount]
        if slot["unrest"]:
            lying.append(UNREST_UNDER_IT(amount=slot["unrest"]))
        on_it = Text(", ".join(map(say, lying)), "yellow")
        grid.add_row(number.append(say(card_name(slot["card"])), "bold"), Text(summary(slot["card"], say)), on_it)
    mixed = view.board["mixed_decks"]
    sizes = [sized(zones[name, -1], say, SMALL_DECKS.get(name) if mixed else None) for name in DECKS]
    if zones["chaos pile", -1].size or "chaos pile" in view.board["collapse_piles"]:
        sizes.append(sized(zones["chaos pile", -1], say))
    exiled = zones["exile", -1].cards or []
    lines = [Text(sentences(SEP.join(sizes)))]
    if zones["King of Kings", -1].size:
        side = "B" if first(view.counters["King of Kings side"]) else "A"
        king = f"{say(zone_name('King of Kings'))} ({say(SIDE(side=side))})"
        lines[0].append(SEP + king)
    open_routes = zones["open routes", -1].cards or []
    if open_routes:
        lines.append(listing(zone_name("open routes"), (say(card_name(card)) for card in open_routes), say))
    if exiled:
        lines.append(listing(zone_name("exile"), (say(card_name(card)) for card in exiled), say))
    return Group(grid, *lines)


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


# What belongs to a seat.


def title(view: View, zones: Zones, names: Sequence[str], seat: int, say: Say) -> Text:
    """Who it is: nation, side, state."""
    here = view.question is not None and view.question.seat == seat and not view.over
    text = Text(("▶ " if here else "  ") + f"{seat + 1} {names[seat]}", f"bold {COLOURS[seat]}")
    for card in zones["power", seat].cards or []:
        side = BY_NUMBER[card].power_side
        text.append(SEP + say(NATION(nation=card_name(card), side=side)), "bold")
    for bit, name in STATES_SHOWN.items():
        if (view.counters["state"][seat] or 0) & bit:
            text.append(SEP + say(Message(f"imperium-state-{name}")))
    return text


def means(view: View, zones: Zones, seat: int, say: Say) -> Text:
    """Resources, actions and tokens left, and the sizes of everything."""
    row = view.counters
    stock = [say(some(row[RESOURCE_NAMES[r]][seat] or 0, r)) for r in range(RESOURCES)]
    if not row["goods"][seat]:
        stock.pop()
    nation = zones["nation deck", seat].size
    deck = SIZE(zone=zone_name("nation deck"), size=nation)
    if zones["accession", seat].size:
        deck = NATION_DECK(size=nation)
    parts = [
        ", ".join(stock),
        say(ACTIONS(amount=row["actions"][seat] or 0)),
        say(EXHAUSTS(amount=row["exhaust tokens"][seat] or 0)),
        *(sized(zones[name, seat], say) for name in SIZES),
        say(deck),
    ]
    others = ("development area", "active quest", "sunken pile", "legends")
    parts += [sized(zones[name, seat], say) for name in others if seat != view.seat and zones[name, seat].size]
    return Text(SEP.join(parts))


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


def opponent(view: View, zones: Zones, names: Sequence[str], seat: int, say: Say) -> RenderableType:
    cards = (in_play(view, zones, card, seat, say) for card in laid(zones, seat))
    lines = [title(view, zones, names, seat, say), means(view, zones, seat, say)]
    power = on_power(view, zones, seat, say)
    if power:
        lines.append(power)
    lines.append(listing(IN_PLAY(), cards, say))
    held = zones["hand", seat].cards
    if held is not None:
        lines.append(listing(HAND_OF(), (say(card_name(card)) for card in held), say))
    return indented(lines)


def on_power(view: View, zones: Zones, seat: int, say: Say) -> Text | None:
    """What lies on the power, if anything does."""
    for card in zones["power", seat].cards or []:
        lying = [say(some(n, r)) for on, r, n in triples(view.board["tokens"]) if on == card]
        if card in view.board["exhausted"]:
            lying.append(say(EXHAUSTED()))
        if lying:
            return listing(POWER(), lying, say)
    return None


def indented(lines: list[Text]) -> RenderableType:
    """The first line, and the others four places to the right, also where they are wrapped."""
    return Group(lines[0], *(Padding(line, (0, 0, 0, INDENT)) for line in lines[1:]))


def own_area(view: View, zones: Zones, names: Sequence[str], seat: int, say: Say) -> RenderableType:
    """The viewer's power, cards in play with what they still do there, and what it may develop."""
    lines = [title(view, zones, names, seat, say), means(view, zones, seat, say)]
    waiting = zones["development area", seat].cards or []
    if waiting:
        quests = FLAGS[waiting[0]] & QUEST
        said = (say(card_name(n) if quests else DEVELOP(card=card_name(n), cost=cost_of(n))) for n in waiting)
        lines.append(listing(QUESTS() if quests else DEVELOPMENT(), said, say))
    for name in ("discard pile", "history", "legends", "sunken pile", "active quest"):
        cards = zones[name, seat].cards or []
        if cards:
            lines.append(listing(zone_name(name), (say(card_name(card)) for card in cards), say))
    rows = table_of_cards()
    lasting = [*(zones["power", seat].cards or []), *(zones["state card", seat].cards or [])]
    for card in [*lasting, *laid(zones, seat)]:
        there = [ability.text for ability in BY_NUMBER[card].abilities if ability.kind != "play"]
        if card in (zones["being played", seat].cards or []):
            there = card_text(card)
        rows.add_row(
            Text(in_play(view, zones, card, seat, say), "bold"), told(there, say), Text(summary(card, say), "dim")
        )
    return Group(indented(lines), Text(), Text(say(OWN_AREA()), "bold"), rows)


def cost_of(card: int) -> Message:
    price = cost(card)
    return price if price is not None else FREE()


def hand(zones: Zones, seat: int, say: Say) -> RenderableType:
    """The hand, and what is being looked at, with all that the cards say."""
    parts: list[RenderableType] = []
    for name, label in (("looked at", zone_name("looked at")), ("hand", HAND())):
        held = zones[name, seat].cards or []
        if name == "hand" or held:
            parts += [Text(sentences(say(label)), "bold"), cards_told(held, say)]
    return Group(*parts)


def cards_told(cards: Sequence[int], say: Say) -> RenderableType:
    rows = table_of_cards()
    for card in sorted(set(cards)):
        count = f" ({cards.count(card)})" if cards.count(card) > 1 else ""
        name = Text(say(card_name(card)) + count, "bold")
        rows.add_row(name, told(card_text(card), say), Text(summary(card, say), "dim"))
    return rows if cards else Text("-", "dim")


def table_of_cards() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=NAME_LEAST, ratio=3)  # beside a ratio, a width is the least one
    grid.add_column(ratio=8, overflow="fold")  # at 80 columns five suits joined by strokes are broken rather than cut
    grid.add_column(ratio=4, overflow="fold")
    return grid


def told(abilities: Iterable[Message], say: Say) -> Text:
    """One line for each ability, with capitals where sentences begin."""
    return Text("\n".join(sentences(say(ability)) for ability in abilities) or "-")


def without_trade(text: Text, say: Say) -> Text:
    """Words that need Trade Routes are struck out (imperium:trade-routes)."""
    words = [form for key in TRADING for form in (say(Message(key)), sentences(say(Message(key))))]
    text.highlight_regex("|".join(rf"(?<!\w){escape(word)}(?!\w)" for word in words), "dim strike")
    return text


def glossary(view: View, say: Say) -> RenderableType:
    """What the cards of the market, in exile, in play, to be developed and of the powers do."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column("", ratio=2)
    table.add_column("", ratio=6)
    seen: set[int] = set()
    for zone in view.zones:
        if zone.name not in GLOSSED:
            continue
        for card in zone.cards or []:
            if card in seen:
                continue
            seen.add(card)
            mark = Text(str(zone.owner + 1), COLOURS[zone.owner]) if zone.owner >= 0 else Text(" ")
            name = Text.assemble(mark, " ", (say(card_name(card)), "bold"))
            lines = [told(card_text(card), say), Text(summary(card, say), "dim")]
            if not first(view.counters["with Trade Routes"]):
                lines = [without_trade(line, say) for line in lines]
            table.add_row(name, Group(*(line for line in lines if line.plain)))
    if UNREST not in seen:
        table.add_row(Text(f"  {say(card_name(UNREST))}", "bold"), told(card_text(UNREST), say))
    return table


GLOSSED: Final = (
    *("market", "open routes", "exile", "King of Kings", "power", "state card", "play area", "being played"),
    *("garrisons", "development area", "accession", "discard pile", "active quest", "stack"),
)
