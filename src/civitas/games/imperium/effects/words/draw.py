"""Words that draw."""

from __future__ import annotations

from civitas.games.imperium.effects.steps.control import OneOf
from civitas.games.imperium.effects.steps.counts import Times
from civitas.games.imperium.effects.steps.draw import Draw, DrawAndDiscard, DrawUpTo, PlaceTopCard
from civitas.games.imperium.effects.steps.may import UpToTimes
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.cards import to_hand
from civitas.games.imperium.effects.words.counts import Per
from civitas.games.imperium.names import said
from civitas.games.imperium.state import DISCARD


def draw(amount: int = 1, per: Per | None = None, if_able: bool = False) -> Word:
    if per is not None:
        return word(Draw(Times(amount, per.count, per.most)), said("imperium-do-draw-per", amount=amount, per=per.text))
    key = "imperium-do-draw-if-able" if if_able else "imperium-do-draw"
    return word(Draw(amount, if_able), said(key, amount=amount))


def draw_up_to(amount: int, if_able: bool = False) -> Word:
    key = "imperium-do-draw-up-to-if-able" if if_able else "imperium-do-draw-up-to"
    return word(DrawUpTo(amount, if_able), said(key, amount=amount))


def draw_up_to_from_either(most: int) -> Word:
    """Each card from the draw deck or, of one's choice, from the discard pile."""
    either = OneOf([draw().step, to_hand(DISCARD).step])
    return word(UpToTimes(most, either), said("imperium-do-draw-up-to-from-either", amount=most))


def draw_and_discard_one(amount: int) -> Word:
    return word(DrawAndDiscard(amount), said("imperium-do-draw-and-discard", amount=amount))


def place_top_card() -> Word:
    """Draw your top card if able; discard it, put it back, or put it into your history."""
    return word(PlaceTopCard(), said("imperium-do-place-top-card"))
