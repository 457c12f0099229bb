"""Words that replace what is about to happen, or last a turn."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.actions.resources import FROM_GADGET, FROM_MARKET
from civitas.games.imperium.effects.steps.control import Provided, Sentence, Together
from civitas.games.imperium.effects.steps.may import Optional
from civitas.games.imperium.effects.steps.responses import ForOwner, ForTheTurn, GainFewer, Ignore, Replace
from civitas.games.imperium.effects.steps.triggers import GainFrom, Trigger
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.wordings import wording_number
from civitas.games.imperium.names import resource_name, said
from civitas.games.imperium.state import BOOK, GATES
from civitas.games.imperium.step import Ability, Step
from civitas.kernel.book import OTHERS
from civitas.kernel.triggers import lasting_listener


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
    return Ability("whenever", [word(Together([body.step, Replace()]), body.text).step], text, trigger)


def may_instead(trigger: Trigger, *words: Word) -> Ability:
    """You may have what is said happen, and not what was about to."""
    body = both(*words)
    trigger.instead = True
    text = said("imperium-ability-passive", body=said("imperium-when-may-instead", when=trigger.text, body=body.text))
    step = Optional(Together([body.step, Replace()]))
    step.body.says = body.step.says
    whole = ForOwner(step) if trigger.scope == OTHERS else step
    return Ability("whenever", [word(whole, body.text).step], text, trigger)


def gain_one_fewer(resource: int) -> Word:
    """Only in place of a gain of this resource."""
    return word(GainFewer(resource), said("imperium-do-gain-one-fewer", resource=resource_name(resource)))


def ignore_it() -> Word:
    return word(Ignore(), said("imperium-do-ignore-it"))


# The hooks that answer for a turn, by what they say: what says the same does the same.
FOR_THE_TURN: Final[dict[int, int]] = {}


def this_turn(trigger: Trigger, *words: Word) -> Word:
    """From now until the end of the turn the words answer the trigger."""
    text = said("imperium-this-turn", when=trigger.text, body=both(*words).text)
    key = wording_number(text)
    if key not in FOR_THE_TURN:
        steps: list[Step] = [Sentence(w.step) for w in words]
        program = BOOK.program(f"for the turn {key:08x}", trigger.gated(steps), "imperium:passive")
        GATES[program] = trigger.cond
        FOR_THE_TURN[key] = lasting_listener(BOOK, trigger.event, program, trigger.scope)
    return word(ForTheTurn(FOR_THE_TURN[key]), text)


def owner(*words: Word) -> Word:
    """In another player's solstice: for the owner of this card."""
    body = both(*words)
    return word(ForOwner(body.step), said("imperium-owner", body=body.text))
