"""What the rules of a game are, in one line: a digest of the sources they are written in.

A digest that differs tells no more than that something was changed, be it a word the player reads: whoever finds one
tries whether the games still lead where they led. Comments, docstrings and the layout of the text do not count.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from civitas.kernel.game import Game
from civitas.rules import package_of

KERNEL: Final = "civitas.kernel"
SOURCE: Final = ".py"
DATA: Final = (".toml", ".json")
SIZE: Final = 16
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def rules_digest(game: Game[Any]) -> str:
    """The digest of a game's rules as they are installed: of its package and of the kernel."""
    return digest_of(package_of(game), game.info.version)


@cache
def digest_of(package: str, version: str) -> str:
    """A game outside any package is told by the kernel and its version alone."""
    made = hashlib.blake2b(version.encode(), digest_size=SIZE)
    for name in (KERNEL, package) if package else (KERNEL,):
        made.update(sources_digest(name))
    return made.hexdigest()


@cache
def sources_digest(package: str) -> bytes:
    """The digest of the modules and data files of a package."""
    made = hashlib.blake2b(digest_size=SIZE)
    for path, source in sources(files(package), ""):
        made.update(f"\n{path}\n".encode())
        made.update(written(source) if path.endswith(SOURCE) else source)
    return made.digest()


def sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """The modules and data files below a folder, in the order of their names."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        below = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from sources(entry, below)
        elif entry.name.endswith((SOURCE, *DATA)):
            yield below, entry.read_bytes()


def written(source: bytes) -> bytes:
    """A module's syntax tree in text, without docstrings."""
    out: list[str] = []
    spell(ast.parse(source), out)
    return " ".join(out).encode()


def spell(node: ast.AST, out: list[str]) -> None:
    out.append(type(node).__name__)
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            spell(value, out)
        elif isinstance(value, list):
            out.append("[")
            for each in value[1:] if name == "body" and has_docstring(node) else value:
                if isinstance(each, ast.AST):
                    spell(each, out)
                else:
                    out.append(repr(each))
            out.append("]")
        else:
            out.append(repr(value))


def has_docstring(node: ast.AST) -> bool:
    if not isinstance(node, DOCUMENTED) or not node.body:
        return False
    first = node.body[0]
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
