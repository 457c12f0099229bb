"""One path for cards that enter or leave play: tokens and actions follow the symbols (ages:when-your-totals-change).

`settle` once all has moved: a replacement changes everything once, net (ruling 20).
"""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import (
    BLUE,
    CIVIL_ACTIONS,
    CULTURE,
    GOVERNMENT,
    HOOK,
    KIND,
    LABS_PRODUCE,
    LEVEL,
    MILITARY_ACTIONS,
    SCIENCE,
    VALUE,
    YELLOW,
    is_special,
)
from civitas.games.ages.ratings import symbols
from civitas.games.ages.state import (
    BLUE_BANK,
    BLUE_GAINED,
    BLUE_LOST,
    BLUE_TOTAL,
    BOOK,
    CIVIL_DISCARDS,
    CIVIL_SPENT,
    CIVIL_TOTAL,
    COLONIES,
    COLONY_LOST,
    CULTURE_FROM,
    CULTURE_POINTS,
    DEVELOPED_BITS,
    LEADER,
    LEADER_GONE,
    LEADER_IN_PLAY,
    MILITARY_DISCARDS,
    MILITARY_SPENT,
    MILITARY_TOTAL,
    MOST_SEATS,
    NONE,
    OF_LEADERS,
    PACT_ENDED,
    PACT_IN_PLAY,
    PACT_PARTNER,
    PACT_SIDE,
    REPLACED,
    SCIENCE_POINTS,
    SCORED,
    STAGES_BUILT,
    TECHNOLOGIES,
    UNFINISHED,
    YELLOW_BANK,
    YELLOW_GAINED,
    YELLOW_LOST,
    YELLOW_TOTAL,
    State,
)
from civitas.games.ages.tokens import LABS, token_places
from civitas.kernel.frame import Frame
from civitas.kernel.moves import move
from civitas.kernel.node import NO_SOURCE, Ask
from civitas.kernel.zones import Zone


def settle(s: State) -> None:
    """Actions and tokens after cards have moved (ages:when-your-totals-change, ages:blue-and-yellow-tokens)."""
    for seat in range(s.seats):
        less_actions(s, CIVIL_SPENT + seat, -retotal(s, seat, CIVIL_TOTAL, CIVIL_ACTIONS))
        less_actions(s, MILITARY_SPENT + seat, -retotal(s, seat, MILITARY_TOTAL, MILITARY_ACTIONS))
        blue = retotal(s, seat, BLUE_TOTAL, BLUE)
        if blue < 0:
            lose_blue(s, seat, -blue)
        elif blue > 0:
            s.add(BLUE_BANK + seat, blue)
            s.log(BLUE_GAINED, seat, (blue,))
        yellow = retotal(s, seat, YELLOW_TOTAL, YELLOW)
        if yellow > 0:
            gain_yellow(s, seat, yellow)
        elif yellow < 0:
            lose_yellow(s, seat, -yellow)


def retotal(s: State, seat: int, total: int, symbol: int) -> int:
    """Counts the symbols of a seat's cards anew; returns by how many they have changed."""
    change = symbols(s, seat, symbol) - s.counts[total + seat]
    s.add(total + seat, change)
    return change


def retotal_all(s: State, seat: int) -> None:
    """The totals of a seat without what follows from a change: at the beginning, and for whoever has left."""
    retotal(s, seat, CIVIL_TOTAL, CIVIL_ACTIONS)
    retotal(s, seat, MILITARY_TOTAL, MILITARY_ACTIONS)
    retotal(s, seat, BLUE_TOTAL, BLUE)
    retotal(s, seat, YELLOW_TOTAL, YELLOW)


def less_actions(s: State, index: int, fewer: int) -> None:
    """Of fewer actions spent ones go first; more actions are available at once (ruling 19)."""
    if fewer > 0:
        s.add(index, -min(fewer, s.counts[index]))


# Yellow tokens.


def gain_yellow(s: State, seat: int, amount: int) -> None:
    s.add(YELLOW_BANK + seat, amount)
    s.log(YELLOW_GAINED, seat, (amount,))


def lose_yellow(s: State, seat: int, amount: int) -> None:
    """Of the bank only, as many as there are (ruling 67)."""
    lost = min(amount, s.counts[YELLOW_BANK + seat])
    if lost:
        s.add(YELLOW_BANK + seat, -lost)
        s.log(YELLOW_LOST, seat, (lost,))


# Points.


def score_culture(s: State, seat: int, amount: int, source: int) -> None:
    """Points are never below zero (ages:science-and-culture-points); where they come from is kept for the score."""
    change = max(amount, -s.counts[CULTURE_POINTS + seat])
    s.add(CULTURE_POINTS + seat, change)
    s.add(CULTURE_FROM + source * MOST_SEATS + seat, change)
    if change:
        s.log(SCORED, seat, (change, CULTURE))


def score_science(s: State, seat: int, amount: int) -> None:
    change = max(amount, -s.counts[SCIENCE_POINTS + seat])
    s.add(SCIENCE_POINTS + seat, change)
    if change:
        s.log(SCORED, seat, (change, SCIENCE))


