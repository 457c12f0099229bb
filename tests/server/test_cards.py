"""The route of a game's cards: what the gallery in the browser loads once."""

from __future__ import annotations

import gzip

import pytest

from .site import Person, good

# What a phone loads for the whole gallery, compressed.
MOST_BYTES = {"imperium": 100_000, "ages": 12_000, "mare": 4_000}


@pytest.mark.parametrize(("game", "code"), [("imperium", "1ROM3"), ("ages", "homer_a"), ("mare", "circe")])
def test_a_game_gives_its_cards_with_facets_and_rulings(ana: Person, game: str, code: str) -> None:
    gallery = good(ana.get(f"/games/{game}/cards"))
    card = next(card for card in gallery["cards"] if card["code"] == code)
    assert gallery["game"] == game
    assert {*card["facets"]} <= {facet["id"] for facet in gallery["facets"]}
    assert card["rulings"]
    assert all(gallery["rulings"][ruling]["text"]["id"] == f"ruling-{game}-{ruling}" for ruling in card["rulings"])
    assert all(rule.startswith(f"{game}:") for rule in card["rules"])


@pytest.mark.parametrize("game", MOST_BYTES)
def test_the_cards_are_kept_by_the_browser_like_the_facts_and_are_small(ana: Person, game: str) -> None:
    facts, cards = ana.get(f"/games/{game}/facts"), ana.get(f"/games/{game}/cards")
    assert cards.headers["cache-control"] == facts.headers["cache-control"]
    assert cards.headers["content-encoding"] == "gzip"
    assert good(cards)["version"] == good(facts)["version"]
    assert len(gzip.compress(cards.content, 5)) < MOST_BYTES[game]


def test_cards_and_facts_together_draw_every_card_of_imperium(ana: Person) -> None:
    gallery, facts = good(ana.get("/games/imperium/cards")), good(ana.get("/games/imperium/facts"))["facts"]
    known = gallery["facts"]["cards"].keys() | facts["cards"].keys()
    assert {str(card["number"]) for card in gallery["cards"]} <= known


def test_a_game_without_a_gallery_has_no_cards_and_an_unknown_game_is_told(ana: Person) -> None:
    assert good(ana.get("/games/proving/cards"))["cards"] == []
    lost = ana.get("/games/chess/cards")
    assert lost.status_code == 404
    assert "chess" in lost.json()["detail"]


def test_the_page_of_a_card_can_be_opened_directly(ana: Person) -> None:
    page = ana.http.get(f"{ana.url}/cards/imperium/1ROM3")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
