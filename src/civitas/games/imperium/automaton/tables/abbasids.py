"""The tables of the automaton of the Abbasids."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "ABB",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(FAMES, trade(), gain(PROGRESS), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), discard_top()),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(materials=3) >> acquire(CULTURES),
                    spend(population=2) >> acquire(CONQUESTS),
                    gain(MATERIALS) & gain(POPULATION) & discard_top(),
                ),
            ),
            row(PINNEDS, if_able(return_unrest(), acquire(PINNEDS)), discard_top(), this_to_history()),
            row(OTHER, discard_top(), gain_for_regions(MATERIALS), return_unrest(), you_may_draw()),
        ),
        side(
            "empire",
            EMPIRE,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), trade())),
            row(in_state(BARBARIAN), gain(MATERIALS), discard_top(), this_to_history()),
            row(FAMES, resolve_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(PROGRESS)),
            row(PINNEDS, if_able(acquire(PINNEDS), gain(PROGRESS)), return_unrest(), this_to_history()),
            row(
                in_state(EMPIRE),
                if_able(spend(goods=2) >> acquire(ANY_SUIT), trade() & gain(PROGRESS)),
                discard_top(),
                this_to_history(),
            ),
            row(OTHER, if_able(return_unrest(), gain(GOODS)), this_to_history(), you_gain(GOODS)),
        ),
    ),
)
