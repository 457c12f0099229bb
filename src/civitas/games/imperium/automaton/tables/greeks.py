"""The tables of the automaton of the Greeks."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "GRE",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(ATTACKS, discard_top(2), steal(MATERIALS, 2), you_gain(POPULATION)),
            row(FAMES, discard_top(3), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(CIVILISED))),
            row(called("Advance"), if_able(spend(materials=1) >> break_through(CIVILISED), acquire(UNCIVILISEDS))),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(REGIONS, gain(MATERIALS), play_this(), exile_from_market()),
            row(PINNEDS, gain(MATERIALS) & gain(POPULATION), this_to_history()),
            row(
                OTHER,
                if_able(
                    spend(population=2) >> break_through(REGION),
                    spend(materials=2) >> break_through(UNCIVILISED),
                    discard_top(2) & this_to_history(),
                ),
            ),
        ),
        side(
            "empire",
            EMPIRE,
            row(ATTACKS, acquire(ANY_SUIT), you_recall(PINNEDS)),
            row(FAMES, discard_top(2), gain(PROGRESS, 2), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), gain(PROGRESS, 2))),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(REGIONS, discard_top(), play_this(), exile_from_market()),
            row(PINNEDS, this_to_history()),
            row(in_state(EMPIRE), acquire(CULTURES)),
            row(
                OTHER,
                if_able(
                    spend(population=3) >> acquire(TRIBUTARIES),
                    spend(materials=2) >> acquire(CIVILISEDS),
                    return_unrest(),
                    gain(PROGRESS) & this_to_history(),
                ),
            ),
        ),
    ),
)
