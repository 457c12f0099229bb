"""Who is asked when what others played is to be taken back."""

from __future__ import annotations

import asyncio

import pytest

from .site import Doc, Person, Site, good

pytestmark = pytest.mark.usefixtures("same_draw")


def started(ana: Person, rui: Person, **more: object) -> Doc:
    table = ana.table("proving", "me", "open", **more)
    good(rui.post(f"/tables/{table['id']}/join"))
    return good(ana.post(f"/tables/{table['id']}/start"))


def play(ana: Person, rui: Person, table: Doc, choices: int) -> Doc:
    """So many choices, and more until Ana is asked."""
    while ana.see(table)["version"] < choices or ana.see(table)["asked"] != [0]:
        seat = ana.see(table)["asked"][0]
        (ana, rui)[seat].plays_on((ana, rui)[seat].see(table), seat)
    return ana.see(table)


def wish(person: Person, table: Doc, position: int) -> Doc:
    """Asks to go back from where the table stands."""
    seen = person.see(table)
    return good(
        person.post(f"/tables/{table['id']}/undo-wishes", version=seen["version"], seat=seen["seat"], position=position)
    )


def a_bot_answers(ana: Person, table: Doc) -> Doc:
    """Plays until a bot has answered for the seat of the other."""
    while True:
        seen = ana.see(table)
        if 0 not in seen["asked"]:
            return ana.waits(seen)
        ana.plays_on(seen, 0)


def late(site: Site, table: Doc) -> None:
    """The time of all is up."""
    tables = site.guard.services.tables

    async def shift() -> None:
        async with tables.changing(table["id"]) as change:
            for seat in change.table.head.seats:
                seat.asked_at -= 3_600_000
            change.made = True

    asyncio.run_coroutine_threadsafe(shift(), site.guard.services.drivers.tasks[0].get_loop()).result()


def test_who_left_is_asked_about_what_was_played_before_and_not_about_what_came_after(ana: Person, rui: Person) -> None:
    table = play(ana, rui, started(ana, rui), 5)
    left = good(rui.post(f"/tables/{table['id']}/leave", seat=1))["position"]
    after = a_bot_answers(ana, table)
    assert after["position"] > left
    asked = wish(ana, table, left - 1)
    assert asked["undo_request"]["waiting"] == [1]
    assert asked["position"] == after["position"], "nothing is taken back without them"
    agreed = good(rui.post(f"/tables/{table['id']}/undo-answers", version=asked["version"], seat=1, agree=True))
    assert agreed["position"] <= left - 1


def test_what_a_bot_played_since_is_taken_back_without_who_left(ana: Person, rui: Person) -> None:
    table = play(ana, rui, started(ana, rui), 5)
    left = good(rui.post(f"/tables/{table['id']}/leave", seat=1))["position"]
    a_bot_answers(ana, table)
    back = wish(ana, table, left)
    assert (back["undo_request"], back["position"]) == (None, left)


def test_whose_time_ran_out_is_asked_before_their_moves_are_taken_back(site: Site, ana: Person, rui: Person) -> None:
    table = play(ana, rui, started(ana, rui, clock={"move": 600}), 5)
    while ana.see(table)["asked"] != [1]:
        ana.plays_on(ana.see(table), 0)
    late(site, table)
    loop = site.guard.services.drivers.tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(site.guard.services.tables.time_out(table["id"]), loop).result()
    after = ana.waits(ana.see(table))
    assert after["seats"][1]["away"]
    asked = wish(ana, table, 0)
    assert (asked["undo_request"]["waiting"], asked["position"]) == ([1], after["position"])


def test_who_left_is_asked_only_about_what_still_stands_of_theirs(ana: Person, rui: Person) -> None:
    """After an agreed undo the game goes on from there, and what was undone is nobody's any more."""
    table = play(ana, rui, started(ana, rui), 6)
    good(rui.post(f"/tables/{table['id']}/leave", seat=1))
    asked = wish(ana, table, 2)
    back = good(rui.post(f"/tables/{table['id']}/undo-answers", version=asked["version"], seat=1, agree=True))
    after = a_bot_answers(ana, table)
    assert after["position"] > back["position"]
    again = wish(ana, table, back["position"])
    assert (again["undo_request"], again["position"]) == (None, back["position"])
