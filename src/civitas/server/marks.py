"""Names nobody can guess, and the time."""

from __future__ import annotations

import secrets
import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(12)


def draw_seed() -> str:
    """96 bits for a game."""
    return str(secrets.randbits(96))
