"""What no play may change: tokens, tiles, pieces (mare:components)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings, strategies as st

from civitas.games.mare.box import BOX, GOODS
from civitas.games.mare.chart import CARAVAN, MARKET
from civitas.games.mare.game import GAME
from civitas.games.mare.powers import LEGIONS_COLLECT
from civitas.games.mare.state import (
    BUILT,
    CLAIM,
    COIN,
    CONTROL,
    CULTURE,
    FORTRESS,
    LEGEND,
    LEGION_ON,
    LEGIONS,
    MILITARY,
    TILE,
    TRADE,
    TRIREMES,
    State,
)
from civitas.kernel.errors import IllegalChoice
from civitas.testing.positions import pick, rng_of
from civitas.testing.rules import rule

TOKENS = Counter({GOODS[good.id]: good.tokens for good in BOX.good})
TOKENS[COIN] = BOX.supply.coins
TOKENS.update({LEGEND + GOODS[good.id]: good.legendary for good in BOX.good})


def in_battle(s: State) -> bool:
    """While losses are taken, and what is still held is chosen, more may be held than legions are left."""
    return s.asking and s.asker().kind in ("loss", "release")


def check(s: State) -> None:
    """Everything that must hold at every question."""
    chart = s.chart
    cards = Counter(card for zone in s.zones for card in zone.cards())
    assert {c: n for c, n in cards.items() if c < TILE} == TOKENS
    tiles = {c: n for c, n in cards.items() if c >= TILE}
    assert all(n == 1 for n in tiles.values())
    assert len(tiles) == 18 + s.seats  # the starting heroes of absent empires stay in the box
    for seat in range(s.seats):
        assert s.pieces(LEGIONS, chart.provinces, seat) <= BOX.empire.legions
        assert s.pieces(FORTRESS, chart.provinces, seat) <= BOX.empire.fortresses
        assert s.pieces(TRIREMES, chart.seas, seat) <= BOX.empire.triremes
        markers = [p for p in range(chart.provinces) if s.controller(p) == seat and p != chart.home[seat]]
        assert len(markers) <= BOX.empire.control_markers
        assert s.controller(chart.home[seat]) == seat
    for province in range(chart.provinces):
        assert sum(s.fortress(province, seat) for seat in range(s.seats)) <= 1
        for seat in range(s.seats):
            assert s.legions(province, seat) >= 0
            held = sum(s.get(LEGION_ON + icon) == seat + 1 for icon in chart.icons[province])
            held += s.get(CLAIM + province) == seat + 1
            assert held <= s.legions(province, seat) or in_battle(s)
            if not chart.open[province]:
                assert s.units(province, seat) == 0
        if not chart.open[province]:
            assert s.get(CONTROL + province) == 0
            assert not any(s.get(BUILT + icon) for icon in chart.icons[province])
        if chart.capital_of[province] >= 0:
            assert s.get(CLAIM + province) == 0
    for icon in range(len(chart.icon_kind)):
        assert s.get(BUILT + icon) in (0, 1)
    for sea in range(chart.seas):
        assert all(s.triremes(sea, seat) >= 0 for seat in range(s.seats))
    check_tracks(s)


def check_tracks(s: State) -> None:
    """A recount by hand, from the pieces and the printed bonuses."""
    chart = s.chart
    for seat in range(s.seats):
        trade = culture = 0
        for icon, kind in enumerate(chart.icon_kind):
            if not s.get(BUILT + icon):
                continue
            rider = s.get(LEGION_ON + icon)
            owner = rider if rider else s.get(CONTROL + chart.icon_province[icon])
            if owner == seat + 1:
                trade += kind in (CARAVAN, MARKET)
                culture += kind not in (CARAVAN, MARKET)
        units = sum(s.units(p, seat) for p in range(chart.provinces))
        units += sum(s.triremes(sea, seat) for sea in range(chart.seas))
        for tile in BOX.tile:
            if any(
                zone.spec.name == "tiles" and zone.spec.owner == seat and zone.count(TILE + BOX.tile.index(tile))
                for zone in s.zones
            ):
                trade += tile.bonus.trade
                culture += tile.bonus.culture
                units += tile.bonus.military
        assert [s.track(track, seat) for track in (TRADE, CULTURE, MILITARY)] == [trade, culture, units]


def busy(s: State, code: int) -> bool:
    """Passing is rare: random players that build and move reach more of the rules."""
    return code != -1 or len(s.options) == 1


@rule("mare:components", "mare:5", "mare:9")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("number", range(8))
def test_random_games_lose_and_make_nothing(seats: int, number: int) -> None:
    rng = rng_of("mare conservation", seats, number)
    s = GAME.new(seats, number, {"rounds": 12, "tiles": "all" if number % 2 else "five"})
    made = 0
    while s.asking:
        code = pick(s, rng)
        if not busy(s, code) and rng.below(3):
            code = pick(s, rng)
        s.choose(code)
        made += 1
        if made % 7 == 0:
            check(s)
    check(s)


@rule("mare:components", "mare:5", "mare:statue-of-zeus", "mare:circe", "mare:queen-of-sheba")
@pytest.mark.parametrize("number", range(8))
def test_games_in_which_everybody_has_heroes_and_legions_lose_and_make_nothing(number: int) -> None:
    """Every seat starts with tiles and all its legions among its neighbours, so that conquests happen at once."""
    rng = rng_of("mare war", number)
    s = GAME.new(5, number, {"rounds": 4, "tiles": "all"})
    display = next(zone for zone in s.zones if zone.spec.name == "display")
    tiles = [card for card in display.cards() if BOX.tile[card - TILE].kind != "pyramids"]
    rng.shuffle(tiles)
    for seat in range(5):
        own = next(zone for zone in s.zones if zone.spec.name == "tiles" and zone.spec.owner == seat)
        for _ in range(3):
            display.take(tiles[-1])
            own.put(tiles.pop(), False)
        while s.pieces(LEGIONS, s.chart.provinces, seat) < BOX.empire.legions:
            s.add(LEGIONS + rng.below(s.chart.provinces) * 5 + seat, 1)
        for _ in range(4):
            s.add(TRIREMES + rng.below(s.chart.seas) * 5 + seat, 1)
    s.reask()
    assert any(s.ask_modifiers(LEGIONS_COLLECT, seat, 0) for seat in range(5)) or tiles
    made = 0
    while s.asking:
        code = pick(s, rng)
        if not busy(s, code) and rng.below(4):
            code = pick(s, rng)
        s.choose(code)
        made += 1
        if made % 5 == 0 or s.asker().kind in ("conquest", "battle", "mover") if s.asking else True:
            check(s)


@rule("mare:components")
@given(seats=st.integers(3, 5), seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 10**6), max_size=120))
@settings(max_examples=25)
def test_any_line_of_play_loses_and_makes_nothing(seats: int, seed: int, choices: list[int]) -> None:
    s = GAME.new(seats, seed, {"rounds": 3})
    for number in choices:
        if not s.asking:
            break
        s.choose(s.options[number % len(s.options)])
    check(s)


@rule("mare:rounds")
def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    s = GAME.new(4, 1)
    before = s.key()
    for code in (-1, 6, 999):
        with pytest.raises(IllegalChoice):
            s.choose(code)
    assert s.key() == before
