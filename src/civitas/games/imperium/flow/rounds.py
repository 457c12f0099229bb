"""Rounds, and the end of the game (imperium:end)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.flow.clean_up import Doing
from civitas.games.imperium.flow.solstice import SOLSTICE_OF_SEAT
from civitas.games.imperium.flow.turn import PRECIOUS_TURN, TURN
from civitas.games.imperium.state import BEFORE_SCORING, BOOK, NEW_ROUND, ROUND, SCORING, SOLSTICE, State
from civitas.kernel.expr import Not
from civitas.kernel.flow import Call, EachSeat, GameOver, While
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Expr, Node
from civitas.kernel.triggers import Fire


class Ended(Expr[State]):
    """The round after the one in which scoring was triggered has been played (imperium:scoring)."""

    def get(self, s: State, f: Frame) -> int:
        return int(s.counts[SCORING] != 0 and s.counts[ROUND] > s.counts[SCORING] + 1)


class NextRound(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add(ROUND, 1)
        s.log(NEW_ROUND, NOBODY, (s.counts[ROUND],))


def rounds(turn: int) -> list[Node[Any]]:
    """Rounds of such turns, until the game ends."""
    return [
        While(
            Not(Ended()),
            [
                EachSeat([Call(turn, own=True)]),
                Doing(SOLSTICE),
                EachSeat([Call(SOLSTICE_OF_SEAT, own=True)]),
                NextRound(),
            ],
        ),
        EachSeat([Fire(BEFORE_SCORING)]),
        GameOver(),
    ]


GAME: Final[int] = BOOK.program("game", rounds(TURN), "imperium:end")
PRECIOUS_GAME: Final[int] = BOOK.program("game with precious cards", rounds(PRECIOUS_TURN), "imperium:precious-cards")
