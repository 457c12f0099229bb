"""The Wagadou."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("WAG", "wagadou", aggressiveness=PEACEFUL, playable=False)

card(
    "3WAG1B",
    "Wagadou",
    power,
    icons(production=2),
    vp(each(1, per_token(MATERIALS), per=2)),
    passive(clean_up_token(MATERIALS, 1)),
)
card(
    "3WAG4",
    "Controlling the Trade",
    empire,
    pinned,
    free,
    vp(each(1, per_own_icon("production"), per=3)),
    play(recall(REGIONS) >> choose(gain_action(), trade())),
    exhaust_when(you_trade(), choose(gain(PROGRESS), to_history(DISCARD))),
)
card(
    "3WAG16",
    "Dhar Tichitt",
    barbarian,
    pinned,
    whenever(attack_uproots(REGIONS), may(pay_attacker(2) >> avoid_attack())),
    exhaust(discard() >> add_to_market(MATERIALS), each_other(gain(MATERIALS))),
)
