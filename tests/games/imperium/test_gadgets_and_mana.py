"""The mechanisms of Taíno, Martians and Polynesians: icons given up, gadgets, mana, legends."""

from __future__ import annotations

from civitas.games.imperium.actions.develop import PAYING, can_develop
from civitas.games.imperium.actions.draw import take_nation_card
from civitas.games.imperium.codes import PLACE
from civitas.games.imperium.effects.steps.cards import allowed
from civitas.games.imperium.scoring import PlayersWithLess
from civitas.games.imperium.state import DISCARD, HAND, MAIN_DECK, NATION_DECK, PLAY
from civitas.testing.rules import rule

from .scenario import code_of, number
from .test_sentences import Table

FULL = ["1CIV1", "1CIV2", "1CIV3", "1CIV5", "1CIV6"]

# Taíno.


def taino(*in_play: str) -> Table:
    return Table().nation(0, "TAI").state_card(0, "3TAI24A").in_play(0, *in_play)


@rule("imperium:abandon", "imperium:move")
def test_cards_are_abandoned_for_the_icons_they_show_and_one_must_stay() -> None:
    """3TAI8: cards with 6 production icons in all, and 1 population onto a pinned card that is left."""
    t = taino("1CAR20", "1CAR20X", "1VIK3").has(0, population=1).hand(0, "3TAI8").zone("fame deck", 0, "1FAM1", "1FAM2")
    assert "3TAI8" not in t.turn().playable()
    t.in_play(0, "1CAR20", "1CAR20X", "1VIK3", "1VIK17", "3TAI14").play("3TAI8")
    t.card("abandon", "1CAR20").card("abandon", "1CAR20X").card("abandon", "1VIK3")
    assert "3TAI14" in t.option_cards()
    t.card("abandon", "1VIK17")
    assert t.cards_in("play") == ["3TAI14"]
    assert t.state.tokens == (number("3TAI14"), 1, 1)


@rule("imperium:garrison", "imperium:move")
def test_zemi_holds_two_cards_and_takes_a_mixture_of_five() -> None:
    """3TAI21: up to 2 Unrest, but no more than 2 cards in all; or up to 5 population and materials together."""
    t = taino("3TAI21").garrisoned(0, "3TAI21", "unrest").hand(0, "unrest", "unrest").turn().use("3TAI21")
    t.choose(0)
    assert len(t.pick("garrison", "unrest").under("3TAI21")) == 2
    t = taino("3TAI21").garrisoned(0, "3TAI21", "unrest", "unrest").hand(0, "unrest").has(0, population=4, materials=4)
    t.turn().use("3TAI21").choose(1)
    assert t.asks()[0] == "move-up-to"
    assert len(t.state.options) == sum(a + b <= 5 for a in range(5) for b in range(5)) - 1
    t.answer("move-up-to", 2 + (3 << 5))
    assert t.resources(0)["population"] == 2
    assert t.resources(0)["materials"] == 1


@rule("imperium:return-unrest", "imperium:pay")
def test_the_cacique_deals_with_what_lies_on_and_under_zemi() -> None:
    """3TAI18: an Unrest returned from under it adds 1 material there; 1 population from it acquires a tributary."""
    t = taino("3TAI21").garrisoned(0, "3TAI21", "unrest").tokens(0, "3TAI21", population=1).hand(0, "3TAI18")
    t.slot(0, "1TRI3").turn().play("3TAI18").pick("return-unrest", "unrest").accept()
    assert t.state.tokens == (number("3TAI21"), 0, 1)
    assert "1TRI3" in t.cards_in("hand")
    assert t.resources(0)["population"] == 0


@rule("imperium:treated-as")
def test_soil_rotation_holds_for_regions_played_after_it() -> None:
    """3TAI13: fertile icons count as production for the rest of the turn; 3TAI9: 1 progress for every 2 of them."""
    t = taino("3TAI14").has(0, materials=2).hand(0, "3TAI13", "3TAI7", "3TAI9").turn().play("3TAI13")
    t.choose(1).pick("play-card", "3TAI7").decline().play("3TAI9")
    assert t.resources(0)["progress"] == 2


@rule("imperium:scoring")
def test_tokens_on_cards_count_where_players_are_compared() -> None:
    """000:1975: resources on the cards of the Taíno are theirs in the scoring."""
    t = taino("3TAI20").tokens(0, "3TAI20", materials=3).has(1, materials=2)
    assert PlayersWithLess(0).of(t.state, 0, 0) == 1
    assert PlayersWithLess(0).of(t.state, 1, 0) == 0


# Martians.


def alien() -> Table:
    return Table().nation(0, "MRT").state_card(0, "3MRT29A")


