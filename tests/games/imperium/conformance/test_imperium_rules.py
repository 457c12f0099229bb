"""The rules of Imperium, heading by heading: set-up, turns, clean-up, reshuffling, solstice, the end."""

from __future__ import annotations

import pytest

from civitas.games.imperium.cards import CARDS
from civitas.games.imperium.game import GAME
from civitas.games.imperium.nations import playable_nations
from civitas.games.imperium.scoring import breakdown
from civitas.games.imperium.state import (
    ACTIONS,
    BARBARIAN,
    COLLAPSED,
    DECK_TOKEN,
    EMPIRE,
    EXHAUSTS,
    FIRST,
    KING_USED,
    ROUND,
    SCORING,
    SLOT_UNREST,
    SLOTS,
    STATE,
    UNREST_PILE,
)
from civitas.kernel.errors import OptionError
from civitas.testing.rules import rule
from games.imperium.scenario import ImperiumScenario, code_of, number


def to_clean_up(game: ImperiumScenario) -> ImperiumScenario:
    return game.turn().done()


# Set-up.


@rule("imperium:setup", "imperium:player-setup", "imperium:resources")
def test_every_player_starts_barbarian_with_five_cards_three_materials_two_population_and_one_progress() -> None:
    """Nations that begin otherwise say so in their own tests."""
    names = ("romans", "celts", "qin", "minoans")
    s = GAME.new(4, 5, {f"nation{seat + 1}": name for seat, name in enumerate(names)})
    for seat in range(4):
        assert s.get(STATE + seat) == BARBARIAN
        assert [s.has(resource, seat) for resource in range(4)] == [3, 2, 1, 0]
        assert (s.get(ACTIONS + seat), s.get(EXHAUSTS + seat)) == (3, 5)


@rule("imperium:player-setup")
def test_the_cards_of_a_nation_lie_where_their_symbols_say() -> None:
    game = ImperiumScenario()
    s = GAME.new(2, 1, {"nation1": "romans", "side1": "b", "nation2": "greeks"})
    game.state = s
    assert game.cards_in("power", 0) == ["1ROM1B"]
    assert game.cards_in("accession", 0) == ["1ROM2"]
    assert game.cards_in("development", 0) == [f"1ROM{n}" for n in range(3, 9)]
    assert sorted(game.cards_in("nation deck", 0)) == ["1ROM10", "1ROM11", "1ROM12", "1ROM9", "unrest"]
    start = game.cards_in("hand", 0) + game.cards_in("deck", 0)
    assert sorted(start) == sorted([*(f"1ROM{n}" for n in range(14, 22)), "unrest", "unrest"])


@rule("imperium:shared-setup", "imperium:fame")
@pytest.mark.parametrize(("seats", "fame"), [(2, 6), (3, 7), (4, 8)])
def test_the_fame_deck_grows_with_the_players(seats: int, fame: int) -> None:
    game = ImperiumScenario()
    game.state = GAME.new(seats, 3)
    assert len(game.cards_in("fame deck")) == fame


@rule("imperium:shared-setup")
def test_celts_and_vikings_bring_unrest_of_their_own_with_more_players() -> None:
    s = GAME.new(4, 3, {"nation1": "celts", "nation2": "vikings"})
    under = sum(s.get(SLOT_UNREST + slot) for slot in range(SLOTS))
    assert s.zone(UNREST_PILE, 0).size() + under == 12 + 5 + 2


@rule("imperium:replacement-cards")
def test_replacement_cards_take_the_place_of_what_they_replace_unless_the_option_says_no() -> None:
    for option, wanted in (("yes", "1SCY14X"), ("no", "1SCY14")):
        s = GAME.new(2, 1, {"nation1": "scythians", "replacements": option})
        codes = {code_of(card) for zone in s.zones for card in zone.cards()}
        assert wanted in codes
        assert not {"1SCY14", "1SCY14X"} - {wanted} & codes


@rule("imperium:mixing")
def test_cards_for_more_players_stay_in_the_box() -> None:
    s = GAME.new(2, 1)
    codes = {code_of(card) for zone in s.zones for card in zone.cards()} - {"unrest"}
    assert all(CARDS[code].players <= 2 for code in codes)


@rule("imperium:setup")
def test_the_first_player_is_chosen_or_drawn() -> None:
    assert GAME.new(3, 1, {"first": 2}).turn == 1
    assert {GAME.new(3, seed).get(FIRST) for seed in range(20)} == {0, 1, 2}


