"""The turn of the automaton and its clean-up (000:1061-1113, parts b 1-4 and c of the facts on the automaton)."""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    BARBARIAN,
    DECK,
    DISCARD,
    DYNASTY,
    EMPIRE,
    RESOLVED,
    STATE,
    UNDER_DIE,
)

from ..scenario import code_of
from .laying import BOT
from .playing import Table
from .test_set_up import CARDS

# On the barbarian side of the Romans each of these gives 2 materials and goes to the discard pile.
OTHERS = ("1UNC3", "1UNC18", "1UNC20", "1UNC21", "1UNC2X", "1CIV2")
FILLING = ("1TRI1", "1TRI2", "1TRI4", "1TRI7", "1TRI11", "1TRI8")
MARKET = ("1CIV10", "1CIV14", "1CIV8", "1UNC8", "1REG8")
FIVE = {"emperor": 5, "sovereign": 5}
FOUR = {"chieftain": 4, "warlord": 4}
SIX = {"overlord": 6, "supreme_ruler": 6}
SIZE = FOUR | FIVE | SIX


def romans(level: str = "emperor", count: int | None = None) -> Table:
    """Cards that give 2 materials lie in all slots of the Romans, and enough others in their deck."""
    table = Table("ROM", level=level)
    table.in_market(*MARKET)
    table.slots(*OTHERS[: SIZE[level] if count is None else count]).piles(
        deck=list(FILLING), dynasty=["1ROM3", "1ROM2"]
    )
    table.listen()
    return table


def resolved(table: Table) -> list[str]:
    return [code_of(args[0]) for args in table.heard(RESOLVED)]


# The die.


@pytest.mark.rule("imperium:automaton-turn", "imperium:automaton-levels")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("level", SIZE)
def test_the_covered_card_waits_and_the_others_go_in_order(level: str, die: int) -> None:
    """000:1063-1065, 1093, 1103, 1268, 1296: then it lies in slot 1, a token above it unless the die shows 6."""
    table, size = romans(level), SIZE[level]
    table.die_shows(die).turn_of_automaton()
    there = list(OTHERS[:size])
    covered = [there.pop(die - 1)] if die <= size else []
    assert resolved(table) == there
    assert table.pool()["materials"] == 2 * len(there)
    filled = list(reversed(FILLING))[: size - len(covered)]
    assert table.in_slots() == covered + filled
    assert table.there(UNDER_DIE) == []
    tokens = [table.tokens_in(slot) for slot in range(1, 6)]
    wanted = [{"progress": 1} if covered and slot == die and die < 6 else {} for slot in range(1, 6)]
    assert tokens == wanted


@pytest.mark.rule("imperium:automaton-turn")
@pytest.mark.parametrize("die", [4, 5])
def test_the_die_on_an_empty_slot_covers_nothing(die: int) -> None:
    """000:1093, D11: no card left unresolved, no token."""
    table = romans(count=3)
    table.die_shows(die).turn_of_automaton()
    assert resolved(table) == list(OTHERS[:3])
    assert not any(table.tokens_in(slot) for slot in range(1, 6))


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:automaton-turn")
@pytest.mark.parametrize("nation", CARDS)
def test_the_token_of_each_nation(nation: str) -> None:
    """000:1093-1101: 1 progress; of the Carthaginians 2 materials, and so on."""
    wanted = {
        "CAR": {"materials": 2},
        "GUP": {"goods": 1},
        "QIN": {"population": 1},
        "TAN": {"population": 1},
        "WAG": {"materials": 1},
    }.get(nation, {"progress": 1})
    table = Table(nation)
    table.in_market(*MARKET).unrest_left(9)
    table.slots("1UNC3").piles(deck=list(FILLING))
    table.die_shows(1).turn_of_automaton()
    assert [table.tokens_in(slot) for slot in range(1, 6)] == [wanted, {}, {}, {}, {}]


@pytest.mark.rule("imperium:automaton-clean-up")
def test_the_token_comes_on_top_of_others() -> None:
    table = romans()
    table.slot(2, "1CIV8", progress=2, materials=1).die_shows(3)
    table.turn_of_automaton()
    assert table.tokens_in(3) == {"progress": 3, "materials": 1}


@pytest.mark.rule("imperium:automaton-clean-up")
def test_an_empty_place_of_the_market_takes_no_token() -> None:
    table = romans()
    table.slot(2, None).die_shows(3)
    table.turn_of_automaton()
    assert not any(table.tokens_in(slot) for slot in range(1, 6))
    assert table.in_slots()[0] == OTHERS[2]


