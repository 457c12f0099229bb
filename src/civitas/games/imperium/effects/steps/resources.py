"""Steps with resources and actions: gain, pay, steal (imperium:gain, imperium:pay)."""

from __future__ import annotations

from typing import Any, Final

from civitas.games.imperium.actions.resources import (
    ASK_PAY,
    barred,
    can_pay,
    gain,
    icons_of,
    materials_cost,
    paid_by,
    pay,
    pay_all,
    payments,
    start_gain,
)
from civitas.games.imperium.actions.unrest import is_heard
from civitas.games.imperium.effects.steps.control import AskIgnore, EffectOver, PushVictims, Reaching
from civitas.games.imperium.effects.steps.counts import origin_of
from civitas.games.imperium.effects.steps.unrest import AskTaker
from civitas.games.imperium.names import FREE, amounts, priced, resource_name, some
from civitas.games.imperium.state import ACTIONS, GAIN, MATERIALS, MATERIALS_COST, RESOURCES, State
from civitas.games.imperium.step import Step
from civitas.kernel.expr import Amount, Const, N, lift
from civitas.kernel.flow import If, NextSeat
from civitas.kernel.frame import Frame
from civitas.kernel.node import Ask, Node
from civitas.kernel.text import Message, Wording

ASK_PAY_UP_TO: Final = Wording("imperium-ask-pay-up-to", "resource")


class Gain(Step):
    """The seat in focus gains so much of a resource. `from_paid`: a card in play (A) was used up for it."""

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource = resource
        self.amount = lift(amount)
        self.helps = True
        self.ready = isinstance(self.amount, Const)
        self.from_paid = False

    def able(self, s: State, f: Frame) -> bool:
        return self.amount.get(s, f) > 0

    def run(self, s: State, f: Frame) -> None:
        amount = self.amount.get(s, f)
        if amount <= 0:
            return
        icons = 0
        heard = is_heard(s, GAIN, f.who)
        if heard:
            icons = origin_of(self.amount, s, f)
            if self.from_paid and f.a >= 0:
                icons |= icons_of(s, f.a)
        gain(s, f, f.who, self.resource, amount, icons, heard)


class AskPay(Ask[State]):
    """How the seat in focus pays."""

    def __init__(self, price: Price) -> None:
        super().__init__("pay")
        self.price = price

    def options(self, s: State, f: Frame) -> list[int]:
        return payments(s, f.who, self.price.get(s, f), barred(s, f.who, f.src))

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return self.price.get(s, f)

    def answer(self, s: State, f: Frame, code: int) -> None:
        pay_all(s, f.who, self.price.get(s, f), code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_PAY(what=priced(self.price.get(s, f)))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return priced(paid_by(self.price.get(s, f), code))

    def parts(self, s: State, f: Frame, code: int) -> list[Message]:
        return amounts(paid_by(self.price.get(s, f), code))


class Price:
    """What is to be paid of each resource: fixed, or worked out when it is asked for; less what passives take off."""

    def __init__(self, materials: Amount, population: Amount, progress: Amount, goods: Amount) -> None:
        self.parts = [lift(materials), lift(population), lift(progress), lift(goods)]
        # What is fixed need not be worked out each time.
        fixed = [part.value for part in self.parts if isinstance(part, Const)]
        self.fixed: tuple[int, ...] = tuple(fixed) if len(fixed) == RESOURCES else ()

    def get(self, s: State, f: Frame) -> tuple[int, ...]:
        # Only a cost in materials is bent.
        if self.fixed and (not self.fixed[MATERIALS] or not (s.lasting or s.cast.modifiers[MATERIALS_COST])):
            return self.fixed
        return (
            materials_cost(s, f.who, self.parts[0].get(s, f)),
            self.parts[1].get(s, f),
            self.parts[2].get(s, f),
            self.parts[3].get(s, f),
        )


class Pay(Step):
    """The seat in focus pays resources: always a cost (imperium:interpreting 6)."""

    def __init__(self, materials: Amount = 0, population: Amount = 0, progress: Amount = 0, goods: Amount = 0) -> None:
        self.price = Price(materials, population, progress, goods)

    def able(self, s: State, f: Frame) -> bool:
        return can_pay(s, f.who, self.price.get(s, f), barred(s, f.who, f.src))

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskPay(self.price))


class PayAll(Step):
    """The seat in focus pays all it has of a resource, which must be at least so much."""

    def __init__(self, resource: int, least: int) -> None:
        self.resource = resource
        self.least = least

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) >= self.least

    def run(self, s: State, f: Frame) -> None:
        pay(s, f.who, self.resource, s.has(self.resource, f.who))


class GainActions(Step):
    def __init__(self, amount: int) -> None:
        self.amount = amount
        self.ready = True

    def able(self, s: State, f: Frame) -> bool:
        return True

    def run(self, s: State, f: Frame) -> None:
        s.add(ACTIONS + f.who, self.amount)


