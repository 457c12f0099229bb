"""What an answer gives up is said with the option: destroying, disbanding, cancelling, letting go, resigning."""

from __future__ import annotations

import pytest

from civitas.games.ages.codes import BUILD, CANCEL, DESTROY, LEAVE_LEADER, RESIGN
from civitas.games.ages.game import GAME
from civitas.kernel.text import Option

from .scenario import AgesScenario


def options(t: AgesScenario) -> dict[int, Option]:
    return {option.code: option for option in GAME.view(t.state, t.state.asked).options}


def losses(t: AgesScenario) -> set[int]:
    return {code for code, option in options(t).items() if option.loss}


def test_of_what_can_be_done_in_the_action_phase_only_destroying_and_disbanding_lose_something() -> None:
    t = AgesScenario().unused(0, 2).stored(0, bronze=3).actions()
    farm, warriors = t.code("destroy", "agriculture"), t.code("destroy", "warriors")
    assert {farm, warriors} <= losses(t)
    assert losses(t) <= set(range(DESTROY, DESTROY + 35))
    assert any(BUILD <= code < DESTROY for code in options(t)), "building something is among the answers"


def test_giving_up_a_pact_or_a_leader_loses_something() -> None:
    t = AgesScenario(3).pact(0, "trade_routes_agreement", 1).leader(0, "alexander_the_great").politics()
    assert CANCEL in losses(t)
    assert losses(t) <= {CANCEL, LEAVE_LEADER, RESIGN}


def test_resigning_is_marked_and_nothing_else_is() -> None:
    t = AgesScenario().politics()
    found = options(t)
    assert (found[RESIGN].resigns, found[RESIGN].loss) == (True, True)
    assert [code for code, option in found.items() if option.resigns] == [RESIGN]


@pytest.mark.parametrize(("start", "secret"), [("politics", True), ("actions", True)])
def test_what_depends_on_a_hidden_hand_is_a_secret_question(start: str, secret: bool) -> None:
    t: AgesScenario = getattr(AgesScenario(), start)()
    question = GAME.view(t.state, 0).question
    assert question is not None
    assert question.secret is secret
