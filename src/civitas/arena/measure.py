"""Timing: best of several, on one core, without the garbage collector, against a yardstick run beside it.

Processor time is measured, not the clock on the wall: what else the machine does is not ours.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import process_time
from typing import Final

from msgspec import Struct

from civitas.bots.collector import collector_off

YARDSTICK_STEPS: Final = 200_000
SLICE: Final = 0.01


def yardstick() -> None:
    """A fixed piece of pure Python: what it takes tells how fast the machine is just now. Never change it."""
    x = 0
    for i in range(YARDSTICK_STEPS):
        x = (x * 3 + i) & 0xFFFF


@contextmanager
def one_core() -> Iterator[None]:
    """Keeps the process on one core, where the system lets it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """What the work takes, done so many times."""
    start = process_time()
    for _ in range(times):
        work()
    return process_time() - start


class Timing(Struct, frozen=True):
    """The best time of a piece of work, the best of the yardstick beside it, and their ratio."""

    work: float
    yardstick: float
    ratio: float


def best(work: Callable[[], object], rounds: int, span: float) -> Timing:
    """The work, repeated for about `span` seconds a round, best of the rounds.

    Work and yardstick take turns in short slices, so that whatever slows the machine slows both; the ratio is that of
    the middle round.
    """
    with collector_off():
        once = max(seconds(work), 1e-7)
        times = max(1, int(SLICE / once))
        slices = max(1, round(span / (once * times)))
        took: list[float] = []
        beside: list[float] = []
        for _ in range(rounds):
            gc.collect()
            pairs = [(seconds(work, times), seconds(yardstick)) for _ in range(slices)]
            took.append(sum(pair[0] for pair in pairs) / (slices * times))
            beside.append(sum(pair[1] for pair in pairs) / slices)
    return Timing(min(took), min(beside), median(w / y for w, y in zip(took, beside, strict=True)))
