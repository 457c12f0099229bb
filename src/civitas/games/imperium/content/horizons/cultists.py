"""The Cultists."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "CUL",
    "cultists",
    stars=5,
    our_stars=True,
    aggressiveness=RUTHLESS,
    exhaust_tokens=3,
    unrest_in_deck=0,
    unrest_for_pile={2: 4, 3: 4, 4: 4},
    state=EMPIRE,
    can_develop=False,
    fast=False,
    wins_collapse_without=CHAOS_PILE,
)

CEREMONY = called_together(
    "Ceremony", "Research the Ceremony", "Prepare the Ceremony", "Ceremonial Gathering", "Ceremony of the Key"
)
CITIES = with_icon("city")

card(
    "3CUL1A",
    "Cultists",
    power,
    whenever(
        you_reshuffle(),
        each_other(may(discard(1, UNRESTS))),
        each_other(if_none_in(UNRESTS, DISCARD, take_chaos(DISCARD))),
    ),
)
card(
    "3CUL1B",
    "Cultists",
    power,
    vp(each(1, per_own(UNRESTS))),
    passive(clean_up_token(POPULATION, 1), unrest_costs_no_points()),
    whenever(you_lay_the_clean_up_token(), exile_from_market()),
)

# The ceremony.
card(
    "3CUL2A",
    "Research the Ceremony",
    stage(1, "ceremony"),
    starts_in_play,
    exhaust(move_here(PROGRESS)),
    solstice(choose(remove_all_from_here(PROGRESS, 5) >> flip_this(), take_unrest() >> add_here(PROGRESS))),
)
card(
    "3CUL2B",
    "Prepare the Ceremony",
    stage(2, "ceremony"),
    in_stack,
    passive(loses_barbarian(ANY)),
    whenever(you_garrison(), add_here(PROGRESS)),
    solstice(
        choose(remove_all_from_here(PROGRESS, 5) >> replace_this("Ceremonial Gathering", holding=True), garrison()),
    ),
)
card(
    "3CUL3A",
    "Ceremonial Gathering",
    unrest,
    stage(3, "ceremony"),
    in_stack,
    when_turned_up(flip_state_to(BARBARIAN)),
    instead(you_would_gain(POPULATION), add_gained_here(POPULATION)),
    solstice(choose(remove_all_from_here(POPULATION, 15) >> flip_this(), to_hand(DISCARD))),
)
card(
    "3CUL3B",
    "Ceremony of the Key",
    unrest,
    unrest,
    stage(4, "ceremony"),
    in_stack,
    when_turned_up(replace_state("3CUL30A", CORRUPTED)),
    exhaust(discard() >> garrison()),
    solstice(if_icons_here(13, flip_state() & this_to(HISTORY) & trigger_end())),
)
card(
    "3CUL4",
    "Dark Ritual",
    corrupted,
    summoned,
    play((return_unrest(DISCARD, amount=3) & pay(population=2)) >> take_top_fame()),
)
card(
    "3CUL5",
    "Indoctrination",
    barbarian,
    empire,
    play(gain(POPULATION), counting(may(discard_any(UNRESTS))), gain(POPULATION, 1, per_done(UNRESTS))),
)
card(
    "3CUL6",
    "Blood Sacrifice",
    barbarian,
    empire,
    play(
        may(pay(population=1) >> choose(add_on(CEREMONY, PROGRESS), add_on(CEREMONY, POPULATION))),
        may((pay(population=1) & return_unrest(HAND, DISCARD)) >> gain_exhaust()),
    ),
)
card(
    "3CUL7",
    "Temptation",
    empire,
    vp(each(1, per_own(UNCIVILISEDS))),
    play(exile_from_market() >> acquire(CULTURES)),
)
card(
    "3CUL8",
    "Unholy Shrine",
    pinned,
    exhaust(choose(pay(population=1) >> gain(PROGRESS), exile_from_market() & gain(POPULATION))),
    solstice(choose(discard(), gain(MATERIALS, 3) & this_to(DISCARD))),
)
card(
    "3CUL9",
    "Spreading Chaos",
    pinned,
    free,
    play(each_other(may(draw()))),
    whenever(
        another_takes_unrest(),
        may(this_to(HAND) >> choose(gain(PROGRESS), gain(POPULATION), force_chaos())),
    ),
)
card(
    "3CUL10",
    "Cloak and Dagger",
    empire,
    vp(each(1, per_own(TRIBUTARIES))),
    play(exile_from_market() >> acquire(CONQUESTS)),
)
card(
    "3CUL11",
    "Fallen Town",
    pinned,
    exhaust(
        choose(gain(MATERIALS), gain(POPULATION)),
        may(this_to(EXILE) >> break_through(CITIES, only_exile=True)),
    ),
)
card(
    "3CUL12",
    "Corruption",
    corrupted,
    attack,
    play(all_players(gain(MATERIALS, 2)), each_other(take_unrest()), gain(PROGRESS)),
)
card(
    "3CUL13",
    "Strange Signs",
    corrupted,
    summoned,
    play(
        garrison_this(REGIONS) >> (break_through(ANY_SUIT, only_exile=True) & it_to_discard()),
        may(take_unrest()),
    ),
)
card(
    "3CUL14",
    "Cursed Library",
    pinned,
    vp(each(1, per_own(CIVILISEDS))),
    exhaust(on_deck() >> choose(to_hand(DISCARD), take_market_tokens())),
    solstice(choose(discard(), this_to(DISCARD))),
)
card(
    "3CUL15",
    "Frozen Waste",
    region,
    pinned,
    ungarrisonable,
    vp(each(1, per_own(REGIONS))),
    play(may_garrison()),
    solstice(choose(abandon(PINNEDS), exile_from_here(NOT_UNREST) >> break_through(ANY_SUIT, only_exile=True))),
)
card(
    "3CUL16",
    "Lure of Decadence",
    corrupted,
    attack,
    play(
        each_other(abandon(PINNEDS)),
        may(recall(PINNEDS) >> take_unrest()),
        may(garrison_in(CEREMONY, HAND, DISCARD)),
    ),
)
card("3CUL17", "Oracle", barbarian, free, vp(each(2, per_own(FAMES))), play(draw_and_discard_one(2)))
card(
    "3CUL18",
    "Unspeakable Worship",
    corrupted,
    pinned,
    needs_in_play("Unholy Shrine"),
    exhaust(choose(gain_action(), recall(PINNEDS))),
    solstice(choose(pay(materials=3), this_to(DISCARD))),
)
card(
    "3CUL19",
    "Summon Aid",
    barbarian,
    empire,
    play(return_unrest() >> choose(gain(POPULATION), add_on(CEREMONY, PROGRESS), garrison_in(REGIONS, DISCARD))),
)
card(
    "3CUL20",
    "Twisted Grove",
    region,
    pinned,
    play(may_garrison()),
    exhaust(on_deck(selector=UNRESTS) >> return_exhaust()),
    solstice(may(garrison(in_state(CORRUPTED)))),
)


def chaos(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Chaos",
        unrest,
        home(CHAOS_PILE),
        in_chaos_pile,
        rules_say("chaos"),
        *marks,
        vp(-3),
        play(pay(progress=1) >> this_to(CHAOS_PILE)),
    )


chaos("3CUL25")
chaos("3CUL26")
chaos("3CUL27")
chaos("3CUL28", three_players)
chaos("3CUL29", four_players)

# The second state card.
card(
    "3CUL30A",
    "Corrupted",
    corrupted,
    state_card,
    may_instead(another_would_take_unrest_on_your_turn(), they_take_chaos()),
)
card(
    "3CUL30B",
    "Summoned",
    summoned,
    state_card,
    vp(5),
    solstice(
        may(to_history()),
        counting(all_to(NOT_UNREST_NOR_SUMMONED, EXILE, HAND)),
        for_each(per_exiled(), draw(), choose(return_unrest(), gain(PROGRESS))),
    ),
)
