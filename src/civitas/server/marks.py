"""Names nobody can guess, luck, and the time."""

from __future__ import annotations

import secrets
import time
from hashlib import blake2b


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


def draw_seed() -> str:
    """96 bits for a game."""
    return str(secrets.randbits(96))


def draw_luck() -> int:
    """64 bits for a bot's answer."""
    return secrets.randbits(64)


def same_luck(seed: str, version: int) -> int:
    """A bot's luck where the seed of the game was chosen openly: equal choices lead to an equal game again."""
    return int.from_bytes(blake2b(f"{seed} {version}".encode(), digest_size=8).digest(), "big")
