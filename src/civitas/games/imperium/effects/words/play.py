"""Words that play cards."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of, places
from civitas.games.imperium.effects.steps.cards import ItTo
from civitas.games.imperium.effects.steps.control import Found, Provided
from civitas.games.imperium.effects.steps.play import (
    DrawAndPlay,
    FreePlay,
    IgnoreState,
    LookAndPlay,
    PlayIt,
    TriggerPlayOf,
)
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import BARBARIAN, EMPIRE, EXILE, HAND


def trigger_its_play() -> Word:
    """The play effect of the card just spoken of happens."""
    return word(TriggerPlayOf(), said("imperium-do-trigger-play"))


def free_play(selector: Selector, *zones: int, ignore_state: bool = False) -> Word:
    key = "imperium-do-free-play-any-state" if ignore_state else "imperium-do-free-play"
    text = said(key, kind=kind_of(selector), where=places(zones or (HAND,)))
    return word(FreePlay(selector, zones or (HAND,), 0, ignore_state), text)


def draw_and_may_play(amount: int) -> Word:
    """Draw cards without reshuffling; one of them may be free-played."""
    return word(DrawAndPlay(amount), said("imperium-do-draw-and-may-play", amount=amount))


def look_and_play(amount: int) -> Word:
    """Look at the top cards of the main deck, free-play one and put the others back in any order."""
    return word(LookAndPlay(amount), said("imperium-do-look-and-play", amount=amount))


def play_for_action(selector: Selector, *zones: int) -> Word:
    text = said("imperium-do-play-for-action", kind=kind_of(selector), where=places(zones))
    return word(FreePlay(selector, zones, 1), text)


def play_it(ignore_state: bool = False) -> Word:
    """The card just gained is free-played."""
    key = "imperium-do-play-it-any-state" if ignore_state else "imperium-do-play-it"
    return word(PlayIt(ignore_state), said(key))


def exile_it() -> Word:
    """The card just played goes into exile, unless it is an Unrest."""
    return word(ItTo(EXILE), said("imperium-do-exile-it"))


def if_found(*words: Word) -> Word:
    """After `find`: only whoever found a card."""
    body = both(*words)
    return word(Provided(Found(), body.step), said("imperium-if-found", body=body.text))


def ignore_empire_next() -> Word:
    return word(IgnoreState(EMPIRE, True), said("imperium-do-ignore-empire-next"))


def ignore_states() -> Word:
    return word(IgnoreState(BARBARIAN | EMPIRE, False), said("imperium-do-ignore-states"))