@rule("imperium:in-play", "imperium:history", "imperium:move")
def test_the_reactor_explosion_leaves_play_for_the_history_only() -> None:
    """000:1860; 3MRT20 moves 5 population onto the power and puts 2 pinned cards, no regions, into the history."""
    t = alien().power(0, "3MRT1B").in_play(0, "3MRT2", "3MRT19").has(0, population=5).hand(0, "3MRT20")
    t.zone("fame deck", 0, "1FAM1").turn().play("3MRT20")
    assert t.cards_in("play") == []
    assert sorted(t.cards_in("history"), key=number) == sorted(["3MRT2", "3MRT19", "3MRT20"], key=number)
    assert t.state.tokens == (number("3MRT1B"), 1, 5)
    assert not allowed(PLAY, number("3MRT2"), DISCARD)
    assert not allowed(PLAY, number("3MRT2"), HAND)


@rule("imperium:take-unrest", "imperium:pay")
def test_every_progress_an_alien_pays_brings_an_unrest() -> None:
    """3MRT29A: also what stands in for population; what is moved to the market is not paid."""
    t = alien().has(0, progress=4).hand(0, "3MRT15").slot(0, "1REG3").turn().play("3MRT15").choose(0)
    assert (t.market_tokens(0)["progress"], t.cards_in("hand")) == (2, [])
    t = alien().has(0, progress=4).hand(0, "3MRT15").slot(0, "1REG3", progress=3).turn().play("3MRT15").choose(1)
    assert t.cards_in("hand").count("unrest") == 2
    t.answer("convert", 2)
    assert (t.resources(0)["population"], t.resources(0)["progress"]) == (2, 4 - 2 + 3 - 2)


@rule("imperium:exile", "imperium:take-unrest")
def test_a_revealed_card_is_exiled_for_goods_or_comes_with_an_unrest() -> None:
    """3MRT7: the top card of the main deck is shown before it is decided."""
    t = alien().hand(0, "3MRT7").zone("main deck", 0, "1REG3", "1REG4").turn().play("3MRT7").choose(0)
    assert (t.cards_in("exile"), t.resources(0)["goods"]) == (["1REG4"], 1)
    t = alien().hand(0, "3MRT7").zone("main deck", 0, "1REG3", "1REG4").turn().play("3MRT7").choose(1)
    assert sorted(t.cards_in("discards")) == ["1REG4", "unrest"]


@rule("imperium:exile", "imperium:history")
def test_an_exiled_card_goes_to_the_bottom_of_the_main_deck() -> None:
    """3MRT8, and then a card that is no gadget may go into the history for an action."""
    t = alien().hand(0, "3MRT8", "3MRT12", "1TRI8").exile("1REG3", "1FAM1").zone("main deck", 0, "1REG4")
    t.turn().play("3MRT8")
    assert [code_of(card) for card in t.state.pile(MAIN_DECK).order] == ["1REG3", "1REG4"]
    assert t.option_cards() == ["1TRI8"]


@rule("imperium:break-through", "imperium:discard")
def test_a_gadget_breaks_through_for_its_own_suit() -> None:
    """3MRT21: a discarded tributary gadget breaks through for a tributary, and for nothing else."""
    t = alien().hand(0, "3MRT21", "3MRT10").slot(0, "1TRI3").slot(1, "1REG3").turn().play("3MRT21")
    t.choose(1).pick("discard", "3MRT10")
    assert 1 not in t.state.options
    t.from_slot("break-through", 0)
    assert "1TRI3" in t.cards_in("hand")


@rule("imperium:nation-deck", "imperium:swap")
def test_a_hand_card_changes_places_with_one_of_two_nation_cards() -> None:
    """3MRT24: the second from the top; Unrest in hand cannot be swapped, and the top stays on top."""
    t = alien().zone("nation deck", 0, "3MRT6", "3MRT7", "3MRT8").hand(0, "3MRT24", "1TRI8", "unrest").turn()
    t.play("3MRT24")
    assert len(t.state.options) == 1 + 2
    t.answer("swap-looked", PLACE + number("1TRI8"))
    assert [code_of(card) for card in t.state.pile(NATION_DECK, 0).order] == ["3MRT6", "1TRI8", "3MRT8"]
    assert sorted(t.cards_in("hand")) == ["3MRT7", "unrest"]


@rule("imperium:exile", "imperium:exhaust")
def test_a_gadget_of_the_market_is_exiled_by_whoever_does_it() -> None:
    """3MRT1B answers a gadget that was swapped into the market and is exiled from there."""
    t = alien().power(0, "3MRT1B").hand(0, "3TAI4").slot(0, "3MRT12").turn().play("3TAI4")
    t.accept("respond")
    assert t.resources(0)["progress"] == 1


