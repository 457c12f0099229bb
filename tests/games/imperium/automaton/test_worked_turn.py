"""The worked turn of the book, card by card (000:1360-1417).

A number after 000 is a line of the Horizons book; letters with numbers are parts of the facts on the automaton. The
pictured market is lost, so that the other cards are ours, as the example needs them: Elders with a progress token is
worth as much as another card without one, and lies in a higher slot.
"""

from __future__ import annotations

import pytest

from civitas.games.imperium.state import (
    DECK,
    DIE_ROLLED,
    DISCARD,
    DYNASTY,
    HISTORY,
    RESOLVED,
    SLOT_UNREST,
)

from ..scenario import code_of
from .playing import Table

CARACOL, COVERED, MASK, CHULTUNS = "3MAY21", "3MAY27", "3MAY23", "3MAY26"
ELDERS, SCRUBLAND, DYNASTY_CARD = "1UNC3", "3REG8", "3MAY2"


def example(seed: int = 1) -> Table:
    """The Mayan automaton at Emperor before its turn."""
    table = Table("MAY", "horizons", seed=seed)
    table.slots(CARACOL, COVERED, "unrest", MASK, CHULTUNS).piles(dynasty=["3MAY3", DYNASTY_CARD])
    table.in_market("1UNC6", SCRUBLAND, "1CIV2").slot(3, ELDERS, progress=1).slot(4, "1REG8")
    table.zone("uncivilised deck", 0, "1UNC10", "1UNC8").unrest_left(5)
    table.listen()
    return table


def played() -> Table:
    table = example()
    table.die_shows(2).turn_of_automaton()
    return table


@pytest.mark.rule("imperium:automaton-turn")
def test_the_card_under_the_die_is_left_and_the_others_resolved_from_slot_1_on() -> None:
    table = played()
    assert [args[0] for args in table.heard(DIE_ROLLED)] == [2]
    assert [code_of(args[0]) for args in table.heard(RESOLVED)] == [CARACOL, "unrest", MASK, CHULTUNS]


@pytest.mark.rule("imperium:automaton-turn")
def test_a_six_would_have_covered_nothing() -> None:
    table = example()
    table.die_shows(6).turn_of_automaton()
    assert [code_of(args[0]) for args in table.heard(RESOLVED)] == [CARACOL, COVERED, "unrest", MASK, CHULTUNS]


@pytest.mark.rule("imperium:automaton-resolving", "imperium:automaton-words", "imperium:automaton-market")
def test_the_rows_of_the_four_cards() -> None:
    """City: progress. Unrest: back. Stone Mask: nothing of its own row can be done, of the next one progress.

    Chultuns: the Stone Mask back onto the deck, Elders and its token, Unrest on top of it; Chultuns to the history.
    """
    table = played()
    assert table.pool() == {"progress": 3}
    assert table.there(HISTORY) == [CHULTUNS]
    # One back from slot 3, one taken with Elders, one from the pile under the new card: the pile is one smaller.
    assert table.state.unrest_left() == 5
    assert table.market() == ["1UNC6", SCRUBLAND, "1CIV2", "1UNC8", "1REG8"]
    assert [table.state.get(SLOT_UNREST + slot) for slot in range(5)] == [1, 0, 1, 1, 0]
    assert table.tokens_in(4) == {}


@pytest.mark.rule("imperium:automaton-clean-up")
def test_its_clean_up() -> None:
    """A token above slot 2, its card to slot 1, then Unrest, Elders, the mask; then a dynasty card and a shuffle."""
    table = played()
    assert [table.tokens_in(slot) for slot in range(1, 6)] == [{}, {"progress": 1}, {}, {}, {}]
    assert table.in_slots()[:4] == [COVERED, "unrest", ELDERS, MASK]
    last = table.in_slots()[4:]
    assert len(last) == 1
    assert sorted(last + table.there(DECK)) == sorted([CARACOL, DYNASTY_CARD])
    assert table.there(DISCARD) == []
    assert table.there(DYNASTY) == ["3MAY3"]


@pytest.mark.rule("imperium:automaton-clean-up")
def test_which_of_the_two_comes_to_slot_5_nobody_knows() -> None:
    lasts = {str(example(seed).die_shows(2).turn_of_automaton().in_slots()[4]) for seed in range(20)}
    assert lasts == {CARACOL, DYNASTY_CARD}
