"""The tables of the automaton of the Egyptians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "EGY",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, discard_top(), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), acquire(CIVILISEDS))),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(population=2) >> acquire(REGIONS), spend(materials=2) >> acquire(CULTURES), discard_top()
                ),
                this_to_history(),
            ),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market()),
            row(PINNEDS, gain(POPULATION), discard_top(), this_to_history()),
            row(called("Prosperity"), discard_top(), gain_for_regions(MATERIALS, POPULATION), you_may_draw()),
            row(
                OTHER,
                if_able(abandon(with_icon("river")) >> acquire(CULTURES), discard_top(2) & gain(MATERIALS, 2)),
                this_to_history(),
            ),
        ),
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), discard_top(), return_unrest(), this_to_history()),
            row(FAMES, gain(PROGRESS), spend_all(MATERIALS) >> gain_as_many(POPULATION), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), you_discard())),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market()),
            row(
                PINNEDS,
                if_able(acquire(CIVILISEDS), spend_all(POPULATION) >> (gain_as_many(PROGRESS) & this_to_history())),
            ),
            row(ATTACKS, if_able(acquire(CONQUESTS), gain(PROGRESS, 2)), you_discard() & you_take_unrest()),
            row(OTHER, discard_top(2), this_to_history()),
        ),
    ),
)
