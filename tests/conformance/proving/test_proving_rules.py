"""The rules of the proving game beside its cards: components, set-up, the turn, buying, drawing, scoring, the end."""

from __future__ import annotations

from collections import Counter

import pytest
from proving.scenario import ProvingScenario as Table, number

from civitas.games.proving.cards import BASIC, KINGDOM_CARDS
from civitas.games.proving.game import GAME
from civitas.games.proving.state import BUILT, DECK, DISCARD, HAND, HELD, KINGDOM, NAME, PLAY, SUPPLY, TRASH
from civitas.kernel.events import SHUFFLE, Sink
from civitas.kernel.node import PASS
from civitas.testing.positions import play, rng_of
from civitas.testing.rules import rule

# Components and set-up.


@rule("proving:components")
def test_the_deck_is_hidden_the_hand_is_its_owner_s_and_the_rest_is_open_to_all() -> None:
    s = GAME.new(2, 1)
    everyone, nobody, owner = 0b111, 0, 0b001
    for kind, seers in ((DECK, nobody), (HAND, owner), (HELD, owner), (DISCARD, everyone), (PLAY, everyone)):
        assert s.zone(kind, 0).spec.seers == seers
    for kind in (BUILT, SUPPLY, TRASH):
        assert s.zone(kind, 0).spec.seers == everyone


@rule("proving:components", "proving:treasures", "proving:scoring")
@pytest.mark.parametrize(("card", "cost", "worth"), [("bead", 0, 1), ("coin", 3, 2), ("ingot", 6, 3)])
def test_a_treasure_costs_so_much_and_is_worth_so_many_coins(card: str, cost: int, worth: int) -> None:
    table = Table().hand(0, card).coins(0, 0)
    assert table.state.cost(0, number(card)) == cost
    table.play(card)
    assert table.has(0)["coins"] == worth
    assert table.played_by(0) == [card]


@rule("proving:components", "proving:scoring")
@pytest.mark.parametrize(
    ("card", "cost", "points"), [("hut", 2, 1), ("house", 5, 3), ("hall", 8, 6), ("blight", 0, -1)]
)
def test_a_victory_card_costs_so_much_and_is_worth_so_many_points(card: str, cost: int, points: int) -> None:
    table = Table().hand(0, card).deck(0).discards(0)
    assert table.state.cost(0, number(card)) == cost
    assert table.state.scores()[0] == points
    assert card not in table.offers(), "it cannot be played"


