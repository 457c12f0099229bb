"""Taking a saved state back. Compiled: it fills a compiled state, field by field."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple
from mypy_extensions import i64

from civitas.kernel.book import Book
from civitas.kernel.errors import RecordError
from civitas.kernel.frame import ENTRY, RESOLVE, Frame
from civitas.kernel.layout import Moved
from civitas.kernel.machine import Machine
from civitas.kernel.vecs import vec


def restore(s: Machine, saved: Any) -> None:
    """Fills a fresh state with what was Saved, up to its question. The seal was checked: it is what we wrote.

    The fields are read all at once, in the order of Saved, which takes less time than reading each by its name.
    """
    stack: list[tuple[Any, ...]]
    zones: list[list[int]]
    known: list[int]
    facts: dict[int, tuple[int, ...]]
    counts: list[int]
    fields: tuple[Any, ...] = astuple(saved)
    layout: str = fields[2]
    s.turn, stack, zones, known, counts, s.actor, s.acted, rng, s.secret, counted, facts = fields[4:15]
    own, over, s.commits, s.committed, programs, pending, hooks, lasting, s.lore = fields[15:]
    s.ra, s.rb, s.rc, s.rd = rng
    s.deals, s.rolls, s.reveals, s.choices = counted
    s.prepare()
    if layout != s.book.layout_text:
        moved = Moved(s.book, s.seats, layout, len(zones), len(counts))
        zones = moved.contents(zones)
        known = moved.viewers(known, s.everyone)
        facts = {moved.zones[number]: lore for number, lore in facts.items()}
        counts = moved.counts(counts)
        s.lore = moved.lore(s.lore)
    if len(zones) != len(s.zones) or len(counts) != s.book.counter_slots:
        raise RecordError("This saved state does not have the zones and counters of the game.")
    labelled = s.book.labelled_programs()
    for row in stack:
        program = program_number(labelled, row[0])
        s.top = Frame(program, row[2], row[3], row[4], row[5], row[6], s.top, row[1], row[7], row[8], row[9])
    if programs:
        waiting = [program_number(labelled, label) for label in programs]
        s.pending = of_entries(pending, waiting)
        for f in s.stack:
            if f.prog == RESOLVE:
                f.xs = of_entries(f.xs, waiting)
    if lasting:
        places = [hook_number(s.book, label) for label in hooks]
        s.lasting = tuple([places[x] if i % 3 == 0 else x for i, x in enumerate(lasting)])
    for i, zone in enumerate(s.zones):
        zone.restore(zones[i])
        zone.open = known[i]
    for number, lore in facts.items():
        s.zones[number].lore = lore
    s.counts = vec[i64](counts)
    s.show_zones()
    s.unpack(own)
    s.enlist()
    if over:
        s.end()
    else:
        s.top.pc -= 1
        s.advance()


def program_number(labelled: dict[str, int], label: str) -> int:
    """The program of this label; RecordError if it is not, or not any more, what it was."""
    number = labelled.get(label, -1)
    if number < 0:
        name = label.rpartition("@")[0]
        raise RecordError(f"This state was saved within the program {name!r}, which has been changed or is gone.")
    return number


def hook_number(book: Book, label: str) -> int:
    labels = book.hook_labels()
    if label not in labels:
        raise RecordError(f"This state was saved with the effect {label!r} under way, which is gone.")
    return labels.index(label)


def of_entries(waiting: tuple[int, ...], numbers: list[int]) -> tuple[int, ...]:
    """Listeners that wait, their programs by number."""
    return tuple([numbers[x] if i % ENTRY == 0 else x for i, x in enumerate(waiting)])
