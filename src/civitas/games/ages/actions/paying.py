"""Spending actions, food and resources, with what may stand for them (ages:spending-actions, ages:food-and-resources).

What may need a question is a program; it is called on top of the program that goes on once all is paid.
"""

from __future__ import annotations

from typing import Final

from civitas.games.ages.cards import (
    FOOD,
    FOOD_AS_RESOURCE,
    MILITARY_AS_CIVIL,
    MILITARY_RESOURCES,
    RESOURCE_AS_FOOD,
    RESOURCES,
)
from civitas.games.ages.ratings import civil_actions, military_actions, pact_term
from civitas.games.ages.state import (
    ARMS,
    ARMS_OF_LEADER,
    BOOK,
    CIVIL_SPENT,
    CIVIL_SUBSTITUTED,
    EXTRA_MILITARY,
    MILITARY_SPENT,
    TRADED,
    State,
)
from civitas.games.ages.tokens import pay, stock
from civitas.kernel.flow import YES
from civitas.kernel.frame import Frame
from civitas.kernel.node import NO_SOURCE, PASS, Ask, Node

# Actions.


def substitutes(s: State, seat: int) -> bool:
    """Whether a military action may stand for a civil one, once in the seat's own turn (ages:hammurabi)."""
    return (
        s.turn == seat
        and s.hook(seat, MILITARY_AS_CIVIL) > 0
        and not s.used(seat, CIVIL_SUBSTITUTED)
        and military_actions(s, seat) > 0
    )


def civil_at_hand(s: State, seat: int) -> int:
    """The civil actions a single cost may use."""
    return civil_actions(s, seat) + int(substitutes(s, seat))


def spend_civil(s: State, seat: int, cost: int) -> None:
    """Spends available civil actions; the caller has seen that there are enough."""
    if cost > 0 and substitutes(s, seat):
        s.call(SPEND_CIVIL, seat, seat, NO_SOURCE, cost)
    else:
        s.add(CIVIL_SPENT + seat, cost)


def spend_military(s: State, seat: int, cost: int) -> None:
    """Actions of this turn alone are used first (ruling 33)."""
    extra = min(cost, s.counts[EXTRA_MILITARY + seat])
    s.add(EXTRA_MILITARY + seat, -extra)
    s.add(MILITARY_SPENT + seat, cost - extra)


class AskSubstitute(Ask[State]):
    """Whether one of the A civil actions due is paid with a military one."""

    def __init__(self) -> None:
        super().__init__("substitute")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a,)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS, YES] if civil_actions(s, f.who) >= f.a else [YES]

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == YES:
            spend_military(s, f.who, 1)
            s.use(f.who, CIVIL_SUBSTITUTED)
            f.a -= 1


class SpendCivil(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        s.add(CIVIL_SPENT + f.who, f.a)


SPEND_CIVIL: Final[int] = BOOK.program("spend civil actions", [AskSubstitute(), SpendCivil()], "ages:spending-actions")


# Food and resources.


def trades(s: State, seat: int, kind: int) -> bool:
    """Whether a pact lets the seat pay one of the other kind once in its own turn, and it has one."""
    if s.seats == 2 or s.turn != seat or s.used(seat, TRADED):
        return False
    if kind == RESOURCES:
        return pact_term(s, seat, FOOD_AS_RESOURCE) > 0 and stock(s, seat, FOOD) > 0
    return pact_term(s, seat, RESOURCE_AS_FOOD) > 0 and stock(s, seat, RESOURCES) > 0


def arms(s: State, seat: int) -> int:
    """Resources of this turn for military units only (ruling 33)."""
    own = s.hook(seat, MILITARY_RESOURCES) if s.turn == seat and not s.used(seat, ARMS_OF_LEADER) else 0
    return s.counts[ARMS + seat] + own


def affordable(s: State, seat: int, kind: int) -> int:
    """The most food or resources the seat can pay at once."""
    return stock(s, seat, kind) + int(trades(s, seat, kind))


def affordable_arms(s: State, seat: int) -> int:
    """The most resources it can pay for a military unit."""
    return affordable(s, seat, RESOURCES) + arms(s, seat)


def other_kind(kind: int) -> int:
    return FOOD if kind == RESOURCES else RESOURCES


def spend(s: State, seat: int, kind: int, cost: int, reserve: int = 0) -> None:
    """Pays food or resources; the caller has seen that there is enough, and of the other kind `reserve` besides."""
    if cost > 0 and trades(s, seat, kind):
        s.call(SPEND_TRADED, seat, seat, NO_SOURCE, cost, kind)
        s.top.n = reserve
    else:
        pay(s, seat, kind, cost)


def spend_on_unit(s: State, seat: int, cost: int) -> None:
    """Resources for a unit: those of this turn first, a leader's before a card's (ruling 33)."""
    used = min(cost, arms(s, seat))
    of_cards = min(used, s.counts[ARMS + seat])
    if used > 0 and arms(s, seat) > s.counts[ARMS + seat]:
        s.use(seat, ARMS_OF_LEADER)
        of_cards = min(s.counts[ARMS + seat], max(0, used - s.hook(seat, MILITARY_RESOURCES)))
    s.add(ARMS + seat, -of_cards)
    spend(s, seat, RESOURCES, cost - used)


class AskTrade(Ask[State]):
    """Whether one of the A due is paid in the other kind; B is the kind due, N what must be left of the other."""

    def __init__(self) -> None:
        super().__init__("trade")

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (f.a, f.b)

    def options(self, s: State, f: Frame) -> list[int]:
        out = [PASS] if stock(s, f.who, f.b) >= f.a else []
        if stock(s, f.who, other_kind(f.b)) > f.n:
            out.append(YES)
        return out

    def answer(self, s: State, f: Frame, code: int) -> None:
        if code == YES:
            pay(s, f.who, other_kind(f.b), 1)
            s.use(f.who, TRADED)
            f.a -= 1


class PayKind(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        pay(s, f.who, f.b, f.a)


SPEND_TRADED: Final[int] = BOOK.program("spend and trade", [AskTrade(), PayKind()], "ages:losing-food-or-resources")
