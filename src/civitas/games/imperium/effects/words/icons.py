"""Words that treat icons as others."""

from __future__ import annotations

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.effects.steps.icons import Treat
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import icon_name, said


def treat(icon: str, as_icon: str, amount: int) -> Word:
    """For the rest of the turn."""
    text = said("imperium-do-treat", icon=icon_name(icon), amount=amount, other=icon_name(as_icon))
    return word(Treat(icon_number(icon), icon_number(as_icon), amount), text)
