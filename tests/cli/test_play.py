"""The terminal table: board, answers, undo, why not, warnings, the end."""

from __future__ import annotations

import re

import pytest

from civitas.cli.play import seating
from civitas.cli.shell import split_bots
from civitas.kernel.rng import Rng
from civitas.kernel.session import Incident, Session

NEW = ("play", "proving", "--seed", "5", "--set", "rounds=2")


def test_the_table_shows_board_question_and_numbered_answers(run) -> None:
    result = run(*NEW)
    assert result.exit_code == 0
    for part in ("The proving game · round 1 of 2", "Supply", "▶ Player 1 (you)", "Player 2 (greedy)"):
        assert part in result.stdout
    assert re.search(r"Player 1 \(you\) · Hand +4 . Bead, Hut", result.stdout)
    assert "0 End the turn" in result.stdout
    assert "1 Play Bead" in result.stdout
    assert "3 Buy Coin for 3" in result.stdout


@pytest.mark.parametrize(
    ("lang", "prompt", "answer"),
    [
        ("en", "It is your turn.", "End the turn"),
        ("pt", "É a sua vez.", "Encerrar a vez"),
        ("es", "Es tu turno.", "Usar Abalorio"),
    ],
)
def test_the_table_speaks_three_languages(run, lang, prompt, answer) -> None:
    shown = run(*NEW, "--lang", lang).stdout
    assert prompt in shown
    assert answer in shown


def test_the_end_of_input_ends_the_game_cleanly(run) -> None:
    result = run(*NEW)
    assert result.exit_code == 0
    assert result.stdout.endswith("The input ended; the game is left unsaved.\n")
    assert result.stderr == ""


def test_a_number_takes_that_answer(run) -> None:
    shown = run(*NEW, typed="1\n").stdout
    assert "Player 1 plays Bead." in shown
    assert re.search(r"Player 1 \(you\) · In play +Bead", shown)


@pytest.mark.parametrize("line", ["99", "x", "1 2", "-1", "1,x"])
def test_a_line_that_is_no_answer_changes_nothing_and_is_asked_again(run, line) -> None:
    shown = run(*NEW, typed=f"{line}\n").stdout
    assert "What happened" not in shown
    assert shown.count("Your answer:") == 2
    assert "is not among the answers" in shown or "takes one number" in shown


def test_undo_takes_a_choice_back_and_redo_makes_it_again(run) -> None:
    shown = run(*NEW, typed="1\nu\nr\n").stdout
    hands = re.findall(r"Player 1 \(you\) · Hand +(\d . Bead, Hut)", shown)
    assert [hand[0] for hand in hands] == ["4", "3", "4", "3"]


def test_undo_and_redo_say_so_when_there_is_nothing_to_do(run) -> None:
    shown = run(*NEW, typed="u\nr\n").stdout
    assert "Nothing can be taken back" in shown
    assert "There is nothing to do again." in shown


def test_a_question_mark_tells_why_not_with_the_title_of_the_rule(run) -> None:
    shown = run(*NEW, typed="?\n").stdout
    assert re.search(r"Buy Hall for 8 +You are 5 short\. +Paying", shown)
    assert re.search(r"Play Hut +It is worth points, but it cannot be played\. +The turn", shown)


def test_the_cards_are_explained(run) -> None:
    shown = run(*NEW, typed="c\n").stdout
    assert re.search(r"Ingot +6 +Treasure: 3 coins\.", shown)


def test_help_lists_every_key(run) -> None:
    shown = run(*NEW, typed="h\n").stdout
    for key in ("Enter", "u", "r", r"\?", "c", "s", "q"):
        assert re.search(rf"^{key} +\S", shown, re.MULTILINE)


def test_an_empty_line_shows_the_table_again(run) -> None:
    assert run(*NEW, typed="\n").stdout.count("The proving game") == 2


def test_a_warning_is_shown_and_the_choice_is_made_only_if_confirmed(run) -> None:
    declined = run(*NEW, typed="0\nn\n").stdout
    assert "You still have treasure in hand" in declined
    assert "round 2 of 2" not in declined
    assert declined.count("The proving game") == 1
    confirmed = run(*NEW, typed="0\ny\n").stdout
    assert "Player 1 draws" in confirmed


def test_the_confirmation_may_be_typed_in_the_players_language(run) -> None:
    assert "Jogador 1 tira" in run(*NEW, "--lang", "pt", typed="0\nsim\n").stdout
    assert "Jugador 1 roba" in run(*NEW, "--lang", "es", typed="0\ns\n").stdout


