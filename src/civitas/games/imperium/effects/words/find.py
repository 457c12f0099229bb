"""Words that find."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import ZONE_NAMES, kind_of, places
from civitas.games.imperium.effects.steps.find import EVERYWHERE, Find
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import HAND


def find(selector: Selector, *zones: int, to: int = HAND) -> Word:
    if not zones:
        text = said(f"imperium-do-find-anywhere-{ZONE_NAMES[to]}", kind=kind_of(selector))
        return word(Find(selector, EVERYWHERE, to), text)
    text = said(f"imperium-do-find-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(Find(selector, zones, to), text)
