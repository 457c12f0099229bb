"""Abilities: when the sentences of a card work."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.control import Costing
from civitas.games.imperium.effects.steps.counts import Owned
from civitas.games.imperium.effects.steps.exhaust import ExhaustThis
from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.effects.steps.responses import ForOwner
from civitas.games.imperium.effects.steps.triggers import Trigger
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.passives import Passive
from civitas.games.imperium.names import said
from civitas.games.imperium.state import BEFORE_SCORING
from civitas.games.imperium.step import Ability, Step
from civitas.kernel.book import ALWAYS, MINE, OTHERS
from civitas.kernel.text import Message


def steps_of(words: tuple[Word, ...]) -> list[Step]:
    return [w.step for w in words]


def sentences(words: tuple[Word, ...]) -> Message:
    text = said("imperium-sentence", body=words[0].text)
    for w in words[1:]:
        text = said("imperium-sentences", first=text, second=said("imperium-sentence", body=w.text))
    return text


def play(*words: Word) -> Ability:
    return Ability("play", steps_of(words), sentences(words))


def exhaust(*words: Word) -> Ability:
    return Ability("exhaust", steps_of(words), said("imperium-ability-exhaust", body=sentences(words)))


def solstice(*words: Word) -> Ability:
    return Ability("solstice", steps_of(words), said("imperium-ability-solstice", body=sentences(words)))


def each_others_solstice(*words: Word) -> Ability:
    """A solstice effect every other player resolves in their own solstice."""
    return Ability("others-solstice", steps_of(words), said("imperium-ability-others-solstice", body=sentences(words)))


def end_of_solstice(*words: Word) -> Ability:
    return Ability("end-of-solstice", steps_of(words), said("imperium-ability-end-of-solstice", body=sentences(words)))


def when_developed(*words: Word) -> Ability:
    """What happens when this card is developed, even free of charge."""
    return Ability("developed", steps_of(words), said("imperium-ability-developed", body=sentences(words)))


def whenever(trigger: Trigger, *words: Word) -> Ability:
    text = said("imperium-ability-passive", body=said("imperium-when", when=trigger.text, body=sentences(words)))
    if trigger.scope == OTHERS:
        words = tuple(word(ForOwner(w.step), w.text) for w in words)
    return Ability("whenever", steps_of(words), text, trigger)


def exhausting(exhausts: ExhaustThis, words: tuple[Word, ...]) -> Costing:
    """What exhausting this card buys; what one has to pay besides is paid along with it, or not at all."""
    first = words[0].step
    if isinstance(first, Costing) and len(words) == 1:
        return Costing([exhausts, *first.cost], first.result)
    return Costing([exhausts], both(*words).step)


def exhaust_when(trigger: Trigger, *words: Word, anytime: bool = False) -> Ability:
    """An exhaust ability that answers an event; `anytime`: on other players' turns too."""
    body = both(*words)
    answer = exhausting(ExhaustThis(anytime), words)
    answer.says = body.step.says
    step = Optional(answer, "respond")
    key = "imperium-ability-exhaust-when-anytime" if anytime else "imperium-ability-exhaust-when"
    text = said(key, when=trigger.text, body=sentences(words))
    return Ability("whenever", steps_of((word(step, body.text),)), text, trigger)


def passive(*passives: Passive) -> Ability:
    text = said("imperium-sentence", body=passives[0].text)
    for p in passives[1:]:
        text = said("imperium-sentences", first=text, second=said("imperium-sentence", body=p.text))
    return Ability("passive", [], said("imperium-ability-passive", body=text), [p.make for p in passives])


def before_scoring(*words: Word, spares: int) -> Ability:
    """Before points are counted, wherever among its owner's cards this one lies; it spares so many Unrest."""
    trigger = Trigger(BEFORE_SCORING, said("imperium-when-before-scoring"), Owned(), MINE, False, ALWAYS)
    trigger.spares = spares
    return Ability("whenever", steps_of(words), said("imperium-ability-before-scoring", body=sentences(words)), trigger)
