"""The Wagadou."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("WAG", "wagadou", aggressiveness=PEACEFUL, playable=False)

card(
    "3WAG16",
    "Dhar Tichitt",
    barbarian,
    pinned,
    whenever(attack_uproots(REGIONS), may(pay_attacker(2) >> avoid_attack())),
    exhaust(discard() >> add_to_market(MATERIALS), each_other(gain(MATERIALS))),
)
