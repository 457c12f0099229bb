"""The 49 replacement cards of Horizons: all are there, and come to the table in place of the first printing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from civitas.games.imperium.cards import CARDS, TITLES, belonging
from civitas.games.imperium.game import GAME

# The code of every face of a replacement card, that of the face it replaces, and its name, as they are printed.
LINES: Final = (Path(__file__).parent / "replacement_cards.txt").read_text("utf-8").splitlines()
PRINTED: Final = [(line.split(" ", 2)[0], line.split(" ", 2)[1], line.split(" ", 2)[2]) for line in LINES]


def test_there_are_49_of_which_four_have_two_faces() -> None:
    physical = {code.replace("AX", "X").replace("BX", "X") for code, _, _ in PRINTED}
    assert (len(PRINTED), len(physical)) == (53, 49)
    assert sorted(code for code in CARDS if code.endswith("X")) == sorted(code for code, _, _ in PRINTED)


@pytest.mark.parametrize(("code", "replaced", "name"), PRINTED)
def test_each_has_its_name_and_takes_the_place_of_the_card_it_replaces(code: str, replaced: str, name: str) -> None:
    assert (CARDS[code].name, CARDS[code].replaces) == (name, replaced)
    assert replaced in CARDS
    first = {card.code for card in belonging((code[:4],), False)}
    later = {card.code for card in belonging((code[:4],), True)}
    assert (code in first, replaced in first) == (False, True)
    assert (code in later, replaced in later) == (True, False)


def test_a_name_changes_with_its_card() -> None:
    """2REG3X is a peak, where a mountain was (imperium:replacement-cards)."""
    assert (CARDS["2REG3"].name, CARDS["2REG3X"].name) == ("Mountain", "Peak")
    assert {"Mountain", "Peak"} <= set(TITLES)


@pytest.mark.parametrize(("setting", "code"), [("yes", "2REG3X"), ("no", "2REG3")])
def test_the_setting_decides_which_of_both_is_dealt(setting: str, code: str) -> None:
    settings = {"common": "legends", "replacements": setting, "nation1": "romans", "nation2": "persians"}
    s = GAME.new(2, 1, settings)
    dealt = {CARDS[each].number for each in ("2REG3", "2REG3X")} & {card for zone in s.zones for card in zone.cards()}
    assert dealt == {CARDS[code].number}
