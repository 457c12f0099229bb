"""Taking a saved state back."""

from __future__ import annotations

from typing import Any

from civitas.kernel.errors import RecordError
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine


def restore(s: Machine, saved: Any) -> None:
    """Fills a fresh state with what was Saved, up to its question. The seal was checked: it is what we wrote.

    `saved` is untyped because reading a Struct's fields through their declared types would check them twice.
    """
    book = s.book
    s.prepare()
    zones: list[list[int]] = saved.zones
    known: list[int] = saved.open
    facts: dict[int, tuple[int, ...]] = saved.facts
    counts: list[int] = saved.counts
    stack: list[Any] = saved.stack
    if len(zones) != len(s.zones) or len(counts) != book.counter_slots:
        raise RecordError("This saved state does not have the zones and counters of the game.")
    for row in stack:
        s.top = Frame(row[0], row[2], row[3], row[4], row[5], row[6], s.top, row[1], row[7], row[8], row[9])
    for i, zone in enumerate(s.zones):
        zone.restore(zones[i])
        zone.open = known[i]
    for number, lore in facts.items():
        s.zones[number].lore = lore
    for i, value in enumerate(counts):
        s.counts[i] = value
    s.turn = saved.turn
    s.commits = saved.commits
    s.committed = saved.committed
    s.pending = saved.pending
    s.lasting = saved.lasting
    s.lore = saved.lore
    s.actor = saved.actor
    s.acted = saved.acted
    rng: Any = saved.rng
    s.ra = rng[0]
    s.rb = rng[1]
    s.rc = rng[2]
    s.rd = rng[3]
    counted: Any = saved.counted
    s.rolls = counted[0]
    s.reveals = counted[1]
    s.choices = counted[2]
    s.unpack(saved.own)
    s.enlist()
    if saved.over:
        s.end()
    else:
        s.top.pc -= 1
        s.advance()
