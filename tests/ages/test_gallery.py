"""The gallery of Through the Ages has every distinct card: the counts are those of the facts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from civitas.games.ages.gallery import gallery_cards
from civitas.games.ages.web import facts
from civitas.kernel.text import Message
from civitas.testing.rules import rule

CARDS: Final = {card.code: card for card in gallery_cards()}
AGES: Final = {"A": 33, "I": 65, "II": 75, "III": 63}
KINDS: Final = {
    "farm": 4,
    "mine": 4,
    "lab": 4,
    "temple": 3,
    "library": 3,
    "theater": 3,
    "arena": 3,
    "infantry": 4,
    "cavalry": 3,
    "artillery": 2,
    "air": 1,
    "government": 8,
    "military_technology": 3,
    "civil_technology": 3,
    "colonization_technology": 3,
    "construction_technology": 3,
    "wonder": 16,
    "leader": 24,
    "action": 33,
    "tactic": 15,
    "aggression": 11,
    "war": 3,
    "pact": 10,
    "bonus": 3,
    "territory": 12,
    "event": 55,
}


@rule("ages:civil-cards", "ages:military-cards")
def test_all_236_cards_are_there_by_age_and_kind() -> None:
    assert len(CARDS) == 236
    assert Counter(card.facets["age"][0] for card in CARDS.values()) == AGES
    assert Counter(card.facets["kind"][0] for card in CARDS.values()) == KINDS


def test_every_card_can_be_drawn() -> None:
    assert {str(card.number) for card in CARDS.values()} == {*facts()["cards"]}


@rule("ages:leaders", "ages:homer")
def test_a_leader_with_a_rule_of_its_own_names_it_besides_that_of_leaders() -> None:
    assert CARDS["homer_a"].rules == ["leaders", "homer"]


@rule("ages:setup-decks")
def test_a_card_tells_how_many_there_are_with_so_many_players() -> None:
    """Despotism lies on every board; of Iron there are two with two or three players and three with four."""
    assert CARDS["despotism_a"].notes == [Message("ages-note-starting")]
    assert CARDS["iron_i"].notes == [Message("ages-note-copies", {"two": 2, "three": 2, "four": 3})]
