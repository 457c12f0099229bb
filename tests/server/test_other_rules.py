"""Games under other rules than they were played by: nothing is played on untried."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from sqlalchemy import delete

from civitas.kernel.record import read_record
from civitas.server.releases import all_stored, tried
from civitas.server.storage import ENDINGS

from .releases import Release, release
from .site import Doc, Person, Site, good, refused, until

__all__ = ["release"]
T = TypeVar("T")
FEW_ROUNDS, MANY_ROUNDS = 3, 9


def run(site: Site, work: Coroutine[Any, Any, T]) -> T:
    """Does something in the server."""
    loop = site.guard.services.drivers.tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result()


def played(person: Person, *seats: str, choices: int = 40, rounds: int = 200) -> Doc:
    """A table after so many choices of this person's, at the next question of a seat of theirs."""
    table = asked(person, person.table("proving", *seats, options={"rounds": rounds}))
    for _ in range(choices):
        table = asked(person, person.plays_on(table, table["seat"]))
    return table


def asked(person: Person, table: Doc) -> Doc:
    """The table with the eyes of the seat of this person's that is asked."""
    while not set(table["mine"]) & set(table["asked"]):
        table = person.waits(table)
    return person.see(table, seat=next(seat for seat in table["asked"] if seat in table["mine"]))


def finished(site: Site, person: Person) -> Doc:
    """A table whose game is over, and its ending kept."""
    table = person.table("proving", "me", "me", options={"rounds": 4})
    while table["status"] == "playing":
        seat = table["asked"][0]
        table = person.plays_on(person.see(table, seat=seat), seat)
    until(lambda: person.get(f"/tables/{table['id']}/ending").is_success)
    site.forgets()
    return person.see(table)


def favours(table: Doc) -> list[int]:
    found: list[int] = table["view"]["counters"]["favours"]
    return found


# What becomes of a running game.


