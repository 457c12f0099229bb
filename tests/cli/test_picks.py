"""Several answers at once, and secret ones."""

from __future__ import annotations

import re

import pytest

from civitas.cli.menu import BadLine, Entry, Menu
from civitas.kernel.node import PASS
from civitas.kernel.text import Message


def load(path) -> tuple[str, ...]:
    return ("play", "proving", "--load", str(path), "--bots", "human,human")


def cards_of(shown: str) -> list[str]:
    """The numbered answers of the last question shown, without 0."""
    last = shown.rpartition("all at once")[2].partition("h help")[0]
    return [name for number, name in re.findall(r"(\d+) ([^\d]+?)(?=   |\n|$)", last) if number != "0"]


def test_a_set_of_cards_is_discarded_by_typing_its_numbers_together(run, saved) -> None:
    path = saved("discard")
    cards = cards_of(run(*load(path), typed="\n").stdout)
    assert len(cards) >= 2
    shown = run(*load(path), typed="\n2 1\n").stdout
    seat = re.search(r"Player (\d), your turn", shown)
    assert seat is not None
    told = shown.rpartition("What happened")[2]
    for card in set(cards[:2]):
        assert re.search(rf"Player {seat[1]} discards [^.]*{card}", told)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 1", "Each number can be given once."),
        ("0 1", "0 stands alone"),
        ("1 2 3 4 5 6 7 8 9 10 11 12", "is not among the answers"),
    ],
)
def test_a_set_that_is_none_is_refused_and_nothing_changes(run, saved, line, why) -> None:
    shown = run(*load(saved("discard")), typed=f"\n{line}\n").stdout
    assert why in shown
    assert shown.count("The proving game") == 1


def test_an_exact_number_of_cards_is_asked_for_as_such(run, saved) -> None:
    path = saved("pay-card", least=2)
    shown = run(*load(path), typed="\n1 2 3\n1\n").stdout
    assert re.search(r"Pick \d, all at once", shown)
    assert shown.count("The proving game") == 1


def test_secret_choices_are_asked_of_one_person_after_the_other_and_shown_together(run, saved) -> None:
    shown = run(*load(saved("pass-card")), typed="\n1\n\n1\n\n").stdout
    first, second = re.findall(r"Player \d, your turn", shown)[:2]
    assert first != second
    between = shown.partition(second)[2].partition("Your answer:")[0]
    assert "reveals" not in between
    assert len(re.findall(r"Player \d reveals", shown.rpartition("What happened")[2])) == 2


def test_a_bot_takes_part_in_a_secret_choice(run, saved) -> None:
    path = saved("pass-card", seats=3, turn=0)
    shown = run("play", "proving", "--load", str(path), "--bots", "human,random,greedy", typed="1\n").stdout
    assert len(re.findall(r"Player \d reveals", shown.rpartition("What happened")[2])) == 3


def menu(least: int, most: int, repeatable: bool = False) -> Menu:
    entries = [Entry(0, PASS, Message("none")), *(Entry(i, 10 * i, Message("x")) for i in range(1, 5))]
    return Menu(entries, True, least, most, repeatable)


def test_numbers_become_codes_and_zero_alone_means_nothing() -> None:
    assert menu(0, 3).read("3 1") == [30, 10]
    assert menu(0, 3).read("1,4") == [10, 40]
    assert menu(0, 3).read("0") == []


@pytest.mark.parametrize(("least", "most", "line"), [(2, 3, "1"), (0, 2, "1 2 3"), (2, 2, "1 2 3"), (1, 2, "")])
def test_too_few_or_too_many_numbers_are_refused(least, most, line) -> None:
    with pytest.raises(BadLine):
        menu(least, most).read(line)


def test_where_copies_are_not_listed_a_number_may_be_given_twice() -> None:
    assert menu(0, 3, repeatable=True).read("2 2") == [20, 20]
    with pytest.raises(BadLine):
        menu(0, 3).read("2 2")
