"""The common cards of Classics."""

from __future__ import annotations

from civitas.games.imperium.content.common_staples import *
from civitas.games.imperium.effects.vocabulary import *

common_cards("classics")
unrest_card("UNREST")

# Civilised.

drama_and_poetry("1CIV1")
education("1CIV2")
moneylenders("1CIV3")
corruption("1CIV4")
onager("1CIV5")
metropolis("1CIV6")
metropolis("1CIV7", four_players)
card(
    "1CIV8",
    "Pharmacy",
    civilised,
    empire,
    pinned,
    vp(2),
    solstice(choose(gain(POPULATION), pay(population=2) >> gain(PROGRESS))),
)
card(
    "1CIV9",
    "Wonder",
    civilised,
    empire,
    pinned,
    three_players,
    vp(2),
    exhaust_when(you_return_unrest(), gain(PROGRESS, 2)),
)
card("1CIV10", "Coinage", civilised, empire, pinned, vp(2), exhaust(draw()), solstice(gain(MATERIALS, 2)))
exports("1CIV11")
urban_development("1CIV12")
mercenaries("1CIV13")
card(
    "1CIV14",
    "Temple",
    civilised,
    empire,
    pinned,
    vp(each(1, per_token(PROGRESS), per=5)),
    exhaust(discard() >> gain(PROGRESS)),
    solstice(return_unrest(DISCARD)),
)
cataphract("1CIV15")

# Fame.

card(
    "1FAM1",
    "Praiseworthy",
    fame,
    vp(if_history(7, 3)),
    play(choose(this_to(HISTORY), break_through(ANY_SUIT))),
)
card("1FAM2", "Great", fame, free, vp(if_history(6, 2)), play(gain_action(), may(this_to(HISTORY))))
card(
    "1FAM3",
    "Notorious",
    fame,
    free,
    attack,
    vp(each(1, UNREST_OF_OTHERS)),
    play(each_other(steal(PROGRESS, 1, or_unrest=True))),
)
card(
    "1FAM3X",
    "Notorious",
    fame,
    free,
    attack,
    vp(each(1, per_own(ATTACKS))),
    play(may(draw()), each_other(steal(PROGRESS, 1, or_unrest=True))),
)
card("1FAM4", "Marvellous", fame, free, vp(9), play(place_top_card()))
card(
    "1FAM5",
    "Glorious",
    fame,
    free,
    vp(6),
    play(if_barbarian(draw_up_to(4)), if_empire(develop(free=True)), this_to(HISTORY)),
)
card("1FAM6", "Triumphant", fame, unplayable, ungarrisonable, vp(11))
card("1FAM7", "Triumphant", fame, unplayable, ungarrisonable, vp(11))
card("1FAM8", "Awe-inspiring", fame, pinned, vp(7), passive(hand_size(1)))
king_of_kings("1FAM9")

# Regions.

AVOIDING = whenever(you_are_attacked(), may(this_to(HAND) >> avoid_attack()))


wild("1REG1", "Wilderness", three_players, vp(1), AVOIDING)
wild("1REG1X", "Wilderness", three_players, icons(hunt=1), vp(1), AVOIDING)
wild("1REG2", "Jungle", vp(1), gain(POPULATION))
wild("1REG2X", "Jungle", icons(hunt=1), vp(1), gain(POPULATION))
wild("1REG3", "Mountain", vp(1), gain(MATERIALS, 3))
wild("1REG3X", "Mountain", icons(hunt=1), vp(1), gain(MATERIALS, 2))
wild("1REG4", "Coast", icons(production=1, fertile=1), draw())
wild("1REG4X", "Coast", icons(production=1, fertile=1, ocean=1), draw())
wild("1REG5", "Floodplain", icons(production=1, river=1), may(to_history(DISCARD)))
wild("1REG6", "Forest", icons(production=2, fertile=1))
wild("1REG7", "Oasis", icons(production=2, river=1))
wild("1REG8", "Hills", icons(production=1, fertile=1), gain(POPULATION))
wild("1REG9", "Marsh", icons(production=1, river=1), gain(MATERIALS, 2))
wild("1REG10", "Steppe", icons(production=2, fertile=1))
wild("1REG11", "River", icons(production=2, river=1), may(to_history(DISCARD)))
wild("1REG12", "Cape", icons(production=1, river=1), AVOIDING)
wild("1REG12X", "Cape", icons(production=1, river=1, ocean=1), AVOIDING)
wild("1REG13", "Woodland", icons(production=1, fertile=1), may(on_deck(DISCARD)))
card(
    "1REG14",
    "Sacred Pass",
    region,
    barbarian,
    pinned,
    vp(1),
    exhaust(may(look_at_nation()), may(this_to(DISCARD) >> swap_with_nation())),
)

# Tributaries.

