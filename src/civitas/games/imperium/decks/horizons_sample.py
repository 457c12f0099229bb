"""Cards of Horizons whose sentences try the effect language; their nations and common cards come later."""

from __future__ import annotations

from civitas.games.imperium.decks.staples import *
from civitas.games.imperium.lexicon import *

# Common cards.

card(
    "3CIV2",
    "Epic Poetry",
    civilised,
    empire,
    pinned,
    vp(2),
    passive(exiled_instead(UNCIVILISED, CIVILISED)),
)
card(
    "3CIV9",
    "Magistrate",
    civilised,
    empire,
    four_players,
    vp(each(1, per_own_icon("production"), per=2)),
    play(
        gain(MATERIALS, 3),
        counting(all_players(may(to_history(HAND, DISCARD)))),
        gain(PROGRESS, 1, per_player_who_did()),
    ),
)
card(
    "3CIV16",
    "Tyranny",
    civilised,
    empire,
    attack,
    vp(if_history(4)),
    play(
        each_other(choose(to_history(HAND, selector=CULTURES), take_and_discard_unrest())),
        may(to_history() >> draw()),
    ),
)
card(
    "3FAM7",
    "Brave",
    fame,
    free,
    vp(8),
    play(this_turn(you_acquire_with_unrest(), may(free_play(UNRESTS)))),
)
card(
    "3UNC14",
    "River Raiders",
    uncivilised,
    barbarian,
    attack,
    vp(each(2, per_own_icon("river"))),
    play(
        draw(),
        each_other(steal(GOODS, 1, orelse=take_unrest() & gain(GOODS))),
        may(garrison_this(region_with("river")) >> gain_action()),
    ),
)
card(
    "3UNC19",
    "Cultural Diversity",
    uncivilised,
    civilised,
    free,
    vp(1),
    play(discard(1, NOT_UNREST) >> ignore_states()),
)
card(
    "3UNC24",
    "Golden Mask",
    uncivilised,
    civilised,
    icons(mask=1),
    vp(if_history(2)),
    play(choose(to_hand(DISCARD), gain(GOODS), trade())),
)

# Trade routes.

card(
    "3TRO8",
    "Andes Highway",
    trade_route,
    stays_as_route,
    vp(1),
    commerce(gain(POPULATION, 2) & gain(PROGRESS)),
    profit(on_deck(HAND) >> (take_top_fame() & this_to(EXILE))),
)
card(
    "3TRO9",
    "Mediterranean Circle",
    trade_route,
    stays_as_route,
    three_players,
    icons(city=1),
    vp(each(1, per_own_icon("ocean"))),
    commerce(choose(resolve_their_commerce(), free_play(ROUTES, DISCARD))),
    profit(draw(3), may(to_history(up_to=2))),
)

# Abbasids.

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

# Aksumites.

card(
    "3AKS1A",
    "Aksumites",
    power,
    vp(each(1, per_token(MATERIALS), per=6)),
    exhaust_when(you_gain_card_with_tokens(2), gain(GOODS)),
)

# Cultists.

card(
    "3CUL1A",
    "Cultists",
    power,
    whenever(
        you_reshuffle(),
        each_other(may(discard(1, UNRESTS))),
        each_other(if_none_in(UNRESTS, DISCARD, take_chaos(DISCARD))),
    ),
)
card(
    "3CUL3B",
    "Ceremony of the Key",
    unrest,
    starts_in_play,
    exhaust(discard() >> garrison()),
    solstice(if_icons_here(13, flip_state() & this_to(HISTORY) & trigger_end())),
)
card(
    "3CUL9",
    "Spreading Chaos",
    pinned,
    free,
    play(each_other(may(draw()))),
    whenever(
        another_takes_unrest(),
        may(this_to(HAND) >> choose(gain(PROGRESS), gain(POPULATION), force_chaos())),
    ),
)


def chaos(code: str, *marks: Mark) -> int:
    return card(code, "Chaos", unrest, in_chaos_pile, *marks, vp(-3), play(pay(progress=1) >> this_to(CHAOS_PILE)))


chaos("3CUL25")
chaos("3CUL26")
chaos("3CUL27")
chaos("3CUL28", three_players)
chaos("3CUL29", four_players)
card(
    "3CUL30A",
    "Corrupted",
    corrupted,
    state_card,
    may_instead(another_would_take_unrest_on_your_turn(), they_take_chaos()),
)
card(
    "3CUL30B",
    "Summoned",
    summoned,
    state_card,
    vp(5),
    solstice(
        may(to_history()),
        counting(all_to(NOT_UNREST_NOR_SUMMONED, EXILE, HAND)),
        for_each(per_done(ANY), draw(), choose(return_unrest(), gain(PROGRESS))),
    ),
)

# Guptas.

card(
    "3GUP9",
    "Advanced Mathematics",
    pinned,
    in_nation_deck,
    passive(hand_size(1)),
    whenever(you_clean_up_empty_handed(), gain(PROGRESS)),
)

# Inuit.