@rule("imperium:setup")
def test_unknown_and_doubled_nations_are_refused() -> None:
    with pytest.raises(OptionError, match="cannot both play romans"):
        GAME.new(2, 1, {"nation1": "romans", "nation2": "romans"})
    with pytest.raises(OptionError, match="nation1"):
        GAME.new(2, 1, {"nation1": "atlantis"})
    with pytest.raises(OptionError, match="seat 3 cannot play celts"):
        GAME.new(2, 1, {"nation3": "celts"})
    with pytest.raises(OptionError, match="seat 4 cannot be the first player"):
        GAME.new(2, 1, {"first": 4})


@rule("imperium:nations")
def test_all_eight_nations_of_classics_can_be_played() -> None:
    assert {nation.code for nation in playable_nations()} >= {"CAR", "CEL", "GRE", "MAC", "PER", "ROM", "SCY", "VIK"}


# Turns.


@rule("imperium:how-to-play", "imperium:turn")
def test_a_turn_is_one_of_three_and_then_the_next_player_has_theirs() -> None:
    game = ImperiumScenario()
    assert game.asks() == ("turn", 0)
    assert game.state.options == [1, 2, 3]
    to_clean_up(game)
    assert game.asks() == ("turn", 1)


@rule("imperium:activate", "imperium:action")
def test_playing_a_card_takes_an_action() -> None:
    game = ImperiumScenario().hand(0, "1MAC19", "1MAC18").turn().play("1MAC19").decline()
    assert game.state.get(ACTIONS) == 2
    game.actions(0, 0)
    assert game.playable() == []


@rule("imperium:free-play")
def test_a_free_play_takes_no_action_and_comes_once_a_turn() -> None:
    game = ImperiumScenario().hand(0, "1TRI2").actions(0, 0).turn()
    assert game.playable() == ["1TRI2"]
    game.play("1TRI2")
    assert game.resources(0)["population"] == 1
    game.hand(0, "1TRI2")
    assert game.playable() == []
    assert game.actions(0, 1).playable() == ["1TRI2"]


@rule("imperium:state")
def test_a_state_icon_must_be_the_one_on_the_state_card() -> None:
    game = ImperiumScenario().hand(0, "1CIV10", "1UNC6").turn()
    assert game.playable() == ["1UNC6"]
    assert game.in_state(0, "empire").playable() == ["1CIV10"]


@rule("imperium:play")
def test_a_played_card_goes_to_the_discard_pile_unless_it_is_pinned() -> None:
    game = ImperiumScenario().hand(0, "1TRI8", "1MAC19").turn().play("1TRI8", "1MAC19")
    assert game.cards_in("discards") == ["1TRI8"]
    assert game.cards_in("play") == ["1MAC19"]


# Interpreting.


@rule("imperium:interpreting")
def test_sentences_are_resolved_in_order_and_as_far_as_possible() -> None:
    game = ImperiumScenario().hand(0, "1MAC2").turn().play("1MAC2")
    assert game.asks()[0] == "break-through"  # there was nothing to draw; the second sentence comes all the same
    game.decline()
    assert game.cards_in("history") == ["1MAC2"]


@rule("imperium:interpreting")
def test_a_card_of_which_nothing_can_be_resolved_cannot_be_played() -> None:
    game = ImperiumScenario().hand(0, "1UNC21").turn()
    assert game.playable() == []  # no card to draw, none other to put into the history
    assert game.discards(0, "1TRI8").playable() == ["1UNC21"]


@rule("imperium:interpreting", "imperium:pay")
def test_a_card_whose_cost_cannot_be_paid_cannot_be_played() -> None:
    game = ImperiumScenario().hand(0, "1UNC20").has(0, materials=2).turn()
    assert game.playable() == []
    assert game.has(0, materials=3).playable() == ["1UNC20"]


@rule("imperium:interpreting")
def test_a_cost_may_be_paid_though_its_result_cannot_be_had() -> None:
    game = ImperiumScenario().hand(0, "1UNC6", "1TRI8").in_play(0, "1UNC6").has(0, materials=1).turn()
    game.use("1UNC6")
    assert game.resources(0)["materials"] == 0
    assert game.cards_in("hand") == ["1TRI8", "1UNC6"] or game.cards_in("hand") == ["1UNC6", "1TRI8"]


@rule("imperium:interpreting", "imperium:choose")
def test_only_choices_that_can_be_done_are_offered() -> None:
    game = ImperiumScenario().hand(0, "1MAC13").has(0, materials=3).slot(0, "1UNC3").turn().play("1MAC13")
    assert "1UNC3" in game.cards_in("hand")  # breaking through costs five, so there was nothing to choose


