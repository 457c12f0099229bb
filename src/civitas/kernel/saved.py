"""The shape of a saved state. Not compiled: mypyc erases the types msgspec reads."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas.kernel.frame import Packed


class Saved(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The shape of a saved state. `Machine.to_data` and `restore` go by the order of the fields.

    Zones, counters and domains are rows without names, and `layout` says which names they have: a book whose layout is
    another one finds them by it. Listeners that wait and effects that last speak of their programs and hooks by places
    in the lists `programs` and `hooks`. What is mostly empty comes last and is then left out.
    """

    game: str
    version: str
    layout: str
    seats: int
    turn: int
    stack: list[Packed]
    zones: list[list[int]]
    open: list[int]
    counts: list[int]
    actor: int
    acted: bool
    rng: tuple[int, int, int, int]
    secret: bytes
    counted: tuple[int, int, int, int]
    facts: dict[int, tuple[int, ...]] = {}
    own: dict[str, Any] = {}
    over: bool = False
    commits: list[tuple[int, ...]] = []
    committed: int = 0
    programs: list[str] = []
    pending: tuple[int, ...] = ()
    hooks: list[str] = []
    lasting: tuple[int, ...] = ()
    lore: tuple[int, ...] = ()


class Heading(Struct):
    """What a saved state of any format tells."""

    game: str
    version: str


DECODER: Final = msgspec.json.Decoder(Saved)
HEADING: Final = msgspec.json.Decoder(Heading)
