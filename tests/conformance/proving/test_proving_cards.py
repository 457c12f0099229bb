"""Every card of the proving game is played and its effect seen, in the words of its text."""

from __future__ import annotations

import pytest
from proving.scenario import ProvingScenario as Table, number

from civitas.games.proving.cards import KINGDOM_CARDS
from civitas.games.proving.state import NAME
from civitas.testing.rules import rule


def grown(table: Table, seat: int, before: dict[str, int]) -> dict[str, int]:
    """What a seat has more than before, without what did not change."""
    now = table.has(seat)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


# Cards without choices.


@rule("proving:market")
def test_the_market_draws_a_card_and_gives_an_action_a_buy_and_a_coin() -> None:
    table = Table("market").hand(0, "market").deck(0, "hut", "coin")
    before = table.has(0)
    table.play("market")
    assert table.hand_of(0) == ["coin"]
    assert table.deck_of(0) == ["hut"]
    assert grown(table, 0, before) == {"buys": 1, "coins": 1}, "the action it gives pays for the one it took"


@rule("proving:shrine")
def test_the_shrine_gives_an_action_and_two_favours() -> None:
    table = Table("shrine").hand(0, "shrine")
    before = table.has(0)
    table.play("shrine")
    assert grown(table, 0, before) == {"favours": 2}


@rule("proving:wall")
def test_the_wall_draws_two_cards() -> None:
    table = Table("wall").hand(0, "wall").deck(0, "hut", "coin", "bead").play("wall")
    assert table.hand_of(0) == ["bead", "coin"]


@rule("proving:windfall")
def test_the_windfall_gains_a_bead_into_hand_a_coin_and_a_hut_onto_the_deck() -> None:
    table = Table("windfall").hand(0, "windfall").deck(0, "ingot").discards(0)
    beads, coins, huts = table.left("bead"), table.left("coin"), table.left("hut")
    table.play("windfall")
    assert table.hand_of(0) == ["bead"]
    assert table.discards_of(0) == ["coin"]
    assert table.deck_of(0) == ["ingot", "hut"]
    assert (table.left("bead"), table.left("coin"), table.left("hut")) == (beads - 1, coins - 1, huts - 1)


@rule("proving:windfall", "proving:gaining")
def test_the_windfall_gains_what_is_left_when_a_pile_is_empty() -> None:
    table = Table("windfall").hand(0, "windfall").deck(0).discards(0).supply("coin", 0).play("windfall")
    assert table.hand_of(0) == ["bead"]
    assert table.discards_of(0) == []
    assert table.deck_of(0) == ["hut"]


# Cards with choices of their own.


@rule("proving:granary")
def test_the_granary_discards_any_number_and_draws_as_many() -> None:
    table = Table("granary").hand(0, "granary", "hut", "hut", "bead").deck(0, "coin", "ingot", "hall").discards(0)
    before = table.has(0)
    table.play("granary")
    assert grown(table, 0, before) == {}, "the action it gives pays for the one it took"
    assert table.asks() == ("discard", 0)
    assert table.offers() == ["pass", "bead", "hut"]
    table.pick("discard", "hut", "hut").decline("discard")
    assert table.discards_of(0) == ["hut", "hut"]
    assert table.hand_of(0) == ["bead", "ingot", "hall"]


@rule("proving:granary")
def test_the_granary_may_discard_the_whole_hand() -> None:
    table = Table("granary").hand(0, "granary", "bead", "bead", "hut", "hut").deck(0, *["coin"] * 5).discards(0)
    table.play("granary").pick("discard", "bead", "bead", "hut", "hut")
    assert table.discards_of(0) == ["bead", "bead", "hut", "hut"]
    assert table.hand_of(0) == ["coin"] * 4


@rule("proving:granary")
def test_the_granary_may_discard_nothing() -> None:
    table = Table("granary").hand(0, "granary", "hut").deck(0, "coin").play("granary").decline("discard")
    assert table.hand_of(0) == ["hut"]
    assert table.deck_of(0) == ["coin"]


