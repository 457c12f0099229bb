"""The Egyptians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("EGY", "egyptians", stars=3, aggressiveness=AGGRESSIVE, unrest_in_nation_deck=1)

card(
    "2EGY1A",
    "Egyptians",
    power,
    vp(each(2, per_own(CIVILISEDS))),
    exhaust(
        choose(
            (spend_action() & take_unrest()) >> develop(),
            (pay(population=1) & take_unrest()) >> gain_action(),
        )
    ),
)
card("2EGY1B", "Egyptians", power, vp(each(3, per_own(CIVILISEDS))), passive(hand_size(1)))
card("2EGY2", "Unification", accession, play(gain(PROGRESS, 2), this_to(HISTORY)))
card(
    "2EGY3",
    "Development",
    empire,
    develop_for(materials=3, population=1),
    vp(2),
    play(choose(develop(), pay(materials=2) >> acquire(CULTURES))),
)
card(
    "2EGY4",
    "Embalming",
    empire,
    pinned,
    develop_for(materials=4),
    vp(2),
    whenever(you_pay(POPULATION), may(to_history())),
    exhaust(draw()),
)
card(
    "2EGY5",
    "Obelisk",
    empire,
    pinned,
    develop_for(materials=2, population=2),
    vp(2),
    exhaust(free_play(UNRESTS)),
    solstice(discard(), gain(PROGRESS)),
)
card(
    "2EGY6",
    "Ramesses II",
    empire,
    free,
    develop_for(materials=4, population=2),
    vp(4),
    play(acquire(ANY_SUIT), this_to(HISTORY)),
)
card(
    "2EGY7",
    "Egyptian Expansion",
    empire,
    attack,
    develop_for(population=4),
    vp(4),
    play(each_other(abandon(REGIONS)), may(acquire(CONQUESTS))),
)
card(
    "2EGY8",
    "Medicine",
    empire,
    pinned,
    develop_for(materials=4, population=1),
    vp(4),
    passive(cheaper_development(POPULATION)),
)
card(
    "2EGY9",
    "Pyramids",
    empire,
    pinned,
    develop_for(materials=2, population=3),
    vp(4),
    passive(unrest_costs_less()),
    exhaust(draw()),
)
card(
    "2EGY10",
    "Egyptian Legacy",
    empire,
    attack,
    develop_for(materials=5),
    vp(each(1, per_own(CIVILISEDS))),
    play(each_other(take_unrest(), discard()), gain(PROGRESS, 2)),
)
card("2EGY11", "Red Land", region, pinned, in_nation_deck, play(gain(PROGRESS), may_garrison()))
card("2EGY12", "Kushites", tributary, barbarian, in_nation_deck, play(gain(PROGRESS, 2)))
card(
    "2EGY14",
    "Flood of the Nile",
    play(abandon(with_icon("river")) >> choose(gain(MATERIALS, 5), if_empire(break_through(CULTURES)))),
)
glory("2EGY15")
prosperity("2EGY16")
advance("2EGY17")
card(
    "2EGY18",
    "Egyptian Incursion",
    barbarian,
    attack,
    play(pay(materials=2, population=1) >> acquire(CONQUESTS), each_other(recall(REGIONS))),
)
card("2EGY19", "Egyptian Hieroglyphics", pinned, solstice(may(to_history(HAND, DISCARD))))
card("2EGY20", "Lower Nile", region, pinned, icons(river=1), play(may_garrison()))
card("2EGY21", "Nile Valley", region, pinned, icons(production=1, river=1, fertile=1), play(may_garrison()))
