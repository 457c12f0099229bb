"""The starting player, chosen as the table likes (ages:setup-first-player)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.game import GAME
from civitas.games.ages.ratings import civil_actions, military_actions
from civitas.games.ages.state import AGE, ANTIQUATED, CULTURE_POINTS, FIRST, LAST_ROUND, ROUND, State
from civitas.kernel.errors import OptionError
from civitas.kernel.events import Sink
from civitas.kernel.node import PASS
from civitas.kernel.origin import Origin
from civitas.testing.rules import rule


def starting(seats: int, first: int, seed: int = 5) -> State:
    return GAME.new(seats, seed, {"first": first})


def chosen(s: State) -> object:
    assert isinstance(s.origin, Origin)
    return s.origin.options["first"]


@rule("ages:setup-first-player", "ages:setup-first-actions", "ages:first-turn")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(2, 2, [1, 0]), (3, 2, [1, 2, 0]), (4, 3, [2, 3, 0, 1]), (4, 4, [3, 0, 1, 2])]
)
def test_the_first_turn_goes_clockwise_from_the_starting_player_with_one_action_more_each(
    seats: int, first: int, order: list[int]
) -> None:
    s = starting(seats, first)
    for place, seat in enumerate(order):
        assert (s.get(ROUND), s.asked) == (1, seat)
        assert (civil_actions(s, seat), military_actions(s, seat)) == (place + 1, 0)
        s.choose(PASS)
    assert (s.get(ROUND), s.asked) == (2, order[0])


@rule("ages:setup-first-player", "ages:end-of-an-age")
def test_age_a_ends_in_the_second_turn_of_the_starting_player() -> None:
    s = starting(3, 3)
    ages = []
    for _ in range(3):
        ages.append((s.turn, s.get(AGE)))
        s.choose(PASS)
    assert ages == [(2, 0), (0, 0), (1, 0)]
    assert (s.turn, s.get(AGE)) == (2, 1)


@rule("ages:setup-first-player", "ages:game-flow")
@pytest.mark.parametrize(("seat", "last"), [(1, 2), (2, 3), (0, 3)])
def test_the_last_round_is_this_one_only_if_age_iii_ends_in_the_starting_players_turn(seat: int, last: int) -> None:
    t = AgesScenario(3).set(FIRST, 0, 1).age(3).row().civil_deck(3, "oil").turn(seat)
    assert (t.state.get(AGE), t.state.get(LAST_ROUND)) == (4, last)


@rule("ages:setup-first-player", "ages:game-flow")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_everybody_has_had_the_same_number_of_turns_whoever_began(first: int) -> None:
    s = starting(3, first, seed=2)
    turns = [0, 0, 0]
    while s.asking:
        assert s.question is not None
        if s.question.kind == "action" and not s.acted:
            turns[s.asked] += 1
        s.choose(PASS if PASS in s.options else s.options[0])
    assert turns == [turns[0]] * 3


@rule("ages:setup-first-player", "ages:resolving-an-event")
def test_at_the_end_ties_go_to_the_starting_player() -> None:
    """Impact of Science gives 14, 7 and 0 by rank; all three ratings are equal, so it goes clockwise from seat 3."""
    t = AgesScenario(3).set(FIRST, 0, 2).events("impact_of_science").final_scoring()
    assert [t.get(CULTURE_POINTS, seat) for seat in range(3)] == [7, 0, 14]


@rule("ages:setup-first-player")
def test_without_a_wish_seat_one_starts_as_it_always_did() -> None:
    s = GAME.new(3, 5)
    assert (s.asked, chosen(s)) == (0, 1)
    assert s.position() == starting(3, 1).position()


@rule("ages:setup-first-player")
def test_by_lot_the_seed_draws_the_starting_player_and_the_record_keeps_who_it_was() -> None:
    drawn = set()
    for seed in range(30):
        s = starting(3, 0, seed)
        assert chosen(s) == s.asked + 1
        assert GAME.record(s).options == {"first": s.asked + 1}
        # The draw does not disturb what the seed deals.
        assert s.position() == starting(3, s.asked + 1, seed).position()
        drawn.add(s.asked)
    assert drawn == {0, 1, 2}


@rule("ages:setup-first-player")
@pytest.mark.parametrize(
    ("first", "said"),
    [
        (4, "There are 3 seats, so seat 4 cannot be the starting player."),
        (5, "The option 'first' must be a whole number from 0 to 4; '5' is not."),
        ("ana", "The option 'first' must be a whole number from 0 to 4; 'ana' is not."),
    ],
)
def test_a_starting_player_who_has_no_seat_is_refused(first: object, said: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(3, 5, {"first": first})
    assert str(refused.value) == said


@rule("ages:setup-first-player", "ages:end-of-an-age")
def test_at_the_end_of_an_age_the_starting_player_is_told_first() -> None:
    t = AgesScenario(3).set(FIRST, 0, 1).age(2).row().civil_deck(2, "coal").civil_deck(3, *["oil"] * 20)
    for seat in range(3):
        t.leader(seat, ("joan_of_arc", "michelangelo", "leonardo_da_vinci")[seat])
    t.state.sink = Sink()
    t.turn(1)
    antiquated = [event.seat for event in t.state.sink.events if event.kind == ANTIQUATED]
    assert antiquated == [1, 2, 0]
    assert t.state.leader(0) != card("joan_of_arc")