# Blue tokens.


class AskLoseBlue(Ask[State]):
    """Of which farm, mine or lab blue tokens go to the box, A of them; their value is lost (ruling 67)."""

    def __init__(self) -> None:
        super().__init__("lose-blue")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        return token_places(s, f.who) if f.a > 0 else []

    def answer(self, s: State, f: Frame, code: int) -> None:
        s.add_stored(f.who, code, -1)
        s.add(BLUE_BANK + f.who, -1)
        s.log(BLUE_LOST, f.who, (1, code))
        f.a -= 1
        f.pc -= 1


LOSE_BLUE: Final[int] = BOOK.program("lose blue tokens", [AskLoseBlue()], "ages:blue-and-yellow-tokens")


def lose_blue(s: State, seat: int, amount: int) -> None:
    """Blue tokens to the box: of the bank first; where it has too few, the seat is asked next."""
    banked = min(amount, s.counts[BLUE_BANK + seat])
    if banked:
        s.add(BLUE_BANK + seat, -banked)
        s.log(BLUE_LOST, seat, (banked, NONE))
    if amount > banked:
        s.call(LOSE_BLUE, seat, seat, NO_SOURCE, amount - banked)


# Single cards.


def lab_production(s: State, seat: int) -> int:
    """What labs produce besides the mines (ages:bill-gates)."""
    n = 0
    for card in LABS:
        n += VALUE[card] * s.workers(seat, card)
    return n


def take_out_leader(s: State, seat: int, dst: Zone) -> int:
    """The leader leaves play; whoever lets labs produce scores their production then (ages:bill-gates)."""
    card = s.leader(seat)
    if card != NONE:
        if HOOK[LABS_PRODUCE][card]:
            score_culture(s, seat, lab_production(s, seat), OF_LEADERS)
        move(s, card, s.zone(LEADER_IN_PLAY, seat), dst)
        s.put(LEADER + seat, NONE)
    return card


def remove_leader(s: State, seat: int) -> int:
    """The leader leaves play for good; returns it, NONE without."""
    if s.leader(seat) != NONE:
        s.log(LEADER_GONE, seat, (s.leader(seat),))
    card = take_out_leader(s, seat, s.zone(CIVIL_DISCARDS, 0))
    settle(s)
    return card


def remove_unfinished(s: State, seat: int) -> int:
    """The unfinished wonder leaves play; its blue tokens go back to the bank (ages:end-of-an-age)."""
    card = s.unfinished(seat)
    if card != NONE:
        s.add(BLUE_BANK + seat, s.counts[STAGES_BUILT + seat])
        s.put(STAGES_BUILT + seat, 0)
        move(s, card, s.zone(UNFINISHED, seat), s.zone(CIVIL_DISCARDS, 0))
    return card


def put_technology(s: State, seat: int, card: int, src: Zone) -> None:
    """A technology enters play; of two governments the new one stays, of two special ones the higher."""
    zone = s.zone(TECHNOLOGIES, seat)
    gone = s.zone(CIVIL_DISCARDS, 0)
    old = s.technology(seat, KIND[card]) if KIND[card] == GOVERNMENT or is_special(card) else NONE
    move(s, card, src, zone)
    s.put(DEVELOPED_BITS + seat, s.counts[DEVELOPED_BITS + seat] | 1 << card)
    if old != NONE:
        lower = old if KIND[card] == GOVERNMENT or LEVEL[old] <= LEVEL[card] else card
        move(s, lower, zone, gone)
        s.log(REPLACED, seat, (lower,))
        forget_technology(s, seat, lower)


def forget_technology(s: State, seat: int, card: int) -> None:
    """A technology has left play."""
    s.put(DEVELOPED_BITS + seat, s.counts[DEVELOPED_BITS + seat] & ~(1 << card))


def lose_colony(s: State, seat: int, card: int, dst: Zone) -> None:
    """A colony with its permanent symbols goes; what it gave at once stays (ruling 102)."""
    move(s, card, s.zone(COLONIES, seat), dst)
    settle(s)
    s.log(COLONY_LOST, seat, (card,))


def take_out_pact(s: State, owner: int) -> None:
    """A pact leaves play for the discards of its age (ruling 85); the caller settles."""
    for card in s.held(PACT_IN_PLAY, owner).copy():
        s.log(PACT_ENDED, owner, (card, s.counts[PACT_PARTNER + owner] - 1))
        move(s, card, s.zone(PACT_IN_PLAY, owner), s.zone(MILITARY_DISCARDS[LEVEL[card]], 0))
    s.put(PACT_PARTNER + owner, 0)
    s.put(PACT_SIDE + owner, 0)


def end_pact(s: State, owner: int) -> None:
    take_out_pact(s, owner)
    settle(s)


def discard_military(s: State, seat: int, card: int, shown: int = 0) -> None:
    """A card of the military hand goes face down to the discards of its age (ages:discard-or-remove-from-play)."""
    move(s, card, s.military_hand_of(seat, card), s.zone(MILITARY_DISCARDS[LEVEL[card]], 0), shown)
