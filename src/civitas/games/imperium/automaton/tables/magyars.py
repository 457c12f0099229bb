"""The tables of the automaton of the Magyars."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "MAG",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(ATTACKS, discard_dynasty(), acquire(ANY_SUIT), you_recall(REGIONS)),
            row(
                called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION) & you_take_unrest())
            ),
            row(
                called("Conquer"),
                if_able(spend(population=3) >> break_through(TRIBUTARY), acquire(REGIONS), gain(POPULATION)),
            ),
            row(FAMES, discard_dynasty(), this_to_history(), you_take_unrest()),
            row(TRIBUTARIES, gain(POPULATION, 2), acquire(REGIONS, exile=True), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(MATERIALS), discard_top()),
            row(
                in_state(BARBARIAN),
                if_able(spend(materials=3) >> acquire(UNCIVILISEDS), gain_for_regions(MATERIALS)),
                discard_top(),
            ),
            row(PINNEDS, if_able(return_unrest(), discard_dynasty()), this_to_history()),
            row(OTHER, steal(MATERIALS), gain(PROGRESS), return_unrest(), this_to_history()),
        ),
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), discard_top(), this_to_history(), you_discard()),
            row(ATTACKS, steal(PROGRESS), discard_top(), you_abandon(REGIONS)),
            row(FAMES, gain_for_regions(PROGRESS), this_to_history()),
            row(TRIBUTARIES, gain(PROGRESS, 2), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(PROGRESS)),
            row(PINNEDS, if_able(acquire(CULTURES), return_unrest()), this_to_history()),
            row(
                in_state(EMPIRE),
                if_able(spend(population=3) >> take_fame(), break_through(CIVILISED)),
                this_to_history(),
                you_take_unrest(),
            ),
            row(OTHER, if_able(return_unrest(), gain(PROGRESS)), this_to_history()),
        ),
    ),
)
