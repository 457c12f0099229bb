"""Backups: of a database of any release, read and not changed; restored into one of today."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from civitas.kernel.errors import CivitasError, OptionError
from civitas.server.backup import back_up, restore
from civitas.server.claim import claimed
from civitas.server.settings import Settings, read_settings

from .services import postgresql
from .site import Site, good
from .test_older_releases import KEPT, TABLES


def older(folder: Path) -> Settings:
    """A database as the first release left it."""
    settings = read_settings(folder, environment={})
    with closing(sqlite3.connect(folder / "civitas.db")) as database:
        database.executescript(KEPT.read_text("utf-8"))
    return settings


def dump(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "civitas.db")) as database:
        return list(database.iterdump())


def test_a_backup_of_an_older_database_leaves_it_as_it_is(tmp_path: Path) -> None:
    settings = older(tmp_path)
    before = dump(tmp_path)
    assert asyncio.run(back_up(settings, tmp_path / "backup")) > 100
    assert dump(tmp_path) == before


def test_a_backup_of_an_older_release_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    rows = asyncio.run(back_up(older(tmp_path / "old"), file))
    site = Site(tmp_path / "new")
    assert asyncio.run(restore(site.settings, file)) == rows
    site.open()
    try:
        ana = site.person()
        for game, tables in TABLES.items():
            assert {good(ana.get(f"/tables/{table}"))["game"] for table in tables} == {game}
    finally:
        site.close()


def test_a_backup_of_an_older_release_is_restored_into_an_empty_database_that_was_served(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    rows = asyncio.run(back_up(older(tmp_path / "old"), file))
    with postgresql() as database:
        site = Site(tmp_path / "new", CIVITAS_DATABASE=database.url).open()
        site.close()
        assert asyncio.run(restore(site.settings, file)) == rows
        again = tmp_path / "again"
        assert asyncio.run(back_up(site.settings, again)) == rows


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    with pytest.raises(CivitasError, match="no database"):
        asyncio.run(back_up(read_settings(tmp_path, environment={}), tmp_path / "backup"))
    assert not (tmp_path / "civitas.db").exists()
    with closing(sqlite3.connect(tmp_path / "civitas.db")) as another:
        another.execute("CREATE TABLE something (x)")
    with pytest.raises(CivitasError, match="no database of Civitas"):
        asyncio.run(back_up(read_settings(tmp_path, environment={}), tmp_path / "backup"))


def test_nothing_is_restored_into_a_folder_that_is_served(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    asyncio.run(back_up(older(tmp_path / "old"), file))
    settings = read_settings(tmp_path / "new", environment={})
    with claimed(settings), pytest.raises(OptionError, match="in use"):
        asyncio.run(restore(settings, file))
