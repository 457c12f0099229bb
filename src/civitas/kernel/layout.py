"""Which names the rows of a saved state have: the zones, counters and domains of the book that saved it.

A name is given by a few letters made of it. They take little room, and two names of one sort with the same letters are
refused when the game is loaded. Not compiled: it runs when a game is loaded, and for states of another layout.
"""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING, Final

from civitas.kernel.errors import LoadError, RecordError

if TYPE_CHECKING:
    from civitas.kernel.book import Book

LETTERS: Final = 4
NAME: Final = "[A-Za-z0-9+/]{4}"
LAYOUT: Final = re.compile(
    rf"({NAME}( {NAME})*)?\|({NAME}( {NAME})*)?\|({NAME}\d+( {NAME}\d+)*)?\|({NAME}[01]( {NAME}[01])*)?"
)


def letters(name: str) -> str:
    return base64.b64encode(hashlib.blake2b(name.encode(), digest_size=8).digest()).decode()[:LETTERS]


class Layout:
    """The names of the rows: zones shared and of each seat, counters with their sizes, domains shared and of a seat."""

    def __init__(
        self, shared: list[str], own: list[str], counters: list[tuple[str, int]], domains: list[tuple[str, bool]]
    ) -> None:
        self.shared = shared
        self.own = own
        self.counters = counters
        self.domains = domains

    def text(self) -> str:
        counters = [f"{name}{size}" for name, size in self.counters]
        domains = [f"{name}{int(per_seat)}" for name, per_seat in self.domains]
        return "|".join(" ".join(part) for part in (self.shared, self.own, counters, domains))

    def zones(self, seats: int) -> list[str]:
        """A name for each zone, in the order of the rows."""
        return self.shared + [f"{name}/{seat}" for seat in range(seats) for name in self.own]

    def all_domains(self, most_seats: int) -> list[str]:
        out: list[str] = []
        for name, per_seat in self.domains:
            out += [f"{name}/{seat}" for seat in range(most_seats)] if per_seat else [name]
        return out


def layout_of(book: Book) -> Layout:
    """The layout of a book; LoadError if two of its names have the same letters."""
    shared = [letters(kind.name) for kind in book.zone_kinds if not kind.per_seat]
    own = [letters(kind.name) for kind in book.zone_kinds if kind.per_seat]
    counters = [(letters(kind.name), kind.size) for kind in book.counters]
    domains = [(letters(name), per_seat) for name, per_seat, _, _ in book.domain_kinds]
    for names in (shared + own, [name for name, _ in counters], [name for name, _ in domains]):
        if len(set(names)) < len(names):
            raise LoadError(f"{book.name}: two names of zones, counters or domains have the same letters; rename one.")
    return Layout(shared, own, counters, domains)


def read_layout(text: str) -> Layout:
    """What `Layout.text` wrote; RecordError for anything else."""
    if not LAYOUT.fullmatch(text):
        raise RecordError(f"This saved state cannot be read: {text[:60]!r} is no layout.")
    shared, own, counters, domains = [part.split() for part in text.split("|")]
    return Layout(
        shared,
        own,
        [(each[:LETTERS], int(each[LETTERS:])) for each in counters],
        [(each[:LETTERS], each[LETTERS:] == "1") for each in domains],
    )


def check_kept(book: Book, text: str) -> None:
    """RecordError unless the book still has every zone, counter and domain of a layout."""
    old, new = read_layout(text), layout_of(book)
    room = dict(new.counters)
    kept = (
        set(old.shared) <= set(new.shared)
        and set(old.own) <= set(new.own)
        and all(size <= room.get(name, 0) for name, size in old.counters)
        and set(old.domains) <= set(new.domains)
    )
    if not kept:
        raise RecordError(f"This saved state has zones, counters or domains that {book.name} does not have any more.")


class Moved:
    """Where the rows of a saved state belong in a book with another layout."""

    def __init__(self, book: Book, seats: int, text: str, zones: int, counts: int) -> None:
        self.book = book
        self.old = read_layout(text)
        if (len(self.old.zones(seats)), sum(size for _, size in self.old.counters)) != (zones, counts):
            raise RecordError("This saved state does not have the rows its layout names.")
        new = layout_of(book)
        self.zones = places(self.old.zones(seats), new.zones(seats))
        self.domains = places(self.old.all_domains(book.max_seats), new.all_domains(book.max_seats))
        self.many = len(new.zones(seats))

    def contents(self, zones: list[list[int]]) -> list[list[int]]:
        out: list[list[int]] = [[] for _ in range(self.many)]
        for place, content in enumerate(zones):
            if self.zones[place] >= 0:
                out[self.zones[place]] = content
            elif content:
                raise RecordError(f"This saved state has cards in a zone that {self.book.name} does not have.")
        return out

    def viewers(self, known: list[int], everyone: int) -> list[int]:
        out = [everyone] * self.many
        for place, viewers in enumerate(known):
            if self.zones[place] >= 0:
                out[self.zones[place]] = viewers
        return out

    def counts(self, row: list[int]) -> list[int]:
        kinds = {letters(kind.name): kind for kind in self.book.counters}
        out = [0] * self.book.counter_slots
        start = 0
        for name, size in self.old.counters:
            part = row[start : start + size]
            start += size
            kind = kinds.get(name)
            room = 0 if kind is None else kind.size
            if any(part[room:]):
                raise RecordError(f"This saved state counts something that {self.book.name} does not count.")
            if kind is not None:
                out[kind.base : kind.base + min(size, room)] = part[:room]
        return out

    def lore(self, lore: tuple[int, ...]) -> tuple[int, ...]:
        """Facts about domains, in the order of these domains."""
        if any(self.domains[domain] < 0 for domain in lore[1::3]):
            raise RecordError(f"This saved state knows of cards in a domain that {self.book.name} does not have.")
        facts = [(lore[i], self.domains[lore[i + 1]], -lore[i + 2]) for i in range(0, len(lore), 3)]
        return tuple([x for card, domain, viewers in sorted(facts) for x in (card, domain, -viewers)])


def places(old: list[str], new: list[str]) -> list[int]:
    """For each old name its place among the new ones, -1 for what is gone."""
    found = {name: place for place, name in enumerate(new)}
    return [found.get(name, -1) for name in old]
