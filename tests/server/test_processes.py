"""Processes: none is left behind, and one server at a time has a folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from civitas.kernel.errors import OptionError
from civitas.server.serve import serve

from .process import Process
from .services import family, gone, postgresql, redis
from .site import free_port, until

SECRET = "one key for all of the processes, long enough"


def test_workers_die_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    ana = server.person()
    table = ana.table("proving", "me", "easy", seed="1")
    while table["asked"] == [0]:
        table = ana.plays_on(ana.see(table))
    ana.waits(table)
    assert server.alive.pid is not None
    processes = family(server.alive.pid)
    assert len(processes) > 1, "a bot has thought"
    server.kill()
    until(lambda: all(gone(process) for process in processes), 10)


def test_server_processes_die_with_the_one_that_started_them(tmp_path: Path) -> None:
    with postgresql() as database, redis() as channel:
        settings = {"CIVITAS_DATABASE": database.url, "CIVITAS_REDIS": channel.url, "CIVITAS_SECRET": SECRET}
        port = free_port()
        command = [
            sys.executable,
            "-c",
            "from civitas.cli.main import main; main()",
            "serve",
            "--workers",
            "2",
            "--port",
            str(port),
        ]
        first = subprocess.Popen(  # noqa: S603 - ours
            [*command, "--data", str(tmp_path)],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        processes: list[int] = []
        try:
            until(lambda: healthy(port), 60)
            processes = family(first.pid)
            assert len(processes) > 2
            first.kill()
            first.wait()
            until(lambda: all(gone(process) for process in processes), 20)
        finally:
            first.kill()
            for process in processes:
                if not gone(process):
                    os.kill(process, signal.SIGKILL)


def healthy(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).is_success
    except httpx.TransportError:
        return False


def test_a_folder_that_is_served_is_refused_to_a_second_server_until_the_first_is_gone(tmp_path: Path) -> None:
    server = Process(tmp_path).start()
    try:
        with pytest.raises(OptionError, match=f"{tmp_path} is in use by another server .process {server.alive.pid}"):
            serve("127.0.0.1", free_port(), workers=1, bots=1, data=tmp_path, log="warning")
    finally:
        server.kill()
    assert server.start().healthy()
    server.kill()
