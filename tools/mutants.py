"""Breaks the cards of Imperium one word at a time, and tells which faults no test sees.

Each sentence of a face is dropped, each amount in it made greater by one, each passive left out, its points raised by
one. Only tests that name the face count, and of those only tests that play it: texts, snapshots and the comparison with
what is printed are not asked. Every mutant lives in a process of its own, which loads the cards with the fault.

    python tools/mutants.py 2EGY 2CIV5      the faces whose codes begin so
    python tools/mutants.py --least 90 2    exits with 1 if less than 90 % of the mutants are seen
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import resource
import sys
import types
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ["CIVITAS_PURE"] = "1"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them takes longer than the tests
ROOT = Path(__file__).parents[1]
PACKAGE = "civitas.games.imperium"
CONFORMANCE = ROOT / "tests" / "games" / "imperium" / "conformance"
EQUIVALENT = ROOT / "tests" / "games" / "imperium" / "equivalent_mutants.txt"
# Tests that compare the faces with the facts instead of playing them.
ONLY_READ = ("test_printed.py",)
AMOUNTS = ("amount", "least", "most", "actions", "printed", "value")
SECONDS = 60  # of the processor, for a mutant that never ends
SEEN, SURVIVED, UNTESTED, STILLBORN = "seen", "survived", "untested", "stillborn"
NO_CARDS = 77  # how a child ends whose cards could not be loaded
Mutant = tuple[str, int, str]  # the face, the place of its ability, the fault


def engine() -> None:
    """Everything of the game but its content, loaded once for all mutants."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
    importlib.import_module("civitas")  # which keeps compiled modules away
    package = types.ModuleType(PACKAGE)
    package.__path__ = [str(ROOT / "src" / PACKAGE.replace(".", "/"))]
    sys.modules[PACKAGE] = package
    for name in ("pytest", "hypothesis"):
        importlib.import_module(name)
    importlib.import_module(f"{PACKAGE}.effects.vocabulary")
    importlib.import_module(f"{PACKAGE}.content.discovery")


def owned(thing: Any, inner: set[int], seen: set[int]) -> list[Any]:
    """What a step is made of besides other steps: questions, prices, amounts."""
    if id(thing) in seen or isinstance(thing, int | str | bytes | None):
        return []
    seen.add(id(thing))
    if isinstance(thing, list | tuple):
        return [one for each in thing if id(each) not in inner for one in owned(each, inner, seen)]
    if not type(thing).__module__.startswith("civitas") or type(thing).__name__ in ("Selector", "Message"):
        return []
    fields = vars(thing).values() if hasattr(thing, "__dict__") else ()
    return [thing, *(one for each in fields if id(each) not in inner for one in owned(each, inner, seen))]


def places(step: Any) -> dict[int, list[tuple[Any, str]]]:
    """The amounts of a step by their values: where each is kept."""
    out: dict[int, list[tuple[Any, str]]] = {}
    for thing in owned(step, {id(part) for part in step.parts()}, set()):
        for name in AMOUNTS:
            value = vars(thing).get(name)
            if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                out.setdefault(value, []).append((thing, name))
    return out


def walked(step: Any) -> list[Any]:
    return [step, *(inner for part in step.parts() for inner in walked(part))]


def faults(ability: Any) -> list[str]:
    """Every fault an ability can be given."""
    out = [f"drop {n}" for n in range(len(ability.sentences))]
    if ability.kind == "passive":
        out += [f"without {n}" for n in range(len(ability.hook))]
    for n, sentence in enumerate(ability.sentences):
        for m, step in enumerate(walked(sentence)):
            out += [f"more {n} {m} {value}" for value in places(step)]
    return out


def give(ability: Any, fault: str) -> None:
    kind, *numbers = fault.split()
    where = [int(n) for n in numbers]
    if kind == "drop":
        del ability.sentences[where[0]]
    elif kind == "without":
        ability.hook = [make for n, make in enumerate(ability.hook) if n != where[0]]
    else:
        step = walked(ability.sentences[where[0]])[where[1]]
        for thing, name in places(step)[where[2]]:
            setattr(thing, name, where[2] + 1)


