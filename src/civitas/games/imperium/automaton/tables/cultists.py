"""The tables of the automaton of the Cultists."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

automaton(
    "CUL",
    sheet(
        HORIZONS,
        side(
            "research_the_ceremony",
            EMPIRE,
            row(UNRESTS, return_this(), gain(POPULATION)),
            row(in_state(CORRUPTED), gain(PROGRESS), this_to_history()),
            row(in_state(BARBARIAN), if_able(spend(population=2) >> lay_on_card(PROGRESS), gain(POPULATION))),
            row(in_state(EMPIRE), exile_from_market(), moving_gained(acquire(ANY_SUIT), PROGRESS)),
            row(
                PINNEDS,
                exile_from_market(),
                reveal_own(if_able(if_shown(PINNEDS, gain(PROGRESS, 2) & shown_to_discard()), resolve_shown())),
            ),
            row(OTHER, if_able(return_unrest(), discard_top(2)), gain(POPULATION), this_to_history()),
            after_shuffle(take_unrest_to_discard(), lay_on_card(PROGRESS), you_take_chaos()),
            end_of_clean_up(
                if_able(
                    if_on_card(PROGRESS, 5, exile_richest() & (clear_card(PROGRESS) >> turn_state_card())),
                    move_onto_card(PROGRESS),
                    lay_on_card(PROGRESS) & take_unrest(),
                )
            ),
        ),
        side(
            "prepare_the_ceremony",
            EMPIRE,
            row(UNRESTS, return_this(), gain(POPULATION)),
            row(in_state(CORRUPTED), gain(PROGRESS), this_to_history()),
            row(ATTACKS, gain(PROGRESS) & lay_on_card(PROGRESS), you_gain(MATERIALS, 2) & you_take_unrest()),
            row(
                in_state(EMPIRE),
                if_able(
                    return_unrest() >> lay_on_card(PROGRESS),
                    gain(POPULATION) & moving_gained(acquire(ANY_SUIT), PROGRESS) & discard_top(),
                ),
            ),
            row(REGIONS, play_this(), exile_from_market(), lay_on_card(PROGRESS)),
            row(in_state(BARBARIAN), if_able(acquire(REGIONS, exile=True), discard_top(2))),
            row(PINNEDS, take_tokens(), exile_from_market()),
            row(OTHER, discard_top(), lay_on_card(PROGRESS), this_to_history()),
            after_shuffle(take_unrest_to_discard(), lay_on_card(PROGRESS), you_take_chaos()),
            end_of_clean_up(
                if_able(
                    if_on_card(
                        PROGRESS,
                        5,
                        break_through(TRIBUTARY, CIVILISED, UNCIVILISED, REGION, exiled=True)
                        & (clear_card(PROGRESS) >> replace_state_card()),
                    ),
                    move_onto_card(PROGRESS),
                    lay_on_card(PROGRESS) & take_unrest(),
                )
            ),
        ),
        side(
            "ceremonial_gathering",
            BARBARIAN,
            row(UNRESTS, return_this(), if_able(move_onto_card(POPULATION), gain(POPULATION))),
            row(called("Cursed Library"), take_tokens(), gain(POPULATION)),
            row(
                in_state(BARBARIAN),
                if_able(return_unrest() >> lay_on_card(POPULATION), acquire(ANY_SUIT) & discard_top(2)),
            ),
            row(in_state(EMPIRE), take_unrest_to_discard(), this_to_history()),
            row(in_state(CORRUPTED), gain(PROGRESS), this_to_history()),
            row(
                ATTACKS,
                if_able(move_onto_card(POPULATION), gain(POPULATION)),
                you_gain(MATERIALS, 2) & you_take_unrest(),
            ),
            row(REGIONS, play_this(), if_able(move_onto_card(POPULATION), gain(POPULATION))),
            row(OTHER, discard_top(), return_unrest(), gain(POPULATION), this_to_history()),
            after_shuffle(take_unrest_to_discard(), lay_on_card(POPULATION), you_take_chaos()),
            end_of_clean_up(
                if_able(
                    if_on_card(
                        POPULATION,
                        15,
                        history_to_discard(in_state(CORRUPTED)) & (clear_card(POPULATION) >> turn_state_card()),
                    ),
                    move_onto_card(POPULATION, 2),
                    lay_on_card(POPULATION) & take_unrest(),
                )
            ),
        ),
        side(
            "ceremony_of_the_key",
            CORRUPTED,
            row(UNRESTS, this_to_history(), gain(PROGRESS, 2), lay_on_card(EXHAUST)),
            row(ROUTES, this_to_history(), lay_on_card(EXHAUST), you_gain(GOODS)),
            row(called("Corruption"), gain(PROGRESS), you_take_unrest()),
            row(
                called("Strange Signs"),
                break_through(TRIBUTARY, CIVILISED, UNCIVILISED, REGION, exiled=True, then=HISTORY),
                take_unrest_to_discard(),
            ),
            row(ATTACKS, played_to_history(REGIONS) >> lay_on_card(EXHAUST), you_abandon(PINNEDS)),
            row(
                in_state(CORRUPTED),
                if_able(spend(population=4) >> take_fame(), gain(POPULATION, 2) & lay_on_card(EXHAUST)),
            ),
            row(REGIONS, play_this(), exile_from_market(), gain(PROGRESS)),
            row(
                OTHER,
                gain(POPULATION) & gain(PROGRESS),
                lay_on_card(EXHAUST),
                this_to_history(),
                if_grey(you_may_draw()),
            ),
            after_shuffle(you_take_chaos()),
            end_of_clean_up(
                if_able(
                    if_on_card(EXHAUST, 13, trigger_end()),
                    break_through(TRIBUTARY, CIVILISED, UNCIVILISED, REGION, exiled=True, then=HISTORY)
                    >> lay_on_card(EXHAUST),
                )
            ),
        ),
    ),
    layout=Layout(out=("Research the Ceremony", "Prepare the Ceremony", "Ceremonial Gathering", "Ceremony of the Key")),
    has_dynasty=False,
    unrest_points=list(CULTIST_UNREST),
    fast=False,
)
