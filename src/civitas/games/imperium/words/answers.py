"""Words that answer others, replace what is about to happen, or last for the turn."""

from __future__ import annotations

from civitas.games.imperium.answers import (
    ChaosInstead,
    ForOwner,
    ForThem,
    ForTheTurn,
    GainFewer,
    Ignore,
    PayThem,
    Replace,
    TakeChaos,
)
from civitas.games.imperium.cards import Step
from civitas.games.imperium.deeds import FROM_GADGET, FROM_MARKET
from civitas.games.imperium.definitions import Ability, Word
from civitas.games.imperium.reactions import GainFrom, Trigger
from civitas.games.imperium.state import BOOK, DISCARD, GATES, HAND
from civitas.games.imperium.steps import Optional, Provided, Sentence, Together
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.control import both
from civitas.games.imperium.words.saying import MATERIALS, ZONE_NAMES, resource_name, some, word
from civitas.kernel.book import OTHERS
from civitas.kernel.triggers import lasting_listener


def they_take_chaos() -> Word:
    """Only after a trigger about another player: a Chaos for their discard pile."""
    return word(ForThem(TakeChaos(DISCARD)), said("imperium-do-they-take-chaos"))


def force_chaos() -> Word:
    """Only after `another_takes_unrest`: a Chaos in place of the Unrest."""
    return word(ForThem(ChaosInstead()), said("imperium-do-force-chaos"))


def take_chaos(to: int = HAND) -> Word:
    return word(TakeChaos(to), said(f"imperium-do-take-chaos-{ZONE_NAMES[to]}"))


def pay_attacker(materials: int) -> Word:
    """Only after `you_are_attacked` and the like: the attacker gets what is paid."""
    return word(PayThem(materials), said("imperium-do-pay-attacker", what=some(materials, MATERIALS)))


def by_gadget_or_market(resource: int, body: Word, otherwise: Word) -> Word:
    """Only in place of a gain: one thing if it comes from a gadget or a market card, else another."""
    cond = GainFrom(resource, FROM_GADGET | FROM_MARKET)
    text = said("imperium-by-gadget-or-market", body=body.text, otherwise=otherwise.text)
    return word(Provided(cond, body.step, otherwise.step), text)


def instead(trigger: Trigger, *words: Word) -> Ability:
    """What is said happens, not what was about to."""
    body = both(*words)
    trigger.instead = True
    text = said("imperium-ability-passive", body=said("imperium-when-instead", when=trigger.text, body=body.text))
    return Ability("whenever", [word(Together([body.step, Replace()]), body.text)], text, trigger)


def may_instead(trigger: Trigger, *words: Word) -> Ability:
    """You may have what is said happen, and not what was about to."""
    body = both(*words)
    trigger.instead = True
    text = said("imperium-ability-passive", body=said("imperium-when-may-instead", when=trigger.text, body=body.text))
    step = Optional(Together([body.step, Replace()]))
    step.body.says = body.step.says
    whole = ForOwner(step) if trigger.scope == OTHERS else step
    return Ability("whenever", [word(whole, body.text)], text, trigger)


def gain_one_fewer(resource: int) -> Word:
    """Only in place of a gain of this resource."""
    return word(GainFewer(resource), said("imperium-do-gain-one-fewer", resource=resource_name(resource)))


def ignore_it() -> Word:
    return word(Ignore(), said("imperium-do-ignore-it"))


def this_turn(trigger: Trigger, *words: Word) -> Word:
    """From now until the end of the turn the words answer the trigger."""
    steps: list[Step] = [Sentence(w.step) for w in words]
    program = BOOK.program(f"for the turn {len(BOOK.hooks)}", trigger.gated(steps), "imperium:passive")
    GATES[program] = trigger.cond
    hook = lasting_listener(BOOK, trigger.event, program, trigger.scope)
    return word(ForTheTurn(hook), said("imperium-this-turn", when=trigger.text, body=both(*words).text))
