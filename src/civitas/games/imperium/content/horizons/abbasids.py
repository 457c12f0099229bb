"""The Abbasids."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("ABB", "abbasids", stars=5, aggressiveness=PEACEFUL, needs_trade_routes=True, unrest_in_deck=3)

card(
    "3ABB1A",
    "Abbasids",
    power,
    vp(each(1, per_own(ANY), per=7)),
    exhaust(
        if_barbarian(spend_action() >> acquire(pinned_of(UNCIVILISED))),
        if_empire(spend_action() >> acquire(pinned_of(CIVILISED))),
    ),
)
card("3ABB1B", "Abbasids", power, vp(each(1, per_own(ANY), per=3)))
card(
    "3ABB2",
    "Baghdad",
    pinned,
    accession,
    icons(metropolis=1, production=1),
    solstice(choose(draw(), gain(GOODS))),
)
card(
    "3ABB3",
    "Dredging The Tigris",
    empire,
    pinned,
    develop_for(materials=5),
    icons(merchant=1),
    vp(each(1, per_own_icon("river", "ocean"))),
    exhaust(
        choose(
            recall(with_icon("river")) >> acquire(suited(CIVILISED, TRADE_ROUTE)),
            recall(with_icon("ocean")) >> trade(),
        )
    ),
)
card(
    "3ABB4",
    "Glass Working",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    icons(merchant=1, production=2),
    vp(each(1, per_token_here(GOODS), per=2)),
    whenever(you_pay(GOODS), add_paid_here(GOODS)),
    solstice(may(gain_from_here(GOODS))),
)
card(
    "3ABB5",
    "al-Ma'mun",
    empire,
    develop_for(population=3, goods=2),
    vp(each(1, per_own(ROUTES))),
    play(choose_up_to(2, acquire(UNCIVILISEDS), acquire(CIVILISEDS)), this_to(HISTORY)),
)
card(
    "3ABB6",
    "Grand Library of Baghdad",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    develops_beside("Baghdad"),
    vp(each(1, GARRISONED)),
    play(garrison(up_to=2)),
    solstice(may(draw()), may(garrison())),
)
card(
    "3ABB7",
    "Grand Caliphate",
    empire,
    develop_for(progress=1, goods=1),
    needs_in_history("al-Ma'mun"),
    vp(if_history(3)),
    play(
        all_players(may(draw())),
        gain(MATERIALS, 3, per_icon("merchant")),
        gain(POPULATION, 1, per_icon("city", "metropolis")),
        develop(),
        this_to(HISTORY),
    ),
)
card(
    "3ABB8",
    "Turkish Mercenaries",
    empire,
    free,
    develop_for(population=4),
    vp(if_history(3)),
    play(
        pay(goods=1)
        >> choose(
            gain_action() & draw(),
            may(to_hand_from_under("Merchant Empire")) & this_to(HISTORY),
        )
    ),
)
glory("3ABB9", in_nation_deck)
card(
    "3ABB10",
    "al Mansur",
    in_nation_deck,
    play(
        each_other(gain(GOODS)),
        break_through(UNCIVILISEDS),
        choose(free_play(with_icon("city", "metropolis")), trade()),
        this_to(HISTORY),
    ),
)
maritime_spice_route("3ABB11", in_nation_deck)
western_silk_road("3ABB12", in_nation_deck)
card("3ABB13", "Jazira", region, pinned, in_nation_deck, icons(river=1), play(may_garrison()))
card(
    "3ABB14",
    "Grand Mosque of Damascus",
    pinned,
    in_nation_deck,
    solstice(choose(gain(POPULATION, 1, per_icon("city", "metropolis")), return_unrest(DISCARD))),
)
prosperity("3ABB16")
advance("3ABB17")
card(
    "3ABB18",
    "Abbasid Revolution",
    barbarian,
    play(
        choose(
            take_unrest() >> (break_through(REGIONS) & play_it()),
            to_history(PLAY, selector=REGIONS) >> return_any_unrest(),
        ),
        this_to(HISTORY),
    ),
)
card("3ABB19", "Khorosan", region, pinned, icons(production=2), play(may_garrison()))
conquer("3ABB20")
card("3ABB21", "Irrigation", pinned, exhaust(treat("river", "production", 3)))
