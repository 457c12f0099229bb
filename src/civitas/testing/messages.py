"""The message lint, run as `python -m civitas.testing.messages`: code and catalogues say the same things.

Every id the code uses is in all three languages and no other is; a message's arguments are the same in all of them and
those the code passes; every rule has its words, and every rule cited exists. The browser client's messages (`web-...`,
`<game>-web-...`) are looked for in its sources as literals, or by the part of a template before what is put in. What is
looked up by name, such as an option's value or a nation, is demanded of every game, because a gap there does not show.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import civitas
from civitas import registry
from civitas.aid import aid_messages, aid_of, family
from civitas.examples import example_messages
from civitas.gallery import gallery_of, ruling_messages
from civitas.kernel.errors import CivitasError, LoadError
from civitas.kernel.game import Game, GameInfo
from civitas.kernel.text import KERNEL_MESSAGES, Named
from civitas.rooms import Rooms
from civitas.rules import KERNEL_RULES, Rule, called, package_of, rules_of
from civitas.words import LANGUAGES, Words

Signature = frozenset[str]
HELPERS: Final = ("message", "tell")
NOTHING: Final[Signature] = frozenset()
REFUSAL_RULE: Final = 2
WEB_ID: Final = re.compile(r"^(?:[a-z]+-)?web-")
WEB_LITERAL: Final = re.compile(r"[\"'`]((?:[a-z]+-)?web-[a-z0-9-]*[a-z0-9])[\"'`]")
WEB_TEMPLATE: Final = re.compile(r"`((?:[a-z]+-)?web-[a-z0-9-]*)\$\{")
WEB_SOURCES: Final = (".ts", ".svelte")


class Lint:
    """Gathers what the code uses and the faults found on the way."""

    def __init__(self) -> None:
        self.used: dict[str, Signature] = {}
        # By id, the thing whose name it is looked up by.
        self.needed: dict[str, str] = {}
        self.faults: list[str] = []

    def use(self, key: str, args: Signature, where: str) -> None:
        """Notes a use; one id has one set of arguments wherever it is used."""
        if self.used.setdefault(key, args) != args:
            before, now = (", ".join(sorted(names)) or "none" for names in (self.used[key], args))
            self.faults.append(f"{where}: {key!r} is given the arguments {now}, elsewhere {before}")

    # What the code says.

    def read_helpers(self, tree: ast.AST, where: str) -> None:
        """The calls of `message` and `tell`, whose ids must be literals."""
        for call in calls(tree, HELPERS):
            spot = f"{where}:{call.lineno}"
            names = [keyword.arg for keyword in call.keywords]
            match call.args:
                case [ast.Constant(value=str(key))] if None not in names:
                    self.use(key, frozenset(name for name in names if name), spot)
                case _:
                    self.faults.append(f"{spot}: a message is not given by a literal id and named arguments")

    def read_messages(self, tree: ast.AST, where: str, declared: Mapping[str, Signature]) -> None:
        """The `Message`s a game makes of literals, which must be those it declares."""
        for call in calls(tree, ("Message",)):
            spot = f"{where}:{call.lineno}"
            match call.args:
                case [ast.Constant(value=str(key))] if not call.keywords:
                    args: Signature | None = NOTHING
                case [ast.Constant(value=str(key)), ast.Dict(keys=keys)]:
                    args = frozenset(str(name.value) for name in keys if isinstance(name, ast.Constant))
                case [ast.Constant(value=str(key)), *_]:
                    args = None
                case _:
                    continue
            if key not in declared:
                self.faults.append(f"{spot}: {key!r} is not among the messages the game declares")
            elif args is not None and args != declared[key]:
                self.faults.append(f"{spot}: {key!r} is not given the arguments the game declares")

    def read_game(self, game: Game[Any]) -> None:
        for key, args in game.messages().items():
            self.use(key, args, game.info.name)

    # What the rules say.

    def read_rules(self, rules: Iterable[Rule]) -> None:
        for rule in rules:
            for said in (rule.title, rule.explanation):
                if said.id in self.used:
                    self.faults.append(f"{rule.name}: another rule or message is called {said.id!r}")
                self.use(said.id, NOTHING, rule.name)

    def read_aid(self, game: Game[Any]) -> None:
        """The lines of the player's aid; reading it checks the rules they cite."""
        aid_of(game)
        for said in aid_messages(game):
            self.use(said.id, NOTHING, f"the player's aid of {game.info.name}")

    def read_rulings(self, game: Game[Any]) -> None:
        """The rulings about cards; opening the gallery finds what they name that is not there."""
        try:
            gallery_of(Rooms(game))
        except LoadError as error:
            self.faults.append(str(error))
        for said in ruling_messages(game):
            self.use(said.id, NOTHING, f"the rulings of {game.info.name}")

    def read_examples(self, game: Game[Any]) -> None:
        for said in example_messages(game):
            self.use(said.id, NOTHING, f"the worked turns of {game.info.name}")

    def check_cited(self, cited: Iterable[tuple[str, str]], rules: Mapping[str, Rule]) -> None:
        """Pairs (rule, where it is cited)."""
        for name, where in cited:
            if name not in rules:
                self.faults.append(f"{where}: the rule {name!r} is not in the index")

    # What is looked up by name.

    def read_named(self, named: Iterable[Named], declared: Mapping[str, Signature], rules: Mapping[str, Rule]) -> None:
        """A game's things, which must be among the messages it declares, those of the browser aside, and its rules."""
        for each in named:
            for key in each.messages:
                if key not in declared and not WEB_ID.match(key):
                    self.faults.append(f"{each.what}: {key!r} is not among the messages the game declares")
                self.use(key, NOTHING, each.what)
                self.needed.setdefault(key, each.what)
            if each.rule in rules:
                rule = rules[each.rule]
                self.needed |= {rule.title.id: each.what, rule.explanation.id: each.what}
            elif each.rule:
                self.faults.append(f"{each.what}: the rule {each.rule!r} is not in the index")

    # What the browser client says.

    def read_web(self, folder: Path, words: Words) -> None:
        """Its ids; their arguments are those of the catalogue given, which the other languages must share."""
        literals, prefixes = web_ids(folder)
        for key in words.ids():
            if WEB_ID.match(key) and (key.partition(".")[0] in literals or key.startswith(prefixes)):
                self.use(key, words.arguments(key), "web")
        for key in sorted(literals - set(words.ids())):
            self.use(key, NOTHING, "web")

    # What the catalogues say.

    def check_catalogue(self, words: Words) -> None:
        ids = set(words.ids())
        for key in sorted(self.used.keys() - ids):
            whose = f", which {self.needed[key]} needs" if key in self.needed else ""
            self.faults.append(f"{words.lang}: {key!r} is missing{whose}")
        for key in sorted(ids - self.used.keys()):
            self.faults.append(f"{words.lang}: {key!r} is used nowhere")
        for key in sorted(ids & self.used.keys()):
            try:
                args = words.arguments(key)
            except CivitasError as error:
                self.faults.append(f"{words.lang}: {error}")
                continue
            if args != self.used[key]:
                has, gets = (", ".join(sorted(names)) or "none" for names in (args, self.used[key]))
                self.faults.append(f"{words.lang}: {key!r} uses the arguments {has}, the code gives {gets}")


