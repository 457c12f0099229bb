"""The Carthaginians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("CAR", "carthaginians", stars=2, aggressiveness=AGGRESSIVE)

card(
    "1CAR1A",
    "Carthaginians",
    power,
    vp(each(1, per_token(MATERIALS), per=6)),
    passive(clean_up_token(MATERIALS, 1)),
    exhaust_when(you_gain_card_with(MATERIALS), double_gained(MATERIALS)),
)
card(
    "1CAR1B",
    "Carthaginians",
    power,
    vp(each(1, per_token(MATERIALS), per=3)),
    passive(clean_up_token(MATERIALS, 2)),
)
city("1CAR2", "City of Carthage", accession)
card(
    "1CAR2X",
    "City of Carthage",
    pinned,
    accession,
    icons(city=1, ocean=1),
    harbour_effect(),
)


def elephants(code: str) -> int:
    return card(
        code,
        "Elephants",
        empire,
        attack,
        develop_for(population=3),
        vp(2),
        play(each_other(abandon(REGIONS)), may(break_through(CONQUESTS)), this_to(HISTORY)),
    )


elephants("1CAR3")
elephants("1CAR4")
card(
    "1CAR5",
    "Hegemony",
    empire,
    develop_for(materials=3, population=1),
    vp(2),
    play(pay(materials=2) >> acquire(ANY_SUIT), all_players(may(draw()))),
)
card(
    "1CAR6",
    "Hannibal",
    empire,
    develop_for(population=4),
    vp(4),
    play(may(acquire(ANY_SUIT)), may(draw()), may(to_hand(HISTORY)), this_to(HISTORY)),
)
card(
    "1CAR7",
    "Trading Ships",
    empire,
    pinned,
    develop_for(materials=4, population=1),
    vp(4),
    exhaust(may(recall(with_icon("river", "fertile")) >> acquire(ANY, with_token=MATERIALS))),
)
# Its other choice, to trade, needs the Trade Routes: it comes with them.
card(
    "1CAR7X",
    "Trading Ships",
    empire,
    pinned,
    develop_for(materials=4, population=1),
    vp(4),
    exhaust(recall(with_icon("river", "fertile", "ocean")) >> choose(acquire(ANY, with_token=MATERIALS), trade())),
)
card(
    "1CAR8",
    "Monopoly",
    empire,
    attack,
    develop_for(materials=7),
    vp(each(1, per_token(MATERIALS), per=5)),
    play(gain(MATERIALS, 2) & draw(), each_other(give(HAND, DISCARD))),
)
prosperity("1CAR9", in_nation_deck)
card(
    "1CAR10",
    "Caravans",
    pinned,
    in_nation_deck,
    exhaust((pay(materials=3) & discard()) >> acquire(ANY, with_token=MATERIALS)),
)
advance("1CAR11", in_nation_deck)
card("1CAR12", "Iberia", region, pinned, in_nation_deck, icons(production=1, fertile=1), play(may_garrison()))
card("1CAR13", "Berbers", tributary, in_nation_deck, play(gain(POPULATION, 2)))
card(
    "1CAR13X",
    "Berbers",
    tributary,
    free,
    in_nation_deck,
    play(may(take_market_tokens()), may(add_to_market(MATERIALS))),
)
glory("1CAR14")
prosperity("1CAR15")
advance("1CAR16")
conquer("1CAR17")
card(
    "1CAR18",
    "Dido, Queen of Carthage",
    barbarian,
    play(gain(POPULATION), may(acquire(REGIONS) & play_it()), this_to(HISTORY)),
)
card(
    "1CAR19",
    "Carthaginian Traders",
    barbarian,
    free,
    play(add_to_market(MATERIALS), may(to_history(HAND, DISCARD))),
)
card("1CAR20", "Balearic Islands", region, pinned, icons(production=2, river=1), play(may_garrison()))
card(
    "1CAR20X",
    "Balearic Islands",
    region,
    pinned,
    icons(production=2, ocean=1),
    play(may_garrison(), choose(add_to_market(MATERIALS), gain(POPULATION))),
)
card("1CAR21", "Mauretania", region, pinned, icons(production=1), play(gain(MATERIALS, 2), may_garrison()))