def test_a_game_that_is_the_same_under_the_new_rules_moves_over(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me")
    before = ana.see(table, seat=table["seat"])
    release.install("other words", version="next")
    after = ana.see(table, seat=table["seat"])
    assert (after["read_only"], after["rules"], after["why"]) == (False, "next", "")
    assert after["view"] == before["view"]
    assert after["version"] == before["version"]
    assert ana.plays_on(after, after["seat"])["version"] == after["version"] + 1
    release.back()
    assert ana.see(table)["version"] == after["version"] + 1, "and back again"


def test_undo_and_the_log_are_kept_when_a_game_moves_over(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me")
    while not table["can_undo"]:
        table = asked(ana, ana.plays_on(table, table["seat"]))
    release.install("other words")
    after = ana.see(table, seat=table["seat"])
    assert after["can_undo"]
    assert after["lines"] == ana.see(table, seat=table["seat"])["lines"]
    step = {"version": after["version"], "seat": after["seat"]}
    assert good(ana.post(f"/tables/{table['id']}/undo", **step))["position"] == after["position"] - 1


def test_other_starting_material_gives_nobody_other_resources(ana: Person, release: Release) -> None:
    """Once the game was silently made again with what the new rules deal."""
    table = played(ana, "me", "me")
    before = ana.see(table)
    release.starts_richer()
    after = ana.see(table)
    assert not after["read_only"], "it goes on from where it stood"
    assert favours(after) == favours(before)
    assert after["view"]["zones"] == before["view"]["zones"]
    assert after["asked"] == before["asked"]
    assert after["version"] == before["version"]
    new = ana.table("proving", "me", "me")
    assert favours(new) == [3, 3], "the new rules are installed"


def test_a_game_that_goes_another_way_goes_on_by_the_new_rules_from_where_it_stood(
    ana: Person, release: Release
) -> None:
    table = played(ana, "me", "me")
    before = ana.see(table)
    release.pays_from(FEW_ROUNDS)
    table = asked(ana, table)
    assert (table["read_only"], favours(table)) == (False, favours(before))
    while table["asked"] == before["asked"]:
        table = asked(ana, ana.plays_on(table, table["seat"]))
    assert favours(table)[table["seat"]] == favours(before)[table["seat"]] + 1, "the next turn is by the new rules"


def test_what_went_on_is_a_new_segment_of_the_record(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me", rounds=12)
    played_before = table["position"]
    release.pays_from(FEW_ROUNDS)
    while table["status"] == "playing":
        table = ana.see(table, seat=ana.see(table)["asked"][0])
        table = ana.plays_on(table, table["seat"])
    record = read_record(good(ana.get(f"/tables/{table['id']}/record"))["record"])
    first, second = record.segments
    assert (len(first.choices), len(first.prints), first.start) == (played_before, played_before // 10, "")
    assert second.start
    assert len(second.choices) == table["position"]
    assert record.result is not None
    assert good(ana.get(f"/tables/{table['id']}/replay"))["positions"] == table["position"]


def test_a_game_that_went_on_once_goes_on_again(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me")
    release.starts_richer()
    table = asked(ana, table)
    for _ in range(15):
        table = asked(ana, ana.plays_on(table, table["seat"]))
    release.back()
    release.install("words", version="later")
    again = ana.see(table, seat=table["seat"])
    assert (again["view"], again["version"], again["read_only"]) == (table["view"], table["version"], False)
    release.pays_from(0)
    third = ana.see(table, seat=table["seat"])
    assert (third["view"]["zones"], third["read_only"]) == (table["view"]["zones"], False)
    assert ana.plays_on(third, third["seat"])["version"] == table["version"] + 1


def test_rules_that_come_and_go_leave_a_game_as_it_was(ana: Person, release: Release) -> None:
    """At the fiftieth version, whose history is kept."""
    table = played(ana, "me", "me", choices=50)
    before = ana.see(table, seat=table["seat"])
    release.forgets()
    assert ana.see(table)["version"] == 50
    release.pays_from(0)
    assert ana.see(table, seat=table["seat"])["position"] == 0, "it goes on from there"
    release.back()
    after = ana.see(table, seat=table["seat"])
    assert (after["view"]["zones"], after["read_only"]) == (before["view"]["zones"], False)
    assert after["position"] == 0
    for _ in range(12):
        table = asked(ana, ana.plays_on(after, after["seat"]))
        after = table
    assert after["position"] == 12


def test_a_game_whose_program_has_changed_under_it_is_read_only_at_the_last_good_position(
    ana: Person, release: Release
) -> None:
    table = played(ana, "me", "me", choices=100)
    index = good(ana.get(f"/tables/{table['id']}/replay"))
    release.pays_from(MANY_ROUNDS, rewritten=True)
    seen = ana.see(table)
    assert (seen["status"], seen["read_only"]) == ("playing", True)
    assert seen["why"] in ("elsewhere", "refused"), "whichever comes first in this game"
    assert seen["lasting"] == seen["position"] > 0
    assert seen["lasting"] % 10 == 0
    assert (seen["asked"], seen["prompt"], seen["version"]) == ([], None, table["version"])
    assert seen["view"]["counters"]["round"][0] < MANY_ROUNDS
    assert seen["lasting"] < index["positions"]
    assert seen["lines"], "and how it came there"


def test_a_game_that_went_on_once_can_be_looked_at_when_it_cannot_go_on_again(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me")
    release.pays_from(FEW_ROUNDS)
    table = asked(ana, table)
    for _ in range(60):
        table = asked(ana, ana.plays_on(table, table["seat"]))
    release.back()
    release.install("words", version="later")
    assert not ana.see(table)["read_only"]
    release.pays_from(MANY_ROUNDS, rewritten=True)
    seen = ana.see(table)
    assert seen["read_only"]
    assert seen["view"] is None, "the program it went on from has changed too"


def test_a_game_that_begins_otherwise_and_cannot_go_on_shows_no_position(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me")
    release.pays_from(0, rewritten=True)
    seen = ana.see(table)
    assert (seen["read_only"], seen["why"], seen["view"], seen["lines"]) == (True, "elsewhere", None, [])


@pytest.mark.parametrize("code", [9999, -7])
def test_a_choice_that_is_refused_under_the_new_rules_is_the_reason(code: int, site: Site, ana: Person) -> None:
    table = played(ana, "me", "me", choices=25)
    store = site.guard.services.store
    stored = run(site, all_stored(store, run(site, store.head(table["id"]))))
    stored.moves[12] = msgspec.structs.replace(stored.moves[12], made=[code])
    verdict = tried(msgspec.structs.replace(stored, snapshot=""))
    head = verdict.judgement.head
    assert (verdict.fate, head.why, head.lasting) == ("breaks", "refused", 10)
    assert "Choice 13" in verdict.said
    assert tried(stored).fate == "goes on"


def test_the_game_goes_on_where_it_stood_once_its_rules_are_back(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me", choices=100)
    before = ana.see(table, seat=0)
    release.pays_from(MANY_ROUNDS, rewritten=True)
    assert ana.see(table)["read_only"]
    release.back()
    after = ana.see(table, seat=0)
    assert (after["view"], after["position"], after["read_only"]) == (before["view"], before["position"], False)


def test_a_game_that_is_only_looked_at_is_tried_once_for_each_release(
    ana: Person, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(ana, "me", "me")
    release.pays_from(0, rewritten=True)
    assert ana.see(table)["read_only"]
    release.site.forgets()
    monkeypatch.setattr("civitas.server.opening.tried", None)
    assert ana.see(table)["read_only"]


# What can be done with a game that is read-only.


@pytest.fixture
def broken(ana: Person, release: Release) -> Doc:
    table = played(ana, "me", "me", choices=100)
    release.pays_from(MANY_ROUNDS, rewritten=True)
    seen = ana.see(table, seat=0)
    assert seen["read_only"]
    return seen | {"before": table}


def test_nothing_of_it_can_be_played(ana: Person, broken: Doc) -> None:
    path, step = f"/tables/{broken['id']}", {"version": broken["version"], "seat": 0}
    code = broken["before"]["view"]["options"][0]["code"]
    tries: list[httpx.Response] = [
        ana.choose(broken, code),
        ana.choose_many(broken, [code]),
        ana.post(f"{path}/undo", **step),
        ana.post(f"{path}/redo", **step),
        ana.post(f"{path}/undo-wishes", **step, position=0),
        ana.get(f"{path}/explain", seat=0),
        ana.get(f"{path}/hint", seat=0),
        ana.get(f"{path}/replay"),
        ana.get(f"{path}/replay/1"),
        ana.post(f"{path}/branches", position=1),
        ana.post(f"{path}/take-back", seat=0),
        ana.put(f"{path}/standing", seat=0, kind="may", source=1, answer="never"),
    ]
    for answer in tries:
        assert f"rules version {broken['rules']} of proving, and does not stand" in refused(answer, 403)


def test_those_who_played_it_can_talk_and_leave(ana: Person, broken: Doc) -> None:
    said = good(ana.post(f"/tables/{broken['id']}/talk", text="a pity"))
    assert [line["text"] for line in said["talk"]] == ["a pity"]
    row = next(row for row in good(ana.get("/tables")) if row["id"] == broken["id"])
    assert (row["read_only"], row["asked"]) == (True, []), "the game waits for nobody"
    for seat in (0, 1):
        left = good(ana.post(f"/tables/{broken['id']}/leave", seat=seat))
    assert left["mine"] == []
    assert broken["id"] not in [row["id"] for row in good(ana.get("/tables"))]


def test_those_who_played_it_get_its_record_and_nobody_else_does(
    site: Site, ana: Person, release: Release, broken: Doc
) -> None:
    path = f"/tables/{broken['id']}/record"
    refused(site.person().get(path), 403)
    text = good(ana.get(path))["record"]
    record = read_record(text)
    assert len(record.choices()) == broken["before"]["position"]
    release.back()
    again = good(ana.post("/records", record=text))
    assert ana.see(again, seat=0)["position"] == broken["before"]["position"], "where its rules are it is played on"


def test_nobody_sees_more_of_it_than_during_play(site: Site, broken: Doc) -> None:
    assert broken["seat"] == 0
    hands = {(zone["owner"], "cards" in zone) for zone in broken["view"]["zones"] if zone["name"] == "hand"}
    assert hands == {(0, True), (1, False)}
    seen = site.person().see(broken)
    assert not [zone for zone in seen["view"]["zones"] if zone["name"] == "hand" and "cards" in zone]
    assert seen["seed"] is None


def test_bots_and_clocks_leave_it_alone(site: Site, ana: Person, release: Release) -> None:
    table = ana.table("proving", "me", "easy", clock={"move": 5, "bank": 0})
    release.pays_from(0, rewritten=True)
    assert ana.see(table)["read_only"]
    services = site.guard.services
    run(site, services.drivers.time_out(table["id"]))
    run(site, services.drivers.sweep())
    until(lambda: table["id"] not in services.drivers.driving)
    seen = ana.see(table)
    assert (seen["version"], seen["deadline"], seen["seats"][0]["away"]) == (table["version"], None, False)


# Finished games.


def test_a_finished_game_keeps_its_result_its_breakdown_and_its_board(
    site: Site, ana: Person, release: Release
) -> None:
    """Once a change of starting material changed the result from 75:79 to 84:89."""
    table = finished(site, ana)
    path = f"/tables/{table['id']}"
    before = good(ana.get(f"{path}/ending"))
    release.starts_richer()
    seen = ana.see(table)
    assert (seen["status"], seen["read_only"], seen["winners"]) == ("over", True, table["winners"])
    assert good(ana.get(f"{path}/ending")) == before
    assert before["scores"] == table["view"]["scores"]
    assert before["winners"] == table["winners"]
    assert [sum(item["points"] for item in row) for row in before["breakdown"]] == before["scores"]


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_last_board_is_kept_as_text_and_as_a_drawing_in_every_language(
    site: Site, ana: Person, release: Release, language: str
) -> None:
    table = finished(site, ana)
    release.starts_richer()
    ending = good(ana.get(f"/tables/{table['id']}/ending", language=language))
    zone = {"en": "Supply", "pt": "Reserva", "es": "Reserva"}[language]
    assert zone in ending["table"]
    assert "\x1b" not in ending["table"]
    drawing = ana.get(f"/tables/{table['id']}/drawing", language=language)
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert zone in drawing.text.replace("&#160;", " ")
    assert "http" not in drawing.text.replace("http://www.w3.org/2000/svg", ""), "it asks no other site for anything"


def test_the_record_of_a_finished_game_stays_with_it(site: Site, ana: Person, release: Release) -> None:
    table = finished(site, ana)
    before = read_record(good(ana.get(f"/tables/{table['id']}/record"))["record"])
    release.starts_richer()
    after = read_record(good(site.person().get(f"/tables/{table['id']}/record"))["record"])
    assert after.segments == before.segments


def test_an_ending_that_was_not_kept_in_time_is_kept_when_the_server_is_back(site: Site, ana: Person) -> None:
    table = finished(site, ana)
    store, opener = site.guard.services.store, site.guard.services.tables.opener

    async def as_after_a_kill() -> None:
        async with store.writing() as connection:
            await connection.execute(delete(ENDINGS).where(ENDINGS.c.table_id == table["id"]))
        await opener.keep_missing()

    site.forgets()
    run(site, as_after_a_kill())
    assert good(ana.get(f"/tables/{table['id']}/ending"))["winners"] == table["winners"]


def test_an_end_that_was_taken_back_is_not_the_one_that_is_kept(site: Site, ana: Person) -> None:
    table = finished(site, ana)
    path = f"/tables/{table['id']}"
    first = good(ana.get(f"{path}/ending"))
    wish = {"version": table["version"], "seat": 0, "position": table["position"] - 6}
    back = good(ana.post(f"{path}/undo-wishes", **wish))
    assert back["status"] == "playing"
    assert "once it is over" in refused(ana.get(f"{path}/ending"), 404)
    while back["status"] == "playing":
        seat = back["asked"][0]
        seen = ana.see(back, seat=seat)
        # Whoever gives nothing away ends with other cards than by chance.
        codes = [option["code"] for option in seen["view"]["options"]]
        back = good(ana.choose(seen, codes[-1], seat))
    until(lambda: ana.get(f"{path}/ending").is_success)
    second = good(ana.get(f"{path}/ending"))
    assert second["scores"] == ana.see(back)["view"]["scores"]
    assert second["table"] != first["table"]


def test_a_branch_of_a_game_that_went_on_goes_on_from_there_too(ana: Person, release: Release) -> None:
    table = played(ana, "me", "me", rounds=12)
    release.pays_from(FEW_ROUNDS)
    while table["status"] == "playing":
        table = ana.see(table, seat=ana.see(table)["asked"][0])
        table = ana.plays_on(table, table["seat"])
    branch = good(ana.post(f"/tables/{table['id']}/branches", position=5))
    assert branch["position"] == 5
    past = good(ana.get(f"/tables/{table['id']}/replay/5", seat=0))
    release.forgets()
    assert ana.see(branch, seat=0)["view"]["zones"] == past["view"]["zones"]


def test_a_game_under_way_has_no_ending(ana: Person) -> None:
    table = ana.table("proving", "me", "me")
    assert "once it is over" in refused(ana.get(f"/tables/{table['id']}/ending"), 404)


# What does not depend on it.


def test_a_table_that_has_not_begun_begins_under_the_new_rules(ana: Person, release: Release) -> None:
    table = ana.table("proving", "me", "open")
    release.install("next", version="next")
    assert not ana.see(table)["read_only"]
    begun = good(ana.post(f"/tables/{table['id']}/start"))
    assert (begun["status"], begun["rules"], begun["read_only"]) == ("playing", "next", False)


def test_prints_are_stored_for_every_tenth_choice_and_for_the_position_it_stands_at(site: Site, ana: Person) -> None:
    table = played(ana, "me", "me", choices=25)
    store = site.guard.services.store
    moves, head = run(site, store.moves(table["id"], 0)), run(site, store.head(table["id"]))
    assert sum(len(move.prints) for move in moves) == table["position"] // 10 == 2
    assert head is not None
    assert head.digest
    assert len({head.first_print, head.last_print, *(print_ for move in moves for print_ in move.prints)}) == 4
    assert msgspec.json.decode(head.opening_prints) == []
