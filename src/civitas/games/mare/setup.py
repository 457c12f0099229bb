"""How a game starts, for three to five seats (mare:setup)."""

from __future__ import annotations

from civitas.games.mare.actions.build import PYRAMIDS, TurnUpTiles
from civitas.games.mare.atlas import Atlas, Empire
from civitas.games.mare.box import BOX, GOODS, TILES
from civitas.games.mare.chart import CARAVAN, MARKET, TEMPLE, Chart
from civitas.games.mare.charts import atlas_of, chart_of
from civitas.games.mare.flow import GAME
from civitas.games.mare.resources import take
from civitas.games.mare.state import (
    BUILT,
    COIN,
    CONTROL,
    CULTURE,
    DISPLAY,
    FORTRESS,
    LEGEND,
    LEGIONS,
    MILITARY,
    MOST_SEATS,
    PILE,
    ROUNDS,
    SUPPLY,
    TILE,
    TILES_OF,
    TITLE,
    TRADE,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.kernel.frame import Frame
from civitas.kernel.moves import shuffle
from civitas.kernel.node import NO_SOURCE
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng

DRAWN = "draw"


def wanted_empires(seats: int, options: Options) -> list[str]:
    """The empire each seat chose, or DRAWN; OptionError where they contradict each other or the number of seats."""
    atlas = atlas_of(str(options["map"]))
    table = atlas.table_for(seats)
    wanted = [str(options[f"empire{seat + 1}"]) for seat in range(MOST_SEATS)]
    for seat, name in enumerate(wanted):
        if name == DRAWN:
            continue
        if seat >= seats:
            raise OptionError(f"There are {seats} seats, so seat {seat + 1} cannot play {name}.")
        if name not in table.empires:
            allowed = ", ".join(table.empires)
            raise OptionError(f"With {seats} seats {name} is not on the map; the empires are {allowed}.")
        if wanted.index(name) != seat:
            raise OptionError(f"Seats {wanted.index(name) + 1} and {seat + 1} cannot both play {name}.")
    return wanted[:seats]


def settled(seats: int, options: Options, lots: Rng) -> Options:
    """The empires nobody chose are drawn from the rest."""
    atlas = atlas_of(str(options["map"]))
    wanted = wanted_empires(seats, options)
    empires = [name for name in atlas.table_for(seats).empires if name not in wanted]
    left = list(range(len(empires)))
    lots.shuffle(left)
    out = dict(options)
    for seat, name in enumerate(wanted):
        if name == DRAWN:
            out[f"empire{seat + 1}"] = empires[left.pop()]
    return out


def empire_numbers(seats: int, options: Options) -> tuple[int, ...]:
    """The number of each seat's empire."""
    names = [empire.id for empire in atlas_of(str(options["map"])).empire]
    return tuple(names.index(name) for name in wanted_empires(seats, options))


def set_up(s: State, options: Options) -> None:
    """Supply, legendary pile, tiles, starting provinces and titles; then the first program is called."""
    s.chart = chart_of(str(options["map"]), empire_numbers(s.seats, options))
    atlas = atlas_of(str(options["map"]))
    supply = [GOODS[good.id] for good in BOX.good for _ in range(good.tokens)]
    s.zone(SUPPLY, 0).fill(supply + [COIN] * BOX.supply.coins)
    s.zone(PILE, 0).fill([LEGEND + GOODS[good.id] for good in BOX.good for _ in range(good.legendary)])
    shuffle(s, s.legendary_pile())
    lay_tiles(s, str(options["tiles"]))
    for seat, number in enumerate(s.chart.empires):
        settle(s, seat, atlas.empire[number])
    title_holders(s, atlas)
    rounds = options["rounds"]
    assert isinstance(rounds, int)
    s.put(ROUNDS, rounds)
    s.call(GAME, 0, 0, NO_SOURCE)


def lay_tiles(s: State, display: str) -> None:
    """The Pyramids open, the other tiles face down, five (or all) of them turned up (ruling 3)."""
    hidden = s.face_down()
    hidden.fill([TILE + n for n, tile in enumerate(BOX.tile) if tile.kind in ("hero", "wonder")])
    shuffle(s, hidden)
    s.zone(DISPLAY, 0).fill([TILE + PYRAMIDS])
    if display == "all":
        s.zone(DISPLAY, 0).fill([TILE + PYRAMIDS, *hidden.order])
        hidden.fill([])
        hidden.open = s.everyone
    else:
        TurnUpTiles().run(s, Frame(0, 0, 0, 0, 0, 0, None))


def settle(s: State, seat: int, empire: Empire) -> None:
    """An empire's provinces, buildings, units, hero and nine resources."""
    chart = s.chart
    for start in empire.start:
        province = chart.province_ids.index(start.province)
        s.put(CONTROL + province, seat + 1)
        s.put(LEGIONS + province * MOST_SEATS + seat, start.legions)
        s.put(FORTRESS + province * MOST_SEATS + seat, int(start.fortress))
        caravans = [GOODS[good] for good in start.caravans]
        for icon in chart.icons[province]:
            s.put(BUILT + icon, int(built_at_start(chart, icon, start.market, start.temple, caravans, start.cities)))
    s.zone(TILES_OF, seat).fill([TILE + TILES[empire.hero]])
    for name, amount in empire.resources.items():
        take(s, seat, COIN if name == "coin" else GOODS[name], amount)


def built_at_start(
    chart: Chart, icon: int, market: bool, temple: bool, caravans: list[int], cities: tuple[str, ...]
) -> bool:
    kind = chart.icon_kind[icon]
    if kind == CARAVAN:
        if chart.icon_good[icon] in caravans:
            caravans.remove(chart.icon_good[icon])
            return True
        return False
    if kind == MARKET:
        return market
    if kind == TEMPLE:
        return temple
    return chart.city_ids[icon] in cities


def title_holders(s: State, atlas: Atlas) -> None:
    table = atlas.table_for(s.seats)
    names = s.chart.empire_ids
    s.put(TITLE + TRADE, names.index(table.leaders.trade) + 1)
    s.put(TITLE + CULTURE, names.index(table.leaders.culture) + 1)
    s.put(TITLE + MILITARY, names.index(table.leaders.military) + 1)
