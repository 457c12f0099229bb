"""The speed figures of a game, each with its yardstick, its ratio and its goal (DESIGN 10)."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from civitas import pure, registry
from civitas.arena.measure import Trial, Work, one_core
from civitas.arena.subject import LONG, Subject, long_record
from civitas.arena.workers import in_processes
from civitas.kernel.errors import OptionError
from civitas.kernel.game import Game
from civitas.kernel.record import replay_record
from civitas.kernel.session import KEYFRAME_EVERY, Session

ROUNDS: Final = 5
LAPS: Final = 5
SPAN: Final = 0.05
SLACK: Final = 1.2
FULL: Final = ", full table"
FULL_TABLE: Final = 4

# Goals: compiled and interpreted; None where there is none.
Goals = dict[str, tuple[float | None, float | None]]
PROVING: Final[Goals] = {
    "random decisions": (500_000, 60_000),
    "playouts": (2_000, None),
    "copy": (2, None),
    "JSON save and load": (20, None),
    "replay of 1,000 choices": (10, None),
    "opening a position": (20, 20),
    "memory of a kept state": (6_000, None),
    "decisions in a game": (200, 200),
    "options of a decision": (5, 5),
}
ANY_GAME: Final[Goals] = {
    "random decisions": (250_000, 30_000),
    "random decisions, full table": (250_000, 30_000),
    "copy, full table": (5, None),
    "JSON save and load, full table": (100, None),
    "view, full table": (1_000, None),
    "opening a position": (20, None),
}


class Row(Struct, frozen=True):
    """One figure. `ratio` is the figure in yardsticks, so that it means the same on another machine.

    A rate is counted for the time of one yardstick, a duration is divided by it; memory is its own ratio, and what
    only describes the game has none. `yardstick` is in milliseconds.
    """

    game: str
    name: str
    value: float
    unit: str
    better: Literal["more", "less"]
    yardstick: float | None
    ratio: float | None
    goal: float | None
    ok: bool | None


class BenchReport(Struct, frozen=True):
    """The figures of some games, in one mode, on one machine."""

    compiled: bool
    python: str
    machine: str
    rows: list[Row]

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()

    @property
    def ok(self) -> bool:
        """Whether every goal is reached."""
        return all(row.ok is not False for row in self.rows)


class Part(Struct, frozen=True):
    """One process's share of the bench, as it is told."""

    game: str
    laps: int
    span: float


def run(games: Iterable[str], rounds: int = ROUNDS, laps: int = LAPS, span: float = SPAN) -> BenchReport:
    """Measures the games: best of the rounds.

    Every round is a process of its own, because where a process happens to lie in memory makes it a tenth faster or
    slower all its life; and the games take turns, so that a slow spell of the machine spoils no game's every round.
    """
    parts = [Part(name, laps, span) for name in games]
    rows: dict[str, list[Row]] = {}
    for _ in range(rounds):
        for part in parts:
            for found in in_processes(measured, [part], 1):
                before = rows.get(part.game, found)
                rows[part.game] = [best_of(old, new) for old, new in zip(before, found, strict=True)]
    every = [row for part in parts for row in rows[part.game]]
    return BenchReport(pure.compiled(), platform.python_version(), platform.machine(), every)


def measured(part: Part) -> list[Row]:
    """The figures of a game, in this process."""
    with one_core():
        return Bench(registry.game(part.game), part.laps, part.span).rows()


def best_of(one: Row, other: Row) -> Row:
    """The better of two measurements of a figure, with the better yardstick."""
    best = one if (one.value >= other.value) == (one.better == "more") else other
    if one.yardstick is None or other.yardstick is None:
        return best
    yardstick = min(one.yardstick, other.yardstick)
    return replace(best, yardstick=yardstick, ratio=in_yardsticks(best.value, best.unit, yardstick))


def in_yardsticks(value: float, unit: str, yardstick: float) -> float:
    """A rate for the time of one yardstick, or a duration as a part of it; the yardstick is in milliseconds."""
    if unit == "per second":
        return value * yardstick / 1e3
    return value / yardstick / (1e3 if unit == "µs" else 1)


