"""The log in messages: what happened, line by line, as one viewer may know it.

Moves between the same two zones that follow each other are one line; so are changes of one counter. What a choice was
is not told: what it did is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from civitas.kernel.events import (
    CHOICE,
    COMMIT,
    COUNT,
    GAME_EVENTS,
    LOOK,
    MOVE,
    REVEAL,
    ROLL,
    SHUFFLE,
    UNSEEN,
    Event,
)
from civitas.kernel.machine import Machine
from civitas.kernel.text import Message, player
from civitas.kernel.zones import SHARED, ZoneSpec
from civitas.rooms import Rooms
from civitas.words import Value, message


class Line(NamedTuple):
    """A log line, the seat it is about, SHARED for none, and the things on the table it speaks of."""

    seat: int
    text: Message
    targets: tuple[str, ...] = ()


def lines(rooms: Rooms, state: Machine, events: Iterable[Event]) -> list[Line]:
    """The events of the game this is a state of, oldest first; any state of it will do."""
    teller = Teller(rooms, state)
    return [line for group in teller.grouped(events) for line in teller.told(group)]


class Teller:
    """Puts groups of events into messages."""

    def __init__(self, rooms: Rooms, state: Machine) -> None:
        self.rooms = rooms
        self.state = state
        self.zones = rooms.game.book.layouts[state.seats]
        self.kinds: dict[int, Callable[[list[Event]], list[Line]]] = {
            MOVE: self.moved,
            COUNT: self.counted,
            SHUFFLE: self.shuffled,
            LOOK: self.looked,
            ROLL: self.rolled,
            COMMIT: self.committed,
            REVEAL: self.revealed,
        }

    def grouped(self, events: Iterable[Event]) -> list[list[Event]]:
        """Events that make one line together."""
        groups: list[list[Event]] = []
        for event in events:
            if self.untold(event):
                continue
            if groups and self.belongs(groups[-1], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return groups

    def untold(self, event: Event) -> bool:
        if event.kind == MOVE:
            return self.way(event) in self.rooms.quiet_moves
        if event.kind == ROLL:
            return self.rooms.quiet_dice
        return event.kind == CHOICE or (event.kind == COUNT and self.counter(event) in self.rooms.quiet)

    def belongs(self, group: list[Event], event: Event) -> bool:
        first, last = group[0], group[-1]
        if event.kind == SHUFFLE and last.kind == MOVE:
            return event.src == last.dst and self.way(last) in self.rooms.shuffled
        if event.kind == MOVE and last.kind == MOVE:
            return (event.src, event.dst) == (last.src, last.dst)
        if event.kind >= GAME_EVENTS:
            return self.rooms.joins(first, event)
        return event.kind == COUNT == first.kind and event.args[1] == first.args[1]

    def told(self, group: list[Event]) -> list[Line]:
        event = group[0]
        if event.kind >= GAME_EVENTS:
            line = self.rooms.event_line(self.state, event) if len(group) == 1 else self.rooms.joined_line(group)
            targets = tuple(self.rooms.event_targets(self.state, event))
            return [] if line is None else [Line(event.seat, line, targets)]
        return self.kinds[event.kind](group)

    def moved(self, group: list[Event]) -> list[Line]:
        """A card's move is told of the seat it comes from, or else of the one it goes to."""
        src, dst = self.zones[group[0].src], self.zones[group[0].dst]
        seat = dst.owner if src.owner == SHARED else src.owner
        moves = [event for event in group if event.kind == MOVE]
        cards = self.cards([event.args[0] for event in moves])
        targets = tuple(f"zone:{move.dst}:{move.args[0]}" for move in moves if move.args[0] != UNSEEN)
        own = (self.rooms.moves if len(moves) == len(group) else self.rooms.shuffled).get((src.name, dst.name))
        if self.rooms.given and SHARED not in (src.owner, dst.owner) and src.owner != dst.owner:
            own = self.rooms.given
        if own is not None:
            values: dict[str, Value] = {
                "player": player(seat),
                "other": player(dst.owner),
                "cards": cards,
                "count": len(moves),
            }
            return [Line(seat, Message(own, {name: values[name] for name in self.rooms.declared[own]}), targets)]
        here, there = self.zone(src), self.zone(dst)
        if seat == SHARED:
            return [Line(seat, message("log-move-shared", cards=cards, src=here, dst=there), targets)]
        return [Line(seat, message("log-move", player=player(seat), cards=cards, src=here, dst=there), targets)]

    def counted(self, group: list[Event]) -> list[Line]:
        change = sum(event.args[0] for event in group)
        if not change:
            return []
        name = self.rooms.name("counter", self.counter(group[0]))
        signed = f"{change:+}"
        seat = group[0].seat
        if seat == SHARED:
            return [Line(seat, message("log-count-shared", change=signed, counter=name))]
        return [Line(seat, message("log-count", player=player(seat), change=signed, counter=name))]

    def shuffled(self, group: list[Event]) -> list[Line]:
        zone = self.zones[group[0].src]
        if zone.owner == SHARED:
            return [Line(SHARED, message("log-shuffle-shared", zone=self.zone(zone)))]
        return [Line(zone.owner, message("log-shuffle", player=player(zone.owner), zone=self.zone(zone)))]

    def looked(self, group: list[Event]) -> list[Line]:
        event = group[0]
        zone = self.zones[event.src]
        card, who, name = self.cards(event.args[:1]), player(event.seat), self.zone(zone)
        if zone.owner in (SHARED, event.seat):
            return [Line(event.seat, message("log-look-shared", player=who, card=card, zone=name))]
        return [Line(event.seat, message("log-look", player=who, card=card, zone=name, other=player(zone.owner)))]

    def rolled(self, group: list[Event]) -> list[Line]:
        result, sides = group[0].args
        return [Line(SHARED, message("log-roll", result=result, sides=sides))]

    def committed(self, group: list[Event]) -> list[Line]:
        seat = group[0].seat
        return [Line(seat, message("log-commit", player=player(seat)))]

    def revealed(self, group: list[Event]) -> list[Line]:
        """A seat that took no part has nothing to show."""
        event = group[0]
        if not event.args:
            return []
        things = listed([self.rooms.committed_name(code) for code in event.args])
        return [Line(event.seat, message("log-reveal", player=player(event.seat), things=things))]

    def way(self, move: Event) -> tuple[str, str]:
        """The kinds of zone a card moves between."""
        return self.zones[move.src].name, self.zones[move.dst].name

    def counter(self, change: Event) -> str:
        book = self.rooms.game.book
        return book.counters[book.counter_at[change.args[1]]].name

    def zone(self, spec: ZoneSpec) -> str | Message:
        return self.rooms.name("zone", spec.name)

    def cards(self, numbers: Iterable[int]) -> Message:
        """Each kind once, with how many there are; those the viewer cannot see only as so many cards."""
        counts: dict[int, int] = {}
        for card in numbers:
            counts[card] = counts.get(card, 0) + 1
        return listed([self.some(card, count) for card, count in counts.items()])

    def some(self, card: int, count: int) -> Message:
        if card == UNSEEN:
            return message("log-unseen", count=count)
        name = self.rooms.card_name(card)
        return name if count == 1 else message("log-some", count=count, thing=name)


def listed(things: list[Message]) -> Message:
    """One message that lists several."""
    if len(things) == 1:
        return things[0]
    out = message("list-and", first=things[-2], last=things[-1])
    for thing in reversed(things[:-2]):
        out = message("list-more", first=thing, rest=out)
    return out
