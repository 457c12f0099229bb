"""Words that turn a double-faced card over or replace it by the next of its stack."""

from __future__ import annotations

from civitas.games.imperium.cards import name_number
from civitas.games.imperium.effects.steps.double_faced import FlipThis, ReplaceThis
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.abilities import sentences, steps_of
from civitas.games.imperium.names import said, title_name
from civitas.games.imperium.step import Ability


def flip_this() -> Word:
    return word(FlipThis(), said("imperium-do-flip-this"))


def replace_this(name: str, holding: bool = False) -> Word:
    """The card of this name, from the stack, takes the place of this one; `holding`: cards can lie under this one."""
    key = "imperium-do-replace-this-holding" if holding else "imperium-do-replace-this"
    return word(ReplaceThis(name_number(name)), said(key, card=title_name(name)))


def when_turned_up(*words: Word) -> Ability:
    """What happens when this face comes into play."""
    return Ability("turned-up", steps_of(words), said("imperium-ability-turned-up", body=sentences(words)))
