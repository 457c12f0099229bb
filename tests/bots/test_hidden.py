"""Bots play with what their seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bots.tables import GAMES, tables
from civitas.bots import Bot, Worlds, make_bot
from civitas.bots.bot import worlds_of
from civitas.bots.play import bot_choice
from civitas.kernel.errors import RecordError
from civitas.kernel.game import View
from civitas.kernel.machine import Machine

REDEALS = (11, 2**70 + 5)
SPECS = ("random", "greedy", "greedy:worlds=1", "search:playouts=12,depth=5", "beam:nodes=30,width=2,worlds=2")

every_game = pytest.mark.parametrize("name", GAMES)


def changes_of_mind(name: str, make: Callable[[Machine], Bot]) -> int:
    """In how many re-dealt positions a fresh bot answers otherwise than in the true one."""
    game = GAMES[name]
    changes = 0
    for state in tables(name):
        answer = bot_choice(make(state), game, state)
        for seed in REDEALS:
            other = game.determinize(state, state.asked, seed)
            changes += bot_choice(make(other), game, other) != answer
    return changes


@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_answers_the_same_however_the_hidden_cards_lie(name: str, spec: str) -> None:
    assert changes_of_mind(name, lambda _: make_bot(spec, 5)) == 0


class Peeking:
    """A bot that was handed the true state after all, and looks at everybody's cards."""

    def __init__(self, state: Machine) -> None:
        self.state = state

    def choose(self, view: View, worlds: Worlds) -> int:
        seen = sum((i + 1) * card for i, zone in enumerate(self.state.zones) for card in zone.cards())
        return view.options[seen % len(view.options)].code


@every_game
def test_a_bot_that_peeks_is_caught_by_the_same_test(name: str) -> None:
    assert changes_of_mind(name, Peeking) > 20


@every_game
def test_equal_views_come_from_different_states(name: str) -> None:
    game = GAMES[name]
    different = 0
    for state in tables(name):
        for seed in REDEALS:
            other = game.determinize(state, state.asked, seed)
            assert game.view(other, state.asked) == game.view(state, state.asked)
            different += [zone.cards() for zone in other.zones] != [zone.cards() for zone in state.zones]
    assert different > 50


@every_game
def test_equal_views_give_equal_worlds(name: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        seat = state.asked
        other = game.determinize(state, seat, REDEALS[0])
        for seed in (0, 1, 2**95):
            dealt = game.determinize(state, seat, seed).key()
            assert worlds_of(game, state, seat).world(seed).key() == dealt
            assert worlds_of(game, other, seat).world(seed).key() == dealt


@every_game
def test_other_seeds_give_other_worlds(name: str) -> None:
    game = GAMES[name]
    state = next(tables(name))
    worlds = worlds_of(game, state, state.asked)
    assert len({worlds.world(seed).key() for seed in range(20)}) == 20


@every_game
def test_a_world_asks_its_seat_the_same_question(name: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        world = worlds_of(game, state, state.asked).world(3)
        assert (world.asked, world.options) == (state.asked, state.options)


@every_game
def test_a_world_cannot_be_recorded(name: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        world = worlds_of(game, state, state.asked).world(3)
        with pytest.raises(RecordError, match="no history"):
            game.record(world)


@every_game
def test_nothing_a_bot_is_given_holds_the_true_state(name: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        worlds = worlds_of(game, state, state.asked)
        cells = worlds.world.__closure__
        assert cells is not None
        held = [*vars(worlds).values(), *(cell.cell_contents for cell in cells)]
        states = [thing for thing in held if isinstance(thing, Machine)]
        assert states
        assert all(thing.key() != state.key() and thing.origin is None and not thing.trail for thing in states)


@every_game
def test_asking_a_bot_leaves_the_game_as_it_is(name: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        before = state.to_json()
        bot_choice(make_bot("greedy:worlds=1", 5), game, state)
        assert state.to_json() == before
