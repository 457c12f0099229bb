"""The Mayans."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "MAY",
    "mayans",
    stars=4,
    our_stars=True,
    aggressiveness=PARTLY_PEACEFUL,
    unrest_in_deck=2,
    unrest_for_pile={2: 1, 3: 1, 4: 1},
)

MASKS = with_icon("mask")
OTHER_MASKS = with_icon_but("mask", "Stone Mask")
CITIES = per_icon("city", "metropolis")


def yearly_mask() -> Ability:
    """What the cities cost in a solstice, on both sides of the power."""
    return solstice(
        if_in_play_at_least(1, with_icon("city"), choose(discard(1, MASKS), abandon(with_icon("city")))),
    )


def mayan_city(code: str, name: str, *marks: Mark) -> int:
    return card(
        code,
        name,
        pinned,
        *marks,
        icons(city=1),
        exhaust(choose(to_hand(DISCARD, selector=MASKS), gain(POPULATION), gain(MATERIALS))),
    )


card("3MAY1A", "Mayans", power, exhaust(discard() >> find(MASKS, HAND, DISCARD, DECK)), yearly_mask())
card("3MAY1B", "Mayans", power, vp(each(2, per_own_icon("city", "metropolis", zones=(PLAY,)))), yearly_mask())
card(
    "3MAY2",
    "King K'inich Janaab' Pakal",
    accession,
    free_beside("Palenque"),
    play(choose_up_to(2, acquire(suited(UNCIVILISED, CIVILISED, REGION, TRIBUTARY, TRADE_ROUTE))), this_to(HISTORY)),
)
card(
    "3MAY3",
    "Codices and Prophecies",
    empire,
    develop_for(materials=4, population=2),
    vp(4),
    play(find(ANY) & play_it(), if_end_triggered(gain(PROGRESS, 3)), this_to(HISTORY)),
)
card(
    "3MAY4",
    "Popol Vuh",
    empire,
    pinned,
    develop_for(materials=4, population=2),
    vp(4),
    exhaust((discard(1, OTHER_MASKS) & spend_action() & return_unrest_from_here(2)) >> take_top_fame()),
    solstice(may(pay_any(MATERIALS, UNRESTS) >> garrison_as_many(UNRESTS))),
)
card(
    "3MAY5",
    "Turquoise Mask",
    empire,
    icons(mask=1),
    develop_for(materials=4, population=2),
    vp(if_history(4)),
    play(choose(gain(GOODS, 1, CITIES), draw_up_to_from_either(3))),
)
card(
    "3MAY6",
    "Mayan Traders",
    empire,
    attack,
    develop_for(materials=4, population=2),
    vp(4),
    play(
        gain(GOODS, 1, per_icon("city", "metropolis", most=4)),
        each_other(give(HAND, DISCARD, noting=MASKS)),
        given_take_unrest(MASKS),
    ),
)
card(
    "3MAY7",
    "Chichen Itza",
    empire,
    pinned,
    icons(metropolis=1),
    develop_for(materials=4, population=2),
    vp(each(1, per_token(GOODS), per=2)),
    solstice(choose(to_hand(DISCARD, selector=MASKS), develop(selector=called("Headpiece")), gain(GOODS))),
)
for place in range(8, 11):
    card(
        f"3MAY{place}",
        "Headpiece",
        icons(mask=1),
        develop_for(materials=2),
        vp(if_history(2)),
        play(choose(gain(MATERIALS, 1, CITIES), draw_up_to(3, if_able=True))),
    )
card(
    "3MAY11",
    "Fine Featherwork",
    pinned,
    in_nation_deck,
    exhaust(
        counting(may(to_history(HAND, DISCARD, selector=MASKS))),
        if_you_did(may(develop(selector=called("Headpiece"), to_hand=True))),
    ),
)
stone_mask("3MAY12", in_nation_deck)
card(
    "3MAY13",
    "Mayan Writing",
    pinned,
    in_nation_deck,
    exhaust(choose(return_exhaust(), to_history(DISCARD) >> draw())),
)
mayan_city("3MAY14", "Palenque", in_nation_deck)
card(
    "3MAY15",
    "Patolli",
    free,
    in_nation_deck,
    play(
        (discard(2) & pay(materials=1))
        >> reveal_main(
            if_it_is(
                PINNEDS,
                revealed_to(EXILE) & gain(GOODS),
                otherwise=revealed_to(DISCARD) & take_and_discard_unrest(),
            )
        )
    ),
)
mayan_city("3MAY16", "Tikal", in_nation_deck)
card(
    "3MAY17",
    "Advanced Mathematics",
    pinned,
    in_nation_deck,
    passive(hand_size(1)),
    whenever(you_clean_up_empty_handed(), gain(PROGRESS)),
)
card(
    "3MAY19",
    "Pok-ta-pok",
    pinned,
    exhaust(
        (discard(2, MASKS, noting=OTHER_MASKS) & spend_action()) >> acquire_or(UNCIVILISEDS, CIVILISEDS, OTHER_MASKS)
    ),
)
mayan_city("3MAY21", "Caracol", barbarian)
card(
    "3MAY22",
    "Road Networks",
    pinned,
    exhaust((discard(1, MASKS, noting=OTHER_MASKS) & spend_action()) >> acquire_or(REGIONS, TRIBUTARIES, OTHER_MASKS)),
)
for place in range(23, 26):
    stone_mask(f"3MAY{place}")
card(
    "3MAY26",
    "Chultuns",
    pinned,
    exhaust(discard(1, MASKS) >> choose(free_play(UNRESTS), free_play(with_icon("city")), gain(POPULATION))),
)
card(
    "3MAY27",
    "Halach Uinic",
    play(gain_exhaust(1, CITIES), sift_nation(1)),
)
