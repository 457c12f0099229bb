"""Words only one card needs."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import places
from civitas.games.imperium.effects.steps.one_offs import Declare, Give
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said


def give(*zones: int) -> Word:
    """Only inside `each_other`: you give the player in focus a card."""
    return word(Give(zones), said("imperium-do-give", where=places(zones), whom=said("imperium-whom-them")))


def declare_and_reveal() -> Word:
    return word(Declare(), said("imperium-do-declare"))
