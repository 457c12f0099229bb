"""Words with the sunken pile."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import some_cards
from civitas.games.imperium.effects.steps.cards import Cards, InTurn
from civitas.games.imperium.effects.steps.triggers import Trigger
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.cards import cards
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import DISCARD, KEPT_OUT, PLAY, SUNK, SUNKEN


def sink(selector: Selector, *zones: int) -> Word:
    """A card goes to the sunken pile; whoever has none discards it."""
    return cards("sink", zones, selector, SUNKEN, 1, 1)


def sink_and_abandon(selector: Selector) -> Word:
    """One card in play sinks and another of the kind is abandoned."""
    steps = [Cards("sink", (PLAY,), selector, SUNKEN, 1, 1), Cards("abandon", (PLAY,), selector, DISCARD, 1, 1)]
    return word(InTurn(steps), said("imperium-do-sink-and-abandon", what=some_cards(2, selector)))


def card_sinks() -> Trigger:
    """A card of yours sinks."""
    return Trigger(SUNK, said("imperium-when-sunk"))


def kept_from_history() -> Trigger:
    """A card of yours is discarded that would have gone into your history."""
    return Trigger(KEPT_OUT, said("imperium-when-kept-out"))