card("1TRI1", "Armenians", tributary, vp(3), play(acquire(UNCIVILISEDS), this_to(HISTORY)))
card("1TRI2", "Assyrians", tributary, free, vp(3), play(gain(POPULATION)))
card(
    "1TRI3",
    "Egyptians",
    tributary,
    vp(each(1, per_own(CIVILISEDS))),
    play(if_barbarian(nation_card()), if_empire(develop()), this_to(HISTORY)),
)
card(
    "1TRI4",
    "Ionians",
    tributary,
    free,
    vp(3),
    play(return_unrest(HAND, DISCARD, amount=2, up_to=True), this_to(HISTORY)),
)
card("1TRI5", "Qin", tributary, pinned, vp(each(1, per_own(PINNED_NOT_REGION, PLAY), per=3)), passive(hand_size(1)))
card("1TRI6", "Olmecs", tributary, free, three_players, vp(3), play(return_exhaust()))
card(
    "1TRI7",
    "Sumerians",
    tributary,
    unplayable,
    vp(3),
    before_scoring(return_own_unrest(2), spares=2),
)
card("1TRI8", "Aksumites", tributary, vp(each(1, per_own(TRIBUTARIES))), play(gain(MATERIALS, 4)))
card(
    "1TRI9",
    "Minoans",
    tributary,
    barbarian,
    free,
    vp(each(1, per_token(PROGRESS), per=4)),
    play(on_deck(HAND) & gain(PROGRESS, 2)),
)
card(
    "1TRI10",
    "Mauryans",
    tributary,
    pinned,
    four_players,
    vp(each(1, per_own(ANY, HISTORY), per=2)),
    solstice(choose(gain(MATERIALS, 2), to_hand(DISCARD, selector=REGIONS))),
)
card("1TRI11", "Hittites", tributary, vp(3), play(break_through(REGIONS), this_to(HISTORY)))

# Uncivilised.

card(
    "1UNC1",
    "Standing Army",
    uncivilised,
    pinned,
    four_players,
    vp(1),
    whenever(you_are_attacked(), tribute_or_avoid()),
)
jade_mask("1UNC2")
new_jade_mask("1UNC2X")
elders("1UNC3")


def town(code: str) -> int:
    return card(
        code,
        "Town",
        uncivilised,
        barbarian,
        pinned,
        vp(if_history(2)),
        exhaust(all_players(may(gain(MATERIALS, 2)))),
        solstice(may(gain(PROGRESS, 2), choose(this_to(DISCARD), this_to(HISTORY)))),
    )


town("1UNC4")
town("1UNC5")
card(
    "1UNC6",
    "Shrine",
    uncivilised,
    barbarian,
    pinned,
    vp(1),
    exhaust(pay(materials=1) >> draw()),
    solstice(may(discard() >> return_unrest(DISCARD))),
)
invasion("1UNC7")
invasion("1UNC7X", if_empire(this_to(HISTORY)))
card(
    "1UNC8",
    "Mysticism",
    uncivilised,
    pinned,
    vp(1),
    exhaust(gain_action()),
    solstice(choose(take_unrest(), discard(2))),
)
card(
    "1UNC8X",
    "Mysticism",
    uncivilised,
    pinned,
    icons(miracle=1),
    vp(1),
    exhaust(gain_action()),
    solstice(choose(take_unrest(on_top=True), discard(2))),
)
oracle("1UNC9")
card(
    "1UNC10",
    "Agriculture",
    uncivilised,
    pinned,
    vp(each(2, per_own_icon("fertile"))),
    exhaust(treat("fertile", "production", 3)),
)
card(
    "1UNC11",
    "Boats",
    uncivilised,
    pinned,
    vp(each(1, per_own_icon("fertile", "river"))),
    exhaust(
        choose(
            recall(with_icon("river")) >> (gain(MATERIALS, 2) & gain(POPULATION)),
            recall(with_icon("fertile")) >> gain_action(),
        )
    ),
)
card(
    "1UNC12",
    "Shaduf",
    uncivilised,
    pinned,
    vp(each(2, per_own_icon("river"))),
    exhaust_when(you_gain(MATERIALS, "river"), gain(PROGRESS)),
)
rituals_and_ceremonies("1UNC13")
card(
    "1UNC14",
    "Ambassador",
    uncivilised,
    civilised,
    pinned,
    three_players,
    vp(1),
    exhaust(use_their_exhaust()),
)
card("1UNC14X", "Ambassador", uncivilised, pinned, icons(merchant=1), three_players, vp(1), exhaust(become_copy()))
common_city("1UNC15")
common_city("1UNC16")
common_city("1UNC17")
card("1UNC18", "Gambling", uncivilised, civilised, free, vp(1), play(pay(materials=1) >> declare_and_reveal()))
card(
    "1UNC19",
    "Port",
    uncivilised,
    civilised,
    pinned,
    vp(1),
    exhaust(gain(MATERIALS, 1, per_icon("river")), may(pay(materials=3) >> to_hand(DISCARD))),
)
diplomacy("1UNC20")
leadership("1UNC21")
lost_scroll("1UNC22")