@rule("imperium:interpreting")
def test_responses_wait_for_the_end_of_the_sentence() -> None:
    game = ImperiumScenario().hand(0, "1VIK16", "unrest").in_play(0, "1CIV9").power(0, "1VIK1A")
    game.zone("nation deck", 0, "1VIK3").turn().play("1VIK16").decline()
    game.choose(0).pick("return-unrest", "unrest")
    assert game.asks()[0] == "order"  # the Wonder and the Vikings both answer to the Unrest returned
    assert game.resources(0)["population"] == 1  # and the sentence was finished first


@rule("imperium:pay")
def test_progress_pays_for_population_or_for_two_materials_and_what_is_overpaid_is_lost() -> None:
    game = ImperiumScenario().hand(0, "1UNC20").has(0, materials=2, progress=1).turn()
    game.play("1UNC20")
    assert game.resources(0) == {"materials": 1, "population": 0, "progress": 0, "goods": 0}
    game = ImperiumScenario().hand(0, "1CIV13").in_state(0, "empire").has(0, progress=1).turn().play("1CIV13")
    assert (game.resources(0)["progress"], game.state.get(ACTIONS)) == (0, 4)


@rule("imperium:pay")
def test_goods_pay_like_progress() -> None:
    game = ImperiumScenario().hand(0, "1UNC20").has(0, goods=2).turn().play("1UNC20")
    assert game.resources(0)["goods"] == 0


# Exhaust.


@rule("imperium:exhaust")
def test_an_exhaust_ability_takes_a_token_and_works_once_a_turn() -> None:
    game = ImperiumScenario().in_play(0, "1UNC8").turn().use("1UNC8")
    assert (game.state.get(EXHAUSTS), game.state.get(ACTIONS)) == (4, 4)
    assert game.usable() == []


@rule("imperium:exhaust")
def test_without_a_token_no_ability_can_be_used() -> None:
    game = ImperiumScenario().in_play(0, "1UNC8").exhausts(0, 0).turn()
    assert game.usable() == []


@rule("imperium:exhaust")
def test_reactions_are_not_offered_in_innovate_or_revolt() -> None:
    game = ImperiumScenario().in_play(0, "1CIV9").hand(0, "unrest").turn("revolt").pick("revolt", "unrest")
    assert game.asks()[0] != "respond"
    assert game.resources(0)["progress"] == 0


@rule("imperium:return-exhaust")
def test_a_returned_exhaust_token_can_be_used_again() -> None:
    game = ImperiumScenario().in_play(0, "1UNC8").hand(0, "1TRI6").turn().use("1UNC8").play("1TRI6")
    assert game.state.get(EXHAUSTS) == 5
    assert game.usable() == ["1UNC8"]


# Innovate and revolt.


@rule("imperium:innovate")
def test_innovating_discards_the_hand_and_breaks_through() -> None:
    game = ImperiumScenario().hand(0, "1TRI8", "unrest").slot(3, "1UNC3", materials=2).turn("innovate")
    assert game.cards_in("discards") == ["unrest", "1TRI8"]
    left = game.state.unrest_left()
    game.from_slot("break-through", 3)
    assert game.resources(0)["materials"] == 2
    assert "1UNC3" in game.cards_in("hand")
    assert game.state.unrest_left() == left  # its Unrest goes back, and one is laid under the card that fills the slot


@rule("imperium:revolt", "imperium:return-unrest")
def test_a_revolt_returns_any_unrest_from_the_hand_for_nothing() -> None:
    game = ImperiumScenario().hand(0, "unrest", "unrest", "1TRI8")
    left = game.state.unrest_left()
    game.turn("revolt").pick("revolt", "unrest", "unrest")
    assert game.state.unrest_left() == left + 2


# Clean-up.


@rule("imperium:clean-up")
def test_the_clean_up_puts_progress_on_a_market_card_and_gives_all_tokens_back() -> None:
    game = ImperiumScenario().slot(0, "1REG3").slot(1, "1REG8").in_play(0, "1UNC8").turn().use("1UNC8").done()
    game.from_slot("clean-up-token", 1)
    assert game.market_tokens(1)["progress"] == 1
    assert (game.state.get(ACTIONS), game.state.get(EXHAUSTS)) == (3, 5)
    assert not game.state.exhausted


@rule("imperium:clean-up", "imperium:discard")
def test_any_cards_may_be_discarded_and_then_the_hand_is_filled_up_to_five() -> None:
    game = ImperiumScenario().hand(0, "1TRI8", "1TRI2").deck(0, *["1MAC19"] * 5).turn().done()
    game.pick("discard-any", "1TRI8").decline("discard-any")
    assert sorted(game.cards_in("hand")) == sorted(["1TRI2", *["1MAC19"] * 4])


@rule("imperium:clean-up")
def test_nobody_discards_down_to_the_hand_size() -> None:
    game = ImperiumScenario().hand(0, *["1MAC19"] * 7).turn().done().decline("discard-any")
    assert len(game.cards_in("hand")) == 7


