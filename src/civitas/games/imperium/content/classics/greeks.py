"""The Greeks."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("GRE", "greeks", stars=5, aggressiveness=AGGRESSIVE, unrest_in_nation_deck=1)

card("1GRE1A", "Greeks", power, vp(each(1, per_own(ANY), per=7)), exhaust(spend_action(2) >> break_through(CULTURES)))
card("1GRE1B", "Greeks", power, vp(each(1, per_own(ANY), per=3)))
card("1GRE2", "Olympic Games", accession, play(draw(2), to_history(HAND)))
card(
    "1GRE3",
    "Greek Prosperity",
    empire,
    develop_for(materials=2, population=2),
    vp(2),
    play(
        choose(
            gain(MATERIALS, 1, per_icon("production")),
            gain(POPULATION, 1, per_card(REGIONS)),
            draw(1, per_icon("city", "metropolis")),
        )
    ),
)
card(
    "1GRE3X",
    "Greek Prosperity",
    empire,
    develop_for(materials=2, population=2),
    vp(2),
    play(
        choose(
            gain(MATERIALS, 1, per_icon("production", "merchant")),
            gain(POPULATION, 1, per_card(REGIONS_AND_ROUTES)),
            draw(1, per_icon("city", "metropolis")),
        )
    ),
)
card(
    "1GRE4",
    "Pericles",
    empire,
    free,
    develop_for(materials=3, population=2),
    vp(3),
    play(acquire(ANY_SUIT), this_to(HISTORY)),
)
city("1GRE5", "City of Corinth", empire, develop_for(materials=3, population=2), vp(3))
science("1GRE6", develop_for(materials=3, population=2))
card(
    "1GRE7",
    "Greek Innovation",
    empire,
    attack,
    develop_for(materials=3, population=2),
    vp(3),
    play(on_deck(HAND, amount=2) >> acquire(ANY_SUIT), each_other(recall(PINNEDS))),
)
card(
    "1GRE8",
    "Direct Democracy",
    empire,
    pinned,
    develop_for(materials=3, population=2),
    vp(3),
    passive(unrest_costs_less()),
    exhaust(free_play(UNRESTS)),
)
card(
    "1GRE9",
    "Lighthouse",
    empire,
    pinned,
    develop_for(materials=5),
    vp(3),
    exhaust(choose(on_deck(DISCARD, selector=ATTACKS), swap_with_exile())),
)
philosophy("1GRE10", develop_for(materials=6))
city("1GRE11", "City of Athens", in_nation_deck)
card(
    "1GRE12",
    "Plains of Thessaly",
    region,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(gain(MATERIALS), may_garrison()),
)
glory("1GRE14")
card(
    "1GRE15",
    "Greek Mercenaries",
    attack,
    play(gain(PROGRESS), draw(), each_other(steal(MATERIALS, 2)), each_other(gain(POPULATION))),
)
advance("1GRE16")
conquer("1GRE17")
card(
    "1GRE18",
    "Settlers",
    barbarian,
    play(choose(pay(population=1) >> acquire(REGIONS), gain(PROGRESS), return_unrest())),
)
city("1GRE19", "City of Sparta", barbarian)
card("1GRE20", "Peloponnese", region, pinned, icons(production=1, river=1), play(gain(POPULATION), may_garrison()))
card("1GRE21", "Forest of Pholoe", region, pinned, icons(production=1), play(may_garrison()))
