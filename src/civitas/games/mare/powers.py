"""Named points where heroes and wonders bend the rules, and the modifiers that bend them (mare:10, mare:11)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.chart import NONE
from civitas.games.mare.state import BOOK, CONTROL, State
from civitas.kernel.book import ALWAYS, MINE, Modifier
from civitas.kernel.machine import Machine
from civitas.kernel.node import NO_SOURCE

# Asked about a seat; the argument, where there is one, is named after the colon.
EXTRA_COINS: Final[int] = BOOK.query("coins at collection")
EXTRA_GOODS: Final[int] = BOOK.query("goods of choice after collection")
LEGIONS_COLLECT: Final[int] = BOOK.query("legions collect on empty caravan icons")
OWN_NUMBER: Final[int] = BOOK.query("offers a number of its own")
SWAPS: Final[int] = BOOK.query("swaps in a set")
PAIRS: Final[int] = BOOK.query("pairs in a set of goods")
KEPT_GOODS: Final[int] = BOOK.query("goods kept after building")
FREE_CONTROLS: Final[int] = BOOK.query("free control markers a round")
CHEAP_LEGION: Final[int] = BOOK.query("good + 1 that alone pays a legion once a round")
CHEAP_FORTRESS: Final[int] = BOOK.query("good + 1 that alone pays a fortress once a round")
CHEAP_TRIREME: Final[int] = BOOK.query("good + 1 that alone pays a trireme once a round")
LEVIES: Final[int] = BOOK.query("free legions for occupied provinces")
BUILDS_FIRST: Final[int] = BOOK.query("may build first to win")
COPIES: Final[int] = BOOK.query("copies a power when recruited")
LEGION_DIE: Final[int] = BOOK.query("added to each legion's die: 1 active, 0 not")
TOTAL: Final[int] = BOOK.query("added to the total of a land battle: province")
EXTRA_DICE: Final[int] = BOOK.query("dice more in a land battle")
PILLAGE: Final[int] = BOOK.query("pillage pays this many times")
CONVERTS_AT_ONCE: Final[int] = BOOK.query("converts at once")
DECLARES_PEACE: Final[int] = BOOK.query("declares peace")


class Power(Modifier):
    """Adds to a query for whoever has the tile, its own or copied; with `when`, only if the argument is that."""

    def __init__(self, query: int, tile: int, change: int, when: int = -1) -> None:
        super().__init__(query, NO_SOURCE, ALWAYS, MINE)
        self.tile = tile
        self.change = change
        self.when = when

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        if (self.when < 0 or arg == self.when) and s.has(owner, self.tile):
            return value + self.change
        return value


class PowerAtHome(Power):
    """Adds to a query about a province, if the owner controls it."""

    def bend(self, s: Machine, owner: int, value: int, arg: int) -> int:
        assert isinstance(s, State)
        if s.counts[CONTROL + arg] == owner + 1 and s.has(owner, self.tile):
            return value + self.change
        return value


def giver(s: State, query: int, seat: int) -> int:
    """The tile whose power answers the query for this seat, for the log; NONE if there is none or no log is kept."""
    if s.sink is not None:
        for hook in s.cast.modifiers[query]:
            if isinstance(hook, Power) and s.has(seat, hook.tile):
                return hook.tile
    return NONE
