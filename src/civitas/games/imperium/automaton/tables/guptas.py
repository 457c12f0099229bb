"""The tables of the automaton of the Guptas."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "GUP",
    sheet(
        HORIZONS,
        side(
            "barbarian",
            BARBARIAN,
            row(UNRESTS, return_this(), token_leftmost(GOODS)),
            row(REGIONS, play_this(), exile_from_market(), discard_top()),
            row(FAMES, trade()),
            row(
                in_state(BARBARIAN),
                if_able(
                    spend(population=1) >> acquire(CONQUESTS),
                    spend(materials=3) >> acquire(CULTURES),
                    break_through(TRADE_ROUTE) & gain(POPULATION),
                ),
                this_to_history(),
                you_may_draw(),
            ),
            row(PINNEDS, if_able(acquire_with(GOODS), gain(MATERIALS, 2) & token_at_die(GOODS)), this_to_history()),
            row(OTHER, discard_top(), gain_for_regions(MATERIALS), this_to_history(), you_may_draw()),
        ),
        side(
            "empire",
            EMPIRE,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), trade())),
            row(in_state(BARBARIAN), if_able(acquire_with(GOODS), trade()), this_to_history()),
            row(FAMES, if_able(spend_all(GOODS) >> gain_as_many(PROGRESS), resolve_top()), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), discard_top()),
            row(PINNEDS, if_able(return_unrest(), discard_top()), this_to_history(), you_may_return_unrest()),
            row(
                in_state(EMPIRE),
                if_able(acquire(suited(TRIBUTARY, CIVILISED)), break_through(TRADE_ROUTE)),
                this_to_history(),
            ),
            row(
                OTHER,
                discard_top(),
                spend_all(MATERIALS, POPULATION) >> gain_as_many(GOODS),
                gain_for_regions(PROGRESS),
                you_may_draw(),
            ),
        ),
    ),
    token=(GOODS, 1),
)
