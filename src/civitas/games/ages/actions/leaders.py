"""Playing and replacing leaders (ages:play-a-leader)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import HOOK, TUCKS_UNDER_WONDER
from civitas.games.ages.play import settle, take_out_leader
from civitas.games.ages.state import (
    BOOK,
    CIVIL_DISCARDS,
    CIVIL_SPENT,
    HAND,
    HOMER_UNDER,
    LEADER,
    LEADER_IN_PLAY,
    LEADER_PLAYED,
    LEADER_REPLACED,
    LEADER_TUCKED,
    NONE,
    REPLACED,
    TUCKED,
    WONDERS,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import PASS, Ask, Node


class AskTuck(Ask[State]):
    """Under which completed wonder the replaced leader goes, if any (rulings 22 and 23)."""

    def __init__(self) -> None:
        super().__init__("tuck")

    def options(self, s: State, f: Frame) -> list[int]:
        if not HOOK[TUCKS_UNDER_WONDER][s.leader(f.who)]:
            return []
        wonders = s.held(WONDERS, f.who)
        return [PASS, *wonders] if wonders else []


class PutLeader(Node[State]):
    """Leader A comes into play; who is replaced gives a civil action back, unless tucked under wonder V."""

    def run(self, s: State, f: Frame) -> None:
        seat = f.who
        old = s.leader(seat)
        tucked = f.v != PASS and old != NONE
        if old != NONE and not tucked:
            s.log(REPLACED, seat, (old,))
        take_out_leader(s, seat, s.zone(TUCKED, seat) if tucked else s.zone(CIVIL_DISCARDS, 0))
        move(s, f.a, s.zone(HAND, seat), s.zone(LEADER_IN_PLAY, seat))
        s.put(LEADER + seat, f.a)
        settle(s)
        s.log(LEADER_PLAYED, seat, (f.a,))
        if tucked:
            s.put(HOMER_UNDER + seat, f.v)
            s.log(LEADER_TUCKED, seat, (old, f.v))
        elif old != NONE:
            s.add(CIVIL_SPENT + seat, -min(1, s.counts[CIVIL_SPENT + seat]))
        if old != NONE:
            s.use(seat, LEADER_REPLACED)


PLAY_LEADER: Final[int] = BOOK.program("play a leader", [AskTuck(), PutLeader()], "ages:play-a-leader")
