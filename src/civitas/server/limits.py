"""How often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

KEPT: Final = 10_000
TELL_EVERY: Final = 60.0


class Bucket:
    """What is left of somebody's allowance."""

    def __init__(self, full: float, now: float) -> None:
        self.left = full
        self.at = now
        self.told = now - TELL_EVERY


class Limiter:
    """So much a second for everybody, with `burst` seconds' worth to spare; the least recent are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.full = rate * burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, who: str, now: float, weight: float = 1.0) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.full, now)
            if len(self.buckets) > KEPT:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        bucket.left = min(self.full, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < weight:
            return False
        bucket.left -= weight
        return True

    def worth_telling(self, who: str, now: float) -> bool:
        """Whether a refusal is the first for some time, which is worth a line in the log."""
        bucket = self.buckets[who]
        if now - bucket.told < TELL_EVERY:
            return False
        bucket.told = now
        return True
