"""What is a nation's own stands in its Nation, and the engine asks for it: shown with Romans that differ in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from civitas.games.imperium.actions.develop import PAYING, can_develop
from civitas.games.imperium.actions.draw import take_nation_card
from civitas.games.imperium.actions.play_area import send
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import BY_NUMBER, ENDS_THE_GAME, ENTERED, Nation
from civitas.games.imperium.state import (
    EMPIRE,
    EXHAUSTS,
    GOODS,
    HAND,
    HISTORY,
    LEGENDS,
    MATERIALS,
    NATION_DECK,
    POPULATION,
    PROGRESS,
    SCORING,
    SLOT_TOKENS,
    STATE,
    State,
)
from civitas.kernel.errors import OptionError
from civitas.testing.positions import pick, rng_of

Lend = Callable[..., State]
ROMANS = {"nation1": "romans", "nation2": "celts", "first": 1}


@pytest.fixture
def lend() -> Iterator[Lend]:
    """Romans with something of their own, for one test."""
    romans = ENTERED["ROM"]

    def enter(nation: Nation) -> None:
        ENTERED["ROM"] = BY_NUMBER[nation.number] = nation

    def lent(**own: Any) -> State:
        enter(Nation("ROM", "romans", **own))
        return GAME.new(2, 3, ROMANS)

    yield lent
    enter(romans)


def end_of_turn(s: State) -> State:
    """The first seat innovates, and its clean-up begins with the token for the market."""
    s.choose(2)
    while s.asker().kind != "clean-up-token":
        s.choose(s.options[-1])
    return s


def test_tokens_resources_and_state_at_the_start(lend: Lend) -> None:
    s = lend(exhaust_tokens=3, resources={MATERIALS: 1, GOODS: 4}, state=EMPIRE)
    assert s.get(EXHAUSTS) == 3
    assert [s.has(resource, 0) for resource in (MATERIALS, POPULATION, PROGRESS, GOODS)] == [1, 0, 0, 4]
    assert (s.get(STATE), s.get(EXHAUSTS + 1)) == (EMPIRE, 5)


def test_the_token_of_the_clean_up_and_the_tokens_that_come_back(lend: Lend) -> None:
    s = end_of_turn(lend(exhaust_tokens=3, clean_up_token=(GOODS, 2)))
    slot = s.options[0]
    s.put(EXHAUSTS, 0)
    s.choose(slot)
    assert s.get(SLOT_TOKENS + slot * 4 + GOODS) == 2
    assert s.get(EXHAUSTS) == 3


def test_what_it_has_in_place_of_a_history(lend: Lend) -> None:
    s = lend(history=LEGENDS)
    card = s.zone(HAND, 0).cards()[0]
    send(s, 0, card, HAND, HISTORY)
    assert s.zone(LEGENDS, 0).cards() == [card]


@pytest.mark.parametrize(("last", "ends", "state"), [(ENDS_THE_GAME, 1, 1), (0, 0, EMPIRE)])
def test_what_its_last_nation_card_does(last: int, ends: int, state: int, lend: Lend) -> None:
    s = lend(last_nation_card=last)
    s.pile(NATION_DECK, 0).fill([])
    take_nation_card(s, 0)
    assert (s.get(SCORING), s.get(STATE)) == (ends, state)


def test_whether_it_can_develop(lend: Lend) -> None:
    rich = {MATERIALS: 20, POPULATION: 20}
    assert can_develop(lend(resources=rich), 0, PAYING) != []
    assert can_develop(lend(resources=rich, can_develop=False), 0, PAYING) == []


def test_its_unrest_and_its_special_set_up(lend: Lend) -> None:
    plain = lend().unrest_left()
    s = lend(unrest_for_pile={2: 3, 3: 9}, set_up=lambda s, seat: s.change(GOODS, seat, 7))
    assert (s.unrest_left(), s.has(GOODS, 0), s.has(GOODS, 1)) == (plain + 3, 7, 0)


def test_a_nation_that_trades_is_neither_drawn_nor_taken_without_trade_routes(lend: Lend) -> None:
    with pytest.raises(OptionError, match="The nation romans trades, so it needs the Trade Routes"):
        lend(needs_trade_routes=True)
    for seed in range(40):
        options = GAME.record(GAME.new(4, seed)).options
        assert "romans" not in [options[f"nation{seat}"] for seat in (1, 2, 3, 4)]


def test_such_a_nation_plays_to_the_end(lend: Lend) -> None:
    s = lend(exhaust_tokens=3, can_develop=False, history=LEGENDS, clean_up_token=(MATERIALS, 1))
    rng = rng_of("a nation of its own")
    while s.asking:
        s.choose(pick(s, rng))
    assert len(s.scores()) == 2
