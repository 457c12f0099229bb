"""Words with trade routes."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.control import OneOf
from civitas.games.imperium.effects.steps.trade_routes import (
    COPYING,
    TRADING_OWN,
    TRADING_THEIRS,
    Commerce,
    ForHolder,
    Trade,
)
from civitas.games.imperium.effects.steps.triggers import Trigger
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.wordings import wording
from civitas.games.imperium.effects.words.abilities import sentences, steps_of
from civitas.games.imperium.effects.words.may import may
from civitas.games.imperium.effects.words.resources import gain, pay
from civitas.games.imperium.names import said
from civitas.games.imperium.state import GOODS, PROFITED, TRADED
from civitas.games.imperium.step import Ability


def commerce(*words: Word) -> Ability:
    """What a trade route does when it is played, and when somebody trades with it."""
    return Ability("commerce", steps_of(words), said("imperium-ability-commerce", body=sentences(words)))


def profit(*words: Word) -> Ability:
    """What a full trade route does for its owner before it is discarded."""
    return Ability("profit", steps_of(words), said("imperium-ability-profit", body=sentences(words)))


def resolve_their_commerce() -> Word:
    """The commerce effect of a trade route another player has in play happens for you."""
    return word(Commerce(COPYING), said("imperium-do-resolve-commerce"))


def route_owner_may(*words: Word) -> Word:
    """In a commerce effect: the owner of the route may, whoever resolves it."""
    body = may(*words)
    return word(ForHolder(body.step), said("imperium-owner-may", body=body.text.args["body"]))


def trade() -> Word:
    """Pay for goods, or resolve the commerce effect of a trade route in play, yours or another's."""
    own = Commerce(TRADING_OWN)
    theirs = Commerce(TRADING_THEIRS)
    own.says = wording(said("imperium-do-trade-own"))
    theirs.says = wording(said("imperium-do-trade-theirs"))
    return word(Trade(OneOf([(pay(progress=1) >> gain(GOODS)).step, own, theirs])), said("imperium-do-trade"))


def you_profit() -> Trigger:
    """You trigger the profit of a trade route."""
    return Trigger(PROFITED, said("imperium-when-profit"))


def you_trade() -> Trigger:
    return Trigger(TRADED, said("imperium-when-trade"))
