"""A storage that fails or hangs: an answer in time, that promises nothing; and several processes on one storage."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from civitas.server import storage
from civitas.server.settings import read_settings
from civitas.server.storage import Store

from .services import Postgresql, postgresql
from .site import Person, Site, good, refused

SECRET = "one key for both of the servers, long enough"


@pytest.fixture(scope="module")
def database() -> Iterator[Postgresql]:
    with postgresql() as database:
        yield database


@pytest.fixture
def shared(database: Postgresql, tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path, CIVITAS_DATABASE=database.url, CIVITAS_SECRET=SECRET).open()
    yield site
    site.close()


@pytest.mark.parametrize("fault", [OperationalError("", {}, Exception()), OSError("gone"), TimeoutError()])
def test_a_fault_of_the_storage_is_a_503_that_says_when_to_come_again_and_promises_nothing(
    fault: Exception, site: Site, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.waits(ana.table("proving", "me", "easy", seed="7"))

    async def breaks(*_args: Any) -> None:
        raise fault

    with monkeypatch.context() as broken:
        broken.setattr(site.guard.services.store, "save", breaks)
        answer = ana.choose(ana.see(table), table["view"]["options"][0]["code"])
    assert "nothing was changed" not in refused(answer, 503)
    assert int(answer.headers["Retry-After"]) > 0
    assert ana.see(table)["version"] == table["version"], "what was not stored is not in memory either"
    ana.plays_on(ana.see(table))


def test_of_another_fault_nothing_is_promised_either(site: Site, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_table: str) -> None:
        raise LookupError

    monkeypatch.setattr(site.guard.services.tables, "get", broken)
    assert "nothing was changed" not in refused(ana.get("/tables/whatever"), 500)


def test_notes_written_at_once_do_not_race(shared: Site) -> None:
    ana = shared.person()
    table = ana.table("proving", "me", "me")
    cookies = {"cookie": f"civitas={ana.http.cookies['civitas']}", "x-civitas": "1"}

    async def write() -> set[int]:
        address = f"{shared.url}/api/v1/tables/{table['id']}/notes"
        async with httpx.AsyncClient(headers=cookies, timeout=30) as client:
            sent = [client.put(address, json={"text": f"note {number}"}) for number in range(50)]
            return {answer.status_code for answer in await asyncio.gather(*sent)}

    assert asyncio.run(write()) == {200}
    assert good(ana.get(f"/tables/{table['id']}/notes"))["text"].startswith("note ")


def test_a_statement_that_takes_too_long_is_given_up_but_not_by_a_patient_one(
    database: Postgresql, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "STATEMENT_MOST", 1)
    settings = read_settings(tmp_path, environment={"CIVITAS_DATABASE": database.url})

    async def sleeps(patient: bool) -> None:
        store = Store(settings, patient)
        try:
            async with store.engine.connect() as connection:
                await connection.execute(text("SELECT pg_sleep(1.5)"))
        finally:
            await store.close()

    asyncio.run(sleeps(patient=True))
    with pytest.raises(DBAPIError, match="statement timeout"):
        asyncio.run(sleeps(patient=False))


def test_a_database_that_hangs_is_a_503_in_time_and_play_goes_on_afterwards(
    database: Postgresql, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "STATEMENT_MOST", 1)
    monkeypatch.setattr(storage, "CONNECT_MOST", 1)
    site = Site(tmp_path, CIVITAS_DATABASE=database.url, CIVITAS_SECRET=SECRET).open()
    try:
        ana = site.person()
        table = ana.waits(ana.table("proving", "me", "easy", seed="7"))
        with database.hangs():
            begun = time.monotonic()
            refused(ana.choose(table, table["view"]["options"][0]["code"]), 503)
            assert time.monotonic() - begun < 10
        ana.plays_on(ana.see(table))
    finally:
        site.close()


def test_deadlines_go_by_the_time_of_the_database(shared: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process whose clock is an hour ahead neither gives an hour more nor takes the seats of all."""
    really = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: really() + 3_600_000_000_000)
    ana = shared.person()
    table = ana.table("proving", "me", "me", clock={"move": 600})
    deadline = datetime.fromisoformat(table["deadline"]).timestamp()
    assert deadline - time.time() == pytest.approx(600, abs=5)
    time.sleep(1.5)
    assert not any(seat["away"] for seat in ana.see(table)["seats"])
