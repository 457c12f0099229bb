"""The sentences that stress the effect language, one test (or more) each: what the card says is what happens.

The numbers are those of the list of sentences in the reference of the cards.
"""

from __future__ import annotations

from typing import Self

from civitas.games.imperium.actions.develop import FREE, PAYING, can_develop
from civitas.games.imperium.actions.play_area import garrisonable
from civitas.games.imperium.actions.state_card import deal_state
from civitas.games.imperium.codes import EXILED, INSTEAD, PLACE, PROFIT
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.scoring import POINTS
from civitas.games.imperium.state import (
    ACTIONS,
    BARBARIAN,
    BEFORE_SCORING,
    CHAOS_PILE,
    DECK,
    FAME_DECK,
    GARRISON,
    HAND,
    HISTORY,
    LEGENDS,
    NATION,
    PLAY,
    POPULATION,
    ROUND,
    SCORING,
    STATE,
    STATE_CARD,
)
from civitas.kernel.frame import ENTRY
from civitas.kernel.node import PASS

from .scenario import ImperiumScenario, code_of, number


class Table(ImperiumScenario):
    """Besides: state cards with effects, Chaos, legends, and the way to the end of the round."""

    def state_card(self, seat: int, code: str) -> Self:
        deal_state(self.state, seat, number(code))
        self.state.reask()
        return self

    def shown_state(self, seat: int) -> str:
        return code_of(self.state.zone(STATE_CARD, seat).cards()[0])

    def chaos(self, *codes: str) -> Self:
        return self.lay(CHAOS_PILE, 0, [number(code) for code in codes])

    def legends(self, seat: int) -> list[str]:
        return [code_of(card) for card in self.state.zone(LEGENDS, seat).cards()]

    def left_in_chaos(self) -> int:
        return self.state.zone(CHAOS_PILE, 0).size()

    def end_triggered(self) -> bool:
        return self.state.get(SCORING) > 0

    def option_cards(self) -> list[str]:
        """The cards among the options, whatever zone they lie in."""
        return [code_of(code % PLACE) for code in self.state.options if code != PASS]

    def finish_turn(self) -> Self:
        """Ends the turn under way, putting no card anywhere."""
        s = self.state
        seat = s.turn
        while s.asking and s.turn == seat and s.asker().kind not in ("solstice", "turn"):
            kind = s.asker().kind
            if kind == "clean-up-token":
                self.answer(kind, s.options[0])
            else:
                self.answer(kind, PASS)
        return self

    def to_solstice(self) -> Self:
        """All turns of the round are taken without doing anything."""
        s = self.state
        rounds = s.get(ROUND)
        while s.asking and s.get(ROUND) == rounds and s.asker().kind in QUIET:
            kind = s.asker().kind
            if kind == "turn":
                self.turn()
            elif kind == "clean-up-token":
                self.answer(kind, s.options[0])
            else:
                self.answer(kind, PASS)
        return self


QUIET = ("turn", "activate", "clean-up-token", "discard-any")


def test_1_an_ambassador_becomes_a_copy_and_resolves_exhaust_and_solstice_effects() -> None:
    t = Table().in_play(0, "1UNC14X").in_play(1, "1CIV10", "1REG2").deck(0, "1REG3").turn()
    t.use("1UNC14X").card("their-card", "1CIV10").answer("first-effect", 0)
    assert t.resources(0)["materials"] == 2
    assert t.cards_in("hand") == ["1REG3"]


def test_1_the_copy_has_the_passives_of_the_card_until_the_end_of_the_turn() -> None:
    t = Table().in_play(0, "1UNC14X").in_play(1, "1FAM8", "1REG2").deck(0, *["1REG3"] * 8).turn()
    t.use("1UNC14X").card("their-card", "1FAM8").done().finish_turn()
    assert len(t.cards_in("hand")) == 6


def test_2_a_trade_route_resolves_the_commerce_effect_of_another_players_route() -> None:
    t = Table().hand(0, "3TRO9").in_play(1, "3TRO8").turn().play("3TRO9").choose(0)
    assert t.resources(0) == {"materials": 0, "population": 2, "progress": 1, "goods": 0}
    assert t.resources(1)["population"] == 0
    assert t.cards_in("play") == ["3TRO9"]


def test_2_or_free_plays_a_route_from_the_discard_pile() -> None:
    t = Table().hand(0, "3TRO9").discards(0, "3TRO8").turn().play("3TRO9").choose(1).accept()
    assert t.cards_in("play") == ["3TRO8", "3TRO9"]
    assert t.resources(0)["population"] == 2


def test_2_trading_puts_goods_on_a_route_and_pays_for_using_anothers() -> None:
    t = Table().hand(0, "3UNC24").in_play(1, "3TRO8").trading().turn().play("3UNC24").choose(2)
    assert t.state.tokens_on(number("3TRO8"), 3) == 1
    assert t.resources(0) == {"materials": 0, "population": 2, "progress": 1, "goods": 1}


def test_2_traded_with_by_another_the_circle_does_not_resolve_itself() -> None:
    t = Table().hand(0, "3UNC24").discards(0, "1REG2").in_play(1, "3TRO9").trading().turn().play("3UNC24").choose(2)
    assert t.asks() == ("activate", 0)
    assert t.resources(0)["goods"] == 1


def test_2_a_full_route_brings_its_owner_profit_for_an_action() -> None:
    t = Table().in_play(0, "3TRO9").tokens(0, "3TRO9", goods=3).hand(0, "1REG2").deck(0, "1REG3", "1REG4", "1REG5")
    t.turn().answer("activate", PROFIT + number("3TRO9")).pick("to-history", "1REG2", "1REG3")
    assert t.resources(0)["goods"] == 3
    assert t.state.get(ACTIONS) == 2
    assert t.cards_in("hand") == ["1REG4", "1REG5"]
    assert t.cards_in("discards") == ["3TRO9"]


def test_3_marvellous_puts_the_top_card_into_the_history() -> None:
    t = Table().hand(0, "1FAM4").deck(0, "1REG2", "1REG3").turn().play("1FAM4").answer("place-drawn", 2)
    assert t.cards_in("history") == ["1REG3"]
    assert t.cards_in("deck") == ["1REG2"]


def test_3_marvellous_never_reshuffles() -> None:
    t = Table().hand(0, "1FAM4").discards(0, "1REG2").turn()
    assert t.playable() == []


def test_4_the_brave_free_play_the_unrest_of_an_acquisition() -> None:
    t = Table().hand(0, "3FAM7", "1TRI1").slot(0, "1UNC2").has(0, population=1).turn()
    t.play("3FAM7", "1TRI1").pick("play-card", "unrest")
    assert t.cards_in("hand") == ["1UNC2"]
    assert t.state.get(ACTIONS) == 2


def test_4_without_unrest_the_brave_are_not_asked() -> None:
    t = Table().hand(0, "3FAM7", "1TRI11").slot(4, "1REG2").turn()
    t.play("3FAM7", "1TRI11").from_slot("break-through", 4)
    assert t.asks() == ("activate", 0)


def test_4_bravery_lasts_only_for_the_turn() -> None:
    t = Table().hand(0, "3FAM7").turn().play("3FAM7").done().finish_turn()
    assert t.state.lasting == ()


def test_5_epic_poetry_takes_an_exiled_card_of_the_same_suit_and_is_recalled() -> None:
    t = Table().hand(0, "1TRI1").in_play(0, "3CIV2").slot(0, "1UNC2").exile("1UNC9", "1CIV3", "1REG3").turn()
    t.play("1TRI1")
    assert t.state.options == [0, INSTEAD + number("1UNC9")]
    t.answer("acquire", INSTEAD + number("1UNC9"))
    assert t.cards_in("hand") == sorted(["1UNC9", "3CIV2"], key=number)
    assert t.market()[0] == "1UNC2"


def test_5_epic_poetry_replaces_breaking_through_too() -> None:
    t = Table().hand(0, "1UNC3").in_play(0, "3CIV2").exile("1UNC9", "1REG3").turn().play("1UNC3")
    t.answer("break-through", INSTEAD + number("1UNC9"))
    assert "3CIV2" in t.cards_in("hand")
    assert "1UNC9" in t.cards_in("hand")


def test_5_a_copy_of_epic_poetry_is_recalled_itself() -> None:
    t = Table().hand(0, "1TRI1").in_play(0, "1UNC14X").in_play(1, "3CIV2").slot(0, "1UNC2").exile("1UNC9").turn()
    t.use("1UNC14X").play("1TRI1").answer("acquire", INSTEAD + number("1UNC9"))
    assert t.cards_in("hand") == sorted(["1UNC9", "1UNC14X"], key=number)
    assert t.cards_in("play", 1) == ["3CIV2"]


def test_6_tyranny_leaves_each_other_player_a_choice() -> None:
    t = Table(3).hand(0, "3CIV16").in_state(0, "empire").hand(1, "1UNC2", "1REG2").hand(2, "1REG3").turn()
    t.play("3CIV16").choose(0, seat=1).pick("to-history", "1UNC2", seat=1).choose(1, seat=2)
    assert t.cards_in("history", 1) == ["1UNC2"]
    assert t.cards_in("discards", 2) == ["unrest"]


def test_6_who_has_no_fitting_card_is_asked_all_the_same() -> None:
    t = Table().hand(0, "3CIV16").in_state(0, "empire").hand(1, "1REG2").turn().play("3CIV16")
    assert t.asks() == ("choose", 1)
    assert t.state.options == [1]


def test_7_the_magistrate_counts_the_players_who_did() -> None:
    t = Table(3).hand(0, "3CIV9", "1REG2").in_state(0, "empire").hand(1, "1REG3").discards(2, "1REG4").turn()
    t.play("3CIV9").pick("to-history", "1REG2", seat=0).decline(seat=1)
    t.pick("to-history", "1REG4", zone=1)
    assert t.resources(0) == {"materials": 3, "population": 0, "progress": 2, "goods": 0}
    assert t.cards_in("history", 2) == ["1REG4"]


def test_8_cultural_diversity_ignores_state_icons_for_the_turn() -> None:
    t = Table().hand(0, "3UNC19", "1CIV13", "1CIV8", "1REG2").has(0, population=1).turn()
    assert "1CIV13" not in t.playable()
    t.play("3UNC19").pick("discard", "1REG2").play("1CIV8", "1CIV13")
    assert t.cards_in("play") == ["1CIV8"]


def test_9_river_raiders_leave_goods_and_unrest_to_who_has_no_goods() -> None:
    t = Table(3).hand(0, "3UNC14").has(1, goods=1).turn().play("3UNC14")
    assert [t.resources(seat)["goods"] for seat in range(3)] == [1, 0, 1]
    assert t.cards_in("hand", 1) == []
    assert t.cards_in("hand", 2) == ["unrest"]


def test_9_river_raiders_garrison_under_a_region_with_a_river() -> None:
    t = Table().hand(0, "3UNC14").in_play(0, "1REG5", "1REG6").has(1, goods=1).turn().play("3UNC14").accept()
    assert t.under("1REG5") == ["3UNC14"]
    assert t.state.get(ACTIONS) == 3


def test_10_a_gambler_keeps_the_card_of_the_declared_suit() -> None:
    t = Table().hand(0, "1UNC18").has(0, materials=1).zone("main deck", 0, "1REG2", "1REG3").turn()
    t.play("1UNC18").answer("declare", 1)
    assert t.cards_in("hand") == ["1REG3"]


def test_10_and_exiles_any_other() -> None:
    t = Table().hand(0, "1UNC18").has(0, materials=1).zone("main deck", 0, "1REG2", "1REG3").turn()
    t.play("1UNC18").answer("declare", 4)
    assert t.cards_in("exile") == ["1REG3"]


def test_11_the_sacred_pass_swaps_a_hand_card_with_the_top_of_the_nation_deck() -> None:
    t = Table().in_play(0, "1REG14").hand(0, "1REG2").zone("nation deck", 0, "1ROM10", "1ROM11")
    t.zone("accession", 0, "1ROM2").turn().use("1REG14").accept().accept().card("swap-nation", "1REG2")
    assert t.cards_in("hand") == ["1ROM11"]
    assert t.cards_in("nation deck") == ["1ROM10", "1REG2"]
    assert t.cards_in("discards") == ["1REG14"]


def test_11_the_accession_card_is_never_swapped() -> None:
    t = Table().in_play(0, "1REG14").hand(0, "1REG2").zone("accession", 0, "1ROM2").turn().use("1REG14").accept()
    assert t.cards_in("hand") == ["1REG2"]
    assert t.cards_in("accession") == ["1ROM2"]


def test_12_romans_look_at_one_more_fame_card_and_gain_progress() -> None:
    t = Table().power(0, "1ROM1A").hand(0, "1SCY2").in_play(0, "1REG2", "1REG3", "1REG4")
    t.zone("fame deck", 0, "1FAM1", "1FAM2", "1FAM3", "1FAM4").turn().play("1SCY2")
    assert t.option_cards() == ["1FAM2", "1FAM3", "1FAM4"]
    t.card("take-fame", "1FAM2").card("put-back-fame", "1FAM4")
    assert t.resources(0)["progress"] == 1
    assert t.cards_in("fame deck") == ["1FAM1", "1FAM4", "1FAM3"]


