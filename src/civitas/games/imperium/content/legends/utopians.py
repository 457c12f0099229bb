"""The Utopians: a journey in four faces instead of an empire."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "UTO",
    "utopians",
    stars=5,
    aggressiveness=PEACEFUL,
    exhaust_tokens=3,
    unrest_in_deck=0,
    unrest_for_pile={2: 3, 3: 4, 4: 5},
    can_develop=False,
    fast=False,
)

SCROLLS = with_icon("scroll")

card(
    "2UTO1A",
    "Utopians",
    power,
    vp(each(1, per_token(POPULATION), per=4)),
    whenever(your_deck_is_empty(), take_unrest()),
    each_others_solstice(may(return_unrest() >> owner(gain(POPULATION)))),
)
card(
    "2UTO1AX",
    "Utopians",
    power,
    vp(each(1, per_token(POPULATION), per=4)),
    whenever(you_reshuffle(), take_unrest() >> gain(PROGRESS)),
    solstice(may(discard() >> gain(POPULATION))),
)
card(
    "2UTO1B",
    "Utopians",
    power,
    vp(each(1, per_token(POPULATION), per=3)),
    whenever(your_deck_is_empty(), take_unrest()),
)
card(
    "2UTO1BX",
    "Utopians",
    power,
    vp(each(1, per_token(POPULATION), per=3)),
    whenever(you_reshuffle(), take_unrest()),
    solstice(may(return_unrest() >> each_other(gain(MATERIALS, 2)))),
)

# The journey.
card(
    "2UTO2A",
    "Visions of Shangri-la",
    stage(1),
    starts_in_play,
    exhaust_when(you_return_unrest(), spend_action() >> gain(PROGRESS)),
    solstice(choose(pay_all(PROGRESS, 5) >> flip_this(), discard() & draw())),
)
card(
    "2UTO2B",
    "Path to Shangri-la",
    stage(2),
    in_stack,
    exhaust(abandon(REGIONS) >> (gain(POPULATION) & gain(PROGRESS))),
    solstice(
        choose(
            pay_all(PROGRESS, 5) >> replace_this("Gates of Shangri-la"),
            may(to_hand(DISCARD, selector=REGIONS)),
        )
    ),
)
card(
    "2UTO3A",
    "Gates of Shangri-la",
    stage(3),
    in_stack,
    when_turned_up(flip_state_to(EMPIRE)),
    exhaust(to_history() >> gain(PROGRESS)),
    solstice(choose(pay_all(PROGRESS, 5) >> flip_this(), draw())),
)
card(
    "2UTO3AX",
    "Gates of Shangri-la",
    stage(3),
    in_stack,
    when_turned_up(flip_state_to(EMPIRE)),
    exhaust((to_history() & move_here(MATERIALS, 3)) >> nothing()),
    each_others_solstice(may(draw())),
    solstice(
        choose(
            draw() & gain(MATERIALS, 2),
            move_here(MATERIALS),
            pay_all_from_here(MATERIALS, 12) >> flip_this(),
        )
    ),
)
card(
    "2UTO3B",
    "Shangri-la",
    stage(4),
    in_stack,
    instead(you_would_gain(MATERIALS), each_other(gain(PROGRESS)), gain(POPULATION, 2)),
    exhaust(gain(MATERIALS)),
    solstice(if_have(POPULATION, 24, trigger_end())),
)
card(
    "2UTO3BX",
    "Shangri-la",
    stage(4),
    in_stack,
    vp(by_place((HISTORY, 10), (PLAY, 3))),
    solstice(
        choose(
            discard() >> (gain(POPULATION, 2) & each_other(may(draw()))),
            if_have(POPULATION, 24, this_to(HISTORY) & trigger_end()),
        )
    ),
)

card(
    "2UTO4",
    "Monastery",
    pinned,
    vp(each(1, per_own(ANY, EXILE), per=4)),
    exhaust(
        garrison(SCROLLS) >> (exile(NOT_UNREST) & gain(POPULATION, 2)),
        if_it_is(ATTACKS, gain(PROGRESS)),
    ),
    solstice(choose(draw(), this_to(DISCARD) & return_unrest())),
)


def portals(code: str, opened: Word) -> int:
    """The portals, with what a scroll brings there."""
    return card(
        code,
        "Portals",
        pinned,
        vp(each(1, per_own(REGIONS))),
        exhaust(garrison(SCROLLS) >> opened),
        solstice(choose(recall(REGIONS), this_to(DISCARD) & gain(POPULATION))),
    )


portals("2UTO5", acquire(REGIONS))
portals("2UTO5X", choose(acquire(REGIONS), trade()))
card(
    "2UTO6",
    "Daochang",
    pinned,
    vp(each(1, per_own(TRIBUTARIES))),
    whenever(you_are_attacked(), may(pay(population=1) >> avoid_attack())),
    exhaust(garrison(SCROLLS) >> acquire(TRIBUTARIES)),
    solstice(choose(take_unrest(), this_to(DISCARD) & gain(MATERIALS))),
)
card(
    "2UTO7",
    "Lost Tomes",
    pinned,
    vp(each(2, per_own(FAMES))),
    exhaust(garrison(SCROLLS) >> to_history(HAND, DISCARD)),
    solstice(if_garrisoned_here(SCROLLS, 2, may(this_to(DISCARD) >> take_top_fame()))),
)
card(
    "2UTO7X",
    "Lost Tomes",
    pinned,
    vp(each(1, per_own(FAMES))),
    exhaust(choose(gain(GOODS), garrison(SCROLLS) & to_history(HAND, DISCARD))),
    solstice(if_garrisoned_here(SCROLLS, 2, this_to(DISCARD) >> take_top_fame())),
)
card(
    "2UTO8",
    "Tree of Knowledge",
    pinned,
    vp(each(1, per_own(CIVILISEDS))),
    exhaust(garrison(SCROLLS) >> acquire(CULTURES)),
    solstice(choose(discard(), this_to(DISCARD) & draw())),
)
card("2UTO9", "Charity", play(gain(PROGRESS), each_other(may(gain(MATERIALS, 2)))))
card("2UTO10", "Meditation", free, play(on_deck(DISCARD), each_other(may(draw()))))
card(
    "2UTO11",
    "Mountain Retreat",
    pinned,
    vp(each(1, per_own(UNCIVILISEDS))),
    exhaust(garrison(UNRESTS) >> to_hand(DISCARD, selector=SCROLLS)),
    solstice(choose(draw(), return_all_unrest_from_here() & this_to(DISCARD))),
)
for place in range(12, 17):
    card(
        f"2UTO{place}",
        "Sacred Scroll",
        free,
        icons(scroll=1),
        vp(if_history(1)),
        play(all_players(may(draw()))),
    )
