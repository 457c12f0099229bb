"""Words at the market."""

from __future__ import annotations

from civitas.games.imperium.actions.acquire import ALSO_EXILE, NO_EXILE, ONLY_EXILE
from civitas.games.imperium.effects.phrases import ZONE_NAMES, kind_of, some_cards
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.market import (
    Acquire,
    BreakThrough,
    ExileFromMarket,
    RevealedTo,
    RevealMain,
    SwapWithExile,
    SwapWithMarket,
)
from civitas.games.imperium.effects.steps.triggers import BrokeThrough
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.effects.words.selectors import ANY, suited
from civitas.games.imperium.names import resource_name, said
from civitas.games.imperium.selector import Selector
from civitas.kernel.expr import B


def acquire(selector: Selector, exile: bool = False, only_exile: bool = False, with_token: int = -1) -> Word:
    where = ONLY_EXILE if only_exile else ALSO_EXILE if exile else NO_EXILE
    key = ("imperium-do-acquire", "imperium-do-acquire-also-exile", "imperium-do-acquire-exile")[where]
    text = said(key, kind=kind_of(selector))
    if with_token >= 0 and selector.everything():
        text = said("imperium-do-acquire-with", resource=resource_name(with_token))
    elif with_token >= 0:
        text = said("imperium-do-acquire-kind-with", kind=kind_of(selector), resource=resource_name(with_token))
    return word(Acquire(selector, where, with_token), text)


def acquire_or(selector: Selector, instead: Selector, noted: Selector) -> Word:
    """After `discard` that notes cards of a kind: a card of another suit may be acquired if there was one."""
    either = Acquire(suited(selector.suits, instead.suits))
    text = said("imperium-do-acquire-or", kind=kind_of(selector), instead=kind_of(instead), noted=some_cards(1, noted))
    return word(Provided(B, either, Acquire(selector)), text)


def acquire_from_slots(amount: int) -> Word:
    """Whatever card lies in one of the first slots of the market."""
    return word(Acquire(ANY, slots=amount), said("imperium-do-acquire-slots", amount=amount))


def break_through(selector: Selector, exile: bool = False, only_exile: bool = False) -> Word:
    """For a card of a kind; with `exile` it may be an exiled one, with `only_exile` it must."""
    where = ONLY_EXILE if only_exile else ALSO_EXILE if exile else NO_EXILE
    key = "imperium-do-break-through" + ("", "-also-exile", "-exile")[where]
    return word(BreakThrough(selector, where), said(key, kind=kind_of(selector)))


def if_broke_through(*words: Word) -> Word:
    """Only after `you_gain_any_card` and the like: if you broke through for the card."""
    body = both(*words)
    return word(Provided(BrokeThrough(), body.step), said("imperium-if-broke-through", body=body.text))


def exile_from_market() -> Word:
    return word(ExileFromMarket(), said("imperium-do-exile-market"))


def swap_with_exile(selector: Selector = ANY) -> Word:
    """A market card changes places with an exiled one of a kind."""
    if selector.everything():
        return word(SwapWithExile(selector), said("imperium-do-swap-exile"))
    return word(SwapWithExile(selector), said("imperium-do-swap-exile-of", kind=kind_of(selector)))


def swap_gadget() -> Word:
    """A gadget from your hand changes places with a market card of the same suit."""
    return word(SwapWithMarket(), said("imperium-do-swap-gadget"))


def reveal_main(*words: Word) -> Word:
    """The top card of the main deck is shown; the words say what becomes of it."""
    body = both(*words)
    return word(RevealMain(body.step), said("imperium-do-reveal-main", body=body.text))


def revealed_to(zone: int) -> Word:
    """Only in `reveal_main`: the card shown goes into exile or to the discard pile."""
    return word(RevealedTo(zone), said(f"imperium-do-revealed-to-{ZONE_NAMES[zone]}"))
