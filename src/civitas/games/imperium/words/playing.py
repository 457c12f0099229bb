"""Words for playing cards, and for the card in question."""

from __future__ import annotations

from civitas.games.imperium.definitions import Word
from civitas.games.imperium.playing import FreePlay, PlayIt
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import EXILE, HAND
from civitas.games.imperium.steps import Provided
from civitas.games.imperium.tallies import Found, ItTo
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.control import both
from civitas.games.imperium.words.saying import kind_of, places, word


def free_play(selector: Selector, *zones: int, ignore_state: bool = False) -> Word:
    key = "imperium-do-free-play-any-state" if ignore_state else "imperium-do-free-play"
    text = said(key, kind=kind_of(selector), where=places(zones or (HAND,)))
    return word(FreePlay(selector, zones or (HAND,), 0, ignore_state), text)


def play_for_action(selector: Selector, *zones: int) -> Word:
    text = said("imperium-do-play-for-action", kind=kind_of(selector), where=places(zones))
    return word(FreePlay(selector, zones, 1), text)


def play_it() -> Word:
    """The card just gained is free-played."""
    return word(PlayIt(), said("imperium-do-play-it"))


def exile_it() -> Word:
    """The card just played goes into exile, unless it is an Unrest."""
    return word(ItTo(EXILE), said("imperium-do-exile-it"))


def if_found(*words: Word) -> Word:
    """After `find`: only whoever found a card."""
    body = both(*words)
    return word(Provided(Found(), body.step), said("imperium-if-found", body=body.text))
