"""Campaigns on the server: begun, played, put down and gone on with, brought elsewhere and back."""

from __future__ import annotations

import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from civitas.games.imperium import campaign
from civitas.games.imperium.numbers import number
from civitas.games.imperium.state import HAND, PROGRESS

from .site import Doc, Person, Site, good, refused

ROMANS = {"nation1": "romans", "side1": "b"}


def begun(person: Person, **settings: str) -> Doc:
    return good(person.post("/campaigns", game="imperium", name="Ana", options=ROMANS | settings))


def seen(person: Person, page: Doc) -> Doc:
    return good(person.get(f"/campaigns/{page['id']}"))


def faces(person: Person, page: Doc, opponent: str) -> Doc:
    return good(person.post(f"/campaigns/{page['id']}/games", opponent=opponent))


def ends(site: Site, person: Person, table: Doc, won: bool, *gained: str) -> Doc:
    """The game is over with the next choice, with points enough on one side and these cards in the player's hand."""
    ends_next(site, table["id"], won, *gained)
    return person.see(person.plays_on(person.see(table)))


def ends_next(site: Site, table: str, won: bool, *gained: str) -> None:
    session = site.guard.services.tables.kept[table].playing
    choose = session.choose

    def last(seat: int, code: int) -> None:
        choose(seat, code)
        session.state.change(PROGRESS, 0 if won else 1, 500)
        for card in gained:
            session.state.zone(HAND, 0).put(number(card), False)
        session.state.over = True

    session.choose = last


def rewritten(site: Site, page: Doc, course: str) -> None:
    """The stored sheet as it may be after wins (W) and losses (L), each win with an Unrest or a card removed."""
    sheet = campaign.from_json(stored(site, page)["sheet"])
    removed = iter(("-UNREST", "-UNREST", "-1ROM21", "-1ROM20"))
    for place, each in enumerate(course):
        opponent = campaign.opponents(sheet)[place]
        level = str(campaign.next_settings(sheet, opponent)["automaton"])
        sheet = campaign.played(sheet, campaign.Played("2026-11-01", opponent, level, "7", 60, 50, each == "W"))
        if campaign.owes_change(sheet):
            sheet = campaign.change(sheet, next(removed))
    store(site, page, campaign.to_json(sheet), len(course))


def database(site: Site) -> sqlite3.Connection:
    return sqlite3.connect(Path(site.settings.data) / "civitas.db")


def stored(site: Site, page: Doc) -> dict[str, Any]:
    with database(site) as connection:
        connection.row_factory = sqlite3.Row
        return dict(connection.execute("SELECT * FROM campaigns WHERE id = ?", (page["id"],)).fetchone())


def store(site: Site, page: Doc, sheet: str, games: int) -> None:
    played = msgspec.json.encode([""] * games).decode()
    with database(site) as connection:
        connection.execute("UPDATE campaigns SET sheet = ?, played = ? WHERE id = ?", (sheet, played, page["id"]))


def test_the_lobby_says_what_a_campaign_begins_with(ana: Person) -> None:
    cards = {card["name"]: card["campaign"] for card in ana.get("/games").json()}
    assert cards["imperium"] == ["nation1", "side1", "automaton", "trade_routes", "common"]
    assert (cards["mare"], cards["ages"]) == ([], [])


def test_a_game_of_a_campaign_is_a_table_whose_result_comes_on_the_sheet(site: Site, ana: Person) -> None:
    page = begun(ana)
    assert page["view"]["next_level"]["id"] == "imperium-level-chieftain"
    table = faces(ana, page, "macedonians")
    assert table["campaign"] == page["id"]
    assert (table["options"]["nation1"], table["options"]["nation2"]) == ("romans", "macedonians")
    assert [seat["kind"] for seat in table["seats"]] == ["human", "automaton"]
    assert seen(ana, page)["table"]["id"] == table["id"]
    over = ends(site, ana, table, won=True)
    after = seen(ana, page)
    (game,) = after["view"]["games"]
    assert (game["score"], game["automaton_score"], game["won"]) == (*over["view"]["scores"], True)
    assert (after["view"]["wins"], after["table"], after["played"]) == (1, None, [table["id"]])
    assert good(ana.get(f"/tables/{table['id']}/replay"))["positions"] == over["position"]


def test_a_whole_game_played_to_its_own_end_comes_on_the_sheet(ana: Person) -> None:
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    while table["status"] == "playing":
        table = ana.plays_on(table)
    (game,) = seen(ana, page)["view"]["games"]
    assert [game["score"], game["automaton_score"]] == table["view"]["scores"]
    assert game["won"] == (table["winners"] == [0])