# Filling the slots.


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:reshuffle")
def test_an_empty_deck_takes_a_dynasty_card_and_the_discard_pile() -> None:
    """000:1109: two cards lie in the deck; the third comes from the four resolved and the dynasty card."""
    table = romans()
    table.piles(deck=["1TRI1", "1TRI2"]).die_shows(5)
    table.turn_of_automaton()
    assert table.in_slots()[:3] == [OTHERS[4], "1TRI2", "1TRI1"]
    rest = table.in_slots()[3:] + table.there(DECK)
    assert sorted(rest) == sorted([*OTHERS[:4], "1ROM2"])
    assert table.there(DISCARD) == []
    assert table.there(DYNASTY) == ["1ROM3"]


@pytest.mark.rule("imperium:automaton-clean-up")
def test_no_reshuffle_when_the_deck_is_just_enough() -> None:
    table = romans()
    table.piles(deck=list(FILLING[:4])).die_shows(5)
    table.turn_of_automaton()
    assert table.there(DECK) == []
    assert len(table.there(DISCARD)) == 4
    assert table.there(DYNASTY) == ["1ROM3", "1ROM2"]


@pytest.mark.rule("imperium:automaton-clean-up")
def test_several_dynasty_cards_in_one_clean_up() -> None:
    """000:1109: deck and discard pile are empty, so that each slot costs a card."""
    table = Table("ROM")
    table.slots("1UNC3").piles(dynasty=["1ROM3", "1ROM4", "1ROM5", "1ROM9", "1ROM10", "1ROM11"])
    table.die_shows(1).turn_of_automaton()
    assert table.in_slots() == ["1UNC3", "1ROM11", "1ROM10", "1ROM9", "1ROM5"]
    assert table.there(DYNASTY) == ["1ROM3", "1ROM4"]
    assert not table.ended()


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:automaton-end")
def test_without_a_dynasty_only_the_discard_pile_is_shuffled() -> None:
    table = romans(count=2)
    table.piles(discard=["1REG2"]).piles(deck=[], dynasty=[]).die_shows(2)
    table.turn_of_automaton()
    assert sorted(table.in_slots()) == sorted(["1REG2", *OTHERS[:2]])
    assert table.in_slots()[0] == OTHERS[1]


@pytest.mark.rule("imperium:automaton-clean-up")
def test_with_nothing_at_all_the_slots_stay_empty() -> None:
    table = romans(count=1)
    table.piles(deck=[], dynasty=[]).die_shows(1)
    table.turn_of_automaton()
    assert table.in_slots() == [OTHERS[0]]
    assert table.there(DECK) + table.there(DISCARD) == []


@pytest.mark.rule("imperium:automaton-turn")
def test_nothing_is_reshuffled_before_the_clean_up() -> None:
    """000:1139, 1155: a row that discards or resolves from an empty deck finds nothing, whatever lies discarded."""
    table = Table("MIN", "horizons")
    # Fame on this side: resolve the top card of the deck, then discard another.
    table.slots("1FAM1").piles(discard=["1UNC3", "1UNC4"], dynasty=["2MIN3X", "2MIN4"])
    table.die_shows(6).turn_of_automaton()
    assert table.pool() == {"progress": 2}
    assert table.past() == ["1FAM1"]


# The levels.


@pytest.mark.rule("imperium:automaton-levels", "imperium:automaton-clean-up")
@pytest.mark.parametrize("level", SIZE)
def test_only_the_warlord_discards_a_card_after_filling(level: str) -> None:
    """000:1274."""
    table = romans(level)
    table.die_shows(1).turn_of_automaton()
    gone = list(OTHERS[1 : SIZE[level]])
    left = list(FILLING[: 6 - (SIZE[level] - 1)])
    if level == "warlord":
        gone.append(left.pop())
    assert sorted(table.there(DISCARD)) == sorted(gone)
    assert table.there(DECK) == left


@pytest.mark.rule("imperium:automaton-levels", "imperium:automaton-clean-up")
def test_the_warlord_shuffles_nothing_for_it() -> None:
    """000:1155: with an empty deck there is nothing to discard."""
    table = romans("warlord")
    table.piles(deck=list(FILLING[:3])).die_shows(1)
    table.turn_of_automaton()
    assert table.there(DECK) == []
    assert sorted(table.there(DISCARD)) == sorted(OTHERS[1:4])
    assert table.there(DYNASTY) == ["1ROM3", "1ROM2"]


