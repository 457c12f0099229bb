"""A definition that cannot be read is refused with its file, its card and the word."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.games.imperium import decks
from civitas.games.imperium.decks.loading import PACKAGE, load_deck
from civitas.games.imperium.game import GAME
from civitas.kernel.errors import LoadError

HEAD = "from civitas.games.imperium.lexicon import *\n\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose files are decks."""
    monkeypatch.setattr(decks, "__path__", [*decks.__path__, str(tmp_path)])
    yield tmp_path
    sys.modules.pop(f"{PACKAGE}.broken", None)


@pytest.mark.parametrize(
    ("definition", "complaint"),
    [
        (
            'card(\n    "1WAG9",\n    "Envoys",\n    play(aquire(REGIONS)),\n)\n',
            r"broken\.py, card 1WAG9: there is no word 'aquire'",
        ),
        ('card("1WAG9", "Envoys", play(draw(with_icon("castle"))))\n', r"broken\.py, card 1WAG9: .*'castle'"),
        ('card("1WAG9", "Envoys", icons(castle=1))\n', r"broken\.py, card 1WAG9: .*'castle'"),
        ('card("1ROM21", "Envoys")\n', r"broken\.py, card 1ROM21: .*defined twice"),
        ('card("9ROM21", "Envoys")\n', r"broken\.py, card 9ROM21: .*no card number"),
        (
            'card("1WAG9", "Envoys", play(gain()))\n',
            r"broken\.py, card 1WAG9: .*missing 1 required positional argument",
        ),
    ],
)
def test_what_is_wrong_is_told_with_file_card_and_word(shelf: Path, definition: str, complaint: str) -> None:
    programs = len(GAME.book.code)
    (shelf / "broken.py").write_text(HEAD + definition)
    with pytest.raises(LoadError, match=complaint):
        load_deck("broken")
    assert len(GAME.book.code) == programs
