"""What happened, for the log, the recap and the animation (DESIGN 3.4.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NOWHERE: Final = -1
UNSEEN: Final = -1

# The kernel's own events; a game's events are numbered from GAME_EVENTS on.
CHOICE: Final = 0  # args: code; seat chose it
MOVE: Final = 1  # args: card; from zone to zone
COUNT: Final = 2  # args: change, counter
SHUFFLE: Final = 3  # the zone lost its order
LOOK: Final = 4  # args: card, place; the seat looked at it where it lies
ROLL: Final = 5  # args: result, sides
COMMIT: Final = 6  # the seat committed to an answer
REVEAL: Final = 7  # args: the codes the seat had committed to
GAME_EVENTS: Final = 8


@mypyc_attr(acyclic=True)
class Event:
    """One log entry.

    `seen` is the bit mask of the viewers that may know of it, `face` of those that may know its first argument.
    Viewers are the seats and, one bit above them, the spectators.
    """

    def __init__(self, kind: int, seat: int, args: tuple[int, ...], src: int, dst: int, seen: int, face: int) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.src = src
        self.dst = dst
        self.seen = seen
        self.face = face

    def as_seen_by(self, mask: int) -> Event | None:
        """What a viewer gets: the event whole, without its face, or None; `mask` is the viewer's bit."""
        if not self.seen & mask:
            return None
        if self.face & mask or not self.args:
            return self
        return Event(self.kind, self.seat, (UNSEEN, *self.args[1:]), self.src, self.dst, self.seen, self.face)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Receives events as they happen; this one keeps them. A state without a sink does no work for them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def put(self, event: Event) -> None:
        self.events.append(event)
