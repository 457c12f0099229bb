"""Phase 2: trading resources (mare:2)."""

from __future__ import annotations

import pytest
from mare.scenario import MareScenario

from civitas.games.mare.state import OFFER, STOCK, TOKENS_USED
from civitas.testing.rules import rule


def table(number: int, leader: str = "rome", seats: int = 4, **stocks: dict[str, int]) -> MareScenario:
    """A trade in which everyone has what is said and the leader has played a number."""
    t = MareScenario(seats).no_stocks().title("trade", leader)
    for empire, stock in stocks.items():
        t.stock(empire, **stock)
    return t.trade().answer("number", number, seat=t.seat(leader))


@rule("mare:2.1")
def test_the_trade_leader_may_play_either_side_of_each_token() -> None:
    t = MareScenario().trade()
    assert t.asked == "carthage"
    assert t.kind == "number"
    assert t.state.options == [0, 1, 2, 3, 4, 5]


@rule("mare:2.1")
def test_grady_who_played_the_three_has_the_other_two_tokens_next_round() -> None:
    """The rulebook's example: after 4/3 come 5/0 or 2/1."""
    t = MareScenario().trade().answer("number", 3).finish()
    t.trade()
    assert t.state.options == [0, 1, 2, 5]


@rule("mare:2.1")
def test_used_tokens_come_back_when_all_three_have_been_played() -> None:
    t = MareScenario()
    for number in (3, 2, 0):
        t.trade().answer("number", number).finish()
    t.trade()
    assert t.state.options == [0, 1, 2, 3, 4, 5]


@rule("mare:2.1")
def test_everyone_offers_the_number_in_secret_and_all_are_revealed_together() -> None:
    t = table(1, rome={"coin": 1, "wine": 1}, greece={"stone": 2}, egypt={"gold": 1}, carthage={"sheep": 1})
    t.offer("rome", "wine")
    assert t.asked == "greece"
    assert t.offered("rome") == {}
    t.offer("greece", "stone").offer("egypt", "gold")
    assert all(t.offered(empire) == {} for empire in ("rome", "greece", "egypt", "carthage"))
    t.offer("carthage", "sheep")
    assert t.kind == "take"
    assert t.offered("rome") == {"wine": 1}
    assert t.offered("carthage") == {"sheep": 1}


@rule("mare:2.1")
def test_a_spectator_sees_that_offers_are_made_but_not_which() -> None:
    t = table(1, rome={"coin": 1, "wine": 1}, greece={"stone": 2}, egypt={"gold": 1}, carthage={"sheep": 1})
    other = t.state.copy()
    t.offer("rome", "wine")
    other.choose(13)
    assert t.game.view(t.state, None).commits == t.game.view(other, None).commits == [None, (), (), ()]
    assert t.state.zone(OFFER, 0).size() == 0