def test_after_a_win_a_card_is_chosen_and_the_next_game_is_harder(site: Site, ana: Person) -> None:
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), won=True)
    path = f"/campaigns/{page['id']}"
    assert "before the next game" in refused(ana.post(f"{path}/games", opponent="celts"), 422)
    assert "was not gained" in refused(ana.post(f"{path}/changes", code="+1CIV5"), 422)
    changed = good(ana.post(f"{path}/changes", code="-1ROM21"))
    assert changed["view"]["games"][0]["removed"]["id"] == "imperium-name-roman-expansion"
    assert "once after each win" in refused(ana.post(f"{path}/changes", code="-UNREST"), 422)
    assert "beaten in this campaign" in refused(ana.post(f"{path}/games", opponent="macedonians"), 422)
    table = faces(ana, page, "celts")
    assert (table["options"]["automaton"], table["options"]["campaign_deck"]) == ("warlord", "-1ROM21")


def test_after_a_loss_the_resources_are_doubled(site: Site, ana: Person) -> None:
    page = begun(ana)
    ends(site, ana, faces(ana, page, "macedonians"), won=False)
    assert seen(ana, page)["view"]["losses"] == 1
    table = faces(ana, page, "macedonians")
    assert table["options"]["campaign_resources"] == "doubled"
    assert table["options"]["automaton"] == "chieftain"


def test_one_game_at_a_time(ana: Person) -> None:
    page = begun(ana)
    faces(ana, page, "macedonians")
    assert "still being played" in refused(ana.post(f"/campaigns/{page['id']}/games", opponent="celts"), 422)


def test_of_two_clicks_at_once_one_seats_a_game(ana: Person) -> None:
    page = begun(ana)
    before = len(ana.get("/tables").json())
    with ThreadPoolExecutor(4) as pool:
        clicks = [pool.submit(ana.post, f"/campaigns/{page['id']}/games", opponent="celts") for _ in range(4)]
        statuses = sorted(click.result().status_code for click in clicks)
    assert statuses[0] == 201
    assert all(status in (409, 422) for status in statuses[1:])
    assert len(ana.get("/tables").json()) == before + 1


def test_the_result_of_a_game_that_ended_as_the_server_stopped_is_found_later(site: Site, ana: Person) -> None:
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    site.guard.services.tables.on_change.remove(site.guard.services.campaigns.changed)
    try:
        ends(site, ana, table, won=False)
    finally:
        site.guard.services.tables.on_change.append(site.guard.services.campaigns.changed)
    assert msgspec.json.decode(stored(site, page)["sheet"])["games"] == []
    assert seen(ana, page)["view"]["losses"] == 1
    assert len(msgspec.json.decode(stored(site, page)["sheet"])["games"]) == 1


