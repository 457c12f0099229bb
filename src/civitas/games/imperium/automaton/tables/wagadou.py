"""The tables of the automaton of the Wagadou."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "WAG",
    sheet(
        HORIZONS,
        side(
            "barbarian",
            BARBARIAN,
            row(UNRESTS, return_this(), token_leftmost(MATERIALS)),
            row(called("Pride"), if_able((spend(goods=2) & played_to_history(REGIONS)) >> take_fame(), gain(GOODS))),
            row(
                called("Pact with Bida"),
                abandon(REGIONS),
                discard_dynasty(),
                resolve_top(),
                if_deck_left(2, this_under_deck()),
            ),
            row(REGIONS, play_this(), exile_from_market(), discard_top(), gain(POPULATION)),
            row(FAMES, break_through(TRADE_ROUTE), this_to_history()),
            row(
                in_state(BARBARIAN),
                if_able(acquire_with(MATERIALS) & discard_top(), break_through(REGION)),
                this_to_history(),
            ),
            row(PINNEDS, token_at_die(GOODS), spend(materials=2) >> trade(), this_to_history()),
            row(
                OTHER,
                if_able(
                    acquire_with(ANY_TOKEN, 2) & this_to_history(),
                    take_unrest() & trade() & (spend(population=1) >> gain(PROGRESS)),
                ),
            ),
        ),
        side(
            "empire",
            EMPIRE,
            row(UNRESTS, return_this(), token_leftmost(MATERIALS), spend(materials=2) >> gain(PROGRESS)),
            row(
                called("Pride"),
                if_able((spend(goods=2) & played_to_history(REGIONS)) >> take_fame(), break_through(CIVILISED)),
            ),
            row(with_icon("city", "metropolis"), trade(), if_able(spend(materials=2) >> gain(PROGRESS), gain(GOODS))),
            row(REGIONS, play_this(), exile_from_market(), discard_top(), gain(MATERIALS)),
            row(FAMES, gain(GOODS), resolve_top(), this_to_history()),
            row(
                (UNCIVILISEDS, PINNEDS, in_state(BARBARIAN)),
                discard_top(),
                if_able(return_unrest(), spend_all(POPULATION) >> gain_as_many(PROGRESS)),
                this_to_history(),
            ),
            row(OTHER, if_able(acquire_with(ANY_TOKEN), gain(GOODS)), this_to_history(), you_may_draw()),
        ),
    ),
    token=(MATERIALS, 1),
)
