"""The Abbasids."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("ABB", "abbasids", aggressiveness=PEACEFUL, playable=False)

card(
    "3ABB4",
    "Glass Working",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    icons(merchant=1, production=2),
    vp(each(1, per_token_here(GOODS), per=2)),
    whenever(you_pay(GOODS), add_paid_here(GOODS)),
    solstice(may(gain_from_here(GOODS))),
)
maritime_spice_route("3ABB11", in_nation_deck)
western_silk_road("3ABB12", in_nation_deck)
