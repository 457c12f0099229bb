"""Tactics: playing, copying and making them common (ages:play-a-tactic, ages:copy-a-tactic)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import BOARD
from civitas.games.ages.cards import KIND, TACTIC
from civitas.games.ages.state import (
    AGES,
    COMMON_TACTICS,
    EXCLUSIVE_TACTIC,
    MILITARY_HAND,
    REMOVED,
    TACTIC_COPIED,
    TACTIC_IN_USE,
    TACTIC_PLAYED,
    TACTIC_SET,
    TACTIC_SHARED,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import Node

PLAY_ACTIONS: Final = 1
COPY_ACTIONS: Final = BOARD.copy_tactic_actions


def playable_tactics(s: State, seat: int, military: int) -> list[int]:
    """Tactics in hand, ascending, for so many military actions left; one a turn, played or copied (ruling 45)."""
    if s.used(seat, TACTIC_SET) or military < PLAY_ACTIONS:
        return []
    out: list[int] = []
    for age in range(1, AGES):
        for card in s.held(MILITARY_HAND[age], seat):
            if KIND[card] == TACTIC and not (out and out[-1] == card):
                out.append(card)
    return out


def copyable_tactics(s: State, seat: int, military: int) -> list[int]:
    """Common tactics the seat does not use already."""
    if s.used(seat, TACTIC_SET) or military < COPY_ACTIONS:
        return []
    current = s.counts[TACTIC_IN_USE + seat]
    return [card for card in s.held(COMMON_TACTICS, 0) if card != current]


def play_tactic(s: State, seat: int, card: int) -> None:
    s.use(seat, TACTIC_SET)
    move(s, card, s.military_hand_of(seat, card), s.zone(EXCLUSIVE_TACTIC, seat))
    s.put(TACTIC_IN_USE + seat, card)
    s.log(TACTIC_PLAYED, seat, (card,))


def copy_tactic(s: State, seat: int, card: int) -> None:
    s.use(seat, TACTIC_SET)
    s.put(TACTIC_IN_USE + seat, card)
    s.log(TACTIC_COPIED, seat, (card,))


class ShareTactic(Node[State]):
    """An exclusive tactic becomes common; one that is there already leaves the game (ages:make-tactics-available)."""

    def run(self, s: State, f: Frame) -> None:
        for card in s.held(EXCLUSIVE_TACTIC, f.who).copy():
            common = card in s.held(COMMON_TACTICS, 0)
            s.log(TACTIC_SHARED, f.who, (card,))
            move(s, card, s.zone(EXCLUSIVE_TACTIC, f.who), s.zone(REMOVED if common else COMMON_TACTICS, 0))
