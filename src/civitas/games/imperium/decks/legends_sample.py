"""Cards of Legends whose sentences try the effect language; their nations and common cards come later."""

from __future__ import annotations

from civitas.games.imperium.lexicon import *

# Common cards.

card(
    "2FAM8",
    "Acclaimed",
    fame,
    vp(each(1, VARIABLES)),
    play(break_through(VARIABLE_CARDS), this_to(HISTORY)),
)

# Arthurians.

KNIGHTS = with_icon("knight")
NOT_KNIGHTS = without_icon("knight")
card(
    "2ART3",
    "Graal",
    free,
    develop_for(),
    vp(8),
    play(trigger_end(), may(to_hand(HISTORY)), may(acquire(NOT_KNIGHTS, only_exile=True))),
)
card(
    "2ART8",
    "Gwaith Camlan",
    pinned,
    enters_play,
    stays_put,
    accession,
    vp(2),
    solstice(choose(to_history(GARRISON, HAND, selector=KNIGHTS), take_unrest() & take_unrest())),
)
card(
    "2ART17",
    "Peredur (Sir Percival)",
    icons(knight=1),
    play(
        choose(
            return_unrest() & may(garrison_this(REGIONS) >> trigger_its_play()),
            find(called("Graal"), DISCARD, DECK) & this_to(EXILE),
        )
    ),
)

# Egyptians.

card(
    "2EGY4",
    "Embalming",
    empire,
    pinned,
    develop_for(materials=4),
    vp(2),
    whenever(you_pay(POPULATION), may(to_history())),
    exhaust(draw()),
)

# Mauryans.

card(
    "2MAU5",
    "Ashoka",
    empire,
    develop_for(population=3),
    vp(1),
    play(take_top_fame(), reveal_all_to(ATTACKS, HISTORY, HAND, DECK, DISCARD) & this_to(HISTORY)),
)

# Olmecs.

MASKS = with_icon("mask")
card(
    "2OLM1A",
    "Olmecs",
    power,
    exhaust(choose(to_history(DISCARD, selector=MASKS), discard(3, MASKS) >> acquire(ANY_SUIT))),
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
    "2OLM7",
    "Stone Heads",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    vp(3),
    passive(garrison_discards_instead("mask")),
    solstice(may(garrison())),
)
card("2OLM15X", "Ball Games", pinned, exhaust((discard(2, MASKS) & spend_action()) >> acquire(CULTURES)))
card(
    "2OLM18",
    "Stone Mask",
    icons(mask=1),
    vp(if_history(1)),
    play(draw_up_to(3, if_able=True), on_deck(HAND)),
)
card(
    "2OLM19",
    "Stone Mask",
    icons(mask=1),
    vp(if_history(1)),
    play(draw_up_to(3, if_able=True), on_deck(HAND)),
)

# Qin.

card(
    "2QIN8",
    "King Wu of Qin",
    empire,
    develop_for(materials=3, population=2),
    needs_in_play("Mandate of Heaven"),
    needs_in_history("Duke Zhuang of Qin"),
    vp(if_history(2)),
    play(pay_up_to(PROGRESS, 3), for_each(per_paid(PROGRESS), acquire(ANY_SUIT)), this_to(HISTORY)),
)
card(
    "2QIN21",
    "Duke Zhuang of Qin",
    barbarian,
    needs_in_play("Mandate of Heaven"),
    play(return_unrest(HAND, DISCARD, amount=2, up_to=True), break_through(CONQUESTS), this_to(HISTORY)),
)
card(
    "2QIN22",
    "Mandate of Heaven",
    pinned,
    vp(if_in_play(0, -2)),
    exhaust(add_to_market(POPULATION), may(this_to(DISCARD))),
    solstice(discard(2)),
)

# Utopians.

card(
    "2UTO3B",
    "Shangri-la",
    starts_in_play,
    instead(you_would_gain(MATERIALS), each_other(gain(PROGRESS)), gain(POPULATION, 2)),
    exhaust(gain(MATERIALS)),
    solstice(if_have(POPULATION, 24, trigger_end())),
)
