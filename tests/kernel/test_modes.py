"""Compiled or interpreted (DESIGN 3.5): the switch does what it says, and both play the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import civitas
from civitas import pure
from civitas.games.proving.game import GAME
from civitas.games.proving.state import State
from civitas.testing.positions import pick, rng_of, trace

ROOT = Path(civitas.__file__).parent
TRACE = """
import civitas
from civitas import pure
from civitas.testing.positions import trace
print(pure.compiled(), trace(civitas.game("proving"), 12))
"""


def extensions() -> list[Path]:
    return sorted(ROOT.rglob("*.so"))


def traced(**environment: str) -> tuple[bool, str]:
    """Whether a fresh process with this environment is compiled, and the trace it plays."""
    keep = {name: value for name, value in os.environ.items() if name not in (pure.SWITCH, "PYTHONHASHSEED")}
    path = os.pathsep.join([str(ROOT.parent), *filter(None, [keep.get("PYTHONPATH")])])
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", TRACE],
        capture_output=True,
        text=True,
        check=True,
        env=keep | {"PYTHONPATH": path} | environment,
    )
    compiled, digest = run.stdout.split()
    return compiled == "True", digest


def test_no_compiled_module_is_older_than_its_source() -> None:
    assert pure.stale() == [], "run `make native`, or delete the old extensions"


def test_a_compiled_module_older_than_its_source_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pure, "__file__", str(tmp_path / "pure.py"))
    for name, source_at, built_at in (("kernel/old", 20, 10), ("kernel/new", 10, 20), ("kernel/same", 10, 10)):
        source = tmp_path / f"{name}.py"
        source.parent.mkdir(exist_ok=True)
        built = tmp_path / f"{name}.cpython-311-x86_64-linux-gnu.so"
        for path, when in ((source, source_at), (built, built_at)):
            path.touch()
            os.utime(path, (when, when))
    assert pure.stale() == ["kernel/old.py"]


def test_the_running_mode_is_what_the_switch_says() -> None:
    """Without the switch the kernel is compiled wherever it was compiled; with it, never."""
    assert pure.compiled() == (bool(extensions()) and os.environ.get("CIVITAS_PURE") != "1")


def test_every_module_runs_in_the_same_mode() -> None:
    """A module that was compiled runs compiled, or, with the switch on, none does."""
    built = {(*path.relative_to(ROOT.parent).parts[:-1], path.name.split(".")[0]) for path in extensions()}
    for name, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name.startswith("civitas.") and file:
            expected = tuple(name.split(".")) in built and not pure.wanted()
            assert file.endswith(".so") == expected, name


def test_the_switch_forces_interpreted_in_a_fresh_process() -> None:
    compiled, _ = traced(CIVITAS_PURE="1")
    assert not compiled
    compiled, _ = traced()
    assert compiled == bool(extensions())


def test_the_decision_trace_of_this_mode_is_that_of_the_interpreted_one() -> None:
    _, digest = traced(CIVITAS_PURE="1")
    assert digest == trace(GAME, 12)


def test_the_decision_trace_does_not_depend_on_the_hash_seed() -> None:
    assert traced(PYTHONHASHSEED="0")[1] == traced(PYTHONHASHSEED="4242")[1] == trace(GAME, 12)


def test_the_trace_tells_different_games_apart() -> None:
    assert trace(GAME, 3, seed=1) != trace(GAME, 3, seed=2) != trace(GAME, 4, seed=2)
    assert trace(GAME, 3, seed=1) == trace(GAME, 3, seed=1)


class Played:
    """A random game, one choice at a time, with its keys on the way."""

    def __init__(self, seats: int, seed: int) -> None:
        self.s: State = GAME.new(seats, seed)
        self.rng = rng_of("interleaved", seats, seed)
        self.keys: list[bytes] = []

    def step(self) -> None:
        if self.s.asking:
            self.s.choose(pick(self.s, self.rng))
            self.keys.append(self.s.key())

    def to_the_end(self) -> list[bytes]:
        while self.s.asking:
            self.step()
        return self.keys


def test_two_games_interleaved_play_as_they_do_one_after_the_other() -> None:
    alone = [Played(seats, seed).to_the_end() for seats, seed in ((2, 1), (4, 2), (2, 1))]
    together = [Played(2, 1), Played(4, 2), Played(2, 1)]
    while any(game.s.asking for game in together):
        for game in together:
            game.step()
    assert [game.keys for game in together] == alone
    assert alone[0] == alone[2]


def test_the_finder_sees_the_sources_of_this_package_and_nothing_else() -> None:
    import civitas.kernel as kernel

    spec = pure.SourceOnly.find_spec("civitas.kernel.machine", list(kernel.__path__))
    assert spec is not None
    assert str(spec.origin).endswith("machine.py")
    assert pure.SourceOnly.find_spec("civitas.kernel.nothing", list(kernel.__path__)) is None
    assert pure.SourceOnly.find_spec("json.decoder", list(kernel.__path__)) is None
    assert pure.SourceOnly.find_spec("civitas", None) is None
