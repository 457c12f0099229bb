"""Checks that a nation takes no more than CONTRIBUTING.md says: adds one to a copy of the project, by that list.

The nation is one that no book has, so it needs letters of its own in `numbers.py`.

The copy has what is committed and what is not. In it the nation is written as its author would write it, the message
lint and its tests are run, a game with it is played to its end, and then every file that is not as before must stand in
the list, and every file of the list must be another. Nothing is left behind.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GUIDE: Final = "CONTRIBUTING.md"
HEADING: Final = "### A nation that needs no new word\n"
LISTED: Final = re.compile(r"^\d+\. `([^`]+)`", re.MULTILINE)
BRACES: Final = re.compile(r"\{([^}]*)\}")
BOX: Final = "horizons"
NAME: Final = "wayfarers"
NUMBERS: Final = "src/civitas/games/imperium/numbers.py"
LAST: Final = '"TAN", "WAG")'
WITH_LETTERS: Final = '"TAN", "WAG", "WAY")'

CONTENT: Final = '''"""The Wayfarers."""

from __future__ import annotations

from civitas.games.imperium.content.staples import *
from civitas.games.imperium.effects.vocabulary import *

nation("WAY", "wayfarers", stars=1, unrest_in_nation_deck=1)

card("3WAY1A", "Wayfarers", power, vp(each(1, per_token(POPULATION), per=4)), exhaust(gain(MATERIALS)))
card("3WAY1B", "Wayfarers", power, vp(each(1, per_token(POPULATION), per=2)))
card("3WAY2", "Wayfarers' Guide", empire, accession, play(draw(2), this_to(HISTORY)))
card("3WAY3", "Wayfarers' Craft", empire, develop_for(materials=3), vp(3), play(gain(PROGRESS, 2)))
prosperity("3WAY4", in_nation_deck)
glory("3WAY5")
prosperity("3WAY6")
advance("3WAY7")
conquer("3WAY14")
city("3WAY15", "Wayfarers' Camp")
card("3WAY16", "Wayfarers' Plain", region, pinned, icons(production=1), play(gain(POPULATION), may_garrison()))
'''

TESTS: Final = '''"""The cards the Wayfarers alone have."""

from __future__ import annotations

from civitas.testing.rules import rule
from games.imperium.conformance.positions import barbarian, empire, hand, supply


@rule("imperium:wayfarers", "imperium:exhaust")
def test_wayfarers_exhaust_their_power_for_a_material() -> None:
    assert barbarian().power(0, "3WAY1A").turn().use("3WAY1A").resources(0) == supply(materials=1)


@rule("imperium:wayfarers", "imperium:history")
def test_their_guide_draws_two_and_goes_into_the_history() -> None:
    game = empire("3WAY2").deck(0, "1TRI2", "1TRI8").turn().play("3WAY2")
    assert (hand(game), game.cards_in("history")) == (["1TRI2", "1TRI8"], ["3WAY2"])


@rule("imperium:wayfarers", "imperium:gain")
def test_their_craft_gives_progress() -> None:
    assert empire("3WAY3").turn().play("3WAY3").resources(0) == supply(progress=2)
'''

WORDS: Final = {
    "en": ("Wayfarers", "Guide", "Craft", "Camp", "Plain", "A people always on its way."),
    "pt": ("Viandantes", "Guia", "Ofício", "Acampamento", "Planície", "Um povo sempre a caminho."),
    "es": ("Caminantes", "Guía", "Oficio", "Campamento", "Llanura", "Un pueblo siempre en camino."),
}

GAME: Final = """
import civitas
from civitas.kernel.playout import playout
from civitas.testing.positions import rng_of

