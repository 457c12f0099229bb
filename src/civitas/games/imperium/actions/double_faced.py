"""Double-faced cards beside the power: one face of their stack is in play (imperium:in-play)."""

from __future__ import annotations

from civitas.games.imperium.actions.play_area import leave_play, ungarrison
from civitas.games.imperium.numbers import LATER
from civitas.games.imperium.state import (
    DISCARD,
    DOING,
    EXHAUSTED,
    PLAY,
    READIED,
    RESOURCES,
    SOLSTICE,
    STACK,
    TURNED_UP,
    State,
)
from civitas.kernel.moves import move


def other_face(card: int) -> int:
    return card ^ LATER


def turn_over(s: State, seat: int, card: int) -> int:
    """The card in play shows its other face; what lies on and under it stays there. Returns that face."""
    face = other_face(card)
    move(s, card, s.zone(PLAY, seat), s.zone(STACK, seat))
    for resource in range(RESOURCES):
        tokens = s.tokens_on(card, resource)
        s.add_tokens(seat, card, resource, -tokens)
        s.add_tokens(seat, face, resource, tokens)
    if card in s.exhausted:
        s.exhausted = tuple(sorted([face if other == card else other for other in s.exhausted]))
        s.log(READIED, seat, (card,))
        s.log(EXHAUSTED, seat, (face,))
    hosts: list[tuple[int, int]] = []
    for i in range(0, len(s.under), 2):
        hosts.append((face if s.under[i] == card else s.under[i], s.under[i + 1]))
    hosts.sort()
    pairs: list[int] = []
    for pair in hosts:
        pairs.extend(pair)
    s.under = tuple(pairs)
    show(s, seat, face)
    return face


def replace(s: State, seat: int, card: int, face: int) -> None:
    """Another card of the stack takes the place of this one; what is garrisoned under it is discarded."""
    for below in s.garrison_of(card):
        ungarrison(s, seat, card, below, DISCARD)
    leave_play(s, seat, card, STACK)
    show(s, seat, face)


def show(s: State, seat: int, face: int) -> None:
    """A face comes into play; in a solstice its effect there is still to be resolved (imperium:solstice)."""
    move(s, face, s.zone(STACK, seat), s.zone(PLAY, seat))
    if s.counts[DOING] == SOLSTICE:
        s.put(TURNED_UP + seat, face + 1)
