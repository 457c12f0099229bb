"""Words that turn the state card over or end the game."""

from __future__ import annotations

from civitas.games.imperium.effects.phrases import STATE_NAMES
from civitas.games.imperium.effects.steps.control import Provided
from civitas.games.imperium.effects.steps.counts import InState
from civitas.games.imperium.effects.steps.state_card import (
    EndTriggered,
    FlipState,
    FlipStateTo,
    ReplaceState,
    TriggerEnd,
)
from civitas.games.imperium.effects.word import Word, both, word
from civitas.games.imperium.names import said
from civitas.games.imperium.numbers import number
from civitas.kernel.expr import Not


def flip_state() -> Word:
    return word(FlipState(), said("imperium-do-flip-state"))


def flip_state_to(state: int) -> Word:
    """The state card is turned to this side, unless it shows it already."""
    return word(
        FlipStateTo(state), said("imperium-do-flip-state-to", state=said(f"imperium-state-{STATE_NAMES[state]}"))
    )


def replace_state(code: str, state: int) -> Word:
    """The state card with this printed code, which shows this state, takes the place of yours."""
    text = said("imperium-do-replace-state", state=said(f"imperium-state-{STATE_NAMES[state]}"))
    return word(ReplaceState(number(code)), text)


def if_state(state: int, *words: Word) -> Word:
    """If your state card shows this state."""
    body = both(*words)
    return word(Provided(InState(state), body.step), said(f"imperium-if-{STATE_NAMES[state]}", body=body.text))


def if_end_not_triggered(*words: Word) -> Word:
    """Unless the end of the game has been triggered."""
    body = both(*words)
    return word(Provided(Not(EndTriggered()), body.step), said("imperium-if-end-not-triggered", body=body.text))


def if_end_triggered(*words: Word) -> Word:
    """If the end of the game has been triggered."""
    body = both(*words)
    return word(Provided(EndTriggered(), body.step), said("imperium-if-end-triggered", body=body.text))


def trigger_end() -> Word:
    return word(TriggerEnd(), said("imperium-do-trigger-end"))
