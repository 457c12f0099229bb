"""Words only one card needs."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of, some_cards
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.one_offs import (
    AcquireLaden,
    BreakThroughLikeIt,
    BreakThroughTop,
    ConvertGained,
    Declare,
    ExiledToBottom,
    NotingGain,
    ReturnTaken,
    SwapLooked,
)
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.may import may
from civitas.games.imperium.names import resource_name, said
from civitas.games.imperium.selector import Selector
from civitas.kernel.expr import B


def declare_and_reveal() -> Word:
    return word(Declare(), said("imperium-do-declare"))


def break_through_top() -> Word:
    """For the top card of the main deck, whatever it is."""
    return word(BreakThroughTop(), said("imperium-do-break-through-top"))


def exiled_to_bottom(selector: Selector) -> Word:
    """An exiled card of a kind goes to the bottom of the main deck."""
    return word(ExiledToBottom(selector), said("imperium-do-exiled-to-bottom", kind=kind_of(selector)))


def noting_gain(resource: int, body: Word) -> Word:
    """How much of a resource comes by it is kept for `convert_gained`."""
    return word(NotingGain(resource, body.step), body.text)


def convert_gained(resource: int, into: int) -> Word:
    """After `noting_gain`: any of what came may become another resource."""
    text = said("imperium-do-convert-gained", resource=resource_name(resource), into=resource_name(into))
    return word(ConvertGained(resource, into), said("imperium-may", body=text))


def break_through_like_it() -> Word:
    """For a card of the suit that the card just discarded has besides."""
    return word(BreakThroughLikeIt(), said("imperium-do-break-through-like-it"))


def may_swap_with_looked(selector: Selector, amount: int) -> Word:
    """After `look_at_nation` of so many: a hand card of a kind may change places with one of them."""
    text = said("imperium-do-swap-looked", what=some_cards(1, selector))
    return word(SwapLooked(selector, amount), said("imperium-may", body=text))


def acquire_laden(resource: int, laden: int) -> Word:
    """A market card with a resource on it; whether just so many resources lay there is kept for `may_return_taken`."""
    text = said("imperium-do-acquire-with", resource=resource_name(resource))
    return word(AcquireLaden(resource, laden), text)


def may_return_taken(laden: int) -> Word:
    """After `acquire_laden`: if just so many resources lay on the card, its Unrest may go back."""
    body = may(word(ReturnTaken(), said("imperium-do-return-taken")))
    return word(Provided(B, body.step), said("imperium-if-laden", amount=laden, body=body.text))