def test_13_carthaginians_double_the_materials_of_the_card_gained() -> None:
    t = Table().power(0, "1CAR1A").hand(0, "1TRI1").slot(0, "1UNC2", materials=3).turn().play("1TRI1")
    t.accept("respond")
    assert t.resources(0)["materials"] == 6


def test_14_nomads_look_for_the_other_copy_in_the_discard_pile() -> None:
    t = Table().hand(0, "1SCY14X").discards(0, "1SCY15X").in_play(0, "1REG6").turn().play("1SCY14X").decline()
    assert t.resources(0) == {"materials": 3, "population": 0, "progress": 1, "goods": 0}


def test_14_a_nomad_alone_gains_no_progress() -> None:
    t = Table().hand(0, "1SCY14X").deck(0, "1REG2").in_play(0, "1REG6").turn().play("1SCY14X").decline()
    assert t.resources(0)["progress"] == 0


def test_15_embalming_answers_every_payment_of_population() -> None:
    t = Table().in_play(0, "2EGY4").hand(0, "unrest", "1REG2").has(0, population=1).turn()
    t.play("unrest").pick("to-history", "1REG2")
    assert t.cards_in("history") == ["1REG2"]


def test_15_embalming_answers_payments_for_development_too() -> None:
    t = Table().in_play(0, "2EGY4").hand(0, "1TRI3", "1REG2").in_state(0, "empire").has(0, population=3)
    t.zone("development", 0, "2MAU5", "1SCY6").turn().play("1TRI3").pick("to-history", "1REG2")
    assert t.cards_in("history") == ["1REG2", "1TRI3"]


def test_15_embalming_is_silent_when_progress_pays_for_population() -> None:
    t = Table().in_play(0, "2EGY4").hand(0, "unrest", "1REG2").has(0, progress=1).turn().play("unrest")
    assert t.asks() == ("activate", 0)


def test_16_step_pyramids_are_exhausted_to_discard_one_mask_fewer() -> None:
    t = Table().in_play(0, "2OLM15X", "2OLM3").hand(0, "1UNC2").slot(0, "1UNC9").turn().use("2OLM15X")
    assert t.option_cards() == ["1UNC2"]
    t.pick("discard", "1UNC2").pick("discard", "2OLM3", zone=2)
    assert t.cards_in("discards") == ["1UNC2"]
    assert t.state.is_exhausted(number("2OLM3"))
    assert t.cards_in("hand") == ["unrest", "1UNC9"]


def test_16_without_step_pyramids_one_mask_is_too_few() -> None:
    t = Table().in_play(0, "2OLM15X").hand(0, "1UNC2").slot(0, "1UNC9").turn()
    assert t.usable() == []


def test_17_cards_garrisoned_under_stone_heads_are_abandoned_instead_of_masks() -> None:
    t = Table().in_play(0, "2OLM15X", "2OLM7").garrisoned(0, "2OLM7", "1REG2", "1REG3").slot(0, "1UNC9").turn()
    t.use("2OLM15X").pick("discard", "1REG2", "1REG3", zone=1)
    assert t.cards_in("discards") == ["1REG2", "1REG3"]
    assert t.under("2OLM7") == []
    assert t.cards_in("hand") == ["unrest", "1UNC9"]


def test_17_masks_and_garrisoned_cards_can_be_mixed() -> None:
    t = Table().power(0, "2OLM1A").in_play(0, "2OLM3", "2OLM7").garrisoned(0, "2OLM7", "1REG2")
    t.hand(0, "1UNC2").slot(0, "1UNC9").turn().use("2OLM1A").choose(1)
    t.pick("discard", "1UNC2").pick("discard", "1REG2", zone=1).pick("discard", "2OLM3", zone=2)
    assert t.cards_in("hand") == ["unrest", "1UNC9"]


def test_18_ashoka_puts_all_attacks_into_the_history() -> None:
    t = Table().in_state(0, "empire").hand(0, "2MAU5", "1CIV5").deck(0, "1REG2", "1CIV4", "1REG3")
    t.discards(0, "1UNC7", "1REG4").zone("fame deck", 0, "1FAM1").turn().play("2MAU5")
    assert sorted(t.cards_in("history")) == ["1CIV4", "1CIV5", "1UNC7", "2MAU5"]
    assert sorted(t.cards_in("deck")) == ["1REG2", "1REG3"]
    assert t.cards_in("discards") == ["1REG4"]


def test_18_what_ashoka_reveals_all_know() -> None:
    t = Table().in_state(0, "empire").hand(0, "2MAU5", "1CIV5").deck(0, "1REG2", "1CIV4").zone("fame deck", 0, "1FAM1")
    t.turn().play("2MAU5")
    assert t.state.zone(HISTORY, 0).open == t.state.zone(DECK, 0).open == t.state.everyone


def test_19_king_wu_acquires_once_for_each_progress_paid() -> None:
    t = Table().in_state(0, "empire").in_play(0, "2QIN22").history(0, "2QIN21").hand(0, "2QIN8").has(0, progress=3)
    t.slot(0, "1UNC9").slot(4, "1REG2").turn().play("2QIN8").answer("pay-up-to", 2).from_slot("acquire", 0)
    assert t.resources(0)["progress"] == 1
    t.from_slot("acquire", 4)
    assert {"1UNC9", "1REG2"} <= set(t.cards_in("hand"))
    assert "2QIN8" in t.cards_in("history")


def test_20_in_shangri_la_others_gain_progress_instead_of_ones_materials() -> None:
    t = Table(3).in_play(0, "2UTO3B").turn().use("2UTO3B")
    assert t.resources(0) == {"materials": 0, "population": 2, "progress": 0, "goods": 0}
    assert [t.resources(seat)["progress"] for seat in (1, 2)] == [1, 1]


def test_20_shangri_la_ends_the_game_with_enough_people() -> None:
    t = Table().in_play(0, "2UTO3B").has(0, population=24).to_solstice()
    assert t.end_triggered()


def test_21_gwaith_camlan_enters_play_when_gained() -> None:
    t = Table().zone("accession", 0, "2ART8").hand(0, "1TRI3").discards(0, "1REG2").turn().play("1TRI3")
    assert t.cards_in("play") == ["2ART8"]
    assert t.state.get(STATE) == BARBARIAN


def test_21_gwaith_camlan_can_be_neither_abandoned_nor_recalled() -> None:
    t = Table().in_play(1, "2ART8", "1UNC8").in_state(0, "empire").hand(0, "1GRE7", "1REG2", "1REG3").turn()
    t.play("1GRE7").pick("on-deck", "1REG2").pick("on-deck", "1REG3")
    assert t.cards_in("hand", 1) == ["1UNC8"]
    assert t.cards_in("play", 1) == ["2ART8"]


def test_21_a_knight_goes_into_the_history_be_it_garrisoned_or_in_hand() -> None:
    t = Table().in_play(0, "2ART8", "1REG2").garrisoned(0, "1REG2", "1CIV15").to_solstice()
    t.choose(0).pick("to-history", "1CIV15")
    assert t.cards_in("history") == ["1CIV15"]
    assert t.under("1REG2") == []


def test_21_or_two_unrest_are_taken() -> None:
    t = Table().in_play(0, "2ART8").to_solstice().choose(1)
    assert t.cards_in("hand").count("unrest") == 2


def test_22_peredur_returns_unrest_and_triggers_the_region_he_guards() -> None:
    t = Table().hand(0, "2ART17", "unrest").in_play(0, "1REG3").turn().play("2ART17").choose(0)
    t.pick("return-unrest", "unrest").accept()
    assert t.under("1REG3") == ["2ART17"]
    assert t.resources(0)["materials"] == 3


def test_22_or_finds_the_graal_and_is_exiled() -> None:
    t = Table().hand(0, "2ART17").deck(0, "1REG2", "2ART3", "1REG3").turn().play("2ART17").choose(1)
    t.pick("find", "2ART3", zone=1)
    assert t.cards_in("hand") == ["2ART3"]
    assert t.cards_in("exile") == ["2ART17"]


def test_23_acclaimed_breaks_through_for_a_card_with_the_variable_symbol() -> None:
    t = Table().hand(0, "2FAM8").slot(0, "1UNC9").slot(4, "1REG2").turn().play("2FAM8")
    t.from_slot("break-through", 0)
    assert t.cards_in("hand") == ["1UNC9"]
    assert t.cards_in("history") == ["2FAM8"]


def test_23_or_looks_for_one_in_the_main_deck() -> None:
    t = Table().hand(0, "2FAM8").zone("main deck", 0, "1REG5", "1UNC10", "1REG2", "1REG3").turn().play("2FAM8")
    assert t.cards_in("hand") == ["1UNC10"]
    assert sorted(t.cards_in("main deck")) == ["1REG2", "1REG3", "1REG5"]


def test_24_goods_that_glass_working_pays_with_stay_on_it() -> None:
    t = Table().in_play(0, "3ABB4").hand(0, "unrest").has(0, goods=1).turn().play("unrest")
    assert t.state.tokens_on(number("3ABB4"), 3) == 1
    assert t.resources(0)["goods"] == 0


def test_24_and_are_worth_points_or_come_back_at_the_solstice() -> None:
    t = Table().in_play(0, "3ABB4").tokens(0, "3ABB4", goods=4)
    assert t.state.scores()[0] == 2
    t.to_solstice().accept()
    assert t.resources(0)["goods"] == 1
    assert t.state.tokens_on(number("3ABB4"), 3) == 3


def test_25_aksumites_gain_goods_with_a_market_card_that_holds_two_resources() -> None:
    t = Table().power(0, "3AKS1A").hand(0, "1TRI1").slot(0, "1UNC2", materials=1, progress=1).turn().play("1TRI1")
    t.accept("respond")
    assert t.resources(0)["goods"] == 1


def test_25_but_not_with_a_single_one() -> None:
    t = Table().power(0, "3AKS1A").hand(0, "1TRI1").slot(0, "1UNC2", materials=1).turn().play("1TRI1")
    assert t.asks() == ("activate", 0)


def test_26_a_reshuffle_of_the_cultists_spreads_chaos() -> None:
    t = Table(3).power(0, "3CUL1A").in_play(0, "1CIV10").discards(0, "1REG2").chaos("3CUL25", "3CUL25")
    t.hand(1, "unrest").hand(2, "unrest").turn().use("1CIV10")
    t.pick("discard", "unrest", seat=1).decline(seat=2)
    assert t.cards_in("discards", 1) == ["unrest"]
    assert t.cards_in("discards", 2) == ["3CUL25"]
    assert t.left_in_chaos() == 1
    assert t.cards_in("hand") == ["1REG2"]


def test_26_all_other_players_are_asked_whatever_they_hold() -> None:
    t = Table().power(0, "3CUL1A").discards(0, "1REG2").chaos("3CUL25").hand(1, "1REG3").in_play(0, "1CIV10").turn()
    t.use("1CIV10")
    assert t.asks() == ("discard", 1)
    assert t.state.options == [PASS]


def test_27_spreading_chaos_replaces_the_unrest_of_an_acquisition() -> None:
    t = Table().in_play(1, "3CUL9").chaos("3CUL25").hand(0, "1TRI1").slot(0, "1UNC2").turn().play("1TRI1")
    t.accept(seat=1).choose(2, seat=1)
    assert t.cards_in("hand") == sorted(["1UNC2", "3CUL25"], key=number)
    assert t.cards_in("hand", 1) == ["3CUL9"]
    assert t.left_in_chaos() == 0


def test_27_or_brings_its_owner_progress() -> None:
    t = Table().in_play(1, "3CUL9").chaos("3CUL25").hand(0, "1TRI1").slot(0, "1UNC2").turn().play("1TRI1")
    t.accept(seat=1).choose(0, seat=1)
    assert t.resources(1)["progress"] == 1
    assert t.cards_in("hand") == ["unrest", "1UNC2"]


def test_27_ones_own_unrest_spreads_no_chaos() -> None:
    t = Table().in_play(0, "3CUL9").hand(0, "1TRI1").slot(0, "1UNC2").turn().play("1TRI1")
    assert t.asks() == ("activate", 0)


def test_27_the_corrupted_replace_unrest_of_others_on_their_own_turn() -> None:
    t = Table().state_card(0, "3CUL30A").chaos("3CUL25").hand(0, "1UNC7").has(0, materials=3)
    t.turn().play("1UNC7").accept(seat=0)
    assert t.cards_in("hand", 1) == []
    assert t.cards_in("discards", 1) == ["3CUL25"]


ICONS_13 = ("1REG4X", "1REG5", "1REG1X", "1CIV15", "1UNC2", "1UNC22", "1UNC14X", "1UNC15")


def test_28_thirteen_different_icons_under_the_ceremony_summon_the_horror() -> None:
    t = Table().in_play(0, "3CUL3B").state_card(0, "3CUL30A").garrisoned(0, "3CUL3B", *ICONS_13).to_solstice()
    assert t.shown_state(0) == "3CUL30B"
    assert t.cards_in("play") == []
    assert "3CUL3B" in t.cards_in("history")
    assert t.end_triggered()


