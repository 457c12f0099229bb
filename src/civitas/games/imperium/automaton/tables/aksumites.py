"""The tables of the automaton of the Aksumites."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "AKS",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(called("Advance"), if_able(spend(materials=2) >> acquire(CULTURES), gain(MATERIALS, 2))),
            row(called("Conquer"), if_able(spend(population=2) >> acquire(CONQUESTS), gain(POPULATION, 2))),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(FAMES, gain(MATERIALS, 2), trade(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(
                TRIBUTARIES,
                if_able(spend(progress=1) >> break_through(TRADE_ROUTE), gain(PROGRESS) & discard_top()),
                this_to_history(),
            ),
            row(PINNEDS, if_able(discarded_to(CULTURES, HISTORY) >> gain(PROGRESS), discard_top(2)), this_to_history()),
            row(OTHER, discard_top(), gain_for_regions(MATERIALS), you_may_draw()),
        ),
        side(
            "empire",
            EMPIRE,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), trade())),
            row(in_state(BARBARIAN), if_able(acquire_with(ANY_TOKEN, 2), discard_top()), this_to_history()),
            row(FAMES, resolve_top(), this_to_history()),
            row(TRIBUTARIES, trade(), gain(PROGRESS), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(MATERIALS, 2)),
            row(PINNEDS, if_able(return_unrest(), discard_top(2)), this_to_history()),
            row(
                in_state(EMPIRE),
                if_able(spend(materials=4) >> break_through(TRIBUTARY), gain(MATERIALS, 2) & acquire(REGIONS)),
                this_to_history(),
            ),
            row(OTHER, if_able(acquire_with(ANY_TOKEN), gain(GOODS)), this_to_history(), you_may_draw()),
        ),
    ),
)
