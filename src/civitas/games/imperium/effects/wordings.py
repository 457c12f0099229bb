"""The book of wordings: what each step of an effect says, numbered so that questions can name it."""

from __future__ import annotations

import zlib
from typing import Final

import msgspec

from civitas.kernel.errors import LoadError
from civitas.kernel.text import Message

# By a number made of what is said, so that one more wording moves no other.
WORDINGS: Final[dict[int, Message]] = {}


def wording(message: Message) -> int:
    """The number of a wording."""
    number = wording_number(message)
    if WORDINGS.setdefault(number, message) != message:
        raise LoadError(f"imperium: two wordings have the number {number}: {WORDINGS[number].id} and {message.id}.")
    return number


def wording_number(message: Message) -> int:
    return zlib.crc32(msgspec.json.encode(message, order="sorted"))
