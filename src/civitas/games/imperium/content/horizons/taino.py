"""The Taino."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("TAI", "taino", aggressiveness=PARTLY_PEACEFUL, playable=False)

card(
    "3TAI17",
    "Bohio",
    play(
        each_other(may(draw())),
        for_each(per_icon("fertile", "river", "ocean"), choose(gain(MATERIALS, 2), gain(POPULATION))),
    ),
)
card(
    "3TAI5",
    "Caribbean Sea",
    region,
    pinned,
    icons(ocean=1),
    develop_for(progress=2),
    vp(each(1, TOKENS_ON_CARDS, per=6)),
)
card(
    "3TAI20",
    "Fishing",
    pinned,
    vp(each(1, ALL_TOKENS_HERE, per=4)),
    solstice(
        may(recall(with_icon("river", "ocean")) >> (gain(POPULATION, 2) & draw())),
        choose(move_here(MATERIALS), take_unrest()),
    ),
)
card("3TAI24A", "Free Tribes", barbarian, state_card, passive(tokens_on_cards_score()))
card("3TAI24B", "Free Tribes", barbarian, state_card, passive(tokens_on_cards_score()))
