"""Taking a saved state back."""

from __future__ import annotations

from typing import Any

from civitas.kernel.errors import RecordError
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Ask, Machine


def restore(s: Machine, saved: Any) -> None:
    """Fills a fresh state with what was Saved, up to its question; RecordError if it does not fit the game.

    `saved` is untyped because reading a Struct's fields through their declared types would check them twice.
    """
    book = s.book
    s.prepare()
    zones: list[Any] = saved.zones
    counts: list[int] = saved.counts
    stack: list[Any] = saved.stack
    if len(zones) != len(s.zones) or len(counts) != book.counter_slots:
        raise RecordError("This saved state does not have the zones and counters of the game.")
    for row in stack:
        if not (0 <= row[0] < len(book.code) and 0 <= row[1] <= len(book.code[row[0]])):
            raise RecordError("This saved state names a program that does not exist.")
        s.stack.append(Frame(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9]))
    for zone, packed in zip(s.zones, zones, strict=True):
        for i, card in enumerate(packed[0]):
            if card < 0 or (card >= book.width and zone.lists_cards(i)):
                raise RecordError(f"This saved state has a card {card}, which does not exist.")
        zone.unpack(packed[0], packed[1], packed[2])
    for i, value in enumerate(counts):
        s.counts[i] = value
    s.turn = saved.turn
    s.over = saved.over
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
    if not s.over:
        if not stack or s.stack[-1].pc < 1 or not isinstance(book.code[s.stack[-1].prog][s.stack[-1].pc - 1], Ask):
            raise RecordError("This saved state is neither over nor at a question.")
        s.asking = True
        s.reask()
