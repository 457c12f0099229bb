"""A SQLite database belongs to one server: a second would not hear what the first tells its viewers."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from civitas.kernel.errors import OptionError
from civitas.server.settings import Settings


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """While nobody else may claim the database; OptionError if somebody has. The system ends the claim of a process
    that was killed."""
    path = settings.database_file
    if path is None:
        yield
        return
    with path.with_name(f"{path.name}.lock").open("a+") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise OptionError(
                f"The folder {path.parent} is in use by another server (process {file.read().strip()}). SQLite serves "
                "one at a time: stop that one, give this one another folder with --data, or use PostgreSQL."
            ) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield
