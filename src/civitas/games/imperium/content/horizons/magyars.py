"""The Magyars."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "MAG",
    "magyars",
    stars=1,
    our_stars=True,
    aggressiveness=RUTHLESS,
    unrest_in_deck=1,
    unrest_in_nation_deck=2,
    unrest_for_pile={2: 2, 3: 3, 4: 4},
)

card(
    "3MAG1A",
    "Magyars",
    power,
    vp(each(1, per_own(REGIONS), per=3)),
    exhaust_when(you_play(region_with("hunt")), discard(2) >> each_other(take_unrest())),
)
card("3MAG1B", "Magyars", power, vp(each(1, per_own(REGIONS))))
card(
    "3MAG2",
    "Conversion to Christianity",
    empire,
    free,
    accession,
    vp(each(1, per_own(REGIONS, PLAY))),
    play(choose_up_to(3, return_unrest(), take_unrest() >> gain_action()), this_to(HISTORY)),
)
card(
    "3MAG3",
    "Saint Stephen I",
    empire,
    develop_for(population=5),
    needs_in_history("Arpad"),
    vp(4),
    play(to_history(HAND, DISCARD, up_to=3), take_top_fame(), this_to(HISTORY)),
)
card(
    "3MAG4",
    "Bishoprics",
    empire,
    pinned,
    develop_for(materials=5),
    vp(each(1, per_own(CIVILISEDS))),
    play(take_unrest()),
    exhaust(break_through(CULTURES)),
    solstice(if_in("Conversion to Christianity", HISTORY, may(return_unrest()) & may(return_unrest(DISCARD)))),
)
card(
    "3MAG5",
    "Holy Right",
    empire,
    unplayable,
    develop_for(materials=3, population=4),
    develops_after("Saint Stephen I", "Conversion to Christianity"),
    vp(8),
)
card(
    "3MAG6",
    "Plundering",
    barbarian,
    attack,
    free,
    in_nation_deck,
    play(draw(), each_other(recall(REGIONS)), each_other_empire(steal(PROGRESS))),
)
card(
    "3MAG7",
    "Pannonia",
    region,
    pinned,
    in_nation_deck,
    icons(fertile=1, production=2),
    play(may(pay(population=3) >> gain(PROGRESS, 2)), may_garrison()),
)
card(
    "3MAG8",
    "Great Hungarian Plain",
    region,
    pinned,
    in_nation_deck,
    icons(hunt=1, fertile=1, production=1),
    play(gain(PROGRESS), may_garrison()),
)
card(
    "3MAG9",
    "Arpad",
    barbarian,
    attack,
    in_nation_deck,
    needs_in_history("Almos"),
    play(acquire(ANY_SUIT), all_players_or_unrest(abandon(holding(REGIONS, ANY))), this_to(HISTORY)),
)
advance("3MAG10", in_nation_deck)
card(
    "3MAG11",
    "Great Moravia",
    tributary,
    barbarian,
    in_nation_deck,
    play(gain(POPULATION, 2), acquire(REGIONS, exile=True), this_to(HISTORY)),
)
card(
    "3MAG14",
    "Blood Oath",
    barbarian,
    pinned,
    exhaust_when(you_return_unrest(), draw()),
    whenever(you_take_unrest(), sift_nation(1)),
)
card(
    "3MAG15",
    "Mounted Archers",
    pinned,
    exhaust_when(you_are_attacked(), avoid_attack(), anytime=True),
    solstice(may(pay(materials=1) >> gain(POPULATION))),
)
card(
    "3MAG16",
    "Etelkoz",
    region,
    barbarian,
    pinned,
    icons(hunt=1, river=1, production=1),
    play(may_garrison()),
)
card("3MAG17", "Levedia", region, barbarian, pinned, icons(hunt=1), play(may_garrison()))
conquer("3MAG18")
glory("3MAG19", barbarian)
card("3MAG20", "Hunters and Nomads", barbarian, play(gain(MATERIALS, 1, per_icon("production", "hunt"))))
card(
    "3MAG21",
    "Emese",
    barbarian,
    play(
        choose(pay(materials=1) >> acquire(UNCIVILISEDS), to_hand(DISCARD) & gain(POPULATION, 2)),
        this_to(HISTORY),
    ),
)
card(
    "3MAG22",
    "Almos",
    barbarian,
    attack,
    needs_in_history("Emese"),
    play(to_history(selector=REGIONS) >> acquire(ANY_SUIT), each_other(recall(PINNEDS)), this_to(HISTORY)),
)
