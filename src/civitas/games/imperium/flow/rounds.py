"""Rounds, and the end of the game (imperium:end)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.automaton.turn import AUTOMATON_TURN
from civitas.games.imperium.flow.clean_up import Doing
from civitas.games.imperium.flow.solstice import SOLSTICE_OF_SEAT
from civitas.games.imperium.flow.turn import TURNS
from civitas.games.imperium.state import BEFORE_SCORING, BOOK, NEW_ROUND, ROUND, SOLSTICE, State
from civitas.kernel.expr import Not
from civitas.kernel.flow import Call, EachOther, EachSeat, GameOver, While
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


# Who plays a round.
PLAYERS: Final = "game"
ALONE: Final = "training"
AGAINST_AUTOMATON: Final = "game against the automaton"


def game(precious: bool, mode: str) -> int:
    """The program of a whole game: rounds of such turns, until it ends.

    The automaton has its turn after the other player, and no solstice (imperium:automaton-turn).
    """
    turn, solstice = Call(TURNS[precious, mode == ALONE], own=True), Call(SOLSTICE_OF_SEAT, own=True)
    turns: list[Node[Any]] = [EachSeat([turn])]
    solstices: list[Node[Any]] = [EachSeat([solstice])]
    if mode == AGAINST_AUTOMATON:
        turns, solstices = [turn, EachOther([Call(AUTOMATON_TURN, own=True)])], [solstice]
    name = mode + (" with precious cards" if precious else "")
    body: list[Node[Any]] = [
        While(Not(Ended()), [*turns, Doing(SOLSTICE), *solstices, NextRound()]),
        EachSeat([Fire(BEFORE_SCORING)]),
        GameOver(),
    ]
    rule = RULES.get(mode, "precious-cards" if precious else "end")
    return BOOK.program(name, body, f"imperium:{rule}")


RULES: Final = {ALONE: "training", AGAINST_AUTOMATON: "automaton-turn"}
# By whether cards are precious and by who plays.
GAMES: Final[dict[tuple[bool, str], int]] = {
    (precious, mode): game(precious, mode) for precious in (False, True) for mode in (PLAYERS, ALONE, AGAINST_AUTOMATON)
}
