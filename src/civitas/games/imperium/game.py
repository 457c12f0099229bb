"""Imperium, as the contract wants it."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium import advice, evaluation, setup, text, view
from civitas.games.imperium.decks import (
    carthaginians,
    celts,
    classics,
    greeks,
    horizons_sample,
    legends_sample,
    macedonians,
    persians,
    romans,
    scythians,
    vikings,
)
from civitas.games.imperium.decks.nations import PLAYABLE
from civitas.games.imperium.numbers import WIDTH
from civitas.games.imperium.state import BOOK, MOST_SEATS, VERSION, State
from civitas.kernel.game import Game, GameInfo, OptionSpec
from civitas.kernel.origin import Options
from civitas.kernel.text import Item, Message, Option, Refusal

DECKS: Final = (
    classics,
    carthaginians,
    celts,
    greeks,
    macedonians,
    persians,
    romans,
    scythians,
    vikings,
    legends_sample,
    horizons_sample,
)

BOOK.finish(WIDTH)

NATIONS: Final = ("draw", *(nation.name for nation in PLAYABLE.values()))


class Imperium(Game[State]):
    """Two to four nations, from barbarians to empires."""

    info = GameInfo(
        name="imperium",
        version=VERSION,
        least_seats=2,
        most_seats=MOST_SEATS,
        codes=1 << 20,
        options=(
            *(OptionSpec(f"nation{seat + 1}", "choice", "draw", values=NATIONS) for seat in range(MOST_SEATS)),
            *(OptionSpec(f"side{seat + 1}", "choice", "draw", values=setup.SIDES) for seat in range(MOST_SEATS)),
            OptionSpec("common", "choice", "classics", values=("classics",)),
            OptionSpec("replacements", "choice", "yes", values=("yes", "no")),
            OptionSpec("first", "number", 0, least=0, most=MOST_SEATS),
        ),
    )
    book = BOOK

    def fresh(self, seats: int) -> State:
        return State(seats)

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)

    def start(self, s: State, options: Options) -> None:
        setup.set_up(s, options)

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

    def evaluate(self, s: State, seat: int) -> int:
        return evaluation.evaluate(s, seat)

    def breakdown(self, s: State) -> list[list[Item]]:
        return view.breakdowns(s)

    def messages(self) -> dict[str, frozenset[str]]:
        return text.messages() | advice.MESSAGES


GAME = Imperium()
