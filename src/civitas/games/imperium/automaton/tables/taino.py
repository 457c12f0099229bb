"""The tables of the automaton of the Taino."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "TAI",
    sheet(
        HOUSE,
        side(
            "barbarian",
            BARBARIAN,
            row(called("Migration"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(REGION))),
            row(called("Sol de Jayuya"), if_able(played_to_history(REGIONS) >> gain(PROGRESS, 3), acquire(REGIONS))),
            row(FAMES, gain_for_regions(PROGRESS), this_to_history()),
            row(ATTACKS, break_through(UNCIVILISED), this_to_history(), you_take_unrest()),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(suited(TRIBUTARY, CIVILISED), gain(PROGRESS), discard_top(), this_to_history()),
            row(
                PINNEDS,
                if_able(spend(population=2) >> acquire(CULTURES), gain(POPULATION)),
                discard_top(),
                this_to_history(),
            ),
            row(
                OTHER,
                if_able(spend(materials=2) >> acquire(suited(TRIBUTARY, UNCIVILISED)), gain(MATERIALS, 2)),
                return_unrest(),
                you_may_draw(),
            ),
        ),
    ),
    turned_by_accession=False,
)
