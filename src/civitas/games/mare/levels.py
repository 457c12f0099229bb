"""The bots that play Mare Nostrum, by level: normal plans whole turns; the plain hard bot, which searches, beats it."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {"normal": "beam:nodes=1000,width=12,worlds=2"}
