"""The Wagadou."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "WAG",
    "wagadou",
    stars=3,
    our_stars=True,
    aggressiveness=PEACEFUL,
    unrest_in_nation_deck=1,
    needs_trade_routes=True,
)

card(
    "3WAG1A",
    "Wagadou",
    power,
    vp(each(1, per_token(MATERIALS), per=10)),
    passive(clean_up_token(MATERIALS, 1)),
    solstice(gain(MATERIALS, 2), gain(MATERIALS, 1, per_card(ROUTES))),
)
card(
    "3WAG1B",
    "Wagadou",
    power,
    icons(production=2),
    vp(each(1, per_token(MATERIALS), per=2)),
    passive(clean_up_token(MATERIALS, 1)),
)
trading_city("3WAG2", "City of Koumbi Saleh", accession)
trading_city(
    "3WAG3",
    "City of Aoudaghost",
    empire,
    develop_for(population=5),
    vp(each(1, per_own_icon("city", "metropolis"))),
)
card(
    "3WAG4",
    "Controlling the Trade",
    empire,
    pinned,
    free,
    develop_for(population=3),
    vp(each(1, per_own_icon("production"), per=3)),
    play(recall(REGIONS) >> choose(gain_action(), trade())),
    exhaust_when(you_trade(), choose(gain(PROGRESS), to_history(DISCARD))),
)
card(
    "3WAG5",
    "Great Mosque of Djenne",
    empire,
    pinned,
    develop_for(population=4),
    needs_in_history("Adoption of Islam"),
    vp(2),
    solstice(gain(POPULATION, 1, per_icon("city", "metropolis")), may(return_unrest(DISCARD))),
)
card(
    "3WAG6",
    "Adoption of Islam",
    empire,
    free,
    develop_for(population=3),
    vp(each(1, per_own(ANY, HISTORY), per=4)),
    play(
        choose_up_to(2, return_unrest(), to_history(HAND, DISCARD)),
        find(called("Pact with Bida"), to=HISTORY, in_play=True) & this_to(HISTORY),
    ),
)
card(
    "3WAG7",
    "Great Wealth",
    empire,
    pinned,
    develop_for(population=5),
    vp(each(1, per_token(MATERIALS), per=5)),
    passive(cheaper_in_materials(1)),
    whenever(you_return_some_unrest(), gain(MATERIALS, 2) & draw()),
)
card(
    "3WAG8",
    "Dinga Cissé",
    barbarian,
    in_nation_deck,
    play(
        break_through(suited(UNCIVILISED, CIVILISED, TRADE_ROUTE)),
        if_it_is(with_icon("city", "metropolis"), gain(GOODS)),
        this_to(HISTORY),
    ),
)
card(
    "3WAG9",
    "Salt Merchants",
    pinned,
    in_nation_deck,
    icons(merchant=1),
    exhaust(garrison_in(REGIONS) >> (add_to_market(GOODS) & may(pay(progress=1) >> trade()))),
)
card(
    "3WAG10",
    "Berber Traders",
    in_nation_deck,
    play(may(return_exhaust(with_icon("merchant"))), may(take_market_tokens())),
)
card(
    "3WAG11",
    "Niger River Valley",
    region,
    pinned,
    in_nation_deck,
    icons(production=1, river=1),
    play(choose(to_history(HAND, DISCARD), discard() >> gain(PROGRESS)), may_garrison()),
)
card(
    "3WAG12",
    "Bambouk",
    region,
    pinned,
    in_nation_deck,
    play(choose(exile_from_market(), discard() >> gain(GOODS)), may_garrison()),
)
card(
    "3WAG13",
    "Golden Prosperity",
    in_nation_deck,
    play(
        all_players(may(draw())),
        gain(MATERIALS, 1, per_each(per_icon("production", "merchant"), per_card(ROUTES))),
        for_each(per_card(REGIONS), may(pay(materials=2) >> gain(POPULATION))),
    ),
)
card(
    "3WAG15",
    "Trans-saharan Trade Route",
    trade_route,
    stays_as_route,
    icons(production=1),
    commerce(
        choose(
            gain(MATERIALS, 3) & add_to_market(MATERIALS),
            pay(materials=4) >> acquire(ANY, with_token=MATERIALS),
        )
    ),
    profit(gain(PROGRESS, 1, per_kind_of_icon("river", "fertile", "ocean", "hunt", "metropolis"))),
)
card(
    "3WAG16",
    "Dhar Tichitt",
    barbarian,
    pinned,
    whenever(attack_uproots(REGIONS), may(pay_attacker(2) >> avoid_attack())),
    exhaust(discard() >> add_to_market(MATERIALS), each_other(gain(MATERIALS))),
)
card(
    "3WAG17",
    "Pact with Bida",
    barbarian,
    pinned,
    free,
    passive(hand_size(1)),
    exhaust(choose(to_hand(DISCARD), gain_action())),
    solstice(choose(take_unrest(2), abandon(holding(REGIONS, ANY)) >> gain(PROGRESS))),
)
card(
    "3WAG18",
    "Guidimaka",
    region,
    pinned,
    play(may_garrison(), choose(exile_from_market(), discard() >> gain(POPULATION, 2))),
)
card(
    "3WAG19",
    "Northern Mali",
    region,
    pinned,
    play(may_garrison(), gain(POPULATION), look_at_nation() & may(shuffle_nation())),
)
card(
    "3WAG20",
    "Gold Merchants",
    pinned,
    icons(merchant=1),
    exhaust(
        (pay(materials=2) & spend_action() & garrison_in(holding_none(REGIONS))) >> acquire(ANY, with_token=MATERIALS),
        if_empire(this_to(HISTORY)),
    ),
)
card(
    "3WAG21",
    "Pride",
    ungarrisonable,
    play((pay(goods=4) & to_history(PLAY, selector=region_with("fertile", "river"))) >> take_top_fame()),
)
