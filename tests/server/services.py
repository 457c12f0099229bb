"""A real PostgreSQL and a real Redis, started by the tests on free ports in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from msgspec import Struct

from .site import free_port, until

UNPRIVILEGED = "nobody"


def found(program: str) -> str:
    """Debian keeps PostgreSQL's programs off the path."""
    places = [os.environ["PATH"], *(str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1])]
    path = shutil.which(program, path=os.pathsep.join(places))
    assert path is not None, f"{program} is not installed: `tools/system` installs what the tests need"
    return path


@contextmanager
def folder_of_nobody() -> Iterator[tuple[Path, dict[str, int]]]:
    """A folder an unprivileged user can enter, and how to start a process as that user; PostgreSQL refuses root."""
    folder = Path(tempfile.mkdtemp(prefix="civitas-"))
    as_user: dict[str, int] = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam(UNPRIVILEGED)
        os.chown(folder, user.pw_uid, user.pw_gid)
        as_user = {"user": user.pw_uid, "group": user.pw_gid}
    folder.chmod(0o755)
    try:
        yield folder, as_user
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def stopped(processes: list[int]) -> Iterator[None]:
    """While processes are there and do nothing."""
    for number in processes:
        os.kill(number, signal.SIGSTOP)
    try:
        yield
    finally:
        for number in processes:
            os.kill(number, signal.SIGCONT)


def family(process: int) -> list[int]:
    """A process and all it started, those they started, and so on."""
    found = [process]
    for number in found:
        for thread in Path(f"/proc/{number}/task").glob("*/children"):
            found += map(int, thread.read_text().split())
    return found


def gone(process: int) -> bool:
    """Whether a process does nothing any more, though perhaps nobody has asked yet how it ended."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(")")[2].split()[0] in "ZX"


class Postgresql(Struct):
    """A database, empty at first, and the process that keeps it."""

    url: str
    process: int

    def hangs(self) -> AbstractContextManager[None]:
        return stopped(family(self.process))


@contextmanager
def postgresql() -> Iterator[Postgresql]:
    with folder_of_nobody() as (folder, as_user):
        data, port = folder / "data", free_port()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": folder}
        make = [
            found("initdb"),
            "-D",
            str(data),
            "-U",
            "civitas",
            "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        subprocess.run(make, check=True, **as_user, **quiet)  # noqa: S603 - ours
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        start = [found("pg_ctl"), "-D", str(data), "-o", options, "-w", "start"]
        subprocess.run(start, check=True, **as_user, **quiet)  # noqa: S603 - ours
        try:
            process = int((data / "postmaster.pid").read_text().split()[0])
            yield Postgresql(f"postgresql://civitas@127.0.0.1:{port}/postgres", process)
        finally:
            stop = [found("pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
            subprocess.run(stop, check=True, **as_user, **quiet)  # noqa: S603 - ours


class Redis:
    """A Redis that keeps nothing, and can be hung, ended and started again."""

    def __init__(self, folder: Path, as_user: dict[str, int]) -> None:
        self.folder = folder
        self.as_user = as_user
        self.port = free_port()
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        options = {"--port": str(self.port), "--bind": "127.0.0.1", "--save": "", "--dir": str(self.folder)}
        command = [found("redis-server"), *(part for option in options.items() for part in option)]
        self.running = subprocess.Popen(command, stdout=subprocess.DEVNULL, **self.as_user)  # noqa: S603 - ours
        until(lambda: answers(self.port))

    def end(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running.wait()
        self.running = None

    def hangs(self) -> AbstractContextManager[None]:
        assert self.running is not None
        return stopped([self.running.pid])


@contextmanager
def redis() -> Iterator[Redis]:
    with folder_of_nobody() as (folder, as_user):
        server = Redis(folder, as_user)
        server.start()
        try:
            yield server
        finally:
            server.end()


def answers(port: int) -> bool:
    import redis as client

    try:
        return bool(client.Redis(port=port).ping())
    except client.ConnectionError:
        return False
