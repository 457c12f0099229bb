"""`civitas play`: a game in the terminal, against bots or several people at one screen."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from civitas import registry
from civitas.bots import Bot, make_bot
from civitas.bots.play import bot_answer
from civitas.cli.against import Table, against, automaton_options
from civitas.cli.menu import BadLine, menu_of
from civitas.cli.screen import EndOfInput, Screen
from civitas.cli.shell import command, option, read_files, seed_option, set_option, split_bots, voice
from civitas.cli.table import AUTOMATON, HUMAN, Tableau
from civitas.kernel.errors import CivitasError, IllegalChoice, OptionError, RecordError
from civitas.kernel.game import Game
from civitas.kernel.machine import NO_SEAT
from civitas.kernel.node import PASS
from civitas.kernel.record import load_record
from civitas.kernel.rng import SEED_BITS, SEED_LIMIT, check_seed
from civitas.kernel.session import Incident, Session
from civitas.kernel.text import player
from civitas.log import lines
from civitas.words import message

LOG_CHOICES: Final = 120
DEFAULT_BOT: Final = "greedy"


@command("play", message("cli-help-play"))
@click.argument("game")
@option("--seats", said=message("cli-help-seats"), type=int, metavar="N")
@option("--bots", said=message("cli-help-play-bots"), metavar="A,B")
@automaton_options()
@seed_option()
@set_option()
@option("--load", said=message("cli-help-load"), type=click.Path(path_type=Path), metavar="FILE")
@click.pass_context
def play(
    ctx: click.Context,
    game: str,
    seats: int | None,
    bots: str | None,
    automaton: str | None,
    level: str | None,
    seed: str | None,
    settings: dict[str, str],
    load: Path | None,
) -> None:
    rules = registry.game(game)
    if load is not None:
        if any(given is not None for given in (seats, seed, automaton, level)) or settings:
            raise OptionError(
                "A loaded game has its seats, seed and options already; "
                "leave out --seats, --seed, --set, --automaton, --level."
            )
        session = resumed(rules, load)
    else:
        wished = against(rules.info, Table(seats, read_files(rules.info, settings)), automaton, level)
        number = secrets.randbits(SEED_BITS) if seed is None else check_seed(seed)
        chairs = rules.info.least_seats if wished.seats is None else wished.seats
        state = rules.new(chairs, number, wished.settings)
        session = Session(rules, state, seating(state.seats, bots, state.silent))
    players = seating(session.state.seats, bots, session.state.silent)
    Play(session, players, Screen(voice(ctx, rules))).run()


def resumed(game: Game[Any], path: Path) -> Session[Any]:
    """The game a file holds, to be played on."""
    record = load_record(path)
    if record.game != game.info.name:
        raise RecordError(f"{path} holds a game of {record.game}, not of {game.info.name}.")
    return Session.resume(game, record)


def seating(seats: int, bots: str | None, silent: int = NO_SEAT) -> list[str]:
    """Who plays each seat. Fewer bots than seats take the last ones; without a list seat 1 is human, the rest bots.

    In the `silent` seat nobody sits but the automaton of the game.
    """
    chairs = seats - (silent != NO_SEAT)
    named = [DEFAULT_BOT] * (chairs - 1) if bots is None else split_bots(bots)
    if len(named) > chairs:
        besides = "" if chairs == seats else " besides the automaton"
        raise OptionError(f"{len(named)} bots cannot sit at a table with {chairs} seats{besides}.")
    players = [HUMAN] * (chairs - len(named)) + named
    if silent != NO_SEAT:
        players.insert(silent, AUTOMATON)
    return players


class Play:
    """A game being played at this terminal."""

    def __init__(self, session: Session[Any], players: list[str], screen: Screen) -> None:
        self.session = session
        self.game = session.game
        self.screen = screen
        self.words = screen.words
        record = session.record()
        self.tableau = Tableau(session.game, screen, players, record.names)
        # Bots think from the game's seed, so that a game can be played again as it was.
        seed = int(record.seed)
        self.bots: dict[int, Bot] = {
            seat: make_bot(plays, (seed + seat + 1) % SEED_LIMIT)
            for seat, plays in enumerate(players)
            if plays not in (HUMAN, AUTOMATON)
        }
        self.humans = [seat for seat, plays in enumerate(players) if plays == HUMAN]
        self.looking = self.humans[0] if len(self.humans) == 1 else PASS
        self.saved_at = 0
        self.saved_as: Path | None = None

    def run(self) -> None:
        """Plays until the game is over, somebody leaves or the input ends."""
        try:
            while not self.session.state.over:
                seat = self.next_seat()
                if seat in self.bots:
                    self.bot_answers(seat)
                elif not self.human_answers(seat):
                    return
            self.finish()
        except EndOfInput:
            self.screen.line(self.words.tell("cli-end-of-input"), "dim")

    def next_seat(self) -> int:
        """Who is to answer; while a commitment is open, the first seat that has not."""
        return self.session.waiting()[0]

    # Bots.

    def bot_answers(self, seat: int) -> None:
        session = self.session
        codes = bot_answer(self.bots[seat], self.game, session.state, seat)
        if session.commit_open():
            session.choose_many(seat, codes)
        else:
            session.choose(seat, codes[0])

    # People.

    def human_answers(self, seat: int) -> bool:
        """Asks until the seat has answered; False if it leaves the game."""
        self.cover(seat)
        self.draw(seat)
        version = self.session.version
        while self.session.version == version:
            line = self.screen.read(self.words.tell("cli-your-answer") + " ")
            key, _, rest = line.partition(" ")
            match key.casefold():
                case "":
                    self.draw(seat)
                case "q":
                    if self.leave():
                        return False
                case "u":
                    self.change(seat, self.session.undo)
                case "r":
                    self.change(seat, self.session.redo)
                case "?":
                    self.screen.show(self.tableau.why_not(self.session.state, seat))
                case "c":
                    self.show_cards(seat)
                case "s":
                    self.save(rest)
                case "h":
                    self.screen.line(self.words.tell("cli-help-keys"))
                case "resign":
                    self.resign(seat)
                case _:
                    self.answer(seat, line)
        return True

    def cover(self, seat: int) -> None:
        """Hides what the last person saw before the next one looks."""
        if self.looking == seat:
            return
        self.screen.wipe()
        self.looking = PASS
        self.screen.read(self.words.tell("cli-cover", player=player(seat)) + " ")
        self.looking = seat

    def draw(self, seat: int) -> None:
        session, state = self.session, self.session.state
        events = session.log(seat, max(0, len(session.codes) - LOG_CHOICES))
        if len(self.humans) > 1:
            self.screen.wipe()
        else:
            self.screen.clear()
        self.screen.show(
            self.tableau.board(self.game.view(state, seat), seat),
            self.tableau.recent(events, state, seat),
            self.tableau.question(state, menu_of(self.game, state, seat)),
        )
        self.screen.line(self.words.tell("cli-keys"), "dim")

    def answer(self, seat: int, line: str) -> None:
        """Takes the numbers in the line as the seat's answer, once it is sure."""
        menu = menu_of(self.game, self.session.state, seat)
        try:
            codes = menu.read(line)
        except BadLine as bad:
            self.screen.line(self.words.say(bad.why), "red")
            return
        if not self.is_sure(seat, codes or [PASS]):
            return
        try:
            if menu.several:
                self.session.choose_many(seat, codes)
            else:
                self.session.choose(seat, codes[0])
        except (IllegalChoice, Incident) as refused:
            self.screen.line(str(refused), "red")

    def is_sure(self, seat: int, codes: list[int]) -> bool:
        """Whether the person means an answer that is warned of or loses something; others need no asking."""
        state = self.session.state
        warnings = [warning for code in codes for warning in self.game.warnings(state, seat, code)]
        for warning in warnings:
            self.screen.line(self.words.say(warning), "yellow")
        view = self.game.view(state, seat)
        lost = [option for option in (*view.options, *view.candidates) if option.loss and option.code in codes]
        return not (warnings or lost) or self.screen.confirm(self.words.tell("cli-go-on"))

    def resign(self, seat: int) -> None:
        """Gives up the game, where that is possible now and meant."""
        options = self.game.view(self.session.state, seat).options
        code = next((option.code for option in options if option.resigns), None)
        if code is None:
            self.screen.line(self.words.tell("cli-no-resigning"), "yellow")
        elif self.is_sure(seat, [code]):
            self.session.choose(seat, code)

    def change(self, seat: int, back_or_forth: Callable[[int], None]) -> None:
        """Undo or redo."""
        try:
            back_or_forth(seat)
        except IllegalChoice:
            undo = back_or_forth == self.session.undo
            self.screen.line(self.words.tell("cli-no-undo") if undo else self.words.tell("cli-no-redo"), "yellow")

    def show_cards(self, seat: int) -> None:
        if self.tableau.rooms.glossary is None:
            self.screen.line(self.words.tell("cli-no-cards"), "yellow")
        else:
            self.screen.show(self.tableau.rooms.glossary(self.game.view(self.session.state, seat), self.words.say))

    def save(self, name: str) -> None:
        """Writes the record to the file named, or asks for its name; a failure is told and loses nothing."""
        suggested = str(self.saved_as or f"{self.game.info.name}.json")
        name = name.strip() or self.screen.read(self.words.tell("cli-save-as", suggested=suggested) + " ") or suggested
        path = Path(name).expanduser()
        if path != self.saved_as and path.exists():
            if not path.is_file():
                self.screen.line(self.words.tell("cli-save-no-file", path=str(path)), "red")
                return
            if not self.screen.confirm(self.words.tell("cli-save-over", path=str(path))):
                return
        try:
            self.session.record().save(path)
        except CivitasError as error:
            self.screen.line(str(error), "red")
        except OSError as error:
            self.screen.line(self.words.tell("cli-save-failed", path=str(path), why=str(error.strerror)), "red")
        else:
            self.saved_as, self.saved_at = path, self.session.version
            self.screen.line(self.words.tell("cli-saved", path=str(path)), "green")

    def leave(self) -> bool:
        """Whether the person means it; what is saved needs no asking."""
        return self.saved_at == self.session.version or self.screen.confirm(self.words.tell("cli-leave"))

    def finish(self) -> None:
        session = self.session
        self.screen.clear()
        if not self.humans:
            spectator = session.state.seats
            told = lines(self.tableau.rooms, session.state, session.log(spectator))
            self.screen.show(self.tableau.log(told))
        self.screen.show(self.tableau.board(self.game.view(session.state, None)))
        self.screen.show(self.tableau.result(session.state))
        self.screen.line(self.words.tell("cli-seed", seed=session.record().seed), "dim")
        if self.humans and self.screen.read(self.words.tell("cli-save-at-end") + " ").casefold() == "s":
            self.save("")
