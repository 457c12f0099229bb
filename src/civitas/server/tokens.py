"""Signed cookies: who a browser is, without asking the database, and nothing a client could have made itself."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from typing import Final

COOKIE: Final = "civitas"
YEAR: Final = 60 * 60 * 24 * 365
SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{8,24}\.[0-9]{1,9}\.[0-9]{1,12}\.[A-Za-z0-9_-]{43}")


def sign(key: bytes, player: str, epoch: int, now: int) -> str:
    """A token for a player that holds for a year, or until the player's epoch ends; `now` is in seconds."""
    claim = f"{player}.{epoch}.{now + YEAR}"
    return f"{claim}.{seal(key, claim)}"


def seal(key: bytes, claim: str) -> str:
    return urlsafe_b64encode(hmac.new(key, claim.encode(), sha256).digest()).decode().rstrip("=")


def read_token(key: bytes, token: str, now: int) -> tuple[str, int] | None:
    """The player a token names and the epoch it is of; None for one that is forged, broken or expired."""
    if not SHAPE.fullmatch(token):
        return None
    claim, _, found = token.rpartition(".")
    try:
        given = urlsafe_b64decode(found + "=")
    except NotBase64:
        return None
    if not hmac.compare_digest(given, hmac.new(key, claim.encode(), sha256).digest()):
        return None
    player, epoch, expires = claim.split(".")
    return (player, int(epoch)) if now < int(expires) else None
