"""The table in a terminal: board, recent events, the question with its numbered answers, why not, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from civitas.bots import is_bot
from civitas.cli.menu import Menu
from civitas.cli.screen import Screen
from civitas.kernel.events import CHOICE, Event
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.text import player
from civitas.log import Line as LogLine, lines
from civitas.rooms import Rooms
from civitas.rules import KERNEL_RULES, Rule, rules_of
from civitas.tableau import board
from civitas.words import message

COLOURS: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")
HUMAN: Final = "human"
AUTOMATON: Final = "automaton"
LEAST_LINES: Final = 6
MOST_LINES: Final = 16


def given_name(written: str) -> str:
    """The name a record has for a player; empty where the terminal wrote what plays the seat, for want of one."""
    return "" if written in (HUMAN, AUTOMATON) or is_bot(written) else written


class Tableau:
    """Draws one game for whoever looks at it."""

    def __init__(self, game: Game[Any], screen: Screen, players: Sequence[str], names: Sequence[str] = ()) -> None:
        """`players`: for each seat the bot that plays it, HUMAN or AUTOMATON. `names`: those in the record, if any."""
        self.game = game
        self.screen = screen
        self.words = screen.words
        self.words.names = [given_name(name) for name in [*names, *[""] * len(players)][: len(players)]]
        for seat, plays in enumerate(players):
            if plays == AUTOMATON and not self.words.names[seat]:
                self.words.names[seat] = self.words.tell("cli-automaton")
        self.rooms = Rooms(game)
        self.players = players
        self.rules: dict[str, Rule] = rules_of(game) | KERNEL_RULES

    def seat_names(self, viewer: int | None = None) -> list[str]:
        """What to call the seats, seen from one of them."""
        names = []
        for seat, plays in enumerate(self.players):
            if seat == viewer:
                names.append(self.words.tell("cli-seat-you", player=player(seat)))
            elif plays in (HUMAN, AUTOMATON):
                names.append(self.words.say(player(seat)))
            else:
                names.append(self.words.tell("cli-seat-bot", player=player(seat), bot=plays))
        return names

    def board(self, view: View, viewer: int | None = None) -> RenderableType:
        """What the view shows; `viewer` is the seat to speak to as you."""
        return board(self.rooms, self.words, view, self.seat_names(viewer))

    def recent(self, events: Sequence[Event], state: Machine, seat: int) -> RenderableType:
        """The last log lines: what happened since the seat last chose, within bounds, each in its seat's colour."""
        chosen = [i for i, event in enumerate(events) if event.kind == CHOICE and event.seat == seat]
        missed = lines(self.rooms, state, events[chosen[-1] if chosen else 0 :])
        # Whoever plays against an automaton has to see all that it did.
        most = len(missed) if AUTOMATON in self.players else MOST_LINES
        count = max(LEAST_LINES, min(most, len(missed)))
        return self.log(lines(self.rooms, state, events)[-count:])

    def log(self, shown: Sequence[LogLine]) -> RenderableType:
        if not shown:
            return Text()
        texts = [Text(self.words.say(line.text), COLOURS[line.seat] if line.seat >= 0 else "") for line in shown]
        return Group(Line(self.words.tell("cli-log"), align="left", style="dim"), *texts)

    def question(self, state: Machine, menu: Menu) -> RenderableType:
        """The prompt, how many to pick, and the numbered answers."""
        width = max(len(str(entry.number)) for entry in menu.entries)
        texts = [
            Text.assemble((f"{entry.number:>{width}}", "bold cyan"), " ", self.words.say(entry.text))
            for entry in menu.entries
        ]
        parts: list[RenderableType] = [
            Line(style="dim"),
            Text(self.words.say(self.game.prompt(state)), "bold"),
            Columns(texts, padding=(0, 3), column_first=True, equal=True),
        ]
        if menu.several:
            parts.insert(2, Text(self.words.say(menu.hint()), "dim"))
        return Group(*parts)

    def why_not(self, state: Machine, seat: int) -> RenderableType:
        """What cannot be done now, why, and by which rule."""
        refusals = self.game.explain(state, seat)
        if not refusals:
            return Text(self.words.tell("cli-why-nothing"))
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
        for heading in (message("cli-why-action"), message("cli-why-reason"), message("cli-why-rule")):
            table.add_column(self.words.say(heading))
        for refusal in refusals:
            table.add_row(self.words.say(refusal.action), self.words.say(refusal.reason), self.rule_title(refusal.rule))
        return table

    def rule_title(self, name: str) -> str:
        """The rule in words; its bare name for a game that ships no index of rules."""
        return self.words.say(self.rules[name].title) if name in self.rules else name

    def result(self, state: Machine) -> RenderableType:
        """The final scores, item by item, best first."""
        names, scores, ranks = self.seat_names(), state.scores(), state.rank()
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
        table.add_column("", justify="right")
        table.add_column(self.words.tell("cli-player"))
        table.add_column(self.words.tell("cli-score"), justify="right")
        table.add_column(self.words.tell("cli-breakdown"))
        breakdown = self.game.breakdown(state)
        for seat in sorted(range(state.seats), key=lambda seat: (ranks[seat], seat)):
            items = ", ".join(f"{self.words.say(item.text)} = {item.points}" for item in breakdown[seat])
            table.add_row(str(ranks[seat]), names[seat], str(scores[seat]), items, style="bold" * (ranks[seat] == 1))
        winners = [names[seat] for seat in state.winners()]
        ends = [f"{self.words.say(way)}." for way in self.game.won_by(state)]
        if state.seats > 1:
            ends.insert(0, self.words.tell("cli-winners", count=len(winners), names=", ".join(winners)))
        return Group(Line(self.words.tell("cli-over"), style="dim"), table, Text(" ".join(ends), "bold"))
