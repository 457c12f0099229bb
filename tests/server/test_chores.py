"""Background work survives whatever goes wrong in it, and one bad table stops no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.server import drivers
from civitas.server.table import Table

from .site import Doc, Person, Site, good, until

# More than are looked at together.
MANY = 120


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again soon."""
    monkeypatch.setattr(drivers, "AGAIN", 0.05)
    monkeypatch.setattr(drivers, "CLOCK_EVERY", 0.05)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A server of its own, whose parts can be broken."""
    site = Site(tmp_path).open()
    yield site
    site.close()


def counted(site: Site, task: str) -> int:
    lines = httpx.get(f"{site.url}/metrics").text.splitlines()
    start = f'civitas_task_faults_total{{task="{task}"}} '
    return next((int(line.removeprefix(start)) for line in lines if line.startswith(start)), 0)


def timed(site: Site) -> Doc:
    return site.person().table("proving", "me", "me", clock={"move": 3600}, seed="7")


def change(site: Site, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(site.settings.data / "civitas.db")) as database, database:
        database.execute(statement, values)


def stored(site: Site, table: str, column: str) -> Any:
    with closing(sqlite3.connect(site.settings.data / "civitas.db")) as database:
        return database.execute(f"SELECT {column} FROM tables WHERE id = ?", (table,)).fetchone()[0]  # noqa: S608


def overdue(site: Site, table: Doc) -> None:
    """Lets time pass: the seats were asked long ago."""
    change(site, "UPDATE seats SET asked_at = 0 WHERE table_id = ?", table["id"])
    change(site, "UPDATE tables SET deadline = 2, changed = changed + 1 WHERE id = ?", table["id"])


@pytest.mark.parametrize(
    ("task", "call", "fault"),
    [
        ("clock", "overdue", RuntimeError("a fault of ours")),
        ("clock", "overdue", OSError("gone")),
        ("sweep", "waiting_for_bots", RecursionError()),
    ],
)
def test_the_clock_and_the_sweep_outlive_any_fault_and_it_is_counted(
    task: str, call: str, fault: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "SWEEP_EVERY", 0.05)
    site = Site(tmp_path)
    works = getattr(site.guard.services.store, call)
    tried: list[int] = []

    async def fails_twice(*args: Any) -> Any:
        tried.append(1)
        if len(tried) <= 2:
            raise fault
        return await works(*args)

    monkeypatch.setattr(site.guard.services.store, call, fails_twice)
    site.open()
    try:
        until(lambda: len(tried) > 3)
        assert counted(site, task) == 2
        assert not any(each.done() for each in site.guard.services.drivers.tasks)
    finally:
        site.close()


def test_a_bot_that_fails_is_asked_again_and_the_failure_is_counted(own: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = own.guard.services.workers
    answer, tried = workers.answer, []

    async def fails_twice(*args: Any) -> list[int]:
        tried.append(1)
        if len(tried) <= 2:
            raise KeyError("a fault of the bot's")
        return await answer(*args)

    monkeypatch.setattr(workers, "answer", fails_twice)
    ana = own.person()
    table = ana.table("proving", "me", "easy", seed="1")
    while table["asked"] == [0]:
        table = ana.plays_on(ana.see(table))
    assert ana.waits(table)["version"] > table["version"]
    assert counted(own, "driver") == 2


def test_a_listener_that_fails_does_not_make_a_stored_change_a_fault(own: Site) -> None:
    def breaks(_table: Table, _before: list[int]) -> None:
        raise LookupError("a fault of a listener's")

    own.guard.services.tables.on_change.insert(0, breaks)
    ana = own.person()
    table = ana.waits(ana.table("proving", "me", "easy", seed="7"))
    assert ana.plays_on(table)["version"] > table["version"]
    assert ana.waits(ana.see(table))["asked"] == [0], "the listeners after it are told"
    assert counted(own, "listener") > 0


def test_many_tables_that_cannot_be_played_do_not_stop_the_clock_of_another(own: Site) -> None:
    table, pattern = timed(own), timed(own)
    with closing(sqlite3.connect(own.settings.data / "civitas.db")) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        broken = {"id": "'broken' || n", "deadline": "1", "opening": "'[-77]'"}
        wanted = ", ".join(broken.get(name, name) for name in columns)
        database.execute(
            f"WITH RECURSIVE each(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM each WHERE n < {MANY}) "  # noqa: S608 - ours
            f"INSERT INTO tables SELECT {wanted} FROM tables, each WHERE id = ?",
            (pattern["id"],),
        )
    overdue(own, table)
    ana = Person(own.url)
    until(lambda: any(seat["away"] for seat in ana.see(table)["seats"]))
    until(lambda: all(stored(own, f"broken{number}", "deadline") is None for number in (1, MANY)))


def test_a_row_that_cannot_be_read_is_put_off_and_the_clock_goes_on(own: Site) -> None:
    bad, table = timed(own), timed(own)
    own.guard.services.tables.kept.clear()
    change(own, "UPDATE tables SET clock = '{', deadline = 1, changed = changed + 1 WHERE id = ?", bad["id"])
    overdue(own, table)
    ana = Person(own.url)
    until(lambda: any(seat["away"] for seat in ana.see(table)["seats"]))
    until(lambda: stored(own, bad["id"], "deadline") > 1_000_000)
    assert counted(own, "clock") >= 1


def test_a_row_that_cannot_be_read_keeps_no_other_table_from_its_bots(own: Site) -> None:
    ana = own.person()
    table, bad = (ana.table("proving", "me", "easy", seed="1", start=False) for _ in range(2))
    own.guard.services.drivers.drive = lambda _table: None  # type: ignore[method-assign]
    table = good(ana.post(f"/tables/{table['id']}/start"))
    while table["asked"] == [0]:
        table = ana.plays_on(ana.see(table))
    change(own, "UPDATE tables SET status = 'playing', asked = '{' WHERE id = ?", bad["id"])
    loop = own.guard.services.drivers.tasks[0].get_loop()
    found = asyncio.run_coroutine_threadsafe(own.guard.services.store.waiting_for_bots(), loop).result()
    assert found == [table["id"]]


def test_a_clock_that_stood_still_is_looked_at_when_the_server_starts(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    table = timed(site)
    site.close()
    overdue(site, table)
    change(site, "UPDATE tables SET deadline = NULL WHERE id = ?", table["id"])
    again = Site(tmp_path).open()
    try:
        ana = again.person()
        until(lambda: any(seat["away"] for seat in ana.see(table)["seats"]))
    finally:
        again.close()


def test_a_game_under_other_rules_has_no_deadline_until_the_server_starts_anew(own: Site) -> None:
    table = timed(own)
    overdue(own, table)
    change(own, "UPDATE tables SET rules = 'others', changed = changed + 1 WHERE id = ?", table["id"])
    until(lambda: stored(own, table["id"], "deadline") is None)
    assert stored(own, table["id"], "asked") != "[]", "nothing else of it was changed"
