"""Heavy work leaves the event loop: workers make games again, and nobody waits for a crowd."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any, TypeVar

import pytest
from sqlalchemy import update
from websockets.sync.client import ClientConnection

from civitas.server import drivers, opening, tables
from civitas.server.opening import HISTORY_EVERY
from civitas.server.services import Services
from civitas.server.storage import HISTORIES
from civitas.server.table import Table

from .site import Doc, Person, Site, good, hears, refused, until

T = TypeVar("T")
Asked = list[tuple[str, tuple[Any, ...]]]


def run(site: Site, work: Coroutine[Any, Any, T]) -> T:
    """Does something in the server."""
    loop = site.guard.services.drivers.tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result()


def played(person: Person, choices: int, rounds: int = 200) -> Doc:
    table = person.table("proving", "me", "me", options={"rounds": rounds})
    for _ in range(choices):
        if table["status"] == "over":
            break
        seat = table["asked"][0]
        table = person.plays_on(person.see(table, seat=seat), seat)
    return table


def forgotten(site: Site) -> None:
    until(lambda: not site.guard.services.tables.opener.keeping)
    site.forgets()


@pytest.fixture
def asked(site: Site, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What the workers were asked, with what."""
    historians = site.guard.services.historians
    found: Asked = []
    ask = historians.ask

    async def noted(work: Callable[..., Any], *args: Any) -> Any:
        found.append((work.__name__, args))
        return await ask(work, *args)

    monkeypatch.setattr(historians, "ask", noted)
    return found


def names(asked: Asked) -> list[str]:
    return [name for name, _ in asked]


# Workers.