def load(code: str = "", number: int = -1, fault: str = "", note: list[list[Any]] | None = None) -> None:
    """Loads the content; the face `code` has the fault in its ability of this number."""
    card = importlib.import_module(f"{PACKAGE}.effects.card")
    scoring = importlib.import_module(f"{PACKAGE}.scoring")
    add, mark = card.add_ability, card.apply_mark

    def add_ability(entry: Any, ability: Any) -> None:
        place = len(entry.abilities) - 1
        if note is not None:
            note.extend([entry.code, place, each] for each in faults(ability))
        if (entry.code, place) == (code, number):
            give(ability, fault)
        add(entry, ability)

    def apply_mark(entry: Any, made: Any) -> None:
        mark(entry, made)
        if made.kind == "vp":
            if note is not None:
                note.append([entry.code, -1, "points"])
            if (entry.code, fault) == (code, "points"):
                points = scoring.POINTS[entry.number]
                points.points += 1
                if hasattr(points, "places"):
                    points.places = tuple((zone, each + 1) for zone, each in points.places)

    vars(card).update(add_ability=add_ability, apply_mark=apply_mark)
    importlib.import_module(f"{PACKAGE}.game")


def forked(work: Callable[[], int]) -> int:
    """Runs work in a silent child, which ends with what it returns; the number of its process."""
    child = os.fork()
    if not child:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        os._exit(work())
    return child


def listed() -> list[list[Any]]:
    """Every mutant, told by a child, so that this process has no content."""
    reading, writing = os.pipe()

    def work() -> int:
        note: list[list[Any]] = []
        load(note=note)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps(note).encode())
        return 0

    child = forked(work)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told: list[list[Any]] = json.loads(pipe.read())
    os.waitpid(child, 0)
    return told


def tests_of(code: str, sources: dict[str, str]) -> list[str]:
    return [test for test, source in sources.items() if f'"{code}"' in source]


def sources() -> dict[str, str]:
    """The source of every test that plays cards, with its decorators."""
    out: dict[str, str] = {}
    for file in sorted(CONFORMANCE.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        constants: dict[str, str] = {}
        for node in ast.parse(text).body if file.name not in ONLY_READ else ():
            if isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                constants[ast.unparse(target)] = ast.unparse(node)
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                own = "\n".join(lines[first - 1 : node.end_lineno])
                used = [value for name, value in constants.items() if name in own]
                out[f"{file}::{node.name}"] = "\n".join([own, *(value.replace("'", '"') for value in used)])
    return out


def trial(mutant: Mutant, tests: list[str]) -> int:
    """Loads the cards with the fault and asks the tests."""
    import pytest

    from civitas.kernel.errors import LoadError

    try:
        load(*mutant)
    except LoadError:
        return NO_CARDS
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests]))


def tried(mutants: list[Mutant], named: dict[str, str], jobs: int) -> list[str]:
    """What became of each; so many at once, all forked from here, since a thread's fork can find a lock held."""
    results = [UNTESTED] * len(mutants)
    waiting = [n for n, (code, _, _) in enumerate(mutants) if tests_of(code, named)]
    running: dict[int, int] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            n = waiting.pop(0)
            running[forked(partial(trial, mutants[n], tests_of(mutants[n][0], named)))] = n
        child, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        results[running.pop(child)] = STILLBORN if code == NO_CARDS else SURVIVED if code == 0 else SEEN
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("codes", nargs="+")
    parser.add_argument("--least", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    engine()
    mutants = [(code, place, fault) for code, place, fault in listed() if code.startswith(tuple(wish.codes))]
    known = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    equivalent = {line.split(":")[0].strip() for line in known if line and not line.startswith("#")}
    named = sources()
    results = tried(mutants, named, wish.jobs)
    counts = dict.fromkeys((SEEN, SURVIVED, UNTESTED, STILLBORN, "equivalent"), 0)
    for (code, place, fault), result in zip(mutants, results, strict=True):
        name = f"{code} {place} {fault}"
        if name in equivalent:
            result = "equivalent"
        counts[result] += 1
        if result in (SURVIVED, UNTESTED):
            sys.stdout.write(f"{result}: {name}\n")
    judged = counts[SEEN] + counts[SURVIVED] + counts[UNTESTED]
    share = 100 * counts[SEEN] / max(1, judged)
    sys.stdout.write(", ".join(f"{number} {what}" for what, number in counts.items()) + "\n")
    sys.stdout.write(f"{share:.1f} % of {judged} mutants seen\n")
    return int(share < wish.least)


if __name__ == "__main__":
    sys.exit(main())
