"""What is loaded for good is not walked again and again, and bots leave the processor to people."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

from civitas.server.services import NICENESS
from civitas.server.workers import Workers

# Freezing cannot be undone, so a process of its own does it.
SPARED = """
import asyncio, gc, weakref
from civitas.server.memory import spare, tidy

class Ring:
    pass

spare()
assert gc.get_freeze_count() > 100_000, gc.get_freeze_count()
assert gc.get_threshold()[2] >= 1_000_000
ring = Ring()
ring.itself = ring
gc.collect(1)
gone = weakref.ref(ring)
del ring
gc.collect(1)
assert gone() is not None, "it has grown old, and only a walk through everything finds it"
asyncio.run(tidy())
assert gone() is None
"""


def test_a_server_walks_through_everything_only_now_and_then() -> None:
    run = subprocess.run([sys.executable, "-c", SPARED], capture_output=True, check=False)  # noqa: S603
    assert run.returncode == 0, run.stderr.decode()


def test_bots_leave_the_processor_to_whoever_waits() -> None:
    async def niceness() -> tuple[int, int]:
        kind, usual = Workers(1, NICENESS), Workers(1)
        try:
            found = await asyncio.gather(kind.ask(os.nice, 0), usual.ask(os.nice, 0))
            return found[0], found[1]
        finally:
            kind.close()
            usual.close()

    ours = os.nice(0)
    assert asyncio.run(niceness()) == (min(19, ours + NICENESS), ours)