@rule("proving:bonfire")
def test_the_bonfire_trashes_up_to_four_cards_from_hand() -> None:
    table = Table("bonfire").hand(0, "bonfire", *["bead"] * 3, "hut", "hut").play("bonfire")
    table.pick("trash", "bead", "bead", "hut", "hut")
    assert table.trashed() == ["bead", "bead", "hut", "hut"]
    assert table.hand_of(0) == ["bead"]
    assert table.asks() == ("turn", 0), "four are the most"


@rule("proving:bonfire")
def test_the_bonfire_may_trash_fewer_or_none() -> None:
    table = Table("bonfire").hand(0, "bonfire", "bead", "hut").play("bonfire").pick("trash", "bead").decline("trash")
    assert table.trashed() == ["bead"]
    table = Table("bonfire").hand(0, "bonfire", "bead").play("bonfire").decline("trash")
    assert table.trashed() == []


@rule("proving:workshop")
def test_the_workshop_takes_a_card_that_costs_up_to_four() -> None:
    table = Table("workshop", "shrine", "market").hand(0, "workshop").discards(0).play("workshop")
    assert table.asks() == ("gain", 0)
    assert table.offers() == ["bead", "coin", "hut", "blight", "workshop", "shrine"]
    table.pick("gain", "shrine")
    assert table.discards_of(0) == ["shrine"]
    assert table.left("shrine") == 9


@rule("proving:foundry")
def test_the_foundry_trashes_a_card_and_takes_one_that_costs_up_to_two_more() -> None:
    table = Table("foundry").hand(0, "foundry", "coin", "hut").discards(0).play("foundry")
    assert table.asks() == ("trash", 0)
    table.pick("trash", "coin")
    assert table.trashed() == ["coin"]
    assert table.offers() == ["bead", "coin", "hut", "house", "blight", "foundry"], "the coin cost 3: up to 5"
    table.pick("gain", "house")
    assert table.discards_of(0) == ["house"]


@rule("proving:foundry")
def test_the_foundry_with_an_empty_hand_does_nothing() -> None:
    table = Table("foundry").hand(0, "foundry").discards(0).play("foundry")
    assert table.asks() == ("turn", 0)
    assert table.trashed() == table.discards_of(0) == []


@rule("proving:tollhouse", "proving:paying")
def test_the_tollhouse_takes_two_in_any_mix_for_three_cards_and_a_buy() -> None:
    table = Table("tollhouse").hand(0, "tollhouse", "hut", "hut").deck(0, "bead", "coin", "ingot").discards(0)
    table.coins(0, 1).favours(0, 1)
    before = table.has(0)
    table.play("tollhouse").accept("may")
    assert table.asks() == ("pay", 0)
    table.answer("pay", 0).answer("pay", 1)
    assert table.asks() == ("pay-card", 0), "one unit is still due, and only cards are left to pay it with"
    table.pick("pay-card", "hut")
    assert table.hand_of(0) == ["bead", "coin", "ingot", "hut"]
    assert table.discards_of(0) == ["hut"]
    assert grown(table, 0, before) == {"actions": -1, "buys": 1, "favours": -1}


@rule("proving:tollhouse")
def test_the_tollhouse_may_be_declined_and_is_not_offered_to_who_cannot_pay() -> None:
    table = Table("tollhouse").hand(0, "tollhouse").deck(0, "bead", "coin", "ingot").play("tollhouse").decline("may")
    assert table.hand_of(0) == []
    table = Table("tollhouse").hand(0, "tollhouse", "hut").coins(0, 0).favours(0, 0).play("tollhouse")
    assert table.asks() == ("turn", 0)


