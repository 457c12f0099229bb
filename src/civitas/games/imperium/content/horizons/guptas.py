"""The Guptas."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "GUP",
    "guptas",
    stars=3,
    our_stars=True,
    aggressiveness=PEACEFUL,
    needs_trade_routes=True,
    unrest_for_pile={2: 1, 3: 1, 4: 1},
)

card(
    "3GUP1A",
    "Guptas",
    power,
    vp(each(1, per_token(GOODS), per=3)),
    passive(clean_up_token(GOODS, 1)),
    exhaust(take_unrest() >> choose(free_play(ROUTES, DISCARD), trade())),
)
card("3GUP1B", "Guptas", power, vp(each(3, per_own(ROUTES))), passive(clean_up_token(GOODS, 1)))
glory("3GUP2", accession)
card(
    "3GUP3",
    "Chandragupta I",
    empire,
    develop_for(materials=2, population=1, goods=1),
    needs_in_history("Sri Gupta"),
    vp(2),
    play(break_through(suited(CIVILISED, TRADE_ROUTE)), this_to(HISTORY)),
)
card(
    "3GUP4",
    "Chandragupta II",
    empire,
    develop_for(materials=2, population=2, goods=1),
    needs_in_history("Chandragupta I"),
    vp(each(1, per_own(CIVILISEDS))),
    play(break_through(TRIBUTARIES), may(acquire(CIVILISEDS)), this_to(HISTORY)),
)
card(
    "3GUP5",
    "Judicial System",
    empire,
    pinned,
    develop_for(materials=2, population=2, goods=2),
    vp(2),
    exhaust(draw()),
    solstice(may(discard() >> return_unrest())),
)
science("3GUP6", develop_for(population=2, goods=1))
philosophy("3GUP7", develop_for(materials=2, population=1, goods=1))
card(
    "3GUP8",
    "Mahabharata",
    empire,
    pinned,
    develop_for(materials=2, population=2, goods=2),
    vp(3),
    exhaust(counting(all_players(may(return_unrest()))), gain(GOODS, 1, per_done(UNRESTS))),
)
card(
    "3GUP9",
    "Advanced Mathematics",
    pinned,
    in_nation_deck,
    passive(hand_size(1)),
    whenever(you_clean_up_empty_handed(), gain(PROGRESS)),
)
card(
    "3GUP10",
    "Shreni",
    pinned,
    in_nation_deck,
    icons(merchant=1),
    exhaust(
        choose(
            pay(materials=2) >> acquire(CULTURES, with_token=GOODS),
            add_to_market(GOODS) & all_players(may(gain(MATERIALS, 2))),
        )
    ),
    solstice(choose(abandon(PINNEDS), discard())),
)
card("3GUP11", "Sarthavaha", pinned, in_nation_deck, icons(merchant=1), exhaust(pay(goods=1) >> trade()))
card(
    "3GUP12",
    "Height of Civilisation",
    in_nation_deck,
    play(
        choose(
            draw(3),
            gain(MATERIALS, 2, per_icon("production")),
            gain(POPULATION, 2, per_card(REGIONS)),
            gain(GOODS, 1, per_icon("merchant")) & gain(PROGRESS, 1, per_icon("merchant")),
        ),
        this_to(HISTORY),
    ),
)
card(
    "3GUP13",
    "Rock Cut Architecture",
    pinned,
    in_nation_deck,
    exhaust_when(you_gain_card(UNCIVILISED, CIVILISED), discard() >> gain(GOODS)),
)
card("3GUP14", "Ayurveda", barbarian, pinned, solstice(gain(POPULATION), if_barbarian(discard())))
card(
    "3GUP15",
    "Ganga River Valley",
    region,
    pinned,
    icons(production=1, river=1),
    play(gain(POPULATION), may_garrison()),
)
card(
    "3GUP16",
    "Indus River Valley",
    region,
    pinned,
    icons(production=1, river=1),
    play(gain(MATERIALS, 2), may_garrison()),
)
card(
    "3GUP17",
    "Sri Gupta",
    barbarian,
    play(each_other(may(draw())), break_through(ROUTES), this_to(HISTORY)),
)
advance("3GUP18")
conquer("3GUP19")
prosperity("3GUP20")
trading_city("3GUP21", "The Great Pataliputra")
