"""What the browser loads of a game before it draws a table: the common facts, and the parts the table names."""

from __future__ import annotations

from pathlib import Path

from .site import Doc, Person, good

GOLDEN = Path(__file__).parents[1] / "golden"
MOST_BYTES = 110_000


def known(person: Person, table: Doc) -> set[int]:
    """The cards of all that is loaded for this table."""
    cards = set(good(person.get(f"/games/{table['game']}/facts"))["facts"]["cards"])
    for part in table["parts"]:
        cards |= good(person.get(f"/games/{table['game']}/facts/{part}"))["facts"]["cards"].keys()
    return {int(card) for card in cards}


def shown(view: Doc) -> set[int]:
    seen = {card for zone in view["zones"] for card in zone.get("cards") or []}
    return seen | {card for cards in view["unseen"].values() for card in cards}


def test_a_table_names_the_parts_of_its_nations_and_its_box_to_whoever_looks(ana: Person, rui: Person) -> None:
    nations = {"nation1": "romans", "nation2": "vikings", "nation3": "utopians"}
    table = ana.table("imperium", "me", "me", "me", options=nations)
    assert table["parts"] == sorted(["classics", *nations.values()])
    assert rui.see(table)["parts"] == table["parts"]
    assert shown(table["view"]) <= known(ana, table)


def test_a_table_that_waits_has_no_parts_until_its_nations_are_drawn(ana: Person) -> None:
    table = ana.table("imperium", "me", "open")
    assert table["parts"] == []
    started = good(ana.post(f"/tables/{table['id']}/start"))
    chosen = {started["options"][f"nation{seat}"] for seat in (1, 2)}
    assert {"classics", *chosen} <= {*started["parts"]}
    assert shown(started["view"]) <= known(ana, started)


def test_a_tributary_that_comes_for_a_nation_brings_the_part_of_its_box(ana: Person) -> None:
    """The Qin are a tributary of Classics too; one of another box, drawn by lot, takes its place."""
    table = ana.table("imperium", "me", "me", options={"nation1": "qin", "nation2": "romans"})
    _, _, coming = table["options"]["tributaries"].partition("=")
    box = {"2": "legends", "3": "horizons"}[coming[0]]
    assert table["parts"] == sorted(["classics", box, "qin", "romans"])


def test_the_cards_of_an_imported_game_are_known_to_its_table_from_beginning_to_end(ana: Person) -> None:
    table = good(ana.post("/records", record=(GOLDEN / "imperium-3.json").read_text("utf-8")))
    assert table["parts"] == ["classics", "macedonians", "persians", "scythians"]
    for position in range(0, table["position"], 40):
        past = good(ana.get(f"/tables/{table['id']}/replay/{position}", everything=True))
        assert shown(past["view"]) <= known(ana, table)


def test_a_classics_game_of_two_loads_less_than_110_kb(ana: Person) -> None:
    table = ana.table("imperium", "me", "me", options={"nation1": "carthaginians", "nation2": "scythians"})
    assert table["parts"] == ["carthaginians", "classics", "scythians"]
    addresses = ["/games/imperium/facts", *(f"/games/imperium/facts/{part}" for part in table["parts"])]
    assert sum(len(ana.get(address).content) for address in addresses) < MOST_BYTES


def test_a_part_is_kept_by_the_browser_as_long_as_the_facts(ana: Person) -> None:
    common, part = ana.get("/games/imperium/facts"), ana.get("/games/imperium/facts/romans")
    assert part.headers["cache-control"] == common.headers["cache-control"]
    assert good(part)["version"] == good(common)["version"]
    assert good(part)["part"] == "romans"


def test_a_game_with_one_document_has_no_parts(ana: Person) -> None:
    assert ana.table("ages", "me", "me")["parts"] == []
    assert ana.table("proving", "me", "me")["parts"] == []
