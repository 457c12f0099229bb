"""A database that an earlier release left behind: everybody finds their tables in it, read-only where rules changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from civitas import registry

from .site import Person, Site, good

KEPT = Path(__file__).parents[1] / "golden" / "format-1" / "civitas.sql"
TABLES = {
    "mare": ("52sEPBfJXcvAetVU", "3I6FEtlFqEe8iEo3", "wEkjKIgxZhMUYTMp"),
    "imperium": ("AIfrB7zItNtL9jIc", "xqGKeSGLcl2-qUet", "___kUWlKrhjQvcXI"),
    "ages": ("n-G_7EFPcMQIPnWG", "ttzFYgKef_bToFZQ", "qJ-AdHB4zgeAo1zB"),
}
RULES = {"mare": "2", "imperium": "2", "ages": "1"}
PLAYER = "GAEc3WuCmCP3xYSa"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    database = sqlite3.connect(tmp_path / "civitas.db")
    database.executescript(KEPT.read_text("utf-8"))
    database.close()
    return tmp_path


@pytest.fixture
def ana(folder: Path) -> Iterator[Person]:
    """Somebody who comes back: the tables are hers."""
    site = Site(folder).open()
    person = site.person()
    me = good(person.get("/me"))["id"]
    database = sqlite3.connect(folder / "civitas.db")
    with database:
        database.execute("UPDATE seats SET player = ? WHERE player = ?", (me, PLAYER))
        database.execute("UPDATE tables SET host = ? WHERE host = ?", (me, PLAYER))
    database.close()
    yield person
    site.close()


def test_all_tables_are_in_her_list(ana: Person) -> None:
    rows = {row["id"]: row for scope in ("mine", "finished") for row in ana.get("/tables", scope=scope).json()}
    assert {table for tables in TABLES.values() for table in tables} <= rows.keys()
    for playing, over, waiting in TABLES.values():
        assert (rows[playing]["read_only"], rows[over]["read_only"], rows[waiting]["read_only"]) == (True, True, False)


@pytest.mark.parametrize("game", TABLES)
def test_a_game_under_way_or_over_is_shown_read_only_and_nothing_of_it_is_lost(game: str, ana: Person) -> None:
    playing, over, _ = TABLES[game]
    for table, status in ((playing, "playing"), (over, "over")):
        seen = good(ana.get(f"/tables/{table}"))
        installed = registry.game(game).info.version
        assert (seen["read_only"], seen["rules"], seen["installed_rules"]) == (True, RULES[game], installed)
        assert (seen["game"], seen["status"]) == (game, status)
        assert [line["text"] for line in seen["talk"]] == [f"hello {game} {status}"]
        assert all(seat["name"] for seat in seen["seats"] if seat["kind"] == "human")
        assert bool(seen["winners"]) == (status == "over")
        stored = msgspec.json.decode(good(ana.get(f"/tables/{table}/record"))["record"])
        assert (stored["rules"], stored["game"]) == (RULES[game], game)
        assert len(stored["moves"]) == seen["version"]


@pytest.mark.parametrize("game", TABLES)
def test_a_table_that_still_waits_is_played_under_the_rules_of_today(game: str, ana: Person) -> None:
    table = TABLES[game][2]
    for seat in good(ana.get(f"/tables/{table}"))["seats"]:
        if seat["kind"] == "open":
            good(Person(ana.url).post(f"/tables/{table}/join", seat=seat["number"]))
    begun = good(ana.post(f"/tables/{table}/start"))
    assert (begun["status"], begun["rules"]) == ("playing", registry.game(game).info.version)
    assert "draw" not in [begun["options"].get(f"{kind}1") for kind in ("nation", "side", "empire")]
    assert begun["asked"]


@pytest.mark.parametrize("game", [*TABLES, "proving"])
def test_a_record_of_an_earlier_release_is_taken_in_to_be_read(game: str, site: Site) -> None:
    ana = site.person()
    text = (KEPT.parent / f"{game}.record.json").read_text("utf-8")
    seen = good(ana.post("/records", record=text))
    assert (seen["read_only"], seen["status"], seen["game"]) == (True, "over", game)
    assert seen["rules"] != seen["installed_rules"] == registry.game(game).info.version
    record = msgspec.json.decode(text)
    assert seen["winners"] == record["result"]["winners"]
    assert [seat["name"] for seat in seen["seats"]] == record["names"]
    assert (
        msgspec.json.decode(good(ana.get(f"/tables/{seen['id']}/record"))["record"])["opening"]
        == (record["segments"][0]["choices"])
    )
