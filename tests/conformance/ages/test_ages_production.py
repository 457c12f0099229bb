"""Production, corruption, consumption and blue tokens (rulings 58 to 71)."""

from __future__ import annotations

import pytest
from ages.scenario import AgesScenario, card

from civitas.games.ages.cards import RESOURCES
from civitas.games.ages.codes import INCREASE_POPULATION
from civitas.games.ages.play import remove_leader
from civitas.games.ages.production import (
    consume,
    food_production,
    mine_output,
    produce,
    produce_food,
    produce_resources,
    resource_production,
    suffer_corruption,
)
from civitas.games.ages.state import BLUE_BANK, CULTURE_POINTS, SCIENCE_POINTS, YELLOW_BANK
from civitas.games.ages.tokens import gain, lose, pay
from civitas.testing.rules import rule


def tokens(t: AgesScenario, *names: str) -> list[int]:
    return [t.state.stored(0, card(name)) for name in names]


@rule("ages:production-phase")
def test_production_scores_first_and_measures_corruption_before_producing() -> None:
    """Ruling 58: ten tokens left are 2 corruption, what is produced afterwards changes nothing."""
    t = AgesScenario().blue(0, 10).stored(0, bronze=1, agriculture=3).tech(0, "irrigation").yellow(0, 14)
    produce(t.state, 0)
    assert t.get(SCIENCE_POINTS, 0) == 1
    assert (t.food(0), t.resources(0)) == (3 - 1 + 2 - 1, 2)


@rule("ages:production-phase")
def test_corruption_takes_resources_then_food() -> None:
    """Ruling 59."""
    t = AgesScenario().blue(0, 5).stored(0, bronze=3, agriculture=3)
    suffer_corruption(t.state, 0)
    assert (t.food(0), t.resources(0)) == (2, 0)
    t = AgesScenario().blue(0, 0).stored(0, bronze=1, agriculture=1).culture(0, 5)
    suffer_corruption(t.state, 0)
    assert (t.food(0), t.resources(0), t.get(CULTURE_POINTS, 0)) == (0, 0, 5)


