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
card(
    "2UNC1",
    "Mining",
    uncivilised,
    pinned,
    four_players,
    vp(1),
    exhaust(abandon(REGIONS) >> gain(PROGRESS), if_it_is(without_icon("production"), gain(PROGRESS))),
)
