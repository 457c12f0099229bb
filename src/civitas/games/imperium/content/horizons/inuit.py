"""The Inuit."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("INU", "inuit", aggressiveness=PEACEFUL, playable=False)

card(
    "3INU1A",
    "Inuit",
    power,
    icons(ocean=1),
    vp(each(1, per_own(CULTURES), per=2)),
    passive(small_gains(MATERIALS, 3)),
    end_of_solstice(flip_state()),
)
card(
    "3INU3",
    "Siku (Sea Ice)",
    region,
    barbarian,
    pinned,
    icons(hunt=1),
    play(exile_from_market(), may_garrison()),
    whenever(your_state_turns_to(EMPIRE), this_to(HAND) & gain(MATERIALS)),
)
card(
    "3INU13",
    "Oral History",
    empire,
    pinned,
    develop_for(materials=3),
    vp(each(1, GARRISONED)),
    passive(history_under_this()),
    solstice(may(garrison())),
)
card(
    "3INU15",
    "Kayaks",
    pinned,
    develop_for(materials=3),
    free_with("Imaq (Arctic Sea)"),
    exhaust(if_barbarian(move_here(POPULATION) >> acquire(REGIONS, exile=True))),
    exhaust_when(you_gain(MATERIALS, "ocean", EMPIRE), this_to(HAND) >> gain(PROGRESS, 2)),
)
card("3INU12", "Imaq (Arctic Sea)", region, empire, pinned, icons(hunt=1), develop_for(materials=1), vp(1))
card(
    "3INU8",
    "Qarmaq",
    empire,
    play(
        all_players(may(draw())),
        choose(gain(MATERIALS, 1, per_icon("production", "ocean")), gain(POPULATION, 1, per_card(REGIONS))),
    ),
)
card("3INU25A", "Summer", empire, state_card, passive(no_history(), no_developing(BARBARIAN), hand_size(-2)))
card("3INU25B", "Winter", barbarian, state_card, passive(no_history_and_unrest(), no_developing(EMPIRE)))
