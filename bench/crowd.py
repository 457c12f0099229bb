"""What onlookers cost, and what a restart costs those who are there: `make load` prints these figures too.

- 300 people look on at one table: the server's CPU time for each choice.
- 1,000 tables wait for bots when the server starts: how long other requests take meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from load import Live, free_port, look_on, person, set_up

ONLOOKERS = 300
CHOICES = 30
WAITING = 1000
PREPARED = 40
SECONDS = 20
SHEETS = (("tables", "id"), ("seats", "table_id"), ("moves", "table_id"), ("snapshots", "table_id"))


@contextmanager
def serving(data: Path) -> Iterator[tuple[str, int]]:
    """A server on this data: its address and its process."""
    port = free_port()
    civitas = str(Path(sys.executable).with_name("civitas"))
    command = [civitas, "serve", "--port", str(port), "--data", str(data), "--log", "warning"]
    server = subprocess.Popen(command, env=os.environ | {"CIVITAS_RATE": "1000000"}, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
    try:
        url = f"http://127.0.0.1:{port}"
        for _ in range(600):
            try:
                httpx.get(f"{url}/healthz", timeout=60)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield url, server.pid
    finally:
        server.terminate()
        server.wait()


def cpu(process: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def onlookers(url: str, server: int) -> float:
    """CPU time a choice costs the server with all of them there, less what it costs with none."""
    luck = random.Random(1)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        people = [await person(url) for _ in range(2)]
        strangers = [await person(url) for _ in range(10)]
        table = await set_up(http, "imperium", people)
        pair = [Live(http, people[seat], table, seat) for seat in range(2)]
        tasks = [asyncio.create_task(live.watch(url)) for live in pair]

        async def play(count: int) -> float:
            used = cpu(server)
            for _ in range(count):
                while not all(live.view for live in pair) or pair[0].view["version"] != pair[1].view["version"]:
                    await asyncio.sleep(0.01)
                version, _ = await pair[pair[0].view["asked"][0]].answer(luck)
                while any(live.view["version"] < version for live in pair):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.3)
            return (cpu(server) - used) / count

        alone = await play(CHOICES)
        heard: dict[str, int] = {}
        crowd = [asyncio.create_task(look_on(url, strangers[i % 10], table, heard)) for i in range(ONLOOKERS)]
        while heard.get(table, 0) < ONLOOKERS:
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        together = await play(CHOICES)
        for task in (*tasks, *crowd):
            task.cancel()
        await asyncio.gather(*tasks, *crowd, return_exceptions=True)
    sys.stdout.write(
        f"{ONLOOKERS} onlookers: {together - alone:.3f} s of CPU a choice (goal < 0.02), "
        f"{together:.3f} s with what the choice itself costs\n"
    )
    return together - alone


async def prepare(url: str) -> str:
    """A table after some choices, to be copied."""
    luck = random.Random(1)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        people = [await person(url) for _ in range(2)]
        table = await set_up(http, "imperium", people)
        pair = [Live(http, people[seat], table, seat) for seat in range(2)]
        tasks = [asyncio.create_task(live.watch(url)) for live in pair]
        for _ in range(PREPARED):
            while not all(live.view for live in pair) or pair[0].view["version"] != pair[1].view["version"]:
                await asyncio.sleep(0.01)
            version, _ = await pair[pair[0].view["asked"][0]].answer(luck)
            while any(live.view["version"] < version for live in pair):
                await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return table


def multiply(data: Path, table: str, count: int) -> None:
    """The table so many times, each waiting for a bot."""
    database = sqlite3.connect(data / "civitas.db")
    with database:
        (asked,) = database.execute("SELECT asked FROM tables WHERE id = ?", (table,)).fetchone()
        seat = int(asked.strip("[]").split(",")[0])
        change = "UPDATE seats SET kind = 'bot', level = 'easy', player = '' WHERE table_id = ? AND number = ?"
        database.execute(change, (table, seat))
        there = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        for sheet, key in SHEETS:
            if sheet in there:
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({sheet})")]
                values = ", ".join("?" if column == key else column for column in columns)
                copy = f"INSERT INTO {sheet} ({', '.join(columns)}) SELECT {values} FROM {sheet} WHERE {key} = ?"  # noqa: S608
                database.executemany(copy, [(f"{number:016d}", table) for number in range(count - 1)])
    database.close()


async def after_restart(url: str) -> float:
    """The 99th percentile of other requests while the tables are driven."""
    delays: list[float] = []

    async def ask(path: str) -> None:
        begun = time.perf_counter()
        (await http.get(path, headers=someone)).raise_for_status()
        delays.append(time.perf_counter() - begun)

    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        someone = await person(url)
        end = time.perf_counter() + SECONDS
        while time.perf_counter() < end:
            for path in ("/healthz", "/api/v1/tables?scope=listed", "/api/v1/me"):
                await ask(path)
            await asyncio.sleep(0.02)
    delays.sort()
    p50, p99, most = (delays[int(len(delays) * part)] * 1000 for part in (0.5, 0.99, 0.9999))
    sys.stdout.write(
        f"{WAITING} tables wait for bots: of {len(delays)} other requests in {SECONDS} s the median took {p50:.0f} ms, "
        f"the 99th percentile {p99:.0f} ms (goal < 200), the longest {most:.0f} ms\n"
    )
    return p99


def driven(data: Path, version: int) -> int:
    """How many tables have gone on since they had this version."""
    database = sqlite3.connect(data / "civitas.db")
    (moved,) = database.execute("SELECT count(*) FROM tables WHERE version > ?", (version,)).fetchone()
    database.close()
    return int(moved)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with serving(data) as (url, process):
            cost = asyncio.run(onlookers(url, process))
            table = asyncio.run(prepare(url))
        multiply(data, table, WAITING)
        with serving(data) as (url, _):
            p99 = asyncio.run(after_restart(url))
            sys.stdout.write(f"{driven(data, PREPARED)} of them had gone on by then\n")
    return 0 if cost < 0.02 and p99 < 200 else 1


if __name__ == "__main__":
    sys.exit(main())
