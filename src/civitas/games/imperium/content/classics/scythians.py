"""The Scythians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("SCY", "scythians", stars=2, aggressiveness=AGGRESSIVE, unrest_in_deck=3, unrest_in_nation_deck=2)

card(
    "1SCY1A",
    "Scythians",
    power,
    vp(each(1, per_token(MATERIALS), per=6)),
    exhaust((spend_action() & take_unrest()) >> break_through(REGIONS)),
)
card(
    "1SCY1AX",
    "Scythians",
    power,
    vp(each(1, per_token(MATERIALS), per=6)),
    exhaust(sift_nation(2), may(spend_action() >> break_through(REGIONS))),
)
card("1SCY1B", "Scythians", power, vp(each(1, per_token(MATERIALS), per_own(REGIONS), per=3)))
card(
    "1SCY1BX",
    "Scythians",
    power,
    vp(each(1, per_token(MATERIALS), per_own(REGIONS), per=3)),
    exhaust(sift_nation(2)),
)
glory("1SCY2", accession)
card(
    "1SCY3",
    "Ateas",
    empire,
    develop_for(population=4),
    vp(3),
    play(may(acquire(REGIONS)), may(return_unrest()), this_to(HISTORY)),
)
card(
    "1SCY3X",
    "Ateas",
    empire,
    develop_for(population=4),
    vp(each(1, per_own(UNCIVILISEDS))),
    play(may(acquire(REGIONS)), may(acquire(UNCIVILISEDS)), may(acquire(CIVILISEDS)), this_to(HISTORY)),
)
card(
    "1SCY4",
    "Kurgans",
    empire,
    pinned,
    develop_for(population=3),
    vp(2),
    passive(hand_size(1)),
    exhaust(to_history(DISCARD)),
)
city("1SCY5", "City of Gelonus", empire, develop_for(population=3), vp(2))
card("1SCY6", "Jewellery", unplayable, ungarrisonable, develop_for(materials=7), vp(7))
card(
    "1SCY9",
    "Tamga",
    pinned,
    in_nation_deck,
    vp(each(1, per_own(REGIONS), per=2)),
    exhaust(discard() >> draw(2)),
)
card(
    "1SCY10",
    "Pontic Steppe",
    region,
    pinned,
    in_nation_deck,
    icons(production=1, fertile=1),
    play(gain(POPULATION), may_garrison()),
)
card(
    "1SCY11",
    "Tarim Basin",
    region,
    pinned,
    in_nation_deck,
    icons(production=1, river=1),
    play(may(draw()), may_garrison()),
)
card(
    "1SCY12",
    "Caucasia",
    region,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(gain(POPULATION), may_garrison()),
)
card(
    "1SCY13",
    "Raiders",
    barbarian,
    attack,
    free,
    in_nation_deck,
    play(draw(2), each_other(recall(REGIONS)), each_other_empire(steal(POPULATION))),
)
card("1SCY14", "Nomads", play(all_players(may(draw())), gain(MATERIALS, 1, per_icon("production"))))
NOMADS = play(
    may(draw()),
    gain(MATERIALS, 1, per_icon("production", "river", "fertile")),
    if_in("Nomads", DISCARD, gain(PROGRESS)),
)
card("1SCY14X", "Nomads", NOMADS)
card("1SCY15", "Nomads", barbarian, play(all_players(may(draw())), gain(MATERIALS, 1, per_icon("production"))))
card("1SCY15X", "Nomads", barbarian, NOMADS)
advance("1SCY16")
conquer("1SCY17")
card("1SCY18", "Carpathian Mountains", region, barbarian, pinned, play(gain(POPULATION), may_garrison()))
card("1SCY19", "Tian Shan", region, barbarian, pinned, play(gain(POPULATION), may_garrison()))
card(
    "1SCY20",
    "Mounted Archers",
    pinned,
    exhaust_when(you_are_attacked(), avoid_attack(), anytime=True),
    solstice(may(pay(materials=1) >> gain(POPULATION))),
)
card(
    "1SCY21",
    "Tents",
    barbarian,
    pinned,
    exhaust_when(you_play(REGIONS), gain(POPULATION)),
    solstice(may(recall(REGIONS))),
)
