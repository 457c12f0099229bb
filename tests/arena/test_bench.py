"""The bench measures what it says, and knows better from worse. How fast anything is, is no test."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path
from typing import Literal

import msgspec
import pytest

import civitas
from civitas import pure
from civitas.arena import measure
from civitas.arena.bench import PROVING, Bench, BenchReport, Part, Row, best_of, compare, in_yardsticks, run
from civitas.arena.subject import LONG, Subject, long_record, most_options
from civitas.bots.bot import private_rng
from civitas.kernel.errors import OptionError
from civitas.kernel.playout import playout

GAME = civitas.game("proving")


@pytest.fixture(scope="module")
def report() -> BenchReport:
    return run(["proving"], rounds=1, laps=1, span=0.0)


def test_every_goal_of_the_proving_game_is_measured(report: BenchReport) -> None:
    assert PROVING.keys() <= {row.name for row in report.rows}
    for row in report.rows:
        goal = PROVING.get(row.name, (None, None))[0 if report.compiled else 1]
        assert row.goal == goal
        assert (row.ok is None) == (goal is None)


def test_every_figure_is_told_once_and_is_positive(report: BenchReport) -> None:
    names = [row.name for row in report.rows]
    assert len(names) == len(set(names))
    assert all(row.value > 0 for row in report.rows)


def test_what_is_timed_has_a_yardstick_and_a_ratio(report: BenchReport) -> None:
    """A rate in yardsticks is the rate times the yardstick, a duration is divided by it."""
    timed = [row for row in report.rows if row.yardstick is not None]
    assert len(timed) == 12
    for row in timed:
        assert row.yardstick is not None
        scale = {"per second": 1e-3, "ms": 1.0, "µs": 1e-3}[row.unit]
        value = row.value * scale
        expected = value * row.yardstick if row.better == "more" else value / row.yardstick
        assert row.ratio == pytest.approx(expected)


def test_the_report_says_in_which_mode_it_was_made(report: BenchReport) -> None:
    assert report.compiled is pure.compiled()


def test_a_report_survives_being_written(report: BenchReport) -> None:
    assert msgspec.json.decode(report.to_json(), type=BenchReport) == report


def test_a_game_without_goals_of_its_own_has_those_of_all_games() -> None:
    bench = Bench(GAME, 1, 0.0)
    bench.goals = {"copy, full table": (5, 7)}
    goal = 5 if pure.compiled() else 7
    assert bench.row("copy, full table", goal, "µs", "less", 1, 1).ok is True
    assert bench.row("copy, full table", goal + 1, "µs", "less", 1, 1).ok is False
    assert bench.row("copy", 9, "µs", "less", 1, 1).ok is None


def test_a_rate_must_reach_its_goal() -> None:
    bench = Bench(GAME, 1, 0.0)
    bench.goals = {"playouts": (10, 10)}
    assert bench.row("playouts", 10, "per second", "more", 1, 1).ok is True
    assert bench.row("playouts", 9, "per second", "more", 1, 1).ok is False


def figures(name: str, better: Literal["more", "less"], ratio: float | None, compiled: bool = True) -> BenchReport:
    row = Row("proving", name, 1.0, "", better, 1.0, ratio, None, None)
    return BenchReport(compiled, "3.11", "x86_64", [row])


@pytest.mark.parametrize(
    ("better", "ratio", "worse"),
    [
        ("less", 119.0, False),
        ("less", 121.0, True),
        ("less", 10.0, False),
        ("more", 84.0, False),
        ("more", 83.0, True),
        ("more", 900.0, False),
    ],
)
def test_a_ratio_more_than_a_fifth_worse_is_told(
    tmp_path: Path, better: Literal["more", "less"], ratio: float, worse: bool
) -> None:
    path = tmp_path / "before.json"
    path.write_text(figures("copy", better, 100.0).to_json())
    lines = compare(figures("copy", better, ratio), path)
    assert len(lines) == worse
    assert all(line.startswith("proving: copy is 1.2") for line in lines)


def test_a_report_is_no_worse_than_itself(tmp_path: Path, report: BenchReport) -> None:
    path = tmp_path / "before.json"
    path.write_text(report.to_json())
    assert compare(report, path) == []


def test_a_goal_reached_or_missed_shows_in_the_report() -> None:
    good, bad = (Row("proving", "copy", 1.0, "µs", "less", 1.0, 1.0, 2.0, ok) for ok in (True, False))
    assert BenchReport(True, "3.11", "x86_64", [good]).ok
    assert not BenchReport(True, "3.11", "x86_64", [good, bad]).ok


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{}", "does not hold figures"),
        ("[1", "does not hold figures"),
        (figures("copy", "less", 1.0, compiled=False).to_json(), "holds interpreted figures; these are compiled"),
        (figures("paste", "less", 1.0).to_json(), "no figure in common"),
        (figures("copy", "less", None).to_json(), "no figure in common"),
    ],
)
def test_figures_that_cannot_be_compared_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "before.json"
    path.write_text(text)
    with pytest.raises(OptionError, match=sentence):
        compare(figures("copy", "less", 1.0), path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"nowhere\.json could not be read: No such file"):
        compare(figures("copy", "less", 1.0), tmp_path / "nowhere.json")


def test_only_questions_with_two_options_are_decisions() -> None:
    subject = Subject(GAME, 2)
    played = [playout(start.copy(), private_rng(seed), 100_000) for seed, start in enumerate(subject.starts)]
    assert subject.decisions == sum(played)
    assert all(s.asking for s in subject.positions)
    assert len({s.key() for s in subject.positions}) == 3 * len(subject.starts)


def test_measuring_changes_nothing_that_is_measured() -> None:
    subject = Subject(GAME, 2)
    before = [s.key() for s in (*subject.starts, *subject.positions)]
    for work in (*subject.games(), *subject.searches(), subject.copy_all, subject.save_all, subject.view_all):
        work()
    assert subject.memory() > 1000
    assert not tracemalloc.is_tracing()
    assert [s.key() for s in (*subject.starts, *subject.positions)] == before


def test_the_game_looked_back_on_has_a_thousand_choices() -> None:
    record = long_record(GAME)
    assert len(record.choices()) == LONG
    assert record.options | {"kingdom": ""} == most_options(GAME) == {"market": 24, "rounds": 200, "kingdom": ""}


def test_each_slice_counts_with_its_best_lap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece is tried once; then come, in each of two laps, the pieces and after them the yardsticks."""
    clock = iter([0.05, 0.05, 4.0, 9.0, 1.0, 5.0, 6.0, 7.0, 2.0, 3.0])
    monkeypatch.setattr(measure, "seconds", lambda *_: next(clock))
    monkeypatch.setattr(measure, "YARDSTICKS", 2)
    trial = measure.Trial([lambda: None, lambda: None], laps=2, span=0.0)
    assert (trial.work, trial.yardstick) == (4.0 + 7.0, (1.0 + 3.0) / 2)


