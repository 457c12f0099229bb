"""Bots are named in a line of text, and what cannot be read is refused with what can."""

from __future__ import annotations

import pytest

from civitas.bots import make_bot
from civitas.bots.beam import BeamBot
from civitas.bots.budget import Steps, Time
from civitas.bots.chance import RandomBot
from civitas.bots.greedy import GreedyBot
from civitas.bots.search import SearchBot
from civitas.kernel.errors import OptionError


def test_a_bot_is_made_by_name() -> None:
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", "1"), GreedyBot)
    assert isinstance(make_bot("search", 2**96 - 1), SearchBot)
    assert isinstance(make_bot("beam", 1), BeamBot)


def test_arguments_reach_the_bot() -> None:
    greedy, timed, counted, beam = (
        make_bot("greedy:worlds=9", 1),
        make_bot("search:ms=50", 1),
        make_bot("search:depth=7,playouts=30,turns=2,width=5", 1),
        make_bot("beam:worlds=2,nodes=40,width=1", 1),
    )
    assert isinstance(greedy, GreedyBot)
    assert greedy.worlds == 9
    assert isinstance(timed, SearchBot)
    assert isinstance(timed.budget, Time)
    assert timed.budget.seconds == 0.05
    assert isinstance(counted, SearchBot)
    assert isinstance(counted.budget, Steps)
    assert (counted.budget.steps, counted.depth, counted.turns, counted.width) == (30, 7, 2, 5)
    assert isinstance(beam, BeamBot)
    assert isinstance(beam.budget, Steps)
    assert (beam.budget.steps, beam.width, beam.worlds) == (40, 1, 2)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("", "There is no bot ''; the bots are: random, greedy, search, beam."),
        ("Greedy", "There is no bot 'Greedy'; the bots are"),
        ("oracle:ms=3", "There is no bot 'oracle'; the bots are"),
        ("random:ms=3", "'random' can be told nothing, each once; 'ms=3'"),
        ("greedy:", "'greedy' can be told worlds=NUMBER, each once; ''"),
        ("search:fast", "can be told ms=NUMBER, playouts=NUMBER, depth=NUMBER, turns=NUMBER, width=NUMBER, each once"),
        ("search:width=1", "from 2 to 1000; '1' is not"),
        ("search:ms", "each once; 'ms' is not possible"),
        ("search:ms=5,ms=6", "each once; 'ms=6' is not possible"),
        ("search:ms=5,", "each once; '' is not possible"),
        ("search:ms=5,playouts=6", "'ms' or for 'playouts', not for both"),
        ("beam:ms=5,nodes=6", "'beam' thinks for 'ms' or for 'nodes', not for both"),
        ("beam:width=0", "from 1 to 1000; '0' is not"),
        ("search:ms=", "from 1 to 3600000; '' is not"),
        ("search:ms=0", "from 1 to 3600000; '0' is not"),
        ("search:ms=-5", "'-5' is not"),
        ("search:playouts=1.5", "'1.5' is not"),
        ("greedy:worlds=1001", "from 1 to 1000; '1001' is not"),
        ("greedy:worlds=" + "9" * 5000, "from 1 to 1000"),
        ("greedy:worlds=٣", "from 1 to 1000; '٣' is not"),
    ],
)
def test_a_bad_spec_is_refused_with_what_is_allowed(spec: str, sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        make_bot(spec, 1)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("seed", [-1, 2**96, "x", True])
def test_a_bad_seed_is_refused(seed: int | str) -> None:
    with pytest.raises(OptionError, match="seed"):
        make_bot("random", seed)
