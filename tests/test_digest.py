"""The digest of a game's rules: what moves it and what does not."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from civitas import digest, registry
from civitas.digest import digest_of, rules_digest

Edit = Callable[[str, str, str], str]


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edit]:
    """The digest of the proving game after one of its files was edited: what is replaced, and by what."""
    source = files("civitas.games.proving")
    number = 0

    def edit(file: str, old: str, new: str) -> str:
        nonlocal number
        number += 1
        name = f"copy_{tmp_path.name}_{number}"
        folder = tmp_path / name
        shutil.copytree(str(source), folder, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        (folder / "__init__.py").write_text('"""A copy."""\n', "utf-8")
        path = folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
        return digest_of(name, "1")

    monkeypatch.syspath_prepend(str(tmp_path))
    yield edit
    for name in [name for name in sys.modules if name.startswith(f"copy_{tmp_path.name}")]:
        del sys.modules[name]


def test_the_same_sources_have_the_same_digest(edited: Edit) -> None:
    assert edited("setup.py", "PILE", "PILE") == edited("flow.py", "TURN", "TURN")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup.py", "(BEAD,) * 7", "(BEAD,) * 8"),
        ("flow.py", "BUYS_A_TURN: Final = 2", "BUYS_A_TURN: Final = 3"),
        ("flow.py", "        StartTurn(),\n", ""),
        ("actions.py", "playable[card] and card != last", "playable[card] or card != last"),
        ("state.py", 'BOOK.counter("coins")', 'BOOK.counter("gold")'),
        ("rules.toml", "[", "# more\n["),
    ],
)
def test_a_changed_rule_moves_it(edited: Edit, file: str, old: str, new: str) -> None:
    assert edited(file, old, new) != edited(file, old, old)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup.py", '"""How a game starts (proving:setup)."""', '"""How a game begins (proving:setup)."""'),
        (
            "flow.py",
            '    """What every turn begins with."""',
            '    """What comes first in every turn.\n\n    At once.\n    """',
        ),
        ("flow.py", "EMPTY_PILES: Final = 3", "# Three of them.\nEMPTY_PILES: Final = 3\n\n"),
        ("flow.py", "s.put(ACTIONS + f.who, ACTIONS_A_TURN)", "s.put((ACTIONS + f.who), ACTIONS_A_TURN)"),
    ],
)
def test_comments_docstrings_and_layout_do_not(edited: Edit, file: str, old: str, new: str) -> None:
    assert edited(file, old, new) == edited(file, old, old)


def test_every_game_has_its_own_and_the_kernel_is_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [registry.game(name) for name in registry.games(hidden=True)]
    before = [rules_digest(game) for game in games]
    assert len(set(before)) == len(games)
    digest.digest_of.cache_clear()
    kept = digest.sources_digest
    monkeypatch.setattr(digest, "sources_digest", lambda name: b"other" if name == digest.KERNEL else kept(name))
    after = [rules_digest(game) for game in games]
    digest.digest_of.cache_clear()
    assert not set(before) & set(after)


def test_the_version_is_part_of_it() -> None:
    assert digest_of("civitas.games.proving", "1") != digest_of("civitas.games.proving", "2")
