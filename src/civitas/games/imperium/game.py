"""Imperium, as the contract wants it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from civitas.games.imperium import advice, choosing, evaluation, face, gallery, setup, view
from civitas.games.imperium.automaton.definition import EDITIONS
from civitas.games.imperium.automaton.discovery import load_tables
from civitas.games.imperium.automaton.levels import EMPEROR, LEVELS
from civitas.games.imperium.automaton.view import declare_names
from civitas.games.imperium.content.discovery import load_content
from civitas.games.imperium.nations import BOXES, COMMON, playable_nations
from civitas.games.imperium.numbers import WIDTH
from civitas.games.imperium.state import AUTOMATON_SEAT, BOOK, MOST_SEATS, VERSION, State
from civitas.kernel.game import AutomatonInfo, Game, GameInfo, OptionSpec
from civitas.kernel.origin import Options
from civitas.kernel.rng import Rng
from civitas.kernel.text import Item, ListedRule, Message, Named, Refusal, declare

load_content()
load_tables()
BOOK.finish(WIDTH)

LONGEST_EXCHANGE: Final = 200
LONGEST_LOTS: Final = 400
LONGEST_CHANGES: Final = 60
# Two more in a campaign against the Supreme Ruler, one less for each of the four wins before the last.
MOST_LEFT_OUT: Final = 4  # one for each win of a campaign but the fifth
NATIONS: Final = ("draw", *(nation.name for nation in playable_nations()))


class Imperium(Game[State]):
    """Two to four nations, from barbarians to empires."""

    info = GameInfo(
        name="imperium",
        version=VERSION,
        least_seats=2,
        most_seats=MOST_SEATS,
        alone=True,
        automaton=AutomatonInfo(
            seats=setup.AUTOMATON_SEATS,
            seat=AUTOMATON_SEAT,
            who=f"nation{AUTOMATON_SEAT + 1}",
            level="automaton",
            usual=LEVELS[EMPEROR],
        ),
        codes=1 << 20,
        options=(
            *(OptionSpec(f"nation{seat + 1}", "choice", "draw", values=NATIONS) for seat in range(MOST_SEATS)),
            *(OptionSpec(f"side{seat + 1}", "choice", "draw", values=setup.SIDES) for seat in range(MOST_SEATS)),
            OptionSpec("common", "choice", "classics", values=tuple(box for box in BOXES if box in COMMON)),
            OptionSpec("replacements", "choice", "yes", values=("yes", "no")),
            OptionSpec("trade_routes", "choice", "no", values=("no", "yes")),
            OptionSpec("low_aggression", "choice", "no", values=("no", "yes")),
            OptionSpec("precious_cards", "choice", "no", values=("no", "yes")),
            OptionSpec("quick_setup", "choice", "no", values=("no", "yes")),
            OptionSpec("fast", "choice", "no", values=("no", "yes")),
            OptionSpec("open_hands", "choice", "no", values=("no", "yes")),
            OptionSpec("automaton", "choice", "no", values=("no", *LEVELS)),
            OptionSpec("automaton_edition", "choice", "newest", values=("newest", *EDITIONS)),
            OptionSpec("lots", "text", "", most=LONGEST_LOTS),
            OptionSpec("first", "number", 0, least=0, most=MOST_SEATS),
            OptionSpec("tributaries", "text", "", most=LONGEST_EXCHANGE, drawn=True),
            OptionSpec("campaign_deck", "text", "", most=LONGEST_CHANGES, drawn=True),
            OptionSpec("campaign_resources", "choice", "normal", values=("normal", setup.DOUBLED), drawn=True),
            OptionSpec("campaign_unrest", "number", 0, least=0, most=MOST_LEFT_OUT, drawn=True),
        ),
        complete=True,
    )
    book = BOOK

    def fresh(self, seats: int) -> State:
        return State(seats)

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)
        setup.check_campaign(options)
        setup.check_tributaries(seats, options)

    def settled(self, seats: int, options: Options, lots: Rng) -> Options:
        return setup.settled(seats, options, lots)

    def start(self, s: State, options: Options) -> None:
        setup.set_up(s, options)

    def board(self, s: State, viewer: int) -> dict[str, Any]:
        return view.board(s)

    def explain(self, s: State, seat: int) -> list[Refusal]:
        return advice.explain(s, seat)

    def warnings(self, s: State, seat: int, code: int) -> list[Message]:
        return advice.warnings(s, seat, code)

    def evaluate(self, s: State, seat: int) -> int:
        return evaluation.evaluate(s, seat)

    def breakdown(self, s: State) -> list[list[Item]]:
        return view.breakdowns(s)

    def won_by(self, s: State) -> list[Message]:
        return view.won_by(s)

    def messages(self) -> dict[str, frozenset[str]]:
        for room in ("campaigning", "log", "table", "web"):
            import_module(f"civitas.games.imperium.{room}")
        choosing.choosing()
        face.declare_faces()
        gallery.declare_gallery()
        declare_names()
        return super().messages()

    def brought_rules(self) -> list[ListedRule]:
        """The nations one can play: each has a heading of its own in the rulebook's descriptions of them."""
        return [ListedRule(nation.name, nation.name.capitalize(), "nations") for nation in playable_nations()]

    def named(self) -> list[Named]:
        return face.named_nations()


for key in ("title", "title.about", *(f"option-{spec.name}" for spec in Imperium.info.options)):
    declare(f"imperium-{key}", frozenset())

GAME = Imperium()