# Reshuffling.


@rule("imperium:reshuffle", "imperium:nation-deck", "imperium:concepts")
def test_a_reshuffle_brings_the_top_of_the_nation_deck_and_marks_it() -> None:
    game = ImperiumScenario().zone("nation deck", 0, "1ROM9", "1ROM10").discards(0, "1TRI8").turn().done()
    assert "1ROM10" in game.cards_in("hand")
    assert game.cards_in("nation deck") == ["1ROM9"]
    assert (game.state.get(EXHAUSTS), game.state.get(DECK_TOKEN)) == (4, 1)


@rule("imperium:reshuffle")
def test_the_accession_card_flips_the_state_card() -> None:
    game = ImperiumScenario().zone("accession", 0, "1ROM2").turn().done()
    assert game.state.get(STATE) == EMPIRE
    assert game.cards_in("hand") == ["1ROM2"]


@rule("imperium:reshuffle", "imperium:develop")
def test_without_a_nation_deck_a_development_card_may_be_paid_for() -> None:
    game = ImperiumScenario().zone("development", 0, "1ROM6", "1ROM8").has(0, materials=4).turn().done()
    assert game.asks()[0] == "develop"
    game.card("develop", "1ROM6")
    assert game.cards_in("hand") == ["1ROM6"]
    assert game.resources(0)["materials"] == 0
    assert game.state.get(DECK_TOKEN) == 1


@rule("imperium:reshuffle")
def test_a_second_reshuffle_in_a_turn_brings_no_new_card() -> None:
    game = ImperiumScenario().zone("nation deck", 0, "1ROM9", "1ROM10").discards(0, "1TRI8").hand(0, "1UNC21").turn()
    game.play("1UNC21").choose(0)
    assert game.cards_in("nation deck") == ["1ROM9"]
    game.hand(0, "1UNC21").discards(0, "1TRI2").deck(0)
    game.play("1UNC21")
    if game.asks()[0] == "choose":
        game.choose(0)
    assert game.cards_in("nation deck") == ["1ROM9"]


@rule("imperium:reshuffle")
def test_a_reshuffle_on_another_players_turn_takes_a_token_that_is_missing_later() -> None:
    game = ImperiumScenario().hand(0, "1ROM9").zone("nation deck", 1, "1GRE11", "1GRE12").discards(1, "1TRI8")
    game.turn().play("1ROM9").accept(seat=1)
    assert game.cards_in("nation deck", 1) == ["1GRE11"]
    assert game.state.get(EXHAUSTS + 1) == 4


@rule("imperium:draw-if-able")
def test_drawing_if_able_never_reshuffles() -> None:
    game = ImperiumScenario().hand(0, "1FAM4").discards(0, "1TRI8").turn()
    assert game.playable() == []
    game.deck(0, "1TRI2")
    game.play("1FAM4").answer("place-drawn", 0)
    assert game.cards_in("discards") == ["1TRI2", "1TRI8", "1FAM4"]


# Solstice.


@rule("imperium:solstice")
def test_after_the_last_turn_of_a_round_everybody_resolves_solstice_effects_in_turn_order() -> None:
    game = ImperiumScenario().in_play(0, "1CIV6").in_play(1, "1CIV6")
    to_clean_up(game)
    assert game.asks() == ("turn", 1)
    to_clean_up(game)
    game.choose(0, seat=0)
    game.choose(1, seat=1)
    assert game.resources(0)["materials"] == 1
    assert game.resources(1)["population"] == 1
    assert (game.asks(), game.state.get(ROUND)) == (("turn", 0), 2)


@rule("imperium:solstice")
def test_the_owner_orders_solstice_effects() -> None:
    game = ImperiumScenario().in_play(0, "1CIV10", "1CIV8")
    to_clean_up(to_clean_up(game))
    assert game.asks() == ("solstice", 0)
    game.card("solstice", "1CIV10")
    assert game.resources(0)["materials"] == 2


@rule("imperium:solstice")
def test_no_exhaust_ability_answers_in_the_solstice() -> None:
    game = ImperiumScenario().in_play(0, "1CIV14", "1CIV9").discards(0, "unrest")
    to_clean_up(to_clean_up(game))
    assert game.resources(0)["progress"] == 0
    assert game.asks()[0] != "respond"


# The end.


@rule("imperium:end", "imperium:scoring")
def test_the_last_development_card_triggers_scoring_and_one_more_round_is_played() -> None:
    game = ImperiumScenario().zone("development", 0, "1ROM8").has(0, materials=2, population=1).turn().done()
    game.card("develop", "1ROM8")
    assert game.state.get(SCORING) == 1
    for _ in range(3):
        assert not game.state.over
        to_clean_up(game)
        while not game.state.over and game.asks()[0] != "turn":
            game.state.choose(game.state.options[0])
    assert game.state.over


