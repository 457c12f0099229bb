"""The Qin."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "QIN",
    "qin",
    stars=2,
    aggressiveness=PARTLY_PEACEFUL,
    unrest_in_deck=1,
    unrest_in_nation_deck=1,
    unrest_for_pile={3: 1, 4: 2},
)

WALLS = called_together("Long Walls", "Long Walls I", "Long Walls II", "Long Walls III", "Long Walls IV")

card(
    "2QIN1A",
    "Qin",
    power,
    vp(each(1, per_own(PINNED_NOT_REGION, PLAY))),
    passive(clean_up_token(POPULATION, 1)),
    exhaust_when(you_gain_card_with(POPULATION), double_gained(POPULATION)),
)
card(
    "2QIN1B",
    "Qin",
    power,
    vp(each(2, per_own(PINNED_NOT_REGION, PLAY))),
    passive(clean_up_token(POPULATION, 1)),
)


def long_walls(code: str, name: str, start: Mark, ability: Ability) -> int:
    return card(code, name, empire, pinned, start, vp(each(1, per_own(WALLS, PLAY))), ability)


long_walls("2QIN2", "Long Walls I", accession, passive(unrest_costs_fewer_materials(2)))
long_walls(
    "2QIN3",
    "Long Walls II",
    develop_for(materials=2, population=2),
    whenever(you_are_attacked(), may(recall(WALLS) >> avoid_attack())),
)
long_walls("2QIN4", "Long Walls III", develop_for(materials=2, population=2), exhaust(pay(population=1) >> draw()))
long_walls(
    "2QIN5",
    "Long Walls IV",
    develop_for(materials=2, population=2),
    exhaust(if_in_play_at_least(3, WALLS, on_deck() >> gain_action())),
)
card(
    "2QIN6",
    "Emperor Qin Shi Huang",
    empire,
    free,
    develop_for(materials=3, population=2),
    needs_in_play("Mandate of Heaven"),
    needs_in_history("King Wu of Qin"),
    play(take_top_fame(), this_to(HISTORY)),
)
mathematics("2QIN7", develop_for(materials=3, population=2), vp(2))
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
    "2QIN9",
    "Metallurgy",
    empire,
    pinned,
    develop_for(materials=3, population=1),
    vp(2),
    solstice(choose(gain(PROGRESS), to_hand(DISCARD, selector=REGIONS))),
)
card("2QIN10", "Terracotta Warriors", unplayable, develop_for(materials=7), vp(by_place((GARRISON, 7), (HISTORY, 3))))
card(
    "2QIN11",
    "Eastern Zhou",
    region,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(gain(POPULATION), may_garrison()),
)
glory("2QIN12", in_nation_deck)
writing_systems("2QIN13", in_nation_deck)
card(
    "2QIN15",
    "Confucianism",
    pinned,
    play(named_to("Legalism", DISCARD)),
    exhaust(
        (spend_action() & discard(2))
        >> choose(
            acquire(suited(UNCIVILISED, CIVILISED, TRIBUTARY), with_token=POPULATION),
            return_unrest(DISCARD, amount=2, up_to=True),
        )
    ),
)
card(
    "2QIN16",
    "Legalism",
    pinned,
    play(named_to("Confucianism", DISCARD)),
    exhaust(pay(population=3) >> acquire(CONQUESTS)),
)
card(
    "2QIN17",
    "School of Diplomacy",
    attack,
    play(
        counting(abandon(REGIONS, 3, up_to=True)),
        for_each(per_done(REGIONS), may(acquire(CONQUESTS))),
        if_barbarian(each_other(recall(REGIONS))),
    ),
)
card(
    "2QIN18",
    "Western Zhou",
    region,
    pinned,
    icons(production=1, river=1),
    play(gain(MATERIALS), may_garrison()),
)
advance("2QIN19")
prosperity("2QIN20")
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
    exhaust(add_to_market(POPULATION) & may(this_to(DISCARD))),
    solstice(discard(2)),
)
