"""The common cards of Horizons, but for the trade routes."""

from __future__ import annotations

from civitas.games.imperium.content.common_staples import *
from civitas.games.imperium.effects.vocabulary import *

common_cards("horizons")

# Civilised.

card(
    "3CIV1",
    "Taxation",
    civilised,
    empire,
    free,
    four_players,
    vp(2),
    play(gain(GOODS, 1, per_player_with_as_many("city", "metropolis"))),
)
card("3CIV2", "Epic Poetry", civilised, empire, pinned, vp(2), passive(exiled_instead(UNCIVILISED, CIVILISED)))
moneylenders("3CIV3")
card(
    "3CIV4",
    "Nabataean Kingdom",
    civilised,
    tributary,
    empire,
    trade_friendly,
    vp(3),
    play(
        pay(population=2) >> break_through(ROUTES),
        exile_from_market(),
        choose(take_unrest(), this_to(HISTORY)),
    ),
)
card(
    "3CIV5",
    "Scribes",
    civilised,
    empire,
    free,
    vp(each(1, per_own(ANY, HISTORY), per=3)),
    play(choose(to_history(HAND), exile(ANY, HISTORY, amount=2) >> gain_action())),
)
metropolis("3CIV6")
card(
    "3CIV7",
    "Warehouse",
    civilised,
    empire,
    pinned,
    trade_friendly,
    vp(2),
    exhaust(return_exhaust(with_icon("merchant"))),
    solstice(discard()),
)
card(
    "3CIV8",
    "Harbour City",
    civilised,
    empire,
    pinned,
    three_players,
    icons(city=1, production=1, ocean=1),
    vp(2),
    harbour_effect(),
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
    "3CIV10",
    "Couriers",
    civilised,
    empire,
    pinned,
    vp(2),
    passive(hand_size(1)),
    solstice(may(draw(if_able=True) >> on_deck(HAND))),
)
card(
    "3CIV11",
    "Smugglers",
    civilised,
    empire,
    attack,
    ruthless,
    vp(each(1, per_own(ANY), per=10)),
    play(all_players(gain(GOODS)), each_other(give(HAND, DISCARD))),
)
card(
    "3CIV12",
    "Market Stall",
    civilised,
    empire,
    pinned,
    icons(merchant=1),
    vp(each(1, per_token(GOODS))),
    exhaust(
        each_other(may(draw())),
        choose(pay(goods=1) >> gain(PROGRESS, 2), pay(progress=1) >> gain(GOODS, 2)),
    ),
)
mercenaries("3CIV13")
card(
    "3CIV14",
    "Gardening",
    civilised,
    empire,
    vp(each(1, per_own_icon("city", "metropolis"))),
    play(
        gain(PROGRESS),
        if_in_play_at_least(1, with_icon("city"), may(return_unrest())),
        if_in_play_at_least(1, with_icon("metropolis"), may(return_unrest())),
    ),
)
card(
    "3CIV15",
    "Bucellarii",
    civilised,
    empire,
    icons(knight=1),
    vp(2),
    play(
        choose(recall(REGIONS) >> break_through(TRIBUTARIES), gain(POPULATION, 1, per_card(REGIONS))),
        may(garrison_this(REGIONS) >> trigger_its_play()),
    ),
)
card(
    "3CIV16",
    "Tyranny",
    civilised,
    empire,
    attack,
    ruthless,
    vp(if_history(4)),
    play(
        each_other(choose(to_history(HAND, selector=CULTURES), take_and_discard_unrest())),
        may(to_history() >> draw()),
    ),
)
card(
    "3CIV17",
    "Triremes",
    civilised,
    empire,
    free,
    attack,
    ruthless,
    vp(2),
    play(
        each_other(recall(REGIONS)),
        discard() >> (draw(1, per_icon("ocean", most=3)) & each_other(steal(POPULATION))),
    ),
)
card(
    "3CIV18",
    "Imports",
    civilised,
    empire,
    trade_friendly,
    vp(each(1, per_own(ANY), per=10)),
    play(
        all_players(gain(GOODS)),
        choose(swap_with_exile(ANY_SUIT) >> trade(), pay(materials=3) >> break_through(CULTURES)),
    ),
)

