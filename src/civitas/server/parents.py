"""A process ends with the one that started it, however that ends: nobody would end it otherwise."""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def end_with_parent(number: int) -> None:
    """Sends this process a signal when the process that started it is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os.kill(os.getpid(), number)

    threading.Thread(target=watch, name="parent", daemon=True).start()
