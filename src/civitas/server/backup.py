"""Backup and restore: every row of every sheet in one compressed file, the same for SQLite and PostgreSQL.

A backup is of the database's form as it stands. It is restored into that form, and brought up to date afterwards.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, insert, select

from civitas.kernel.errors import CivitasError, RecordError
from civitas.server.claim import claimed
from civitas.server.settings import Settings
from civitas.server.storage import META, SHEETS, Store, check_form, migrate, revisions

FORMAT: Final = 1
BATCH: Final = 500
FORM: Final = "alembic_version"
# What can be made again from the rest is not kept.
CACHES: Final = META.tables.keys() - {sheet.name for sheet in SHEETS}


async def back_up(settings: Settings, path: Path) -> int:
    """Writes all rows, as they are at one moment, whole or not at all; how many there were. The database is only read.

    CivitasError if there is none.
    """
    if settings.database_file is not None and not settings.database_file.exists():
        raise CivitasError(f"There is no database to back up: {settings.database_file} does not exist.")
    store = Store(settings, patient=True)
    try:
        async with store.engine.connect() as connection:
            begin = "BEGIN" if settings.sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"
            await connection.exec_driver_sql(begin)
            lines = await connection.run_sync(everything)
    finally:
        await store.close()
    body = b"\n".join(lines) + b"\n"
    content = gzip.compress(body + hashlib.sha256(body).hexdigest().encode() + b"\n", mtime=0)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)
    return len(lines) - 1


def form_of(connection: Connection) -> MetaData:
    """The sheets as this database has them, whatever release made it."""
    found = MetaData()
    found.reflect(connection)
    return found


def everything(connection: Connection) -> list[bytes]:
    """The form of the database and all its rows, a line each."""
    form = form_of(connection)
    if FORM not in form.tables:
        raise CivitasError("There is nothing to back up: this is no database of Civitas.")
    revision = connection.execute(select(form.tables[FORM].c.version_num)).scalar()
    check_form(revision)
    lines = [msgspec.json.encode({"civitas": FORMAT, "revision": revision})]
    for sheet in form.sorted_tables:
        if sheet.name != FORM and sheet.name not in CACHES:
            for row in connection.execute(select(sheet)).mappings():
                values = {str(name): value for name, value in row.items()}
                lines.append(msgspec.json.encode([str(sheet.name), values]))
    return lines


async def restore(settings: Settings, path: Path) -> int:
    """Fills an empty database from a backup; refuses one that holds anything."""
    try:
        content = gzip.decompress(path.read_bytes())
    except (OSError, EOFError) as error:
        raise RecordError(f"The backup {path} cannot be read: {error}.") from None
    body, _, seal = content.rstrip(b"\n").rpartition(b"\n")
    if hashlib.sha256(body + b"\n").hexdigest().encode() != seal:
        raise RecordError(f"The backup {path} is damaged or was changed.")
    head, *rows = [msgspec.json.decode(line) for line in body.split(b"\n")]
    if head.get("civitas") != FORMAT or head.get("revision") not in revisions():
        raise RecordError(f"The backup {path} was made by a newer release of Civitas.")
    store = Store(settings, patient=True)
    try:
        with claimed(settings):
            async with store.writing() as connection:
                await connection.run_sync(fill, head["revision"], rows)
    finally:
        await store.close()
    return len(rows)


def fill(connection: Connection, revision: str, rows: list[tuple[str, dict[str, Any]]]) -> None:
    """Makes the database anew in the form the rows have, writes them, and brings it up to date."""
    there = form_of(connection)
    for sheet in there.sorted_tables:
        if sheet.name != FORM and connection.execute(select(sheet).limit(1)).first() is not None:
            raise CivitasError("The database is not empty; a backup is restored into an empty one only.")
    there.drop_all(connection)
    migrate(connection, revision)
    for sheet in form_of(connection).sorted_tables:
        values = [row for name, row in rows if name == sheet.name]
        for start in range(0, len(values), BATCH):
            connection.execute(insert(sheet), values[start : start + BATCH])
    migrate(connection)