def calls(tree: ast.AST, names: Iterable[str]) -> Iterator[ast.Call]:
    """The calls of functions of these names."""
    wanted = set(names)
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in wanted)


def refused_by(tree: ast.AST, where: str) -> Iterator[tuple[str, str]]:
    """The rules that refusals cite."""
    for call in calls(tree, ("Refusal",)):
        by_name = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
        for arg in [*call.args[REFUSAL_RULE:], *by_name]:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                yield arg.value, f"{where}:{call.lineno}"


def named_in_lobby(info: GameInfo) -> Iterator[Named]:
    """What lobby and terminal look up for a game: its title, its options and, in the browser, their values."""
    game = info.name
    yield Named(f"the game {game!r}", (f"{game}-title", f"web-game-{game}", f"web-game-{game}.about"))
    offered = [spec for spec in info.options if not spec.drawn]
    # `empire1`, `empire2`, ... are one option to the lobby, if every seat has it.
    families = Counter(family(spec.name) for spec in offered if family(spec.name) != spec.name)
    for spec in info.options:
        yield Named(f"the option {spec.name!r} of {game}", (f"{game}-option-{spec.name}",))
    for spec in offered:
        name = family(spec.name) if families[family(spec.name)] == info.most_seats else spec.name
        option, key = f"the option {name!r} of {game}", f"web-option-{game}-{name}"
        yield Named(option, (key, f"{key}.about"))
        for value in spec.values:
            yield Named(f"the value {value!r} of {option}", (f"web-value-{game}-{name}-{value}",))


