"""The Celts."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("CEL", "celts", stars=2, aggressiveness=RUTHLESS, unrest_in_nation_deck=1, unrest_for_pile={3: 2, 4: 5})

card(
    "1CEL1A",
    "Celts",
    power,
    vp(each(1, per_own(UNCIVILISEDS))),
    exhaust_when(you_gain_card(UNCIVILISED), each_other(take_unrest())),
)
card("1CEL1B", "Celts", power, vp(each(2, per_own(UNCIVILISEDS))))
card("1CEL2", "Celtic Gold", accession, play(each_other(gain(MATERIALS)), gain(MATERIALS, 4, per_icon("fertile"))))
card(
    "1CEL3",
    "Celtic Innovation",
    empire,
    attack,
    develop_for(materials=2, population=2),
    vp(4),
    play(may(acquire(CULTURES)), each_other(take_unrest())),
)
card(
    "1CEL4",
    "Chainmail",
    empire,
    pinned,
    develop_for(materials=3, population=1),
    vp(4),
    whenever(you_play(ATTACKS), gain(PROGRESS)),
)
card(
    "1CEL5",
    "Chariots",
    empire,
    pinned,
    develop_for(population=3),
    vp(4),
    passive(acquires_exiled(REGION), loses_barbarian(called("Conquer")), loses_barbarian(ATTACKS)),
)
card(
    "1CEL6",
    "Ogham Script",
    empire,
    pinned,
    develop_for(materials=2, population=2),
    vp(4),
    passive(hand_size(1)),
    exhaust(may(to_history(HAND)), may(to_history(DISCARD))),
)
card(
    "1CEL7",
    "Vercingetorix",
    empire,
    develop_for(materials=4),
    vp(each(1, per_own(UNCIVILISEDS))),
    play(may(acquire(ANY_SUIT)), this_to(HISTORY)),
)
conquer("1CEL8", in_nation_deck)
card("1CEL9", "Armorica", region, pinned, in_nation_deck, icons(production=1, river=1), play(may_garrison()))
card("1CEL10", "Belgica", region, pinned, in_nation_deck, icons(river=1), play(may(draw()), may_garrison()))
card("1CEL11", "Britannia", region, pinned, in_nation_deck, icons(production=1, fertile=1), play(may_garrison()))
card(
    "1CEL12",
    "Hibernia",
    region,
    pinned,
    in_nation_deck,
    icons(fertile=1),
    play(may(to_hand(DISCARD)), may_garrison()),
)
card(
    "1CEL14",
    "Druids",
    play(
        choose(
            gain(PROGRESS),
            pay(population=1) >> break_through(UNCIVILISEDS),
            return_unrest() >> gain(POPULATION),
        )
    ),
)
glory("1CEL15")
advance("1CEL16")
conquer("1CEL17")
card("1CEL18", "Boudicca", barbarian, attack, play(gain(PROGRESS), each_other(abandon(REGIONS)), this_to(HISTORY)))
card(
    "1CEL19",
    "Cattle Raid",
    barbarian,
    attack,
    play(
        gain(MATERIALS, 2),
        each_other_with(REGIONS, steal(MATERIALS)),
        each_other_empire(steal(PROGRESS)),
    ),
)
card("1CEL20", "Cauldron of Cerridwen", pinned, exhaust(pay(progress=1) >> gain(POPULATION, 2)))
card("1CEL21", "Celtica", region, pinned, icons(production=1), play(may(on_deck(DISCARD)), may_garrison()))
card("1CEL21X", "Celtica", region, pinned, icons(production=1, hunt=1), play(may(on_deck(DISCARD)), may_garrison()))