@rule("mare:2.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_number_played_is_how_many_resources_each_lays_out(number: int) -> None:
    t = table(number, rome={"wine": 6}, greece={"oil": 6}, egypt={"grain": 6}, carthage={"sheep": 6})
    for empire, good in (("rome", "wine"), ("greece", "oil"), ("egypt", "grain"), ("carthage", "sheep")):
        t.offer(empire, *[good] * number)
    assert all(sum(t.offered(empire).values()) == number for empire in ("rome", "greece", "egypt", "carthage"))


@rule("mare:2.1")
def test_with_the_number_zero_there_is_no_trade() -> None:
    t = table(0, rome={"wine": 2}, greece={"oil": 2})
    assert not t.state.asking
    assert t.has("rome") == {"wine": 2}
    assert t.state.get(TOKENS_USED)


@rule("mare:2.1")
def test_whoever_has_fewer_resources_offers_all() -> None:
    t = table(3, rome={"wine": 3}, greece={"oil": 1, "coin": 1}, egypt={"grain": 3}, carthage={})
    t.offer("rome", "wine", "wine", "wine").offer("greece", "oil", "coin").offer("egypt", "grain", "grain", "grain")
    assert t.kind == "take"
    assert t.offered("greece") == {"oil": 1, "coin": 1}
    assert t.offered("carthage") == {}


@rule("mare:2.1")
def test_coins_and_legendary_goods_may_be_offered_and_taken() -> None:
    t = table(2, rome={"wine": 2}, greece={"coin": 1, "legendary_gems": 1}, egypt={"gold": 2})
    t.offer("rome", "wine", "wine").offer("greece", "coin", "legendary_gems").offer("egypt", "gold", "gold")
    t.take("rome", "greece", "legendary_gems")
    assert t.taken("rome") == {"legendary_gems": 1}
    t.take("greece", "egypt", "gold").take("egypt", "greece", "coin")
    assert t.has("egypt")["coin"] == 1


@rule("mare:2.2")
def test_grady_takes_from_dave_dave_from_kirsten_kirsten_from_bill() -> None:
    """The rulebook's example of the chain: whoever loses a resource takes next."""
    t = table(1, rome={"wine": 1}, greece={"stone": 1}, egypt={"gold": 1}, carthage={"sheep": 1})
    t.offer("rome", "wine").offer("greece", "stone").offer("egypt", "gold").offer("carthage", "sheep")
    assert t.asked == "rome"
    t.take("rome", "greece", "stone")
    assert t.asked == "greece"
    t.take("greece", "egypt", "gold")
    assert t.asked == "egypt"
    t.take("egypt", "carthage", "sheep")
    # Only Rome's wine is left, so Carthage takes it.
    assert t.has("rome") == {"stone": 1}
    assert t.has("greece") == {"gold": 1}
    assert t.has("egypt") == {"sheep": 1}
    assert t.has("carthage") == {"wine": 1}


@rule("mare:2.2")
def test_a_resource_taken_cannot_be_taken_again() -> None:
    t = table(1, rome={"wine": 1}, greece={"stone": 1}, egypt={"gold": 1}, carthage={"sheep": 1})
    t.offer("rome", "wine").offer("greece", "stone").offer("egypt", "gold").offer("carthage", "sheep")
    t.take("rome", "greece", "stone")
    assert t.takeable() == {("rome", "wine"), ("egypt", "gold"), ("carthage", "sheep")}


@rule("mare:2.2")
def test_nobody_takes_its_own_offer() -> None:
    t = table(1, rome={"wine": 1}, greece={"stone": 1}, egypt={"gold": 1}, carthage={"sheep": 1})
    t.offer("rome", "wine").offer("greece", "stone").offer("egypt", "gold").offer("carthage", "sheep")
    assert t.takeable() == {("greece", "stone"), ("egypt", "gold"), ("carthage", "sheep")}


@rule("mare:2.2")
def test_grady_may_not_take_from_dave_again_right_after_they_took_from_each_other() -> None:
    """The rulebook's example of the ban."""
    t = table(2, rome={"wine": 2}, greece={"stone": 2}, egypt={"gold": 2}, carthage={"sheep": 2})
    t.offer("rome", "wine", "wine").offer("greece", "stone", "stone")
    t.offer("egypt", "gold", "gold").offer("carthage", "sheep", "sheep")
    t.take("rome", "greece", "stone").take("greece", "rome", "wine")
    assert t.asked == "rome"
    assert t.takeable() == {("egypt", "gold"), ("carthage", "sheep")}


@rule("mare:2.2")
def test_after_a_take_elsewhere_the_two_may_take_from_each_other_again() -> None:
    t = table(2, rome={"wine": 2}, greece={"stone": 2}, egypt={"gold": 2}, carthage={"sheep": 2})
    t.offer("rome", "wine", "wine").offer("greece", "stone", "stone")
    t.offer("egypt", "gold", "gold").offer("carthage", "sheep", "sheep")
    t.take("rome", "greece", "stone").take("greece", "rome", "wine").take("rome", "egypt", "gold")
    t.take("egypt", "rome", "wine")
    assert ("greece", "stone") in t.takeable()
    assert ("egypt", "gold") not in t.takeable()


@rule("mare:2.2")
def test_the_trade_of_dave_and_bill_ends_and_what_lies_open_returns() -> None:
    """The rulebook's example of the end: only two offers are left and they have taken from each other."""
    t = table(2, rome={"wine": 2}, greece={"stone": 2}, egypt={}, carthage={})
    t.offer("rome", "wine", "wine").offer("greece", "stone", "stone")
    # Rome takes stone, Greece takes wine; Rome may not take again: the phase ends. All single options.
    assert not t.state.asking
    assert t.has("rome") == {"wine": 1, "stone": 1}
    assert t.has("greece") == {"wine": 1, "stone": 1}
    assert t.offered("rome") == t.taken("rome") == {}


@rule("mare:2.2.1")
def test_a_leader_who_took_one_more_gives_the_player_with_one_less_a_resource_of_choice() -> None:
    """The rulebook's example: Grady takes from Kirsten, Kirsten from Grady, Grady from a third, who is left without."""
    t = table(1, rome={"wine": 1, "coin": 1}, greece={"stone": 1}, egypt={"gold": 1}, carthage={})
    t.offer("rome", "wine").offer("greece", "stone").offer("egypt", "gold")
    t.take("rome", "greece", "stone").take("greece", "rome", "wine")
    # Only Egypt's gold is left: Rome takes it, Egypt finds nothing.
    assert t.kind == "even-out"
    assert t.asked == "rome"
    assert t.has("rome") == {"coin": 1, "stone": 1, "gold": 1}
    t.answer("even-out", 13)
    assert t.has("rome") == {"stone": 1, "gold": 1}
    assert t.has("egypt") == {"coin": 1}


@rule("mare:2.2.1")
def test_the_leader_may_give_a_resource_it_took_or_one_from_behind_the_screen() -> None:
    t = table(1, rome={"wine": 1, "legendary_oil": 1}, greece={"stone": 1}, egypt={"gold": 1}, carthage={})
    t.offer("rome", "wine").offer("greece", "stone").offer("egypt", "gold")
    t.take("rome", "greece", "stone").take("greece", "rome", "wine")
    assert len(t.state.options) == 3
    t.answer("even-out", t.state.options[-1])
    assert t.has("egypt") == {"legendary_oil": 1}


@rule("mare:2.2.1")
def test_nothing_is_given_when_the_last_resource_was_the_leaders() -> None:
    t = table(1, rome={"wine": 1}, greece={"stone": 1}, egypt={}, carthage={})
    t.offer("rome", "wine").offer("greece", "stone")
    assert not t.state.asking
    assert t.has("rome") == {"stone": 1}
    assert t.has("greece") == {"wine": 1}


@rule("mare:2.2", "mare:2.2.1", "mare:2")
def test_what_was_traded_goes_behind_the_screens() -> None:
    t = MareScenario(4).trade().answer("number", 4).finish()
    for empire in ("rome", "greece", "egypt", "carthage"):
        assert t.offered(empire) == t.taken(empire) == {}
        assert t.state.zone(STOCK, t.seat(empire)).size() == 9
