"""Declaring wars and resolving them a turn later (ages:declaring-a-war, ages:resolving-a-war)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.paying import spend_military
from civitas.games.ages.cards import LEVEL
from civitas.games.ages.effects.vocabulary import EFFECTS
from civitas.games.ages.politics.attacks import attack_bonus, attack_cost, end_pacts
from civitas.games.ages.ratings import strength
from civitas.games.ages.state import (
    BOOK,
    MILITARY_DISCARDS,
    MOST_SEATS,
    NONE,
    WAR_CARD,
    WAR_DECLARED,
    WAR_RESOLVED,
    WAR_RIVAL,
    WARS_EACH,
    WARS_IN_PLAY,
    State,
)
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import Node


def declare_war(s: State, seat: int, card: int, rival: int) -> None:
    """The war is paid and lies in play until the declarer's next turn (ruling 79)."""
    spend_military(s, seat, attack_cost(s, card, rival))
    s.log(WAR_DECLARED, seat, (card, rival))
    end_pacts(s, seat, rival)
    move(s, card, s.military_hand_of(seat, card), s.zone(WARS_IN_PLAY, seat))
    for i in range(WARS_EACH):
        at = i * MOST_SEATS + seat
        if s.counts[WAR_CARD + at] == NONE:
            s.put(WAR_CARD + at, card)
            s.put(WAR_RIVAL + at, rival + 1)
            return


def remove_war(s: State, seat: int, number: int) -> int:
    """War number 0 or 1 of a seat leaves play for the discards; returns its rival."""
    at = number * MOST_SEATS + seat
    card = s.counts[WAR_CARD + at]
    rival = s.counts[WAR_RIVAL + at] - 1
    s.put(WAR_CARD + at, NONE)
    s.put(WAR_RIVAL + at, 0)
    move(s, card, s.zone(WARS_IN_PLAY, seat), s.zone(MILITARY_DISCARDS[LEVEL[card]], 0))
    return rival


class ResolveWar(Node[State]):
    """The stronger side wins what the card says, whoever declared; equal strength is no effect. N counts wars."""

    def run(self, s: State, f: Frame) -> None:
        for number in range(WARS_EACH):
            card = s.counts[WAR_CARD + number * MOST_SEATS + f.who]
            if card != NONE:
                rival = remove_war(s, f.who, number)
                f.pc -= 1
                self.resolve(s, f, card, rival)
                return

    def resolve(self, s: State, f: Frame, card: int, rival: int) -> None:
        advantage = strength(s, f.who) + attack_bonus(s, f.who, rival) - strength(s, rival)
        winner, loser = (f.who, rival) if advantage > 0 else (rival, f.who)
        s.log(WAR_RESOLVED, f.who, (card, winner + 1 if advantage else 0, abs(advantage)))
        if advantage:
            s.call(EFFECTS[card], winner, winner, card, abs(advantage), loser)


RESOLVE_WARS: Final[int] = BOOK.program("resolve wars", [ResolveWar()], "ages:resolving-a-war")
