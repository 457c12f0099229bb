"""The end of a turn, in its order (ages:end-of-turn)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import BOARD
from civitas.games.ages.cards import CULTURE_IF_STRONG, CULTURE_OR_ARMS
from civitas.games.ages.decks import draw_military
from civitas.games.ages.effects.gains import AskDiscards
from civitas.games.ages.effects.targets import few
from civitas.games.ages.play import score_culture
from civitas.games.ages.production import produce
from civitas.games.ages.ratings import military_actions, military_hand_limit, strength, uprising
from civitas.games.ages.state import (
    ARMS,
    ARMS_SCIENCE,
    BOOK,
    CIVIL_SPENT,
    EXTRA_MILITARY,
    HAND,
    JUST_TAKEN,
    MILITARY_SPENT,
    OF_LEADERS,
    TURN_CHOICE_MADE,
    UPRISING,
    USED,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move_all
from civitas.kernel.node import Expr, Node

MOST_DRAWN: Final = BOARD.military_draw


class ExcessCards(Expr[State]):
    """Military cards beyond the limit (ruling 86)."""

    def get(self, s: State, f: Frame) -> int:
        return max(0, s.military_hand_size(f.who) - military_hand_limit(s, f.who))


class Produce(Node[State]):
    """The production phase; an uprising skips all of it (ruling 57)."""

    def run(self, s: State, f: Frame) -> None:
        if uprising(s, f.who):
            s.log(UPRISING, f.who)
        else:
            produce(s, f.who)


class ScoreLeader(Node[State]):
    """What leaders score at the end of a turn, uprising or not."""

    def run(self, s: State, f: Frame) -> None:
        seat = f.who
        strong = s.hook(seat, CULTURE_IF_STRONG)
        if strong:
            stronger = 0
            for other in s.turn_order(seat):
                stronger += int(strength(s, other) > strength(s, seat))
            if stronger < few(s):
                score_culture(s, seat, strong, OF_LEADERS)
        if not s.used(seat, TURN_CHOICE_MADE):
            score_culture(s, seat, s.hook(seat, CULTURE_OR_ARMS), OF_LEADERS)


class DrawCards(Node[State]):
    """A military card for every military action left (ages:draw-military-cards)."""

    def run(self, s: State, f: Frame) -> None:
        draw_military(s, f.who, min(MOST_DRAWN, military_actions(s, f.who)))


class ResetActions(Node[State]):
    """All actions are available again; what was for this turn alone is gone (ages:reset-actions)."""

    def run(self, s: State, f: Frame) -> None:
        seat = f.who
        for counter in (CIVIL_SPENT, MILITARY_SPENT, EXTRA_MILITARY, ARMS, ARMS_SCIENCE, USED):
            s.put(counter + seat, 0)
        move_all(s, s.zone(JUST_TAKEN, seat), s.zone(HAND, seat))


END_OF_TURN: Final[int] = BOOK.program(
    "end of turn",
    [AskDiscards(ExcessCards()), Produce(), ScoreLeader(), DrawCards(), ResetActions()],
    "ages:end-of-turn",
)
