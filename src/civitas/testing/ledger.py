"""What the log told, added up: tests compare it with what the state did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from civitas.kernel.events import UNSEEN, Event, Sink
from civitas.kernel.machine import Machine
from civitas.kernel.text import Message
from civitas.log import Line, lines
from civitas.rooms import Rooms

# How many of a thing: what it is about (a seat, or SHARED), what it is, and of what sort.
Facts = Counter[tuple[Any, ...]]


def spelt(message: Message) -> bytes:
    return msgspec.json.encode(message, order="sorted")


class Names:
    """Which number a name in a line stands for."""

    def __init__(self, name: Callable[[int], Message], numbers: range) -> None:
        self.numbers = {spelt(name(number)): number for number in numbers}

    def number(self, message: Message) -> int:
        return self.numbers[spelt(message)]

    def listed(self, message: Message) -> Counter[int]:
        """The cards a line lists; unseen ones under UNSEEN."""
        args: dict[str, Any] = message.args
        match message.id:
            case "list-and":
                return self.listed(args["first"]) + self.listed(args["last"])
            case "list-more":
                return self.listed(args["first"]) + self.listed(args["rest"])
            case "log-some":
                return Counter({self.number(args["thing"]): args["count"]})
            case "log-unseen":
                return Counter({UNSEEN: args["count"]})
        return Counter({self.number(message): 1})


def heard(rooms: Rooms, s: Machine, events: list[Event]) -> list[Line]:
    """The lines a spectator reads."""
    seen = (event.as_seen_by(1 << s.seats) for event in events)
    return lines(rooms, s, [event for event in seen if event is not None])


class Ledger:
    """The facts about one game, kept up from its log alone; a subclass reads the lines of a game."""

    def __init__(self, rooms: Rooms, s: Machine) -> None:
        self.rooms = rooms
        self.sink = Sink()
        s.sink = self.sink
        self.facts: Facts = self.true(s)
        self.read: Counter[str] = Counter()

    def true(self, s: Any) -> Facts:
        """The facts as they are on the table."""
        raise NotImplementedError

    def apply(self, line: Line) -> None:
        """Changes the facts as a line says."""

    def apply_event(self, event: Event) -> None:
        """Changes the facts as an event that has a line says, for games whose lines name things in other words."""

    def hear(self, s: Machine) -> None:
        for line in heard(self.rooms, s, self.sink.events):
            self.read[line.text.id] += 1
            self.apply(line)
        for event in self.sink.events:
            seen = event.as_seen_by(1 << s.seats)
            if seen is not None and lines(self.rooms, s, [seen]):
                self.apply_event(seen)
        self.sink.events.clear()

    def differs(self, s: Machine) -> dict[tuple[Any, ...], tuple[int, int]]:
        """What the log told otherwise than it is: told and true."""
        true = self.true(s)
        return {key: (self.facts[key], true[key]) for key in {**self.facts, **true} if self.facts[key] != true[key]}
