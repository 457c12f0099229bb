"""Messages into words: the Fluent catalogues of English, Portuguese (Brazil's) and Spanish.

A message that no catalogue has, or whose arguments are not exactly those its words use, is an error: whoever reads
it would be told something wrong.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from civitas.kernel.errors import CivitasError, LoadError, OptionError
from civitas.kernel.text import PLAYER, Message

LANGUAGES: Final = {"en": "en", "pt": "pt-BR", "es": "es"}
DEFAULT: Final = "en"
VARIABLE: Final = "CIVITAS_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

Value = int | str | Message


class NoWords(CivitasError, LookupError):
    """A message the catalogue does not have, or arguments that are not those of its words."""


def message(id: str, /, **args: Value) -> Message:  # noqa: A002 - Message calls it so
    """A message written down in code. The lint reads the calls of this function, so the id must be a literal."""
    return Message(id, args)


def language(given: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one given, else CIVITAS_LANG, else that of the locale if we have it, else English.

    A language asked for by name that we do not have is an OptionError.
    """
    for wanted in (given, environment.get(VARIABLE)):
        if wanted:
            if (found := known(wanted)) is None:
                raise OptionError(f"There is no language {wanted!r}; the languages are: {', '.join(LANGUAGES)}.")
            return found
    for variable in LOCALE_VARIABLES:
        if locale := environment.get(variable):
            return known(locale) or DEFAULT
    return DEFAULT


def known(tag: str) -> str | None:
    """Ours for a tag such as `pt`, `pt-BR` or `pt_BR.UTF-8`."""
    primary = tag.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return primary if primary in LANGUAGES else None


class Words:
    """One language's catalogues: those shipped here and those of the folders a game brings."""

    def __init__(self, lang: str | None = None, folders: Iterable[Traversable] = ()) -> None:
        """OptionError for a language we do not have; see `language`."""
        self.lang = language(lang)
        self.bundle = FluentBundle([LANGUAGES[self.lang]], use_isolating=False)
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self.signatures: dict[str, frozenset[str]] = {}
        # What the players of the table spoken of are called, by seat; empty for one without a name.
        self.names: Sequence[str] = ()
        for folder in (shipped(), *folders):
            for resource in resources(folder / self.lang):
                self.add(resource)

    def add(self, resource: ast.Resource) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                key = name_of(entry)
                if key in self.entries:
                    raise LoadError(f"The message {key!r} is written twice in the catalogues of {self.lang!r}.")
                self.entries[key] = entry
        self.bundle.add_resource(resource)

    def ids(self) -> list[str]:
        """Every id that can be said, attributes as `id.attribute`."""
        out: list[str] = []
        for key, entry in self.entries.items():
            if isinstance(entry, ast.Message):
                out += [key] if entry.value is not None else []
                out += [f"{key}.{attribute.id.name}" for attribute in entry.attributes]
        return out

    def pattern(self, key: str) -> ast.Pattern:
        """What a message or an attribute of one says; NoWords if there is none."""
        name, dot, attribute = key.partition(".")
        entry = self.entries.get(name)
        found: ast.Pattern | None = None
        if isinstance(entry, ast.Message):
            patterns = {part.id.name: part.value for part in entry.attributes}
            found = patterns.get(attribute) if dot else entry.value
        if found is None:
            raise NoWords(f"The catalogues of {self.lang!r} have no message {key!r}.")
        return found

    def arguments(self, key: str) -> frozenset[str]:
        """The names of the arguments a message uses, also in the messages it refers to."""
        if key not in self.signatures:
            self.signatures[key] = frozenset(self.gather(key, ()))
        return self.signatures[key]

    def gather(self, key: str, within: tuple[str, ...]) -> set[str]:
        if key in within:
            raise LoadError(f"The message {key!r} of {self.lang!r} refers to itself.")
        uses = Uses()
        uses.visit(self.pattern(key))
        names = set(uses.variables)
        for other in uses.references:
            names |= self.gather(other, (*within, key))
        return names

    def say(self, said: Message) -> str:
        """The message in words; NoWords if it or an argument is missing, or an argument is one it does not use."""
        used = self.arguments(said.id)
        if used != said.args.keys():
            wanted, given = (", ".join(sorted(names)) or "none" for names in (used, said.args))
            raise NoWords(f"The message {said.id!r} of {self.lang!r} takes the arguments {wanted}; given: {given}.")
        if called := self.called(said):
            return called
        args = {name: self.say(arg) if isinstance(arg, Message) else arg for name, arg in said.args.items()}
        name, _, attribute = said.id.partition(".")
        compiled = self.bundle.get_message(name)
        pattern = compiled.attributes[attribute] if attribute else compiled.value
        assert pattern is not None
        words, faults = self.bundle.format_pattern(pattern, args)
        if faults:
            raise NoWords(f"The message {said.id!r} of {self.lang!r} cannot be said: {faults[0]}.")
        return str(words)

    def called(self, said: Message) -> str:
        """The name of the player a message stands for; empty if it is no player or the name is not known."""
        seat = said.args.get("seat")
        if said.id != PLAYER or not isinstance(seat, int):
            return ""
        return self.names[seat - 1] if 0 < seat <= len(self.names) else ""

    def tell(self, id: str, /, **args: Value) -> str:  # noqa: A002 - as in `message`
        """`say` of a message written down in code; the lint reads these calls too."""
        return self.say(Message(id, args))


class Uses(Visitor):
    """Collects the variables and the other entries a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - fluent's name
        """A term gets no argument but those written beside it, so it needs none from the caller."""


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def shipped() -> Traversable:
    """The folder of our own catalogues."""
    return files("civitas") / "locale"


@lru_cache(maxsize=256)
def parsed(text: str) -> ast.Resource:
    """A catalogue, read once however many speak from it."""
    return FluentResource(text)


def catalogues(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    """The catalogues in a folder and in the folders in it, by name, each after its path from the folder."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        path = f"{within}{file.name}"
        if file.is_dir():
            yield from catalogues(file, f"{path}/")
        elif file.name.endswith(".ftl"):
            yield path, file


def resources(folder: Traversable) -> Iterator[ast.Resource]:
    """What is written in the catalogues of a folder; LoadError for one that is not well formed."""
    for path, file in catalogues(folder):
        resource = parsed(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                what = entry.annotations[0].message if entry.annotations else "it cannot be read"
                first = (entry.content or "").strip().partition("\n")[0]
                raise LoadError(f"The catalogue {folder.name}/{path} is not well formed at {first!r}: {what}.")
        yield resource
