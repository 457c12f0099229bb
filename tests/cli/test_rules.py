"""`civitas rules`: the rules in words, and the tests that show them."""

from __future__ import annotations

import json

import pytest

import civitas
from civitas.rules import rules_of

ALL = rules_of(civitas.game("proving"))


def test_the_rules_are_listed_as_a_tree_of_titles(run) -> None:
    lines = run("rules", "show", "proving").stdout.splitlines()
    assert len(lines) == len(ALL)
    assert "The turn  turn" in lines
    assert "  Buying  buying" in lines
    assert "    Paying  paying" in lines


@pytest.mark.parametrize("name", ["buying", "proving:buying"])
def test_one_rule_is_explained_with_its_source_and_its_neighbours(run, name) -> None:
    shown = run("rules", "show", "proving", name).stdout
    for part in (
        "Buying  proving:buying",
        "A buy lets you",
        "Source: Civitas",
        "Part of: The turn",
        "See also: Paying",
    ):
        assert part in shown


def test_a_rule_is_explained_in_the_readers_language(run) -> None:
    assert "Comprar" in run("rules", "show", "proving", "buying", "--lang", "pt").stdout


def test_an_unknown_rule_is_refused_with_those_there_are(run) -> None:
    result = run("rules", "show", "proving", "flying")
    assert result.exit_code == 2
    assert "proving has no rule 'flying'; its rules are: components, setup, turn," in result.stderr


def test_the_rules_can_be_read_by_programs(run) -> None:
    rows = json.loads(run("rules", "show", "proving", "--json").stdout)
    assert {row["rule"] for row in rows} == set(ALL)
    assert all(row["title"] and row["explanation"] and row["source"] for row in rows)


@pytest.fixture
def tests_folder(tmp_path):
    """A folder of tests that shows the named rules."""

    def write(*names: str):
        marks = "".join(f'@rule("{name}")\ndef test_{i}(): ...\n' for i, name in enumerate(names))
        (tmp_path / "test_some.py").write_text(marks)
        return str(tmp_path)

    return write


def test_a_complete_game_with_a_rule_that_no_test_shows_fails(run, tests_folder) -> None:
    result = run("rules", "coverage", "proving", "--tests", tests_folder("proving:buying"))
    assert result.exit_code == 1
    assert "✓   Buying  proving:buying" in result.stdout
    assert "test_some.py::test_0" in result.stdout
    assert "✗   Scoring  proving:scoring" in result.stdout
    assert f"1 of {len(ALL)} rules are shown by tests." in result.stdout


def test_a_complete_game_with_every_rule_shown_passes(run, tests_folder) -> None:
    result = run("rules", "coverage", "proving", "--tests", tests_folder(*ALL))
    assert result.exit_code == 0
    assert "✗" not in result.stdout


def test_a_test_that_cites_a_rule_that_does_not_exist_fails(run, tests_folder) -> None:
    result = run("rules", "coverage", "proving", "--tests", tests_folder(*ALL, "proving:flying"))
    assert result.exit_code == 1
    assert "proving:flying is not in the index" in result.stdout


def test_coverage_can_be_read_by_programs(run, tests_folder) -> None:
    result = run("rules", "coverage", "proving", "--json", "--tests", tests_folder("proving:buying"))
    data = json.loads(result.stdout)
    assert result.exit_code == 1
    assert data["complete"] is True
    assert data["rules"]["proving:buying"] == ["test_some.py::test_0"]
    assert data["rules"]["proving:scoring"] == []


def test_the_players_aid_is_told_for_the_settings_given(run) -> None:
    every = run("rules", "aid", "imperium").stdout
    assert "Innovate: discard your hand" in every
    assert "To trade, you may pay 1 Progress" in every
    plain = run("rules", "aid", "imperium", "--set", "nation1=vikings").stdout
    assert "Innovate: discard your hand" in plain
    assert "To trade" not in plain
    assert "imperium:vikings" in plain
    assert "imperium:romans" not in plain


@pytest.mark.parametrize("game", ["ages", "imperium", "mare"])
@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_every_game_has_its_aid_in_every_language(run, game, language) -> None:
    sections = json.loads(run("rules", "aid", game, "--json", "--lang", language).stdout)
    assert len(sections) > 3
    assert all(line["rule"].startswith(f"{game}:") and line["text"] for each in sections for line in each["lines"])


def test_an_aid_for_settings_that_do_not_exist_is_refused(run) -> None:
    result = run("rules", "aid", "imperium", "--set", "nation1=nobody")
    assert result.exit_code == 2
    assert "'nobody'" in result.stderr


def test_the_worked_turns_are_listed_by_their_names(run) -> None:
    lines = run("rules", "example", "mare").stdout.splitlines()
    assert "battle  The battle of Cyrenaica" in lines


def test_a_worked_turn_is_told_step_by_step_with_the_table_after_each(run) -> None:
    """The rulebook's battle of Cyrenaica: 15 against 8, and one papyrus is pillaged."""
    shown = run("rules", "example", "mare", "battle").stdout
    for part in ("Rome reaches 15 in battle, 3 hits", "Egypt reaches 8 in battle, 1 hit"):
        assert part in shown
    assert shown.count("round 1 · moving and battle") == 7  # the position and six steps
    assert "Rome: No further legion" in shown


@pytest.mark.parametrize("language", ["en", "pt", "es"])
@pytest.mark.parametrize("game", ["ages", "imperium", "mare"])
def test_every_game_has_its_worked_turns_in_every_language(run, game, language) -> None:
    examples = json.loads(run("rules", "example", game, "--json", "--lang", language).stdout)
    told = [step["text"] for example in examples for step in example["steps"]]
    assert len(told) > len(examples)
    assert not [text for text in told if text.startswith("example-")]


def test_an_unknown_worked_turn_is_refused_with_those_there_are(run) -> None:
    result = run("rules", "example", "mare", "siege")
    assert result.exit_code == 2
    assert "mare has no worked turn 'siege'; it has: ethiopia, trading, " in result.stderr
    assert "proving has no worked turns." in run("rules", "example", "proving").stderr
