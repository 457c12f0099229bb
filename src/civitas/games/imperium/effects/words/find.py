"""Words that find."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import ZONE_NAMES, kind_of, places
from civitas.games.imperium.effects.steps.find import AND_IN_PLAY, EVERYWHERE, Find
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HAND


def find(selector: Selector, *zones: int, to: int = HAND, in_play: bool = False) -> Word:
    """A card of the kind, wherever it may be; with `in_play`, among the cards in play too."""
    if in_play:
        text = said(f"imperium-do-find-in-play-too-{ZONE_NAMES[to]}", kind=kind_of(selector))
        return word(Find(selector, AND_IN_PLAY, to), text)
    if selector.everything() and zones:
        return word(Find(selector, zones, to), said(f"imperium-do-find-any-{ZONE_NAMES[to]}", where=places(zones)))
    if selector.everything():
        return word(Find(selector, EVERYWHERE, to), said(f"imperium-do-find-any-anywhere-{ZONE_NAMES[to]}"))
    if not zones:
        text = said(f"imperium-do-find-anywhere-{ZONE_NAMES[to]}", kind=kind_of(selector))
        return word(Find(selector, EVERYWHERE, to), text)
    text = said(f"imperium-do-find-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(Find(selector, zones, to), text)
