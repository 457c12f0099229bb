"""The Olmecs."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("OLM", "olmecs", stars=5, aggressiveness=PARTLY_PEACEFUL, playable=False)

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
