"""What bots think of their options."""

from __future__ import annotations

import pytest

from bots.tables import GAMES, tables
from civitas.bots.bot import worlds_of
from civitas.bots.spec import make_adviser
from civitas.kernel.errors import OptionError
from civitas.kernel.machine import Machine

REDEALS = (11, 2**70 + 5)
PLANNING = "beam:nodes=30,width=2,worlds=2"
SPECS = ("greedy:worlds=2", "search:playouts=12,depth=5", PLANNING)

every_game = pytest.mark.parametrize("name", GAMES)


def rated(name: str, spec: str, state: Machine) -> dict[int, int]:
    """What a fresh bot thinks of the options."""
    game, seat = GAMES[name], state.asked
    return make_adviser(spec, 5).rate(game.view(state, seat), worlds_of(game, state, seat))


@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_the_best_option_comes_first(name: str, spec: str) -> None:
    for state in tables(name):
        points = rated(name, spec, state)
        assert points
        assert points.keys() <= set(state.options)
        assert list(points.values()) == sorted(points.values(), reverse=True)


@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_thinks_the_same_however_the_hidden_cards_lie(name: str, spec: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        points = rated(name, spec, state)
        for seed in REDEALS:
            assert list(rated(name, spec, game.determinize(state, state.asked, seed)).items()) == list(points.items())


@every_game
@pytest.mark.parametrize("spec", ["greedy:worlds=2", PLANNING])
def test_a_bot_chooses_what_it_rates_best_out_of_all_options(name: str, spec: str) -> None:
    game = GAMES[name]
    for state in tables(name):
        points = rated(name, spec, state)
        assert points.keys() == set(state.options)
        view, worlds = game.view(state, state.asked), worlds_of(game, state, state.asked)
        assert make_adviser(spec, 5).choose(view, worlds) == next(iter(points))


def test_a_planning_bot_asked_what_it_thinks_then_does_it() -> None:
    game = GAMES["proving"]
    for state in tables("proving"):
        bot = make_adviser(PLANNING, 5)
        view, worlds = game.view(state, state.asked), worlds_of(game, state, state.asked)
        assert next(iter(bot.rate(view, worlds))) == bot.choose(view, worlds)


def test_the_random_bot_has_no_opinion() -> None:
    with pytest.raises(OptionError, match=r"'random' has no opinion .* greedy, search, beam"):
        make_adviser("random", 1)
