"""Work shared out among local processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from civitas.kernel.errors import CivitasError

T = TypeVar("T")
R = TypeVar("R")


class WorkerDied(CivitasError):
    """A worker process ended before its work was done."""


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_processes(work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
    """The result of every part, in the order they are done. An error in one part ends all; a dead worker is an error.

    The processes start afresh, so `work` must be a function of a module, and no lock or generator is inherited.
    """
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), leave_interrupts_to_parent)
    try:
        for done in as_completed([pool.submit(work, part) for part in parts]):
            yield done.result()
    except BrokenProcessPool as error:
        raise WorkerDied("A worker process died before its games were played; there is no result.") from error
    finally:
        pool.shutdown(cancel_futures=True)
