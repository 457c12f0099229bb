"""The index of a game's rules, and which tests show each of them.

A game ships `rules.toml` in its package: for every rule its id, its parent and the heading of its source. Rules its
content brings, one for each nation for instance, need no entry there. The title and the explanation are messages, so
that they are shown in the reader's language.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas.kernel.errors import CivitasError, LoadError, OptionError
from civitas.kernel.game import Game
from civitas.kernel.text import ListedRule, Message

FILE: Final = "rules.toml"
MARK: Final = "rule"


class Rule(Struct, frozen=True):
    """One rule: its full name `game:id`, its parent's full name (empty at the top) and the heading of its source.

    `waits` says what a rule waits for that the game does not have yet; such a rule needs no test.
    """

    name: str
    parent: str
    source: str
    waits: str = ""

    @property
    def title(self) -> Message:
        return Message(message_id(self.name))

    @property
    def explanation(self) -> Message:
        return Message(f"{message_id(self.name)}.explanation")


# The rules every game has because the kernel follows them.
KERNEL_RULES: Final = {"kernel:listeners": Rule("kernel:listeners", "", "Civitas")}


class File(Struct, forbid_unknown_fields=True):
    rule: list[ListedRule]


def message_id(name: str) -> str:
    """The id of the message that is the rule's title: `mare:4.3.2` is `rule-mare-4-3-2`."""
    return "rule-" + re.sub(r"[^0-9A-Za-z]", "-", name)


def package_of(game: Game[Any]) -> str:
    """The package a game's rooms lie in; empty for a game outside any package."""
    return type(game).__module__.rpartition(".")[0]


def rules_of(game: Game[Any]) -> dict[str, Rule]:
    """The game's rules by full name, in the order of its file, those its content brings after their parents.

    Empty if it ships no file; LoadError for a bad one.
    """
    package = package_of(game)
    path = files(package) / FILE if package else None
    if path is None or not path.is_file():
        return {}
    return read_rules(game.info.name, path.read_text("utf-8"), game.brought_rules())


def read_rules(game: str, text: str, brought: Iterable[ListedRule] = ()) -> dict[str, Rule]:
    """The rules a file lists and those brought. A parent stands before its children, so there are no circles."""
    try:
        entries = msgspec.convert(tomllib.loads(text), File).rule
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LoadError(f"The index of rules of {game} cannot be read: {error}.") from None
    rules: dict[str, Rule] = {}
    for entry in with_brought(entries, brought):
        name = f"{game}:{entry.id}"
        parent = f"{game}:{entry.parent}" if entry.parent else ""
        if name in rules:
            raise LoadError(f"The rule {name!r} is listed twice.")
        if parent and parent not in rules:
            raise LoadError(f"The rule {name!r} names the parent {parent!r}, which is not listed before it.")
        rules[name] = Rule(name, parent, entry.source, entry.waits)
    return rules


def with_brought(entries: Iterable[ListedRule], brought: Iterable[ListedRule]) -> Iterator[ListedRule]:
    """The entries of a file, each followed by what is brought below it; last what is brought below none of them."""
    below: dict[str, list[ListedRule]] = {}
    for entry in brought:
        below.setdefault(entry.parent, []).append(entry)
    for entry in entries:
        yield entry
        yield from below.pop(entry.id, ())
    for rest in below.values():
        yield from rest


def find_rule(rules: dict[str, Rule], game: str, wanted: str) -> Rule:
    """The rule of that id, with or without the game's name before it; OptionError lists the ids there are."""
    name = wanted if ":" in wanted else f"{game}:{wanted}"
    if name not in rules:
        ids = ", ".join(rule.partition(":")[2] for rule in rules)
        raise OptionError(f"{game} has no rule {wanted!r}; its rules are: {ids or 'none'}.")
    return rules[name]


def depth(rules: dict[str, Rule], rule: Rule) -> int:
    """How many rules stand above this one."""
    return 1 + depth(rules, rules[rule.parent]) if rule.parent else 0


def in_order(rules: dict[str, Rule], parent: str = "") -> Iterator[Rule]:
    """The rules as a tree, each followed by its children."""
    for rule in rules.values():
        if rule.parent == parent:
            yield rule
            yield from in_order(rules, rule.name)


# Which tests show a rule.


class Coverage(Struct, frozen=True):
    """For each rule the tests that show it, and the rules of the game that tests cite but the index does not have.

    `waiting` rules are for later, each with what it waits for.
    """

    shown: dict[str, list[str]]
    unknown: dict[str, list[str]]
    waiting: dict[str, str]

    def bare(self) -> list[str]:
        """The rules no test shows though they are there."""
        return [name for name, tests in self.shown.items() if not tests and name not in self.waiting]


def coverage(rules: dict[str, Rule], game: str, tests: Path) -> Coverage:
    marks = marked_tests(tests)
    unknown = {name: by for name, by in marks.items() if name.partition(":")[0] == game and name not in rules}
    waiting = {name: rule.waits for name, rule in rules.items() if rule.waits}
    return Coverage({name: marks.get(name, []) for name in rules}, unknown, waiting)


def marked_tests(tests: Path) -> dict[str, list[str]]:
    """The tests below a folder (`path::name`) by the rule they carry the mark of."""
    if not tests.is_dir():
        raise OptionError(f"There is no folder of tests at {tests}.")
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        where = path.relative_to(tests).as_posix()
        try:
            tree = ast.parse(path.read_text("utf-8"), str(path))
        except (SyntaxError, UnicodeDecodeError, OSError) as error:
            raise CivitasError(f"The tests in {path} cannot be read: {error}.") from None
        for test, cited in marks_in(tree.body, ""):
            for rule in cited:
                found.setdefault(rule, []).append(f"{where}::{test}")
    return found


def marks_in(body: list[ast.stmt], outer: str) -> Iterator[tuple[str, list[str]]]:
    """Every function and class that carries marks, with the rules they name; a class stands for all its tests."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}::{node.name}" if outer else node.name
            cited = [rule for decorator in node.decorator_list for rule in cited_by(decorator)]
            if cited:
                yield name, list(dict.fromkeys(cited))
            if isinstance(node, ast.ClassDef):
                yield from marks_in(node.body, name)


def cited_by(decorator: ast.expr) -> Iterator[str]:
    """The rules named by a call of `rule`, also as the mark of one parameter among many."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and called(node) == MARK:
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