s = civitas.game("imperium").new(2, 1, {"nation1": "wayfarers"})
playout(s, rng_of(1), 1_000_000)
assert s.over, "the game with the new nation does not end"
"""


class Failed(Exception):
    """What is wrong, in a sentence."""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="civitas-nation-") as folder:
        try:
            check(Path(folder))
        except Failed as error:
            sys.stdout.write(f"{error}\n")
            return 1
    sys.stdout.write("a nation takes the files of its list and no other\n")
    return 0


def check(copy: Path) -> None:
    """Adds the nation to a copy of the project, made in an empty folder."""
    copy_project(copy)
    write_nation(copy)
    run(copy, "the message lint", sys.executable, "-m", "civitas.testing.messages")
    tests = f"tests/games/imperium/conformance/nations/test_{NAME}.py"
    run(copy, "the nation's tests", sys.executable, "-m", "pytest", "-q", tests)
    run(copy, "a game with the nation", sys.executable, "-c", GAME)
    fault = difference(touched(copy), listed((copy / GUIDE).read_text("utf-8"), BOX, NAME))
    if fault:
        raise Failed(fault)


def copy_project(copy: Path) -> None:
    """What git knows or would be told of, as it is now, committed in the copy so that git tells what changes there."""
    known = run(ROOT, "git", "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    for name in known.split("\0"):
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, copy / name)
    run(copy, "git", "git", "init", "--quiet")
    run(copy, "git", "git", "add", "--all")
    who = ("-c", "user.name=nation_check", "-c", "user.email=nation_check", "-c", "commit.gpgsign=false")
    run(copy, "git", "git", *who, "commit", "--quiet", "--no-verify", "--message", "before")


def write_nation(copy: Path) -> None:
    """The files an author would write, whether the list has them or not."""

    def write(name: str, text: str) -> None:
        with (copy / name).open("a", encoding="utf-8") as file:
            file.write(text)

    numbers = (copy / NUMBERS).read_text("utf-8")
    if LAST not in numbers:
        raise Failed(f"{NUMBERS} does not end the nations of {BOX} with {LAST}.")
    (copy / NUMBERS).write_text(numbers.replace(LAST, WITH_LETTERS), "utf-8")
    write(f"src/civitas/games/imperium/content/{BOX}/{NAME}.py", CONTENT)
    write(f"tests/games/imperium/conformance/nations/test_{NAME}.py", TESTS)
    for lang, (people, *cards, about) in WORDS.items():
        folder = f"src/civitas/locale/{lang}/imperium"
        names = zip(("guide", "craft", "camp", "plain"), cards, strict=True)
        write(f"{folder}/names.ftl", f"imperium-name-{NAME} = {people}\n")
        write(f"{folder}/names.ftl", "".join(f"imperium-name-{NAME}-{key} = {people}: {card}\n" for key, card in names))
        write(f"{folder}/rules.ftl", f"rule-imperium-{NAME} = {people}\n    .explanation = {about}\n")
        write(f"{folder}/choosing.ftl", f"imperium-plays-{NAME} = {about}\n")
        write(f"{folder}/lobby.ftl", f"web-value-imperium-nation-{NAME} = {people}\n")


def run(folder: Path, what: str, *command: str) -> str:
    """What a command says, run with the code in the folder, interpreted; Failed with its last words if it fails."""
    # Within a hook git's own settings name another repository.
    settings = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    settings |= {"CIVITAS_PURE": "1", "PYTHONPATH": str(folder / "src")}
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        said = (done.stdout + done.stderr).strip()[-2000:]
        raise Failed(f"{said}\nOf a nation written by the list of {GUIDE}, {what} failed.")
    return done.stdout


def touched(copy: Path) -> set[str]:
    """The files that are not as before."""
    told = run(copy, "git", "git", "status", "--porcelain", "--untracked-files=all")
    return {line[3:] for line in told.splitlines()}


def listed(guide: str, box: str, nation: str) -> set[str]:
    """The files of the list for a nation, with its box and its name put in."""
    section = guide.partition(HEADING)[2].partition("\n#")[0]
    names = (name.replace("<box>", box).replace("<nation>", nation) for name in LISTED.findall(section))
    return {each for name in names for each in spread(name)}


def spread(name: str) -> Iterable[str]:
    """`{en,pt}/a.ftl` is `en/a.ftl` and `pt/a.ftl`."""
    parts = BRACES.split(name)
    choices = [part.split(",") if at % 2 else [part] for at, part in enumerate(parts)]
    return ("".join(each) for each in product(*choices))


def difference(touched: set[str], listed: set[str]) -> str:
    """What is wrong with the list, in a sentence; empty if it names just the files that were touched."""
    if more := sorted(touched - listed):
        return f"A nation takes files that are not in the list of {GUIDE}: {', '.join(more)}."
    if idle := sorted(listed - touched):
        return f"The list of {GUIDE} names files that a nation does not take: {', '.join(idle)}."
    return ""


if __name__ == "__main__":
    sys.exit(main())
