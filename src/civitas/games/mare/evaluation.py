"""How well a seat stands, for bots: territory, income, tracks, threats, distance to each victory (mare:6)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.actions.build import PYRAMIDS
from civitas.games.mare.chart import CARAVAN, LEGENDARY, MARKET, TEMPLE
from civitas.games.mare.state import (
    BUILT,
    CLAIM,
    COIN,
    COPIED,
    FORTRESS,
    LEGEND,
    LEGION_ON,
    LEGIONS,
    PHASE,
    TITLE,
    TRIREMES,
    WON,
    State,
)

VICTORY: Final = 1_000_000
PROVINCE: Final = 90
LEGION: Final = 25
FORTRESS_WORTH: Final = 15
TRIREME: Final = 28
INCOME: Final = 40
LONG_SET: Final = 9  # income of different goods, or of coins, is worth more the longer the set it makes
TITLE_WORTH: Final = 100
LEVEL: Final = 8
DOUBLER: Final = 25
EMPTY_ICON: Final = 14
PAID: Final = 12  # what a resource still to be paid is worth
IN_SET: Final = 4
SET_WORTH: Final = 12
SPARE: Final = 2
KEPT_COIN: Final = 10
UNIT_SET: Final = 3
DOUBLER_SET: Final = 6
TILE_COSTS: Final = [7, 8, 9, 10]
# By the number of tiles, and of capitals and legendary cities.
TILES_WORTH: Final = [0, 0, 500, 1100, 2000, 20_000]
GREAT_CITY_WORTH: Final = [0, 100, 300, 900, 6_000]
TITLES_WORTH: Final = [0, 0, 150, 20_000]


def evaluate(s: State, seat: int) -> int:
    """Higher is better; the closer an opponent is to a victory, the worse."""
    if s.over:
        mine = s.counts[WON + seat] > 0
        shared = sum(s.scores())
        return VICTORY // shared if mine else -VICTORY if shared else 0
    value = standing(s, seat) + in_hand(s, seat) - still_due(s, seat) + front(s, seat)
    threat = 0
    for other in range(s.seats):
        if other != seat:
            threat = max(threat, standing(s, other))
    return value - threat // 4


def standing(s: State, seat: int) -> int:
    """What is on the table: pieces, income, tiles, titles."""
    chart = s.chart
    value = 0
    goods = [0] * 13
    coins = 0
    for province in range(chart.provinces):
        if s.controller(province) == seat:
            value += PROVINCE
        if s.counts[CLAIM + province] == seat + 1:
            value += PROVINCE // 2
        for icon in chart.icons[province]:
            kind = chart.icon_kind[icon]
            if not s.counts[BUILT + icon]:
                if kind == CARAVAN and s.counts[LEGION_ON + icon] == seat + 1:
                    goods[chart.icon_good[icon]] += 1
                if s.controller(province) == seat:
                    value += EMPTY_ICON
            elif s.owner_of(icon) == seat:
                if kind == CARAVAN:
                    goods[chart.icon_good[icon]] += 1 + s.doubles(seat, province, MARKET)
                elif kind == LEGENDARY:
                    coins += 2 + s.doubles(seat, province, TEMPLE)
                elif kind in (MARKET, TEMPLE):
                    value += DOUBLER
                else:
                    coins += 1 + s.doubles(seat, province, TEMPLE)
    types = 0
    for n in goods:
        if n:
            types += 1
            value += INCOME * n // (1 + n // 3)
    value += INCOME * coins + LONG_SET * (types * types + coins * coins)
    value += LEGION * s.pieces(LEGIONS, chart.provinces, seat)
    value += FORTRESS_WORTH * s.pieces(FORTRESS, chart.provinces, seat)
    value += TRIREME * s.pieces(TRIREMES, chart.seas, seat)
    value += TILES_WORTH[min(s.tile_count(seat) + being_recruited(s, seat), 5)]
    if s.counts[COPIED + seat]:
        value += PROVINCE
    value += GREAT_CITY_WORTH[min(s.great_cities(seat), 4)]
    titles = 0
    for track in range(3):
        level = s.track(track, seat)
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.track(track, other))
        value += LEVEL * min(level, best + 2)
        if level > best or (level == best and s.counts[TITLE + track] == seat + 1):
            titles += 1
            value += TITLE_WORTH
    return value + TITLES_WORTH[titles]


def being_recruited(s: State, seat: int) -> int:
    """A tile chosen and being paid counts as had; the Pyramids as all there is."""
    for f in s.stack:
        if f.who == seat and f.pc == 1 and s.book.program_names[f.prog] in ("recruit", "build first"):
            return 5 if f.b == PYRAMIDS else 1
    return 0


def in_hand(s: State, seat: int) -> int:
    """Resources behind the screen, offers not counted. After the build phase only two coins are left of them."""
    held = [0] * 14
    for token in s.tokens_of(seat):
        held[token - LEGEND if token >= LEGEND else token] += 1
    for token in s.commits[seat] if s.commits else ():
        held[token - LEGEND if token >= LEGEND else token] -= 1
    coins = held[COIN]
    types = 0
    spare = 0
    for good in range(13):
        if held[good] > 0:
            types += 1
            spare += held[good] - 1
    value = KEPT_COIN * min(coins, 2) + SPARE * spare
    for size in (types, coins):
        value += IN_SET * size
        for cost in (UNIT_SET, DOUBLER_SET):
            if size >= cost:
                value += SET_WORTH
    dearest = TILE_COSTS[min(s.tile_count(seat), 4) - 1]
    ahead = max(types, coins)
    if s.counts[PHASE] == 2:
        value += ahead * ahead * 5
        if ahead >= dearest:
            value += (TILES_WORTH[min(s.tile_count(seat) + 1, 5)] - TILES_WORTH[s.tile_count(seat)]) // 2
    return value


def still_due(s: State, seat: int) -> int:
    """What the seat has built but not yet paid; dear things must be worth more than cheap ones."""
    due = 0
    for f in s.stack:
        if f.who == seat and s.book.program_names[f.prog] == "pay a set":
            due += f.b if f.b else f.a
    return due * PAID


def front(s: State, seat: int) -> int:
    """Battles to come and conquests at hand: strength against strength where both stand."""
    value = 0
    for province in range(s.chart.provinces):
        legions = s.legions(province, seat)
        if not legions:
            continue
        enemies = s.enemy_units(province, seat)
        owner = s.controller(province)
        if enemies:
            ahead = 2 * legions + 3 * s.fortress(province, seat) - 2 * enemies
            value += 25 * ahead if ahead < 0 else 15
        elif owner >= 0 and owner != seat:
            worth = 0
            for icon in s.chart.icons[province]:
                if s.counts[BUILT + icon]:
                    worth += 40 if s.chart.icon_kind[icon] <= TEMPLE else 0
            value += min(worth, 40 * legions)
    home = s.chart.home[seat]
    if s.units(home, seat) == 0:
        value -= 150
    return value
