"""The Inuit."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "INU",
    "inuit",
    stars=3,
    our_stars=True,
    aggressiveness=PEACEFUL,
    exhaust_tokens=3,
    unrest_in_deck=0,
    unrest_for_pile={2: 2, 3: 3, 4: 3},
    state_card="3INU25A",
)
fast_set_up("INU", start_with_nothing(), start_development(in_state(BARBARIAN)), start_development(in_state(EMPIRE)))

HUNTS = with_icon("hunt")


def hunting_ground(code: str, name: str, *parts: Mark | Ability) -> int:
    """A region whose coming takes a card out of the market."""
    return card(code, name, region, pinned, *parts, play(exile_from_market(), may_garrison()))


card(
    "3INU1A",
    "Inuit",
    power,
    icons(ocean=1),
    vp(each(1, per_own(CULTURES), per=2)),
    passive(small_gains(MATERIALS, 3)),
    end_of_solstice(flip_state()),
)
card(
    "3INU1B",
    "Inuit",
    power,
    icons(ocean=1),
    vp(5),
    whenever(you_gain_face_up(UNCIVILISED, CIVILISED), discard() >> gain(PROGRESS)),
    end_of_solstice(flip_state()),
)
card(
    "3INU2",
    "Nunavut",
    region,
    region,
    empire,
    pinned,
    icons(hunt=1, production=1, ocean=1),
    play(choose(gain(MATERIALS), gain(POPULATION)), may_garrison()),
)
hunting_ground(
    "3INU3",
    "Siku (Sea Ice)",
    barbarian,
    icons(hunt=1),
    whenever(your_state_turns_to(EMPIRE), this_to(HAND) & gain(MATERIALS)),
)
hunting_ground("3INU4", "Nunatsiavut", empire, icons(hunt=1))
hunting_ground("3INU5", "Kalaallit Nunaat", icons(production=1))
advance("3INU6")
card(
    "3INU7",
    "Iglu",
    barbarian,
    play(
        all_players(may(draw())),
        choose(
            gain(MATERIALS, 1, per_icon("hunt")),
            counting(abandon_any(REGIONS)) >> gain(POPULATION, 1, per_done(REGIONS)),
        ),
    ),
)
card(
    "3INU8",
    "Qarmaq",
    empire,
    play(
        all_players(may(draw())),
        choose(gain(MATERIALS, 1, per_icon("production", "ocean")), gain(POPULATION, 1, per_card(REGIONS))),
    ),
)
card(
    "3INU9",
    "Dog Sleds",
    empire,
    pinned,
    icons(hunt=1),
    vp(each(1, per_own_icon("production", zones=(PLAY,)))),
    whenever(you_play(region_without("ocean")), may(choose(draw(), discard() >> gain(PROGRESS)))),
)

# Developments.
card(
    "3INU10",
    "Harpoons",
    barbarian,
    ungarrisonable,
    develop_for(population=1),
    vp(3),
    play(abandon_and_exile(HUNTS) >> take_top_fame()),
)
card(
    "3INU11",
    "Nunavik",
    region,
    barbarian,
    pinned,
    icons(hunt=1),
    develop_for(materials=1),
    vp(1),
    play(may_garrison()),
    exhaust(if_barbarian(pay(materials=1) >> free_play(called("Angakkuq (Shaman)")))),
)
card("3INU12", "Imaq (Arctic Sea)", region, empire, pinned, icons(hunt=1), develop_for(materials=1), vp(1))
card(
    "3INU13",
    "Oral History",
    empire,
    pinned,
    develop_for(materials=3),
    vp(each(1, GARRISONED)),
    passive(history_under_this()),
    solstice(may(garrison())),
)
card(
    "3INU14",
    "Exploration",
    empire,
    develop_for(population=2),
    vp(3),
    play(
        choose(
            pay(population=2) >> acquire(REGIONS, exile=True),
            pay(population=5) >> break_through(TRIBUTARIES, exile=True),
        )
    ),
)
card(
    "3INU15",
    "Kayaks",
    pinned,
    develop_for(materials=3),
    free_with("Imaq (Arctic Sea)"),
    exhaust(if_barbarian(move_here(POPULATION) >> acquire(REGIONS, exile=True))),
    exhaust_when(you_gain(MATERIALS, "ocean", EMPIRE), this_to(HAND) >> gain(PROGRESS, 2)),
)
card("3INU16", "Tattoos", empire, free, develop_for(population=2), vp(3), play(choose(draw(), to_hand(DISCARD))))
card(
    "3INU17",
    "Angakkuq (Shaman)",
    barbarian,
    develop_for(population=2),
    vp(3),
    play(
        choose(
            gain(PROGRESS),
            pay(materials=2) >> break_through(UNCIVILISEDS),
            return_unrest() >> gain(POPULATION),
        )
    ),
)
card(
    "3INU18",
    "Qulliq (Oil Lamp)",
    barbarian,
    pinned,
    develop_for(materials=4),
    vp(1),
    exhaust(if_barbarian(draw(2)), if_empire(discard(2) >> gain(PROGRESS))),
)
card(
    "3INU19",
    "Throat Singing",
    barbarian,
    free,
    develop_for(population=2),
    vp(3),
    play(choose(return_exhaust(), on_deck(DISCARD))),
)
card(
    "3INU20",
    "Inuksuk",
    empire,
    pinned,
    develop_for(materials=4),
    vp(each(1, per_own_icon("hunt", zones=(PLAY,)))),
    exhaust(
        spend_action() >> (find(REGIONS) & play_it(ignore_state=True)),
        if_empire(if_it_is(HUNTS, gain(PROGRESS))),
    ),
)
card(
    "3INU21",
    "Bone Carving",
    barbarian,
    develop_for(materials=3),
    vp(3),
    play(
        choose(
            garrison_in(called("Oral History"), HAND, DISCARD) >> break_through_top(),
            to_hand_from_under("Oral History") & gain(PROGRESS),
        )
    ),
)

# The state card.
card("3INU25A", "Summer", empire, state_card, passive(no_history(), no_developing(BARBARIAN), hand_size(-2)))
card("3INU25B", "Winter", barbarian, state_card, passive(no_history_and_unrest(), no_developing(EMPIRE)))
