"""The Tang."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "TAN",
    "tang",
    stars=4,
    our_stars=True,
    aggressiveness=PEACEFUL,
    unrest_in_deck=0,
    unrest_for_pile={2: 3, 3: 3, 4: 3},
    needs_trade_routes=True,
)

PEOPLES = per_kind_of_icon("river", "fertile", "ocean", "merchant")


def yearly_unrest() -> Ability:
    """What both sides of the power bring at the end of a solstice."""
    return end_of_solstice(if_end_not_triggered(take_unrest()))


card(
    "3TAN1A",
    "Tang",
    power,
    vp(each(1, per_own(PINNED_NOT_REGION, PLAY), per=3)),
    passive(clean_up_token(POPULATION, 1)),
    exhaust(discard(2) >> gain(PROGRESS)),
    yearly_unrest(),
)
card(
    "3TAN1B",
    "Tang",
    power,
    vp(each(1, per_own(PINNED_NOT_REGION, PLAY))),
    passive(clean_up_token(POPULATION, 1)),
    yearly_unrest(),
)
card(
    "3TAN2",
    "Poetry",
    empire,
    accession,
    play(
        counting(all_players(may(return_unrest()))),
        draw(1, per_done(UNRESTS)),
        if_in("Yu Xuanji", HISTORY, gain(PROGRESS)),
    ),
)
card(
    "3TAN3",
    "Salt Industry Commission",
    empire,
    pinned,
    develop_for(materials=4, population=1),
    icons(merchant=1, production=1),
    vp(if_in_play(4, 2)),
    exhaust(take_unrest() >> choose_up_to(2, trade())),
    solstice(discard(), if_in("Mandate of Heaven", PLAY, gain(GOODS))),
)
card(
    "3TAN4",
    "Eastern Silk Road",
    trade_route,
    empire,
    stays_as_route,
    develop_for(materials=3, population=1),
    vp(if_history(3)),
    commerce(draw() & acquire(CIVILISEDS, exile=True)),
    profit(break_through(ANY_SUIT), this_to(HISTORY)),
)
card(
    "3TAN5",
    "Tea Drinking",
    civilised,
    empire,
    develop_for(materials=3, population=1),
    vp(2),
    play(draw() & gain(PROGRESS) & return_exhaust()),
)
card(
    "3TAN6",
    "Confucianism",
    empire,
    pinned,
    develop_for(population=4),
    vp(2),
    exhaust(
        (spend_action() & discard(2))
        >> choose(
            acquire(suited(UNCIVILISED, CIVILISED, TRIBUTARY), with_token=POPULATION),
            return_unrest(DISCARD, amount=2, up_to=True),
        )
    ),
)
card(
    "3TAN7",
    "Porcelain",
    empire,
    pinned,
    develop_for(materials=3, population=1),
    icons(production=2),
    vp(each(1, per_token(PROGRESS), per=5)),
    solstice(choose(pay(materials=2) >> add_here(PROGRESS), this_to(DISCARD))),
)
card(
    "3TAN8",
    "Fireworks",
    empire,
    free,
    develop_for(materials=2, population=1),
    vp(2),
    play(draw() & discard(), may(to_history(DISCARD))),
)
card(
    "3TAN9",
    "Wood Block Printing",
    empire,
    pinned,
    develop_for(materials=3, population=2),
    vp(each(1, per_own(ROUTES))),
    exhaust(may(to_history()), if_in("Mandate of Heaven", PLAY, choose(draw(), gain(PROGRESS)))),
)
card(
    "3TAN10",
    "Yu Xuanji",
    empire,
    develop_for(population=4),
    vp(3),
    play(return_unrest(DISCARD), break_through(CIVILISEDS, exile=True), this_to(HISTORY)),
)
card(
    "3TAN11",
    "Cosmopolitan Culture",
    in_nation_deck,
    icons(city=1),
    play(
        draw(1, per_icon("city", "metropolis", with_this=True)),
        gain(MATERIALS, 1, PEOPLES) & gain(POPULATION, 1, PEOPLES),
        this_to(HISTORY),
    ),
)
card("3TAN12", "Luoyang", pinned, in_nation_deck, icons(metropolis=1), metropolis_effect())
card(
    "3TAN13",
    "Chan Buddhism",
    pinned,
    in_nation_deck,
    passive(unrest_costs_less()),
    solstice(choose(pay(materials=1) >> return_unrest(), gain(MATERIALS))),
)
card(
    "3TAN14",
    "Empress Wu Zetian",
    in_nation_deck,
    needs_in_play("Mandate of Heaven"),
    needs_in_history("Emperor Taizong"),
    vp(if_history(1)),
    play(choose(break_through(CIVILISEDS), develop()), this_to(HISTORY)),
)
card(
    "3TAN15",
    "Taoism",
    pinned,
    exhaust(
        choose(
            add_to_market(POPULATION),
            if_returned_unrest(discard(1, CIVILISEDS) >> gain_action()),
        )
    ),
)
card(
    "3TAN16",
    "Imperial Examinations",
    civilised,
    play(
        acquire(CULTURES, with_token=POPULATION),
        if_empire(find(called("Scholar Officials")) & play_it()),
    ),
)
card(
    "3TAN17",
    "Scholar Officials",
    civilised,
    play(draw(), choose(add_any_to_market(), take_market_tokens())),
)
card(
    "3TAN18",
    "Ministry of the Army",
    pinned,
    exhaust(
        (discard(1, CIVILISEDS) & pay(population=2))
        >> choose(acquire(REGIONS), spend_action() >> acquire(TRIBUTARIES)),
    ),
)
card("3TAN19", "Chang'an", pinned, icons(metropolis=1), metropolis_effect())
trading_city("3TAN20", "Guangzhou")
card(
    "3TAN21",
    "Tang Prosperity",
    play(
        all_players(may(draw())),
        gain(MATERIALS, 1, per_icon("production")),
        may(free_play(with_icon("city", "metropolis"))),
    ),
)
card(
    "3TAN22",
    "Emperor Taizong",
    barbarian,
    needs_in_play("Mandate of Heaven"),
    play(take_unrest() >> twice(acquire(REGIONS)), this_to(HISTORY)),
)
card(
    "3TAN23",
    "Mandate of Heaven",
    pinned,
    vp(if_in_play(0, -2)),
    exhaust(add_to_market(POPULATION) & may(this_to(DISCARD))),
    solstice(discard(2)),
)
card(
    "3TAN24",
    "Rebellion",
    ungarrisonable,
    play(
        counting(abandon(suited_or_with(REGION, "city", "metropolis"), 4), of=with_icon("metropolis"))
        >> take_fame_of(3),
        gain(MATERIALS, 2, per_done(with_icon("metropolis"))),
    ),
)
