"""The tables of the automaton of the Celts."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "CEL",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(ATTACKS, steal(MATERIALS) & steal(PROGRESS)),
            row(FAMES, spend_all(MATERIALS) >> gain_as_many(PROGRESS), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), discard_dynasty() & you_take_unrest())),
            row(
                called("Conquer"),
                if_able(spend(population=3) >> break_through(TRIBUTARY), acquire(REGIONS), you_take_unrest()),
            ),
            row(UNCIVILISEDS, if_able(acquire(UNCIVILISEDS), gain(POPULATION) & this_to_history() & you_take_unrest())),
            row(in_state(BARBARIAN), break_through(UNCIVILISED), this_to_history()),
            row(REGIONS, gain(POPULATION) & gain(MATERIALS), play_this(), exile_from_market()),
            row(PINNEDS, this_to_history(), you_take_unrest()),
            row(TRIBUTARIES, discard_top(4), this_to_history()),
            row(OTHER, return_unrest(), gain(PROGRESS), discard_top()),
        ),
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), this_to_history(), you_take_unrest()),
            row(FAMES, spend_all(POPULATION) >> gain_as_many(PROGRESS), discard_top(2), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), gain(PROGRESS, 2))),
            row(UNCIVILISEDS, discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market()),
            row(PINNEDS, discard_top(), this_to_history()),
            row(ATTACKS, acquire(CULTURES), you_take_unrest()),
            row(in_state(EMPIRE), acquire(ANY_SUIT), you_gain(MATERIALS, 2)),
            row(TRIBUTARIES, gain(PROGRESS, 2), this_to_history()),
            row(OTHER, this_to_history(), you_take_unrest()),
        ),
    ),
)