@rule("imperium:end")
def test_an_empty_main_deck_triggers_scoring() -> None:
    game = ImperiumScenario().zone("main deck", 0, "1REG3").slot(0, "1REG8").hand(0, "1REG2").turn().play("1REG2")
    assert game.state.get(SCORING) == 1


@rule("imperium:scoring")
def test_points_are_fixed_by_place_or_counted_and_never_more_than_ten_a_counted_card() -> None:
    game = ImperiumScenario().power(0, "1ROM1B").has(0, population=30, progress=4)
    game.history(0, "1FAM1").hand(0, "1FAM2", "unrest").in_play(0, "1REG3")
    points = {code_of(card): worth for card, _, worth in breakdown(game.state, 0)}
    assert points == {"1ROM1B": 10, "1FAM1": 7, "1FAM2": 2, "unrest": -2, "1REG3": 1}
    assert game.state.scores()[0] == 10 + 7 + 2 - 2 + 1 + 4


@rule("imperium:scoring")
def test_cards_still_in_the_nation_deck_and_development_area_are_not_scored() -> None:
    game = (
        ImperiumScenario()
        .zone("development", 0, "1ROM3")
        .zone("nation deck", 0, "unrest")
        .zone("accession", 0, "1TRI2")
    )
    assert game.state.scores()[0] == 0


@rule("imperium:scoring")
def test_sumerians_return_two_unrest_before_scoring() -> None:
    game = ImperiumScenario().hand(0, "1TRI7", "unrest", "unrest", "unrest")
    game.count(SCORING, 0, 1).count(ROUND, 0, 2)
    to_clean_up(game)
    while not game.state.over and game.asks()[0] != "return-unrest":
        game.state.choose(1 if game.asks()[0] == "turn" else game.state.options[0])
    game.pick("return-unrest", "unrest", "unrest", zone=0)
    assert game.state.over
    assert game.state.scores()[0] == 3 - 2


@rule("imperium:collapse")
def test_taking_the_last_unrest_ends_the_game_at_once_and_the_least_unrest_wins() -> None:
    game = ImperiumScenario().unrest_left(1).in_play(0, "1UNC8").hand(1, "unrest")
    to_clean_up(game)
    to_clean_up(game).decline("discard-any")  # the Mysticism of seat 0 takes Unrest, as there are no cards to discard
    assert game.state.over
    assert game.state.get(COLLAPSED) == 1
    assert game.state.winners() == [0]  # one Unrest each, and a point for the Mysticism


@rule("imperium:collapse")
def test_in_a_collapse_points_decide_among_those_with_the_least_unrest() -> None:
    game = ImperiumScenario(3).unrest_left(2).hand(0, "1CEL3", "unrest").in_state(0, "empire").has(0, progress=5)
    game.turn().play("1CEL3")
    assert game.state.over
    assert game.state.winners() == [0]


@rule("imperium:collapse")
def test_too_little_unrest_for_all_the_player_who_caused_it_decides() -> None:
    game = ImperiumScenario(3).unrest_left(1).hand(0, "1CIV4").in_state(0, "empire").turn().play("1CIV4")
    assert game.asks() == ("taker", 0)
    game.answer("taker", 2)
    assert game.state.over
    assert game.cards_in("hand", 2) == ["unrest"]
    assert game.cards_in("hand", 1) == []


@rule("imperium:fame")
def test_glory_looks_at_two_fame_cards_and_takes_one() -> None:
    game = (
        ImperiumScenario()
        .hand(0, "1ROM14")
        .in_play(0, "1REG3", "1REG8", "1REG9")
        .zone("fame deck", 0, "1FAM1", "1FAM2")
    )
    game.turn().play("1ROM14")
    assert game.asks()[0] == "take-fame"
    game.card("take-fame", "1FAM1")
    assert game.cards_in("hand") == ["1FAM1"]
    assert game.cards_in("fame deck") == ["1FAM2"]
    assert len(game.cards_in("discards")) == 4


@rule("imperium:king-of-kings", "imperium:fame")
def test_with_no_fame_left_king_of_kings_is_resolved_once_by_each_player() -> None:
    game = ImperiumScenario().hand(0, "1VIK12").zone("fame deck", 0).turn().play("1VIK12")
    assert game.resources(0)["progress"] == 6
    assert (game.state.get(KING_USED), game.state.get(SCORING)) == (1, 1)
    game.hand(0, "1VIK12").play("1VIK12")
    assert game.resources(0)["progress"] == 6
    game.done()
    game.hand(1, "1VIK12").turn().play("1VIK12")
    assert game.resources(1)["progress"] == 4


