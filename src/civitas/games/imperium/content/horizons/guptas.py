"""The Guptas."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("GUP", "guptas", aggressiveness=PEACEFUL, playable=False)

card(
    "3GUP9",
    "Advanced Mathematics",
    pinned,
    in_nation_deck,
    passive(hand_size(1)),
    whenever(you_clean_up_empty_handed(), gain(PROGRESS)),
)
