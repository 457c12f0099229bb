"""Mare Nostrum: Empires, as the contract wants it."""

from __future__ import annotations

from typing import Any, Final

import civitas.games.mare.tiles  # noqa: F401  the powers of the tiles enter the book
from civitas.games.mare import advice, evaluation, gallery, setup, text, view
from civitas.games.mare.charts import atlas_of, chart_of
from civitas.games.mare.state import BOOK, MOST_SEATS, VERSION, WIDTH, State
from civitas.kernel.game import Game, GameInfo, OptionSpec
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng
from civitas.kernel.text import Item, Message, Option, Refusal

BOOK.finish(WIDTH)

EMPIRES: Final = ("draw", "rome", "greece", "babylon", "egypt", "carthage")
LONGEST_MAP: Final = 100_000


class Mare(Game[State]):
    """Three to five empires around the Mediterranean."""

    info = GameInfo(
        name="mare",
        version=VERSION,
        least_seats=3,
        most_seats=MOST_SEATS,
        codes=1024,
        options=(
            *(OptionSpec(f"empire{seat + 1}", "choice", "draw", values=EMPIRES) for seat in range(MOST_SEATS)),
            OptionSpec("tiles", "choice", "five", values=("five", "all")),
            OptionSpec("rounds", "number", 0, least=0, most=1000),
            OptionSpec("map", "text", "", most=LONGEST_MAP),
        ),
        complete=True,
    )
    book = BOOK

    def fresh(self, seats: int) -> State:
        first = atlas_of("")
        names = [empire.id for empire in first.empire]
        table = next(table for table in first.table if table.seats == seats)
        return State(seats, chart_of("", tuple(names.index(name) for name in table.empires)))

    def check(self, seats: int, options: Options) -> None:
        setup.wanted_empires(seats, options)

    def settled(self, seats: int, options: Options, lots: Rng) -> Options:
        return setup.settled(seats, options, lots)

    def start(self, s: State, options: Options) -> None:
        setup.set_up(s, options)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluation.evaluate(s, seat)

    def tally(self, s: State) -> list[list[Item]]:
        return [view.tally(s, seat) for seat in range(s.seats)]

    def won_by(self, s: State) -> list[Message]:
        return view.won_by(s)

    def board(self, s: State, viewer: int) -> dict[str, Any]:
        return view.board(s)

    def describe(self, s: State, code: int) -> Option:
        return text.describe(s, code)

    def prompt(self, s: State) -> Message:
        return text.prompt(s)

    def explain(self, s: State, seat: int) -> list[Refusal]:
        return advice.explain(s, seat)

    def warnings(self, s: State, seat: int, code: int) -> list[Message]:
        return advice.warnings(s, seat, code)

    def messages(self) -> dict[str, frozenset[str]]:
        return text.messages() | advice.MESSAGES | gallery.MESSAGES


GAME = Mare()
