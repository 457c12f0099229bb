"""The tables of the automaton of the Utopians."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

# The newer sheet of the table is not known, so its journey stands beside the older one.
TABLE = (
    row(FAMES, gain(PROGRESS, 2) & gain(POPULATION, 2), this_to_history()),
    row(with_icon("scroll"), discard_top(2), gain(PROGRESS), you_may_draw()),
    row(UNCIVILISEDS, if_able(return_unrest(), discard_top() & gain(POPULATION) & this_to_history())),
    row(CIVILISEDS, if_able(return_unrest(), discard_top() & gain(POPULATION, 2) & this_to_history())),
    row(REGIONS, return_unrest(), exile_from_market(), this_to_history()),
    row(
        PINNEDS,
        if_able(
            if_none_in_discard(with_icon("scroll"), acquire(CULTURES) & this_to_history()),
            then(
                discarded_to(with_icon("scroll"), DECK) >> (gain(PROGRESS) & gain(POPULATION)),
                discarded_to(with_icon("scroll"), HISTORY) >> acquire(ANY_SUIT),
            ),
        ),
    ),
    row(called("Charity"), discard_top(), gain(PROGRESS), you_gain(MATERIALS, 2)),
    row(called("Meditation"), discarded_to(with_icon("scroll"), DECK), break_through(REGION), you_may_draw()),
    row(OTHER, acquire(ANY_SUIT), gain(PROGRESS), this_to_history(), you_may_return_unrest()),
)

automaton(
    "UTO",
    sheet(
        HORIZONS,
        side("any", BARBARIAN, *TABLE),
        journey(
            row(
                called("Visions of Shangri-la"),
                if_able(
                    if_has(PROGRESS, 5, spend_all(PROGRESS) & journey_on() & acquire(REGIONS)), unrest_after_shuffle()
                ),
            ),
            row(
                called("Path to Shangri-la"),
                if_able(if_has(PROGRESS, 5, spend_all(PROGRESS) & journey_on() & take_fame()), unrest_after_shuffle()),
            ),
            row(
                called("Gates of Shangri-la"),
                if_able(
                    if_has(PROGRESS, 5, spend_all(PROGRESS) & journey_on() & take_fame()),
                    gain(POPULATION) & unrest_after_shuffle(),
                ),
            ),
            row(
                called("Shangri-la"),
                if_able(
                    if_has(POPULATION, 24, take_fame() & trigger_end()),
                    gain(POPULATION, 2) & unrest_after_shuffle() & you_gain(PROGRESS),
                ),
            ),
        ),
    ),
    sheet(
        CLASSICS_LEGENDS,
        side("any", BARBARIAN, *TABLE),
        journey(
            row(
                called("Visions of Shangri-la"),
                if_able(
                    if_has(PROGRESS, 6, spend_all(PROGRESS) & journey_on() & acquire(REGIONS)), unrest_after_shuffle()
                ),
            ),
            row(
                called("Path to Shangri-la"),
                if_able(if_has(PROGRESS, 6, spend_all(PROGRESS) & journey_on() & take_fame()), unrest_after_shuffle()),
            ),
            row(
                called("Gates of Shangri-la"),
                if_able(
                    if_has(PROGRESS, 6, spend_all(PROGRESS) & journey_on() & take_fame()),
                    gain(POPULATION) & unrest_after_shuffle(),
                ),
            ),
            row(
                called("Shangri-la"),
                if_able(
                    if_has(POPULATION, 25, take_fame() & trigger_end()),
                    gain(POPULATION, 2) & unrest_after_shuffle() & you_gain(PROGRESS),
                ),
            ),
        ),
    ),
    layout=Layout(aside_below=("Shangri-la", "Gates of Shangri-la", "Path to Shangri-la", "Visions of Shangri-la")),
    has_dynasty=False,
    fast=False,
)
