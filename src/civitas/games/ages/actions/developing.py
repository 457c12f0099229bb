"""Technologies, governments and revolutions (ages:develop-a-technology, ages:declare-a-revolution)."""

from __future__ import annotations

from typing import Final

from civitas.games.ages.actions.building import stage_and_page
from civitas.games.ages.actions.paying import civil_at_hand, spend_civil
from civitas.games.ages.cards import (
    ACTIONS_PER_DEVELOPMENT,
    CULTURE_PER_DEVELOPMENT,
    CULTURE_PER_REVOLUTION,
    GOVERNMENT,
    KIND,
    RESOURCES,
    RESOURCES_PER_DEVELOPMENT,
    REVOLTS_BY_MILITARY,
    REVOLUTION_COST,
    SCIENCE_COST,
    SCIENCE_DISCOUNT,
    SCIENCE_TOLL,
    THEATER,
    THEATER_SCIENCE_DISCOUNT,
    is_technology,
    is_unit,
)
from civitas.games.ages.codes import FIRST_GOVERNMENT, PLAY, REVOLT
from civitas.games.ages.play import put_technology, score_culture, score_science, settle
from civitas.games.ages.ratings import civil_total, military_total, pact_term, partner_of
from civitas.games.ages.state import (
    ARMS_SCIENCE,
    BOOK,
    CIVIL_SPENT,
    DEVELOPED,
    HAND,
    MILITARY_SPENT,
    OF_LEADERS,
    REVOLUTION,
    SCIENCE_POINTS,
    State,
)
from civitas.games.ages.tokens import gain
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node


def develop_cost(s: State, seat: int, card: int, revolution: bool, discount: int) -> int:
    """Science for a technology as leaders, pacts and events bend it, not below zero."""
    cost = (REVOLUTION_COST[card] if revolution else SCIENCE_COST[card]) - discount
    cost -= pact_term(s, seat, SCIENCE_DISCOUNT) + stage_and_page(s, seat, card)
    if KIND[card] == THEATER:
        cost -= s.hook(seat, THEATER_SCIENCE_DISCOUNT)
    return max(0, cost)


def science_for(s: State, seat: int, card: int) -> int:
    """The science the seat can pay for a technology; some of this turn is for units only (ruling 33)."""
    return s.counts[SCIENCE_POINTS + seat] + (s.counts[ARMS_SCIENCE + seat] if is_unit(card) else 0)


def toll_payable(s: State, seat: int) -> bool:
    """A partner that shares in the science must pay its part, or nothing can be developed (ruling 41)."""
    partner = partner_of(s, seat, SCIENCE_TOLL)
    return partner < 0 or s.counts[SCIENCE_POINTS + partner] >= pact_term(s, seat, SCIENCE_TOLL)


def developable(s: State, seat: int, discount: int) -> list[int]:
    """Technologies in hand whose science the seat can pay, ascending."""
    if not toll_payable(s, seat):
        return []
    out: list[int] = []
    for card in s.held(HAND, seat):
        if (
            is_technology(card)
            and develop_cost(s, seat, card, False, discount) <= science_for(s, seat, card)
            and not (out and out[-1] == card)
        ):
            out.append(card)
    return out


def can_revolt(s: State, seat: int) -> bool:
    """All actions a revolution uses up must be available (rulings 36 and 39)."""
    if s.hook(seat, REVOLTS_BY_MILITARY):
        return s.counts[MILITARY_SPENT + seat] == 0
    return s.counts[CIVIL_SPENT + seat] == 0


def revolutions(s: State, seat: int, discount: int) -> list[int]:
    """Governments in hand the seat can come to by revolution, ascending."""
    out: list[int] = []
    for card in s.held(HAND, seat):
        if (
            KIND[card] == GOVERNMENT
            and develop_cost(s, seat, card, True, discount) <= s.counts[SCIENCE_POINTS + seat]
            and can_revolt(s, seat)
            and toll_payable(s, seat)
        ):
            out.append(card)
    return out


def pay_science(s: State, seat: int, card: int, cost: int) -> None:
    """Science of this turn first; a partner pays its part (ages:science-and-culture-points)."""
    if is_unit(card):
        own = min(cost, s.counts[ARMS_SCIENCE + seat])
        s.add(ARMS_SCIENCE + seat, -own)
        cost -= own
    score_science(s, seat, -cost)
    partner = partner_of(s, seat, SCIENCE_TOLL)
    if partner >= 0:
        score_science(s, partner, -pact_term(s, seat, SCIENCE_TOLL))


def developed(s: State, seat: int) -> None:
    """What leaders give for developing a technology, also one removed at once (rulings 34 and 40)."""
    gain(s, seat, RESOURCES, s.hook(seat, RESOURCES_PER_DEVELOPMENT))
    s.add(CIVIL_SPENT + seat, -min(s.hook(seat, ACTIONS_PER_DEVELOPMENT), s.counts[CIVIL_SPENT + seat]))
    score_culture(s, seat, s.hook(seat, CULTURE_PER_DEVELOPMENT), OF_LEADERS)


class Develop(Node[State]):
    """Technology A enters play for B science less."""

    def run(self, s: State, f: Frame) -> None:
        cost = develop_cost(s, f.who, f.a, False, f.b)
        s.log(DEVELOPED, f.who, (f.a, cost))
        pay_science(s, f.who, f.a, cost)
        put_technology(s, f.who, f.a, s.zone(HAND, f.who))
        settle(s)
        developed(s, f.who)


class Revolt(Node[State]):
    """Government A by revolution, for B science less: all actions of a sort are used up, gained ones too."""

    def run(self, s: State, f: Frame) -> None:
        seat = f.who
        cost = develop_cost(s, seat, f.a, True, f.b)
        s.log(REVOLUTION, seat, (f.a, cost))
        by_military = s.hook(seat, REVOLTS_BY_MILITARY) > 0
        if by_military:
            s.put(MILITARY_SPENT + seat, military_total(s, seat))
        else:
            s.put(CIVIL_SPENT + seat, civil_total(s, seat))
        pay_science(s, seat, f.a, cost)
        put_technology(s, seat, f.a, s.zone(HAND, seat))
        settle(s)
        if by_military:
            s.put(MILITARY_SPENT + seat, military_total(s, seat))
        else:
            s.put(CIVIL_SPENT + seat, civil_total(s, seat))
        score_culture(s, seat, s.hook(seat, CULTURE_PER_REVOLUTION), OF_LEADERS)
        developed(s, seat)


DEVELOP: Final[int] = BOOK.program("develop", [Develop()], "ages:develop-a-technology")
REVOLUTION_OF: Final[int] = BOOK.program("revolution", [Revolt()], "ages:declare-a-revolution")


class AskDevelop(Ask[State]):
    """A technology is developed as a card says: for its civil action, or by a revolution instead (ruling 37)."""

    def __init__(self) -> None:
        super().__init__("develop")

    def able(self, s: State, f: Frame) -> bool:
        return len(self.options(s, f)) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if civil_at_hand(s, f.who) > 0:
            out += [PLAY + card for card in developable(s, f.who, 0)]
        return out + [REVOLT + card - FIRST_GOVERNMENT for card in revolutions(s, f.who, 0)]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code >= REVOLT:
            s.call(REVOLUTION_OF, f.me, f.who, f.src, code - REVOLT + FIRST_GOVERNMENT)
        else:
            s.call(DEVELOP, f.me, f.who, f.src, code - PLAY)
            spend_civil(s, f.who, 1)
