"""A table against an automaton: nobody sits in its seat, nobody answers for it, and everything else works as ever."""

from __future__ import annotations

import pytest

from .site import Person, good, refused

SETTINGS = {"nation1": "romans", "nation2": "minoans", "automaton": "emperor"}


def test_a_table_against_the_automaton_is_played_hinted_at_undone_and_replayed(ana: Person, rui: Person) -> None:
    table = ana.table("imperium", "me", "normal", seed="7", options=SETTINGS)
    path = f"/tables/{table['id']}"
    seen = ana.see(table)
    assert (seen["asked"], seen["mine"]) == ([0], [0])
    assert seen["view"]["board"]["automaton"]["level"] == "emperor"
    seen = ana.plays_on(seen)
    back = good(ana.post(f"{path}/undo", version=seen["version"], seat=0))
    assert back["position"] == 0
    hint = good(ana.get(f"{path}/hint", seat=0))
    assert hint["code"] in [option["code"] for option in back["view"]["options"]]
    while back["status"] == "playing":
        assert back["asked"] == [0]
        back = ana.plays_on(back)
    totals = [sum(item["points"] for item in items) for items in back["breakdown"]]
    assert totals == back["view"]["scores"]
    assert [way["id"] for way in back["won_by"]] == ["imperium-automaton-won"]
    assert good(rui.get(f"{path}/replay"))["positions"] > 0
    again = good(ana.post(f"{path}/rematch"))
    assert [seat["kind"] for seat in again["seats"]] == ["human", "automaton"]
    record = good(ana.get(f"{path}/record"))["record"]
    kept = good(ana.post("/records", record=record))
    assert kept["view"]["scores"] == back["view"]["scores"]
    assert [seat["kind"] for seat in kept["seats"]] == ["human", "automaton"]


@pytest.mark.parametrize("kind", ["me", "open"])
def test_nobody_sits_in_the_seat_of_the_automaton(ana: Person, kind: str) -> None:
    seats = [{"kind": "me"}, {"kind": kind}]
    answer = ana.post("/tables", game="imperium", seats=seats, options=SETTINGS)
    assert answer.status_code == 422
    assert "Seat 2 is that of the automaton, so nobody can sit there." in answer.text


def test_nobody_takes_it_over_in_a_branch_either(ana: Person) -> None:
    table = ana.table("imperium", "me", "normal", seed="7", options=SETTINGS)
    ana.plays_on(ana.see(table))
    answer = ana.post(f"/tables/{table['id']}/branches", position=0, seats=[{"kind": "bot"}, {"kind": "me"}])
    assert answer.status_code == 422
    assert "Seat 2 is that of the automaton" in answer.text


def test_a_branch_goes_on_against_the_automaton(ana: Person) -> None:
    table = ana.table("imperium", "me", "normal", seed="7", options=SETTINGS)
    seen = ana.see(table)
    for _ in range(12):
        seen = ana.plays_on(seen)
    branch = good(ana.post(f"/tables/{table['id']}/branches", position=5))
    assert branch["position"] <= 5
    assert branch["asked"] == [0]
    assert [seat["kind"] for seat in branch["seats"]] == ["human", "automaton"]


def test_its_seat_is_neither_waited_for_nor_offered(ana: Person, rui: Person) -> None:
    table = ana.table("imperium", "me", "normal", seed="7", options=SETTINGS, listed=True)
    assert table["status"] == "playing"
    row = next(row for row in good(rui.get("/tables", scope="listed")) if row["id"] == table["id"])
    assert [(seat["kind"], seat["level"]) for seat in row["seats"]] == [("human", ""), ("automaton", "")]
    refused(rui.post(f"/tables/{table['id']}/join", name="Rui", seat=1), 403)


def test_the_table_names_the_sheet_it_follows_which_says_its_rows(ana: Person) -> None:
    table = ana.table("imperium", "me", "normal", seed="7", options=SETTINGS)
    assert "sheet-minoans-horizons" in table["parts"]
    sheet = good(ana.get("/games/imperium/facts/sheet-minoans-horizons"))["facts"]["sheet"]
    shown = table["view"]["board"]["automaton"]
    assert sheet["sides"][shown["side_number"]]["rows"][0]["text"]
    assert not [part for part in ana.table("imperium", "me", "easy")["parts"] if part.startswith("sheet-")]


def test_a_turn_of_it_is_told_from_its_die_to_the_next_round(ana: Person) -> None:
    seen = ana.see(ana.table("imperium", "me", "normal", seed="7", options=SETTINGS))
    while not any(target == "round:2" for line in seen["lines"] for target in line["targets"]):
        seen = ana.plays_on(seen)
        seen = ana.see(seen, since=0)
    marks = [target.partition(":")[0] for line in seen["lines"] for target in line["targets"]]
    told = [mark for mark in marks if mark in ("die", "row", "round")]
    assert told[0] == "die"
    assert told[told.index("die") + 1] == "row"
    assert "round" in told


def test_the_lobby_tells_which_nations_can_be_it_and_whose_sheet_they_follow(ana: Person) -> None:
    game = next(card for card in good(ana.get("/games")) if card["name"] == "imperium")
    assert game["automaton"] == {"seats": 2, "seat": 1, "who": "nation2", "level": "automaton", "usual": "emperor"}
    assert all(card["automaton"] is None for card in good(ana.get("/games")) if card["name"] != "imperium")
    (choices,) = good(ana.get("/games/imperium/choosing"))
    notes = {each["value"]: each["automaton"] for each in choices["alternatives"]}
    assert notes["romans"] == []
    assert [note["id"] for note in notes["martians"]] == ["imperium-note-our-sheet"]
    solo = next(each for each in choices["suggestions"] if each["id"] == "automaton")
    begun = ana.table("imperium", "me", *solo["bots"], options=solo["options"])
    assert begun["view"]["board"]["automaton"]["level"] == "chieftain"
