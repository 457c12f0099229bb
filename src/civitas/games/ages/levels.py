"""The bots that play Through the Ages, by level: from normal on they plan whole turns."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "normal": "beam:nodes=300,width=8,worlds=1",
    "hard": "beam:ms=1000,width=32",
}
