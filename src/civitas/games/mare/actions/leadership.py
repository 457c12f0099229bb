"""Phase 5: claiming leadership, and the victories at the end of phases 4 and 5 (mare:5, mare:6)."""

from __future__ import annotations

from civitas.games.mare.box import BOX
from civitas.games.mare.state import (
    CONQUEST,
    LEADERSHIP,
    MILITARY,
    TITLE,
    TITLE_GIVEN,
    TOKENS_USED,
    TRADE,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node

GREAT_CITIES = BOX.victory.cities


class AskTitle(Ask[State]):
    """The highest level takes the title; among equals the last leader decides (mare:5, ruling 32). A is the track."""

    def __init__(self, track: int) -> None:
        super().__init__("title")
        self.track = track

    def asked(self, s: State, f: Frame) -> int:
        return s.get(TITLE + self.track) - 1

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.track,)

    def options(self, s: State, f: Frame) -> list[int]:
        levels = s.levels(self.track)
        best = max(levels)
        return [seat for seat in range(s.seats) if levels[seat] == best]

    def answer(self, s: State, f: Frame, code: int) -> None:
        former = s.get(TITLE + self.track) - 1
        if self.track == TRADE and former != code:
            s.put(TOKENS_USED, 0)
        s.put(TITLE + self.track, code + 1)
        s.log(TITLE_GIVEN, code, (self.track, former))


class CheckConquest(Node[State]):
    """Four capitals or legendary cities win; of two, who has more, then the military leader (mare:6.3, ruling 34)."""

    def run(self, s: State, f: Frame) -> None:
        cities = s.standing(s.chart.great_cities)
        best = max(cities)
        if best < GREAT_CITIES:
            return
        winners = [seat for seat in range(s.seats) if cities[seat] == best]
        leader = s.get(TITLE + MILITARY) - 1
        if leader in winners:
            winners = [leader]
        for seat in winners:
            s.win(seat, CONQUEST)


class CheckLeadership(Node[State]):
    """All three titles in one hand win (mare:6.4, ruling 35)."""

    def run(self, s: State, f: Frame) -> None:
        leader = s.get(TITLE)
        if leader == s.get(TITLE + 1) == s.get(TITLE + 2):
            s.win(leader - 1, LEADERSHIP)
