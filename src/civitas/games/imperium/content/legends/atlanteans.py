"""The Atlanteans: an empire from the start, which sinks."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "ATL",
    "atlanteans",
    stars=3,
    aggressiveness=RUTHLESS,
    unrest_in_deck=3,
    state=EMPIRE,
    history=DISCARD,
    sunken_pile=True,
)
fast_set_up("ATL", develop(free=True, selector=REGIONS), remove_development())

DRY_REGIONS = region_without("ocean")
ANY_SUIT_OR_ROUTE = suited(UNCIVILISED, CIVILISED, REGION, TRIBUTARY, TRADE_ROUTE)

card(
    "2ATL1A",
    "Atlanteans",
    power,
    vp(each(1, per_own(REGIONS), per=2)),
    passive(no_history()),
    exhaust_when(card_sinks(), on_deck(DISCARD)),
)
card(
    "2ATL1AX",
    "Atlanteans",
    power,
    vp(each(1, per_own(suited(UNCIVILISED, FAME, TRIBUTARY, TRADE_ROUTE), SUNKEN))),
    passive(no_history()),
    whenever(kept_from_history(), abandon(PINNEDS)),
    whenever(card_sinks(), may(on_deck(DISCARD))),
)
card("2ATL1B", "Atlanteans", power, vp(each(1, per_own(REGIONS))), passive(no_history()))
card(
    "2ATL1BX",
    "Atlanteans",
    power,
    vp(each(1, per_own(DRY_REGIONS))),
    passive(no_history()),
    whenever(kept_from_history(), abandon(PINNEDS)),
)

# To be developed.
card(
    "2ATL2",
    "Advanced Culture",
    empire,
    develop_for(materials=5, progress=1),
    vp(each(1, per_own(REGIONS))),
    play(acquire(CULTURES)),
)
card(
    "2ATL2X",
    "Advanced Culture",
    empire,
    develop_for(materials=5, progress=1),
    vp(each(1, per_own(DRY_REGIONS), per=2)),
    play(pay(materials=2) >> acquire(suited(UNCIVILISED, CIVILISED, TRADE_ROUTE))),
)
card(
    "2ATL3",
    "Palace of Poseidon",
    empire,
    free,
    pinned,
    develop_for(materials=3, population=2, progress=1),
    needs_in_play("Mountain of Atlantis"),
    vp(5),
    passive(hand_size(1)),
    whenever(leaves_play("Mountain of Atlantis"), this_to(SUNKEN)),
)
card(
    "2ATL4",
    "Spread of Atlantis",
    empire,
    attack,
    develop_for(materials=4, population=2),
    vp(4),
    play(each_other(recall(REGIONS)), break_through(CONQUESTS)),
)
card(
    "2ATL4X",
    "Spread of Atlantis",
    empire,
    attack,
    develop_for(materials=4, also=take_unrest()),
    vp(4),
    play(pay(population=1) >> break_through(CONQUESTS), each_other(recall(REGIONS))),
)
card(
    "2ATL5",
    "Development",
    empire,
    develop_for(materials=4),
    vp(2),
    play(choose(develop(), acquire(CIVILISEDS))),
)
card(
    "2ATL6",
    "Moats and Walls",
    empire,
    pinned,
    develop_for(materials=2, population=1, progress=1),
    vp(2),
    exhaust(free_play(UNRESTS)),
)
card(
    "2ATL7",
    "Myths and Legends",
    empire,
    develop_for(progress=2),
    vp(2),
    play(sink(REGIONS, PLAY) >> take_fame_of(2), gain(PROGRESS)),
)
card(
    "2ATL7X",
    "Myths and Legends",
    empire,
    develop_for(progress=2),
    vp(2),
    play(sink_and_abandon(REGIONS) >> take_fame_of(2)),
)
card(
    "2ATL8",
    "Vast Wealth",
    empire,
    pinned,
    develop_for(materials=5),
    vp(1),
    passive(cheaper_development(MATERIALS, 2)),
    exhaust_when(you_return_unrest(), gain(MATERIALS, 3)),
)
card(
    "2ATL8X",
    "Vast Wealth",
    empire,
    pinned,
    develop_for(materials=5, also=take_unrest()),
    passive(cheaper_development(MATERIALS, 2)),
    solstice(
        sink(ANY, HAND),
        if_it_is(suited(UNCIVILISED, CIVILISED, TRIBUTARY, FAME, TRADE_ROUTE), gain(MATERIALS, 3)),
    ),
)
card(
    "2ATL9",
    "Kleito",
    empire,
    develop_for(materials=3, progress=2),
    vp(3),
    play(
        choose(acquire(ANY_SUIT), if_in("Palace of Poseidon", PLAY, twice(break_through(ANY_SUIT)))),
        this_to(SUNKEN),
    ),
)
card(
    "2ATL10",
    "Mountain of Atlantis",
    region,
    empire,
    pinned,
    develop_for(population=2),
    play(gain(PROGRESS), may_garrison()),
)
card(
    "2ATL11",
    "Themiscyra",
    region,
    empire,
    pinned,
    icons(fertile=1, production=1),
    develop_for(population=2),
    play(gain(PROGRESS), exile_from_market(), may_garrison()),
)

for place in (12, 13, 14):
    card(
        f"2ATL{place}",
        "Flood",
        empire,
        play((this_to(SUNKEN) & sink(REGIONS, PLAY)) >> acquire(ANY_SUIT)),
    )
prosperity("2ATL15", empire)
card(
    "2ATL16",
    "Thule",
    region,
    empire,
    pinned,
    play(gain(POPULATION), exile_from_market(), may_garrison()),
)
card(
    "2ATL17",
    "Hesperides",
    region,
    empire,
    pinned,
    icons(production=1),
    play(gain(MATERIALS), exile_from_market(), may_garrison()),
)
card(
    "2ATL18",
    "Elysian Fields",
    region,
    empire,
    pinned,
    icons(production=2),
    play(exile_from_market(), may_garrison()),
)


def fleet(code: str, raid: Word) -> int:
    """The fleet, and what it breaks through for."""
    return card(
        code,
        "Atlantean Fleet",
        empire,
        attack,
        free,
        play(
            choose(
                sink(ANY, DISCARD) >> each_other(steal(PROGRESS)),
                raid & this_to(SUNKEN),
            )
        ),
    )


fleet("2ATL20", break_through(ANY_SUIT))
fleet("2ATL20X", break_through(ANY_SUIT_OR_ROUTE))
