"""The Mauryans."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("MAU", "mauryans", stars=2, aggressiveness=AGGRESSIVE, playable=False)

card(
    "2MAU5",
    "Ashoka",
    empire,
    develop_for(population=3),
    vp(1),
    play(take_top_fame(), reveal_all_to(ATTACKS, HISTORY, HAND, DECK, DISCARD) & this_to(HISTORY)),
)
