"""`--automaton` and `--level`: a game against an opponent that follows its habits and is never asked."""

from __future__ import annotations

import json
import re

import pytest

from civitas import registry
from civitas.cli.against import Table, against
from civitas.cli.play import seating
from civitas.kernel.errors import OptionError
from civitas.kernel.record import load_record

PLAY = ("play", "imperium", "--automaton", "minoans", "--seed", "3")
WATCHED = (*PLAY, "--bots", "random")
SIMULATE = ("simulate", "imperium", "--automaton", "minoans", "--games", "3", "--seed", "2")
IMPERIUM = registry.game("imperium").info


def test_the_options_become_the_settings_the_game_names_and_the_seats_it_needs() -> None:
    """The usual level is emperor; what else is set stays."""
    assert against(IMPERIUM, Table(None, {}), "romans", None) == Table(2, {"nation2": "romans", "automaton": "emperor"})
    wished = against(IMPERIUM, Table(2, {"common": "horizons"}), "draw", "overlord")
    assert wished == Table(2, {"common": "horizons", "nation2": "draw", "automaton": "overlord"})
    without = Table(3, {"common": "horizons"})
    assert against(IMPERIUM, without, None, None) == without


def test_what_is_set_twice_alike_is_no_contradiction() -> None:
    settings = {"nation2": "romans", "automaton": "warlord"}
    assert against(IMPERIUM, Table(2, settings), "romans", None) == Table(2, settings)
    assert against(IMPERIUM, Table(2, settings), "romans", "warlord") == Table(2, settings)


