"""The Qin."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("QIN", "qin", stars=2, aggressiveness=PARTLY_PEACEFUL, playable=False)

card(
    "2QIN8",
    "King Wu of Qin",
    empire,
    develop_for(materials=3, population=2),
    needs_in_play("Mandate of Heaven"),
    needs_in_history("Duke Zhuang of Qin"),
    vp(if_history(2)),
    play(pay_up_to(PROGRESS, 3), for_each(per_paid(PROGRESS), acquire(ANY_SUIT)), this_to(HISTORY)),
)
card(
    "2QIN21",
    "Duke Zhuang of Qin",
    barbarian,
    needs_in_play("Mandate of Heaven"),
    play(return_unrest(HAND, DISCARD, amount=2, up_to=True), break_through(CONQUESTS), this_to(HISTORY)),
)
card(
    "2QIN22",
    "Mandate of Heaven",
    pinned,
    vp(if_in_play(0, -2)),
    exhaust(add_to_market(POPULATION), may(this_to(DISCARD))),
    solstice(discard(2)),
)
