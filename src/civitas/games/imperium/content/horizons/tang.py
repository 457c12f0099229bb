"""The Tang."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("TAN", "tang", aggressiveness=PEACEFUL, playable=False)

card(
    "3TAN15",
    "Taoism",
    pinned,
    exhaust(
        choose(
            add_to_market(POPULATION),
            if_returned_unrest(discard(1, CIVILISEDS) >> gain_action()),
        )
    ),
)