# Keywords.


@rule("imperium:keywords", "imperium:acquire", "imperium:take-unrest", "imperium:gain")
def test_acquiring_brings_the_card_its_tokens_and_its_unrest_and_the_slot_is_refilled() -> None:
    game = ImperiumScenario().hand(0, "1TRI1").slot(3, "1UNC3", progress=2).turn().play("1TRI1")
    assert sorted(game.cards_in("hand")) == ["1UNC3", "unrest"]
    assert game.resources(0)["progress"] == 2
    assert game.market()[3] != ""


@rule("imperium:break-through")
def test_breaking_through_by_the_deck_takes_its_top_card() -> None:
    game = ImperiumScenario().hand(0, "1TRI11").zone("region deck", 0, "1REG7", "1REG8").slot(4, "1REG3")
    game.turn().play("1TRI11").from_deck("region")
    assert game.cards_in("hand") == ["1REG8"]


@rule("imperium:break-through")
def test_with_its_deck_empty_the_main_deck_is_searched_and_nothing_found_is_worth_two_progress() -> None:
    game = ImperiumScenario().hand(0, "1TRI11").zone("region deck", 0).zone("main deck", 0, "1UNC3", "1REG8", "1UNC9")
    game.turn().play("1TRI11")
    assert game.cards_in("hand") == ["1REG8"]
    assert sorted(game.cards_in("main deck")) == ["1UNC3", "1UNC9"]
    game.hand(0, "1TRI11").play("1TRI11")
    assert game.resources(0)["progress"] == 2


@rule("imperium:abandon", "imperium:garrison", "imperium:in-play")
def test_an_abandoned_card_takes_its_garrison_along_and_its_tokens_go_to_its_owner() -> None:
    game = (
        ImperiumScenario().hand(0, "1ROM4").in_state(0, "empire").in_play(1, "1REG3").garrisoned(1, "1REG3", "unrest")
    )
    game.tokens(1, "1REG3", population=2).turn().play("1ROM4")
    assert sorted(game.cards_in("discards", 1)) == ["1REG3", "unrest"]
    assert game.resources(1)["population"] == 2
    assert game.under("1REG3") == []


@rule("imperium:recall")
def test_a_recalled_card_comes_back_to_the_hand_of_its_owner() -> None:
    game = ImperiumScenario().hand(0, "1SCY13").in_play(1, "1REG3").turn().play("1SCY13")
    assert game.cards_in("hand", 1) == ["1REG3"]


@rule("imperium:garrison")
def test_a_card_from_the_hand_may_be_garrisoned_but_glory_cannot() -> None:
    game = ImperiumScenario().hand(0, "1MAC19", "1ROM14", "unrest").turn().play("1MAC19")
    game.pick("garrison", "unrest")
    assert game.under("1MAC19") == ["unrest"]
    assert game.cards_in("hand") == ["1ROM14"]


@rule("imperium:add")
def test_resources_are_added_from_the_supply() -> None:
    game = ImperiumScenario().hand(0, "1CAR19").slot(0, "1REG3").slot(1, "1REG8").turn().play("1CAR19")
    game.from_slot("market-token", 0)
    assert game.market_tokens(0)["materials"] == 1
    assert game.resources(0)["materials"] == 0


@rule("imperium:attack")
def test_an_attack_reaches_only_those_who_do_not_avoid_it() -> None:
    game = ImperiumScenario(3).hand(0, "1CEL18").in_play(1, "1REG12", "1REG3").in_play(2, "1REG8").turn()
    game.play("1CEL18").accept(seat=1)
    assert game.cards_in("hand", 1) == ["1REG12"]
    assert game.cards_in("play", 1) == ["1REG3"]
    assert game.cards_in("discards", 2) == ["1REG8"]


@rule("imperium:attack")
def test_who_avoids_an_attack_keeps_what_it_gives() -> None:
    """000:1475: a defender ignores some or all effects; Greek Mercenaries steal, and then give a population."""
    game = ImperiumScenario().hand(0, "1GRE15").in_play(1, "1REG12").has(1, materials=3).turn().play("1GRE15")
    game.accept(seat=1)
    assert game.resources(1) == {"materials": 3, "population": 1, "progress": 0, "goods": 0}
    assert game.resources(0) == {"materials": 0, "population": 0, "progress": 1, "goods": 0}


