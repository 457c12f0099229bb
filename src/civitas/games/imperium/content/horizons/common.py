"""Common cards of Horizons."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

common_cards("horizons", playable=False)

card(
    "3CIV2",
    "Epic Poetry",
    civilised,
    empire,
    pinned,
    vp(2),
    passive(exiled_instead(UNCIVILISED, CIVILISED)),
)
card(
    "3CIV9",
    "Magistrate",
    civilised,
    empire,
    four_players,
    vp(each(1, per_own_icon("production"), per=2)),
    play(
        gain(MATERIALS, 3),
        counting(all_players(may(to_history(HAND, DISCARD)))),
        gain(PROGRESS, 1, per_player_who_did()),
    ),
)
card(
    "3CIV16",
    "Tyranny",
    civilised,
    empire,
    attack,
    vp(if_history(4)),
    play(
        each_other(choose(to_history(HAND, selector=CULTURES), take_and_discard_unrest())),
        may(to_history() >> draw()),
    ),
)
card("3FAM5", "Canny", fame, vp(6), play(choose_up_to(2, acquire(ANY_SUIT, only_exile=True)), this_to(HISTORY)))
card(
    "3FAM7",
    "Brave",
    fame,
    free,
    vp(8),
    play(this_turn(you_acquire_with_unrest(), may(free_play(UNRESTS)))),
)
card(
    "3UNC14",
    "River Raiders",
    uncivilised,
    barbarian,
    attack,
    vp(each(2, per_own_icon("river"))),
    play(
        draw(),
        each_other(steal(GOODS, 1, orelse=take_unrest() & gain(GOODS))),
        may(garrison_this(region_with("river")) >> gain_action()),
    ),
)
card(
    "3UNC19",
    "Cultural Diversity",
    uncivilised,
    civilised,
    free,
    vp(1),
    play(discard(1, NOT_UNREST) >> ignore_states()),
)
card(
    "3UNC24",
    "Golden Mask",
    uncivilised,
    civilised,
    icons(mask=1),
    vp(if_history(2)),
    play(choose(to_hand(DISCARD), gain(GOODS), trade())),
)
