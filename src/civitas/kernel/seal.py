"""Seals: a saved state that was cut short or edited is told from a whole one before anything is read from it.

A checksum against accidents and idle hands, not a signature.
"""

from __future__ import annotations

import zlib
from typing import Final

from civitas.kernel.errors import RecordError

MARK: Final = b',"seal":"'
DIGITS: Final = 8


def digest(data: bytes) -> bytes:
    return b"%08x" % zlib.crc32(data)


def seal(data: bytes) -> str:
    """A JSON object with a seal over all the rest as its last member."""
    return str(data[:-1] + (MARK + digest(data) + b'"}'), "utf-8")


def unseal(text: str | bytes) -> bytes:
    """The JSON object that was sealed; RecordError if it is not whole."""
    data = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    end = len(data) - len(MARK) - DIGITS - 2
    if end < 0 or data[end : end + len(MARK)] != MARK:
        raise RecordError("This saved state is cut short, or is not a saved state.")
    inner = data[:end] + b"}"
    if data[end + len(MARK) :] != digest(inner) + b'"}':
        raise RecordError("This saved state was changed after it was saved.")
    return inner
