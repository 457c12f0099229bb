"""Which errors are the storage's: those of the database, of the way to it and of the disk."""

from __future__ import annotations

import sqlite3
from importlib import import_module
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError


def of_drivers() -> tuple[type[Exception], ...]:
    """Errors of PostgreSQL's driver, which come as they are while a connection is made; none without the driver."""
    try:
        driver: Any = import_module("asyncpg.exceptions")
    except ModuleNotFoundError:
        return ()
    return (driver.InterfaceError, driver.PostgresError)


STORAGE_FAULTS: Final[tuple[type[Exception], ...]] = (SQLAlchemyError, sqlite3.Error, OSError, *of_drivers())
