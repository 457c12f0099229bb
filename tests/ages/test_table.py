"""The terminal table draws at every width and shows nobody else's military cards."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from ages.scenario import AgesScenario
from civitas.games.ages.game import GAME
from civitas.games.ages.state import FIRST
from civitas.games.ages.table import draw, glossary
from civitas.testing.positions import positions
from civitas.words import LANGUAGES, Words

WORDS = {lang: Words(lang) for lang in LANGUAGES}


def printed(part: RenderableType, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(part)
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_and_the_glossary_fit(width: int, lang: str) -> None:
    for s in positions(GAME, 3, seed=3):
        for viewer in (*range(s.seats), None):
            view = GAME.view(s, viewer)
            names = [f"Player {seat + 1}" for seat in range(s.seats)]
            for part in (draw(view, names, WORDS[lang].say), glossary(view, WORDS[lang].say)):
                assert max(map(len, printed(part, width).splitlines())) <= width


def test_only_the_owner_reads_its_military_cards() -> None:
    t = AgesScenario().military(1, "raid_i").hand(1, "iron").actions()
    shown = [printed(draw(GAME.view(t.state, seat), ["A", "B"], WORDS["en"].say), 120) for seat in (0, 1)]
    assert "Raid" not in shown[0]
    assert "Raid" in shown[1]
    assert all("Iron" in text for text in shown)


def test_the_heading_names_the_starting_player_and_a_spectator_reads_the_row_with_its_eyes() -> None:
    """Seat 2 has completed a wonder, so another costs it one action more."""
    t = AgesScenario().set(FIRST, 0, 1).wonders(1, "colossus").row("pyramids").actions()
    shown = printed(draw(GAME.view(t.state, None), ["Ana", "Rui"], WORDS["en"].say), 120)
    assert "Rui starts each round" in shown
    assert "Pyramids [2]" in shown


def test_the_board_of_a_view_tells_costs_strengths_and_production() -> None:
    t = AgesScenario(3).row("iron").pact(0, "open_borders_agreement", 1).actions()
    board = GAME.view(t.state, 0).board
    assert board["row"][0]["costs"] == [1, 1, 1]
    mine = board["civilizations"][0]
    assert (mine["civil"], mine["military"], mine["against"]["1"]) == ([4, 4], [3, 3], [3, 1])
    assert (mine["food_production"], mine["resource_production"], mine["consumption"]) == (2, 2, 0)