# Fame.

for code in ("3FAM1", "3FAM2"):
    card(code, "Supreme", fame, kept_in_clean_up, ungarrisonable_in_regions, vp(11), play(no_effect()))
card(
    "3FAM4",
    "Determined",
    fame,
    icons(knight=1),
    vp(each(1, per_garrisoned_in(REGIONS))),
    play(break_through(CONQUESTS), may(garrison_in(holding_none(REGIONS)) >> trigger_its_play())),
)
card("3FAM5", "Canny", fame, vp(6), play(choose_up_to(2, acquire(ANY_SUIT, only_exile=True)), this_to(HISTORY)))
card(
    "3FAM6",
    "Honourable",
    fame,
    free,
    vp(5),
    play(counting(all_players(may(return_unrest(HAND, DISCARD)))), gain(PROGRESS, 1, per_done(UNRESTS))),
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
    "3FAM8",
    "Intrepid",
    fame,
    pinned,
    free,
    vp(5),
    exhaust_when(you_gain_any_card(), choose(draw(), gain(PROGRESS), if_broke_through(draw() & gain(PROGRESS)))),
)
card("3FAM9", "Influential", fame, free, vp(3), play(choose(draw(2), free_play(ANY, ignore_state=True))))
king_of_kings("3FAM10")

# Regions.

wild("3REG1", "Volcano", barbarian, icons(fertile=1), vp(if_in_play(3)), gain(PROGRESS))
wild("3REG2", "Mangrove", icons(fertile=1, ocean=1), gain(PROGRESS))
wild("3REG3", "Lagoon", icons(production=1, ocean=1), may(to_history(DISCARD)))
card(
    "3REG4",
    "River Delta",
    region,
    pinned,
    trade_friendly,
    icons(fertile=1, river=1),
    play(may(pay(population=2) >> trade()), may_garrison()),
)
wild(
    "3REG5",
    "Rift Valley",
    icons(production=1, river=1),
    solstice(choose(gain(POPULATION, 2) & on_deck(HAND), this_to(DISCARD))),
)
wild(
    "3REG6",
    "Glacier",
    icons(hunt=1),
    vp(if_history(2)),
    exhaust(if_garrisoned_here(ANY, 1, choose(add_here(MATERIALS, 2), this_to(HISTORY)))),
)
wild("3REG7", "Savannah", icons(hunt=1, river=1), draw())
card(
    "3REG8",
    "Scrubland",
    region,
    pinned,
    icons(production=2),
    play(may_garrison()),
    solstice(draw(if_able=True), on_deck(HAND)),
)
wild("3REG9", "Bogs", icons(production=1, river=1), gain(MATERIALS, 2))
wild("3REG10", "Valley", icons(production=2, fertile=1))
wild(
    "3REG11",
    "Borderland",
    icons(river=1),
    vp(each(1, per_token(POPULATION), per=5)),
    exhaust_when(you_are_attacked(), move_to_market(POPULATION) >> avoid_attack(), anytime=True),
)
wild("3REG12", "Alluvial Plain", icons(production=1, river=1, fertile=1), gain(PROGRESS))
card(
    "3REG13",
    "Heath",
    region,
    pinned,
    three_players,
    icons(hunt=1),
    play(choose(exile_from_market(), swap_with_exile(ANY_SUIT)), may_garrison()),
)
card(
    "3REG14",
    "Distant Island",
    region,
    pinned,
    icons(production=1, ocean=1),
    play(gain(POPULATION), twice(exile_from_market()), may_garrison()),
)

# Tributaries.

