"""Rounds, and the end of the game (imperium:end)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.flow.clean_up import Doing
from civitas.games.imperium.flow.solstice import SOLSTICE_OF_SEAT
from civitas.games.imperium.flow.turn import TURNS
from civitas.games.imperium.state import BEFORE_SCORING, BOOK, NEW_ROUND, ROUND, SOLSTICE, State
from civitas.kernel.expr import Not
from civitas.kernel.flow import Call, EachSeat, GameOver, While
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Expr, Node
from civitas.kernel.triggers import Fire


def ended(s: State) -> bool:
    """Whether the last round has been played (imperium:scoring)."""
    last = s.last_round()
    return last != 0 and s.counts[ROUND] > last


class Ended(Expr[State]):
    def get(self, s: State, f: Frame) -> int:
        return int(ended(s))


class NextRound(Node[State]):
    """After the last round the counter goes on; the event tells whether the round is played."""

    def run(self, s: State, f: Frame) -> None:
        s.add(ROUND, 1)
        s.log(NEW_ROUND, NOBODY, (s.counts[ROUND], int(not ended(s))))


def game(precious: bool, training: bool) -> int:
    """The program of a whole game: rounds of such turns, until it ends."""
    name = ("training" if training else "game") + (" with precious cards" if precious else "")
    body: list[Node[Any]] = [
        While(
            Not(Ended()),
            [
                EachSeat([Call(TURNS[precious, training], own=True)]),
                Doing(SOLSTICE),
                EachSeat([Call(SOLSTICE_OF_SEAT, own=True)]),
                NextRound(),
            ],
        ),
        EachSeat([Fire(BEFORE_SCORING)]),
        GameOver(),
    ]
    rule = "training" if training else "precious-cards" if precious else "end"
    return BOOK.program(name, body, f"imperium:{rule}")


# By whether cards are precious and whether this is training.
GAMES: Final[dict[tuple[bool, bool], int]] = {
    (precious, training): game(precious, training) for precious in (False, True) for training in (False, True)
}
