"""What a game's package offers terminal and server besides the contract.

A game may keep, beside its rules, a `table.py` that draws it, a `names.py` and a `log.py` that say what things are
called and what happened (or one `text.py` for both), a `web.py` for its table in the browser, a `parts.py` if that
table loads in parts, a `gallery.py` that lists its cards, a `choosing.py` that helps to choose in the lobby, a
`campaigning.py` for its campaign, and a `levels.py` that says which bots play it; each may lack any of what is listed
here, and then the game is shown and played plainly. A package of another author may also bring its own catalogues, in a
folder `locale`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from rich.console import RenderableType

from civitas.kernel.campaign import Campaign
from civitas.kernel.choosing import Choosing
from civitas.kernel.events import Event
from civitas.kernel.gallery import CardEntry, Facet
from civitas.kernel.game import Game, View
from civitas.kernel.machine import Machine
from civitas.kernel.origin import Options
from civitas.kernel.text import Message
from civitas.rules import package_of
from civitas.words import message

Say = Callable[[Message], str]

# The bots of a game that names none, by level.
PLAIN_LEVELS: Final = {
    "random": "random",
    "easy": "greedy:worlds=1",
    "normal": "greedy:worlds=4",
    "hard": "search:ms=400",
}


def room(game: Game[Any], name: str) -> ModuleType | None:
    """The module of that name in the game's package."""
    package = package_of(game)
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def catalogues_of(game: Game[Any]) -> list[Traversable]:
    """The folder of catalogues the game's package brings, if it does."""
    package = package_of(game)
    folder = files(package) / "locale" if package else None
    return [folder] if folder is not None and folder.is_dir() else []


class Shelf:
    """Several modules of a game's package as one: what is asked for may be in any of them."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self._modules = [module for name in names if (module := room(game, name)) is not None]

    def __getattr__(self, name: str) -> Any:
        for module in self._modules:
            if hasattr(module, name):
                return getattr(module, name)
        raise AttributeError(name)


class Rooms:
    """The optional parts of a game, with plain ones where it has none."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.declared = game.messages()
        text, table = Shelf(game, ("text", "names", "log")), room(game, "table")
        web = Shelf(game, ("web", "parts"))
        # draw(view, names, say): the whole table. glossary(view, say): what the cards do.
        self.draw: Callable[[View, Sequence[str], Say], RenderableType] | None = getattr(table, "draw", None)
        self.glossary: Callable[[View, Say], RenderableType] | None = getattr(table, "glossary", None)
        # card_name(card), committed_name(code): what to call them. event_line(state, event): the log line of a game's
        # event; of the state it may use only what never changes in a game and everybody knows, such as its map.
        self.card_name: Callable[[int], Message] = getattr(text, "card_name", numbered)
        self.committed_name: Callable[[int], Message] = getattr(text, "committed_name", numbered)
        self.event_line: Callable[[Any, Event], Message | None] = getattr(text, "event_line", unsaid)
        # joins(first, next): whether two events of the game that follow each other make one line, joined_line(events).
        self.joins: Callable[[Event, Event], bool] = getattr(text, "joins", apart)
        self.joined_line: Callable[[Sequence[Event]], Message | None] = getattr(text, "joined_line", untold)
        # event_targets(state, event): the things on the table that line speaks of, as the targets of options are named.
        self.event_targets: Callable[[Any, Event], Sequence[str]] = getattr(text, "event_targets", nothing)
        # facts(): the game's unchanging document for its table in the browser. What only some tables need may be split
        # off: fact_parts() are the parts by name, each with more entries for the records of the document, and
        # parts_of(options) names those a table of these settled options needs.
        self.facts: Callable[[], dict[str, Any]] = getattr(web, "facts", dict)
        self.fact_parts: Callable[[], dict[str, dict[str, dict[str, Any]]]] = getattr(web, "fact_parts", dict)
        self.own_parts: Callable[[Options], Sequence[str]] = getattr(web, "parts_of", whole)
        self.usual: Options = {spec.name: spec.default for spec in game.info.options}
        # gallery_cards(): the cards of the game for its gallery; facets(): what they are told apart by;
        # gallery_facts(): the cards that facts() lacks, as a part of the facts; PRINTED_CODES: whether their codes are
        # printed on them.
        gallery = room(game, "gallery")
        self.gallery_cards: Callable[[], list[CardEntry]] = getattr(gallery, "gallery_cards", list)
        self.facets: Callable[[], list[Facet]] = getattr(gallery, "facets", list)
        self.gallery_facts: Callable[[], dict[str, dict[str, Any]]] = getattr(gallery, "gallery_facts", dict)
        self.printed_codes: bool = getattr(gallery, "PRINTED_CODES", False)
        # choosing(): what helps to choose among the values of a setting each seat has, in the lobby.
        self.choosing: Callable[[], Choosing | None] = getattr(room(game, "choosing"), "choosing", unchosen)
        # campaigning.CAMPAIGN: what plays its games one after the other, on one sheet.
        self.campaign: Campaign | None = getattr(room(game, "campaigning"), "CAMPAIGN", None)
        # levels.LEVELS: the spec of the bot that plays a level, for the levels at which it is not the plain one.
        self.levels: Mapping[str, str] = PLAIN_LEVELS | getattr(room(game, "levels"), "LEVELS", {})
        # MOVES, SHUFFLED: the log lines of moves, and of moves that end in a shuffle, by the kinds of zone. Their
        # arguments are among player, other (whom it goes to), cards and count.
        self.moves: Mapping[tuple[str, str], str] = getattr(text, "MOVES", {})
        self.shuffled: Mapping[tuple[str, str], str] = getattr(text, "SHUFFLED", {})
        # GIVEN: the log line of whatever one seat passes to another.
        self.given: str = getattr(text, "GIVEN", "")
        # QUIET, QUIET_MOVES: the counters and the moves the log leaves out; QUIET_DICE: whether it leaves out dice.
        self.quiet: frozenset[str] = getattr(text, "QUIET", frozenset())
        self.quiet_moves: frozenset[tuple[str, str]] = getattr(text, "QUIET_MOVES", frozenset())
        self.quiet_dice: bool = getattr(text, "QUIET_DICE", False)

    def parts_of(self, options: Options) -> Sequence[str]:
        """The parts of the facts for a table of these settings; one of an older release may lack some of them."""
        return self.own_parts({**self.usual, **options})

    def name(self, sort: str, name: str) -> str | Message:
        """What to call a zone, a counter, an option: the game's words for it if it has any, else its plain name."""
        key = f"{self.game.info.name}-{sort}-{name.replace(' ', '-')}"
        return Message(key) if key in self.declared else name

    def title(self) -> str | Message:
        key = f"{self.game.info.name}-title"
        return Message(key) if key in self.declared else self.game.info.name


def numbered(card: int) -> Message:
    return message("cli-card", number=card)


def whole(_options: Options) -> Sequence[str]:
    return ()


def unchosen() -> Choosing | None:
    return None


def nothing(_state: Machine, _event: Event) -> Sequence[str]:
    return ()


def apart(_first: Event, _next: Event) -> bool:
    return False


def untold(_events: Sequence[Event]) -> Message | None:
    return None


def unsaid(_state: Machine, _event: Event) -> Message | None:
    return None
