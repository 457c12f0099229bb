"""`civitas replay` checks a record and walks through it."""

from __future__ import annotations

import json
import re

import pytest


def test_a_good_record_is_said_to_be_right_with_its_result(run, saved) -> None:
    result = run("replay", str(saved(rounds=2)))
    assert result.exit_code == 0
    assert re.search(r"The record is right up to choice (\d+) of \1\.", result.stdout)
    assert "The game is over" in result.stdout


def test_programs_read_the_same_as_json(run, saved) -> None:
    path = str(saved(rounds=2))
    data = json.loads(run("replay", path, "--json").stdout)
    assert data["game"] == "proving"
    assert data["over"] is True
    assert data["position"] == data["choices"]
    assert len(data["scores"]) == 2
    early = json.loads(run("replay", path, "--json", "--until", "3").stdout)
    assert (early["position"], early["over"], early["winners"]) == (3, False, [])


def test_until_must_be_a_position_of_the_record(run, saved) -> None:
    result = run("replay", str(saved("discard")), "--until", "100000")
    assert result.exit_code == 2
    assert re.search(r"--until must be from 0 to \d+, and 100000 is not", result.stderr)


def test_step_and_json_exclude_each_other(run, saved) -> None:
    assert run("replay", str(saved("discard")), "--step", "--json").exit_code == 2


def test_walking_goes_forward_back_and_to_any_choice(run, saved) -> None:
    shown = run("replay", str(saved(rounds=2)), "--step", typed="\n\nb\n7\nq\n").stdout
    assert re.findall(r"After (\d+) of", shown) == ["0", "1", "2", "1", "7"]
    assert re.search(r"Player \d chooses: \S", shown)


def test_walking_tells_what_each_choice_brings_about(run, saved) -> None:
    shown = run("replay", str(saved(rounds=2)), "--step", typed="\n" * 40).stdout
    assert "from the supply." in shown
    assert "Player 1 draws" in shown
    assert "Player 2 draws" in shown


@pytest.mark.parametrize(("lang", "draws"), [("en", "Marta draws"), ("pt", "Marta tira"), ("es", "Marta roba")])
def test_the_names_in_a_record_are_those_its_players_are_called_by(run, saved, lang, draws) -> None:
    path = str(saved(rounds=2, names=["Marta", ""]))
    shown = run("replay", path, "--step", typed="\n" * 40, lang=lang).stdout
    assert draws in shown
    assert "▶ Marta" in shown
    assert not re.search(r"(Player|Jogador|Jugador) 1", shown)
    assert re.search(r"(Player|Jogador|Jugador) 2", shown)


def test_a_bot_in_a_record_has_no_name_but_is_shown_beside_its_seat(run, saved) -> None:
    shown = run("replay", str(saved(rounds=2, names=["human", "beam:ms=5"])), "--step", typed="\n" * 40).stdout
    assert "Player 2 (beam:ms=5)" in shown
    assert "Player 2 draws" in shown
    assert "human" not in shown


def test_walking_past_the_end_shows_the_result_and_leaves(run, saved) -> None:
    path = str(saved(rounds=2))
    total = json.loads(run("replay", path, "--json").stdout)["choices"]
    result = run("replay", path, "--step", typed=f"{total}\n\n1\n")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert "After 1 of" not in result.stdout


def test_a_record_that_stops_midway_says_that_it_ends_there(run, saved) -> None:
    path = str(saved("discard"))
    total = json.loads(run("replay", path, "--json").stdout)["choices"]
    assert "The record ends here." in run("replay", path, "--step", "--until", str(total)).stdout


def test_a_key_that_means_nothing_is_told_and_moves_nowhere(run, saved) -> None:
    shown = run("replay", str(saved(rounds=2)), "--step", typed="z\n999999\n").stdout
    assert shown.count("Type Enter, b, q, or a number up to") == 2
    assert re.findall(r"After (\d+) of", shown) == ["0"]


def damaged(path, how: str) -> str:
    """The record, spoilt."""
    text = path.read_text()
    bad = path.with_name(f"{how}.json")
    match how:
        case "truncated":
            bad.write_text(text[: len(text) // 2])
        case "edited":
            bad.write_text(text.replace('"seed":"', '"seed":"1', 1))
        case "other":
            bad.write_text('{"hello": 1}')
        case "binary":
            bad.write_bytes(b"\xff\xfe\x00")
        case "missing":
            bad.unlink(missing_ok=True)
    return str(bad)


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("truncated", "This is not a record of a game"),
        ("edited", "This record was changed after it was saved"),
        ("other", "This is not a record of a game"),
        ("binary", "This is not a record of a game"),
        ("missing", "could not be read: No such file or directory"),
    ],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "proving", "--load")])
def test_a_record_that_cannot_be_trusted_gets_one_sentence_and_code_1(run, saved, command, how, says) -> None:
    result = run(*command, damaged(saved("discard"), how))
    assert result.exit_code == 1
    assert says in result.stderr
    assert result.stderr.count("\n") == 1
