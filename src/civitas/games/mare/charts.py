"""Charts made from map files. Not compiled: it runs once for every map and is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.games.mare.atlas import Atlas, read_atlas, standard_text
from civitas.games.mare.box import GOODS
from civitas.games.mare.chart import (
    CAPITAL,
    CARAVAN,
    CITIES,
    CITY,
    GREAT_CITIES,
    LEGENDARY,
    MARKET,
    NONE,
    TEMPLE,
    Chart,
)

# Maps come from players too, so not all can be kept; of the standard one there are some 300 charts.
MAPS_KEPT: Final = 16
CHARTS_KEPT: Final = 400

KINDS: Final = {"regular": CITY, "capital": CAPITAL, "legendary": LEGENDARY}


@lru_cache(MAPS_KEPT)
def atlas_of(text: str) -> Atlas:
    """The map of a game; the empty text is the standard one."""
    return read_atlas(text or standard_text())


@lru_cache(CHARTS_KEPT)
def chart_of(text: str, empires: tuple[int, ...]) -> Chart:
    """The chart for these empires (numbers in the map file, one a seat)."""
    atlas = atlas_of(text)
    chart = Chart(text, empires)
    places = {p.id: i for i, p in enumerate(atlas.province)}
    seas = {s.id: i for i, s in enumerate(atlas.sea)}
    playing = [atlas.empire[e].id for e in empires]
    chart.provinces = len(places)
    chart.seas = len(seas)
    chart.province_ids = list(places)
    chart.sea_ids = list(seas)
    chart.empire_ids = playing
    covered = atlas.covered_at(atlas.table_for(len(empires)))
    chart.open = [p.id not in covered for p in atlas.province]
    chart.borders = [[] for _ in places]
    chart.coasts = [[] for _ in places]
    chart.shores = [[] for _ in seas]
    chart.sea_borders = [[] for _ in seas]
    for a, b, _ in atlas.land_borders:
        if chart.open[places[a]] and chart.open[places[b]]:
            chart.borders[places[a]].append(places[b])
            chart.borders[places[b]].append(places[a])
    for a, b, _ in atlas.coasts:
        if chart.open[places[a]]:
            chart.coasts[places[a]].append(seas[b])
            chart.shores[seas[b]].append(places[a])
    for a, b, _ in atlas.sea_borders:
        chart.sea_borders[seas[a]].append(seas[b])
        chart.sea_borders[seas[b]].append(seas[a])
    for row in (*chart.borders, *chart.coasts, *chart.shores, *chart.sea_borders):
        row.sort()
    for number, p in enumerate(atlas.province):
        icons = [(CARAVAN, GOODS[c.good], "") for c in p.caravans]
        icons += [(MARKET, NONE, "")] * p.market
        icons += [(KINDS[c.kind], NONE, c.id) for c in p.cities]
        icons += [(TEMPLE, NONE, "")] * p.temple
        chart.icons.append(list(range(len(chart.icon_kind), len(chart.icon_kind) + len(icons))))
        for kind, good, city in icons:
            chart.icon_province.append(number)
            chart.icon_kind.append(kind)
            chart.icon_good.append(good)
            chart.city_ids.append(city)
    chart.market = [icon_in(chart, province, MARKET) for province in range(len(places))]
    chart.temple = [icon_in(chart, province, TEMPLE) for province in range(len(places))]
    chart.track_icons = [icons_of(chart, (CARAVAN, MARKET)), icons_of(chart, (*CITIES, TEMPLE))]
    chart.great_cities = icons_of(chart, GREAT_CITIES)
    chart.home = [places[atlas.empire[e].capital] for e in empires]
    chart.capital_of = [chart.home.index(p) if p in chart.home else NONE for p in range(len(places))]
    return chart


def icon_in(chart: Chart, province: int, kind: int) -> int:
    return next((icon for icon in chart.icons[province] if chart.icon_kind[icon] == kind), NONE)


def icons_of(chart: Chart, kinds: tuple[int, ...]) -> list[int]:
    return [icon for icon, kind in enumerate(chart.icon_kind) if kind in kinds]
