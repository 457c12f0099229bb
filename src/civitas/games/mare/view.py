"""What a view adds to zones and counters: the map and what is counted on it. All of it is public."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from civitas.games.mare.actions.build import tile_cost
from civitas.games.mare.atlas import Atlas, Province
from civitas.games.mare.charts import CHARTS_KEPT, atlas_of, chart_of
from civitas.games.mare.names import VICTORIES
from civitas.games.mare.state import CONTROL, DISPLAY, TILE, TITLE, WON, State
from civitas.kernel.text import Item, Message


def board(s: State) -> dict[str, Any]:
    """The map by numbers, the empires, the tracks, the great cities and what each tile on display costs each seat."""
    seats = range(s.seats)
    tiles = [card - TILE for card in s.zone(DISPLAY, 0).distinct()]
    return chart_view(s.chart.text, s.chart.empires) | {
        "tracks": [[s.track(track, seat) for seat in seats] for track in range(3)],
        "great_cities": [s.great_cities(seat) for seat in seats],
        "costs": {str(tile): [tile_cost(s, seat, tile) for seat in seats] for tile in tiles},
    }


def tally(s: State, seat: int) -> list[Item]:
    """What a seat has towards each victory that is counted, and what it has it with."""
    titles = sum(s.counts[TITLE + track] == seat + 1 for track in range(3))
    return [
        Item(Message("mare-tally-tiles"), s.tile_count(seat)),
        Item(Message("mare-tally-cities"), s.great_cities(seat)),
        Item(Message("mare-tally-titles"), titles),
        Item(Message("mare-tally-provinces"), len(s.marked(CONTROL, seat))),
        Item(Message("mare-tally-army"), s.army(seat)),
    ]


def won_by(s: State) -> list[Message]:
    kinds = sorted({s.counts[WON + seat] for seat in s.winners()})
    return [Message(f"mare-victory-{VICTORIES[kind - 1]}") for kind in kinds]


@lru_cache(CHARTS_KEPT)
def chart_view(text: str, empires: tuple[int, ...]) -> dict[str, Any]:
    """What of a view never changes in a game."""
    chart, atlas = chart_of(text, empires), atlas_of(text)
    return {
        "map": atlas.name,
        "empires": chart.empire_ids,
        "homes": chart.home,
        "provinces": [
            {
                "id": province.id,
                "open": chart.open[number],
                "region": region(atlas, province),
                "icons": chart.icons[number],
                "borders": chart.borders[number],
                "coasts": chart.coasts[number],
                "lonlat": list(province.lonlat),
            }
            for number, province in enumerate(atlas.province)
        ],
        "seas": [
            {"id": sea.id, "borders": chart.sea_borders[number], "lonlat": list(sea.lonlat)}
            for number, sea in enumerate(atlas.sea)
        ],
        "icons": [
            {"kind": kind, "good": chart.icon_good[icon], "city": chart.city_ids[icon]}
            for icon, kind in enumerate(chart.icon_kind)
        ],
    }


def region(atlas: Atlas, province: Province) -> str:
    """The empire a province starts with; else `islands`, or the side of the map it lies on."""
    if province.empire:
        return province.empire
    if not any(province.id in (a, b) for a, b, _ in atlas.land_borders):
        return "islands"
    east, north = (offset(atlas, province, axis) for axis in (0, 1))
    if abs(east) > abs(north):
        return "east" if east > 0 else "west"
    return "north" if north > 0 else "south"


def offset(atlas: Atlas, province: Province, axis: int) -> float:
    """How far the province lies from the middle of the map, as a share of the map's extent."""
    places = [other.lonlat[axis] for other in atlas.province]
    extent = max(places) - min(places)
    return (province.lonlat[axis] - sum(places) / len(places)) / extent if extent else 0.0
