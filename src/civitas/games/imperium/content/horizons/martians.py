"""The Martians: strangers with more progress than is good for them, and gadgets that cost points."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "MRT",
    "martians",
    stars=5,
    our_stars=True,
    aggressiveness=PARTLY_PEACEFUL,
    unrest_in_deck=1,
    unrest_in_nation_deck=1,
    unrest_for_pile={2: 2, 3: 2, 4: 2},
    state_card="3MRT29A",
)
fast_set_up("MRT", start_without(PROGRESS, 4))


def may_exile_this() -> Word:
    """How most gadgets end."""
    return may(this_to(EXILE))


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

# To be developed.
card(
    "3MRT3",
    "Permanent Settlement",
    barbarian,
    develop_for(population=3),
    vp(each(1, per_own(PINNEDS, PLAY), per=3)),
    play((pay(goods=3) & to_history(PLAY, selector=REGIONS_NOT_GADGET)) >> (take_top_fame() & gain(PROGRESS))),
)
card(
    "3MRT4",
    "Rituals of Earthlings",
    barbarian,
    develop_for(population=3),
    vp(each(1, per_own(CULTURES), per=2)),
    play(exile(GADGETS, PLAY, HAND) >> choose(develop(), break_through(CULTURES))),
)
card(
    "3MRT5",
    "Alien Overlord",
    barbarian,
    attack,
    develop_for(population=3),
    vp(each(1, per_own(CONQUESTS), per=2)),
    play(exile(GADGETS, PLAY, HAND) >> break_through(CONQUESTS), each_other(abandon(REGIONS))),
)

# Of the nation deck.
card(
    "3MRT6",
    "Maps of Nibiru",
    gadget,
    civilised,
    empire,
    in_nation_deck,
    icons(scroll=1),
    vp(if_history(0, -2)),
    play(gain(PROGRESS), pay(population=2) >> break_through(ANY_SUIT, only_exile=True), may_exile_this()),
)
card(
    "3MRT7",
    "Teleportation",
    gadget,
    uncivilised,
    free,
    in_nation_deck,
    vp(if_history(0, -5)),
    play(
        gain(PROGRESS),
        reveal_main(
            choose(
                revealed_to(EXILE) & gain(GOODS),
                revealed_to(DISCARD) & take_and_discard_unrest(),
            )
        ),
        may_exile_this(),
    ),
)
card(
    "3MRT8",
    "Fracture of Time",
    gadget,
    uncivilised,
    free,
    in_nation_deck,
    vp(if_history(0, -3)),
    play(
        gain(PROGRESS),
        exiled_to_bottom(ANY_SUIT),
        may(to_history(selector=NOT_GADGET) >> gain_action()),
        may_exile_this(),
    ),
)
card(
    "3MRT9",
    "Eco-bubble",
    gadget,
    region,
    pinned,
    in_nation_deck,
    icons(hunt=1),
    vp(if_history(0, -1)),
    play(gain(PROGRESS), may(add_to_market(GOODS)), may(exile_from_market()), may(garrison(ANY, up_to=2))),
)
card(
    "3MRT10",
    "Chariot of the Gods",
    gadget,
    tributary,
    attack,
    in_nation_deck,
    icons(knight=1),
    vp(if_history(0, -3)),
    play(
        gain(PROGRESS),
        acquire(CONQUESTS),
        each_other(recall(REGIONS)),
        may(choose(garrison_this(REGIONS) >> trigger_its_play(), this_to(EXILE))),
    ),
)
card(
    "3MRT11",
    "Resurrection Stone",
    gadget,
    uncivilised,
    in_nation_deck,
    icons(miracle=1),
    vp(if_history(0, -3)),
    play(gain(PROGRESS), free_play(ANY, DISCARD, HISTORY) & exile_it(), may_exile_this()),
)
card(
    "3MRT12",
    "Crystal Skull",
    gadget,
    uncivilised,
    free,
    in_nation_deck,
    icons(mask=1),
    vp(if_history(0, -2)),
    play(gain(PROGRESS), draw(2, if_able=True), may(to_history()), may_exile_this()),
)
card(
    "3MRT14",
    "Cloning Vats",
    gadget,
    civilised,
    empire,
    in_nation_deck,
    vp(if_history(0, -3)),
    play(gain(PROGRESS), free_play(ANY, DISCARD), may_exile_this()),
)

card(
    "3MRT15",
    "Take Me to Your Leader",
    empire,
    play(
        choose(
            move_to_market(PROGRESS, 2, together=True),
            pay(population=2) >> noting_gain(PROGRESS, acquire(CONQUESTS)),
        ),
        convert_gained(PROGRESS, POPULATION),
    ),
)
card(
    "3MRT16",
    "Flying Drone",
    empire,
    free,
    play(
        choose(
            pay(population=1) >> find(REGIONS),
            (named_to("Landing Site", DISCARD) & take_unrest()) >> break_through(REGIONS),
        )
    ),
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
    "3MRT18",
    "Ancient Astronauts",
    play(
        all_players(may(draw())),
        choose(
            for_each(per_card(REGIONS), convert(PROGRESS, POPULATION)),
            gain(GOODS, 1, per_kind_of_icon("river", "fertile", "ocean", "hunt")),
        ),
    ),
)
card(
    "3MRT19",
    "Signals to Space",
    pinned,
    exhaust(abandon(REGIONS) >> (return_unrest(DISCARD) & may(convert(PROGRESS, POPULATION)))),
)
card(
    "3MRT20",
    "Glorious Uplifting",
    empire,
    play(
        (move_to_power(POPULATION, 5) & to_history(PLAY, selector=PINNED_NOT_REGION, amount=2)) >> take_top_fame(),
        this_to(HISTORY),
    ),
)
card(
    "3MRT21",
    "Sword of Power",
    empire,
    play(choose(nation_card() >> acquire(ANY_SUIT), discard(1, GADGETS) >> break_through_like_it())),
)
card("3MRT22", "Oannes, the Sage", play(break_through(CULTURES), this_to(HISTORY)))
card(
    "3MRT23",
    "Cryostasis",
    gadget,
    region,
    pinned,
    vp(if_history(0, -1)),
    play(gain(PROGRESS)),
    exhaust(garrison() >> gain(POPULATION)),
    solstice(may(discard() >> to_hand_from_here(NOT_GADGET))),
)
card(
    "3MRT24",
    "Landing Site",
    region,
    pinned,
    play(look_at_nation(2), may_swap_with_looked(NOT_UNREST, 2)),
)
card("3MRT25", "Thoats", pinned, exhaust(discard() >> free_play(REGIONS), each_other(gain(MATERIALS))))
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
