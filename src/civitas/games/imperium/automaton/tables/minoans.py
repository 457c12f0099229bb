"""The tables of the automaton of the Minoans."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "MIN",
    sheet(
        HORIZONS,
        side(
            "barbarian",
            BARBARIAN,
            row(called("Advance"), if_able(spend(progress=1) >> acquire(CIVILISEDS), acquire(UNCIVILISEDS))),
            row(called("Conquer"), if_able(spend(progress=1) >> acquire(TRIBUTARIES), break_through(REGION))),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(CIVILISED))),
            row(FAMES, resolve_top(), discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market()),
            row(in_state(BARBARIAN), gain(PROGRESS, 2), this_to_history()),
            row(PINNEDS, gain(PROGRESS), discard_top(), return_unrest(), this_to_history()),
            row(OTHER, discard_top(), if_able(acquire(CIVILISEDS), gain(PROGRESS)), this_to_history()),
        ),
        side(
            "empire",
            EMPIRE,
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), gain(PROGRESS, 2))),
            row(ATTACKS, acquire(ANY_SUIT), you_abandon(REGIONS)),
            row(FAMES, resolve_top(), this_to_history()),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market()),
            row(PINNEDS, discard_top(), this_to_history()),
            row(
                in_state(EMPIRE),
                gain_for_regions(PROGRESS),
                if_no_regions(return_unrest()),
                this_to_history(),
                you_gain(MATERIALS, 2),
            ),
            row(OTHER, if_able(return_unrest(), discard_top(2)), this_to_history()),
        ),
    ),
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, gain(PROGRESS), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), break_through(CIVILISED))),
            row(called("Advance"), if_able(spend(progress=1) >> acquire(CIVILISEDS), acquire(UNCIVILISEDS))),
            row(called("Conquer"), if_able(spend(progress=1) >> acquire(TRIBUTARIES), acquire(REGIONS))),
            row(REGIONS, play_this(), exile_from_market()),
            row(in_state(BARBARIAN), gain(PROGRESS), this_to_history()),
            row(PINNEDS, gain(PROGRESS), this_to_history()),
            row(OTHER, if_able(spend(progress=1) >> acquire(CIVILISEDS), gain(PROGRESS) & this_to_history())),
        ),
        side(
            "empire",
            EMPIRE,
            row(ATTACKS, acquire(ANY_SUIT), you_abandon(REGIONS)),
            row(FAMES, gain(PROGRESS), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 2) >> take_fame(), gain(PROGRESS, 2))),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market()),
            row(PINNEDS, discard_top(), this_to_history()),
            row(in_state(EMPIRE), gain_for_regions(PROGRESS), this_to_history(), you_gain(MATERIALS, 2)),
            row(OTHER, if_able(return_unrest(), discard_top() & this_to_history())),
        ),
    ),
)
