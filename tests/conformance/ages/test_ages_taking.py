"""Taking cards from the row (rulings 12 to 17)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.codes import TAKE
from civitas.games.ages.state import (
    AGE,
    CIVIL_SPENT,
    HAND,
    JUST_TAKEN,
    LAST_ROUND,
    LEADERS_TAKEN,
    POLITICS_GIVEN_UP,
    SCIENCE_POINTS,
    SLOT,
    UNFINISHED,
    USED,
)
from civitas.testing.rules import rule

LONG = ["", "", "", "", "", "", "", "", "", "", "", ""]


@rule("ages:take-a-card")
@pytest.mark.parametrize(("slot", "cost"), [(0, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_a_card_costs_one_to_three_actions_by_its_space(slot: int, cost: int) -> None:
    t = AgesScenario().row(*LONG[:slot], "iron").actions().do("take", "iron")
    assert t.get(CIVIL_SPENT, 0) == cost
    assert t.has(HAND, 0, "iron")
    assert t.state.get(SLOT + slot) == 0


@rule("ages:take-a-card", "ages:spending-actions")
def test_a_card_that_costs_more_actions_than_are_left_cannot_be_taken() -> None:
    t = AgesScenario().row("iron", *LONG[1:5], "drama").spent(0, civil=3).actions()
    assert t.can("take", "iron")
    assert not t.can("take", "drama")


@rule("ages:take-a-card", "ages:civil-cards", "ages:your-hand")
def test_the_civil_hand_is_limited_by_the_total_of_civil_actions() -> None:
    """Ruling 12: spent actions count, wonders do not, and nothing is ever discarded."""
    t = AgesScenario().row("iron", "colossus").hand(0, "drama", "knights", "alchemy", "theology").spent(0, civil=1)
    t.actions()
    assert not t.can("take", "iron")
    assert t.can("take", "colossus")
    t.wonders(0, "library_of_alexandria").actions()
    assert t.can("take", "iron")
    t.hand(0, "moses", "homer").actions().done("action")
    assert t.state.zone(HAND, 0).size() == 6


@rule("ages:take-a-card")
def test_a_technology_one_has_cannot_be_taken_but_action_cards_can() -> None:
    """Ruling 13."""
    t = AgesScenario().row("iron", "drama", "frugality_i").hand(0, "iron", "frugality_i").tech(0, "drama").actions()
    assert not t.can("take", "iron")
    assert not t.can("take", "drama")
    assert t.can("take", "frugality_i")


@rule("ages:take-a-card", "ages:leaders")
def test_only_one_leader_of_each_age_is_taken_even_if_the_first_is_gone() -> None:
    """Ruling 14."""
    t = AgesScenario().row("moses", "homer", "joan_of_arc").actions().do("take", "moses")
    assert t.get(LEADERS_TAKEN, 0) == 1
    assert not t.can("take", "homer")
    assert t.can("take", "joan_of_arc")


@rule("ages:take-a-wonder", "ages:ravages-of-time", "ages:wonders")
def test_a_wonder_costs_one_more_for_every_completed_one_ruins_too() -> None:
    """Ruling 15."""
    t = AgesScenario().row("taj_mahal").wonders(0, "colossus").ruins(0, "pyramids").actions().do("take", "taj_mahal")
    assert t.get(CIVIL_SPENT, 0) == 3
    assert t.has(UNFINISHED, 0, "taj_mahal")


@rule("ages:take-a-wonder")
def test_no_wonder_is_taken_while_one_is_unfinished() -> None:
    """Ruling 15."""
    assert not AgesScenario().row("taj_mahal").unfinished(0, "colossus").actions().can("take", "taj_mahal")


@rule("ages:take-a-wonder", "ages:leaders")
def test_michelangelo_drops_the_surcharge_of_wonders() -> None:
    t = AgesScenario().row("taj_mahal").wonders(0, "colossus").leader(0, "michelangelo").actions()
    assert t.do("take", "taj_mahal").get(CIVIL_SPENT, 0) == 1


@rule("ages:take-a-wonder", "ages:wonders")
def test_the_taj_mahal_is_two_cheaper_after_a_leader_was_replaced() -> None:
    t = (
        AgesScenario()
        .row("taj_mahal", "great_wall")
        .hand(0, "joan_of_arc")
        .leader(0, "moses")
        .wonders(0, "colossus", "pyramids")
    )
    t.actions().do("play", "joan_of_arc")
    assert t.get(CIVIL_SPENT, 0) == 0
    t.do("take", "taj_mahal")
    assert t.get(CIVIL_SPENT, 0) == 1


@rule("ages:hammurabi", "ages:take-a-card")
def test_hammurabi_takes_leaders_for_one_action_less() -> None:
    """Ruling 16."""
    t = AgesScenario().row("joan_of_arc").leader(0, "hammurabi").actions().do("take", "joan_of_arc")
    assert t.get(CIVIL_SPENT, 0) == 0


@rule("ages:leaders")
def test_aristotle_scores_a_science_for_every_technology_taken() -> None:
    t = AgesScenario().row("iron", "monarchy", "moses").leader(0, "aristotle").actions()
    t.do("take", "iron").do("take", "monarchy").do("take", "moses")
    assert t.get(SCIENCE_POINTS, 0) == 2


@rule("ages:play-an-action-card")
def test_an_action_card_taken_in_this_phase_cannot_be_played_in_it() -> None:
    """Ruling 32."""
    t = AgesScenario().row("stockpile").actions().do("take", "stockpile")
    assert t.has(JUST_TAKEN, 0, "stockpile")
    assert not t.can("play", "stockpile")
    t = AgesScenario().row("stockpile").hand(0, "stockpile").actions().do("take", "stockpile")
    assert t.can("play", "stockpile")
    t.do("play", "stockpile")
    assert not t.can("play", "stockpile")


@rule("ages:international-agreement")
def test_the_international_agreement_lets_the_strongest_take_cards_for_five() -> None:
    """Ruling 17: all limits hold, no own actions are spent, its next political action is given up."""
    names = ["iron", "drama", "", "", "", "", "", "", "", "knights", "alchemy", "theology"]
    t = AgesScenario().row(*names).workers(1, warriors=3).leader(1, "aristotle").civil_deck(1, *["swordsmen"] * 20)
    t.effect("international_agreement")
    assert (t.kind, t.state.asked) == ("take-cards", 1)
    t.answer("take-cards", TAKE + 9, TAKE + 0, TAKE + 1)
    assert (t.get(CIVIL_SPENT, 1), t.get(SCIENCE_POINTS, 1), t.get(POLITICS_GIVEN_UP, 1)) == (0, 3, 1)
    assert [t.state.get(SLOT + i) for i in range(3)] == [card("alchemy"), card("theology"), card("swordsmen")]
    t.politics(1)
    assert t.state.over
    assert t.get(POLITICS_GIVEN_UP, 1) == 0


@rule("ages:international-agreement", "ages:play-an-action-card")
def test_the_current_player_may_play_an_action_card_of_the_agreement_in_the_same_turn() -> None:
    """Ruling 17."""
    t = AgesScenario().row("stockpile").workers(0, warriors=3).effect("international_agreement")
    t.answer("take-cards", TAKE).actions()
    assert t.can("play", "stockpile")


@rule("ages:international-agreement", "ages:game-flow")
def test_the_international_agreement_can_begin_age_iv() -> None:
    """Ruling 10."""
    t = AgesScenario().age(3).row().civil_deck(3, "oil").effect("international_agreement", 1)
    assert (t.state.get(AGE), t.state.get(LAST_ROUND)) == (4, 3)
    assert t.get(USED, 0) == 0
