"""Words of the market, of exile, fame and trade routes."""

from __future__ import annotations

from civitas.games.imperium.definitions import Ability, Word
from civitas.games.imperium.drawing import Develop, NationCardToDiscard
from civitas.games.imperium.market import (
    ALSO_EXILE,
    NO_EXILE,
    ONLY_EXILE,
    Acquire,
    BreakThrough,
    ExileFromMarket,
    SwapWithExile,
    TakeFameOf,
    TakeTopFame,
)
from civitas.games.imperium.routes import COPYING, TRADING_OWN, TRADING_THEIRS, Commerce, Convert, SwapWithMarket
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.steps import OneOf
from civitas.games.imperium.wordings import said, wording
from civitas.games.imperium.words.abilities import sentences
from civitas.games.imperium.words.means import gain, pay
from civitas.games.imperium.words.saying import GOODS, kind_of, resource_name, some, word


def acquire(selector: Selector, exile: bool = False, only_exile: bool = False, with_token: int = -1) -> Word:
    where = ONLY_EXILE if only_exile else ALSO_EXILE if exile else NO_EXILE
    key = ("imperium-do-acquire", "imperium-do-acquire-also-exile", "imperium-do-acquire-exile")[where]
    if with_token >= 0:
        text = said("imperium-do-acquire-with", resource=resource_name(with_token))
    else:
        text = said(key, kind=kind_of(selector))
    return word(Acquire(selector, where, with_token), text)


def break_through(selector: Selector) -> Word:
    return word(BreakThrough(selector), said("imperium-do-break-through", kind=kind_of(selector)))


def exile_from_market() -> Word:
    return word(ExileFromMarket(), said("imperium-do-exile-market"))


def swap_with_exile() -> Word:
    return word(SwapWithExile(), said("imperium-do-swap-exile"))


def take_fame_of(amount: int) -> Word:
    return word(TakeFameOf(amount), said("imperium-do-take-fame-of", amount=amount))


def take_top_fame() -> Word:
    return word(TakeTopFame(), said("imperium-do-take-top-fame"))


def develop(free: bool = False) -> Word:
    return word(Develop(free), said("imperium-do-develop-free" if free else "imperium-do-develop"))


def nation_card() -> Word:
    """The top card of the nation deck to the discard pile."""
    return word(NationCardToDiscard(), said("imperium-do-nation-card"))


def commerce(*words: Word) -> Ability:
    """What a trade route does when it is played, and when somebody trades with it."""
    return Ability("commerce", list(words), said("imperium-ability-commerce", body=sentences(words)))


def profit(*words: Word) -> Ability:
    """What a full trade route does for its owner before it is discarded."""
    return Ability("profit", list(words), said("imperium-ability-profit", body=sentences(words)))


def resolve_their_commerce() -> Word:
    """The commerce effect of a trade route another player has in play happens for you."""
    return word(Commerce(COPYING), said("imperium-do-resolve-commerce"))


def trade() -> Word:
    """Pay for goods, or resolve the commerce effect of a trade route in play, yours or another's."""
    own = Commerce(TRADING_OWN)
    theirs = Commerce(TRADING_THEIRS)
    own.says = wording(said("imperium-do-trade-own"))
    theirs.says = wording(said("imperium-do-trade-theirs"))
    return word(OneOf([(pay(progress=1) >> gain(GOODS)).step, own, theirs]), said("imperium-do-trade"))


def swap_gadget() -> Word:
    """A gadget from your hand changes places with a market card of the same suit."""
    return word(SwapWithMarket(), said("imperium-do-swap-gadget"))


def convert(resource: int, into: int) -> Word:
    """One token becomes one of another resource."""
    text = said("imperium-do-convert", what=some(1, resource), into=some(1, into))
    return word(Convert(resource, into), text)