def test_28_twelve_are_not_enough() -> None:
    t = Table().in_play(0, "3CUL3B").state_card(0, "3CUL30A").garrisoned(0, "3CUL3B", *ICONS_13[:-1]).to_solstice()
    assert t.shown_state(0) == "3CUL30A"
    assert not t.end_triggered()


def test_29_the_summoned_exile_their_hand_and_choose_for_each_card() -> None:
    t = Table().state_card(0, "3CUL30B").hand(0, "1REG2", "1REG3", "1REG4", "unrest", "unrest")
    t.deck(0, "1REG5", "1REG6", "1REG7").to_solstice().pick("to-history", "1REG2")
    assert t.cards_in("exile") == ["1REG3", "1REG4"]
    t.choose(0).pick("return-unrest", "unrest").choose(1)
    assert t.resources(0)["progress"] == 1
    assert t.cards_in("hand") == ["unrest", "1REG6", "1REG7"]
    assert t.cards_in("history") == ["1REG2"]


def test_30_an_empty_hand_at_the_start_of_the_clean_up_brings_progress() -> None:
    t = Table().in_play(0, "3GUP9").turn().done()
    assert t.resources(0)["progress"] == 1


def test_30_a_card_in_hand_does_not() -> None:
    t = Table().in_play(0, "3GUP9").hand(0, "1REG2").turn().done()
    assert t.resources(0)["progress"] == 0


def test_31_small_gains_of_the_inuit_are_greater_by_one() -> None:
    t = Table().power(0, "3INU1A").hand(0, "1REG3").turn().play("1REG3")
    assert t.resources(0)["materials"] == 4


def test_31_great_gains_are_not() -> None:
    t = Table().power(0, "3INU1A").hand(0, "1TRI8").turn().play("1TRI8")
    assert t.resources(0)["materials"] == 4


def test_31_the_inuit_flip_their_state_card_after_the_solstice() -> None:
    t = Table().power(0, "3INU1A").state_card(0, "3INU25A").to_solstice()
    assert t.shown_state(0) == "3INU25B"


def test_32_oral_history_keeps_what_summer_would_discard() -> None:
    t = Table().state_card(0, "3INU25A").in_play(0, "3INU13").hand(0, "1TRI1").turn().play("1TRI1")
    assert t.under("3INU13") == ["1TRI1"]
    assert t.cards_in("discards") == []


def test_32_without_it_summer_discards_and_winter_takes_unrest_too() -> None:
    t = Table().state_card(0, "3INU25A").hand(0, "1TRI1").turn().play("1TRI1")
    assert t.cards_in("discards") == ["1TRI1"]
    t = Table().state_card(0, "3INU25B").hand(0, "1TRI1").turn().play("1TRI1")
    assert t.cards_in("discards") == ["1TRI1"]
    assert t.cards_in("hand") == ["unrest"]


def test_32_a_card_in_play_goes_under_oral_history_with_its_garrison() -> None:
    t = Table().in_play(0, "3INU13", "1UNC4").garrisoned(0, "1UNC4", "1REG2").to_solstice()
    t.card("solstice", "1UNC4").accept().choose(1)
    assert t.under("3INU13") == sorted(["1REG2", "1UNC4"], key=number)


def test_32_a_copy_of_oral_history_garrisons_under_itself() -> None:
    t = Table().in_play(0, "1UNC14X").in_play(1, "3INU13").hand(0, "1TRI1").turn().use("1UNC14X").decline()
    t.play("1TRI1")
    assert t.under("1UNC14X") == ["1TRI1"]


def test_33_kayaks_of_barbarians_acquire_a_region_for_a_settler() -> None:
    t = Table().in_play(0, "3INU15").has(0, population=1).exile("1REG3").turn().use("3INU15")
    assert t.state.tokens_on(number("3INU15"), 1) == 1
    assert "1REG3" in t.cards_in("hand")


def test_33_kayaks_of_an_empire_answer_materials_from_the_ocean() -> None:
    t = Table().in_state(0, "empire").in_play(0, "3INU15", "1REG4X").hand(0, "3INU8").turn()
    assert t.usable() == []
    t.play("3INU8").choose(0).accept("respond")
    assert t.resources(0) == {"materials": 2, "population": 0, "progress": 2, "goods": 0}
    assert t.cards_in("hand") == ["3INU15"]


def test_33_kayaks_are_free_beside_the_arctic_sea() -> None:
    t = Table().in_state(0, "empire").hand(0, "1TRI3").zone("development", 0, "3INU15", "1SCY6").turn()
    assert t.playable() == ["1TRI3"]
    t.in_play(0, "3INU12").play("1TRI3")
    assert t.cards_in("discards") == ["3INU15"]


def test_34_the_popol_vuh_is_paid_with_a_mask_an_action_and_unrest() -> None:
    t = Table().in_play(0, "3MAY4").garrisoned(0, "3MAY4", "unrest", "unrest").hand(0, "1UNC2", "2OLM18")
    t.zone("fame deck", 0, "1FAM1").turn().use("3MAY4")
    assert t.option_cards() == ["1UNC2"]
    t.pick("discard", "1UNC2")
    assert t.cards_in("hand") == ["1FAM1", "2OLM18"]
    assert t.under("3MAY4") == []
    assert t.state.get(ACTIONS) == 2


def test_34_a_stone_mask_alone_does_not_do() -> None:
    t = Table().in_play(0, "3MAY4").garrisoned(0, "3MAY4", "unrest", "unrest").hand(0, "2OLM18").turn()
    assert t.usable() == []


def test_34_unrest_elsewhere_does_not_do() -> None:
    t = Table().in_play(0, "3MAY4", "1REG2").garrisoned(0, "1REG2", "unrest", "unrest").hand(0, "1UNC2").turn()
    assert t.usable() == []


def test_34_materials_lay_unrest_under_it_at_the_solstice() -> None:
    t = Table().in_play(0, "3MAY4").hand(0, "unrest", "unrest").has(0, materials=5).to_solstice()
    assert t.state.options == [PASS, 0, 1, 2]
    t.answer("pay-up-to", 2)
    t.pick("garrison", "unrest", "unrest")
    assert t.under("3MAY4") == ["unrest", "unrest"]
    assert t.resources(0)["materials"] == 3


def test_35_martians_discard_to_gain_less_progress_from_a_gadget() -> None:
    t = Table().power(0, "3MRT1A").hand(0, "3MRT11", "1REG2").turn().play("3MRT11").accept()
    t.pick("discard", "1REG2")
    assert t.resources(0)["progress"] == 0


def test_35_martians_ignore_other_gains_if_they_like() -> None:
    t = Table().power(0, "3MRT1A").hand(0, "1TRI9", "1REG2").turn().play("1TRI9").pick("on-deck", "1REG2").accept()
    assert t.resources(0)["progress"] == 0
    t = Table().power(0, "3MRT1A").hand(0, "1TRI9", "1REG2").turn().play("1TRI9").pick("on-deck", "1REG2").decline()
    assert t.resources(0)["progress"] == 2


def test_35_progress_of_a_market_card_is_lessened_by_a_discard_only() -> None:
    t = Table().power(0, "3MRT1A").hand(0, "1TRI1", "1REG2").slot(0, "1UNC9", progress=2).turn().play("1TRI1")
    t.accept().pick("discard", "1REG2")
    assert t.resources(0)["progress"] == 1


def test_36_the_resurrection_stone_plays_from_the_history_and_exiles_it() -> None:
    t = Table().hand(0, "3MRT11").history(0, "1TRI8").discards(0, "1REG2").turn().play("3MRT11")
    t.pick("play-card", "1TRI8", zone=1).decline()
    assert t.resources(0) == {"materials": 4, "population": 0, "progress": 1, "goods": 0}
    assert t.cards_in("exile") == ["1TRI8"]
    assert t.cards_in("discards") == sorted(["1REG2", "3MRT11"], key=number)


def test_36_unrest_is_not_exiled_by_it() -> None:
    t = Table().hand(0, "3MRT11").discards(0, "unrest").has(0, population=1).turn().play("3MRT11")
    t.pick("play-card", "unrest").answer("pay", 0).decline()
    assert t.cards_in("exile") == []
    assert t.cards_in("discards") == ["3MRT11"]


def test_37_a_gadget_is_swapped_with_a_market_card_of_its_suit() -> None:
    t = Table().in_state(0, "empire").in_play(0, "3MRT17").hand(0, "3MRT11")
    t.slot(0, "1UNC9", progress=1).slot(4, "1REG2").turn().use("3MRT17")
    t.answer("swap-market", number("3MRT11"))
    assert t.cards_in("hand") == ["1UNC9"]
    assert t.market()[0] == "3MRT11"
    assert t.market_tokens(0)["progress"] == 1


def test_37_a_gadget_of_another_player_is_answered() -> None:
    t = Table().in_play(1, "3MRT17").has(1, progress=1).deck(1, "1REG2").hand(0, "3MRT11").turn().play("3MRT11")
    t.decline(seat=0).choose(0, seat=1)
    assert t.resources(1) == {"materials": 0, "population": 1, "progress": 0, "goods": 0}
    assert t.cards_in("hand", 1) == ["1REG2"]


def test_38_an_alien_takes_unrest_for_each_progress_paid() -> None:
    t = Table().state_card(0, "3MRT29A").hand(0, "1CIV3").has(0, progress=1, materials=1).turn().play("1CIV3")
    assert t.cards_in("hand").count("unrest") == 1


def test_38_an_alien_cannot_pay_progress_for_unrest() -> None:
    t = Table().state_card(0, "3MRT29A").hand(0, "unrest").has(0, progress=5).turn()
    assert t.playable() == []


def test_38_an_alien_scores_a_point_for_three_progress() -> None:
    t = Table().state_card(0, "3MRT29A").has(0, progress=8)
    assert t.state.scores()[0] == 2


def test_38_without_progress_an_alien_goes_native() -> None:
    t = Table().state_card(0, "3MRT29A").zone("nation deck", 0, "3MRT11", "unrest").zone("accession", 0, "3MRT2")
    t.to_solstice()
    assert t.shown_state(0) == "3MRT29B"
    assert sorted(t.cards_in("exile")) == ["3MRT11", "3MRT2"]
    assert t.cards_in("nation deck") == []


def test_39_sweet_potatoes_count_fertile_land_for_islander_prosperity() -> None:
    t = Table().state_card(0, "3POL29A").in_play(0, "3POL15", "1REG6").hand(0, "3POL25").turn().play("3POL25")
    t.choose(0)
    assert t.resources(0)["materials"] == 3


def test_39_but_for_no_other_card() -> None:
    t = Table().state_card(0, "3POL29A").in_play(0, "3POL15", "1REG6").hand(0, "1CAR15").turn().play("1CAR15")
    t.choose(0)
    assert t.resources(0)["materials"] == 2


def test_40_explorers_pay_with_a_card_that_becomes_mana() -> None:
    t = Table().state_card(0, "3POL29B").in_play(0, "3POL2").hand(0, "3POL19", "1UNC2").slot(4, "1REG2")
    t.turn().play("3POL19").choose(0).pick("garrison", "1UNC2")
    assert t.under("3POL2") == ["1UNC2"]
    assert "1REG2" in t.cards_in("discards")


def test_40_explorers_become_mana_themselves_for_fame() -> None:
    t = Table().count(NATION, 0, NATIONS.index("POL")).state_card(0, "3POL29B").in_play(0, "3POL2")
    t.garrisoned(0, "3POL2", "1UNC2", "1UNC9", "1REG3", "1REG4").hand(0, "3POL19").has(0, population=3)
    t.zone("fame deck", 0, "1FAM1").turn().play("3POL19").choose(1)
    t.pick("to-legends", "1UNC2", "1UNC9", "1REG4")
    assert t.under("3POL2") == sorted(["1REG3", "3POL19"], key=number)
    assert sorted(t.legends(0)) == ["1REG4", "1UNC2", "1UNC9"]
    assert t.cards_in("hand") == ["1FAM1"]


def test_41_voyagers_do_not_draw() -> None:
    t = Table().state_card(0, "3POL29B").deck(0, "1REG2").in_play(0, "1CIV10").turn()
    assert t.usable() == []
    t.done().finish_turn()
    assert t.cards_in("hand") == []


def test_41_what_voyagers_acquire_goes_to_the_discard_pile() -> None:
    t = Table().state_card(0, "3POL29B").hand(0, "1TRI1").slot(0, "1UNC9").turn().play("1TRI1")
    assert t.cards_in("discards") == ["1UNC9"]
    assert t.cards_in("hand") == ["unrest"]


def test_41_a_region_with_an_ocean_ends_the_voyage() -> None:
    t = Table().state_card(0, "3POL29B").hand(0, "3POL7").turn().play("3POL7")
    assert t.resources(0)["progress"] == 1
    assert t.shown_state(0) == "3POL29A"