def test_a_campaign_survives_a_restart(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    ana = site.person()
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    before = seen(ana, page)
    site.close()
    again = Site(tmp_path).open()
    try:
        ana.http.base_url = f"{again.url}/api/v1"
        assert seen(ana, page) == before
        assert ana.see(ana.plays_on(ana.see(table)))["version"] == table["version"] + 1
    finally:
        again.close()


def test_several_campaigns_stand_side_by_side_and_nobody_else_sees_them(ana: Person, rui: Person) -> None:
    first, second = begun(ana), begun(ana, nation1="celts")
    faces(ana, second, "romans")
    mine = [page["id"] for page in ana.get("/campaigns").json()]
    assert mine == [second["id"], first["id"]]
    assert rui.get("/campaigns").json() == []
    for path in ("", "/sheet"):
        assert "no such campaign" in refused(rui.get(f"/campaigns/{first['id']}{path}"), 404)
    refused(rui.post(f"/campaigns/{first['id']}/games", opponent="celts"), 404)
    refused(rui.post(f"/campaigns/{first['id']}/changes", code="-UNREST"), 404)
    refused(rui.post(f"/campaigns/{first['id']}/remove"), 404)
    table = seen(ana, second)["table"]
    assert table["campaign"] == second["id"]
    assert good(rui.get(f"/tables/{table['id']}"))["campaign"] == ""


def test_a_guests_campaigns_go_with_them_to_their_account(site: Site, ana: Person) -> None:
    good(ana.post("/accounts", name="Ana Campaigns", password="five wins before four"))
    phone = site.person()
    page = begun(phone)
    good(phone.post("/login", name="Ana Campaigns", password="five wins before four"))
    assert [each["id"] for each in phone.get("/campaigns").json()] == [page["id"]]
    assert [each["id"] for each in ana.get("/campaigns").json()] == [page["id"]]


def test_a_campaign_that_is_removed_leaves_its_tables(ana: Person) -> None:
    page, kept = begun(ana), begun(ana)
    table = faces(ana, page, "macedonians")
    left = good(ana.post(f"/campaigns/{page['id']}/remove"))
    assert [each["id"] for each in left] == [kept["id"]]
    refused(ana.get(f"/campaigns/{page['id']}"), 404)
    assert ana.see(table)["status"] == "playing"


def test_a_sheet_is_taken_elsewhere_and_gone_on_with(site: Site, ana: Person, rui: Person) -> None:
    page = begun(ana)
    table = faces(ana, page, "macedonians")
    ends(site, ana, table, True, "1CIV5")
    text = good(ana.get(f"/campaigns/{page['id']}/sheet"))["sheet"]
    brought = good(rui.post("/campaign-sheets", game="imperium", sheet=text))
    assert brought["view"] == seen(ana, page)["view"]
    assert brought["played"] == [""]
    changed = good(rui.post(f"/campaigns/{brought['id']}/changes", code="+1CIV5"))
    assert changed["view"]["games"][0]["added"] is not None
    assert "+1CIV5" in faces(rui, brought, "celts")["options"]["campaign_deck"]


@pytest.mark.parametrize(
    ("course", "state"), [("WWWWW", "won"), ("WLWLWLW", "going on"), ("LLLL", "lost"), ("WLWLWLL", "lost")]
)
def test_five_wins_before_four_losses(site: Site, ana: Person, course: str, state: str) -> None:
    """000:1304."""
    page = begun(ana)
    rewritten(site, page, course)
    view = seen(ana, page)["view"]
    assert (view["state"], len(view["games"])) == (state, len(course))
    if state != "going on":
        why = refused(ana.post(f"/campaigns/{page['id']}/games", opponent="vikings"), 422)
        assert f"is {state}" in why


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "mare", "name": "Ana", "options": {}}, "The game mare has no campaign."),
        ({"game": "imperium", "name": "Ana", "options": {}}, "There is no nation ''"),
        ({"game": "imperium", "name": "Ana", "options": {"nation1": "tang"}}, "needs the Trade Routes"),
        ({"game": "imperium", "name": "Ana", "options": ROMANS | {"seed": 3}}, "'seed' is not among them"),
    ],
)
def test_what_no_campaign_begins_with(ana: Person, body: Doc, why: str) -> None:
    assert why in refused(ana.post("/campaigns", **body), 422)
    assert ana.get("/campaigns").json() == []


@pytest.mark.parametrize("name", ["", " ", "\u202eanA", "x" * 41])
def test_names_that_are_none(ana: Person, name: str) -> None:
    refused(ana.post("/campaigns", game="imperium", name=name, options=ROMANS), 400)


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (lambda sheet: sheet.update(version=2), "of version 2, not 1"),
        (lambda sheet: sheet.update(nation="etruscans"), "There is no nation"),
        (lambda sheet: sheet["games"].append(sheet["games"][0]), "Game 2 .* beaten"),
        (lambda sheet: sheet["games"][0].update(change="+1CIV5"), "Game 1 .* was not gained"),
        (lambda sheet: sheet["games"][0].update(gained=["1FAM2"]), "Game 1 .* cannot have been gained"),
        (lambda sheet: sheet["games"][0].update(level="overlord"), "Game 1 .* level chieftain"),
    ],
)
def test_a_sheet_that_contradicts_itself_is_not_taken_in(site: Site, ana: Person, edit: Any, why: str) -> None:
    page = begun(ana)
    rewritten(site, page, "W")
    text = good(ana.get(f"/campaigns/{page['id']}/sheet"))["sheet"]
    sheet = msgspec.json.decode(text)
    edit(sheet)
    said = refused(ana.post("/campaign-sheets", game="imperium", sheet=msgspec.json.encode(sheet).decode()), 422)
    assert re.search(why, said)
    assert len(said.splitlines()) == 1
    assert [each["id"] for each in ana.get("/campaigns").json()] == [page["id"]]
    assert good(ana.get(f"/campaigns/{page['id']}/sheet"))["sheet"] == text


def test_a_sheet_the_installed_rules_cannot_read_is_shown_with_the_reason_and_given_out(
    site: Site, ana: Person
) -> None:
    page, other = begun(ana), begun(ana)
    text = stored(site, page)["sheet"].replace("romans", "etruscans")
    store(site, page, text, 0)
    found = {each["id"]: each for each in ana.get("/campaigns").json()}
    assert found[page["id"]]["view"] is None
    assert "etruscans" in found[page["id"]]["why"]
    assert found[other["id"]]["view"] is not None
    assert good(ana.get(f"/campaigns/{page['id']}/sheet"))["sheet"] == text


def test_there_is_an_end_to_how_many_campaigns_one_begins(ana: Person) -> None:
    for _ in range(50):
        begun(ana)
    assert "remove one first" in refused(ana.post("/campaigns", game="imperium", name="Ana", options=ROMANS), 403)
