"""What things are called: goods, tiles, places, buildings, empires, tracks, as messages.

Places and empires of a map of somebody else's have no message of their own: they are called by their id.
"""

from __future__ import annotations

from typing import Final

from civitas.games.mare.box import BOX
from civitas.games.mare.chart import CAPITAL, CARAVAN, CITY, LEGENDARY, MARKET, TEMPLE, Chart
from civitas.games.mare.charts import atlas_of
from civitas.games.mare.state import COIN, LEGEND, TILE
from civitas.kernel.text import Message, player

Signature = frozenset[str]
NOTHING: Final[Signature] = frozenset()

GOOD_IDS: Final = tuple(good.id for good in BOX.good)
TILE_IDS: Final = tuple(tile.id for tile in BOX.tile)
TRACKS: Final = ("trade", "culture", "military")
REGIONS: Final = ("north", "west", "east", "south", "islands")
PHASES: Final = ("collect", "trade", "build", "move", "leadership")
VICTORIES: Final = ("prestige", "fame", "conquest", "leadership")

# What stands on an icon, by the kind of icon.
BUILDINGS: Final = {
    CARAVAN: "caravan",
    MARKET: "market",
    CITY: "city",
    CAPITAL: "capital",
    LEGENDARY: "legendary",
    TEMPLE: "temple",
}


def known_names() -> dict[str, frozenset[str]]:
    """The ids of the standard map that have a message, by sort of place."""
    atlas = atlas_of("")
    return {
        "province": frozenset(province.id for province in atlas.province),
        "sea": frozenset(sea.id for sea in atlas.sea),
        "city": frozenset(city.id for province in atlas.province for city in province.cities),
        "empire": frozenset(empire.id for empire in atlas.empire),
    }


KNOWN: Final = known_names()


def slug(name: str) -> str:
    """An id of the data as a message writes it."""
    return name.replace("_", "-")


def place(sort: str, name: str) -> Message:
    """A province, sea, city or empire by its id."""
    if name in KNOWN[sort]:
        return Message(f"mare-{sort}-{slug(name)}")
    return Message("mare-place", {"name": name})


def province_name(chart: Chart, province: int) -> Message:
    return place("province", chart.province_ids[province])


def sea_name(chart: Chart, sea: int) -> Message:
    return place("sea", chart.sea_ids[sea])


def empire_name(chart: Chart, seat: int) -> Message:
    return place("empire", chart.empire_ids[seat])


def player_of_empire(chart: Chart, seat: int) -> Message:
    return Message("mare-player", {"player": player(seat), "empire": empire_name(chart, seat)})


def building_name(kind: int, good: int, city: str) -> Message:
    """What an icon is for: the caravan of a good, a market, a temple, a city by its name."""
    if kind == CARAVAN:
        return Message("mare-caravan", {"good": good_name(good)})
    if kind in (MARKET, TEMPLE):
        return Message(f"mare-{BUILDINGS[kind]}")
    return Message(f"mare-{BUILDINGS[kind]}", {"city": place("city", city)})


def icon_name(chart: Chart, icon: int) -> Message:
    return building_name(chart.icon_kind[icon], chart.icon_good[icon], chart.city_ids[icon])


def good_name(good: int) -> Message:
    return Message(f"mare-good-{GOOD_IDS[good]}")


def tile_name(tile: int) -> Message:
    return Message(f"mare-tile-{slug(TILE_IDS[tile])}")


def tile_text(tile: int) -> Message:
    """The power and the bonuses of a hero or wonder."""
    return Message(f"mare-tile-{slug(TILE_IDS[tile])}.text")


def card_name(card: int) -> Message:
    """A token: a good, a coin, a legendary good or a tile."""
    if card >= TILE:
        return tile_name(card - TILE)
    if card >= LEGEND:
        return Message("mare-legendary-good", {"good": good_name(card - LEGEND)})
    return Message("mare-coin") if card == COIN else good_name(card)


def track_name(track: int) -> Message:
    return Message(f"mare-track-{TRACKS[track]}")


def title_name(track: int) -> Message:
    return Message(f"mare-leader-{TRACKS[track]}")


def name_messages() -> dict[str, Signature]:
    """Every id above with the names of its arguments."""
    ids: dict[str, Signature] = {"mare-place": frozenset({"name"}), "mare-player": frozenset({"player", "empire"})}
    for sort, names in KNOWN.items():
        ids |= {f"mare-{sort}-{slug(name)}": NOTHING for name in names}
    ids |= {f"mare-good-{name}": NOTHING for name in GOOD_IDS}
    ids["mare-coin"] = NOTHING
    ids["mare-legendary-good"] = ids["mare-caravan"] = frozenset({"good"})
    ids["mare-market"] = ids["mare-temple"] = NOTHING
    ids["mare-city"] = ids["mare-capital"] = ids["mare-legendary"] = frozenset({"city"})
    for name in TILE_IDS:
        ids[f"mare-tile-{slug(name)}"] = ids[f"mare-tile-{slug(name)}.text"] = NOTHING
    for name in TRACKS:
        ids[f"mare-track-{name}"] = ids[f"mare-leader-{name}"] = NOTHING
    ids |= {f"mare-phase-{name}": NOTHING for name in PHASES}
    ids |= {f"mare-region-{name}": NOTHING for name in REGIONS}
    ids |= {f"mare-victory-{name}": NOTHING for name in VICTORIES}
    ids |= {f"mare-tally-{name}": NOTHING for name in ("tiles", "cities", "titles", "provinces", "army")}
    return ids