def test_41_or_the_hand_is_discarded_after_the_solstice() -> None:
    t = Table().state_card(0, "3POL29B").hand(0, "1REG2").deck(0, "1REG3").to_solstice().accept()
    assert t.shown_state(0) == "3POL29A"
    assert t.cards_in("hand") == ["1REG3"]


def test_42_the_shah_finds_fame_for_an_action() -> None:
    t = Table().in_state(0, "empire").hand(0, "3SAS3").deck(0, "1REG2", "1FAM1").turn().play("3SAS3")
    t.pick("find", "1FAM1", zone=2)
    assert t.cards_in("history") == ["1FAM1"]
    assert t.state.get(ACTIONS) == 4


def test_42_with_an_empty_fame_deck_the_shah_triggers_king_of_kings() -> None:
    t = Table().in_state(0, "empire").hand(0, "3SAS3").lay(FAME_DECK, 0, []).turn().play("3SAS3").choose(1)
    assert t.end_triggered()
    assert t.resources(0)["progress"] == 3
    assert t.cards_in("history") == ["3SAS3"]


def test_43_zoroastrianism_rewards_both_fires() -> None:
    t = Table().in_play(0, "3SAS22", "3SAS11", "3SAS23", "1REG5").garrisoned(0, "3SAS11", "unrest")
    t.has(0, materials=1).deck(0, *["1REG2"] * 7).to_solstice().card("solstice", "3SAS11").choose(1).choose(1)
    assert t.resources(0) == {"materials": 0, "population": 0, "progress": 1, "goods": 0}
    assert t.cards_in("hand").count("1REG2") == 6


def test_43_and_punishes_neither() -> None:
    t = Table().in_play(0, "3SAS22").to_solstice()
    assert t.cards_in("hand") == ["unrest"]


def test_43_one_alone_does_nothing() -> None:
    t = Table().in_play(0, "3SAS22", "3SAS11").garrisoned(0, "3SAS11", "unrest").has(0, materials=1).to_solstice()
    t.choose(1)
    assert t.asks() == ("turn", 0)
    assert t.cards_in("hand") == []
    assert t.resources(0)["progress"] == 0


def test_44_bohio_chooses_anew_for_each_icon() -> None:
    t = Table().in_play(0, "1REG6", "1REG5", "1REG4X").hand(0, "3TAI17").turn().play("3TAI17")
    t.choose(0).choose(1).choose(0).choose(1)
    assert t.resources(0) == {"materials": 4, "population": 2, "progress": 0, "goods": 0}
    assert t.asks() == ("activate", 0)


def test_45_taoism_remembers_unrest_returned_this_turn() -> None:
    t = Table().in_play(0, "3TAN15").hand(0, "1CIV3", "unrest").slot(0, "1UNC9").has(0, population=1).turn()
    t.play("unrest").use("3TAN15").choose(1).pick("discard", "1CIV3")
    assert t.state.get(ACTIONS) == 3


def test_45_without_it_only_the_market_is_left() -> None:
    t = Table().in_play(0, "3TAN15").hand(0, "1CIV3").slot(0, "1UNC9").slot(1, "1UNC2").turn().use("3TAN15")
    t.choose(0).from_slot("market-token", 1)
    assert t.market_tokens(1)["population"] == 1


def test_46_dhar_tichitt_pays_the_attacker_to_keep_its_region() -> None:
    t = Table().in_play(1, "3WAG16", "1REG2").has(1, materials=2).hand(0, "1CAR3").in_state(0, "empire").turn()
    t.play("1CAR3").accept(seat=1)
    assert t.cards_in("play", 1) == sorted(["1REG2", "3WAG16"], key=number)
    assert t.resources(0)["materials"] == 2
    assert t.resources(1)["materials"] == 0


def test_a_pinned_card_with_a_cost_that_cannot_be_paid_cannot_be_played() -> None:
    """3WAG4: pinned, and its play effect begins with a region to recall (interpreting 7, checklist D 23)."""
    t = Table().hand(0, "3WAG4").in_state(0, "empire").turn()
    assert number("3WAG4") not in t.state.options
    t = Table().hand(0, "3WAG4").in_state(0, "empire").in_play(0, "1REG3").turn().play("3WAG4")
    assert (t.cards_in("hand"), t.cards_in("play"), t.state.get(ACTIONS)) == (["1REG3"], ["3WAG4"], 4)


def test_nobody_trades_at_a_table_without_trade_routes() -> None:
    """3WAG4 offers an action or a trade; a trade is paid with a progress, and the card answers it (checklist D 7)."""

    def position() -> Table:
        t = Table().hand(0, "3WAG4").in_state(0, "empire").in_play(0, "1REG3").has(0, progress=1)
        return t.discards(0, "1REG8")

    t = position().turn().play("3WAG4")
    assert (t.state.get(ACTIONS), t.resources(0)["goods"]) == (4, 0)
    t = position().trading().turn().play("3WAG4").choose(1)
    assert (t.resources(0)["goods"], t.resources(0)["progress"]) == (1, 0)
    t.accept("respond").choose(1)
    assert (t.cards_in("history"), t.state.is_exhausted(number("3WAG4"))) == (["1REG8"], True)


def test_icons_on_a_power_count_as_icons_in_play() -> None:
    """3WAG1B shows two production icons; Prosperity gains one of materials for each (checklist C 22)."""
    t = Table().power(0, "3WAG1B").hand(0, "1ROM15").in_play(0, "1REG3").turn().play("1ROM15")
    assert t.choose(0).resources(0)["materials"] == 2


def test_46_other_attacks_are_not_bought_off() -> None:
    t = Table().in_play(1, "3WAG16", "1REG2").has(1, materials=2).hand(0, "1CIV4").in_state(0, "empire").turn()
    t.play("1CIV4")
    assert t.cards_in("hand", 1) == ["unrest"]


# Words of Legends.


def test_mining_asks_about_the_card_it_abandoned() -> None:
    t = Table().in_play(0, "2UNC1", "1REG2", "1REG4").turn().use("2UNC1").pick("abandon", "1REG2")
    assert t.resources(0)["progress"] == 2
    t = Table().in_play(0, "2UNC1", "1REG2", "1REG4").turn().use("2UNC1").pick("abandon", "1REG4")
    assert t.resources(0)["progress"] == 1


def test_where_nothing_was_abandoned_nothing_is_asked_about() -> None:
    """A copy of Mining is resolved without a region: no card was spoken of, least of all an Unrest."""
    t = Table().in_play(0, "1UNC14X").in_play(1, "2UNC1").turn().use("1UNC14X")
    assert t.resources(0)["progress"] == 0


def test_imperial_breaks_through_for_an_exiled_card_without_unrest() -> None:
    t = Table().hand(0, "2FAM1").exile("1CIV3", "1FAM2").slot(0, "1UNC9").turn().play("2FAM1").choose(0)
    assert EXILED + number("1FAM2") not in t.state.options
    t.answer("break-through", EXILED + number("1CIV3"))
    assert t.cards_in("hand") == ["1CIV3"]
    assert t.cards_in("exile") == ["1FAM2"]


def test_masonry_makes_cities_free_once_a_turn() -> None:
    t = Table().in_play(0, "2CIV9").hand(0, "1UNC15", "1CIV6", "1UNC8").in_state(0, "empire").actions(0, 0).turn()
    assert t.playable() == ["1CIV6", "1UNC15"]
    t.play("1UNC15")
    assert t.state.get(ACTIONS) == 0
    assert t.playable() == ["1CIV6"]
    t.hand(0, "1UNC15").in_play(0, "2CIV9")
    assert t.playable() == []


def test_cities_in_the_play_area_alone_count_for_masonry() -> None:
    t = Table().in_play(0, "2CIV9", "1UNC15", "1CIV6").hand(0, "1UNC16")
    assert POINTS[number("2CIV9")].get(t.state, 0, number("2CIV9"), PLAY) == 4


def test_proud_is_worth_most_garrisoned() -> None:
    t = Table().in_play(0, "1REG2")
    worth = [POINTS[number("2FAM5")].get(t.state, 0, number("2FAM5"), zone) for zone in (GARRISON, HISTORY, HAND)]
    assert worth == [12, 8, 3]


def test_a_sacred_grove_counts_the_players_with_less_progress() -> None:
    t = Table(4).has(0, progress=3).has(1, progress=2).has(2, progress=3)
    assert POINTS[number("2REG7")].get(t.state, 0, number("2REG7"), HISTORY) == 4


def test_astronomy_answers_acquiring_and_not_breaking_through() -> None:
    t = Table().in_play(0, "2CIV7").hand(0, "1ROM9", "2FAM1").slot(4, "1REG2").slot(3, "1REG3").turn()
    t.play("2FAM1").choose(0).from_slot("break-through", 4)
    assert t.asks() == ("activate", 0)
    t = Table().in_play(0, "2CIV7").hand(0, "2REG1").slot(4, "1REG2").turn().play("2REG1").accept("respond")
    assert t.resources(0)["progress"] == 1


def test_a_fortified_region_is_exhausted_only_by_who_can_pay() -> None:
    t = Table().hand(0, "1CIV4").in_state(0, "empire").in_play(1, "2REG12").turn().play("1CIV4")
    assert t.cards_in("hand", 1) == ["unrest"]
    t = Table().hand(0, "1CIV4").in_state(0, "empire").in_play(1, "2REG12").has(1, population=1).turn().play("1CIV4")
    t.accept("respond", seat=1)
    assert t.cards_in("hand", 1) == []
    assert t.resources(1)["population"] == 0
    assert t.state.is_exhausted(number("2REG12"))


def test_materials_for_a_recalled_card_come_from_it() -> None:
    """004:684: Domestication and the Water Mill."""
    t = Table().in_play(0, "2UNC10", "2UNC11", "1REG8").turn().use("2UNC11").accept("respond")
    assert t.resources(0) == {"materials": 2, "population": 1, "progress": 1, "goods": 0}


def test_macedonians_acquire_twice() -> None:
    t = Table().hand(0, "2TRI10").exile("1REG2").slot(4, "1REG3").zone("region deck", 0).zone("main deck", 0, "1UNC2")
    t.turn().play("2TRI10").from_exile("1REG2")
    assert t.cards_in("hand") == ["1REG2", "1REG3"]
    assert t.cards_in("history") == ["2TRI10"]


def developing(seat: int, *in_play: str) -> Table:
    """An empire about to play 2EGY3, which develops one of two cards."""
    t = Table().in_state(seat, "empire").hand(seat, "2EGY3").in_play(seat, *in_play)
    return t.zone("development", seat, "2EGY7", "2MIN5")


def test_development_costs_less_of_a_resource_but_never_less_than_nothing() -> None:
    """2EGY7 costs 4 population, 2MIN5 5 materials and 2 progress."""
    t = developing(0).has(0, population=3).turn()
    assert t.playable() == []
    t = developing(0, "2EGY8").has(0, population=3).turn().play("2EGY3")
    assert t.cards_in("discards") == ["2EGY3", "2EGY7"]
    assert t.resources(0)["population"] == 0
    t = developing(0, "2EGY8").has(0, materials=5, progress=2).turn().play("2EGY3").choose(0)
    assert t.resources(0) == {"materials": 0, "population": 0, "progress": 0, "goods": 0}


def test_both_cards_that_make_development_cheaper_do_and_only_for_their_owner() -> None:
    t = developing(0, "2MIN5", "2EGY8").zone("development", 0, "2MIN7").has(0, materials=3, population=1, progress=1)
    t.turn().play("2EGY3").choose(0)
    assert t.cards_in("development") == []
    assert t.resources(0) == {"materials": 0, "population": 0, "progress": 0, "goods": 0}
    t = developing(0).in_play(1, "2EGY8").has(0, population=3).turn()
    assert t.playable() == []


def test_a_card_that_shows_a_suit_twice_counts_as_two_of_it() -> None:
    t = Table().hand(0, "2EGY16").in_play(0, "2MAU4", "1REG2").turn().play("2EGY16")
    assert t.resources(0)["population"] == 3
    t = Table().power(0, "2MAU1A").in_play(0, "2MAU4", "2MAU20")
    assert t.state.scores()[0] == 3 + 2


def test_two_regions_are_enough_for_glory_if_one_counts_as_two() -> None:
    t = Table().hand(0, "2EGY15").in_play(0, "1REG2", "2MAU4").turn().play("2EGY15")
    assert t.cards_in("play") == []
    assert t.asks()[0] == "take-fame"
    t = Table().hand(0, "2EGY15").in_play(0, "2MAU4").turn()
    assert t.playable() == []


def test_no_region_is_abandoned_that_the_number_does_not_need() -> None:
    """With the road and two other regions, it and one of them; never all three, and never those two alone."""
    t = Table().hand(0, "2EGY15").in_play(0, "1REG2", "1REG3", "2MAU4").turn().play("2EGY15")
    assert t.option_cards() == ["1REG2", "1REG3"]
    t.card("abandon", "1REG2")
    assert t.cards_in("play") == ["1REG3"]
    t = Table().hand(0, "2EGY15").in_play(0, "1REG2", "1REG3", "1REG4", "2MAU4", "2MAU20").turn().play("2EGY15")
    assert t.option_cards() == ["1REG2", "1REG3", "1REG4", "2MAU4"]
    t.card("abandon", "1REG2").card("abandon", "1REG3")
    assert t.option_cards() == ["1REG4", "2MAU20"]


