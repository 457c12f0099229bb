"""Cards many nations have: the same words under different numbers."""

from __future__ import annotations

from civitas.games.imperium.effects.vocabulary import *


def prosperity(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Prosperity",
        *marks,
        play(
            all_players(may(draw(1))),
            choose(gain(MATERIALS, 1, per_icon("production")), gain(POPULATION, 1, per_card(REGIONS))),
        ),
    )


def advance(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Advance",
        barbarian,
        *marks,
        play(choose(pay(materials=3) >> acquire(CULTURES), pay(materials=5) >> break_through(CULTURES))),
    )


def conquer(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Conquer",
        barbarian,
        *marks,
        play(choose(pay(population=2) >> acquire(CONQUESTS), pay(population=3) >> break_through(CONQUESTS))),
    )


def glory(code: str, *marks: Mark) -> int:
    return card(code, "Glory", ungarrisonable, *marks, play(abandon(REGIONS, 3) >> take_fame_of(2)))


def city_effect() -> Ability:
    return solstice(may(discard(1) >> harvest()))


def metropolis_effect() -> Ability:
    return solstice(harvest())


def harvest() -> Word:
    return choose(gain(MATERIALS), gain(POPULATION), draw(1))


def city(code: str, name: str, *marks: Mark) -> int:
    return card(code, name, pinned, icons(city=1), *marks, city_effect())


def trading_city_effect() -> Ability:
    return solstice(discard() >> choose(draw(), gain(MATERIALS), pay(materials=2) >> gain(GOODS)))


def trading_city(code: str, name: str, *marks: Mark) -> int:
    return card(code, name, pinned, icons(city=1, production=1), *marks, trading_city_effect())


def harbour_effect() -> Ability:
    return solstice(choose(gain(GOODS), pay(goods=1) >> draw(1, per_icon("ocean", most=3))))


def maritime_spice_route(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Maritime Spice Route",
        trade_route,
        stays_as_route,
        icons(ocean=1),
        *marks,
        commerce(
            choose(
                gain(MATERIALS, 2, per_kind_of_icon("river", "fertile", "ocean", "city")),
                acquire(with_icon("ocean")),
            )
        ),
        profit(free_play(ANY, DISCARD, ignore_state=True)),
    )


def western_silk_road(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Western Silk Road",
        trade_route,
        stays_as_route,
        *marks,
        commerce(pay(materials=2) >> (return_unrest() & gain(PROGRESS))),
        profit(draw_and_may_play(2)),
    )


def mathematics(code: str, *marks: Mark) -> int:
    return card(code, "Mathematics", empire, pinned, *marks, passive(hand_size(1), loses_barbarian(called("Advance"))))


def science(code: str, *marks: Mark) -> int:
    return card(
        code, "Science", empire, pinned, *marks, vp(3), passive(hand_size(1), loses_barbarian(called("Advance")))
    )


def philosophy(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Philosophy",
        empire,
        *marks,
        vp(each(1, per_own(ANY), per=5)),
        play(abandon(PINNED_NOT_REGION) >> break_through(CULTURES)),
    )


def writing_systems(code: str, *marks: Mark) -> int:
    return card(code, "Writing Systems", pinned, *marks, exhaust(to_history(DISCARD) >> draw()))


def drainage_system(code: str, *marks: Mark) -> int:
    return card(code, "Drainage System", empire, pinned, *marks, solstice(gain(POPULATION)))


def stone_mask(code: str, *marks: Mark) -> int:
    return card(
        code,
        "Stone Mask",
        icons(mask=1),
        *marks,
        vp(if_history(1)),
        play(draw_up_to(3, if_able=True), on_deck()),
    )


def may_garrison() -> Word:
    return may(garrison(ANY))


def unrest_card(code: str) -> int:
    """Unrest: pay for it and it goes back to its pile."""
    return card(
        code,
        "Unrest",
        unrest,
        home(UNREST_PILE),
        vp(-2),
        play(
            choose(
                pay(population=1) >> this_to(UNREST_PILE),
                discard_for_unrest(2) >> this_to(UNREST_PILE),
                pay_for_unrest(3) >> this_to(UNREST_PILE),
            )
        ),
    )
