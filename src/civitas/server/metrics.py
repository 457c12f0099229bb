"""Counts for Prometheus, as plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT")
# Upper bounds in seconds.
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def count(self, method: str, status: int, seconds: float) -> None:
        self.requests[method if method in METHODS else "other", status] += 1
        self.seconds += seconds
        place = next((i for i, bound in enumerate(BUCKETS) if seconds <= bound), len(BUCKETS))
        self.buckets[place] += 1

    def text(self, gauges: dict[str, int], faults: Mapping[str, int]) -> str:
        """`faults`: how often background work of each name failed."""
        lines = ["# TYPE civitas_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'civitas_requests_total{{method="{method}",status="{status}"}} {count}')
        lines.append("# TYPE civitas_request_seconds histogram")
        running = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.buckets, strict=True):
            running += count
            lines.append(f'civitas_request_seconds_bucket{{le="{bound}"}} {running}')
        lines += [f"civitas_request_seconds_sum {self.seconds:.6f}", f"civitas_request_seconds_count {running}"]
        lines.append("# TYPE civitas_task_faults_total counter")
        lines += [f'civitas_task_faults_total{{task="{name}"}} {count}' for name, count in sorted(faults.items())]
        for name, value in gauges.items():
            lines += [f"# TYPE civitas_{name} gauge", f"civitas_{name} {value}"]
        return "\n".join(lines) + "\n"
