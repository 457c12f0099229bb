"""Words with tokens on cards."""

from __future__ import annotations

from civitas.games.imperium.cards import name_number
from civitas.games.imperium.effects.phrases import joined, kind_of, some_cards
from civitas.games.imperium.effects.steps.control import OneOf
from civitas.games.imperium.effects.steps.responses import AmountGained
from civitas.games.imperium.effects.steps.tokens import (
    AddHere,
    AddOn,
    AddToMarket,
    GainAllFromHere,
    GainFromHere,
    MoveHere,
    MoveOnto,
    MoveToMarket,
    MoveToOneSlot,
    MoveToPower,
    MoveUpToHere,
    PayAllFromHere,
    PayFromHere,
    PayFromNamed,
    TakeMarketTokens,
)
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.selectors import called
from civitas.games.imperium.names import resource_name, said, some, title_name
from civitas.games.imperium.scoring import Counted, TokensHere
from civitas.games.imperium.selector import Selector
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


def move_up_to_here(most: int, *resources: int) -> Word:
    """Up to so many tokens of one's own in all, of any of the resources."""
    if len(resources) == 1:
        what = some(most, resources[0])
        return word(MoveUpToHere(most, resources), said("imperium-do-move-up-to-of-here", what=what))
    kinds = joined("imperium-either", [resource_name(resource) for resource in resources])
    return word(MoveUpToHere(most, resources), said("imperium-do-move-up-to-here", most=most, resources=kinds))


def move_onto(resource: int, selector: Selector) -> Word:
    """A token of one's own to a card of a kind in play: a cost nothing else pays for."""
    text = said("imperium-do-move-onto", what=some(1, resource), where=some_cards(1, selector))
    return word(MoveOnto(resource, selector), text)


def move_to_power(resource: int, amount: int) -> Word:
    """Tokens of one's own to the power: a cost nothing else pays for."""
    return word(MoveToPower(resource, amount), said("imperium-do-move-to-power", what=some(amount, resource)))


def add_on(card: str | Selector, resource: int, amount: int = 1) -> Word:
    """Tokens from the supply come to lie on the card of this name, or on the one of a group."""
    what = some(amount, resource)
    if isinstance(card, str):
        text = said("imperium-do-add-on", what=what, card=title_name(card))
        return word(AddOn(called(card), resource, amount), text)
    return word(AddOn(card, resource, amount), said("imperium-do-add-on-kind", what=what, kind=kind_of(card)))


def pay_from(name: str, resource: int, amount: int = 1) -> Word:
    """Tokens on the card of this name are paid."""
    text = said("imperium-do-pay-from", what=some(amount, resource), card=title_name(name))
    return word(PayFromNamed(name_number(name), resource, amount), text)


def gain_from_here(resource: int, amount: int = 1) -> Word:
    return word(GainFromHere(resource, amount), said("imperium-do-gain-from-here", what=some(amount, resource)))


def gain_all_from_here(resource: int) -> Word:
    return word(GainAllFromHere(resource), said("imperium-do-gain-all-from-here", resource=resource_name(resource)))


def pay_from_here(resource: int, amount: int) -> Word:
    """Tokens on this card are paid; nothing else pays in their place."""
    return word(PayFromHere(resource, amount), said("imperium-do-pay-from-here", what=some(amount, resource)))


def pay_all_from_here(resource: int, least: int) -> Word:
    """All tokens of a resource on this card, which must be at least so many."""
    text = said("imperium-do-pay-all-from-here", resource=resource_name(resource), least=least)
    return word(PayAllFromHere(resource, least), text)


def remove_all_from_here(resource: int, least: int) -> Word:
    """All tokens of a resource on this card, which must be at least so many, go back to the supply: no payment."""
    text = said("imperium-do-remove-all-from-here", resource=resource_name(resource), least=least)
    return word(PayAllFromHere(resource, least, False), text)


def per_token_here(resource: int) -> Counted:
    return TokensHere(resource)


def add_to_market(resource: int, amount: int = 1) -> Word:
    return word(AddToMarket(resource, amount), said("imperium-do-add-to-market", what=some(amount, resource)))


def add_any_to_market() -> Word:
    """A token of whichever resource you like."""
    kinds = [add_to_market(resource).step for resource in range(RESOURCES)]
    return word(OneOf(kinds), said("imperium-do-add-any-to-market"))


def move_to_market(resource: int, amount: int = 1, together: bool = False) -> Word:
    """So many tokens of one's own, each to another market card or all to one: a cost nothing else pays for."""
    if together:
        text = said("imperium-do-move-to-market", what=some(amount, resource), amount=1)
        return word(MoveToOneSlot(resource, amount), text)
    text = said("imperium-do-move-to-market", what=some(1, resource), amount=amount)
    return word(MoveToMarket(resource, amount), text)


def take_market_tokens() -> Word:
    return word(TakeMarketTokens(), said("imperium-do-take-tokens"))
