"""Many games give the same report anywhere, and the report says what happened in them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from fractions import Fraction
from typing import Any

import pytest

import civitas
from civitas.arena import simulate as simulation
from civitas.arena.match import empty_tally, play
from civitas.arena.simulate import Part, Report, play_part, simulate
from civitas.arena.workers import WorkerDied, in_processes
from civitas.bots import Bot, Worlds, make_bot
from civitas.kernel.errors import OptionError, UnknownGame
from civitas.kernel.game import View
from civitas.kernel.node import NEVER

SHORT = {"rounds": 3}
PROVING = civitas.game("proving")

SCRIPT = """
from civitas.arena.simulate import simulate
print(simulate("proving", 5, 3, ["greedy:worlds=2", "random"], "77", {"rounds": 3}).to_json())
"""


def mixed(jobs: int) -> Report:
    return simulate("proving", 5, 3, ["greedy:worlds=2", "random"], "77", SHORT, jobs)


def test_any_number_of_jobs_gives_the_same_report() -> None:
    assert mixed(jobs=1).to_json() == mixed(jobs=2).to_json()


def test_any_hash_seed_gives_the_same_report() -> None:
    texts = []
    for hash_seed in ("1", "2"):
        ran = subprocess.run(  # noqa: S603
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        texts.append(ran.stdout.strip())
    assert texts == [mixed(jobs=1).to_json()] * 2


def test_another_seed_gives_another_report() -> None:
    reports = [simulate("proving", 4, 2, ["random"], seed, SHORT) for seed in (1, 2)]
    assert (reports[0].choices, reports[0].scores) != (reports[1].choices, reports[1].scores)


def test_the_games_of_a_longer_run_begin_with_those_of_a_shorter_one() -> None:
    """A game depends on the seed and its own number alone."""

    def part(first: int, after: int) -> Part:
        return Part("proving", 2, ["random"], 9, PROVING.options(2, SHORT), 1000, first, after)

    together, apart = play_part(part(0, 5)), play_part(part(3, 5))
    apart.add(play_part(part(0, 3)))
    assert together == apart


def test_timings_are_told_but_not_written() -> None:
    report = simulate("proving", 2, 2, ["random"], 1, SHORT)
    assert report.seconds > 0
    assert report.games_per_second == pytest.approx(2 / report.seconds)
    assert report.decisions_per_second == pytest.approx(report.decisions / report.seconds)
    assert not {"seconds", "games_per_second", "decisions_per_second"} & json.loads(report.to_json()).keys()


class Looking:
    """The random bot, made to look at its view: the slow way to the same choices."""

    def __init__(self, seed: int) -> None:
        self.bot = make_bot("random", seed)

    def choose(self, view: View, worlds: Worlds) -> int:
        return self.bot.choose(view, worlds)


def test_sparing_random_bots_the_view_changes_nothing() -> None:
    ends, tallies = [], []
    for kind in (lambda seed: make_bot("random", seed), Looking):
        bots: list[Bot] = [kind(seat) for seat in range(3)]
        state, tally = PROVING.new(3, 5, SHORT), empty_tally(3, 1)
        play(PROVING, state, bots, 1000, tally)
        ends.append(state.key())
        tallies.append(tally)
    assert ends[0] == ends[1]
    assert tallies[0] == tallies[1]


def test_the_report_counts_what_was_played() -> None:
    """The same game, watched: every answer a choice, those with two or more options decisions."""
    part = Part("proving", 2, ["random"], 9, PROVING.options(2, SHORT), 1000, 0, 1)
    tally = play_part(part)
    state = PROVING.new(2, simulation.derived(9, 0, "game"), SHORT)
    bots = [make_bot("random", simulation.derived(9, 0, f"seat {seat}")) for seat in range(2)]
    asked: list[int] = []
    while state.asking:
        asked.append(len(state.options))
        state.choose(state.options[0] if asked[-1] == 1 else bots[state.asked].pick(state.options, NEVER))
    real = [options for options in asked if options > 1]
    assert (tally.choices, tally.decisions, tally.options) == (len(asked), len(real), sum(real))
    assert tally.scores_by_seat == state.scores()
    assert [seat for seat in range(2) if tally.wins_by_seat[seat]] == state.winners()
    report = simulate("proving", 1, 2, ["random"], 9, SHORT)
    assert report.branching == round(sum(real) / len(real), 4)
    assert report.length == len(asked)


def test_fewer_bots_than_seats_go_round_the_table_and_take_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def noted(spec: str, seed: int) -> Bot:
        seated.append(spec)
        return make_bot("random", seed)

    monkeypatch.setattr(simulation, "make_bot", noted)
    play_part(Part("proving", 3, ["a", "b"], 1, PROVING.options(3, {"rounds": 1}), 1000, 0, 3))
    assert [seated[i : i + 3] for i in range(0, 9, 3)] == [["a", "b", "a"], ["b", "a", "a"], ["a", "a", "b"]]


def test_every_win_is_shared_out_exactly() -> None:
    """After one round many tables are tied, also between three."""
    report = simulate("proving", 40, 3, ["random"], 4, {"rounds": 1})
    wins = [Fraction(text) for text in report.wins_by_seat]
    assert sum(wins) == 40
    assert any(win.denominator > 1 for win in wins)
    assert report.wins_by_bot == {"random": "40"}
    assert report.seats_by_bot == {"random": 120}


def test_bots_of_one_spec_are_counted_together() -> None:
    report = simulate("proving", 2, 4, ["random", "greedy:worlds=1", "random"], 4, {"rounds": 1})
    assert report.seats_by_bot == {"random": 6, "greedy:worlds=1": 2}
    mean = (report.scores_by_bot["random"] * 6 + report.scores_by_bot["greedy:worlds=1"] * 2) / 2
    assert mean == pytest.approx(sum(report.scores), abs=0.01)


def test_a_game_that_is_stopped_is_counted_as_such_and_won_by_nobody() -> None:
    report = simulate("proving", 3, 2, ["random"], 4, limit=10)
    assert (report.capped, report.choices, report.limit) == (3, 30, 10)
    assert report.wins_by_seat == ["0", "0"]


def test_a_game_that_ends_at_the_limit_is_not_stopped() -> None:
    length = simulate("proving", 1, 2, ["random"], 4, SHORT).choices
    assert simulate("proving", 1, 2, ["random"], 4, SHORT, limit=length).capped == 0
    assert simulate("proving", 1, 2, ["random"], 4, SHORT, limit=length - 1).capped == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_hears_of_every_game(jobs: int) -> None:
    heard: list[int] = []
    simulate("proving", 20, 2, ["random"], 4, {"rounds": 1}, jobs, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 20
    assert len(heard) > 1


def test_a_dead_worker_is_an_error_and_not_a_wait() -> None:
    with pytest.raises(WorkerDied, match="died"):
        list(in_processes(os._exit, [1, 1, 1], 2))


def test_an_error_in_a_worker_reaches_the_caller() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(in_processes(int, ["1", "x"], 2))


def test_a_fault_in_the_rules_says_in_which_game_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*_: object) -> None:
        raise ValueError("no such card")

    monkeypatch.setattr(simulation, "play", fault)
    with pytest.raises(ValueError, match="no such card") as caught:
        play_part(Part("proving", 2, ["random"], 9, PROVING.options(2, {}), 1000, 7, 8))
    assert caught.value.__notes__ == ["This was in game 7 of the simulation, proving with seed 9."]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"games": 0}, "number of games must be at least 1; 0 is not"),
        ({"jobs": 0}, "number of jobs must be at least 1"),
        ({"limit": -3}, "limit of choices must be at least 1; -3 is not"),
        ({"seats": 9}, "2 to 4 seats; 9 is not possible"),
        ({"bots": []}, "1 to 2 bots can play; 0 cannot"),
        ({"bots": ["random"] * 3}, "1 to 2 bots can play; 3 cannot"),
        ({"bots": ["random", "oracle"]}, "no bot 'oracle'"),
        ({"seed": "x"}, "seed must be an integer"),
        ({"options": {"rounds": 0}}, "'rounds' must be a whole number from 1 to 200"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_it_starts(arguments: dict[str, Any], sentence: str) -> None:
    usual: dict[str, Any] = {"games": 1, "seats": 2, "bots": ["random"]}
    with pytest.raises(OptionError) as refusal:
        simulate("proving", **{**usual, **arguments})
    assert sentence in str(refusal.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        simulate("chess", 1, 2, ["random"])
