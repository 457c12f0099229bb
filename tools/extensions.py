"""Compiles the modules that `compiled.py` names: `python tools/extensions.py FOLDER` leaves them in FOLDER/made.

One build for developers and releases: one library at full optimisation, from one C file for every module, so that all
cores work. A single C file for everything takes one core the whole time and runs no faster. Objects of C files that
did not change since the last time are taken from FOLDER/kept.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from compiled import paths

TOOLS: Final = Path(__file__).resolve().parent
SOURCE: Final = TOOLS.parent / "src"
GROUP: Final = "civitas"
OPTIONS: Final[dict[str, Any]] = {"opt_level": "3", "debug_level": "0", "multi_file": True}
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
CORES: Final = len(os.sched_getaffinity(0))


def configured(*names: str) -> list[str]:
    """What Python's own extensions are compiled with."""
    return [word for name in names for word in shlex.split(sysconfig.get_config_var(name) or "")]


def digest(*parts: object) -> str:
    text = sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else repr(part).encode()
        text.update(b"%d " % len(data) + data)
    return text.hexdigest()


@cache
def headers(folder: Path) -> str:
    """All headers of the group: a class that changed changes how others reach into it."""
    return digest(*(path.read_bytes() for path in sorted(folder.rglob("*.h"))))


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")


class Build:
    """C files and objects in one folder, extensions in another, where they replace what was there."""

    def __init__(self, folder: Path) -> None:
        self.c = folder / "c"
        self.kept = folder / "kept"
        self.made = folder / "made"
        # Nobody outside reaches into the library, so that its modules call each other directly, not through a table.
        hidden = "-fvisibility=hidden"
        self.compiler = [*configured("CC", "CFLAGS", "CCSHARED"), hidden, "-I" + sysconfig.get_path("include")]
        version = subprocess.run([*configured("CC"), "--version"], capture_output=True, check=True)  # noqa: S603
        self.tools = (sys.version, metadata.version("mypy"), version.stdout, self.compiler, OPTIONS)
        for path in (self.c, self.kept):
            path.mkdir(parents=True, exist_ok=True)
        self.used: set[Path] = set()

    def generate(self) -> list[Any]:
        """From Python to C: the extensions to compile, one library and a way into it for every module."""
        from mypyc.build import mypycify

        os.chdir(SOURCE)
        arguments = ["--strict", "--config-file=", f"--cache-dir={os.devnull}", *paths(SOURCE)]
        extensions: list[Any] = mypycify(arguments, group_name=GROUP, target_dir=str(self.c), **OPTIONS)
        return extensions

    def object_of(self, file: str, extension: Any) -> Path:
        """The object of a C file: the kept one, if everything it was made from is the same."""
        source = Path(file)
        flags = [*extension.extra_compile_args, *("-I" + folder for folder in extension.include_dirs)]
        to = self.kept / (digest(self.tools, flags, source.read_bytes(), headers(self.c)) + ".o")
        if not to.exists():
            part = to.with_suffix(".part")
            run([*self.compiler, *flags, "-c", file, "-o", str(part)])
            part.rename(to)
        self.used.add(to)
        return to

    def link(self, name: str, objects: list[Path]) -> None:
        to = self.made / (name.replace(".", "/") + SUFFIX)
        to.parent.mkdir(parents=True, exist_ok=True)
        run([*configured("LDSHARED"), *map(str, objects), "-o", str(to)])

    def key(self) -> str:
        """Tells whether anything changed. The interpreted modules count: the compiled ones rely on their types."""
        sources = sorted([*SOURCE.rglob("*.py"), *TOOLS.glob("*.py")])
        return digest(self.tools, *(part for path in sources for part in (str(path), path.read_bytes())))

    def make(self) -> None:
        key, told = self.key(), self.made / "key"
        if told.exists() and told.read_text() == key:
            return
        extensions = self.generate()
        shutil.rmtree(self.made, ignore_errors=True)
        work = {file: extension for extension in extensions for file in extension.sources}
        # The longest first, or one core is idle at the end.
        order = sorted(work, key=lambda file: -Path(file).stat().st_size)
        with ThreadPoolExecutor(CORES) as pool:
            objects = dict(zip(order, pool.map(self.object_of, order, map(work.get, order)), strict=True))
            linked = [pool.submit(self.link, e.name, [objects[file] for file in e.sources]) for e in extensions]
            for each in linked:
                each.result()
        for path in self.kept.iterdir():
            if path not in self.used:
                path.unlink()
        told.write_text(key)


def main() -> None:
    Build(Path(sys.argv[1]).resolve()).make()


if __name__ == "__main__":
    main()
