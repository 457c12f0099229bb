"""A server in a process of its own, which can be killed.

It is forked off a process that has everything loaded already, so that killing and starting fifty servers takes seconds.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx

from civitas.server.serve import serve

from .site import RATE, Person, free_port, until

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["civitas.server.serve", "civitas.games.proving.game", "alembic.command"])


def run(data: Path, port: int, environment: dict[str, str]) -> None:
    os.environ.update(environment)
    serve("127.0.0.1", port, workers=1, bots=1, data=data, log="warning")


class Process:
    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = {"CIVITAS_RATE": RATE} | environment
        self.port = free_port()
        self.running: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def alive(self) -> ForkServerProcess:
        assert self.running is not None
        return self.running

    def start(self) -> Process:
        """Waits until it answers."""
        self.running = FORKS.Process(target=run, args=(self.data, self.port, self.environment))
        self.running.start()
        until(self.healthy, 60)
        return self

    def healthy(self) -> bool:
        assert self.alive.exitcode is None, "the server ended by itself"
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.alive.kill()
        self.alive.join()

    def end(self) -> int | None:
        """Asks it to end as an operator would; its exit code."""
        self.alive.terminate()
        self.alive.join(30)
        return self.alive.exitcode

    def person(self) -> Person:
        return Person(self.url)