@rule("proving:oracle")
def test_the_oracle_looks_at_three_keeps_one_and_discards_the_others() -> None:
    table = Table("oracle").hand(0, "oracle").deck(0, "hall", "hut", "coin", "bead").discards(0)
    before = table.has(0)
    table.play("oracle")
    assert table.held_by(0) == ["bead", "coin", "hut"]
    assert table.asks() == ("keep", 0)
    assert table.offers() == ["bead", "coin", "hut"]
    table.pick("keep", "coin")
    assert table.hand_of(0) == ["coin"]
    assert table.discards_of(0) == ["bead", "hut"]
    assert table.deck_of(0) == ["hall"]
    assert table.held_by(0) == []
    assert grown(table, 0, before) == {}


@rule("proving:oracle")
def test_the_oracle_looks_at_what_there_is_when_the_deck_is_short() -> None:
    table = Table("oracle").hand(0, "oracle").deck(0, "coin").discards(0).play("oracle").pick("keep", "coin")
    assert table.hand_of(0) == ["coin"]
    table = Table("oracle").hand(0, "oracle").deck(0).discards(0).play("oracle")
    assert table.asks() == ("turn", 0)


@rule("proving:courier")
def test_the_courier_draws_two_and_puts_a_card_from_hand_on_top_of_the_deck() -> None:
    table = Table("courier").hand(0, "courier", "hall").deck(0, "bead", "hut", "coin").play("courier")
    assert table.asks() == ("put-back", 0)
    assert table.offers() == ["coin", "hut", "hall"]
    table.pick("put-back", "hall")
    assert table.hand_of(0) == ["coin", "hut"]
    assert table.deck_of(0) == ["bead", "hall"]


@rule("proving:mimic")
def test_the_mimic_does_what_another_action_card_in_play_does() -> None:
    table = Table("mimic", "market", "shrine").hand(0, "mimic").in_play(0, "market", "shrine", "bead")
    table.deck(0, "hut", "coin")
    before = table.has(0)
    table.play("mimic")
    assert table.asks() == ("copy", 0)
    assert table.offers() == ["market", "shrine"], "neither itself nor a treasure"
    table.pick("copy", "market")
    assert table.hand_of(0) == ["coin"]
    assert grown(table, 0, before) == {"buys": 1, "coins": 1}
    assert table.played_by(0) == ["bead", "market", "shrine", "mimic"]


@rule("proving:mimic")
def test_the_mimic_alone_does_nothing() -> None:
    table = Table("mimic").hand(0, "mimic").in_play(0)
    before = table.has(0)
    table.play("mimic")
    assert table.asks() == ("turn", 0)
    assert grown(table, 0, before) == {"actions": -1}


@rule("proving:mimic", "proving:attacks")
def test_a_mimicked_attack_is_an_attack_of_the_card_it_copies() -> None:
    table = Table("mimic", "levy", "wall").hand(0, "mimic").in_play(0, "levy").hand(1, "wall", *["bead"] * 4)
    table.play("mimic")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.seat, question.args) == ("show", 1, (number("wall"), number("levy")))


# Attacks.


@rule("proving:levy", "proving:attacks")
def test_the_levy_gives_two_coins_and_every_other_player_discards_down_to_three() -> None:
    table = Table("levy", seats=3).hand(0, "levy", *["hut"] * 5)
    table.hand(1, "bead", "coin", "ingot", "hut", "house").hand(2, "bead", "coin", "hut", "hall").coins(0, 3)
    table.discards(1).discards(2).play("levy")
    assert table.has(0)["coins"] == 5
    table.pick("discard", "bead", "hut", seat=1)
    assert table.hand_of(1) == ["coin", "ingot", "house"]
    assert table.discards_of(1) == ["bead", "hut"]
    table.pick("discard", "hall", seat=2)
    assert table.hand_of(2) == ["bead", "coin", "hut"]
    assert table.hand_of(0) == ["hut"] * 5
    assert table.asks() == ("turn", 0)


