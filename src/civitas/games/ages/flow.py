"""The sequence of play: rounds, turns, ages, the end (ages:game-flow, ages:turn-course)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.menu import AskAction
from civitas.games.ages.actions.tactics import ShareTactic
from civitas.games.ages.cards import LABS_PRODUCE, SCORING
from civitas.games.ages.decks import Replenish
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.ending import END_OF_TURN
from civitas.games.ages.play import lab_production, score_culture
from civitas.games.ages.politics.phase import POLITICS
from civitas.games.ages.politics.war import RESOLVE_WARS
from civitas.games.ages.state import (
    BOOK,
    CURRENT_EVENTS,
    EVENT_REVEALED,
    FIRST,
    FUTURE_EVENTS,
    LAST_ROUND,
    OF_LEADERS,
    PAST_EVENTS,
    RESIGNED,
    REVEALED,
    ROUND,
    ROUND_BEGAN,
    TURN_BEGAN,
    State,
)
from civitas.kernel.flow import BeginTurn, Call, GameOver, If, Return, While
from civitas.kernel.frame import Frame
from civitas.kernel.machine import Machine
from civitas.kernel.moves import move
from civitas.kernel.node import NOBODY, Expr, Node

SCORING_AGE: Final = 3


class FirstRoundOver(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return int(s.counts[ROUND] > 1)


class HasResigned(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return s.counts[RESIGNED + f.who]


class AnnounceTurn(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.log(TURN_BEGAN, f.who, (s.counts[ROUND],))


ACTIONS: Final[int] = BOOK.program("actions", [AskAction()], "ages:action-phase")
TURN: Final[int] = BOOK.program(
    "turn",
    [
        BeginTurn(),
        AnnounceTurn(),
        If(
            FirstRoundOver(),
            [
                Replenish(),
                Call(RESOLVE_WARS),
                ShareTactic(),
                Call(POLITICS),
                If(HasResigned(), [Return()]),
            ],
        ),
        Call(ACTIONS),
        Call(END_OF_TURN),
    ],
    "ages:turn-course",
)


class NextTurn(Node[State]):
    """Whose turn is next; a round begins with the starting player's. V is 0 when the last round has ended."""

    def run(self, s: State, f: Frame) -> None:
        first = s.counts[FIRST]
        seat = first if s.counts[ROUND] == 0 else s.turn_order((s.turn + 1) % s.seats)[0]
        f.v = 1
        if seat == first:
            if 0 < s.counts[LAST_ROUND] <= s.counts[ROUND]:
                f.v = 0
                return
            s.add(ROUND, 1)
            s.log(ROUND_BEGAN, NOBODY, (s.counts[ROUND],))
        f.who = seat


class GoesOn(Expr[Machine]):
    def get(self, s: Machine, f: Frame) -> int:
        return f.v


class ScoreEvents(Node[State]):
    """One age III event left in the event decks after the other, the starting player deciding ties (ruling 11)."""

    def run(self, s: State, f: Frame) -> None:
        f.me = f.who = s.counts[FIRST]
        for zone in (s.zone(CURRENT_EVENTS[SCORING_AGE], 0), s.zone(FUTURE_EVENTS[SCORING_AGE], 0)):
            for card in zone.distinct():
                if SCORING[card]:
                    move(s, card, zone, s.zone(REVEALED, 0))
                    s.log(EVENT_REVEALED, NOBODY, (card,))
                    f.a = card
                    f.pc -= 2
                    s.call(EFFECTS[card], f.me, f.me, card)
                    return


class ClearEvent(Node[State]):
    """The event just scored joins the past ones."""

    def run(self, s: State, f: Frame) -> None:
        if s.zone(REVEALED, 0).count(f.a):
            move(s, f.a, s.zone(REVEALED, 0), s.zone(PAST_EVENTS, 0))


class ScoreLeaders(Node[State]):
    """End-of-game bonuses of leaders (ages:bill-gates)."""

    def run(self, s: State, f: Frame) -> None:
        for seat in s.turn_order(s.counts[FIRST]):
            if s.hook(seat, LABS_PRODUCE):
                score_culture(s, seat, lab_production(s, seat), OF_LEADERS)


FINAL_SCORING: Final[int] = BOOK.program(
    "final scoring", [ClearEvent(), ScoreEvents(), ScoreLeaders(), GameOver()], "ages:game-flow"
)
GAME: Final[int] = BOOK.program(
    "game",
    [NextTurn(), While(GoesOn(), [Call(TURN, own=True), NextTurn()]), Call(FINAL_SCORING)],
    "ages:game-flow",
)
