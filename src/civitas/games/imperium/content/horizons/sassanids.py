"""The Sassanids."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation(
    "SAS",
    "sassanids",
    stars=3,
    our_stars=True,
    aggressiveness=AGGRESSIVE,
    unrest_in_deck=1,
    unrest_in_nation_deck=2,
    needs_trade_routes=True,
)


def ride_in() -> Word:
    """A knight goes under a region and has its play effect happen."""
    return garrison_this(REGIONS) >> trigger_its_play()


card(
    "3SAS1A",
    "Sassanids",
    power,
    vp(each(1, per_own(TRIBUTARIES, HISTORY), per=2)),
    exhaust_when(you_profit(), break_through(TRIBUTARIES)),
)
card("3SAS1B", "Sassanids", power, vp(each(1, per_own(TRIBUTARIES))))
card(
    "3SAS2",
    "Khosrau I",
    accession,
    needs_in_play("Aban", "Atar", "Zoroastrianism"),
    needs_in_history("Ardashir I"),
    play(take_top_fame(), this_to(HISTORY)),
)
card(
    "3SAS3",
    "Shah",
    empire,
    free,
    develop_for(materials=3, population=2),
    vp(each(1, per_own(FAMES))),
    play(
        choose(
            find(FAMES, to=HISTORY) & if_found(gain_action()),
            if_fame_empty(trigger_king() & this_to(HISTORY)),
        )
    ),
)
card(
    "3SAS4",
    "Kushan Empire",
    tributary,
    empire,
    free,
    develop_for(population=3),
    vp(3),
    play(acquire(ANY_SUIT), this_to(HISTORY)),
)
card(
    "3SAS5",
    "Academy of Gondishapur",
    empire,
    pinned,
    develop_for(materials=5),
    vp(each(1, per_own_icon("city", "metropolis"))),
    passive(hand_size(1), loses_barbarian(called("Advance"))),
)
card(
    "3SAS6",
    "Bozorgan",
    empire,
    develop_for(materials=4, population=2),
    icons(knight=1),
    vp(3),
    play(choose(develop(), pay(population=1) >> acquire(suited(REGION, CIVILISED))), may(ride_in())),
)
card(
    "3SAS7",
    "Dreaded",
    fame,
    empire,
    attack,
    develop_for(materials=2, population=3),
    vp(2),
    play(
        each_other(abandon(with_icon("city", "metropolis"))),
        may(break_through(CONQUESTS)),
        may((this_to(HISTORY) & exile_top_fame()) >> nothing()),
    ),
)
card(
    "3SAS8",
    "Sogdia",
    region,
    pinned,
    in_nation_deck,
    icons(production=1),
    play(may(pay(population=1) >> trade()), exile_from_market(), may_garrison()),
)
trading_city("3SAS9", "City of Taysafun", in_nation_deck)
card(
    "3SAS10",
    "Aswaran (Cavalry)",
    in_nation_deck,
    icons(knight=1),
    play(abandon(holding(REGIONS, with_icon("knight"))) >> break_through(CONQUESTS), may(ride_in())),
)
card(
    "3SAS11",
    "Atar",
    pinned,
    in_nation_deck,
    exhaust(garrison(UNRESTS)),
    solstice(
        choose(
            this_to(DISCARD),
            if_barbarian((pay(materials=1) & return_unrest_from_here()) >> nothing()),
            if_empire(to_history(HAND, DISCARD, selector=suited_or_with(TRIBUTARY, "knight"))),
        )
    ),
)
card(
    "3SAS12",
    "Clibanarii",
    attack,
    in_nation_deck,
    icons(knight=1),
    play(
        each_other(abandon(REGIONS)),
        choose((abandon(REGIONS, 2) & this_to(HISTORY)) >> take_top_fame(), ride_in()),
    ),
)
card(
    "3SAS15",
    "Parthian Empire",
    tributary,
    barbarian,
    icons(knight=1),
    play(may(acquire(CONQUESTS)), choose(ride_in(), this_to(HISTORY))),
)
card(
    "3SAS16",
    "Fars",
    region,
    pinned,
    icons(fertile=1),
    play(choose(gain(MATERIALS), gain(POPULATION)), may_garrison()),
)
card(
    "3SAS17",
    "Huzistan",
    region,
    barbarian,
    pinned,
    icons(river=1, production=1),
    play(sift_fame(), may_garrison()),
)
prosperity("3SAS18")
advance("3SAS20")
western_silk_road("3SAS21")
card(
    "3SAS22",
    "Zoroastrianism",
    pinned,
    play(find(called("Atar"))),
    end_of_solstice(
        if_both_in_play("Aban", "Atar", gain(PROGRESS) & draw()),
        if_neither_in_play("Aban", "Atar", take_unrest()),
    ),
)
card(
    "3SAS23",
    "Aban",
    pinned,
    icons(river=1),
    exhaust(may(pay(materials=1) >> to_hand(DISCARD, selector=suited_or_with(REGION, "knight")))),
    solstice(
        choose(
            abandon_garrisoned(with_icon("knight")),
            recall(region_with("river", "ocean")),
            this_to(DISCARD),
        )
    ),
)
card(
    "3SAS24",
    "Ardashir I",
    barbarian,
    attack,
    play(
        each_other(take_unrest()),
        choose(acquire(suited(REGION, CIVILISED, TRADE_ROUTE)), find(with_icon("knight"))),
        this_to(HISTORY),
    ),
)