@rule("proving:setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_seven_beads_and_three_huts_and_draws_five(seats: int) -> None:
    s = GAME.new(seats, 9)
    for seat in range(seats):
        hand, deck = s.zone(HAND, seat), s.zone(DECK, seat)
        assert hand.size() == deck.size() == 5
        assert Counter(hand.cards() + deck.cards()) == {number("bead"): 7, number("hut"): 3}
        assert s.zone(DISCARD, seat).size() == s.zone(PLAY, seat).size() == s.zone(BUILT, seat).size() == 0


@rule("proving:setup")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_holds_the_basic_cards_and_as_many_kinds_of_action_card_as_the_option_says(seats: int) -> None:
    for market in (3, 10, 24):
        s = GAME.new(seats, 5, {"market": market})
        piles = Counter(s.supply().cards())
        assert set(BASIC) <= set(piles)
        drawn = set(piles) - set(BASIC)
        assert drawn <= set(KINGDOM_CARDS)
        assert len(drawn) == market
        assert all(piles[card] == 10 for card in drawn)
        assert all(piles[number(card)] == 40 for card in ("bead", "coin", "ingot"))
        assert all(piles[number(card)] == 6 * seats for card in ("hut", "house", "hall"))
        assert piles[number("blight")] == 20 * (seats - 1)
        assert s.get(KINGDOM) == sum(1 << card for card in piles)


@rule("proving:setup")
def test_the_action_cards_and_the_decks_depend_on_the_seed() -> None:
    kingdoms = {GAME.new(2, seed).get(KINGDOM) for seed in range(8)}
    assert len(kingdoms) > 4
    decks = {tuple(GAME.new(2, seed).deck(0).order) for seed in range(8)}
    assert len(decks) > 4


@rule("proving:setup")
def test_nobody_knows_the_order_of_a_deck_but_all_know_what_is_in_it_and_in_hand_together() -> None:
    view = GAME.view(GAME.new(2, 9), 1)
    cards = sorted([number("bead")] * 7 + [number("hut")] * 3)
    assert cards in view.unseen.values()


# The turn.


@rule("proving:turn")
def test_a_turn_begins_with_two_actions_two_buys_and_three_coins() -> None:
    s = Table()
    assert s.has(0) == {"actions": 2, "buys": 2, "coins": 3, "favours": 0}
    assert s.has(1) == {"actions": 0, "buys": 0, "coins": 0, "favours": 0}
    s.end_turn()
    assert s.has(1) == {"actions": 2, "buys": 2, "coins": 3, "favours": 0}


@rule("proving:turn")
def test_cards_are_played_and_bought_in_any_order_until_the_seat_ends_its_turn() -> None:
    table = Table("shrine").hand(0, "shrine", "bead", "coin").coins(0, 0).discards(0)
    table.play("coin").buy("hut").play("shrine", "bead").buy("bead")
    assert table.asks() == ("turn", 0)
    table.end_turn()
    assert table.asks() == ("turn", 1)


@rule("proving:turn")
def test_at_the_end_of_a_turn_hand_and_play_are_discarded_and_five_cards_drawn() -> None:
    table = Table("shrine").hand(0, "shrine", "hut", "bead").deck(0, *["coin"] * 6).discards(0, "ingot").play("shrine")
    table.end_turn()
    assert table.hand_of(0) == ["coin"] * 5
    assert table.deck_of(0) == ["coin"]
    assert sorted(table.discards_of(0)) == ["bead", "hut", "ingot", "shrine"]
    assert table.played_by(0) == []


@rule("proving:turn")
def test_seats_take_turns_in_order_round_after_round() -> None:
    table = Table(seats=3)
    order = []
    for _ in range(7):
        order.append(table.asks()[1])
        table.end_turn()
    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("proving:turn", "proving:paying")
def test_favours_stay_from_turn_to_turn_and_coins_do_not() -> None:
    table = Table().favours(0, 4).coins(0, 9).end_turn().end_turn()
    assert table.has(0) == {"actions": 2, "buys": 2, "coins": 3, "favours": 4}


@rule("proving:turn")
def test_the_turn_is_asked_to_be_ended_even_when_nothing_else_can_be_done() -> None:
    table = Table().hand(0, "hut").buys(0, 0)
    assert table.offers() == ["pass"]
    assert table.asks() == ("turn", 0)


@rule("proving:actions")
def test_playing_an_action_card_takes_one_action_and_none_can_be_played_without() -> None:
    table = Table("wall").hand(0, "wall", "wall", "wall", "bead").deck(0).discards(0)
    table.play("wall", "wall")
    assert table.has(0)["actions"] == 0
    assert "wall" not in table.offers()
    assert "bead" in table.offers()
    assert table.played_by(0) == ["wall", "wall"]


@rule("proving:treasures")
def test_playing_a_treasure_takes_no_action() -> None:
    table = Table().hand(0, "bead", "coin", "ingot").actions(0, 0).coins(0, 0).play("bead", "coin", "ingot")
    assert table.has(0)["coins"] == 1 + 2 + 3
    assert table.has(0)["actions"] == 0


# Buying and paying.


@rule("proving:buying")
def test_a_buy_pays_the_cost_and_gains_the_card_to_the_discard_pile() -> None:
    table = Table().hand(0).discards(0).coins(0, 5)
    left = table.left("house")
    table.buy("house")
    assert table.discards_of(0) == ["house"]
    assert table.left("house") == left - 1
    assert table.has(0) == {"actions": 2, "buys": 1, "coins": 0, "favours": 0}


@rule("proving:buying")
def test_without_a_buy_or_the_means_or_a_card_in_the_pile_nothing_can_be_bought() -> None:
    table = Table().hand(0).coins(0, 5).supply("coin", 0)
    bought = [offer for offer in table.offers() if offer.startswith("buy")]
    assert bought == ["buy bead", "buy hut", "buy house", "buy blight"]
    assert table.buys(0, 0).offers() == ["pass"]


@rule("proving:buying", "proving:paying")
def test_what_can_be_afforded_with_favours_can_be_bought() -> None:
    table = Table().hand(0).coins(0, 3).favours(0, 5)
    assert "buy hall" in table.offers()
    assert "buy hall" not in table.favours(0, 4).offers()


@rule("proving:paying")
def test_the_buyer_decides_the_mix_of_coins_and_favours_among_those_that_pay_all() -> None:
    table = Table().hand(0).coins(0, 4).favours(0, 3).buy("house")
    assert table.asks() == ("pay", 0)
    assert table.state.options == [2, 3, 4], "three favours at most, so two coins at least"
    table.answer("pay", 2)
    assert table.has(0) == {"actions": 2, "buys": 1, "coins": 2, "favours": 0}


@rule("proving:paying")
def test_a_mix_without_a_choice_is_not_asked() -> None:
    table = Table().hand(0).coins(0, 5).favours(0, 0).buy("house")
    assert table.asks() == ("turn", 0)
    table = Table().hand(0).coins(0, 0).favours(0, 2).buy("hut")
    assert table.asks() == ("turn", 0)
    assert table.has(0)["favours"] == 0


@rule("proving:buying")
def test_a_card_that_costs_nothing_takes_a_buy_and_no_coins() -> None:
    table = Table().hand(0).coins(0, 0).discards(0).buy("bead")
    assert table.discards_of(0) == ["bead"]
    assert table.has(0) == {"actions": 2, "buys": 1, "coins": 0, "favours": 0}


# Gaining and drawing.


@rule("proving:gaining")
def test_nothing_is_gained_from_an_empty_pile_and_nobody_hears_of_it() -> None:
    table = Table("plague", "chronicle").hand(0, "plague").discards(1).built(1, "chronicle").supply("blight", 0)
    table.play("plague")
    assert table.discards_of(1) == []
    assert table.has(1)["favours"] == 0


@rule("proving:gaining")
def test_the_last_card_of_a_pile_goes_to_the_first_in_turn_order() -> None:
    table = Table("plague", seats=3).hand(0, "plague").discards(1).discards(2).supply("blight", 1).play("plague")
    assert table.discards_of(1) == ["blight"]
    assert table.discards_of(2) == []


@rule("proving:gaining")
def test_cards_that_respond_to_a_gain_wait_for_the_end_of_the_sentence() -> None:
    """All three cards of the windfall are gained before the watchman is asked about the first."""
    table = Table("windfall", "watchman", "chronicle").built(0, "watchman").hand(0, "windfall").deck(0).discards(0)
    table.play("windfall")
    assert table.hand_of(0) == ["bead"]
    assert table.deck_of(0) == ["hut"]
    assert table.discards_of(0) == ["coin"]
    assert table.asks() in (("order", 0), ("place-gained", 0))


@rule("proving:drawing")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    table = Table("wall").hand(0, "wall").deck(0, "bead", "hut", "coin").play("wall")
    assert table.hand_of(0) == ["coin", "hut"]
    assert table.deck_of(0) == ["bead"]


@rule("proving:drawing")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_once_for_a_draw() -> None:
    table = Table("wall").hand(0, "wall").deck(0, "bead").discards(0, "hut", "coin", "ingot")
    table.state.sink = Sink()
    table.play("wall")
    assert "bead" in table.hand_of(0)
    assert len(table.hand_of(0)) == 2
    assert len(table.deck_of(0)) == 2
    assert table.discards_of(0) == []
    assert sorted(table.hand_of(0) + table.deck_of(0)) == ["bead", "coin", "hut", "ingot"]
    assert [event.kind for event in table.state.sink.events].count(SHUFFLE) == 1


@rule("proving:drawing")
def test_who_has_too_few_cards_draws_what_there_is() -> None:
    table = Table("wall").hand(0, "wall").deck(0, "bead").discards(0).play("wall")
    assert table.hand_of(0) == ["bead"]
    table = Table("wall").hand(0, "wall").deck(0).discards(0, "hut").play("wall")
    assert table.hand_of(0) == ["hut"]
    table = Table("wall").hand(0, "wall").deck(0).discards(0).play("wall")
    assert table.hand_of(0) == []


@rule("proving:drawing")
def test_a_deck_is_not_shuffled_before_it_is_needed() -> None:
    table = Table("wall").hand(0, "wall").deck(0, "bead", "hut").discards(0, "coin").play("wall")
    assert table.deck_of(0) == []
    assert table.discards_of(0) == ["coin"]


@rule("proving:attacks")
def test_an_attack_befalls_every_other_player_in_turn_order_and_each_may_react_before_it_does() -> None:
    table = Table("plague", "wall", seats=4)
    for _ in range(2):
        table.end_turn()
    for seat in range(4):
        table.hand(seat, "wall").discards(seat).deck(seat, "bead", "bead", "bead")
    table.hand(2, "plague").play("plague")
    order = []
    while table.asks()[0] == "show":
        order.append(table.asks()[1])
        table.decline("show")
        assert table.discards_of(order[-1]) == ["blight"]
    assert order == [3, 0, 1]
    assert table.discards_of(2) == []


# Scoring and the end.


@rule("proving:scoring")
def test_the_points_of_all_cards_count_wherever_they_lie() -> None:
    table = Table("caravan").hand(0, "hut", "bead").deck(0, "house").discards(0, "hall").in_play(0, "blight")
    table.built(0, "caravan")
    assert table.state.scores()[0] == 1 + 3 + 6 - 1


@rule("proving:scoring")
def test_the_most_points_win_then_the_most_favours_and_else_the_victory_is_shared() -> None:
    def winners(*seats: tuple[str, int]) -> list[int]:
        table = Table(seats=len(seats), rounds=1)
        for _ in seats[:-1]:
            table.end_turn()
        for seat, (card, favours) in enumerate(seats):
            table.hand(seat, card).deck(seat, *["bead"] * 5).discards(seat).favours(seat, favours)
        assert table.state.winners() == []
        table.end_turn()
        assert table.state.over
        return table.state.winners()

    assert winners(("hut", 9), ("house", 0)) == [1]
    assert winners(("hut", 1), ("hut", 2)) == [1]
    assert winners(("hut", 2), ("hut", 2), ("bead", 5)) == [0, 1]


@rule("proving:end")
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_game_ends_when_the_agreed_number_of_rounds_has_been_played(rounds: int) -> None:
    table = Table(seats=3, rounds=rounds)
    for _ in range(3 * rounds):
        assert not table.state.over
        table.end_turn()
    assert table.state.over


@rule("proving:end")
def test_the_round_in_which_the_last_hall_goes_is_played_to_its_end() -> None:
    table = Table(seats=2).hand(0).coins(0, 8).supply("hall", 1).buy("hall").end_turn()
    assert not table.state.over
    assert table.asks() == ("turn", 1)
    table.end_turn()
    assert table.state.over


@rule("proving:end")
def test_the_game_ends_after_the_round_in_which_three_piles_are_empty() -> None:
    table = Table("market", "wall", "shrine", seats=2).supply("market", 0).supply("wall", 0)
    table.end_turn().end_turn()
    assert not table.state.over, "two are not enough"
    table.hand(0).supply("shrine", 1).coins(0, 3).buy("shrine").end_turn()
    assert not table.state.over
    table.end_turn()
    assert table.state.over


@rule("proving:end")
def test_random_games_of_every_size_come_to_an_end() -> None:
    for seats in (2, 3, 4):
        for seed in range(4):
            s = GAME.new(seats, seed)
            play(s, rng_of("end", seats, seed))
            assert s.over
            assert s.winners()


@rule("proving:components")
def test_every_card_is_bought_played_or_drawn_in_random_games() -> None:
    """Over some games of all cards each kind is put into play by somebody."""
    played: set[str] = set()
    for seed in range(30):
        s = GAME.new(4, seed, {"market": 24, "rounds": 40})
        rng = rng_of("played", seed)
        while s.asking:
            question = s.question
            assert question is not None
            options = s.options
            if question.kind == "turn" and len(options) > 1:
                options = [code for code in options if 0 <= code < 100] or options
            code = options[rng.below(len(options))]
            if question.kind == "turn" and code != PASS and code < 100:
                played.add(NAME[code])
            s.choose(code)
        if len(played) == len(NAME) - 4:
            break
    assert played == set(NAME) - {"hut", "house", "hall", "blight"}