LEVELS = "chieftain, warlord, emperor, sovereign, overlord, supreme_ruler"
NO_SHEET = "The automaton of the romans has no sheet 'horizons'; it has: classics_legends."
NO_ROUTES = "The nation tang trades, so it needs the Trade Routes, which this table does not have."


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("imperium", "--automaton", "romans", "--level", "god"), f"must be one of {LEVELS}; 'god' is not."),
        (("imperium", "--automaton", "romans", "--level", "no"), f"must be one of {LEVELS}; 'no' is not."),
        (("imperium", "--automaton", "lemurians"), "'lemurians' is not."),
        (("imperium", "--automaton", "romans", "--set", "automaton_edition=horizons"), NO_SHEET),
        (("imperium", "--automaton", "romans", "--set", "automaton_edition=first"), "house; 'first' is not."),
        (("imperium", "--automaton", "tang"), NO_ROUTES),
        (("imperium", "--automaton", "utopians", "--set", "fast=yes"), "utopians cannot play the fast variant"),
        (("imperium", "--automaton", "romans", "--set", "nation1=romans"), "Seats 1 and 2 cannot both play romans."),
        (("imperium", "--automaton", "romans", "--set", "first=2"), "so seat 2 cannot be the first player."),
        (("imperium", "--level", "emperor"), "--level is that of an automaton; say with --automaton which one."),
        (("imperium", "--automaton", "romans", "--seats", "3"), "at a table with 2 seats, not 3."),
        (("imperium", "--automaton", "romans", "--seats", "1"), "at a table with 2 seats, not 1."),
        (
            ("imperium", "--automaton", "romans", "--set", "nation2=celts"),
            "--automaton romans and --set nation2=celts contradict each other.",
        ),
        (
            ("imperium", "--automaton", "romans", "--set", "automaton=no"),
            "--automaton romans and --set automaton=no contradict each other.",
        ),
        (
            ("imperium", "--automaton", "romans", "--level", "warlord", "--set", "automaton=overlord"),
            "--level warlord and --set automaton=overlord contradict each other.",
        ),
        (("mare", "--automaton", "romans"), "mare has no automaton."),
        (("proving", "--automaton", "draw", "--level", "emperor"), "proving has no automaton."),
        (("ages", "--level", "emperor"), "--level is that of an automaton; say with --automaton which one."),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_what_cannot_be_or_contradicts_the_rest_is_one_sentence_and_exit_code_2(run, command, args, sentence) -> None:
    result = run(command, *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(rf"civitas: .*{re.escape(sentence)}.*\n", result.stderr)


def test_no_bot_sits_in_the_seat_of_the_automaton() -> None:
    assert seating(2, None, 1) == ["human", "automaton"]
    assert seating(2, "greedy", 1) == ["greedy", "automaton"]
    with pytest.raises(OptionError, match="2 bots cannot sit at a table with 1 seats besides the automaton"):
        seating(2, "greedy,random", 1)


def test_more_bots_than_seats_are_refused_in_a_simulation(run) -> None:
    result = run(*SIMULATE, "--bots", "random,greedy")
    assert result.exit_code == 2
    assert result.stderr == "civitas: At a table with 2 seats and an automaton 1 to 1 bots can play; 2 cannot.\n"


def test_a_person_is_asked_and_the_automaton_never(run) -> None:
    shown = run(*PLAY).stdout
    assert "▶ 1 Player 1 (you)" in shown
    assert "2 Automaton · Minoans · level Emperor" in shown
    assert "greedy" not in shown


@pytest.mark.parametrize(("lang", "name"), [("en", "Automaton"), ("pt", "Autômato"), ("es", "Autómata")])
def test_the_automaton_is_called_so_on_the_table_in_the_log_and_at_the_end(run, lang, name) -> None:
    shown = run(*WATCHED, "--level", "chieftain", "--lang", lang).stdout
    assert f"2 {name} · " in shown
    assert re.search(rf"^{name} (resolves|resolve|resuelve) ", shown, re.MULTILINE)
    assert re.search(rf"^ \d +{name} +\d+ ", shown, re.MULTILINE)
    assert not re.search(r"(Player|Jogador|Jugador) 2", shown)


def test_a_setting_alone_does_the_same_as_the_options(run) -> None:
    by_set = run("play", "imperium", "--set", "nation2=minoans", "--set", "automaton=emperor", "--seed", "3")
    assert by_set.stdout == run(*PLAY, "--level", "emperor").stdout


@pytest.mark.parametrize(("nation", "level", "cards"), [("minoans", "emperor", 4), ("cultists", "overlord", 5)])
def test_a_person_sees_the_whole_turn_of_the_automaton(run, nation, level, cards) -> None:
    """After the first turns, in which nothing is done: the roll of the die, every card resolved, the new round.

    With five slots at least four cards are resolved, with six five.
    """
    table = ("play", "imperium", "--automaton", nation, "--level", level, "--seed", "21")
    shown = run(*table, typed="3\n0\n1\n0\n" * 6).stdout
    logs = [log.partition("Your turn.") for log in shown.split("What happened")[1:]]
    turns = [log for log, begins, _ in logs if begins and "Your answer" not in log]
    assert len(turns) >= 2
    for log in turns:
        assert re.search(r"^Automaton rolls \d", log, re.MULTILINE)
        assert log.count("Automaton resolves ") >= cards
        assert re.search(r"^Round \d+ begins\.$", log, re.MULTILINE)


def test_a_choice_before_the_automatons_turn_can_be_taken_back_and_refusals_are_explained(run) -> None:
    shown = run(*PLAY, typed="1\nu\nr\n?\n").stdout
    assert "activating" in shown
    assert shown.count("Do you activate, innovate or revolt?") == 2
    assert "Because" in shown


def test_a_saved_game_goes_on_and_is_replayed(run, tmp_path) -> None:
    path = tmp_path / "solo.json"
    run(*PLAY, typed=f"1\n0\ny\n1\n0\ns {path}\nq\n")
    record = load_record(path)
    assert (record.seats, record.options["automaton"], record.names) == (2, "emperor", ["human", "automaton"])
    resumed = run("play", "imperium", "--load", str(path)).stdout
    assert "2 Automaton · Minoans" in resumed
    assert "▶ 1 Player 1 (you)" in resumed
    checked = run("replay", str(path))
    assert checked.exit_code == 0
    assert "The record is right up to choice" in checked.stdout
    assert "2 Automaton · Minoans" in checked.stdout
    walked = run("replay", str(path), "--step", typed="\n" * 12).stdout
    assert "Automaton resolves" in walked
    assert "Player 2" not in walked
    data = json.loads(run("replay", str(path), "--json").stdout)
    assert data["asked"] == 0


def test_a_loaded_game_takes_no_other_automaton(run, tmp_path) -> None:
    path = tmp_path / "solo.json"
    run(*PLAY, typed=f"1\ns {path}\nq\n")
    for more in (("--automaton", "romans"), ("--level", "emperor")):
        result = run("play", "imperium", "--load", str(path), *more)
        assert result.exit_code == 2
        assert "leave out --seats, --seed, --set, --automaton, --level." in result.stderr


def test_a_simulation_shows_the_automaton_apart_from_the_bots(run) -> None:
    shown = run(*SIMULATE, "--bots", "random").stdout
    seats, bots = shown.partition("Player ")[2].split("Bot ", 1)
    assert "Automaton" in seats
    assert "Player 1" in seats
    assert "Player 2" not in shown
    assert "Automaton" not in bots
    assert "random" in bots


def test_the_report_counts_the_automatons_points_and_wins_for_no_bot(run) -> None:
    """One bot plays all three games; what it scores and wins is what seat 1 does."""
    data = json.loads(run(*SIMULATE, "--json").stdout)
    assert (data["seats"], data["automaton"], data["options"]["automaton"]) == (2, 1, "emperor")
    assert data["seats_by_bot"] == {"random": 3}
    assert data["scores_by_bot"] == {"random": data["scores"][0]}
    assert data["wins_by_bot"] == {"random": data["wins_by_seat"][0]}
    assert sum(map(int, data["wins_by_seat"])) == 3
    assert json.loads(run("simulate", "imperium", "--games", "1", "--json").stdout)["automaton"] is None


def test_a_simulation_against_the_automaton_is_the_same_for_any_number_of_jobs(run) -> None:
    assert run(*SIMULATE, "--json").stdout == run(*SIMULATE, "--json", "--jobs", "2").stdout
