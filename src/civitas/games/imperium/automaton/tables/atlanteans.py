"""The tables of the automaton of the Atlanteans."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "ATL",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), discard_top(), return_unrest(), this_to_history()),
            row(FAMES, gain(PROGRESS), this_to_history()),
            row(called("Myths and Legends"), if_able(played_to_history(REGIONS) >> take_fame(), steal(PROGRESS))),
            row(REGIONS, exile_from_market(), play_this()),
            row(PINNEDS, acquire(ANY_SUIT), this_to_history()),
            row(called("Prosperity"), gain_for_regions(PROGRESS), you_may_draw()),
            row(ATTACKS, acquire(ANY_SUIT), steal(PROGRESS), you_recall(REGIONS)),
            row(
                in_state(EMPIRE),
                if_able(played_to_history(REGIONS) >> acquire(ANY_SUIT), break_through(REGION)),
                this_to_history(),
            ),
            row(OTHER, discard_dynasty(), this_to_history()),
        ),
    ),
    layout=Layout(regions_above=True),
)