def test_where_one_region_is_asked_for_it_may_be_the_one_that_counts_as_two() -> None:
    t = Table().hand(0, "2EGY18").has(0, materials=2, population=1).slot(0, "1REG5").in_play(1, "1REG2", "2MAU4")
    t.turn().play("2EGY18")
    assert t.option_cards() == ["1REG2", "2MAU4"]
    t.card("recall", "2MAU4", seat=1)
    assert t.cards_in("play", 1) == ["1REG2"]


def test_up_to_three_regions_are_not_four_and_each_counts() -> None:
    """2QIN17: the road counts as two, so one more can be abandoned, and three cards acquired."""
    t = Table().hand(0, "2QIN17").in_play(0, "1REG2", "1REG3", "2MAU4").in_state(0, "empire")
    t.slot(0, "1REG4").slot(1, "1REG5").slot(2, "1REG6").turn().play("2QIN17").card("abandon", "1REG2")
    assert t.option_cards() == ["1REG3", "2MAU4"]
    t.card("abandon", "2MAU4")
    for slot in range(3):
        t.from_slot("acquire", slot)
    assert t.asks()[0] == "activate"
    assert t.cards_in("play") == ["1REG3"]


def test_cards_of_several_names_are_one_kind() -> None:
    """2QIN5 asks for three of the four walls in play, 2QIN3 recalls any of them; each is worth one for every one."""
    t = Table().in_state(0, "empire").in_play(0, "2QIN2", "2QIN5").hand(0, "1REG2").turn()
    assert t.usable() == []
    t = Table().in_state(0, "empire").in_play(0, "2QIN2", "2QIN4", "2QIN5").hand(0, "2QIN18").turn()
    t.use("2QIN5").pick("on-deck", "2QIN18")
    assert (t.state.get(ACTIONS), t.cards_in("deck")) == (4, ["2QIN18"])
    assert t.state.scores()[0] == 9
    t = Table().in_play(1, "2QIN3", "2QIN4", "1REG2").hand(0, "2MAU12").turn().play("2MAU12")
    assert t.option_cards() == ["2QIN3", "2QIN4"]
    t.card("recall", "2QIN4", seat=1)
    assert t.cards_in("play", 1) == ["1REG2", "2QIN3"]


def test_a_card_with_population_on_it_is_acquired_only_if_it_is_of_the_kind() -> None:
    t = Table().in_play(0, "2QIN15").hand(0, "1REG2", "1REG3").slot(0, "1REG5", population=1).slot(1, "1UNC3")
    t.slot(2, "1UNC4", population=2).turn().use("2QIN15").pick("discard", "1REG2", "1REG3")
    assert t.cards_in("hand") == ["unrest", "1UNC4"]
    assert t.resources(0)["population"] == 2


def test_what_lay_on_a_card_gained_is_gained_again() -> None:
    """2QIN1A doubles population, 1CAR1A materials, each only its own."""
    t = Table().power(0, "2QIN1A").in_play(0, "2QIN15").hand(0, "1REG2", "1REG3")
    t.slot(2, "1UNC4", population=3, materials=2).turn().use("2QIN15")
    t.pick("discard", "1REG2", "1REG3").accept("respond")
    assert t.resources(0) == {"materials": 2, "population": 6, "progress": 0, "goods": 0}
    t = Table().power(0, "2QIN1A").has(0, materials=3).hand(0, "2EGY17").slot(2, "1UNC4", materials=2)
    t.turn().play("2EGY17")
    assert (t.asks()[0], t.resources(0)["materials"]) == ("activate", 2)


def test_whoever_is_given_a_mask_takes_unrest_after_all_gifts() -> None:
    t = Table(3).in_state(0, "empire").hand(0, "2OLM5", "2OLM18", "1REG2").turn().play("2OLM5")
    t.pick("give", "2OLM18").pick("give", "1REG2")
    assert sorted(t.cards_in("hand", 1)) == ["2OLM18", "unrest"]
    assert t.cards_in("hand", 2) == ["1REG2"]
    assert t.resources(0)["materials"] == 3


def test_too_little_unrest_for_the_masks_given_is_dealt_out_by_the_giver() -> None:
    t = Table(3).in_state(0, "empire").hand(0, "2OLM5", "2OLM18", "2OLM19").unrest_left(1).turn().play("2OLM5")
    t.pick("give", "2OLM18").pick("give", "2OLM19")
    assert t.asks() == ("taker", 0)
    t.answer("taker", 2)
    assert ("unrest" in t.cards_in("hand", 1), "unrest" in t.cards_in("hand", 2)) == (False, True)


def test_who_avoids_the_gift_may_take_it_and_ignore_the_unrest() -> None:
    t = Table().in_state(0, "empire").hand(0, "2OLM5", "2OLM18").in_play(1, "2MIN18X").turn().play("2OLM5")
    t.accept(seat=1).answer("ignore", 0, seat=1).pick("give", "2OLM18").answer("ignore", PASS, seat=1)
    assert t.cards_in("hand", 1) == ["2MIN18X", "2OLM18"]


def test_all_others_take_unrest_before_they_discard_and_too_little_is_dealt_out() -> None:
    """2EGY10."""
    t = Table(3).in_state(0, "empire").hand(0, "2EGY10").hand(1, "1REG2").unrest_left(5).turn().play("2EGY10")
    assert [t.cards_in("hand", seat) for seat in (1, 2)] == [["unrest", "1REG2"], ["unrest"]]
    t.pick("discard", "1REG2", seat=1)
    assert t.cards_in("hand", 1) == ["unrest"]
    t = Table(3).in_state(0, "empire").hand(0, "2EGY10").unrest_left(1).turn().play("2EGY10")
    assert t.asks() == ("taker", 0)


def test_one_or_both_offers_both_only_where_both_can_be_done() -> None:
    """2MAU7: draw a card, or return an Unrest from the discard pile, or both."""
    t = Table().in_play(0, "2MAU7").hand(0, "1REG2").deck(0, "1REG3").turn().use("2MAU7")
    t.pick("to-history", "1REG2")
    assert (t.cards_in("hand"), t.cards_in("history")) == (["1REG3"], ["1REG2"])
    t = Table().in_play(0, "2MAU7").hand(0, "1REG2").deck(0, "1REG3").discards(0, "unrest").turn().use("2MAU7")
    t.pick("to-history", "1REG2")
    assert t.state.options == [0, 1, 2]
    t.choose(2)
    assert (t.cards_in("hand"), t.cards_in("discards")) == (["1REG3"], [])


def test_any_number_is_discarded_and_each_brings_its_own_choice() -> None:
    """2MAU9, in the solstice."""
    t = Table().in_play(0, "2MAU9").turn().done().finish_turn()
    t.hand(0, "unrest", "unrest", "1REG2").deck(0, "1REG3").to_solstice()
    t.pick("discard", "unrest", "unrest").answer("discard", PASS).choose(0).choose(1)
    assert sorted(t.cards_in("hand")) == ["1REG2", "1REG3"]
    assert t.cards_in("discards") == ["unrest", "unrest"]
    assert t.resources(0)["progress"] == 1


def test_a_card_found_goes_on_top_of_the_shuffled_deck() -> None:
    """2MAU18X."""
    for seed in range(5):
        t = Table(seed=seed).hand(0, "2MAU18X").deck(0, "2MAU12", "1REG2", "1REG3", "1REG4", "1REG5").turn()
        t.play("2MAU18X").pick("find", "2MAU12", zone=2)
        assert t.cards_in("deck")[-1] == "2MAU12"
        assert sorted(t.cards_in("deck")) == ["1REG2", "1REG3", "1REG4", "1REG5", "2MAU12"]
        assert t.cards_in("history") == ["2MAU18X"]


def test_nothing_found_leaves_the_deck_as_it_was() -> None:
    t = Table().hand(0, "2MAU18X").deck(0, "1REG2", "1REG3").turn().play("2MAU18X").answer("find", PASS)
    assert sorted(t.cards_in("deck")) == ["1REG2", "1REG3"]


def test_all_tokens_on_a_card_are_gained_when_it_is_abandoned() -> None:
    """2MIN16 and its replacement, in the solstice."""
    for code in ("2MIN16", "2MIN16X"):
        t = Table().in_play(0, code).tokens(0, code, progress=3).turn().done().to_solstice()
        assert t.resources(0)["progress"] == 3
        assert t.cards_in("discards") == [code]


def test_pottery_that_can_be_paid_for_may_stay() -> None:
    t = Table().in_play(0, "2MIN16").has(0, materials=2).turn().done().to_solstice().choose(0)
    assert (t.state.tokens_on(number("2MIN16"), 2), t.resources(0)["materials"]) == (1, 0)


def test_two_things_are_counted_together() -> None:
    """2MIN3X: production in play and cards in the development area."""
    t = Table().in_state(0, "empire").hand(0, "2MIN3X").in_play(0, "2MIN17").zone("development", 0, "2MIN4", "2MIN5")
    t.turn().play("2MIN3X").decline(seat=0).decline(seat=1)
    assert t.resources(0) == {"materials": 3, "population": 0, "progress": 0, "goods": 0}


def test_unrest_costs_fewer_materials_but_no_fewer_cards() -> None:
    """2QIN2, beside 2EGY9, which takes one off both; never less than one."""
    t = Table().in_play(0, "2QIN2").hand(0, "unrest", "1REG2").has(0, materials=1).turn().play("unrest")
    assert (t.resources(0)["materials"], t.cards_in("hand")) == (0, ["1REG2"])
    t = Table().in_play(0, "2QIN2").hand(0, "unrest", "1REG2").turn()
    assert "unrest" not in t.playable()
    t = Table().in_play(0, "2QIN2", "2EGY9").hand(0, "unrest", "1REG2").has(0, materials=2).turn().play("unrest")
    t.choose(2)
    assert t.resources(0)["materials"] == 1


def full_route(code: str) -> Table:
    """Its owner may take its profit."""
    return Table().in_play(0, code).tokens(0, code, goods=3)


def test_what_may_be_chosen_several_times_is_chosen_again_until_one_stops() -> None:
    t = full_route("3TRO5").turn().answer("activate", PROFIT + number("3TRO5"))
    t.choose(0).choose(1).choose(0).answer("choose", PASS)
    assert t.asks() == ("activate", 0)
    assert t.resources(0) == {"materials": 2, "population": 1, "progress": 0, "goods": 3}


def test_what_may_be_chosen_several_times_ends_with_the_last() -> None:
    t = full_route("3TRO5").turn().answer("activate", PROFIT + number("3TRO5"))
    for _ in range(7):
        t.choose(1)
    assert t.asks() == ("activate", 0)
    assert t.resources(0)["population"] == 7


def test_only_the_first_slots_of_the_market_may_be_acquired_from() -> None:
    t = Table().hand(0, "3TRO3", "1REG2").slot(0, "1REG3").slot(1, "1TRI1").slot(4, "1REG4").turn().play("3TRO3")
    t.pick("on-deck", "1REG2")
    assert t.state.options == [0, 1]
    t.from_slot("acquire", 1)
    assert t.cards_in("hand") == ["unrest", "1TRI1"]
    assert t.cards_in("deck") == ["1REG2"]


def test_a_card_broken_through_for_in_a_deck_is_played_at_once() -> None:
    t = full_route("3TRO3").zone("region deck", 0, "1REG8", "1REG2").turn().answer("activate", PROFIT + number("3TRO3"))
    assert t.cards_in("play") == ["1REG2"]
    assert t.cards_in("discards") == ["3TRO3"]
    assert t.resources(0)["population"] == 1


def test_and_one_out_of_the_market_too() -> None:
    t = full_route("3TRO3").slot(4, "1REG2", materials=1).turn().answer("activate", PROFIT + number("3TRO3"))
    t.from_slot("break-through", 4)
    assert "1REG2" in t.cards_in("play")
    assert t.resources(0) == {"materials": 1, "population": 1, "progress": 0, "goods": 3}


def test_one_that_cannot_be_played_stays_in_hand() -> None:
    t = full_route("3TRO3").in_state(0, "empire").zone("region deck", 0, "1REG14").turn()
    t.answer("activate", PROFIT + number("3TRO3"))
    assert t.cards_in("hand") == ["1REG14"]
    assert t.asks() == ("activate", 0)


def test_up_to_two_exiled_cards_are_acquired_one_after_the_other() -> None:
    t = Table().hand(0, "3FAM5").exile("1REG2", "1TRI1", "1FAM1").turn().play("3FAM5")
    assert t.state.options == [PASS, EXILED + number("1REG2"), EXILED + number("1TRI1")]
    t.from_exile("1TRI1").from_exile("1REG2")
    assert t.cards_in("hand") == ["unrest", "1REG2", "1TRI1"]
    assert t.cards_in("history") == ["3FAM5"]


