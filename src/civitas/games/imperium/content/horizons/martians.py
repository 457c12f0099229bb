"""The Martians."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("MRT", "martians", aggressiveness=PARTLY_PEACEFUL, playable=False)

card(
    "3MRT1A",
    "Martians",
    power,
    starts_with(progress=25),
    may_instead(
        you_would_gain(PROGRESS),
        by_gadget_or_market(PROGRESS, discard() >> gain_one_fewer(PROGRESS), ignore_it()),
    ),
)
card(
    "3MRT1B",
    "Martians",
    power,
    starts_with(progress=20),
    exhaust_when(you_discard_or_exile(GADGETS), gain(POPULATION) & gain(PROGRESS)),
)
card(
    "3MRT2",
    "Reactor Explosion",
    pinned,
    enters_play,
    stays_put,
    accession,
    passive(loses_barbarian(DEVELOPMENTS)),
    solstice(take_unrest(2) & to_history(selector=UNRESTS)),
)
card(
    "3MRT11",
    "Resurrection Stone",
    gadget,
    uncivilised,
    in_nation_deck,
    icons(miracle=1),
    vp(if_history(0, -3)),
    play(gain(PROGRESS), free_play(ANY, DISCARD, HISTORY) & exile_it(), may(this_to(EXILE))),
)
card(
    "3MRT17",
    "Sharing Our Secrets",
    empire,
    pinned,
    exhaust(swap_gadget()),
    whenever(another_plays(GADGETS), choose(convert(PROGRESS, POPULATION) & draw(), gain(PROGRESS))),
)
card(
    "3MRT29A",
    "Alien",
    empire,
    state_card,
    whenever(you_pay(PROGRESS), for_each(per_paid(PROGRESS), take_unrest())),
    passive(no_progress_for_unrest(), progress_per_point(3)),
    end_of_solstice(if_have_no(PROGRESS, exile_nation_deck("Reactor Explosion") & flip_state())),
)
card("3MRT29B", "Gone Native", barbarian, state_card)