card(
    "3TRI1",
    "Melayu Kingdom",
    tributary,
    vp(3),
    play(break_through(REGIONS), may(free_play(with_icon("ocean"))), this_to(HISTORY)),
)
card("3TRI2", "Harrapans", tributary, empire, pinned, three_players, icons(metropolis=1), vp(3), metropolis_effect())
card("3TRI3", "Goryeo", tributary, vp(3), play(acquire(CIVILISEDS), this_to(HISTORY)))
card("3TRI4", "Akkadians", tributary, vp(each(1, per_own(TRIBUTARIES))), play(gain(GOODS)))
card("3TRI5", "Byzantines", tributary, empire, vp(3), play(break_through(TRIBUTARIES), this_to(HISTORY)))
card("3TRI6", "Punt", tributary, barbarian, trade_friendly, vp(3), play(break_through(ROUTES), this_to(HISTORY)))
card("3TRI7", "Seleucid Empire", tributary, pinned, icons(city=1, production=1), vp(3), trading_city_effect())
card(
    "3TRI8",
    "Carolingian Kingdom",
    tributary,
    icons(knight=1),
    vp(3),
    play(may(free_play(REGIONS)), may(garrison_this(REGIONS) >> trigger_its_play())),
)
card(
    "3TRI9",
    "Khmer Empire",
    tributary,
    vp(each(1, per_own(REGIONS), per=4)),
    play(break_through(REGIONS), may(free_play(with_icon("river"))), may(return_unrest()), this_to(HISTORY)),
)
card(
    "3TRI10",
    "Sabaeans",
    tributary,
    vp(3),
    play(if_barbarian(gain(PROGRESS, 2)), if_empire(develop() & this_to(HISTORY))),
)
card(
    "3TRI11",
    "Cimmerians",
    tributary,
    four_players,
    vp(3),
    play(all_players(may(draw())), gain(MATERIALS, 2, per_icon("production"))),
)
card(
    "3TRI12",
    "Illyrians",
    tributary,
    barbarian,
    pinned,
    ruthless,
    vp(3),
    exhaust(pay(materials=1) >> choose(on_deck(DISCARD, selector=ATTACKS), to_history(DISCARD))),
)
card(
    "3TRI13",
    "Tyrrhenians",
    tributary,
    free,
    attack,
    ruthless,
    vp(each(1, per_own(ATTACKS))),
    play(
        each_other(discard()),
        may(garrison_in(REGIONS, HAND, DISCARD)),
        if_empire(free_play(REGIONS) & this_to(HISTORY)),
    ),
)

# Uncivilised.

