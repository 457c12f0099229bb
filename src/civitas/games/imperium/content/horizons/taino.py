"""The Taino."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("TAI", "taino", aggressiveness=PARTLY_PEACEFUL, playable=False)

card(
    "3TAI17",
    "Bohio",
    play(
        each_other(may(draw())),
        for_each(per_icon("fertile", "river", "ocean"), choose(gain(MATERIALS, 2), gain(POPULATION))),
    ),
)
