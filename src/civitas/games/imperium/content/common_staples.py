"""Common cards several boxes have: the same words under different numbers."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

# Civilised.


def drama_and_poetry(code: str) -> int:
    return card(
        code,
        "Drama & Poetry",
        civilised,
        empire,
        attack,
        free,
        four_players,
        vp(2),
        play(each_other(steal(PROGRESS)), all_players(may(discard() >> return_unrest()))),
    )


def education(code: str) -> int:
    return card(
        code,
        "Education",
        civilised,
        empire,
        free,
        vp(2),
        play(may(to_history(HAND)), may(to_history(DISCARD))),
    )


def moneylenders(code: str) -> int:
    return card(
        code,
        "Moneylenders",
        civilised,
        empire,
        free,
        vp(each(1, per_token(MATERIALS), per=10)),
        play(pay(materials=3) >> gain_action()),
    )


def corruption(code: str) -> int:
    return card(
        code,
        "Corruption",
        civilised,
        empire,
        attack,
        vp(2),
        play(all_players(gain(MATERIALS, 2)), each_other(take_unrest()), gain(PROGRESS)),
    )


def onager(code: str) -> int:
    return card(
        code,
        "Onager",
        civilised,
        empire,
        attack,
        vp(2),
        play(
            counting(each_other(abandon(with_icon("city")))),
            gain(MATERIALS, 2, per_done(with_icon("city"))),
            may(acquire(CONQUESTS)),
        ),
    )


def metropolis(code: str, *marks: Mark) -> int:
    return card(code, "Metropolis", civilised, empire, pinned, icons(metropolis=1), *marks, vp(2), metropolis_effect())


def exports(code: str) -> int:
    return card(
        code,
        "Exports",
        civilised,
        empire,
        attack,
        vp(each(1, per_own(ANY), per=10)),
        play(all_players(gain(MATERIALS, 2)), each_other(give(HAND, DISCARD))),
    )


def urban_development(code: str) -> int:
    return card(
        code,
        "Urban Development",
        civilised,
        empire,
        vp(each(2, per_own_icon("city", "metropolis"))),
        play(
            gain(MATERIALS, 1, per_icon("city", "metropolis")) & gain(POPULATION, 1, per_icon("city", "metropolis")),
        ),
    )


def mercenaries(code: str) -> int:
    return card(
        code,
        "Mercenaries",
        civilised,
        empire,
        free,
        vp(each(1, per_token(POPULATION), per=4)),
        play(pay(population=1) >> gain_action()),
    )


def cataphract(code: str) -> int:
    return card(
        code,
        "Cataphract",
        civilised,
        empire,
        attack,
        icons(knight=1),
        vp(2),
        play(
            each_other(abandon(REGIONS)),
            may(acquire(CONQUESTS)),
            may(garrison_this(REGIONS) >> trigger_its_play()),
        ),
    )


# Fame.


def king_of_kings(code: str) -> None:
    """Both sides; `code` is that of the card."""
    card(f"{code}A", "King of Kings", fame, unplayable, under_the_fame_deck, rules_say("king-a"))
    card(f"{code}B", "King of Kings", fame, unplayable, other_side, rules_say("king-b"))


# Regions.


def wild(code: str, name: str, *parts: Mark | Ability | Word) -> int:
    """A common region: what it gives, then a market card is exiled, and a card may be garrisoned."""
    words = [part for part in parts if isinstance(part, Word)]
    marks = [part for part in parts if not isinstance(part, Word)]
    return card(code, name, region, pinned, *marks, play(*words, exile_from_market(), may_garrison()))


# Uncivilised.


def jade_mask(code: str) -> int:
    return card(
        code,
        "Jade Mask",
        uncivilised,
        icons(mask=1),
        vp(if_history(1)),
        play(draw_up_to(3, if_able=True), on_deck(HAND)),
    )


def new_jade_mask(code: str) -> int:
    """As Horizons prints it."""
    return card(
        code,
        "Jade Mask",
        uncivilised,
        icons(mask=1),
        vp(if_history(2)),
        play(choose(draw(2), gain(GOODS), return_exhaust())),
    )


def elders(code: str) -> int:
    return card(
        code,
        "Elders",
        uncivilised,
        vp(1),
        play(choose(acquire(UNCIVILISEDS), break_through(UNCIVILISEDS) & each_other(gain(PROGRESS)))),
    )


def invasion(code: str, *more: Word) -> int:
    """With what else is done at its end."""
    invading = choose(break_through(TRIBUTARIES), break_through(REGIONS) & each_other(recall(REGIONS)))
    return card(
        code,
        "Invasion",
        uncivilised,
        attack,
        vp(1),
        play(pay(materials=3) >> nothing(), each_other(take_unrest()), invading, *more),
    )


def oracle(code: str) -> int:
    return card(
        code,
        "Oracle",
        uncivilised,
        barbarian,
        free,
        vp(each(2, per_own(FAMES))),
        play(draw_and_discard_one(2)),
    )


def rituals_and_ceremonies(code: str) -> int:
    return card(
        code,
        "Rituals & Ceremonies",
        uncivilised,
        barbarian,
        free,
        three_players,
        vp(1),
        play(choose(return_unrest(), gain(PROGRESS) & may(return_exhaust()))),
    )


def common_city(code: str, *marks: Mark) -> int:
    return city(code, "City", uncivilised, civilised, *marks, vp(1))


def diplomacy(code: str) -> int:
    return card(code, "Diplomacy", uncivilised, civilised, vp(1), play(pay(materials=3) >> break_through(TRIBUTARIES)))


def leadership(code: str) -> int:
    return card(
        code,
        "Leadership",
        uncivilised,
        civilised,
        free,
        vp(1),
        play(choose(draw(), to_history(HAND, DISCARD))),
    )


def lost_scroll(code: str) -> int:
    return card(
        code,
        "Lost Scroll",
        uncivilised,
        civilised,
        free,
        icons(scroll=1),
        three_players,
        vp(if_history(1)),
        play(may(on_deck(DISCARD)), all_players(may(draw()))),
    )
