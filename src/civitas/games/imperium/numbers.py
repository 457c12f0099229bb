"""Card numbers: what is printed on a card decides its number for ever, so a new card changes no other.

A block of 64 numbers for every colour of common cards in a box and for every nation. Before them a first block, for
Unrest and for the cards that have no place in the others.
"""

from __future__ import annotations

import re
from typing import Final

from civitas.kernel.errors import LoadError

BLOCK: Final = 64
LATER: Final = 32
NO_BLOCK: Final = -1
POWER_CARD: Final = 1
GROUPS: Final = ("CIV", "UNC", "REG", "TRI", "FAM", "TRO")
BOXES: Final = 3
NATIONS_OF_BOX: Final[tuple[tuple[str, ...], ...]] = (
    ("CAR", "CEL", "GRE", "MAC", "PER", "ROM", "SCY", "VIK"),
    ("ART", "ATL", "EGY", "MAU", "MIN", "OLM", "QIN", "UTO"),
    ("ABB", "AKS", "CUL", "GUP", "INU", "JPN", "MAG", "MRT", "MAY", "POL", "SAS", "TAI", "TAN", "WAG"),
)
NATIONS: Final = NATIONS_OF_BOX[0] + NATIONS_OF_BOX[1] + NATIONS_OF_BOX[2]
FIRST_NATION: Final = 1 + BOXES * len(GROUPS)
WIDTH: Final = BLOCK * (FIRST_NATION + len(NATIONS))

# Cards with two faces that the other blocks have no place for; a new one goes to the end, and 31 have room.
APART: Final = ("1STATE", "2STATE", "3STATE", "3MERC1", "3MERC2", "3MERC3", "3MERC4", "2UTO3X")

# The printed codes of Unrest in the decks of nations; the common ones are UNR.
NATIONS_UNREST: Final = """
    1CAR22 1CAR23 1CEL13 1CEL22 1CEL23 1CEL24 1CEL25 1CEL26 1CEL27 1CEL28 1GRE13 1GRE22 1GRE23 1MAC21 1MAC22 1MAC23
    1PER13 1PER22 1PER23 1ROM13 1ROM22 1ROM23 1SCY7 1SCY8 1SCY22 1SCY23 1SCY24 1VIK14 1VIK15 1VIK24 1VIK25 1VIK26
    2ART26 2ART27 2ART28 2ART29 2ATL19 2ATL21 2ATL22 2EGY13 2EGY22 2EGY23 2MAU15 2MAU16 2MAU23 2MAU24 2MIN11 2MIN21
    2MIN22 2MIN23 2OLM24 2OLM25 2OLM26 2QIN14 2QIN23 2QIN24 2QIN25 2UTO17 2UTO18 2UTO19 2UTO20 2UTO21
    3ABB15 3ABB22 3ABB23 3AKS13 3AKS22 3AKS23 3CUL21 3CUL22 3CUL23 3CUL24 3GUP22 3GUP23 3GUP24 3INU22 3INU23 3INU24
    3JPN8 3JPN23 3JPN24 3MAG12 3MAG13 3MAG23 3MAG24 3MAG25 3MAG26 3MAG27 3MAY18 3MAY20 3MAY28 3MRT13 3MRT26 3MRT27
    3MRT28 3POL26 3POL27 3POL28 3SAS13 3SAS14 3SAS19 3TAI11 3TAI22 3TAI23 3TAN25 3TAN26 3TAN27 3WAG14 3WAG22 3WAG23
"""
UNREST: Final = 0
PRINTED_UNREST: Final = frozenset([f"{box}UNR{n}" for box in (1, 2, 3) for n in range(1, 13)] + NATIONS_UNREST.split())

CHAOS: Final = BLOCK * (FIRST_NATION + NATIONS.index("CUL")) + 25
PRINTED_CHAOS: Final = ("3CUL25", "3CUL26", "3CUL27", "3CUL28", "3CUL29")

# The numbers that several printed cards share, because these are all alike.
ALIKE: Final = (UNREST, CHAOS)

FACE: Final = re.compile("([123][A-Z]+?[0-9]*)([AB]?)(X?)")  # the card, its side, whether it is a replacement
CARD: Final = re.compile("([123])([A-Z]{3})([1-9]|[12][0-9]|3[01])")  # its box, its colour or nation, its place


def number(code: str) -> int:
    """The number of a printed code: "1ROM21", "1UNC14X", "1ROM1B", "3MERC2A"; any Unrest is "UNREST" too.

    All Unrest is alike, whatever is printed on it: number 0. All Chaos is alike: the number of the first. Every other
    face has a number of its own. The printed number counts within the block of the nation, or of the colour and the
    box; a replacement comes 32 later. Of a card with two faces, side A counts like any card. Side B of a power card,
    which is card 1 of its nation, takes the free place before side A; side B of any other card comes 32 later, where
    a replacement would. The replacement of such a card with two faces therefore has no place in its block: it is in
    the list APART, and so are the state cards and merchants, which have no block. The place in this list counts within
    the first block, and side B comes 32 later. LoadError for a code that is no card's.
    """
    if code == "UNREST" or code in PRINTED_UNREST:
        return UNREST
    if code in PRINTED_CHAOS:
        return CHAOS
    face = FACE.fullmatch(code)
    card, side, later = face.groups() if face else ("", "", "")
    if side and card + later in APART:
        return 1 + APART.index(card + later) + (LATER if side == "B" else 0)
    printed = CARD.fullmatch(card)
    block = block_of(int(printed[1]), printed[2]) if printed else NO_BLOCK
    place = int(printed[3]) if printed else 0
    if block == NO_BLOCK or (side and later and place != POWER_CARD):
        raise LoadError(f"imperium: {code!r} is no card number.")
    if side == "B":
        place = 0 if place == POWER_CARD else place + LATER
    return block * BLOCK + place + (LATER if later else 0)


def block_of(box: int, group: str) -> int:
    """The block of a colour in a box or of a nation; NO_BLOCK for what is neither, as for a nation of another box."""
    if group in GROUPS:
        return 1 + (box - 1) * len(GROUPS) + GROUPS.index(group)
    if group in NATIONS_OF_BOX[box - 1]:
        return FIRST_NATION + NATIONS.index(group)
    return NO_BLOCK
