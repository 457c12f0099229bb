"""The gallery of Imperium has every printed face: the counts are those of the facts, by box and by nation."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from civitas.games.imperium.gallery import facets, gallery_cards, gallery_facts
from civitas.games.imperium.game import GAME
from civitas.testing.rules import rule

PRINTED: Final = (Path(__file__).parent / "card_codes.txt").read_text("utf-8").split()
CARDS: Final = {card.code: card for card in gallery_cards()}
assert GAME

# Faces, replacement cards included; the common ones with Unrest and the two sides of King of Kings and the state card.
COMMON: Final = {"classics": 96, "legends": 96, "horizons": 94, "trade-routes": 18}
NATIONS: Final = {
    "carthaginians": 28,
    "celts": 30,
    "greeks": 25,
    "macedonians": 24,
    "persians": 24,
    "romans": 24,
    "scythians": 30,
    "vikings": 27,
    "arthurians": 31,
    "atlanteans": 30,
    "egyptians": 24,
    "mauryans": 28,
    "minoans": 27,
    "olmecs": 29,
    "qin": 26,
    "utopians": 30,
    "abbasids": 24,
    "aksumites": 24,
    "cultists": 34,
    "guptas": 25,
    "inuit": 27,
    "japanese": 25,
    "magyars": 28,
    "martians": 31,
    "mayans": 29,
    "polynesians": 31,
    "sassanids": 25,
    "taino": 26,
    "tang": 28,
    "wagadou": 24,
}
REPLACEMENTS: Final = 53


def faces(facet: str, value: str) -> int:
    """How many printed faces have it, alike ones counted."""
    return sum(max(1, len(card.alike)) for card in CARDS.values() if value in card.facets.get(facet, ()))


def test_every_printed_code_is_in_the_gallery_once() -> None:
    shown = Counter(code for card in CARDS.values() for code in (card.alike or [card.code]))
    assert len(PRINTED) == 1122
    assert shown == Counter(PRINTED)


@rule("imperium:components")
@pytest.mark.parametrize(("box", "count"), COMMON.items())
def test_the_common_cards_of_a_box_are_all_there(box: str, count: int) -> None:
    common = [card for card in CARDS.values() if card.facets["box"] == [box] and "nation" not in card.facets]
    assert sum(max(1, len(card.alike)) for card in common) == count


@rule("imperium:components")
@pytest.mark.parametrize(("nation", "count"), NATIONS.items())
def test_the_cards_of_a_nation_are_all_there(nation: str, count: int) -> None:
    assert faces("nation", nation) == count


def test_boxes_and_nations_together_are_all_faces() -> None:
    assert sum(COMMON.values()) + sum(NATIONS.values()) == len(PRINTED)


@rule("imperium:replacement-cards")
def test_a_replacement_card_and_what_it_replaces_show_each_other() -> None:
    assert faces("printing", "replacement") == REPLACEMENTS
    replaced, replacement = CARDS["1UNC14"], CARDS["1UNC14X"]
    assert [(face.code, face.kind) for face in replaced.faces] == [("1UNC14X", "replacement")]
    assert [(face.code, face.kind) for face in replacement.faces] == [("1UNC14", "replaced")]
    assert replaced.facets["printing"] == ["replaced"]


@rule("imperium:anatomy")
def test_a_power_card_shows_its_other_side() -> None:
    assert [(face.code, face.kind) for face in CARDS["1ROM1A"].faces] == [("1ROM1B", "side")]
    assert [(face.code, face.kind) for face in CARDS["2UTO1BX"].faces] == [
        ("2UTO1A", "replaced"),
        ("2UTO1B", "replaced"),
        ("2UTO1AX", "side"),
    ]


@rule("imperium:type-icons")
def test_a_card_is_found_by_what_stands_on_it() -> None:
    """Military Engineering of the Romans: an attack of an Empire, developed, without a suit."""
    assert CARDS["1ROM3"].facets == {
        "box": ["classics"],
        "nation": ["romans"],
        "suit": ["nation"],
        "sign": ["attack"],
        "state": ["empire"],
        "place": ["development-area"],
    }
    assert CARDS["1ROM3"].rules == ["romans"]


@rule("imperium:take-unrest")
def test_the_unrest_of_a_deck_is_one_entry() -> None:
    assert CARDS["1ROM13"].alike == ["1ROM13", "1ROM22", "1ROM23"]
    assert len(CARDS["2UNR1"].alike) == 12
    assert CARDS["3CUL25"].alike == ["3CUL25", "3CUL26", "3CUL27", "3CUL28", "3CUL29"]


def test_every_face_can_be_drawn() -> None:
    drawn = gallery_facts()["cards"]
    assert {str(card.number) for card in CARDS.values()} == {*drawn}
    assert all(face["name"] for face in drawn.values())


def test_a_nation_is_called_as_the_lobby_calls_it() -> None:
    offered = next(facet for facet in facets() if facet.id == "nation")
    chosen = next(spec for spec in GAME.info.options if spec.name == "nation1")
    assert {value.id for value in offered.values} == {*chosen.values} - {"draw"}
