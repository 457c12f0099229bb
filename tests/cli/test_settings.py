"""`--set`: the options of a game on the command line, a text among them read from a file."""

from __future__ import annotations

import json

import pytest

from civitas.games.mare.atlas import standard_text

SHORT = ("--seed", "1", "--set", "rounds=1")
SIMULATE = ("simulate", "mare", "--games", "2", *SHORT)


@pytest.fixture
def own_map(tmp_path):
    path = tmp_path / "thule.toml"
    path.write_text(standard_text().replace('"italia"', '"thule"'), "utf-8")
    return path


def test_a_map_is_read_from_a_file_to_simulate_with(run, own_map) -> None:
    result = run(*SIMULATE, "--set", f"map=@{own_map}", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["options"]["map"] == own_map.read_text("utf-8")


def test_a_map_is_read_from_a_file_to_play_on_and_its_places_are_in_the_log(run, own_map) -> None:
    bots = ("--bots", "random,random,random")
    result = run("play", "mare", *bots, "--seed", "1", "--set", "rounds=3", "--set", f"map=@{own_map}")
    assert result.exit_code == 0
    log = result.stdout.partition("Mare Nostrum")[0]
    assert "thule: Player " in log
    assert "Italia" not in log


@pytest.mark.parametrize("command", [SIMULATE, ("play", "mare", *SHORT)])
def test_a_file_that_is_not_there_is_named_in_one_sentence(run, tmp_path, command) -> None:
    path = tmp_path / "none.toml"
    result = run(*command, "--set", f"map=@{path}")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == f"civitas: The option 'map' cannot be read from '{path}': No such file or directory.\n"


def test_a_folder_or_a_file_that_is_no_text_is_refused(run, tmp_path) -> None:
    result = run(*SIMULATE, "--set", f"map=@{tmp_path}")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert f"'{tmp_path}': Is a directory" in result.stderr
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    result = run(*SIMULATE, "--set", f"map=@{tmp_path / 'picture.png'}")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "picture.png': it is not text in UTF-8." in result.stderr


def test_only_a_text_is_read_from_a_file(run, own_map) -> None:
    result = run(*SIMULATE, "--set", f"tiles=@{own_map}")
    assert result.exit_code == 2
    assert "must be one of five, all" in result.stderr


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_says_how_to_give_a_file(run, command, lang) -> None:
    assert "NAME=@FILE" in run(command, "--help", lang=lang).stdout


def test_games_that_reach_their_limit_of_rounds_are_won_by_nobody(run) -> None:
    """mare: ruling 37."""
    report = json.loads(run(*SIMULATE, "--json").stdout)
    assert report["wins_by_seat"] == ["0", "0", "0"]
    assert report["scores"] == [0, 0, 0]


def test_a_game_that_reaches_its_limit_of_rounds_is_shown_without_a_winner(run) -> None:
    result = run("play", "mare", "--bots", "random,random,random", *SHORT)
    assert "The game ends after its only round; nobody has won." in result.stdout
    assert "Nobody wins." in result.stdout
