"""The tables of the automaton of the Inuit."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "INU",
    sheet(
        HOUSE,
        side(
            "summer",
            EMPIRE,
            row(FAMES, resolve_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(MATERIALS)),
            row(in_state(BARBARIAN), discard_top(2), gain(POPULATION)),
            row(
                in_state(EMPIRE),
                if_able(return_unrest(), acquire(suited(REGION, UNCIVILISED), exile=True)),
                discard_top(),
                this_to_history(),
            ),
            row(
                PINNEDS,
                if_able(spend(population=3) >> acquire(ANY_SUIT), gain(POPULATION) & discard_top()),
                this_to_history(),
            ),
            row(OTHER, if_able(return_unrest(), discard_top()), this_to_history(), you_may_draw()),
        ),
        side(
            "winter",
            BARBARIAN,
            row(
                called("Harpoons"),
                if_able((abandon(with_icon("hunt")) & played_to_history(REGIONS)) >> take_fame(), gain(PROGRESS, 2)),
                this_to_history(),
            ),
            row(called("Advance"), if_able(spend(materials=3) >> break_through(CIVILISED), acquire(UNCIVILISEDS))),
            row(FAMES, gain_for_regions(PROGRESS), this_to_history()),
            row(REGIONS, play_this(), gain(MATERIALS), discard_top()),
            row(
                in_state(BARBARIAN),
                gain_for_regions(MATERIALS),
                if_able(spend(materials=4) >> acquire(CULTURES), gain(PROGRESS)),
                this_to_history(),
            ),
            row(in_state(EMPIRE), discard_top(), if_able(return_unrest(), gain(POPULATION))),
            row(OTHER, resolve_top(), gain(PROGRESS), this_to_history()),
            closes=True,
        ),
    ),
    layout=Layout(below=("Kayaks",), above=("Imaq (Arctic Sea)", "Nunavik"), by_season=True),
    seasons=True,
)
