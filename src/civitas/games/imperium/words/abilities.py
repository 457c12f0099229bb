"""Abilities: when the sentences of a card work."""

from __future__ import annotations

from civitas.games.imperium.answers import ForOwner
from civitas.games.imperium.definitions import Ability, Word
from civitas.games.imperium.playing import ExhaustThis
from civitas.games.imperium.reactions import Trigger
from civitas.games.imperium.steps import Costing, Optional
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.control import both
from civitas.games.imperium.words.passives import Passive
from civitas.games.imperium.words.saying import word
from civitas.kernel.book import OTHERS
from civitas.kernel.text import Message


def sentences(words: tuple[Word, ...]) -> Message:
    text = said("imperium-sentence", body=words[0].text)
    for w in words[1:]:
        text = said("imperium-sentences", first=text, second=said("imperium-sentence", body=w.text))
    return text


def play(*words: Word) -> Ability:
    return Ability("play", list(words), sentences(words))


def exhaust(*words: Word) -> Ability:
    return Ability("exhaust", list(words), said("imperium-ability-exhaust", body=sentences(words)))


def solstice(*words: Word) -> Ability:
    return Ability("solstice", list(words), said("imperium-ability-solstice", body=sentences(words)))


def each_others_solstice(*words: Word) -> Ability:
    """A solstice effect every other player resolves in their own solstice."""
    return Ability("others-solstice", list(words), said("imperium-ability-others-solstice", body=sentences(words)))


def end_of_solstice(*words: Word) -> Ability:
    return Ability("end-of-solstice", list(words), said("imperium-ability-end-of-solstice", body=sentences(words)))


def whenever(trigger: Trigger, *words: Word) -> Ability:
    text = said("imperium-ability-passive", body=said("imperium-when", when=trigger.text, body=sentences(words)))
    if trigger.scope == OTHERS:
        words = tuple(word(ForOwner(w.step), w.text) for w in words)
    return Ability("whenever", list(words), text, trigger)


def exhaust_when(trigger: Trigger, *words: Word, anytime: bool = False) -> Ability:
    """An exhaust ability that answers an event; `anytime`: on other players' turns too."""
    body = both(*words)
    answer = Costing([ExhaustThis(anytime)], body.step)
    answer.says = body.step.says
    step = Optional(answer, "respond")
    key = "imperium-ability-exhaust-when-anytime" if anytime else "imperium-ability-exhaust-when"
    text = said(key, when=trigger.text, body=sentences(words))
    return Ability("whenever", [word(step, body.text)], text, trigger)


def passive(*passives: Passive) -> Ability:
    text = said("imperium-sentence", body=passives[0].text)
    for p in passives[1:]:
        text = said("imperium-sentences", first=text, second=said("imperium-sentence", body=p.text))
    return Ability("passive", [], said("imperium-ability-passive", body=text), [p.make for p in passives])