def test_or_only_one() -> None:
    t = Table().hand(0, "3FAM5").exile("1REG2", "1TRI1").turn().play("3FAM5").from_exile("1REG2")
    t.answer("acquire", PASS)
    assert t.cards_in("hand") == ["1REG2"]
    assert t.cards_in("history") == ["3FAM5"]


def test_icons_of_a_kind_count_once_however_many_there_are() -> None:
    """3ABB11 and 3AKS2, which are the same route: itself an ocean, with two rivers, a city and nothing fertile."""
    for code in ("3ABB11", "3AKS2"):
        t = Table().hand(0, code).in_play(0, "1REG9", "1SCY11", "1GRE11").slot(0, "1REG12X").trading().turn()
        t.play(code).choose(0)
        assert t.resources(0)["materials"] == 6


def test_of_the_cards_drawn_one_may_be_played_and_the_rest_are_kept() -> None:
    """3ABB12."""
    t = Table().in_play(0, "3ABB12").tokens(0, "3ABB12", goods=3).deck(0, "1REG3", "1REG10", "1REG5").trading().turn()
    t.answer("activate", PROFIT + number("3ABB12")).pick("play-card", "1REG10")
    assert "1REG10" in t.cards_in("play")
    assert (t.cards_in("hand"), t.cards_in("deck")) == (["1REG5"], ["1REG3"])


def test_whoever_draws_only_what_cannot_be_played_is_asked_all_the_same() -> None:
    """3ABB12, with a card for an empire; nothing is reshuffled for the second one."""
    t = Table().in_play(0, "3ABB12").tokens(0, "3ABB12", goods=3).deck(0, "1CIV9").discards(0, "1REG5").trading().turn()
    t.answer("activate", PROFIT + number("3ABB12"))
    assert (t.asks(), t.state.options) == (("play-card", 0), [PASS])
    t.answer("play-card", PASS)
    assert (t.cards_in("hand"), t.cards_in("discards")) == (["1CIV9"], ["1REG5", "3ABB12"])


def test_adoption_of_islam_finds_its_pact_among_the_cards_in_play() -> None:
    """3WAG6 puts the Pact with Bida and itself into the history, wherever the Pact is, with what lies under it."""
    t = Table().hand(0, "3WAG6").in_state(0, "empire").in_play(0, "3WAG17").garrisoned(0, "3WAG17", "1REG2")
    t.turn().play("3WAG6").pick("find", "3WAG17", zone=4)
    assert sorted(t.cards_in("history")) == ["1REG2", "3WAG17", "3WAG6"]
    t = Table().hand(0, "3WAG6").in_state(0, "empire").deck(0, "1REG3", "3WAG17").turn().play("3WAG6")
    t.pick("find", "3WAG17", zone=2)
    assert sorted(t.cards_in("history")) == ["3WAG17", "3WAG6"]
    t = Table().hand(0, "3WAG6").in_state(0, "empire").deck(0, "1REG3").turn().play("3WAG6").answer("find", PASS)
    assert t.cards_in("history") == ["3WAG6"]


def test_great_wealth_takes_a_material_off_every_cost_in_materials() -> None:
    """3WAG7: what is paid for an effect, for an Unrest, for developing; nothing where materials are no cost."""
    t = Table().hand(0, "1ROM16").in_play(0, "3WAG7").has(0, materials=2).slot(0, "1UNC9").turn().play("1ROM16")
    assert (t.resources(0)["materials"], t.cards_in("hand")) == (0, ["unrest", "1UNC9"])
    t = Table().hand(0, "unrest").in_play(0, "3WAG7").has(0, materials=2).turn().play("unrest")
    assert t.cards_in("hand") == []
    assert t.resources(0)["materials"] == 2  # paid, and gained for the Unrest returned
    t = Table().in_play(0, "3WAG7").zone("development", 0, "2QIN7", "1CAR6").hand(0, "2MIN2").has(0, materials=2)
    t.has(0, population=4).turn().play("2MIN2").card("develop", "2QIN7").answer("pay", 0)
    assert (t.resources(0)["materials"], t.resources(0)["population"]) == (0, 2)
    t = Table().hand(1, "1ROM16").in_play(0, "3WAG7").has(1, materials=2).slot(0, "1UNC9").turn().done()
    t.finish_turn().answer("turn", 1)
    assert number("1ROM16") not in t.state.options


def test_great_wealth_answers_once_however_many_unrest_are_returned() -> None:
    """3WAG7: for one or more Unrest, 2 materials and a card; a second sentence that returns some is another."""
    t = Table().hand(0, "unrest", "unrest", "unrest").in_play(0, "3WAG7").deck(0, "1REG2", "1REG3")
    t.turn("revolt").answer("revolt", 0, 0, 0)
    assert (t.resources(0)["materials"], t.cards_in("hand")) == (2, ["1REG3"])
    t = Table().hand(0, "unrest", "unrest").in_play(0, "3WAG7").deck(0, "1REG2", "1REG3").has(0, population=2)
    t.turn().play("unrest").play("unrest").choose(0)
    assert t.resources(0)["materials"] == 4


def test_a_card_under_a_named_one_may_be_taken_and_the_rest_is_done_all_the_same() -> None:
    """3ABB8, with the merchant's card taken, left, or none there."""
    for accepts in (True, False):
        t = Table().in_state(0, "empire").in_play(0, "3MERC1B").garrisoned(0, "3MERC1B", "1REG9").hand(0, "3ABB8")
        t.has(0, goods=1).turn().play("3ABB8").choose(1)
        t.accept() if accepts else t.decline()
        assert t.cards_in("hand") == (["1REG9"] if accepts else [])
        assert t.cards_in("history") == ["3ABB8"]
    t = Table().in_state(0, "empire").in_play(0, "3MERC1A", "1REG8").garrisoned(0, "1REG8", "1REG9").hand(0, "3ABB8")
    t.has(0, goods=1).turn().play("3ABB8").choose(1)
    assert (t.cards_in("hand"), t.cards_in("history")) == ([], ["3ABB8"])


def test_a_card_is_developed_only_beside_another_even_free_of_charge() -> None:
    """3ABB6."""
    t = Table().zone("development", 0, "3ABB6").has(0, materials=4, population=2)
    assert (can_develop(t.state, 0, PAYING), can_develop(t.state, 0, FREE)) == ([], [])
    t.in_play(0, "3ABB2")
    assert can_develop(t.state, 0, PAYING) == can_develop(t.state, 0, FREE) == [number("3ABB6")]


def test_cards_are_garrisoned_up_to_so_many_or_out_of_the_discard_pile() -> None:
    """3ABB6 when it is played; 3AKS9 in the solstice."""
    t = Table().in_state(0, "empire").hand(0, "3ABB6", "1REG2", "1REG3", "1REG5").turn().play("3ABB6")
    t.pick("garrison", "1REG2", "1REG5")
    assert (t.asks(), t.under("3ABB6")) == (("activate", 0), ["1REG2", "1REG5"])
    t = Table().in_play(0, "3AKS9").turn().done().finish_turn().discards(0, "1REG2").to_solstice().choose(0)
    t.pick("garrison", "1REG2", zone=1)
    assert t.under("3AKS9") == ["1REG2"]


def test_any_number_of_unrest_is_returned_for_a_region() -> None:
    """3ABB18; without a region in play only the other part is left."""
    t = Table().hand(0, "3ABB18", "unrest", "unrest", "unrest").in_play(0, "1REG9").turn().play("3ABB18").choose(1)
    t.pick("return-unrest", "unrest", "unrest").answer("return-unrest", PASS)
    assert (t.cards_in("hand"), t.cards_in("history")) == (["unrest"], ["1REG9", "3ABB18"])


def test_a_card_acquired_goes_on_the_deck_and_its_unrest_to_the_hand() -> None:
    """3AKS8; with no materials in the market it cannot be played."""
    t = Table().in_state(0, "empire").hand(0, "3AKS8").deck(0, "1REG2").slot(0, "1UNC2", materials=2).turn()
    t.play("3AKS8")
    assert (t.cards_in("deck"), t.cards_in("hand")) == (["1REG2", "1UNC2"], ["unrest"])
    assert t.resources(0)["materials"] == 2
    t = Table().in_state(0, "empire").hand(0, "3AKS8").slot(0, "1UNC2", progress=2).turn()
    assert t.playable() == []


def test_only_pinned_cards_of_the_suit_are_acquired() -> None:
    """3ABB1A."""
    t = Table().power(0, "3ABB1A").slot(0, "1UNC2").slot(1, "1UNC8").slot(2, "1CIV10").turn().use("3ABB1A")
    assert "1UNC8" in t.cards_in("hand")
    assert t.state.get(ACTIONS) == 2
    t = Table().power(0, "3ABB1A").in_state(0, "empire").slot(0, "1UNC8").slot(1, "1CIV10").slot(2, "1CIV1").turn()
    assert "1CIV10" in t.use("3ABB1A").cards_in("hand")


def test_what_others_may_return_is_counted_and_whether_they_can_is_not_told() -> None:
    """3GUP8."""
    t = Table().in_play(0, "3GUP8").hand(0, "unrest").hand(1, "unrest").turn().use("3GUP8").accept().accept(seat=1)
    assert (t.resources(0)["goods"], t.resources(1)["goods"]) == (2, 0)
    for card in ("unrest", "1REG2"):
        assert Table().in_play(0, "3GUP8").hand(1, card).turn().usable() == ["3GUP8"]
    assert Table().in_play(0, "3GUP8").turn().usable() == []


def test_an_exhaust_answers_two_suits_and_costs_a_card() -> None:
    """3GUP13."""
    t = Table().in_play(0, "3GUP13").hand(0, "1TRI1", "1REG2").slot(0, "1UNC2").turn().play("1TRI1").accept("respond")
    t.pick("discard", "1REG2")
    assert t.resources(0)["goods"] == 1


# The common cards of Horizons.


def test_a_card_without_effect_is_played_for_an_action_and_discarded() -> None:
    t = Table().hand(0, "3FAM1").turn().play("3FAM1")
    assert t.state.get(ACTIONS) == 2
    assert t.cards_in("discards") == ["3FAM1"]


def test_supreme_is_not_discarded_in_the_clean_up_but_otherwise() -> None:
    t = Table().hand(0, "3FAM1", "1REG2").turn().done()
    assert t.asks() == ("discard-any", 0)
    assert t.option_cards() == ["1REG2"]
    t = Table().hand(0, "3FAM1", "3UNC19").turn().play("3UNC19").pick("discard", "3FAM1")
    assert t.cards_in("discards") == ["3UNC19", "3FAM1"]


def test_with_nothing_but_supreme_in_hand_the_clean_up_asks_all_the_same() -> None:
    t = Table().hand(0, "3FAM1", "3FAM2").turn().done()
    assert t.asks() == ("discard-any", 0)
    assert t.state.options == [PASS]


def test_supreme_is_not_garrisoned_in_a_region_but_elsewhere() -> None:
    t = Table().hand(0, "3FAM1", "1REG6", "1REG2").turn().play("1REG6")
    assert t.asks() == ("garrison", 0)
    assert t.option_cards() == ["1REG2"]
    assert garrisonable(number("3FAM1"), number("3MERC1B"))


def test_two_tokens_move_to_two_different_market_cards() -> None:
    t = Table().in_state(0, "empire").in_play(0, "3UNC4").has(0, materials=2)
    t.slot(0, "1TRI1").slot(1, "1TRI2").slot(4, "1REG2").turn().use("3UNC4")
    assert t.state.options == [0, 1]
    t.from_slot("move-to-market", 0)
    assert t.state.options == [1, 4]
    t.from_slot("move-to-market", 4)
    assert (t.market_tokens(0)["materials"], t.market_tokens(4)["materials"]) == (1, 1)
    assert t.resources(0) == {"materials": 0, "population": 0, "progress": 0, "goods": 1}


def test_progress_does_not_move_in_place_of_materials() -> None:
    t = Table().in_state(0, "empire").in_play(0, "3UNC4").has(0, materials=1, progress=5).slot(0, "1TRI1")
    assert t.slot(1, "1TRI2").turn().usable() == []


def test_a_defence_moves_population_to_a_market_card() -> None:
    t = Table().hand(0, "1CIV4").in_state(0, "empire").in_play(1, "3REG11").has(1, population=1)
    t.slot(0, "1TRI1").slot(4, "1REG2").turn().play("1CIV4")
    t.accept("respond", seat=1).answer("move-to-market", 4, seat=1)
    assert t.market_tokens(4)["population"] == 1
    assert t.cards_in("hand", 1) == []
    assert t.state.is_exhausted(number("3REG11"))


def test_goods_for_each_other_player_with_at_least_as_many_cities() -> None:
    t = Table(4).hand(0, "3CIV1").in_state(0, "empire").in_play(0, "1UNC15")
    t.in_play(1, "1CIV6").in_play(2, "1UNC16", "1UNC17").turn().play("3CIV1")
    assert t.resources(0)["goods"] == 2


