"""The worked turns that are shipped: played as tests build them, told in three languages, seen by their seat."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas import registry
from civitas.examples import FOLDER, Example, Played, examples_of, find_example, listed_examples
from civitas.kernel.errors import LoadError, OptionError
from civitas.kernel.game import Game
from civitas.log import lines
from civitas.rooms import Rooms
from civitas.testing.rules import rule
from examples import ages, imperium, mare
from examples.worked import Worked

BUILT: dict[str, dict[str, Callable[[], Worked]]] = {
    "ages": ages.WORKED,
    "imperium": imperium.WORKED,
    "mare": mare.WORKED,
}
ALL = [(game, name) for game, worked in BUILT.items() for name in worked]
PACKAGE = Path(str(civitas.__file__)).parent / "games"


def shipped(game: str, name: str) -> Example:
    return find_example(registry.game(game), name)


@rule("imperium:turn-example")
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_worked_turn_goes_as_its_rulebook_says_and_is_shipped_like_that(game: str, name: str, update: bool) -> None:
    """Building it checks every figure of the book; what is shipped is the position and the choices of the builder."""
    played = BUILT[game][name]().played()
    path = PACKAGE / game / FOLDER / f"{name}.json"
    if update:
        path.write_text(played.to_json(), "utf-8")
    there = shipped(game, name).played
    rules = registry.game(game)
    old = f"{path.name} is out of date: run pytest --update tests/examples"
    assert rules.from_json(there.start).position() == rules.from_json(played.start).position(), old
    assert there.choices == played.choices, old
    assert there.options.items() <= played.options.items(), old


@pytest.mark.parametrize("game", BUILT)
def test_every_worked_turn_that_is_built_is_listed_and_no_other(game: str) -> None:
    assert sorted(examples_of(registry.game(game))) == sorted(BUILT[game])
    assert sorted(path.stem for path in (PACKAGE / game / FOLDER).iterdir()) == sorted(BUILT[game])


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_step_has_a_view_of_its_seat_and_something_to_tell(game: str, name: str) -> None:
    example = shipped(game, name)
    rooms = Rooms(example.game)
    assert len(example.players) == example.view(0).seats
    for number, step in enumerate(example.steps):
        view = example.view(number)
        assert (view.seat, view.over) == (example.seat, False)
        if number:
            assert step.position > example.steps[number - 1].position
            assert example.chosen(number)
            assert view != example.view(number - 1)
    assert example.events(0) == []
    told = [lines(rooms, example.state(number), example.events(number)) for number in range(len(example.steps))]
    assert told[0] == []
    assert any(told)


def broken(example: Example, **choices: list[int]) -> Example:
    played = Played(example.played.options, example.played.start, {**example.played.choices, **choices})
    return Example(example.game, example.listed, played)


def test_a_step_the_rules_no_longer_allow_is_named() -> None:
    with pytest.raises(LoadError) as told:
        _ = broken(shipped("mare", "battle"), ship=[999_999]).session
    said = str(told.value)
    assert said.startswith("The step 'ship' of the worked turn 'battle' of mare cannot be made any more: 999999 is not")


def test_an_unknown_worked_turn_or_step_is_refused_in_a_sentence() -> None:
    with pytest.raises(OptionError, match=r"^mare has no worked turn 'siege'; it has: ethiopia, trading, "):
        shipped("mare", "siege")
    with pytest.raises(OptionError, match=r"^The worked turn 'circe' has the steps 0 to 1, not 2\.$"):
        shipped("mare", "circe").view(2)
    with pytest.raises(OptionError, match=r"^proving has no worked turn 'turn'; it has: none\.$"):
        shipped("proving", "turn")


def test_a_game_outside_any_package_has_no_worked_turns() -> None:
    class Bare(Game[Any]):
        pass

    Bare.__module__ = "bare"
    assert listed_examples(Bare()) == []
