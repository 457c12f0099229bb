"""Compiled or interpreted: the switch, and a look at which one runs.

With CIVITAS_PURE=1 every module of the package is loaded from its source, even where a compiled one lies beside it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = "civitas"
SWITCH: Final = "CIVITAS_PURE"


class SourceOnly:
    """A finder that sees the package's sources and nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: ModuleType | None = None, /) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{PACKAGE}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def wanted() -> bool:
    return os.environ.get(SWITCH) == "1"


def install() -> None:
    """Puts the finder first when the switch is on. Called before anything else of the package is imported."""
    if wanted() and SourceOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourceOnly)


def compiled() -> bool:
    """Whether the kernel that is running is compiled."""
    import civitas.kernel.machine as machine

    return not str(machine.__file__).endswith(".py")


def stale() -> list[str]:
    """Compiled modules that are older than their source."""
    root = Path(__file__).parent
    out = []
    for extension in sorted(root.rglob("*.so")):
        source = extension.with_name(extension.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > extension.stat().st_mtime:
            out.append(str(source.relative_to(root)))
    return out
