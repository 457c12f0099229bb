"""Words that discard."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.cards import ALL, Cards
from civitas.games.imperium.effects.steps.discard import Demand
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.cards import cards, moved
from civitas.games.imperium.effects.words.selectors import ANY
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import DISCARD, HAND, ICON_NAMES


def discard(amount: int = 1, selector: Selector = ANY, noting: Selector | None = None) -> Word:
    """With `noting`, of cards with an icon: how many of those discarded are of a kind is kept for `acquire_or`."""
    icon = one_icon(selector)
    if icon >= 0:
        step = Demand(selector, icon, amount, noting)
        return word(step, moved("imperium-do-discard", (HAND,), selector, amount))
    return cards("discard", (HAND,), selector, DISCARD, amount, amount)


def discard_any(selector: Selector) -> Word:
    """Any number of cards of a kind; `counting` counts them."""
    text = said("imperium-do-discard-any-number", kind=kind_of(selector))
    return word(Cards("discard", (HAND,), selector, DISCARD, 0, ALL), text)


def one_icon(selector: Selector) -> int:
    """The icon all cards of a kind must show, if there is just one: cards in play may help to discard those."""
    icons = [icon for icon in range(len(ICON_NAMES)) if selector.icons >> icon & 1]
    return icons[0] if len(icons) == 1 and not selector.suits else -1
