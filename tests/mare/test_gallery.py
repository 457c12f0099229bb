"""The gallery of Mare Nostrum has all tiles and empires; the counts are those of the book."""

from __future__ import annotations

from collections import Counter
from typing import Final

from civitas.games.mare.gallery import gallery_cards, gallery_facts
from civitas.games.mare.web import facts
from civitas.testing.rules import rule

CARDS: Final = {card.code: card for card in gallery_cards()}


@rule("mare:components")
def test_all_heroes_wonders_and_empires_are_there() -> None:
    kinds = {"starting_hero": 5, "hero": 12, "wonder": 5, "pyramids": 1, "empire": 5}
    assert Counter(card.facets["kind"][0] for card in CARDS.values()) == kinds


def test_everything_can_be_drawn() -> None:
    tiles = range(len(facts()["tiles"]))
    assert {card.number for card in CARDS.values()} == {*tiles, *map(int, gallery_facts()["sheets"])}


@rule("mare:10", "mare:hannibal", "mare:setup-seats")
def test_an_empire_and_its_hero_are_found_together() -> None:
    assert CARDS["hannibal"].facets == {"kind": ["starting_hero"], "empire": ["carthage"]}
    assert CARDS["hannibal"].rules == ["10", "hannibal"]
    assert CARDS["carthage"].rules == ["setup-seats", "hannibal"]


@rule("mare:setup")
def test_an_empire_tells_what_it_begins_with() -> None:
    """Nine resources, three provinces and its place on the three tracks."""
    for sheet in gallery_facts()["sheets"].values():
        assert sum(each["count"] for each in sheet["resources"]) == 9
        assert len(sheet["tracks"]) == 3
        assert len(sheet["provinces"]) == 3