@rule("proving:levy")
def test_the_levy_spares_who_holds_three_cards_or_fewer() -> None:
    for cards in (["bead", "coin", "hut"], ["bead"], []):
        table = Table("levy").hand(0, "levy").hand(1, *cards).discards(1).play("levy")
        while table.asks()[0] == "discard":
            assert table.offers() == ["pass"], "asked all the same, for the hand is hidden, but not to discard"
            table.decline("discard", seat=1)
        assert table.hand_of(1) == cards
        assert table.discards_of(1) == []


@rule("proving:plague", "proving:attacks")
def test_the_plague_draws_two_and_every_other_player_gains_a_blight() -> None:
    table = Table("plague", seats=3).hand(0, "plague").deck(0, "hut", "coin", "bead").discards(1).discards(2)
    left = table.left("blight")
    table.play("plague")
    assert table.hand_of(0) == ["bead", "coin"]
    assert table.discards_of(1) == table.discards_of(2) == ["blight"]
    assert table.left("blight") == left - 2


@rule("proving:wall", "proving:attacks")
def test_a_shown_wall_saves_from_an_attack_and_stays_in_hand() -> None:
    table = Table("wall", "plague", seats=3).hand(0, "plague").discards(1).discards(2)
    table.hand(1, "wall", "bead").hand(2, "bead").play("plague")
    assert table.asks() == ("show", 1)
    table.accept("show", seat=1)
    assert table.asks() == ("show", 2), "asked without a wall too, so that asking tells nothing"
    assert table.offers() == ["pass"]
    table.decline("show", seat=2)
    assert table.discards_of(1) == []
    assert table.discards_of(2) == ["blight"]
    assert table.hand_of(1) == ["bead", "wall"]


@rule("proving:wall")
def test_a_wall_need_not_be_shown() -> None:
    table = Table("wall", "plague").hand(0, "plague").discards(1).hand(1, "wall").play("plague").decline("show", seat=1)
    assert table.discards_of(1) == ["blight"]


@rule("proving:scout")
def test_the_scout_draws_and_looks_at_the_top_card_of_every_other_deck_and_may_have_it_discarded() -> None:
    table = Table("scout", seats=3).hand(0, "scout").deck(0, "hut", "coin")
    table.deck(1, "bead", "hall").deck(2, "bead", "ingot").discards(1).discards(2)
    before = table.has(0)
    table.play("scout")
    assert table.hand_of(0) == ["coin"]
    assert grown(table, 0, before) == {}
    question = table.state.question
    assert question is not None
    assert (question.kind, question.seat, question.args) == ("discard-top", 0, (1,))
    table.decline("discard-top", seat=0)
    table.accept("discard-top", seat=0)
    assert table.deck_of(1) == ["bead", "hall"]
    assert table.deck_of(2) == ["bead"]
    assert table.discards_of(2) == ["ingot"]


@rule("proving:scout")
def test_the_scout_skips_an_empty_deck() -> None:
    table = Table("scout", seats=3).hand(0, "scout").deck(0, "coin").deck(1).deck(2, "ingot").play("scout")
    question = table.state.question
    assert question is not None
    assert question.args == (2,)


# The masque.


@rule("proving:masque")
def test_in_the_masque_all_pass_a_card_to_the_left_at_the_same_time() -> None:
    table = Table("masque", seats=3).hand(0, "masque").deck(0, "coin", "hut").hand(1, "house", "bead").hand(2, "hall")
    table.play("masque")
    assert table.hand_of(0) == ["coin", "hut"]
    table.pick("pass-card", "hut", seat=0).pick("pass-card", "house", seat=1).pick("pass-card", "hall", seat=2)
    assert table.hand_of(0) == ["coin", "hall"]
    assert table.hand_of(1) == ["bead", "hut"]
    assert table.hand_of(2) == ["house"]
    assert table.asks() == ("trash", 0)
    table.pick("trash", "hall")
    assert table.trashed() == ["hall"]
    assert table.hand_of(0) == ["coin"]


