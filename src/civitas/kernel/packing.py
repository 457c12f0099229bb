"""A session as plain data, so that another process can make it and this one can go on with it.

A pack is made and read under the same rules: it holds positions and events as these rules know them.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from civitas.kernel.events import Event
from civitas.kernel.game import Game
from civitas.kernel.machine import Machine
from civitas.kernel.record import Record
from civitas.kernel.session import Session, Step

S = TypeVar("S", bound=Machine)
PackedEvent = tuple[int, int, tuple[int, ...], int, int, int, int]


class PackedSession(Struct, frozen=True, array_like=True):
    """The fields of a session; its states are saved ones. `kept` is what undo goes back to, with the position."""

    head: Record
    start: str
    version: int
    state: str
    codes: list[int]
    prints: list[str]
    keyframes: list[str]
    event_marks: list[int]
    events: list[PackedEvent]
    answers: dict[int, tuple[int, ...]]
    kept: list[tuple[str, int]]
    undone: list[list[int]]


def pack(session: Session[S]) -> PackedSession:
    return PackedSession(
        session.head,
        session.start,
        session.version,
        session.state.to_json(),
        session.codes,
        session.prints,
        [state.to_json() for state in session.keyframes],
        session.event_marks,
        [(e.kind, e.seat, e.args, e.src, e.dst, e.seen, e.face) for e in session.sink.events],
        session.answers,
        [(step.state.to_json(), step.choices) for step in session.kept],
        session.undone,
    )


def unpack(game: Game[S], packed: PackedSession) -> Session[S]:
    """The session that was packed."""
    session = Session(game, game.from_json(packed.state))
    session.head = packed.head
    session.start = packed.start
    session.version = packed.version
    session.codes = packed.codes
    session.prints = packed.prints
    session.keyframes = [game.from_json(text) for text in packed.keyframes]
    session.event_marks = packed.event_marks
    session.sink.events = [Event(*event) for event in packed.events]
    session.answers = packed.answers
    session.kept = [Step(game.from_json(text), choices) for text, choices in packed.kept]
    session.undone = packed.undone
    return session
