"""What an earlier release gave out of a game is taken in where its rules are, and refused in a sentence elsewhere."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from civitas.server.archive import stored_game

from .site import Doc, Person, Site, good, refused


@pytest.fixture
def table(ana: Person) -> Doc:
    table = ana.table("proving", "me", "me", options={"rounds": 3})
    for _ in range(4):
        seat = table["asked"][0]
        table = ana.plays_on(ana.see(table, seat=seat), seat)
    return table


@pytest.fixture
def stored(site: Site, table: Doc) -> Doc:
    store = site.guard.services.store
    loop = site.guard.services.drivers.tasks[0].get_loop()

    async def read() -> str:
        head = await store.head(table["id"])
        assert head is not None
        return stored_game(head, await store.moves(table["id"], 0))

    document: Doc = msgspec.json.decode(asyncio.run_coroutine_threadsafe(read(), loop).result())
    return document


def test_it_is_played_on_where_its_rules_are(ana: Person, table: Doc, stored: Doc) -> None:
    before = ana.see(table, seat=0)
    again = good(ana.post("/records", record=msgspec.json.encode(stored).decode()))
    assert ana.see(again, seat=0)["view"]["zones"] == before["view"]["zones"]
    assert again["position"] == before["position"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": "0"}, "rules version 0 of proving"),
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
def test_one_that_was_tampered_with_is_refused_in_a_sentence(change: Doc, said: str, ana: Person, stored: Doc) -> None:
    before = len(good(ana.get("/tables")))
    assert said in refused(ana.post("/records", record=msgspec.json.encode(stored | change).decode()), 422)
    assert len(good(ana.get("/tables"))) == before