@rule("proving:masque")
def test_after_the_masque_nothing_need_be_trashed() -> None:
    table = Table("masque").hand(0, "masque").deck(0, "coin", "hut").hand(1, "bead").play("masque")
    table.pick("pass-card", "hut", seat=0).pick("pass-card", "bead", seat=1).decline("trash", seat=0)
    assert table.trashed() == []
    assert table.hand_of(0) == ["bead", "coin"]


@rule("proving:masque")
def test_a_seat_without_cards_takes_no_part_in_the_masque_but_may_be_passed_one() -> None:
    table = Table("masque", seats=3).hand(0, "masque").deck(0, "coin", "hut").hand(1).hand(2, "hall").play("masque")
    table.pick("pass-card", "hut", seat=0).pick("pass-card", "hall", seat=2)
    assert table.hand_of(1) == ["hut"]
    assert table.hand_of(2) == []
    assert table.hand_of(0) == ["coin", "hall"]


# What lasts, what stays and what listens.


@rule("proving:festivity")
def test_after_a_festivity_each_action_card_played_this_turn_brings_a_coin() -> None:
    table = Table("festivity", "shrine").hand(0, "festivity", "shrine", "shrine", "bead").actions(0, 2)
    before = table.has(0)
    table.play("festivity")
    assert grown(table, 0, before) == {"actions": 1}, "not for itself"
    table.play("shrine", "shrine")
    assert grown(table, 0, before) == {"actions": 1, "coins": 2, "favours": 4}
    table.play("bead")
    assert grown(table, 0, before)["coins"] == 3, "a treasure is no action card"


@rule("proving:festivity")
def test_two_festivities_bring_two_coins_for_each_card_after_them() -> None:
    table = Table("festivity", "shrine").hand(0, "festivity", "festivity", "shrine").actions(0, 3)
    before = table.has(0)["coins"]
    table.play("festivity", "festivity", "shrine")
    assert table.has(0)["coins"] - before == 1 + 2


@rule("proving:festivity")
def test_a_festivity_ends_with_the_turn() -> None:
    table = Table("festivity", "shrine").hand(0, "festivity").play("festivity").end_turn().end_turn()
    table.hand(0, "shrine").coins(0, 0).play("shrine")
    assert table.has(0)["coins"] == 0
    assert table.state.lasting == ()


@rule("proving:watchman", "proving:gaining")
@pytest.mark.parametrize(
    ("answer", "deck", "discards", "trash"),
    [(-1, ["bead"], ["hut"], []), (0, ["bead", "hut"], [], []), (1, ["bead"], [], ["hut"])],
    ids=["leave", "deck", "trash"],
)
def test_a_watchman_puts_a_gained_card_on_the_deck_or_trashes_it_or_leaves_it(
    answer: int, deck: list[str], discards: list[str], trash: list[str]
) -> None:
    table = Table("watchman").built(0, "watchman").hand(0).deck(0, "bead").discards(0).coins(0, 2).buy("hut")
    assert table.asks() == ("place-gained", 0)
    table.answer("place-gained", answer)
    assert (table.deck_of(0), table.discards_of(0), table.trashed()) == (deck, discards, trash)


@rule("proving:watchman")
def test_a_watchman_is_built_and_sees_only_its_owner_s_gains_to_the_discard_pile() -> None:
    table = Table("watchman", "windfall").hand(0, "watchman", "windfall").deck(0).discards(0).play("watchman")
    assert table.buildings_of(0) == ["watchman"]
    assert table.played_by(0) == []
    table.play("windfall")
    asked = []
    while table.asks()[0] in ("place-gained", "order"):
        question = table.state.question
        assert question is not None
        asked.append(question.args[0])
        table.answer(question.kind, table.state.options[0])
    assert number("coin") in asked
    assert table.end_turn().coins(1, 2).buy("hut").asks() == ("turn", 1), "another seat's gain is not watched"


