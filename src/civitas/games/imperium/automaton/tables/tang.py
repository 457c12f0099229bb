"""The tables of the automaton of the Tang."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "TAN",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(UNRESTS, return_this(), token_leftmost(POPULATION)),
            row(called("Rebellion"), if_able(abandon(REGIONS, 3) >> take_fame(), take_unrest() & gain(PROGRESS))),
            row(called("Mandate of Heaven"), token_at_die(POPULATION), discard_top(3)),
            row(FAMES, break_through(TRADE_ROUTE), this_to_history()),
            row(CIVILISEDS, if_able(acquire_with(POPULATION), gain(POPULATION) & discard_top(2))),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(in_state(BARBARIAN), if_able(acquire(REGIONS), discard_top()), this_to_history()),
            row(
                PINNEDS, if_able(return_unrest(), gain(MATERIALS) & gain(POPULATION)), discard_top(), this_to_history()
            ),
            row(OTHER, discard_top(2), gain(MATERIALS) & gain(POPULATION), you_may_draw()),
        ),
        side(
            "empire",
            EMPIRE,
            row(UNRESTS, return_this(), gain(POPULATION)),
            row(called("Poetry"), if_able(return_unrest(), gain(PROGRESS)), discard_top(), you_may_return_unrest()),
            row(called("Rebellion"), if_able(abandon(REGIONS, 3) >> take_fame(), trade())),
            row(FAMES, resolve_top(), this_to_history()),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(CIVILISEDS, if_able(acquire_with(ANY_TOKEN), gain(PROGRESS)), this_to_history()),
            row(PINNEDS, spend(population=2) >> gain(PROGRESS), if_able(return_unrest(), trade()), this_to_history()),
            row(in_state(EMPIRE), break_through(CIVILISED), this_to_history()),
            row(OTHER, if_able(return_unrest(), discard_top(2)), gain(PROGRESS), this_to_history()),
        ),
    ),
    token=(POPULATION, 1),
)
