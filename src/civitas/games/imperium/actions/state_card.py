"""Turning the state card over (imperium:state)."""

from __future__ import annotations

from civitas.games.imperium.cards import STATES
from civitas.games.imperium.numbers import LATER
from civitas.games.imperium.state import BARBARIAN, EMPIRE, STATE, STATE_BACK, STATE_CARD, STATE_FLIPPED, State
from civitas.kernel.moves import move


def flip_state(s: State, seat: int) -> None:
    """The state card shows its other side (imperium:state)."""
    front = s.zone(STATE_CARD, seat)
    back = s.zone(STATE_BACK, seat)
    if front.size():
        face = back.cards()[0]
        move(s, front.cards()[0], front, back)
        move(s, face, back, front)
        s.put(STATE + seat, STATES[face])
    else:
        s.put(STATE + seat, EMPIRE if s.counts[STATE + seat] == BARBARIAN else BARBARIAN)
    s.announce(STATE_FLIPPED, seat)


def deal_state(s: State, seat: int, face: int) -> None:
    """The seat's state card is from now on one with effects of its own, and shows this side."""
    s.zone(STATE_CARD, seat).fill([face])
    s.zone(STATE_BACK, seat).fill([face ^ LATER])
    s.put(STATE + seat, STATES[face])
