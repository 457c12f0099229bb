"""States, ends of the game, kings."""

from __future__ import annotations

from civitas.games.imperium.amounts import InState
from civitas.games.imperium.definitions import Word
from civitas.games.imperium.states import ExileNation, FlipState, HandAway, TriggerEnd, TriggerKing
from civitas.games.imperium.steps import Provided
from civitas.games.imperium.wordings import said
from civitas.games.imperium.words.control import both
from civitas.games.imperium.words.kinds import called
from civitas.games.imperium.words.saying import STATE_NAMES, card_name, word


def flip_state() -> Word:
    return word(FlipState(), said("imperium-do-flip-state"))


def if_state(state: int, *words: Word) -> Word:
    """If your state card shows this state."""
    body = both(*words)
    return word(Provided(InState(state), body.step), said(f"imperium-if-{STATE_NAMES[state]}", body=body.text))


def trigger_end() -> Word:
    return word(TriggerEnd(), said("imperium-do-trigger-end"))


def trigger_king() -> Word:
    return word(TriggerKing(), said("imperium-do-trigger-king"))


def discard_hand() -> Word:
    return word(HandAway(), said("imperium-do-discard-hand"))


def exile_nation_deck(name: str) -> Word:
    """With the card of this name, wherever it is."""
    return word(ExileNation(called(name)), said("imperium-do-exile-nation", card=card_name(name)))
