"""Campaigns in the hands of the hurried, the forgetful and the sly: nothing is lost, and nothing counts twice."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from civitas.games.imperium.game import GAME
from civitas.server.storage import CampaignRow

from .site import Doc, Person, Site, good, refused, until
from .test_campaigns import ROMANS, begun, ends, ends_next, faces, seen

REMOVAL = "-1ROM21"


def changes(person: Person, page: Doc, code: str) -> Any:
    return person.post(f"/campaigns/{page['id']}/changes", code=code)


def plays(person: Person, page: Doc, opponent: str) -> Any:
    return person.post(f"/campaigns/{page['id']}/games", opponent=opponent)


def undoes(person: Person, table: Doc) -> Doc:
    return good(person.post(f"/tables/{table['id']}/undo", version=table["version"], seat=0))


def sheet_of(person: Person, page: Doc) -> Any:
    return json.loads(good(person.get(f"/campaigns/{page['id']}/sheet"))["sheet"])


def results(person: Person, page: Doc) -> list[bool]:
    return [game["won"] for game in seen(person, page)["view"]["games"]]


# Two tabs.


def test_of_two_tabs_that_change_the_deck_at_once_one_does(site: Site, ana: Person) -> None:
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), True, "1CIV5")
    with ThreadPoolExecutor(4) as pool:
        codes = ["+1CIV5", REMOVAL, "-UNREST", "-1ROM20"]
        statuses = [click.result().status_code for click in [pool.submit(changes, ana, page, code) for code in codes]]
    assert statuses.count(200) == 1
    assert all(status in (200, 409, 422) for status in statuses)
    (game,) = sheet_of(ana, page)["games"]
    assert game["change"] == codes[statuses.index(200)]


def test_a_stale_tab_changes_nothing_and_begins_nothing(site: Site, ana: Person) -> None:
    """It still shows the choice of a card, or nations to face, when the other tab has gone on."""
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), True, "1CIV5")
    good(changes(ana, page, REMOVAL))
    before = sheet_of(ana, page)
    for code in (REMOVAL, "+1CIV5"):
        assert "once after each win" in refused(changes(ana, page, code), 422)
    table = faces(ana, page, "celts")
    assert "still being played" in refused(plays(ana, page, "greeks"), 422)
    assert "once after each win" in refused(changes(ana, page, "-UNREST"), 422)
    assert sheet_of(ana, page) == before
    assert seen(ana, page)["table"]["id"] == table["id"]


def test_nothing_is_played_while_a_card_is_owed(site: Site, ana: Person) -> None:
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), True)
    before = ana.get("/tables").json()
    for opponent in ("celts", "macedonians", "nobody"):
        assert refused(plays(ana, page, opponent), 422)
    assert ana.get("/tables").json() == before


@pytest.mark.parametrize("opponent", ["", "romans", "tang", "etruscans", "draw", "x" * 80, "\x00"])
def test_whom_a_campaign_does_not_face(ana: Person, opponent: str) -> None:
    page = begun(ana)
    assert len(refused(plays(ana, page, opponent), 422).splitlines()) == 1
    assert seen(ana, page)["table"] is None


@pytest.mark.parametrize(
    "code", ["", "+", "1CIV5", "+1CIV9", "+1FAM2", "+UNREST", "-1CIV5", "-1ROM2", "x" * 80, "\x00"]
)
def test_what_changes_no_deck(site: Site, ana: Person, code: str) -> None:
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), True, "1CIV5")
    before = sheet_of(ana, page)
    assert len(refused(changes(ana, page, code), 422).splitlines()) == 1
    assert sheet_of(ana, page) == before
    good(changes(ana, page, "+1CIV5"))


# A game undone, left, or played again.


def test_a_game_that_is_undone_after_its_end_counts_as_it_ended_first(site: Site, ana: Person) -> None:
    page = begun(ana)
    table = ends(site, ana, faces(ana, page, "macedonians"), won=False)
    assert results(ana, page) == [False]
    table = undoes(ana, table)
    assert table["status"] == "playing"
    assert seen(ana, page)["table"] is None
    ends(site, ana, table, won=True)
    assert results(ana, page) == [False]
    assert seen(ana, page)["view"]["changes"] == []


def test_it_does_not_end_the_next_game_either(site: Site, ana: Person) -> None:
    page = begun(ana)
    first = ends(site, ana, faces(ana, page, "macedonians"), won=False)
    second = faces(ana, page, "macedonians")
    ends(site, ana, undoes(ana, first), won=True)
    assert results(ana, page) == [False]
    assert seen(ana, page)["table"]["id"] == second["id"]
    ends(site, ana, second, won=True)
    assert results(ana, page) == [False, True]
    assert seen(ana, page)["played"] == [first["id"], second["id"]]


def test_a_game_that_was_left_does_not_hold_its_campaign_up(site: Site, ana: Person) -> None:
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    ends_next(site, table["id"], won=False)
    good(ana.post(f"/tables/{table['id']}/leave", seat=0))
    until(lambda: results(ana, page) == [False])
    faces(ana, page, "macedonians")


def test_a_seat_left_and_taken_back_is_the_campaigns_again(site: Site, ana: Person) -> None:
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    good(ana.post(f"/tables/{table['id']}/leave", seat=0))
    assert "still being played" in refused(plays(ana, page, "celts"), 422)
    table = good(ana.post(f"/tables/{table['id']}/take-back", seat=0))
    if table["status"] == "playing":
        ends(site, ana, table, won=True)
    assert len(results(ana, page)) == 1


def test_games_made_out_of_a_game_of_a_campaign_are_none_of_it(site: Site, ana: Person) -> None:
    """A rematch, a branch, and a record brought in again have its settings, but not its campaign."""
    page = begun(ana)
    over = ends(site, ana, faces(ana, page, "macedonians"), won=False)
    options = {name: value for name, value in over["options"].items() if name != "lots"}
    record = GAME.record(GAME.new(2, 7, options)).to_json()
    made = [
        good(ana.post(f"/tables/{over['id']}/rematch")),
        good(ana.post(f"/tables/{over['id']}/branches", position=0)),
        good(ana.post("/records", record=record)),
    ]
    assert [table["campaign"] for table in made] == ["", "", ""]
    assert seen(ana, page)["table"] is None
    for table in made[:2]:
        ends(site, ana, table, won=True)
    assert results(ana, page) == [False]


def test_nobody_else_plays_a_game_of_my_campaign(ana: Person, rui: Person) -> None:
    table = faces(ana, begun(ana), "macedonians")
    asked = rui.post(f"/tables/{table['id']}/choices", version=table["version"], seat=0, codes=[1])
    assert asked.status_code == 403
    assert rui.post(f"/tables/{table['id']}/join").status_code in (400, 403)
    assert rui.post(f"/tables/{table['id']}/undo", version=table["version"], seat=0).status_code == 403


# Stopped in the middle.


def test_a_campaign_is_removed_while_its_game_comes_on_the_sheet(site: Site, ana: Person) -> None:
    """By another tab, at the moment the result was to be written."""
    page, other = begun(ana), begun(ana)
    table = faces(ana, page, "macedonians")
    campaigns = site.guard.services.campaigns
    site.guard.services.tables.on_change.remove(campaigns.changed)
    store, save = campaigns.store, campaigns.store.save_campaign
    try:
        ends(site, ana, table, won=False)

        async def late(row: CampaignRow) -> None:
            await store.remove_campaign(row.id)
            await save(row)

        store.save_campaign = late  # type: ignore[method-assign]
        assert "no such campaign" in refused(ana.get(f"/campaigns/{page['id']}"), 404)
        ends(site, ana, faces(ana, other, "macedonians"), won=False)
        assert ana.get("/campaigns").json() == []
    finally:
        store.save_campaign = save  # type: ignore[method-assign]
        site.guard.services.tables.on_change.append(campaigns.changed)


def test_what_is_owed_is_owed_after_a_restart(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    ana = site.person()
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    ends(site, ana, table, True, "1CIV5")
    before = seen(ana, page)
    site.close()
    again = Site(tmp_path).open()
    try:
        ana.http.base_url = f"{again.url}/api/v1"
        assert seen(ana, page) == before
        assert "before the next game" in refused(plays(ana, page, "celts"), 422)
        good(changes(ana, page, "+1CIV5"))
        table = faces(ana, page, "celts")
        assert table["options"]["campaign_deck"] == "+1CIV5"
    finally:
        again.close()


def test_a_game_that_began_before_a_restart_ends_after_it(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    ana = site.person()
    page = begun(ana)
    table = ana.plays_on(faces(ana, page, "macedonians"))
    site.close()
    again = Site(tmp_path).open()
    try:
        ana.http.base_url = f"{again.url}/api/v1"
        ana.see(table)
        ends(again, ana, table, won=True)
        assert results(ana, page) == [True]
        assert seen(ana, page)["played"] == [table["id"]]
    finally:
        again.close()


# Sheets from elsewhere.


def test_a_sheet_brought_in_twice_is_two_campaigns(ana: Person) -> None:
    text = good(ana.get(f"/campaigns/{begun(ana)['id']}/sheet"))["sheet"]
    brought = [good(ana.post("/campaign-sheets", game="imperium", sheet=text)) for _ in range(2)]
    for page in brought:
        faces(ana, page, "celts")
    assert len(ana.get("/campaigns").json()) == 3


def test_a_sheet_taken_along_during_a_game_has_the_games_that_are_over(site: Site, ana: Person, rui: Person) -> None:
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), won=False)
    faces(ana, page, "macedonians")
    text = good(ana.get(f"/campaigns/{page['id']}/sheet"))["sheet"]
    brought = good(rui.post("/campaign-sheets", game="imperium", sheet=text))
    assert (brought["view"]["losses"], brought["table"]) == (1, None)
    assert faces(rui, brought, "celts")["options"]["campaign_resources"] == "doubled"


@pytest.mark.parametrize(
    "sheet",
    [
        "",
        "null",
        "[]",
        "{",
        "[" * 40_000,
        '{"games":' * 5_000,
        '{"version":1e999999}',
        '{"version":' + "9" * 40_000 + "}",
    ],
)
def test_what_no_sheet_is(ana: Person, sheet: str) -> None:
    said = refused(ana.post("/campaign-sheets", game="imperium", sheet=sheet), 422)
    assert len(said.splitlines()) == 1
    assert len(said) < 300
    assert ana.get("/campaigns").json() == []


def test_bodies_that_are_no_text_or_too_long_are_refused(ana: Person) -> None:
    for body in (b'{"game":"imperium","sheet":"\xff\xfe"}', b'{"game":"imperium","sheet":"\\ud800"}', b"[" * 9_999):
        asked = ana.http.post("/campaign-sheets", content=body, headers={"Content-Type": "application/json"})
        refused(asked, 400)
    refused(ana.post("/campaign-sheets", game="imperium", sheet=" " * 50_001), 400)
    assert ana.get("/campaigns").json() == []


# The settings of a campaign at a table that is none's.


@pytest.mark.parametrize(
    "options",
    [
        {"campaign_unrest": 1},
        {"campaign_unrest": 5, "automaton": "supreme_ruler"},
        {"campaign_unrest": -1, "automaton": "supreme_ruler"},
        {"campaign_resources": "doubled", "automaton": "no"},
        {"campaign_resources": "fourfold"},
        {"campaign_deck": "+1FAM2"},
        {"campaign_deck": "+1CIV5,+1CIV5"},
        {"campaign_deck": "-1CEL14"},
        {"campaign_deck": "+1CIV5", "nation1": "draw"},
        {"campaign_deck": "-1ROM14,-1ROM15,-1ROM16,-1ROM17,-1ROM18"},
    ],
)
def test_a_table_has_no_settings_that_no_campaign_brings(ana: Person, options: Doc) -> None:
    usual = ROMANS | {"nation2": "celts", "automaton": "chieftain"}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    asked = ana.post("/tables", game="imperium", seats=seats, options=usual | options)
    assert len(refused(asked, 422).splitlines()) == 1


def test_a_table_with_the_settings_of_a_campaign_is_still_none_of_it(site: Site, ana: Person) -> None:
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    own = good(
        ana.post(
            "/tables",
            game="imperium",
            seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}],
            options={name: table["options"][name] for name in ("nation1", "side1", "nation2", "automaton")},
        )
    )
    ends(site, ana, own, won=True)
    assert results(ana, page) == []
    assert seen(ana, page)["table"]["id"] == table["id"]
