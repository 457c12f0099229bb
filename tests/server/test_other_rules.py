"""A game of other rules is never replayed under these: it opens to be read, left, talked about and saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import msgspec
import pytest

from civitas import registry
from civitas.kernel.game import GameInfo

from .site import Doc, Person, Site, good, refused, until

Install = Callable[[str], None]


@pytest.fixture
def new_rules(site: Site, monkeypatch: pytest.MonkeyPatch) -> Install:
    """The server goes on with another version of the rules of the game, as after an upgrade."""

    def install(version: str) -> None:
        info: GameInfo = registry.game("proving").info
        site.forgets()
        monkeypatch.setattr(registry.game("proving"), "info", msgspec.structs.replace(info, version=version))

    return install


def played(person: Person, *seats: str) -> Doc:
    """A table after four choices of this person's, at the next question of a seat of theirs."""
    table = asked(person, person.table("proving", *seats, options={"rounds": 3}))
    for _ in range(4):
        table = asked(person, person.plays_on(table, table["seat"]))
    return table


def asked(person: Person, table: Doc) -> Doc:
    """The table with the eyes of the seat of this person's that is asked."""
    while not set(table["mine"]) & set(table["asked"]):
        table = person.waits(table)
    return person.see(table, seat=next(seat for seat in table["asked"] if seat in table["mine"]))


def test_a_game_of_other_rules_opens_to_be_read_and_names_both_versions(ana: Person, new_rules: Install) -> None:
    table = played(ana, "me", "easy")
    before = table["rules"]
    new_rules("next")
    seen = ana.see(table)
    assert (seen["status"], seen["read_only"], seen["rules"], seen["installed_rules"]) == (
        "playing",
        True,
        before,
        "next",
    )
    assert (seen["view"], seen["asked"], seen["lines"], seen["prompt"]) == (None, [], [], None)
    assert seen["version"] == table["version"], "nothing is lost"


def test_nothing_of_a_game_of_other_rules_can_be_played(ana: Person, new_rules: Install) -> None:
    table = played(ana, "me", "easy")
    code, path = table["view"]["options"][0]["code"], f"/tables/{table['id']}"
    new_rules("next")
    step = {"version": table["version"], "seat": 0}
    tries: list[httpx.Response] = [
        ana.choose(table, code),
        ana.choose_many(table, [code]),
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
        why = refused(answer, 403)
        assert f"rules version {table['rules']} of proving" in why
        assert "installed here is next" in why


def test_the_game_goes_on_where_it_stood_once_its_rules_are_back(ana: Person, new_rules: Install) -> None:
    table = played(ana, "me", "me")
    version, before = table["rules"], ana.see(table, seat=0)
    new_rules("next")
    assert ana.see(table)["read_only"]
    new_rules(version)
    after = ana.see(table, seat=0)
    assert (after["view"], after["position"], after["read_only"]) == (before["view"], before["position"], False)


def test_those_who_played_it_can_still_talk(ana: Person, new_rules: Install) -> None:
    table = played(ana, "me", "easy")
    new_rules("next")
    said = good(ana.post(f"/tables/{table['id']}/talk", text="a pity"))
    assert [line["text"] for line in said["talk"]] == ["a pity"]


def test_who_leaves_has_the_game_in_no_list_any_more(ana: Person, new_rules: Install) -> None:
    table = played(ana, "me", "easy")
    new_rules("next")
    row = next(row for row in good(ana.get("/tables")) if row["id"] == table["id"])
    assert (row["read_only"], row["asked"]) == (True, []), "the game waits for nobody"
    assert good(ana.post(f"/tables/{table['id']}/leave", seat=0))["mine"] == []
    assert table["id"] not in [row["id"] for row in good(ana.get("/tables"))]


def test_what_is_stored_is_given_to_those_who_play_and_taken_in_where_its_rules_are(
    site: Site, ana: Person, new_rules: Install
) -> None:
    table = played(ana, "me", "me")
    rules, before = table["rules"], ana.see(table, seat=0)
    new_rules("next")
    path = f"/tables/{table['id']}/record"
    refused(site.person().get(path), 403)
    text = good(ana.get(path))["record"]
    stored = msgspec.json.decode(text)
    assert (stored["game"], stored["rules"], len(stored["moves"])) == ("proving", rules, table["version"])
    why = refused(ana.post("/records", record=text), 422)
    assert f"rules version {rules} of proving" in why
    assert "installed here is next" in why
    new_rules(rules)
    again = good(ana.post("/records", record=text))
    assert ana.see(again, seat=0)["view"]["zones"] == before["view"]["zones"]
    assert again["position"] == before["position"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"stored": 2}, "format 2"),
        ({"moves": [{"kind": "choose", "seat": 0, "codes": []}]}, "Move 1"),
        ({"moves": [{"kind": "fly", "seat": 0, "codes": [1]}]}, "fly"),
        ({"moves": [{"kind": "choose", "seat": 0, "codes": [999]}]}, "999"),
        ({"seed": "many"}, "seed"),
        ({"names": ["alone"]}, "seats"),
        ({"options": {"wind": 3}}, "wind"),
        ({"surplus": 1}, "surplus"),
    ],
)
def test_a_stored_game_that_was_tampered_with_is_refused_in_a_sentence(
    change: Doc, said: str, ana: Person, new_rules: Install
) -> None:
    table = played(ana, "me", "me")
    rules = table["rules"]
    new_rules("next")
    stored = msgspec.json.decode(good(ana.get(f"/tables/{table['id']}/record"))["record"])
    new_rules(rules)
    text = msgspec.json.encode(stored | change).decode()
    before = len(good(ana.get("/tables")))
    assert said in refused(ana.post("/records", record=text), 422)
    assert len(good(ana.get("/tables"))) == before


def test_bots_and_clocks_leave_a_game_of_other_rules_alone(site: Site, ana: Person, new_rules: Install) -> None:
    table = ana.table("proving", "me", "easy", clock={"move": 5, "bank": 0})
    new_rules("next")
    services = site.guard.services
    loop = services.drivers.tasks[0].get_loop()

    def run(work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result()

    run(services.drivers.time_out(table["id"]))
    run(services.drivers.sweep())
    until(lambda: table["id"] not in services.drivers.driving)
    seen = ana.see(table)
    assert (seen["version"], seen["deadline"], seen["seats"][0]["away"]) == (table["version"], None, False)


def test_a_table_that_has_not_begun_begins_under_the_new_rules(ana: Person, new_rules: Install) -> None:
    table = ana.table("proving", "me", "open")
    new_rules("next")
    assert not ana.see(table)["read_only"]
    begun = good(ana.post(f"/tables/{table['id']}/start"))
    assert (begun["status"], begun["rules"], begun["read_only"]) == ("playing", "next", False)
