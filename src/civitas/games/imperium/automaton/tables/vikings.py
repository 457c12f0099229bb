"""The tables of the automaton of the Vikings."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "VIK",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(ATTACKS, steal(MATERIALS, 2), spend(population=1) >> acquire(CONQUESTS), you_discard()),
            row(FAMES, return_unrest(), acquire(ANY_SUIT), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), discard_top() & steal(MATERIALS, 2))),
            row(REGIONS, spend(materials=3) >> acquire(UNCIVILISEDS), play_this(), exile_from_market()),
            row(UNCIVILISEDS, discard_dynasty(), discarded_to(REGIONS, PLAY), this_to_history()),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(materials=3) >> acquire(UNCIVILISEDS), discard_top(2) & gain(MATERIALS) & gain(POPULATION)
                ),
            ),
            row(PINNEDS, gain(POPULATION), discard_dynasty(), this_to_history()),
            row(
                OTHER,
                if_able(
                    return_unrest(),
                    acquire_exiled(REGIONS),
                    abandon(REGIONS) >> discard_dynasty(),
                    take_fame() & this_to_history(),
                ),
            ),
        ),
    ),
    turned_by_accession=False,
)