@pytest.mark.rule("imperium:automaton-levels")
@pytest.mark.parametrize("level", SIZE)
def test_the_supreme_ruler_gains_progress_for_each_unrest_returned(level: str) -> None:
    """000:1350: Unrest from a slot, and Unrest that a row returns from the discard pile."""
    table = Table("MIN", "horizons", level)
    # Pinned on this side: 1 progress, discard the top card, return an Unrest, into the history.
    table.slots("unrest", "unrest", "1UNC10").piles(discard=["unrest"], deck=list(FILLING))
    table.unrest_left(4).die_shows(6).turn_of_automaton()
    assert table.pool()["progress"] == 1 + (3 if level == "supreme_ruler" else 0)
    assert table.state.unrest_left() == 7


@pytest.mark.rule("imperium:automaton-levels")
def test_unrest_from_under_the_market_is_not_returned_by_it() -> None:
    """Part e: exiling a card of the market puts the Unrest under it back, which is no gain to the Supreme Ruler."""
    table = Table("MIN", "horizons", "supreme_ruler")
    table.slots("1REG4").in_market("1UNC8", "1UNC9").piles(deck=list(FILLING))
    table.zone("main deck", 0, "1REG5", "1REG6").unrest_left(5).give(progress=0)
    table.die_shows(6).turn_of_automaton()
    assert table.cards_in("exile") == ["1UNC8"]
    assert table.state.unrest_left() == 6
    assert table.pool().get("progress", 0) == 0


# The state card.

TURNED = {
    "CAR": "1CAR2X",
    "CEL": "1CEL2",
    "EGY": "2EGY2",
    "GRE": "1GRE2",
    "JPN": "3JPN2",
    "MAC": "1MAC2",
    "MAG": "3MAG2",
    "MAU": "2MAU2",
    "MAY": "3MAY2",
    "MIN": "2MIN2",
    "OLM": "2OLM2",
    "PER": "1PER2",
    "QIN": "2QIN2",
    "ROM": "1ROM2",
    "SCY": "1SCY2",
    "ABB": "3ABB2",
    "AKS": "3AKS2",
    "GUP": "3GUP2",
    "SAS": "3SAS2",
    "TAN": "3TAN2",
    "WAG": "3WAG2",
}
NEVER = {"ART": "2ART8", "POL": "3POL3", "TAI": "3TAI2", "VIK": "1VIK2"}


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:state")
@pytest.mark.parametrize(("nation", "accession"), TURNED.items())
def test_the_accession_card_turns_the_state_card(nation: str, accession: str) -> None:
    """000:1113: when it comes into the discard pile, here in the clean-up; not before."""
    table = Table(nation)
    before = table.side_up()
    dynasty = ["1CIV8", "1CIV14", accession, "1CIV10"]
    table.slots("1UNC3").piles(dynasty=dynasty, deck=list(FILLING[:3])).die_shows(1).turn_of_automaton()
    assert table.there(DYNASTY) == dynasty[:3]
    assert (table.side_up(), table.state.get(STATE + BOT)) == (before, BARBARIAN)
    # With a card fewer in the deck the second to come is the accession card.
    again = Table(nation)
    again.slots("1UNC3").piles(dynasty=dynasty, deck=list(FILLING[:2])).die_shows(1).turn_of_automaton()
    assert again.there(DYNASTY) == dynasty[:2]
    assert again.side_up() != before
    assert again.state.get(STATE + BOT) == EMPIRE


@pytest.mark.rule("imperium:automaton-clean-up")
@pytest.mark.parametrize(("nation", "accession"), NEVER.items())
def test_four_nations_never_turn_their_card_by_it(nation: str, accession: str) -> None:
    """000:1113: it is an ordinary dynasty card to them."""
    table = Table(nation)
    table.slots("1UNC3").piles(dynasty=["1CIV8", accession], deck=list(FILLING[:3])).die_shows(1)
    before = (table.side_up(), table.state.get(STATE + BOT))
    table.turn_of_automaton()
    assert table.there(DYNASTY) == ["1CIV8"]
    assert accession in table.in_slots()
    assert (table.side_up(), table.state.get(STATE + BOT)) == before


@pytest.mark.rule("imperium:automaton-clean-up", "imperium:automaton-resolving")
def test_the_next_card_of_the_same_turn_is_looked_up_on_the_other_side() -> None:
    """000:1113: at once. A mask gives progress to Olmecs only as an empire."""
    table = Table("OLM")
    # Other: the top card of the dynasty goes to the discard pile. A mask then: 1 progress and discard the top card.
    table.slots("1UNC3", "2OLM12").piles(dynasty=["2OLM3", "2OLM2"], deck=list(FILLING))
    table.die_shows(6).turn_of_automaton()
    assert table.pool() == {"progress": 1}
    assert table.state.get(STATE + BOT) == EMPIRE
