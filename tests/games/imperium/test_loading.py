"""A definition that cannot be read is refused with its file, its card and the word."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.games.imperium.content import horizons
from civitas.games.imperium.content.discovery import PACKAGE, load_file
from civitas.games.imperium.game import GAME
from civitas.kernel.errors import LoadError

HEAD = "from civitas.games.imperium.effects.vocabulary import *\n\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose files are content of Horizons."""
    monkeypatch.setattr(horizons, "__path__", [*horizons.__path__, str(tmp_path)])
    yield tmp_path
    sys.modules.pop(f"{PACKAGE}.horizons.broken", None)


@pytest.mark.parametrize(
    ("definition", "complaint"),
    [
        (
            'card(\n    "3WAG9",\n    "Envoys",\n    play(aquire(REGIONS)),\n)\n',
            r"broken\.py, card 3WAG9: there is no word 'aquire'",
        ),
        ('card("3WAG9", "Envoys", play(draw(with_icon("castle"))))\n', r"broken\.py, card 3WAG9: .*'castle'"),
        ('card("3WAG9", "Envoys", icons(castle=1))\n', r"broken\.py, card 3WAG9: .*'castle'"),
        ('card("1ROM21", "Envoys")\n', r"broken\.py, card 1ROM21: .*defined twice"),
        ('card("9ROM21", "Envoys")\n', r"broken\.py, card 9ROM21: .*no card number"),
        (
            'card("3WAG9", "Envoys", play(gain()))\n',
            r"broken\.py, card 3WAG9: .*missing 1 required positional argument",
        ),
    ],
)
def test_what_is_wrong_is_told_with_file_card_and_word(shelf: Path, definition: str, complaint: str) -> None:
    programs = len(GAME.book.code)
    (shelf / "broken.py").write_text(HEAD + definition)
    with pytest.raises(LoadError, match=complaint):
        load_file("horizons.broken")
    assert len(GAME.book.code) == programs


# A process in which one more file of Horizons is found, loading the game as everybody does.
CHILD = """
import pkgutil, sys
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_loader

found = pkgutil.iter_modules

def and_one_more(path=None, prefix=""):
    out = [each for each in found(path, prefix) if each.name != "magyars"]
    if any(each.name == "inuit" for each in out):
        out.append(pkgutil.ModuleInfo(out[0].module_finder, "added", False))
    return iter(out)

class Finder:
    def find_spec(self, name, path=None, target=None):
        ours = name == "civitas.games.imperium.content.horizons.added"
        return spec_from_loader(name, SourceFileLoader(name, sys.argv[1])) if ours else None

pkgutil.iter_modules = and_one_more
sys.meta_path.insert(0, Finder())
import civitas.games.imperium.game
"""
MAGYARS = 'nation("MAG", "magyars")\ncard("3MAG1A", "Magyars", power)\n'


@pytest.mark.parametrize(
    ("definition", "complaint"),
    [
        (
            'card(\n    "3MAG9",\n    "Envoys",\n    play(aquire(REGIONS)),\n)\n',
            "card 3MAG9: there is no word 'aquire'.",
        ),
        (
            MAGYARS + 'card("3MAG1B", "Magyars", power)\ncard("3MAG9", "Envoys", needs_in_play("Atlantis"))\n',
            "horizons/added.py, card 3MAG9: there is no card 'Atlantis'.",
        ),
        (MAGYARS, "the nation magyars has no card 3MAG1B."),
        (
            "from civitas.games.imperium.selector import Selector\n"
            'card("3MAG9", "Envoys", play(discard(1, Selector("odd", suits=REGION, no_suits=REGION))))\n',
            "horizons/added.py, card 3MAG9: the kind 'odd' rules out what it asks for.",
        ),
        ('nation("XXX", "nobody")\n', "horizons/added.py: imperium: 'XXX' is the code of no nation."),
    ],
)
def test_whoever_loads_the_game_is_told_what_is_wrong_with_a_file(
    tmp_path: Path, definition: str, complaint: str
) -> None:
    (tmp_path / "added.py").write_text(HEAD + definition)
    environment = os.environ | {"CIVITAS_PURE": "1"}
    run = subprocess.run(  # noqa: S603
        [sys.executable, "-c", CHILD, str(tmp_path / "added.py")],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert run.returncode == 1
    last = run.stderr.rstrip().splitlines()[-1]
    assert last.startswith("civitas.kernel.errors.LoadError: imperium: ")
    assert complaint in last