@rule("imperium:passive", "imperium:exile")
def test_an_alien_plays_developments_while_the_reactor_burns() -> None:
    """3MRT2: developments lose the Barbarian icon; 3MRT4 exiles a gadget from play or hand, and develops."""
    t = alien().hand(0, "3MRT4").in_play(0, "3MRT23").zone("development", 0, "3MRT5").has(0, population=3).turn()
    assert "3MRT4" not in t.playable()
    t.in_play(0, "3MRT2", "3MRT23")
    assert "3MRT4" in t.playable()
    t.play("3MRT4").pick("exile", "3MRT23").choose(0)
    assert (t.cards_in("exile"), sorted(t.cards_in("discards"))) == (["3MRT23"], ["3MRT4", "3MRT5"])


# Polynesians.


def islander(*in_play: str, state: str = "3POL29A") -> Table:
    return Table().nation(0, "POL").power(0, "3POL1A").state_card(0, state).in_play(0, "3POL2", *in_play)


@rule("imperium:history", "imperium:take-unrest")
def test_for_each_card_kept_out_of_the_history_an_unrest_is_taken() -> None:
    """3POL1A: the cards garrisoned under a region are kept out with it (3TAI9)."""
    t = islander("3POL21").garrisoned(0, "3POL21", "1TRI8").hand(0, "3TAI9").turn().play("3TAI9")
    assert sorted(t.cards_in("discards")) == sorted(["1TRI8", "3POL21", "3TAI9"])
    assert t.cards_in("hand") == ["unrest", "unrest"]


@rule("imperium:develop", "imperium:find", "imperium:state")
def test_kupe_develops_an_island_into_the_hand_and_sails() -> None:
    """3POL3: the island developed comes to the hand, Overpopulation into exile, Kupe into the legends."""
    t = islander("3POL17").zone("development", 0, "3POL7", "3POL4").garrisoned(0, "3POL2", "1TRI8", "1UNC2")
    t.hand(0, "3POL3").turn().play("3POL3")
    assert t.cards_in("hand") == ["3POL7"]
    assert sorted(t.cards_in("discards")) == ["1TRI8", "1UNC2"]
    t.pick("find", "3POL17", zone=4)
    assert (t.cards_in("exile"), t.legends(0), t.shown_state(0)) == (["3POL17"], ["3POL3"], "3POL29B")


@rule("imperium:acquire", "imperium:garrison")
def test_haka_makes_mana_of_the_tributary_it_acquires() -> None:
    """3POL11: a river, fertile or hunt card in play into the legends; the tributary goes under Mana."""
    t = islander("1REG2", "1CAR12").hand(0, "3POL11").slot(0, "1TRI3").turn().play("3POL11")
    assert (t.legends(0), t.under("3POL2")) == (["1CAR12"], ["1TRI3"])


@rule("imperium:exhaust")
def test_mana_is_counted_by_threes_and_by_two() -> None:
    """3POL2: out at sea a card of the discard pile for every 3 mana; 3POL22: 1 material in the solstice with 2."""
    t = islander(state="3POL29B").garrisoned(0, "3POL2", *FULL[:3]).discards(0, "1TRI8", "1REG2").turn().use("3POL2")
    t.pick("to-hand", "1TRI8")
    assert t.cards_in("hand") == ["1TRI8"]
    assert t.asks()[0] == "activate"
    t = islander(state="3POL29B").garrisoned(0, "3POL2", *FULL[:2]).discards(0, "1TRI8").turn()
    assert "3POL2" not in t.usable()


@rule("imperium:develop", "imperium:solstice")
def test_rapa_nui_needs_rarotonga_and_feeds_the_legends() -> None:
    """3POL5: developed for 3 mana beside 3POL7; in the solstice 1 population and 1 mana bring 1 progress."""
    t = islander().zone("development", 0, "3POL4", "3POL5").garrisoned(0, "3POL2", *FULL[:3])
    assert can_develop(t.state, 0, PAYING) == []
    t.in_play(0, "3POL2", "3POL7")
    assert [code_of(card) for card in can_develop(t.state, 0, PAYING)] == ["3POL5"]
    t = islander("3POL5", state="3POL29B").garrisoned(0, "3POL2", "1TRI8").has(0, population=1).hand(0, *FULL)
    t.to_solstice().accept()
    assert (t.legends(0), t.resources(0)["progress"]) == (["1TRI8"], 1)


@rule("imperium:nation-deck", "imperium:state")
def test_the_last_nation_card_of_the_polynesians_turns_no_state_card() -> None:
    """000:1917: the state card is not turned over when the accession card is gained."""
    t = islander().zone("accession", 0, "3POL3").discards(0, "1REG2").hand(0).turn()
    take_nation_card(t.state, 0)
    assert (t.shown_state(0), "3POL3" in t.cards_in("discards")) == ("3POL29A", True)
