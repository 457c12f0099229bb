"""A seed somebody knows is for games of their own: at a table of several people the server draws it."""

from __future__ import annotations

import asyncio

import pytest

from .site import Doc, Person, Site, good, refused

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}


@pytest.mark.parametrize("seats", [[ME, OPEN], [OPEN, OPEN], [OPEN, BOT]])
def test_a_seed_cannot_be_chosen_where_others_may_sit_down(ana: Person, seats: list[Doc]) -> None:
    assert "seed" in refused(ana.post("/tables", game="proving", seats=seats, seed="7"), 403)
    assert good(ana.post("/tables", game="proving", seats=seats))["seed"] is None


@pytest.mark.parametrize("seats", [[ME, BOT], [ME, ME]])
def test_a_seed_can_be_chosen_where_every_seat_is_ones_own_or_a_bots(ana: Person, seats: list[Doc]) -> None:
    assert good(ana.post("/tables", game="proving", seats=seats, seed="7"))["seed"] == "7"


def test_when_somebody_else_sits_down_the_server_draws_another_seed(site: Site, ana: Person, rui: Person) -> None:
    table = ana.table("proving", "me", "me", seed="7", start=False)
    good(ana.post(f"/tables/{table['id']}/leave", seat=1))
    joined = good(rui.post(f"/tables/{table['id']}/join"))
    assert joined["seed"] is None
    assert site.guard.services.tables.kept[table["id"]].head.seed != "7"
    assert good(ana.post(f"/tables/{table['id']}/start"))["seed"] is None


def test_who_sits_down_again_at_a_table_of_their_own_keeps_the_seed(ana: Person) -> None:
    table = ana.table("proving", "me", "me", seed="7", start=False)
    good(ana.post(f"/tables/{table['id']}/leave", seat=1))
    good(ana.post(f"/tables/{table['id']}/join"))
    assert good(ana.post(f"/tables/{table['id']}/start"))["seed"] == "7"


def test_of_a_table_of_an_older_release_the_server_draws_the_seed_at_the_start_and_nobody_joins_a_branch(
    site: Site, ana: Person, rui: Person
) -> None:
    def older(opening: str) -> Doc:
        table, another = ana.table("proving", "me", "open"), good(rui.get("/me"))["id"]

        async def chosen() -> None:
            async with site.guard.services.tables.changing(table["id"]) as change:
                head = change.table.head
                head.seed, head.seed_chosen, head.opening = "7", True, opening
                head.seats[1].kind, head.seats[1].player = "human", another
                change.made = True

        asyncio.run_coroutine_threadsafe(chosen(), site.guard.services.drivers.tasks[0].get_loop()).result()
        return table

    assert good(ana.post(f"/tables/{older('[]')['id']}/start"))["seed"] is None
    assert "seed" in refused(ana.post(f"/tables/{older('[0]')['id']}/start"), 403)


@pytest.fixture(scope="module")
def finished(site: Site) -> tuple[Person, Doc]:
    """A game of two people that is over."""
    ana, rui = site.person(), site.person()
    table = ana.table("proving", "me", "open", options={"rounds": 2})
    good(rui.post(f"/tables/{table['id']}/join"))
    table = good(ana.post(f"/tables/{table['id']}/start"))
    while table["status"] != "over":
        seat = table["asked"][0]
        person = (ana, rui)[seat]
        person.plays_on(person.see(table), seat)
        table = ana.see(table)
    return ana, table


def test_a_branch_is_for_one_device_and_bots(finished: tuple[Person, Doc]) -> None:
    ana, table = finished
    path = f"/tables/{table['id']}/branches"
    refused(ana.post(path, position=0, seats=[ME, OPEN]), 403)
    branch = good(ana.post(path, position=0))
    assert [seat["kind"] for seat in branch["seats"]] == ["human", "bot"], "a bot sits where another person sat"
    assert good(ana.post(path, position=0, seats=[ME, ME]))["mine"] == [0, 1]


def test_an_imported_game_is_for_one_device(finished: tuple[Person, Doc]) -> None:
    ana, table = finished
    copy = good(ana.post("/records", record=good(ana.get(f"/tables/{table['id']}/record"))["record"]))
    assert copy["mine"] == [0, 1]


def test_a_rematch_with_others_has_a_seed_of_its_own(finished: tuple[Person, Doc]) -> None:
    ana, table = finished
    again = good(ana.post(f"/tables/{table['id']}/rematch"))
    assert again["seats"][1]["kind"] == "open"
    assert again["seed"] is None
