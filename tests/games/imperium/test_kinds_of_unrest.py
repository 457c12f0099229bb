"""There are two kinds of Unrest: the common one, and the Chaos of the Cultists.

Chaos is a form of Unrest (000:1752; the suit printed on 3CUL25-29 is Unrest), so whatever is said of Unrest holds for
it. It has a pile, a price and points of its own: it lies in the chaos pile (000:555), goes back there (000:710, "their
respective piles"), costs 1 progress to play and counts -3. Where a rule is the same for both, the test is run with
both: if the case of the common Unrest fails, it is not the kind that is at fault.

`000:831` is line 831 of the rulebook of Horizons, `004:620` one of Classics and Legends; card texts are those of the
reference of the cards.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.codes import PLACE, PROFIT
from civitas.games.imperium.numbers import NATIONS
from civitas.games.imperium.scoring import breakdown
from civitas.games.imperium.state import ACTIONS, COLLAPSED, NATION, ROUND, SCORING
from civitas.testing.rules import rule

from .scenario import code_of, number
from .test_sentences import Table

CHAOS = "3CUL25"
FILLERS = ("1REG1", "1REG2", "1REG3", "1REG4", "1REG5")  # what the last clean-up draws
EITHER_KIND = pytest.mark.parametrize("kind", ["unrest", CHAOS], ids=["unrest", "chaos"])


def table(seats: int = 2) -> Table:
    """Five Unrest and two Chaos lie in their piles."""
    return Table(seats).unrest_left(5).chaos(CHAOS, CHAOS)


def piles(t: Table) -> tuple[int, int]:
    """How many lie in the pile of Unrest and in that of Chaos."""
    return t.state.unrest_left(), t.left_in_chaos()


def home(kind: str, amount: int = 1) -> tuple[int, int]:
    """The piles of `table` when so many of the kind have come home."""
    return (5 + amount, 2) if kind == "unrest" else (5, 2 + amount)


def cultists(t: Table, cultist: int | None) -> Table:
    """This seat, or none, plays the Cultists."""
    for seat in range(t.state.seats):
        t.count(NATION, seat, NATIONS.index("CUL" if seat == cultist else "ROM"))
    return t


def sorted_cards(*codes: str) -> list[str]:
    return sorted(codes, key=number)


# Taking.


@rule("imperium:take-unrest")
def test_a_chaos_taken_instead_of_unrest_comes_from_its_own_pile() -> None:
    """000:555, 3CUL30A: who would take Unrest takes a Chaos instead; no Unrest moves."""
    t = table().state_card(0, "3CUL30A").hand(0, "1UNC7").has(0, materials=3).turn().play("1UNC7").accept(seat=0)
    assert t.cards_in("discards", 1) == [CHAOS]
    assert t.cards_in("hand", 1) == []
    assert piles(t) == (5, 1)


@rule("imperium:take-unrest")
def test_whoever_may_give_chaos_may_leave_it_at_unrest() -> None:
    """3CUL30A: "you MAY"."""
    t = table().state_card(0, "3CUL30A").hand(0, "1UNC7").has(0, materials=3).turn().play("1UNC7").decline(seat=0)
    assert t.cards_in("hand", 1) == ["unrest"]
    assert piles(t) == (4, 2)


@rule("imperium:take-unrest", "imperium:acquire")
def test_spreading_chaos_sends_the_unrest_of_an_acquisition_back_to_the_pile_of_unrest() -> None:
    """3CUL9: take a Chaos instead, "return the Unrest". The slot is refilled by a region, which lies on none."""
    t = table().in_play(1, "3CUL9").hand(0, "1TRI1").slot(0, "1UNC2").zone("main deck", 0, "1UNC3", "1REG3")
    t.turn().play("1TRI1").accept(seat=1).choose(2, seat=1)
    assert t.cards_in("hand") == sorted_cards("1UNC2", CHAOS)
    assert piles(t) == (6, 1)


@rule("imperium:collapse", "imperium:take-unrest")
def test_taking_the_last_chaos_is_no_collapse() -> None:
    """000:799: the game collapses when the pile of Unrest is empty, and by no other pile."""
    t = Table().unrest_left(5).chaos(CHAOS).state_card(0, "3CUL30A").hand(0, "1UNC7").has(0, materials=3).turn()
    t.play("1UNC7").accept(seat=0)
    assert piles(t) == (5, 0)
    assert not t.state.over
    assert t.state.get(COLLAPSED) == 0


@rule("imperium:collapse", "imperium:take-unrest")
def test_a_chaos_instead_of_the_last_unrest_averts_the_collapse() -> None:
    """000:799, 3CUL30A: who "would take" the last Unrest takes a Chaos "instead", so the Unrest stays in its pile."""
    t = Table().unrest_left(1).chaos(CHAOS).state_card(0, "3CUL30A").hand(0, "1UNC7").has(0, materials=3).turn()
    t.play("1UNC7").accept(seat=0)
    assert piles(t) == (1, 0)
    assert not t.state.over


@rule("imperium:take-unrest")
def test_when_no_chaos_is_left_unrest_is_taken_and_nobody_is_asked() -> None:
    """Assumed: no book says what an empty chaos pile means for 3CUL30A. What cannot be taken replaces nothing."""
    t = Table().unrest_left(5).chaos().state_card(0, "3CUL30A").hand(0, "1UNC7").has(0, materials=3).turn()
    t.play("1UNC7")
    assert t.asks()[0] != "may"
    assert t.cards_in("hand", 1) == ["unrest"]
    assert piles(t) == (4, 0)


@rule("imperium:take-unrest")
def test_when_no_chaos_is_left_a_reshuffle_of_the_cultists_brings_none() -> None:
    """Assumed, as above: 3CUL1A names Chaos, and common Unrest is no substitute for it."""
    t = Table().unrest_left(5).chaos().power(0, "3CUL1A").in_play(0, "1CIV10").discards(0, "1REG2").turn().use("1CIV10")
    while t.asks()[0] == "discard":
        t.decline(seat=1)
    assert t.cards_in("discards", 1) == []
    assert t.cards_in("hand", 1) == []
    assert piles(t) == (5, 0)


@rule("imperium:take-unrest", "imperium:look")
@pytest.mark.parametrize("replaced", [False, True], ids=["unrest", "chaos"])
def test_whoever_takes_a_chaos_has_taken_an_unrest(replaced: bool) -> None:
    """000:1752, 1VIK1B: "when you take an Unrest, look at the top card of your nation deck"."""
    t = table().state_card(0, "3CUL30A").hand(0, "1UNC7").has(0, materials=3)
    t.power(1, "1VIK1B").zone("nation deck", 1, "1VIK3", "1VIK4", "1VIK5").turn().play("1UNC7")
    if replaced:
        t.accept(seat=0)
    else:
        t.decline(seat=0)
    t.answer("bottom", 0, seat=1)
    assert t.cards_in("nation deck", 1) == ["1VIK5", "1VIK3", "1VIK4"]


@rule("imperium:discard")
@EITHER_KIND
def test_either_kind_may_be_discarded_where_an_unrest_may(kind: str) -> None:
    """3CUL1A: all other players may discard an Unrest, and who has one in the discard pile takes no Chaos."""
    t = table().power(0, "3CUL1A").in_play(0, "1CIV10").discards(0, "1REG2").hand(1, kind, "1REG3").turn().use("1CIV10")
    assert t.option_cards() == [kind]
    t.pick("discard", kind, seat=1)
    assert t.cards_in("discards", 1) == [kind]
    assert piles(t) == (5, 2)


@rule("imperium:discard")
@EITHER_KIND
def test_either_kind_in_the_discard_pile_keeps_chaos_off(kind: str) -> None:
    """3CUL1A: "each other player with no Unrest in their discard pile takes a Chaos"."""
    t = table().power(0, "3CUL1A").in_play(0, "1CIV10").discards(0, "1REG2").discards(1, kind).turn().use("1CIV10")
    while t.asks()[0] == "discard":
        t.decline(seat=1)
    assert t.cards_in("discards", 1) == [kind]
    assert piles(t) == (5, 2)


@rule("imperium:market", "imperium:acquire")
def test_no_market_card_lies_on_chaos() -> None:
    """000:612, 1461: what is laid under a market card comes from the pile of Unrest."""
    t = table().hand(0, "1TRI1").slot(0, "1UNC2").zone("main deck", 0, "1UNC3", "1UNC9").turn().play("1TRI1")
    assert t.market()[0] == "1UNC9"
    assert t.cards_in("hand") == sorted_cards("unrest", "1UNC2")
    assert piles(t) == (4, 2)


# Playing.


@rule("imperium:play", "imperium:return-unrest")
def test_a_chaos_is_played_for_an_action_and_a_progress_and_goes_back_to_its_pile() -> None:
    """000:1538, 3CUL25: "Pay 1 progress to return this card to the chaos pile"."""
    t = table().hand(0, CHAOS, "1REG2", "1REG3").has(0, progress=2, population=3, materials=6).turn().play(CHAOS)
    assert t.asks() == ("activate", 0)
    assert t.resources(0) == {"materials": 6, "population": 3, "progress": 1, "goods": 0}
    assert t.cards_in("hand") == ["1REG2", "1REG3"]
    assert t.cards_in("discards") == []
    assert piles(t) == home(CHAOS)
    assert t.state.get(ACTIONS) == 2


@rule("imperium:play", "imperium:pay")
def test_nothing_but_progress_pays_for_a_chaos() -> None:
    """3CUL25; 004:600-604: progress stands in for other resources, none for progress."""
    t = table().hand(0, CHAOS, "unrest", "1REG2", "1REG3").has(0, population=9, materials=9, goods=9).turn()
    assert "unrest" in t.playable()
    assert CHAOS not in t.playable()


@rule("imperium:passive", "imperium:free-play")
def test_a_chaos_is_played_for_free_where_an_unrest_is_but_still_paid() -> None:
    """000:1447-1449, 1GRE8: free play saves the action, not the price of the card."""
    t = table().in_play(0, "1GRE8").hand(0, CHAOS).has(0, progress=1).turn().use("1GRE8")
    if t.asks()[0] == "play-card":
        t.card("play-card", CHAOS)
    assert t.resources(0)["progress"] == 0
    assert t.cards_in("hand") == []
    assert piles(t) == home(CHAOS)
    assert t.state.get(ACTIONS) == 3


@rule("imperium:passive")
def test_what_makes_unrest_cheaper_in_materials_or_cards_leaves_chaos_at_a_progress() -> None:
    """1GRE8 lowers the price in materials or cards; a Chaos has a price in neither."""
    t = table().in_play(0, "1GRE8").hand(0, CHAOS, "1REG2").has(0, materials=9, progress=3).turn().play(CHAOS)
    assert t.asks() == ("activate", 0)
    assert t.resources(0) == {"materials": 9, "population": 0, "progress": 2, "goods": 0}
    assert piles(t) == home(CHAOS)


@rule("imperium:exhaust", "imperium:return-unrest")
@EITHER_KIND
def test_playing_either_kind_is_returning_an_unrest(kind: str) -> None:
    """000:1538, 1CIV9: "when you return an Unrest, exhaust this card to gain 2 progress"."""
    t = table().in_play(0, "1CIV9").hand(0, kind).has(0, population=1, progress=1).turn().play(kind)
    if t.asks()[0] == "choose":
        t.choose(0)
    if t.asks()[0] == "pay":
        t.answer("pay", 0)
    t.accept("respond")
    assert piles(t) == home(kind)
    left = {"unrest": (0, 3), CHAOS: (1, 2)}[kind]
    assert (t.resources(0)["population"], t.resources(0)["progress"]) == left


@rule("imperium:exhaust", "imperium:return-unrest")
@EITHER_KIND
def test_vikings_draw_two_for_either_kind_they_return(kind: str) -> None:
    """1VIK1A: "when you return an Unrest, exhaust this card to draw 2 cards"."""
    t = table().power(0, "1VIK1A").hand(0, "1GRE18", kind).deck(0, "1REG2", "1REG3").turn().play("1GRE18").choose(2)
    t.pick("return-unrest", kind).accept("respond")
    assert t.cards_in("hand") == ["1REG2", "1REG3"]
    assert piles(t) == home(kind)


def test_taoism_remembers_a_chaos_returned_this_turn() -> None:
    """3TAN15: "if you have returned an Unrest from your hand this turn"."""
    t = table().in_play(0, "3TAN15").hand(0, "1CIV3", CHAOS).slot(0, "1UNC9").has(0, progress=1).turn()
    t.play(CHAOS).use("3TAN15").choose(1).pick("discard", "1CIV3")
    assert t.state.get(ACTIONS) == 3


def test_an_alien_pays_progress_for_a_chaos_and_takes_unrest_for_it() -> None:
    """3MRT29A: no progress for the costs of [Unrest], the card of that name; a Chaos is a card of another name.

    Assumed from the brackets, which elsewhere name cards while braces name suits. Otherwise it could never be played.
    """
    t = table().state_card(0, "3MRT29A").hand(0, CHAOS).has(0, progress=1).turn().play(CHAOS)
    assert t.cards_in("hand") == ["unrest"]
    assert t.resources(0)["progress"] == 0
    assert piles(t) == (4, 3)


@rule("imperium:exile")
@EITHER_KIND
def test_the_resurrection_stone_plays_either_kind_from_the_discard_pile_and_does_not_exile_it(kind: str) -> None:
    """3MRT11: it is free-played, "then exile that card (unless it was an Unrest)"."""
    t = table().hand(0, "3MRT11").discards(0, kind).has(0, population=1).turn().play("3MRT11")
    t.pick("play-card", kind)
    if t.asks()[0] == "pay":
        t.answer("pay", 0)
    t.decline()
    assert t.cards_in("exile") == []
    assert t.cards_in("discards") == ["3MRT11"]
    assert piles(t) == home(kind)


# Returning by an effect.


@rule("imperium:return-unrest")
@EITHER_KIND
def test_an_effect_returns_either_kind_from_the_hand_to_its_pile_for_nothing(kind: str) -> None:
    """000:710, 1540: the text of the card returned is ignored, so a Chaos costs no progress. 1GRE18."""
    t = table().hand(0, "1GRE18", kind, "1REG2").has(0, progress=1).turn().play("1GRE18").choose(2)
    t.pick("return-unrest", kind)
    assert t.cards_in("hand") == ["1REG2"]
    assert t.resources(0)["progress"] == 1
    assert piles(t) == home(kind)


@rule("imperium:return-unrest")
@EITHER_KIND
def test_whoever_holds_both_kinds_chooses_which_to_return(kind: str) -> None:
    """000:1540, 1VIK23: "return an Unrest" leaves the choice to the player."""
    t = table().hand(0, "1VIK23", "unrest", CHAOS).turn().play("1VIK23").choose(1)
    assert sorted(t.option_cards()) == sorted(["unrest", CHAOS])
    t.pick("return-unrest", kind)
    assert t.cards_in("hand") == [CHAOS if kind == "unrest" else "unrest"]
    assert piles(t) == home(kind)


@rule("imperium:return-unrest", "imperium:history")
def test_ionians_return_one_of_each_kind_from_hand_and_discard_pile() -> None:
    """000:710, 1540, 1TRI4: "return up to 2 Unrest from your hand or discard pile", each to its own pile."""
    t = table().hand(0, "1TRI4", "unrest").discards(0, CHAOS, "1REG2").turn().play("1TRI4")
    t.pick("return-unrest", "unrest").pick("return-unrest", CHAOS, zone=1)
    assert t.cards_in("hand") == []
    assert t.cards_in("discards") == ["1REG2"]
    assert piles(t) == (6, 3)


@rule("imperium:return-unrest", "imperium:solstice")
@EITHER_KIND
def test_the_temple_returns_either_kind_from_the_discard_pile(kind: str) -> None:
    """1CIV14: "Solstice: return an Unrest from your discard pile"."""
    t = table().in_play(0, "1CIV14").turn().done().discards(0, kind).turn().done()
    assert t.cards_in("discards") == []
    assert piles(t) == home(kind)


@rule("imperium:return-unrest", "imperium:solstice")
def test_bread_and_circuses_return_a_chaos_from_the_hand_and_one_from_the_discard_pile() -> None:
    """1ROM10: "You MAY return an Unrest from your hand. You MAY return an Unrest from your discard pile"."""
    t = table().in_play(0, "1ROM10").turn().done().hand(0, "1TRI8", CHAOS).discards(0, CHAOS).turn().done()
    t.pick("discard", "1TRI8").pick("return-unrest", CHAOS).accept()
    assert t.cards_in("hand") == []
    assert t.cards_in("discards") == ["1TRI8"]
    assert piles(t) == home(CHAOS, 2)


@rule("imperium:return-unrest", "imperium:garrison")
@EITHER_KIND
def test_either_kind_under_a_card_goes_home_from_there(kind: str) -> None:
    """3SAS11: "if 1+ Unrest is garrisoned here, pay 1 materials to return one of them"."""
    t = table().in_play(0, "3SAS11").garrisoned(0, "3SAS11", kind).has(0, materials=1).to_solstice().choose(1)
    assert t.under("3SAS11") == []
    assert t.resources(0)["materials"] == 0
    assert piles(t) == home(kind)


@rule("imperium:return-unrest", "imperium:garrison")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [("unrest", "unrest", (7, 2)), ("unrest", CHAOS, (6, 3)), (CHAOS, CHAOS, (5, 4))],
    ids=["unrest", "one of each", "chaos"],
)
def test_the_popol_vuh_is_paid_with_either_kind(first: str, second: str, after: tuple[int, int]) -> None:
    """3MAY4: "return 2 Unrest garrisoned here to take the top fame card"; one of each kind does."""
    t = table().in_play(0, "3MAY4").garrisoned(0, "3MAY4", first, second).hand(0, "1UNC2")
    t.zone("fame deck", 0, "1FAM1").turn().use("3MAY4").pick("discard", "1UNC2")
    assert t.cards_in("hand") == ["1FAM1"]
    assert t.under("3MAY4") == []
    assert piles(t) == after


@rule("imperium:return-unrest")
@EITHER_KIND
def test_the_summoned_keep_either_kind_and_may_return_it(kind: str) -> None:
    """3CUL30B: all cards of the hand but Unrest are exiled; for each, a card is drawn and an Unrest may be returned."""
    t = table().state_card(0, "3CUL30B").hand(0, "1REG2", "1REG3", kind, kind, kind).deck(0, "1REG5").to_solstice()
    t.pick("to-history", "1REG2").choose(0)
    if t.asks()[0] == "return-unrest":
        t.pick("return-unrest", kind)
    assert t.cards_in("exile") == ["1REG3"]
    assert t.cards_in("hand") == sorted_cards(kind, kind, "1REG5")
    assert piles(t) == home(kind)


# Revolt.


@rule("imperium:revolt", "imperium:return-unrest")
def test_a_revolt_returns_both_kinds_each_to_its_pile_for_nothing() -> None:
    """000:710: any number from the hand "to their respective piles. Normally it is the pile of Unrest"; 000:1544."""
    t = table().hand(0, "unrest", CHAOS, CHAOS, "1TRI8").has(0, progress=1).turn("revolt")
    t.pick("revolt", "unrest", CHAOS, CHAOS)
    assert "1TRI8" in t.cards_in("hand")
    assert not {"unrest", CHAOS} & {*t.cards_in("hand"), *t.cards_in("discards")}
    assert t.resources(0)["progress"] == 1
    assert piles(t) == (6, 4)


@rule("imperium:revolt")
def test_only_unrest_of_either_kind_is_offered_in_a_revolt() -> None:
    """000:710: what is returned is Unrest; both kinds are."""
    t = table().hand(0, "unrest", CHAOS, "1TRI8").turn("revolt")
    assert sorted(t.option_cards()) == sorted(["unrest", CHAOS])


@rule("imperium:revolt")
def test_a_hand_with_no_unrest_but_chaos_revolts() -> None:
    """000:710: any number of either kind; here the only one is a Chaos."""
    t = table().hand(0, CHAOS, "1TRI8").turn("revolt").pick("revolt", CHAOS)
    assert piles(t) == home(CHAOS)


@rule("imperium:revolt")
def test_a_revolt_may_return_the_chaos_and_keep_the_unrest() -> None:
    """000:710: "any number"."""
    t = table().hand(0, "unrest", CHAOS).turn("revolt").pick("revolt", CHAOS).decline("revolt")
    assert t.cards_in("hand") == ["unrest"]
    assert piles(t) == home(CHAOS)


# Garrisons.


@rule("imperium:garrison")
@EITHER_KIND
def test_either_kind_may_be_garrisoned_as_a_card(kind: str) -> None:
    """000:157, 888; 004:616: a card of the hand, Unrest among them, goes under the region. 1MAC19."""
    t = table().hand(0, "1MAC19", kind).turn().play("1MAC19").pick("garrison", kind)
    assert t.under("1MAC19") == [kind]
    assert t.cards_in("hand") == []
    assert piles(t) == (5, 2)


@rule("imperium:garrison", "imperium:exhaust")
@EITHER_KIND
def test_either_kind_may_be_garrisoned_where_an_unrest_may(kind: str) -> None:
    """3SAS11: "Exhaust: garrison an Unrest here"."""
    t = table().in_play(0, "3SAS11").hand(0, kind, "1REG2").turn()
    assert t.usable() == ["3SAS11"]
    t.use("3SAS11")
    if t.asks()[0] == "garrison":
        assert t.option_cards() == [kind]
        t.pick("garrison", kind)
    assert t.under("3SAS11") == [kind]
    assert t.cards_in("hand") == ["1REG2"]


@rule("imperium:garrison", "imperium:solstice")
def test_both_kinds_together_are_laid_under_the_popol_vuh() -> None:
    """3MAY4: "pay any amount of materials to garrison an equal number of Unrest here"."""
    t = table().in_play(0, "3MAY4").hand(0, "unrest", CHAOS).has(0, materials=2).to_solstice()
    t.answer("pay-up-to", 2)
    if t.asks()[0] == "garrison":
        t.pick("garrison", "unrest", CHAOS)
    assert sorted(t.under("3MAY4")) == sorted(["unrest", CHAOS])
    assert t.resources(0)["materials"] == 0


@rule("imperium:garrison", "imperium:abandon")
@EITHER_KIND
def test_either_kind_under_an_abandoned_card_goes_to_the_discard_pile(kind: str) -> None:
    """000:1429: what is garrisoned is abandoned as well; it does not go home. 1ROM4."""
    t = table().hand(0, "1ROM4").in_state(0, "empire").in_play(1, "1REG3").garrisoned(1, "1REG3", kind)
    t.turn().play("1ROM4")
    assert t.cards_in("discards", 1) == sorted_cards("1REG3", kind)
    assert t.under("1REG3") == []
    assert piles(t) == (5, 2)


@rule("imperium:garrison", "imperium:recall")
@EITHER_KIND
def test_either_kind_under_a_recalled_card_comes_back_to_the_hand(kind: str) -> None:
    """004:620, 628: what is garrisoned comes to the hand as well. 1SCY13."""
    t = table().hand(0, "1SCY13").in_play(1, "1REG3").garrisoned(1, "1REG3", kind).turn().play("1SCY13")
    assert t.cards_in("hand", 1) == sorted_cards("1REG3", kind)
    assert piles(t) == (5, 2)


@rule("imperium:garrison", "imperium:history")
@EITHER_KIND
def test_either_kind_under_a_card_put_into_the_history_goes_with_it(kind: str) -> None:
    """004:620: what is garrisoned is put into the history as well, and counts there. 1UNC4."""
    t = table().in_play(0, "1UNC4").garrisoned(0, "1UNC4", kind).to_solstice().accept().choose(1)
    assert t.cards_in("history") == sorted_cards("1UNC4", kind)
    assert piles(t) == (5, 2)
    assert t.state.scores()[0] == 2 + 2 + {"unrest": -2, CHAOS: -3}[kind]


# Exile.


@rule("imperium:exile", "imperium:garrison")
@EITHER_KIND
def test_either_kind_under_an_exiled_card_goes_home(kind: str) -> None:
    """004:620 would exile it with its host; Unrest is returned to its pile instead (ruling on exile). 3TRO8."""
    t = table().in_play(0, "3TRO8").tokens(0, "3TRO8", goods=3).garrisoned(0, "3TRO8", kind).hand(0, "1REG2")
    t.zone("fame deck", 0, "1FAM1").turn().answer("activate", PROFIT + number("3TRO8"))
    if t.asks()[0] == "on-deck":
        t.pick("on-deck", "1REG2")
    assert t.cards_in("exile") == ["3TRO8"]
    assert piles(t) == home(kind)


@rule("imperium:exile", "imperium:nation-deck")
@EITHER_KIND
def test_either_kind_in_an_exiled_nation_deck_goes_home(kind: str) -> None:
    """3MRT29A: "exile your Nation deck"; the Unrest in it is returned to its pile (ruling on exile)."""
    t = table().state_card(0, "3MRT29A").zone("nation deck", 0, "3MRT11", kind).hand(0, *["1REG2"] * 5).to_solstice()
    assert t.cards_in("nation deck") == []
    assert t.cards_in("exile") == ["3MRT11"]
    assert piles(t) == home(kind)


@rule("imperium:discard")
@EITHER_KIND
def test_either_kind_is_refused_where_an_unrest_is(kind: str) -> None:
    """3UNC19: "Discard a card (not an Unrest)"; with nothing else in hand it cannot be paid."""
    t = table().hand(0, "3UNC19", kind, "1REG2").turn().play("3UNC19")
    if t.asks()[0] == "discard":
        assert t.option_cards() == ["1REG2"]
        t.pick("discard", "1REG2")
    assert t.cards_in("hand") == [kind]
    t = table().hand(0, "3UNC19", kind).turn()
    assert "3UNC19" not in t.playable()


# Among one's cards.


@rule("imperium:draw", "imperium:reshuffle")
@EITHER_KIND
def test_either_kind_in_the_discard_pile_is_reshuffled_and_drawn(kind: str) -> None:
    """000:151: Unrest fills the deck; nothing but returning takes it out. 1CIV10."""
    t = table().in_play(0, "1CIV10").discards(0, kind).turn().use("1CIV10")
    assert t.cards_in("hand") == [kind]
    assert t.cards_in("discards") == []
    assert piles(t) == (5, 2)


@rule("imperium:nation-deck", "imperium:swap")
@EITHER_KIND
def test_either_kind_may_be_swapped_into_the_nation_deck_and_counts_no_more(kind: str) -> None:
    """1REG14 swaps any card of the hand; 000:809 (no points there)."""
    t = table().hand(0, kind).in_play(0, "1REG14").zone("nation deck", 0, "1ROM9", "1ROM10").turn()
    t.use("1REG14").accept().accept()
    if t.asks()[0] == "swap-nation":
        t.card("swap-nation", kind)
    assert t.cards_in("nation deck") == ["1ROM9", kind]
    assert t.cards_in("hand") == ["1ROM10"]
    assert kind not in [code_of(card) for card, _, _ in breakdown(t.state, 0)]


@rule("imperium:give")
@EITHER_KIND
def test_either_kind_may_be_given_away(kind: str) -> None:
    """000:1552, 1710; 1CAR8: "Give each other player a card"; it goes to the hand and was not taken."""
    t = table().hand(0, "1CAR8", kind).in_state(0, "empire").deck(0, "1REG2").turn().play("1CAR8").pick("give", kind)
    assert t.cards_in("hand", 1) == [kind]
    assert piles(t) == (5, 2)


# Scoring.


@rule("imperium:scoring")
@pytest.mark.parametrize("zone", ["hand", "deck", "discards", "history", "garrison"])
def test_a_chaos_counts_minus_three_and_an_unrest_minus_two_wherever_cards_count(zone: str) -> None:
    """000:809, 813; 004:618 (garrisoned cards); -3 is printed on 3CUL25, -2 on Unrest. 1REG3 is worth a point."""
    t = table().in_play(0, "1REG3").has(0, progress=20)
    if zone == "garrison":
        t.garrisoned(0, "1REG3", "unrest", CHAOS, CHAOS)
    else:
        t.zone(zone, 0, "unrest", CHAOS, CHAOS)
    assert t.state.scores()[0] == 20 + 1 - 2 - 3 - 3


@rule("imperium:scoring")
def test_every_chaos_is_listed_with_its_points() -> None:
    """000:813."""
    t = table().hand(0, "unrest", CHAOS, CHAOS)
    worth = sorted((code_of(card), worth) for card, _, worth in breakdown(t.state, 0))
    assert worth in ([(CHAOS, -3), (CHAOS, -3), ("unrest", -2)], [(CHAOS, -6), ("unrest", -2)])


@rule("imperium:scoring")
def test_chaos_in_the_nation_deck_or_in_its_pile_costs_the_cultists_nothing() -> None:
    """000:809: cards still in the nation deck are not scored; the chaos pile is no place of theirs that is."""
    t = cultists(table(), 0).zone("nation deck", 0, CHAOS)
    assert t.state.scores()[0] == 0


@rule("imperium:scoring")
@EITHER_KIND
def test_the_notorious_score_for_either_kind_of_the_others(kind: str) -> None:
    """1FAM3: a point for each Unrest scored by other players: by the card, not by its points."""
    t = table().hand(0, "1FAM3").hand(1, kind).discards(1, kind).history(1, kind)
    points = {code_of(card): worth for card, _, worth in breakdown(t.state, 0)}
    assert points == {"1FAM3": 3}


def before_scoring(t: Table) -> Table:
    """Plays the last round to the question before scoring, or to the end."""
    t.count(SCORING, 0, 1).count(ROUND, 0, 2).turn().done()
    while not t.state.over and t.asks()[0] != "return-unrest":
        t.state.choose(1 if t.asks()[0] == "turn" else t.state.options[0])
    return t


@rule("imperium:scoring", "imperium:return-unrest")
@pytest.mark.parametrize(
    ("returned", "kept", "after"),
    [(("unrest", "unrest"), -3, (7, 2)), (("unrest", CHAOS), -2, (6, 3))],
    ids=["unrest", "one of each"],
)
def test_sumerians_return_either_kind_before_scoring(
    returned: tuple[str, str], kept: int, after: tuple[int, int]
) -> None:
    """000:1598, 1602, 1620: up to two, from wherever cards count; against the Cultists they may be Chaos."""
    t = before_scoring(table().hand(0, "1TRI7", "unrest", "unrest", CHAOS))
    t.pick("return-unrest", *returned)
    assert t.state.over
    assert t.state.scores()[0] == 3 + kept
    assert piles(t) == after


@rule("imperium:scoring", "imperium:garrison")
@EITHER_KIND
@pytest.mark.parametrize("place", ["history", "sunken", "legends"])
def test_sumerians_return_either_kind_from_the_history_or_what_a_nation_has_instead(place: str, kind: str) -> None:
    """000:1598: hand, play area, discard pile, draw deck, history, or what some nations have like it."""
    t = before_scoring(table().hand(0, "1TRI7").zone(place, 0, kind))
    assert not t.state.over
    assert t.option_cards() == [kind]
    t.pick("return-unrest", kind, zone=t.state.options[-1] // PLACE).decline("return-unrest")
    assert t.state.over
    assert t.cards_in(place) == []
    assert t.state.scores()[0] == 3
    assert piles(t) == home(kind)


@rule("imperium:return-unrest")
def test_both_kinds_in_the_draw_deck_are_offered_in_the_order_of_their_numbers() -> None:
    """Whatever the order in which they lie there: the number of the common Unrest is the lowest."""
    t = before_scoring(table().hand(0, "1TRI7").deck(0, CHAOS, "unrest", *FILLERS))
    place = 2 * PLACE
    assert t.state.options == [-1, place + number("unrest"), place + number(CHAOS)]


@rule("imperium:scoring")
def test_a_ceremony_that_shows_unrest_is_no_unrest_to_return() -> None:
    """000:1754, 1756: the last stages show the sign of Unrest, but a ceremony leaves play by its solstice only."""
    t = before_scoring(table().hand(0, "1TRI7").in_play(0, "3CUL3B"))
    if not t.state.over:
        assert t.option_cards() == []
        t.decline("return-unrest")
    assert t.state.over
    assert t.cards_in("play") == ["3CUL3B"]


# Collapse.


def collapse(t: Table) -> Table:
    """Seat 0 lets seat 1 take the last Unrest (1CEL3)."""
    t.unrest_left(1).hand(0, "1CEL3").in_state(0, "empire").turn().play("1CEL3")
    assert t.state.get(COLLAPSED) == 1
    return t


@rule("imperium:collapse")
@pytest.mark.parametrize("zone", ["deck", "discards", "history", "garrison"])
@EITHER_KIND
def test_in_a_collapse_either_kind_counts_as_unrest(kind: str, zone: str) -> None:
    """000:831: who has the fewest Unrest in hand, play, deck, discard pile and history wins, whatever the points."""
    t = Table().chaos(CHAOS, CHAOS).in_play(0, "1REG3").has(0, progress=30)
    if zone == "garrison":
        t.garrisoned(0, "1REG3", kind, kind)
    else:
        t.zone(zone, 0, kind, kind)
    assert collapse(t).state.winners() == [1]


@rule("imperium:collapse")
@EITHER_KIND
def test_in_a_collapse_a_card_of_either_kind_counts_as_one(kind: str) -> None:
    """000:831, 835: one card each is a tie, and then points decide."""
    t = Table().chaos(CHAOS, CHAOS).discards(0, kind).has(0, progress=30)
    assert collapse(t).state.winners() == [0]
    t = Table().chaos(CHAOS, CHAOS).discards(0, kind).has(1, progress=30)
    assert collapse(t).state.winners() == [1]


@rule("imperium:collapse")
def test_in_the_points_after_a_tied_collapse_a_chaos_costs_three() -> None:
    """000:813, 835: with as many cards and 1 progress each, seat 2 with a Chaos is behind seat 1 with an Unrest."""
    t = Table(3).chaos(CHAOS).discards(0, *["unrest"] * 3).hand(2, CHAOS).has(1, progress=1).has(2, progress=1)
    t.unrest_left(1).hand(0, "1CIV4").in_state(0, "empire").turn().play("1CIV4").answer("taker", 1)
    assert t.state.get(COLLAPSED) == 1
    assert t.state.winners() == [1]


@rule("imperium:collapse")
@EITHER_KIND
def test_in_a_collapse_neither_the_nation_deck_nor_the_chaos_pile_counts(kind: str) -> None:
    """000:831: "cards still in your nation deck or in the chaos pile of the Cultists do not count"."""
    t = cultists(Table().chaos(*[CHAOS] * 3), 0).zone("nation deck", 0, kind, kind).has(1, progress=30)
    assert collapse(t).state.winners() == [0]


@rule("imperium:collapse")
@pytest.mark.parametrize("cultist", [0, 1])
def test_cultists_with_an_empty_chaos_pile_win_a_collapse(cultist: int) -> None:
    """000:833, 1752, 3CUL25: however much Unrest they have and however few points."""
    t = cultists(Table().chaos(), cultist).discards(cultist, *["unrest"] * 4).has(1 - cultist, progress=30)
    assert collapse(t).state.winners() == [cultist]


@rule("imperium:collapse")
@pytest.mark.parametrize("cultist", [0, 1])
def test_with_a_chaos_left_cultists_win_no_collapse_by_chaos(cultist: int) -> None:
    """000:833: the pile has to be empty; with one card in it Unrest is counted as usual."""
    t = cultists(Table().chaos(CHAOS), cultist).discards(cultist, *["unrest"] * 4).has(cultist, progress=30)
    assert collapse(t).state.winners() == [1 - cultist]


@rule("imperium:collapse")
def test_without_cultists_an_empty_chaos_pile_wins_nothing() -> None:
    """000:833: the exception is for a Cultist player; without one there is no chaos pile, which is not an empty one."""
    t = cultists(Table().chaos(), None).discards(0, "unrest", "unrest")
    assert collapse(t).state.winners() == [1]
    t = cultists(Table().chaos(), None).discards(1, "unrest")
    assert collapse(t).state.winners() == [0]


@rule("imperium:collapse", "imperium:return-unrest")
def test_sumerians_do_not_undo_a_victory_by_chaos() -> None:
    """000:1600, 1602: the Cultists win at once, and nobody is asked to return a Chaos."""
    t = cultists(Table().chaos(), 0).discards(0, *["unrest"] * 4).hand(1, "1TRI7").discards(1, CHAOS)
    collapse(t)
    assert t.state.over
    assert t.state.winners() == [0]
    assert t.cards_in("discards", 1) == [CHAOS]
    assert t.left_in_chaos() == 0


@rule("imperium:collapse", "imperium:return-unrest")
@EITHER_KIND
def test_tied_in_a_collapse_sumerians_return_either_kind_for_the_points(kind: str) -> None:
    """000:1600, 1602: the tie stands, but those tied score, and who has Sumerians may return Unrest first.

    Nobody is asked, for nobody would keep it (our ruling). Two cards each. Seat 0 has 7 progress; without its Unrest
    seat 1 has more.
    """
    t = Table().chaos(CHAOS).discards(0, "unrest", "unrest").has(0, progress=7)
    t.discards(1, kind, "1TRI7").has(1, progress=6)
    assert collapse(t).state.over
    assert t.state.winners() == [1]


@rule("imperium:collapse")
def test_the_unrest_a_ceremony_shows_counts_in_a_collapse() -> None:
    """000:1756: the last stage shows two signs of Unrest, which count against the Cultists unless they win by Chaos."""
    t = cultists(Table().chaos(CHAOS), 0).in_play(0, "3CUL3B").has(0, progress=30)
    assert collapse(t).state.winners() == [1]
    t = cultists(Table().chaos(CHAOS), 0).in_play(0, "3CUL3B").has(0, progress=30).discards(1, "unrest", "unrest")
    assert collapse(t).state.winners() == [0]
