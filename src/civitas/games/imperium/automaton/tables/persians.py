"""The tables of the automaton of the Persians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "PER",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, discard_top(3), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(TRIBUTARIES, gain(MATERIALS, 2) & gain(POPULATION, 2), discard_top(), this_to_history()),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(population=3) >> (break_through(TRIBUTARY) & this_to_history()),
                    spend(materials=2) >> acquire(CULTURES),
                    gain(MATERIALS) & gain(POPULATION) & this_on_deck(),
                ),
            ),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market()),
            row(PINNEDS, acquire(REGIONS), this_to_history()),
            row(called("Prosperity"), discard_top(), gain_for_regions(MATERIALS, POPULATION), you_may_draw()),
            row(OTHER, if_able(acquire(TRIBUTARIES), acquire(UNCIVILISEDS), this_to_history())),
        ),
        side(
            "empire",
            EMPIRE,
            row(FAMES, as_often_as_possible(spend(population=3) >> gain(PROGRESS)), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), discard_dynasty())),
            row(in_state(BARBARIAN), this_to_history()),
            row(TRIBUTARIES, gain(PROGRESS, 2), this_to_history()),
            row(ATTACKS, break_through(TRIBUTARY), you_gain(MATERIALS, 2), you_take_unrest()),
            row(REGIONS, play_this(), exile_from_market()),
            row(PINNEDS, this_to_history()),
            row(in_state(EMPIRE), acquire(ANY_SUIT), this_to_history()),
            row(OTHER, if_able(acquire(REGIONS), gain(PROGRESS))),
        ),
    ),
)
