"""The tables of the automaton of the Mayans."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "MAY",
    sheet(
        HORIZONS,
        side(
            "barbarian",
            BARBARIAN,
            row(
                called("Patolli"),
                reveal_main(if_able(if_shown(PINNEDS, exile_shown() & gain(GOODS)), shown_with_unrest())),
            ),
            row(called("Stone Mask"), discard_top()),
            row(with_icon("mask"), discard_top(2), return_unrest(), gain(PROGRESS)),
            row(with_icon("city", "metropolis"), gain(PROGRESS)),
            row(REGIONS, exile_from_market(), gain(PROGRESS), this_to_history()),
            row(
                NATION_CARDS,
                if_able(aside_to_deck() & discarded_to(called("Stone Mask"), HISTORY), resolve_top()),
                this_to_history(),
            ),
            row(
                PINNEDS,
                if_able(discarded_to(with_icon("mask"), DECK) >> acquire(ANY_SUIT), discard_top()),
                this_to_history(),
            ),
            row(
                OTHER,
                if_able(acquire(with_icon("city", "metropolis", "mask")), discard_top() & return_unrest()),
                this_to_history(),
            ),
        ),
        side(
            "empire",
            EMPIRE,
            row(
                called("Patolli"),
                reveal_main(if_able(if_shown(PINNEDS, exile_shown() & gain(GOODS)), shown_with_unrest())),
            ),
            row(
                FAMES,
                if_able(
                    discarded_to(with_icon("mask"), HISTORY) >> resolve_dynasty(), discard_dynasty() & this_to_history()
                ),
            ),
            row(with_icon("mask"), if_able(aside_to_deck() & this_to_history(), discard_top(2))),
            row(in_state(BARBARIAN), discard_top(), this_to_history()),
            row(ATTACKS, gain(GOODS), you_take_unrest()),
            row(
                PINNEDS,
                discard_top(),
                if_able((this_to_history() & discarded_to(with_icon("mask"), HISTORY)) >> take_fame(), return_unrest()),
            ),
            row(OTHER, acquire(ANY_SUIT), this_to_history()),
        ),
    ),
    layout=Layout(aside_below=("Headpiece",)),
)
