"""The data of Through the Ages: every card is there, complete and handled."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import civitas.games.ages
from civitas.games.ages.box import BOARD, CARDS, KINDS, Card, check
from civitas.games.ages.cards import ACTION, HOOK_NAMES, KIND
from civitas.games.ages.decks import copies
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.game import GAME
from civitas.kernel.errors import LoadError
from civitas.rules import KERNEL_RULES, rules_of

FOLDER = Path(str(civitas.games.ages.__file__)).parent
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))}


@pytest.mark.parametrize(
    ("seats", "civil", "military"), [(2, 44, (43, 46, 41)), (3, 50, (45, 50, 45)), (4, 53, (45, 50, 45))]
)
def test_the_decks_have_as_many_cards_as_the_box_says(seats: int, civil: int, military: tuple[int, int, int]) -> None:
    for age in range(4):
        here = [card for card in CARDS if card.level == age]
        of_civil = sum(copies(card.number, seats) for card in here if KIND[card.number] <= ACTION)
        of_military = sum(copies(card.number, seats) for card in here if KIND[card.number] > ACTION)
        assert (of_civil, of_military) == ((20, 10) if age == 0 else (civil, military[age - 1]))


def test_there_are_as_many_cards_of_each_kind_as_the_box_says() -> None:
    count = Counter(card.kind for card in CARDS)
    assert len(CARDS) == 236
    wanted = {"leader": 24, "wonder": 16, "action": 33, "event": 55, "territory": 12, "tactic": 15, "aggression": 11}
    assert {kind: count[kind] for kind in wanted} == wanted
    assert (count["war"], count["pact"], count["bonus"], count["government"]) == (3, 10, 3, 8)
    assert sum(count[kind] for kind in KINDS[:11]) == 34


def test_every_one_shot_card_has_a_program_and_every_other_card_is_symbols_or_hooks() -> None:
    unhandled = [card.id for card in CARDS if card.effects and EFFECTS[card.number] < 0]
    assert unhandled == []


def test_every_hook_is_asked_for_somewhere() -> None:
    text = "".join(source for path, source in SOURCES.items() if path.name != "cards.py")
    assert [name for name in HOOK_NAMES if not re.search(rf"\b{name.upper()}\b", text)] == []


def test_a_card_with_something_missing_is_an_error() -> None:
    with pytest.raises(LoadError, match=r"'iron_i' \(number 1\) has a wrong or missing 'cost'"):
        check(Card(1, "iron_i", "mine", 1), 1)
    with pytest.raises(LoadError, match="'number'"):
        check(Card(3, "iron_i", "mine", 1, cost=5), 1)


def test_the_banks_have_a_number_for_every_token() -> None:
    rows = (BOARD.population_cost, BOARD.consumption, BOARD.happy_required)
    assert {len(row) for row in rows} == {BOARD.yellow_tokens + 1}
    assert len(BOARD.row_costs) == 13


def test_every_rule_the_code_cites_is_in_the_index() -> None:
    rules = rules_of(GAME)
    cited = {name for source in SOURCES.values() for name in re.findall(r"ages:[a-z][a-z-]*[a-z]", source)}
    assert len(cited) > 50
    assert sorted(cited - rules.keys()) == []
    assert set(GAME.book.program_rules) <= rules.keys() | KERNEL_RULES.keys()
