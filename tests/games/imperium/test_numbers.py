"""The numbers of cards: one for every face of every box, for ever, and room for them in the codes of options."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from civitas.games.imperium.actions.acquire import SOUGHT_KINDS
from civitas.games.imperium.cards import BY_NUMBER, CARDS, CODES
from civitas.games.imperium.codes import EXHAUST, EXILED, FROM_DECK, INSTEAD, PLACE, PROFIT, SOUGHT
from civitas.games.imperium.game import GAME
from civitas.games.imperium.numbers import APART, BLOCK, CHAOS, LATER, PRINTED_UNREST, UNREST, WIDTH, number
from civitas.games.imperium.state import BOOK, GADGET, SLOTS
from civitas.kernel.errors import LoadError

HERE: Final = Path(__file__).parent
# Every printed code of all boxes, and the numbers the cards of Classics have had since records of them are kept.
PRINTED: Final = (HERE / "card_codes.txt").read_text("utf-8").split()
KEPT: Final = {
    code: int(kept)
    for code, kept in (line.split() for line in (HERE / "classics_numbers.txt").read_text("utf-8").splitlines())
}
CHAOS_CODES: Final = {"3CUL25", "3CUL26", "3CUL27", "3CUL28", "3CUL29"}


def test_every_printed_code_has_a_number() -> None:
    assert len(PRINTED) == len(set(PRINTED)) == 1122
    assert all(0 <= number(code) < WIDTH for code in PRINTED)


def test_only_unrest_and_chaos_share_their_numbers() -> None:
    sharing: defaultdict[int, set[str]] = defaultdict(set)
    for code in PRINTED:
        sharing[number(code)].add(code)
    assert {card: codes for card, codes in sharing.items() if len(codes) > 1} == {
        UNREST: PRINTED_UNREST,
        CHAOS: CHAOS_CODES,
    }


def test_unrest_is_printed_on_twelve_common_cards_of_every_box_and_on_cards_of_every_nation() -> None:
    common = [code for code in PRINTED if code[1:4] == "UNR"]
    nations = {code[:4] for code in PRINTED if len(code) == 6 and code.endswith("1A")}
    assert (len(common), len(PRINTED_UNREST)) == (36, 146)
    assert len(nations) == 30
    assert {code[:4] for code in PRINTED_UNREST.difference(common)} == nations
    assert {number(code) for code in (*common, "UNREST", "1CAR22", "1CEL13", "3CUL24", "3JPN8")} == {UNREST}


def test_no_number_of_a_classics_card_changes() -> None:
    assert {code: number(code) for code in KEPT} == KEPT
    others = [code for code in PRINTED if code.startswith("1") and code not in KEPT]
    assert [code for code in others if number(code) != UNREST] == ["1STATEA", "1STATEB"]


def test_both_faces_of_a_replacement_have_other_numbers_than_those_of_the_card_it_replaces() -> None:
    faces = {code: number(code) for code in ("2UTO3A", "2UTO3B", "2UTO3AX", "2UTO3BX", "3ABB3")}
    assert len(set(faces.values())) == 5
    assert faces["2UTO3BX"] == faces["2UTO3AX"] ^ LATER


def test_the_faces_of_state_cards_and_merchants_are_found_from_each_other() -> None:
    turned = [code for code in PRINTED if code.endswith("A") and code[1:4] in ("STA", "MER")]
    turned += ["3CUL30A", "3INU25A", "3MRT29A", "3POL29A", "3TAI24A"]
    assert len(turned) == 12
    assert [number(code) ^ LATER for code in turned] == [number(code[:-1] + "B") for code in turned]


def test_the_list_of_cards_apart_has_room_in_the_first_block() -> None:
    assert len(set(APART)) == len(APART) < LATER
    assert number("1STATEA") == 1
    assert all(number(f"{card.rstrip('X')}B{'X' * card.endswith('X')}") < BLOCK for card in APART)


def test_the_five_chaos_are_one_card_with_the_code_of_the_first() -> None:
    assert CODES[CHAOS] == BY_NUMBER[CHAOS].code == "3CUL25"
    assert [CARDS[code].players for code in sorted(CHAOS_CODES)] == [2, 2, 2, 3, 4]


@pytest.mark.parametrize(
    "code",
    [
        *("", "1", "ROM", "unrest", "chaos", "1rom21", " 1ROM21", "1ROM21\n", "1ROM-1", "1ROM\u00b2", "1ROM\u0661"),
        *("9ROM21", "0FAM1", "ABU1", "2ROM21", "1WAG9", "1XYZ4", "1ROM", "1ROM0", "1ROM021", "1ROM32", "1ROM100"),
        *("1ROM1C", "1ROM1AB", "1ROM1XB", "1ROM21XX", "1ROM3AX", "1FAM9BX"),
        *("1UNR", "1UNR0", "1UNR13", "1UNR1A", "1UNR1X", "1STATE", "1STATEC", "1STATEAX", "4STATEA", "1STATE1A"),
        *("3MERC1", "3MERC0A", "3MERC5A", "1MERC1A", "3MERC1AX"),
    ],
)
def test_what_is_no_code_of_a_card_is_refused_by_name(code: str) -> None:
    with pytest.raises(LoadError) as refusal:
        number(code)
    assert f"{code!r} is no card number" in str(refusal.value)


def test_the_codes_of_what_can_be_activated_do_not_overlap() -> None:
    # A card is played, exhausted or takes its profit.
    assert_apart((0, WIDTH), (EXHAUST, WIDTH), (PROFIT, WIDTH))


def test_the_codes_of_what_can_be_acquired_do_not_overlap() -> None:
    # A slot of the market, a card in exile, one broken through for instead; a suit, or another kind, from its deck.
    suits = 2 * GADGET
    assert_apart(
        (0, SLOTS), (EXILED, WIDTH), (INSTEAD, WIDTH), (FROM_DECK, suits), (FROM_DECK + SOUGHT, len(SOUGHT_KINDS))
    )


def test_the_codes_of_picked_cards_do_not_overlap() -> None:
    # A card in one of some zones, or one that changes places with a slot of the market.
    assert_apart(*[(place * PLACE, WIDTH) for place in range(max(len(BOOK.zone_kinds), SLOTS))])


def assert_apart(*ranges: tuple[int, int]) -> None:
    """Each range, given by its first code and its length, ends before the next begins, the last within all codes."""
    ends = [first + length for first, length in ranges]
    assert all(end <= first for end, (first, _) in zip(ends, [*ranges[1:], (GAME.info.codes, 0)], strict=True))
