"""Words about attacks."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.attacks import Avoid, PayThem, TributeOrAvoid, Uproots
from civitas.games.imperium.effects.steps.triggers import Trigger
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import said, some
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import AFFECTED, ATTACKED, MATERIALS


def pay_attacker(materials: int) -> Word:
    """Only after `you_are_attacked` and the like: the attacker gets what is paid."""
    return word(PayThem(materials), said("imperium-do-pay-attacker", what=some(materials, MATERIALS)))


def you_are_attacked() -> Trigger:
    """Another player plays an attack."""
    return Trigger(ATTACKED, said("imperium-when-attacked"))


def attack_affects_you() -> Trigger:
    """An attack of another player has reached you, and you did not avoid it."""
    return Trigger(AFFECTED, said("imperium-when-affected"))


def avoid_attack() -> Word:
    return word(Avoid(), said("imperium-do-avoid"))


def tribute_or_avoid() -> Word:
    return word(TributeOrAvoid(), said("imperium-do-tribute-or-avoid"))


def attack_uproots(selector: Selector) -> Trigger:
    """Another player plays an attack that makes you abandon or recall a card of this kind."""
    return Trigger(ATTACKED, said("imperium-when-uprooted", kind=kind_of(selector)), Uproots(selector))
