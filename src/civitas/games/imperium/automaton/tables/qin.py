"""The tables of the automaton of the Qin."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "QIN",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, gain(MATERIALS) & gain(POPULATION), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 2) >> take_fame(), break_through(REGION))),
            row(ATTACKS, acquire(REGIONS), if_you_have(REGIONS, you_recall(REGIONS) & it_abandons(REGIONS))),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(population=3) >> break_through(TRIBUTARY),
                    spend(materials=1) >> acquire(CULTURES),
                    gain(MATERIALS) & gain(POPULATION) & this_to_history(),
                ),
            ),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market(), discard_top()),
            row(PINNEDS, token_at_die(POPULATION), acquire_with(POPULATION), this_to_history(), you_may_draw()),
            row(OTHER, gain_for_regions(MATERIALS, POPULATION), return_unrest(), this_to_history()),
        ),
        side(
            "empire",
            EMPIRE,
            row(
                in_state(BARBARIAN), spend_all(MATERIALS) >> gain_as_many(POPULATION), discard_top(), this_to_history()
            ),
            row(FAMES, this_to_history(), token_at_die(POPULATION)),
            row(ATTACKS, acquire(REGIONS), if_you_have(REGIONS, you_recall(REGIONS) & it_abandons(REGIONS))),
            row(called("Glory"), if_able(abandon(REGIONS, 2) >> take_fame(), discard_dynasty(), gain(PROGRESS, 2))),
            row(REGIONS, play_this(), exile_from_market(), token_at_die(POPULATION)),
            row(PINNEDS, return_unrest(), acquire_with(POPULATION), this_to_history()),
            row(in_state(EMPIRE), spend(population=1) >> discard_dynasty(), gain(PROGRESS) & this_to_history()),
            row(OTHER, acquire(ANY_SUIT), spend(population=1) >> gain(PROGRESS), this_to_history()),
        ),
    ),
    token=(POPULATION, 1),
)
