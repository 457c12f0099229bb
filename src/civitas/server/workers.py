"""Bots think in processes of their own, so that no table waits for another's.

A worker gets a world that agrees with what the bot's seat knows, never the true state.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from msgspec import Struct

from civitas import registry
from civitas.bots.bot import worlds_of
from civitas.bots.play import asking, bot_answer
from civitas.bots.spec import make_adviser, make_bot
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.server.parents import end_with_parent

log = logging.getLogger("civitas.bots")

AWAY_LEVEL: Final = "normal"
HINT_LEVEL: Final = "hard"
PATIENCE: Final = 60.0
TRIES: Final = 5


class BotFault(Exception):
    """A bot could not answer however often it was asked."""


class Advice(Struct, frozen=True):
    """What a bot would answer and how it rates the options it thought about, its answer first."""

    code: int
    points: dict[int, int]


def known_world(game: Game[Any], state: Machine, seat: int) -> str:
    """All a bot is told: a state in which everything its seat cannot know is made up."""
    world: Machine = game.determinize(asking(state, seat), seat, 0)
    text: str = world.to_json()
    return text


def answer(game_name: str, world: str, seat: int, spec: str, seed: int) -> list[int]:
    """Runs in a worker. The bot is new at every question: in Imperium a plan made anew beats one kept."""
    game = registry.game(game_name)
    return bot_answer(make_bot(spec, seed), game, game.from_json(world), seat)


def advise(game_name: str, world: str, seat: int, spec: str, seed: int) -> Advice:
    """Runs in a worker."""
    game = registry.game(game_name)
    state = game.from_json(world)
    points = make_adviser(spec, seed).rate(game.view(state, seat), worlds_of(game, state, seat))
    return Advice(next(iter(points)), points)


def warm(games: list[str], niceness: int) -> None:
    """Loads the games before the first question comes."""
    os.nice(niceness)
    end_with_parent(signal.SIGKILL)
    for name in games:
        registry.game(name)


class Workers:
    """The worker processes. One that dies or hangs is replaced, and what it was asked is asked again.

    With more `niceness` they leave the processor to whoever else wants it.
    """

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self.processes = processes
        self.niceness = niceness
        self.pool = self.make_pool()
        self.replaced = 0
        # Only so many questions are handed out as can be thought about, so that the patience is for thinking alone.
        self.free = asyncio.Semaphore(processes)

    def make_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=warm,
            initargs=(registry.games(hidden=True), self.niceness),
        )

    async def answer(self, game: str, world: str, seat: int, spec: str, seed: int) -> list[int]:
        found: list[int] = await self.ask(answer, game, world, seat, spec, seed)
        return found

    async def advise(self, game: str, world: str, seat: int, spec: str, seed: int) -> Advice:
        found: Advice = await self.ask(advise, game, world, seat, spec, seed)
        return found

    async def ask(self, work: Any, *args: Any) -> Any:
        for _ in range(TRIES):
            async with self.free:
                pool = self.pool
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args)), PATIENCE)
                except (BrokenProcessPool, TimeoutError) as fault:
                    log.warning("a bot's worker is replaced: %s", type(fault).__name__)
                    self.replace(pool)
        raise BotFault(f"A bot did not answer after {TRIES} tries.")

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Puts a new pool in the place of a broken one, once, however many questions it broke under."""
        if self.pool is broken:
            self.pool = self.make_pool()
            self.replaced += 1
            end(broken)

    def close(self) -> None:
        end(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """Ends a pool without waiting for what it thinks about."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()
