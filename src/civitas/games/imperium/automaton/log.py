"""The log lines of what befalls the automaton; its moves of cards are told like everybody's."""

from __future__ import annotations

from typing import Final

from civitas.games.imperium.automaton.definition import NO_ROW, Sheet, automaton_of
from civitas.games.imperium.automaton.resolving import JOURNEY
from civitas.games.imperium.automaton.view import edition_name, merchant_name, side_name
from civitas.games.imperium.automaton.words import tokens
from civitas.games.imperium.names import card_name
from civitas.games.imperium.state import (
    DIE_ROLLED,
    MERCHANT_TURNED,
    NATION,
    RESOLVED,
    SHEET_TOLD,
    SIDE_TURNED,
    STATE_TOKENS,
    State,
)
from civitas.kernel.events import Event
from civitas.kernel.text import Message, Wording, player

COVERS: Final = Wording("imperium-log-die-covers", "player", "die")
COVERS_NONE: Final = Wording("imperium-log-die-aside", "player", "die")
FOLLOWS: Final = Wording("imperium-log-sheet", "player", "edition")
RESOLVES: Final = Wording("imperium-log-resolves", "player", "card", "row")
RESOLVES_NOTHING: Final = Wording("imperium-log-resolves-nothing", "player", "card")
AT_JOURNEY: Final = Wording("imperium-log-journey", "player", "card")
STATE_CARD_TURNED: Final = Wording("imperium-log-state-card-turned", "player", "side")
ON_STATE_CARD: Final = (
    Wording("imperium-log-state-card-tokens", "player", "what"),
    Wording("imperium-log-state-card-tokens-off", "player", "what"),
)
MERCHANT: Final = Wording("imperium-log-merchant-turned", "player", "side")


def automaton_line(s: State, event: Event) -> Message | None:
    """What is told of the automaton besides its moves."""
    who = player(event.seat)
    if event.kind == DIE_ROLLED:
        die, covers = event.args
        return (COVERS if covers else COVERS_NONE)(player=who, die=die)
    if event.kind == SHEET_TOLD:
        return FOLLOWS(player=who, edition=edition_name(own_sheet(s, event.seat, event.args[0]).edition))
    if event.kind == RESOLVED:
        return resolved_line(s, event)
    if event.kind == SIDE_TURNED:
        sheet, side = event.args
        return STATE_CARD_TURNED(player=who, side=side_name(own_sheet(s, event.seat, sheet).sides[side].name))
    if event.kind == STATE_TOKENS:
        token, change = event.args
        return ON_STATE_CARD[change < 0](player=who, what=tokens(token, abs(change)))
    return MERCHANT(player=who, side=merchant_name(True)) if event.kind == MERCHANT_TURNED else None


def resolved_line(s: State, event: Event) -> Message:
    """Which card is resolved, and by which row."""
    card, sheet, side, row = event.args
    who, name = player(event.seat), card_name(card)
    if row == NO_ROW:
        return RESOLVES_NOTHING(player=who, card=name)
    if row >= JOURNEY:
        return AT_JOURNEY(player=who, card=name)
    return RESOLVES(player=who, card=name, row=own_sheet(s, event.seat, sheet).sides[side].rows[row].trigger)


def own_sheet(s: State, seat: int, sheet: int) -> Sheet:
    """A sheet of the nation of an automaton, which no game changes."""
    return automaton_of(s.counts[NATION + seat]).sheets[sheet]
