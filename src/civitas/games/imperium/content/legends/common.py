"""The common cards of Legends."""

from __future__ import annotations

from civitas.games.imperium.content.common_staples import *
from civitas.games.imperium.effects.vocabulary import *

common_cards("legends")

# Civilised.

drama_and_poetry("2CIV1")
education("2CIV2")
moneylenders("2CIV3")
corruption("2CIV4")
onager("2CIV5")
metropolis("2CIV6")
card(
    "2CIV7",
    "Astronomy",
    civilised,
    empire,
    pinned,
    vp(2),
    exhaust_when(you_acquire(REGION), gain(PROGRESS)),
    solstice(may(to_hand(DISCARD, selector=REGIONS))),
)
card(
    "2CIV8",
    "Cartography",
    civilised,
    empire,
    pinned,
    three_players,
    vp(2),
    passive(acquires_exiled(REGION, TRIBUTARY)),
)
card(
    "2CIV9",
    "Masonry",
    civilised,
    empire,
    pinned,
    four_players,
    vp(each(2, per_own_icon("city", "metropolis", zones=(PLAY,)))),
    passive(plays_freely(with_icon("city", "metropolis"))),
)
card("2CIV10", "Civil Service", civilised, empire, pinned, vp(2), passive(hand_size(1)), solstice(gain(MATERIALS, 2)))
exports("2CIV11")
urban_development("2CIV12")
mercenaries("2CIV13")
card(
    "2CIV14",
    "Amphitheatre",
    civilised,
    empire,
    pinned,
    vp(each(1, per_token(PROGRESS), per=5)),
    exhaust(return_unrest(DISCARD) >> gain(PROGRESS)),
    solstice(discard()),
)
cataphract("2CIV15")

# Fame.

card(
    "2FAM1",
    "Imperial",
    fame,
    vp(if_history(8, 2)),
    play(choose(break_through(ANY_SUIT, exile=True), this_to(HISTORY))),
)
card("2FAM2", "Independent", fame, free, vp(3), play(gain(MATERIALS, 3) & gain(POPULATION, 2)))
card("2FAM3", "Magnificent", fame, free, vp(5), play(draw(), may(return_unrest())))
card("2FAM4", "Outstanding", fame, free, vp(7), play(to_history(DISCARD, up_to=2)))
PROUD = by_place((GARRISON, 12), (HISTORY, 8), otherwise=3)
card("2FAM5", "Proud", fame, unplayable, vp(PROUD))
card("2FAM6", "Proud", fame, unplayable, vp(PROUD))
card("2FAM7", "Eminent", fame, free, vp(8), play(draw(2)))
card("2FAM8", "Acclaimed", fame, vp(each(1, VARIABLES)), play(break_through(VARIABLE_CARDS), this_to(HISTORY)))
king_of_kings("2FAM9")

# Regions.

card("2REG1", "Fortunate Isle", region, barbarian, vp(2), play(acquire(ANY_SUIT), this_to(EXILE)))
wild("2REG2", "Rainforest", icons(production=1, fertile=1), gain(POPULATION))
wild("2REG3", "Mountain", icons(production=1), gain(MATERIALS, 2))
wild("2REG3X", "Peak", icons(river=1, hunt=1), gain(MATERIALS))
wild("2REG4", "Peninsula", icons(production=2, river=1), draw(2))
wild("2REG4X", "Peninsula", icons(production=1, river=1, ocean=1), draw(2))
wild("2REG5", "Lakes", icons(production=1, river=2), may(to_history(DISCARD)))
wild("2REG6", "Highlands", icons(production=1), solstice(gain(POPULATION, 2) & discard()))
card(
    "2REG7",
    "Sacred Grove",
    region,
    three_players,
    vp(each(2, per_player_with_less(PROGRESS))),
    play(gain(PROGRESS), may(to_history()), this_to(HISTORY)),
)
wild("2REG8", "Lowlands", icons(production=1), solstice(gain(MATERIALS, 3) & discard()))
wild("2REG8X", "Lowlands", icons(production=1, river=1, hunt=1), solstice(gain(MATERIALS, 2) & discard()))
wild("2REG9", "Moor", icons(production=1, river=1), may(on_deck(DISCARD)))
wild("2REG10", "Plain", icons(production=2, fertile=1), gain(PROGRESS))
wild("2REG11", "Archipelago", icons(production=1, fertile=1, river=1), may(to_history(DISCARD)))
wild("2REG11X", "Archipelago", icons(production=1, fertile=1, ocean=1), may(to_history(DISCARD)))
FORTIFIED = exhaust_when(you_are_attacked(), pay(population=1) >> avoid_attack(), anytime=True)
wild("2REG12", "Fortified Region", vp(1), FORTIFIED)
wild("2REG12X", "Fortified Region", icons(production=1), vp(1), FORTIFIED)
wild("2REG13", "Grassland", icons(production=1, fertile=1), solstice(draw() & discard()))
wild("2REG14", "Island", icons(production=1, fertile=1, river=1), draw())
wild("2REG14X", "Island", icons(production=1, fertile=1, ocean=1), draw())

# Tributaries.

