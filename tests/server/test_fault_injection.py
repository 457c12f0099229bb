"""An error at every call of the storage and of Redis in turn: nothing is lost or done twice, and play goes on.

A counter says which call fails, and how: before it is done, or, what is worse, after it is done and before that is
told. Nothing runs beside the request, so that the same calls come in the same order every time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from msgspec import Struct
from redis.asyncio import Redis
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from civitas.server import heads, live
from civitas.server.app import create_app
from civitas.server.guards import Guard
from civitas.server.limits import Limiter
from civitas.server.settings import read_settings

from .services import postgresql, redis
from .site import RATE, Doc, good

SECRET = "one key for all of the servers, long enough"
When = Literal["before", "after"]
CALLS = ("start", "execute", "exec_driver_sql", "commit")
# A connection that was opened and is not told of would stay open; only that it was not opened is tried.
START, PUBLISH = AsyncConnection.start, Redis.publish
# More calls than any deed makes.
MOST = 60


class Fuse:
    """Counts calls, and breaks the one of a number."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self.broken = 0
        self.when: When = "before"
        self.blew = False
        for name in CALLS:
            monkeypatch.setattr(AsyncConnection, name, self.fused(getattr(AsyncConnection, name)))
        monkeypatch.setattr(Redis, "publish", self.fused(Redis.publish))

    @contextmanager
    def breaking(self, number: int, when: When) -> Iterator[None]:
        self.calls, self.broken, self.when, self.blew = 0, number, when, False
        try:
            yield
        finally:
            self.broken = 0

    def fused(self, works: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def call(*args: Any, **more: Any) -> Any:
            self.calls += 1
            if self.calls != self.broken:
                return await works(*args, **more)
            self.blew = True
            if self.when == "after" and works is not START:
                await works(*args, **more)
            fault = f"call {self.calls} failed"
            raise ConnectionError(fault) if works is PUBLISH else OperationalError(fault, {}, Exception())

        return call


class Client:
    """Somebody who asks the app as a browser would, and after an error what became of it."""

    def __init__(self, guard: Guard) -> None:
        transport = httpx.ASGITransport(app=guard)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(
            transport=transport, base_url="http://civitas/api/v1", headers={"X-Civitas": "1"}, timeout=30
        )

    async def get(self, path: str, **params: Any) -> Doc:
        return good(await self.http.get(path, params=params))

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def put(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.put(path, json=body)


class Room(Struct):
    """A server, two people and what they are at."""

    guard: Guard
    ana: Client
    rui: Client
    channel: Any = None

    @property
    def drivers(self) -> Any:
        return self.guard.services.drivers

    async def tell(self) -> None:
        """What the task does that publishes."""
        services = self.guard.services
        while services.live.news.is_set():
            with services.chores.surviving("publish"):
                await services.live.publish()

    async def heard(self) -> set[str]:
        """The tables of which another process was told by now that they have changed."""
        found: set[str] = set()
        while message := await self.channel.get_message(timeout=0.01):
            if message["type"] == "message":
                found.update(live.DECODER.decode(message["data"]).changed)
        return found

    async def table(self, *seats: str, **more: Any) -> str:
        wishes = [{"kind": seat} for seat in seats]
        made = good(await self.ana.post("/tables", game="proving", seats=wishes, **more))
        return f"/tables/{made['id']}"

    async def asked(self, path: str) -> Doc:
        """The table with the eyes of the seat that is asked."""
        seat = (await self.ana.get(path))["asked"][0]
        return await self.ana.get(path, seat=seat)

    async def play(self, path: str) -> Doc:
        """The next choice, which must be possible."""
        return good(await self.choose(path, await self.asked(path)))

    async def choose(self, path: str, table: Doc) -> httpx.Response:
        pick, codes = table["view"]["question"]["pick"], [option["code"] for option in table["view"]["options"]]
        many = pick["kind"] == "commit"
        if many:
            codes = [option["code"] for option in table["view"]["candidates"] if option["code"] >= 0][: pick["least"]]
        chosen = codes if many else codes[-1:]
        return await self.ana.post(
            f"{path}/choices", version=table["version"], seat=table["seat"], codes=chosen, many=many
        )


class Deed(Struct):
    """Something somebody does: once, and, after an error, what tells whether it was done."""

    do: Callable[[], Awaitable[httpx.Response | None]]
    done: Callable[[], Awaitable[bool]]
    path: str = ""
    told: bool = True


async def creating(room: Room) -> Deed:
    before = len((await room.ana.http.get("/tables")).json())
    seats = [{"kind": "me"}, {"kind": "me"}]

    async def done() -> bool:
        found = len((await room.ana.http.get("/tables")).json()) - before
        assert found in (0, 1), "no table is made twice"
        return found == 1

    return Deed(lambda: room.ana.post("/tables", game="proving", seats=seats), done)


async def joining(room: Room) -> Deed:
    path = await room.table("me", "open", "open")

    async def done() -> bool:
        table = await room.rui.get(path)
        taken = [seat for seat in table["seats"] if seat["kind"] == "human"]
        assert len(taken) == 1 + len(table["mine"])
        assert len(table["mine"]) <= 1
        return bool(table["mine"])

    return Deed(lambda: room.rui.post(f"{path}/join"), done, path)


async def choosing(room: Room) -> Deed:
    path = await room.table("me", "me")
    table = await room.asked(path)

    async def done() -> bool:
        found = await room.ana.get(path)
        assert found["version"] - table["version"] in (0, 1), "no choice is made twice"
        return bool(found["version"] > table["version"])

    return Deed(lambda: room.choose(path, table), done, path)


async def undoing(room: Room) -> Deed:
    path = await room.table("me", "me")
    table = await room.asked(path)
    while not table["can_undo"]:
        table = await room.play(path)
    step = {"version": table["version"], "seat": table["seat"]}

    async def done() -> bool:
        found = await room.ana.get(path)
        assert (found["version"], found["position"]) in (
            (table["version"], table["position"]),
            (table["version"] + 1, found["position"]),
        )
        return bool(found["version"] > table["version"])

    return Deed(lambda: room.ana.post(f"{path}/undo", **step), done, path)


async def talking(room: Room) -> Deed:
    path = await room.table("me", "me")

    async def done() -> bool:
        said = (await room.ana.get(path))["talk"]
        assert len(said) <= 1, "nothing is said twice"
        return bool(said)

    return Deed(lambda: room.ana.post(f"{path}/talk", text="hello"), done, path)


async def noting(room: Room) -> Deed:
    path = await room.table("me", "me")
    good(await room.ana.put(f"{path}/notes", text="before"))

    async def done() -> bool:
        text = (await room.ana.get(f"{path}/notes"))["text"]
        assert text in ("before", "after"), "no note is lost"
        return bool(text == "after")

    return Deed(lambda: room.ana.put(f"{path}/notes", text="after"), done, path, told=False)


async def timing(room: Room) -> Deed:
    path = await room.table("me", "me", clock={"move": 5})
    number = path.rpartition("/")[2]
    async with room.guard.services.tables.changing(number) as change:
        for seat in change.table.head.seats:
            seat.asked_at -= 3_600_000
        change.made = True

    async def do() -> None:
        with room.guard.services.chores.surviving("clock"):
            await room.drivers.watch_clocks()

    async def done() -> bool:
        table = await room.ana.get(path)
        if not any(seat["away"] for seat in table["seats"]):
            # It was put off.
            await room.guard.services.store.set_deadline(number, 1)
            return False
        for seat in table["seats"]:
            if seat["away"]:
                good(await room.ana.post(f"{path}/take-back", seat=seat["number"]))
        return True

    return Deed(do, done, path)


DEEDS = [creating, joining, choosing, undoing, talking, noting, timing]


@asynccontextmanager
async def room(folder: Path, environment: dict[str, str]) -> AsyncIterator[Room]:
    """The app without what runs beside it: bots, clocks and listening."""
    guard = create_app(read_settings(folder, environment={"CIVITAS_RATE": RATE} | environment))
    services = guard.services
    await services.store.open()
    await services.store.set_clock()
    services.drivers.resumed = True
    services.tables.on_change.clear()
    services.tables.talkers = Limiter(1000, 1000)
    channel = None
    if services.settings.redis:
        await services.live.open()
        await services.chores.close()
        channel = services.live.redis.pubsub()
        await channel.subscribe(live.CHANNEL)
    ana, rui = Client(guard), Client(guard)
    try:
        for person in (ana, rui):
            await person.get("/me")
            good(await person.put("/me", name="Somebody"))
        yield Room(guard, ana, rui, channel)
    finally:
        if channel is not None:
            await channel.aclose()
        await services.close()


async def each_call_fails(deed: Callable[[Room], Awaitable[Deed]], room: Room, fuse: Fuse, when: When) -> int:
    """Lets one call after another fail while somebody does something; how many there were."""
    for number in range(1, MOST):
        wanted = await deed(room)
        if room.channel is not None:
            await room.tell()
            await room.heard()
        with fuse.breaking(number, when):
            answer = await wanted.do()
            if room.channel is not None:
                await room.tell()
        if not fuse.blew:
            assert answer is None or answer.is_success
            assert await wanted.done()
            return number - 1
        if answer is not None and not answer.is_success:
            assert answer.status_code == 503, answer.text
        elif answer is not None:
            assert await wanted.done(), "what was acknowledged was done"
        if not await wanted.done():
            again = await wanted.do()
            assert again is None or again.is_success, again.text
            assert await wanted.done()
        if room.channel is not None and wanted.path and wanted.told:
            await room.tell()
            assert wanted.path.rpartition("/")[2] in await room.heard(), "the others are told"
        room.guard.services.tables.kept.clear()
        if wanted.path:
            await go_on(room, wanted.path)
    raise AssertionError(f"a deed makes more than {MOST} calls")


async def go_on(room: Room, path: str) -> None:
    """The table can be played, in memory and out of it."""
    table = await room.ana.get(path)
    if table["status"] == "waiting":
        table = good(await room.ana.post(f"{path}/start"))
        if table["asked"] != [0]:
            return
    before = table["version"]
    assert (await room.play(path))["version"] == before + 1
    room.guard.services.tables.kept.clear()
    assert (await room.ana.get(path))["version"] == before + 1


@pytest.fixture(scope="module")
def cluster() -> Iterator[dict[str, str]]:
    with postgresql() as database, redis() as channel:
        yield {"CIVITAS_DATABASE": database.url, "CIVITAS_REDIS": channel.url, "CIVITAS_SECRET": SECRET}


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_with_sqlite_whatever_call_fails(
    deed: Callable[[Room], Awaitable[Deed]], when: When, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heads, "draw_seed", lambda: "7")

    async def run() -> int:
        async with room(tmp_path, {}) as here:
            return await each_call_fails(deed, here, Fuse(monkeypatch), when)

    assert asyncio.run(run()) >= 3


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_with_postgresql_whatever_call_fails(
    deed: Callable[[Room], Awaitable[Deed]],
    cluster: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heads, "draw_seed", lambda: "7")
    monkeypatch.setattr(live, "AGAIN", 0.01)

    async def run() -> list[int]:
        async with room(tmp_path, cluster) as here:
            fuse = Fuse(monkeypatch)
            return [await each_call_fails(deed, here, fuse, when) for when in ("before", "after")]

    assert min(asyncio.run(run())) >= 3
