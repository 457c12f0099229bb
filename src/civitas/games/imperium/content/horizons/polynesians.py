"""The Polynesians: bound to their islands or out at sea, with mana and legends."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "POL",
    "polynesians",
    stars=5,
    our_stars=True,
    aggressiveness=PEACEFUL,
    exhaust_tokens=3,
    unrest_in_deck=1,
    unrest_for_pile={2: 1, 3: 2, 4: 2},
    state_card="3POL29A",
    legends=True,
    last_nation_card=LEAVES_THE_STATE,
    keeps_developments=True,
)
fast_set_up("POL", random_mana())


def may_abandon_overpopulation() -> Word:
    return may(named_to("Overpopulation", DISCARD))


card(
    "3POL1A",
    "Polynesians",
    power,
    passive(no_history_and_unrest()),
    exhaust(if_state(ISLE_BOUND, pay(materials=2) >> gain_mana())),
)
card(
    "3POL1B",
    "Polynesians",
    power,
    vp(each(1, per_own(FAMES))),
    passive(no_history_and_unrest()),
    exhaust(if_state(ISLE_BOUND, abandon(with_icon("ocean")) >> (gain_mana() & gain(GOODS)))),
)
card(
    "3POL2",
    "Mana",
    starts_in_play,
    rules_say("mana"),
    exhaust(
        if_state(ISLE_BOUND, ignore_empire_next()),
        if_state(VOYAGING, for_each(per_mana(3), may(to_hand(DISCARD)))),
    ),
)
card(
    "3POL3",
    "Kupe",
    isle_bound,
    accession,
    vp(each(1, per_own_icon("ocean", zones=(PLAY,)), per=2)),
    play(
        develop() & it_to_hand(),
        find(called("Overpopulation"), to=EXILE, in_play=True),
        flip_state(),
        this_to(LEGENDS),
    ),
)

# To be developed.
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
    "3POL5",
    "Rapa Nui (Easter Island)",
    region,
    voyaging,
    pinned,
    icons(ocean=1),
    develop_for(also=discard_mana(3)),
    develops_beside("Rarotonga"),
    vp(each(1, per_own(ANY, LEGENDS), per=3)),
    play(exile_from_market()),
    exhaust(gain_mana() >> gain(PROGRESS)),
    solstice(may((pay(population=1) & mana_to_legends(1)) >> gain(PROGRESS))),
)
card(
    "3POL6",
    "Hawaii",
    region,
    voyaging,
    pinned,
    icons(production=1, ocean=1),
    develop_for(also=discard_mana(3)),
    vp(each(2, per_own(in_state(EMPIRE)))),
    play(exile_from_market()),
    exhaust(gain_action() & if_state(VOYAGING, may(to_hand(DISCARD)))),
    solstice(choose(discard(2), take_unrest())),
)
card(
    "3POL7",
    "Rarotonga",
    region,
    voyaging,
    pinned,
    icons(fertile=1, ocean=1),
    develop_for(also=discard_mana(2)),
    vp(each(1, per_own(UNCIVILISEDS))),
    play(exile_from_market()),
    solstice(gain(POPULATION)),
)

# Of the nation deck.
card(
    "3POL8",
    "Wayfinding",
    isle_bound,
    pinned,
    in_nation_deck,
    vp(if_legends(-2)),
    exhaust(if_mana(2, to_hand(DISCARD, selector=REGIONS))),
)
card("3POL9", "Tattoos", free, in_nation_deck, play(choose(draw(), to_hand(DISCARD))))
card(
    "3POL10",
    "Waka Taua (War Canoes)",
    in_nation_deck,
    vp(if_legends(-2)),
    play(
        pay(population=3)
        >> choose(
            acquire(region_without("ocean")) & this_as_mana(),
            if_state(VOYAGING, discard_mana(3) >> acquire(TRIBUTARIES, exile=True)),
        )
    ),
)
card(
    "3POL11",
    "Haka",
    in_nation_deck,
    vp(if_legends(-2)),
    play(
        if_state(
            ISLE_BOUND,
            to_legends(with_icon("river", "fertile", "hunt"), PLAY) >> (acquire(TRIBUTARIES) & it_as_mana()),
        ),
        if_state(VOYAGING, to_hand(DISCARD, amount=2)),
    ),
)
card(
    "3POL12",
    "Tohunga",
    in_nation_deck,
    vp(if_legends(-2)),
    play(
        choose(
            pay(population=2) >> break_through(UNCIVILISEDS),
            gain_mana() >> (return_unrest() & may_abandon_overpopulation()),
        )
    ),
)
card(
    "3POL13",
    "Nafanua",
    in_nation_deck,
    needs_in_play("Overpopulation"),
    vp(if_legends(1)),
    play(may(gain_mana()), develop(), this_to(LEGENDS)),
)
card(
    "3POL14",
    "Tutu-te-aroaro",
    isle_bound,
    in_nation_deck,
    play(
        choose(acquire(REGIONS, exile=True), find(called("Tahiti")) & play_it()),
        may_abandon_overpopulation(),
        flip_state(),
        this_to(LEGENDS),
    ),
)
card(
    "3POL15",
    "Kumara (Sweet Potato)",
    isle_bound,
    pinned,
    in_nation_deck,
    vp(if_legends(-2)),
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
    vp(if_legends(-1)),
    play(gain(POPULATION), may(gain_mana())),
)

card(
    "3POL17",
    "Overpopulation",
    isle_bound,
    pinned,
    free,
    kept_in_clean_up,
    ungarrisonable,
    vp(-4),
    solstice(gain(POPULATION) & choose(pay(materials=3), take_unrest())),
)
card(
    "3POL18",
    "Waka Hourua (Large Canoes)",
    pinned,
    ungarrisonable,
    exhaust(
        if_state(VOYAGING, (discard() & this_to(DISCARD)) >> develop()),
        if_state(ISLE_BOUND, named_to("Overpopulation", DISCARD) >> flip_state()),
    ),
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
    "3POL20",
    "Tutuila",
    region,
    isle_bound,
    pinned,
    icons(ocean=1),
    vp(if_legends(-1)),
    play(gain(MATERIALS)),
)
card(
    "3POL21",
    "Savai'i",
    region,
    isle_bound,
    pinned,
    icons(production=1),
    vp(if_legends(-1)),
    play(gain(POPULATION)),
)
card(
    "3POL22",
    "Outriggers",
    pinned,
    exhaust(treat_each("ocean", "production", 2)),
    solstice(if_mana(2, gain(MATERIALS))),
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
    "3POL24",
    "Advance",
    isle_bound,
    play(choose(pay(materials=3) >> acquire(CULTURES), pay(materials=5) >> break_through(CULTURES))),
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