@rule("ages:production-phase", "ages:blue-and-yellow-tokens")
@pytest.mark.parametrize(("bank", "lost"), [(11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_corruption_grows_with_the_empty_sections_of_the_bank(bank: int, lost: int) -> None:
    t = AgesScenario().blue(0, bank).stored(0, bronze=9)
    suffer_corruption(t.state, 0)
    assert t.resources(0) == 9 - lost


@rule("ages:production-phase", "ages:science-and-culture-points")
def test_missing_food_costs_four_culture_each_down_to_zero() -> None:
    """Ruling 60."""
    t = AgesScenario().yellow(0, 0).stored(0, agriculture=4).culture(0, 20)
    consume(t.state, 0)
    assert (t.food(0), t.get(CULTURE_POINTS, 0)) == (0, 12)
    t.culture(0, 7)
    consume(t.state, 0)
    assert t.get(CULTURE_POINTS, 0) == 0


@rule("ages:production-phase", "ages:farms-and-mines")
def test_short_of_blue_tokens_the_highest_cards_produce_first() -> None:
    """Ruling 61."""
    t = AgesScenario().tech(0, agriculture=2, irrigation=2).blue(0, 3)
    produce_food(t.state, 0)
    assert tokens(t, "agriculture", "irrigation") == [1, 2]
    assert t.get(BLUE_BANK, 0) == 0


@rule("ages:farms-and-mines", "ages:food-and-resources")
def test_a_token_is_worth_the_number_of_its_card_without_workers_too() -> None:
    """Ruling 62."""
    assert AgesScenario().tech(0, "oil").stored(0, oil=2, bronze=1).resources(0) == 11


@rule("ages:gaining-food-or-resources")
@pytest.mark.parametrize(
    ("amount", "bank", "laid", "gained"),
    [
        (8, 9, [0, 0, 1, 1], 8),
        (4, 9, [1, 0, 1, 0], 4),
        (4, 1, [0, 0, 1, 0], 3),
        (9, 0, [0, 0, 0, 0], 0),
        (1, 5, [1, 0, 0, 0], 1),
    ],
)
def test_a_gain_is_exact_with_few_tokens_or_as_near_as_the_bank_allows(
    amount: int, bank: int, laid: list[int], gained: int
) -> None:
    """Ruling 63."""
    t = AgesScenario().tech(0, "iron", "coal", "oil").blue(0, bank)
    assert gain(t.state, 0, RESOURCES, amount) == gained
    assert tokens(t, "bronze", "iron", "coal", "oil") == laid


@rule("ages:losing-food-or-resources")
def test_the_lowest_tokens_are_paid_first_and_only_one_is_broken() -> None:
    """Ruling 64."""
    t = AgesScenario().tech(0, "iron", "oil").blue(0, 5).stored(0, bronze=1, iron=1, oil=2)
    pay(t.state, 0, RESOURCES, 4)
    assert tokens(t, "bronze", "iron", "oil") == [0, 2, 1]
    assert (t.resources(0), t.get(BLUE_BANK, 0)) == (9, 5 + 3 - 2)
    pay(t.state, 0, RESOURCES, 4)
    assert t.resources(0) == 5


@rule("ages:losing-food-or-resources")
def test_a_payment_is_exact_wherever_it_can_be() -> None:
    """Ruling 64: every amount up to the stock, with tokens in the bank for the change."""
    for amount in range(22):
        t = AgesScenario().tech(0, "iron", "coal", "oil").blue(0, 6).stored(0, bronze=2, iron=1, coal=4, oil=1)
        pay(t.state, 0, RESOURCES, amount)
        assert t.resources(0) == 21 - amount
        assert sum(tokens(t, "bronze", "iron", "coal", "oil")) + t.get(BLUE_BANK, 0) == 14


@rule("ages:losing-food-or-resources")
def test_overpaying_happens_only_without_change_and_empties_the_bank() -> None:
    """Ruling 65: one token of 5, nothing in the bank: 1 is paid with 2, the token moves down to 3."""
    t = AgesScenario().tech(0, "coal", "oil").blue(0, 0).stored(0, oil=1)
    pay(t.state, 0, RESOURCES, 1)
    assert (t.resources(0), t.get(BLUE_BANK, 0)) == (3, 0)
    t = AgesScenario().tech(0, "coal", "oil").blue(0, 0).stored(0, oil=1)
    pay(t.state, 0, RESOURCES, 2)
    assert (t.resources(0), t.get(BLUE_BANK, 0)) == (3, 0)


@rule("ages:losing-food-or-resources")
def test_losing_takes_what_there_is() -> None:
    """Ruling 65."""
    t = AgesScenario().stored(0, bronze=2)
    assert lose(t.state, 0, RESOURCES, 5) == 2
    assert t.resources(0) == 0


@rule("ages:losing-food-or-resources", "ages:gaining-food-or-resources")
def test_the_thief_gains_what_was_lost_within_its_own_bank() -> None:
    """Ruling 66."""
    t = AgesScenario().stored(1, agriculture=3).blue(0, 1).workers(0, warriors=3).aggression("plunder_i", 1)
    t.done("defend")
    assert (t.food(1), t.food(0), t.get(BLUE_BANK, 1)) == (0, 1, 19)


@rule("ages:blue-and-yellow-tokens", "ages:colonies")
def test_lost_blue_tokens_come_from_the_bank_then_from_cards_of_ones_choice() -> None:
    """Ruling 67."""
    t = AgesScenario().blue(0, 0).stored(0, bronze=2, agriculture=2).workers(1, warriors=3).effect("crime_wave")
    t.name("lose-blue", "agriculture")
    assert (t.food(0), t.resources(0), t.get(BLUE_BANK, 0)) == (1, 2, 0)


@rule("ages:blue-and-yellow-tokens", "ages:colonies")
def test_a_colony_takes_its_tokens_along_when_it_goes() -> None:
    """Rulings 68 and 102: Vast Territory gives the blue token back."""
    t = AgesScenario().colonies(0, "vast_territory_i").yellow(0, 2).blue(0, 9).workers(1, warriors=3)
    t.effect("independence_declaration")
    assert (t.get(YELLOW_BANK, 0), t.get(BLUE_BANK, 0)) == (0, 10)


@rule("ages:wonders", "ages:production-phase")
def test_the_railroad_doubles_one_worker_of_the_best_staffed_mine() -> None:
    """Ruling 69."""
    t = AgesScenario().wonders(0, "transcontinental_railroad").tech(0, "oil", bronze=1, iron=1)
    produce_resources(t.state, 0)
    assert tokens(t, "bronze", "iron", "oil") == [1, 2, 0]


@rule("ages:bill-gates")
def test_bill_gates_labs_produce_and_store_by_their_level() -> None:
    """Ruling 71."""
    t = AgesScenario().leader(0, "bill_gates").tech(0, philosophy=1, alchemy=1, computers=1)
    produce_resources(t.state, 0)
    assert tokens(t, "philosophy", "alchemy", "computers", "bronze") == [0, 1, 1, 2]
    assert t.resources(0) == 1 + 3 + 2
    assert (mine_output(t.state, 0), resource_production(t.state, 0)) == (2, 6)
    remove_leader(t.state, 0)
    assert (t.get(CULTURE_POINTS, 0), t.resources(0)) == (4, 6)
    produce_resources(t.state, 0)
    assert tokens(t, "alchemy", "computers", "bronze") == [1, 1, 4]
    pay(t.state, 0, RESOURCES, 8)
    assert t.resources(0) == 0


@rule("ages:bill-gates", "ages:play-a-leader")
def test_bill_gates_scores_when_he_is_replaced() -> None:
    """Ruling 71."""
    t = AgesScenario().leader(0, "bill_gates").tech(0, computers=2).hand(0, "moses").actions().do("play", "moses")
    assert t.get(CULTURE_POINTS, 0) == 6


@rule("ages:pacts", "ages:production-phase")
def test_pacts_bend_production_but_never_what_is_stored() -> None:
    t = AgesScenario(3).pact(0, "international_trade_agreement", 1).pact(2, "acceptance_of_supremacy", 1)
    s = t.state
    assert (resource_production(s, 0), food_production(s, 1), resource_production(s, 1)) == (3, 3, 1)
    for seat in range(3):
        produce_resources(s, seat)
        produce_food(s, seat)
    assert [t.resources(seat) for seat in range(3)] == [3, 1, 3]
    assert t.food(1) == 3
    t.workers(1, bronze=0).stored(1, bronze=4)
    produce_resources(s, 1)
    assert t.resources(1) == 4


@rule("ages:pacts", "ages:losing-food-or-resources")
def test_trade_routes_let_one_kind_stand_for_the_other_once_a_turn() -> None:
    t = (
        AgesScenario(3)
        .pact(1, "trade_routes_agreement", 0, "B")
        .stored(0, agriculture=2, bronze=1)
        .unused(0, 2)
        .actions()
    )
    t.do("build", "bronze")
    assert (t.kind, t.food(0), t.resources(0)) == ("action", 1, 0)
    t.stored(0, bronze=1).actions()
    assert not t.can("build", "bronze")
    t = AgesScenario(3).pact(1, "trade_routes_agreement", 0, "A").stored(0, agriculture=2, bronze=1).actions()
    assert not t.can("build", "bronze")
    t.choose(INCREASE_POPULATION).done("trade")
    assert (t.food(0), t.resources(0)) == (0, 1)


@rule("ages:reset-actions", "ages:end-of-turn")
def test_all_actions_come_back_at_the_end_of_the_turn() -> None:
    t = AgesScenario().spent(0, civil=4, military=2).end_of_turn()
    assert (t.rating(0, "civil"), t.rating(0, "military"), len(t.military_hand(0))) == (4, 2, 0)


@rule("ages:draw-military-cards")
def test_at_most_three_military_cards_are_drawn() -> None:
    t = AgesScenario().government(0, "communism").yellow(0, 18).end_of_turn()
    assert len(t.military_hand(0)) == 3


@rule("ages:discard-military-cards", "ages:military-cards")
def test_military_cards_beyond_the_limit_are_discarded_before_drawing() -> None:
    """Ruling 86."""
    t = AgesScenario().military(0, "raid_i", "legion", "phalanx").end_of_turn()
    assert t.state.question is not None
    assert t.state.question.pick.least == 1
    t.name("discard-military", "legion")
    assert len(t.military_hand(0)) == 4
    assert card("legion") not in t.military_hand(0)[:2]
    t = AgesScenario().military(0, "raid_i", "legion", "phalanx").wonders(0, "library_of_alexandria").end_of_turn()
    assert len(t.military_hand(0)) == 5
