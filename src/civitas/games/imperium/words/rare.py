"""Words few cards need."""

from __future__ import annotations

from civitas.games.imperium.amounts import CardsInPlay, Owned
from civitas.games.imperium.definitions import Ability, Word, icon_number
from civitas.games.imperium.means import Gain, Pay
from civitas.games.imperium.moving import Cards, Nothing
from civitas.games.imperium.powers import SiftNation, UnrestPrice
from civitas.games.imperium.reactions import MaterialsOnIt, Trigger
from civitas.games.imperium.selectors import Selector
from civitas.games.imperium.special import (
    Declare,
    DrawAndDiscard,
    DrawUpTo,
    Give,
    IgnoreState,
    LookAtNation,
    NationToBottom,
    PlaceTopCard,
    ShuffleNation,
    SwapWithNation,
    TakeMarketTokens,
    Treat,
    UseTheirs,
)
from civitas.games.imperium.state import BARBARIAN, BEFORE_SCORING, DISCARD, EMPIRE, HAND
from civitas.games.imperium.steps import Counting, ForSeats, Provided
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.abilities import sentences
from civitas.games.imperium.words.control import both, for_players
from civitas.games.imperium.words.kinds import ANY
from civitas.games.imperium.words.saying import MATERIALS, icon_name, kind_of, places, some, some_cards, word
from civitas.kernel.book import ALWAYS, MINE


def draw_up_to(amount: int, if_able: bool = False) -> Word:
    key = "imperium-do-draw-up-to-if-able" if if_able else "imperium-do-draw-up-to"
    return word(DrawUpTo(amount, if_able), said(key, amount=amount))


def draw_and_discard_one(amount: int) -> Word:
    return word(DrawAndDiscard(amount), said("imperium-do-draw-and-discard", amount=amount))


def place_top_card() -> Word:
    """Draw your top card if able; discard it, put it back, or put it into your history."""
    return word(PlaceTopCard(), said("imperium-do-place-top-card"))


def give(*zones: int) -> Word:
    """Only inside `each_other`: you give the player in focus a card."""
    return word(Give(zones), said("imperium-do-give", where=places(zones), whom=said("imperium-whom-them")))


def treat(icon: str, as_icon: str, amount: int) -> Word:
    """For the rest of the turn."""
    text = said("imperium-do-treat", icon=icon_name(icon), amount=amount, other=icon_name(as_icon))
    return word(Treat(icon_number(icon), icon_number(as_icon), amount), text)


def use_their_exhaust() -> Word:
    return word(UseTheirs(False), said("imperium-do-use-theirs"))


def become_copy() -> Word:
    return word(UseTheirs(True), said("imperium-do-become-copy"))


def declare_and_reveal() -> Word:
    return word(Declare(), said("imperium-do-declare"))


def look_at_nation(amount: int = 1) -> Word:
    return word(LookAtNation(amount), said("imperium-do-look-nation", amount=amount))


def nation_to_bottom() -> Word:
    """The nation card looked at may go to the bottom."""
    return word(NationToBottom(), said("imperium-do-nation-bottom"))


def shuffle_nation() -> Word:
    return word(ShuffleNation(), said("imperium-do-shuffle-nation"))


def swap_with_nation() -> Word:
    return word(SwapWithNation(), said("imperium-do-swap-nation"))


def take_market_tokens() -> Word:
    return word(TakeMarketTokens(), said("imperium-do-take-tokens"))


def ignore_empire_next() -> Word:
    return word(IgnoreState(EMPIRE, True), said("imperium-do-ignore-empire-next"))


def ignore_states() -> Word:
    return word(IgnoreState(BARBARIAN | EMPIRE, False), said("imperium-do-ignore-states"))


def before_scoring(*words: Word, spares: int) -> Ability:
    """Before points are counted, wherever among its owner's cards this one lies; it spares so many Unrest."""
    trigger = Trigger(BEFORE_SCORING, said("imperium-when-before-scoring"), Owned(), MINE, False, ALWAYS)
    trigger.spares = spares
    return Ability("whenever", list(words), said("imperium-ability-before-scoring", body=sentences(words)), trigger)


def nothing() -> Word:
    """What a cost without a result of its own buys: the rest of the card."""
    return word(Nothing(), said("imperium-do-nothing"))


def counting(body: Word) -> Word:
    """Counts the cards moved in it, for `per_done`."""
    return word(Counting(body.step), body.text)


def each_other_with(selector: Selector, *words: Word) -> Word:
    """Each other player who has a card of this kind in play."""
    body = both(*words)
    text = for_players("each-other-with", body.text, kind=kind_of(selector))
    return word(ForSeats(Provided(CardsInPlay(selector), body.step), True), text)


def pay_for_unrest(materials: int) -> Word:
    """What it costs to play an Unrest, in materials; passives can make it less."""
    return word(Pay(UnrestPrice(materials)), said("imperium-do-pay", what=some(materials, MATERIALS)))


def discard_for_unrest(amount: int) -> Word:
    """What it costs to play an Unrest, in cards; passives can make it less."""
    step = Cards("discard", (HAND,), ANY, DISCARD, UnrestPrice(amount), UnrestPrice(amount))
    return word(step, said("imperium-do-discard", what=some_cards(amount, ANY)))


def double_materials() -> Word:
    """Only after `you_gain_card_with_materials`: as many materials again as lay on it."""
    return word(Gain(MATERIALS, MaterialsOnIt()), said("imperium-do-double-materials"))


def sift_nation(amount: int) -> Word:
    """Look at the top nation cards; one of them may go to the bottom."""
    return word(SiftNation(amount), said("imperium-do-sift-nation", amount=amount))
