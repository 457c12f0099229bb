"""The installed games, found through the entry-point group `civitas.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from civitas.kernel.errors import LoadError, UnknownGame
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.record import Record, read_record, replay_record

GROUP: Final = "civitas.games"


def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games(hidden: bool = False) -> list[str]:
    """The names of the installed games; those not meant for the lobby only when asked for."""
    return [name for name in installed() if hidden or game(name).info.listed]


@cache
def game(name: str) -> Game[Any]:
    """The game of that name, loaded once. UnknownGame lists what there is."""
    points = installed()
    if name not in points:
        raise UnknownGame(f"There is no game {name!r}; the games are: {', '.join(points) or 'none'}.")
    loaded = points[name].load()
    if not isinstance(loaded, Game) or loaded.info.name != name:
        raise LoadError(f"What is installed as the game {name!r} is not a game of that name.")
    return loaded


def replay(record: Record | str | bytes, until: int | None = None) -> Machine:
    """The state a record leads to after `until` choices (all by default), verified on the way."""
    if not isinstance(record, Record):
        record = read_record(record)
    state: Machine = replay_record(game(record.game), record, until)
    return state
