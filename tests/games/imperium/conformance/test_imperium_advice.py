"""Why not, and warnings (imperium:interpreting, imperium:collapse)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import EXHAUST
from civitas.games.imperium.game import GAME
from civitas.kernel.node import PASS
from civitas.testing.rules import rule
from games.imperium.scenario import ImperiumScenario, number


def reasons(game: ImperiumScenario) -> list[str]:
    return [refusal.reason.id.removeprefix("imperium-why-") for refusal in GAME.explain(game.state, 0)]


def warned(game: ImperiumScenario, code: int) -> list[str]:
    return [message.id.removeprefix("imperium-warn-") for message in GAME.warnings(game.state, 0, code)]


@rule("imperium:interpreting", "imperium:pay")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("1CIV10", "other-state"),
        ("1TRI7", "never"),
        ("1UNC20", "cost"),
        ("1ROM16", "cost"),
        ("1ROM14", "cost-cards"),
        ("1UNC21", "no-effect"),
        ("1VIK7", "card-missing"),
    ],
)
def test_every_card_in_hand_that_cannot_be_played_says_why(code: str, reason: str) -> None:
    assert reasons(ImperiumScenario().hand(0, code).turn()) == [reason]


@rule("imperium:pay")
def test_what_is_missing_is_told_with_the_cost() -> None:
    game = ImperiumScenario().hand(0, "1UNC20").has(0, materials=1).turn()
    refusal = GAME.explain(game.state, 0)[0]
    assert refusal.rule == "imperium:pay"
    assert refusal.reason.args["missing"].args == {"amount": 2}  # type: ignore[union-attr]


@rule("imperium:action", "imperium:free-play")
def test_without_an_action_or_a_second_free_play_a_card_says_so() -> None:
    assert reasons(ImperiumScenario().hand(0, "1TRI8").actions(0, 0).turn()) == ["no-action"]
    game = ImperiumScenario().hand(0, "1TRI2").actions(0, 0).turn().play("1TRI2").hand(0, "1TRI2")
    assert reasons(game) == ["free-played"]


@rule("imperium:exhaust")
def test_an_exhaust_ability_that_cannot_be_used_says_why() -> None:
    assert reasons(ImperiumScenario().in_play(0, "1UNC8").exhausts(0, 0).turn()) == ["no-token"]
    assert reasons(ImperiumScenario().in_play(0, "1UNC8").turn().use("1UNC8")) == ["exhausted"]
    assert reasons(ImperiumScenario().in_play(0, "1UNC6").turn()) == ["cost"]


@rule("imperium:collapse")
def test_whatever_may_take_the_last_unrest_warns_of_the_collapse() -> None:
    game = ImperiumScenario().unrest_left(1).hand(0, "1CIV4", "1TRI1").in_state(0, "empire").turn()
    assert warned(game, number("1CIV4")) == ["collapse"]
    game.slot(0, "1UNC3").slot(1, "1UNC6").play("1TRI1")
    assert warned(game, 0) == ["collapse"]
    assert warned(ImperiumScenario().hand(0, "1CIV4").in_state(0, "empire").turn(), number("1CIV4")) == []


@rule("imperium:activate")
def test_ending_the_turn_with_something_left_to_do_is_warned_of() -> None:
    game = ImperiumScenario().in_play(0, "1UNC8").turn()
    assert warned(game, PASS) == ["actions-left", "abilities-left"]
    game.use("1UNC8").actions(0, 0)
    assert warned(game, PASS) == []
    assert EXHAUST + number("1UNC8") not in game.state.options


@rule("imperium:interpreting")
def test_a_card_that_would_bring_nothing_is_warned_of() -> None:
    game = ImperiumScenario().hand(0, "1CAR13X", "1TRI8").turn()
    assert warned(game, number("1TRI8")) == []
    game = ImperiumScenario().hand(0, "1UNC18").has(0, materials=1).zone("main deck", 0).turn()
    assert warned(game, number("1UNC18")) == ["no-effect"]
