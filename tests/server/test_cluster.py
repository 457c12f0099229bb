"""Two servers on one PostgreSQL and one Redis serve the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from civitas.server.backup import back_up, restore
from civitas.server.settings import read_settings

from .services import postgresql, redis
from .site import Person, Site, good, hears, refused

SECRET = "one key for both of the servers, long enough"


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Site]]:
    with postgresql() as database, redis() as channel:
        settings = {"CIVITAS_DATABASE": database.url, "CIVITAS_REDIS": channel.url, "CIVITAS_SECRET": SECRET}
        sites = [Site(tmp_path_factory.mktemp("site"), **settings).open() for _ in range(2)]
        yield sites[0], sites[1]
        for site in sites:
            site.close()


def test_two_servers_play_one_table_across_them(pair: tuple[Site, Site]) -> None:
    here, there = pair
    ana, rui = here.person(), there.person()
    table = ana.table("proving", "me", "open", options={"rounds": 3})
    good(rui.post(f"/tables/{table['id']}/join"))
    good(ana.post(f"/tables/{table['id']}/start"))
    with ana.watches(table) as mine, rui.watches(table) as theirs:
        hears(mine), hears(theirs)
        while True:
            seen = ana.see(table)
            if seen["status"] == "over":
                break
            seat = seen["asked"][0]
            person = (ana, rui)[seat]
            answered = person.plays_on(person.see(table), seat)
            for live in (mine, theirs):
                while hears(live)["version"] < answered["version"]:
                    pass
    assert ana.see(table)["view"]["zones"] == rui.see(table)["view"]["zones"], "at the end both see everything"


def test_of_two_answers_at_once_only_one_is_taken(pair: tuple[Site, Site]) -> None:
    here, there = pair
    ana = here.person()
    table = ana.table("proving", "me", "me", seed="7")
    phone = Person(there.url)
    phone.http.cookies = ana.http.cookies
    seen = ana.see(table, seat=ana.see(table)["asked"][0])
    stale = phone.see(table, seat=seen["seat"])
    good(ana.choose(seen, seen["view"]["options"][-1]["code"]))
    late = phone.choose(stale, stale["view"]["options"][-1]["code"])
    refused(late, 409)
    assert phone.see(table)["version"] == seen["version"] + 1


def test_bots_of_a_dead_process_are_found_by_another(pair: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = pair
    monkeypatch.setattr(here.guard.services.drivers, "drive", lambda _table: None)
    ana = here.person()
    table = ana.table("proving", "me", "easy", seed="1")
    while table["asked"] == [0]:
        table = ana.plays_on(ana.see(table))
    assert ana.see(table)["asked"] == [1], "nobody drives the bot"
    asyncio.run_coroutine_threadsafe(there.guard.services.drivers.sweep(), loop_of(there)).result()
    assert ana.waits(table)["version"] > table["version"]


def loop_of(site: Site) -> asyncio.AbstractEventLoop:
    return site.guard.services.drivers.tasks[0].get_loop()


def test_a_backup_of_sqlite_is_restored_into_postgresql_and_back(tmp_path: Path) -> None:
    site = Site(tmp_path / "first").open()
    ana = site.person()
    table = ana.table("proving", "me", "me")
    for _ in range(12):
        seat = ana.see(table)["asked"][0]
        ana.plays_on(ana.see(table, seat=seat), seat)
    ana.post(f"/tables/{table['id']}/talk", text="remember")
    before = ana.see(table)
    site.close()
    file = tmp_path / "all.backup"
    rows = asyncio.run(back_up(site.settings, file))
    with postgresql() as database:
        moved = read_settings(tmp_path / "second", environment={"CIVITAS_DATABASE": database.url})
        assert asyncio.run(restore(moved, file)) == rows
        again = tmp_path / "again.backup"
        assert asyncio.run(back_up(moved, again)) == rows
    third = Site(tmp_path / "third", CIVITAS_SECRET=site.settings.secret.decode())
    assert asyncio.run(restore(third.settings, again)) == rows
    third.open()
    ana.http.base_url = httpx.URL(f"{third.url}/api/v1")
    try:
        assert ana.see(table) == before
    finally:
        third.close()
