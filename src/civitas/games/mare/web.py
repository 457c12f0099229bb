"""What the table in the browser needs to know once: names, costs, tiles, limits; and the words of its own."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.mare.atlas import Atlas
from civitas.games.mare.box import BOX
from civitas.games.mare.charts import atlas_of
from civitas.games.mare.names import (
    BUILDINGS,
    GOOD_IDS,
    NOTHING,
    PHASES,
    TILE_IDS,
    TRACKS,
    VICTORIES,
    Signature,
    good_name,
    place,
    tile_name,
    tile_text,
    title_name,
    track_name,
)
from civitas.games.mare.state import COIN, LEGEND, MOST_SEATS, TILE
from civitas.kernel.text import Message

PLAYER: Final = frozenset({"player"})
COUNT: Final = frozenset({"count"})
UNITS: Final = frozenset({"count", "player"})
# The words of the browser's table, with the names of their arguments.
WORDS: Final[dict[str, Signature]] = {
    "mare-web-map": NOTHING,
    "mare-web-nearer": NOTHING,
    "mare-web-further": NOTHING,
    "mare-web-whole": NOTHING,
    "mare-web-controlled": PLAYER,
    "mare-web-uncontrolled": NOTHING,
    "mare-web-claimed": PLAYER,
    "mare-web-covered": NOTHING,
    "mare-web-legions": UNITS,
    "mare-web-fortress": PLAYER,
    "mare-web-triremes": UNITS,
    "mare-web-no-triremes": NOTHING,
    "mare-web-standing": frozenset({"things"}),
    "mare-web-vacant": frozenset({"things"}),
    "mare-web-held": frozenset({"player", "thing"}),
    "mare-web-built": NOTHING,
    "mare-web-empty": NOTHING,
    "mare-web-choices": COUNT,
    "mare-web-why": NOTHING,
    "mare-web-picked": COUNT,
    "mare-web-choose": frozenset({"thing"}),
    "mare-web-you": NOTHING,
    "mare-web-asked": NOTHING,
    "mare-web-stock-size": COUNT,
    "mare-web-legends": COUNT,
    "mare-web-fame": NOTHING,
    "mare-web-conquest": NOTHING,
    "mare-web-leadership": NOTHING,
    "mare-web-of": frozenset({"have", "need"}),
    "mare-web-hero": NOTHING,
    "mare-web-wonder": NOTHING,
    "mare-web-cost": frozenset({"cost"}),
    "mare-web-cost-for": frozenset({"cost", "player"}),
    "mare-web-face-down": COUNT,
    "mare-web-coins": COUNT,
    "mare-web-kinds": COUNT,
    "mare-web-players": NOTHING,
    "mare-web-trade": NOTHING,
    "mare-web-numbers": NOTHING,
    "mare-web-used": NOTHING,
    "mare-web-committed": NOTHING,
    "mare-web-awaited": COUNT,
    "mare-web-supply": NOTHING,
    "mare-web-tracks": NOTHING,
    "mare-web-battle": frozenset({"place"}),
    "mare-web-attacks": NOTHING,
    "mare-web-defends": NOTHING,
    "mare-web-hits": COUNT,
    "mare-web-close": NOTHING,
    "mare-web-sheet-hero": NOTHING,
    "mare-web-sheet-tracks": NOTHING,
    "mare-web-sheet-resources": NOTHING,
    "mare-web-sheet-provinces": NOTHING,
}


def facts() -> dict[str, Any]:
    """The game's unchanging document; whatever is said in it is a message."""
    atlas = atlas_of("")
    return {
        "tokens": {"coin": COIN, "legend": LEGEND, "tile": TILE, "most_seats": MOST_SEATS},
        "goods": [{"id": good, "name": good_name(number)} for number, good in enumerate(GOOD_IDS)],
        "coin": Message("mare-coin"),
        "tiles": [tile_facts(number) for number in range(len(TILE_IDS))],
        "buildings": building_facts(),
        "tracks": [
            {"id": track, "label": Message(f"mare-table-{track}"), "name": track_name(n), "title": title_name(n)}
            for n, track in enumerate(TRACKS)
        ],
        "phases": [{"id": phase, "name": Message(f"mare-phase-{phase}")} for phase in PHASES],
        "victories": [{"id": kind, "name": Message(f"mare-victory-{kind}")} for kind in VICTORIES],
        "goals": {
            "fame": BOX.victory.tiles,
            "conquest": BOX.victory.cities,
            "leadership": BOX.victory.titles,
            "prestige": BOX.cost.pyramids,
        },
        "trade": [list(token) for token in BOX.trade.tokens],
    } | place_facts(atlas)


def tile_facts(number: int) -> dict[str, Any]:
    tile = BOX.tile[number]
    return {
        "id": tile.id,
        "kind": tile.kind,
        "bonus": [tile.bonus.trade, tile.bonus.culture, tile.bonus.military],
        "name": tile_name(number),
        "text": tile_text(number),
    }


def building_facts() -> list[dict[str, Any]]:
    """By kind of icon: its name, the message that names one, which argument that takes, and its cost."""
    cost = BOX.cost
    costs = {
        "caravan": cost.caravan,
        "market": cost.market,
        "city": cost.city,
        "capital": cost.capital,
        "legendary": cost.legendary_city,
        "temple": cost.temple,
    }
    takes = {"caravan": "good", "market": "", "temple": ""}
    return [
        {"id": name, "message": f"mare-{name}", "takes": takes.get(name, "city"), "cost": costs[name]}
        for _, name in sorted(BUILDINGS.items())
    ]


def place_facts(atlas: Atlas) -> dict[str, Any]:
    """The names of the standard map; a place of another map is called by its id (`mare-place`)."""
    return {
        "provinces": {province.id: place("province", province.id) for province in atlas.province},
        "seas": {sea.id: place("sea", sea.id) for sea in atlas.sea},
        "cities": {city.id: place("city", city.id) for province in atlas.province for city in province.cities},
        "empires": {empire.id: place("empire", empire.id) for empire in atlas.empire},
    }
