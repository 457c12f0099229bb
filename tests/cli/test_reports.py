"""`simulate`, `bench`, `doctor`: figures for people and for programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import civitas
from civitas import pure
from civitas.arena import bench
from civitas.arena.bench import BenchReport, Row
from civitas.cli import bench as bench_command, doctor as doctor_command

SHORT = ("simulate", "proving", "--games", "4", "--bots", "random,greedy", "--seed", "9", "--set", "rounds=2")
CIVITAS = Path(sys.executable).with_name("civitas")


def test_a_simulation_reports_speed_length_and_wins(run) -> None:
    result = run(*SHORT)
    assert result.exit_code == 0
    for part in ("Games a second", "Decisions a second", "Options a decision", "Player 2", "greedy", "random"):
        assert part in result.stdout
    assert result.stderr == ""


def test_a_simulation_as_json_is_the_same_for_any_number_of_jobs_and_any_hash_seed() -> None:
    texts = set()
    for jobs, hash_seed in (("1", "1"), ("2", "2")):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [CIVITAS, *SHORT, "--json", "--jobs", jobs]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)  # noqa: S603
        texts.add(done.stdout)
        assert done.stderr == ""
    (text,) = texts
    data = json.loads(text)
    assert (data["games"], data["seats"], data["options"]["rounds"]) == (4, 2, 2)


def test_the_seats_of_a_simulation_are_as_many_as_its_bots(run) -> None:
    data = json.loads(run("simulate", "proving", "--games", "1", "--bots", "random,random,random", "--json").stdout)
    assert data["seats"] == 3


def row(ratio: float) -> Row:
    return Row("proving", "copy", 1.5, "µs", "less", 2.0, ratio, 2.0, True)


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bench without the measuring: what it shows and how it compares is at issue, not the figures."""

    def run(_games: object) -> BenchReport:
        return BenchReport(pure.compiled(), "3", "none", [row(1.0)])

    monkeypatch.setattr(bench_command, "run", run)


@pytest.mark.usefixtures("quick_bench")
def test_the_bench_shows_figure_yardstick_ratio_and_goal(run) -> None:
    shown = run("bench").stdout
    for part in ("copy", "1.5 µs", "2 ms", "Ratio", "✓"):
        assert part in shown


@pytest.mark.usefixtures("quick_bench")
def test_the_bench_as_json_can_be_compared_against_later(run, tmp_path) -> None:
    path = tmp_path / "before.json"
    path.write_text(run("bench", "--json").stdout)
    assert run("bench", "--against", str(path)).exit_code == 0


@pytest.mark.usefixtures("quick_bench")
def test_a_figure_that_got_worse_by_more_than_a_fifth_fails(run, tmp_path) -> None:
    path = tmp_path / "before.json"
    path.write_text(BenchReport(pure.compiled(), "3", "none", [row(0.7)]).to_json())
    result = run("bench", "--against", str(path))
    assert result.exit_code == 1
    assert "proving: copy is 1.43 times worse" in result.stderr


@pytest.mark.usefixtures("quick_bench")
def test_figures_that_cannot_be_read_are_refused(run, tmp_path) -> None:
    assert run("bench", "--against", str(tmp_path / "none.json")).exit_code == 2


def test_the_bench_command_measures_with_the_arenas_bench() -> None:
    assert bench_command.run is bench.run


def test_the_doctor_tells_versions_mode_database_and_browser(run) -> None:
    shown = run("doctor").stdout
    for part in ("civitas", "Python", "fluent", "msgspec", "Game proving", "Kernel", "Database", "none yet", "Browser"):
        assert part in shown


def test_the_doctors_findings_can_be_read_by_programs(run) -> None:
    health = json.loads(run("doctor", "--json").stdout)
    assert health["compiled"] == pure.compiled()
    assert health["games"]["proving"] == civitas.game("proving").info.version
    assert None not in health["dependencies"].values()
    assert health["database"] is None


def test_the_doctor_fails_when_a_compiled_module_is_stale(run, monkeypatch) -> None:
    monkeypatch.setattr(doctor_command.pure, "stale", lambda: ["kernel/machine.py"])
    result = run("doctor")
    assert result.exit_code == 1
    assert "kernel/machine.py" in result.stdout


def test_the_doctor_fails_when_a_dependency_is_missing(run, monkeypatch) -> None:
    monkeypatch.setattr(doctor_command, "dependencies", lambda: ["no-such-distribution"])
    result = run("doctor")
    assert result.exit_code == 1
    assert "missing" in result.stdout


def test_output_that_cannot_be_written_is_one_sentence_without_a_traceback() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([CIVITAS, "games", "--all"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603
    assert done.returncode == 1
    assert done.stderr == "civitas: The system refused: No space left on device.\n"
