"""Bad input: a clear error of the right status, nothing changed, nobody else disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import httpx
import pytest

from civitas.server.tokens import YEAR, read_token, sign

from .site import Person, Site, good, refused


def raw(person: Person, path: str, body: bytes, **headers: str) -> httpx.Response:
    return person.http.post(path, content=body, headers={"Content-Type": "application/json"} | headers)


def test_broken_json_and_unknown_fields_are_named(ana: Person) -> None:
    refused(raw(ana, "/tables", b'{"game": "mare"'), 400)
    refused(raw(ana, "/tables", b"\xff\xfe"), 400)
    assert "nosuch" in refused(ana.put("/me", name="Ana", nosuch=1), 400)
    assert "name" in refused(ana.put("/me"), 400)


@pytest.mark.parametrize(
    "body", [b"[" * 30_000, b'{"game": ' + b"[" * 30_000, b'{"x":' * 8_000, b'{"game": "m\xffre"}']
)
def test_a_body_nested_too_deeply_or_not_of_utf_8_is_refused(ana: Person, body: bytes) -> None:
    assert "JSON" in refused(raw(ana, "/tables", body), 400)


@pytest.mark.parametrize("record", ['{"format":' + "[" * 100_000, '{"stored":1,"x":' + "[" * 100_000])
def test_a_record_nested_too_deeply_is_refused(ana: Person, record: str) -> None:
    refused(ana.post("/records", record=record), 422)


@pytest.mark.parametrize("path", ["assets/%00", "assets/a%00b", "table/%00", "%00", "assets/" + "a" * 5000])
def test_a_path_that_none_can_be_is_refused(site: Site, path: str) -> None:
    refused(httpx.get(f"{site.url}/{path}"), 400)


def test_an_oversized_body_is_refused(ana: Person) -> None:
    response = raw(ana, "/tables", b'{"game": "' + b"x" * 100_000 + b'"}')
    refused(response, 413)


@pytest.mark.parametrize("name", ["x" * 10_000, "", "   ", "tab\there", "nul\x00", "bell\x07"])
def test_a_name_too_long_or_of_control_characters_is_refused(ana: Person, name: str) -> None:
    before = good(ana.get("/me"))["name"]
    refused(ana.put("/me", name=name), 400)
    assert good(ana.get("/me"))["name"] == before


def test_a_change_without_our_header_or_from_another_page_is_refused(site: Site, ana: Person) -> None:
    bare = httpx.post(f"{site.url}/api/v1/tables", json={}, cookies=ana.http.cookies)
    assert "X-Civitas" in refused(bare, 403)
    refused(raw(ana, "/logout", b"", Origin="http://evil.example"), 403)


def test_forged_broken_and_expired_tokens_are_nobody(site: Site, ana: Person) -> None:
    table = ana.table("proving", "me", "easy")
    token = ana.http.cookies["civitas"]
    player, epoch, expires, seal = token.split(".")
    another = ("y" if player.startswith("x") else "x") + player[1:]
    later, other = f"{player}.{epoch}.{int(expires) + 1}.{seal}", f"{another}.{epoch}.{expires}.{seal}"
    for false in (later, other, f"{player}.1.{expires}.{seal}", token[:-1], "x", f"{token}x"):
        stranger = httpx.Client(base_url=ana.http.base_url, headers={"X-Civitas": "1"}, cookies={"civitas": false})
        assert stranger.get(f"/tables/{table['id']}").json()["mine"] == []
        refused(stranger.post(f"/tables/{table['id']}/talk", json={"text": "hello"}), 401)
    key = site.settings.secret
    assert read_token(key, sign(key, "somebody", 3, 1000), 1000 + YEAR - 1) == ("somebody", 3)
    assert read_token(key, sign(key, "somebody", 3, 1000), 1000 + YEAR) is None
    assert read_token(b"another key", sign(key, "somebody", 3, 1000), 1000) is None


def test_refused_requests_of_strangers_leave_no_trace(site: Site) -> None:
    async def players() -> int:
        async with site.guard.services.store.engine.connect() as connection:
            return int((await connection.exec_driver_sql("SELECT count(*) FROM players")).scalar() or 0)

    loop = site.guard.services.drivers.tasks[0].get_loop()
    before = asyncio.run_coroutine_threadsafe(players(), loop).result()
    for _ in range(5):
        body = {"game": "chess", "seats": [{"kind": "me"}]}
        httpx.post(f"{site.url}/api/v1/tables", json=body, headers={"X-Civitas": "1"})
        httpx.post(f"{site.url}/api/v1/tables/nosuch/start", headers={"X-Civitas": "1"})
    assert asyncio.run_coroutine_threadsafe(players(), loop).result() == before


def test_another_tables_seat_is_no_seat_here(ana: Person, rui: Person) -> None:
    mine, theirs = ana.table("proving", "me", "easy"), rui.table("proving", "me", "easy")
    refused(ana.choose(rui.see(theirs), 0, seat=0), 403)
    assert ana.see(mine)["mine"] == [0]


@pytest.mark.parametrize(
    "body",
    [
        {"version": -1, "seat": 0, "codes": [0]},
        {"version": 0, "seat": 99, "codes": [0]},
        {"version": 0, "seat": 0, "codes": [-2]},
        {"version": 0, "seat": 0, "codes": "0"},
        {"version": "zero", "seat": 0, "codes": [0]},
        {"version": 0, "seat": 0, "codes": [0] * 1000},
        {"version": 0, "seat": 0, "codes": [1 << 60]},
    ],
)
def test_a_choice_that_is_no_choice_is_refused(ana: Person, body: dict[str, object]) -> None:
    table = ana.table("proving", "me", "me")
    refused(ana.post(f"/tables/{table['id']}/choices", **body), 400)
    assert ana.see(table)["version"] == table["version"]


def test_what_is_not_there_is_a_404_with_a_sentence(site: Site, ana: Person) -> None:
    refused(ana.get("/tables/nosuchtable"), 404)
    refused(ana.get("/nosuch"), 404)
    refused(ana.get("/games/chess/facts"), 404)
    refused(ana.get("/games/chess/facts/romans"), 404)
    refused(ana.get("/games/imperium/facts/lemurians"), 404)
    refused(ana.get("/games/mare/facts/romans"), 404)
    refused(ana.get("/words/en/chess"), 404)
    assert httpx.get(f"{site.url}/nosuchpage").status_code == 404
    assert ana.http.delete("/me").status_code == 405


def test_a_thousand_requests_from_one_address_are_slowed_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    site = Site(tmp_path, CIVITAS_RATE="1").open()
    try:
        person = site.person()
        with caplog.at_level(logging.WARNING, "civitas.access"):
            statuses = [person.get("/me").status_code for _ in range(1000)]
        assert statuses.count(429) > 500
        assert statuses[0] == 200
        assert sum(record.message == "too many requests" for record in caplog.records) == 1
    finally:
        site.close()


def test_passwords_cannot_be_guessed_fast(tmp_path: Path) -> None:
    site = Site(tmp_path).open()
    try:
        person = site.person()
        statuses = [person.post("/login", name="Ana", password="guess number").status_code for _ in range(15)]
        assert statuses[0] == 401
        assert statuses[-1] == 429
    finally:
        site.close()


def test_every_answer_carries_the_headers_that_keep_browsers_strict(site: Site, ana: Person) -> None:
    for response in (ana.get("/me"), httpx.get(f"{site.url}/"), ana.get("/nosuch")):
        policy = response.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
    cookie = httpx.get(f"{site.url}/api/v1/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_fault_of_ours_gives_a_number_and_keeps_its_details_to_the_log(
    site: Site, ana: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_table: str) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(site.guard.services.tables, "get", broken)
    with caplog.at_level(logging.ERROR, "civitas.server"):
        response = ana.get("/tables/whatever")
    refused(response, 500)
    number = response.json()["incident"]
    assert number in response.json()["detail"]
    assert "secret detail" not in response.text
    assert [record.incident for record in caplog.records if hasattr(record, "incident")] == [number]


def test_no_secret_is_in_the_logs(site: Site, ana: Person, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "civitas"):
        ana.post("/accounts", name="Dora", password="a very secret word")
        table = ana.table("proving", "me", "easy")
        ana.plays_on(ana.waits(table))
    seed = site.guard.services.tables.kept[table["id"]].head.seed
    text = json.dumps([record.__dict__ for record in caplog.records], default=str)
    assert "a very secret word" not in text
    assert seed not in text
    assert ana.http.cookies["civitas"] not in text
