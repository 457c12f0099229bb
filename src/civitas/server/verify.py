"""`civitas verify`: what becomes of all stored games under the rules installed, found out before they are served.

What is found is stored with each table, so that nothing is tried twice: an interrupted run goes on where it stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import msgspec
from msgspec import Struct, field

from civitas import registry
from civitas.arena.workers import leave_interrupts_to_parent
from civitas.server.releases import ELSEWHERE, REFUSED, UNPROVED, Stored, Verdict, all_stored, tried
from civitas.server.settings import Settings
from civitas.server.storage import TABLES, Store, TableHead
from civitas.server.table import installed_digest, is_current

TOGETHER: Final = 25  # tables that go to a worker at once, and are stored at once
AHEAD: Final = 2  # parts that wait for each worker
STORED: Final = msgspec.msgpack.Decoder(list[Stored])
VERDICTS: Final = msgspec.msgpack.Decoder(list[Verdict])
# What is said of a game that was found to break by an earlier run, or when it was opened.
REASONS: Final = {
    ELSEWHERE: "Its choices lead elsewhere.",
    REFUSED: "A choice that was made is refused.",
    UNPROVED: "Nothing was stored to try the game by.",
}


class Fallen(Struct, frozen=True):
    """A game that cannot be played on, or goes on by other rules from where it stood, and what happened."""

    table: str
    game: str
    said: str


class Findings(Struct):
    """How many games stand as they did, hold under these rules, go on from their snapshots, or break."""

    standing: int = 0
    holding: int = 0
    going_on: list[Fallen] = field(default_factory=list)
    broken: list[Fallen] = field(default_factory=list)

    def add(self, stored: Stored, verdict: Verdict) -> None:
        fallen = Fallen(stored.head.id, stored.head.game, verdict.said)
        match verdict.fate:
            case "holds":
                self.holding += 1
            case "goes on":
                self.going_on.append(fallen)
            case "breaks":
                self.broken.append(fallen)


def tried_all(stored: bytes) -> bytes:
    """Tries some games; runs in a worker. Both ways packed, which takes less time than to send thousands of moves."""
    return msgspec.msgpack.encode([tried(each) for each in STORED.decode(stored)])


async def untried(settings: Settings) -> int:
    """How many games were played under rules that differ from those installed, and have not been tried under these."""
    store = Store(settings)
    try:
        await store.open()
        count, games = 0, set(registry.games(hidden=True))
        for game, digest, judged, many in await store.digests():
            if game in games and installed_digest(game) not in (digest, judged):
                count += many
        return count
    finally:
        await store.close()


async def verify(settings: Settings, jobs: int, progress: Callable[[int, int], object]) -> Findings:
    """Tries every stored game; `progress` hears how many of how many are done."""
    store = Store(settings)
    findings = Findings()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts_to_parent)
    try:
        await store.open()
        numbers, games = await store.begun_tables(), set(registry.games(hidden=True))
        done = 0
        running: set[asyncio.Task[int]] = set()
        for start in range(0, len(numbers), TOGETHER):
            if len(running) >= jobs * AHEAD:
                ready, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                done += sum(task.result() for task in ready)
                progress(done, len(numbers))
            part = numbers[start : start + TOGETHER]
            running.add(asyncio.create_task(try_part(store, pool, part, games, findings)))
        for count in await asyncio.gather(*running):
            done += count
            progress(done, len(numbers))
    finally:
        pool.shutdown(cancel_futures=True)
        await store.close()
    return findings


async def try_part(
    store: Store, pool: ProcessPoolExecutor, numbers: Sequence[str], games: set[str], findings: Findings
) -> int:
    wanted = [head for head in await store.heads(TABLES.c.id.in_(numbers)) if needs_trial(head, games, findings)]
    stored = [await all_stored(store, head) for head in wanted]
    if stored:
        packed = await asyncio.wrap_future(pool.submit(tried_all, msgspec.msgpack.encode(stored)))
        verdicts = VERDICTS.decode(packed)
        for each, verdict in zip(stored, verdicts, strict=True):
            findings.add(each, verdict)
        await store.judge([verdict.judgement for verdict in verdicts])
    return len(numbers)


def needs_trial(head: TableHead, games: set[str], findings: Findings) -> bool:
    if head.game not in games:
        findings.broken.append(Fallen(head.id, head.game, "The game is not installed."))
        return False
    if is_current(head):
        findings.standing += 1
        return False
    if head.tried == installed_digest(head.game):
        findings.broken.append(Fallen(head.id, head.game, REASONS[head.why]))
        return False
    return True