card(
    "3UNC1",
    "Navigation",
    uncivilised,
    pinned,
    four_players,
    vp(1),
    passive(acquires_exiled(REGION)),
    exhaust(play_for_action(REGIONS, DISCARD), if_it_is(with_icon("ocean"), gain(GOODS))),
)
card(
    "3UNC2",
    "Undecipherable Scroll",
    uncivilised,
    barbarian,
    icons(scroll=1),
    vp(1),
    play(break_through(ANY_SUIT, only_exile=True) & gain(PROGRESS), this_to(EXILE)),
)
elders("3UNC3")
card(
    "3UNC4",
    "Trade Caravans",
    uncivilised,
    barbarian,
    pinned,
    icons(production=1),
    vp(1),
    exhaust(
        choose(
            move_to_market(MATERIALS, 2) >> gain(GOODS),
            if_barbarian((pay(materials=2) & discard()) >> acquire(ANY, with_token=MATERIALS)),
        )
    ),
)
card(
    "3UNC5",
    "Warfare",
    uncivilised,
    attack,
    ruthless,
    vp(1),
    play(
        pay(population=3) >> nothing(),
        each_other(take_unrest()),
        choose(
            break_through(TRIBUTARIES) & gain(PROGRESS),
            break_through(REGIONS) & each_other(abandon(REGIONS)),
        ),
    ),
)
card(
    "3UNC6",
    "Altar",
    uncivilised,
    barbarian,
    pinned,
    vp(each(1, per_own_icon("river", "fertile", "ocean"), per=2)),
    exhaust(recall(with_icon("river", "fertile", "ocean")) >> (gain(MATERIALS) & may(return_unrest()))),
)
card(
    "3UNC7",
    "Trading Post",
    uncivilised,
    barbarian,
    pinned,
    trade_friendly,
    icons(production=1, city=1, merchant=1),
    vp(each(2, per_own_icon("river"))),
    exhaust(recall(with_icon("river")) >> choose(trade(), gain(GOODS))),
)
card(
    "3UNC8",
    "Priesthood",
    uncivilised,
    pinned,
    three_players,
    icons(miracle=1),
    vp(1),
    play(take_unrest()),
    exhaust(gain_action()),
    solstice(choose(this_to(DISCARD), if_barbarian(on_deck(HAND)), if_empire(pay(progress=1)))),
)
oracle("3UNC9")
card(
    "3UNC10",
    "Vineyards",
    uncivilised,
    pinned,
    vp(each(2, per_own_icon("fertile"))),
    exhaust_when(you_gain(MATERIALS, "fertile"), draw(2)),
)
card(
    "3UNC11",
    "Catamarans",
    uncivilised,
    pinned,
    vp(each(2, per_own_icon("ocean"))),
    exhaust(treat("ocean", "production", 4)),
)
card(
    "3UNC12",
    "Terraces",
    uncivilised,
    pinned,
    icons(production=1),
    vp(each(1, per_own_icon("production"), per=3)),
    exhaust_when(you_play(with_icon("river", "fertile")), to_hand(DISCARD)),
)
card(
    "3UNC13",
    "Hunters and Trackers",
    uncivilised,
    barbarian,
    icons(hunt=1),
    vp(each(1, per_own_icon("hunt"))),
    play(
        choose(
            gain(GOODS, 1, per_icon("hunt", most=4, with_this=True)),
            acquire(REGIONS) & if_it_is(with_icon("hunt"), gain(MATERIALS, 4)),
        )
    ),
)
card(
    "3UNC14",
    "River Raiders",
    uncivilised,
    barbarian,
    attack,
    ruthless,
    vp(each(2, per_own_icon("river"))),
    play(
        draw(),
        each_other(steal(GOODS, 1, orelse=take_unrest() & gain(GOODS))),
        may(garrison_this(region_with("river")) >> gain_action()),
    ),
)
trading_city("3UNC15", "Trading City", uncivilised, civilised, vp(1))
trading_city("3UNC16", "Trading City", uncivilised, civilised, vp(1))
common_city("3UNC17")
trading_city("3UNC18", "Trading City", uncivilised, civilised, three_players, vp(1))
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
    "3UNC20",
    "Seaport",
    uncivilised,
    civilised,
    pinned,
    trade_friendly,
    icons(ocean=1, city=1, production=1),
    vp(each(1, per_own(ROUTES))),
    exhaust(recall(with_icon("ocean")) >> choose(acquire(ROUTES), trade())),
)
card(
    "3UNC21",
    "Travellers",
    uncivilised,
    civilised,
    three_players,
    vp(each(1, per_own(CONQUESTS, HISTORY))),
    play(
        add_to_market(POPULATION),
        counting(all_players(may(to_history(DISCARD)))),
        gain(PROGRESS, 1, per_player_who_did()),
    ),
)
card(
    "3UNC22",
    "Barter",
    uncivilised,
    civilised,
    free,
    trade_friendly,
    vp(1),
    play(choose(pay(goods=1) >> trade(), to_history(HAND, DISCARD))),
)
card(
    "3UNC23",
    "Protection",
    uncivilised,
    civilised,
    pinned,
    ruthless,
    vp(1),
    whenever(attack_affects_you(), gain(GOODS) & may(draw())),
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
card(
    "3UNC25",
    "Pirates",
    uncivilised,
    civilised,
    attack,
    ruthless,
    icons(ocean=1),
    vp(1),
    play(
        choose(
            acquire(ATTACKS),
            each_other(steal(MATERIALS, 2, per=per_icon("ocean", with_this=True))) & this_to(HISTORY),
        )
    ),
)
