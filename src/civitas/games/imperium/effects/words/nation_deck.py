"""Words with the nation deck."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.nation_deck import (
    ExileNation,
    LookAtNation,
    NationCardToDiscard,
    NationToBottom,
    ShuffleNation,
    SiftNation,
    SwapWithNation,
)
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.selectors import called
from civitas.games.imperium.names import said, title_name


def exile_nation_deck(name: str) -> Word:
    """With the card of this name, wherever it is."""
    return word(ExileNation(called(name)), said("imperium-do-exile-nation", card=title_name(name)))


def nation_card() -> Word:
    """The top card of the nation deck to the discard pile."""
    return word(NationCardToDiscard(), said("imperium-do-nation-card"))


def look_at_nation(amount: int = 1) -> Word:
    return word(LookAtNation(amount), said("imperium-do-look-nation", amount=amount))


def nation_to_bottom() -> Word:
    """The nation card looked at may go to the bottom."""
    return word(NationToBottom(), said("imperium-do-nation-bottom"))


def shuffle_nation() -> Word:
    return word(ShuffleNation(), said("imperium-do-shuffle-nation"))


def swap_with_nation() -> Word:
    return word(SwapWithNation(), said("imperium-do-swap-nation"))


def sift_nation(amount: int) -> Word:
    """Look at the top nation cards; one of them may go to the bottom."""
    return word(SiftNation(amount), said("imperium-do-sift-nation", amount=amount))