@rule("proving:broker")
def test_while_a_broker_is_in_play_each_card_bought_brings_one_that_costs_less() -> None:
    table = Table("broker").hand(0, "broker").discards(0).coins(0, 3)
    table.play("broker")
    assert table.has(0)["coins"] == 5
    table.buy("coin")
    assert table.asks() == ("gain", 0)
    assert table.offers() == ["bead", "hut", "blight"], "less than 3"
    table.pick("gain", "hut")
    assert table.discards_of(0) == ["coin", "hut"]


@rule("proving:broker")
def test_two_brokers_bring_two_cards_and_none_brings_one_for_a_card_that_costs_nothing() -> None:
    table = Table("broker").in_play(0, "broker", "broker").hand(0).discards(0).coins(0, 5).buy("coin")
    table.pick("gain", "bead", "bead")
    assert table.discards_of(0) == ["bead", "bead", "coin"]
    table.buy("bead")
    assert table.asks() == ("turn", 0)


@rule("proving:guild", "proving:paying")
def test_a_guild_gives_its_owner_a_favour_each_time_another_player_pays() -> None:
    table = Table("guild", seats=3).built(1, "guild").hand(0).coins(0, 3).buy("hut")
    assert [table.has(seat)["favours"] for seat in range(3)] == [0, 1, 0]


@rule("proving:guild")
def test_a_guild_gives_nothing_when_its_owner_pays_or_when_nothing_is_paid() -> None:
    table = Table("guild").built(0, "guild").hand(0).coins(0, 3).buy("hut")
    assert [table.has(seat)["favours"] for seat in range(2)] == [0, 0]
    table = Table("guild").built(1, "guild").hand(0).buy("bead")
    assert [table.has(seat)["favours"] for seat in range(2)] == [0, 0]


@rule("proving:guild", "proving:tollhouse")
def test_a_guild_hears_of_every_means_of_payment() -> None:
    """One payment of two in coins and a card is two deeds of paying."""
    table = Table("guild", "tollhouse").built(1, "guild").hand(0, "tollhouse", "hut").deck(0).discards(0)
    table.coins(0, 1).favours(0, 0).play("tollhouse").accept("may").pick("pay-card", "hut")
    assert table.has(1)["favours"] == 2


@rule("proving:sanctuary")
def test_a_sanctuary_lets_its_owner_pay_a_favour_instead_of_gaining_a_blight() -> None:
    table = Table("sanctuary", "plague").built(1, "sanctuary").favours(1, 2).discards(1).hand(0, "plague")
    left = table.left("blight")
    table.play("plague").accept("may", seat=1)
    assert table.has(1)["favours"] == 1
    assert table.discards_of(1) == []
    assert table.left("blight") == left


@rule("proving:sanctuary")
def test_a_sanctuary_may_be_declined_and_needs_a_favour() -> None:
    table = Table("sanctuary", "plague").built(1, "sanctuary").favours(1, 1).discards(1).hand(0, "plague")
    table.play("plague").decline("may", seat=1)
    assert table.discards_of(1) == ["blight"]
    assert table.has(1)["favours"] == 1
    table = Table("sanctuary", "plague").built(1, "sanctuary").favours(1, 0).discards(1).hand(0, "plague")
    assert table.play("plague").asks() == ("turn", 0)
    assert table.discards_of(1) == ["blight"]


@rule("proving:sanctuary")
def test_a_sanctuary_replaces_blights_only() -> None:
    table = Table("sanctuary").built(0, "sanctuary").hand(0).favours(0, 2).discards(0).buy("hut").answer("pay", 2)
    assert table.asks() == ("turn", 0)
    assert table.discards_of(0) == ["hut"]


