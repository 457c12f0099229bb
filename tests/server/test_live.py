"""The table live: pushes, reconnecting, polling."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .site import Doc, Person, Site, good, hears

pytestmark = pytest.mark.usefixtures("same_draw")


def two(ana: Person, rui: Person) -> Doc:
    table = ana.table("proving", "me", "open")
    good(rui.post(f"/tables/{table['id']}/join"))
    return good(ana.post(f"/tables/{table['id']}/start"))


def turn(people: list[Person], table: Doc) -> Doc:
    """Whoever is asked answers."""
    seat = people[0].see(table)["asked"][0]
    return people[seat].plays_on(people[seat].see(table), seat)


def settled(live: ClientConnection, version: int) -> Doc:
    """The first pushed view of at least this version."""
    while True:
        view = hears(live)
        if view["version"] >= version:
            return view


def test_every_viewer_gets_their_own_view_when_somebody_answers(ana: Person, rui: Person) -> None:
    table = two(ana, rui)
    with ana.watches(table) as mine, rui.watches(table) as theirs:
        assert hears(mine)["seat"] == 0
        assert hears(theirs)["seat"] == 1
        after = turn([ana, rui], table)
        for live, seat in ((mine, 0), (theirs, 1)):
            pushed = settled(live, after["version"])
            assert pushed["version"] == after["version"]
            assert pushed["view"]["seat"] == seat


def test_a_reconnect_resumes_without_loss_or_repeat(ana: Person, rui: Person) -> None:
    table = two(ana, rui)
    lines: list[Doc] = []

    def merge(view: Doc) -> None:
        lines[:] = [line for line in lines if line["position"] <= view["after"]] + view["lines"]

    with ana.watches(table) as live:
        first = hears(live)
        merge(first)
    for _ in range(5):
        table = turn([ana, rui], table)
    with ana.watches(table, since=first["version"]) as live:
        resumed = hears(live)
        assert resumed["after"] == first["position"]
        merge(resumed)
        last = turn([ana, rui], table)
        while resumed["version"] < last["version"]:
            resumed = hears(live)
            merge(resumed)
    assert lines == ana.see(table)["lines"]


def test_an_undo_takes_the_lines_back_that_it_undid(ana: Person) -> None:
    table = ana.table("proving", "me", "me", seed="7")
    while not table["can_undo"]:
        seat = ana.see(table)["asked"][0]
        table = ana.plays_on(ana.see(table, seat=seat), seat)
    with ana.watches(table, seat=table["seat"]) as live:
        hears(live)
        back = good(ana.post(f"/tables/{table['id']}/undo", version=table["version"], seat=table["seat"]))
        pushed = settled(live, back["version"])
        assert back["position"] < table["position"]
        assert pushed["after"] <= back["position"]


def test_talk_is_pushed_too(ana: Person, rui: Person) -> None:
    table = two(ana, rui)
    with ana.watches(table) as live:
        hears(live)
        good(rui.post(f"/tables/{table['id']}/talk", text="hello"))
        while True:
            pushed = hears(live)
            if pushed["talk"]:
                break
        assert pushed["talk"][-1]["text"] == "hello"


def test_presence_is_seen_by_the_others(ana: Person, rui: Person) -> None:
    table = two(ana, rui)
    with ana.watches(table) as mine:
        assert hears(mine)["seats"][1]["present"] is False
        with rui.watches(table):
            while not hears(mine)["seats"][1]["present"]:
                pass
        while hears(mine)["seats"][1]["present"]:
            pass


def test_polling_waits_for_a_change_and_gives_it(ana: Person, rui: Person) -> None:
    table = two(ana, rui)
    after = turn([ana, rui], table)
    polled = good(ana.get(f"/tables/{table['id']}/poll", since=table["version"]))
    assert polled["version"] == after["version"]


def test_another_table_or_anothers_seat_is_not_to_be_watched(ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "easy")
    with rui.watches(table, seat=0) as live, pytest.raises(ConnectionClosed) as closed:
        hears(live)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with rui.watches({"id": "nosuchtable"}) as live, pytest.raises(ConnectionClosed) as closed:
        hears(live)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_page_of_somebody_elses_cannot_open_our_socket(site: Site, ana: Person) -> None:
    table = ana.table("proving", "me", "easy")
    address = f"{site.url.replace('http', 'ws')}/api/v1/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "http://evil.example"})
