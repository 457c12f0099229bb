"""What the automaton takes of the market and of exile (imperium:automaton-market).

Compiled: it is asked at every acquisition.
"""

from __future__ import annotations

from civitas.games.imperium.actions.market import slot_card, slot_tokens
from civitas.games.imperium.codes import EXILED, FROM_DECK, INSTEAD
from civitas.games.imperium.scoring import POINTS
from civitas.games.imperium.state import PROGRESS, RESOURCES, State


def points_of(card: int) -> int:
    """What a card is worth as the automaton sees it."""
    return POINTS[card].most()


def all_tokens(s: State, slot: int) -> int:
    return sum([slot_tokens(s, slot, resource) for resource in range(RESOURCES)])


def best_of(s: State, codes: list[int]) -> int:
    """Most points, a progress token on it being one; then most tokens; then the lowest slot.

    The market goes before exile, and in exile the card that has lain there longest. Without either the first deck.
    """
    best = codes[0]
    worth = rank(s, best)
    for code in codes[1:]:
        other = rank(s, code)
        if other > worth:
            best, worth = code, other
    return best


def rank(s: State, code: int) -> tuple[int, int, int, int]:
    """How much the automaton wants what an option brings: compared from left to right."""
    if code >= FROM_DECK or code < 0:
        return (-1000, 0, 0, 0)
    if code < EXILED:
        points = points_of(slot_card(s, code)) + slot_tokens(s, code, PROGRESS)
        return (points, 1, all_tokens(s, code), -code)
    card = code - INSTEAD if code >= INSTEAD else code - EXILED
    return (points_of(card), 0, 0, -exiled_at(s, card))


def exiled_at(s: State, card: int) -> int:
    """The place of a card in the order of exile."""
    for i in range(len(s.exiled) - 1, -1, -1):
        if s.exiled[i] == card:
            return i
    return len(s.exiled) + card
