"""`civitas games` lists what can be played."""

from __future__ import annotations

import json

from civitas import registry
from civitas.cli.games import allowed
from civitas.kernel.game import OptionSpec
from civitas.words import Words


def test_the_proving_game_is_listed_only_when_all_are_asked_for(run) -> None:
    assert "The proving game" in run("games", "--all").stdout
    assert "The proving game" not in run("games").stdout


def test_where_no_game_is_listed_it_is_said_how_to_see_the_others(run, monkeypatch) -> None:
    monkeypatch.setattr(registry, "games", lambda **_: [])
    assert "--all lists the others" in run("games").stdout


def test_its_seats_and_options_are_shown(run) -> None:
    shown = run("games", "--all").stdout
    assert "2-4" in shown
    assert "market=10 (3-24)" in shown
    assert "rounds=22 (1-200)" in shown


def test_programs_read_the_same_as_json(run) -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [info["name"] for info in listed] == registry.games()
    infos = {info["name"]: info for info in json.loads(run("games", "--all", "--json").stdout)}
    info = infos["proving"]
    assert (info["least_seats"], info["most_seats"]) == (2, 4)
    assert [option["name"] for option in info["options"]] == ["market", "rounds", "kingdom"]


def test_every_kind_of_option_says_what_it_may_be() -> None:
    words = Words("en")
    assert allowed(OptionSpec("motto", "text", "ave", most=9), words) == "ave (text of up to 9 characters)"
    assert allowed(OptionSpec("solo", "flag", False), words) == "false (true|false)"
    assert allowed(OptionSpec("rounds", "number", 3, least=1, most=9), words) == "3 (1-9)"
    assert allowed(OptionSpec("map", "choice", "west", values=("east", "west")), words) == "west (east|west)"