def test_a_short_piece_of_work_is_repeated_to_fill_its_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def seconds(_work: object, times: int = 1) -> float:
        asked.append(times)
        return times * 0.0005

    monkeypatch.setattr(measure, "seconds", seconds)
    trial = measure.Trial([lambda: None], laps=1, span=0.009)
    assert asked == [1, *[6] * 3, *[1] * measure.YARDSTICKS]
    assert trial.work == pytest.approx(0.0005)


def told(value: float, yardstick: float | None, unit: str, better: Literal["more", "less"]) -> Row:
    ratio = None if yardstick is None else in_yardsticks(value, unit, yardstick)
    return Row("proving", "figure", value, unit, better, yardstick, ratio, None, None)


@pytest.mark.parametrize(
    ("one", "other", "best"),
    [
        (told(900, 12, "per second", "more"), told(800, 10, "per second", "more"), told(900, 10, "per second", "more")),
        (told(9, 12, "ms", "less"), told(8, 15, "ms", "less"), told(8, 12, "ms", "less")),
        (told(7, 10, "µs", "less"), told(7, 11, "µs", "less"), told(7, 10, "µs", "less")),
        (told(4000, None, "bytes", "less"), told(3999, None, "bytes", "less"), told(3999, None, "bytes", "less")),
    ],
)
def test_of_the_rounds_the_best_counts_and_of_the_yardsticks_too(one: Row, other: Row, best: Row) -> None:
    assert best_of(one, other) == best_of(other, one) == best


def test_games_take_turns_and_every_round_is_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def in_processes(_work: object, parts: list[Part], jobs: int) -> list[list[Row]]:
        assert jobs == 1
        started.append([part.game for part in parts])
        return [[told(len(started), None, "", "more")]]

    monkeypatch.setattr("civitas.arena.bench.in_processes", in_processes)
    report = run(["one", "two"], rounds=2)
    assert started == [["one"], ["two"], ["one"], ["two"]]
    assert [row.value for row in report.rows] == [3, 4]


def test_the_process_is_on_one_core_only_while_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    cores = [{0, 1, 5}]
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: cores[-1], raising=False)
    monkeypatch.setattr(os, "sched_setaffinity", lambda _, wanted: cores.append(wanted), raising=False)
    with measure.one_core():
        assert cores[-1] == {5}
    assert cores[-1] == {0, 1, 5}


def test_where_cores_cannot_be_chosen_it_measures_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_setaffinity", raising=False)
    with measure.one_core():
        assert not hasattr(os, "sched_setaffinity")
