"""The tables of the automaton of the Scythians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "SCY",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(ATTACKS, discard_top(2), you_recall(REGIONS), if_you_are_empire(steal(POPULATION))),
            row(
                called("Conquer"),
                if_able(spend(population=4) >> break_through(TRIBUTARY), acquire(REGIONS), gain(POPULATION)),
            ),
            row(
                called("Advance"),
                if_able(spend(materials=4) >> break_through(CIVILISED), acquire(UNCIVILISEDS), gain(MATERIALS)),
            ),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market()),
            row(PINNEDS, discard_top(2), gain(MATERIALS, 2), this_to_history()),
            row(in_state(BARBARIAN), if_able(if_regions(gain_for_regions(MATERIALS)), break_through(REGION))),
            row(TRIBUTARIES, if_able(return_unrest(), break_through(REGION) & this_to_history())),
            row(OTHER, if_able(return_unrest(), acquire(UNCIVILISEDS), this_to_history())),
        ),
        side(
            "empire",
            EMPIRE,
            row(FAMES, gain_for_regions(PROGRESS), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), discard_dynasty())),
            row(in_state(BARBARIAN), return_unrest(), this_to_history()),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market()),
            row(PINNEDS, if_able(spend(materials=5) >> break_through(CIVILISED), discard_top()), this_to_history()),
            row(ATTACKS, gain(MATERIALS, 2), you_discard()),
            row(in_state(EMPIRE), gain(PROGRESS), this_to_history()),
            row(
                OTHER,
                if_able(
                    spend(population=3) >> (break_through(TRIBUTARY) & this_to_history()),
                    gain(POPULATION) & acquire(REGIONS),
                ),
            ),
        ),
    ),
)
