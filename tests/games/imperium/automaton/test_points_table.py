"""What every printed face is worth to the automaton (000:1215-1220; part c 7 of the facts on the automaton)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.automaton.market import points_of
from civitas.games.imperium.cards import CODES

from ..scenario import number
from .oracle_facts import CHAOS, UNREST, cards, points

FACES = [code for code in cards() if code not in (UNREST, CHAOS)]
# Plain state cards are no cards in the game, and nothing is worth anything on them.
STATE_CARDS = [f"{box}STATE{side}" for box in "123" for side in "AB"]
# Which of the Unrest and of the Chaos it is makes no difference: the game has one card for all of each.
ALIKE = {code: UNREST for code in FACES if cards()[code]["name"] == "Unrest"}
ALIKE |= {code: "3CUL25" for code in FACES if cards()[code]["name"] == "Chaos"}


@pytest.mark.rule("imperium:automaton-points")
def test_every_face_is_worth_what_the_card_facts_say() -> None:
    """Fixed as printed, negative too; variable 5; conditional the highest, 0 for a loss unless something is so."""
    wrong = {
        code: (points(code), points_of(number(ALIKE.get(code, code)))) for code in FACES if code not in STATE_CARDS
    }
    assert {code: pair for code, pair in wrong.items() if pair[0] != pair[1]} == {}


@pytest.mark.rule("imperium:automaton-points")
def test_no_face_is_left_out() -> None:
    assert len(FACES) == 1122
    assert sorted(code for code in FACES if code not in CODES and code not in ALIKE) == STATE_CARDS
    assert [points(code) for code in STATE_CARDS] == [0] * 6


@pytest.mark.rule("imperium:automaton-points")
@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("2FAM5", 12),
        ("1FAM6", 11),
        ("1CIV3", 5),
        ("3MAY7", 5),
        ("2ART5", -4),
        ("3POL17", -4),
        (UNREST, -2),
        ("3CUL25", -3),
        ("3MRT6", 0),  # a loss unless it is in the history or in exile
        ("2UTO3BX", 10),
    ],
)
def test_some_known_ones(card: str, worth: int) -> None:
    assert points_of(number(card)) == worth
