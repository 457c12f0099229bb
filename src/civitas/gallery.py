"""The gallery of a game: all its cards, what they can be found by, their rulings and the rules that speak of them.

A game lists its cards in its room `gallery.py`. Beside it may lie `rulings.toml`: for every ruling about cards its id,
the rule it interprets and the cards, by their codes or by what they have (`having`); and for rules that speak of cards
the same. The words of a ruling are a message, `ruling-<game>-<id>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from civitas.kernel.errors import LoadError
from civitas.kernel.gallery import CardEntry, Facet, OtherFace
from civitas.kernel.game import Game
from civitas.kernel.text import Message
from civitas.rooms import Rooms
from civitas.rules import package_of, rules_of

FILE: Final = "rulings.toml"


class ListedRuling(Struct, forbid_unknown_fields=True):
    """A ruling as the file lists it: it is about the cards of these codes and those with any of these values."""

    id: str
    rule: str
    cards: list[str] = []
    having: dict[str, list[str]] = {}


class ListedTopic(Struct, forbid_unknown_fields=True):
    """A rule as the file lists it, with the cards it speaks of."""

    id: str
    cards: list[str] = []
    having: dict[str, list[str]] = {}


class File(Struct, forbid_unknown_fields=True):
    ruling: list[ListedRuling] = []
    rule: list[ListedTopic] = []


class Ruling(Struct, frozen=True):
    """How we decided what the books leave open, and the rule it is about."""

    text: Message
    rule: str


class GalleryCard(Struct, frozen=True):
    """A card of the gallery: see `CardEntry`. `rulings` are ids of the gallery's rulings, `rules` full names."""

    code: str
    number: int
    name: Message
    facets: dict[str, list[str]]
    alike: list[str]
    faces: list[OtherFace]
    notes: list[Message]
    rules: list[str]
    rulings: list[str]


class Gallery(Struct, frozen=True):
    """A game's cards in an order of its own. `facts`: entries for the records of the game's facts.

    `printed_codes`: whether the codes are printed on the cards, and so mean something to people.
    """

    game: str
    version: str
    printed_codes: bool
    facets: list[Facet]
    cards: list[GalleryCard]
    rulings: dict[str, Ruling]
    facts: dict[str, dict[str, Any]]


def listed_rulings(game: Game[Any]) -> File:
    """What the game's file lists; nothing if it ships none, LoadError for a bad one."""
    package = package_of(game)
    path = files(package) / FILE if package else None
    if path is None or not path.is_file():
        return File()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LoadError(f"The rulings of {game.info.name} cannot be read: {error}.") from None


def ruling_text(game: Game[Any], ruling: ListedRuling) -> Message:
    return Message(f"ruling-{game.info.name}-{ruling.id}")


def ruling_messages(game: Game[Any]) -> list[Message]:
    """Every message that is a ruling about cards."""
    return [ruling_text(game, ruling) for ruling in listed_rulings(game).ruling]


def gallery_of(rooms: Rooms) -> Gallery:
    """All cards of a game, none for a game without such a room; LoadError where its rulings do not fit its cards."""
    game = rooms.game
    name = game.info.name
    entries, facets, listed, index = rooms.gallery_cards(), rooms.facets(), listed_rulings(game), rules_of(game)
    check(name, entries, facets, listed, set(index))
    cards: list[GalleryCard] = []
    for entry in entries:
        rulings = [ruling for ruling in listed.ruling if about(ruling, entry)]
        ids = {*entry.rules, *(rule.id for rule in listed.rule if about(rule, entry)), *(each.rule for each in rulings)}
        cards.append(
            GalleryCard(
                entry.code,
                entry.number,
                entry.name,
                entry.facets,
                entry.alike,
                entry.faces,
                entry.notes,
                [rule for rule in index if rule.partition(":")[2] in ids],
                [ruling.id for ruling in rulings],
            )
        )
    told = {ruling.id: Ruling(ruling_text(game, ruling), f"{name}:{ruling.rule}") for ruling in listed.ruling}
    return Gallery(name, game.info.version, rooms.printed_codes, facets, cards, told, rooms.gallery_facts())


def about(listed: ListedRuling | ListedTopic, card: CardEntry) -> bool:
    """Whether a card is among those named, or has one of the values named."""
    if card.code in listed.cards:
        return True
    return any(value in values for facet, values in listed.having.items() for value in card.facets.get(facet, ()))


def check(game: str, cards: Sequence[CardEntry], facets: Sequence[Facet], listed: File, rules: set[str]) -> None:
    """LoadError for a card, a value or a rule that is not there, and for two rulings of one id."""
    codes = {card.code for card in cards}
    values = {(facet.id, value.id) for facet in facets for value in facet.values}
    ids = [ruling.id for ruling in listed.ruling]
    twice = next((each for each in ids if ids.count(each) > 1), "")
    if twice:
        raise LoadError(f"The ruling {twice!r} of {game} is listed twice.")
    topics = [(f"The ruling {each.id!r} of {game}", each.rule, each) for each in listed.ruling]
    for where, rule, each in topics + [(f"The rule {each.id!r} of {game}", each.id, each) for each in listed.rule]:
        if f"{game}:{rule}" not in rules:
            raise LoadError(f"{where} is about the rule {rule!r}, which is not in the index.")
        for code in each.cards:
            if code not in codes:
                raise LoadError(f"{where} names the card {code!r}, which is not in the gallery.")
        for facet, wanted in each.having.items():
            for value in wanted:
                if (facet, value) not in values:
                    raise LoadError(f"{where} names the value {value!r} of {facet!r}, which no card can have.")
