"""How the server bears many tables: `make load` prints the figures.

5,000 tables are stored. At 200 more two people look on: at 180 those who play, with 20 choices a second for a minute,
at 20 bots play by themselves. `--sockets 1000` adds onlookers at people's tables. Measured: errors, the time from a
choice to the update the other viewer gets, and what an idle table costs in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from upgrade import fill
from websockets.asyncio.client import ClientConnection, connect

IDLE = 1000
A_PERSON_HAS = 200


class Live:
    """One person at one table, with the table as it was last pushed."""

    def __init__(self, http: httpx.AsyncClient, headers: dict[str, str], table: str, seat: int) -> None:
        self.http = http
        self.headers = headers
        self.table = table
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.heard: dict[int, float] = {}
        self.socket: ClientConnection | None = None

    async def watch(self, url: str) -> None:
        address = f"{url.replace('http', 'ws')}/api/v1/tables/{self.table}/live?seat={self.seat}"
        self.socket = await connect(address, additional_headers=self.headers | {"Origin": url}, max_size=None)
        async for pushed in self.socket:
            view = msgspec.json.decode(pushed)
            if not view:
                continue
            self.view = view
            self.heard[self.view["version"]] = time.perf_counter()

    async def answer(self, luck: random.Random) -> tuple[int, float]:
        """Takes any option; the version it leads to and when it was sent."""
        view = self.view["view"]
        codes = [option["code"] for option in view["options"]]
        pick = view["question"]["pick"]
        many = pick["kind"] == "commit"
        chosen = [code for code in codes if code >= 0][: pick["least"]] if many else [luck.choice(codes)]
        body = {"version": self.view["version"], "seat": self.seat, "codes": chosen, "many": many}
        sent = time.perf_counter()
        path = f"/api/v1/tables/{self.table}/choices"
        done = await self.http.post(path, json=body, headers=self.headers)
        done.raise_for_status()
        return done.json()["version"], sent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(process: int) -> int:
    """What a process holds, in bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise LookupError(f"the process {process} tells no memory")


async def person(url: str) -> dict[str, str]:
    """A new guest: the headers of their requests."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/v1/me")
    return {"X-Civitas": "1", "Cookie": f"civitas={answer.cookies['civitas']}"}


async def set_up(http: httpx.AsyncClient, game: str, people: list[dict[str, str]]) -> str:
    """A table of two people; games for three get a third seat of the first."""
    kinds = ["me", "open"] + (["me"] if game == "mare" else [])
    body = {"game": game, "seats": [{"kind": kind} for kind in kinds]}
    made = await http.post("/api/v1/tables", json=body, headers=people[0])
    table: str = made.raise_for_status().json()["id"]
    joined = await http.post(f"/api/v1/tables/{table}/join", json={}, headers=people[1])
    joined.raise_for_status()
    begun = await http.post(f"/api/v1/tables/{table}/start", headers=people[0])
    begun.raise_for_status()
    return table


async def bots_alone(http: httpx.AsyncClient, host: dict[str, str]) -> str:
    """A table at which bots play a long game, in the host's seat too."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "normal"} for _ in range(3))]
    made = await http.post("/api/v1/tables", json={"game": "ages", "seats": seats}, headers=host)
    table: str = made.raise_for_status().json()["id"]
    left = await http.post(f"/api/v1/tables/{table}/leave", json={"seat": 0}, headers=host)
    left.raise_for_status()
    return table


async def look_on(url: str, headers: dict[str, str], table: str, heard: dict[str, int]) -> None:
    """Hears of the table without sitting at it; how often is counted."""
    address = f"{url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    async with connect(address, additional_headers=headers | {"Origin": url}, max_size=None) as socket:
        async for _ in socket:
            heard[table] = heard.get(table, 0) + 1