def test_two_cards_of_the_history_are_exiled_for_an_action() -> None:
    t = Table().hand(0, "3CIV5").in_state(0, "empire").history(0, "1REG2", "1REG3", "1REG4").turn().play("3CIV5")
    t.pick("exile", "1REG2", "1REG4")
    assert t.cards_in("exile") == ["1REG2", "1REG4"]
    assert t.state.get(ACTIONS) == 4


def test_one_card_of_the_history_is_not_enough() -> None:
    t = Table().hand(0, "3CIV5").in_state(0, "empire").history(0, "1REG2").turn()
    assert t.playable() == []


def test_any_card_is_garrisoned_in_a_region_without_a_garrison() -> None:
    t = Table().hand(0, "3FAM4", "1TRI1").in_play(0, "1REG2", "1REG9").garrisoned(0, "1REG2", "1TRI2").turn()
    t.play("3FAM4").from_deck("tributary")
    assert t.asks() == ("host", 0)
    assert t.option_cards() == ["1REG9"]
    t.card("host", "1REG9").pick("garrison", "1TRI1")
    assert t.under("1REG9") == ["1TRI1"]
    assert t.resources(0)["materials"] == 2
    assert POINTS[number("3FAM4")].get(t.state, 0, number("3FAM4"), HAND) == 2


def test_a_card_of_the_discard_pile_is_garrisoned_in_a_region() -> None:
    t = Table().hand(0, "3TRI13").discards(0, "1TRI1").in_play(0, "1REG2").turn().play("3TRI13")
    t.card("host", "1REG2").pick("garrison", "1TRI1", zone=1)
    assert t.under("1REG2") == ["1TRI1"]


def test_only_exiled_cards_of_the_suits_are_swapped_in() -> None:
    t = Table().hand(0, "3REG13").exile("1TRI1", "1FAM1").slot(4, "1REG2", materials=1).turn().play("3REG13")
    assert t.market()[4] == "1TRI1"
    assert t.market_tokens(4)["materials"] == 1
    assert t.cards_in("exile") == ["1REG2", "1FAM1"]


def test_a_swap_pays_for_trading() -> None:
    t = Table().hand(0, "3CIV18").in_state(0, "empire").trading().has(0, progress=1).exile("1TRI1").slot(4, "1REG2")
    t.turn().play("3CIV18").choose(0)
    assert t.market()[4] == "1TRI1"
    assert t.resources(0) == {"materials": 0, "population": 0, "progress": 0, "goods": 2}


def test_an_exiled_card_is_broken_through_for_without_unrest() -> None:
    t = Table().hand(0, "3UNC2").exile("1UNC15", "1TRI1").slot(0, "1TRI2").turn().play("3UNC2")
    assert t.state.options == [EXILED + number("1UNC15"), EXILED + number("1TRI1")]
    t.answer("break-through", EXILED + number("1TRI1"))
    assert t.cards_in("hand") == ["1TRI1"]
    assert t.resources(0)["progress"] == 1
    assert t.cards_in("exile") == ["1UNC15", "3UNC2"]


def test_where_no_such_card_is_exiled_nothing_is_broken_through_for() -> None:
    t = Table().hand(0, "3UNC2").slot(0, "1TRI2").turn().play("3UNC2")
    assert t.resources(0)["progress"] == 1
    assert t.cards_in("hand") == []


def test_breaking_through_lets_intrepid_do_both() -> None:
    t = Table().hand(0, "1TRI11").in_play(0, "3FAM8").deck(0, "1REG3").zone("region deck", 0, "1REG2").turn()
    t.play("1TRI11").accept("respond")
    assert t.state.options == [0, 1, 2]
    t.choose(2)
    assert t.cards_in("hand") == ["1REG2", "1REG3"]
    assert t.resources(0)["progress"] == 1


def test_acquiring_lets_it_do_only_one() -> None:
    t = Table().hand(0, "1TRI1").in_play(0, "3FAM8").deck(0, "1REG3").slot(3, "1UNC15").turn().play("1TRI1")
    t.accept("respond")
    assert t.state.options == [0, 1]


def test_the_icons_of_a_card_being_played_count_where_it_says_so() -> None:
    t = Table().hand(0, "3UNC13").in_play(0, "1REG1X", "1REG2X").turn().play("3UNC13")
    assert t.resources(0)["goods"] == 3
    t = Table(3).hand(0, "3UNC25").in_play(0, "1REG4X").in_play(1, "3REG2").has(1, materials=9).has(2, materials=1)
    t.turn().play("3UNC25")
    assert [t.resources(seat)["materials"] for seat in range(3)] == [5, 5, 0]
    assert t.cards_in("history") == ["3UNC25"]


def test_who_is_affected_by_an_attack_is_protected() -> None:
    t = Table().hand(0, "1CIV4").in_state(0, "empire").in_play(1, "3UNC23").deck(1, "1REG2").turn().play("1CIV4")
    t.accept(seat=1)
    assert t.resources(1) == {"materials": 2, "population": 0, "progress": 0, "goods": 1}
    assert t.cards_in("hand", 1) == ["unrest", "1REG2"]


def test_who_avoids_the_attack_is_not_affected() -> None:
    t = Table().hand(0, "1CIV4").in_state(0, "empire").in_play(1, "3UNC23", "2TRI2").deck(1, "1REG2").turn()
    t.play("1CIV4").accept("respond", seat=1)
    assert t.resources(1)["goods"] == 0
    assert t.cards_in("hand", 1) == []


def test_nor_is_who_the_attack_does_not_reach() -> None:
    t = Table().hand(0, "3UNC25").in_play(1, "3UNC23").slot(3, "1UNC7").turn().play("3UNC25").choose(0)
    assert t.resources(1)["goods"] == 0


def test_the_owner_of_a_route_may_draw_whoever_trades_with_it() -> None:
    t = Table().hand(0, "3UNC24").in_play(1, "3FAM3").deck(0, "1REG3").deck(1, "1REG2").trading().turn()
    t.play("3UNC24").choose(2).accept(seat=1)
    assert t.cards_in("hand", 1) == ["1REG2"]
    assert t.cards_in("hand") == []
    assert t.state.get(ACTIONS) == 3


def test_one_of_the_top_cards_of_the_main_deck_is_played_the_others_go_back() -> None:
    t = full_route("3FAM3").zone("main deck", 0, "1TRI1", "1TRI2", "1TRI3", "1REG2", "1FAM6", "1UNC4", "1TRI8").turn()
    t.answer("activate", PROFIT + number("3FAM3"))
    assert t.option_cards() == ["1UNC4", "1REG2", "1TRI3", "1TRI8"]
    t.pick("play-card", "1REG2")
    for code in ("1FAM6", "1TRI8", "1TRI3"):
        t.card("put-back-main", code)
    assert t.cards_in("main deck") == ["1TRI1", "1TRI2", "1FAM6", "1TRI8", "1TRI3", "1UNC4"]
    assert t.cards_in("play") == ["1REG2"]
    assert t.resources(0)["population"] == 1
    assert t.cards_in("history") == ["3FAM3"]


def test_any_card_is_found_and_played() -> None:
    t = full_route("3TRO1").deck(0, "1REG3", "1REG2").discards(0, "1TRI8").turn()
    t.answer("activate", PROFIT + number("3TRO1")).pick("find", "1REG2", zone=2)
    assert "1REG2" in t.cards_in("play")
    assert t.cards_in("deck") == ["1REG3"]


def test_merchants_garrison_a_card_in_a_region_of_their_choice() -> None:
    """3WAG9 pays with a garrisoned card; 3WAG20 only in a region that holds none. What cannot be garrisoned is not."""
    t = Table().trading().in_play(0, "3WAG9", "1REG2", "1REG5").hand(0, "1CIV3", "3WAG21").slot(0, "1UNC9")
    t.slot(1, "1UNC2").has(0, progress=1).turn().use("3WAG9").card("host", "1REG5")
    assert t.option_cards() == ["1CIV3"]
    t.pick("garrison", "1CIV3").from_slot("market-token", 1).accept()
    assert (t.under("1REG5"), t.under("1REG2"), t.cards_in("hand")) == (["1CIV3"], [], ["3WAG21"])
    assert t.resources(0)["progress"] == 0
    t = Table().in_play(0, "3WAG9", "1REG2").hand(0, "3WAG21").slot(0, "1UNC9").turn()
    assert t.usable() == []
    t = Table().in_play(0, "3WAG20", "1REG2", "1REG5").garrisoned(0, "1REG5", "1CIV4").hand(0, "1CIV3")
    t.slot(0, "1UNC9", materials=1).slot(1, "1UNC2").has(0, materials=2).turn().use("3WAG20")
    t.pick("garrison", "1CIV3")
    assert (t.under("1REG2"), t.cards_in("hand"), t.state.get(ACTIONS)) == (["1CIV3"], ["unrest", "1UNC9"], 2)
    t = Table().in_play(0, "3WAG20", "1REG5").garrisoned(0, "1REG5", "1CIV4").hand(0, "1CIV3").has(0, materials=2)
    assert t.slot(0, "1UNC9", materials=1).turn().usable() == []


def test_cosmopolitan_culture_counts_its_own_city_while_it_is_played() -> None:
    """3TAN11 draws for itself too, and gains once for each kind of icon, however many of a kind there are."""
    t = Table().hand(0, "3TAN11").in_play(0, "3TAN19", "1REG2", "3SAS23").deck(0, *["1REG3"] * 5).turn()
    t.play("3TAN11")
    assert (len(t.cards_in("hand")), t.cards_in("history")) == (2, ["3TAN11"])
    assert t.resources(0)["materials"] == t.resources(0)["population"] == 1


def test_rebellion_pays_for_the_metropolises_among_what_was_abandoned() -> None:
    """3TAN24 counts only them, and cannot be played without four cities, metropolises or regions."""
    t = Table().hand(0, "3TAN24").in_play(0, "3TAN12", "3TAN19", "3TAN20", "1REG2", "1REG5", "3TAN23")
    t.zone("fame deck", 0, "1FAM1", "1FAM2", "1FAM3").turn().play("3TAN24")
    t.answer("abandon", *[number(code) for code in ("1REG2", "3TAN12")])  # and with them the other two
    t.card("take-fame", "1FAM1").card("put-back-fame", "1FAM3")
    assert (t.resources(0)["materials"], t.cards_in("hand")) == (4, ["1FAM1"])
    t = Table().hand(0, "3TAN24").in_play(0, "3TAN12", "3TAN19", "1REG2", "3TAN23").turn()
    assert number("3TAN24") not in t.state.options


def test_tang_take_unrest_every_solstice_until_the_end_is_triggered() -> None:
    t = Table().power(0, "3TAN1A").to_solstice()
    assert t.cards_in("hand") == ["unrest"]
    t = Table().power(0, "3TAN1B").count(SCORING, 0, 1).to_solstice()
    assert t.cards_in("hand") == []


def test_huzistan_sends_a_fame_card_to_the_bottom_and_dreaded_exiles_one() -> None:
    """3SAS17 looks at the top card; 3SAS7 exiles it, but not King of Kings, who lies alone (checklist D 13)."""
    for code, deck in ((number("1FAM2"), ["1FAM2", "1FAM1"]), (PASS, ["1FAM1", "1FAM2"])):
        t = Table().hand(0, "3SAS17").zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("3SAS17")
        t.answer("sink-fame", code)
        assert t.cards_in("fame deck") == deck
    t = Table().hand(0, "3SAS17").zone("fame deck", 0).turn().play("3SAS17")
    assert t.asks() == ("activate", 0)
    t = Table().hand(0, "3SAS7").in_state(0, "empire").zone("fame deck", 0, "1FAM1", "1FAM2").turn().play("3SAS7")
    t.decline().accept()
    assert (t.cards_in("exile"), t.cards_in("history"), t.cards_in("fame deck")) == (["1FAM2"], ["3SAS7"], ["1FAM1"])
    t = Table().hand(0, "3SAS7").in_state(0, "empire").zone("fame deck", 0).turn().play("3SAS7").decline()
    assert (t.asks(), t.cards_in("discards")) == (("activate", 0), ["3SAS7"])


def test_sassanids_break_through_for_a_tributary_when_they_take_a_profit() -> None:
    t = Table().trading().power(0, "3SAS1A").in_play(0, "3WAG15").tokens(0, "3WAG15", goods=3)
    t.slot(0, "1TRI2").slot(1, "1UNC2").turn().answer("activate", PROFIT + number("3WAG15"))
    t.accept("respond").from_slot("break-through", 0)
    assert (t.cards_in("hand"), t.state.is_exhausted(number("3SAS1A"))) == (["1TRI2"], True)


def test_scholar_officials_add_a_resource_of_choice_to_the_market() -> None:
    t = Table().hand(0, "3TAN17").deck(0, "1REG2").slot(0, "1UNC9").slot(1, "1UNC2", goods=2).turn().play("3TAN17")
    t.choose(0).choose(3).from_slot("market-token", 0)
    assert t.market_tokens(0)["goods"] == 1
    t = Table().hand(0, "3TAN17").deck(0, "1REG2").slot(0, "1UNC9").slot(1, "1UNC2", goods=2).turn().play("3TAN17")
    assert t.choose(1).resources(0)["goods"] == 2


