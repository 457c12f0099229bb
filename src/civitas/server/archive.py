"""A game as it is stored: what can be given out of a game whose rules are not installed.

A record holds choices, and only its own rules can tell which choices the moves of a table led to. So the moves
themselves are given out, to be taken in where those rules are installed.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from civitas.kernel.errors import RecordError
from civitas.server.storage import Move, TableHead

FORMAT: Final = 1
ONE_CODE: Final = ("choose", "rewind")


class StoredMove(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    seat: int
    codes: list[int]


class StoredGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings, seed and moves, and the version of the rules they are moves of."""

    stored: int
    game: str
    rules: str
    options: dict[str, bool | int | str]
    seed: str
    names: list[str]
    opening: list[int]
    moves: list[StoredMove]


class Stored(Struct):
    """What tells a stored game from a record."""

    stored: int


def stored_game(head: TableHead, moves: list[Move]) -> str:
    """The text to give out; nothing is replayed for it."""
    game = StoredGame(
        FORMAT,
        head.game,
        head.rules,
        msgspec.json.decode(head.options),
        head.seed,
        [seat.name for seat in head.seats],
        msgspec.json.decode(head.opening),
        [StoredMove(move.kind, move.seat, move.codes) for move in moves],
    )
    return msgspec.json.encode(game).decode() + "\n"


def is_stored_game(text: str) -> bool:
    try:
        msgspec.json.decode(text, type=Stored)
    except (msgspec.MsgspecError, RecursionError):
        return False
    return True


def read_stored_game(text: str) -> StoredGame:
    """The game in this text; RecordError says what is wrong with it."""
    try:
        game = msgspec.json.decode(text, type=StoredGame)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"This is not a game as it was stored: {error}.") from None
    if game.stored != FORMAT:
        raise RecordError(f"This stored game has format {game.stored}; only format {FORMAT} can be read.")
    for number, move in enumerate(game.moves, 1):
        if move.kind in ONE_CODE and len(move.codes) != 1:
            raise RecordError(f"Move {number} of this stored game has {len(move.codes)} codes instead of one.")
    return game