def test_quitting_asks_because_the_game_is_not_saved(run) -> None:
    stayed = run(*NEW, typed="1\nq\nn\n1\nq\ny\n")
    assert stayed.exit_code == 0
    assert stayed.stdout.count("Leave without saving?") == 2
    assert "The input ended" not in stayed.stdout


def test_bots_play_between_a_persons_turns_and_the_log_tells_of_it(run) -> None:
    shown = run(*NEW, typed="1\n1\n1\n1\n0\n").stdout
    assert "round 2 of 2" in shown
    assert "Player 2 draws 5 cards." in shown


def test_the_end_shows_scores_item_by_item_and_the_seed(run) -> None:
    shown = run(*NEW, typed="0\ny\n0\ny\n\n").stdout
    assert "The game is over" in shown
    assert re.search(r"1 +Player \d \(\w+\) +\d+ +\d+ . Hut = \d+", shown) or "Winners" in shown
    assert "Winner" in shown
    assert "The seed was 5." in shown


def test_the_same_seed_plays_the_same_game_bots_included(run) -> None:
    typed = "1\n1\n3\n0\ny\n0\ny\n\n"
    assert run(*NEW, typed=typed).stdout == run(*NEW, typed=typed).stdout


def test_a_game_without_people_plays_itself_and_tells_the_whole_log(run) -> None:
    result = run(*NEW, "--bots", "random,random")
    assert result.exit_code == 0
    assert "What happened" in result.stdout
    assert "Your answer:" not in result.stdout
    assert "Winner" in result.stdout


def test_bots_take_the_last_seats_and_the_list_may_name_people() -> None:
    assert seating(3, None) == ["human", "greedy", "greedy"]
    assert seating(3, "random") == ["human", "human", "random"]
    assert seating(2, "") == ["human", "human"]
    assert seating(3, "greedy,human,random") == ["greedy", "human", "random"]


def test_the_arguments_of_a_bot_may_contain_commas() -> None:
    assert split_bots("greedy,search:playouts=9,depth=5,random") == ["greedy", "search:playouts=9,depth=5", "random"]
    assert split_bots(" random , greedy ") == ["random", "greedy"]


def test_a_fault_of_the_game_is_told_with_its_number_and_the_game_stays_where_it_was(run, monkeypatch) -> None:
    def faulty(*_args: object) -> None:
        raise Incident("c0ffee")

    monkeypatch.setattr(Session, "choose", faulty)
    result = run(*NEW, typed="1\n")
    assert result.exit_code == 0
    assert "incident c0ffee" in result.stdout
    assert result.stdout.count("Your answer:") == 2


def test_an_interrupt_ends_the_command_without_a_traceback(run, monkeypatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run(*NEW)
    assert result.exit_code == 1
    assert result.stderr.strip() == ""


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_the_table_neither_breaks_nor_stalls(run, seed) -> None:
    dice = Rng()
    dice.seed(seed)
    keys = ["u", "r", "?", "c", "h", "", "x", "0", "y", "1 2", "1 1", "0 1", "99", *map(str, range(1, 12))]
    typed = "\n".join(keys[dice.below(len(keys))] for _ in range(150)) + "\n"
    people = ["human,human", "human,random", "random,human,human"][seed]
    seats = str(people.count(",") + 1)
    result = run(
        "play", "proving", "--seats", seats, "--bots", people, "--seed", "8", "--set", "market=24", typed=typed
    )
    assert result.exit_code == 0
    assert result.stderr == ""


def test_resigning_is_no_numbered_answer_but_a_word_that_is_asked_about(run) -> None:
    """The second turn of Through the Ages begins with politics, where nothing but resigning may be left."""
    begun = "0\ny\n"
    early = run("play", "ages", "--seats", "2", "--seed", "5", typed="resign\n").stdout
    assert "The game cannot be given up now." in early
    declined = run("play", "ages", "--seats", "2", "--seed", "5", typed=f"{begun}resign\nn\n").stdout
    politics = declined.rpartition("political action")[2]
    assert "Resign" not in politics.partition("Your answer")[0]
    assert "Go on all the same?" in politics
    assert "wins" not in politics
    meant = run("play", "ages", "--seats", "2", "--seed", "5", typed=f"{begun}resign\ny\n").stdout
    assert "resign" in meant.rpartition("Go on all the same?")[2]
