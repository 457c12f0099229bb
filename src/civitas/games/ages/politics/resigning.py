"""Leaving the game (ages:resigning)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.box import BOARD
from civitas.games.ages.cards import LEVEL
from civitas.games.ages.play import retotal_all, score_culture, settle, take_out_pact
from civitas.games.ages.politics.pacts import cancellable
from civitas.games.ages.politics.war import remove_war
from civitas.games.ages.state import (
    AGES,
    CIVIL_DISCARDS,
    COLONIES,
    DEVELOPED_BITS,
    EXCLUSIVE_TACTIC,
    FIRST,
    GAVE_UP,
    HAND,
    JUST_TAKEN,
    LEADER,
    LEADER_IN_PLAY,
    MILITARY_DISCARDS,
    MILITARY_HAND,
    MOST_SEATS,
    NONE,
    OF_CONFLICTS,
    RESIGNED,
    RUINS,
    STAGES_BUILT,
    TECHNOLOGIES,
    TUCKED,
    UNFINISHED,
    WAR_CARD,
    WAR_DROPPED,
    WAR_RIVAL,
    WARS_EACH,
    WONDERS,
    State,
)
from civitas.kernel.moves import move, move_all

CULTURE_FOR_WAR: Final = BOARD.resignation_culture
CIVIL_ZONES: Final = (HAND, JUST_TAKEN, TECHNOLOGIES, LEADER_IN_PLAY, UNFINISHED, WONDERS, RUINS, TUCKED)


def resign(s: State, seat: int) -> None:
    """All cards go, pacts and wars end; the last one left has won (rulings 103 and 105)."""
    s.log(GAVE_UP, seat)
    s.put(RESIGNED + seat, 1)
    for owner in cancellable(s, seat):
        take_out_pact(s, owner)
    settle(s)
    for zone in CIVIL_ZONES:
        move_all(s, s.zone(zone, seat), s.zone(CIVIL_DISCARDS, 0))
    s.put(STAGES_BUILT + seat, 0)
    for zone in (COLONIES, EXCLUSIVE_TACTIC):
        for card in s.held(zone, seat).copy():
            move(s, card, s.zone(zone, seat), s.zone(MILITARY_DISCARDS[LEVEL[card]], 0))
    for age in range(1, AGES):
        move_all(s, s.zone(MILITARY_HAND[age], seat), s.zone(MILITARY_DISCARDS[age], 0))
    s.put(LEADER + seat, NONE)
    s.put(DEVELOPED_BITS + seat, 0)
    retotal_all(s, seat)
    end_wars(s, seat)
    if s.players() == 1:
        s.end()
    elif s.counts[FIRST] == seat:
        s.put(FIRST, s.turn_order((seat + 1) % s.seats)[0])


def end_wars(s: State, seat: int) -> None:
    """Its own wars go; who had declared one on it scores and removes it."""
    for declarer in range(s.seats):
        for number in range(WARS_EACH):
            at = number * MOST_SEATS + declarer
            if s.counts[WAR_CARD + at] != NONE and (declarer == seat or s.counts[WAR_RIVAL + at] == seat + 1):
                s.log(WAR_DROPPED, declarer, (s.counts[WAR_CARD + at],))
                remove_war(s, declarer, number)
                if declarer != seat:
                    score_culture(s, declarer, CULTURE_FOR_WAR, OF_CONFLICTS)
