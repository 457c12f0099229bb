"""The Vikings: no history, no development, no empire."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "VIK",
    "vikings",
    stars=3,
    aggressiveness=RUTHLESS,
    unrest_in_deck=1,
    unrest_in_nation_deck=2,
    unrest_for_pile={3: 1, 4: 2},
    last_nation_card=ENDS_THE_GAME,
)


def foresight() -> Ability:
    """Whenever Unrest is taken: another card of the nation deck may come next."""
    return whenever(you_take_unrest(), look_at_nation(), nation_to_bottom())


def scout() -> Word:
    return look_at_nation() & may(shuffle_nation())


card(
    "1VIK1A",
    "Vikings",
    power,
    vp(each(1, VARIABLES)),
    passive(no_history()),
    foresight(),
    exhaust_when(you_return_unrest(), draw(2)),
)
card("1VIK1B", "Vikings", power, vp(each(2, VARIABLES)), passive(no_history()), foresight())
# Taking it triggers scoring: see ZENITH.
card(
    "1VIK2",
    "Harald Hardrada",
    barbarian,
    rules_say("zenith"),
    accession,
    vp(each(2, VARIABLES)),
    play(take_top_fame(), may(break_through(REGIONS))),
)
card(
    "1VIK3",
    "Iceland",
    region,
    barbarian,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(may_garrison(), choose(gain(MATERIALS, 2), scout())),
)
card(
    "1VIK4",
    "Combs",
    barbarian,
    pinned,
    in_nation_deck,
    vp(each(1, per_token(POPULATION), per=3)),
    exhaust(ignore_empire_next()),
)
card(
    "1VIK5",
    "Graenland",
    region,
    barbarian,
    pinned,
    in_nation_deck,
    play(may_garrison(), choose(gain(POPULATION), scout())),
)
card(
    "1VIK6",
    "Føroyar",
    region,
    barbarian,
    pinned,
    in_nation_deck,
    play(may_garrison(), choose(exile_from_market(), gain(POPULATION))),
)
card(
    "1VIK7",
    "Vinland",
    region,
    barbarian,
    pinned,
    in_nation_deck,
    icons(production=1, river=1, fertile=1),
    vp(if_in_play(6)),
    needs_in_play("Longships", "Graenland"),
    play(choose(return_unrest(), may_garrison())),
)
card("1VIK8", "Sagas", barbarian, pinned, in_nation_deck, vp(each(1, GARRISONED)), solstice(may_garrison()))
city("1VIK9", "City of Dubh Linn", barbarian, in_nation_deck, vp(each(1, per_token(MATERIALS), per=8)))
card(
    "1VIK10",
    "Longships",
    barbarian,
    pinned,
    in_nation_deck,
    passive(acquires_exiled(REGION)),
    whenever(you_acquire_exiled(REGION), gain(POPULATION)),
    exhaust_when(you_play(ATTACKS), gain(MATERIALS, 2)),
)
card(
    "1VIK11",
    "Skis",
    barbarian,
    pinned,
    in_nation_deck,
    vp(2),
    exhaust_when(you_play(REGIONS), choose(draw(), gain(MATERIALS, 2))),
)
card("1VIK12", "Rollo the Walker", barbarian, in_nation_deck, play(take_top_fame(), this_to(EXILE)))
card(
    "1VIK13",
    "Go a'Viking",
    barbarian,
    attack,
    free,
    in_nation_deck,
    play(each_other(steal(MATERIALS, 2, or_unrest=True))),
)
card(
    "1VIK16",
    "Gothja",
    barbarian,
    play(
        look_at_nation(),
        may(shuffle_nation()),
        choose(return_unrest() & gain(POPULATION), draw(2)),
    ),
)
card("1VIK17", "Scandinavia", region, barbarian, pinned, icons(production=1), play(may_garrison()))
advance("1VIK18")
prosperity("1VIK19")
glory("1VIK20")
card(
    "1VIK21",
    "Erik the Red",
    barbarian,
    play((abandon(called("Scandinavia")) & pay(population=1)) >> find(REGIONS), this_to(EXILE)),
)
card(
    "1VIK22",
    "Jomsviking",
    barbarian,
    attack,
    play(pay(materials=2, population=1) >> acquire(CONQUESTS), each_other(discard())),
)
card(
    "1VIK23",
    "Althing",
    barbarian,
    attack,
    play(each_other(steal(MATERIALS)), choose(gain(PROGRESS), return_unrest())),
)
