"""Messages: what is to be said, never how. A catalogue of some language turns them into words."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

PLAYER: Final = "player"
# What any game may say without declaring it, with the names of the arguments.
KERNEL_MESSAGES: Final = {PLAYER: frozenset({"seat"})}


class Message(Struct, frozen=True):
    """A message id and its arguments. An argument may be a message itself, such as the name of a card."""

    id: str
    args: dict[str, int | str | Message] = field(default_factory=dict)


def player(seat: int) -> Message:
    """Who plays a seat: by name wherever that is known, else by the number of the seat."""
    return Message(PLAYER, {"seat": seat + 1})


class Option(Struct, frozen=True):
    """One legal answer, described: its code, what to call it, and the thing on the board it points at.

    `target` is `zone:<number>:<card>`, `seat:<number>`, or a game's own scheme; empty when it points at nothing.
    """

    code: int
    text: Message
    target: str = ""


class Refusal(Struct, frozen=True):
    """Something that cannot be done now: the action, the reason, the rule, and the thing on the board it is about."""

    action: Message
    reason: Message
    rule: str
    target: str = ""


class Item(Struct, frozen=True):
    """One line of a score."""

    text: Message
    points: int
