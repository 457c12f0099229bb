"""The speed figures of a game, each with its yardstick, its ratio and its goal (DESIGN 10)."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from civitas import pure, registry
from civitas.arena.measure import Trial, Work, one_core
from civitas.arena.subject import LONG, Subject, long_record
from civitas.kernel.errors import OptionError
from civitas.kernel.game import Game
from civitas.kernel.record import replay_record
from civitas.kernel.session import KEYFRAME_EVERY, Session

ROUNDS: Final = 5
SPAN: Final = 0.1
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


def run(games: Iterable[str], rounds: int = ROUNDS, span: float = SPAN) -> BenchReport:
    """Measures the games: best of the rounds, each round of a figure lasting about `span` seconds."""
    rows: list[Row] = []
    with one_core():
        for name in games:
            rows += Bench(registry.game(name), rounds, span).rows()
    return BenchReport(pure.compiled(), platform.python_version(), platform.machine(), rows)


class Timed(Struct, frozen=True):
    """A figure that is being timed: so much of something is what the trial does."""

    name: str
    amount: float
    unit: Literal["per second", "ms", "µs"]
    trial: Trial


class Bench:
    """The figures of one game."""

    def __init__(self, game: Game[Any], rounds: int, span: float) -> None:
        self.game = game
        self.rounds = rounds
        self.span = span
        self.goals = PROVING if game.info.name == "proving" else ANY_GAME

    def rows(self) -> list[Row]:
        """All figures take turns in every round, so that a slow spell of the machine spoils no figure's every round."""
        figures = self.figures()
        trials = dict.fromkeys(figure.trial for figure in figures if isinstance(figure, Timed))
        for _ in range(self.rounds):
            for trial in trials:
                trial.round()
        return [self.timed(figure) if isinstance(figure, Timed) else figure for figure in figures]

    def figures(self) -> list[Timed | Row]:
        """For two seats where the game allows it; what grows with the table again for a full one."""
        least, most = self.game.info.least_seats, self.game.info.most_seats
        two = Subject(self.game, min(max(2, least), most))
        full = Subject(self.game, max(least, min(FULL_TABLE, most)))
        games_of_two = self.trial(*two.games())
        full_games = self.trial(*full.games())
        return [
            Timed("random decisions", two.decisions, "per second", games_of_two),
            Timed(f"random decisions{FULL}", full.decisions, "per second", full_games),
            Timed(f"games{FULL}", len(full.starts), "per second", full_games),
            Timed("playouts", len(two.starts), "per second", self.trial(*two.searches())),
            *self.table(two, ""),
            *self.table(full, FULL),
            *self.looking_back(),
            self.fact("decisions in a game", two.decisions / len(two.starts), "", "more", None),
            self.fact("options of a decision", two.options / max(1, two.decisions), "", "more", None),
            self.fact(f"decisions in a game{FULL}", full.decisions / len(full.starts), "", "more", None),
            self.fact(f"options of a decision{FULL}", full.options / max(1, full.decisions), "", "more", None),
        ]

    def trial(self, *pieces: Work) -> Trial:
        return Trial(pieces, self.span)

    def table(self, subject: Subject, suffix: str) -> list[Timed | Row]:
        positions = len(subject.positions)
        memory = subject.memory()
        return [
            Timed(f"copy{suffix}", positions, "µs", self.trial(subject.copy_all)),
            Timed(f"JSON save and load{suffix}", positions, "µs", self.trial(subject.save_all)),
            Timed(f"view{suffix}", positions, "µs", self.trial(subject.view_all)),
            self.fact(f"memory of a kept state{suffix}", memory, "bytes", "less", memory),
        ]

    def looking_back(self) -> list[Timed | Row]:
        """Positions are opened where it takes longest: as far as can be from the keyframe before them."""
        record = long_record(self.game)
        choices = len(record.choices())
        session = Session.resume(self.game, record)
        farthest = range(min(choices, KEYFRAME_EVERY - 1), choices + 1, KEYFRAME_EVERY)
        again = self.trial(partial(replay_record, self.game, record))
        opening = self.trial(*[partial(session.at, position) for position in farthest])
        return [
            Timed("replay of 1,000 choices", max(1, choices) / LONG, "ms", again),
            Timed("opening a position", len(farthest), "ms", opening),
            self.fact("choices of the game looked back on", choices, "", "more", None),
        ]

    def timed(self, figure: Timed) -> Row:
        """How much of it is done in a second, or how long one of them takes."""
        work, yardstick, amount = figure.trial.work, figure.trial.yardstick, figure.amount
        name, unit = figure.name, figure.unit
        if unit == "per second":
            return self.row(name, amount / work, unit, "more", yardstick * 1e3, amount / work * yardstick)
        value = work / amount * (1e6 if unit == "µs" else 1e3)
        return self.row(name, value, unit, "less", yardstick * 1e3, work / amount / yardstick)

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
