"""Which modules are compiled: those a game runs through while it is played. `python tools/compiled.py` lists them.

A module of the kernel or of a game is compiled when it defines a part of a running game, a class that descends from
one of PARTS, or when such a module imports it. Never are packages (`__init__.py`) and modules with structs, because
mypyc erases the types msgspec reads. A module that has to be otherwise says so in its docstring, with its reason:
"Compiled: bots call it at every step." or "Not compiled: it is a list of cards."
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PACKAGES: Final = ("civitas.kernel", "civitas.games")
PARTS: Final = {
    "civitas.kernel.machine.Machine",
    "civitas.kernel.node.Node",
    "civitas.kernel.node.Expr",
    "civitas.kernel.book.Hook",
}
STRUCTS: Final = {"msgspec.Struct"}
STATEMENT: Final = re.compile(r"\b(Not compiled|Compiled): \w")


class Module:
    """What can be seen of a module without running it."""

    def __init__(self, name: str, source: str) -> None:
        tree = ast.parse(source)
        self.name = name
        # What a name that is imported means elsewhere; it may be a module.
        self.meanings: dict[str, str] = {}
        self.imports: set[str] = set()
        self.bases: dict[str, list[str]] = {}
        said = STATEMENT.search(ast.get_docstring(tree) or "")
        self.said = said and said[1]
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    self.meanings[alias.asname or alias.name] = alias.name
                    self.imports.add(alias.name)
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.meanings[alias.asname or alias.name] = f"{node.module}.{alias.name}"
                    self.imports |= {node.module, f"{node.module}.{alias.name}"}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                self.bases[f"{name}.{node.name}"] = [self.meaning(base) for base in node.bases]

    def meaning(self, base: ast.expr) -> str:
        """The full name of a base class: `Node[State]` is `civitas.kernel.node.Node`."""
        name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
        first, dot, rest = name.partition(".")
        if first in self.meanings:
            return self.meanings[first] + dot + rest
        return name if dot else f"{self.name}.{name}"

    def defines(self, classes: set[str]) -> bool:
        return any(name in classes for name in self.bases)


def modules(source: Path) -> Iterator[Module]:
    for package in PACKAGES:
        for path in sorted((source / package.replace(".", "/")).rglob("*.py")):
            if path.name != "__init__.py":
                name = ".".join(path.relative_to(source).with_suffix("").parts)
                yield Module(name, path.read_text("utf-8"))


def descendants(found: dict[str, Module], roots: set[str]) -> set[str]:
    """These classes and all that descend from them."""
    bases = {name: of for module in found.values() for name, of in module.bases.items()}
    known = set(roots)
    while more := {name for name, of in bases.items() if name not in known and not known.isdisjoint(of)}:
        known |= more
    return known


def compiled(source: Path) -> list[str]:
    """The names of the modules under this folder that are compiled."""
    found = {module.name: module for module in modules(source)}
    parts, structs = descendants(found, PARTS), descendants(found, STRUCTS)
    out = {name for name, m in found.items() if m.said == "Not compiled" or m.defines(structs)}
    todo = {name for name, m in found.items() if m.said == "Compiled" or m.defines(parts)} - out
    inside: set[str] = set()
    while todo:
        inside |= todo
        todo = {name for each in todo for name in found[each].imports if name in found} - inside - out
    return sorted(inside)


def paths(source: Path) -> list[str]:
    return [f"{name.replace('.', '/')}.py" for name in compiled(source)]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{path}\n" for path in paths(Path(__file__).parent.parent / "src")))
