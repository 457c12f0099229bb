"""The tables of the automaton of the Romans."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "ROM",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(ATTACKS, you_recall(REGIONS), you_take_unrest()),
            row(FAMES, spend_all(POPULATION) >> gain_as_many(PROGRESS), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), gain(PROGRESS) & you_recall(REGIONS))),
            row(REGIONS, discard_top(), play_this(), exile_from_market()),
            row(PINNEDS, gain(POPULATION), this_to_history()),
            row(
                called("Advance"),
                if_able(spend(materials=5) >> break_through(CIVILISED), acquire(UNCIVILISEDS), gain(POPULATION)),
            ),
            row(called("Prosperity"), discard_top(), gain_for_regions(MATERIALS, POPULATION), you_may_draw()),
            row(
                in_state(BARBARIAN),
                if_able(spend(population=3) >> break_through(TRIBUTARY), acquire(REGIONS), gain(POPULATION)),
            ),
            row(TRIBUTARIES, discard_top(2), gain(PROGRESS), this_to_history()),
            row(OTHER, gain(MATERIALS, 2)),
        ),
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), this_to_history()),
            row(FAMES, spend_all(POPULATION) >> gain_as_many(PROGRESS), this_to_history()),
            row(ATTACKS, you_discard(), you_abandon(REGIONS)),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), you_discard(2))),
            row(called("Prosperity"), gain_for_regions(MATERIALS, POPULATION), you_may_draw()),
            row(REGIONS, gain(POPULATION), play_this(), exile_from_market()),
            row(PINNEDS, discard_top(), this_to_history()),
            row(TRIBUTARIES, discard_top(2), this_to_history()),
            row(in_state(EMPIRE), break_through(CIVILISED), this_to_history()),
            row(OTHER, spend(materials=3) >> gain(PROGRESS), gain(POPULATION), this_to_history()),
        ),
    ),
)
