"""Two servers tell each other through Redis what changes and who looks on; what Redis loses is made up for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from civitas.server import live, notices
from civitas.server.api import play

from .services import Redis, postgresql, redis
from .site import Doc, Person, Site, good, hears, until

SECRET = "one key for both of the servers, long enough"
NEVER = 600.0
Pair = tuple[Site, Site, Redis]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with postgresql() as database, redis() as channel:
        settings = {"CIVITAS_DATABASE": database.url, "CIVITAS_REDIS": channel.url, "CIVITAS_SECRET": SECRET}
        here, there = (Site(tmp_path_factory.mktemp("site"), **settings).open() for _ in range(2))
        yield here, there, channel
        for site in (here, there):
            site.close()


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Onlookers do not look for themselves, and Redis answers or does not within a short time."""
    monkeypatch.setattr(play, "QUIET", NEVER)
    monkeypatch.setattr(live, "PATIENCE", 0.5)
    monkeypatch.setattr(live, "AGAIN", 0.1)


def started(here: Site, there: Site) -> tuple[Person, Person, Doc]:
    ana, rui = here.person(), there.person()
    table = ana.table("proving", "me", "open")
    good(rui.post(f"/tables/{table['id']}/join"))
    return ana, rui, good(ana.post(f"/tables/{table['id']}/start"))


def said(person: Person, table: Doc, words: str) -> None:
    """Something happens at the table."""
    begun = time.monotonic()
    good(person.post(f"/tables/{table['id']}/talk", text=words))
    assert time.monotonic() - begun < 1, "nobody who acts waits for Redis"


def is_told(watching: Any, words: str) -> bool:
    """Whether the table is pushed with these words."""
    while True:
        pushed = hears(watching)
        if pushed.get("talk") and pushed["talk"][-1]["text"] == words:
            return True


def test_what_happens_while_redis_hangs_is_seen_there_as_soon_as_it_answers(pair: Pair) -> None:
    here, there, channel = pair
    ana, rui, table = started(here, there)
    with ana.watches(table) as mine, rui.watches(table) as theirs:
        with channel.hangs():
            said(ana, table, "does anybody hear me?")
            assert is_told(mine, "does anybody hear me?"), "in its own process at once"
            time.sleep(1.2)
        assert is_told(theirs, "does anybody hear me?")


def test_what_happens_while_redis_is_gone_is_seen_there_when_it_is_back(pair: Pair) -> None:
    here, there, channel = pair
    ana, rui, table = started(here, there)
    with rui.watches(table) as theirs:
        channel.end()
        said(ana, table, "while it was gone")
        time.sleep(0.5)
        channel.start()
        assert is_told(theirs, "while it was gone")
        said(ana, table, "and now")
        assert is_told(theirs, "and now")


def test_what_could_not_be_told_is_told_again(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, _ = pair
    ana, rui, table = started(here, there)
    connection = here.guard.services.live.redis
    publish, tried = connection.publish, []

    async def fails_twice(*told: Any) -> Any:
        tried.append(1)
        if len(tried) <= 2:
            raise ConnectionError("the network is gone")
        return await publish(*told)

    with rui.watches(table) as theirs:
        hears(theirs)
        until(presence(ana, table, 1))
        monkeypatch.setattr(connection, "publish", fails_twice)
        said(ana, table, "once more")
        assert is_told(theirs, "once more")


def test_what_was_never_told_is_found_out_by_looking(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, _ = pair
    monkeypatch.setattr(play, "QUIET", 0.2)
    ana, rui, table = started(here, there)
    monkeypatch.setattr(here.guard.services.live, "announce", lambda _table: None)
    with rui.watches(table) as theirs:
        hears(theirs)
        said(ana, table, "whispered")
        assert is_told(theirs, "whispered")


def test_who_looks_on_hears_that_somebody_is_there(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, _ = pair
    monkeypatch.setattr(play, "QUIET", 0.1)
    ana, _, table = started(here, there)
    with ana.watches(table) as mine:
        until(lambda: hears(mine, 5) == {})


def presence(person: Person, table: Doc, seat: int) -> Callable[[], bool]:
    return lambda: bool(person.see(table)["seats"][seat]["present"])


def test_who_looks_on_there_is_present_here_and_seen_to_come_and_go(pair: Pair) -> None:
    here, there, _ = pair
    ana, rui, table = started(here, there)
    with ana.watches(table) as mine:
        assert not presence(ana, table, 1)()
        with rui.watches(table):
            while not hears(mine)["seats"][1]["present"]:
                pass
        while hears(mine)["seats"][1]["present"]:
            pass


def test_who_looked_on_before_redis_was_started_anew_is_still_present(pair: Pair) -> None:
    here, there, channel = pair
    ana, rui, table = started(here, there)
    with rui.watches(table) as theirs:
        hears(theirs)
        until(presence(ana, table, 1))
        channel.end()
        here.guard.services.live.elsewhere.clear()
        assert not presence(ana, table, 1)()
        channel.start()
        until(presence(ana, table, 1))


def test_the_viewers_of_a_process_that_is_heard_no_more_are_gone(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, _ = pair
    ana, rui, table = started(here, there)
    with rui.watches(table) as theirs:
        hears(theirs)
        until(presence(ana, table, 1))
        monkeypatch.setattr(there.guard.services.live, "redis", Deaf())
        monkeypatch.setattr(live, "BEAT", 0.3)
        until(lambda: not presence(ana, table, 1)())


class Deaf:
    """A Redis nothing comes through."""

    async def publish(self, _channel: str, _message: bytes) -> None:
        return

    async def aclose(self) -> None:
        return


def test_who_looks_on_there_gets_no_notice_and_who_has_gone_does(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there, _ = pair
    sent: list[str] = []
    monkeypatch.setattr(notices, "GRACE", 0.1)
    for site in (here, there):
        monkeypatch.setattr(site.guard.services.notices, "call", lambda address, _game, _link: sent.append(address))
    ana, rui, table = started(here, there)
    good(rui.put("/me/notify", webhook="http://rui.example/turn"))

    def round_of_moves() -> None:
        """Everybody moves, until Rui is asked again after a move of Ana's."""
        while ana.see(table)["asked"] != [0]:
            rui.plays_on(rui.see(table), 1)
        while ana.see(table)["asked"] == [0]:
            ana.plays_on(ana.see(table), 0)

    with rui.watches(table) as theirs:
        hears(theirs)
        until(presence(ana, table, 1))
        round_of_moves()
        time.sleep(0.5)
        assert sent == []
    until(lambda: not presence(ana, table, 1)())
    round_of_moves()
    until(lambda: sent == ["http://rui.example/turn"])
