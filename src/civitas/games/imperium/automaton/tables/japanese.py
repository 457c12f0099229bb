"""The tables of the automaton of the Japanese."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "JPN",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(called("Prince Shotoku Taishi"), discard_dynasty(), return_unrest(), this_to_history()),
            row(
                UNCIVILISEDS,
                if_able(spend(population=1) >> break_through(REGION), gain(POPULATION) & acquire(CULTURES)),
            ),
            row(FAMES, gain(PROGRESS), discard_top(2), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(PROGRESS)),
            row(
                in_state(BARBARIAN),
                if_able(spend(materials=3) >> acquire(CIVILISEDS), acquire(UNCIVILISEDS), gain(MATERIALS)),
                discard_top(),
            ),
            row(PINNEDS, gain(PROGRESS), discard_top(2), this_to_history()),
            row(OTHER, discard_top(), gain_for_regions(MATERIALS), return_unrest(), you_may_draw()),
        ),
        side(
            "empire",
            EMPIRE,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), gain(PROGRESS, 2))),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(FAMES, resolve_top(), this_to_history()),
            row(CIVILISEDS, gain(PROGRESS), discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(PROGRESS)),
            row(
                PINNEDS,
                if_able(spend(population=4) >> take_fame(), gain(PROGRESS) & gain(POPULATION)),
                this_to_history(),
            ),
            row(in_state(EMPIRE), break_through(CIVILISED), this_to_history()),
            row(
                OTHER,
                if_able(return_unrest(), acquire(suited(CIVILISED, TRIBUTARY))),
                this_to_history(),
                you_may_return_unrest(),
            ),
        ),
    ),
)
