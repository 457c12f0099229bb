"""Through the Ages, as the contract wants it."""

from __future__ import annotations

from typing import Any

from civitas.games.ages import advice, evaluation, gallery, scoring, setup, text, view, web
from civitas.games.ages.cards import WIDTH
from civitas.games.ages.codes import CODES, RESIGN
from civitas.games.ages.state import BOOK, MOST_SEATS, VERSION, State
from civitas.kernel.game import Game, GameInfo, OptionSpec
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng
from civitas.kernel.text import Item, Message, Option, Refusal

BOOK.gives_up = RESIGN
BOOK.finish(WIDTH)


class Ages(Game[State]):
    """Two to four civilizations from antiquity to the present."""

    info = GameInfo(
        name="ages",
        version=VERSION,
        least_seats=2,
        most_seats=MOST_SEATS,
        codes=CODES,
        options=(OptionSpec("first", "number", 1, least=0, most=MOST_SEATS),),
        complete=True,
    )
    book = BOOK

    def fresh(self, seats: int) -> State:
        return State(seats)

    def start(self, s: State, options: Options) -> None:
        setup.set_up(s, options)

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)

    def settled(self, seats: int, options: Options, lots: Rng) -> Options:
        return setup.settled(seats, options, lots)

    def describe(self, s: State, code: int) -> Option:
        return text.describe(s, code)

    def prompt(self, s: State) -> Message:
        return text.prompt(s)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluation.evaluate(s, seat)

    def board(self, s: State, viewer: int) -> dict[str, Any]:
        return view.board(s)

    def breakdown(self, s: State) -> list[list[Item]]:
        return scoring.breakdown(s)

    def explain(self, s: State, seat: int) -> list[Refusal]:
        return advice.explain(s, seat)

    def warnings(self, s: State, seat: int, code: int) -> list[Message]:
        return advice.warnings(s, seat, code)

    def messages(self) -> dict[str, frozenset[str]]:
        return text.messages() | advice.MESSAGES | scoring.MESSAGES | web.web_messages() | gallery.gallery_messages()


GAME = Ages()
