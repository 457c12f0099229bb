"""Finding and loading the content: what is wrong with a definition is told with its file, its card and the word."""

from __future__ import annotations

import linecache
import pkgutil
import re
from importlib import import_module
from types import ModuleType, TracebackType
from typing import Final

from civitas.games.imperium.cards import CARDS, TITLES
from civitas.games.imperium.nations import COMMON, is_playable, playable_nations
from civitas.kernel.errors import LoadError

PACKAGE: Final = "civitas.games.imperium.content"
CODE: Final = re.compile(r'"(\d[A-Z]{3,5}\d*[ABX]*|UNREST)"')


def load_content() -> None:
    """Every file of every box, found, not listed; their order means nothing. LoadError for what cannot be read."""
    playable: list[ModuleType] = []
    for box in pkgutil.iter_modules(import_module(PACKAGE).__path__):
        if box.ispkg:
            package = import_module(f"{PACKAGE}.{box.name}")
            for found in pkgutil.iter_modules(package.__path__):
                before = len(playable_nations()) + len(COMMON)
                module = load_file(f"{box.name}.{found.name}")
                if len(playable_nations()) + len(COMMON) > before:
                    playable.append(module)
    check_names(playable)
    check_nations()


def check_names(modules: list[ModuleType]) -> None:
    """LoadError where one of these files speaks of a card that is nowhere; what is not playable yet may wait for it."""
    borne = {card.name for card in CARDS.values()}
    for title in TITLES:
        if title in borne:
            continue
        for module in modules:
            path = str(module.__file__)
            for line, text in enumerate(linecache.getlines(path), 1):
                if f'"{title}"' in text:
                    where = named_place(path, line, module.__name__.removeprefix(f"{PACKAGE}."))
                    raise LoadError(f"imperium: {where}: there is no card {title!r}.")


def check_nations() -> None:
    """LoadError for a nation that lacks a card it cannot do without, and for a replacement of nothing."""
    for nation in playable_nations():
        for code in (f"{nation.box}{nation.code}1A", f"{nation.box}{nation.code}1B", nation.state_card):
            if code and code not in CARDS:
                raise LoadError(f"imperium: the nation {nation.name} has no card {code}.")
    for card in CARDS.values():
        if card.replaces and card.replaces not in CARDS and is_playable(card.code):
            raise LoadError(f"imperium: the card {card.code} replaces {card.replaces}, which is nowhere.")


def load_file(name: str) -> ModuleType:
    try:
        return import_module(f"{PACKAGE}.{name}")
    except NameError as error:
        raise LoadError(f"imperium: {place_of(error.__traceback__, name)}: there is no word {error.name!r}.") from error
    except (LoadError, TypeError, ValueError) as error:
        raise LoadError(f"imperium: {place_of(error.__traceback__, name)}: {error}") from error


def place_of(trace: TracebackType | None, name: str) -> str:
    """The file and the card a definition was being read of when it failed."""
    where = name.replace(".", "/") + ".py"
    line = 0
    path = ""
    while trace is not None:
        if trace.tb_frame.f_globals.get("__name__") == f"{PACKAGE}.{name}":
            line, path = trace.tb_lineno, trace.tb_frame.f_code.co_filename
        trace = trace.tb_next
    return named_place(path, line, name) if line else where


def named_place(path: str, line: int, name: str) -> str:
    """The file of this name, and the card at or before a line of it."""
    where = name.replace(".", "/") + ".py"
    for number in range(line, 0, -1):
        found = CODE.search(linecache.getline(path, number))
        if found:
            return f"{where}, card {found.group(1)}"
    return where
