"""The Arthurians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("ART", "arthurians", stars=5, aggressiveness=AGGRESSIVE, playable=False)

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
    solstice(choose(to_history(GARRISON, HAND, selector=KNIGHTS), take_unrest(2))),
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
