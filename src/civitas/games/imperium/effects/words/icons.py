"""Words that treat icons as others."""

from __future__ import annotations

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.effects.steps.control import Together
from civitas.games.imperium.effects.steps.icons import Treat, TreatEach
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.responses import this_turn
from civitas.games.imperium.effects.words.selectors import with_icon
from civitas.games.imperium.effects.words.triggers import you_play
from civitas.games.imperium.names import icon_name, said


def treat(icon: str, as_icon: str, amount: int) -> Word:
    """For the rest of the turn."""
    text = said("imperium-do-treat", icon=icon_name(icon), amount=amount, other=icon_name(as_icon))
    return word(Treat(icon_number(icon), icon_number(as_icon), amount), text)


def treat_each(icon: str, as_icon: str, amount: int = 1) -> Word:
    """For the rest of the turn, of cards still to be played too."""
    one, other = icon_number(icon), icon_number(as_icon)
    text = said("imperium-do-treat-each", icon=icon_name(icon), amount=amount, other=icon_name(as_icon))
    later = this_turn(you_play(with_icon(icon)), word(TreatEach(one, other, amount), text))
    return word(Together([TreatEach(one, other, amount), later.step]), text)
