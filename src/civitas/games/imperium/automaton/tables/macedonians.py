"""The tables of the automaton of the Macedonians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "MAC",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(population=3) >> (break_through(TRIBUTARY) & this_to_history()),
                    spend(materials=3) >> (acquire(CULTURES) & this_to_history()),
                    break_through(REGION),
                ),
            ),
            row(REGIONS, gain(MATERIALS), play_this(), exile_from_market()),
            row(PINNEDS, gain(POPULATION)),
            row(called("Prosperity"), discard_top(), gain_for_regions(MATERIALS, POPULATION), you_may_draw()),
            row(ATTACKS, steal(MATERIALS, 2), discard_top()),
            row(OTHER, gain_for_regions(PROGRESS), discard_top(), this_to_history()),
        ),
        side(
            "empire",
            EMPIRE,
            row(FAMES, gain_for_regions(PROGRESS), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), acquire_exiled(REGIONS), gain(PROGRESS))),
            row(in_state(BARBARIAN), this_to_history()),
            row(REGIONS, play_this(), exile_from_market()),
            row(PINNEDS, discarded_to(REGIONS, PLAY), this_to_history()),
            row(
                in_state(EMPIRE),
                if_able(spend(materials=2) >> acquire(ANY_SUIT), discard_dynasty() & this_to_history()),
            ),
            row(OTHER, gain_for_regions(PROGRESS), this_to_history()),
        ),
    ),
)
