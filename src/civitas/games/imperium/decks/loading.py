"""Loading the decks: what is wrong with a definition is told with its file, its card and the word."""

from __future__ import annotations

import linecache
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Final

from civitas.kernel.errors import LoadError

PACKAGE: Final = "civitas.games.imperium.decks"
CODE: Final = re.compile(r'"(\d[A-Z]{3}\d+[ABX]*|UNREST)"')


def load(*names: str) -> list[ModuleType]:
    """The deck files of these names, in this order. LoadError for a definition that cannot be read."""
    return [load_deck(name) for name in names]


def load_deck(name: str) -> ModuleType:
    try:
        return import_module(f"{PACKAGE}.{name}")
    except NameError as error:
        raise LoadError(f"imperium: {place_of(error.__traceback__, name)}: there is no word {error.name!r}.") from error
    except (LoadError, TypeError, ValueError) as error:
        raise LoadError(f"imperium: {place_of(error.__traceback__, name)}: {error}") from error


def place_of(trace: TracebackType | None, name: str) -> str:
    """The file and the card a definition was being read of when it failed."""
    where = f"{name}.py"
    line = 0
    path = ""
    while trace is not None:
        if Path(trace.tb_frame.f_code.co_filename).name == where:
            line, path = trace.tb_lineno, trace.tb_frame.f_code.co_filename
        trace = trace.tb_next
    for number in range(line, 0, -1):
        found = CODE.search(linecache.getline(path, number))
        if found:
            return f"{where}, card {found.group(1)}"
    return where
