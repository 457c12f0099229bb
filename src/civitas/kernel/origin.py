"""Where a state comes from."""

from __future__ import annotations

from msgspec import Struct

Value = bool | int | str
Options = dict[str, Value]


class Origin(Struct, frozen=True):
    """A new game, or a saved state when `snapshot` is not empty."""

    seats: int
    options: Options
    seed: int
    snapshot: str = ""
