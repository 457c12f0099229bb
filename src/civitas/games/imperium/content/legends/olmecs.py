"""The Olmecs."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "OLM",
    "olmecs",
    stars=5,
    aggressiveness=PARTLY_PEACEFUL,
    unrest_in_deck=0,
    unrest_for_pile={2: 1, 3: 2, 4: 3},
)

MASKS = with_icon("mask")
# What the pinned cards of the Olmecs cost to use.
TWO_MASKS = discard(2, MASKS) & spend_action()

card(
    "2OLM1A",
    "Olmecs",
    power,
    exhaust(choose(to_history(DISCARD, selector=MASKS), discard(3, MASKS) >> acquire(ANY_SUIT))),
)
card("2OLM1B", "Olmecs", power, exhaust(to_history(selector=MASKS) >> gain(PROGRESS, 2)))
card(
    "2OLM2",
    "San Lorenzo Tenochtitlán",
    pinned,
    accession,
    icons(metropolis=1),
    exhaust(on_deck() >> choose(to_hand(DISCARD, selector=MASKS), gain(POPULATION) & gain(MATERIALS))),
)
card(
    "2OLM3",
    "Step Pyramids",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    vp(3),
    passive(exhaust_to_discard_fewer("mask")),
    solstice(may(to_hand(DISCARD, selector=MASKS))),
)
card(
    "2OLM4",
    "Ritual Sacrifice",
    empire,
    develop_for(materials=4, population=2),
    needs_in_play("Step Pyramids"),
    vp(3),
    play((discard(2, MASKS) & pay(population=2)) >> take_fame_of(3)),
)
card(
    "2OLM5",
    "Olmec Traders",
    empire,
    attack,
    develop_for(materials=4, population=2),
    vp(3),
    play(gain(MATERIALS, 3), each_other(give(HAND, DISCARD, noting=MASKS)), given_take_unrest(MASKS)),
)
card(
    "2OLM6",
    "Tres Zapotes",
    region,
    empire,
    pinned,
    icons(production=1, fertile=1),
    develop_for(materials=4, population=2),
    vp(3),
    play(to_hand(DISCARD, selector=MASKS, up_to=2), may_garrison()),
)
card(
    "2OLM7",
    "Stone Heads",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    vp(3),
    passive(garrison_discards_instead("mask")),
    solstice(may_garrison()),
)
drainage_system("2OLM8", develop_for(materials=4, population=2), vp(3))
card(
    "2OLM9",
    "Cacao",
    in_nation_deck,
    play(counting(all_players(may(return_unrest(HAND, DISCARD)))), gain(PROGRESS, 1, per_done(UNRESTS))),
)
card(
    "2OLM10",
    "Olmec Hieroglyphics",
    pinned,
    in_nation_deck,
    exhaust(choose(return_exhaust(), spend_action() >> to_hand(DISCARD))),
)
card(
    "2OLM11",
    "Calendar",
    pinned,
    in_nation_deck,
    exhaust(TWO_MASKS >> choose(gain(MATERIALS, 1, per_icon("production")), gain(POPULATION, 1, per_card(REGIONS)))),
)
stone_mask("2OLM12", in_nation_deck)
stone_mask("2OLM13", in_nation_deck)
card("2OLM14", "Lodestone Compass", pinned, exhaust(TWO_MASKS >> acquire(CONQUESTS)))
card(
    "2OLM14X",
    "Lodestone Compass",
    pinned,
    icons(merchant=1),
    exhaust(TWO_MASKS >> acquire(suited(REGION, TRIBUTARY, TRADE_ROUTE))),
)
card("2OLM15", "Ball Games", pinned, exhaust(TWO_MASKS >> acquire(CULTURES)))
card("2OLM15X", "Ball Games", pinned, exhaust(TWO_MASKS >> acquire(CULTURES)))
card(
    "2OLM16",
    "Laguna de los Cerros",
    region,
    pinned,
    icons(production=1, river=1),
    play(gain(POPULATION), may_garrison()),
)
card("2OLM17", "La Venta", region, pinned, icons(production=1, river=1), play(gain(MATERIALS, 2), may_garrison()))
for place in range(18, 24):
    stone_mask(f"2OLM{place}")
