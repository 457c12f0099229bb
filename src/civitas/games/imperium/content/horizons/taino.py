"""The Taíno: resources on their cards, and many regions with few names."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "TAI",
    "taino",
    stars=3,
    our_stars=True,
    aggressiveness=PARTLY_PEACEFUL,
    exhaust_tokens=3,
    unrest_in_nation_deck=1,
    state_card="3TAI24A",
    last_nation_card=LEAVES_THE_STATE,
)

card("3TAI1A", "Taino", power, exhaust(pay(materials=3) >> free_play(REGIONS)))
card("3TAI1B", "Taino", power, vp(each(1, per_own_icon("fertile", "ocean"))))
card(
    "3TAI2",
    "Ayiti (Hispaniola)",
    region,
    pinned,
    accession,
    icons(production=1, fertile=1),
    play(gain(MATERIALS, 4), may_garrison()),
)

# To be developed.
card(
    "3TAI3",
    "Enriquillo",
    develop_for(population=5),
    vp(each(1, per_own(TRIBUTARIES))),
    play(take_fame_of(3), this_to(HISTORY)),
)
card(
    "3TAI4",
    "Borinquen (Puerto Rico)",
    region,
    pinned,
    develop_for(materials=5),
    icons(production=1, ocean=1),
    vp(2),
    play(gain(POPULATION, 2), exile_from_market(), may_garrison()),
)
card(
    "3TAI5",
    "Caribbean Sea",
    region,
    pinned,
    icons(ocean=1),
    develop_for(progress=2),
    vp(each(1, TOKENS_ON_CARDS, per=6)),
)
card(
    "3TAI6",
    "Gift Exchange",
    pinned,
    develop_for(materials=3, population=1),
    vp(2),
    exhaust(
        choose(free_play(in_state(EMPIRE), ignore_state=True) & each_other(may(draw())), gain(GOODS)),
    ),
)
card(
    "3TAI7",
    "Cuba",
    region,
    pinned,
    develop_for(materials=5),
    icons(production=1, fertile=1),
    vp(1),
    play(gain_action(), exile_from_market(), may_garrison()),
)

# Of the nation deck.
card(
    "3TAI8",
    "Migration",
    in_nation_deck,
    play((abandon_icons("production", 6, staying=PINNEDS) & move_onto(POPULATION, PINNEDS)) >> take_fame_of(2)),
)
card(
    "3TAI9",
    "Sol de Jayuya",
    in_nation_deck,
    play(gain(PROGRESS, 1, per_icons(2, "production")), to_history(PLAY, selector=REGIONS)),
)
card(
    "3TAI10",
    "Guanahani (San Salvador)",
    region,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(draw(if_able=True), may_garrison()),
)
card(
    "3TAI12",
    "Caribs",
    tributary,
    attack,
    in_nation_deck,
    play(each_other(take_unrest()), break_through(UNCIVILISEDS), this_to(HISTORY)),
)
card(
    "3TAI13",
    "Soil Rotation",
    in_nation_deck,
    play(
        pay(materials=2) >> nothing(),
        treat_each("fertile", "production"),
        choose(to_hand(DISCARD, selector=REGIONS), free_play(REGIONS)),
    ),
)

card(
    "3TAI14",
    "Orinoco Valley",
    region,
    pinned,
    icons(production=1, river=1, fertile=1),
    play(may_garrison()),
)
card("3TAI15", "Batey (Ball Games)", pinned, exhaust((spend_action() & on_deck()) >> acquire(CULTURES)))
card("3TAI16", "Petroglyphs", pinned, solstice(may(place_top_card())))
card(
    "3TAI17",
    "Bohio",
    play(
        each_other(may(draw())),
        for_each(per_icon("fertile", "river", "ocean"), choose(gain(MATERIALS, 2), gain(POPULATION))),
    ),
)
card(
    "3TAI18",
    "Cacique",
    play(
        may(return_unrest_from_under("Zemi") >> add_on("Zemi", MATERIALS)),
        may(pay_from("Zemi", POPULATION) >> acquire(TRIBUTARIES)),
    ),
)
card(
    "3TAI19",
    "Canoes",
    pinned,
    exhaust(
        (on_deck() & move_here(POPULATION)) >> acquire(REGIONS),
        if_it_is(with_icon("ocean"), gain(PROGRESS)),
    ),
)
card(
    "3TAI20",
    "Fishing",
    pinned,
    vp(each(1, ALL_TOKENS_HERE, per=4)),
    solstice(
        may(recall(with_icon("river", "ocean")) >> (gain(POPULATION, 2) & draw())),
        choose(move_here(MATERIALS), take_unrest()),
    ),
)
card(
    "3TAI21",
    "Zemi",
    pinned,
    holds(2),
    vp(each(1, ALL_TOKENS_HERE, per=5)),
    exhaust(choose(garrison(UNRESTS, up_to=2), move_up_to_here(5, POPULATION, MATERIALS))),
)
card("3TAI24A", "Free Tribes", barbarian, state_card, passive(tokens_on_cards_score()))
card("3TAI24B", "Free Tribes", barbarian, state_card, passive(tokens_on_cards_score()))
