"""Taking a saved state back."""

from __future__ import annotations

from typing import Any

from msgspec.structs import astuple
from mypy_extensions import i64

from civitas.kernel.errors import RecordError
from civitas.kernel.frame import Frame
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
    s.turn, over, stack, zones, known, facts, counts, s.commits, s.committed = fields[4:13]
    s.pending, s.lasting, s.lore, s.actor, s.acted, rng, counted, own = fields[13:]
    s.ra, s.rb, s.rc, s.rd = rng
    s.rolls, s.reveals, s.choices = counted
    s.prepare()
    if len(zones) != len(s.zones) or len(counts) != s.book.counter_slots:
        raise RecordError("This saved state does not have the zones and counters of the game.")
    for row in stack:
        s.top = Frame(row[0], row[2], row[3], row[4], row[5], row[6], s.top, row[1], row[7], row[8], row[9])
    for i, zone in enumerate(s.zones):
        zone.restore(zones[i])
        zone.open = known[i]
    for number, lore in facts.items():
        s.zones[number].lore = lore
    s.counts = vec[i64](counts)
    s.unpack(own)
    s.enlist()
    if over:
        s.end()
    else:
        s.top.pc -= 1
        s.advance()
