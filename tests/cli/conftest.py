"""Running the command inside the tests, and positions to run it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import civitas
from civitas.cli.main import civitas as command
from civitas.kernel.machine import Machine
from civitas.kernel.rng import Rng
from civitas.kernel.session import Session

Run = Callable[..., Result]
Saved = Callable[..., Path]


@pytest.fixture
def run() -> Run:
    """`run("games", "--json")`; `typed` are the lines typed at it, in English unless told otherwise."""

    def call(*args: str, typed: str = "", lang: str = "en") -> Result:
        env = {"COLUMNS": "100", "CIVITAS_LANG": lang}
        return CliRunner().invoke(command, args, input=typed, env=env)

    return call


@pytest.fixture(scope="session")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Saved:
    """The record of a random proving game, saved when a question of that kind is asked, or at its end."""

    def asks(state: Machine, kind: str, least: int, turn: int | None) -> bool:
        question = state.question
        if question is None or question.kind != kind or question.pick.least < least:
            return False
        return turn is None or state.turn == turn

    def play(
        kind: str = "",
        seats: int = 2,
        rounds: int = 40,
        past: int = 0,
        least: int = 0,
        turn: int | None = None,
        names: list[str] | None = None,
    ) -> Path:
        for seed in range(100):
            game = civitas.game("proving")
            session = Session(game, game.new(seats, seed, {"market": 24, "rounds": rounds}), names)
            rng = Rng()
            rng.seed(seed)
            state = session.state
            while not state.over and not (asks(state, kind, least, turn) and len(session.codes) >= past):
                session.advance([state.options[rng.below(len(state.options))]])
                state = session.state
            if state.over == (not kind):
                path = tmp_path_factory.mktemp("record") / "game.json"
                session.record().save(path)
                return path
        raise AssertionError(f"no game asked a question of kind {kind!r}")

    return play