async def run(url: str, server: int, given: argparse.Namespace) -> bool:
    luck = random.Random(1)
    tables, rate, seconds = given.tables - given.bots, given.rate, given.seconds
    heard: dict[str, int] = {}
    limits = httpx.Limits(max_connections=40)
    async with httpx.AsyncClient(base_url=url, timeout=30, limits=limits) as http:
        people = [await person(url) for _ in range(2)]
        seats: list[list[Live]] = []
        watching: list[asyncio.Task[None]] = []
        for _ in range(tables):
            table = await set_up(http, "imperium", people)
            pair = [Live(http, people[seat], table, seat) for seat in range(2)]
            seats.append(pair)
            watching += [asyncio.create_task(live.watch(url)) for live in pair]
        stranger = await person(url)
        alone = [await bots_alone(http, people[0]) for _ in range(given.bots)]
        crowd = max(2 * given.bots, given.sockets - 2 * tables)
        shown = [*alone, *alone, *(seats[i % tables][0].table for i in range(crowd))]
        watching += [asyncio.create_task(look_on(url, stranger, shown[i], heard)) for i in range(crowd)]
        while not all(live.view for pair in seats for live in pair) or len(heard) < len({*shown[:crowd]}):
            await asyncio.sleep(0.1)
        heard.clear()
        errors = 0
        delays: list[float] = []

        async def choose(pair: list[Live]) -> None:
            nonlocal errors
            asked = pair[0].view["asked"]
            if not asked:
                return
            mine, other = pair[asked[0]], pair[1 - asked[0]]
            try:
                version, sent = await mine.answer(luck)
            except httpx.HTTPError as error:
                errors += 1
                sys.stdout.write(f"{error}\n")
                return
            for _ in range(1000):
                if version in other.heard and version in mine.heard:
                    delays.append(other.heard[version] - sent)
                    return
                await asyncio.sleep(0.01)
            errors += 1

        begun = time.perf_counter()
        jobs: list[asyncio.Task[None]] = []
        for number in range(rate * seconds):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            jobs.append(asyncio.create_task(choose(seats[number % tables])))
        await asyncio.gather(*jobs)
        took = time.perf_counter() - begun
        by_bots = sum(heard.get(table, 0) for table in alone)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        before = memory(server)
        for number in range(IDLE):
            if number % A_PERSON_HAS == 0:
                people = [await person(url) for _ in range(2)]
            await set_up(http, "imperium", people)
        idle = (memory(server) - before) / IDLE
    delays.sort()
    p50, p99 = delays[len(delays) // 2] * 1000, delays[int(len(delays) * 0.99)] * 1000
    sys.stdout.write(
        f"{given.stored} tables stored, {given.tables} played at, {2 * tables + crowd} sockets; "
        f"{len(delays)} choices in {took:.1f} s, {errors} errors; {by_bots} updates of bots' tables\n"
        f"from a choice to the other viewer's update: median {p50:.1f} ms, 99th percentile {p99:.1f} ms (goal < 150)\n"
        f"memory of the server: {before / 1e6:.0f} MB; of an idle table: {idle / 1000:.1f} KB (goal < 100)\n"
    )
    return errors == 0 and p99 < 150 and idle < 100_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--bots", type=int, default=20, help="tables at which bots play alone")
    parser.add_argument("--sockets", type=int, default=400)
    parser.add_argument("--stored", type=int, default=5000)
    parser.add_argument("--rate", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=60)
    given = parser.parse_args()
    gc.disable()  # its own pauses are none of the server's
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        if given.stored:
            fill(Path(data), given.stored)
        civitas = str(Path(sys.executable).with_name("civitas"))
        command = [civitas, "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(command, env=os.environ | {"CIVITAS_RATE": "1000000"})  # noqa: S603 - our own
        try:
            url = f"http://127.0.0.1:{port}"
            for _ in range(300):
                try:
                    httpx.get(f"{url}/healthz")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            done = asyncio.run(run(url, server.pid, given))
        finally:
            server.terminate()
            server.wait()
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main())
