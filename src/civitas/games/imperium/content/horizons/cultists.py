"""The Cultists."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "CUL",
    "cultists",
    aggressiveness=RUTHLESS,
    exhaust_tokens=3,
    unrest_in_deck=0,
    unrest_for_pile={2: 4, 3: 4, 4: 4},
    state=EMPIRE,
    can_develop=False,
    wins_collapse_without=CHAOS_PILE,
    playable=False,
)

card(
    "3CUL1A",
    "Cultists",
    power,
    whenever(
        you_reshuffle(),
        each_other(may(discard(1, UNRESTS))),
        each_other(if_none_in(UNRESTS, DISCARD, take_chaos(DISCARD))),
    ),
)
card(
    "3CUL1B",
    "Cultists",
    power,
    vp(each(1, per_own(UNRESTS))),
    passive(clean_up_token(POPULATION, 1), unrest_costs_no_points()),
    whenever(you_lay_the_clean_up_token(), exile_from_market()),
)

# The ceremony.
card(
    "3CUL2A",
    "Research the Ceremony",
    stage(1),
    starts_in_play,
    exhaust(move_here(PROGRESS)),
    solstice(choose(pay_all_from_here(PROGRESS, 5) >> flip_this(), take_unrest() >> add_here(PROGRESS))),
)
card(
    "3CUL2B",
    "Prepare the Ceremony",
    stage(2),
    in_stack,
    passive(loses_barbarian(ANY)),
    whenever(you_garrison(), add_here(PROGRESS)),
    solstice(choose(pay_all_from_here(PROGRESS, 5) >> replace_this("Ceremonial Gathering"), garrison())),
)
card(
    "3CUL3A",
    "Ceremonial Gathering",
    unrest,
    stage(3),
    in_stack,
    when_turned_up(flip_state_to(BARBARIAN)),
    instead(you_would_gain(POPULATION), add_gained_here(POPULATION)),
    solstice(choose(pay_all_from_here(POPULATION, 15) >> flip_this(), to_hand(DISCARD))),
)
card(
    "3CUL3B",
    "Ceremony of the Key",
    unrest,
    unrest,
    stage(4),
    in_stack,
    when_turned_up(replace_state("3CUL30A", CORRUPTED)),
    exhaust(discard() >> garrison()),
    solstice(if_icons_here(13, flip_state() & this_to(HISTORY) & trigger_end())),
)
card(
    "3CUL9",
    "Spreading Chaos",
    pinned,
    free,
    play(each_other(may(draw()))),
    whenever(
        another_takes_unrest(),
        may(this_to(HAND) >> choose(gain(PROGRESS), gain(POPULATION), force_chaos())),
    ),
)


def chaos(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Chaos",
        unrest,
        home(CHAOS_PILE),
        in_chaos_pile,
        *marks,
        vp(-3),
        play(pay(progress=1) >> this_to(CHAOS_PILE)),
    )


chaos("3CUL25")
chaos("3CUL26")
chaos("3CUL27")
chaos("3CUL28", three_players)
chaos("3CUL29", four_players)
card(
    "3CUL30A",
    "Corrupted",
    corrupted,
    state_card,
    may_instead(another_would_take_unrest_on_your_turn(), they_take_chaos()),
)
card(
    "3CUL30B",
    "Summoned",
    summoned,
    state_card,
    vp(5),
    solstice(
        may(to_history()),
        counting(all_to(NOT_UNREST_NOR_SUMMONED, EXILE, HAND)),
        for_each(per_done(ANY), draw(), choose(return_unrest(), gain(PROGRESS))),
    ),
)
