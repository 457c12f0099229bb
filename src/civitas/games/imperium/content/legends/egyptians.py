"""The Egyptians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("EGY", "egyptians", stars=3, aggressiveness=AGGRESSIVE, playable=False)

card(
    "2EGY4",
    "Embalming",
    empire,
    pinned,
    develop_for(materials=4),
    vp(2),
    whenever(you_pay(POPULATION), may(to_history())),
    exhaust(draw()),
)
