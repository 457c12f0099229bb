"""Imperium keeps every promise of the kernel: the model tester and the fuzzer."""

from __future__ import annotations

import pytest

from civitas.games.imperium.game import GAME
from civitas.testing.fuzz import check_bad_input
from civitas.testing.model import check_game
from civitas.testing.positions import POSITIONS

SHARES = 8
VARIANTS = ("quick_setup", "fast", "open_hands")


@pytest.mark.parametrize("share", range(SHARES))
def test_the_model_holds_at_random_positions(share: int) -> None:
    wish = {"replacements": ("yes", "no")[share % 2], "trade_routes": ("no", "yes")[share // 2 % 2]}
    wish["common"] = ("classics", "legends", "horizons")[share % 3]
    wish |= {variant: ("no", "yes")[share >> place & 1] for place, variant in enumerate(VARIANTS)}
    check_game(GAME, POSITIONS // SHARES, options=wish, seed=share)


def test_bad_input_is_refused_in_a_sentence_and_changes_nothing() -> None:
    check_bad_input(GAME, 40)
