"""The Mayans."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("MAY", "mayans", aggressiveness=PARTLY_PEACEFUL, playable=False)

card(
    "3MAY4",
    "Popol Vuh",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    vp(4),
    exhaust(
        (discard(1, with_icon_but("mask", "Stone Mask")) & spend_action() & return_unrest_from_here(2))
        >> take_top_fame(),
    ),
    solstice(may(pay_any(MATERIALS, UNRESTS) >> garrison_as_many(UNRESTS))),
)
card(
    "3MAY27",
    "Halach Uinic",
    play(gain_exhaust(1, per_icon("city", "metropolis")), sift_nation(1)),
)
