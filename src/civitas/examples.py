"""Worked turns: the examples of a rulebook as positions of the game, walked through step by step.

A game ships `examples.toml` in its package: for every worked turn its id, the rule it is about, the heading of its
source, who sits at the table and whose eyes it is seen with, and its steps, each with the rule it shows. Beside it lies
`examples/<id>.json` with the position it starts from and the choices of each step; `pytest --update tests/examples`
writes these from the positions that tests build. Titles, positions and steps are told by messages.
"""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas.kernel.errors import CivitasError, LoadError, OptionError
from civitas.kernel.events import Event
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.origin import Options
from civitas.kernel.session import Session
from civitas.kernel.text import Message
from civitas.rules import package_of, rules_of

FILE: Final = "examples.toml"
FOLDER: Final = "examples"


class ListedStep(Struct, forbid_unknown_fields=True):
    id: str
    rule: str


class ListedExample(Struct, forbid_unknown_fields=True):
    """A worked turn as the file lists it; `seat` is the seat whose turn it is and which looks on."""

    id: str
    rule: str
    source: str
    players: list[str]
    seat: int
    step: list[ListedStep]


class File(Struct, forbid_unknown_fields=True):
    example: list[ListedExample]


class Played(Struct, forbid_unknown_fields=True):
    """What is played: the settings of the table, a saved state to start from and the choices of each step."""

    options: Options
    start: str
    choices: dict[str, list[int]]

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class ExampleStep(Struct, frozen=True):
    """One step: its words, the rule it shows and how many choices have been made after it."""

    id: str
    text: Message
    rule: str
    position: int


class Chosen(Struct, frozen=True):
    """A choice of a step: whose it was and what it is called."""

    seat: int
    text: Message


class Example:
    """One worked turn. The first step is the position it starts from, before any choice."""

    def __init__(self, game: Game[Any], listed: ListedExample, played: Played) -> None:
        self.game = game
        self.listed = listed
        self.played = played
        self.name = listed.id
        self.seat = listed.seat
        self.title = Message(f"example-{game.info.name}-{listed.id}")
        self.rule = f"{game.info.name}:{listed.rule}"
        self.players = [Message(f"example-{game.info.name}-player-{player}") for player in listed.players]

    @cached_property
    def steps(self) -> list[ExampleStep]:
        """The position at first, then every step of the list."""
        out = [ExampleStep("", Message(f"{self.title.id}.position"), self.rule, 0)]
        for step in self.listed.step:
            position = out[-1].position + len(self.played.choices[step.id])
            text = Message(f"{self.title.id}-{step.id}")
            out.append(ExampleStep(step.id, text, f"{self.game.info.name}:{step.rule}", position))
        return out

    @cached_property
    def session(self) -> Session[Any]:
        """The game with every choice made; LoadError names the step the rules no longer allow."""
        session = Session(self.game, self.game.from_json(self.played.start))
        for step in self.listed.step:
            for code in self.played.choices[step.id]:
                try:
                    session.advance([code])
                except CivitasError as error:
                    raise LoadError(
                        f"The step {step.id!r} of the worked turn {self.name!r} of {self.game.info.name} "
                        f"cannot be made any more: {error}"
                    ) from None
        return session

    def step(self, number: int) -> ExampleStep:
        """OptionError for a number there is no step of."""
        if not 0 <= number < len(self.steps):
            raise OptionError(f"The worked turn {self.name!r} has the steps 0 to {len(self.steps) - 1}, not {number}.")
        return self.steps[number]

    def state(self, number: int) -> Machine:
        """The game as it stands after a step."""
        state: Machine = self.session.at(self.step(number).position)
        return state

    def view(self, number: int) -> View:
        """The table after a step, as the seat of the worked turn sees it."""
        return self.session.view(self.step(number).position, self.seat)

    def events(self, number: int) -> list[Event]:
        """What happened in a step, as the seat may know it."""
        here = self.step(number).position
        before = self.steps[number - 1].position if number else 0
        return self.session.log(self.seat, before, here)

    def chosen(self, number: int) -> list[Chosen]:
        """The choices of a step, in order."""
        here = self.step(number).position
        before = self.steps[number - 1].position if number else 0
        state = self.session.at(before)
        out = []
        for code in self.session.codes[before:here]:
            out.append(Chosen(state.asked, self.game.describe(state, code).text))
            state.choose(code)
        return out


def listed_examples(game: Game[Any]) -> list[ListedExample]:
    """What the game's file lists; nothing if it ships none, LoadError for a bad one."""
    package = package_of(game)
    path = files(package) / FILE if package else None
    if path is None or not path.is_file():
        return []
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), File).example
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LoadError(f"The worked turns of {game.info.name} cannot be read: {error}.") from None


def examples_of(game: Game[Any]) -> dict[str, Example]:
    """The worked turns of a game by id, in the order of its file. LoadError if a list and its position do not agree."""
    rules = rules_of(game)
    out: dict[str, Example] = {}
    for listed in listed_examples(game):
        for rule in (listed.rule, *(step.rule for step in listed.step)):
            if f"{game.info.name}:{rule}" not in rules:
                raise LoadError(
                    f"The worked turn {listed.id!r} of {game.info.name} cites the rule {rule!r}, "
                    f"which is not in the index."
                )
        played = played_of(game, listed.id)
        if list(played.choices) != [step.id for step in listed.step]:
            raise LoadError(
                f"The steps of the worked turn {listed.id!r} of {game.info.name} are not those of its file."
            )
        out[listed.id] = Example(game, listed, played)
    return out


def played_of(game: Game[Any], name: str) -> Played:
    path = files(package_of(game)) / FOLDER / f"{name}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Played)
    except (OSError, msgspec.MsgspecError) as error:
        raise LoadError(f"The worked turn {name!r} of {game.info.name} cannot be read: {error}.") from None


def find_example(game: Game[Any], name: str) -> Example:
    """OptionError lists the worked turns there are."""
    found = examples_of(game)
    if name not in found:
        raise OptionError(f"{game.info.name} has no worked turn {name!r}; it has: {', '.join(found) or 'none'}.")
    return found[name]


def example_messages(game: Game[Any]) -> list[Message]:
    """Every message the worked turns can say besides rules."""
    out: dict[str, Message] = {}
    name = game.info.name
    for listed in listed_examples(game):
        title = f"example-{name}-{listed.id}"
        steps = [f"{title}-{step.id}" for step in listed.step]
        players = [f"example-{name}-player-{player}" for player in listed.players]
        for key in (title, f"{title}.position", *steps, *players):
            out[key] = Message(key)
    return list(out.values())
