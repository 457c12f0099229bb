"""The book of wordings: what each step of an effect says, numbered so that questions can name it."""

from __future__ import annotations

from typing import Final

from civitas.kernel.text import Message

WORDINGS: Final[list[Message]] = []
# Every message the cards say, with the names of its arguments.
SAID: Final[dict[str, frozenset[str]]] = {}


def wording(message: Message) -> int:
    """The number of a wording; a step said twice is numbered twice."""
    WORDINGS.append(message)
    return len(WORDINGS) - 1


def said(key: str, **args: int | str | Message) -> Message:
    """A message of the effect language; the catalogues must have it in all languages."""
    SAID[key] = frozenset(args)
    return Message(key, args)
