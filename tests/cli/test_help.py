"""Help, version, language and the sentence a wrong call gets."""

from __future__ import annotations

import pytest

from civitas import registry
from civitas.cli.main import civitas as group
from civitas.cli.rules import rules

COMMANDS = sorted(group.commands)
NAMES = ", ".join(registry.games(hidden=True))


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
@pytest.mark.parametrize("path", [[], *([name] for name in COMMANDS), *(["rules", name] for name in rules.commands)])
def test_every_command_explains_itself_in_every_language(run, path, lang) -> None:
    result = run("--lang", lang, *path, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith({"en": "Usage: ", "pt": "Uso: ", "es": "Uso: "}[lang])
    assert {"en": "Show this help", "pt": "Mostra esta ajuda", "es": "Muestra esta ayuda"}[lang] in result.stdout


def test_the_commands_are_those_of_the_plan() -> None:
    played = {"backup", "games", "play", "replay", "restore", "rules", "serve", "verify"}
    assert set(COMMANDS) == played | {"bench", "doctor", "simulate"}
    assert sorted(rules.commands) == ["aid", "coverage", "example", "show"]


def test_the_version_is_printed(run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, "civitas 0.1.0\n")


def test_without_a_command_the_help_is_shown_as_a_usage_error(run) -> None:
    result = run()
    assert result.exit_code == 2
    assert "Commands:" in result.stderr


@pytest.mark.parametrize("args", [("--lang", "pt", "games", "--all"), ("games", "--all", "--lang", "pt")])
def test_the_language_may_be_named_before_or_after_the_command(run, args) -> None:
    assert "O jogo de prova" in run(*args).stdout


def test_the_language_comes_from_the_environment_otherwise(run) -> None:
    assert "El juego de prueba" in run("games", "--all", lang="es").stdout


@pytest.mark.parametrize("where", ["option", "environment"])
def test_an_unknown_language_is_refused_with_those_there_are(run, where) -> None:
    result = run("--lang", "de", "games") if where == "option" else run("games", lang="de")
    assert result.exit_code == 2
    assert result.stderr == "civitas: There is no language 'de'; the languages are: en, pt, es.\n"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("feast",), "No such command 'feast'; 'civitas --help' says what is allowed."),
        (("games", "--none"), "No such option '--none'; 'civitas games --help' says what is allowed."),
        (("play",), "Missing argument 'GAME'; 'civitas play --help' says what is allowed."),
        (("play", "chess"), f"There is no game 'chess'; the games are: {NAMES}."),
        (("play", "proving", "--seats", "9"), "proving is for 2 to 4 seats; 9 is not possible."),
        (("play", "proving", "--seed", "-1"), "The seed must be an integer from 0 to 2^96 - 1; '-1' is not."),
        (("play", "proving", "--seed", "7.5"), "The seed must be an integer from 0 to 2^96 - 1; '7.5' is not."),
        (
            ("play", "proving", "--set", "cards=9"),
            "proving has no option 'cards'; its options are: market, rounds, kingdom.",
        ),
        (
            ("play", "proving", "--set", "rounds=0"),
            "The option 'rounds' must be a whole number from 1 to 200; '0' is not.",
        ),
        (("play", "proving", "--set", "rounds"), "A game option is given as NAME=VALUE; 'rounds' is not."),
        (("play", "proving", "--set", "rounds=3", "--set", "rounds=4"), "The option 'rounds' is given twice."),
        (("play", "proving", "--bots", "oaf"), "There is no bot 'oaf'; the bots are: random, greedy, search, beam."),
        (
            ("play", "proving", "--bots", "random,random,random"),
            "3 bots cannot sit at a table with 2 seats.",
        ),
        (("simulate", "chess"), f"There is no game 'chess'; the games are: {NAMES}."),
        (("simulate", "proving", "--games", "0"), "The number of games must be at least 1; 0 is not."),
        (("simulate", "proving", "--seed", "x"), "The seed must be an integer from 0 to 2^96 - 1; 'x' is not."),
        (("bench", "chess"), f"There is no game 'chess'; the games are: {NAMES}."),
        (("rules", "show", "chess"), f"There is no game 'chess'; the games are: {NAMES}."),
        (("rules", "coverage", "proving", "--tests", "/no/such"), "There is no folder of tests at /no/such."),
    ],
)
def test_a_wrong_call_gets_one_sentence_and_code_2(run, args, sentence) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == f"civitas: {sentence}\n"
