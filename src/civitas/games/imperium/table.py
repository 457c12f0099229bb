"""The terminal table: market, decks, every seat's area and the viewer's hand, as a view shows them, drawn with rich.

Seats are numbers everywhere; their colours only repeat it.
"""

from __future__ import annotations

from collections.abc import Sequence
from re import escape
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from civitas.games.imperium.actions.market import FIRST_SMALL_DECK, SLOT_DECKS
from civitas.games.imperium.automaton.table import automaton_area, other_sides, route_told
from civitas.games.imperium.cards import BY_NUMBER, FLAGS
from civitas.games.imperium.drawing import (
    COLOURS,
    EXHAUSTED,
    IN_PLAY,
    SEP,
    SIZE,
    Say,
    Zones,
    first,
    heading_of,
    in_play,
    indented,
    laid,
    listing,
    resources,
    sized,
    states,
    summary,
    table_of_cards,
    told,
    triples,
)
from civitas.games.imperium.face import TRADING, card_text, cost, sentences
from civitas.games.imperium.names import FREE, RESOURCE_NAMES, card_name, some, zone_name
from civitas.games.imperium.numbers import UNREST
from civitas.games.imperium.state import BOOK, QUEST
from civitas.kernel.game import View
from civitas.kernel.text import Message, Wording, declare

ACTIONS: Final = Wording("imperium-table-actions", "amount")
COLLAPSE: Final = Wording("imperium-table-collapse")
DEVELOP: Final = Wording("imperium-table-develop", "card", "cost")
DEVELOPMENT: Final = Wording("imperium-table-development")
EXHAUSTS: Final = Wording("imperium-table-exhausts", "amount")
HAND: Final = Wording("imperium-table-hand")
HAND_OF: Final = Wording("imperium-table-hand-of")
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
TITLE: Final = Wording("imperium-title")
UNREST_UNDER_IT: Final = Wording("imperium-table-unrest", "amount")
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


def draw(view: View, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as the view's seat may see it; `names` are what to call the seats."""
    zones = {(zone.name, zone.owner): zone for zone in view.zones}
    parts: list[RenderableType] = [heading(view, say), market(view, zones, say)]
    automaton = view.board["automaton"]
    silent = automaton["seat"] if automaton is not None else None
    for seat in range(view.seats):
        if seat == silent:
            parts.append(automaton_area(view, zones, names[seat], seat, say))
        elif seat != view.seat:
            parts.append(opponent(view, zones, names, seat, say))
    if view.seat is not None and view.seat != silent:
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


# What belongs to a seat.


def title(view: View, zones: Zones, names: Sequence[str], seat: int, say: Say) -> Text:
    """Who it is: nation, side, state."""
    text = heading_of(view, names[seat], seat)
    for card in zones["power", seat].cards or []:
        side = BY_NUMBER[card].power_side
        text.append(SEP + say(NATION(nation=card_name(card), side=side)), "bold")
    return text.append("".join(SEP + say(state) for state in states(view, seat)))


def means(view: View, zones: Zones, seat: int, say: Say) -> Text:
    """Resources, actions and tokens left, and the sizes of everything."""
    row = view.counters
    nation = zones["nation deck", seat].size
    deck = SIZE(zone=zone_name("nation deck"), size=nation)
    if zones["accession", seat].size:
        deck = NATION_DECK(size=nation)
    parts = [
        resources(view, seat, say),
        say(ACTIONS(amount=row["actions"][seat] or 0)),
        say(EXHAUSTS(amount=row["exhaust tokens"][seat] or 0)),
        *(sized(zones[name, seat], say) for name in SIZES),
        say(deck),
    ]
    others = ("development area", "active quest", "sunken pile", "legends")
    parts += [sized(zones[name, seat], say) for name in others if seat != view.seat and zones[name, seat].size]
    return Text(SEP.join(parts))


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


def without_trade(text: Text, say: Say) -> Text:
    """Words that need Trade Routes are struck out (imperium:trade-routes)."""
    words = [form for key in TRADING for form in (say(Message(key)), sentences(say(Message(key))))]
    text.highlight_regex("|".join(rf"(?<!\w){escape(word)}(?!\w)" for word in words), "dim strike")
    return text


def glossary(view: View, say: Say) -> RenderableType:
    """What the cards of the market, in exile, in play, to be developed and of the powers do.

    Of an automaton, whose own power does nothing, what it does with trade routes and the other sides of its state card.
    """
    automaton = view.board["automaton"]
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column("", ratio=2)
    table.add_column("", ratio=6)
    seen: set[int] = set()
    for zone in view.zones:
        silent = automaton is not None and zone.owner == automaton["seat"]
        if zone.name not in GLOSSED or (silent and zone.name == "power"):
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
            elif automaton is not None:
                lines += [Text(line) for line in route_told(card, say)]
            table.add_row(name, Group(*(line for line in lines if line.plain)))
    if UNREST not in seen:
        table.add_row(Text(f"  {say(card_name(UNREST))}", "bold"), told(card_text(UNREST), say))
    return Group(table, *other_sides(view, say)) if automaton is not None else table


GLOSSED: Final = (
    *("market", "open routes", "exile", "King of Kings", "power", "state card", "play area", "being played"),
    *("garrisons", "development area", "accession", "discard pile", "active quest", "stack"),
)
