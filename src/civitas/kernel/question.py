"""What a caller gets to read about the pending question."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Pick(Struct, frozen=True):
    """How a question is answered.

    `one`: a single code. `many`: from `least` to `most` codes, asked one at a time in ascending order, PASS to stop;
    with `none`, or no code at all, which is PASS at once. `commit`: as many, but secret until every seat taking part
    has answered.
    """

    kind: Literal["one", "many", "commit"]
    least: int = 1
    most: int = 1
    none: bool = False


class Question(Struct, frozen=True):
    """What is being asked of which seat, by which source.

    `kind` is the stable name of the question and `rule` the rule it follows; `source` is a card number or -1; `args`
    are public numbers for the prompt. A `secret` question is asked even where there is nothing to choose, because not
    being asked would tell.
    """

    seat: int
    kind: str
    source: int
    args: tuple[int, ...]
    pick: Pick
    rule: str
    secret: bool = False
