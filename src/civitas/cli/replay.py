"""`civitas replay`: a recorded game checked, and walked through choice by choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from civitas import registry
from civitas.bots import is_bot
from civitas.cli.screen import EndOfInput, Screen
from civitas.cli.shell import command, json_option, option, print_json, voice
from civitas.cli.table import AUTOMATON, HUMAN, Tableau
from civitas.kernel.errors import OptionError
from civitas.kernel.events import Event, Sink
from civitas.kernel.game import Game
from civitas.kernel.machine import NO_SEAT, Machine
from civitas.kernel.record import Record, can_walk, load_record, replay_record
from civitas.kernel.session import copied
from civitas.kernel.text import player
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.words import message


@command("replay", message("cli-help-replay"))
@click.argument("file", type=click.Path(path_type=Path))
@option("--step", said=message("cli-help-step"), is_flag=True)
@option("--until", said=message("cli-help-until"), type=int, metavar="N")
@json_option()
@click.pass_context
def replay(ctx: click.Context, file: Path, step: bool, until: int | None, as_json: bool) -> None:
    if step and as_json:
        raise OptionError("--step is for people and --json for programs; give one of them.")
    record = load_record(file)
    game = registry.game(record.game)
    total = len(record.choices())
    if until is not None and not 0 <= until <= total:
        raise OptionError(f"The record has {total} choices; --until must be from 0 to {total}, and {until} is not.")
    screen = Screen(voice(ctx, game))
    if until is None and not step and not can_walk(game, record, record.segments[-1]):
        if as_json:
            print_json(told(record))
        else:
            show_told(screen, game, record)
        return
    state = replay_record(game, record, until)
    at = total if until is None else until
    if as_json:
        print_json(summary(record, state, at))
        return
    written = record.names if len(record.names) == record.seats else [HUMAN] * record.seats
    players = [name if is_bot(name) else HUMAN for name in written]
    if state.silent != NO_SEAT:
        players[state.silent] = AUTOMATON
    tableau = Tableau(game, screen, players, written)
    if step:
        Walk(game, record, tableau, screen).run(until or 0)
        return
    show(screen, tableau, record, state, at)


def told(record: Record) -> dict[str, object]:
    """What a program wants to know of a record that cannot be checked: what the record itself tells."""
    return {
        "game": record.game,
        "versions": [segment.version for segment in record.segments],
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed,
        "names": record.names,
        "choices": len(record.choices()),
        "over": record.result is not None,
        "scores": record.result.scores if record.result else None,
        "winners": record.result.winners if record.result else [],
    }


def summary(record: Record, state: Machine, at: int) -> dict[str, object]:
    """What a program wants to know of a record that was checked up to a position."""
    return told(record) | {
        "position": at,
        "turn": state.turn,
        "asked": state.asked if state.asking else None,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners(),
    }


def heading(screen: Screen, rooms: Rooms, record: Record) -> Table:
    """The game, its settings and its seed."""
    words = screen.words
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_row(words.tell("cli-game"), screen.spoken(rooms.title()))
    table.add_row(words.tell("cli-seats"), str(record.seats))
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    table.add_row(words.tell("cli-game-options"), options or words.tell("cli-none"))
    table.add_row(words.tell("cli-record-seed"), record.seed)
    return table


def show_told(screen: Screen, game: Game[Any], record: Record) -> None:
    """A record of other rules: who played, how it ended, and under which rules."""
    words = screen.words
    table = heading(screen, Rooms(game), record)
    names = [*record.names, *[""] * record.seats][: record.seats]
    for seat, name in enumerate(names):
        points = str(record.result.scores[seat]) if record.result else ""
        won = " ★" if record.result and seat in record.result.winners else ""
        table.add_row(name or words.say(player(seat)), points + won)
    screen.show(table)
    version = record.segments[-1].version
    screen.line(words.tell("cli-replay-other-rules", rules=version, installed=game.info.version), "yellow")


def show(screen: Screen, tableau: Tableau, record: Record, state: Machine, at: int) -> None:
    words = screen.words
    screen.show(heading(screen, tableau.rooms, record))
    screen.show(tableau.board(tableau.game.view(state, None)))
    if state.over:
        screen.show(tableau.result(state))
    screen.line(words.tell("cli-replay-right", at=at, all=len(record.choices())), "green")


class Walk:
    """Stepping through a record: Enter goes on, `b` back, a number to that choice, `q` leaves."""

    def __init__(self, game: Game[Any], record: Record, tableau: Tableau, screen: Screen) -> None:
        self.game = game
        self.record = record
        self.codes = record.choices()
        self.tableau = tableau
        self.screen = screen
        self.words = screen.words

    def run(self, at: int) -> None:
        """From a position on, until the reader leaves, goes on past the end, or the input ends."""
        shown = None
        try:
            while at <= len(self.codes):
                if at != shown:
                    self.show(at)
                    shown = at
                line = self.screen.read(self.words.tell("cli-step-keys") + " ").casefold()
                if line == "q":
                    return
                at = self.moved(at, line)
        except EndOfInput:
            return

    def moved(self, at: int, line: str) -> int:
        """The position a line leads to; one that means nothing leads nowhere."""
        if not line:
            return at + 1
        if line == "b":
            return max(0, at - 1)
        if line.isascii() and line.isdigit() and int(line) <= len(self.codes):
            return int(line)
        self.screen.line(self.words.tell("cli-step-bad", all=len(self.codes)), "red")
        return at

    def show(self, at: int) -> None:
        """The position as the seat that is asked sees it, what that seat chooses, and what comes of it."""
        state = replay_record(self.game, self.record, at)
        self.screen.clear()
        self.screen.line(self.words.tell("cli-step-at", at=at, all=len(self.codes)), "bold")
        self.screen.show(self.tableau.board(self.game.view(state, state.asked if state.asking else None)))
        if state.over:
            self.screen.show(self.tableau.result(state))
        elif at == len(self.codes):
            self.screen.line(self.words.tell("cli-step-end"), "dim")
        else:
            self.show_choice(state, self.codes[at])

    def show_choice(self, state: Machine, code: int) -> None:
        said = self.game.describe(state, code).text
        events = self.consequences(state, code)
        self.screen.show(
            Text(self.words.say(self.game.prompt(state)), "bold"),
            Text(self.words.tell("cli-step-choice", player=player(state.asked), choice=said), "bold cyan"),
            self.tableau.log(lines(self.tableau.rooms, state, events)),
        )

    def consequences(self, state: Machine, code: int) -> list[Event]:
        """The events the choice brings about."""
        after = copied(state)
        after.sink = Sink()
        after.choose(code)
        return after.sink.events
