"""The tables of the automaton of the Olmecs."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "OLM",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(with_icon("mask"), discard_top()),
            row(REGIONS, gain(PROGRESS), play_this(), exile_from_market()),
            row(
                PINNEDS,
                if_able(
                    discarded_to(with_icon("mask"), HISTORY) >> acquire(ANY_SUIT), gain(PROGRESS) & this_to_history()
                ),
            ),
            row(called("Cacao"), return_unrest(), gain(PROGRESS), you_may_return_unrest()),
            row(OTHER, discard_dynasty()),
        ),
        side(
            "empire",
            EMPIRE,
            row(
                FAMES,
                this_to_history(),
                if_able(discarded_to(with_icon("mask"), HISTORY) >> acquire(ANY_SUIT), return_unrest()),
            ),
            row(
                called("Ritual Sacrifice"),
                if_able(discarded_to(with_icon("mask"), HISTORY) >> take_fame(), discard_top(2)),
            ),
            row(REGIONS, gain(PROGRESS), play_this(), exile_from_market()),
            row(ATTACKS, discard_top(), return_unrest(), you_take_unrest()),
            row(called("Cacao"), return_unrest(), gain(PROGRESS), you_may_return_unrest()),
            row(UNCIVILISEDS, acquire(ANY_SUIT), this_to_history()),
            row(with_icon("mask"), gain(PROGRESS), discard_top()),
            row(
                PINNEDS, gain(PROGRESS), acquire(UNCIVILISEDS), discarded_to(with_icon("mask"), DECK), this_to_history()
            ),
            row(OTHER, gain(PROGRESS), this_to_history()),
        ),
    ),
)
