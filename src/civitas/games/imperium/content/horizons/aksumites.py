"""The Aksumites."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("AKS", "aksumites", aggressiveness=PEACEFUL, playable=False)

card(
    "3AKS1A",
    "Aksumites",
    power,
    vp(each(1, per_token(MATERIALS), per=6)),
    exhaust_when(you_gain_card_with_tokens(2), gain(GOODS)),
)
maritime_spice_route("3AKS2", accession)
