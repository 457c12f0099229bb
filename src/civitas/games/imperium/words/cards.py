"""Words that move one's own cards."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.amounts import Times
from civitas.games.imperium.definitions import Word
from civitas.games.imperium.demands import Demand
from civitas.games.imperium.drawing import Draw
from civitas.games.imperium.moving import EVERYWHERE, Cards, Find, GarrisonThis, InTurn, NamedTo, TakeUnrest, ThisTo
from civitas.games.imperium.playing import TriggerPlayOf
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.state import (
    CHAOS_PILE,
    DECK,
    DISCARD,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    ICON_NAMES,
    PLAY,
    UNREST_PILE,
)
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.counts import Per
from civitas.games.imperium.words.kinds import ANY, UNRESTS, called
from civitas.games.imperium.words.saying import ZONE_NAMES, card_name, kind_of, places, some_cards, word
from civitas.kernel.text import Message


def draw(amount: int = 1, per: Per | None = None, if_able: bool = False) -> Word:
    if per is not None:
        return word(Draw(Times(amount, per.count, per.most)), said("imperium-do-draw-per", amount=amount, per=per.text))
    key = "imperium-do-draw-if-able" if if_able else "imperium-do-draw"
    return word(Draw(amount, if_able), said(key, amount=amount))


def cards(key: str, zones: tuple[int, ...], selector: Selector, to: int, least: int, most: int) -> Word:
    """The general move of one's own cards; the words below give it a name."""
    sized = f"imperium-do-{key}" if least else f"imperium-do-{key}-up-to"
    return word(Cards(key, zones, selector, to, least, most), moved(sized, zones, selector, most))


def moved(key: str, zones: tuple[int, ...], selector: Selector, amount: int) -> Message:
    """What is moved, and where from if the word itself does not say it."""
    what = some_cards(amount, selector)
    if key in PLACED:
        return said(key, what=what)
    return said(key, what=what, where=places(zones))


PLACED: Final = ("imperium-do-discard", "imperium-do-abandon", "imperium-do-recall", "imperium-do-garrison")


def discard(amount: int = 1, selector: Selector = ANY) -> Word:
    icon = one_icon(selector)
    if icon >= 0:
        step = Demand(selector, icon, amount)
        return word(step, moved("imperium-do-discard", (HAND,), selector, amount))
    return cards("discard", (HAND,), selector, DISCARD, amount, amount)


def one_icon(selector: Selector) -> int:
    """The icon all cards of a kind must show, if there is just one: cards in play may help to discard those."""
    icons = [icon for icon in range(len(ICON_NAMES)) if selector.icons >> icon & 1]
    return icons[0] if len(icons) == 1 and not selector.suits else -1


def abandon_garrisoned(selector: Selector) -> Word:
    """A card of a kind garrisoned anywhere is discarded."""
    step = Cards("abandon", (GARRISON,), selector, DISCARD, 1, 1)
    return word(step, said("imperium-do-abandon-garrisoned", kind=kind_of(selector)))


def abandon(selector: Selector, amount: int = 1) -> Word:
    return cards("abandon", (PLAY,), selector, DISCARD, amount, amount)


def recall(selector: Selector, amount: int = 1) -> Word:
    return cards("recall", (PLAY,), selector, HAND, amount, amount)


def to_history(*zones: int, selector: Selector = ANY, up_to: int = 0) -> Word:
    """A card (or up to so many) from these zones (the hand, if none is named) goes into the history."""
    return cards("to-history", zones or (HAND,), selector, HISTORY, 0 if up_to else 1, up_to or 1)


def on_deck(*zones: int, selector: Selector = ANY, amount: int = 1) -> Word:
    """Cards go on top of the draw deck, one after the other: the last is on top."""
    if amount == 1:
        return cards("on-deck", zones or (HAND,), selector, DECK, 1, 1)
    step = InTurn([Cards("on-deck", zones or (HAND,), selector, DECK, 1, 1) for _ in range(amount)])
    return word(step, moved("imperium-do-on-deck", zones or (HAND,), selector, amount))


def to_hand(*zones: int, selector: Selector = ANY) -> Word:
    """A card of one's choice from these zones comes to the hand."""
    return cards("to-hand", zones, selector, HAND, 1, 1)


def return_unrest(*zones: int, amount: int = 1, up_to: bool = False) -> Word:
    return cards("return-unrest", zones or (HAND,), UNRESTS, UNREST_PILE, 0 if up_to else amount, amount)


def garrison(selector: Selector = ANY) -> Word:
    """A card from the hand goes under this one."""
    return cards("garrison", (HAND,), selector, GARRISON, 1, 1)


def exile_own(*zones: int, selector: Selector = ANY) -> Word:
    return cards("exile", zones or (HAND,), selector, EXILE, 1, 1)


def garrison_this(selector: Selector) -> Word:
    """This card goes under a card of a kind."""
    return word(GarrisonThis(selector), said("imperium-do-garrison-this", kind=kind_of(selector)))


def trigger_its_play() -> Word:
    """The play effect of the card just spoken of happens."""
    return word(TriggerPlayOf(), said("imperium-do-trigger-play"))


THIS_TO: Final = {
    HISTORY: "history",
    EXILE: "exile",
    DISCARD: "abandon",
    HAND: "recall",
    DECK: "deck",
    UNREST_PILE: "unrest",
    CHAOS_PILE: "chaos",
}


def this_to(zone: int) -> Word:
    """This card goes into the history or exile, is abandoned (DISCARD), recalled (HAND), or returned."""
    return word(ThisTo(zone), said(f"imperium-do-this-{THIS_TO[zone]}"))


def named_to(name: str, zone: int, *zones: int) -> Word:
    """The card of this name goes from where it is to a zone."""
    text = said(f"imperium-do-named-{THIS_TO[zone]}", card=card_name(name))
    return word(NamedTo(called(name), zones or (PLAY,), zone), text)


def take_and_discard_unrest() -> Word:
    return word(TakeUnrest(2), said("imperium-do-take-unrest-discard"))


def take_unrest(on_top: bool = False) -> Word:
    key = "imperium-do-take-unrest-on-deck" if on_top else "imperium-do-take-unrest"
    return word(TakeUnrest(1 if on_top else 0), said(key))


def find(selector: Selector, *zones: int, to: int = HAND) -> Word:
    text = said(f"imperium-do-find-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones or (HAND,)))
    if not zones:
        text = said(f"imperium-do-find-anywhere-{ZONE_NAMES[to]}", kind=kind_of(selector))
    return word(Find(selector, zones or EVERYWHERE, to), text)
