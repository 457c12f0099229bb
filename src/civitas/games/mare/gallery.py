"""The gallery of Mare Nostrum: the tiles of heroes and wonders, and the empires, by their ids."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.mare.atlas import Atlas, Empire
from civitas.games.mare.box import BOX, GOODS, TILES
from civitas.games.mare.charts import atlas_of
from civitas.games.mare.names import NOTHING, TRACKS, Signature, good_name, place, slug, tile_name
from civitas.kernel.gallery import CardEntry, Facet, Value
from civitas.kernel.text import Message

EMPIRE: Final = "empire"
# By kind of tile: the rule about all of them.
KINDS: Final = {"starting_hero": "10", "hero": "10", "wonder": "11", "pyramids": "11"}
COIN: Final = "coin"
TILE_COUNT: Final = len(BOX.tile)


def gallery_cards() -> list[CardEntry]:
    """The tiles, and after them the empires, numbered on."""
    atlas = atlas_of("")
    tiles = [
        CardEntry(
            tile.id,
            number,
            tile_name(number),
            {"kind": [str(tile.kind)], **belonging(atlas, tile.id)},
            rules=[KINDS[tile.kind], slug(tile.id)],
        )
        for number, tile in enumerate(BOX.tile)
    ]
    empires = [
        CardEntry(
            empire.id,
            TILE_COUNT + number,
            place("empire", empire.id),
            {"kind": [EMPIRE], "empire": [empire.id]},
            rules=["setup-seats", slug(empire.hero)],
        )
        for number, empire in enumerate(atlas.empire)
    ]
    return tiles + empires


def belonging(atlas: Atlas, hero: str) -> dict[str, list[str]]:
    """The empire a hero begins with."""
    own = [empire.id for empire in atlas.empire if empire.hero == hero]
    return {"empire": own} if own else {}


def gallery_facts() -> dict[str, dict[str, Any]]:
    """What an empire begins with, by its number in the gallery."""
    empires = enumerate(atlas_of("").empire)
    return {"sheets": {str(TILE_COUNT + number): sheet(empire) for number, empire in empires}}


def sheet(empire: Empire) -> dict[str, Any]:
    """Its hero, the tracks, the resources with how many of each, and its provinces."""
    return {
        "id": empire.id,
        "name": place("empire", empire.id),
        "hero": TILES[empire.hero],
        "tracks": [getattr(empire.tracks, track) for track in TRACKS],
        "resources": [{"name": resource_name(each), "count": count} for each, count in empire.resources.items()],
        "provinces": [place("province", start.province) for start in empire.start],
    }


def resource_name(resource: str) -> Message:
    return Message("mare-coin") if resource == COIN else good_name(GOODS[resource])


def facets() -> list[Facet]:
    """What tiles and empires are told apart by."""
    kinds = [Value(kind, Message(f"mare-kind-{slug(kind)}")) for kind in (*KINDS, EMPIRE)]
    empires = [Value(empire.id, place("empire", empire.id)) for empire in atlas_of("").empire]
    return [
        Facet("kind", Message("mare-facet-kind"), kinds),
        Facet("empire", Message("mare-facet-empire"), empires),
    ]


# What the gallery says of its own, with the names of the arguments.
MESSAGES: Final[dict[str, Signature]] = {f"mare-facet-{name}": NOTHING for name in ("kind", "empire")} | {
    f"mare-kind-{slug(kind)}": NOTHING for kind in (*KINDS, EMPIRE)
}
