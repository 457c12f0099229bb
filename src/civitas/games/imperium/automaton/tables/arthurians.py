"""The tables of the automaton of the Arthurians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "ART",
    sheet(
        CLASSICS_LEGENDS,
        side(
            "barbarian",
            BARBARIAN,
            row(FAMES, gain(PROGRESS)),
            row(
                called("Twrch Trwyth"),
                exile_quest(called("Graal")),
                if_able(discarded_to(with_icon("knight"), HISTORY), exile_this()),
            ),
            row(REGIONS, exile_from_market(), play_this()),
            row(PINNEDS, discard_top(), if_able(return_unrest(), gain(PROGRESS))),
            row(with_icon("knight"), if_able(abandon(REGIONS) >> acquire(REGIONS), break_through(UNCIVILISED))),
            row(
                ATTACKS,
                if_able(
                    discarded_to(with_icon("knight"), HISTORY) >> gain_quest(), this_to_history() & discard_dynasty()
                ),
                take_unrest(),
                you_take_unrest(),
            ),
            row(in_state(EMPIRE), gain(PROGRESS), this_to_history()),
            row(
                DEVELOPMENTS,
                if_able(
                    discarded_to(with_icon("knight"), HISTORY) >> take_fame(),
                    this_to_history() & gain(PROGRESS) & discard_dynasty(),
                ),
            ),
            row(UNCIVILISEDS, break_through(UNCIVILISED), this_to_history(), you_gain(PROGRESS)),
            row(OTHER, acquire(ANY_SUIT), this_to_history()),
        ),
    ),
    layout=Layout(
        out=("King Arthur's Court",),
        aside=("Lawnslot Llyn (Sir Lancelot)", "Twrch Trwyth", "Taliesin the Bard", "Excalibur"),
        aside_below=("Graal",),
    ),
    turned_by_accession=False,
    quests=True,
)
