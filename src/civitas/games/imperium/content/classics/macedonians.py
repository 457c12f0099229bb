"""The Macedonians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("MAC", "macedonians", stars=1, aggressiveness=PARTLY_PEACEFUL, unrest_in_deck=3)

card(
    "1MAC1A",
    "Macedonians",
    power,
    vp(each(1, per_own(REGIONS), per=2)),
    whenever(you_play_from(REGIONS, DISCARD), gain(MATERIALS, 2)),
)
card("1MAC1B", "Macedonians", power, vp(each(1, per_own(REGIONS))))
card("1MAC2", "Alexander", accession, play(draw(), may(break_through(CONQUESTS)), this_to(HISTORY)))
card(
    "1MAC3",
    "Development",
    empire,
    develop_for(materials=4, population=1),
    vp(3),
    play(choose(develop(), pay(materials=2) >> acquire(CULTURES))),
)
card(
    "1MAC4",
    "Parmenion",
    empire,
    develop_for(materials=2, population=2),
    vp(2),
    play(may(acquire(CONQUESTS) & play_it()), this_to(HISTORY)),
)
card(
    "1MAC5",
    "Companion Cavalry",
    empire,
    pinned,
    develop_for(population=3),
    vp(3),
    passive(loses_barbarian(called("Conquer"))),
    exhaust_when(you_play(REGIONS), draw()),
)
card(
    "1MAC6",
    "Alexander the Great",
    empire,
    free,
    develop_for(materials=4, population=2),
    vp(4),
    needs_in_history("Alexander"),
    play(may(acquire(REGIONS, exile=True), may(acquire(REGIONS, exile=True))), this_to(HISTORY)),
)
card(
    "1MAC7",
    "Mosaics",
    empire,
    pinned,
    develop_for(materials=4, population=1),
    vp(3),
    exhaust(pay(materials=1) >> to_hand(DISCARD)),
)
card(
    "1MAC8",
    "Alexandria in Egypt",
    empire,
    pinned,
    icons(metropolis=1),
    develop_for(materials=4, population=1),
    vp(2),
    metropolis_effect(),
)
city(
    "1MAC9",
    "Alexandria in Ariana",
    empire,
    develop_for(materials=4, population=2),
    vp(each(1, per_own(REGIONS), per=2)),
)
prosperity("1MAC10", in_nation_deck)
card(
    "1MAC11",
    "Uxians",
    tributary,
    attack,
    in_nation_deck,
    play(each_other(steal(MATERIALS, 2)), may(return_exhaust())),
)
glory("1MAC12", in_nation_deck)
advance("1MAC13")
conquer("1MAC14")
conquer("1MAC15")
card("1MAC16", "Philip II", barbarian, play(acquire(ANY_SUIT), this_to(HISTORY)))
card("1MAC17", "Phalanx", pinned, exhaust(play_for_action(REGIONS, DISCARD)))
card("1MAC18", "Haliacmon Valley", region, pinned, icons(fertile=1, river=1), play(gain(POPULATION), may_garrison()))
card("1MAC19", "Orestis", region, pinned, play(gain(MATERIALS, 2), may_garrison()))
card("1MAC20", "Pelagonia", region, pinned, icons(fertile=1), play(gain(POPULATION), may_garrison()))
