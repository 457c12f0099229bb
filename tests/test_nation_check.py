"""What a nation takes (tools/nation_check.py): the list of CONTRIBUTING.md, and the files it is compared with."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
FILES = {
    "src/civitas/games/imperium/content/horizons/magyars.py",
    "tests/games/imperium/conformance/nations/test_magyars.py",
    "src/civitas/games/imperium/numbers.py",
    *(
        f"src/civitas/locale/{lang}/imperium/{room}.ftl"
        for lang in ("en", "pt", "es")
        for room in ("names", "rules", "lobby", "choosing")
    ),
}


def script() -> ModuleType:
    """The script, which no package has."""
    spec = spec_from_file_location("nation_check", ROOT / "tools" / "nation_check.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECK = script()


def test_a_nation_takes_its_deck_its_tests_its_words_in_three_languages_and_its_letters() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert CHECK.listed(guide, "horizons", "magyars") == FILES


def test_the_list_ends_where_the_next_begins() -> None:
    guide = f"1. `a`\n\n{CHECK.HEADING}\nSee `b`.\n\n1. `c/<box>/{{d,e}}`: `f`.\n2. `<nation>`\n\n### Next\n\n1. `g`\n"
    assert CHECK.listed(guide, "legends", "qin") == {"c/legends/d", "c/legends/e", "qin"}
    assert CHECK.listed("no such list", "legends", "qin") == set()


def test_a_list_that_names_what_is_touched_has_no_fault() -> None:
    assert CHECK.difference(FILES, FILES) == ""


def test_a_file_that_is_not_in_the_list_is_a_fault() -> None:
    rules = "src/civitas/games/imperium/rules.toml"
    assert CHECK.difference({*FILES, rules, "README.md"}, FILES) == (
        f"A nation takes files that are not in the list of CONTRIBUTING.md: README.md, {rules}."
    )


def test_a_file_of_the_list_that_is_not_touched_is_a_fault() -> None:
    assert CHECK.difference(FILES, {*FILES, "README.md"}) == (
        "The list of CONTRIBUTING.md names files that a nation does not take: README.md."
    )


def test_changed_and_new_files_are_touched(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=x", "-c", "user.email=x", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True)  # noqa: S603, S607

    for name in ("changed", "as before"):
        (tmp_path / name).write_text("before")
    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "--message", "before")
    (tmp_path / "changed").write_text("after")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "new").write_text("after")
    assert CHECK.touched(tmp_path) == {"changed", "deep/new"}


def test_what_fails_in_the_copy_is_told(tmp_path: Path) -> None:
    with pytest.raises(CHECK.Failed, match=r"(?s)no luck.*, the message lint failed\."):
        CHECK.run(tmp_path, "the message lint", sys.executable, "-c", "import sys; sys.exit('no luck')")
