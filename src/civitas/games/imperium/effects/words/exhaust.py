"""Words with exhaust tokens and exhaust abilities."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import kind_of
from civitas.games.imperium.effects.steps.counts import Times
from civitas.games.imperium.effects.steps.exhaust import GainExhausts, ReturnExhaust, UseTheirs
from civitas.games.imperium.effects.word import Word, word
from civitas.games.imperium.effects.words.counts import Per
from civitas.games.imperium.effects.words.selectors import ANY
from civitas.games.imperium.names import said
from civitas.games.imperium.selector import Selector


def return_exhaust(selector: Selector = ANY) -> Word:
    """From one of your cards in play, or from one of a kind."""
    if selector.everything():
        return word(ReturnExhaust(selector), said("imperium-do-return-exhaust"))
    return word(ReturnExhaust(selector), said("imperium-do-return-exhaust-from", kind=kind_of(selector)))


def gain_exhaust(amount: int = 1, per: Per | None = None) -> Word:
    """Exhaust tokens for your state card, until the clean-up."""
    if per is None:
        return word(GainExhausts(amount), said("imperium-do-gain-exhaust", amount=amount))
    text = said("imperium-do-gain-exhaust-per", amount=amount, per=per.text)
    return word(GainExhausts(Times(amount, per.count, per.most)), text)


def use_their_exhaust() -> Word:
    return word(UseTheirs(False), said("imperium-do-use-theirs"))


def become_copy() -> Word:
    return word(UseTheirs(True), said("imperium-do-become-copy"))