class SpendActions(Step):
    """A cost in actions."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def able(self, s: State, f: Frame) -> bool:
        return s.counts[ACTIONS + f.who] >= self.amount

    def run(self, s: State, f: Frame) -> None:
        s.add(ACTIONS + f.who, -self.amount)


class Steal(Step):
    """`me` takes so much of a resource from the seat in focus, as far as it has it; B marks who was short.

    How much that is, is counted before `me`.
    """

    def __init__(self, resource: int, amount: Amount) -> None:
        self.resource = resource
        self.amount = lift(amount)

    def wanted(self, s: State, f: Frame) -> int:
        victim = f.who
        f.who = f.me
        amount = self.amount.get(s, f)
        f.who = victim
        return amount

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0

    def run(self, s: State, f: Frame) -> None:
        wanted = self.wanted(s, f)
        taken = min(wanted, s.has(self.resource, f.who))
        if taken < wanted:
            f.b |= 1 << f.who
        s.change(self.resource, f.who, -taken)
        start_gain(s, f, f.me, self.resource, taken)


class NobodyShort(Node[State]):
    def run(self, s: State, f: Frame) -> None:
        f.b = 0


class PushShort(Node[State]):
    """Those that could not give all take an Unrest."""

    def run(self, s: State, f: Frame) -> None:
        short = [seat for seat in s.other_seats(f.me) if f.b >> seat & 1]
        f.xs = (len(short), *short, *f.xs)


class StealFromEach(Reaching):
    """`me` steals from each other player; whoever is unable to pay takes an Unrest (imperium:steal)."""

    def __init__(self, steal: Steal) -> None:
        self.steal = steal

    def parts(self) -> list[Step]:
        return [self.steal]

    def able(self, s: State, f: Frame) -> bool:
        return s.seats > 1

    def emit(self, out: list[Node[Any]]) -> None:
        if self.attack:
            out.append(AskIgnore(self))
        out.append(NobodyShort())
        out.append(PushVictims(True, 0, self.attack))
        NextSeat().emit_around(self.steal, out)
        out.append(PushShort())
        out.append(AskTaker())
        if self.attack:
            out.append(EffectOver())


class Convert(Step):
    """A token of one resource becomes one of another; that is no payment (imperium:martians)."""

    def __init__(self, resource: int, into: int) -> None:
        self.resource = resource
        self.into = into

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0

    def run(self, s: State, f: Frame) -> None:
        if s.has(self.resource, f.who):
            s.change(self.resource, f.who, -1)
            s.change(self.into, f.who, 1)


class AskPayUpTo(Ask[State]):
    """How much of a resource the seat in focus pays; B becomes it."""

    def __init__(self, resource: int, most: Amount, hidden: bool) -> None:
        super().__init__("pay-up-to", hidden)
        self.resource = resource
        self.most = lift(most)

    def options(self, s: State, f: Frame) -> list[int]:
        return list(range(min(self.most.get(s, f), s.has(self.resource, f.who)) + 1))

    def args(self, s: State, f: Frame) -> tuple[int, ...]:
        return (self.resource,)

    def answer(self, s: State, f: Frame, code: int) -> None:
        f.b = code
        pay(s, f.who, self.resource, code)

    def prompt(self, s: State, f: Frame) -> Message:
        return ASK_PAY_UP_TO(resource=resource_name(self.resource))

    def label(self, s: State, f: Frame, code: int) -> Message:
        return some(code, self.resource) if code else FREE()


class PayUpTo(Step):
    """The seat in focus pays as much as it wants of a resource; nothing pays in its place. B is how much.

    `hidden`: what limits it is secret.
    """

    def __init__(self, resource: int, most: Amount, hidden: bool = False) -> None:
        self.resource = resource
        self.most = lift(most)
        self.veiled = hidden

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0 and self.most.get(s, f) > 0

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(AskPayUpTo(self.resource, self.most, self.veiled))


class StealNow(Node[State]):
    """N tells whether the seat in focus was short."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def run(self, s: State, f: Frame) -> None:
        taken = min(self.amount, s.has(self.resource, f.who))
        f.n = int(taken < self.amount)
        s.change(self.resource, f.who, -taken)
        start_gain(s, f, f.me, self.resource, taken)


class StealElse(Step):
    """`me` takes so much of a resource from the seat in focus; if that is short, something happens to it instead."""

    def __init__(self, resource: int, amount: int, orelse: Step) -> None:
        self.resource = resource
        self.amount = amount
        self.orelse = orelse

    def parts(self) -> list[Step]:
        return [self.orelse]

    def able(self, s: State, f: Frame) -> bool:
        return s.has(self.resource, f.who) > 0 or self.orelse.able(s, f)

    def emit(self, out: list[Node[Any]]) -> None:
        out.append(StealNow(self.resource, self.amount))
        If(N, [self.orelse]).emit(out)
