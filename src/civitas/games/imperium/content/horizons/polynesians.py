"""The Polynesians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("POL", "polynesians", aggressiveness=PEACEFUL, history=LEGENDS, legends=True, playable=False)

card("3POL2", "Mana", starts_in_play)
card(
    "3POL4",
    "Aotearoa (New Zealand)",
    region,
    voyaging,
    pinned,
    last_in_area,
    icons(fertile=1, hunt=1, ocean=1),
    develop_for(also=mana_to_legends(1)),
    vp(3),
    when_developed(take_top_fame()),
)
card(
    "3POL15",
    "Kumara (Sweet Potato)",
    isle_bound,
    pinned,
    in_nation_deck,
    passive(treats_while_playing("fertile", "production", "Islander Prosperity")),
    exhaust(if_state(ISLE_BOUND, this_to(DISCARD) >> acquire(region_without("ocean")))),
)
card(
    "3POL16",
    "Tahiti",
    region,
    isle_bound,
    pinned,
    in_nation_deck,
    icons(ocean=1),
    play(gain(POPULATION), may(gain_mana())),
)
card(
    "3POL19",
    "Explorers",
    voyaging,
    play(
        choose(
            gain_mana() >> acquire(REGIONS),
            (pay(population=3) & mana_to_legends(3) & this_as_mana()) >> take_top_fame(),
        )
    ),
)
card(
    "3POL23",
    "Whakapapa",
    isle_bound,
    pinned,
    whenever(you_put_into_legends(), may(pay(materials=3) >> return_unrest())),
    solstice(if_state(ISLE_BOUND, draw()), if_state(VOYAGING, may(gain_mana(DISCARD)))),
)
card(
    "3POL25",
    "Islander Prosperity",
    isle_bound,
    play(
        all_players(may(draw())),
        choose(gain(MATERIALS, 1, per_icon("production")), gain(POPULATION, 1, per_card(REGIONS))),
    ),
)
card(
    "3POL7",
    "Rarotonga",
    region,
    voyaging,
    pinned,
    develop_for(),
    icons(fertile=1, ocean=1),
    vp(each(1, per_own(UNCIVILISEDS))),
    play(exile_from_market()),
    solstice(gain(POPULATION)),
)
card(
    "3POL29A",
    "Isle-bound",
    isle_bound,
    barbarian,
    state_card,
    solstice(choose(gain_mana(HAND, DISCARD), discard_mana(1) >> gain(GOODS))),
)
card(
    "3POL29B",
    "Voyaging",
    voyaging,
    barbarian,
    state_card,
    passive(no_drawing(), gained_cards_discarded()),
    whenever(you_play(region_with("ocean")), gain(PROGRESS) & flip_state()),
    end_of_solstice(may(discard_hand() >> (flip_state() & draw()))),
)