@rule("imperium:attack")
def test_who_avoids_an_attack_may_still_let_some_of_its_effects_happen() -> None:
    """000:1475, with Invasion: an Unrest for each other player, then each of them recalls a region."""

    def position() -> ImperiumScenario:
        game = ImperiumScenario().hand(0, "1UNC7").has(0, materials=3).in_play(1, "1REG12", "1REG8").unrest_left(5)
        return game.slot(0, "1REG3").slot(1, "1TRI2").turn().play("1UNC7").accept(seat=1)

    game = position().decline("ignore", seat=1).choose(1).from_slot("break-through", 0).decline("ignore", seat=1)
    assert (game.cards_in("hand", 1), game.cards_in("play", 1)) == (["1REG12"], ["1REG8"])
    game = position().accept("ignore", seat=1).choose(1).from_slot("break-through", 0).accept("ignore", seat=1)
    assert sorted(game.cards_in("hand", 1)) == ["1REG12", "1REG8", "unrest"]


@rule("imperium:attack")
def test_a_standing_army_ignores_attacks_unless_it_is_given_progress() -> None:
    game = ImperiumScenario().hand(0, "1CEL18").has(0, progress=1).in_play(1, "1UNC1", "1REG3").turn().play("1CEL18")
    game.decline("tribute", seat=0)
    assert game.cards_in("play", 1) == ["1UNC1", "1REG3"] or game.cards_in("play", 1) == ["1REG3", "1UNC1"]
    game = ImperiumScenario().hand(0, "1CEL18").has(0, progress=1).in_play(1, "1UNC1", "1REG3").turn().play("1CEL18")
    game.accept("tribute", seat=0)
    assert game.resources(1)["progress"] == 1
    assert game.cards_in("discards", 1) == ["1REG3"]


@rule("imperium:draw")
def test_drawing_goes_on_after_a_reshuffle() -> None:
    game = ImperiumScenario().hand(0, "1GRE2").deck(0, "1TRI2").discards(0, "1TRI8").turn().play("1GRE2")
    assert game.asks()[0] == "to-history"
    assert sorted(game.cards_in("hand")) == ["1TRI2", "1TRI8"]


@rule("imperium:give")
def test_a_given_card_goes_to_the_hand_of_the_other_player() -> None:
    game = ImperiumScenario().hand(0, "1CAR8", "unrest", "1TRI8").in_state(0, "empire").turn().play("1CAR8")
    game.pick("give", "unrest")
    assert game.cards_in("hand", 1) == ["unrest"]


@rule("imperium:exile")
def test_a_market_card_without_tokens_is_exiled_and_its_unrest_returned() -> None:
    game = ImperiumScenario().hand(0, "1REG6").slot(0, "1UNC3").slot(1, "1UNC6", progress=1).turn()
    game.play("1REG6")
    assert game.cards_in("exile") == ["1UNC3"]
    assert game.market()[1] == "1UNC6"


@rule("imperium:swap")
def test_a_swap_leaves_the_tokens_on_the_slot() -> None:
    game = ImperiumScenario().in_play(0, "1GRE9").slot(0, "1UNC3", progress=2).exile("1REG3").turn()
    game.use("1GRE9")
    assert game.market()[0] == "1REG3"
    assert game.cards_in("exile") == ["1UNC3"]
    assert game.market_tokens(0)["progress"] == 2


@rule("imperium:find")
def test_finding_looks_through_all_places_and_shuffles_what_was_searched() -> None:
    game = (
        ImperiumScenario().hand(0, "1VIK21").in_play(0, "1VIK17").has(0, population=1).deck(0, "1TRI8", "1VIK3").turn()
    )
    game.play("1VIK21")
    game.pick("find", "1VIK3", zone=2)
    assert "1VIK3" in game.cards_in("hand")
    assert game.cards_in("exile") == ["1VIK21"]


@rule("imperium:history")
def test_what_goes_into_the_history_is_hidden_from_others_and_still_scores() -> None:
    game = ImperiumScenario().hand(0, "1ROM6", "1FAM2").in_state(0, "empire").turn().play("1ROM6")
    game.pick("to-history", "1FAM2")
    assert game.cards_in("history") == ["1FAM2"]
    view = GAME.view(game.state, 1)
    history = next(zone for zone in view.zones if zone.name == "history" and zone.owner == 0)
    assert history.cards is None
    assert game.state.scores()[0] == 3 + 6


@rule("imperium:look")
def test_looking_at_the_nation_deck_shows_its_top_to_nobody_else() -> None:
    game = ImperiumScenario().hand(0, "1VIK16").zone("nation deck", 0, "1VIK3", "1VIK4").turn().play("1VIK16")
    mine, theirs = (GAME.view(game.state, seat) for seat in (0, 1))
    assert next(zone.placed for zone in mine.zones if zone.name == "nation deck") == [(1, number("1VIK4"))]
    assert next(zone.placed for zone in theirs.zones if zone.name == "nation deck") == []


