"""Running it: health, counts, ending on SIGTERM, workers that crash, clocks, notices, backup refusals."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from civitas.kernel.errors import CivitasError, OptionError, RecordError
from civitas.server import drivers, notices
from civitas.server.backup import back_up, restore
from civitas.server.serve import serve
from civitas.server.settings import read_settings
from civitas.server.storage import Store
from civitas.server.webhooks import outer

from .process import Process
from .site import Person, Site, good, hears, refused, until


def test_health_and_metrics_answer(site: Site, ana: Person) -> None:
    ana.table("proving", "me", "easy")
    assert httpx.get(f"{site.url}/healthz").text == "ok\n"
    counts = httpx.get(f"{site.url}/metrics").text
    assert 'civitas_requests_total{method="POST",status="201"}' in counts
    assert "civitas_request_seconds_count" in counts
    assert "civitas_viewers 0" in counts


def test_sigterm_ends_it_within_five_seconds_with_live_viewers(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    person = server.person()
    table = person.table("proving", "me", "easy")
    with person.watches(table) as live:
        hears(live)
        poller = threading.Thread(target=lambda: waiting(person, table["id"]))
        poller.start()
        begun = time.monotonic()
        assert server.end() is not None
        assert time.monotonic() - begun < 5
        poller.join()


def waiting(person: Person, table: str) -> None:
    try:
        person.get(f"/tables/{table}/poll", since=1000)
    except httpx.TransportError:
        return


def test_sqlite_keeps_what_is_committed_on_the_disk(tmp_path: Path) -> None:
    store = Store(read_settings(tmp_path, environment={}))
    asyncio.run(store.open())


def test_a_worker_that_crashes_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    try:
        person = site.person()
        table = person.table("proving", "me", "easy", options={"rounds": 3})
        workers = site.guard.services.workers
        while not workers.pool._processes:
            table = person.plays_on(person.waits(table))
        for process in list(workers.pool._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        while table["status"] != "over":
            table = person.waits(table)
            if table["status"] != "over":
                table = person.plays_on(table)
        assert workers.replaced >= 1
    finally:
        site.close()


# Clocks.


def test_when_time_is_up_a_bot_takes_the_seat_until_the_player_is_back(site: Site, ana: Person) -> None:
    table = ana.table("proving", "me", "me", clock={"move": 5, "bank": 2}, seed="7")
    asked = ana.see(table)["asked"][0]
    assert table["deadline"]
    late(site, table["id"])
    until(lambda: ana.see(table)["seats"][asked]["away"])
    until(lambda: ana.see(table)["version"] > table["version"])
    refused(ana.choose(ana.see(table, seat=asked), 0), 403)
    back = good(ana.post(f"/tables/{table['id']}/take-back", seat=asked))
    assert not back["seats"][asked]["away"]
    assert back["seats"][asked]["bank"] == 0


def late(site: Site, table: str) -> None:
    """Lets time pass: the seats were asked an hour ago."""
    tables = site.guard.services.tables

    async def shift() -> None:
        async with tables.changing(table) as change:
            for seat in change.table.head.seats:
                seat.asked_at -= 3_600_000
            change.made = True

    loop = site.guard.services.drivers.tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(shift(), loop).result()


def test_the_bank_pays_for_what_the_move_takes_too_long(site: Site, ana: Person) -> None:
    table = ana.table("proving", "me", "easy", clock={"move": 3600, "bank": 7200}, seed="7")
    table = ana.waits(table)
    late(site, table["id"])
    late(site, table["id"])
    after = table
    while 0 in after["asked"]:
        after = ana.plays_on(ana.see(table))
        if after["status"] == "over":
            break
    assert after["seats"][0]["bank"] <= 7200 - 3600


def test_without_a_clock_there_is_no_deadline(ana: Person) -> None:
    assert ana.table("proving", "me", "easy")["deadline"] is None


# Notices.


@pytest.fixture
def hook() -> Iterator[tuple[str, list[Any]]]:
    """A webhook that remembers what it was told."""
    told: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
            return

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/turn", told
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.usefixtures("same_draw")
def test_who_is_not_looking_is_told_by_webhook(
    tmp_path: Path, hook: tuple[str, list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "GRACE", 0.05)
    address, told = hook
    site = Site(tmp_path, CIVITAS_LOCAL_WEBHOOKS="1", CIVITAS_ORIGIN="http://play.example").open()
    try:
        ana, rui = site.person(), site.person()
        good(rui.put("/me/notify", webhook=address))
        table = ana.table("proving", "me", "open")
        good(rui.post(f"/tables/{table['id']}/join"))
        good(ana.post(f"/tables/{table['id']}/start"))
        while ana.see(table)["asked"] == [0]:
            ana.plays_on(ana.see(table), 0)
        until(lambda: told)
        assert told[0] == {"game": "proving", "table": f"http://play.example/table/{table['id']}"}
    finally:
        site.close()


def test_a_webhook_inside_our_own_network_is_not_called(tmp_path: Path, hook: tuple[str, list[Any]]) -> None:
    site = Site(tmp_path)
    with pytest.raises(OptionError):
        site.guard.services.notices.call(hook[0], "proving", "x")
    assert hook[1] == []


def test_notices_are_off_by_default_and_checked(ana: Person) -> None:
    assert good(ana.get("/me"))["notify"] == {"email": "", "webhook": "", "browser": False}
    assert "e-mail" in refused(ana.put("/me/notify", email="not an address"), 422)
    assert "http" in refused(ana.put("/me/notify", webhook="file:///etc/passwd"), 422)


def test_mail_goes_out_through_the_smtp_server_of_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, int, str]] = []
    secured: list[bool] = []

    class Smtp:
        def __init__(self, host: str, port: int, timeout: float) -> None:
            self.place = (host, port)

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            return

        def starttls(self) -> None:
            secured.append(True)

        def login(self, user: str, password: str) -> None:
            assert (user, password) == ("me", "pw")

        def send_message(self, letter: Any) -> None:
            sent.append((*self.place, letter["To"]))

    monkeypatch.setattr(notices.smtplib, "SMTP", Smtp)
    site = Site(tmp_path, CIVITAS_SMTP="smtp://me:pw@mail.example:2525")
    site.guard.services.notices.mail("ana@example.org", "mare", "http://x/table/1")
    assert secured, "a password is never sent in clear"
    assert sent == [("mail.example", 2525, "ana@example.org")]


# Settings and backups.


def test_several_processes_need_a_shared_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIVITAS_DATABASE", raising=False)
    with pytest.raises(OptionError, match="PostgreSQL"):
        serve("127.0.0.1", 1, workers=2, bots=1, data=tmp_path, log="warning")


@pytest.mark.parametrize(
    "environment",
    [
        {"CIVITAS_DATABASE": "mysql://x"},
        {"CIVITAS_SECRET": "short"},
        {"CIVITAS_RATE": "0"},
        {"CIVITAS_RATE": "many"},
    ],
)
def test_bad_settings_are_named(tmp_path: Path, environment: dict[str, str]) -> None:
    with pytest.raises(OptionError, match=next(iter(environment))):
        read_settings(tmp_path, environment=environment)


def test_the_signing_key_is_for_its_owner_only(tmp_path: Path) -> None:
    first = read_settings(tmp_path, environment={})
    assert read_settings(tmp_path, environment={}).secret == first.secret
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0


def test_a_damaged_backup_is_refused_and_a_full_database_too(tmp_path: Path) -> None:
    site = Site(tmp_path / "site").open()
    site.person().table("proving", "me", "easy")
    site.close()
    file = tmp_path / "backup"
    asyncio.run(back_up(site.settings, file))
    with pytest.raises(CivitasError, match="not empty"):
        asyncio.run(restore(site.settings, file))
    body = gzip.decompress(file.read_bytes())
    file.write_bytes(gzip.compress(body.replace(b"proving", b"imperium")))
    with pytest.raises(RecordError, match="damaged"):
        asyncio.run(restore(read_settings(tmp_path / "other", environment={}), file))
    file.write_bytes(b"nothing")
    with pytest.raises(RecordError, match="cannot be read"):
        asyncio.run(restore(read_settings(tmp_path / "other", environment={}), file))


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fec0::1"],
)
def test_an_inner_address_is_known_in_every_wrapping(address: str) -> None:
    assert not outer(address)


@pytest.mark.parametrize(
    "address", ["http://[", "http://x:99999/", "http://x/é", "ftp://x/", "http://u:p@x/", "http:///"]
)
def test_an_address_that_is_none_is_refused_when_it_is_set(ana: Person, address: str) -> None:
    refused(ana.put("/me/notify", webhook=address), 422)


def test_a_damaged_signing_key_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"")
    with pytest.raises(OptionError, match="damaged"):
        read_settings(tmp_path, environment={})


def test_every_answer_of_a_row_has_its_own_time(site: Site, ana: Person) -> None:
    table = ana.waits(ana.table("proving", "me", "easy", clock={"move": 3600, "bank": 7200}, seed="7"))
    late(site, table["id"])
    seat = site.guard.services.tables.kept[table["id"]].head.seats[0]
    before = seat.asked_at
    ana.plays_on(ana.see(table))
    assert site.guard.services.tables.kept[table["id"]].head.seats[0].asked_at > before


def test_the_clock_and_the_sweep_outlive_a_database_that_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = Site(tmp_path).open()
    try:
        tried: list[int] = []

        async def broken(_now: int) -> list[str]:
            tried.append(1)
            raise OSError("gone")

        monkeypatch.setattr(drivers, "CLOCK_EVERY", 0.01)
        monkeypatch.setattr(site.guard.services.store, "overdue", broken)
        until(lambda: len(tried) >= 2)
        assert not site.guard.services.drivers.tasks[0].done()
    finally:
        site.close()
