"""The player's aid of a game: what the books print on their last pages, for the settings of one table.

A game ships `aid.toml` in its package: sections of lines, each line with the rule it reminds of. Title and lines are
messages. A line can be for some settings only; a section can tell the rule of each chosen value of a setting, such as
the nations at the table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas.kernel.errors import LoadError
from civitas.kernel.game import Game
from civitas.kernel.text import Message
from civitas.rules import Rule, package_of, rules_of

FILE: Final = "aid.toml"
NUMBERED: Final = re.compile(r"(.+?)[0-9]+")


class ListedLine(Struct, forbid_unknown_fields=True):
    """A line as the file lists it.

    `when` maps a setting to the values for which the line is shown; `seats`: for how many, if not for any number.
    """

    id: str
    rule: str
    when: dict[str, list[str]] = {}
    seats: list[int] = []

    def fits(self, settings: Mapping[str, object], seats: int) -> bool:
        if self.seats and seats not in self.seats:
            return False
        return all(values_of(settings, key) & {*wanted} for key, wanted in self.when.items())


class ListedSection(Struct, forbid_unknown_fields=True):
    """A section as the file lists it.

    `chosen` names a setting whose values at the table have rules of their own, all `below` the rule named.
    """

    id: str
    line: list[ListedLine] = []
    chosen: str = ""
    below: str = ""


class File(Struct, forbid_unknown_fields=True):
    section: list[ListedSection]


class AidLine(Struct, frozen=True):
    """One reminder, and the rule it is about; `title` is of a line that tells a whole rule."""

    text: Message
    rule: str
    title: Message | None = None


class AidSection(Struct, frozen=True):
    title: Message
    lines: list[AidLine]


def listed_aid(game: Game[Any]) -> list[ListedSection]:
    """What the game's file lists; nothing if it ships none, LoadError for a bad one."""
    package = package_of(game)
    path = files(package) / FILE if package else None
    if path is None or not path.is_file():
        return []
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), File).section
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LoadError(f"The player's aid of {game.info.name} cannot be read: {error}.") from None


def aid_of(game: Game[Any], settings: Mapping[str, object] | None = None, seats: int = 0) -> list[AidSection]:
    """The aid for these settings and seats, all of it where none are given; a section without a line is left out."""
    rules = rules_of(game)
    sections = (
        AidSection(title(game, section), list(lines(game, section, rules, settings, seats)))
        for section in listed_aid(game)
    )
    return [section for section in sections if section.lines]


def lines(
    game: Game[Any],
    section: ListedSection,
    rules: Mapping[str, Rule],
    settings: Mapping[str, object] | None,
    seats: int,
) -> Iterator[AidLine]:
    name = game.info.name
    for line in section.line:
        rule = f"{name}:{line.rule}"
        if rule not in rules:
            raise LoadError(f"The player's aid of {name} cites the rule {rule!r}, which is not in the index.")
        if settings is None or line.fits(settings, seats):
            yield AidLine(text(game, section, line), rule)
    if section.chosen and settings is not None:
        for value in sorted(values_of(settings, section.chosen)):
            found = rules.get(f"{name}:{value}")
            if found is not None and found.parent == f"{name}:{section.below}":
                yield AidLine(found.explanation, found.name, found.title)


def values_of(settings: Mapping[str, object], wanted: str) -> set[str]:
    """The values of a setting; `nation` stands for `nation1`, `nation2` and so on, of every seat."""
    return {str(value) for name, value in settings.items() if wanted in (name, family(name))}


def family(name: str) -> str:
    match = NUMBERED.fullmatch(name)
    return match[1] if match else name


def title(game: Game[Any], section: ListedSection) -> Message:
    return Message(f"aid-{game.info.name}-{section.id}")


def text(game: Game[Any], section: ListedSection, line: ListedLine) -> Message:
    return Message(f"aid-{game.info.name}-{section.id}-{line.id}")


def aid_messages(game: Game[Any]) -> list[Message]:
    """Every message the aid can say besides rules."""
    sections = listed_aid(game)
    return [title(game, each) for each in sections] + [
        text(game, each, line) for each in sections for line in each.line
    ]
