"""Bots think in processes of their own, so that no table waits for another's.

A worker gets a world that agrees with what the bot's seat knows, never the true state.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from msgspec import Struct

from civitas import registry
from civitas.bots.bot import worlds_of
from civitas.bots.play import asking, bot_answer
from civitas.bots.search import SearchBot
from civitas.bots.spec import make_bot
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine

log = logging.getLogger("civitas.bots")

# The bots of each level, each with its budget for one question.
LEVELS: Final = {
    "random": "random",
    "easy": "greedy:worlds=1",
    "normal": "greedy:worlds=4",
    "hard": "search:ms=400",
}
# The games in which another bot is the hard one.
HARDEST: Final = {"ages": "beam:ms=1000,width=32"}
AWAY_LEVEL: Final = "normal"
ADVISER: Final = "search:ms=700"
PATIENCE: Final = 60.0
TRIES: Final = 5


class BotFault(Exception):
    """A bot could not answer however often it was asked."""


class Advice(Struct, frozen=True):
    """What a bot would answer and how it rates the options it thought about."""

    code: int
    points: dict[int, int]


def known_world(game: Game[Any], state: Machine, seat: int) -> str:
    """All a bot is told: a state in which everything its seat cannot know is made up."""
    world: Machine = game.determinize(asking(state, seat), seat, 0)
    text: str = world.to_json()
    return text


def level_spec(game_name: str, level: str) -> str:
    """The bot that plays a level of a game."""
    return HARDEST.get(game_name, LEVELS[level]) if level == "hard" else LEVELS[level]


def answer(game_name: str, world: str, seat: int, level: str, seed: int) -> list[int]:
    """Runs in a worker."""
    game = registry.game(game_name)
    return bot_answer(make_bot(level_spec(game_name, level), seed), game, game.from_json(world), seat)


def advise(game_name: str, world: str, seat: int, seed: int) -> Advice:
    """Runs in a worker."""
    game = registry.game(game_name)
    state = game.from_json(world)
    adviser = make_bot(ADVISER, seed)
    assert isinstance(adviser, SearchBot)
    points = adviser.rate(game.view(state, seat), worlds_of(game, state, seat))
    return Advice(max(points, key=lambda code: (points[code], -code)), points)


def warm(games: list[str]) -> None:
    """Loads the games before the first question comes."""
    for name in games:
        registry.game(name)


class Workers:
    """The worker processes. One that dies or hangs is replaced, and what it was asked is asked again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.make_pool()
        self.replaced = 0
        # Only so many questions are handed out as can be thought about, so that the patience is for thinking alone.
        self.free = asyncio.Semaphore(processes)

    def make_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=warm,
            initargs=(registry.games(hidden=True),),
        )

    async def answer(self, game: str, world: str, seat: int, level: str, seed: int) -> list[int]:
        found: list[int] = await self.ask(answer, game, world, seat, level, seed)
        return found

    async def advise(self, game: str, world: str, seat: int, seed: int) -> Advice:
        found: Advice = await self.ask(advise, game, world, seat, seed)
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
