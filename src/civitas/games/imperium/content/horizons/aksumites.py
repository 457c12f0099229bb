"""The Aksumites."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "AKS",
    "aksumites",
    stars=2,
    our_stars=True,
    aggressiveness=PEACEFUL,
    needs_trade_routes=True,
    unrest_in_nation_deck=1,
)

card(
    "3AKS1A",
    "Aksumites",
    power,
    vp(each(1, per_token(MATERIALS), per=6)),
    exhaust_when(you_gain_card_with_tokens(2), gain(GOODS)),
)
card("3AKS1B", "Aksumites", power, vp(each(1, per_own_icon("production"))))
maritime_spice_route("3AKS2", accession)
card(
    "3AKS3",
    "King Endubis",
    empire,
    develop_for(materials=2, population=3),
    vp(each(1, per_own_icon("production"), per=2)),
    play(gain(MATERIALS, 3), break_through(REGIONS), this_to(HISTORY)),
)
card(
    "3AKS4",
    "Aksumite Coinage",
    empire,
    pinned,
    develop_for(materials=4, population=3),
    icons(production=1, merchant=1),
    vp(2),
    exhaust(draw(2) & add_to_market(MATERIALS)),
    solstice(gain(MATERIALS, 2)),
)
card(
    "3AKS5",
    "Himyarite Kingdom",
    tributary,
    empire,
    free,
    develop_for(population=2),
    vp(1),
    play(gain(PROGRESS, 2, per_card(ROUTES)), this_to(HISTORY)),
)
card(
    "3AKS6",
    "Conversion to Christianity",
    empire,
    free,
    develop_for(materials=5),
    vp(each(1, per_own(REGIONS, PLAY))),
    play(choose_up_to(3, return_unrest(), take_unrest() >> gain_action()), this_to(HISTORY)),
)
card(
    "3AKS7",
    "Land of Sheba",
    region,
    empire,
    pinned,
    develop_for(population=2),
    icons(production=2, fertile=1),
    vp(1),
    play(gain(PROGRESS), exile_from_market(), may_garrison()),
)
card(
    "3AKS8",
    "Exotic Trade",
    empire,
    free,
    develop_for(materials=3, goods=1),
    free_with("Land of Sheba"),
    vp(2),
    play(acquire(ANY, with_token=MATERIALS) & it_on_deck()),
)
card(
    "3AKS9",
    "Stelae",
    pinned,
    in_nation_deck,
    vp(each(1, GARRISONED, per=2)),
    exhaust(free_play(UNRESTS)),
    solstice(choose(garrison(ANY, HAND, DISCARD), abandon(PINNEDS))),
)
card(
    "3AKS10",
    "Kingdom of Kush",
    tributary,
    barbarian,
    in_nation_deck,
    play(choose(gain(PROGRESS, 2), pay(progress=1) >> (break_through(ROUTES) & this_to(HISTORY)))),
)
card("3AKS11", "City of Adulis", pinned, in_nation_deck, icons(ocean=1, city=1), harbour_effect())
glory("3AKS12", in_nation_deck)
city("3AKS14", "City of Axum")
card(
    "3AKS15",
    "Eritrean Highlands",
    region,
    pinned,
    icons(production=1),
    play(gain(POPULATION, 2), may_garrison()),
)
card("3AKS16", "Amhara", region, pinned, icons(river=1, production=1), play(may_garrison()))
card(
    "3AKS17",
    "Salt Mines",
    pinned,
    vp(if_history(1)),
    whenever(you_acquire(REGION), gain(POPULATION)),
    whenever(you_acquire(UNCIVILISED), gain(MATERIALS)),
)
card("3AKS18", "Ge'ez Script", pinned, exhaust(to_history(), if_it_is(CULTURES, gain(PROGRESS))))
prosperity("3AKS19")
advance("3AKS20")
conquer("3AKS21")
