"""Words that move one's own cards."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.effects.card import icon_number
from civitas.games.imperium.effects.phrases import ZONE_NAMES, kind_of, places, some_cards
from civitas.games.imperium.effects.steps.cards import (
    ALL,
    AbandonIcons,
    AllTo,
    Cards,
    HandAway,
    InTurn,
    ItTo,
    NamedTo,
    ThisTo,
)
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.selectors import ANY, called
from civitas.games.imperium.names import icon_name, said, title_name
from civitas.games.imperium.selector import Selector
from civitas.games.imperium.state import (
    CHAOS_PILE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    HISTORY,
    LEGENDS,
    PLAY,
    SUNKEN,
    UNREST_PILE,
)
from civitas.kernel.text import Message


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


PLACED: Final = (
    "imperium-do-discard",
    "imperium-do-abandon",
    "imperium-do-abandon-up-to",
    "imperium-do-recall",
)


def abandon(selector: Selector, amount: int = 1, up_to: bool = False) -> Word:
    return cards("abandon", (PLAY,), selector, DISCARD, 0 if up_to else amount, amount)


def recall(selector: Selector, amount: int = 1) -> Word:
    return cards("recall", (PLAY,), selector, HAND, amount, amount)


def to_history(*zones: int, selector: Selector = ANY, amount: int = 1, up_to: int = 0) -> Word:
    """A card, or so many, or up to so many, from these zones (the hand, if none is named) into the history."""
    return cards("to-history", zones or (HAND,), selector, HISTORY, 0 if up_to else amount, up_to or amount)


def to_legends(selector: Selector, *zones: int) -> Word:
    """A card of a kind from these zones goes into the legends; whoever has none discards it."""
    return cards("to-legends", zones, selector, LEGENDS, 1, 1)


def on_deck(*zones: int, selector: Selector = ANY, amount: int = 1) -> Word:
    """Cards go on top of the draw deck, one after the other: the last is on top."""
    if amount == 1:
        return cards("on-deck", zones or (HAND,), selector, DECK, 1, 1)
    step = InTurn([Cards("on-deck", zones or (HAND,), selector, DECK, 1, 1) for _ in range(amount)])
    return word(step, moved("imperium-do-on-deck", zones or (HAND,), selector, amount))


def to_hand(*zones: int, selector: Selector = ANY, amount: int = 1, up_to: int = 0) -> Word:
    """A card, or so many, or up to so many, of one's choice from these zones to the hand."""
    return cards("to-hand", zones, selector, HAND, 0 if up_to else amount, up_to or amount)


def it_to_hand() -> Word:
    """The card just spoken of comes to the hand."""
    return word(ItTo(HAND), said("imperium-do-it-to-hand"))


def abandon_icons(icon: str, amount: int, staying: Selector) -> Word:
    """Cards in play that show so many icons together, be they on few cards or on many; one of a kind must stay."""
    text = said("imperium-do-abandon-icons", amount=amount, icon=icon_name(icon))
    return word(AbandonIcons(icon_number(icon), amount, staying), text)


def abandon_any(selector: Selector) -> Word:
    """Any number of cards of a kind; `counting` counts them."""
    text = said("imperium-do-abandon-any-number", kind=kind_of(selector))
    return word(Cards("abandon", (PLAY,), selector, DISCARD, 0, ALL), text)


def abandon_and_exile(selector: Selector) -> Word:
    """A card of a kind in play is abandoned, and another one exiled."""
    first, second = abandon(selector), exile(selector, PLAY)
    moves = [each.step for each in (first, second) if isinstance(each.step, Cards)]
    return word(InTurn(moves), said("imperium-and", first=first.text, second=second.text))


def it_to_discard() -> Word:
    """The card just gained goes to the discard pile."""
    return word(ItTo(DISCARD), said("imperium-do-it-to-discard"))


def it_on_deck() -> Word:
    """The card just gained goes on top of the draw deck."""
    return word(ItTo(DECK), said("imperium-do-it-on-deck"))


def exile(selector: Selector, *zones: int, amount: int = 1) -> Word:
    """Cards of one's own go into exile; an Unrest would be returned."""
    return cards("exile", zones or (HAND,), selector, EXILE, amount, amount)


THIS_TO: Final = {
    HISTORY: "history",
    EXILE: "exile",
    DISCARD: "abandon",
    HAND: "recall",
    DECK: "deck",
    UNREST_PILE: "unrest",
    CHAOS_PILE: "chaos",
    SUNKEN: "sink",
    LEGENDS: "legends",
}


def this_to(zone: int) -> Word:
    """This card goes into the history or exile, is abandoned (DISCARD), recalled (HAND), or returned."""
    return word(ThisTo(zone), said(f"imperium-do-this-{THIS_TO[zone]}"))


def named_to(name: str, zone: int, *zones: int) -> Word:
    """The card of this name goes from where it is to a zone."""
    text = said(f"imperium-do-named-{THIS_TO[zone]}", card=title_name(name))
    return word(NamedTo(called(name), zones or (PLAY,), zone), text)


def all_to(selector: Selector, to: int, *zones: int) -> Word:
    """All cards of a kind from these zones go elsewhere; `counting` counts them."""
    text = said(f"imperium-do-all-to-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(AllTo(selector, zones, to, False), text)


def reveal_all_to(selector: Selector, to: int, *zones: int) -> Word:
    """These zones are shown to all, and all cards of a kind in them go elsewhere."""
    text = said(f"imperium-do-reveal-all-to-{ZONE_NAMES[to]}", kind=kind_of(selector), where=places(zones))
    return word(AllTo(selector, zones, to, True), text)


def discard_hand() -> Word:
    return word(HandAway(), said("imperium-do-discard-hand"))
