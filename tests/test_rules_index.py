"""The index of rules, and the tests that carry their marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import civitas
from civitas.games import proving
from civitas.games.imperium.nations import playable_nations
from civitas.kernel.errors import CivitasError, LoadError, OptionError
from civitas.kernel.game import Game
from civitas.kernel.text import ListedRule
from civitas.rules import (
    KERNEL_RULES,
    Rule,
    coverage,
    depth,
    find_rule,
    in_order,
    marked_tests,
    message_id,
    read_rules,
    rules_of,
)

GAME = civitas.game("proving")
RULES = rules_of(GAME)
TESTS = Path(__file__).parent


def test_every_rule_the_proving_code_cites_is_in_its_index() -> None:
    folder = Path(str(proving.__file__)).parent
    cited = {name for path in folder.glob("*.py") for name in re.findall(r"proving:[a-z]+", path.read_text())}
    assert len(cited) > 10
    assert cited <= RULES.keys()


def test_every_rule_a_program_follows_is_in_an_index() -> None:
    assert set(GAME.book.program_rules) <= RULES.keys() | KERNEL_RULES.keys()


def test_every_rule_of_the_index_is_cited() -> None:
    folder = Path(str(proving.__file__)).parent
    cited = {name for path in folder.glob("*.py") for name in re.findall(r"proving:[a-z]+", path.read_text())}
    assert RULES.keys() <= cited | set(GAME.book.program_rules)


def test_a_rule_knows_its_parent_and_its_source() -> None:
    assert RULES["proving:paying"] == Rule("proving:paying", "proving:buying", "Civitas")
    assert RULES["proving:turn"].parent == ""


def test_the_messages_of_a_rule_are_named_after_it() -> None:
    assert message_id("mare:4.3.2") == "rule-mare-4-3-2"
    assert Rule("mare:4.3.2", "", "x").title.id == "rule-mare-4-3-2"
    assert Rule("mare:4.3.2", "", "x").explanation.id == "rule-mare-4-3-2.explanation"


def test_the_tree_puts_every_rule_after_its_parent() -> None:
    order = [rule.name for rule in in_order(RULES)]
    assert sorted(order) == sorted(RULES)
    for rule in RULES.values():
        assert not rule.parent or order.index(rule.parent) < order.index(rule.name)
    assert [depth(RULES, RULES[f"proving:{name}"]) for name in ("turn", "buying", "paying")] == [0, 1, 2]


def test_a_rule_is_found_with_or_without_the_name_of_the_game() -> None:
    assert find_rule(RULES, "proving", "end") is find_rule(RULES, "proving", "proving:end")
    with pytest.raises(OptionError, match=r"no rule 'flying'; its rules are: components, setup"):
        find_rule(RULES, "proving", "flying")


def test_a_game_outside_any_package_has_no_index() -> None:
    class Bare(Game[civitas.kernel.machine.Machine]):
        pass

    Bare.__module__ = "bare"
    assert rules_of(Bare()) == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[rule]\n", "cannot be read"),
        ('[[rule]]\nid = "a"\n', "cannot be read"),
        ('[[rule]]\nid = "a"\nsource = "s"\ntitle = "t"\n', "cannot be read"),
        ('[[rule]]\nid = "a"\nsource = "s"\n[[rule]]\nid = "a"\nsource = "s"\n', "'own:a' is listed twice"),
        ('[[rule]]\nid = "a"\nparent = "b"\nsource = "s"\n', "'own:b', which is not listed before it"),
        ('[[rule]]\nid = "a"\nparent = "a"\nsource = "s"\n', "'own:a', which is not listed before it"),
    ],
)
def test_an_index_that_is_wrong_is_an_error_at_load(text, why) -> None:
    with pytest.raises(LoadError, match=why):
        read_rules("own", text)


def test_what_the_content_brings_stands_below_its_parent_in_the_index() -> None:
    text = '[[rule]]\nid = "a"\nsource = "s"\n[[rule]]\nid = "b"\nparent = "a"\nsource = "s"\n'
    brought = [ListedRule("d", "D", "c"), ListedRule("c", "C", "a"), ListedRule("e", "E")]
    with pytest.raises(LoadError, match="'own:c', which is not listed before it"):
        read_rules("own", text, [ListedRule("d", "D", "c")])
    rules = read_rules("own", text, brought)
    assert list(rules) == ["own:a", "own:c", "own:b", "own:d", "own:e"]
    assert rules["own:c"] == Rule("own:c", "own:a", "C")


def test_what_the_content_brings_is_not_in_the_file_too() -> None:
    with pytest.raises(LoadError, match="'own:a' is listed twice"):
        read_rules("own", '[[rule]]\nid = "a"\nsource = "s"\n', [ListedRule("a", "A")])


def test_every_nation_one_can_play_has_a_rule_below_nations() -> None:
    rules = rules_of(civitas.game("imperium"))
    assert [name for name, rule in rules.items() if rule.parent == "imperium:nations"] == [
        f"imperium:{nation.name}" for nation in playable_nations()
    ]
    assert rules["imperium:vikings"] == Rule("imperium:vikings", "imperium:nations", "Vikings")


MARKED = """
import pytest
from civitas.testing.rules import rule

@rule("own:a", "own:b")
def test_one(): ...

@rule("own:a")
class TestMany:
    @rule("own:c")
    async def test_two(self): ...

@pytest.mark.rule("own:d")
def test_three(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("own:e")), pytest.param(2, marks=[rule("own:f")])])
def test_four(x): ...

@other("own:g")
@rule(name)
def test_five(): rule("own:h")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_marks.py").write_text(MARKED)
    return tmp_path


def test_the_marks_of_functions_classes_and_parameters_are_found(folder) -> None:
    where = "deep/test_marks.py::"
    assert marked_tests(folder) == {
        "own:a": [f"{where}test_one", f"{where}TestMany"],
        "own:b": [f"{where}test_one"],
        "own:c": [f"{where}TestMany::test_two"],
        "own:d": [f"{where}test_three"],
        "own:e": [f"{where}test_four"],
        "own:f": [f"{where}test_four"],
    }


def test_coverage_tells_the_rules_without_a_test_and_the_marks_without_a_rule(folder) -> None:
    rules = {name: Rule(name, "", "x") for name in ("own:a", "own:b", "own:c", "own:d", "own:e", "own:z")}
    found = coverage(rules, "own", folder)
    assert found.bare() == ["own:z"]
    assert list(found.unknown) == ["own:f"]
    assert coverage(rules, "other", folder).unknown == {}


@pytest.mark.parametrize("name", ["ages", "imperium", "mare", "proving"])
def test_every_rule_of_a_game_is_shown_by_a_test_and_no_test_cites_another(name: str) -> None:
    found = coverage(rules_of(civitas.game(name)), name, TESTS)
    assert (found.bare(), found.unknown, found.waiting) == ([], {}, {})


def test_tests_that_cannot_be_read_are_an_error(folder) -> None:
    (folder / "test_bad.py").write_text("def (:\n")
    with pytest.raises(CivitasError, match=r"test_bad\.py cannot be read"):
        marked_tests(folder)


def test_a_folder_that_is_not_there_is_an_error(tmp_path) -> None:
    with pytest.raises(OptionError, match="There is no folder of tests"):
        marked_tests(tmp_path / "none")
