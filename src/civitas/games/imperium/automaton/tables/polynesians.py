"""The tables of the automaton of the Polynesians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "POL",
    sheet(
        HOUSE,
        side(
            "isle_bound",
            BARBARIAN | ISLE_BOUND,
            row(called("Waka Hourua (Large Canoes)"), gain(PROGRESS), discard_top(), turn_state_card()),
            row(FAMES, gain_for_regions(PROGRESS), this_to_history()),
            row(
                in_state(VOYAGING), if_able(spend(population=2) >> acquire(REGIONS), gain(POPULATION) & discard_top(2))
            ),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(PINNEDS, gain(PROGRESS) & gain(POPULATION), return_unrest(), this_to_history()),
            row(
                in_state(ISLE_BOUND),
                if_able(spend(materials=2) >> acquire(UNCIVILISEDS), gain_for_regions(MATERIALS)),
                discard_top(),
                you_may_draw(),
            ),
            row(
                OTHER,
                if_able(spend(population=2) >> break_through(UNCIVILISED), acquire(suited(TRIBUTARY, UNCIVILISED))),
                this_to_history(),
            ),
        ),
        side(
            "voyaging",
            BARBARIAN | VOYAGING,
            row(
                called("Waka Hourua (Large Canoes)"),
                if_able(abandon(REGIONS) >> gain_discovery(), gain(PROGRESS, 2)),
                discard_top(),
            ),
            row(FAMES, resolve_top(), this_to_history()),
            row(in_state(VOYAGING), if_able(spend(population=3) >> take_fame(), gain_discovery())),
            row(REGIONS, play_this(), gain(PROGRESS, 2), turn_state_card()),
            row(in_state(ISLE_BOUND), if_able(acquire(REGIONS, exile=True), discard_top(2)), this_to_history()),
            row(PINNEDS, if_able(return_unrest(), discard_top()), gain(POPULATION), this_to_history()),
            row(OTHER, gain(PROGRESS), discard_top(2), this_to_history(), you_may_draw()),
        ),
    ),
    layout=Layout(
        out=("Mana", "Overpopulation"),
        aside=("Rapa Nui (Easter Island)", "Hawaii", "Rarotonga"),
        aside_below=("Aotearoa (New Zealand)",),
    ),
    turned_by_accession=False,
)