@rule("imperium:passive")
def test_a_passive_works_while_the_card_is_in_play() -> None:
    game = ImperiumScenario().in_play(0, "1FAM8").deck(0, *["1MAC19"] * 8).turn().done()
    assert len(game.cards_in("hand")) == 6


@rule("imperium:steal")
def test_stealing_takes_as_much_as_there_is() -> None:
    game = ImperiumScenario(3).hand(0, "1VIK13").has(1, materials=1).has(2, materials=5).turn().play("1VIK13")
    assert game.resources(0)["materials"] == 3
    assert game.cards_in("hand", 1) == ["unrest"]  # unable to pay
    assert game.cards_in("hand", 2) == []


@rule("imperium:treated-as", "imperium:type-icons")
def test_an_icon_treated_as_another_is_no_longer_there() -> None:
    game = ImperiumScenario().in_play(0, "1UNC10", "1REG4").hand(0, "1ROM9", "1CEL2").turn().use("1UNC10")
    game.play("1ROM9").choose(0)
    assert game.resources(0)["materials"] == 4
    assert "1CEL2" in game.playable()  # the others still gain, though no fertile icon is left
    game.play("1CEL2")
    assert game.resources(0)["materials"] == 4


@rule("imperium:all-players")
def test_all_players_includes_oneself_and_each_other_player_does_not() -> None:
    game = ImperiumScenario(3).hand(0, "1PER7").in_state(0, "empire").turn().play("1PER7")
    assert [game.resources(seat)["materials"] for seat in range(3)] == [2, 2, 2]
    assert [len(game.cards_in("hand", seat)) for seat in range(3)] == [0, 1, 1]


@rule("imperium:on-deck")
def test_a_card_placed_on_the_deck_is_drawn_next() -> None:
    game = ImperiumScenario().hand(0, "1TRI9", "1TRI8").turn().play("1TRI9").pick("on-deck", "1TRI8")
    assert game.cards_in("deck") == ["1TRI8"]
    assert game.resources(0)["progress"] == 2


@rule("imperium:move")
def test_tokens_on_a_card_are_not_the_players_own() -> None:
    game = ImperiumScenario().in_play(0, "1REG3").tokens(0, "1REG3", progress=3)
    assert game.resources(0)["progress"] == 0
    assert game.state.scores()[0] == 1


# What a review found.


@rule("imperium:collapse")
def test_nothing_is_asked_after_the_collapse() -> None:
    game = ImperiumScenario(4).unrest_left(1).hand(0, "1CIV4").in_state(0, "empire").turn().play("1CIV4")
    game.answer("taker", 1)
    assert (game.state.over, game.state.asking, game.state.options) == (True, False, [])


@rule("imperium:break-through")
def test_a_card_taken_unseen_is_remembered_nowhere() -> None:
    game = ImperiumScenario().has(0, materials=3).hand(0, "1UNC7").in_play(1, "1REG3", "1REG4")
    game.zone("region deck", 0, "1REG8").turn().play("1UNC7").choose(1)
    assert game.asks() == ("recall", 1)
    assert number("1REG8") not in [register for f in game.state.stack for register in (f.a, f.b, f.v)]


@rule("imperium:garrison")
def test_unrest_returned_from_a_garrison_is_ones_own() -> None:
    game = ImperiumScenario().in_play(0, "1VIK8").in_play(1, "1REG3")
    game.garrisoned(0, "1VIK8", "unrest").garrisoned(1, "1REG3", "unrest")
    assert game.state.host_of(number("unrest"), 0) == number("1VIK8")
    assert game.state.host_of(number("unrest"), 1) == number("1REG3")


@rule("imperium:treated-as")
def test_a_copy_that_leaves_play_is_no_copy_any_more() -> None:
    game = ImperiumScenario().in_play(0, "1UNC14X").in_play(1, "1REG11").turn().use("1UNC14X")
    assert game.state.as_copied(number("1UNC14X")) == number("1REG11")
    game.state.plain_again(number("1UNC14X"))
    assert game.state.as_copied(number("1UNC14X")) == number("1UNC14X")


@rule("imperium:attack")
def test_once_a_defence_holds_no_other_is_asked_for() -> None:
    game = ImperiumScenario().hand(0, "1CEL18").has(0, progress=1).in_play(1, "1UNC1", "1REG12").turn().play("1CEL18")
    assert game.asks() == ("order", 1)
    place = [number("1UNC1"), number("1REG12")] == list(game.state.question.args) if game.state.question else False
    game.answer("order", 1 if place else 0).accept(seat=1)
    assert game.resources(0)["progress"] == 2  # one it had, one it gains: nobody asked for a tribute
