"""Timing: best of several laps, on one core, without the garbage collector, against a yardstick run beside it.

Processor time is measured, not the clock on the wall: what else the machine does is not ours.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from time import process_time
from typing import Final

from civitas.bots.collector import collector_off

Work = Callable[[], object]

YARDSTICK_STEPS: Final = 200_000
YARDSTICKS: Final = 3
SLICE: Final = 0.003


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


def seconds(work: Work, times: int = 1) -> float:
    """What the work takes, done so many times."""
    start = process_time()
    for _ in range(times):
        work()
    return process_time() - start


class Slice:
    """Some work, so many times over, of which the best time is kept."""

    def __init__(self, work: Work, times: int = 1) -> None:
        self.work = work
        self.times = times
        self.took = inf

    def run(self) -> None:
        self.took = min(self.took, seconds(self.work, self.times) / self.times)


class Trial:
    """Pieces of work cut into short slices, the same in every lap; each slice counts with its best lap.

    What disturbs a machine comes and goes within hundredths of a second, so a lap is seldom quiet from end to end, but
    each of its slices is quiet in one lap or another. The yardstick is run after them, not between, where it would
    drive the work out of the processor's caches.
    """

    def __init__(self, pieces: Sequence[Work], laps: int, span: float) -> None:
        """Each piece is repeated to fill a slice, and all of them to fill about `span` seconds a lap."""
        gc.collect()
        with collector_off():
            once = [max(seconds(piece), 1e-7) for piece in pieces]
            times = [max(1, int(SLICE / took)) for took in once]
            self.passes = max(1, round(span / sum(took * n for took, n in zip(once, times, strict=True))))
            self.slices = [Slice(piece, n) for _ in range(self.passes) for piece, n in zip(pieces, times, strict=True)]
            self.yardsticks = [Slice(yardstick) for _ in range(YARDSTICKS)]
            for _ in range(laps):
                for part in self.slices + self.yardsticks:
                    part.run()

    @property
    def work(self) -> float:
        """Seconds for all pieces once."""
        return sum(part.took for part in self.slices) / self.passes

    @property
    def yardstick(self) -> float:
        """Seconds for the yardstick."""
        return sum(part.took for part in self.yardsticks) / YARDSTICKS
