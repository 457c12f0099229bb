"""The shape of a saved state. Not compiled: mypyc erases the types msgspec reads."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas.kernel.frame import Packed


class Saved(Struct, forbid_unknown_fields=True):
    """The shape of a saved state. `Machine.to_data` and `restore` go by the order of the fields."""

    game: str
    version: str
    print: str
    seats: int
    turn: int
    over: bool
    stack: list[Packed]
    zones: list[list[int]]
    open: list[int]
    facts: dict[int, tuple[int, ...]]
    counts: list[int]
    commits: list[tuple[int, ...]]
    committed: int
    pending: tuple[int, ...]
    lasting: tuple[int, ...]
    lore: tuple[int, ...]
    actor: int
    acted: bool
    rng: tuple[int, int, int, int]
    counted: tuple[int, int, int]
    own: dict[str, Any]


DECODER: Final = msgspec.json.Decoder(Saved)
