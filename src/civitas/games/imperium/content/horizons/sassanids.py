"""The Sassanids."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("SAS", "sassanids", aggressiveness=AGGRESSIVE, playable=False)

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
