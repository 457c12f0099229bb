"""The gallery of every game: cards that can be found, drawn, linked and said, with the rulings about them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from civitas import registry
from civitas.gallery import File, ListedRuling, ListedTopic, check, gallery_of, listed_rulings
from civitas.kernel.errors import LoadError
from civitas.kernel.gallery import CardEntry, Facet, Value
from civitas.kernel.text import Message
from civitas.rooms import Rooms
from civitas.rules import rules_of
from civitas.words import LANGUAGES, Words

RULINGS: Final = (Path(__file__).parents[1] / "docs" / "rulings.md").read_text("utf-8")
HEADINGS: Final = {"mare": "Mare Nostrum: Empires", "imperium": "Imperium", "ages": "Through the Ages"}
GALLERIES: Final = {game: gallery_of(Rooms(registry.game(game))) for game in HEADINGS}
ENGLISH: Final = Words("en")
CODE: Final = re.compile(r"\b[123][A-Z]{3,4}\d+[AB]?X?\b")
# Names of the plain state cards, which rulings use for the states.
STATES: Final = {"Barbarian", "Empire"}
# Rows that tell of the lobby and not of cards.
NOT_OF_CARDS: Final = ("nations",)

every_game = pytest.mark.parametrize("game", HEADINGS)


def rows(game: str) -> Iterator[str]:
    """What each row of the game's table of rulings says, with the rule it is about."""
    section = next(part for part in RULINGS.split("\n## ") if part.startswith(HEADINGS[game] + "\n"))
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and "---" not in line and "ruling" not in cells and cells[0] not in NOT_OF_CARDS:
            yield " | ".join(cells)


def named_in(row: str, names: list[str]) -> Iterator[str]:
    """The names of cards a row has; in a long name no shorter one is looked for."""
    for name in sorted(names, key=len, reverse=True):
        found = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
        if found.search(row):
            row = found.sub("", row)
            yield name


@every_game
def test_every_card_named_by_a_ruling_of_the_book_of_rulings_has_one_in_the_gallery(game: str) -> None:
    called: dict[str, list[str]] = {}
    ruled = {card.code for card in GALLERIES[game].cards if card.rulings}
    for card in GALLERIES[game].cards:
        name = ENGLISH.say(card.name)
        for each in {name, name.partition(" (")[0]} - STATES:
            called.setdefault(each, []).append(card.code)
    named: set[str] = set()
    for row in rows(game):
        for name in named_in(row, list(called)):
            named.add(name)
            assert not ruled.isdisjoint(called[name]), f"{name} has no ruling, but: {row}"
        for code in CODE.findall(row):
            assert code in ruled, f"{code} has no ruling, but: {row}"
    assert len(named) >= {"mare": 9, "imperium": 70, "ages": 5}[game]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_gallery_says_can_be_said(game: str, lang: str) -> None:
    words = Words(lang)
    gallery = GALLERIES[game]
    told = [card.name for card in gallery.cards] + [note for card in gallery.cards for note in card.notes]
    told += [ruling.text for ruling in gallery.rulings.values()]
    told += [facet.name for facet in gallery.facets]
    told += [value.name for facet in gallery.facets for value in facet.values]
    assert all(words.say(each) for each in told)


@every_game
def test_every_ruling_is_about_a_card_and_is_told_once_a_card(game: str) -> None:
    gallery = GALLERIES[game]
    told = [ruling for card in gallery.cards for ruling in card.rulings]
    assert {*told} == {*gallery.rulings}
    assert all(len({*card.rulings}) == len(card.rulings) for card in gallery.cards)


@every_game
def test_the_rules_that_speak_of_a_card_are_in_the_index_with_those_of_its_rulings(game: str) -> None:
    index = rules_of(registry.game(game))
    for card in GALLERIES[game].cards:
        assert {*card.rules} <= {*index}
        assert {GALLERIES[game].rulings[ruling].rule for ruling in card.rulings} <= {*card.rules}


@every_game
def test_every_card_has_an_address_of_its_own_and_is_found_by_what_the_facets_offer(game: str) -> None:
    gallery = GALLERIES[game]
    codes = [code for card in gallery.cards for code in (card.alike or [card.code])]
    assert len({code.lower() for code in codes}) == len(codes)
    assert all(re.fullmatch(r"\w+", code) for code in codes)
    offered = {(facet.id, value.id) for facet in gallery.facets for value in facet.values}
    had = {(facet, value) for card in gallery.cards for facet, values in card.facets.items() for value in values}
    assert had == offered


def test_a_game_without_the_room_has_an_empty_gallery() -> None:
    gallery = gallery_of(Rooms(registry.game("proving")))
    assert (gallery.cards, gallery.facets, gallery.rulings) == ([], [], {})


CARD: Final = CardEntry("1A", 1, Message("name"), {"suit": ["red"]})
FACETS: Final = [Facet("suit", Message("suit"), [Value("red", Message("red"))])]


@pytest.mark.parametrize(
    ("listed", "wrong"),
    [
        (File(ruling=[ListedRuling("x", "play", cards=["1B"])]), "The ruling 'x' of toy names the card '1B'"),
        (File(ruling=[ListedRuling("x", "fly", cards=["1A"])]), "The ruling 'x' of toy is about the rule 'fly'"),
        (File(rule=[ListedTopic("play", having={"suit": ["blue"]})]), "names the value 'blue' of 'suit'"),
        (File(ruling=[ListedRuling("x", "play"), ListedRuling("x", "play")]), "The ruling 'x' of toy is listed twice"),
    ],
)
def test_a_ruling_that_fits_no_card_value_or_rule_is_told(listed: File, wrong: str) -> None:
    with pytest.raises(LoadError, match=re.escape(wrong)):
        check("toy", [CARD], FACETS, listed, {"toy:play"})


@every_game
def test_the_words_of_rulings_are_short(game: str) -> None:
    """A ruling is read at the table, so it has three sentences at most besides examples."""
    for ruling in listed_rulings(registry.game(game)).ruling:
        text = ENGLISH.say(Message(f"ruling-{game}-{ruling.id}"))
        assert len(text) < 330, ruling.id
