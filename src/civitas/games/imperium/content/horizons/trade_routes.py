"""The trade routes."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

card(
    "3FAM3",
    "Welcoming",
    fame,
    trade_route,
    stays_as_route,
    trade_friendly,
    vp(5),
    commerce(gain_action(), route_owner_may(draw())),
    profit(look_and_play(5), this_to(HISTORY)),
)
card(
    "3TRO1",
    "Cornwall Tin Road",
    trade_route,
    stays_as_route,
    trade_friendly,
    vp(each(1, per_own(suited_in_state(BARBARIAN, UNCIVILISED, REGION, TRIBUTARY)))),
    commerce(choose(acquire(UNCIVILISEDS), to_hand(DISCARD))),
    profit(find(ANY, HAND, DISCARD, DECK) & play_it()),
)
card(
    "3TRO2",
    "Lapis Lazuli Trade",
    trade_route,
    stays_as_route,
    trade_friendly,
    vp(1),
    commerce(choose(gain(MATERIALS, 4), acquire(TRIBUTARIES))),
    profit(break_through(CIVILISEDS, exile=True)),
)
card(
    "3TRO3",
    "Philippines Jade Trade",
    trade_route,
    stays_as_route,
    trade_friendly,
    icons(ocean=1),
    vp(1),
    commerce(on_deck(HAND) >> acquire_from_slots(2)),
    profit(break_through(REGIONS) & play_it()),
)
card(
    "3TRO4",
    "Baltic Amber Road",
    trade_route,
    stays_as_route,
    trade_friendly,
    vp(1),
    commerce(if_barbarian(free_play(UNRESTS)), if_empire(pay(materials=2) >> gain(PROGRESS, 2))),
    profit(break_through(TRIBUTARIES)),
)
card(
    "3TRO5",
    "Hopewell Exchange System",
    trade_route,
    stays_as_route,
    trade_friendly,
    icons(hunt=1),
    vp(1),
    commerce(choose(to_history(HAND, DISCARD, up_to=2), draw(2))),
    profit(choose_up_to(7, gain(MATERIALS), gain(POPULATION))),
)
card(
    "3TRO6",
    "Swahili Coast",
    trade_route,
    stays_as_route,
    trade_friendly,
    icons(fertile=1),
    vp(1),
    commerce(draw() & gain(PROGRESS)),
    profit(break_through(UNCIVILISEDS, exile=True)),
)
card(
    "3TRO7",
    "The Nile Corridor",
    trade_route,
    stays_as_route,
    trade_friendly,
    icons(river=1),
    vp(if_history(2)),
    commerce(free_play(suited(UNCIVILISED, CIVILISED, REGION, TRIBUTARY, TRADE_ROUTE))),
    profit(choose(break_through(CIVILISEDS), if_empire(develop())), this_to(HISTORY)),
)
card(
    "3TRO8",
    "Andes Highway",
    trade_route,
    stays_as_route,
    trade_friendly,
    vp(1),
    commerce(gain(POPULATION, 2) & gain(PROGRESS)),
    profit(on_deck(HAND) >> (take_top_fame() & this_to(EXILE))),
)
card(
    "3TRO9",
    "Mediterranean Circle",
    trade_route,
    stays_as_route,
    trade_friendly,
    three_players,
    icons(city=1),
    vp(each(1, per_own_icon("ocean"))),
    commerce(choose(resolve_their_commerce(), free_play(ROUTES, DISCARD))),
    profit(draw(3), may(to_history(up_to=2))),
)

for number in (1, 2, 3, 4):
    card(
        f"3MERC{number}A",
        "Merchant",
        merchant,
        icons(merchant=1),
        exhaust(choose(acquire(ROUTES) & exile_from_market(), trade(), pay(goods=3) >> flip_this())),
    )
    card(
        f"3MERC{number}B",
        "Merchant Empire",
        in_stack,
        icons(merchant=1, production=2),
        vp(each(1, per_own_icon("production", zones=(PLAY,)), per=2)),
        exhaust(
            choose(
                trade(),
                pay(goods=3) >> acquire(CULTURES),
                if_none_garrisoned_here((pay(goods=5) & garrison(PINNEDS)) >> take_top_fame()),
            )
        ),
    )
