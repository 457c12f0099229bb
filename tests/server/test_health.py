"""/healthz tells the truth within two seconds."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .process import Process
from .services import Postgresql, Redis, postgresql, redis
from .site import Site, good, refused, until

SECRET = "one key for both of the servers, long enough"


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, Postgresql, Redis]]:
    with postgresql() as database, redis() as channel:
        settings = {"CIVITAS_DATABASE": database.url, "CIVITAS_REDIS": channel.url, "CIVITAS_SECRET": SECRET}
        site = Site(tmp_path_factory.mktemp("site"), **settings).open()
        yield site, database, channel
        site.close()


def asked(url: str) -> tuple[int, str]:
    """Status and text, which must come in time."""
    begun = time.monotonic()
    answer = httpx.get(f"{url}/healthz", timeout=10)
    assert time.monotonic() - begun < 2
    return answer.status_code, answer.text


def test_a_disk_that_takes_nothing_more_is_told(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    try:
        ana = server.person()
        table = ana.table("proving", "me", "me", seed="7")
        seat = table["asked"][0]
        assert asked(server.url) == (200, "ok\n")
        process = server.alive.pid
        assert process is not None
        before = resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        status, why = asked(server.url)
        assert (status, why.partition(" fails")[0]) == (503, "The database")
        refused(ana.post(f"/tables/{table['id']}/talk", text="hello"), 503)
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)
        until(lambda: asked(server.url)[0] == 200)
        good(ana.post(f"/tables/{table['id']}/talk", text="hello"))
        ana.plays_on(ana.see(table, seat=seat), seat)
    finally:
        server.kill()


def test_a_database_that_hangs_is_told_in_time_however_often_one_asks(parts: tuple[Site, Postgresql, Redis]) -> None:
    site, database, _ = parts
    assert asked(site.url) == (200, "ok\n")
    with database.hangs():
        for _ in range(3):
            assert asked(site.url) == (503, "The database does not answer.\n")
    until(lambda: asked(site.url)[0] == 200)


def test_a_redis_that_hangs_or_is_gone_is_told(parts: tuple[Site, Postgresql, Redis]) -> None:
    site, _, channel = parts
    with channel.hangs():
        assert asked(site.url) == (503, "Redis does not answer.\n")
    until(lambda: asked(site.url)[0] == 200)
    channel.end()
    status, why = asked(site.url)
    assert (status, why.partition(" ")[0]) == (503, "Redis")
    channel.start()
    until(lambda: asked(site.url)[0] == 200)


def test_a_task_that_has_ended_is_told(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    try:
        clock = site.guard.services.drivers.tasks[0]
        clock.get_loop().call_soon_threadsafe(clock.cancel)
        until(clock.done)
        assert asked(site.url) == (503, "The task clock has stopped.\n")
    finally:
        site.close()
