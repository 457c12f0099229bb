"""The Romans."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("ROM", "romans", stars=1, aggressiveness=AGGRESSIVE, unrest_in_nation_deck=1)

card(
    "1ROM1A",
    "Romans",
    power,
    vp(each(1, per_token(POPULATION), per=4)),
    passive(looks_at_more_fame(1)),
    whenever(you_look_at_fame(), gain(PROGRESS)),
)
card("1ROM1B", "Romans", power, vp(each(1, per_token(POPULATION), per=2)))
card(
    "1ROM2",
    "Julius Caesar",
    empire,
    free,
    accession,
    play(choose(draw(2), may(acquire(CONQUESTS))), this_to(HISTORY)),
)
card(
    "1ROM3",
    "Military Engineering",
    empire,
    attack,
    develop_for(materials=4, population=1),
    vp(3),
    play(each_other(discard(2)), may(break_through(CIVILISEDS))),
)
card(
    "1ROM4",
    "Roman Invasion",
    empire,
    attack,
    develop_for(population=3),
    vp(2),
    play(may(acquire(CONQUESTS)), each_other(abandon(REGIONS))),
)
card(
    "1ROM5",
    "Legions",
    empire,
    pinned,
    develop_for(population=3),
    vp(2),
    passive(hand_size(1), loses_barbarian(called("Conquer"))),
)
card(
    "1ROM6",
    "The Senate",
    empire,
    develop_for(materials=4),
    vp(3),
    play(may(acquire(CIVILISEDS)), may(to_history(HAND))),
)
card(
    "1ROM7",
    "Rome, the Eternal City",
    empire,
    pinned,
    icons(metropolis=1),
    develop_for(materials=3, population=3),
    vp(4),
    needs_in_play("City of Rome"),
    play(named_to("City of Rome", HISTORY)),
    solstice(harvest()),
)
card(
    "1ROM8",
    "Emperor Trajan",
    empire,
    develop_for(materials=2, population=1),
    vp(each(1, per_token(POPULATION), per=3)),
    play(acquire(ANY_SUIT), this_to(HISTORY)),
)
prosperity("1ROM9", in_nation_deck)
card(
    "1ROM10",
    "Bread and Circuses",
    pinned,
    in_nation_deck,
    solstice(discard(1), may(return_unrest(HAND)), may(return_unrest(DISCARD))),
)
card("1ROM11", "Gallia Aquitania", region, pinned, in_nation_deck, icons(production=1, fertile=1), play(may_garrison()))
card(
    "1ROM12",
    "Raetia",
    region,
    pinned,
    in_nation_deck,
    icons(production=1, river=1),
    play(gain(MATERIALS), may_garrison()),
)
glory("1ROM14")
prosperity("1ROM15")
advance("1ROM16")
conquer("1ROM17")
card("1ROM18", "Triumvirate", barbarian, play(break_through(UNCIVILISEDS), this_to(HISTORY)))
city("1ROM19", "City of Rome")
card("1ROM20", "Dalmatia", region, pinned, icons(production=1), play(gain(POPULATION), may_garrison()))
card(
    "1ROM21",
    "Roman Expansion",
    barbarian,
    attack,
    play(acquire(REGIONS), may(acquire(REGIONS)), each_other(recall(REGIONS)), this_to(HISTORY)),
)
