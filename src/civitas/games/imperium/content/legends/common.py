"""Common cards of Legends."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

common_cards("legends", playable=False)

card(
    "2FAM8",
    "Acclaimed",
    fame,
    vp(each(1, VARIABLES)),
    play(break_through(VARIABLE_CARDS), this_to(HISTORY)),
)
