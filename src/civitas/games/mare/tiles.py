"""Heroes and wonders: which power each has (mare:10, mare:11). Bonuses on the tracks are in the data."""

from __future__ import annotations

from civitas.games.mare.box import BOX, GOODS, TILES
from civitas.games.mare.powers import (
    BUILDS_FIRST,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CONVERTS_AT_ONCE,
    COPIES,
    DECLARES_PEACE,
    EXTRA_COINS,
    EXTRA_DICE,
    EXTRA_GOODS,
    FREE_CONTROLS,
    KEPT_GOODS,
    LEGION_DIE,
    LEGIONS_COLLECT,
    LEVIES,
    OWN_NUMBER,
    PAIRS,
    PILLAGE,
    SWAPS,
    TOTAL,
    Power,
    PowerAtHome,
)
from civitas.games.mare.state import BOOK, CULTURE, MILITARY, TILE_KINDS, TRACK_BONUS, TRADE
from civitas.kernel.errors import LoadError

WITHOUT_POWER = {"hercules", "pyramids"}
POWERS = {
    "caesar": Power(LEGION_DIE, TILES["caesar"], 1, when=1),
    "pericles": Power(LEGION_DIE, TILES["pericles"], 2, when=0),
    "hammurabi": Power(FREE_CONTROLS, TILES["hammurabi"], 1),
    "cleopatra": Power(SWAPS, TILES["cleopatra"], 1),
    "hannibal": Power(PAIRS, TILES["hannibal"], 1),
    "castor_pollux": Power(COPIES, TILES["castor_pollux"], 1),
    "nebuchadnezzar": PowerAtHome(TOTAL, TILES["nebuchadnezzar"], 5),
    "circe": Power(LEGIONS_COLLECT, TILES["circe"], 1),
    "penthesilea": Power(LEVIES, TILES["penthesilea"], 1),
    "gilgamesh": Power(CHEAP_FORTRESS, TILES["gilgamesh"], GOODS["stone"] + 1),
    "perseus": Power(BUILDS_FIRST, TILES["perseus"], 1),
    "hamilcar": Power(PILLAGE, TILES["hamilcar"], 1),
    "queen_of_sheba": Power(CONVERTS_AT_ONCE, TILES["queen_of_sheba"], 1),
    "ramses_ii": Power(EXTRA_DICE, TILES["ramses_ii"], 1),
    "antigone": Power(OWN_NUMBER, TILES["antigone"], 1),
    "spartacus": Power(CHEAP_LEGION, TILES["spartacus"], GOODS["gladiator"] + 1),
    "colossus": Power(EXTRA_GOODS, TILES["colossus"], 1),
    "hanging_gardens": Power(KEPT_GOODS, TILES["hanging_gardens"], 2),
    "lighthouse": Power(CHEAP_TRIREME, TILES["lighthouse"], GOODS["wood"] + 1),
    "statue_of_zeus": Power(DECLARES_PEACE, TILES["statue_of_zeus"], 1),
    "temple_of_artemis": Power(EXTRA_COINS, TILES["temple_of_artemis"], 1),
}

for _id, _power in POWERS.items():
    BOOK.modify(_power)

if set(POWERS) | WITHOUT_POWER != set(TILES) or len(TILES) != TILE_KINDS:
    raise LoadError(f"mare: the tiles without a power are {sorted(set(TILES) - set(POWERS) - WITHOUT_POWER)}.")

for _number, _tile in enumerate(BOX.tile):
    TRACK_BONUS[TRADE][_number] = _tile.bonus.trade
    TRACK_BONUS[CULTURE][_number] = _tile.bonus.culture
    TRACK_BONUS[MILITARY][_number] = _tile.bonus.military
