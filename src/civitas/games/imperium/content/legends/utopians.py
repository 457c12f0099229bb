"""The Utopians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("UTO", "utopians", stars=5, aggressiveness=PEACEFUL, playable=False)

card(
    "2UTO3B",
    "Shangri-la",
    starts_in_play,
    instead(you_would_gain(MATERIALS), each_other(gain(PROGRESS)), gain(POPULATION, 2)),
    exhaust(gain(MATERIALS)),
    solstice(if_have(POPULATION, 24, trigger_end())),
)