def test_dinga_cisse_asks_whether_what_was_broken_through_for_is_a_city() -> None:
    """3WAG8: out of the market or unseen from a deck; of a card others do not see only the answer is kept."""
    for slot, goods in ((0, 1), (1, 0)):
        t = Table().hand(0, "3WAG8").slot(0, "1UNC15").slot(1, "1UNC2").turn().play("3WAG8")
        assert t.from_slot("break-through", slot).resources(0)["goods"] == goods
    for top in ("1CIV6", "1CIV3"):
        t = Table().hand(0, "3WAG8").zone("civilised deck", 0, top).turn().play("3WAG8").from_deck("civilised")
        assert (t.cards_in("hand"), t.resources(0)["goods"]) == ([top], int(top == "1CIV6"))
        assert t.cards_in("history") == ["3WAG8"]


def test_poetry_counts_what_all_returned_and_honours_its_poet() -> None:
    """3TAN2: a card for each Unrest returned by anybody; a progress with Yu Xuanji in the history."""
    t = Table().hand(0, "3TAN2", "unrest").hand(1, "unrest").deck(0, *["1REG2"] * 3).in_state(0, "empire")
    t.history(0, "3TAN10").turn().play("3TAN2").accept().accept()
    assert (t.cards_in("hand"), t.cards_in("hand", 1), t.resources(0)["progress"]) == (["1REG2"] * 2, [], 1)


def test_the_salt_commission_trades_up_to_twice_for_one_unrest() -> None:
    """3TAN3: to pass once is to stop."""
    t = Table().trading().in_play(0, "3TAN3").in_state(0, "empire").has(0, progress=2).turn().use("3TAN3")
    t.accept().accept()
    assert (t.resources(0)["goods"], t.cards_in("hand")) == (2, ["unrest"])
    t = Table().trading().in_play(0, "3TAN3").in_state(0, "empire").has(0, progress=2).turn().use("3TAN3").decline()
    assert (t.resources(0)["goods"], t.asks()) == (0, ("activate", 0))


def test_an_exhaust_token_comes_back_only_from_a_merchant() -> None:
    """3WAG10, beside another exhausted card; without an exhausted merchant nothing is asked."""
    t = Table().hand(0, "3WAG10").in_play(0, "1UNC8", "3GUP10").slot(0, "1REG9").trading().turn().use("1UNC8")
    t.use("3GUP10").decline().decline(seat=1).play("3WAG10")
    assert t.option_cards() == ["3GUP10"]
    t.accept().decline()
    assert t.state.exhausted == (number("1UNC8"),)
    t = Table().hand(0, "3WAG10").in_play(0, "1UNC8", "3GUP10").slot(0, "1REG9", goods=1).turn().use("1UNC8")
    assert t.play("3WAG10").asks() == ("take-tokens", 0)


def test_with_an_empty_main_deck_there_is_nothing_to_look_at_and_nothing_is_played() -> None:
    """3FAM3."""
    t = Table().in_play(0, "3FAM3").tokens(0, "3FAM3", goods=3).zone("main deck", 0).trading().turn()
    t.answer("activate", PROFIT + number("3FAM3"))
    assert (t.asks(), t.cards_in("history")) == (("activate", 0), ["3FAM3"])


def test_a_card_that_had_one_resource_alone_may_lose_its_unrest() -> None:
    """3JPN6: only a card with goods; with more than that one resource, or without Unrest, nothing is asked."""
    t = Table().hand(0, "3JPN6").in_state(0, "empire").slot(0, "1UNC2", goods=1).slot(1, "1UNC3", progress=1).turn()
    t.play("3JPN6").accept()
    assert (t.cards_in("hand"), t.resources(0)["goods"]) == (["1UNC2"], 1)
    t = Table().hand(0, "3JPN6").in_state(0, "empire").slot(0, "1UNC2", goods=1).turn().play("3JPN6").decline()
    assert t.cards_in("hand") == ["unrest", "1UNC2"]
    for laden in ({"goods": 2}, {"goods": 1, "progress": 1}):
        t = Table().hand(0, "3JPN6").in_state(0, "empire").slot(0, "1UNC2", **laden).turn().play("3JPN6")
        assert (t.asks(), t.cards_in("hand")) == (("activate", 0), ["unrest", "1UNC2"])
    t = Table().hand(0, "3JPN6", "unrest").in_state(0, "empire").slot(0, "1REG2", goods=1).turn().play("3JPN6")
    assert (t.asks(), t.cards_in("hand")) == (("activate", 0), ["unrest", "1REG2"])


def test_the_temple_pays_with_the_people_that_lie_on_it() -> None:
    """3JPN4: those moved there, and nothing in their place; it stays beside both teachings alone."""
    t = Table().in_play(0, "3JPN4").in_state(0, "empire").has(0, population=3, progress=9).turn().use("3JPN4")
    t.answer("move-up-to", 2)
    assert (t.resources(0)["population"], t.state.tokens_on(number("3JPN4"), POPULATION)) == (1, 2)
    t = Table().in_play(0, "3JPN4").in_state(0, "empire").tokens(0, "3JPN4", population=4).zone("fame deck", 0, "1FAM4")
    t.turn().use("3JPN4")
    assert (t.cards_in("hand"), t.state.tokens_on(number("3JPN4"), POPULATION)) == (["1FAM4"], 0)
    for beside, stays in ((["3JPN10", "3JPN18"], True), (["3JPN18"], False), ([], False)):
        t = Table().in_play(0, "3JPN4", *beside).in_state(0, "empire").to_solstice()
        assert ("3JPN4" in t.cards_in("play")) == stays


def test_those_that_cannot_abandon_take_unrest_the_attacker_too() -> None:
    """3MAG9: all players; a region without a garrison does not serve."""
    t = Table(3).hand(0, "3MAG9").history(0, "3MAG22").slot(0, "1REG9").in_play(0, "1REG2").in_play(1, "1REG3")
    t.garrisoned(1, "1REG3", "1CIV1").unrest_left(9).turn().play("3MAG9")
    assert (t.cards_in("play"), t.cards_in("play", 1), t.cards_in("discards", 1)) == (["1REG2"], [], ["1CIV1", "1REG3"])
    assert ("unrest" in t.cards_in("hand"), t.cards_in("hand", 1), t.cards_in("hand", 2)) == (True, [], ["unrest"])
    assert sorted(t.cards_in("history")) == ["3MAG22", "3MAG9"]


def test_an_attack_all_suffer_can_be_avoided_but_not_by_the_attacker() -> None:
    """3MAG9 against 3MAG15: whoever avoids it takes no Unrest."""
    t = Table().hand(0, "3MAG9").history(0, "3MAG22").slot(0, "1REG9").in_play(1, "3MAG15").unrest_left(9).turn()
    t.play("3MAG9").accept("respond", seat=1)
    assert (t.cards_in("hand", 1), "unrest" in t.cards_in("hand")) == ([], True)


def test_holy_right_is_developed_only_after_the_saint_and_the_conversion() -> None:
    """3MAG5."""
    for history, open_now in ((["3MAG2", "3MAG3"], True), (["3MAG3"], False), (["3MAG2"], False)):
        t = Table().zone("development", 0, "3MAG5").history(0, *history).has(0, materials=3, population=4)
        assert can_develop(t.state, 0, PAYING) == ([number("3MAG5")] if open_now else [])
        assert can_develop(t.state, 0, FREE) == ([number("3MAG5")] if open_now else [])


def test_a_king_is_played_freely_beside_his_city() -> None:
    """3MAY2: with Palenque in play it takes no action."""
    for city, actions in (("3MAY14", 3), ("3MAY16", 2)):
        t = Table().hand(0, "3MAY2").in_play(0, city).slot(0, "1REG9").turn().play("3MAY2").decline("acquire")
        assert (t.state.get(ACTIONS), t.cards_in("history")) == (actions, ["3MAY2"])


def test_which_masks_were_discarded_decides_what_can_be_acquired() -> None:
    """3MAY19, 3MAY22: a civilised card, or a tributary, for a mask that is no Stone Mask."""
    for masks, slots in (
        (("3MAY23", "3MAY24"), [0, 3]),
        (("1UNC2", "3MAY23"), [0, 1, 3]),
        (("3MAY8", "3MAY23"), [0, 1, 3]),
    ):
        t = Table().in_play(0, "3MAY19").hand(0, *masks).slot(0, "1UNC3").slot(1, "1CIV5").slot(2, "1REG2")
        t.slot(3, "1UNC5").turn().use("3MAY19").pick("discard", *masks)
        assert (t.asks(), list(t.state.options), t.state.get(ACTIONS)) == (("acquire", 0), slots, 2)
    for mask, slots in (("3MAY23", [0, 2]), ("3MAY8", [0, 1, 2])):
        t = Table().in_play(0, "3MAY22").hand(0, mask).slot(0, "1REG2").slot(1, "1TRI1").slot(2, "1REG3").turn()
        t.use("3MAY22").pick("discard", mask)
        assert list(t.state.options) == slots


def test_only_a_headpiece_is_developed_and_it_comes_to_the_hand_or_not() -> None:
    """3MAY11: at its cost, and only if a mask went into the history; 3MAY7: as any card is developed."""
    t = Table().in_play(0, "3MAY11").zone("development", 0, "3MAY3", "3MAY8").discards(0, "3MAY23")
    t.has(0, materials=9, population=9).turn().use("3MAY11").pick("to-history", "3MAY23", zone=1)
    assert t.option_cards() == ["3MAY8"]
    t.card("develop", "3MAY8")
    assert (t.cards_in("hand"), t.cards_in("history"), t.resources(0)["materials"]) == (["3MAY8"], ["3MAY23"], 7)
    t = Table().in_play(0, "3MAY11").zone("development", 0, "3MAY3", "3MAY8").discards(0, "3MAY23")
    t.has(0, materials=9).turn().use("3MAY11").decline("to-history")
    assert t.asks() == ("activate", 0)
    t = Table().in_play(0, "3MAY7").zone("development", 0, "3MAY3", "3MAY8").in_state(0, "empire").has(0, materials=2)
    t.hand(0, *["1REG3"] * 5).to_solstice().choose(1)
    assert t.cards_in("discards") == ["3MAY8"]


def test_cards_are_drawn_from_the_deck_and_the_discard_pile_in_any_mixture() -> None:
    """3MAY5."""
    t = Table().hand(0, "3MAY5").in_state(0, "empire").deck(0, "1REG2", "1REG3").discards(0, "1CIV1", "1CIV2").turn()
    t.play("3MAY5").choose(1).pick("to-hand", "1CIV2").choose(0).decline("choose")
    assert (t.cards_in("hand"), t.cards_in("discards")) == (["1CIV2", "1REG3"], ["1CIV1", "3MAY5"])


def test_a_pinned_card_revealed_is_exiled_for_goods_and_any_other_brings_unrest() -> None:
    """3MAY15."""
    t = Table().hand(0, "3MAY15", "1REG2", "1REG3").has(0, materials=1).zone("main deck", 0, "1REG9").turn()
    t.play("3MAY15").pick("discard", "1REG2", "1REG3")
    assert (t.cards_in("exile"), t.resources(0)["goods"]) == (["1REG9"], 1)
    t = Table().hand(0, "3MAY15", "1REG2", "1REG3").has(0, materials=1).zone("main deck", 0, "1UNC3", "1UNC7").turn()
    t.play("3MAY15").pick("discard", "1REG2", "1REG3")
    assert sorted(t.cards_in("discards")) == ["1REG2", "1REG3", "1UNC7", "3MAY15", "unrest"]


def test_any_card_is_found_and_played_and_the_end_brings_progress() -> None:
    """3MAY3: also out of the nation deck."""
    t = (
        Table()
        .hand(0, "3MAY3")
        .in_state(0, "empire")
        .zone("nation deck", 0, "3MAY14")
        .turn()
        .play("3MAY3")
        .pick("find", "3MAY14", zone=3)
    )
    assert (t.cards_in("play"), t.cards_in("history"), t.resources(0)["progress"]) == (["3MAY14"], ["3MAY3"], 0)
    t = Table().hand(0, "3MAY3").in_state(0, "empire").zone("nation deck", 0, "3MAY14").count(SCORING, 0, 1).turn()
    assert t.play("3MAY3").pick("find", "3MAY14", zone=3).resources(0)["progress"] == 3


def test_the_owner_of_both_returns_before_scoring_orders_them_and_nobody_else_is_asked() -> None:
    """1TRI7, 3JPN6: up to 2 Unrest each, from wherever they would be scored."""
    t = Table().discards(0, "3JPN6").hand(1, "1TRI7").history(1, "unrest", "unrest").deck(0, "unrest", "1REG2")
    s = t.state
    assert [len(s.listening(BEFORE_SCORING, seat, 0, 0, False)) // ENTRY for seat in (0, 1)] == [1, 1]
    t.hand(0, "1TRI7").hand(1)
    assert [len(s.listening(BEFORE_SCORING, seat, 0, 0, False)) // ENTRY for seat in (0, 1)] == [2, 0]
