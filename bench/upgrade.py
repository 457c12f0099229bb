"""How long an upgrade of many tables takes: `python bench/upgrade.py` prints the figures.

The tables an earlier release left (`tests/server/earlier`), copied until there are 5,000, and `civitas verify` on them:
as that release stored them, and once more with the prints that are stored since, under rules that differ.
"""

from __future__ import annotations

import argparse
import gzip
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path

KEPT = Path(__file__).parents[1] / "tests" / "server" / "earlier" / "civitas.sql.gz"
SHEETS = (("tables", "id"), ("seats", "table_id"), ("moves", "table_id"))
MOST = 120


def fill(data: Path, count: int) -> int:
    """A database with so many tables; how many choices there are at a table."""
    database = sqlite3.connect(data / "civitas.db")
    database.executescript(gzip.decompress(KEPT.read_bytes()).decode())
    with database:
        begun = [number for (number,) in database.execute("SELECT id FROM tables WHERE status != 'waiting'")]
        pairs = [(f"{number:016d}", old) for number, old in zip(range(count - len(begun)), cycle(begun), strict=False)]
        for sheet, key in SHEETS:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({sheet})")]
            values = ", ".join("?" if column == key else column for column in columns)
            copy = f"INSERT INTO {sheet} ({', '.join(columns)}) SELECT {values} FROM {sheet} WHERE {key} = ?"  # noqa: S608
            database.executemany(copy, pairs)
    (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
    database.close()
    return int(moves) // count


def other_rules(data: Path) -> None:
    database = sqlite3.connect(data / "civitas.db")
    with database:
        database.execute("UPDATE tables SET digest = 'other' WHERE digest != ''")
    database.close()


def verify(data: Path, jobs: int) -> tuple[float, float]:
    """Seconds by the clock and of processor time."""
    civitas = str(Path(sys.executable).with_name("civitas"))
    begun, used = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [civitas, "verify", "--data", str(data), "--jobs", str(jobs)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own
    took, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        choices = fill(data, given.tables)
        load = os.getloadavg()[0]
        sys.stdout.write(f"{given.tables} tables of {choices} choices; {load:.1f} others are at work here\n")
        slowest = 0.0
        for said, prepare in (("of an earlier release", lambda _: None), ("with prints", other_rules)):
            prepare(data)
            took, used = verify(data, given.jobs)
            slowest = max(slowest, took)
            sys.stdout.write(f"{said}: {took:.0f} s, {used:.0f} s of processor time (goal < {MOST})\n")
    return 0 if slowest < MOST else 1


if __name__ == "__main__":
    sys.exit(main())
