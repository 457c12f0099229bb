"""What the automaton does with each trade route, in the order of its table."""

from __future__ import annotations

from civitas.games.imperium.automaton.vocabulary import *

route(
    "Welcoming",
    (
        resolve_dynasty(),
        owner_may_draw(),
    ),
    (
        break_through_main(),
        if_worthless(gain(PROGRESS)),
    ),
)
route(
    "Andes Highway",
    (gain(POPULATION, 2) & gain(PROGRESS),),
    (
        discarded_back(),
        take_fame(),
    ),
)
route("Baltic Amber Road", (if_able(return_unrest(), gain(PROGRESS, 2)),), (break_through(TRIBUTARY, then=DISCARD),))
route("Cornwall Tin Road", (if_able(acquire(UNCIVILISEDS), discard_top(2)),), (discard_dynasty(),))
route(
    "Eastern Silk Road",
    (
        discard_top(),
        acquire(CIVILISEDS),
    ),
    (break_through(TRIBUTARY, CIVILISED, UNCIVILISED, REGION),),
)
route(
    "Hopewell Exchange System",
    (
        discard_top(),
        discard_dynasty(),
    ),
    (gain(MATERIALS, 3) & gain(POPULATION, 2),),
)
route("Lapis Lazuli Trade", (if_able(acquire(TRIBUTARIES), gain(MATERIALS, 4)),), (break_through(CIVILISED),))
route("Maritime Spice Route", (if_able(acquire(with_icon("ocean"), exile=True), gain(PROGRESS)),), (resolve_top(),))
route("Philippines Jade Trade", (acquire_from_slots(2),), (break_through(REGION, then=RESOLVE_IT),))
route("Swahili Coast", (discard_top() & gain(PROGRESS),), (break_through(UNCIVILISED),))
route("The Nile Corridor", (resolve_top(),), (break_through(CIVILISED),))
route(
    "Trans-saharan Trade Route",
    (if_able(acquire_with(MATERIALS), gain(MATERIALS, 3) & token_at_die(MATERIALS)),),
    (gain_for_regions(PROGRESS),),
)
route(
    "Western Silk Road",
    (
        return_unrest(),
        gain(PROGRESS),
    ),
    (
        resolve_top(),
        discard_top(),
    ),
)
