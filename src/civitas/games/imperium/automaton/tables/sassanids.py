"""The tables of the automaton of the Sassanids."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "SAS",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(
                called("Ardashir I"),
                acquire(suited(REGION, CIVILISED, TRADE_ROUTE)),
                this_to_history(),
                you_take_unrest(),
            ),
            row(FAMES, trade(), gain(PROGRESS), this_to_history()),
            row(ATTACKS, if_able(abandon(REGIONS, 2) >> take_fame(), break_through(REGION)), you_abandon(REGIONS)),
            row(
                with_icon("knight"),
                if_able(abandon(REGIONS) >> break_through(TRIBUTARY), acquire(CONQUESTS)),
                you_discard(),
            ),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(TRIBUTARIES, gain(MATERIALS, 2) & gain(POPULATION), discard_top(), this_to_history()),
            row(in_state(BARBARIAN), if_able(spend(materials=3) >> acquire(CULTURES), gain(MATERIALS, 2))),
            row(PINNEDS, if_able(return_unrest(), gain(PROGRESS)), this_to_history()),
            row(OTHER, discard_top(), gain_for_regions(MATERIALS), you_may_draw()),
        ),
        side(
            "empire",
            EMPIRE,
            row(
                ATTACKS,
                break_through(REGION, TRIBUTARY),
                this_to_history(),
                you_abandon(with_icon("city", "metropolis")),
            ),
            row(FAMES, resolve_top(), this_to_history()),
            row(called("Khosrau I"), if_able(spend(goods=2) >> take_fame(), gain(GOODS, 2)), you_discard()),
            row(
                with_icon("knight"), if_able(abandon(REGIONS, 2) >> take_fame(), acquire(CONQUESTS)), you_take_unrest()
            ),
            row(TRIBUTARIES, trade(), gain(PROGRESS), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), discard_top()),
            row(PINNEDS, if_able(return_unrest(), discard_top()), gain(POPULATION), this_to_history()),
            row(in_state(EMPIRE), if_able(acquire(ANY_SUIT), gain(PROGRESS)), this_to_history(), you_recall(REGIONS)),
            row(OTHER, spend_all(POPULATION) >> gain_as_many(PROGRESS), trade(), this_to_history()),
        ),
    ),
)
