"""The log in words: every kind of event, grouped, and only what the viewer may know."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import civitas
from civitas.cli.screen import Screen
from civitas.cli.table import HUMAN, Tableau
from civitas.games.proving import state as proving
from civitas.games.proving.cards import BEAD, HALL, HUT
from civitas.kernel.events import (
    CHOICE,
    COMMIT,
    COUNT,
    GAME_EVENTS,
    LOOK,
    MOVE,
    NOWHERE,
    REVEAL,
    ROLL,
    SHUFFLE,
    UNSEEN,
    Event,
)
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.words import Words

GAME = civitas.game("proving")
ROOMS = Rooms(GAME)
STATE = GAME.new(2, 1)
LAYOUT = GAME.book.layouts[2]
WORDS = Words("en")
TIMES = "\N{MULTIPLICATION SIGN}"


def zone(name: str, owner: int = -1) -> int:
    return next(spec.number for spec in LAYOUT if (spec.name, spec.owner) == (name, owner))


def event(kind: int, seat: int, args: tuple[int, ...] = (), src: int = NOWHERE, dst: int = NOWHERE) -> Event:
    return Event(kind, seat, args, src, dst, 7, 7)


def moved(card: int, src: int, dst: int) -> Event:
    return event(MOVE, 0, (card,), src, dst)


def told(*events: Event, rooms: Rooms = ROOMS, words: Words = WORDS) -> list[str]:
    return [words.say(line.text) for line in lines(rooms, STATE, events)]


def test_cards_that_move_the_same_way_share_a_line() -> None:
    way = zone("hand", 0), zone("play", 0)
    events = [moved(BEAD, *way), event(CHOICE, 0, (0,)), moved(BEAD, *way), moved(HUT, *way), moved(HALL, *way)]
    assert told(*events) == [f"Player 1 plays 2 {TIMES} Bead, Hut and Hall."]


def test_a_card_the_viewer_may_not_see_is_not_named() -> None:
    way = zone("deck", 1), zone("hand", 1)
    assert told(moved(UNSEEN, *way)) == ["Player 2 draws a card."]
    assert told(moved(UNSEEN, *way), moved(HUT, *way), moved(UNSEEN, *way)) == ["Player 2 draws 2 cards and Hut."]


def test_a_card_from_the_supply_is_told_of_whoever_gets_it() -> None:
    assert told(moved(HUT, zone("supply"), zone("discard", 1))) == ["Player 2 takes Hut from the supply."]


def test_a_card_passed_on_names_both_players() -> None:
    assert told(moved(HUT, zone("hand", 0), zone("held", 1))) == ["Player 1 passes Hut to Player 2."]


def test_a_move_without_words_of_its_own_is_told_plainly() -> None:
    assert told(moved(HUT, zone("trash"), zone("hand", 1))) == ["Player 2: Hut, Trash → Hand."]
    assert told(moved(HUT, zone("supply"), zone("trash"))) == ["Hut: Supply → Trash."]


def test_a_discard_pile_shuffled_into_the_deck_is_one_line_a_bare_shuffle_another() -> None:
    into = moved(HUT, zone("discard", 1), zone("deck", 1))
    shuffle = event(SHUFFLE, 1, (), zone("deck", 1))
    assert told(into, into, shuffle) == [f"Player 2 shuffles 2 {TIMES} Hut from the discard pile into the deck."]
    assert told(into) == ["Player 2 puts Hut from the discard pile into the deck."]
    assert told(shuffle) == ["Player 2 shuffles the Deck."]
    assert told(event(SHUFFLE, 1, (), zone("supply"))) == ["The Supply is shuffled."]


def test_changes_of_one_counter_add_up_and_nothing_is_said_of_none() -> None:
    up = event(COUNT, 1, (2, proving.FAVOURS + 1))
    down = event(COUNT, 1, (-3, proving.FAVOURS + 1))
    assert told(up, up) == ["Player 2: Favours +4."]
    assert told(up, down) == ["Player 2: Favours -1."]
    assert told(up, event(COUNT, 1, (-2, proving.FAVOURS + 1))) == []


def test_counters_the_table_shows_anyway_are_left_out() -> None:
    assert told(event(COUNT, 0, (1, proving.COINS)), event(COUNT, -1, (1, proving.ROUND))) == []


def test_a_counter_of_no_seat_is_told_without_one() -> None:
    assert told(event(COUNT, -1, (1, proving.ROUNDS))) == ["Rounds +1."]


def test_looking_rolling_committing_and_revealing_are_told() -> None:
    assert told(event(LOOK, 0, (HUT, 3), zone("deck", 1))) == ["Player 1 looks at Hut (Player 2: Deck)."]
    assert told(event(LOOK, 0, (UNSEEN, 3), zone("supply"))) == ["Player 1 looks at a card (Supply)."]
    assert told(event(ROLL, 0, (4, 6))) == ["A die with 6 sides shows 4."]
    assert told(event(COMMIT, 1)) == ["Player 2 has chosen in secret."]
    assert told(event(REVEAL, 1, (HUT, BEAD))) == ["Player 2 reveals Hut and Bead."]
    assert told(event(REVEAL, 1)) == []


@pytest.mark.parametrize(
    ("lang", "passed", "attacked"),
    [
        ("en", "Marta passes Hut to Rui.", "Rui is attacked by Hut."),
        ("pt", "Marta passa Cabana para Rui.", "Cabana ataca Rui."),
        ("es", "Marta pasa Cabaña a Rui.", "Cabaña ataca a Rui."),
    ],
)
def test_players_with_names_are_told_of_by_name(lang, passed, attacked) -> None:
    words = Words(lang)
    words.names = ["Marta", "Rui"]
    pass_on = moved(HUT, zone("hand", 0), zone("held", 1))
    attack = event(GAME_EVENTS + GAME.book.events.index("attacked"), 1, (HUT,))
    assert told(pass_on, attack, words=words) == [passed, attacked]


@pytest.mark.parametrize("name", GAME.book.events)
@pytest.mark.parametrize("lang", ["en", "pt", "es"])
def test_every_event_of_the_game_has_a_line_in_every_language(name, lang) -> None:
    kind = GAME_EVENTS + GAME.book.events.index(name)
    (line,) = lines(ROOMS, STATE, [event(kind, 1, (HUT,))])
    assert "2" in Words(lang).say(line.text)


class Plain(type(GAME)):  # type: ignore[misc]
    """The same game without a table, names or lines of its own."""

    def messages(self) -> dict[str, frozenset[str]]:
        return {}


Plain.__module__ = "plain"


@pytest.fixture
def plain() -> Any:
    return Plain()


def test_a_game_that_names_nothing_is_still_told(plain) -> None:
    rooms = Rooms(plain)
    assert told(moved(HUT, zone("hand", 0), zone("play", 0)), rooms=rooms) == ["Player 1: card 3, hand → play."]
    assert told(event(COUNT, 0, (1, proving.COINS)), rooms=rooms) == ["Player 1: coins +1."]
    assert told(event(REVEAL, 1, (4,)), rooms=rooms) == ["Player 2 reveals card 4."]
    assert told(event(GAME_EVENTS, 1, (4,)), rooms=rooms) == []


def test_a_game_without_a_table_is_drawn_plainly(plain) -> None:
    tableau = Tableau(plain, Screen(WORDS), [HUMAN, HUMAN])
    drawn = StringIO()
    Console(width=200, file=drawn).print(tableau.board(plain.view(plain.new(2, 5), 0), 0))
    rows = [" ".join(line.split()) for line in drawn.getvalue().splitlines()]
    assert "proving" in rows
    assert "Player 1 (you) hand (5) card 0, card 0, card 0, card 0, card 3" in rows
    assert "Player 2 hand (5)" in rows
    assert "coins 3 0" in rows
