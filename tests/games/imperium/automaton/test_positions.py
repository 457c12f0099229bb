"""The positions for the rows are whole, repeatable and leave the human no choice."""

from __future__ import annotations

from .oracle_facts import UNREST, cards, rows_of
from .positions import Case, all_cases, expected, row_cases, table_keys, unreachable
from .positions_build import YOURS

FLAVOURS = {"rich", "poor", "bare", "mixed0", "mixed1"}


def codes_of(case: Case) -> list[str]:
    """Return every card of a position."""
    position = case.position
    piles = [position.deck, position.discard, position.play, position.history, position.dynasty, position.aside]
    piles += [position.main, position.region, position.uncivilised, position.civilised, position.fame, position.exile]
    piles += [position.you.hand, position.you.play, position.you.discard, position.you.deck]
    piles += [[slot.card for slot in position.market if slot.card], [case.what] if case.kind == "card" else []]
    return [code for pile in piles for code in pile]


def test_every_row_of_every_table_has_its_positions() -> None:
    assert unreachable() == []
    for key in table_keys():
        for row in range(len(rows_of(*key))):
            assert {case.label for case in row_cases(key, row)} >= FLAVOURS


def test_no_card_lies_twice_and_none_is_for_more_players() -> None:
    for case in all_cases():
        codes = [code for code in codes_of(case) if code != UNREST]
        assert len(codes) == len(set(codes)), case.name
        assert not any(cards()[code]["players"] for code in codes), case.name
        assert all(code in YOURS for code in case.position.you.play), case.name


def test_the_same_seed_gives_the_same_positions() -> None:
    key = ("MAY", "barbarian", "horizons")
    again = [case for row in range(10) for case in row_cases(key, row)]
    assert again == [case for row in range(10) for case in row_cases(key, row)]
    assert again != [case for row in range(10) for case in row_cases(key, row, seed=1)]


def test_every_outcome_is_determined_and_no_game_collapses() -> None:
    assert not any(expected(case).collapse for case in all_cases())
