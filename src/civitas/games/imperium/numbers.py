"""Card numbers: what is printed on a card decides its number for ever, so a new card changes no other.

A block of 64 numbers for every colour of common cards in a box and for every nation; the printed number counts within
it, the replacement of a card comes 32 later. Of a card with two faces, side A has the printed number; side B of a power
card has number 0 of the block, of any other card the place of a replacement. All Unrest is alike: number 0.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.errors import LoadError

UNREST: Final = 0

BLOCK: Final = 64
LATER: Final = 32
GROUPS: Final = ("CIV", "UNC", "REG", "TRI", "FAM", "TRO")
BOXES: Final = 3
NATIONS: Final = (
    *("CAR", "CEL", "GRE", "MAC", "PER", "ROM", "SCY", "VIK"),
    *("ART", "ATL", "EGY", "MAU", "MIN", "OLM", "QIN", "UTO"),
    *("ABB", "AKS", "CUL", "GUP", "INU", "JPN", "MAG", "MRT", "MAY", "POL", "SAS", "TAI", "TAN", "WAG"),
)
FIRST_NATION: Final = 1 + BOXES * len(GROUPS)
WIDTH: Final = BLOCK * (FIRST_NATION + len(NATIONS))


def number(code: str) -> int:
    """The number of a printed code: "1ROM21", "1UNC14X", "1ROM1B"; any Unrest is "UNREST"."""
    if code == "UNREST":
        return UNREST
    box, group, rest = code[0], code[1:4], code[4:]
    digits = rest.rstrip("ABX")
    marks = rest[len(digits) :]
    known = group in GROUPS or group in NATIONS
    if box not in "123" or not known or not digits.isdigit() or marks not in ("", "A", "B", "X", "AX", "BX"):
        raise LoadError(f"imperium: {code!r} is no card number.")
    if group in GROUPS:
        block = 1 + (int(box) - 1) * len(GROUPS) + GROUPS.index(group)
    else:
        block = FIRST_NATION + NATIONS.index(group)
    place = int(digits)
    if "B" in marks:
        place = 0 if place == 1 else place + LATER
    return block * BLOCK + place + (LATER if "X" in marks else 0)
