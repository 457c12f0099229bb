"""The tables of the automaton of the Martians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "MRT",
    sheet(
        HOUSE,
        side(
            "alien",
            EMPIRE,
            row(
                called("Glorious Uplifting"),
                if_able((spend(population=4) & played_to_history(REGIONS)) >> take_fame(), gain(POPULATION, 2)),
            ),
            row(called("Sword of Power"), discard_dynasty(), gain(PROGRESS)),
            row(GADGETS, gain(PROGRESS), if_able(swap_this(), this_to_history())),
            row(FAMES, gain(PROGRESS), discard_top(), this_to_history()),
            row(REGIONS, play_this(), exile_from_market(), gain(POPULATION)),
            row(ATTACKS, gain(PROGRESS), this_to_history(), you_recall(REGIONS)),
            row(PINNEDS, if_able(return_unrest(), gain(PROGRESS)), discard_top(2), this_to_history()),
            row(in_state(EMPIRE), if_able(spend(population=3) >> acquire(CONQUESTS), gain(POPULATION) & discard_top())),
            row(
                OTHER,
                if_able(spend(population=2) >> break_through(UNCIVILISED), gain(POPULATION)),
                this_to_history(),
                you_may_draw(),
            ),
        ),
        side(
            "gone_native",
            BARBARIAN,
            row(called("Reactor Explosion"), take_unrest_to_discard(), gain(GOODS, 2), this_to_history()),
            row(GADGETS, gain(GOODS), if_able(swap_this(), this_to_history())),
            row(FAMES, resolve_top(), this_to_history()),
            row(ATTACKS, break_through(TRIBUTARY), you_abandon(REGIONS)),
            row(REGIONS, play_this(), exile_from_market(), gain(PROGRESS)),
            row(in_state(EMPIRE), discard_top(), spend_all(POPULATION) >> gain_as_many(PROGRESS), this_to_history()),
            row(
                in_state(BARBARIAN),
                if_able((spend(goods=2) & played_to_history(REGIONS)) >> take_fame(), acquire(CULTURES)),
                this_to_history(),
            ),
            row(OTHER, if_able(return_unrest(), acquire(suited(CIVILISED, REGION))), gain(GOODS), this_to_history()),
        ),
    ),
    layout=Layout(with_nation=("Cryostasis",)),
)
