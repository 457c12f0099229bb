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
card(
    "3WAG6",
    "Adoption of Islam",
    empire,
    free,
    develop_for(population=3),
    vp(each(1, per_own(ANY, HISTORY), per=4)),
    play(
        choose_up_to(2, return_unrest(), to_history(HAND, DISCARD)),
        find(called("Pact with Bida"), to=HISTORY, in_play=True) & this_to(HISTORY),
    ),
)
card(
    "3WAG7",
    "Great Wealth",
    empire,
    pinned,
    develop_for(population=5),
    vp(each(1, per_token(MATERIALS), per=5)),
    passive(cheaper_in_materials(1)),
    whenever(you_return_some_unrest(), gain(MATERIALS, 2) & draw()),
)
card(
    "3WAG17",
    "Pact with Bida",
    barbarian,
    pinned,
    free,
    passive(hand_size(1)),
    exhaust(choose(to_hand(DISCARD), gain_action())),
    solstice(choose(take_unrest(2), abandon(holding(REGIONS, ANY)) >> gain(PROGRESS))),
)
