"""The Minoans."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("MIN", "minoans", stars=3, aggressiveness=PARTLY_PEACEFUL, unrest_in_deck=3, unrest_in_nation_deck=1)

card("2MIN1A", "Minoans", power, solstice(may(discard() >> gain(PROGRESS))))
card("2MIN1B", "Minoans", power, vp(each(1, per_token(PROGRESS))))
card("2MIN2", "King Minos", accession, play(gain(PROGRESS), may(develop()), this_to(HISTORY)))
card(
    "2MIN3",
    "Minoan Traders",
    empire,
    develop_for(materials=2, population=1, progress=1),
    vp(2),
    play(
        each_other(gain(MATERIALS, 2)),
        choose(
            gain(MATERIALS, 1, per_icon("production")),
            gain(POPULATION, 1, per_card(REGIONS)),
            gain(PROGRESS, 1, per_icon("city", "metropolis")),
        ),
    ),
)
card(
    "2MIN3X",
    "Minoan Traders",
    empire,
    develop_for(materials=2, population=1, progress=1),
    vp(each(1, per_own_icon("production"), per=2)),
    play(
        all_players(may(gain(GOODS))),
        choose(
            gain(MATERIALS, 1, per_each(per_icon("production"), per_development())),
            gain(PROGRESS, 1, per_icon("city", "metropolis")),
        ),
    ),
)
drainage_system("2MIN4", develop_for(materials=2, population=2, progress=1), vp(2))
card(
    "2MIN5",
    "Architecture",
    empire,
    pinned,
    develop_for(materials=5, progress=2),
    vp(3),
    passive(cheaper_development(PROGRESS)),
)
card(
    "2MIN6",
    "Frescos",
    empire,
    pinned,
    develop_for(materials=3, population=1, progress=2),
    vp(3),
    solstice(may(discard() >> (draw() & gain(PROGRESS)))),
)
card(
    "2MIN7",
    "Labyrinth",
    empire,
    pinned,
    develop_for(materials=3, population=2, progress=2),
    vp(3),
    solstice(may(pay(population=1) >> gain(PROGRESS))),
)
card(
    "2MIN8",
    "Minoan Expansion",
    empire,
    attack,
    develop_for(population=4),
    vp(3),
    play(each_other(abandon(REGIONS)), may(acquire(ANY_SUIT))),
)
card(
    "2MIN9",
    "Seal Stones",
    unplayable,
    develop_for(materials=3, population=1, progress=3),
    vp(each(1, per_token(PROGRESS))),
)
glory("2MIN10", in_nation_deck)
writing_systems("2MIN12", in_nation_deck)
card("2MIN13", "Knossos", pinned, in_nation_deck, icons(metropolis=1), metropolis_effect())
advance("2MIN14")
conquer("2MIN15")
card(
    "2MIN16",
    "Pottery",
    barbarian,
    pinned,
    solstice(choose(pay(materials=2) >> add_here(PROGRESS), gain_all_from_here(PROGRESS) & this_to(DISCARD))),
)
card(
    "2MIN16X",
    "Pottery",
    barbarian,
    pinned,
    icons(production=2),
    solstice(choose(pay(materials=2) >> add_here(PROGRESS), this_to(DISCARD))),
)
card(
    "2MIN17",
    "Thera",
    region,
    barbarian,
    pinned,
    icons(production=1),
    play(gain(PROGRESS), may_garrison()),
)
card("2MIN18", "Crete", region, pinned, icons(production=1, river=1, fertile=1), play(may_garrison()))
card(
    "2MIN18X",
    "Crete",
    region,
    pinned,
    icons(production=1, ocean=1, fertile=1),
    play(may_garrison()),
    whenever(you_are_attacked(), may(recall(with_icon("ocean")) >> avoid_attack())),
)
card("2MIN19", "Cyprus", region, pinned, icons(production=1), play(may_garrison()))
prosperity("2MIN20")