class Bench:
    """The figures of one game."""

    def __init__(self, game: Game[Any], laps: int, span: float) -> None:
        self.game = game
        self.laps = laps
        self.span = span
        self.goals = PROVING if game.info.name == "proving" else ANY_GAME

    def rows(self) -> list[Row]:
        """For two seats where the game allows it; what grows with the table again for a full one.

        What leaves much behind in memory comes last: work that allocates is slower after it.
        """
        least, most = self.game.info.least_seats, self.game.info.most_seats
        two = Subject(self.game, min(max(2, least), most))
        games_of_two, searches = self.trial(*two.games()), self.trial(*two.searches())
        table_of_two = self.table(two, "")
        full = Subject(self.game, max(least, min(FULL_TABLE, most)))
        full_games = self.trial(*full.games())
        full_table = self.table(full, FULL)
        return [
            self.timed("random decisions", games_of_two, two.decisions, "per second"),
            self.timed(f"random decisions{FULL}", full_games, full.decisions, "per second"),
            self.timed(f"games{FULL}", full_games, len(full.starts), "per second"),
            self.timed("playouts", searches, len(two.starts), "per second"),
            *table_of_two,
            *full_table,
            *self.looking_back(),
            *self.facts(two, ""),
            *self.facts(full, FULL),
        ]

    def trial(self, *pieces: Work) -> Trial:
        return Trial(pieces, self.laps, self.span)

    def table(self, subject: Subject, suffix: str) -> list[Row]:
        positions = len(subject.positions)
        return [
            self.timed(f"copy{suffix}", self.trial(subject.copy_all), positions, "µs"),
            self.timed(f"JSON save and load{suffix}", self.trial(subject.save_all), positions, "µs"),
            self.timed(f"view{suffix}", self.trial(subject.view_all), positions, "µs"),
        ]

    def looking_back(self) -> list[Row]:
        """Positions are opened where it takes longest: as far as can be from the keyframe before them."""
        record = long_record(self.game)
        choices = len(record.choices())
        session = Session.resume(self.game, record)
        farthest = range(min(choices, KEYFRAME_EVERY - 1), choices + 1, KEYFRAME_EVERY)
        again = self.trial(partial(replay_record, self.game, record))
        opening = self.trial(*[partial(session.at, position) for position in farthest])
        return [
            self.timed("replay of 1,000 choices", again, max(1, choices) / LONG, "ms"),
            self.timed("opening a position", opening, len(farthest), "ms"),
            self.fact("choices of the game looked back on", choices, "", "more", None),
        ]

    def facts(self, subject: Subject, suffix: str) -> list[Row]:
        memory = subject.memory()
        decisions = subject.decisions / len(subject.starts)
        options = subject.options / max(1, subject.decisions)
        return [
            self.fact(f"memory of a kept state{suffix}", memory, "bytes", "less", memory),
            self.fact(f"decisions in a game{suffix}", decisions, "", "more", None),
            self.fact(f"options of a decision{suffix}", options, "", "more", None),
        ]

    def timed(self, name: str, trial: Trial, amount: float, unit: Literal["per second", "ms", "µs"]) -> Row:
        """How much of it is done in a second, or how long one of them takes."""
        yardstick = trial.yardstick * 1e3
        if unit == "per second":
            rate = amount / trial.work
            return self.row(name, rate, unit, "more", yardstick, in_yardsticks(rate, unit, yardstick))
        time = trial.work / amount * (1e6 if unit == "µs" else 1e3)
        return self.row(name, time, unit, "less", yardstick, in_yardsticks(time, unit, yardstick))

    def fact(self, name: str, value: float, unit: str, better: Literal["more", "less"], ratio: float | None) -> Row:
        """Something that is counted, not timed."""
        return self.row(name, value, unit, better, None, ratio)

    def row(
        self,
        name: str,
        value: float,
        unit: str,
        better: Literal["more", "less"],
        yardstick: float | None,
        ratio: float | None,
    ) -> Row:
        goals = self.goals.get(name, (None, None))
        goal = goals[0] if pure.compiled() else goals[1]
        ok = None if goal is None else value >= goal if better == "more" else value <= goal
        return Row(self.game.info.name, name, value, unit, better, yardstick, ratio, goal, ok)


def compare(report: BenchReport, path: Path) -> list[str]:
    """A line for every figure whose ratio is more than 20 % worse than in an earlier report.

    OptionError if the file is no such report, or was made in the other mode, or shares no figure with this one.
    """
    try:
        earlier = msgspec.json.decode(path.read_bytes(), type=BenchReport)
    except OSError as error:
        raise OptionError(f"The figures {path} could not be read: {error.strerror}.") from error
    except msgspec.MsgspecError as error:
        raise OptionError(f"{path} does not hold figures of the bench: {error}.") from None
    if earlier.compiled != report.compiled:
        mode = ("interpreted", "compiled")
        raise OptionError(f"{path} holds {mode[earlier.compiled]} figures; these are {mode[report.compiled]}.")
    old = {(row.game, row.name): row.ratio for row in earlier.rows if row.ratio}
    new = {(row.game, row.name): row for row in report.rows if row.ratio}
    if not old.keys() & new.keys():
        raise OptionError(f"{path} has no figure in common with these.")
    return [line for key, row in new.items() if key in old for line in worse(row, old[key])]


def worse(row: Row, before: float) -> list[str]:
    """A sentence if the row is beyond what noise explains."""
    assert row.ratio is not None
    change = before / row.ratio if row.better == "more" else row.ratio / before
    if change <= SLACK:
        return []
    return [f"{row.game}: {row.name} is {change:.2f} times worse: ratio {row.ratio:.4g}, before {before:.4g}."]
