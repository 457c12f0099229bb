"""Which modules are compiled (tools/compiled.py): the rule, clause by clause, and what it says of this project."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FrameType, ModuleType

import msgspec
import pytest

import civitas
from civitas import pure, registry
from civitas.kernel.book import Hook
from civitas.kernel.machine import Machine
from civitas.kernel.node import Expr, Node
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of

SOURCE = Path(civitas.__file__).parent.parent
OURS = ("civitas.kernel.", "civitas.games.")
GAMES = [name for name, point in registry.installed().items() if point.module.startswith(OURS)]


def the_rule() -> ModuleType:
    spec = spec_from_file_location("compiled", SOURCE.parent / "tools" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


RULE = the_rule()
COMPILED = set(RULE.compiled(SOURCE))
SAID = {module.name: module.said for module in RULE.modules(SOURCE)}


def modules_that_define(*bases: type) -> set[str]:
    """The modules of the kernel and the games with classes that descend from these, as Python itself knows them."""
    for name in GAMES:
        registry.game(name)
    todo, found = list(bases), set[type]()
    while todo:
        each = todo.pop()
        if each not in found:
            found.add(each)
            todo += type.__subclasses__(each)
    return {each.__module__ for each in found if each.__module__.startswith(OURS)}


def test_what_defines_a_part_of_a_running_game_is_compiled() -> None:
    parts = modules_that_define(Machine, Node, Expr, Hook)
    assert {"civitas.kernel.machine", "civitas.kernel.flow"} < parts
    assert {f"civitas.games.{name}.game" for name in GAMES}.isdisjoint(parts)
    assert {name for name in parts - COMPILED if SAID[name] != "Not compiled"} == set()


def test_what_msgspec_reads_is_not_compiled() -> None:
    structs = modules_that_define(msgspec.Struct)
    assert {"civitas.kernel.saved", "civitas.kernel.origin", "civitas.kernel.text"} < structs
    assert structs & COMPILED == set()


def test_packages_are_not_compiled_and_every_name_is_a_file() -> None:
    files = [SOURCE / path for path in RULE.paths(SOURCE)]
    assert [file for file in files if file.name == "__init__.py" or not file.is_file()] == []


def test_nothing_is_compiled_but_kernel_and_games() -> None:
    assert all(name.startswith(OURS) for name in COMPILED)


def test_what_speaks_and_what_the_players_see_is_not_compiled() -> None:
    """The same files in every game, so that a new game is held to it too."""
    for game in GAMES:
        for file in ("game", "setup", "text", "table", "advice", "log", "view", "web", "levels"):
            assert f"civitas.games.{game}.{file}" not in COMPILED


def test_decks_and_the_words_they_are_written_in_are_not_compiled() -> None:
    content = {name for name in SAID if not {"decks", "words", "content"}.isdisjoint(name.split(".")[:-1])}
    assert len(content) > 10
    assert content & COMPILED == set()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_in_compiled_modules_alone(name: str) -> None:
    """Whatever Python still has to interpret during random play is a module the rule left out by mistake."""
    s = registry.game(name).new(seats=3, seed=5)
    rng = rng_of("compiled", name)
    called: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_globals["__name__"])

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        playout(s, rng, 400)
    finally:
        sys.setprofile(before)
    expected = COMPILED if not pure.compiled() else set()
    assert {module for module in called if module.startswith(OURS)} <= expected
    assert pure.compiled() or called


def test_what_was_compiled_is_what_the_rule_says() -> None:
    extensions = [file.relative_to(SOURCE) for file in SOURCE.rglob("*.so") if "__mypyc." not in file.name]
    built = {".".join((*file.parts[:-1], file.name.split(".")[0])) for file in extensions}
    assert built in (set(), COMPILED), "run `make native`"


FILES = {
    "kernel/node": "class Node: ...\nclass Expr: ...",
    "kernel/machine": '"""Runs."""\nfrom civitas.kernel.zones import Zone\nclass Machine: ...',
    "kernel/zones": "class Zone: ...",
    "kernel/text": "from msgspec import Struct\nclass Message(Struct, frozen=True): ...",
    "kernel/playout": '"""Random play. Compiled: searches live in it."""',
    "kernel/session": "from civitas.kernel.machine import Machine",
    "games/chess/engine/steps": "from civitas.kernel.node import Node\nclass Step(Node[int]): ...",
    "games/chess/engine/moves": "from civitas.games.chess.engine.steps import Step as S\nclass Castle(S): ...",
    "games/chess/engine/late": (
        "from civitas.games.chess.engine import steps, squares\n"
        "from civitas.kernel.text import Message\nclass Late(steps.Step):\n"
        "    def get(self):\n        from civitas.games.chess.engine.inner import one\n"
    ),
    "games/chess/engine/whole": "import civitas.kernel.node as n\nclass Whole(n.Expr[int]): ...",
    "games/chess/engine/squares": '"""Sixty-four; Not compiled is what it does not say: it only talks of it."""',
    "games/chess/engine/inner": "one = 1",
    "games/chess/content/openings": (
        '"""Openings. Not compiled: they are content."""\n'
        "from civitas.games.chess.engine.moves import Castle\nfrom civitas.games.chess.content.names import A\n"
        "class Gambit(Castle): ..."
    ),
    "games/chess/content/names": "A = 1",
    "games/chess/words": "from civitas.kernel.text import Message\nclass Step: ...\nclass Word(Step): ...",
    "games/chess/__init__": "from civitas.kernel.node import Node\nclass Hidden(Node[int]): ...",
    "server/nodes": "from civitas.kernel.node import Node\nclass Away(Node[int]): ...",
}


def test_the_rule_clause_by_clause(tmp_path: Path) -> None:
    for name, text in FILES.items():
        path = tmp_path / "civitas" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert RULE.paths(tmp_path) == [
        f"civitas/{name}.py"
        for name in (
            "games/chess/engine/inner",
            "games/chess/engine/late",
            "games/chess/engine/moves",
            "games/chess/engine/squares",
            "games/chess/engine/steps",
            "games/chess/engine/whole",
            "kernel/machine",
            "kernel/node",
            "kernel/playout",
            "kernel/zones",
        )
    ]
