"""The proving game, as the contract wants it."""

from __future__ import annotations

from civitas.games.proving import advice, setup, text
from civitas.games.proving.actions import CODES
from civitas.games.proving.state import BOOK, KINDS, MOST_SEATS, VERSION, State
from civitas.kernel.game import Game, GameInfo, OptionSpec
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng
from civitas.kernel.text import Item, Message, Option, Refusal

BOOK.finish(KINDS)


class Proving(Game[State]):
    """A small deck-builder that proves the kernel; shipped, hidden from the lobby."""

    info = GameInfo(
        name="proving",
        version=VERSION,
        least_seats=2,
        most_seats=MOST_SEATS,
        codes=CODES,
        options=(
            OptionSpec("market", "number", 10, least=3, most=24),
            OptionSpec("rounds", "number", 22, least=1, most=200),
            OptionSpec("kingdom", "text", "", most=1000, drawn=True),
        ),
        listed=False,
        complete=True,
    )
    book = BOOK

    def fresh(self, seats: int) -> State:
        return State(seats)

    def check(self, seats: int, options: Options) -> None:
        if options["kingdom"]:
            setup.kingdom_in(str(options["kingdom"]), int(options["market"]))

    def settled(self, seats: int, options: Options, lots: Rng) -> Options:
        drawn = setup.drawn_kingdom(lots, int(options["market"]))
        return options | {"kingdom": options["kingdom"] or drawn}

    def start(self, s: State, options: Options) -> None:
        kingdom = setup.kingdom_in(str(options["kingdom"]), int(options["market"]))
        setup.deal(s, kingdom, int(options["rounds"]))

    def describe(self, s: State, code: int) -> Option:
        return text.describe(s, code)

    def prompt(self, s: State) -> Message:
        return text.prompt(s)

    def explain(self, s: State, seat: int) -> list[Refusal]:
        return advice.explain(s, seat)

    def warnings(self, s: State, seat: int, code: int) -> list[Message]:
        return advice.warnings(s, seat, code)

    def evaluate(self, s: State, seat: int) -> int:
        return advice.evaluate(s, seat)

    def breakdown(self, s: State) -> list[list[Item]]:
        return advice.breakdown(s)

    def messages(self) -> dict[str, frozenset[str]]:
        return text.messages() | advice.MESSAGES


GAME = Proving()
