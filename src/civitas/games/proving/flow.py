"""The sequence of play: rounds, turns, clean-up, the end (proving:turn, proving:end)."""

from __future__ import annotations

from typing import Final

from civitas.games.proving.actions import DEAREST, AskTurn, affordable
from civitas.games.proving.cards import HALL
from civitas.games.proving.effects import cards
from civitas.games.proving.state import (
    ACTIONS,
    BOOK,
    BUYS,
    COINS,
    DISCARD,
    HAND,
    HAND_SIZE,
    KINGDOM,
    PLAY,
    ROUND,
    ROUNDS,
    State,
)
from civitas.kernel.expr import Not
from civitas.kernel.flow import BeginTurn, Call, EachSeat, GameOver, While
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move_all
from civitas.kernel.node import Expr, Node
from civitas.kernel.triggers import Expire

ACTIONS_A_TURN: Final = 2
BUYS_A_TURN: Final = 2
COINS_A_TURN: Final = 3
EMPTY_PILES: Final = 3


class StartTurn(Node[State]):
    """What every turn begins with."""

    def run(self, s: State, f: Frame) -> None:
        s.put(ACTIONS + f.who, ACTIONS_A_TURN)
        s.put(BUYS + f.who, BUYS_A_TURN)
        s.put(COINS + f.who, COINS_A_TURN)


class CleanUp(Node[State]):
    """What is left in hand and what was played goes to the discard pile."""

    def run(self, s: State, f: Frame) -> None:
        discard = s.zone(DISCARD, f.who)
        move_all(s, s.zone(HAND, f.who), discard)
        move_all(s, s.zone(PLAY, f.who), discard)


class NextRound(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add(ROUND, 1)


class Ended(Expr[State]):
    """No hall is left, or three piles are empty, or the rounds are played (proving:end)."""

    def get(self, s: State, f: Frame) -> int:
        supply = s.supply().counts
        if supply[HALL] == 0 or s.get(ROUND) >= s.get(ROUNDS):
            return 1
        empty = 0
        kingdom = affordable(s.get(KINGDOM), DEAREST)
        for card in kingdom:
            if supply[card] == 0:
                empty += 1
        return int(empty >= EMPTY_PILES)


TURN: Final[int] = BOOK.program(
    "turn",
    [
        BeginTurn(),
        StartTurn(),
        AskTurn(),
        CleanUp(),
        cards(HAND_SIZE),
        Expire(),
    ],
    "proving:turn",
)
GAME: Final[int] = BOOK.program(
    "game",
    [EachSeat([cards(HAND_SIZE)]), While(Not(Ended()), [EachSeat([Call(TURN, own=True)]), NextRound()]), GameOver()],
    "proving:end",
)
