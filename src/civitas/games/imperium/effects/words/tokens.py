"""Words with tokens on cards."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.control import OneOf
from civitas.games.imperium.effects.steps.responses import AmountGained
from civitas.games.imperium.effects.steps.tokens import (
    AddHere,
    AddToMarket,
    GainAllFromHere,
    GainFromHere,
    MoveHere,
    MoveToMarket,
    PayAllFromHere,
    TakeMarketTokens,
)
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.names import resource_name, said, some
from civitas.games.imperium.scoring import Counted, TokensHere
from civitas.games.imperium.state import RESOURCES
from civitas.kernel.expr import B


def add_paid_here(resource: int) -> Word:
    """After `you_pay`: what was paid comes to lie on this card."""
    return word(AddHere(resource, B), said("imperium-do-add-paid-here", resource=resource_name(resource)))


def add_here(resource: int, amount: int = 1) -> Word:
    return word(AddHere(resource, amount), said("imperium-do-add-here", what=some(amount, resource)))


def add_gained_here(resource: int) -> Word:
    """In place of a gain: as much of the resource is laid on this card."""
    return word(
        AddHere(resource, AmountGained()), said("imperium-do-add-gained-here", resource=resource_name(resource))
    )


def move_here(resource: int, amount: int = 1) -> Word:
    """A cost nothing else pays for."""
    return word(MoveHere(resource, amount), said("imperium-do-move-here", what=some(amount, resource)))


def gain_from_here(resource: int, amount: int = 1) -> Word:
    return word(GainFromHere(resource, amount), said("imperium-do-gain-from-here", what=some(amount, resource)))


def gain_all_from_here(resource: int) -> Word:
    return word(GainAllFromHere(resource), said("imperium-do-gain-all-from-here", resource=resource_name(resource)))


def pay_all_from_here(resource: int, least: int) -> Word:
    """All tokens of a resource on this card, which must be at least so many."""
    text = said("imperium-do-pay-all-from-here", resource=resource_name(resource), least=least)
    return word(PayAllFromHere(resource, least), text)


def per_token_here(resource: int) -> Counted:
    return TokensHere(resource)


def add_to_market(resource: int, amount: int = 1) -> Word:
    return word(AddToMarket(resource, amount), said("imperium-do-add-to-market", what=some(amount, resource)))


def add_any_to_market() -> Word:
    """A token of whichever resource you like."""
    kinds = [add_to_market(resource).step for resource in range(RESOURCES)]
    return word(OneOf(kinds), said("imperium-do-add-any-to-market"))


def move_to_market(resource: int, amount: int = 1) -> Word:
    """So many tokens of one's own, each to another market card: a cost nothing else pays for."""
    text = said("imperium-do-move-to-market", what=some(1, resource), amount=amount)
    return word(MoveToMarket(resource, amount), text)


def take_market_tokens() -> Word:
    return word(TakeMarketTokens(), said("imperium-do-take-tokens"))