card(
    "3INU1A",
    "Inuit",
    power,
    icons(ocean=1),
    vp(each(1, per_own(CULTURES), per=2)),
    passive(small_gains(MATERIALS, 3)),
    end_of_solstice(flip_state()),
)
card(
    "3INU13",
    "Oral History",
    empire,
    pinned,
    develop_for(materials=3),
    vp(each(1, GARRISONED)),
    passive(history_under_this()),
    solstice(may(garrison())),
)
card(
    "3INU15",
    "Kayaks",
    pinned,
    develop_for(materials=3),
    free_with("Imaq (Arctic Sea)"),
    exhaust(if_barbarian(move_here(POPULATION) >> acquire(REGIONS, exile=True))),
    exhaust_when(you_gain(MATERIALS, "ocean", EMPIRE), this_to(HAND) >> gain(PROGRESS, 2)),
)
card("3INU12", "Imaq (Arctic Sea)", region, empire, pinned, icons(hunt=1), develop_for(materials=1), vp(1))
card(
    "3INU8",
    "Qarmaq",
    empire,
    play(
        all_players(may(draw())),
        choose(gain(MATERIALS, 1, per_icon("production", "ocean")), gain(POPULATION, 1, per_card(REGIONS))),
    ),
)
card("3INU25A", "Summer", empire, state_card, passive(no_history(), hand_size(-2)))
card("3INU25B", "Winter", barbarian, state_card, passive(no_history_and_unrest()))

# Martians.

card(
    "3MRT1A",
    "Martians",
    power,
    may_instead(
        you_would_gain(PROGRESS),
        by_gadget_or_market(PROGRESS, discard() >> gain_one_fewer(PROGRESS), ignore_it()),
    ),
)
card(
    "3MRT2",
    "Reactor Explosion",
    pinned,
    enters_play,
    stays_put,
    accession,
    passive(loses_barbarian(DEVELOPMENTS)),
    solstice(take_unrest() & take_unrest() & to_history(selector=UNRESTS)),
)
card(
    "3MRT11",
    "Resurrection Stone",
    gadget,
    uncivilised,
    in_nation_deck,
    icons(miracle=1),
    vp(if_history(0, -3)),
    play(gain(PROGRESS), free_play(ANY, DISCARD, HISTORY) & exile_it(), may(this_to(EXILE))),
)
card(
    "3MRT17",
    "Sharing Our Secrets",
    empire,
    pinned,
    exhaust(swap_gadget()),
    whenever(another_plays(GADGETS), choose(convert(PROGRESS, POPULATION) & draw(), gain(PROGRESS))),
)
card(
    "3MRT29A",
    "Alien",
    empire,
    state_card,
    whenever(you_pay(PROGRESS), for_each(per_paid(PROGRESS), take_unrest())),
    passive(no_progress_for_unrest(), progress_per_point(3)),
    end_of_solstice(if_have_no(PROGRESS, exile_nation_deck("Reactor Explosion") & flip_state())),
)
card("3MRT29B", "Gone Native", barbarian, state_card)

# Maya.

card(
    "3MAY4",
    "Popol Vuh",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    vp(4),
    exhaust(
        (discard(1, with_icon_but("mask", "Stone Mask")) & spend_action() & return_unrest_from_here(2))
        >> take_top_fame(),
    ),
    solstice(may(pay_any(MATERIALS, UNRESTS) >> garrison_as_many(UNRESTS))),
)

# Polynesians.

card("3POL2", "Mana", starts_in_play)
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

# Sasanids.

card(
    "3SAS3",
    "Shah",
    empire,
    free,
    develop_for(materials=3, population=2),
    vp(each(1, per_own(FAMES))),
    play(
        choose(
            find(FAMES, to=HISTORY) & if_found(gain_action()),
            if_fame_empty(trigger_king() & this_to(HISTORY)),
        )
    ),
)
card(
    "3SAS11",
    "Atar",
    pinned,
    in_nation_deck,
    exhaust(garrison(UNRESTS)),
    solstice(
        choose(
            this_to(DISCARD),
            if_barbarian((pay(materials=1) & return_unrest_from_here()) >> nothing()),
            if_empire(to_history(HAND, DISCARD, selector=suited_or_with(TRIBUTARY, "knight"))),
        )
    ),
)
card(
    "3SAS23",
    "Aban",
    pinned,
    icons(river=1),
    exhaust(may(pay(materials=1) >> to_hand(DISCARD, selector=suited_or_with(REGION, "knight")))),
    solstice(
        choose(
            abandon_garrisoned(with_icon("knight")),
            recall(region_with("river", "ocean")),
            this_to(DISCARD),
        )
    ),
)
card(
    "3SAS22",
    "Zoroastrianism",
    pinned,
    play(find(called("Atar"))),
    end_of_solstice(
        if_both_in_play("Aban", "Atar", gain(PROGRESS) & draw()),
        if_neither_in_play("Aban", "Atar", take_unrest()),
    ),
)

# Taino.

card(
    "3TAI17",
    "Bohio",
    play(
        each_other(may(draw())),
        for_each(per_icon("fertile", "river", "ocean"), choose(gain(MATERIALS, 2), gain(POPULATION))),
    ),
)

# Tangut.

card(
    "3TAN15",
    "Taoism",
    pinned,
    exhaust(
        choose(
            add_to_market(POPULATION),
            if_returned_unrest(discard(1, CIVILISEDS) >> gain_action()),
        )
    ),
)

# Wagadou.

card(
    "3WAG16",
    "Dhar Tichitt",
    barbarian,
    pinned,
    whenever(attack_uproots(REGIONS), may(pay_attacker(2) >> avoid_attack())),
    exhaust(discard() >> add_to_market(MATERIALS), each_other(gain(MATERIALS))),
)