card("2TRI1", "Etruscans", tributary, barbarian, vp(3), play(gain(PROGRESS, 2)))
card(
    "2TRI2",
    "Scythians",
    tributary,
    pinned,
    vp(3),
    exhaust_when(you_are_attacked(), avoid_attack(), anytime=True),
)
card(
    "2TRI3",
    "Vikings",
    tributary,
    empire,
    attack,
    vp(each(1, per_own(UNCIVILISEDS), per=2)),
    play(gain(MATERIALS, 2), each_other(steal(MATERIALS, 2, or_unrest=True))),
)
card("2TRI4", "Phoenicians", tributary, vp(3), play(acquire(CIVILISEDS), this_to(HISTORY)))
card(
    "2TRI5",
    "Romans",
    tributary,
    three_players,
    vp(3),
    play(abandon(REGIONS) >> take_top_fame(), this_to(EXILE), each_other(gain(PROGRESS))),
)
card(
    "2TRI6",
    "Greeks",
    tributary,
    empire,
    pinned,
    icons(metropolis=1),
    vp(each(1, per_own(ANY), per=10)),
    metropolis_effect(),
)
card(
    "2TRI7",
    "Carthaginians",
    tributary,
    attack,
    vp(each(1, per_token(MATERIALS), per=10)),
    play(gain(MATERIALS, 2) & draw(), each_other(give(HAND, DISCARD))),
)
card(
    "2TRI8",
    "Persians",
    tributary,
    vp(each(1, per_own(TRIBUTARIES))),
    play(pay(population=2) >> break_through(TRIBUTARIES), this_to(HISTORY)),
)
card("2TRI9", "Celts", tributary, attack, vp(3), play(break_through(UNCIVILISEDS), each_other(take_unrest())))
card(
    "2TRI9X",
    "Celts",
    tributary,
    attack,
    vp(3),
    play(pay(progress=1) >> nothing(), each_other(take_unrest()), break_through(UNCIVILISEDS)),
)
card(
    "2TRI10",
    "Macedonians",
    tributary,
    vp(each(1, per_own(REGIONS), per=4)),
    play(twice(acquire(REGIONS, exile=True)), this_to(HISTORY)),
)
card(
    "2TRI11",
    "Xiongnu",
    tributary,
    attack,
    four_players,
    vp(each(1, per_own(FAMES))),
    play(each_other(steal(PROGRESS))),
)

# Uncivilised.

card(
    "2UNC1",
    "Mining",
    uncivilised,
    pinned,
    four_players,
    vp(1),
    exhaust(abandon(REGIONS) >> gain(PROGRESS), if_it_is(without_icon("production"), gain(PROGRESS))),
)
jade_mask("2UNC2")
new_jade_mask("2UNC2X")
elders("2UNC3")
card(
    "2UNC4",
    "Espionage",
    uncivilised,
    attack,
    vp(1),
    play(on_deck(HAND) >> acquire(ANY_SUIT), each_other(recall(PINNEDS))),
)
invasion("2UNC5")
invasion("2UNC5X", if_empire(this_to(HISTORY)))
card("2UNC6", "Monument", uncivilised, barbarian, pinned, vp(1), exhaust(free_play(UNRESTS)))
card("2UNC7", "Code of Laws", uncivilised, pinned, vp(1), exhaust(draw()))
card(
    "2UNC8",
    "Religion",
    uncivilised,
    pinned,
    vp(1),
    exhaust(gain_action()),
    solstice(choose(take_unrest(), pay(materials=3))),
)
card(
    "2UNC8X",
    "Religion",
    uncivilised,
    pinned,
    icons(miracle=1),
    vp(1),
    exhaust(gain_action()),
    solstice(choose(take_unrest(on_top=True), pay(materials=3))),
)
oracle("2UNC9")
card(
    "2UNC10",
    "Domestication",
    uncivilised,
    pinned,
    vp(each(2, per_own_icon("fertile"))),
    exhaust_when(you_gain(MATERIALS, "fertile"), gain(PROGRESS)),
)
card(
    "2UNC11",
    "Water Mill",
    uncivilised,
    pinned,
    vp(each(1, per_own_icon("fertile", "river"))),
    exhaust(
        choose(
            recall(with_icon("fertile")) >> (gain(MATERIALS, 2) & gain(POPULATION)),
            recall(with_icon("river")) >> gain_action(),
        )
    ),
)
card(
    "2UNC12",
    "Qanat",
    uncivilised,
    pinned,
    vp(each(2, per_own_icon("river"))),
    exhaust(treat("river", "production", 3)),
)
rituals_and_ceremonies("2UNC13")
common_city("2UNC14", three_players)
common_city("2UNC15")
common_city("2UNC16")
common_city("2UNC17")
card(
    "2UNC18",
    "Road Building",
    uncivilised,
    civilised,
    pinned,
    vp(1),
    passive(loses_barbarian(called("Conquer"))),
    solstice(gain(MATERIALS, 2)),
)
card(
    "2UNC19",
    "Art",
    uncivilised,
    civilised,
    pinned,
    vp(1),
    solstice(
        if_barbarian(may(pay(materials=1) >> return_unrest())),
        if_empire(may(pay(materials=3) >> gain(PROGRESS))),
    ),
)
diplomacy("2UNC20")
leadership("2UNC21")
lost_scroll("2UNC22")
