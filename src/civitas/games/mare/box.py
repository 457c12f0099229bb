"""What is in the box: goods, pieces, costs, tiles (mare:components, mare:3)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec import Struct

Mark = Literal["source", "inferred", "reconstructed"]


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    tokens: int
    legendary: int


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    coins: int
    caravans: int
    markets: int
    cities: int
    capitals: int
    legendary_cities: int
    temples: int


class EmpireSet(Struct, frozen=True, forbid_unknown_fields=True):
    legions: int
    triremes: int
    fortresses: int
    control_markers: int


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    control: int
    city: int
    capital: int
    legendary_city: int
    caravan: int
    legion: int
    trireme: int
    fortress: int
    temple: int
    market: int
    tiles: tuple[int, ...]
    pyramids: int


class Trade(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: tuple[tuple[int, int], ...]


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    faces: int
    hit: int
    fortress_total: int
    fortress_negates: int


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: int
    cities: int
    titles: int


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    trade: int
    culture: int
    military: int


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero or wonder; `kind` says whether it is a starting hero, a hero, a wonder or the Pyramids."""

    id: str
    kind: Literal["starting_hero", "hero", "wonder", "pyramids"]
    bonus: Tracks
    copyable: bool
    marks: dict[str, Mark]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    good: tuple[Good, ...]
    supply: Supply
    empire: EmpireSet
    cost: Cost
    trade: Trade
    battle: Battle
    victory: Victory
    tile: tuple[Tile, ...]


def load_box() -> Box:
    text = files("civitas.games.mare.data").joinpath("box.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Box)


BOX: Final = load_box()
GOODS: Final = {good.id: number for number, good in enumerate(BOX.good)}
TILES: Final = {tile.id: number for number, tile in enumerate(BOX.tile)}