def web_ids(folder: Path) -> tuple[set[str], tuple[str, ...]]:
    """The ids the client's sources write out, and the beginnings of those they put together."""
    literals: set[str] = set()
    prefixes: set[str] = set()
    games = registry.installed()
    for path in sorted(folder.rglob("*")):
        within = path.relative_to(folder).parts
        if within[0] == "games" and len(within) > 2 and within[1] not in games:
            continue  # its words come with the game
        if path.suffix in WEB_SOURCES and ".test." not in path.name:
            text = path.read_text("utf-8")
            literals.update(WEB_LITERAL.findall(text))
            prefixes.update(WEB_TEMPLATE.findall(text))
    return literals, tuple(sorted(prefixes))


def sources(folder: Path) -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(folder.rglob("*.py")):
        yield str(path.relative_to(folder.parent)), ast.parse(path.read_text("utf-8"), str(path))


def our_games() -> list[Game[Any]]:
    """The installed games whose words lie in our catalogues."""
    games = (registry.game(name) for name in registry.games(hidden=True))
    return [game for game in games if package_of(game).startswith(f"{civitas.__name__}.")]


def check() -> Lint:
    """Checks the package as it is installed."""
    root = Path(str(civitas.__file__)).parent
    lint = Lint()
    for where, tree in sources(root):
        lint.read_helpers(tree, where)
    for key, args in KERNEL_MESSAGES.items():
        lint.use(key, args, "kernel")
    lint.read_rules(KERNEL_RULES.values())
    for game in our_games():
        lint.read_game(game)
        rules = rules_of(game)
        lint.read_rules(rules.values())
        lint.read_aid(game)
        lint.read_rulings(game)
        lint.read_examples(game)
        lint.read_named([*named_in_lobby(game.info), *game.named()], game.messages(), rules)
        known = rules | KERNEL_RULES
        lint.check_cited(zip(game.book.program_rules, game.book.program_names, strict=True), known)
        for where, tree in sources(root.joinpath(*package_of(game).split(".")[1:])):
            lint.read_messages(tree, where, game.messages())
            lint.check_cited(refused_by(tree, where), known)
    lint.read_web(root.parents[1] / "web" / "src", Words("en"))
    for lang in LANGUAGES:
        lint.check_catalogue(Words(lang))
    return lint


def main() -> int:
    try:
        lint = check()
    except CivitasError as error:
        sys.stdout.write(f"{error}\n")
        return 1
    for fault in lint.faults:
        sys.stdout.write(f"{fault}\n")
    if not lint.faults:
        sys.stdout.write(f"{len(lint.used)} messages in {len(LANGUAGES)} languages, no fault\n")
    return 1 if lint.faults else 0


if __name__ == "__main__":
    sys.exit(main())