def test_a_table_that_left_memory_is_made_again_by_a_worker(
    site: Site, ana: Person, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(ana, 30)
    before = [ana.see(table, seat=seat) for seat in (0, 1)]
    forgotten(site)
    monkeypatch.setattr(opening, "FEW", 20)
    monkeypatch.setattr(Table, "make", None)
    monkeypatch.setattr(Table, "begin", None)
    assert [ana.see(table, seat=seat) for seat in (0, 1)] == before
    assert names(asked) == ["made_again"]


def test_a_few_moves_are_made_again_without_a_worker(site: Site, ana: Person, asked: Asked) -> None:
    table = played(ana, 30)
    before = [ana.see(table, seat=seat) for seat in (0, 1)]
    forgotten(site)
    assert [ana.see(table, seat=seat) for seat in (0, 1)] == before
    assert names(asked) == []


def test_a_replay_a_branch_and_an_import_are_made_by_workers(ana: Person, asked: Asked) -> None:
    table = played(ana, 2000, rounds=5)
    until(lambda: ana.get(f"/tables/{table['id']}/ending").is_success)
    path = f"/tables/{table['id']}"
    asked.clear()
    index = good(ana.get(f"{path}/replay"))
    assert good(ana.get(f"{path}/replay")) == index, "which is kept"
    assert names(asked) == ["index_of"]
    asked.clear()
    shown = good(ana.get(f"{path}/replay/33", everything=True))
    assert (names(asked), shown["position"], shown["choice"] is None) == (["known_at"], 33, False)
    asked.clear()
    branch = good(ana.post(f"{path}/branches", position=33))
    assert (names(asked), branch["position"]) == (["begun"], 33)
    asked.clear()
    record = good(ana.get(f"{path}/record"))["record"]
    again = good(ana.post("/records", record=record))
    assert (names(asked)[:2], again["position"]) == (["imported", "begun"], table["position"])
    assert again["winners"] == table["winners"]


def test_what_a_worker_refuses_is_refused_in_the_same_sentence(ana: Person) -> None:
    assert "not a record of a game" in refused(ana.post("/records", record="{}"), 422)


def test_nobody_sees_everything_of_a_position_before_the_end(ana: Person) -> None:
    table = played(ana, 5)
    refused(ana.get(f"/tables/{table['id']}/replay/3", everything=True), 403)


# Histories.


def test_a_long_game_is_made_again_from_its_history_and_the_moves_since(
    site: Site, ana: Person, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "FEW", 1)
    table = played(ana, HISTORY_EVERY + 12)
    before = [ana.see(table, seat=seat) for seat in (0, 1)]
    forgotten(site)
    asked.clear()
    assert [ana.see(table, seat=seat) for seat in (0, 1)] == before
    ((name, (stored, earlier)),) = asked
    assert (name, bool(earlier)) == ("made_again", True)
    assert 0 < len(stored.moves) <= 12
    assert min(move.version for move in stored.moves) > HISTORY_EVERY


def test_a_history_that_cannot_be_read_is_done_without(site: Site, ana: Person) -> None:
    table = played(ana, HISTORY_EVERY + 5)
    before = ana.see(table, seat=0)
    forgotten(site)

    async def damage() -> None:
        async with site.guard.services.store.writing() as connection:
            which = HISTORIES.c.table_id == table["id"]
            done = await connection.execute(update(HISTORIES).where(which).values(content=b"\x93\x01\x02"))
            assert done.rowcount == 1

    run(site, damage())
    assert ana.see(table, seat=0) == before


# The cap on versions.


def test_a_table_of_very_many_versions_only_goes_on(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(ana, 20)
    while not table["can_undo"]:
        table = ana.plays_on(ana.see(table, seat=table["asked"][0]), table["asked"][0])
    monkeypatch.setattr(tables, "VERSIONS_MOST", table["version"])
    step = {"version": table["version"], "seat": table["seat"]}
    why = refused(ana.post(f"/tables/{table['id']}/undo", **step), 403)
    assert f"the game has {table['version']} versions; it can only go on" in why
    refused(ana.post(f"/tables/{table['id']}/undo-wishes", **step, position=0), 403)
    seat = table["asked"][0]
    assert ana.plays_on(ana.see(table, seat=seat), seat)["version"] == table["version"] + 1


# Onlookers.


def test_onlookers_of_a_version_are_told_one_text_and_the_table_is_read_once_for_them(
    site: Site, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ana.table("proving", "me", "me")
    crowd = [site.person() for _ in range(3)]
    with ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(person.watches(table)) for person in crowd for _ in range(8)]
        told_alike(site, ana, table, crowd, sockets, monkeypatch)


def told_alike(
    site: Site,
    ana: Person,
    table: Doc,
    crowd: list[Person],
    sockets: list[ClientConnection],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for socket in sockets:
        hears(socket)
    # All have come when nobody is told anything more.
    until(lambda: site.guard.services.live.count() == len(sockets))
    for socket in sockets:
        drained(socket)
    services = site.guard.services
    counts: Counter[str] = Counter()
    show, stamp = services.show, services.store.stamp

    def counted_show(*args: Any) -> Any:
        counts["shown"] += 1
        return show(*args)

    async def counted_stamp(number: str) -> int | None:
        counts["read"] += 1
        return await stamp(number)

    seen = ana.see(table, seat=0)
    monkeypatch.setattr(services, "show", counted_show)
    monkeypatch.setattr(services.store, "stamp", counted_stamp)
    after = good(ana.choose(seen, seen["view"]["options"][0]["code"], 0))
    told = [hears(socket) for socket in sockets]
    assert {view["version"] for view in told} == {after["version"]}
    assert all(view == told[0] for view in told)
    # One of each was the answer to the one who chose.
    assert counts["shown"] == 2
    assert counts["read"] <= 3
    monkeypatch.undo()
    plain = crowd[0].see(table, since=seen["version"])
    assert told[0]["view"] == plain["view"]


def drained(socket: ClientConnection) -> None:
    try:
        while True:
            socket.recv(0.05)
    except TimeoutError:
        return


def test_the_host_and_those_who_play_are_told_what_is_theirs(site: Site, ana: Person, rui: Person) -> None:
    table = ana.table("proving", "open", "open")
    good(rui.post(f"/tables/{table['id']}/join", seat=0))
    with ana.watches(table) as host, rui.watches(table) as player, site.person().watches(table) as stranger:
        views = [hears(socket) for socket in (host, player, stranger)]
    assert [(view["host"], view["mine"]) for view in views] == [(True, []), (False, [0]), (False, [])]


# After a restart.


@pytest.fixture
def services(site: Site) -> Services:
    return site.guard.services


def test_tables_that_wait_for_bots_are_driven_a_few_at_a_time(
    site: Site, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = [f"table {number}" for number in range(20)]
    done: list[str] = []
    most = 0

    async def found() -> list[str]:
        return waiting

    async def tried(number: str) -> bool:
        nonlocal most
        most = max(most, len(services.drivers.driving))
        await asyncio.sleep(0.005)
        done.append(number)
        return False

    monkeypatch.setattr(services.store, "waiting_for_bots", found)
    monkeypatch.setattr(services.drivers, "tried", tried)
    run(site, services.drivers.sweep())
    until(lambda: not services.drivers.driving)
    assert (sorted(done), most) == (sorted(waiting), drivers.AT_ONCE)


def test_tables_that_take_long_do_not_keep_the_others_waiting(
    site: Site, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = [f"table {number}" for number in range(3 * drivers.AT_ONCE)]
    begun: list[str] = []

    async def found() -> list[str]:
        return waiting

    async def tried(number: str) -> bool:
        begun.append(number)
        await asyncio.sleep(1 if len(begun) <= drivers.AT_ONCE else 0)
        return False

    monkeypatch.setattr(drivers, "LONG", 0.05)
    monkeypatch.setattr(services.store, "waiting_for_bots", found)
    monkeypatch.setattr(services.drivers, "tried", tried)
    run(site, services.drivers.sweep())
    assert sorted(begun) == sorted(waiting)
    until(lambda: not services.drivers.driving)
