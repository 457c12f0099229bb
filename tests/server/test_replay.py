"""Looking back: positions, branches, records out and in."""

from __future__ import annotations

import pytest

from .site import Doc, Person, Site, good, refused


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[Person, Doc]:
    person = site.person()
    table = person.table("proving", "me", "easy", options={"rounds": 4})
    while table["status"] != "over":
        table = person.waits(table)
        if table["status"] != "over":
            table = person.plays_on(table)
    return person, table


def test_after_the_end_every_position_is_open_with_anybodys_eyes(finished: tuple[Person, Doc]) -> None:
    person, table = finished
    path = f"/tables/{table['id']}/replay"
    index = good(person.get(path))
    assert index["positions"] == table["position"]
    assert index["turns"][0]["position"] == 0
    (course,) = index["courses"]
    assert course["text"]["id"] == "points"
    assert [values[-1] for values in course["values"]] == table["view"]["scores"]
    assert all(len(values) == len(index["sampled"]) for values in course["values"])
    middle = index["positions"] // 2
    everything = good(person.get(f"{path}/{middle}", everything=True))["view"]
    assert all(zone.get("cards") is not None for zone in everything["zones"])
    other = good(person.get(f"{path}/{middle}", seat=1))["view"]
    assert other["seat"] == 1
    assert any(zone.get("cards") is None for zone in other["zones"])
    refused(person.get(f"{path}/{index['positions'] + 1}"), 422)


def test_a_stranger_may_look_back_too_once_it_is_over(site: Site, finished: tuple[Person, Doc]) -> None:
    _, table = finished
    stranger = site.person()
    assert good(stranger.get(f"/tables/{table['id']}/replay/3", everything=True))["everything"]


def test_play_on_from_here_is_a_new_table_at_that_position(finished: tuple[Person, Doc]) -> None:
    person, table = finished
    branch = good(person.post(f"/tables/{table['id']}/branches", position=5))
    assert branch["position"] == 5
    assert branch["parent"] == table["id"]
    assert branch["status"] == "playing"
    seats = [{"kind": "me"}, {"kind": "me"}]
    both = good(person.post(f"/tables/{table['id']}/branches", position=2, seats=seats))
    assert both["mine"] == [0, 1]
    seen = person.see(both, seat=both["asked"][0])
    after = person.plays_on(seen, seen["seat"])
    assert after["position"] > 2
    refused(person.post(f"/tables/{table['id']}/branches", position=5, seats=[{"kind": "me"}]), 422)
    refused(person.post(f"/tables/{table['id']}/branches", position=100_000), 422)


def test_a_game_others_still_play_is_not_to_be_branched_off(ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "open")
    good(rui.post(f"/tables/{table['id']}/join"))
    good(ana.post(f"/tables/{table['id']}/start"))
    refused(ana.post(f"/tables/{table['id']}/branches", position=0), 403)


def test_a_record_goes_out_and_comes_in_again(finished: tuple[Person, Doc], rui: Person) -> None:
    person, table = finished
    record = good(person.get(f"/tables/{table['id']}/record"))
    copy = good(rui.post("/records", record=record["record"]))
    assert copy["status"] == "over"
    assert copy["position"] == table["position"]
    assert copy["view"]["scores"] == table["view"]["scores"]


def test_a_record_edited_by_hand_is_refused(finished: tuple[Person, Doc], rui: Person) -> None:
    person, table = finished
    text = good(person.get(f"/tables/{table['id']}/record"))["record"]
    before = len(rui.get("/tables", scope="finished").json())
    assert "changed after" in refused(rui.post("/records", record=text.replace('"rounds":4', '"rounds":5')), 422)
    refused(rui.post("/records", record="{"), 422)
    refused(rui.post("/records", record=text[:-20]), 422)
    assert len(rui.get("/tables", scope="finished").json()) == before


def test_during_play_no_record_is_given_out(ana: Person) -> None:
    table = ana.table("proving", "me", "easy")
    refused(ana.get(f"/tables/{table['id']}/record"), 403)
