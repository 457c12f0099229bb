"""The Mauryans."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("MAU", "mauryans", stars=2, aggressiveness=AGGRESSIVE, unrest_in_nation_deck=2)

card(
    "2MAU1A",
    "Mauryans",
    power,
    vp(each(1, per_own(REGIONS, PLAY))),
    exhaust_when(you_play(REGIONS), gain(PROGRESS)),
    solstice(may(pay(materials=1) >> to_hand(DISCARD, selector=REGIONS))),
)
card("2MAU1B", "Mauryans", power, vp(each(2, per_own(ANY, HISTORY))))
glory("2MAU2", accession)
mathematics(
    "2MAU3",
    develop_for(materials=4, population=1),
    vp(each(1, per_own(PINNED_NOT_REGION, PLAY))),
)
card(
    "2MAU4",
    "Grand Trunk Road",
    region,
    region,
    empire,
    pinned,
    develop_for(materials=3, population=3),
    vp(2),
    exhaust(all_players(gain(MATERIALS)), gain(PROGRESS)),
)
card(
    "2MAU5",
    "Ashoka",
    empire,
    develop_for(population=3),
    vp(1),
    play(take_top_fame(), reveal_all_to(ATTACKS, HISTORY, HAND, DECK, DISCARD) & this_to(HISTORY)),
)
card(
    "2MAU6",
    "Buddhism",
    empire,
    pinned,
    develop_for(population=4),
    vp(each(1, per_own(ANY, HISTORY))),
    passive(unrest_costs_less()),
    solstice(choose(gain(PROGRESS), return_unrest(DISCARD))),
)
card(
    "2MAU7",
    "Edicts of Ashoka",
    empire,
    pinned,
    develop_for(materials=4),
    needs_in_history("Ashoka"),
    vp(3),
    exhaust(to_history() >> one_or_both(draw(), return_unrest(DISCARD))),
)
card(
    "2MAU8",
    "Punch-marked Coins",
    empire,
    pinned,
    develop_for(materials=3, population=1),
    vp(2),
    exhaust(draw() & gain(PROGRESS)),
)
card(
    "2MAU9",
    "Arthashastra",
    pinned,
    in_nation_deck,
    solstice(counting(discard_any(UNRESTS)), for_each(per_done(UNRESTS), choose(draw(), gain(PROGRESS)))),
)
card("2MAU10", "Nanda Dynasty", tributary, in_nation_deck, needs_in_play("Arthashastra"), play(gain(POPULATION, 2)))
city("2MAU11", "City of Pataliputra", in_nation_deck)


def indian_elephants(code: str, *marks: Mark) -> int:
    """Both printed ones, and their replacements: only one of the two needs barbarians."""
    taking = break_through(CONQUESTS)
    if code.endswith("X"):
        taking = choose(discard() >> break_through(REGIONS), pay(materials=3) >> break_through(TRIBUTARIES))
    return card(
        code, "Indian Elephants", attack, in_nation_deck, *marks, play(each_other(recall(REGIONS)), may(taking))
    )


indian_elephants("2MAU12")
indian_elephants("2MAU12X")
indian_elephants("2MAU13", barbarian)
indian_elephants("2MAU13X", barbarian)
card(
    "2MAU14",
    "Gandhara",
    region,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(gain(POPULATION), may_garrison()),
)
advance("2MAU17")
card(
    "2MAU18",
    "Chandragupta",
    barbarian,
    play(acquire(REGIONS), find(called("Indian Elephants"), to=DISCARD), this_to(HISTORY)),
)
card(
    "2MAU18X",
    "Chandragupta",
    barbarian,
    in_nation_deck,
    play(
        choose(acquire(REGIONS_AND_ROUTES) & play_it(), find(called("Indian Elephants"), to=DECK)),
        this_to(HISTORY),
    ),
)
card(
    "2MAU19",
    "Chanakya",
    barbarian,
    play(
        choose(acquire(UNCIVILISEDS) & acquire(CIVILISEDS), find(called("Arthashastra"), to=DISCARD)),
        this_to(HISTORY),
    ),
)
card("2MAU20", "Magadha", region, barbarian, pinned, icons(production=1), play(may_garrison()))
card("2MAU21", "Indus Valley", region, pinned, icons(production=1, river=1, fertile=1), play(may_garrison()))
prosperity("2MAU22")