@rule("proving:almanac", "proving:drawing")
def test_an_almanac_keeps_a_card_of_another_s_discard_pile_out_of_the_shuffle() -> None:
    table = Table("almanac", "market").built(1, "almanac").hand(0, "market").deck(0).discards(0, "ingot", "hut")
    table.play("market")
    question = table.state.question
    assert question is not None
    assert (question.kind, question.seat, question.args) == ("leave-out", 1, (0,))
    assert table.offers() == ["pass", "ingot", "hut"]
    table.pick("leave-out", "ingot", seat=1)
    assert table.played_by(0) == ["ingot", "market"]
    assert table.hand_of(0) == ["hut"]
    assert table.discards_of(0) == table.deck_of(0) == []


@rule("proving:almanac")
def test_an_almanac_need_keep_nothing_out_and_does_not_ask_about_its_owner_s_shuffle() -> None:
    table = Table("almanac", "market").built(1, "almanac").hand(0, "market").deck(0).discards(0, "ingot")
    table.play("market").decline("leave-out", seat=1)
    assert table.hand_of(0) == ["ingot"]
    table = Table("almanac", "market").built(0, "almanac").hand(0, "market").deck(0).discards(0, "ingot")
    assert table.play("market").asks() == ("turn", 0)


@rule("proving:caravan", "proving:buying")
def test_a_caravan_makes_cards_cost_its_owner_one_less() -> None:
    table = Table("caravan").built(0, "caravan").hand(0).coins(0, 4)
    assert "buy house" in table.offers()
    assert "buy ingot" not in table.offers()
    table.buy("house")
    assert table.has(0)["coins"] == 0
    assert table.state.cost(1, number("house")) == 5
    assert table.state.cost(0, number("bead")) == 0, "never less than nothing"


@rule("proving:caravan")
def test_two_caravans_take_off_two() -> None:
    table = Table("caravan").built(0, "caravan", "caravan").hand(0).coins(0, 3)
    assert "buy house" in table.offers()
    table.buy("house")
    assert table.has(0)["coins"] == 0


@rule("proving:caravan")
def test_playing_a_caravan_builds_it() -> None:
    table = Table("caravan").hand(0, "caravan").play("caravan").end_turn()
    assert table.buildings_of(0) == ["caravan"], "it stays when the turn ends"


@rule("proving:chronicle")
def test_a_chronicle_gives_a_favour_each_time_its_owner_gains_a_card() -> None:
    table = Table("chronicle").built(0, "chronicle").hand(0).coins(0, 4).buy("hut")
    assert table.has(0)["favours"] == 1
    table.buy("hut").answer("pay", 2)
    assert table.has(0)["favours"] == 2
    assert table.has(1)["favours"] == 0


@rule("proving:chronicle")
def test_two_chronicles_give_two_favours_and_another_s_gain_gives_none() -> None:
    table = Table("chronicle").built(0, "chronicle", "chronicle").hand(0).coins(0, 2).buy("hut")
    assert table.has(0)["favours"] == 2
    table.end_turn().hand(1).coins(1, 2).buy("hut")
    assert table.has(0)["favours"] == 2


@pytest.mark.parametrize("card", [NAME[card] for card in KINGDOM_CARDS])
@rule("proving:actions", "proving:components")
def test_every_action_card_can_be_played_in_every_legal_way_to_the_next_turn(card: str) -> None:
    """Each option of each question on the way, in a game of all cards."""
    table = Table(*[NAME[other] for other in KINGDOM_CARDS], seats=3, seed=4)
    table.hand(0, card, "bead", "hut", "wall").in_play(0, "shrine").built(1, "almanac", "guild").favours(0, 2)
    table.hand(1, "bead", "coin", "hut", "wall", "hall").hand(2, "bead", "coin", "hut", "ingot").favours(1, 1)
    table.play(card)
    ways = [table.state]
    for seen, s in enumerate(ways):
        if s.question is not None and s.question.kind != "turn" and seen < 400:
            for code in s.options:
                t = s.copy()
                t.choose(code)
                ways.append(t)
        else:
            t = s.copy()
            while t.asking and t.turn == 0:
                t.choose(t.options[0])
            assert t.turn == 1
