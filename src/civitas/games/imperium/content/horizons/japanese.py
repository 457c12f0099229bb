"""The Japanese."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("JPN", "japanese", stars=2, our_stars=True, aggressiveness=PEACEFUL, unrest_in_deck=2, unrest_in_nation_deck=1)

card("3JPN1A", "Japanese", power, exhaust((pay(population=2) & discard()) >> gain_action()))
card("3JPN1B", "Japanese", power, vp(each(2, per_own(CIVILISEDS))))
card(
    "3JPN2",
    "Emperor Kanmu",
    empire,
    free,
    accession,
    play(
        break_through(CIVILISEDS),
        may(abandon(PINNEDS) >> (draw(3) & to_history())),
        this_to(HISTORY),
    ),
)
city("3JPN3", "Heian-kyo (Kyoto)", empire, develop_for(materials=3, population=2), vp(3))
card(
    "3JPN4",
    "Jingu-ji (Shrine Temple)",
    empire,
    pinned,
    develop_for(materials=5),
    vp(each(2, per_own(FAMES))),
    exhaust(choose(move_up_to_here(2, POPULATION), pay_from_here(POPULATION, 4) >> take_top_fame())),
    solstice(unless_both_in_play("Shinto", "Tendai Buddhism", this_to(DISCARD))),
)
card(
    "3JPN5",
    "Tea Ceremony",
    civilised,
    empire,
    develop_for(materials=3, population=1),
    vp(2),
    play(draw() & gain(GOODS) & return_exhaust()),
)
card(
    "3JPN6",
    "Miyabi",
    empire,
    develop_for(population=1, goods=2),
    vp(2),
    play(acquire_laden(GOODS, 1), may_return_taken(1)),
    before_scoring(return_own_unrest(2), spares=2),
)
card(
    "3JPN7",
    "Shogun",
    empire,
    develop_for(materials=2, population=3),
    vp(each(1, per_own(CIVILISEDS))),
    play(take_unrest() >> break_through(suited(CIVILISED, REGION))),
)
card("3JPN9", "Kanji", pinned, in_nation_deck, exhaust(to_history(DISCARD) >> draw()))
card(
    "3JPN10",
    "Tendai Buddhism",
    pinned,
    in_nation_deck,
    exhaust((pay(materials=2) & discard()) >> free_play(REGIONS)),
    solstice(
        if_barbarian(choose(named_to("Shinto", DISCARD), discard())),
        if_empire(may(pay(population=1) >> return_unrest())),
    ),
)
prosperity("3JPN11", in_nation_deck)
card(
    "3JPN12",
    "Kanto Plain",
    region,
    pinned,
    in_nation_deck,
    icons(production=2, river=1),
    play(gain(POPULATION), may(to_history()), may_garrison()),
)
card("3JPN13", "Manno Reservoir", pinned, in_nation_deck, exhaust(gain(MATERIALS, 1, per_icon("river"))))
city("3JPN14", "Nara", in_nation_deck)
card(
    "3JPN15",
    "Appeal to China",
    pinned,
    exhaust(pay(materials=1) >> choose(draw() & exile_from_market(), add_to_market(GOODS))),
)
card("3JPN16", "Kansai", region, pinned, icons(river=1), play(gain(MATERIALS), may_garrison()))
card("3JPN17", "Kyushu", region, pinned, icons(production=1), play(may_garrison()))
card(
    "3JPN18",
    "Shinto",
    pinned,
    play(if_barbarian(named_to("Tendai Buddhism", DISCARD))),
    exhaust_when(you_play(CULTURES), gain(POPULATION) & draw(2)),
)
card(
    "3JPN19",
    "Clans",
    uncivilised,
    barbarian,
    play((take_unrest() & pay(population=1)) >> break_through(REGIONS)),
)
advance("3JPN20")
glory("3JPN21")
card(
    "3JPN22",
    "Prince Shotoku Taishi",
    barbarian,
    play(
        choose(
            return_unrest() & find(called("Tendai Buddhism")),
            free_play(CIVILISEDS, ignore_state=True) & find(called("Kanji")),
        ),
        this_to(HISTORY),
    ),
)
