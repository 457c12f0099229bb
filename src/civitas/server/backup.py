"""Backup and restore: every row of every sheet in one compressed file, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text

from civitas.kernel.errors import CivitasError, RecordError
from civitas.server.settings import Settings
from civitas.server.storage import SHEETS, Store, migration_config

FORMAT: Final = 1
BATCH: Final = 500


async def back_up(settings: Settings, path: Path) -> int:
    """Writes all rows, as they are at one moment, whole or not at all; how many there were."""
    store = Store(settings, patient=True)
    try:
        await store.open()
        lines: list[bytes] = []
        async with store.engine.connect() as connection:
            begin = "BEGIN" if settings.sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"
            await connection.exec_driver_sql(begin)
            revision = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
            lines.append(msgspec.json.encode({"civitas": FORMAT, "revision": revision}))
            for sheet in SHEETS:
                for row in (await connection.execute(select(sheet))).mappings():
                    values = {str(name): value for name, value in row.items()}
                    lines.append(msgspec.json.encode([str(sheet.name), values]))
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


def revisions() -> list[str]:
    """The forms of the database this version knows: rows of an older one get what they lack by default."""
    return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


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
    store = Store(settings, patient=True)
    try:
        await store.open()
        async with store.writing() as connection:
            if head.get("civitas") != FORMAT or head.get("revision") not in revisions():
                raise RecordError(f"The backup {path} was made by another version of Civitas.")
            for sheet in SHEETS:
                if (await connection.execute(select(sheet).limit(1))).first() is not None:
                    raise CivitasError("The database is not empty; a backup is restored into an empty one only.")
                values: list[dict[str, Any]] = [row for name, row in rows if name == sheet.name]
                for start in range(0, len(values), BATCH):
                    await connection.execute(insert(sheet), values[start : start + BATCH])
    finally:
        await store.close()
    return len(rows)
