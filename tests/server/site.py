"""A server of our own for tests, and people who use it as a browser does."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from civitas.server.app import create_app
from civitas.server.guards import Guard
from civitas.server.settings import Settings, read_settings

Doc = dict[str, Any]
RATE = "100000"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    """The app in a thread of this process, on a port of its own."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.settings: Settings = read_settings(data, environment={"CIVITAS_RATE": RATE} | environment)
        self.port = free_port()
        self.guard: Guard = create_app(self.settings)
        config = uvicorn.Config(
            self.guard,
            port=self.port,
            log_config=None,
            timeout_graceful_shutdown=1,
            ws="websockets-sansio",
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> Site:
        self.thread.start()
        until(lambda: self.server.started)
        return self

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join()

    def person(self) -> Person:
        return Person(self.url)

    def forgets(self) -> None:
        """Has no table in memory any more, as after a restart; no bot is under way that would bring one back."""
        until(lambda: not self.guard.services.drivers.driving)
        self.guard.services.tables.kept.clear()


class Person:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.luck = random.Random(3)
        self.http = httpx.Client(base_url=f"{url}/api/v1", headers={"X-Civitas": "1"}, timeout=60)
        self.http.get("/me")

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def put(self, path: str, **body: Any) -> httpx.Response:
        return self.http.put(path, json=body)

    def table(self, game: str, *seats: str, **more: Any) -> Doc:
        """A new table; a seat is `me`, `open`, or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return good(self.post("/tables", game=game, seats=wishes, **more))

    def see(self, table: Doc, **params: Any) -> Doc:
        return good(self.get(f"/tables/{table['id']}", **params))

    def choose(self, table: Doc, code: int, seat: int | None = None) -> httpx.Response:
        """Answers what the view of the table asks, with one code."""
        asked = table["seat"] if seat is None else seat
        return self.post(f"/tables/{table['id']}/choices", version=table["version"], seat=asked, codes=[code])

    def choose_many(self, table: Doc, codes: list[int], seat: int | None = None) -> httpx.Response:
        asked = table["seat"] if seat is None else seat
        path = f"/tables/{table['id']}/choices"
        return self.post(path, version=table["version"], seat=asked, codes=codes, many=True)

    def waits(self, table: Doc, seat: int = 0) -> Doc:
        """Polls until the seat is asked or the game is over."""
        while table["status"] == "playing" and seat not in table["asked"]:
            table = good(self.get(f"/tables/{table['id']}/poll", since=table["version"], seat=seat))
        return table

    def plays_on(self, table: Doc, seat: int = 0) -> Doc:
        """Answers one question of any kind: any option, or the least that a set must have."""
        view = table["view"]
        pick, codes = view["question"]["pick"], [option["code"] for option in view["options"]]
        if pick["kind"] == "commit":
            # The options are only what a set can begin with.
            picks = [option["code"] for option in view["candidates"] if option["code"] >= 0][: pick["least"]]
            return good(self.choose_many(table, picks, seat))
        return good(self.choose(table, self.luck.choice(codes), seat))

    def watches(self, table: Doc, **params: Any) -> ClientConnection:
        """The table live."""
        query = "&".join(f"{name}={value}" for name, value in params.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws')}/api/v1/tables/{table['id']}/live?{query}",
            additional_headers={"Cookie": cookie, "Origin": self.url},
        )


def hears(live: ClientConnection, timeout: float = 20) -> Doc:
    """The next view that is pushed."""
    view: Doc = msgspec.json.decode(live.recv(timeout))
    return view


def good(response: httpx.Response) -> Doc:
    assert response.is_success, f"{response.status_code}: {response.text[:500]}"
    document: Doc = response.json()
    return document


def refused(response: httpx.Response, status: int) -> str:
    """The sentence of a refusal with this status."""
    assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
    problem: Doc = response.json()
    assert problem["status"] == status
    assert problem["detail"]
    return str(problem["detail"])


def until(true: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)
