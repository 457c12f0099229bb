"""The tables of the automaton of the Mauryans."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "MAU",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(called("Advance"), if_able(spend(progress=1) >> acquire(CIVILISEDS), acquire(UNCIVILISEDS))),
            row(called("Prosperity"), discard_top(), gain_for_regions(PROGRESS), you_may_draw()),
            row(ATTACKS, break_through(REGION), you_recall(REGIONS)),
            row(REGIONS, discard_top(), play_this(), exile_from_market()),
            row(PINNEDS, gain(PROGRESS), discard_top(), this_to_history()),
            row(in_state(EMPIRE), gain(PROGRESS)),
            row(OTHER, acquire(UNCIVILISEDS), discarded_to(REGIONS, DECK), discard_dynasty() & this_to_history()),
        ),
        side(
            "empire",
            EMPIRE,
            row(in_state(BARBARIAN), discarded_to(REGIONS, DECK), this_to_history()),
            row(FAMES, discarded_to(REGIONS, DECK), this_to_history()),
            row(called("Glory"), if_able(abandon(REGIONS, 3) >> take_fame(), gain(PROGRESS))),
            row(ATTACKS, break_through(TRIBUTARY), this_to_history(), you_recall(REGIONS)),
            row(REGIONS, discard_top(), play_this(), exile_from_market()),
            row(PINNEDS, if_able(return_unrest(), gain(PROGRESS)), this_to_history()),
            row(TRIBUTARIES, gain(PROGRESS), this_to_history()),
            row(in_state(EMPIRE), if_able(return_unrest(), gain(PROGRESS) & this_to_history())),
            row(OTHER, gain(PROGRESS)),
        ),
    ),
)
