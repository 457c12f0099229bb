"""The Persians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("PER", "persians", stars=1, aggressiveness=AGGRESSIVE, unrest_in_nation_deck=1)

card(
    "1PER1A",
    "Persians",
    power,
    vp(each(1, per_own(TRIBUTARIES), per=3)),
    exhaust(both(spend_action(), on_deck(HAND, amount=2), pay(population=1)) >> break_through(TRIBUTARIES)),
)
card("1PER1B", "Persians", power, vp(each(1, per_own(TRIBUTARIES))))
city("1PER2", "City of Persepolis", accession)
card(
    "1PER3",
    "Battering Ram",
    empire,
    attack,
    develop_for(population=4),
    vp(2),
    play(each_other(abandon(with_icon("city"))), may(break_through(CONQUESTS))),
)
card(
    "1PER4",
    "Development",
    empire,
    develop_for(materials=4, population=2),
    vp(3),
    play(choose(develop(), pay(materials=2) >> acquire(CULTURES))),
)
card(
    "1PER5",
    "Windmills",
    empire,
    pinned,
    free,
    develop_for(materials=4),
    vp(2),
    exhaust(treat("fertile", "production", 3)),
)
card(
    "1PER6",
    "Satrap",
    empire,
    free,
    develop_for(materials=4, population=2),
    vp(3),
    play(pay(materials=3) >> gain_action()),
)
card(
    "1PER7",
    "Persian Gold",
    empire,
    attack,
    develop_for(materials=7),
    vp(4),
    play(all_players(gain(MATERIALS, 2)), gain(PROGRESS), each_other(take_unrest())),
)
card(
    "1PER8",
    "Babylonians",
    tributary,
    empire,
    free,
    develop_for(population=5),
    vp(4),
    play(acquire(ANY_SUIT), this_to(HISTORY)),
)
card(
    "1PER9",
    "Darius I",
    empire,
    develop_for(materials=3, population=2),
    vp(each(1, per_own(TRIBUTARIES))),
    play(acquire(ANY_SUIT), this_to(HISTORY)),
)
card(
    "1PER10",
    "Arachosia",
    region,
    pinned,
    in_nation_deck,
    icons(production=1, river=1),
    play(may(to_history(DISCARD)), may_garrison()),
)
card("1PER11", "Nisaean Plain", region, pinned, in_nation_deck, icons(fertile=2), play(may_garrison()))
card("1PER12", "Median Empire", tributary, barbarian, in_nation_deck, play(gain(MATERIALS, 4), this_to(HISTORY)))
glory("1PER14")
prosperity("1PER15")
advance("1PER16")
conquer("1PER17")
conquer("1PER18")
card("1PER19", "Bactria", region, pinned, play(gain(MATERIALS, 3), may_garrison()))
card("1PER20", "Zagros", region, pinned, icons(production=1, river=1), play(may_garrison()))
card("1PER21", "Lydians", tributary, barbarian, play(gain(POPULATION, 2), this_to(HISTORY)))
