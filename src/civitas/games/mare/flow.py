"""The sequence of play: rounds of five phases (mare:rounds)."""

from __future__ import annotations

from typing import Final

from civitas.games.mare.actions.battle import AskBattle, AskSeaBattle
from civitas.games.mare.actions.build import BUILD_PHASE
from civitas.games.mare.actions.collect import COLLECT
from civitas.games.mare.actions.conquest import AskCirce, AskConquest, AskConvert, EndTurn, StartTurn
from civitas.games.mare.actions.leadership import AskTitle, CheckConquest, CheckLeadership
from civitas.games.mare.actions.movement import AskMarch, AskMover, AskPeace, AskSail, StartMoving
from civitas.games.mare.actions.trade import TRADE_PHASE
from civitas.games.mare.state import (
    BOOK,
    CAPPED,
    CONTROL,
    CONTROL_AT_START,
    CULTURE,
    MILITARY,
    PHASE,
    PHASE_BEGAN,
    ROUND,
    ROUND_BEGAN,
    ROUNDS,
    TRADE,
    USED,
    State,
)
from civitas.kernel.flow import BeginTurn, Call, EachSeat, While
from civitas.kernel.frame import Frame
from civitas.kernel.node import NOBODY, Node


class StartRound(Node[State]):
    """What every round begins with: who controls what now decides where control may spread (mare:3.1.1).

    After the last round of a limited game there is none: it is over, and nobody has won (ruling 37).
    """

    def run(self, s: State, f: Frame) -> None:
        if 0 < s.get(ROUNDS) <= s.get(ROUND):
            s.log(CAPPED, NOBODY, (s.get(ROUNDS),))
            s.end()
            return
        s.add(ROUND, 1)
        s.log(ROUND_BEGAN, NOBODY, (s.get(ROUND),))
        for province in range(s.chart.provinces):
            s.put(CONTROL_AT_START + province, s.get(CONTROL + province))
        for seat in range(s.seats):
            s.put(USED + seat, 0)


class StartPhase(Node[State]):
    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: State, f: Frame) -> None:
        s.put(PHASE, self.phase)
        s.log(PHASE_BEGAN, NOBODY, (self.phase,))


MOVE_TURN: Final[int] = BOOK.program(
    "move turn",
    [
        BeginTurn(),
        AskConvert(),
        StartTurn(),
        AskSail(),
        AskSeaBattle(),
        AskMarch(),
        AskBattle(),
        AskConquest(),
        AskCirce(),
        EndTurn(),
    ],
    "mare:4",
)
MOVE_PHASE: Final[int] = BOOK.program(
    "move", [StartMoving(), EachSeat([AskPeace()]), AskMover(MOVE_TURN), CheckConquest()], "mare:4"
)
LEADERSHIP_PHASE: Final[int] = BOOK.program(
    "leadership", [AskTitle(TRADE), AskTitle(CULTURE), AskTitle(MILITARY), CheckLeadership()], "mare:5"
)
# The resources of the set-up are the first collection, so the first round begins with trade (ruling 1).
GAME: Final[int] = BOOK.program(
    "game",
    [
        StartRound(),
        While(
            1,
            [
                StartPhase(2),
                Call(TRADE_PHASE),
                StartPhase(3),
                Call(BUILD_PHASE),
                StartPhase(4),
                Call(MOVE_PHASE),
                StartPhase(5),
                Call(LEADERSHIP_PHASE),
                StartRound(),
                StartPhase(1),
                Call(COLLECT),
            ],
        ),
    ],
    "mare:rounds",
)
