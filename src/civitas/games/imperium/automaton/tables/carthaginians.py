"""The tables of the automaton of the Carthaginians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "CAR",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, gain(MATERIALS) & gain(POPULATION), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(population=3) >> break_through(TRIBUTARY),
                    spend(materials=2) >> acquire(CULTURES),
                    gain(MATERIALS) & gain(POPULATION) & this_to_history(),
                ),
            ),
            row(REGIONS, discard_top(), play_this(), exile_from_market()),
            row(PINNEDS, gain(POPULATION) & gain(MATERIALS, 2), this_to_history()),
            row(called("Prosperity"), discard_top(), gain_for_regions(MATERIALS, POPULATION), you_may_draw()),
            row(TRIBUTARIES, discard_top(3)),
            row(OTHER, if_able(spend_all(MATERIALS) >> gain_as_many(PROGRESS), acquire(REGIONS), discard_top(2))),
        ),
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), gain(MATERIALS), discard_top(), this_to_history()),
            row(FAMES, this_to_history()),
            row(ATTACKS, break_through(TRIBUTARY), this_to_history(), you_abandon(REGIONS) & you_may_draw()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION) & you_discard(2))),
            row(in_state(EMPIRE), if_able(acquire(CULTURES), gain(PROGRESS) & you_take_unrest())),
            row(REGIONS, gain(MATERIALS), play_this(), exile_from_market()),
            row(PINNEDS, gain(MATERIALS, 2), this_to_history()),
            row(
                OTHER,
                this_to_history(),
                spend_either(spend(materials=2), spend(population=2)) >> gain(PROGRESS),
                you_take_unrest(),
            ),
        ),
    ),
    token=(MATERIALS, 2),
)
