"""The bots that play Imperium, by level.

What a card is worth shows only when the turn is over, so a bot that looks one answer ahead never plays one; all three
plan whole turns, and the wider beams see more of them.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "easy": "beam:nodes=100,width=8,worlds=1",
    "normal": "beam:nodes=600,width=12,worlds=2",
    "hard": "beam:nodes=3000,width=16,worlds=3",
}
